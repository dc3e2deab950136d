"""panel: the buttons: what has no place on the table, Done, Put back, and the way back from the past."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.agenda import Option, say
from game.engine.words import counted
from game.rules.kingdom.powers import Tasting
from game.rules.kingdom.resolve import Resolving
from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import Box
from game.ui.table.buttons import Button, Face, button, choice, marked, of_the_past, result
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, VIOLET, Ramp
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.games.kingdom.table import KingdomTable

BIG, SECOND = (928, 556, 342, 62), (928, 636, 342, 46)
TOP, BESIDE = (1002, 508, 128, 42), (1140, 508, 126, 42)
BACK = (428, 604, 122, 42)
SIGNS = {
    "queue": "plus",
    "dismiss": ".cross",
    "done": "check",
    "use": "star4",
    "leave": "gem",
    "with": "crown",
    "without": ".minus",
    "kingdom": "tower",
    "dungeon": "gate",
    "stay": "stay",
}


class Panel:
    def __init__(self, table: KingdomTable) -> None:
        self.table = table

    def buttons(self) -> list[Button]:
        table = self.table
        parted = table.places.parted
        if table.past:
            return self.of_the_past(parted)
        if table.finished:
            box: Box = BIG if parted else (1002, 508, 264, 42)
            return [result(table.view, box)]
        if table.offered is None:
            return []
        options = [option for option in table.offered.options if not self.lies(option)] if not table.tray.open else []
        return self.after_a_cut(options) if parted else self.before(options)

    def lies(self, option: Option) -> bool:
        """Whether a choice is made on the table alone."""
        at = option.at
        if option.key in ("use", "queue", "dismiss") or at in ("kingdom", "dungeon"):
            return False
        return at is not None

    def before(self, options: list[Option]) -> list[Button]:
        """While a card is taken and used."""
        table = self.table
        found = [
            self.choice(
                option, box, "Queue up" if option.key == "queue" else say(option.label), RED if i == 0 else VIOLET
            )
            for i, (option, box) in enumerate(zip(options, (TOP, BESIDE)))
        ]
        if table.picture.zones["taken"] and table.may_undo() is None:
            found.append(button("panel/undo", Face(BACK, "Put back"), table.undo))
        return found

    def after_a_cut(self, options: list[Option]) -> list[Button]:
        """Choices that lie nowhere, and the way out of a fight or a deed that has only been begun."""
        found = []
        for i, option in enumerate(options[:2]):
            words, sub = self.words_of(option)
            box: Box = BIG if i == 0 else SECOND
            calm = i > 0 or option.key == "stay" or option.key == "done" and self.table.left_undone("done") != ""
            found.append(self.choice(option, box, words, VIOLET if calm else RED, sub))
        if len(found) < 2 and not isinstance(self.table.tray.about, Resolving) and self.table.may_undo() is None:
            found.append(button("panel/undo", Face(SECOND, "Go back", VIOLET, "undo"), self.table.undo))
        return found

    def words_of(self, option: Option) -> tuple[str, str]:
        """A button's words, and a line under them."""
        match option.key:
            case "done":
                return "Done with this cut", "Adventurers return, Monsters raid"
            case "kingdom":
                return "Into the Kingdom", "to be fought" if self.beast() else "to pay, or to come home"
            case "dungeon":
                return "Into the Dungeon", "to be controlled" if self.beast() else "for its deed, or as a Gem"
            case "stay":
                return "Move no more", ""
            case "with" | "without" if isinstance(self.table.tray.about, Tasting):
                kind, each = self.table.tray.about
                whites = self.table.gems_of(self.table.content.wild) if option.key == "with" else 0
                return say(option.label), counted((self.table.gems_of(kind) + whites) * each, "point")
            case "leave":
                return "Only the Gem", "the deed is not used"
        return say(option.label), ""

    def beast(self) -> bool:
        """Whether it is a Monster that is to be put into a side."""
        placed = self.table.placed()
        return placed is not None and self.table.content.is_monster(placed.card)

    def choice(self, option: Option, box: Box, text: str, ramp: Ramp, sub: str = "") -> Button:
        _, _, w, h = box
        sign = SIGNS.get(option.key) if w > 150 else None
        return choice(self.table.view, option, Face(box, text, ramp, sign, sub if h > 56 else ""), numbered=w > 150)

    def of_the_past(self, parted: bool) -> list[Button]:
        top: Box = (928, 560, 168, 46) if parted else (1002, 508, 128, 42)
        second: Box = (1106, 560, 164, 46) if parted else (1140, 508, 126, 42)
        left, y, w = (928.0, 636.0, 108.0) if parted else (428.0, 604.0, 38.0)
        return of_the_past(
            self.table.view,
            Face(top, "Return", RED),
            Face(second, "Play from here" if parted else "Play on"),
            [(left + i * (w + 9), y, w, 42) for i in range(3)],
        )

    def controls(self) -> list[Control]:
        return [control for control, _ in self.buttons()]

    def draw(self, s: Sheet) -> None:
        table = self.table
        if not table.places.parted:
            count = len(table.lying(f"hand/{table.home}"))
            if not count:
                s.text(
                    "Your hand is empty. Adventurers left in a Kingdom come home to it.",
                    "semi",
                    16,
                    "#e6d3ee",
                    572,
                    626,
                    "l",
                    600,
                    maxh=22,
                )
            s.text(f"Hand {count} of 7", "label", 16, PAPER, 436, 580, "l", 112, maxh=22)
        elif (
            table.picture.zones[f"array/{table.home}"]
            and table.picture.facts["active"] != table.home
            and not table.past
        ):
            s.text("YOUR ARRAY", "label", 14, "#e6d3ee", 932, 586, "l", 200, tracking=0.08, maxh=18)
        for face, state, hinted in marked(s, table.view, self.buttons()):
            size = 23.0 if face.box[3] > 56 else 18.0
            if s.text_scale > 1.2 and face.sub:
                size *= 1.1 / s.text_scale
            looks.button(s, face.box, face.text, state, face.ramp, size, face.sign, face.sub, face.key, hinted)
