"""What-ifs: of a running game a world that its viewer could imagine, of a finished game the true one."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.match import Match
from game.engine.state import State
from game.rules import GAMES, shipped_content
from game.ui.table.news import view_of

TABLES = [(name, seats) for name, game in GAMES.items() for seats in range(game.seats[0], game.seats[1] + 1)]
GAMES_EACH, MOMENTS = 3, 6
SOAK = 60  # games in a soak run
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def running(name: str, seats: int, seed: int, lot: Random) -> Match:
    """A game that is played by chance up to some moment, and not over."""
    match = Match(GAMES[name], shipped_content(name), seats, seed)
    most = lot.randrange(10, 150)
    while not match.over and len(match.answers) < most:
        match.answer(lot.choice(match.decision.options).key)
    if match.over:
        match.cut_back(len(match.answers) - 1)
    return match


def another(match: Match, state: State, viewer: int | None, lot: Random) -> Match:
    """A game with another truth, which at its first moment looks to the viewer as this state does."""
    return Match(
        match.game,
        match.content,
        match.seats,
        lot.getrandbits(60),
        match.options,
        skip_single=False,
        start=state.redeal(viewer, lot),
    )


def followed(name: str, seats: int, games: int) -> int:
    """What-ifs of so many games held against the law: two truths that the viewer cannot tell apart give the same one,
    to the last card and the last die to come. How many of the truths did differ."""
    lot, differed = Random(seats), 0
    for seed in range(games):
        match = running(name, seats, seed, lot)
        for number in range(MOMENTS):
            count = lot.randrange(len(match.answers) + 1)
            viewer = lot.choice((None, *range(seats)))
            true = match.state_at(count)
            other = another(match, match.state_at(match.before_secrets(count, viewer)), viewer, lot)
            assert other.first.asked == match.state_at(match.before_secrets(count, viewer)).asked
            one, two = (of.what_if(at, viewer, Random(number)) for of, at in ((match, count), (other, 0)))
            assert one.first.digest() == two.first.digest(), f"seed {seed}, answer {count}, viewer {viewer}"
            assert one.seed == two.seed and one.first.seed != true.seed and not one.first.fixed
            assert view_of(one.first, viewer) == view_of(true, viewer)
            differed += other.first.digest() != true.digest()
    return differed


@every_table
def test_a_what_if_of_a_running_game_follows_what_its_viewer_knows_and_nothing_else(name: str, seats: int) -> None:
    assert followed(name, seats, GAMES_EACH) > GAMES_EACH * MOMENTS // 2


@every_table
def test_a_what_if_of_a_running_game_can_be_played_to_its_end_and_leaves_the_game_as_it_was(
    name: str, seats: int
) -> None:
    lot = Random(seats)
    match = running(name, seats, 7, lot)
    before = match.state.digest(), list(match.answers), len(match.events)
    other = match.what_if(len(match.answers) // 2, 0, lot)
    while not other.over:
        assert len(other.answers) <= match.game.longest
        other.answer(lot.choice(other.decision.options).key)
    assert (match.state.digest(), match.answers, len(match.events)) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_what_if_of_a_finished_game_is_the_true_one(name: str) -> None:
    lot = Random(3)
    match = Match(GAMES[name], shipped_content(name), 2, 3)
    while not match.over:
        match.answer(lot.choice(match.decision.options).key)
    for count in (0, len(match.answers) // 2):
        other = match.what_if(count, None, lot)
        assert other.state.digest() == match.state_at(count).digest()
        assert other.answers == match.answers[:count]


@pytest.mark.soak
@every_table
def test_it_holds_over_many_games(name: str, seats: int) -> None:
    differed = followed(name, seats, SOAK)
    print(f"{name}, {seats} seats: {SOAK * MOMENTS} moments, {differed} with another truth")
    assert differed > SOAK * MOMENTS // 2
