"""What a reason in MonToons claims, reckoned by steps from hex to hex and from the sheets' own boxes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from game.ai.reasons import Fact
from game.rules.montoons.arena import Arena
from game.rules.montoons.state import MonToons

Truth = Callable[[MonToons, int, str, Fact], bool]


def seats() -> tuple[int, ...]:
    return (2, 3, 5)


def house_rules(number: int) -> dict[str, Any]:
    return {"map": "ABCD"[number % 4], "limit": "20"}


def of(fact: Fact) -> int:
    assert isinstance(fact.of, int)
    return fact.of


@cache
def steps(arena: Arena, start: int) -> dict[int, int]:
    """Hexes from one to every other, over whatever lies between, gaps in the map too."""
    q, r = arena.board.hexes[start]
    return {n: max(abs(q - a), abs(r - b), abs((q + r) - (a + b))) for n, (a, b) in enumerate(arena.board.hexes)}


def target(g: MonToons, seat: int, key: str) -> int:
    """The hex a choice lies on; where the monster stands for one that lies on none."""
    (option,) = [option for option in g.question.options if option.key == key]
    at = str(option.at)
    if type(g.about).__name__ == "Forking":
        ways = {option.key: way for option, way in zip(g.question.options, g.about.ways)}  # type: ignore[attr-defined]
        return int(ways[key].path[-1])
    return g.arena.by_key.get(at[4:], g.at[seat]) if at.startswith("hex/") and moves(g) else g.at[seat]


def moves(g: MonToons) -> bool:
    """Whether a hex that is chosen is gone to or changed, rather than somebody who stands there aimed at."""
    return type(g.about).__name__ not in ("Acting", "Aiming", "Planning")


def stone(g: MonToons) -> int:
    return next(n for n, one in enumerate(g.arena.places) if n == g.arena.waystones[g.token - 1])


def nearest(g: MonToons, seat: int, key: str, fact: Fact) -> bool:
    away = steps(g.arena, target(g, seat, key))
    others = [away[g.at[other]] for other in range(g.seats) if other != seat and not g.out[other] and g.at[other] >= 0]
    named = away[g.at[of(fact)]] == fact.number and not g.out[of(fact)]
    return named and (type(g.about).__name__ == "Aiming" or fact.number == min(others))


def lacking(g: MonToons, seat: int, bonus: int) -> int:
    return sum(not g.boxes[seat] >> box & 1 for box in round_(g, seat, bonus))


def round_(g: MonToons, seat: int, bonus: int) -> list[int]:
    """The boxes that touch the corner where a bonus lies."""
    sheet = g.sheet_of(seat)
    i, j = sheet.grid.bonuses[bonus].at
    width = len(sheet.grid.rows[0])
    corners = [(row, column) for row in (i - 1, i) for column in (j - 1, j)]
    return [row * width + column for row, column in corners if 0 <= row < len(sheet.grid.rows) and 0 <= column < width]


def box(g: MonToons, seat: int, key: str) -> int:
    return g.sheet_of(seat).boxes.index(key[4:])


def open_bonuses(g: MonToons, seat: int) -> list[int]:
    bonuses = range(len(g.sheet_of(seat).grid.bonuses))
    return [n for n in bonuses if not g.earned[seat] >> n & 1 and lacking(g, seat, n)]


def bonus_holds(g: MonToons, seat: int, key: str, fact: Fact) -> bool:
    """How many boxes a bonus lacks once this one is crossed, and whether any other lacked fewer before."""
    touches = box(g, seat, key) in round_(g, seat, of(fact))
    left, all_ = lacking(g, seat, of(fact)), [lacking(g, seat, n) for n in open_bonuses(g, seat)]
    if fact.kind == "completes":
        return touches and left == 1
    return touches and fact.number == left - 1 > 0 and (left == min(all_)) == (fact.kind == "nearest")


def touching(g: MonToons, seat: int, key: str) -> list[int]:
    """The bonuses at whose corner the box lies."""
    return [n for n in range(len(g.sheet_of(seat).grid.bonuses)) if box(g, seat, key) in round_(g, seat, n)]


def wanted_beside(g: MonToons, seat: int, key: str) -> set[int]:
    """Boxes that touch the one that is chosen, not crossed, and at the corner of a bonus to be had."""
    width = len(g.sheet_of(seat).grid.rows[0])
    row, column = divmod(box(g, seat, key), width)
    wanted = {one for n in open_bonuses(g, seat) for one in round_(g, seat, n) if not g.boxes[seat] >> one & 1}
    return {one for one in wanted if max(abs(one // width - row), abs(one % width - column)) == 1}


def wins(g: MonToons, seat: int, key: str, fact: Fact) -> bool:
    """Whether the game is won once this box is crossed and no other."""
    world = g.clone()
    world.choose(key)
    if world.decision is not None and type(world.about).__name__ in ("Marking", "MarkingFree"):
        world.choose("done")
    return world.winners == (seat,)


def twins(g: MonToons, seat: int, key: str) -> list[int]:
    """What lies on the other slot of an attack of two dice, -1 for nothing; nothing at all for one of one die."""
    slots = g.sheet_of(seat).slots
    own = next(slot for slot in slots if slot.key == key.partition(">")[2])
    others = [n for n, slot in enumerate(slots) if slot.key != own.key and (slot.kind, slot.entry) == own[1:3]]
    return [next((value for value, on in zip(g.dice[seat], g.slots[seat]) if on == n), -1) for n in others]


def gives(kind: str) -> Truth:
    return lambda g, s, k, f: g.sheet_of(s).grid.bonuses[of(f)].gives == kind


def gains(kind: str) -> Truth:
    def gained(g: MonToons, seat: int, key: str, fact: Fact) -> bool:
        place = int(key.rpartition("/")[2]) - 1
        own = key.partition(">")[0]
        value = int(own) if own.isdigit() else g.value_on(seat, [s.key for s in g.sheet_of(seat).slots].index(key))
        return g.sheet_of(seat).bonuses[place].gains == kind and fact.number == value

    return gained


def lies(kind: str) -> Truth:
    return lambda g, s, k, f: g.arena.places[of(f)].bonus == kind and of(f) == target(g, s, k)


def ground(kind: str) -> Truth:
    return lambda g, s, k, f: g.terrain[of(f)] == kind and of(f) == target(g, s, k)


def row(kind: str) -> Truth:
    """That so many boxes of the row hold a value, written or planned."""

    def filled(g: MonToons, seat: int, key: str, fact: Fact) -> bool:
        one = g.sheet_of(seat).rows[of(fact)]
        values = g.powered[seat][one.first : one.first + len(one.slots)]
        planned = [value or slot in g.slots[seat] for value, slot in zip(values, one.slots)]
        some = bool(fact.number) == fact.kind.startswith("row_")
        return one.kind == kind and some and (fact.number, fact.more) == (sum(map(bool, planned)), len(one.slots))

    return filled


def dice(g: MonToons, seat: int) -> list[int]:
    return [slot for slot in g.slots[seat] if slot >= 0]


def speed(place: Callable[[int, tuple[int, ...]], bool]) -> Truth:
    return lambda g, s, k, f: int(k[0]) == f.number and place(f.number, g.dice[s])


def living(g: MonToons, seat: int) -> list[int]:
    return [other for other in range(g.seats) if other != seat and not g.out[other]]


def caught(g: MonToons, key: str) -> list[int]:
    keys = [option.key for option in g.question.options]
    sizes = [len(one) for one in g.about.caught]  # type: ignore[attr-defined]
    return [sizes[keys.index(key)] if keys.index(key) < len(sizes) else 0, max(sizes, default=0)]


def raised(g: MonToons, seat: int) -> int:
    """The speed of a seat with its next Unused Dice box."""
    return int(g.speed[seat] + g.sheet_of(seat).unused[g.unused[seat][1]])


def shells(g: MonToons, seat: int, key: str) -> int:
    """Shells of the row that is chosen, made and not spent."""
    made, spent = g.shells[seat][int(key[4:]) * 2 - 2 :][:2]
    return int(made - spent)


def most_hearts(g: MonToons) -> int:
    return max(sheet.health.max for sheet in g.content.sheets if sheet.version == g.version)


TRUTHS: dict[str, Truth] = {
    "secret": lambda g, s, k, f: not g.revealed[s],
    "placed": lambda g, s, k, f: (f.number, f.more) == (len(dice(g, s)), len(g.dice[s])),
    "in_pool": lambda g, s, k, f: f.number == sum(slot == -1 for slot in g.slots[s]),
    "shell_turns": lambda g, s, k, f: k.startswith("shell"),
    "speed_highest": speed(lambda value, rolled: value == max(rolled) > min(rolled)),
    "speed_lowest": speed(lambda value, rolled: value == min(rolled) < max(rolled)),
    "speed_same": speed(lambda value, rolled: set(rolled) == {value}),
    "speed_between": speed(lambda value, rolled: min(rolled) < value < max(rolled)),
    "row_special": row("special"),
    "begins_special": row("special"),
    "row_ultimate": row("ultimate"),
    "begins_ultimate": row("ultimate"),
    "waystone_die": lambda g, s, k, f: f.number == 2 + (g.powers[s] >= 1) and k.startswith(f"{f.more}>waystone"),
    "focus_die": lambda g, s, k, f: k.startswith(f"{f.number}>focus"),
    "gains_shell": gains("shell"),
    "gains_berry": gains("berry"),
    "gains_heart": gains("heart"),
    "gains_special": gains("special"),
    "move_die": lambda g, s, k, f: k.startswith(f"{f.number}>move"),
    "basic_die": lambda g, s, k, f: k.startswith(f"{f.number}>basic") and not twins(g, s, k),
    "first_of_two": lambda g, s, k, f: k.startswith(f"{f.number}>basic") and twins(g, s, k) == [-1],
    "second_of_two": lambda g, s, k, f: k.startswith(f"{f.number}>basic") and twins(g, s, k) == [f.number],
    "shells_kept": lambda g, s, k, f: f.number == shells(g, s, k) > 0,
    "no_shell_kept": lambda g, s, k, f: not shells(g, s, k),
    "dice_left": lambda g, s, k, f: f.number == len(dice(g, s)) > 0,
    "no_dice_left": lambda g, s, k, f: not dice(g, s),
    "at_waystone": lambda g, s, k, f: steps(g.arena, g.at[s])[stone(g)] == 1,
    "crossed": lambda g, s, k, f: f.number == f"{g.boxes[s]:b}".count("1"),
    "dice_on_rows": lambda g, s, k, f: (
        f.number == sum(slot in one.slots for slot in dice(g, s) for one in g.sheet_of(s).rows)
    ),
    "own_hearts": lambda g, s, k, f: f.number == g.health[s],
    "passes": lambda g, s, k, f: g.speed[s] < g.speed[of(f)] < f.number == raised(g, s),
    "speed_then": lambda g, s, k, f: f.number == raised(g, s),
    "fastest": lambda g, s, k, f: f.number == g.speed[s] >= max(g.speed[other] for other in living(g, s)),
    "behind": lambda g, s, k, f: f.number == g.speed[of(f)] - g.speed[s] > 0,
    "unused_kept": lambda g, s, k, f: f.number == g.unused[s][0] - g.unused[s][1],
    "berry_adds": lambda g, s, k, f: f.number == g.sheet_of(s).berries[g.berries[s][1]],
    "focus_adds": lambda g, s, k, f: f.number in g.focus[s],
    "so_far": lambda g, s, k, f: f.number == g.action.boost,
    "berries_kept": lambda g, s, k, f: f.number == g.berries[s][0] - g.berries[s][1],
    "fewest_hearts": lambda g, s, k, f: f.number == g.health[of(f)] == min(g.health[other] for other in living(g, s)),
    "hearts": lambda g, s, k, f: f.number == g.health[of(f)],
    "of_victims": lambda g, s, k, f: f.number == len(g.about.victims),  # type: ignore[attr-defined]
    "left_alone": lambda g, s, k, f: ":" not in k,
    "catches_most": lambda g, s, k, f: f.number == caught(g, k)[0] == caught(g, k)[1],
    "catches": lambda g, s, k, f: 0 < f.number == caught(g, k)[0] < caught(g, k)[1],
    "catches_nobody": lambda g, s, k, f: caught(g, k)[0] == 0 < caught(g, k)[1],
    "goes_by": lambda g, s, k, f: f.number == k.count("+") + 1 and k.startswith("way:"),
    "runs": lambda g, s, k, f: f.number == int(k.rpartition(":")[2]),
    "cleared": lambda g, s, k, f: of(f) == target(g, s, k) and g.about.away,  # type: ignore[attr-defined]
    "within": lambda g, s, k, f: f.number == g.about.far and not g.about.away,  # type: ignore[attr-defined]
    "sinks": lambda g, s, k, f: f.number == g.about.least,  # type: ignore[attr-defined]
    "holds_focus": lambda g, s, k, f: (f.number, f.more) == g.about.held,  # type: ignore[attr-defined]
    "lies_shell": lies("shell"),
    "lies_berry": lies("berry"),
    "lies_heart": lies("heart"),
    "lies_special": lies("special"),
    "on_lava": ground("lava"),
    "on_spike_pit": ground("spike_pit"),
    "on_quicksand": ground("quicksand"),
    "beside_waystone": lambda g, s, k, f: steps(g.arena, target(g, s, k))[stone(g)] == 1,
    "on_waystone": lambda g, s, k, f: target(g, s, k) == stone(g),
    "waystone_far": lambda g, s, k, f: f.number == steps(g.arena, target(g, s, k))[stone(g)] > 1,
    "rival_near": nearest,
    "rival_there": lambda g, s, k, f: of(f) != s and g.at[of(f)] == target(g, s, k),
    "no_bonus_there": lambda g, s, k, f: not touching(g, s, k),
    "bonus_paid": lambda g, s, k, f: bool(touching(g, s, k)) and not set(touching(g, s, k)) & set(open_bonuses(g, s)),
    "leads_on": lambda g, s, k, f: g.powers[s] < 2 and f.number == len(wanted_beside(g, s, k)) > 0,
    "wins": wins,
    "completes": bonus_holds,
    "nearest": bonus_holds,
    "lacks": bonus_holds,
    "gives_shell": gives("shell"),
    "gives_berry": gives("berry"),
    "gives_heart": gives("heart"),
    "gives_special": gives("special"),
    "gives_waystone": gives("waystone"),
    "most_hearts": lambda g, s, k, f: f.number == g.content.sheets[of(f)].health.max == most_hearts(g),
    "has_hearts": lambda g, s, k, f: f.number == g.content.sheets[of(f)].health.max < most_hearts(g),
    "has_attacks": lambda g, s, k, f: f.number == len(g.content.sheets[of(f)].attacks),
}


def holds(g: MonToons, seat: int, key: str, eyes: int, fact: Fact) -> bool:
    """What it says is so; of a plan only its owner hears."""
    planning = type(g.about).__name__ == "Planning"
    return (fact.kind == "secret") == (planning and eyes != 1 << seat) and TRUTHS[fact.kind](g, seat, key, fact)
