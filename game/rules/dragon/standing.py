"""Dragon Attack!, standing: what everybody has at home, and everybody's chance to win from what lies open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from game.rules.dragon.counters import Content
from game.rules.dragon.state import FRONT_OF, HOME_OF, Dragon
from game.rules.dragon.throws import kill_chance

NEAR = 4  # steps from which the Dragon is within reach of the next turns
FARTHEST = 12  # steps beyond which a way home counts no longer


def scores(g: Dragon) -> Sequence[Sequence[tuple[str, int]]]:
    """Per hero gold at home, monsters defeated, the slayer's hoard, and the total (DRA-SCORE-03, DRA-SCORE-05)."""
    lines = []
    for hero in range(g.seats):
        home = g.zones[HOME_OF[hero]]
        gold, monsters = (
            sum(g.content.points[card] for card in home if g.content.kinds[card] == kind)
            for kind in ("gold", "monster")
        )
        hoard = [("Dragon's hoard", g.hoard())] if g.slayer == hero else []
        lines.append([("Gold at home", gold), ("Monsters", monsters), *hoard, ("Total", g.points(hero))])
    return lines


def standing(g: Dragon, hero: int) -> float:
    """Chance to win from public facts, 0..1; all seats together leave the rest to the Dragon."""
    if g.winners is not None:
        return 1 / len(g.winners) if hero in g.winners else 0.0
    return outlook(g)[hero]


class Outlook(NamedTuple):
    """What one hero's chance is reckoned from. `far`: steps from home; `near`: the Dragon is within reach."""

    points: int
    gold: int
    party: int
    slayer: bool
    resting: bool
    far: int
    near: bool


FRESH = Outlook(0, 0, 1, False, False, 0, False)  # who has not picked a hero yet, or has just done so: all are alike


class Weights(NamedTuple):
    """How much each fact counts, as the exponent of a share: the upper ones for a hero, the lower for the fall."""

    points: float
    gold: float
    road: float  # of gold, a step from home
    kill: float  # of the chance to slay the Dragon
    late: float  # of that, the nearer the Dragon has come
    crown: float  # of that again, where the kill would win
    near: float  # of the chance to slay it with the Dragon within reach, where the kill would win
    slayer: float
    resting: float
    turn: float
    party: float

    fall: float
    come: float  # of the Dragon's way to the fourth power
    best: float  # of the best chance to slay it
    strong: float  # of the Dragon's counters left
    looming: float  # of those, the nearer it has come
    crowd: float  # of the number of players


# Fitted to 1,000 games between computers, some of whom slip, and drawn to an earlier fit where these say little: for
# two players, and for more. On games held out the log loss is 1.02 for two (a coin 1.10) and 1.49 for more (1.61).
DUEL = Weights(
    0.005, 0.016, -0.0024, 2.01, -0.91, 3.84, 0.28, -0.25, -0.11, 0.02, -0.34, -0.35, 1.53, -0.81, -0.24, 2.7, 0
)
CROWD = Weights(
    0.015, 0.019, -0.003, 2.88, -1.82, 3.08, 0.63, -0.04, -0.13, 0.01, -0.27, -0.83, 2.51, -0.62, 0.8, 2.37, 0
)


def hero_of(g: Dragon, hero: int) -> Outlook:
    """A hero as the state has it; before it is picked it stands nowhere."""
    kingdom, here = g.kingdom, g.at[hero]
    if here < 0:
        return FRESH
    row = kingdom.distances[here - kingdom.first]
    return Outlook(
        g.points(hero),
        *carried(g.content, g.zones[FRONT_OF[hero]]),
        g.resting[hero],
        min(FARTHEST, row[g.home(hero) - kingdom.first]),
        g.dragon > 0 and row[g.lair() - kingdom.first] <= NEAR,
    )


def carried(content: Content, front: Sequence[int]) -> tuple[int, int, bool]:
    """Gold, members and whether there is a Dragon Slayer in a party with these counters in front."""
    gold, party, slayer = 0, 1, False
    for card in front:
        kind = content.kinds[card]
        if kind == "gold":
            gold += content.points[card]
        elif kind == "character":
            party += 1
        elif kind == "slayer":
            slayer = True
    return gold, party, slayer


def outlook(g: Dragon) -> Sequence[float]:
    """Every seat's chance to win, 0..1; what is missing to 1 is the fall of the palace. While heroes are picked it is
    nobody's turn."""
    return shares(
        tuple([hero_of(g, hero) for hero in range(g.seats)]),
        g.dragon / g.kingdom.palace,
        tuple(g.strengths),
        g.hoard(),
        g.active if g.phase != "setup" else -1,
    )


@lru_cache(maxsize=4096)
def shares(
    heroes: tuple[Outlook, ...], come: float, strengths: tuple[int, ...], hoard: int, turn: int
) -> tuple[float, ...]:
    """The same of any heroes: `come` is the part of its way that the Dragon has behind it, `turn` the seat to move."""
    highest = [hero.points for hero in heroes]
    parts = [
        pull(hero, come, strengths, hoard, max(highest[:seat] + highest[seat + 1 :]), seat == turn, len(heroes))
        for seat, hero in enumerate(heroes)
    ]
    whole = sum(parts) + doom(come, strengths, max([hero.party + hero.slayer for hero in heroes]), len(heroes))
    return tuple([part / whole for part in parts])


@lru_cache(maxsize=8192)
def pull(
    hero: Outlook, come: float, strengths: tuple[int, ...], hoard: int, rival: int, turn: bool, seats: int
) -> float:
    """How strongly a hero pulls at the victory; `rival` is the most that any other has at home."""
    w = DUEL if seats == 2 else CROWD
    points, gold, party, slayer, resting, far, near = hero
    kill = w.kill + w.late * come
    if points + hoard >= rival:
        kill += w.crown * come + w.near * near
    return exp(
        w.points * points
        + (w.gold + w.road * far) * gold
        + kill * chance(party + slayer, strengths)
        + w.party * party
        + w.slayer * slayer
        + w.resting * resting
        + w.turn * turn
    )


@lru_cache(maxsize=4096)
def doom(come: float, strengths: tuple[int, ...], dice: int, seats: int) -> float:
    """How strongly the fall of the palace pulls, with so many dice in the strongest hand."""
    w, left = DUEL if seats == 2 else CROWD, len(strengths) / 4
    return exp(
        w.fall
        + w.come * come**4
        + w.best * chance(dice, strengths)
        + (w.strong + w.looming * come) * left
        + w.crowd * seats
    )


@lru_cache(maxsize=256)
def chance(dice: int, strengths: tuple[int, ...]) -> float:
    """To slay the Dragon with so many dice."""
    return kill_chance(dice, strengths)
