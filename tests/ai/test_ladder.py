"""Ladder: figures that can be had again, and levels that stand one above the other."""

from __future__ import annotations

import pytest

from game.ai.ladder import STEPS, TARGET, ladder, play_pair, think_seed, wilson
from game.ai.levels import BEGINNER, LEVELS
from game.ai.minds import MINDS
from tests.sure import few_and_many

every_game = pytest.mark.parametrize("game", sorted(MINDS))
short_games = pytest.mark.parametrize("game", ["pontoon"])  # whole games of the others are for a soak run


def test_the_interval_is_wilsons() -> None:
    assert wilson(75, 100) == pytest.approx((0.6570, 0.8245), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(10, 10)
    assert 0.7 < low < high <= 1.0


def test_every_thought_has_its_own_seed() -> None:
    assert len({think_seed(seed, answers) for seed in range(50) for answers in range(2000)}) == 100_000


@short_games
def test_a_pair_can_be_played_again(game: str) -> None:
    assert play_pair(game, "normal", "easy", 4) == play_pair(game, "normal", "easy", 4)


@short_games
def test_two_processes_find_what_one_finds(game: str) -> None:
    assert ladder(game, "easy", "random", 4, jobs=2) == ladder(game, "easy", "random", 4)


@few_and_many("pairs", 10, 60)
@short_games
def test_normal_beats_random_play_clearly(game: str, pairs: int) -> None:
    assert ladder(game, "normal", "random", pairs).share > 0.75


@pytest.mark.soak
@pytest.mark.timeout(7200)
@every_game
@pytest.mark.parametrize(("upper", "lower"), [step for step in STEPS if BEGINNER not in step])
def test_each_level_stands_over_the_one_below(game: str, upper: str, lower: str) -> None:
    standing = ladder(game, upper, lower, 60 if upper in LEVELS[2:] else 200, jobs=2)
    assert standing.high >= TARGET and standing.share > 0.5, standing


@pytest.mark.soak
@pytest.mark.timeout(7200)
@every_game
def test_easy_is_about_as_good_as_a_sensible_beginner(game: str) -> None:
    standing = ladder(game, "easy", BEGINNER, 100, jobs=2)
    assert standing.low <= 0.5 and standing.high >= 0.4, standing
