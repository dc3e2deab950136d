"""The five laws of the house, over every registered game, every seat count and many seeds."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random

import pytest

from game.engine.game import Game
from game.engine.match import Match
from game.engine.picture import Picture
from game.engine.state import State
from game.rules import GAMES, shipped_content
from tests.sure import every

SEEDS = 60  # games per title and seat count
FEWER: dict[str, int] = {  # titles of long games; a soak run plays all
    "kingdom": 20,
    "dragon": 16,
    "pack": 60,
    "montoons": 6,
}
SELDOM = {"montoons": 0.25}  # titles with a thousand answers a game: part of the usual looks into a game
SOAK = 10_000  # games per title in a soak run: `pytest -m soak`
TABLES = [(name, seats) for name, game in GAMES.items() for seats in range(game.seats[0], game.seats[1] + 1)]
CONTENT = {name: shipped_content(name) for name in GAMES}
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def seeds_of(name: str) -> range:
    return range(FEWER.get(name, SEEDS))


def often(name: str, share: float) -> float:
    """The share of questions at which a law is tried."""
    return share * SELDOM.get(name, 1)


def options_of(game: Game, seed: int) -> dict[str, str]:
    """House rules by turns, so that every value is played."""
    return {rule.key: rule.values[seed % len(rule.values)][0] for rule in game.house_rules}


def match_of(name: str, seats: int, seed: int, **more: bool) -> Match:
    game = GAMES[name]
    return Match(game, CONTENT[name], seats, seed, options_of(game, seed), **more)


def random_play(match: Match, rng: Random) -> Iterator[State]:
    """Legal answers until the game is over; the state at every question."""
    while not match.over:
        yield match.state
        match.answer(rng.choice(match.decision.options).key)


@every_table
def test_copies_are_apart(name: str, seats: int) -> None:
    tried = 0
    for seed in seeds_of(name):
        rng = Random(seed)
        match = match_of(name, seats, seed)
        for state in random_play(match, rng):
            if rng.random() < often(name, 0.2):
                before = state.digest()
                one, two = state.clone(), state.clone()
                one.news = two.news = None
                assert one.digest() == before
                key = rng.choice(state.decision.options).key
                one.choose(key)
                assert state.digest() == before, "choosing on a copy changed the original"
                two.choose(key)
                assert one.digest() == two.digest(), "equal choices gave different states"
                tried += 1
    assert tried > 50


@every_table
def test_the_log_is_the_game(name: str, seats: int) -> None:
    for seed in every(seeds_of(name)):
        match = match_of(name, seats, seed)
        for _ in random_play(match, Random(seed)):
            pass
        again = Match.restore(GAMES[name], CONTENT[name], match.plain())
        assert again.state.digest() == match.state.digest()
        middle = len(match.answers) // 2
        assert match.branch(middle).state.digest() == match.state_at(middle).digest()


@every_table
def test_the_news_is_enough(name: str, seats: int) -> None:
    """All seats at every question of a short game; one seat in turn at those of a long one; all of them at the end."""
    for seed in seeds_of(name):
        match = match_of(name, seats, seed)
        watchers = [Watcher(match, seat) for seat in range(seats)]
        for _ in random_play(match, Random(seed)):
            for watcher in [watchers[len(match.answers) % seats]] if name in FEWER else watchers:
                watcher.looks(f"seed {seed}")
        for watcher in watchers:
            watcher.looks(f"seed {seed}")


class Watcher:
    """A seat that keeps its picture by the news alone."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat, self.shown = match, seat, 0
        self.picture = Picture(match.first.view(seat))

    def looks(self, where: str) -> None:
        for _, event in self.match.news(self.seat, self.shown):
            self.picture.apply(event)
        self.shown = len(self.match.events)
        told = f"{where}, answer {len(self.match.answers)}, seat {self.seat}"
        assert self.picture.view() == self.match.state.view(self.seat), told


@every_table
def test_the_imagined_world_fits(name: str, seats: int) -> None:
    for seed in seeds_of(name):
        rng = Random(seed)
        match = match_of(name, seats, seed)
        for state in random_play(match, rng):
            for seat in range(seats):
                if rng.random() < often(name, 0.03):
                    fits(state, seat, rng, GAMES[name].longest)


def fits(state: State, seat: int, rng: Random, longest: int) -> None:
    world = state.redeal(seat, rng)
    assert world.view(seat) == state.view(seat)
    assert sorted(c for zone in world.zones.values() for c in zone) == sorted(
        c for zone in state.zones.values() for c in zone
    )
    assert world.decision is not None and state.decision is not None
    assert world.decision.player == state.decision.player
    if state.decision.player == seat:
        assert [o.key for o in world.decision.options] == [o.key for o in state.decision.options]
    if rng.random() < 0.1:
        for _ in range(longest):
            if world.winners is not None:
                return
            world.choose(rng.choice(world.decision.options).key)
        raise AssertionError("an imagined world did not end")


@every_table
def test_the_imagined_world_depends_on_the_view_alone(name: str, seats: int) -> None:
    tried = 0
    for seed in seeds_of(name):
        rng = Random(seed)
        match = match_of(name, seats, seed)
        for state in random_play(match, rng):
            if rng.random() < often(name, 0.05):
                seat = state.decision.player
                other = state.redeal(seat, rng)
                assert state.redeal(seat, Random(7)).digest() == other.redeal(seat, Random(7)).digest()
                tried += 1
    assert tried > 50


@every_table
def test_it_ends_and_no_card_is_lost(name: str, seats: int) -> None:
    for seed in every(seeds_of(name)):
        match = match_of(name, seats, seed)
        cards = sorted(c for zone in match.first.zones.values() for c in zone)
        for state in random_play(match, Random(seed + 1000)):
            assert sorted(c for zone in state.zones.values() for c in zone) == cards
            assert len(match.answers) <= match.game.longest
        assert match.state.winners is not None


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize(
    "law",
    [
        test_copies_are_apart,
        test_the_log_is_the_game,
        test_the_news_is_enough,
        test_the_imagined_world_fits,
        test_the_imagined_world_depends_on_the_view_alone,
        test_it_ends_and_no_card_is_lost,
    ],
)
@every_table
def test_every_law_holds_over_ten_thousand_games(
    name: str, seats: int, law: Callable[[str, int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = GAMES[name].seats
    games = SOAK // (counts[1] - counts[0] + 1)
    monkeypatch.setattr(sys.modules[__name__], "seeds_of", lambda _: range(games))
    law(name, seats)
    print(f"\n{law.__name__} held in {games} games of {name} with {seats} seats")
