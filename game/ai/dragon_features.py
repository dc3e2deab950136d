"""Features of Dragon Attack!: what heroes own, how near they are to the Dragon and to each other, and how near the
palace is to its fall, as numbers that weights are learned for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ai.dragon_hunt import QUIET, meeting
from game.ai.dragon_stakes import MOST
from game.ai.dragon_values import FADE
from game.rules.dragon.standing import FRESH, Outlook, chance, hero_of
from game.rules.dragon.state import UP, Dragon

TEN = 10.0  # points or gold that a feature counts as one
HERO = (
    "points",  # gold at home and monsters
    "points ahead",  # of the best of the others; below 0 behind
    "gold carried",
    "gold on the road",  # gold carried, a step from home
    "party",
    "Dragon Slayer",
    "rests",
    "turn",
    "slays the Dragon",  # the chance of an attack now, wherever the hero is
    "slays it late",  # the same, the nearer it has come to the palace
    "wins by it",  # the same for who would win by it
    "wins by it, late",
    "wins by it, within reach",  # by how much of an attack is left with the next roll
    "one more die",  # what that would add for who would win by it
    "one more die, late",
    "companion near",  # one that may join and that everybody has seen
    "rivals near",  # gold carried, with others near who are as strong
)
PALACE = (  # what speaks for the fall
    "palace falls",
    "Dragon's way",  # the part that it has behind it
    "Dragon near the palace",  # that to the fourth power
    "best chance to slay it",  # of any hero
    "best chance, late",
    "Dragon counters",
    "Dragon counters, late",
    "attack this round",  # the chance that somebody who can reach it slays it
    "attack this round, late",
    "players",
)
FEATURES = (*HERO, *PALACE)
NO_HERO, NO_PALACE = (0.0,) * len(HERO), (0.0,) * len(PALACE)


class Attacker(NamedTuple):
    """One hero beside the Dragon: the chance to slay it, with one more die, and how much of an attack is left with the
    hero's next roll."""

    hero: Outlook
    slays: float
    better: float
    reach: float


def measured(g: Dragon) -> list[Sequence[float]]:
    """The features of every seat, then those of the palace, which stands for the victory of nobody."""
    sides, come = [side_of(g, hero) for hero in range(g.seats)], g.dragon / g.kingdom.palace
    rows: list[Sequence[float]] = [(*of_hero(g, sides, hero, come), *NO_PALACE) for hero in range(g.seats)]
    return [*rows, (*NO_HERO, *of_palace(g, sides, come))]


def side_of(g: Dragon, seat: int) -> Attacker:
    hero = hero_of(g, seat)
    dice, strengths = hero.party + hero.slayer, tuple(g.strengths)
    slays, better = (chance(min(MOST, count), strengths) for count in (dice, dice + 1))
    return Attacker(hero, slays, better, reach(g, seat))


def reach(g: Dragon, hero: int) -> float:
    """How much of an attack is left with a hero's next roll; others who roll before may move the Dragon."""
    if g.at[hero] < 0 or g.dragon >= g.kingdom.palace:
        return 0.0
    still = QUIET ** ((hero - g.active) % g.seats)
    stays, moves = meeting(g.kingdom, g.dragon, g.at[hero] - g.kingdom.first)
    return still * stays + (1 - still) * moves


def of_hero(g: Dragon, sides: Sequence[Attacker], seat: int, come: float) -> tuple[float, ...]:
    hero, slays, better, near = sides[seat]
    rival = max(side.hero.points for other, side in enumerate(sides) if other != seat)
    crown = hero.points + g.hoard() >= rival
    wins, more = slays * crown, (better - slays) * crown
    return (
        hero.points / TEN,
        (hero.points - rival) / TEN,
        hero.gold / TEN,
        hero.gold * hero.far / TEN**2,
        hero.party,
        hero.slayer,
        hero.resting,
        g.active == seat and g.phase != "setup",
        slays,
        slays * come,
        wins,
        wins * come,
        wins * near,
        more,
        more * come,
        companion(g, seat),
        hero.gold / TEN * danger(g, sides, seat),
    )


def of_palace(g: Dragon, sides: Sequence[Attacker], come: float) -> tuple[float, ...]:
    best, counters, missed = max(side.slays for side in sides), len(g.strengths) / 4, 1.0
    for side in sides:
        missed *= 1 - side.reach * side.slays
    return (1, come, come**4, best, best * come, counters, counters * come, 1 - missed, (1 - missed) * come, g.seats)


def companion(g: Dragon, seat: int) -> float:
    """What the way leaves of the nearest companion that everybody has seen and that may join; 0 without one."""
    if g.at[seat] < 0:
        return 0.0
    content, row = g.content, g.kingdom.distances[g.at[seat] - g.kingdom.first]
    steps = [
        row[g.spots[slot] - g.kingdom.first]
        for slot, card in enumerate(g.zones["map"])
        if g.seen(slot) and g.lies[slot] != UP and content.class_bit[card] and g.can_join(seat, card)
    ]
    return float(FADE ** min(steps)) if steps else 0.0


def danger(g: Dragon, sides: Sequence[Attacker], seat: int) -> float:
    """How near others are whose parties are as strong, each by what the way leaves."""
    if sides[seat].hero is FRESH:
        return 0.0
    row, first = g.kingdom.distances[g.at[seat] - g.kingdom.first], g.kingdom.first
    return sum(
        FADE ** row[g.at[other] - first]
        for other, side in enumerate(sides)
        if other != seat and g.at[other] >= 0 and side.hero.party >= sides[seat].hero.party
    )
