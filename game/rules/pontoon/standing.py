"""Monster Pontoon 21, standing: the count of stars, a plain estimate of who is ahead, and what is worth counting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.feats import Feat, Look, times
from game.rules.pontoon.state import STARS_TO_WIN, WON_BY, Pontoon


def scores(g: Pontoon) -> Sequence[Sequence[tuple[str, int]]]:
    """Per hero the stars from the start, if there are any, the quests won with theirs, then the total."""
    lines, ahead = [], [("Head start", g.ahead)] if g.ahead else []
    for hero in range(g.seats):
        won = [
            (g.content.name(card), g.content.quests[card - g.content.first_quest].stars)
            for card in g.zones[WON_BY[hero]]
        ]
        lines.append([*ahead, *won, ("Stars", g.stars(hero))])
    return lines


def standing(g: Pontoon, hero: int) -> float:
    """Chance to win from stars alone, 0..1, all seats adding up to 1; made of public facts.

    A hero's weight is 1.9 per star held, so two stars ahead is about 3.6 to 1 (fitted by eye to random play).
    """
    if g.winners is not None:
        return 1 / len(g.winners) if hero in g.winners else 0.0
    weights = [1.9 ** min(g.stars(other), STARS_TO_WIN) for other in range(g.seats)]
    return weights[hero] / sum(weights)


def used(look: Look) -> int:
    """How many abilities were at work: those that came up, without those that were left."""
    return len(look.said("ability")) - len(look.said("left"))


FEATS: Mapping[str, Feat] = {"quests": times("won"), "abilities": Feat(used), "copies": times("copied")}
