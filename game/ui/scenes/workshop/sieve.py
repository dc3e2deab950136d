"""sieve: which monsters of the pool are shown, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from game.rules.pack.cards import TITLES, Monster
from game.ui.scenes.workshop.marks import TYPE_ORDER

LOW, HIGH, STEP = 0, 1000, 50
BARS = 11  # bars of the picture of powers
Key = Callable[[Monster], tuple[object, ...]]
SORTS: dict[str, Key] = {
    "Power": lambda m: (-m.power, TYPE_ORDER.index(m.type), m.name),
    "Stars": lambda m: (m.star, -m.power, m.name),
    "Type": lambda m: (TYPE_ORDER.index(m.type), -m.power, m.name),
    "Name": lambda m: (m.name.casefold(),),
}


@dataclass
class Sieve:
    """Empty sets let everything through."""

    words: str = ""
    types: set[str] = field(default_factory=set)
    stars: set[int] = field(default_factory=set)
    low: int = LOW
    high: int = HIGH
    sort: str = "Power"
    kept: tuple[object, list[Monster]] | None = field(default=None, compare=False, repr=False)

    def passed(self, monsters: Sequence[Monster]) -> list[Monster]:
        """Those that get through, in order; asked many times between two changes."""
        key = (self.words, frozenset(self.types), frozenset(self.stars), self.low, self.high, self.sort, monsters)
        if self.kept is None or self.kept[0] != key:
            self.kept = key, sorted(filter(self.lets, monsters), key=SORTS[self.sort])
        return self.kept[1]

    def lets(self, monster: Monster) -> bool:
        told = f"{monster.name} {TITLES[monster.type]} {monster.rarity} {monster.flavour}".casefold()
        return (
            self.low <= monster.power <= self.high
            and monster.type in (self.types or TITLES)
            and (not self.stars or monster.star in self.stars)
            and all(word in told for word in self.words.casefold().split())
        )

    @property
    def open(self) -> bool:
        """Whether everything is shown."""
        return Sieve(sort=self.sort) == self

    def clear(self) -> None:
        self.words, self.low, self.high = "", LOW, HIGH
        self.types.clear()
        self.stars.clear()

    def flip_type(self, kind: str) -> None:
        self.types ^= {kind}

    def flip_star(self, star: int) -> None:
        self.stars ^= {star}

    def next_sort(self) -> None:
        names = list(SORTS)
        self.sort = names[(names.index(self.sort) + 1) % len(names)]


def spread(monsters: Iterable[Monster]) -> list[int]:
    """How many monsters there are in each tenth of the powers, 1000 by itself."""
    bars = [0] * BARS
    for monster in monsters:
        bars[min(BARS - 1, monster.power * 10 // HIGH)] += 1
    return bars
