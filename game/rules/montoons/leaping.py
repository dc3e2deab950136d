"""MonToons, chapter 10: JUMP over everything, and BLITZ through everything."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.engine.agenda import Option, Step, do, verb
from game.engine.hexes import COMPASS, WAYS
from game.engine.memo import Memo
from game.rules.montoons.abilities import Terrain
from game.rules.montoons.arena import Arena
from game.rules.montoons.damage import boost_for, deal_all, deal_damage, guarded, hurt, shielded, winners_first
from game.rules.montoons.movement import cut
from game.rules.montoons.needs import Amount, span, with_die
from game.rules.montoons.reaching import havens, landings, runs
from game.rules.montoons.state import MonToons
from game.rules.montoons.targeting import targeted
from game.rules.montoons.terrain import end_move, enter, scald, spring

STAY = Option("stay", ("Stay here",), ())


class Jumping(NamedTuple):
    """The question where to jump: up to so many hexes along a row."""

    most: int


class Leaping(NamedTuple):
    """The question where to jump: onto this terrain, wherever it is."""

    terrain: str


class Blitzing(NamedTuple):
    """The question which way to blitz, and how far within these bounds."""

    least: int
    most: int


@verb
def jump(g: MonToons, seat: int, distance: Amount = "1") -> None:
    """10.6 Up to so many hexes along one row (MON-JUMP-01, MON-C29), the value of the die perhaps (MON-JUMP-03).
    Entangle shortens a jump of a Movement Action (MON-ENT-01)."""
    g.then(do(jump_where, seat, cut(g, seat, with_die(distance, g.action.die))))


@verb
def jump_where(g: MonToons, seat: int, most: int) -> None:
    """10.6 Everything in between is ignored (MON-JUMP-02); the end must be a hex where a move could end (MON-JUMP-05,
    MON-R91)."""
    landing(g, seat, landings(g, seat, most), Jumping(most))


@verb
def leap(g: MonToons, seat: int, terrain: Terrain) -> None:
    """10.6 A jump to any hex of one terrain, as its text says (MON-JUMP-06, MON-GOLD-01); Entangle has no part in it
    (MON-ENT-04)."""
    landing(g, seat, havens(g, terrain), Leaping(terrain))


def landing(g: MonToons, seat: int, spaces: list[int], about: Jumping | Leaping) -> None:
    """10.6 One of these hexes, or none (MON-MOVE-04)."""
    if spaces:
        table = jump_options(g.arena, seat)
        g.ask(seat, ("Where do you jump?",), [*[table[space] for space in spaces], STAY], about=about)


@lru_cache(maxsize=64)
def jump_options(arena: Arena, seat: int) -> Memo[int, Option]:
    """By space the option of jumping there."""

    def to(space: int) -> Option:
        key = arena.keys[space]
        steps = (do(land, seat, space), do(enter, seat, space, "jump"), do(end_move, seat))
        return Option(f"hex:{key}", ("Jump to {0}", key), steps, f"hex/{key}")

    return Memo(to, len(arena))


@verb
def land(g: MonToons, seat: int, space: int) -> None:
    """10.6 The landing hex counts as moved to; what lies there happens at once (MON-JUMP-04)."""
    g.note(walked=(*g.action.walked, space))
    g.tell("jump", seat, space)


# --- BLITZ


@verb
def blitz(g: MonToons, seat: int, distance: Amount) -> None:
    """10.7 Exactly so many hexes along one row, or a number of the span given (MON-BLITZ-01, MON-BLITZ-03); one less
    in a Movement Action while entangled (MON-ENT-05, MON-C16)."""
    g.note(targets=())
    least, most = span(distance, g.action.die)
    shorter = most - cut(g, seat, most)
    g.then(do(blitz_where, seat, least - shorter, most - shorter))


@verb
def blitz_where(g: MonToons, seat: int, least: int, most: int) -> None:
    """10.7 Which way and how far, or not at all (MON-BLITZ-02, MON-BLITZ-09)."""
    keys = g.arena.keys
    options = [
        Option(
            f"blitz:{WAYS[way]}:{far}",
            ("Blitz {0} {1}, to {2}", far, COMPASS[way], keys[path[-1]]),
            (do(rush, seat, path, far),),
            f"hex/{keys[path[-1]]}",
        )
        for way, far, path, _, _ in runs(g, seat, least, most)
    ]
    if options:
        g.ask(seat, ("Which way do you blitz?",), (*options, STAY), about=Blitzing(least, most))


@verb
def rush(g: MonToons, seat: int, path: tuple[int, ...], far: int) -> None:
    """10.7 Each hex counts 1, obstacles too (MON-BLITZ-04, MON-BLITZ-07). Everybody passed takes as much as hexes were
    travelled (MON-BLITZ-08, MON-R72, MON-R73), and the edge hurts the blitzer for the rest."""
    g.tell("blitz", seat, *path)
    passed = tuple(g.who(space) for space in path if g.who(space) >= 0)
    steps: list[Step] = [do(targeted, seat, passed)] if passed else []
    steps += [do(run_through, seat, path, passed), do(halt, seat, path[-1], path)]
    if far > len(path):
        steps.append(do(overshoot, seat, far - len(path)))
    g.then(*steps, do(end_move, seat))


@verb
def run_through(g: MonToons, seat: int, path: tuple[int, ...], passed: tuple[int, ...]) -> None:
    """10.7 Hex by hex; where the run may bring several their fourth Power, all it hits are hurt at its end, in the
    order of such Powers (MON-R11)."""
    far = len(path)
    harm = {other: shielded(g, other, far + boost_for(g, other, seat)) for other in passed if other != seat}
    if winners_first(g, harm):
        g.then(*[do(pass_hex, seat, space, 0) for space in path], do(deal_all, seat, far, tuple(harm)))
    else:
        g.then(*[do(pass_hex, seat, space, far) for space in path])


@verb
def overshoot(g: MonToons, seat: int, missing: int) -> None:
    """10.7 The hexes that the edge cut off are undone distance, of which Guard takes its 1 (MON-BLITZ-09, MON-R43)."""
    hurt(g, seat, guarded(g, seat, missing), "edge")


@verb
def pass_hex(g: MonToons, seat: int, space: int, far: int) -> None:
    """10.7 The damage of the hex is taken, all else there is ignored (MON-BLITZ-05, MON-BLITZ-06, MON-C14). `far`: what
    who stands there takes."""
    if not g.out[seat]:
        other = g.who(space)
        struck = (do(deal_damage, other, far, seat),) if far and other >= 0 and other != seat else ()
        g.then(do(scald, seat, space), do(spring, seat, space), *struck)


@verb
def halt(g: MonToons, seat: int, space: int, path: tuple[int, ...]) -> None:
    """10.7 The end of the line: no whirlpool moves the blitzer on (MON-R71)."""
    if not g.out[seat]:
        g.put("at", seat, space)
        g.note(walked=(*g.action.walked, *path), entered=g.action.entered | 1 << seat)
