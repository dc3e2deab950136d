"""MonToons, sheets: what stands on a character sheet, as its YAML is written and as the rules read it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Literal, NamedTuple

from game.engine.data import Effects, Length, Range, Where
from game.rules.montoons.needs import ANY, Need, RowNeed, faces_of

DICE = 5  # MON-SET-01
WAYSTONE_SLOTS = FOCUS_SLOTS = 2  # MON-WAY-02, MON-FOCUS-02
ROWS_OF_SPECIAL = 2  # MON-SPC-03
BOXES = 4  # of unused dice, and of waystone powers
NAMELESS = {"speed": "Speed", "waystone": "the Waystone", "focus": "Focus", "bonus": "a bonus"}  # slots of no entry
POOL, GONE = -1, -2  # where a die is that lies on no slot: not yet assigned; used, discarded or lost

Id = Annotated[str, Length(1, 20)]
Name = Annotated[str, Length(1, 32)]
Text = Annotated[str, Length(0, 200)]
Brief = Annotated[str, Length(0, 34)]  # what fits on the sheet beside its slots; the whole text is in the bubble
Kind = Literal["shell", "berry", "heart", "special", "waystone"]
Several = Annotated[int, Range(1, 4)]
Appearance = Literal[  # what an attack looks like, in its user's colour; "" is a plain blow or shot
    "", "thorns", "roots", "vine", "spores", "snare", "leaves", "splatter", "whip", "grip", "eruption", "coils",
    "quake", "jet", "splash", "current", "wave", "rain", "flood", "flare", "embers", "flame", "blaze", "comet",
    "fissure", "gust", "crosswind", "updraft", "storm", "bolt", "cyclone",
]  # fmt: skip


class Health(NamedTuple):
    """Hearts are numbered; `golden` are the numbers of Golden Hearts (MON-GH-01)."""

    max: Annotated[int, Range(1, 40)]
    golden: tuple[Annotated[int, Range(1, 40)], ...] = ()


class Movement(NamedTuple):
    """A movement entry; `symbol`: up to the die's value (MON-MOVE-02)."""

    id: Id
    name: Name
    slot: Need
    effects: Effects
    symbol: bool = False
    text: Text = ""
    brief: Brief = ""
    where: Where = Where("", 0, "")


class Attack(NamedTuple):
    """A basic attack; `symbol`: the die's value as damage (MON-ATK-03). Two slots take equal dice (MON-ATK-04)."""

    id: Id
    name: Name
    slots: Annotated[tuple[Need, ...], Length(1, 2)]
    effects: Effects
    symbol: bool = False
    text: Text = ""
    brief: Brief = ""
    look: Appearance = ""
    where: Where = Where("", 0, "")


class Powered(NamedTuple):
    """A special or ultimate attack with rows of power-up slots."""

    id: Id
    name: Name
    row: RowNeed
    effects: Effects
    rows: Annotated[int, Range(1, 2)] = ROWS_OF_SPECIAL
    text: Text = ""
    brief: Brief = ""
    look: Appearance = ""
    where: Where = Where("", 0, "")


class BonusSlot(NamedTuple):
    """A slot that pays when its die comes off (MON-BON-02)."""

    slot: Need
    gains: Literal["shell", "berry", "heart", "special"]  # Powers come from the grid and the Ultimate (MON-C20)
    amount: Several = 1


class Seeds(NamedTuple):
    """Special bonuses of one monster; `effects` happen when a box is spent on the own turn (MON-SPBON-01, MON-R02)."""

    name: Name = ""
    boxes: Annotated[int, Range(0, 4)] = 0
    effects: Effects = ()
    text: Text = ""


class GridBonus(NamedTuple):
    """A bonus on a corner point of the grid: [i, j] with i from 0 to the rows and j from 0 to the columns."""

    at: tuple[int, int]
    gives: Kind
    amount: Several = 1
    where: Where = Where("", 0, "")


class Grid(NamedTuple):
    """The waystone grid: values by row, boxes crossed from the start, bonuses on corners (MON-R04, MON-C21)."""

    rows: tuple[tuple[Annotated[int, Range(1, 6)], ...], ...]
    crossed: tuple[tuple[int, int], ...]
    bonuses: tuple[GridBonus, ...]
    where: Where = Where("", 0, "")


class Slot(NamedTuple):
    """One place for a die. `entry` counts within its kind, `row` all power-up rows of the sheet (-1: none)."""

    key: str  # "speed", "move/scamper", "basic/vine_hurl/2", "special/regrow/1/3", "bonus/1" ...
    kind: str  # speed, move, basic, special, ultimate, waystone, focus, bonus
    entry: int
    row: int
    place: int  # within the entry or the row
    faces: int  # values it takes, a bitmask


class Row(NamedTuple):
    """One row of power-up slots; `slots` are indices of Sheet.slots, one after the other."""

    kind: str  # special or ultimate
    entry: int
    number: int  # 0-based among the rows of its attack
    need: RowNeed
    slots: tuple[int, ...]
    first: int  # where its values begin in State.powered


class Sets(NamedTuple):
    """Sets of a sheet's slots as bitmasks: by kind, and by value those that take a single die of it by a need of their
    own; `pairs` is `doubles` for a value that both of them take; `power` is where a slot's value stands among those of
    all rows, -1 for others; `rows` all slots of rows, which lie one after the other."""

    moves: int
    basics: int
    doubles: int
    single: tuple[int, ...]
    pairs: tuple[int, ...]
    power: tuple[int, ...]
    rows: int
    waystones: int


@dataclass(frozen=True, eq=False)
class Sheet:
    """A character sheet, full or in training; its number in Content.sheets is what a State keeps."""

    id: Id
    name: Name
    health: Health
    movements: Annotated[tuple[Movement, ...], Length(2, 4)]
    attacks: Annotated[tuple[Attack, ...], Length(1, 3)]
    specials: Annotated[tuple[Powered, ...], Length(2, 2)]
    ultimate: Powered
    bonuses: Annotated[tuple[BonusSlot, ...], Length(1, 3)]
    shells: tuple[tuple[Annotated[int, Range(1, 5)], ...], tuple[Annotated[int, Range(1, 5)], ...]]
    berries: tuple[Annotated[int, Range(1, 5)], ...]
    grid: Grid
    faction: Annotated[str, Length(0, 60)] = ""
    style: Text = ""
    hard: Literal["", "easy", "middling", "hard"] = ""
    version: Literal["full", "in_training"] = "full"
    colour: Annotated[str, Length(7, 7)] = "#888888"
    unused: Annotated[tuple[Annotated[int, Range(1, 6)], ...], Length(BOXES, BOXES)] = (1, 1, 2, 2)
    seeds: Seeds = Seeds()
    where: Where = Where("", 0, "")

    # --- slots

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """Every place for a die: speed, movements, attacks, rows, waystone, focus, bonuses."""
        found = [Slot("speed", "speed", 0, -1, 0, ANY)]
        found += [Slot(f"move/{m.id}", "move", n, -1, 0, faces_of(m.slot)) for n, m in enumerate(self.movements)]
        for n, attack in enumerate(self.attacks):
            keys = [f"basic/{attack.id}"] if len(attack.slots) == 1 else [f"basic/{attack.id}/{p}" for p in (1, 2)]
            found += [
                Slot(key, "basic", n, -1, place, faces_of(need))
                for place, (key, need) in enumerate(zip(keys, attack.slots))
            ]
        row = 0
        for kind, entry, strong in self.powered:
            for number in range(strong.rows):
                found += [
                    Slot(
                        f"{kind}/{strong.id}/{number + 1}/{place + 1}",
                        kind,
                        entry,
                        row,
                        place,
                        faces_of(strong.row.faces),
                    )
                    for place in range(strong.row.slots)
                ]
                row += 1
        found += [Slot(f"waystone/{n + 1}", "waystone", n, -1, n, ANY) for n in range(WAYSTONE_SLOTS)]
        found += [Slot(f"focus/{n + 1}", "focus", n, -1, n, ANY) for n in range(FOCUS_SLOTS)]
        found += [Slot(f"bonus/{n + 1}", "bonus", n, -1, 0, faces_of(b.slot)) for n, b in enumerate(self.bonuses)]
        return tuple(found)

    @cached_property
    def looks(self) -> dict[tuple[str, str], Appearance]:
        """By kind ("basic", "special", "ultimate") and name: what each attack looks like."""
        basics: dict[tuple[str, str], Appearance] = {("basic", attack.name): attack.look for attack in self.attacks}
        return basics | {(kind, attack.name): attack.look for kind, _, attack in self.powered}

    @cached_property
    def powered(self) -> tuple[tuple[str, int, Powered], ...]:
        """(kind, entry, attack) of the attacks with rows, the ultimate last."""
        return (*(("special", n, attack) for n, attack in enumerate(self.specials)), ("ultimate", 0, self.ultimate))

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        found: list[Row] = []
        first = 0
        for kind, entry, attack in self.powered:
            for number in range(attack.rows):
                places = tuple(n for n, slot in enumerate(self.slots) if slot.row == len(found))
                found.append(Row(kind, entry, number, attack.row, places, first))
                first += len(places)
        return tuple(found)

    @cached_property
    def by_key(self) -> dict[str, int]:
        """Slot key -> its number."""
        return {slot.key: n for n, slot in enumerate(self.slots)}

    @cached_property
    def of_kind(self) -> dict[str, tuple[int, ...]]:
        """Kind -> numbers of its slots."""
        return {
            kind: tuple(n for n, slot in enumerate(self.slots) if slot.kind == kind)
            for kind in dict.fromkeys(slot.kind for slot in self.slots)
        }

    @cached_property
    def sets(self) -> Sets:
        power = [-1] * len(self.slots)
        for row in self.rows:
            for place, slot in enumerate(row.slots):
                power[slot] = row.first + place
        pairs = [slot for slot in self.of_kind["basic"] if len(self.attacks[self.slots[slot].entry].slots) == 2]
        doubles = set_of(pairs)
        takes = tuple(
            set_of(n for n, slot in enumerate(self.slots) if slot.row < 0 and slot.faces >> value & 1)
            for value in range(7)
        )
        return Sets(
            set_of(self.of_kind["move"]),
            set_of(self.of_kind["basic"]),
            doubles,
            tuple(mask & ~doubles for mask in takes),
            tuple(0 if doubles & ~mask else doubles for mask in takes),
            tuple(power),
            set_of(slot for row in self.rows for slot in row.slots),
            set_of(self.of_kind["waystone"]),
        )

    def slot_name(self, key: str) -> str:
        """What a slot is called in a sentence, by its key: the name of its entry, or what it is for."""
        kind, _, rest = key.partition("/")
        return NAMELESS.get(kind) or self.names[rest.partition("/")[0]]

    @cached_property
    def names(self) -> dict[str, str]:
        """What every entry is called, by its id."""
        return {
            **{movement.id: movement.name for movement in self.movements},
            **{attack.id: attack.name for attack in self.attacks},
            **{powered.id: powered.name for powered in map(self.attack_of, self.rows)},
        }

    def attack_of(self, row: Row) -> Powered:
        return self.ultimate if row.kind == "ultimate" else self.specials[row.entry]

    # --- the grid; a box is row * columns + column, a set of boxes a bitmask

    @cached_property
    def values(self) -> tuple[int, ...]:
        """The value of every box."""
        return tuple(value for row in self.grid.rows for value in row)

    @cached_property
    def boxes(self) -> tuple[str, ...]:
        """Row and column of every box, as keys name it."""
        return tuple(f"{box // self.columns},{box % self.columns}" for box in range(len(self.values)))

    @cached_property
    def columns(self) -> int:
        return len(self.grid.rows[0])

    @cached_property
    def pre_crossed(self) -> int:
        return sum(1 << row * self.columns + column for row, column in self.grid.crossed)

    @cached_property
    def beside(self) -> tuple[int, ...]:
        """Per box its eight neighbours (MON-WAY-08)."""
        high, wide = len(self.grid.rows), self.columns
        return tuple(
            sum(
                1 << r * wide + c
                for r in range(max(0, row - 1), min(high, row + 2))
                for c in range(max(0, column - 1), min(wide, column + 2))
                if (r, c) != (row, column)
            )
            for row in range(high)
            for column in range(wide)
        )

    @cached_property
    def around(self) -> tuple[int, ...]:
        """Per grid bonus the boxes that touch its corner: four inside, two on the rim (MON-WAY-11)."""
        high, wide = len(self.grid.rows), self.columns
        return tuple(
            sum(1 << r * wide + c for r in (i - 1, i) for c in (j - 1, j) if 0 <= r < high and 0 <= c < wide)
            for i, j in (bonus.at for bonus in self.grid.bonuses)
        )

    @cached_property
    def golden(self) -> frozenset[int]:
        return frozenset(self.health.golden)


def set_of(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
