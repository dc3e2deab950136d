"""MonToons, chapter 4: walking: where a monster can go, the ways to one hex that differ in whom they pass and what they
go through (MON-R92), the way it takes, and stopping early."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from game.engine.agenda import Option, do, verb
from game.engine.maps import members
from game.engine.memo import Memo
from game.engine.words import listed
from game.rules.montoons.arena import Arena
from game.rules.montoons.needs import Amount, with_die
from game.rules.montoons.reaching import Gait, flood, reach, shortest, spendable, spent_up, toll, trap_set
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import end_move, enter

MOST_WAYS = 12  # that are offered; the others can be walked hex by hex


class Way(NamedTuple):
    """Spaces entered one after the other, the goal last, with the movement they take; the seats passed on it, and the
    spaces of it that harm: lava, quicksand, Traps."""

    path: tuple[int, ...]
    cost: int
    passed: tuple[int, ...] = ()
    harm: tuple[int, ...] = ()


class Midway(NamedTuple):
    """A walk under way: where it has come, and the sets of spaces with rivals and of harmful spaces it has met."""

    path: tuple[int, ...]
    passed: int
    harm: int


def ways(g: MonToons, seat: int, goal: int, left: int, gait: Gait) -> tuple[Way, ...]:
    """Every way to a goal that meets something else: by the rivals passed, the least harmful ones, of those the
    cheapest. More harm for nothing is left out: who wants it goes to that hex first, and on from there."""
    layers, ends = flood(g, seat, left, gait, True)
    others = g.bits() & ~g.arena.bit[g.at[seat]]
    if ends & g.arena.bit[goal] and not (gait[2] and (gait[0] or others & g.arena.near(layers[-1]))):
        path = shortest(g, seat, goal, layers, gait)
        harmful = (g.ground.harm | trap_set(g)) & g.arena.bit[goal]
        cost = len(path) + (0 if gait[1] else (g.arena.mask(path) & g.ground.slow).bit_count())
        return (Way(path, cost, (), (goal,) if harmful else ()),)
    found = walks(g, seat, goal, left, gait, others)
    return best_of(g, [one for one in found if one[0].passed] if goal == g.at[seat] else found)


def loops(g: MonToons, seat: int, left: int, gait: Gait) -> int:
    """The own space, when somebody beside it can be passed on the way out and back; 0 otherwise."""
    here, arena = g.at[seat], g.arena
    return (
        arena.bit[here]
        if any(
            space in g.at
            and not g.ground.halts & arena.bit[space]
            and toll(g, space, gait) + toll(g, here, gait) <= left
            for space in arena.board.beside[here]
        )
        else 0
    )


def walks(g: MonToons, seat: int, goal: int, left: int, gait: Gait, others: int) -> list[tuple[Midway, int]]:
    """Walks that end on the goal with what they cost, the cheapest first; of a must-be-exact walk those alone from
    which the rest can be spent."""
    ground, arena = g.ground, g.arena
    harmful = ground.harm | trap_set(g)
    calm = ground.open & ~ground.halts & ~(0 if gait[2] else others)
    rest = spent_up(g, seat, left, gait) if gait[0] else []
    waiting: list[list[Midway]] = [[] for _ in range(left + 1)]
    waiting[0].append(Midway((), 0, 0))
    best: dict[int, list[Midway]] = {}
    found: list[tuple[Midway, int]] = []
    slow, near = 0 if gait[1] else ground.slow, arena.board.far[goal]
    enterable = calm | arena.bit[goal]
    for spent in range(left):
        for label in waiting[spent]:
            for there in arena.board.beside[label.path[-1] if label.path else g.at[seat]]:
                bit = arena.bit[there]
                cost = spent + 1 + bool(slow & bit)
                if not enterable & bit or cost + near[there] > left:
                    continue
                passed, harm = label.passed | bit & others, label.harm | bit & harmful
                after = Midway((*label.path, there), passed, harm)
                if there == goal and (not gait[0] or rest[left - cost] & bit):
                    found.append((after, cost))
                if cost < left and calm & bit and not beaten(best.get(there, ()), passed, harm):
                    waiting[cost].append(after)
                    best.setdefault(there, []).append(after)
    return found


def beaten(walks: Iterable[Midway], passed: int, harm: int) -> bool:
    """Whether one of these walks passes the same rivals and meets no more harm."""
    return any(one.passed == passed and not one.harm & ~harm for one in walks)


def best_of(g: MonToons, found: list[tuple[Midway, int]]) -> tuple[Way, ...]:
    """Of walks that pass the same rivals those whose harm no other one spares."""
    arena, kept = g.arena, dict[tuple[int, int], Way]()
    for label, cost in found:
        if any(
            one.passed == label.passed and one.harm != label.harm and not one.harm & ~label.harm for one, _ in found
        ):
            continue
        kept.setdefault(
            (label.passed, label.harm),
            Way(
                label.path,
                cost,
                tuple(sorted(g.who(space) for space in arena.members(label.passed))),
                tuple(arena.members(label.harm)),
            ),
        )
    return tuple(sorted(kept.values(), key=lambda way: (len(way.harm), way.cost, way.passed))[:MOST_WAYS])


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
