"""Strangers: players with one simple idea who must not win more than their share against Normal."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import pytest

from game.ai.ladder import content_of, think_seed, wilson
from game.ai.montoons import MonToonsMind
from game.ai.montoons_lean import next_of
from game.ai.montoons_plans import plans
from game.ai.thinking import choose
from game.engine.match import Match
from game.rules import GAMES
from game.rules.montoons.action import Acting
from game.rules.montoons.planning import Planning
from game.rules.montoons.state import MonToons

MIND = MonToonsMind()
STRIKES = ("basic/", "special/", "ultimate/")
Stranger = Callable[[MonToons, int], str | None]  # the key of what it chooses; None: what makes sense at first sight


def brawls(g: MonToons, seat: int) -> str | None:
    """Lays dice for a blow whenever one can come about, and uses every attack that it may."""
    if isinstance(g.about, Planning):
        blows = g.sheet_of(seat).of_kind["basic"]
        fierce = [placing for _, placing in plans(g, seat) if any(slot in blows for _, slot in placing)]
        return next_of(g, seat, fierce[0], g.question.options).key if fierce else None
    if isinstance(g.about, Acting):
        return next((option.key for option in g.question.options if option.key.startswith(STRIKES)), None)
    return None


def races(g: MonToons, seat: int) -> str | None:
    """Strikes nobody: it walks to the Waystone, marks, and ends its turn."""
    if not isinstance(g.about, Acting):
        return None
    keys = [option.key for option in g.question.options if not option.key.startswith((*STRIKES, "shell:"))]
    return next((key for key in keys if key == "waystone"), keys[0])


def won_by(stranger: Stranger, seed: int, side: int) -> float:
    """The part of the victory that a stranger on this seat has against Normal."""
    match = Match(GAMES["montoons"], content_of("montoons"), 2, seed)
    while (asked := match.decision) is not None:
        g, seat = match.state, asked.player
        if seat == side:
            lean = MIND.policy(g)
            key = stranger(g, seat) or (lean or asked.options[0]).key
        else:
            key = choose(match.game, g, seat, "normal", think_seed(seed, len(match.answers)), inf).key
        match.answer(key, "computer")
    winners = match.state.winners or ()
    return (side in winners) / max(1, len(winners))


def test_who_brawls_uses_every_attack_and_who_races_none() -> None:
    used: dict[Stranger, int] = {}
    for stranger in (brawls, races):
        match = Match(GAMES["montoons"], content_of("montoons"), 2, 3)
        while (asked := match.decision) is not None:
            lean = MIND.policy(match.state)
            key = stranger(match.state, asked.player) or (lean or asked.options[0]).key
            used[stranger] = used.get(stranger, 0) + key.startswith(STRIKES)
            match.answer(key, "computer")
    assert used[brawls] > 3 and not used[races]


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("stranger", [brawls, races])
def test_no_stranger_beats_normal(stranger: Stranger) -> None:
    deals = 15
    wins = sum(won_by(stranger, 9000 + seed, side) for seed in range(deals) for side in (0, 1))
    low, high = wilson(wins, 2 * deals)
    print(f"{stranger.__name__}: {wins:g} of {2 * deals} ({low:.0%} to {high:.0%})")
    assert low <= 0.5
