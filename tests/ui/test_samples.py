"""Samples: states of games that pictures and layout checks look for."""

from __future__ import annotations

from functools import partial

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.games.samples import SAMPLE, found


def test_a_state_is_searched_once_and_is_a_game_of_its_own_each_time() -> None:
    asked: list[int] = []

    def wanted(match: Match) -> bool:
        asked.append(match.seed)
        return match.seed > SAMPLE.seed and len(match.answers) > 20

    def at(seats: int) -> Match:
        return found(SAMPLE, wanted, partial(Match, GAMES["pontoon"], shipped_content("pontoon"), seats)).match

    one, looks = at(3), len(asked)
    two = at(3)
    assert one.state.digest() == two.state.digest() and one.answers == two.answers
    assert len(asked) == looks > 20
    two.answer(two.decision.options[0].key)
    assert at(3).state.digest() == one.state.digest() != two.state.digest()
    assert at(4).seats == 4 and len(asked) > looks, "another table is another search"
