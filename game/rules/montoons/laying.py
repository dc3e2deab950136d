"""MonToons, chapter 10: what abilities put on the map: terrain, Traps and obstacles."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from game.engine.agenda import Option, Step, Words, do, verb
from game.engine.data import Named, Range
from game.rules.montoons.state import MonToons
from game.rules.montoons.targeting import Far, within

Count = Annotated[int, Range(1, 9)]
Laid = Annotated[str, Named("ground")]  # ice has edges and quicksand a number, which a map alone can give


class Laying(NamedTuple):
    """The question on which hex to put something, or from which to take it: a terrain, "rock", "boulder" or "trap".
    `far` and `sight` bound it; 0: on hexes moved through in this action."""

    what: str
    far: int
    sight: bool = True
    away: bool = False


@verb
def lay(g: MonToons, seat: int, terrain: Laid, range_: Far = 1, count: Count = 1, sight: bool = True) -> None:
    """10.8 Terrain on up to so many hexes in range and sight (MON-LAVA-01), occupied or not, but for Waystones and Void
    (MON-LAVA-02, MON-WSTONE-04, MON-R16). A rock there disappears (MON-C17, MON-ROCK-03); a Trap or a Bonus stays
    (MON-R49, MON-R51). Nobody is hurt by what is laid under them (MON-R50)."""
    if g.out[seat] or not count:
        return
    spaces = reached(g, seat, range_, sight, layable(g, terrain))
    ask_hex(
        g,
        seat,
        spaces,
        ("Put {0} where? {1} left.", terrain.replace("_", " "), count),
        f"lay_{terrain}",
        [(do(put_terrain, seat, space, terrain), do(lay, seat, terrain, range_, count - 1, sight)) for space in spaces],
        Laying(terrain, range_, sight),
    )


@verb
def put_terrain(g: MonToons, seat: int, space: int, terrain: str) -> None:
    """10.8 The hex changes for the game (MON-LAVA-03)."""
    g.tell("lays", seat, space, terrain)
    g.lay(space, terrain)


@verb
def obstacle(
    g: MonToons, seat: int, kind: Literal["rock", "boulder"], range_: Far = 1, count: Count = 1, sight: bool = True
) -> None:
    """10.8 A rock or boulder on an empty hex; the terrain below stays what it is (MON-HEX-02)."""
    if g.out[seat] or not count:
        return
    spaces = reached(g, seat, range_, sight, free(g))
    ask_hex(
        g,
        seat,
        spaces,
        ("Put a {0} where? {1} left.", kind, count),
        "drop",
        [(do(put_obstacle, seat, space, kind), do(obstacle, seat, kind, range_, count - 1, sight)) for space in spaces],
        Laying(kind, range_, sight),
    )


@verb
def put_obstacle(g: MonToons, seat: int, space: int, kind: str) -> None:
    """10.8 From now on nobody enters and nothing is seen behind it (MON-ROCK-01, MON-ROCK-02)."""
    g.tell("drops", seat, space, kind)
    g.drop(space, kind)


@verb
def traps(g: MonToons, seat: int, range_: Far = 1, count: Count = 1, sight: bool = True) -> None:
    """10.9 Traps on up to so many empty hexes in range and sight (MON-TRAP-01), on any ground but Whirlpools and Spike
    Pits, never on an obstacle or another Trap (MON-TRAP-03, MON-TRAP-05, MON-C10, MON-R47)."""
    if not g.out[seat]:
        lay_traps(
            g,
            seat,
            reached(g, seat, range_, sight, trappable(g)),
            count,
            do(traps, seat, range_, count - 1, sight),
            Laying("trap", range_, sight),
        )


@verb
def trail(g: MonToons, seat: int, count: Count = 1) -> None:
    """10.9 Traps on hexes moved through in this action (MON-TRAP-05)."""
    if not g.out[seat]:
        mask = g.arena.mask(set(g.action.walked)) & trappable(g)
        lay_traps(g, seat, g.arena.members(mask), count, do(trail, seat, count - 1), Laying("trap", 0))


def lay_traps(g: MonToons, seat: int, spaces: list[int], count: int, rest: Step, about: Laying) -> None:
    if count:
        ask_hex(
            g,
            seat,
            spaces,
            ("Put a Trap where? {0} left.", count),
            "trap",
            [(do(set_trap, seat, space), rest) for space in spaces],
            about,
        )


@verb
def set_trap(g: MonToons, seat: int, space: int) -> None:
    """10.9 Only an ability that says so, or somebody entering, takes it away again (MON-TRAP-06)."""
    g.tell("traps", seat, space)
    g.set_traps([*g.traps, space])


@verb
def clear_traps(g: MonToons, seat: int, range_: Far = 1, count: Count = 1, sight: bool = True) -> None:
    """10.9 Traps in range and sight are taken off the map, unsprung (MON-TRAP-06)."""
    if not g.out[seat] and count:
        spaces = reached(g, seat, range_, sight, g.arena.mask(g.traps))
        ask_hex(
            g,
            seat,
            spaces,
            ("Remove which Trap? {0} left.", count),
            "untrap",
            [(do(lift_trap, seat, space), do(clear_traps, seat, range_, count - 1, sight)) for space in spaces],
            Laying("trap", range_, sight, away=True),
        )


@verb
def lift_trap(g: MonToons, seat: int, space: int) -> None:
    """10.9 It is gone and hurts nobody (MON-TRAP-06)."""
    g.set_traps([trap for trap in g.traps if trap != space])


# --- which hexes


def free(g: MonToons) -> int:
    """Hexes where somebody could stand, without monster or Trap."""
    return g.ground.open & ~g.bits() & ~g.arena.mask(g.traps)


def layable(g: MonToons, terrain: str) -> int:
    """Hexes that a terrain would change."""
    of = g.ground.of
    return ~(of[terrain] & ~g.ground.rocks | of["waystone"] | of["void"])


def trappable(g: MonToons) -> int:
    of = g.ground.of
    return free(g) & ~(of["whirlpool"] | of["spike_pit"])


def reached(g: MonToons, seat: int, far: int, sight: bool, mask: int) -> list[int]:
    """Hexes of a set in basic range; what stands in between may not block sight (MON-R16)."""
    if not within(g.arena, g.at[seat], far) & mask:
        return []
    blind = g.ground.blind | g.bits() if sight else 0
    bit = g.arena.bit
    return [
        space
        for space, line in g.arena.lines[g.at[seat]].items()
        if line.far <= far and bit[space] & mask and not line.between & blind
    ]


def reaches(g: MonToons, seat: int, far: int, sight: bool, mask: int) -> bool:
    """Whether there is such a hex: mostly one beside, with nothing in between."""
    return bool(g.arena.beside[g.at[seat]] & mask) or bool(reached(g, seat, far, sight, mask))


def ask_hex(
    g: MonToons, seat: int, spaces: list[int], prompt: Words, word: str, steps: list[tuple[Step, Step]], about: Laying
) -> None:
    """One of these hexes, or no more."""
    keys = g.arena.keys
    if spaces:
        g.ask(
            seat,
            prompt,
            (
                *(
                    Option(f"{word}:{keys[space]}", ("Hex {0}", keys[space]), then, f"hex/{keys[space]}")
                    for space, then in zip(spaces, steps)
                ),
                Option("done", ("No more",), ()),
            ),
            about=about,
        )
