"""Dragon Attack!, counters: what is printed on heroes and treasure, and the content that a game is played with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from game.engine.data import Length, Range, Where
from game.rules.dragon.realm import Realm, Space

MOST_HEROES = 6  # DRA-COMP-01, DRA-R01
STRENGTHS = (5, 4, 3, 2)  # the Dragon counters, top first (DRA-COMP-02, DRA-SETUP-06)
CLASSES = {"F": "Fighter", "M": "Magic User", "E": "Elf", "D": "Dwarf"}  # DRA-SEARCH-11
CLASS_BITS = {letter: 1 << n for n, letter in enumerate(CLASSES)}

Class = Literal["F", "M", "E", "D"]
Name = Annotated[str, Length(1, 32)]
Art = dict[str, Any]


@dataclass(frozen=True)
class Hero:
    """A player counter: its colour, and its class, which counts for the party (DRA-COMP-01, DRA-R02)."""

    id: Annotated[str, Length(1, 16)]
    name: Name
    letter: Annotated[str, Length(1, 1)]
    class_: Class
    art: Art = field(default_factory=dict, hash=False, compare=False)
    where: Where = Where("", 0, "")


@dataclass(frozen=True)
class Counter:
    """A treasure counter of one of five kinds (DRA-COMP-03, DRA-COMP-04, DRA-R18)."""

    id: Annotated[str, Length(1, 16)]
    name: Name
    kind: Literal["gold", "monster", "character", "boat", "slayer"]
    value: Annotated[int, Range(1, 30)] | None = None
    strength: Annotated[int, Range(1, 5)] | None = None
    class_: Class | None = None
    art: Art = field(default_factory=dict, hash=False, compare=False)
    where: Where = Where("", 0, "")

    def __post_init__(self) -> None:
        wanted = {"gold": "value", "monster": "strength", "character": "class"}.get(self.kind)
        given = [
            word
            for word, entry in (("value", self.value), ("strength", self.strength), ("class", self.class_))
            if entry is not None
        ]
        if given != ([wanted] if wanted else []):
            raise ValueError(
                f"a {self.kind} counter has {f'a {wanted} and nothing else' if wanted else 'no number'}; "
                f"found {' and '.join(given) or 'none'}"
            )

    @property
    def points(self) -> int:
        """What it scores at home or in the hoard: gold its value, a monster its number, others 0 (DRA-R46, DRA-R47)."""
        return self.value or self.strength or 0


class Content:
    """All counters and kingdoms of the game. Counters are numbered in the order of the sheet, spaces across all maps.

    `sheet[map]` are the counters in play there. By counter: `points`, `kinds`, `class_bit` (0 for none) and `backs`.
    By space: `spaces`.
    """

    def __init__(
        self,
        heroes: tuple[Hero, ...],
        counters: tuple[Counter, ...],
        maps: Mapping[str, Realm],
        boxed: Mapping[str, frozenset[str]],
    ) -> None:
        """`boxed`: ids of the counters that a map leaves in the box."""
        self.heroes, self.counters, self.maps = heroes, counters, dict(maps)
        self.sheet = {
            name: tuple(n for n, counter in enumerate(counters) if counter.id not in boxed[name]) for name in maps
        }
        self.backs = ("treasure",) * len(counters)
        self.ids = {counter.id: number for number, counter in enumerate(counters)}
        self.kinds: tuple[str, ...] = tuple(counter.kind for counter in counters)
        self.points = tuple(counter.points for counter in counters)
        self.class_bit = tuple(CLASS_BITS[c.class_] if c.class_ else 0 for c in counters)
        self.hero_bit = tuple(CLASS_BITS[hero.class_] for hero in heroes)
        self.spaces: tuple[Space, ...] = tuple(space for kingdom in maps.values() for space in kingdom.spaces)

    def name(self, number: int) -> str:
        """The name printed on a counter."""
        return self.counters[number].name

    def id(self, number: int) -> str:
        """The id of a counter, as logs and positions write it."""
        return self.counters[number].id
