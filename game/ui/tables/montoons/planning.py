"""planning: the dice tray over the map while a round is planned in secret: dice to be put on slots, or changed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.agenda import Option
from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.focus import Box, Control
from game.ui.tables.montoons import sheetlook as look
from game.ui.tables.montoons.dice import dice_colour, die_picture
from game.ui.tables.montoons.places import TRAY
from game.ui.widgets.shapes import frame, plate

if TYPE_CHECKING:
    from game.ui.tables.montoons.table import MonToonsTable

DIE = 84.0
SHELLS: Box = (576, 470, 256, 178)
SMALL = 50.0


class PlanningTray:
    """`held` is the value of the die that a slot would get; `hand` is where a die is that is dragged."""

    def __init__(self, table: MonToonsTable) -> None:
        self.table = table
        self.wanted = 0  # the value that was picked last
        self.hand: tuple[float, float] | None = None
        self.lifted_from = ""  # the slot a die is dragged from

    @property
    def open(self) -> bool:
        return self.table.asking() == "plan"

    def pool(self) -> list[int]:
        """Values of the dice in the tray; shown only to their owner."""
        facts, seat = self.table.picture.facts, self.table.home
        dice, slots = facts["dice"][seat], facts["slots"][seat]
        return [value for value, slot in zip(dice or (), slots or ()) if slot == -1]

    @property
    def held(self) -> int:
        """The value that would be put on a slot: the one picked last, else the first of the tray; 0 for none."""
        pool = self.pool()
        return self.wanted if self.wanted in pool else pool[0] if pool else 0

    # ---- choices ------------------------------------------------------------------------------------------------
    def options(self) -> dict[str, Option]:
        offered = self.table.offered
        return {} if offered is None or not self.open else {
            option.key: option for option in (*offered.options, *offered.aside)}

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

    def controls(self) -> list[Control]:
        if not self.open:
            return []
        found = []
        for i, value in enumerate(self.pool()):
            control = Control(f"die/{i}", self.die_box(i), f"Die {value}", partial(self.pick, value), zone="dice",
                              radius=14, drag=DieDrag(self, value),
                              tip="Drag it to a slot, or choose it and then a golden slot.")
            found.append(control)
        for key, box in self.shell_buttons():
            found.append(Control(f"choice/{key}", box, "Change this die", self.table.chooser(key), zone="dice",
                                 radius=12, tags={"key": key}))
        return found

    def die_box(self, i: int) -> Box:
        x, y, w, h = TRAY
        step = (w - 60) / 5
        return x + 30 + i * step + (step - DIE) / 2, y + (h - DIE) / 2, DIE, DIE

    def shell_buttons(self) -> list[tuple[str, Box]]:
        """What shells can make of the held die, in two rows."""
        found = []
        options = self.options()
        for row in (1, 2):
            for col, sign in enumerate("-+"):
                key = f"shell:{row}{sign}:{self.held}"
                if key in options:
                    x, y, _, _ = SHELLS
                    found.append((key, (x + 92 + col * 78, y + 48 + (row - 1) * 62, 66.0, 56.0)))
        return found

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        if not self.open:
            return
        x, y, w, h = TRAY
        self.table.stamps.put(s, "tray", x, y, w, h + 8, paint_tray)
        colour = dice_colour(self.table.sitting.players[self.table.home].crest)
        pool, dragged = self.pool(), self.hand
        held = pool.index(self.held) if self.held in pool else -1
        for i, value in enumerate(pool):
            bx, by, bw, bh = self.die_box(i)
            control = Control(f"die/{i}", (bx, by, bw, bh))
            if i == held and not (dragged and not self.lifted_from):
                self.table.stamps.put(s, "held", bx - 8, by - 8, bw + 16, bh + 16, paint_held)
            if not (i == held and dragged and not self.lifted_from):
                turn = (14, 20, 8, 24, 12)[i % 5]
                s.blit(die_picture(self.table.app.pictures, value, colour, round(bw * s.u), turn), bx, by)
            self.table.ring(s, control)
        if not pool:
            s.text("All dice are placed. Ready?", "title", 22, "#e6f6ea", x + w / 2, y + h / 2, "c", w - 60, maxh=26)
        self.draw_shells(s, colour)
        if dragged:
            image = die_picture(self.table.app.pictures, self.held, colour, round(DIE * s.u))
            s.blit(image, dragged[0] - DIE / 2, dragged[1] - DIE / 2)

    def draw_shells(self, s: Sheet, colour: str) -> None:
        """What a shell can make of the held die."""
        buttons = self.shell_buttons()
        if not buttons:
            return
        x, y, w, h = SHELLS
        s.svg(plate(x, y + 4, w, h, 14, "#0c0618", 0.5) + plate(x, y, w, h, 14, "#fff4de")
              + plate(x, y, w, 36, 14, "#c9527f") + plate(x, y + 20, w, 16, 0, "#c9527f")
              + look.picture("shell", x + 22, y + 18, 24), x, y, w, h + 4)
        s.text("Change a die", "title", 18, PAPER, x + 42, y + 18, "l", w - 54, maxh=22)
        for key, (bx, by, bw, bh) in buttons:
            over = self.table.focus.over == f"choice/{key}"
            s.svg(plate(bx, by, bw, bh, 12, "#ffe08a" if over else "#f0dcae") + frame(bx, by, bw, bh, 12, "#c9881c", 2),
                  bx, by, bw, bh)
            row, sign = int(key[6]), key[7]
            amount = self.shell_amount(row - 1)
            value = self.held + (amount if sign == "+" else -amount)
            s.blit(die_picture(self.table.app.pictures, value, colour, round(SMALL * s.u)), bx + bw / 2 - SMALL / 2,
                   by + bh / 2 - SMALL / 2)
            self.table.ring(s, Control(f"choice/{key}", (bx, by, bw, bh), radius=12))
        for row in {int(key[6]) for key, _ in buttons}:
            cy = y + 76 + (row - 1) * 62
            s.text(f"±{self.shell_amount(row - 1)}", "black", 20, INK, x + 30, cy, "c", 40, maxh=24)
            s.svg(icon("arrow", x + 68, cy, 18, "#8a6630", "#fff4de"), x + 56, cy - 12, 24, 24)

    def shell_amount(self, row: int) -> int:
        """What the next shell of a row adds or takes off."""
        character = self.table.character(self.table.home)
        shells = self.table.picture.facts["shells"][self.table.home]
        return character.shells[row][shells[2 * row + 1]] if character else 0


class DieDrag:
    """A die is dragged from the tray to a slot of the sheet."""

    def __init__(self, tray: PlanningTray, value: int) -> None:
        self.tray, self.value = tray, value

    def lift(self, x: float, y: float) -> None:
        self.tray.wanted, self.tray.hand = self.value, (x, y)

    def carry(self, x: float, y: float, onto: str | None) -> None:
        self.tray.hand = x, y

    def drop(self, x: float, y: float, onto: str | None) -> object:
        table = self.tray.table
        self.tray.hand = None
        if onto and onto.startswith("slot/"):
            key = f"{self.value}>{onto[5:]}"
            if key in self.tray.options():
                table.answer(key)
            else:
                refused = table.refusal(key)
                if refused is not None:
                    table.say_no(refused)
        return None


def paint_tray(t: Sheet) -> None:
    """The wooden tray with its green cloth."""
    _, _, w, h = TRAY
    t.svg(plate(0, 6, w, h, 24, "#0c0618", 0.5) + plate(0, 0, w, h, 24, "#8a5136") + plate(4, 3, w - 8, h - 12, 21,
          "#c98a52") + plate(10, 10, w - 20, h - 22, 17, "#7a4a2e") + plate(16, 16, w - 32, h - 34, 12, "#1c4a3a")
          + plate(16, 22, w - 32, h - 40, 12, "#2f6b52"))


def paint_held(t: Sheet) -> None:
    """The frame round the die that is held."""
    t.svg(frame(2, 2, DIE + 12, DIE + 12, 18, "#ffd84a", 4))
