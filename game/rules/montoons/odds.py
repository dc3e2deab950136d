"""MonToons, odds: the chances of a roll before it is made."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.game import Chance
from game.rules.montoons.arena import LOCATIONS
from game.rules.montoons.forcing import Bouncing
from game.rules.montoons.leaping import Jumping, Leaping
from game.rules.montoons.movement import Walking
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import ROLLS, TRAP, Leaving, Sliding, can_enter
from game.rules.montoons.waystone import Marking

SIDES = 6
ONTO = (Walking, Jumping, Leaping, Bouncing, Sliding, Leaving)  # questions whose hexes somebody comes to stand on


def odds(g: MonToons, seat: int, key: str) -> Sequence[Chance]:
    """For stepping on ice, and for where the token goes after marking; nothing for other keys. `cases` are values of
    the die."""
    if g.decision is None or g.decision.player != seat or all(option.key != key for option in g.decision.options):
        return ()
    word, _, rest = key.partition(":")
    if word == "hex" and isinstance(g.about, ONTO):
        space = g.arena.by_key[rest]
        mover = g.about.mover if isinstance(g.about, Bouncing) else seat
        return ice_odds(g, mover, space) if g.terrain[space] == "ice" and rolls_there(g, mover, space) else ()
    if key == "waystone" or key == "done" and isinstance(g.about, Marking) and g.about.crossed:
        return token_odds(g)
    return ()


def token_odds(g: MonToons) -> Sequence[Chance]:
    """Every other location is as likely (MON-WAY-13)."""
    places = [number for number in range(1, LOCATIONS + 1) if number != g.token and g.arena.waystones[number - 1] >= 0]
    return tuple(Chance(f"the token goes to {number}", 1 / len(places), 1) for number in places)


def rolls_there(g: MonToons, mover: int, space: int) -> bool:
    """Whether a die is rolled on entering this ice: not by who falls to a Trap there, nor after too many rolls."""
    sliding = isinstance(g.about, (Sliding, Leaving))
    return not (space in g.traps and g.health[mover] <= TRAP) and not (sliding and g.action.slid >= ROLLS)


def ice_odds(g: MonToons, mover: int, space: int) -> Sequence[Chance]:
    """The first roll on this ice: a slide, a bump into something solid, or neither."""
    slides = bumps = 0
    there = g.arena.board.steps[space]
    for number in range(1, SIDES + 1):
        ways = [
            there[way]
            for way, edge in enumerate(g.arena.places[space].edges)
            if edge in (str(number), "O" if number % 2 else "E")
        ]
        if any(can_enter(g, way) or way == g.at[mover] for way in ways):
            slides += 1
        elif any(way >= 0 and g.ground.solid & g.arena.bit[way] for way in ways):
            bumps += 1
    counted = (("a slide", slides), ("a bump", bumps), ("another roll", SIDES - slides - bumps))
    return tuple(Chance(what, cases / SIDES, cases) for what, cases in counted if cases)
