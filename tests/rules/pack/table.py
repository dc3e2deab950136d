"""Table: a game of The Monster Pack laid out in card ids, played and looked at by the tests of its chapters."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from game.rules import GAMES, shipped_content
from game.rules.pack.cards import Content
from game.rules.pack.decks import ordered, room_for
from tests.rules.laid import Laid

PACK = GAMES["pack"]
SHIPPED: Content = shipped_content("pack")

# a few monsters by colour, power and stars
BLUE_200, BLUE_450, BLUE_550, BLUE_700, BLUE_950 = "MP-004", "MP-008", "MP-011", "MP-014", "MP-018"
RED_200, RED_250, RED_500, RED_600, RED_1000 = "MP-021", "MP-022", "MP-026", "MP-029", "MP-036"
GREEN_200, GREEN_450, GREEN_500, GREEN_900 = "MP-040", "MP-046", "MP-044", "MP-054"
WILD_0, WILD_100, WILD_300 = "MP-055", "MP-056", "MP-059"
FILLER = [GREEN_200, GREEN_500, "MP-037", "MP-038", "MP-039", "MP-041"]


def side(**words: Any) -> dict[str, Any]:
    """One seat in the words of a position."""
    return {"hand": FILLER[:5], "deck": ["MP-042", "MP-043", "MP-047", "MP-048", "MP-049"], **words}


def random_deck(format: str, rng: Random) -> tuple[tuple[str, int], ...]:
    """A legal deck drawn by lot, in the order of the set."""
    copies = SHIPPED.formats[format].copies
    pool = [monster.id for monster in SHIPPED.monsters for _ in range(copies[monster.rarity])]
    rng.shuffle(pool)
    cards = Counter[str]()
    for id in pool:
        if not room_for(SHIPPED, format, tuple(cards.items()), id):
            cards[id] += 1
    return ordered(SHIPPED, cards)


class Table(Laid):
    """A match from a position on; players are seats from 0, columns count from 1, cards are ids."""

    def __init__(self, *sides: dict[str, Any], options: dict[str, str] | None = None, **words: Any) -> None:
        both = [*sides, *[side()] * (2 - len(sides))]
        super().__init__(PACK, SHIPPED, {"sides": both, "options": options or {}, **words})

    def hand(self, player: int) -> list[str]:
        return self.zone(f"hand/{player}")

    def discard(self, player: int) -> list[str]:
        return self.zone(f"discard/{player}")

    def active(self, player: int) -> list[str | None]:
        return [next(iter(self.zone(f"active/{player}/{column}")), None) for column in range(4)]

    def waiting(self, player: int) -> list[str | None]:
        return [next(iter(self.zone(f"waiting/{player}/{column}")), None) for column in range(4)]

    def die(self, player: int, column: int) -> int:
        return int(self.state.die[player * 4 + column - 1])

    def boosted(self, player: int, column: int) -> bool:
        return bool(self.state.boosted[player * 4 + column - 1])


def dueling(mine: list[str | None], theirs: list[str | None], **words: Any) -> Table:
    """The first seat's Duel with these active monsters, and the table after it."""
    return Table(side(active=mine, **words), side(active=theirs, **words), at="duel")
