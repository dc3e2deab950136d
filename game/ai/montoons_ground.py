"""Ground as computers see it in MonToons: what an ability does in short, where it can be used from, and where one can
go."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from game.engine import hexes
from game.engine.data import Effects
from game.rules.montoons.arena import Arena, Ground
from game.rules.montoons.needs import SPANS, with_die
from game.rules.montoons.reaching import flood
from game.rules.montoons.state import MonToons

SHOVES = {"push": 0.35, "pull": 0.3, "force": 0.6, "throw": 0.5}  # hearts a hex of it is worth, by eye
FAR = 16  # of treks: no further, or no way at all
TOLLS = {"lava": 4, "spike_pit": 6, "quicksand": 2, "ice": 3}
SPARE = 6  # hearts with which one goes through lava if need be
STATUSES = {"burn": 1.5, "stun": 2.0, "entangle": 0.7}
SELF = {"guard": 0.8, "entangle": -0.7, "stun": -1.5, "burn": -1.5}


class Gist(NamedTuple):
    """An ability in short. `mode`: "aim", "sweep", "blitz" or "" (nobody is hit); `far`: range, or the longest blitz;
    `least`: the shortest; `area`: the shape's name; `harm`: hearts each target loses, other effects counted in;
    `own`: hearts it is worth to the user in any case; `hop`: a jump before it."""

    mode: str = ""
    far: int = 0
    least: int = 0
    area: str = ""
    sight: bool = True
    harm: float = 0.0
    own: float = 0.0
    hop: int = 0


@lru_cache(maxsize=4096)
def gist(effects: Effects, die: int) -> Gist:
    """What an ability comes to with this die; of two sides the first, of two branches the one of the die."""
    now = Gist()
    for effect in effects:
        now = add(now, effect, die)
    return now


def add(now: Gist, effect: tuple[Any, ...], die: int) -> Gist:
    """One effect more. What is no damage counts as a share of a heart, by estimate."""
    word, *rest = effect
    match word:
        case "aim":
            return now._replace(mode="aim", far=rest[0], sight=rest[3]) if not now.mode else now
        case "sweep":
            return now._replace(mode="sweep", area=rest[0]) if not now.mode else now
        case "blitz":
            most = with_die(rest[0], die)
            least = SPANS[rest[0]][0] if rest[0] in SPANS else most
            return now._replace(mode="blitz", far=most, least=least, harm=now.harm + most)
        case "jump" if not now.mode:
            return now._replace(hop=with_die(rest[0], die))
        case "damage":
            return now._replace(harm=now.harm + with_die(rest[0], die))
        case "trample":
            return now._replace(own=now.own + 0.3)
        case "push" | "pull" | "force" | "throw":
            return now._replace(harm=now.harm + SHOVES[word] * with_die(rest[0], die))
        case "inflict":
            return now._replace(harm=now.harm + STATUSES.get(rest[0], 0.5) * (rest[1] if rest[0] == "burn" else 1))
        case "hold":
            return now._replace(own=now.own + SELF.get(rest[0], 0.0))
        case "recover":
            return now._replace(own=now.own + 0.8 * rest[0])
        case "suffer":
            return now._replace(own=now.own - rest[0])
        case "lay" | "obstacle":
            return now._replace(own=now.own + 0.25)
        case "traps" | "trail":
            return now._replace(own=now.own + 0.25 * rest[0])
        case "focus":
            return now._replace(own=now.own + 0.3 * rest[0])
        case "bonus":
            return now._replace(own=now.own + 0.5)
        case "moved":
            return maybe(now, rest[0], die)
        case "standing" | "having":
            return maybe(now, rest[1], die)
        case "by_die":
            return inside(now, rest[1] if die in rest[0] else rest[2], die)
        case "choose":
            return inside(now, rest[0][0][1], die)
        case "each":
            return now._replace(own=now.own + 2.0, harm=now.harm + 0.5)
    return now


def inside(now: Gist, effects: tuple[Any, ...], die: int) -> Gist:
    """The effects of a branch that is taken."""
    for effect in effects:
        now = add(now, effect, die)
    return now


def maybe(now: Gist, effects: tuple[Any, ...], die: int) -> Gist:
    """What happens only under a condition counts for half."""
    more = inside(Gist(), effects, die)
    return now._replace(own=now.own + more.own / 2, harm=now.harm + more.harm / 2)


# --- from where a rival can be hit


def striking(g: MonToons, seat: int, what: Gist, rival: int) -> int:
    """The set of spaces from which the ability hits this rival where it stands now; off the rows roughly."""
    there = g.at[rival]
    if what.mode == "aim":
        mask = along(g, there, what.far, what.sight, g.arena.bit[g.at[seat]])
    elif what.mode == "sweep":
        mask = area_mask(g.arena, g.content.shapes[what.area], there)
    elif what.mode == "blitz":
        mask = runs(g, seat, there, what)
    else:
        return 0
    if what.hop:
        for space in g.arena.members(mask & g.ground.open):
            mask |= g.arena.mask(s for ray in g.arena.board.rays[space] for s in ray[: what.hop])
    return mask


def along(g: MonToons, there: int, far: int, sight: bool, own: int) -> int:
    """Spaces on rows through there, up to the first thing that blocks sight; the seer itself does not."""
    blind, bit, mask = g.ground.blind | (g.bits() & ~own), g.arena.bit, 0
    for ray in g.arena.board.rays[there]:
        for space in ray[:far]:
            mask |= bit[space]
            if sight and blind & bit[space]:
                break
    return mask


@lru_cache(maxsize=2048)
def area_mask(arena: Arena, shape: hexes.Shape, there: int) -> int:
    """Where a user of the area stands so that one of its turnings covers a space."""
    back = {(-q, -r) for turned in hexes.turnings(shape) for q, r in turned}
    return arena.mask(arena.board.covered(there, tuple(sorted(back))))


def runs(g: MonToons, seat: int, there: int, what: Gist) -> int:
    """Where a blitz that passes through a space, and ends on a free one, may begin."""
    arena, mask = g.arena, 0
    free = g.ground.open & ~(g.bits() & ~arena.bit[g.at[seat]])
    rays = arena.board.rays[there]
    for way, ray in enumerate(rays):
        behind = rays[(way + 3) % 6]
        for before, space in enumerate(ray[: what.far - 1], 1):
            ends = behind[max(0, what.least - before - 1) : what.far - before]
            if any(free & arena.bit[end] for end in ends):
                mask |= arena.bit[space]
    return mask


# --- the way to the token


@lru_cache(maxsize=500)
def docks(ground: Ground, token: int) -> int:
    """The spaces next to the token on which a monster can come to rest."""
    return ground.arena.near(ground.arena.bit[token]) & ground.open & ~ground.of["ice"] & ~ground.of["whirlpool"]


@lru_cache(maxsize=500)
def treks(ground: Ground, token: int) -> tuple[int, ...]:
    """Per space the movement it takes to come next to the token, 0 there; hexes that hurt or lead astray count for
    more, whirlpools lead to each other, and monsters in the way are left out."""
    arena = ground.arena
    toll = [
        FAR if not ground.open & bit else 1 + bool(ground.slow & bit) + TOLLS.get(ground.terrain[space], 0)
        for space, bit in enumerate(arena.bit)
    ]
    found = [FAR] * len(arena)
    waiting: list[list[int]] = [arena.members(docks(ground, token)), *([] for _ in range(2 * FAR))]
    for spent in range(FAR):
        for space in waiting[spent]:
            if spent < found[space]:
                found[space] = spent
                for before in arena.board.beside[space]:
                    waiting[min(spent + toll[space], FAR)].append(before)
                    if ground.terrain[before] == "whirlpool":
                        waiting[min(spent + toll[space], FAR)] += ground.whirlpools
    return tuple(found)


# --- where one can go


def reach_of(g: MonToons, seat: int, effects: Effects, die: int, goal: int = 0) -> int:
    """The set of spaces where a movement may end, this one included; other effects are left out. Through what hurts a
    monster goes only to a goal that it cannot reach otherwise, and with hearts to spare."""
    here, arena = g.at[seat], g.arena
    mask = arena.bit[here]
    free = g.ground.open & ~g.bits()
    entangled = int(g.entangle[seat])
    for word, *rest in effects:
        if word == "move":
            left = with_die(rest[0], die) - entangled
            if left > 0:
                gait = (False, rest[2], rest[3])
                mask |= flood(g, seat, left, gait, True)[1]
                if goal and not mask & goal and g.health[seat] > SPARE:
                    mask |= flood(g, seat, left, gait, False)[1] & goal
        elif word == "jump":
            far = max(0, with_die(rest[0], die) - entangled)
            mask |= arena.mask(space for ray in arena.board.rays[here] for space in ray[:far]) & free
        elif word == "blitz":
            far = max(0, with_die(rest[0], die) - entangled)
            mask |= arena.mask(ray[far - 1] for ray in arena.board.rays[here] if 0 < far <= len(ray)) & free
        elif word == "leap":
            mask |= g.ground.of[rest[0]] & free
    return mask
