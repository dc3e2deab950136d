"""MonToons, use: what each part of an ability needs so that anything comes of it now, said once for all who ask."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from game.engine.data import Effects
from game.rules.montoons.attack import focus_dice, held_focus
from game.rules.montoons.bonuses import room_for
from game.rules.montoons.forcing import forceable
from game.rules.montoons.keywords import way_of
from game.rules.montoons.laying import free, layable, reached, trappable
from game.rules.montoons.movement import goals_of
from game.rules.montoons.reaching import havens, landings, runs, toll
from game.rules.montoons.state import ATTACKS, MonToons
from game.rules.montoons.targeting import aimable, catches
from game.rules.montoons.values import SPANS, with_die


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


NOBODY = Lack("Nobody is within its reach and in sight.", "6.1")
NO_HEX = Lack("No hex within its reach takes it.", "10.8")
NO_WAY = Lack("There is nowhere to go.", "4.3")
NOTHING = Lack("Nothing would come of it now.", "1.2")
FULL = Lack("You have all your hearts.", "9.3")
NO_ROOM = Lack("Nothing is left on your sheet that it could mark.", "9.1")


def under_way(g: MonToons) -> Now:
    """The running action."""
    return Now(g.deed, g.deed_dice[-1] if g.deed_dice else 0, g.targets, True)


def lack(g: MonToons, seat: int, effects: Effects, now: Now) -> Lack | None:
    """What is missing so that nothing at all can come of these parts (MON-R94); None when something can. As long as
    nothing comes of them nothing changes, so each is judged by the present table."""
    if now.deed in ATTACKS and not now.running and not g.attacked and any(held_focus(g, seat)):
        return None                    # an attack keeps a Focus (MON-FOCUS-05)
    missing = None
    for word, *rest in effects:
        if word in ("aim", "sweep", "blitz"):
            found = within(g, seat, word, rest, now)
            now = now._replace(targets=found)
            if found and boostable(g, seat, found, now):
                return None
        if helps(g, seat, word, rest, now):
            return None
        missing = missing or reason(word, rest, now)
    return missing or NOTHING


# --- the entries of a sheet

def idle_die(g: MonToons, seat: int, slot: int) -> Lack | None:
    """Why nothing would come of the die on the slot of a movement, a basic attack or a bonus."""
    sheet, place = g.sheet_of(seat), g.sheet_of(seat).slots[slot]
    if place.kind == "bonus":
        kind = sheet.bonuses[place.entry].gains
        return None if room_for(g, seat, kind) else FULL if kind == "heart" else NO_ROOM
    entry = sheet.movements[place.entry] if place.kind == "move" else sheet.attacks[place.entry]
    return lack(g, seat, entry.effects, Now(place.kind, g.value_on(seat, slot)))


def idle_row(g: MonToons, seat: int, row: int) -> Lack | None:
    """Why nothing would come of using a full row."""
    place = g.sheet_of(seat).rows[row]
    die = g.row_values(seat, row, planned=False)[-1]
    return lack(g, seat, g.sheet_of(seat).attack_of(place).effects, Now(place.kind, die))


def idle_seed(g: MonToons, seat: int) -> Lack | None:
    """Why nothing would come of a special bonus."""
    return lack(g, seat, g.sheet_of(seat).seeds.effects, Now("seed"))


# --- whom and what there is

def within(g: MonToons, seat: int, word: str, rest: list[Any], now: Now) -> tuple[int, ...]:
    """Everybody whom a part could choose or hit."""
    if word == "aim":
        return tuple(aimable(g, seat, rest[0], rest[2], rest[3]))
    if word == "sweep":
        return tuple(sorted({other for caught in catches(g, seat, rest[0]) for other in caught}))
    return ()


def boostable(g: MonToons, seat: int, targets: Iterable[int], now: Now) -> bool:
    """Whether Berries or a Focus could be added and hurt somebody by themselves (MON-R23)."""
    made, spent = g.berries[seat]
    return now.deed in ATTACKS and any(other != seat for other in targets) and (
        made > spent or not g.attacked and any(held_focus(g, seat)))


def helps(g: MonToons, seat: int, word: str, rest: list[Any], now: Now) -> bool:
    """Whether anything can come of one part."""
    if word in MOVING:
        return moves(g, seat, word, rest, now)
    if word in ON_TARGETS:
        return any(feels(g, seat, other, word, rest, now) for other in now.targets)
    if word in LAYING:
        return lays(g, seat, word, rest, now)
    return joined(g, seat, word, rest, now) if word in JOINTS else serves(g, seat, word, rest, now)


# --- by families of parts

MOVING = frozenset({"move", "jump", "leap", "blitz"})
ON_TARGETS = frozenset({"damage", "heal", "push", "pull", "force", "throw", "inflict", "each", "swap"})
LAYING = frozenset({"lay", "obstacle", "traps", "trail", "clear_traps"})
JOINTS = frozenset({"by_die", "moved", "standing", "having", "repeat", "may", "pay", "choose"})


def moves(g: MonToons, seat: int, word: str, rest: list[Any], now: Now) -> bool:
    """Some hex to go to; a Movement Action that goes nowhere still frees from Entangle (MON-R60)."""
    if word == "leap":
        return bool(havens(g, rest[0]))
    cut = now.deed == "move" and g.entangle[seat]
    if cut:
        return True
    most = with_die(rest[0], now.die)
    if word == "jump":
        return bool(landings(g, seat, most))
    if word == "blitz":
        least = SPANS[rest[0]][0] if rest[0] in SPANS else most
        return next(runs(g, seat, least, most), None) is not None
    return walks(g, seat, most, (rest[1], rest[2], rest[3]))


def walks(g: MonToons, seat: int, most: int, gait: tuple[bool, bool, bool]) -> bool:
    """Some hex to walk to: mostly one beside."""
    ground, arena = g.ground, g.arena
    beside = [space for space in arena.board.beside[g.at[seat]]
              if ground.open & arena.bit[space] and toll(g, space, gait) <= most]
    if not gait[0] and any(space not in g.at for space in beside):
        return True
    if not beside or not gait[0] and not gait[2]:
        return False
    return bool(goals_of(g, seat, most, gait))


def feels(g: MonToons, seat: int, other: int, word: str, rest: list[Any], now: Now) -> bool:
    """Whether a part would do anything to one of its targets."""
    match word:
        case "damage":
            return with_die(rest[0], now.die) > 0
        case "heal":
            return room_for(g, other, "heart")
        case "push" | "pull":
            return way_of(g, seat, other, word) is not None
        case "force":
            return forceable(g, seat, other)
        case "inflict":
            return takes(g, other, rest[0])
        case "each":
            branch = rest[1] if getattr(g, rest[0])[other] else rest[2]
            return lack(g, seat, branch, now._replace(targets=(other,))) is None
    return other != seat


def takes(g: MonToons, seat: int, status: str) -> bool:
    """Whether somebody can be given a status: Burn adds up, the others do not (MON-STUN-02, MON-GUARD-05)."""
    return status == "burn" or not getattr(g, status)[seat]


def lays(g: MonToons, seat: int, word: str, rest: list[Any], now: Now) -> bool:
    """Some hex that takes it."""
    if word == "trail":
        return now.running and bool(g.arena.mask(set(g.walked)) & trappable(g))
    what, far, sight = (rest[0], rest[1], rest[3]) if word in ("lay", "obstacle") else ("", rest[0], rest[2])
    match word:
        case "lay":
            mask = layable(g, what)
        case "obstacle":
            mask = free(g)
        case "traps":
            mask = trappable(g)
        case _:
            mask = g.arena.mask(g.traps)
    return bool(reached(g, seat, far, sight, mask))


def joined(g: MonToons, seat: int, word: str, rest: list[Any], now: Now) -> bool:
    """Whether anything can come of the parts that a part is the frame of."""
    return any(lack(g, seat, branch, now) is None for branch in branches(g, seat, word, rest, now))


def branches(g: MonToons, seat: int, word: str, rest: list[Any], now: Now) -> list[Effects]:
    """The parts that would or could be done."""
    match word:
        case "by_die":
            return [rest[1] if now.die in rest[0] else rest[2]]
        case "moved":
            walked = now.running and g.walked and (not rest[1] or g.strode + g.slowed == rest[1])
            return [rest[0]] if walked else []
        case "standing":
            return [rest[1] if g.terrain[g.at[seat]] == rest[0] else rest[2]]
        case "having":
            return [rest[1] if getattr(g, rest[0])[seat] else rest[2]]
        case "repeat":
            return [rest[1]]
        case "may":
            return [rest[0]]
        case "pay":
            return [rest[1]] if affords(g, seat, rest[0], rest[2]) else []
    return [steps for _, steps in rest[0]]


def affords(g: MonToons, seat: int, coin: str, amount: int) -> bool:
    """Whether somebody can pay: hearts, of which one must be left, or available Berries."""
    made, spent = g.berries[seat]
    return not g.out[seat] and (g.health[seat] > amount if coin == "heart" else made - spent >= amount)


def serves(g: MonToons, seat: int, word: str, rest: list[Any], now: Now) -> bool:
    """Whether a part would do anything for its user."""
    match word:
        case "aim" | "sweep":
            return False
        case "recover":
            return room_for(g, seat, "heart")
        case "bonus":
            return room_for(g, seat, rest[0])
        case "mark_boxes":
            return g.boxes[seat] != (1 << len(g.sheet_of(seat).values)) - 1
        case "leftover":
            return g.unused[seat][0] < len(g.sheet_of(seat).unused)
        case "trample":
            return now.running and bool(g.crossed)
        case "hold":
            return takes(g, seat, rest[0])
        case "cleanse":
            return bool(getattr(g, rest[0])[seat])
        case "focus":
            return bool(focus_dice(g, seat))
    return True


def reason(word: str, rest: list[Any], now: Now) -> Lack | None:
    """What a part lacks, for those whose lack explains why an ability is idle."""
    if word in ("aim", "sweep") and not now.targets:
        return NOBODY
    if word in MOVING:
        return NO_WAY
    if word in LAYING and word != "trail":
        return NO_HEX
    if word in ("recover", "heal"):
        return FULL
    return NO_ROOM if word in ("bonus", "mark_boxes", "leftover") else None
