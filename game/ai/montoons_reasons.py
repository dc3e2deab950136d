"""Reasons in MonToons: the facts that speak for a choice; a plan is told to its owner alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

from game.ai.reasons import Fact
from game.engine import hexes
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.attack import Boosting
from game.rules.montoons.damage import POWERS, Ordering
from game.rules.montoons.laying import Laying
from game.rules.montoons.movement import Forking, Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingFlag, ChoosingSheet
from game.rules.montoons.sheets import POOL, Slot
from game.rules.montoons.state import MonToons, Sinking
from game.rules.montoons.statuses import Forgetting
from game.rules.montoons.targeting import Aiming, Turning
from game.rules.montoons.waystone import ANYWHERE, Marking, MarkingFree, token_space

HARMFUL = ("lava", "spike_pit", "quicksand")
SEATED = ("seat", "push", "pull", "throw")  # beginnings of keys that go on with a seat


def facts(g: MonToons, seat: int, key: str, eyes: int) -> list[Fact]:
    """What speaks for a seat's choosing that key; of a secret plan its owner alone is told."""
    match g.about:
        case Planning():
            return of_plan(g, seat, key) if eyes == 1 << seat else [Fact("secret")]
        case Acting():
            return of_act(g, seat, key)
        case Walking():
            return of_hex(g, seat, g.at[seat] if key == "stop" else g.arena.by_key[key[4:]])
        case Marking() | MarkingFree():
            return of_box(g, seat, key)
        case Bidding():
            return of_bid(g, seat, key)
        case Boosting():
            return of_boost(g, seat, key)
        case Aiming():
            return of_target(g, seat, int(key[5:]) - 1) if key.startswith("seat:") else [Fact("left_alone", seat)]
        case Ordering(victims):
            victim = int(key[5:]) - 1
            return [Fact("hearts", victim, g.health[victim]), Fact("of_victims", victim, len(victims))]
        case Turning(_, caught):
            keys = [option.key for option in g.question.options]
            hit = caught[keys.index(key)] if key in keys[: len(caught)] else ()
            most = max(map(len, caught), default=0)
            kind = "catches_most" if len(hit) == most else "catches" if hit else "catches_nobody"
            return [Fact(kind, None, len(hit)), *hearts_of(g, hit)]
        case Forking(_, ways):
            keys = [option.key for option in g.question.options]
            way = ways[keys.index(key)] if key in keys[: len(ways)] else ways[0]
            return [Fact("goes_by", None, len(way.path)), *near(g, seat, way.path[-1])]
        case Laying(_, far, _, away):
            space = place(g, key)
            if space < 0:
                return [Fact("left_alone", seat)]
            found = [Fact("cleared", space)] if away else [Fact("within", space, far)] if far else []
            return [*near(g, seat, space), *found]
        case Sinking(least):
            return [Fact("sinks", seat, least)]
        case Forgetting(held):
            return [Fact("holds_focus", seat, *held)]
        case ChoosingSheet():
            return of_sheet(g, key)
        case ChoosingFlag():
            return near(g, seat, place(g, key))
    space = place(g, key)
    return of_hex(g, seat, space) if space >= 0 else of_rest(g, seat, key)


def of_rest(g: MonToons, seat: int, key: str) -> list[Fact]:
    """About pushes, runs and throws: whom they move, or what there is."""
    parts = key.split(":")
    if parts[0] == "row":
        made, spent = g.shells[seat][2 * int(parts[1]) - 2 : 2 * int(parts[1])]
        return [Fact("shells_kept", seat, made - spent) if made > spent else Fact("no_shell_kept", seat)]
    if parts[0] in SEATED:
        return hearts_of(g, (int(parts[1]) - 1,)) or [Fact("own_hearts", seat, g.health[seat])]
    if parts[0] == "blitz":
        return [Fact("runs", seat, int(parts[2])), Fact("own_hearts", seat, g.health[seat])]
    return [Fact("own_hearts", seat, g.health[seat])]


# --- the plan


def of_plan(g: MonToons, seat: int, key: str) -> list[Fact]:
    word = key.partition(":")[0]
    if key == "ready":
        return [Fact("placed", seat, sum(slot >= 0 for slot in g.slots[seat]), len(g.dice[seat]))]
    if word == "shell":
        return [Fact("shell_turns", seat, int(key.rpartition(":")[2]))]
    value, _, name = key.partition(">")
    if value == "back":
        return [Fact("in_pool", seat, sum(slot == POOL for slot in g.slots[seat]))]
    if name == "speed":
        return of_speed(g, seat, int(value))
    slot = next(one for one in g.sheet_of(seat).slots if one.key == name)
    return [*of_slot(g, seat, slot, int(value)), *near(g, seat, g.at[seat])]


def of_speed(g: MonToons, seat: int, value: int) -> list[Fact]:
    """Why this one of the dice that were rolled makes the speed."""
    low, high = min(g.dice[seat]), max(g.dice[seat])
    place = "same" if low == high else "highest" if value == high else "lowest" if value == low else "between"
    return [Fact(f"speed_{place}", seat, value)]


def of_slot(g: MonToons, seat: int, slot: Slot, value: int) -> list[Fact]:
    """What a die on a slot is a part of."""
    if slot.row >= 0:
        values = g.row_values(seat, slot.row)
        filled, boxes = sum(map(bool, values)), len(values)
        return [Fact(f"row_{slot.kind}" if filled else f"begins_{slot.kind}", slot.row, filled, boxes)]
    if slot.kind == "waystone":
        return [Fact("waystone_die", seat, 3 if g.powers[seat] else 2, value)]
    if slot.kind == "focus":
        return [Fact("focus_die", seat, value)]
    if slot.kind == "bonus":
        bonus = g.sheet_of(seat).bonuses[slot.entry]
        return [Fact(f"gains_{bonus.gains}", seat, value)]
    if slot.kind == "basic" and len(g.sheet_of(seat).attacks[slot.entry].slots) > 1:
        twin = any(taken >= 0 and g.sheet_of(seat).slots[taken][1:3] == slot[1:3] for taken in g.slots[seat])
        return [Fact("second_of_two" if twin else "first_of_two", seat, value)]
    return [Fact(f"{slot.kind}_die", seat, value)]


# --- the turn


def of_act(g: MonToons, seat: int, key: str) -> list[Fact]:
    word = key.partition("/")[0]
    if word == "end":
        return [Fact("dice_left", seat, left) if (left := loose(g, seat)) else Fact("no_dice_left", seat)]
    if word == "waystone":
        return [Fact("at_waystone", seat), Fact("crossed", seat, g.boxes[seat].bit_count())]
    if word == "power":
        return [Fact("dice_on_rows", seat, on_rows(g, seat))]
    if word == "bonus":
        slots = g.sheet_of(seat).slots
        number = [slot.key for slot in slots].index(key)
        return of_slot(g, seat, slots[number], g.value_on(seat, number))
    found = near(g, seat, g.at[seat])
    if word in ("basic", "special", "ultimate"):
        return [fact for fact in found if fact.kind == "rival_near"] + [Fact("own_hearts", seat, g.health[seat])]
    if word.startswith("shell"):
        return [Fact("shell_turns", seat, 0), *found]
    return found


def loose(g: MonToons, seat: int) -> int:
    """Dice that still lie on slots."""
    return sum(slot >= 0 for slot in g.slots[seat])


def on_rows(g: MonToons, seat: int) -> int:
    """Dice that lie on rows to be powered up."""
    slots = g.sheet_of(seat).slots
    return sum(slot >= 0 and slots[slot].row >= 0 for slot in g.slots[seat])


def of_bid(g: MonToons, seat: int, key: str) -> list[Fact]:
    """How fast the others are who have announced their speed."""
    mine = g.speed[seat]
    made, spent = g.unused[seat]
    ahead = [other for other in g.rivals(seat) if g.speed[other] > mine]
    if key == "spend":
        after = mine + g.sheet_of(seat).unused[spent]
        passed = [other for other in ahead if g.speed[other] < after]
        return [Fact("passes", passed[0], after) if passed else Fact("speed_then", seat, after)]
    if not ahead:
        return [Fact("fastest", seat, mine)]
    return [Fact("behind", ahead[0], g.speed[ahead[0]] - mine), Fact("unused_kept", seat, made - spent)]


def of_boost(g: MonToons, seat: int, key: str) -> list[Fact]:
    made, spent = g.berries[seat]
    if key == "berry":
        return [Fact("berry_adds", seat, g.sheet_of(seat).berries[spent])] + aimed(g)
    if key.startswith("focus"):
        return [Fact("focus_adds", seat, g.focus[seat][int(key[6:]) - 1])] + aimed(g)
    found = [Fact("so_far", seat, g.action.boost)] if g.action.boost else []
    return [*found, Fact("berries_kept", seat, made - spent)] if made > spent else found or aimed(g)


def aimed(g: MonToons) -> list[Fact]:
    return hearts_of(g, g.action.targets)


def of_target(g: MonToons, seat: int, other: int) -> list[Fact]:
    hearts = [g.health[rival] for rival in g.rivals(seat)]
    if other in g.rivals(seat) and g.health[other] == min(hearts) < max(hearts):
        return [Fact("fewest_hearts", other, g.health[other])]
    return [Fact("hearts", other, g.health[other]), *apart(g, seat, other)]


def apart(g: MonToons, seat: int, other: int) -> list[Fact]:
    if g.at[seat] < 0 or g.at[other] < 0 or other == seat:
        return []
    return [Fact("rival_near", other, far(g, g.at[seat], g.at[other]))]


def hearts_of(g: MonToons, seats: Sequence[int]) -> list[Fact]:
    """Of whom is hit the one with fewest hearts."""
    living = [other for other in seats if not g.out[other]]
    if not living:
        return []
    weakest = min(living, key=lambda other: g.health[other])
    return [Fact("hearts", weakest, g.health[weakest])]


# --- hexes and boxes


def far(g: MonToons, one: int, other: int) -> int:
    """Hexes between two spaces, the last one counted."""
    places = g.arena.board.hexes
    return hexes.distance(places[one], places[other])


def place(g: MonToons, key: str) -> int:
    """The space a choice lies on, -1 for none."""
    at = g.question.option(key).at
    return g.arena.by_key.get(at[4:], -1) if isinstance(at, str) and at.startswith("hex/") else -1


def of_hex(g: MonToons, seat: int, space: int) -> list[Fact]:
    """What a hex holds, and what is near it."""
    found = list[Fact]()
    if bonus := g.arena.places[space].bonus:
        found.append(Fact(f"lies_{bonus}", space))
    if g.terrain[space] in HARMFUL:
        found.append(Fact(f"on_{g.terrain[space]}", space))
    return found + near(g, seat, space)


def near(g: MonToons, seat: int, space: int) -> list[Fact]:
    """The Waystone and the nearest rival from a hex."""
    if space < 0:
        return [Fact("own_hearts", seat, g.health[seat])]
    steps = far(g, space, token_space(g))
    stone = (
        Fact("waystone_far", space, steps) if steps > 1 else Fact("beside_waystone" if steps else "on_waystone", space)
    )
    rivals = [other for other in g.rivals(seat) if g.at[other] >= 0]
    if not rivals:
        return [stone]
    close = min(rivals, key=lambda other: far(g, space, g.at[other]))
    away = far(g, space, g.at[close])
    rival = Fact("rival_near" if away else "rival_there", close, away)
    return [stone, rival] if steps <= away else [rival, stone]


def of_box(g: MonToons, seat: int, key: str) -> list[Fact]:
    """How near the bonuses round a box are to complete."""
    if key == "done":
        return [Fact("crossed", seat, g.boxes[seat].bit_count())]
    sheet = g.sheet_of(seat)
    box = sheet.boxes.index(key[4:])
    missing = {
        n: (around & ~g.boxes[seat]).bit_count()
        for n, around in enumerate(sheet.around)
        if not g.earned[seat] >> n & 1 and around & ~g.boxes[seat]
    }
    touched = [n for n in missing if sheet.around[n] >> box & 1]
    if not touched:
        paid = any(around >> box & 1 for around in sheet.around)
        return [Fact("bonus_paid" if paid else "no_bonus_there", seat), *leads_on(g, seat, box, missing)]
    best = min(touched, key=lambda n: (missing[n], sheet.grid.bonuses[n].gives != "waystone"))
    left = missing[best] - 1
    gives = Fact(f"gives_{sheet.grid.bonuses[best].gives}", best)
    if not left:
        return [Fact("completes", best), Fact("wins", seat) if wins(g, seat, best) else gives]
    nearest = missing[best] == min(missing.values())
    return [Fact("nearest" if nearest else "lacks", best, left), gives]


def leads_on(g: MonToons, seat: int, box: int, missing: Iterable[int]) -> list[Fact]:
    """Boxes beside this one that a bonus still misses, while only those beside a crossed one may be crossed."""
    sheet = g.sheet_of(seat)
    wanted = reduce(or_, (sheet.around[n] for n in missing), 0) & sheet.beside[box] & ~g.boxes[seat]
    return [Fact("leads_on", seat, wanted.bit_count())] if wanted and g.powers[seat] < ANYWHERE else []


def wins(g: MonToons, seat: int, completed: int) -> bool:
    """Whether a bonus brings the last Waystone Power, with those that the crossed boxes bring."""
    sheet = g.sheet_of(seat)
    coming = [
        bonus.amount
        for n, bonus in enumerate(sheet.grid.bonuses)
        if bonus.gives == "waystone"
        and (n == completed or not g.earned[seat] >> n & 1 and not sheet.around[n] & ~g.boxes[seat])
    ]
    return sheet.grid.bonuses[completed].gives == "waystone" and g.powers[seat] + sum(coming) >= POWERS


def of_sheet(g: MonToons, key: str) -> list[Fact]:
    """What a monster brings before the game."""
    sheet = next(one for one in g.content.sheets if one.id == key and one.version == g.version)
    number = g.content.sheets.index(sheet)
    most = [one.health.max for one in g.content.sheets if one.version == g.version]
    found = [Fact("most_hearts" if sheet.health.max == max(most) else "has_hearts", number, sheet.health.max)]
    return [*found, Fact("has_attacks", number, len(sheet.attacks))]
