"""tray: the dice while a round is planned in secret, to be put on slots, or changed by shells."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.engine.game import Refusal
from game.ui.draw.paint import INK, PAPER, Area, Sheet
from game.ui.draw.shapes import disc, frame, plate, raised
from game.ui.draw.svg import dashes
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.places import CHANGE
from game.ui.games.montoons.plan import WHY_W, Plan
from game.ui.games.montoons.shelltray import shell_box, shell_button
from game.ui.style.metrics import BOLD, BROAD, FINE, SLIP, THICK
from game.ui.style.palette import palette
from game.ui.table.marks import ring
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part, Target, View
from game.ui.window.focus import Control, Given

DICE = 5
SMALL = 34.0  # a die that a shell would make, in units of its design
RIM = 0.09  # of the tray's height: its wood
PUT = "Drag it to a slot, or choose it and then a golden slot."
PLANNED = "3.2"  # the heading of the rulebook on putting dice on slots
NOSE = 24.0  # of the bubble that says why a slot does not take the die


class Tray(Part):
    """As high or as wide as its place."""

    name = "tray"

    def __init__(self, view: View, plan: Plan) -> None:
        super().__init__(view)
        self.plan, self.reading = plan, plan.reading

    def lay_out(self) -> None:
        self.plan.hidden = 0

    def settled(self) -> None:
        self.plan.go_on()

    def put_away(self) -> None:
        self.plan.put_away()

    def where(self, thing: Target, at: int) -> Area | None:
        """The place of a die ("die/0")."""
        kind, _, number = str(thing).partition("/")
        return self.die_box(int(number)) if kind == "die" else None

    # ---- choices ------------------------------------------------------------------------------------------------
    def on_given(self, given: Given) -> object:
        """A number key picks a die of that value up, or says that no die has it."""
        if not self.plan.open or given.kind != "key" or not given.key.isdigit():
            return None
        if int(given.key) in self.plan.pool():
            self.view.sound("tick")
            self.plan.pick(int(given.key))
        else:
            self.view.sound("wrong")
            self.view.say_no(Refusal(f"None of the dice that lie here shows a {given.key}.", PLANNED))
        return True

    def controls(self) -> list[Control]:
        if not self.plan.open:
            return []
        found = []
        for i, value in enumerate(self.plan.pool()):
            pick, tip = partial(self.plan.pick, value), f"{PUT} The {value} key picks it up, too."
            if box := self.die_box(i):
                control = Control(f"die/{i}", box, f"Die {value}", pick, zone="dice", radius=BROAD, tip=tip)
                control.drag = self.plan.drag(value)
                found.append(control)
        return [*found, *self.shell_controls()]

    def shell_controls(self) -> list[Control]:
        """What shells can make of the held die, where they lie in their design."""
        if (pane := self.view.pane("change")) is None:
            return []
        choose, words = self.plan.change, "Change this die"
        return [
            pane.control(
                Control(f"choice/{key}", box, words, partial(choose, key), zone="dice", radius=SLIP, tags={"key": key})
            )
            for key, box in self.shell_buttons()
        ]

    def die_box(self, i: int) -> Area | None:
        """Where a die lies; None where there is no tray."""
        if (area := self.view.area("tray")) is None:
            return None
        x, y, w, h = area
        rim = max(9.0, RIM * min(w, h))
        along, across = max(w, h) - 2 * rim, min(w, h) - 2 * rim
        step = along / DICE
        d = min(step * 0.9, across * 0.94)
        at, beside = rim + i * step + (step - d) / 2, (min(w, h) - d) / 2
        return (x + beside, y + at, d, d) if h > w else (x + at, y + beside, d, d)

    def shell_buttons(self) -> list[tuple[str, Area]]:
        """What shells can make of the held die: a pair for each kind of shells, side by side."""
        return [
            (key, (self.shell_row(int(key[6])) + 32 + 43 * "-+".index(key[7]), 26.0, 40.0, 42.0))
            for key in self.plan.shell_keys()
        ]

    def shell_row(self, row: int) -> float:
        """Where a kind of shells is offered; one alone in the middle."""
        rows = sorted({int(key[6]) for key in self.plan.shell_keys()})
        return 4 + 120 * rows.index(row) if len(rows) > 1 else (CHANGE[2] - 116) / 2

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        area = self.view.area("tray")
        if not self.plan.shown or area is None:
            return
        x, y, w, h = area
        paint = partial(paint_tray, w=w, h=h)
        self.view.stamps.put(s, ("tray", round(w), round(h)), x, y, w, h + 6, paint)
        if self.plan.hidden:
            return
        pool, dragged = self.plan.pool(), self.plan.hand
        held = pool.index(self.plan.held) if self.plan.held in pool else -1
        away = [held] if dragged and not self.plan.lifted_from and held >= 0 else []
        boxes = [box for i in range(DICE) if (box := self.die_box(i))]
        d = boxes[0][2]
        for i in (*away, *range(len(pool), DICE)) if pool or self.view.throwing.asks else ():
            bx, by, bw, bh = boxes[i]
            self.view.stamps.put(s, ("no die", round(d)), bx, by, bw, bh, partial(paint_gap, d=d))
        for i, value in enumerate(pool):
            bx, by, bw, bh = boxes[i]
            if i == held and not dragged:
                around = bx - 4, by - 4, bw + 8, bh + 8
                self.view.stamps.put(s, ("held", round(d)), *around, partial(paint_held, d=d))
            if i not in away:
                turn = (14, 20, 8, 24, 12)[i % 5]
                s.blit(self.reading.die(self.view.home, value, bw * s.u, turn), bx, by)
            ring(s, self.view, Control(f"die/{i}", boxes[i], radius=BROAD))
        if not pool and self.plan.open:
            s.tell("All placed. Ready?", "heading", palette.baize, x + 18, y + h / 2 - 12, w - 36, "c", maxh=h / 2)
        self.draw_shells(s)
        self.draw_why(s)
        if dragged:
            image = self.reading.die(self.view.home, self.plan.held, d * s.u)
            s.blit(image, dragged[0] - d / 2, dragged[1] - d / 2)

    def draw_shells(self, s: Sheet) -> None:
        """What a shell can make of the held die."""
        buttons, pane = self.shell_buttons(), self.view.pane("change")
        if not buttons or pane is None:
            return
        t = pane.sheet(s)
        shell_box(t, self.view, CHANGE, "Change this die", 20)
        for control, (key, box) in zip(self.shell_controls(), buttons):
            image = self.reading.die(self.view.home, self.plan.made(key), SMALL * t.u)
            shell_button(t, self.view, replace(control, rect=box), image, hinted=False)
        for row in {int(key[6]) for key, _ in buttons}:
            left = self.shell_row(row)
            t.say(f"±{self.plan.shell_amount(row - 1)}", "number", INK, left + 15, 47, "c", 30, maxh=22)

    def draw_why(self, s: Sheet) -> None:
        """A red frame round the slot, and the reason in a bubble beside the sheet."""
        why = self.plan.why()
        box = self.view.where(f"slot/{self.plan.onto}") if why else None
        if box is None:
            return
        helps = self.plan.shell_helps()
        x, y, w, h = box
        s.svg(frame(x - 4, y - 4, w + 8, h + 8, SLIP, palette.risk, THICK), x - 8, y - 8, w + 16, h + 16)
        paper = self.view.area("paper")
        if not self.plan.has_bubble or paper is None:
            return  # what is asked tells
        left = paper[0] - NOSE - WHY_W
        high, wide, tip = 82.0 if helps else 58.0, WHY_W, y + h / 2
        top = min(max(tip - 40, BAR_H + 58), self.view.room[1] - high - 100)
        s.cover(left, top, wide, high)
        nose = f'<path d="M{left + wide - 1} {tip - 10}l{NOSE - 1} 10l{1 - NOSE} 10Z" fill="{PAPER}"/>'
        bubble = (
            plate(left, top + 5, wide, high, BROAD, palette.abyss, 0.5)
            + plate(left, top, wide, high, BROAD, PAPER)
            + plate(left, top, 6, high, 0, palette.risk)
            + (nose if top + 8 < tip < top + high - 8 else "")
            + disc(left + 32, top + 29, 15, palette.risk)
            + plate(left + 23, top + 26, 18, 6, FINE, PAPER)
        )
        s.svg(bubble, left, top, wide + NOSE, high + 6)
        s.say(why, "name", INK, left + 56, top + 29, "l", wide - 70, maxh=24)
        if helps:
            s.svg(look.picture("shell", left + 32, top + 60, 24), left + 18, top + 46, 28, 28)
            s.say(helps, "note", palette.fade, left + 56, top + 60, "l", wide - 70, maxh=20)


def paint_tray(t: Sheet, w: float, h: float) -> None:
    """The wooden tray with its green cloth."""
    r = min(22.0, 0.2 * min(w, h))
    t.svg(
        raised(0, 0, w, h, r, palette.wood)
        + plate(2.5, 2, w - 5, h - 7, r - 2, palette.wood_light)
        + plate(6, 6, w - 12, h - 13, r - 5, palette.wood)
        + plate(8.5, 8.5, w - 17, h - 18, r - 7, palette.pine)
        + plate(8.5, 12, w - 17, h - 21.5, r - 7, palette.pine)
    )


def paint_held(t: Sheet, d: float) -> None:
    """The frame round the die that is held."""
    t.svg(frame(2, 2, d + 4, d + 4, 0.2 * d, palette.sun, BOLD))


def paint_gap(t: Sheet, d: float) -> None:
    """Where a die lay that is on a slot now."""
    k = 0.13 * d
    box = k, k, d - 2 * k, d - 2 * k
    t.svg(dashes(*box, palette.baize, 0.033 * d, on=0.145 * d, off=0.1 * d, inset=0.1 * d, o=0.55))
