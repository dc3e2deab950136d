"""planning: the dice tray over the map while a round is planned in secret: dice to be put on slots, or changed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.agenda import Option
from game.engine.game import Refusal
from game.rules.montoons.planning import Planning
from game.rules.montoons.state import MonToons
from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.draw.shapes import frame, plate
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.dice import dice_colour, die_picture
from game.ui.games.montoons.diedrag import DieDrag
from game.ui.games.montoons.places import MAP, SHELLS, TRAY
from game.ui.window.focus import Box, Control

if TYPE_CHECKING:
    from game.ui.games.montoons.table import MonToonsTable

DIE, DICE = 76.0, 5
ROOM = 36.0  # of the map's edge that the head of a monster needs
SMALL, ROW = 40.0, 45.0  # a die that a shell would make, and the row of a kind of shells
WHY_X, WHY_W = 396.0, 424.0  # why a slot does not take the die, left of the sheet


class PlanningTray:
    """`held` is the value of the die that a slot would get; `hand` is where a die is that is dragged."""

    def __init__(self, table: MonToonsTable) -> None:
        self.table = table
        self.wanted = 0  # the value that was picked last
        self.hand: tuple[float, float] | None = None
        self.lifted_from = ""  # the slot a die is dragged from
        self.onto = ""  # the slot it is held over
        self.coming = ""  # where a die goes that was dragged from slot to slot, once it is off the first
        self.hidden = 0  # more than 0 while the dice of the tray tumble

    def put_away(self) -> None:
        """Every die lies where it belongs, and none is picked."""
        self.wanted, self.hand, self.lifted_from, self.onto, self.coming = 0, None, "", "", ""

    @property
    def open(self) -> bool:
        return isinstance(self.table.about, Planning)

    @property
    def trayed(self) -> int:
        """Whose dice lie in the tray: who looks on while planning and is not yet ready, -1 for nobody."""
        table = self.table
        facts, seat = table.picture.facts, table.viewer
        if seat is None or facts["phase"] != "planning" or facts["ready"][seat] or not facts["dice"][seat]:
            return -1
        return seat

    @property
    def shown(self) -> bool:
        """Also while a die is on its way to its slot, while others plan, and in the past."""
        return self.open or self.trayed == self.table.home

    @property
    def waits(self) -> bool:
        """Whether somebody else is planning first."""
        table = self.table
        asked = table.match.decision
        return not (table.busy or table.past) and asked is not None and asked.player != table.home

    @property
    def top(self) -> float:
        x, y, w, _ = TRAY
        made, spent, more, gone = self.table.picture.facts["shells"][self.table.home]
        broad = made > spent or more > gone  # whichever die is held, so that the tray lies still
        return clear_top(self.table, x, SHELLS[0] + SHELLS[2] if broad else x + w, y)

    def covers(self, x: float, y: float) -> bool:
        """Whether the tray or the shells lie there."""
        if not self.shown:
            return False
        boxes = [TRAY, SHELLS] if self.shell_keys() else [TRAY]
        return any(bx <= x < bx + w and self.top <= y < self.top + h for bx, _, w, h in boxes)

    def pool(self) -> list[int]:
        """Values of the dice in the tray; shown only to their owner."""
        facts, seat = self.table.picture.facts, self.table.home
        dice, slots = facts["dice"][seat], facts["slots"][seat]
        return [value for value, slot in zip(dice or (), slots or ()) if slot == -1]

    @property
    def held(self) -> int:
        """The value that would be put on a slot: the one picked last, else the first of the tray; 0 for none."""
        pool = self.pool()
        return self.wanted if self.wanted in pool or self.lifted_from else pool[0] if pool else 0

    # ---- choices ------------------------------------------------------------------------------------------------
    def options(self) -> dict[str, Option]:
        asked = self.world().decision if self.open else None
        return {option.key: option for option in (*asked.options, *asked.aside)} if asked else {}

    def world(self) -> MonToons:
        """The game as it is, or as it will be once the die that is dragged is off its slot."""
        table, start = self.table, self.lifted_from
        if not start:
            return table.state

        def lifted() -> MonToons:
            world = table.state.clone()
            world.news = None  # nobody hears of it
            world.choose(f"back>{start}")
            return world

        return table.remember("lifted", (table.question(), start), lifted)

    def refused(self, slot: str) -> Refusal | None:
        """Why a slot does not take the held die."""
        table = self.table
        return table.match.game.why_not(self.world(), table.home, f"{self.held}>{slot}")

    def takes(self, key: str) -> bool:
        """Whether the held die may go on a slot."""
        return f"{self.held}>{key}" in self.options()

    def options_at(self, key: str) -> list[Option]:
        """Putting the held die on a slot, or taking back what lies there."""
        options = self.options()
        return [options[name] for name in (f"back>{key}", f"{self.held}>{key}") if name in options]

    def chosen(self, id: str) -> None:
        """A slot was chosen."""
        found = self.options_at(id[5:])
        if found:
            self.table.answer(found[0].key)

    def pick(self, value: int) -> None:
        self.wanted = value
        self.table.app.dirty = True

    def go_on(self) -> None:
        """A die that was dragged off one slot is put on the other."""
        key, self.coming = self.coming, ""
        if key and key in self.options():
            self.table.placed_by_hand = True
            self.table.answer(key)

    def drag_from(self, slot: str) -> DieDrag | None:
        """How what lies on a slot is carried elsewhere."""
        value = self.table.sheet_panel.dice_on().get(slot, 0)
        return DieDrag(self, value, slot) if value and f"back>{slot}" in self.options() else None

    def controls(self) -> list[Control]:
        if not self.open:
            return []
        found = []
        for i, value in enumerate(self.pool()):
            control = Control(
                f"die/{i}",
                self.die_box(i),
                f"Die {value}",
                partial(self.pick, value),
                zone="dice",
                radius=14,
                drag=DieDrag(self, value),
                tip="Drag it to a slot, or choose it and then a golden slot.",
            )
            found.append(control)
        for key, box in self.shell_buttons():
            found.append(
                Control(
                    f"choice/{key}",
                    box,
                    "Change this die",
                    partial(self.change, key),
                    zone="dice",
                    radius=12,
                    tags={"key": key},
                )
            )
        return found

    def change(self, key: str) -> None:
        """A shell changes the held die, which stays in hand."""
        value = self.made(key)
        self.table.answer(key)
        self.pick(value)

    def made(self, key: str) -> int:
        """What a shell would make of the held die."""
        amount = self.shell_amount(int(key[6]) - 1)
        return self.held + (amount if key[7] == "+" else -amount)

    def die_box(self, i: int) -> Box:
        x, _, w, h = TRAY
        step = (w - 60) / DICE
        return x + 30 + i * step + (step - DIE) / 2, self.top + (h - DIE) / 2, DIE, DIE

    def shell_buttons(self) -> list[tuple[str, Box]]:
        """What shells can make of the held die, in two rows."""
        x = SHELLS[0]
        return [
            (key, (x + 104 + 72 * "-+".index(key[7]), self.shell_row(int(key[6])), 64.0, ROW - 4))
            for key in self.shell_keys()
        ]

    def shell_row(self, row: int) -> float:
        """Where a kind of shells is offered; one alone in the middle."""
        rows = sorted({int(key[6]) for key in self.shell_keys()})
        return self.top + 34 + ROW * (rows.index(row) if len(rows) > 1 else 0.5)

    def shell_keys(self) -> list[str]:
        """Ways to change the held die."""
        options = {} if self.lifted_from else self.options()
        keys = [f"shell:{row}{sign}:{self.held}" for row in (1, 2) for sign in "-+"]
        return [key for key in keys if key in options]

    # ---- a die over a slot --------------------------------------------------------------------------------------
    def slot_under(self, onto: str) -> str:
        """The slot that a control stands for: itself, or the first of an entry that takes the die; "" for none."""
        if onto.startswith("slot/"):
            return onto[5:]
        places = self.table.sheet_panel.places()
        if places is None or onto not in places.entries:
            return ""
        keys = [key for key in places.slots if key == onto or key.startswith(f"{onto}/")]
        return next((key for key in keys if self.takes(key)), keys[0])

    def why(self) -> str:
        """Why the slot under the dragged die does not take it; "" when it does, or there is none."""
        if self.hand is None or not self.onto or self.takes(self.onto):
            return ""
        refused = self.refused(self.onto)
        return refused.why if refused else ""

    def shell_helps(self) -> str:
        """What one shell would make of the die so that the slot takes it."""
        character = self.table.character(self.table.home)
        if character is None:
            return ""
        faces = character.slots[character.by_key[self.onto]].faces
        for row in (1, 2):
            for sign in "-+":
                key = f"shell:{row}{sign}:{self.held}"
                if key in self.options() and faces >> (value := self.made(key)) & 1:
                    return f"A shell of ±{self.shell_amount(row - 1)} makes this {self.held} a {value}."
        return ""

    def draw_why(self, s: Sheet) -> None:
        """A red frame round the slot, and the reason in a bubble beside the sheet."""
        why = self.why()
        box = self.table.sheet_panel.place_of(f"slot/{self.onto}") if why else None
        if box is None:
            return
        helps = self.shell_helps()
        x, y, w, h = box
        s.svg(frame(x - 4, y - 4, w + 8, h + 8, 9, "#c62c3a", 4), x - 8, y - 8, w + 16, h + 16)
        high, top = 82.0 if helps else 58.0, min(max(y + h / 2 - 40, 110.0), 360.0)
        left, wide = WHY_X, WHY_W
        tip = y + h / 2
        s.svg(
            plate(left, top + 5, wide, high, 14, "#06202e", 0.5)
            + plate(left, top, wide, high, 14, PAPER)
            + plate(left, top, 6, high, 0, "#c62c3a")
            + (
                f'<path d="M{left + wide - 1} {tip - 10}L{left + wide + 22} {tip}L{left + wide - 1} {tip + 10}Z" '
                f'fill="{PAPER}"/>'
                if top + 8 < tip < top + high - 8
                else ""
            )
            + f'<circle cx="{left + 32}" cy="{top + 29}" r="15" fill="#c62c3a"/>'
            + plate(left + 23, top + 26, 18, 6, 2, PAPER),
            left,
            top,
            wide + 24,
            high + 6,
        )
        s.text(why, "title", 18, INK, left + 56, top + 29, "l", wide - 70, maxh=24)
        if helps:
            s.svg(look.picture("shell", left + 32, top + 60, 24), left + 18, top + 46, 28, 28)
            s.text(helps, "semi", 16, "#5b4450", left + 56, top + 60, "l", wide - 70, maxh=20)

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        if not self.shown:
            return
        x, _, w, h = TRAY
        y = self.top
        self.table.stamps.put(s, "tray", x, y, w, h + 8, paint_tray)
        if self.hidden:
            return
        colour = dice_colour(self.table.sitting.players[self.table.home].crest)
        pool, dragged = self.pool(), self.hand
        held = pool.index(self.held) if self.held in pool else -1
        away = [held] if dragged and not self.lifted_from and held >= 0 else []
        for i in (*away, *range(len(pool), DICE)) if pool else ():
            self.table.stamps.put(s, "no die", *self.die_box(i), paint_gap)
        for i, value in enumerate(pool):
            bx, by, bw, bh = self.die_box(i)
            control = Control(f"die/{i}", (bx, by, bw, bh))
            if i == held and not dragged:
                self.table.stamps.put(s, "held", bx - 8, by - 8, bw + 16, bh + 16, paint_held)
            if i not in away:
                turn = (14, 20, 8, 24, 12)[i % 5]
                s.blit(die_picture(self.table.app.pictures, value, colour, round(bw * s.u), turn), bx, by)
            self.table.ring(s, control)
        if not pool and self.open:
            s.text("All dice are placed. Ready?", "title", 22, "#e6f6ea", x + w / 2, y + h / 2, "c", w - 60, maxh=26)
        self.draw_shells(s, colour)
        self.draw_why(s)
        if dragged:
            image = die_picture(self.table.app.pictures, self.held, colour, round(DIE * s.u))
            s.blit(image, dragged[0] - DIE / 2, dragged[1] - DIE / 2)

    def draw_shells(self, s: Sheet, colour: str) -> None:
        """What a shell can make of the held die."""
        buttons = self.shell_buttons()
        if not buttons:
            return
        x, _, w, h = SHELLS
        y = self.top
        s.svg(
            plate(x, y + 4, w, h, 14, "#0c0618", 0.5)
            + plate(x, y, w, h, 14, "#fff4de")
            + plate(x, y, w, 28, 14, "#c9527f")
            + plate(x, y + 14, w, 14, 0, "#c9527f")
            + look.picture("shell", x + 20, y + 14, 20),
            x,
            y,
            w,
            h + 4,
        )
        s.text("Change this die", "title", 17, PAPER, x + 38, y + 14, "l", w - 50, maxh=20)
        for key, (bx, by, bw, bh) in buttons:
            over = self.table.focus.over == f"choice/{key}"
            s.svg(
                plate(bx, by, bw, bh, 12, "#ffe08a" if over else "#f0dcae") + frame(bx, by, bw, bh, 12, "#c9881c", 2),
                bx,
                by,
                bw,
                bh,
            )
            image = die_picture(self.table.app.pictures, self.made(key), colour, round(SMALL * s.u))
            s.blit(image, bx + bw / 2 - SMALL / 2, by + bh / 2 - SMALL / 2)
            self.table.ring(s, Control(f"choice/{key}", (bx, by, bw, bh), radius=12))
        for row in {int(key[6]) for key, _ in buttons}:
            cy = self.shell_row(row) + ROW / 2 - 2
            s.text(f"±{self.shell_amount(row - 1)}", "black", 20, INK, x + 30, cy, "c", 40, maxh=24)
            s.svg(icon("arrow", x + 68, cy, 18, "#8a6630", "#fff4de"), x + 56, cy - 12, 24, 24)

    def shell_amount(self, row: int) -> int:
        """What the next shell of a row adds or takes off."""
        character = self.table.character(self.table.home)
        facts, seat = self.table.picture.facts, self.table.home
        spent = facts["shells"][seat][2 * row + 1] + (facts["veiled"][seat] or (0, 0))[row]
        return character.shells[row][spent] if character else 0


def clear_top(table: MonToonsTable, left: float, right: float, y: float) -> float:
    """A tray lies over the foot of the map, or over its head where it would hide the own monster: there below the
    map's buttons when it is as wide as that, and below the page of a lesson."""
    own = table.own_space()
    if own < 0:
        return y
    sx, sy = table.board.view.spot(own)
    if not left - ROOM < sx < right + ROOM or sy <= y - 10:
        return y
    if table.lesson is not None:
        return table.lesson_page[1] + table.lesson_page[3] + 8
    return max(
        (control.rect[1] + control.rect[3] + 8 for control in table.board.controls() if control.rect[0] < right),
        default=MAP[1] + 8,
    )


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
