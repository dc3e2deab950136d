"""MonToons, standing: how close everybody is to either victory, a plain estimate of who is ahead, and what of its own
is worth counting in a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from game.engine.events import Said
from game.engine.feats import Feat, Look, times
from game.rules.montoons.state import MonToons

POWERS = (0.0, 0.55, 1.25, 2.2, 3.5)  # what 0..4 Waystone Powers are worth, in units of e to 1, by eye


def scores(g: MonToons) -> Sequence[Sequence[tuple[str, int]]]:
    """Per monster rows of special attacks used, boxes crossed, Waystone Powers, and the hearts that are left; the
    Powers last where the fourth of them has won."""
    by_power = g.winners is not None and max(g.powers) == len(POWERS) - 1
    found = []
    for seat in range(g.seats):
        powers, hearts = ("Waystone Powers", g.powers[seat]), ("Hearts", g.health[seat])
        used = ("Rows used", g.spent_rows[seat].bit_count()), ("Boxes crossed", g.boxes[seat].bit_count())
        found.append([*used, hearts, powers] if by_power else [*used, powers, hearts])
    return found


def standing(g: MonToons, seat: int) -> float:
    """Chance to win from public facts, 0..1: hearts left as a share of the full count, and Powers."""
    if g.winners is not None:
        return 1 / len(g.winners) if seat in g.winners else 0.0
    if -1 in g.sheet:
        return 1 / g.seats
    weights = [0.0 if g.out[other] else exp(promise(g, other)) for other in range(g.seats)]
    return weights[seat] / sum(weights)


def promise(g: MonToons, seat: int) -> float:
    return 2.5 * g.health[seat] / g.sheet_of(seat).health.max + POWERS[min(4, g.powers[seat])]


def who_hit(blow: Said) -> int | None:
    """Who dealt a blow; None to whoever hurt themselves."""
    return None if blow.about[1] == blow.player else int(blow.about[1])


def hits(look: Look) -> int:
    """The most damage that the seat did somebody at one blow."""
    found = (blow for seat in look.others for blow in look.said("hit", seat))
    return max((blow.about[0] for blow in found if blow.about[1] == look.seat), default=0)


def untouched(look: Look) -> int:
    """1 for a game that was won without a hit taken."""
    return int(look.won and not look.said("hit"))


FEATS: Mapping[str, Feat] = {
    "hit": Feat(hits),
    "slams": times("slams"),
    "golden": times("golden"),
    "collects": times("collects"),
    "untouched": Feat(untouched, at_the_end=True),
}
