"""Ends of all games: once a game is over, who has won is all there is to say of it."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from tests.sure import every

GAMES_EACH = 6


@pytest.mark.parametrize("name", GAMES)
def test_after_the_end_winners_share_all_there_is_and_nothing_can_be_chosen_any_more(name: str) -> None:
    game, content = GAMES[name], shipped_content(name)
    seats = range(game.seats[0], game.seats[1] + 1)
    for seed in every(range(GAMES_EACH)):
        match, lot = Match(game, content, seats[seed % len(seats)], seed), Random(seed)
        last = ""
        while match.decision is not None:
            last = lot.choice(match.decision.options).key
            match.answer(last)
        state, winners = match.state, match.state.winners
        assert winners is not None and set(winners) <= set(range(match.seats))
        chances = [game.standing(state, seat) for seat in range(match.seats)]
        assert chances == [1 / len(winners) if seat in winners else 0 for seat in range(match.seats)]
        targets = [last, *state.zones, *(card for cards in state.zones.values() for card in cards)]
        refused = {game.why_not(state, seat, target) for seat in range(match.seats) for target in targets}
        assert None not in refused
        assert all(not game.odds(state, seat, last) for seat in range(match.seats))
