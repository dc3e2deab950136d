"""6.2 A short game: two stars from the start, so that three more win."""

from __future__ import annotations

from random import Random

from game.engine.match import Match
from game.rules.pontoon.position import write_position
from tests.rules.pontoon.table import PONTOON, SHIPPED, Table, party

SHORT = {"start": "two"}


def played(seed: int, options: dict[str, str]) -> Match:
    match, lot = Match(PONTOON, SHIPPED, 2, seed, options), Random(seed)
    while match.decision is not None:
        match.answer(lot.choice(match.decision.options).key)
    return match


def test_every_hero_has_two_stars_from_the_start_and_three_more_win() -> None:
    start = Match(PONTOON, SHIPPED, 3, 1, SHORT).state
    assert [start.stars(hero) for hero in range(3)] == [2, 2, 2]
    assert [lines[-1] for lines in PONTOON.scores(start)] == [("Stars", 2)] * 3
    assert all(sum(worth for _, worth in lines[:-1]) == lines[-1][1] for lines in PONTOON.scores(start))
    for seed in range(6):
        over = played(seed, SHORT).state
        quests, first = over.content.quests, over.content.first_quest
        won = [sum(quests[card - first].stars for card in over.zones[f"won/{hero}"]) for hero in range(2)]
        assert over.winners is not None and max(won) >= 3
        assert [over.stars(hero) for hero in range(2)] == [stars + 2 for stars in won]


def test_a_short_game_takes_fewer_rounds() -> None:
    rounds = [sum(played(seed, options).state.round for seed in range(6)) for options in ({}, SHORT)]
    assert rounds[1] < rounds[0] * 0.8


def test_a_table_of_a_short_game_is_written_and_read_back() -> None:
    match = Match(PONTOON, SHIPPED, 2, 3, SHORT)
    words = write_position(match.state, None)
    assert words["options"]["start"] == "two"
    table = Table(party("EQ04", "GA04"), party("EQ05", "GA05"), options=words["options"])
    assert table.state.ahead == 2 and table.state.stars(0) == 2
