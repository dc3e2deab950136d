"""MonToons, chapter 10: FORCE, hex by hex in any direction, and THROW, over everything to where it lands."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import Option, do, verb
from game.engine.hexes import COMPASS, WAYS
from game.rules.montoons.damage import collide, strike
from game.rules.montoons.keywords import new_effect, pair, wall
from game.rules.montoons.needs import Amount, with_die
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import end_move, enter


class ForcingFirst(NamedTuple):
    """The question which of several targets to force first."""

    targets: tuple[int, ...]


class Forcing(NamedTuple):
    """The question which way somebody is forced, with so many hexes left."""

    mover: int
    left: int


class Throwing(NamedTuple):
    """The question whom to throw where, up to so many hexes far."""

    targets: tuple[int, ...]
    most: int


class Bouncing(NamedTuple):
    """The question where somebody lands who was thrown against what is on a space."""

    mover: int
    struck: int


@verb
def force(g: MonToons, seat: int, distance: Amount = "1") -> None:
    """10.4 Up to so many hexes, the direction chosen anew for each (MON-FORCE-01, MON-C05). Ignored when source and
    target share no row as it begins, seen or not (MON-FORCE-07, MON-R74)."""
    g.then(
        do(
            force_whom,
            seat,
            with_die(distance, g.action.die),
            tuple(t for t in g.action.targets if forceable(g, seat, t)),
        )
    )


def forceable(g: MonToons, seat: int, other: int) -> bool:
    """Whether a target can be forced as it begins (MON-FORCE-07, MON-R79)."""
    return other != seat and not g.out[other] and g.line(g.at[seat], g.at[other]) is not None


@verb
def force_whom(g: MonToons, seat: int, most: int, targets: tuple[int, ...]) -> None:
    """10.4 Of several targets the user picks the order (MON-R84)."""
    open_ = tuple(t for t in targets if not g.out[t])
    if len(open_) < 2:
        for other in open_:
            g.then(do(new_effect, other, "force", most, seat), do(force_step, seat, other, most), do(end_move, other))
        return
    g.ask(
        seat,
        ("Whom do you force first?",),
        [
            Option(
                f"seat:{other + 1}",
                ("{0}", g.sheet_of(other).name),
                (
                    do(new_effect, other, "force", most, seat),
                    do(force_step, seat, other, most),
                    do(end_move, other),
                    do(force_whom, seat, most, tuple(t for t in open_ if t != other)),
                ),
                f"hex/{g.arena.keys[g.at[other]]}",
            )
            for other in open_
        ],
        about=ForcingFirst(open_),
    )


@verb
def force_step(g: MonToons, seat: int, mover: int, left: int) -> None:
    """10.4 The next hex, or no further (MON-R30). Going back is allowed (MON-R76)."""
    if g.out[mover] or g.out[seat] or not left:
        return
    name, here, board = g.sheet_of(mover).name, g.at[mover], g.arena.board
    options = [
        Option(
            f"force:{WAYS[way]}",
            ("{0} goes {1}", name, COMPASS[way]),
            (do(forced, seat, mover, way, left),),
            f"hex/{g.arena.keys[there]}" if there >= 0 else None,
        )
        for way, there in enumerate(board.steps[here])
    ]
    g.ask(
        seat,
        ("Force {0}: {1} left.", name, left),
        (*options, Option("stop", ("Far enough",), ())),
        about=Forcing(mover, left),
    )


@verb
def forced(g: MonToons, seat: int, mover: int, way: int, left: int) -> None:
    """10.4 One step of 1, whatever the terrain (MON-FORCE-02). A blocked one costs 1 and hurts for 1, and the force
    goes on (MON-FORCE-03, MON-FORCE-04, MON-C04). Two that collide take 1 each and are both forced on, the struck
    one first, each by what is left (MON-FORCE-05, MON-FORCE-06, MON-R75)."""
    there = g.arena.board.steps[g.at[mover]][way]
    other = g.who(there) if there >= 0 else -1
    if other >= 0 or there < 0 or g.ground.shut & g.arena.bit[there]:
        g.tell("slams", mover, there, way, other, "" if other >= 0 else wall(g, there))
    if there < 0 or g.ground.shut & g.arena.bit[there] or (other >= 0 and pair(mover, other) in g.action.clashed):
        g.then(do(strike, mover, 1, seat), do(force_step, seat, mover, left - 1))
    elif other >= 0:
        g.note(clashed=(*g.action.clashed, pair(mover, other)))
        struck = (do(force_step, seat, other, left), do(end_move, other)) if other != seat else ()
        g.then(do(collide, mover, other, seat), *struck, do(force_step, seat, mover, left))
    else:
        g.then(do(enter, mover, there, "force"), do(force_on, seat, mover, left - 1))


@verb
def force_on(g: MonToons, seat: int, mover: int, left: int) -> None:
    """10.4 A pit ends it, slid into or not (MON-FORCE-08, MON-R55); after a whirlpool it may go on (MON-R36)."""
    if not g.out[mover] and g.terrain[g.at[mover]] != "spike_pit":
        g.then(do(force_step, seat, mover, left))


# --- THROW


@verb
def throw(g: MonToons, seat: int, distance: Amount = "1") -> None:
    """10.5 Up to so many hexes in one of the six directions (MON-THROW-01, MON-C06)."""
    g.then(do(throw_where, seat, with_die(distance, g.action.die), tuple(t for t in g.action.targets if t != seat)))


@verb
def throw_where(g: MonToons, seat: int, most: int, targets: tuple[int, ...]) -> None:
    """10.5 Only the landing hex counts (MON-THROW-02); rocks, Waystones and monsters may be hit, Void and the outside
    may not (MON-THROW-06, MON-C07). Of several targets the user picks the order (MON-R84)."""
    open_ = tuple(t for t in targets if not g.out[t])
    if not open_ or g.out[seat]:
        return
    arena, void = g.arena, g.ground.of["void"]
    options = []
    for other in open_:
        name, rest = g.sheet_of(other).name, do(throw_where, seat, most, tuple(t for t in open_ if t != other))
        for ray in arena.board.rays[g.at[other]]:
            options += [
                Option(
                    f"throw:{other + 1}:{arena.keys[space]}",
                    ("Throw {0} to {1}", name, arena.keys[space]),
                    (do(thrown, seat, other, space), do(end_move, other), rest),
                    f"hex/{arena.keys[space]}",
                )
                for space in ray[:most]
                if not void & arena.bit[space]
            ]
        options.append(Option(f"throw:{other + 1}:0", ("Do not throw {0}", name), (rest,)))
    g.ask(
        seat,
        ("Throw {0}: where to?", " or ".join([g.sheet_of(other).name for other in open_])),
        options,
        about=Throwing(open_, most),
    )


@verb
def thrown(g: MonToons, seat: int, mover: int, space: int) -> None:
    """10.5 What lies on the landing hex happens at once (MON-THROW-05). Thrown into an obstacle: 1 damage
    (MON-THROW-03); into a monster: 1 for both (MON-THROW-04); then only the thrown one is shifted (MON-C08)."""
    other = g.who(space)
    g.tell("shoved", mover, "throw", 0, seat)
    if g.ground.solid & g.arena.bit[space] or other >= 0 and other != mover:
        g.tell("slams", mover, space, -1, other, "" if other >= 0 else wall(g, space))
    if g.ground.solid & g.arena.bit[space]:
        g.then(do(strike, mover, 1, seat), do(bounce, seat, mover, space))
    elif other >= 0 and other != mover:
        g.then(do(collide, mover, other, seat), do(bounce, seat, mover, space))
    else:
        g.then(do(enter, mover, space, "throw"))


@verb
def bounce(g: MonToons, seat: int, mover: int, space: int) -> None:
    """10.5 An adjacent hex of the user's choice, as if landing there (MON-R78); without one the thrown monster is back
    where it was (MON-R77)."""
    if g.out[mover] or g.out[seat]:
        g.tell("stays", mover)
        return
    arena = g.arena
    taken = g.bits() & ~arena.bit[g.at[mover]]
    free = arena.near(arena.bit[space]) & g.ground.open & ~taken
    if free:
        g.ask(
            seat,
            ("Where does {0} land?", g.sheet_of(mover).name),
            [
                Option(
                    f"hex:{arena.keys[there]}",
                    ("Hex {0}", arena.keys[there]),
                    (do(enter, mover, there, "throw"),),
                    f"hex/{arena.keys[there]}",
                )
                for there in arena.members(free)
            ],
            about=Bouncing(mover, space),
        )
    else:
        g.tell("stays", mover)
