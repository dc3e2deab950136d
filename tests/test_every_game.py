"""The five laws of the house, over every registered game, every seat count and many seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from game.engine.game import Game
from game.engine.match import Match
from game.engine.picture import Picture
from game.engine.state import State
from game.rules import GAMES, shipped_content
from tests.sure import every

SEEDS = 45  # games per title and seat count
FEWER: dict[str, int] = {  # titles of long games; a soak run plays all
    "kingdom": 14,
    "dragon": 16,
    "pack": 45,
    "montoons": 8,
}
SELDOM = {"montoons": 0.25}  # titles with a thousand answers a game: part of the usual looks into a game
SOAK = 10_000  # games per title in a soak run: `pytest -m soak`
PARTS = 10  # a soak run of a table is told in parts
TABLES = [(name, seats) for name, game in GAMES.items() for seats in range(game.seats[0], game.seats[1] + 1)]
CONTENT = {name: shipped_content(name) for name in GAMES}
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


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


class Law:
    """What must hold of a game at every question and at its end; `rng` chooses where it is tried, and what."""

    def __init__(self, match: Match, rng: Random) -> None:
        self.match, self.rng, self.tried = match, rng, 0

    def looks(self, state: State) -> None:
        """At every question."""

    def ends(self) -> None:
        """Once the game is over."""

    def often(self, share: float) -> bool:
        """Whether a law that is tried at a share of the questions is tried at this one."""
        return self.rng.random() < share * SELDOM.get(self.match.game.name, 1)


class CopiesAreApart(Law):
    def looks(self, state: State) -> None:
        if self.often(0.2):
            before = state.digest()
            one, two = state.clone(), state.clone()
            one.news = two.news = None
            assert one.digest() == before
            key = self.rng.choice(state.decision.options).key
            one.choose(key)
            assert state.digest() == before, "choosing on a copy changed the original"
            two.choose(key)
            assert one.digest() == two.digest(), "equal choices gave different states"
            self.tried += 1


class TheLogIsTheGame(Law):
    def ends(self) -> None:
        match = self.match
        again = Match.restore(match.game, CONTENT[match.game.name], match.plain())
        assert again.state.digest() == match.state.digest()
        middle = len(match.answers) // 2
        half = Match.restore(
            match.game, CONTENT[match.game.name], {**match.plain(), "answers": match.plain()["answers"][:middle]}
        )
        assert match.branch(middle).state.digest() == match.state_at(middle).digest() == half.state.digest()
        assert match.branch(middle).events == half.events
        self.tried += 1


class TheNewsIsEnough(Law):
    """Every seat keeps its picture by the news alone: all of them at every question of a short game, one in turn at
    those of a long one, all at the end."""

    def __init__(self, match: Match, rng: Random) -> None:
        super().__init__(match, rng)
        self.shown = [0] * match.seats
        self.pictures = [Picture(match.first.view(seat)) for seat in range(match.seats)]

    def looks(self, state: State) -> None:
        turn = len(self.match.answers) % self.match.seats
        for seat in [turn] if self.match.game.name in FEWER else range(self.match.seats):
            self.agrees(seat)

    def ends(self) -> None:
        for seat in range(self.match.seats):
            self.agrees(seat)

    def agrees(self, seat: int) -> None:
        for _, event in self.match.news(seat, self.shown[seat]):
            self.pictures[seat].apply(event)
        self.shown[seat] = len(self.match.events)
        assert self.pictures[seat].view() == self.match.state.view(seat), f"seat {seat}"
        self.tried += 1


class TheImaginedWorldFits(Law):
    def looks(self, state: State) -> None:
        for seat in range(self.match.seats):
            if self.often(0.03):
                fits(state, seat, self.rng, self.match.game.longest)
                self.tried += 1


def fits(state: State, seat: int, rng: Random, longest: int) -> None:
    world = state.redeal(seat, rng)
    assert world.view(seat) == state.view(seat)
    assert cards(world) == cards(state)
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


class TheImaginedWorldDependsOnTheViewAlone(Law):
    def looks(self, state: State) -> None:
        if self.often(0.05):
            seat = state.decision.player
            other = state.redeal(seat, self.rng)
            assert state.redeal(seat, Random(7)).digest() == other.redeal(seat, Random(7)).digest()
            self.tried += 1


class ItEndsAndNoCardIsLost(Law):
    def __init__(self, match: Match, rng: Random) -> None:
        super().__init__(match, rng)
        self.cards = cards(match.first)

    def looks(self, state: State) -> None:
        assert cards(state) == self.cards
        assert len(self.match.answers) <= self.match.game.longest
        self.tried += 1

    def ends(self) -> None:
        assert self.match.state.winners is not None


def cards(state: State) -> list[object]:
    return sorted(card for zone in state.zones.values() for card in zone)


LAWS: Sequence[type[Law]] = (
    CopiesAreApart,
    TheLogIsTheGame,
    TheNewsIsEnough,
    TheImaginedWorldFits,
    TheImaginedWorldDependsOnTheViewAlone,
    ItEndsAndNoCardIsLost,
)


def hold(name: str, seats: int, seeds: Iterator[int] | range) -> dict[str, int]:
    """All laws over games of one table, each game played once; how often each law was tried. AssertionError, with the
    seed and the answer: one does not hold."""
    tried = {law.__name__: 0 for law in LAWS}
    for seed in seeds:
        match = match_of(name, seats, seed)
        laws = [law(match, Random(seed)) for law in LAWS]
        try:
            for state in random_play(match, Random(seed + 1000)):
                for law in laws:
                    law.looks(state)
            for law in laws:
                law.ends()
        except AssertionError as error:
            error.add_note(f"{type(law).__name__}: {name}, {seats} seats, seed {seed}, answer {len(match.answers)}")
            raise
        for law in laws:
            tried[type(law).__name__] += law.tried
    return tried


@every_table
def test_every_law_holds(name: str, seats: int) -> None:
    tried = hold(name, seats, range(FEWER.get(name, SEEDS)))
    for law, times in every(tried.items()):
        assert times >= (FEWER.get(name, SEEDS) if law == "TheLogIsTheGame" else 50), law


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("part", range(PARTS))
@every_table
def test_every_law_holds_over_ten_thousand_games(name: str, seats: int, part: int) -> None:
    counts = GAMES[name].seats
    games = range(part, SOAK // (counts[1] - counts[0] + 1), PARTS)
    tried = hold(name, seats, games)
    told = ", ".join(f"{law} {times:,}" for law, times in tried.items())
    assert all(tried.values())
    print(f"\n{name}, {seats} seats, part {part + 1} of {PARTS}: {len(games):,} games; tried: {told}")
