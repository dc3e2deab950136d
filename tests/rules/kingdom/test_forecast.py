"""Raids told before a cut are the raids that come (7.3)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.events import Said
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.kingdom.aftermath import Raiding, Trimming
from game.rules.kingdom.forecast import raids
from game.rules.kingdom.resolve import Resolving

KINGDOM = shipped_content("kingdom")


def outcome(match: Match, key: str, lot: Random) -> tuple[int, int]:
    """How many Monsters get points and how many points are lost by who lets all be, questions answered by chance."""
    played = Match(match.game, match.content, match.seats, match.seed, start=match.state, skip_single=False)
    state: Any = played.state
    player, told = played.decision.player, len(played.events)
    played.answer(key)
    if isinstance(state.about, Resolving):
        played.answer("done")
    before = state.reserve[player] if isinstance(state.about, Trimming | Raiding) else match.state.reserve[player]
    while isinstance(state.about, Trimming | Raiding) and played.decision.player == player:
        played.answer(lot.choice(played.decision.options).key)
    taken = [event for event in played.events[told:] if isinstance(event, Said) and event.what == "raid"]
    spent = before - state.reserve[player]
    assert state.winners is not None or spent == sum(int(event.about[1]) for event in taken)
    return len(taken), spent if state.winners is None else sum(int(event.about[1]) for event in taken)


def compare(games: range) -> tuple[int, int]:
    """Choices compared, and those of them that cost something."""
    compared = dear = 0
    for seed in games:
        lot = Random(seed)
        match = Match(GAMES["kingdom"], KINGDOM, 2 + seed % 3, seed, skip_single=False)
        while not match.over:
            options = match.decision.options
            for option in options:
                if lot.random() < 0.3 and (told := raids(match.state, option.key)) is not None:
                    digest = match.state.digest()
                    assert (told.fed, told.cost) == outcome(match, option.key, lot), f"seed {seed}: {option.key}"
                    assert told.cost <= 2 * len(told.monsters) and match.state.digest() == digest
                    compared += 1
                    dear += told.cost > 0
            cuts = [option for option in options if option.key.startswith("cut")]
            match.answer(lot.choice(cuts if cuts and lot.random() < 0.3 else options).key)
    return compared, dear


def test_raids_told_before_a_cut_and_before_done_are_those_that_come() -> None:
    compared, dear = compare(range(5))
    assert compared > 40 and dear > 10


@pytest.mark.soak
def test_raids_told_are_those_that_come_over_many_games() -> None:
    compared, dear = compare(range(100, 300))
    print(f"{compared} choices, {dear} of them with a cost")
    assert compared > 2000 and dear > 300
