"""tray: the dice over the map while a round is planned in secret, to be put on slots, or changed by shells."""

from __future__ import annotations

from functools import partial

from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.draw.shapes import disc, frame, inside, plate
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.island import Island
from game.ui.games.montoons.places import SHELLS, TRAY
from game.ui.games.montoons.plan import Plan
from game.ui.games.montoons.shelltray import clear_top, shell_box, shell_button
from game.ui.table.marks import ring
from game.ui.table.part import Part
from game.ui.table.view import Area, Target, View
from game.ui.window.focus import Box, Control

DIE, DICE = 76.0, 5
SMALL, ROW = 40.0, 45.0  # a die that a shell would make, and the row of a kind of shells
WHY_X, WHY_W = 396.0, 424.0  # why a slot does not take the die, left of the sheet


class Tray(Part):
    """Lies over the foot of the map, or over its head (see clear_top)."""

    name = "tray"

    def __init__(self, view: View, island: Island, plan: Plan) -> None:
        super().__init__(view)
        self.island, self.plan, self.reading = island, plan, plan.reading

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

    @property
    def top(self) -> float:
        x, y, w, _ = TRAY
        made, spent, more, gone = self.view.picture.facts["shells"][self.view.home]
        broad = made > spent or more > gone  # whichever die is held, so that the tray lies still
        return clear_top(self.reading, self.island, x, SHELLS[0] + SHELLS[2] if broad else x + w, y)

    def covers(self, x: float, y: float) -> bool:
        """Whether the tray or the shells lie there."""
        if not self.plan.shown:
            return False
        boxes = [TRAY, SHELLS] if self.plan.shell_keys() else [TRAY]
        return any(inside((left, self.top, w, h), x, y) for left, _, w, h in boxes)

    # ---- choices ------------------------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        if not self.plan.open:
            return []
        found = []
        for i, value in enumerate(self.plan.pool()):
            pick, tip = partial(self.plan.pick, value), "Drag it to a slot, or choose it and then a golden slot."
            control = Control(f"die/{i}", self.die_box(i), f"Die {value}", pick, zone="dice", radius=14, tip=tip)
            control.drag = self.plan.drag(value)
            found.append(control)
        return [*found, *self.shell_controls()]

    def shell_controls(self) -> list[Control]:
        choose, words = self.plan.change, "Change this die"
        return [
            Control(f"choice/{key}", box, words, partial(choose, key), zone="dice", radius=12, tags={"key": key})
            for key, box in self.shell_buttons()
        ]

    def die_box(self, i: int) -> Box:
        x, _, w, h = TRAY
        step = (w - 60) / DICE
        return x + 30 + i * step + (step - DIE) / 2, self.top + (h - DIE) / 2, DIE, DIE

    def shell_buttons(self) -> list[tuple[str, Box]]:
        """What shells can make of the held die, in two rows."""
        x = SHELLS[0]
        return [
            (key, (x + 104 + 72 * "-+".index(key[7]), self.shell_row(int(key[6])), 64.0, ROW - 4))
            for key in self.plan.shell_keys()
        ]

    def shell_row(self, row: int) -> float:
        """Where a kind of shells is offered; one alone in the middle."""
        rows = sorted({int(key[6]) for key in self.plan.shell_keys()})
        return self.top + 34 + ROW * (rows.index(row) if len(rows) > 1 else 0.5)

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        if not self.plan.shown:
            return
        x, _, w, h = TRAY
        y = self.top
        self.view.stamps.put(s, "tray", x, y, w, h + 8, paint_tray)
        if self.plan.hidden:
            return
        pool, dragged = self.plan.pool(), self.plan.hand
        held = pool.index(self.plan.held) if self.plan.held in pool else -1
        away = [held] if dragged and not self.plan.lifted_from and held >= 0 else []
        for i in (*away, *range(len(pool), DICE)) if pool else ():
            self.view.stamps.put(s, "no die", *self.die_box(i), paint_gap)
        for i, value in enumerate(pool):
            bx, by, bw, bh = self.die_box(i)
            control = Control(f"die/{i}", (bx, by, bw, bh))
            if i == held and not dragged:
                self.view.stamps.put(s, "held", bx - 8, by - 8, bw + 16, bh + 16, paint_held)
            if i not in away:
                turn = (14, 20, 8, 24, 12)[i % 5]
                s.blit(self.reading.die(self.view.home, value, bw * s.u, turn), bx, by)
            ring(s, self.view, control)
        if not pool and self.plan.open:
            s.text("All dice are placed. Ready?", "title", 22, "#e6f6ea", x + w / 2, y + h / 2, "c", w - 60, maxh=26)
        self.draw_shells(s)
        self.draw_why(s)
        if dragged:
            image = self.reading.die(self.view.home, self.plan.held, DIE * s.u)
            s.blit(image, dragged[0] - DIE / 2, dragged[1] - DIE / 2)

    def draw_shells(self, s: Sheet) -> None:
        """What a shell can make of the held die."""
        buttons = self.shell_buttons()
        if not buttons:
            return
        x, _, w, h = SHELLS
        shell_box(s, self.view, (x, self.top, w, h), "Change this die")
        for control, (key, _) in zip(self.shell_controls(), buttons):
            image = self.reading.die(self.view.home, self.plan.made(key), SMALL * s.u)
            shell_button(s, self.view, control, image, hinted=False)
        for row in {int(key[6]) for key, _ in buttons}:
            cy = self.shell_row(row) + ROW / 2 - 2
            s.text(f"±{self.plan.shell_amount(row - 1)}", "black", 20, INK, x + 30, cy, "c", 40, maxh=24)
            s.svg(icon("arrow", x + 68, cy, 18, "#8a6630", "#fff4de"), x + 56, cy - 12, 24, 24)

    def draw_why(self, s: Sheet) -> None:
        """A red frame round the slot, and the reason in a bubble beside the sheet."""
        why = self.plan.why()
        box = self.view.where(f"slot/{self.plan.onto}") if why else None
        if box is None:
            return
        helps = self.plan.shell_helps()
        x, y, w, h = box
        s.svg(frame(x - 4, y - 4, w + 8, h + 8, 9, "#c62c3a", 4), x - 8, y - 8, w + 16, h + 16)
        high, top = 82.0 if helps else 58.0, min(max(y + h / 2 - 40, 110.0), 360.0)
        left, wide, tip = WHY_X, WHY_W, y + h / 2
        nose = f'<path d="M{left + wide - 1} {tip - 10}l23 10l-23 10Z" fill="{PAPER}"/>'
        bubble = (
            plate(left, top + 5, wide, high, 14, "#06202e", 0.5)
            + plate(left, top, wide, high, 14, PAPER)
            + plate(left, top, 6, high, 0, "#c62c3a")
            + (nose if top + 8 < tip < top + high - 8 else "")
            + disc(left + 32, top + 29, 15, "#c62c3a")
            + plate(left + 23, top + 26, 18, 6, 2, PAPER)
        )
        s.svg(bubble, left, top, wide + 24, high + 6)
        s.text(why, "title", 18, INK, left + 56, top + 29, "l", wide - 70, maxh=24)
        if helps:
            s.svg(look.picture("shell", left + 32, top + 60, 24), left + 18, top + 46, 28, 28)
            s.text(helps, "semi", 16, "#5b4450", left + 56, top + 60, "l", wide - 70, maxh=20)


def paint_tray(t: Sheet) -> None:
    """The wooden tray with its green cloth."""
    _, _, w, h = TRAY
    t.svg(
        plate(0, 6, w, h, 24, "#0c0618", 0.5)
        + plate(0, 0, w, h, 24, "#8a5136")
        + plate(4, 3, w - 8, h - 12, 21, "#c98a52")
        + plate(10, 10, w - 20, h - 22, 17, "#7a4a2e")
        + plate(16, 16, w - 32, h - 34, 12, "#1c4a3a")
        + plate(16, 22, w - 32, h - 40, 12, "#2f6b52")
    )


def paint_held(t: Sheet) -> None:
    """The frame round the die that is held."""
    t.svg(frame(2, 2, DIE + 12, DIE + 12, 18, "#ffd84a", 4))


def paint_gap(t: Sheet) -> None:
    """Where a die lay that is on a slot now."""
    t.svg(
        f'<rect x="10" y="10" width="{DIE - 20}" height="{DIE - 20}" rx="9" fill="none" stroke="#8fd0b0" '
        'stroke-width="2.5" stroke-dasharray="11 8" opacity=".55"/>'
    )
