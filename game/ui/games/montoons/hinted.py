"""hinted: the choice that a hint recommends, in words, and with a lamp where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.agenda import say
from game.ui.draw.paint import INK, Sheet, icon
from game.ui.games.montoons.sheetreading import slot_words
from game.ui.table.marks import LIT
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.games.montoons.table import MonToonsTable

R = 15.0


class Hinted:
    """Draws over everything else, except on buttons, which are lit themselves."""

    def __init__(self, table: MonToonsTable) -> None:
        self.table = table

    @property
    def key(self) -> str:
        """The recommended choice, "" for none."""
        table = self.table
        return table.hint.key if table.hint is not None and table.offered is not None and not table.past else ""

    def take_up(self) -> None:
        """A hint has come: the die that it speaks of is the one that is held."""
        value, _, slot = self.key.partition(">")
        if slot and value.isdigit():
            self.table.planning.wanted = int(value)

    def words(self) -> str:
        """What is recommended and why, "" for nothing."""
        table, deed = self.table, self.deed()
        return f"Hint: {deed} {table.hint.hint}" if deed and table.hint is not None else ""

    def deed(self) -> str:
        """What is recommended, as a sentence that goes on after a colon."""
        table, key = self.table, self.key
        if not key or table.offered is None:
            return ""
        value, _, slot = key.partition(">")
        character = table.character(table.home)
        if slot and character is not None:
            name = slot_words(character, slot)[0]
            return f"take the die off {name}." if value == "back" else f"put the {value} on {name}."
        option = next((one for one in (*table.offered.options, *table.offered.aside) if one.key == key), None)
        return f"{say(option.label)}." if option else ""

    def control(self) -> Control | None:
        """What the recommended choice lies on."""
        key = self.key
        return (
            next((control for control in self.table.board_controls() if control.tags.get("key") == key), None)
            if key
            else None
        )

    def draw(self, s: Sheet) -> None:
        control = self.control()
        if control is None or control.id.startswith("choice/"):
            return
        x, y, w, _ = control.rect
        x, y = (x + w / 2, y - 4) if control.id.startswith("hex/") else (x + w - 4, y + 2)
        self.table.stamps.put(
            s,
            "hint lamp",
            x - R - 2,
            y - R - 2,
            2 * R + 4,
            2 * R + 4,
            lambda t: t.svg(
                f'<circle cx="{R + 2}" cy="{R + 2}" r="{R + 1}" fill="{LIT}"/><circle cx="{R + 2}" cy="{R + 2}" '
                f'r="{R - 1}" fill="{INK}"/>' + icon("bulb", R + 2, R + 2, 21, LIT, INK)
            ),
        )
