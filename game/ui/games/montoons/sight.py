"""sight: whom an attack cannot see and what hides them, and how much movement each goal of a walk takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.montoons.movement import Walking
from game.rules.montoons.reaching import Gait, flood, leads
from game.rules.montoons.state import MonToons
from game.rules.montoons.targeting import Aiming, covers
from game.ui.games.montoons.lore import OBSTACLES, TERRAIN, entries_of

NOBODY = ("void", "waystone")  # terrain on which nobody stands


class Unseen(NamedTuple):
    """A rival within range that cannot be aimed at, and the first space on the row that hides it."""

    seat: int
    blocker: int


def hidden(g: MonToons) -> tuple[Unseen, ...]:
    """While a target is picked: rivals whose row is blocked."""
    if g.decision is None or not isinstance(g.about, Aiming) or not g.about.sight:
        return ()
    seat, far = g.decision.player, g.about.far
    here, blind = g.at[seat], g.ground.blind | g.bits()
    found = []
    for rival in g.living():
        line = g.line(here, g.at[rival]) if rival != seat else None
        if line is None or line.far > far or not line.between & blind:
            continue
        between = sorted(
            g.arena.members(line.between & blind & g.arena.everywhere),
            key=lambda space: near.far if (near := g.line(here, space)) else 0,
        )
        if between:
            found.append(Unseen(rival, between[0]))
    return tuple(found)


def ranged(g: MonToons) -> tuple[int, ...]:
    """While a target is picked: every space that the attack reaches and sees."""
    if g.decision is None or not isinstance(g.about, Aiming):
        return ()
    return within(g, g.at[g.decision.player], g.about.far, g.about.sight)


def range_of(g: MonToons, seat: int, key: str) -> tuple[int, ...]:
    """The spaces that an attack of the sheet would reach from where its monster stands; none where it goes first, and
    for what needs no range."""
    kind, _, rest = key.partition("/")
    entry = entries_of(g.sheet_of(seat)).get(f"{kind}/{rest.partition('/')[0]}")
    first = entry.effects[0] if entry is not None and entry.effects else ("",)
    here = g.at[seat]
    match first:
        case ("aim", int(far), _, _, sight):
            return within(g, here, far, bool(sight))
        case ("sweep", shape, *_):
            masks = set(covers(g.arena, g.content.shapes[str(shape)], here))
            return tuple(g.arena.members(masks.pop())) if len(masks) == 1 else ()
    return ()


def within(g: MonToons, here: int, far: int, sight: bool) -> tuple[int, ...]:
    """On the rows from a space, so far, and in sight if asked for; what nobody can stand on left out."""
    return tuple(
        space
        for space in range(len(g.arena.keys))
        if space != here
        and g.terrain[space] not in NOBODY
        and g.obstacle[space] == ""
        and g.in_range(here, space, far, sight)
    )


def hider(g: MonToons, space: int) -> str:
    """What stands in the way there, in words."""
    if space in g.at:
        return g.sheet_of(g.at.index(space)).name
    obstacle = g.obstacle[space]
    return f"The {(OBSTACLES[obstacle] if obstacle else TERRAIN[g.terrain[space]])[0].lower()}"


def hidden_words(g: MonToons) -> str:
    """Who is hidden by what, "" when nobody is."""
    return " ".join(f"{hider(g, one.blocker)} hides {g.sheet_of(one.seat).name}." for one in hidden(g)[:2])


def efforts(g: MonToons) -> dict[int, int]:
    """While a walk's goal is chosen: the movement that each goal takes."""
    if g.decision is None or not isinstance(g.about, Walking):
        return {}
    seat, (left, gait) = g.decision.player, g.about
    found: dict[int, int] = {}
    for safe in (True, False):
        layers, ends = flood(g, seat, left, gait, safe)
        for space in g.arena.members(ends):
            if space not in found:
                found[space] = effort(g, layers, left, gait, space)
    return found


def effort(g: MonToons, layers: Sequence[int], left: int, gait: Gait, space: int) -> int:
    slow = 0 if gait[1] else g.ground.slow
    return next((spent for spent in range(1, left + 1) if leads(layers, g.arena, spent, space, slow)), left)
