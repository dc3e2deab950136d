"""MonToons, chapter 6: targets: how many, how far and in sight, and areas in six turnings."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

from game.engine import hexes
from game.engine.agenda import Option, do, verb
from game.engine.data import Named, Range
from game.rules.montoons.arena import Arena
from game.rules.montoons.attack import offer_boost
from game.rules.montoons.state import ATTACKS, MonToons

Far = Annotated[int, Range(1, 12)]
AreaId = Annotated[str, Named("area")]


class Aiming(NamedTuple):
    """The question whom an ability is for: `who` within so far, in sight or not, beside those chosen already."""

    far: int
    who: str
    sight: bool
    chosen: tuple[int, ...]


class Turning(NamedTuple):
    """The question which way an area points: whom it hits in each of its turnings, in the order of the options."""

    area: str
    caught: tuple[tuple[int, ...], ...]


@verb
def aim(
    g: MonToons,
    seat: int,
    range_: Far = 1,
    count: Annotated[int, Range(1, 5)] = 1,
    who: Literal["rival", "any"] = "rival",
    sight: bool = True,
) -> None:
    """6.1 Targets of an ability, up to `count` in basic range and in sight (MON-TGT-01, MON-TGT-02, MON-TGT-04,
    MON-TGT-08, MON-R15). "any" lets the user be one of them (MON-TGT-03, MON-R14). Without one the other parts still
    happen (MON-ATK-05)."""
    g.then(do(pick, seat, range_, count, who, sight, ()))


@verb
def pick(g: MonToons, seat: int, far: int, count: int, who: str, sight: bool, chosen: tuple[int, ...]) -> None:
    """6.1 One target after the other; fewer than allowed may be chosen (MON-TGT-02)."""
    open_ = aimable(g, seat, far, who, sight, chosen)
    if not open_ or len(chosen) == count:
        targeted(g, seat, chosen)
        return
    keys = g.arena.keys
    done = Option("done", ("Nobody else",) if chosen else ("Nobody",), (do(targeted, seat, chosen),))
    which = f" ({len(chosen) + 1} of up to {count})" if count > 1 else ""
    g.ask(
        seat,
        ("Choose a target within range {0}{1}.", far, which),
        (
            *(
                Option(
                    f"seat:{other + 1}",
                    ("{0}", g.sheet_of(other).name),
                    (do(pick, seat, far, count, who, sight, (*chosen, other)),),
                    f"hex/{keys[g.at[other]]}",
                )
                for other in open_
            ),
            done,
        ),
        about=Aiming(far, who, sight, chosen),
    )


def aimable(g: MonToons, seat: int, far: int, who: str, sight: bool, chosen: tuple[int, ...] = ()) -> list[int]:
    """Who can be aimed at beside those chosen (MON-TGT-03, MON-TGT-04, MON-R14, MON-R15)."""
    ground, here, bits = g.ground, g.at[seat], g.bits()
    if who == "rival" and not bits & within(ground.arena, here, far):
        return []
    lines, blind = ground.arena.lines[here], ground.blind | bits if sight else 0
    found = []
    for other, space in enumerate(g.at):
        line = lines.get(space)
        if other == seat and who == "any" or line is not None and line.far <= far and not line.between & blind:
            if other not in chosen:
                found.append(other)
    return found


@lru_cache(maxsize=4096)
def within(arena: Arena, space: int, far: int) -> int:
    """The set that lies on a row with a space, at most so far from it."""
    return arena.mask(there for there, line in arena.lines[space].items() if line.far <= far)


@verb
def targeted(g: MonToons, seat: int, chosen: tuple[int, ...]) -> None:
    """6.1 Every target stands before anything is applied (MON-TGT-11); only now may berries and focus be spent
    (MON-R88)."""
    aimed = g.action.aimed
    for other in chosen:
        if other != seat:
            aimed |= 1 << other
    g.note(targets=chosen, aimed=aimed)
    if aimed and g.action.deed in ATTACKS:
        g.then(do(offer_boost, seat))


# --- areas


@verb
def sweep(g: MonToons, seat: int, area: AreaId) -> None:
    """6.2 Everybody on the covered hexes but the user, turned as the user likes (MON-TGT-05 to MON-TGT-07, MON-R13).
    Where no turning hits anybody there is nothing to choose."""
    g.note(targets=())
    caught = catches(g, seat, area)
    if not any(caught):
        return
    if len(caught) == 1:
        targeted(g, seat, caught[0])
    else:
        g.then(do(turn_area, seat, area))


@verb
def turn_area(g: MonToons, seat: int, area: str) -> None:
    """6.2 The orientation is the user's choice each time (MON-TGT-07)."""
    arena, here, caught = g.arena, g.at[seat], catches(g, seat, area)
    options = []
    for way, victims in enumerate(caught):
        there = arena.board.steps[here][way]
        names = " and ".join(g.sheet_of(other).name for other in victims) or "nobody"
        options.append(
            Option(
                f"turn:{hexes.WAYS[way]}",
                ("Towards the {0}: {1}", hexes.COMPASS[way], names),
                (do(targeted, seat, victims),),
                f"hex/{arena.keys[there]}" if there >= 0 else None,
            )
        )
    g.ask(seat, ("Which way does the area point?",), options, about=Turning(area, caught))


def swept(g: MonToons, seat: int, area: str) -> tuple[int, ...]:
    """Everybody whom an area hits in some turning."""
    mask = spread(g.arena, g.content.shapes[area], g.at[seat])
    return hit(g, seat, mask) if mask & g.bits() else ()


@lru_cache(maxsize=4096)
def spread(arena: Arena, shape: hexes.Shape, space: int) -> int:
    """The set that an area covers from a space in any turning."""
    mask = 0
    for one in covers(arena, shape, space):
        mask |= one
    return mask


def catches(g: MonToons, seat: int, area: str) -> tuple[tuple[int, ...], ...]:
    """Whom an area hits in each of its turnings."""
    return tuple([hit(g, seat, mask) for mask in covers(g.arena, g.content.shapes[area], g.at[seat])])


def hit(g: MonToons, seat: int, mask: int) -> tuple[int, ...]:
    """The rivals on a set of spaces whom the user sees (MON-TGT-06, MON-R12, MON-R13)."""
    here, bit = g.at[seat], g.arena.bit
    return tuple(other for other in g.rivals(seat) if bit[g.at[other]] & mask and g.sees(here, g.at[other]))


@lru_cache(maxsize=4096)
def covers(arena: Arena, shape: hexes.Shape, space: int) -> tuple[int, ...]:
    """The sets an area covers from a space, one for each different turning (MON-TGT-05)."""
    return tuple(arena.mask(arena.board.covered(space, turned)) for turned in hexes.turnings(shape))
