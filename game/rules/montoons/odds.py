"""MonToons, odds: the chances of a roll before it is made."""
from __future__ import annotations

from collections.abc import Sequence

from game.engine.game import Chance
from game.rules.montoons.arena import LOCATIONS
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import can_enter

SIDES = 6


def odds(g: MonToons, seat: int, key: str) -> Sequence[Chance]:
    """For stepping on ice, and for where the token goes after marking; nothing for other keys. `cases` are values of
    the die."""
    if g.decision is None or g.decision.player != seat or all(option.key != key for option in g.decision.options):
        return ()
    word, _, rest = key.partition(":")
    if word == "hex":
        space = g.arena.by_key[rest]
        return ice_odds(g, seat, space) if g.terrain[space] == "ice" else ()
    if key == "waystone" or (key == "done" and g.asked[0] == "montoons.mark" and g.asked[3]):
        return token_odds(g)
    return ()


def token_odds(g: MonToons) -> Sequence[Chance]:
    """Every other location is as likely (MON-WAY-13)."""
    places = [number for number in range(1, LOCATIONS + 1)
              if number != g.token and g.arena.waystones[number - 1] >= 0]
    return tuple(Chance(f"the token goes to {number}", 1 / len(places), 1) for number in places)


def ice_odds(g: MonToons, seat: int, space: int) -> Sequence[Chance]:
    """The first roll on this ice: a slide, a bump into something solid, or neither."""
    slides = bumps = 0
    there = g.arena.board.steps[space]
    for number in range(1, SIDES + 1):
        ways = [there[way] for way, edge in enumerate(g.arena.places[space].edges)
                if edge in (str(number), "O" if number % 2 else "E")]
        if any(can_enter(g, way) or way == g.at[seat] for way in ways):
            slides += 1
        elif any(way >= 0 and g.ground.solid & g.arena.bit[way] for way in ways):
            bumps += 1
    counted = (("a slide", slides), ("a bump", bumps), ("another roll", SIDES - slides - bumps))
    return tuple(Chance(what, cases / SIDES, cases) for what, cases in counted if cases)
