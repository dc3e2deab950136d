"""MonToons, chapter 3: the planning phase: dice rolled and assigned in secret, until everybody is Ready."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from game.engine.agenda import Decision, Option, do, verb
from game.engine.memo import Memo
from game.engine.state import new
from game.rules.montoons.bonuses import has_shells, ready_shells, spend_shell
from game.rules.montoons.needs import row_faces
from game.rules.montoons.sheets import DICE, POOL, Sheet
from game.rules.montoons.state import BLANK, STUNNED_NEXT, STUNNED_NOW, MonToons

SPEED = 0  # the number of the speed slot on every sheet
PROMPT = ("Plan your round: assign your dice.",)


class Planning(NamedTuple):
    """The question which die to put where."""


PLANNING = Planning()
FRESH = (
    ("dice", BLANK),
    ("slots", BLANK),
    ("revealed", False),
    ("ready", False),
    ("pace", 0),
    ("speed", 0),
    ("lost", 0),
)


@verb
def start_round(g: MonToons, player: int) -> None:
    """3.1 All roll and plan at the same time, in secret, until all are Ready (MON-PLAN-01)."""
    g.put("round", None, g.round + 1)
    g.put("phase", None, "planning")
    g.put("active", None, -1)
    g.put("order", None, [])
    living = [seat for seat in g.clockwise(g.first) if not g.out[seat]]
    for seat in living:
        for field, none in FRESH:
            if getattr(g, field)[seat] != none:
                g.put(field, seat, none)
    for seat in living:
        roll_dice(g, seat)
    g.then(*[do(plan, seat) for seat in living])


def roll_dice(g: MonToons, seat: int) -> None:
    """3.1 Five dice, four for who is stunned (MON-SET-01, MON-STUN-01, MON-C02, MON-R59, MON-R83)."""
    stunned = g.stun[seat] == STUNNED_NEXT
    if stunned:
        g.put("stun", seat, STUNNED_NOW)
    dice = tuple(sorted([g.secret_roll() for _ in range(DICE - stunned)], reverse=True))
    g.put("rolled", seat, len(dice))
    g.put("dice", seat, dice, fresh=True)
    g.put("slots", seat, (POOL,) * len(dice))


@verb
def plan(g: MonToons, seat: int) -> None:
    """3.2 Put a die on a slot, change one with a shell, take one back, or be Ready, which ends it (MON-PLAN-04). The
    last die is kept for Speed (MON-PLAN-02)."""
    sheet, dice, slots = g.sheet_of(seat), g.dice[seat], g.slots[seat]
    options: tuple[Option, ...] = ()
    taken = 0
    pool: list[int] = []
    for value, slot in zip(dice, slots):
        if slot == POOL:
            pool.append(value)
        elif slot >= 0:
            taken |= 1 << slot
    table = placings(sheet, seat)
    if len(pool) == 1 and not taken & 1:
        options += table[pool[0]][1]
    else:
        for value, legal in legal_slots(g, seat, taken, pool).items():
            options += table[value][legal]
    if pool and has_shells(g, seat):
        options += pool_shells(g, seat)
    if taken & 1:
        options += READY[seat]
    g.pose(new(Decision, (seat, PROMPT, options, True, backs(sheet, seat)[taken], PLANNING)))


def legal_slots(g: MonToons, seat: int, taken: int, pool: list[int]) -> dict[int, int]:
    """Per value of the pool, in its order, the bitmask of the slots that take such a die now, beside those that hold
    one (MON-DICE-01 to MON-DICE-05). Speed takes exactly one (MON-PLAN-02), movements and basic attacks one entry each
    (MON-MOVE-01, MON-ATK-01), the right attack two equal dice (MON-ATK-04)."""
    sheet = g.sheet_of(seat)
    table = tables(sheet)
    moves, basics, doubles, single, pairs, _, rows, _ = table
    free = ~taken
    if taken & moves:
        free &= ~moves
    if taken & basics:
        free &= ~basics
    power = row_masks(sheet, row_state(g, seat, table) if taken & rows else g.powered[seat])
    legal: dict[int, int] = {}
    for value in pool:
        if value in legal:
            legal[value] |= 0 if taken & basics else pairs[value] & free
        else:
            legal[value] = (single[value] & free) | power[value]
    held = doubles & taken
    if held and held != doubles:
        value = g.value_on(seat, held.bit_length() - 1)
        if value in legal:
            legal[value] |= pairs[value] & ~taken
    return legal


def row_state(g: MonToons, seat: int, table: Tables) -> tuple[int, ...]:
    """The values of all rows one after the other, 0 empty, dice that lie there counted in."""
    index, values = table.power, list(g.powered[seat])
    for value, slot in zip(g.dice[seat], g.slots[seat]):
        if slot >= 0 and index[slot] >= 0:
            values[index[slot]] = value
    return tuple(values)


@lru_cache(maxsize=20_000)
def row_masks(sheet: Sheet, state: tuple[int, ...]) -> tuple[int, ...]:
    """Per value the bitmask of the power-up slots that take it (MON-SPC-05, MON-R89)."""
    masks = [0] * 7
    for row in sheet.rows:
        values = state[row.first : row.first + len(row.slots)]
        for place, slot in enumerate(row.slots):
            if not values[place]:
                faces = row_faces(row.need, values, place)
                for value in range(1, 7):
                    if faces >> value & 1:
                        masks[value] |= 1 << slot
    return tuple(masks)


class Tables(NamedTuple):
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


@lru_cache(maxsize=None)
def tables(sheet: Sheet) -> Tables:
    power = [-1] * len(sheet.slots)
    for row in sheet.rows:
        for place, slot in enumerate(row.slots):
            power[slot] = row.first + place
    doubles = sum(
        1 << slot for slot in sheet.of_kind["basic"] if len(sheet.attacks[sheet.slots[slot].entry].slots) == 2
    )
    takes = tuple(
        sum(1 << n for n, slot in enumerate(sheet.slots) if slot.row < 0 and slot.faces >> value & 1)
        for value in range(7)
    )
    return Tables(
        sum(1 << slot for slot in sheet.of_kind["move"]),
        sum(1 << slot for slot in sheet.of_kind["basic"]),
        doubles,
        tuple(mask & ~doubles for mask in takes),
        tuple(0 if doubles & ~mask else doubles for mask in takes),
        tuple(power),
        sum(1 << slot for row in sheet.rows for slot in row.slots),
        sum(1 << slot for slot in sheet.of_kind["waystone"]),
    )


@lru_cache(maxsize=None)
def placings(sheet: Sheet, seat: int) -> tuple[Memo[int, tuple[Option, ...]], ...]:
    """By value the options of a die of it on each of the slots of a bitmask. Those of power-up rows are put together
    apart from those before and behind: so each part comes up again and again."""
    rows = tables(sheet).rows
    before, behind = (rows & -rows) - 1, ~rows & -(rows & -rows)

    def of_value(value: int) -> Memo[int, tuple[Option, ...]]:
        some = Memo[int, tuple[Option, ...]](partial(on_slots, places_of(sheet, seat, value)), 4096)
        return Memo(lambda legal: (*some[legal & before], *some[legal & rows], *some[legal & behind]), 4096)

    return tuple(map(of_value, range(7)))


def on_slots(places: Sequence[Option], legal: int) -> tuple[Option, ...]:
    return tuple(option for slot, option in enumerate(places) if legal >> slot & 1)


def places_of(sheet: Sheet, seat: int, value: int) -> tuple[Option, ...]:
    """A die of that value on every slot."""
    return tuple(
        Option(f"{value}>{slot.key}", ("{0} on {1}", value, slot.key), (do(place, seat, value, n),), f"slot/{slot.key}")
        for n, slot in enumerate(sheet.slots)
    )


@lru_cache(maxsize=None)
def backs(sheet: Sheet, seat: int) -> Memo[int, tuple[Option, ...]]:
    """The options of taking a die back from each of the slots of a bitmask."""
    every = tuple(
        Option(f"back>{slot.key}", ("Take it back",), (do(take_back, seat, n),), f"slot/{slot.key}")
        for n, slot in enumerate(sheet.slots)
    )
    return Memo(partial(on_slots, every), 4096)


@verb
def place(g: MonToons, seat: int, value: int, slot: int) -> None:
    """3.2 The first die of that value in the pool goes to the slot."""
    die = g.dice[seat].index(value)
    while g.slots[seat][die] != POOL or g.dice[seat][die] != value:
        die += 1
    move_die(g, seat, die, slot)
    g.then(PLAN[seat])


@verb
def take_back(g: MonToons, seat: int, slot: int) -> None:
    """3.2 Until Ready a die may be moved as often as wanted (MON-PLAN-04)."""
    move_die(g, seat, g.slots[seat].index(slot), POOL)
    g.then(PLAN[seat])


def move_die(g: MonToons, seat: int, die: int, slot: int) -> None:
    where = g.slots[seat]
    g.put("slots", seat, (*where[:die], slot, *where[die + 1 :]))


def pool_shells(g: MonToons, seat: int) -> tuple[Option, ...]:
    """3.3 Shells on dice of the pool (MON-SHELL-02, MON-SHELL-05, MON-R20)."""
    found = {}
    for row, amount in ready_shells(g, seat):
        for die, (value, slot) in enumerate(zip(g.dice[seat], g.slots[seat])):
            for sign, now in (("+", value + amount), ("-", value - amount)):
                if slot == POOL and 1 <= now <= 6:
                    found[row, sign, value] = shell_option(seat, row, die, sign, value, now)
    return tuple(found.values())


@lru_cache(maxsize=4096)
def shell_option(seat: int, row: int, die: int, sign: str, value: int, now: int) -> Option:
    """A shell of a row that makes a die of the pool another value."""
    return Option(
        f"shell:{row + 1}{sign}:{value}",
        ("Shell: {0} becomes {1}", value, now),
        (do(spend_shell, seat, row, die, now), PLAN[seat]),
        f"shells/{row + 1}",
    )


@verb
def be_ready(g: MonToons, seat: int) -> None:
    """3.4 Dice that lie on no slot are set aside for nothing (MON-R82)."""
    g.put("ready", seat, True)


PLAN = tuple(do(plan, seat) for seat in range(5))
READY = tuple((Option("ready", ("Ready",), (do(be_ready, seat),)),) for seat in range(5))
