"""Ended: a finished game is worth the win, and points only where the win is the same."""

from __future__ import annotations

import pytest

from game.ai.ladder import content_of
from game.ai.mind import TRIFLE, ended
from game.ai.minds import MINDS
from game.ai.selfplay import Fixture, play
from game.engine.match import Match
from game.rules import GAMES


def test_a_bare_win_is_worth_far_more_than_the_best_defeat() -> None:
    assert ended((0,), 0, [1, 1], 10) - ended((1,), 0, [1000, 1], 10) > 1 - 2 * TRIFLE
    assert ended((0, 1), 0, [1, 1], 10) == pytest.approx(0.5)


def test_of_wins_and_of_defeats_the_one_with_more_points_is_worth_more() -> None:
    for winner in (0, 1):
        worth = [ended((winner,), 0, [points, 20], 10) for points in (0, 10, 20, 21, 40)]
        assert worth == sorted(worth) and worth[0] < worth[-1] and 0 <= worth[0] and worth[-1] <= 1


@pytest.mark.parametrize("game", ["pontoon", "pack", "kingdom", "dragon", "montoons"])
def test_a_lead_counts_at_the_end_of_every_game(game: str) -> None:
    record = play(Fixture(game, 3, (0, 0), (None, None)))
    match = Match(GAMES[game], content_of(game), 2, 3, record.options)
    for key in record.answers:
        match.answer(key)
    worths = [MINDS[game].worth(match.state, seat) for seat in (0, 1)]
    points = [lines[-1][1] for lines in GAMES[game].scores(match.state)]
    if match.state.winners and len(match.state.winners) == 1:
        (winner,) = match.state.winners
        assert worths[winner] > 1 - TRIFLE and worths[1 - winner] < TRIFLE
    assert (worths[0] > TRIFLE * 0.75) == (0 in (match.state.winners or ())) or points[0] > points[1]
    assert sum(worths) == pytest.approx(1 if match.state.winners else TRIFLE)
