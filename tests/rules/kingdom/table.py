"""Table: a game of Dungeon & Kingdom laid out in words for cards, played and looked at by the tests of its chapters."""

from __future__ import annotations

import dataclasses
from typing import Any

from game.engine.agenda import say
from game.rules import GAMES, shipped_content
from game.rules.kingdom.cards import Content, Print
from tests.rules.laid import Laid

KINGDOM = GAMES["kingdom"]
SHIPPED: Content = shipped_content("kingdom")
FULL = ["knight knight knight", "knight knight knight", "knight knight knight"]
EMPTY = [". . .", ". . .", ". . ."]


def player(**words: Any) -> dict[str, Any]:
    """One seat in the words of a position."""
    return words


def reprint(**prints: list[tuple[int, str]]) -> Content:
    """The shipped cards with the cards of some Monsters changed: (points, "knight amazon") each."""
    monsters = tuple(
        dataclasses.replace(one, cards=tuple(Print(points, tuple(needs.split())) for points, needs in prints[one.id]))
        if one.id in prints
        else one
        for one in SHIPPED.monsters
    )
    return Content(SHIPPED.adventurers, monsters)


class Table(Laid):
    """A match from a position on; players are seats from 0. Without `players` two seats with nothing."""

    def __init__(self, *players: dict[str, Any], content: Content = SHIPPED, **words: Any) -> None:
        seats = list(players) + [{}] * (max(2, words.get("seats", 2)) - len(players))
        matrix = FULL if words.get("at", "take") == "take" else EMPTY
        super().__init__(KINGDOM, content, {"matrix": matrix, **words, "players": seats})

    def done(self) -> Table:
        """Stop resolving and go through the Aftermath, wherever it asks nothing."""
        return self.play("done")

    def labels(self) -> list[str]:
        return [say(option.label) for option in self.match.decision.options]

    def named(self, card: int) -> str:
        return str(self.content.word(card))

    def array(self, seat: int = 0) -> list[str]:
        return self.zone(f"array/{seat}")

    def hand(self, seat: int = 0) -> list[str]:
        return self.zone(f"hand/{seat}")

    def treasury(self, seat: int = 0) -> list[str]:
        return self.zone(f"treasury/{seat}")

    def graveyard(self, seat: int = 0) -> list[str]:
        return self.zone(f"graveyard/{seat}")

    def matrix(self) -> list[str]:
        """The three rows."""
        return list(KINGDOM.write_position(self.state, None)["matrix"])

    def reserve(self, seat: int = 0) -> int:
        return int(self.state.reserve[seat])

    def tokens(self, monster: str) -> int:
        return int(self.state.tokens[self.content.ids[monster]])

    def why_not(self, target: Any, seat: int = 0) -> tuple[str, str] | None:
        """Sentence and section, or None for what is legal."""
        refusal = KINGDOM.why_not(self.state, seat, target)
        return None if refusal is None else (refusal.why, refusal.rule)

    def card(self, zone: str, word: str) -> int:
        """The number of a card in a zone."""
        return next(card for card in self.state.zones[zone] if self.content.word(card) == word)


def cutting(array: list[str], taken: str, **words: Any) -> Table:
    """The first seat holds the card it has taken, above this Array."""
    return Table(player(array=array, **words.pop("mine", {})), at="use", taken=taken, **words)


def resolving(
    kingdom: str = "",
    dungeon: str = "",
    hand: str = "",
    treasury: str = "",
    graveyard: str = "",
    reserve: int = 6,
    rivals: tuple[dict[str, Any], ...] = ({},),
    **words: Any,
) -> Table:
    """The first seat in the middle of its Dungeon & Kingdom phase; places as words with blanks between."""
    mine = player(hand=hand.split(), treasury=treasury.split(), graveyard=graveyard.split(), reserve=reserve)
    return Table(
        mine,
        *rivals,
        at="resolve",
        kingdom=kingdom.split(),
        dungeon=dungeon.split(),
        **{"matrix": FULL if "knight" not in f"{kingdom} {dungeon} {hand} {treasury}" else EMPTY, **words},
    )
