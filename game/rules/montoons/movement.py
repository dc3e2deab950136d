"""MonToons, chapter 4: walking: where a monster can go, the way it takes, and stopping early."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.engine.agenda import Option, do, verb
from game.engine.maps import members
from game.engine.memo import Memo
from game.engine.words import listed
from game.rules.montoons.arena import Arena
from game.rules.montoons.reaching import Gait, reach, spendable, toll
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import end_move, enter
from game.rules.montoons.values import Amount, with_die
from game.rules.montoons.ways import Way, loops, ways


class Walking(NamedTuple):
    """The question where to walk, with so much movement left."""

    left: int
    gait: Gait


class Forking(NamedTuple):
    """The question which of several ways to take to a space."""

    goal: int
    ways: tuple[Way, ...]


def cut(g: MonToons, seat: int, distance: int) -> int:
    """The distance after Entangle, which takes 1 off a Movement Action alone, and once (MON-ENT-01, MON-ENT-03,
    MON-ENT-05, MON-C16, MON-R60)."""
    if g.action.deed == "move" and g.entangle[seat] and not g.action.slowed:
        g.note(slowed=True)
        return max(0, distance - 1)
    return distance


@verb
def move(
    g: MonToons, seat: int, distance: Amount, exact: bool = False, light: bool = False, through: bool = False
) -> None:
    """4.2 Walk up to so far (MON-MOVE-02, MON-MOVE-03); not at all is allowed (MON-MOVE-04)."""
    if not g.out[seat]:
        g.then(
            do(walk, seat, cut(g, seat, with_die(distance, g.action.die)), (exact, light, through)), do(end_move, seat)
        )


@verb
def walk(g: MonToons, seat: int, left: int, gait: Gait) -> None:
    """4.3 Where to, or stop (MON-R87). The way avoids what hurts if it can, then is the shortest; it may be walked in
    parts. A walk that must be exact only stops where it began or where nothing is left, and leads nowhere else."""
    if g.out[seat] or left <= 0:
        return
    goals = goals_of(g, seat, left, gait)
    if goals:
        options = members(goals, walk_options(g.arena, seat, left, gait))
        strode = g.action.strode
        if not (gait[0] and strode):
            options.append(STAY[seat] if not strode else STOP[seat])
        g.ask(
            seat,
            ("Move exactly {0}: where to?" if gait[0] else "Move up to {0}: where to?", left),
            options,
            about=Walking(left, gait),
        )


def goals_of(g: MonToons, seat: int, left: int, gait: Gait) -> int:
    """The set of spaces where a walk may end: the own one, too, if the way there and back passes somebody."""
    goals = reach(g, seat, left, gait)[1]
    if gait[2]:
        goals |= loops(g, seat, left, gait)
    if not gait[0]:
        return goals
    if gait[2]:
        return g.arena.mask(goal for goal in g.arena.members(goals) if ways(g, seat, goal, left, gait))
    return spendable(g, seat, left, gait, goals)


@verb
def stride(g: MonToons, seat: int, goal: int, left: int, gait: Gait) -> None:
    """4.3 Along the way to a hex; of several that differ the mover says which (MON-R92)."""
    found = ways(g, seat, goal, left, gait)
    if len(found) > 1:
        g.then(do(which_way, seat, goal, left, gait))
    else:
        follow(g, seat, found[0].path, left, gait)


@verb
def which_way(g: MonToons, seat: int, goal: int, left: int, gait: Gait) -> None:
    """4.3 Whom to pass and what to go through (MON-R92)."""
    found, keys = ways(g, seat, goal, left, gait), g.arena.keys
    words = [way_words(g, one, gait) for one in found]
    g.ask(
        seat,
        ("Which way?",),
        [
            Option(
                f"way:{'+'.join(keys[space] for space in one.path)}",
                ("{0} at {1}", label, keys[one.harm[0]]) if one.harm and words.count(label) > 1 else (label,),
                (do(follow, seat, one.path, left, gait),),
            )
            for one, label in zip(found, words)
        ],
        about=Forking(goal, found),
    )


def way_words(g: MonToons, way: Way, gait: Gait) -> str:
    """Whom a way passes and what it goes through, in a few words."""
    met = [g.terrain[space].replace("_", " ") for space in way.harm if g.ground.harm & g.arena.bit[space]]
    met += ["a Trap" for space in way.harm if space in g.traps]
    past = listed([g.sheet_of(other).name for other in way.passed]) if way.passed else "nobody"
    through = f"through {listed(list(dict.fromkeys(met)))}" if met else ""
    words = ", ".join(part for part in (f"past {past}" if gait[2] else "", through) if part)
    return words[:1].upper() + words[1:]


@verb
def follow(g: MonToons, seat: int, path: tuple[int, ...], left: int, gait: Gait) -> None:
    """4.3 The hexes of a way, one after the other."""
    if g.news is not None:
        g.tell("walks", seat, path)
    tread(g, seat, path, left, gait)


@verb
def tread(g: MonToons, seat: int, path: tuple[int, ...], left: int, gait: Gait) -> None:
    """4.3 Enter one hex for its cost, then the next ones (MON-TER-03)."""
    space, action = path[0], g.action
    cost, crossed = toll(g, space, gait), action.crossed
    other = g.who(space)
    if other >= 0 and other != seat and other not in crossed:
        crossed += (other,)
    g.note(walked=(*action.walked, space), strode=action.strode + cost, crossed=crossed)
    g.then(do(enter, seat, space, "walk"), do(tread_on, seat, space, path[1:], left - cost, gait))


@verb
def tread_on(g: MonToons, seat: int, space: int, path: tuple[int, ...], left: int, gait: Gait) -> None:
    """4.3 A spike pit ends the walk, slid into or not (MON-SPIKE-02); after a whirlpool or another slide it goes on
    from there with what is left (MON-WHIRL-03, MON-R41)."""
    if g.out[seat] or g.terrain[g.at[seat]] == "spike_pit":
        return
    if path and g.at[seat] == space:
        g.then(do(tread, seat, path, left, gait))
    else:
        g.then(do(walk, seat, left, gait))


@lru_cache(maxsize=4096)
def walk_options(arena: Arena, seat: int, left: int, gait: Gait) -> Memo[int, Option]:
    """By the bit of a space the option of walking there."""

    def to(bit: int) -> Option:
        space = arena.by_bit[bit]
        key = arena.keys[space]
        return Option(f"hex:{key}", ("Move to {0}", key), (do(stride, seat, space, left, gait),), f"hex/{key}")

    return Memo(to, len(arena))


STAY = tuple(Option("stop", ("Stay here",), ()) for _ in range(5))
STOP = tuple(Option("stop", ("Stop here",), ()) for _ in range(5))
