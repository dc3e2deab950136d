"""MonToons, use: what each part of an ability needs so that anything comes of it now, said once for all who ask."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from game.engine.data import Effects
from game.rules.montoons.attack import focus_dice
from game.rules.montoons.bonuses import room_for
from game.rules.montoons.forcing import forceable
from game.rules.montoons.keywords import way_of
from game.rules.montoons.laying import free, layable, reaches, trappable
from game.rules.montoons.movement import goals_of
from game.rules.montoons.needs import SPANS, with_die
from game.rules.montoons.reaching import runs, standable, straight
from game.rules.montoons.state import ATTACKS, MonToons
from game.rules.montoons.targeting import aimable, swept

Effect = tuple[Any, ...]  # a part with all its arguments, as a sheet has it
Targets = tuple[int, ...]


class Lack(NamedTuple):
    """Why nothing would come of an ability, in a sentence, and its rule."""

    why: str
    rule: str


class Now(NamedTuple):
    """For what the parts are judged: the kind of action, the value of its die, whom they are for, and whether the
    action is under way, so that what has been walked in it counts."""

    deed: str
    die: int = 0
    targets: tuple[int, ...] = ()
    running: bool = False


@lru_cache(maxsize=256)
def ahead(deed: str, die: int = 0) -> Now:
    """An action that has not begun."""
    return Now(deed, die)


NOBODY = Lack("Nobody is within its reach and in sight.", "6.1")
NO_HEX = Lack("No hex within its reach takes it.", "10.8")
NO_WAY = Lack("There is nowhere to go.", "4.3")
NOTHING = Lack("Nothing would come of it now.", "1.2")
FULL = Lack("You have all your hearts.", "9.3")
NO_ROOM = Lack("Nothing is left on your sheet that it could mark.", "9.1")


def under_way(g: MonToons) -> Now:
    """The running action."""
    return Now(g.action.deed, g.action.die, g.action.targets, True)


def lack(g: MonToons, seat: int, effects: Effects, now: Now) -> Lack | None:
    """What is missing so that nothing at all can come of these parts (MON-R94); None when something can. As long as
    nothing comes of them nothing changes, so each is judged by the present table."""
    targets, missing = now.targets, None
    boost = now.deed in ATTACKS and boostable(g, seat)
    if boost and not now.running and not g.attacked and g.focus[seat] != g.fresh_focus[seat]:
        return None  # an attack keeps a Focus (MON-FOCUS-05)
    for effect in effects:
        word = effect[0]
        if word == "aim":
            targets = tuple(aimable(g, seat, effect[1], effect[3], effect[4]))
        elif word == "sweep":
            targets = swept(g, seat, effect[1])
        elif (targets or word not in ON_TARGETS) and HELPS[word](g, seat, effect, targets, now):
            return None
        if boost and any(other != seat for other in targets):
            return None
        if missing is None:
            missing = reason(word, targets)
    return missing or NOTHING


def boostable(g: MonToons, seat: int) -> bool:
    """Whether Berries or a Focus could be added to an attack, and hurt whom it aims at by themselves (MON-R23)."""
    made, spent = g.berries[seat]
    return made > spent or not g.attacked and g.focus[seat] != g.fresh_focus[seat]


def reason(word: str, targets: tuple[int, ...]) -> Lack | None:
    """What a part lacks, for those whose lack explains why an ability is idle."""
    if word in ("aim", "sweep"):
        return None if targets else NOBODY
    return REASONS.get(word)


# --- the entries of a sheet


def idle_die(g: MonToons, seat: int, slot: int) -> Lack | None:
    """Why nothing would come of the die on the slot of a movement, a basic attack or a bonus."""
    sheet = g.sheet_of(seat)
    place = sheet.slots[slot]
    if place.kind == "bonus":
        kind = sheet.bonuses[place.entry].gains
        return None if room_for(g, seat, kind) else FULL if kind == "heart" else NO_ROOM
    entry = sheet.movements[place.entry] if place.kind == "move" else sheet.attacks[place.entry]
    return lack(g, seat, entry.effects, ahead(place.kind, g.value_on(seat, slot)))


def idle_row(g: MonToons, seat: int, row: int) -> Lack | None:
    """Why nothing would come of using a full row."""
    sheet = g.sheet_of(seat)
    place, die = sheet.rows[row], g.row_values(seat, row, planned=False)[-1]
    return lack(g, seat, sheet.attack_of(place).effects, ahead(place.kind, die))


def idle_seed(g: MonToons, seat: int) -> Lack | None:
    """Why nothing would come of a special bonus."""
    return lack(g, seat, g.sheet_of(seat).seeds.effects, ahead("seed"))


# --- where to go


def walks_somewhere(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    """Some hex to walk to, mostly one beside; a Movement Action that goes nowhere still frees from Entangle
    (MON-R60)."""
    _, distance, exact, light, through = effect
    if now.deed == "move" and g.entangle[seat]:
        return True
    most, ground = with_die(distance, now.die), g.ground
    beside = ground.arena.beside[g.at[seat]] & ground.open
    if not light and most < 2:
        beside &= ~ground.slow
    if most < 1 or not beside:
        return False
    if not exact and beside & ~g.bits():
        return True
    return (exact or through) and bool(goals_of(g, seat, most, (exact, light, through)))


def jumps(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return (
        now.deed == "move"
        and g.entangle[seat]
        or bool(standable(g) & straight(g.arena, g.at[seat], with_die(effect[1], now.die)))
    )


def leaps(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return bool(standable(g) & g.ground.of[effect[1]])


def blitzes(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    most = with_die(effect[1], now.die)
    least = SPANS[effect[1]][0] if effect[1] in SPANS else most
    return now.deed == "move" and g.entangle[seat] or next(runs(g, seat, least, most), None) is not None


# --- what targets feel


def hurts(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return bool(targets) and with_die(effect[1], now.die) > 0


def heals(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return any(room_for(g, other, "heart") for other in targets)


def shoves(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return any(way_of(g, seat, other, effect[0]) is not None for other in targets)


def forces(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return any(forceable(g, seat, other) for other in targets)


def another(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return any(other != seat for other in targets)


def inflicts(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return any(takes(g, other, effect[1]) for other in targets)


def one_by_one(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    _, status, then, else_ = effect
    return any(
        not lack(g, seat, then if getattr(g, status)[other] else else_, now._replace(targets=(other,)))
        for other in targets
    )


def takes(g: MonToons, seat: int, status: str) -> bool:
    """Whether somebody can be given a status: Burn adds up, the others do not (MON-STUN-02, MON-GUARD-05)."""
    return status == "burn" or not getattr(g, status)[seat]


# --- what the map takes


def lays(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return reaches(g, seat, effect[2], effect[4], layable(g, effect[1]))


def drops(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return reaches(g, seat, effect[2], effect[4], free(g))


def lays_traps(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return reaches(g, seat, effect[1], effect[3], trappable(g))


def clears(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return reaches(g, seat, effect[1], effect[3], g.arena.mask(g.traps))


def trails(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return now.running and bool(g.arena.mask(set(g.action.walked)) & trappable(g))


# --- what its user gains


def recovers(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return room_for(g, seat, "heart")


def gains_something(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return room_for(g, seat, effect[1])


def crosses(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return g.boxes[seat] != (1 << len(g.sheet_of(seat).values)) - 1


def leaves(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return g.unused[seat][0] < len(g.sheet_of(seat).unused)


def tramples(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return now.running and bool(g.action.crossed)


def holds(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return takes(g, seat, effect[1])


def cleanses(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return bool(getattr(g, effect[1])[seat])


def focuses(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return bool(focus_dice(g, seat))


def always(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    return True


# --- frames round other parts


def framed(g: MonToons, seat: int, effect: Effect, targets: Targets, now: Now) -> bool:
    """Whether anything can come of the parts that would or could be done."""
    if targets != now.targets:
        now = now._replace(targets=targets)
    for branch in branches(g, seat, effect, now):
        if not lack(g, seat, branch, now):
            return True
    return False


def branches(g: MonToons, seat: int, effect: Effect, now: Now) -> list[Effects]:
    match effect:
        case ("by_die", faces, then, else_):
            return [then if now.die in faces else else_]
        case ("moved", then, exactly):
            action = g.action
            walked = action.walked and (not exactly or action.strode + action.slowed == exactly)
            return [then] if now.running and walked else []
        case ("standing", terrain, then, else_):
            return [then if g.terrain[g.at[seat]] == terrain else else_]
        case ("having", status, then, else_):
            return [then if getattr(g, status)[seat] else else_]
        case ("repeat", _, then) | ("may", then):
            return [then]
        case ("pay", coin, then, amount):
            return [then] if affords(g, seat, coin, amount) else []
        case ("choose", sides):
            return [steps for _, steps in sides]
    raise ValueError(f"no frame: {effect!r}")


def affords(g: MonToons, seat: int, coin: str, amount: int) -> bool:
    """Whether somebody can pay: hearts, of which one must be left, or available Berries."""
    made, spent = g.berries[seat]
    return not g.out[seat] and (g.health[seat] > amount if coin == "heart" else made - spent >= amount)


# by the word of a part whether anything can come of it; aim and sweep only say for whom others are
HELPS: dict[str, Callable[[MonToons, int, Effect, Targets, Now], bool]] = {
    "move": walks_somewhere,
    "jump": jumps,
    "leap": leaps,
    "blitz": blitzes,
    "damage": hurts,
    "heal": heals,
    "push": shoves,
    "pull": shoves,
    "force": forces,
    "throw": another,
    "swap": another,
    "inflict": inflicts,
    "each": one_by_one,
    "lay": lays,
    "obstacle": drops,
    "traps": lays_traps,
    "clear_traps": clears,
    "trail": trails,
    "recover": recovers,
    "bonus": gains_something,
    "mark_boxes": crosses,
    "leftover": leaves,
    "trample": tramples,
    "hold": holds,
    "cleanse": cleanses,
    "focus": focuses,
    "suffer": always,
    **dict.fromkeys(("by_die", "moved", "standing", "having", "repeat", "may", "pay", "choose"), framed),
}
ON_TARGETS = frozenset({"damage", "heal", "push", "pull", "force", "throw", "inflict", "each", "swap"})
REASONS = {
    **dict.fromkeys(("move", "jump", "leap", "blitz"), NO_WAY),
    **dict.fromkeys(("lay", "obstacle", "traps", "clear_traps"), NO_HEX),
    "recover": FULL,
    "heal": FULL,
    **dict.fromkeys(("bonus", "mark_boxes", "leftover"), NO_ROOM),
}
