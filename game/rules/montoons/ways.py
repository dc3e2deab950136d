"""MonToons, ways: the walks to one hex that differ in whom they pass and what they go through (MON-R92)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.rules.montoons.reaching import Gait, flood, shortest, spent_up, toll, trap_set
from game.rules.montoons.state import MonToons

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
