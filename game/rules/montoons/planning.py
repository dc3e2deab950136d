"""MonToons, chapter 3: the planning phase: dice rolled and assigned in secret, until everybody is Ready."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import NamedTuple

from game.engine.agenda import Decision, Option, do, verb
from game.engine.maps import members
from game.engine.memo import Memo
from game.engine.state import new
from game.rules.montoons.bonuses import has_shells, ready_shells, spend_shell
from game.rules.montoons.needs import row_faces
from game.rules.montoons.sheets import DICE, POOL, Row, Sets, Sheet
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
    dice = tuple(sorted(g.secret_rolls(DICE - stunned), reverse=True))
    g.put("rolled", seat, len(dice))
    g.put("dice", seat, dice, fresh=True)
    g.put("slots", seat, (POOL,) * len(dice))


@verb
def plan(g: MonToons, seat: int) -> None:
    """3.2 Put a die on a slot, change one with a shell, take one back, or be Ready, which ends it (MON-PLAN-04). The
    last die is kept for Speed (MON-PLAN-02)."""
    sheet, taken = g.sheet_of(seat), 0
    dice, before, rows, behind, places, backs_to = desk_of(sheet, seat)
    pool: list[int] = []
    options: list[Option] = []
    backs: list[Option] = []
    for value, slot in zip(g.dice[seat], g.slots[seat]):
        if slot >= 0:
            taken |= 1 << slot
            backs.append(backs_to[slot])
        elif slot == POOL:
            pool.append(value)
    if len(pool) == 1 and not taken & 1:
        options += places[pool[0]][1 << SPEED]
    elif pool:
        free, joined = open_slots(g, seat, sheet, taken)
        for value, slots in dice[tuple(pool)]:
            some, legal = places[value], slots & free | joined[value]
            options += some[legal & before]
            if legal & rows:
                options += some[legal & rows]
            options += some[legal & behind]
    if pool and has_shells(g, seat):
        options += pool_shells(g, seat)
    if taken & 1:
        options.append(READY[seat])
    g.pose(new(Decision, (seat, PROMPT, tuple(options), True, tuple(backs), PLANNING)))


def open_slots(g: MonToons, seat: int, sheet: Sheet, taken: int) -> tuple[int, Sequence[int]]:
    """Beside the slots that hold a die the bitmask of those where a need of their own decides, and per value of those
    where other dice do (MON-DICE-01 to MON-DICE-05). Speed takes exactly one (MON-PLAN-02), movements and basic attacks
    one entry each (MON-MOVE-01, MON-ATK-01), the right attack two equal dice (MON-ATK-04)."""
    moves, basics, doubles, _, pairs, _, rows, _ = sheet.sets
    free, held = ~taken, doubles & taken
    if taken & moves:
        free &= ~moves
    if taken & basics:
        free &= ~basics
    joined = row_masks(sheet, row_state(g, seat, sheet.sets) if taken & rows else g.powered[seat])
    if held and held != doubles:
        value = g.value_on(seat, held.bit_length() - 1)
        return free, [*joined[:value], joined[value] | pairs[value] & ~taken, *joined[value + 1 :]]
    return free, joined


def row_state(g: MonToons, seat: int, sets: Sets) -> tuple[int, ...]:
    """The values of all rows one after the other, 0 empty, dice that lie there counted in."""
    index, values = sets.power, list(g.powered[seat])
    for value, slot in zip(g.dice[seat], g.slots[seat]):
        if slot >= 0 and index[slot] >= 0:
            values[index[slot]] = value
    return tuple(values)


def slots_of_dice(sets: Sets, pool: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Every value of some dice, in their order, with the bitmask of the slots that take one by a need of their own: of
    equal dice the right attack, too."""
    return tuple(
        (value, sets.single[value] | (sets.pairs[value] if pool.count(value) > 1 else 0))
        for value in dict.fromkeys(pool)
    )


@lru_cache(maxsize=20_000)
def row_masks(sheet: Sheet, state: tuple[int, ...]) -> tuple[int, ...]:
    """Per value the bitmask of the power-up slots that take it (MON-SPC-05, MON-R89)."""
    masks = [0] * 7
    for row in sheet.rows:
        for value, slots in enumerate(row_slots(row, state[row.first : row.first + len(row.slots)])):
            masks[value] |= slots
    return tuple(masks)


@lru_cache(maxsize=20_000)
def row_slots(row: Row, values: tuple[int, ...]) -> tuple[int, ...]:
    """The same of one row that holds these values."""
    open_ = [(slot, row_faces(row.need, values, place)) for place, slot in enumerate(row.slots) if not values[place]]
    return tuple(sum(1 << slot for slot, faces in open_ if faces >> value & 1) for value in range(7))


Options = tuple[Option, ...]


class Desk(NamedTuple):
    """What a seat that plans on a sheet can be offered. `dice`: see slots_of_dice. `places`: by value the options of a
    die of it on each slot of a bitmask, which is asked in three parts, before the power-up rows, on them and behind:
    each comes up again and again. `backs`: to take a die back from each slot."""

    dice: Memo[tuple[int, ...], tuple[tuple[int, int], ...]]
    before: int
    rows: int
    behind: int
    places: tuple[Memo[int, Options], ...]
    backs: Options


@cache
def desk_of(sheet: Sheet, seat: int) -> Desk:
    rows, first = sheet.sets.rows, sheet.sets.rows & -sheet.sets.rows
    dice = Memo(partial(slots_of_dice, sheet.sets), 4096)
    places = tuple(on_slots(places_of(sheet, seat, value)) for value in range(7))
    return Desk(dice, first - 1, rows, ~rows & -first, places, backs_of(sheet, seat))


def on_slots(options: Options) -> Memo[int, Options]:
    """By a bitmask of slots the options that lie on them."""
    by_bit = {1 << slot: option for slot, option in enumerate(options)}
    return Memo(lambda legal: tuple(members(legal, by_bit)), 4096)


def places_of(sheet: Sheet, seat: int, value: int) -> Options:
    """A die of that value on every slot."""
    return tuple(
        Option(
            f"{value}>{slot.key}",
            ("{0} on {1}", value, sheet.slot_name(slot.key)),
            (do(place, seat, value, n), PLAN[seat]),
            f"slot/{slot.key}",
        )
        for n, slot in enumerate(sheet.slots)
    )


def backs_of(sheet: Sheet, seat: int) -> Options:
    """Taking a die back from every slot."""
    return tuple(
        Option(f"back>{slot.key}", ("Take it back",), (do(take_back, seat, n), PLAN[seat]), f"slot/{slot.key}")
        for n, slot in enumerate(sheet.slots)
    )


@verb
def place(g: MonToons, seat: int, value: int, slot: int) -> None:
    """3.2 The first die of that value in the pool goes to the slot."""
    dice, slots = g.dice[seat], g.slots[seat]
    die = dice.index(value)
    while slots[die] != POOL or dice[die] != value:
        die += 1
    move_die(g, seat, die, slot)


@verb
def take_back(g: MonToons, seat: int, slot: int) -> None:
    """3.2 Until Ready a die may be moved as often as wanted (MON-PLAN-04)."""
    move_die(g, seat, g.slots[seat].index(slot), POOL)


def move_die(g: MonToons, seat: int, die: int, slot: int) -> None:
    where = list(g.slots[seat])
    where[die] = slot
    g.put("slots", seat, tuple(where))


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
READY = tuple(Option("ready", ("Ready",), (do(be_ready, seat),)) for seat in range(5))
