"""reading: what all of MonToons' table reads: who is who, the map, and where the choices of a question lie."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import pygame

from game.engine.agenda import Option
from game.rules.montoons.arena import Arena
from game.rules.montoons.planning import Planning
from game.rules.montoons.sheets import Sheet as Character
from game.rules.montoons.state import Content
from game.ui.draw.crests import Crest
from game.ui.games.montoons.pieces import Monsters
from game.ui.table.crests import crest_of
from game.ui.table.dice import TURN, Die, die_picture
from game.ui.table.part import View, kept

T = TypeVar("T")
ON_SHEET = ("slot", "shells", "berries", "seeds", "unused", "focus")  # places of a sheet


class Reading:
    """Words and numbers from the view, and what is worked out of them, kept for as long as it holds."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.content: Content = view.content
        self.arena: Arena = self.content.arenas[view.picture.facts["map"]]
        self.pictures_of = Monsters(view.pictures)
        self.held: dict[str, tuple[Hashable, Any]] = {}

    def remember(self, name: str, make: Callable[[], T], *of: Hashable) -> T:
        """A value that holds for the moment, as long as what it is of stays the same."""
        key, held = (self.view.moment, *of), self.held.get(name)
        if held is None or held[0] != key:
            held = self.held[name] = key, make()
        return held[1]

    # ---- what the picture says ----------------------------------------------------------------------------------
    def name(self, seat: int) -> str:
        return self.view.player(seat).name

    def crest(self, seat: int) -> Crest:
        return crest_of(self.view.crest(seat))

    def dice_colour(self, seat: int) -> str:
        return self.view.crest(seat)

    def die(self, seat: int, value: int, px: float, turn: float = TURN) -> pygame.Surface:
        """A die of a seat's colour at rest, px wide."""
        return die_picture(self.view.pictures, Die(value, self.dice_colour(seat), turn=turn), round(px))

    def character(self, seat: int) -> Character | None:
        """The sheet a seat plays with, None before it is chosen."""
        number = self.view.picture.facts["sheet"][seat]
        return self.content.sheets[number] if number >= 0 else None

    def moving_seat(self) -> int:
        """Whose turn it is, -1 while all plan."""
        return int(self.view.picture.facts["active"])

    def own_space(self) -> int:
        return int(self.view.picture.facts["at"][self.view.home])

    @kept
    def last_line(self) -> str:
        """The last line of the log at the moment that is shown."""
        return "".join(self.view.last_lines(1))

    # ---- the question -------------------------------------------------------------------------------------------
    def choices(self, family: str) -> dict[str, list[Option]]:
        """Legal choices that lie on places of a family ("hex", "slot", "box", "seat" ...), by the place's name."""
        return self.every_choice().get(family, {})

    @kept
    def every_choice(self) -> dict[str, dict[str, list[Option]]]:
        found: dict[str, dict[str, list[Option]]] = {}
        if question := self.view.question:
            for option in (*question.options, *question.aside):
                kind, _, place = str(option.at or "").partition("/")
                found.setdefault(kind, {}).setdefault(place, []).append(option)
        return found

    def needs_button(self, option: Option) -> bool:
        """Whether a choice lies nowhere, or shares its place with an earlier one."""
        kind, _, place = str(option.at or "").partition("/")
        if isinstance(self.view.about, Planning):
            return option.key == "ready"
        there = self.choices(kind)[place] if option.at else []
        if not option.at or kind == "seat" or option.key in ("spend", "waystone"):
            return True
        if kind in ON_SHEET and not option.key.startswith("shell:") and not self.view.area("paper"):
            return True  # the map lies where the sheet was
        return len(there) > 1 and there[0].key != option.key and not option.key.startswith("shell:")

    def odds_words(self, key: str) -> list[str]:
        """Chances of the rolls that a choice brings."""
        chances = self.view.odds(key) if self.view.question else ()
        return [", ".join(f"{chance.cases} of 6: {chance.what}" for chance in chances) + "."] if chances else []
