"""Beginners: sensible, with one oversight, and known by what their seat sees alone."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.beginner import BEGINNERS, beginner
from game.ai.ladder import ladder
from game.ai.minds import MINDS
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.montoons.waystone import Marking, MarkingFree


@pytest.mark.parametrize("game", sorted(MINDS))
def test_a_beginner_plays_a_game_to_its_end_and_knows_no_more_than_its_seat(game: str) -> None:
    match = Match(GAMES[game], shipped_content(game), GAMES[game].seats[0], 3)
    rng, scripted = Random(1), 0
    while match.decision is not None:
        seat, state = match.decision.player, match.state
        worlds = [state.redeal(seat, Random(n)) for n in (1, 1)]
        one, two = (beginner(game, world, seat, MINDS[game]) for world in worlds)
        assert one == two and one in [option.key for option in match.decision.options]
        scripted += BEGINNERS[game](state, seat) is not None
        match.answer(one if rng.random() < 0.9 else match.decision.options[0].key)
    assert scripted


@pytest.mark.parametrize("game", ["pontoon", "pack"])
def test_a_beginner_beats_who_chooses_by_lot(game: str) -> None:
    assert ladder(game, "beginner", "random", 15).share > 0.6


def test_a_beginner_of_montoons_crosses_boxes_as_they_come_where_another_would_do_more() -> None:
    mind, better = MINDS["montoons"], 0
    match = Match(GAMES["montoons"], shipped_content("montoons"), 2, 3)
    while match.decision is not None:
        lean, options = mind.policy(match.state), match.decision.options
        if isinstance(match.state.about, (Marking, MarkingFree)):
            key = beginner("montoons", match.state, match.decision.player, mind)
            assert key == options[0].key
            better += lean is not options[0]
        match.answer((lean or options[0]).key)
    assert better
