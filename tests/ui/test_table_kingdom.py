"""The table of Dungeon & Kingdom played with mouse and keys: real events, real scenes, the same game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.agenda import say
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.kingdom.action import Taking, Using
from game.rules.kingdom.aftermath import Raiding, Trimming
from game.rules.kingdom.deeds import Guiding, Looting, Navigating, Placing, Riding, Searching, Summoning
from game.rules.kingdom.fights import Paying, Splitting
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.powers import Conquering, Devouring, Grappling, Releasing, Tasting
from game.rules.kingdom.resolve import Controlling, Resolving
from tests.ui.hands import Hand, by_keys, by_mouse, by_pad
from tests.ui.kingdom_tabling import choice, lit, match_of, placed, take
from tests.ui.tabling import Nobody, at_table, light_only_what_is_legal, of_every_kind, play, seated

QUESTIONS = {
    Taking,
    Using,
    Resolving,
    Paying,
    Splitting,
    Controlling,
    Giving,
    Navigating,
    Guiding,
    Riding,
    Summoning,
    Placing,
    Searching,
    Looting,
    Devouring,
    Tasting,
    Grappling,
    Conquering,
    Releasing,
    Trimming,
    Raiding,
}

pytestmark = pytest.mark.usefixtures("unpainted")  # whole games: how it looks is judged elsewhere


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 5), (4, 8)])
def test_whole_games_are_played_by_mouse_with_every_legal_choice_lit(seats: int, seed: int) -> None:
    play(seated(match_of(seats, seed)), by_mouse, choice, take=take)


def seventh(hand: Hand, most: int) -> list[tuple[Any, ...]]:
    return play(seated(match_of(2, 7)), hand, choice, most, take)


@pytest.mark.parametrize("most", [60, pytest.param(9999, marks=pytest.mark.soak)])
def test_keys_and_gamepad_reach_every_choice_and_give_the_same_log_as_the_mouse(most: int) -> None:
    log = seventh(by_mouse, most)
    assert len(log) >= 60
    assert seventh(by_keys, most) == log and seventh(by_pad, most) == log


def test_the_lit_set_is_the_legal_set_in_all_kinds_of_questions() -> None:
    asked = set()
    games = (match_of(2 + seed % 3, seed) for seed in range(100))
    poor = placed(at="resolve", kingdom=["harpy4", "orthos4"], players=[{"reserve": 3}, {}])
    poor.answer("done")
    for match in (poor, *of_every_kind(3, games, choice, Random(1))):
        decision = match.decision
        assert decision is not None
        with at_table(seated(match, decision.player), Nobody()) as (_, table):
            light_only_what_is_legal(table, decision, lit)
            assert say(decision.prompt) and table.top.prompt_words()
            asked.add(type(decision.about))
    assert asked == QUESTIONS


def test_a_short_game_begins_as_soon_as_a_long_one() -> None:
    waited = []
    for options in ({}, {"length": "short"}):
        match = Match(GAMES["kingdom"], shipped_content("kingdom"), 2, 4, options)
        with at_table(seated(match, 0, 1), Nobody(), speed=1) as (app, table):
            frames = 0
            while table.question.offered is None and frames < 200:
                app.step([], 50)
                frames += 1
            waited.append(frames)
    assert 0 < waited[1] <= waited[0] + 5 < 200, "cards that go back into the box are not watched one by one"
