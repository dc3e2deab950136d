"""MonToons, chapter 3: the planning phase: dice rolled and assigned in secret, until everybody is Ready."""
from __future__ import annotations

from functools import lru_cache

from game.engine.agenda import Decision, Option, do, verb
from game.rules.montoons.bonuses import ready_shells, spend_shell
from game.rules.montoons.needs import row_faces
from game.rules.montoons.sheets import DICE, Sheet
from game.rules.montoons.state import BLANK, POOL, STUNNED_NEXT, STUNNED_NOW, MonToons

SPEED = 0                          # the number of the speed slot on every sheet
ANNOUNCE = ("montoons.announce", 0)  # the next chapter's first step


@verb
def start_round(g: MonToons, player: int) -> None:
    """3.1 All roll and plan at the same time, in secret; the action phase begins when all are Ready (MON-PLAN-01,
    MON-PLAN-05)."""
    g.put("round", None, g.round + 1)
    g.put("phase", None, "planning")
    g.put("active", None, -1)
    g.put("order", None, [])
    living = [seat for seat in g.clockwise(g.first) if not g.out[seat]]
    for seat in living:
        for field in ("dice", "slots"):
            g.put(field, seat, BLANK)
        g.put("revealed", seat, False)
        for field, none in (("ready", False), ("pace", 0), ("speed", 0), ("lost", 0)):
            g.put(field, seat, none)
    for seat in living:
        roll_dice(g, seat)
    g.then(*[do(plan, seat) for seat in living], ANNOUNCE)


def roll_dice(g: MonToons, seat: int) -> None:
    """3.1 Five dice, four for who is stunned (MON-SET-01, MON-STUN-01, MON-C02, MON-R59, MON-R83)."""
    stunned = g.stun[seat] == STUNNED_NEXT
    if stunned:
        g.put("stun", seat, STUNNED_NOW)
    dice = tuple(sorted((g.secret_roll() for _ in range(DICE - stunned)), reverse=True))
    g.put("rolled", seat, len(dice))
    g.put("dice", seat, dice)
    g.put("slots", seat, (POOL,) * len(dice))


@verb
def plan(g: MonToons, seat: int) -> None:
    """3.2 Put a die on a slot, change one with a shell, take one back, or be Ready, which ends it (MON-PLAN-04). The
    last die is kept for Speed (MON-PLAN-02)."""
    sheet, dice, slots = g.sheet_of(seat), g.dice[seat], g.slots[seat]
    options: list[Option] = []
    taken = g.assigned(seat)
    pool = [value for value, slot in zip(dice, slots) if slot == POOL]
    if len(pool) == 1 and not taken & 1:
        options += place_options(sheet, seat, pool[0], 1)
    else:
        for value in dict.fromkeys(pool):
            options += place_options(sheet, seat, value, legal_slots(g, seat, value, taken, pool.count(value)))
    if pool and g.shells[seat] != (0, 0, 0, 0):
        options += pool_shells(g, seat)
    if taken & 1:
        options.append(READY[seat])
    g.ask(seat, ("Plan your round: assign your dice.",), options, secret=True)
    if taken:
        decision = g.decision
        assert decision is not None
        g.decision = Decision(*decision[:4], back_options(sheet, seat, taken))


def legal_slots(g: MonToons, seat: int, value: int, taken: int, spare: int) -> int:
    """Bitmask of the slots that take a die of this value now; `spare` dice of it are in the pool (MON-DICE-01 to
    MON-DICE-05). Speed takes exactly one (MON-PLAN-02), movements and basic attacks one entry each (MON-MOVE-01,
    MON-ATK-01)."""
    sheet = g.sheet_of(seat)
    masks = kinds_of(sheet)
    legal = takes(sheet, value) & ~taken
    if taken & masks["move"]:
        legal &= ~masks["move"]
    if taken & masks["basic"]:
        legal &= ~masks["basic"] | partner(g, seat, sheet, value, taken)
    elif spare < 2:
        legal &= ~doubles(sheet)
    for n, row in enumerate(sheet.rows):
        written = g.powered[seat]
        for place, slot in enumerate(row.slots):
            if written[row.first + place]:
                legal &= ~(1 << slot)
        if (row.need.rule != "any" or row.need.total) and legal & rows_of(sheet)[n]:
            values = g.row_values(seat, n)
            for place, slot in enumerate(row.slots):
                if legal >> slot & 1 and not row_faces(row.need, values, place) >> value & 1:
                    legal &= ~(1 << slot)
    return legal


def partner(g: MonToons, seat: int, sheet: Sheet, value: int, taken: int) -> int:
    """The second slot of doubles whose first one holds this value (MON-ATK-04)."""
    pair = doubles(sheet)
    held = pair & taken
    if held and held != pair and g.value_on(seat, held.bit_length() - 1) == value:
        return pair & ~taken
    return 0


@lru_cache(maxsize=1024)
def place_options(sheet: Sheet, seat: int, value: int, legal: int) -> tuple[Option, ...]:
    return tuple(all_places(sheet, seat)[value][slot] for slot in range(len(sheet.slots)) if legal >> slot & 1)


@lru_cache(maxsize=256)
def all_places(sheet: Sheet, seat: int) -> tuple[tuple[Option, ...], ...]:
    """By value, then by slot."""
    return tuple(tuple(Option(f"{value}>{slot.key}", ("{0} on {1}", value, slot.key), (do(place, seat, value, n),),
                              f"slot/{slot.key}") for n, slot in enumerate(sheet.slots)) for value in range(7))


@lru_cache(maxsize=1024)
def back_options(sheet: Sheet, seat: int, taken: int) -> tuple[Option, ...]:
    return tuple(Option(f"back>{slot.key}", ("Take it back",), (do(take_back, seat, n),), f"slot/{slot.key}")
                 for n, slot in enumerate(sheet.slots) if taken >> n & 1)


@lru_cache(maxsize=None)
def takes(sheet: Sheet, value: int) -> int:
    """Bitmask of the slots whose own need this value meets."""
    return sum(1 << n for n, slot in enumerate(sheet.slots) if slot.faces >> value & 1)


@lru_cache(maxsize=None)
def kinds_of(sheet: Sheet) -> dict[str, int]:
    return {kind: sum(1 << slot for slot in slots) for kind, slots in sheet.of_kind.items()}


@lru_cache(maxsize=None)
def rows_of(sheet: Sheet) -> tuple[int, ...]:
    return tuple(sum(1 << slot for slot in row.slots) for row in sheet.rows)


@lru_cache(maxsize=None)
def doubles(sheet: Sheet) -> int:
    """Bitmask of the slots of a basic attack with two."""
    return sum(1 << slot for slot in sheet.of_kind["basic"] if len(sheet.attacks[sheet.slots[slot].entry].slots) == 2)


@verb
def place(g: MonToons, seat: int, value: int, slot: int) -> None:
    """3.2 The first die of that value in the pool goes to the slot."""
    move_die(g, seat, next(die for die, where in enumerate(g.slots[seat])
                           if where == POOL and g.dice[seat][die] == value), slot)
    g.then(do(plan, seat))


@verb
def take_back(g: MonToons, seat: int, slot: int) -> None:
    """3.2 Until Ready a die may be moved as often as wanted (MON-PLAN-04)."""
    move_die(g, seat, g.slots[seat].index(slot), POOL)
    g.then(do(plan, seat))


def move_die(g: MonToons, seat: int, die: int, slot: int) -> None:
    where = list(g.slots[seat])
    where[die] = slot
    g.put("slots", seat, tuple(where))


def pool_shells(g: MonToons, seat: int) -> list[Option]:
    """3.3 Shells on dice of the pool (MON-SHELL-02, MON-SHELL-05, MON-R20)."""
    found = {}
    for row, amount in ready_shells(g, seat):
        for die, (value, slot) in enumerate(zip(g.dice[seat], g.slots[seat])):
            for sign, now in (("+", value + amount), ("-", value - amount)):
                if slot == POOL and 1 <= now <= 6:
                    key = f"shell:{row + 1}{sign}:{value}"
                    found[key] = Option(key, ("Shell: {0} becomes {1}", value, now),
                                        (do(spend_shell, seat, row, die, now), do(plan, seat)), f"shells/{row + 1}")
    return list(found.values())


@verb
def be_ready(g: MonToons, seat: int) -> None:
    """3.4 Dice that lie on no slot are set aside for nothing (MON-R82)."""
    g.put("ready", seat, True)


READY = tuple(Option("ready", ("Ready",), (do(be_ready, seat),)) for seat in range(5))
