"""Books: who only hears what is told can keep the books of a whole game, and they agree with the state."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from game.engine.events import Changed, Event, Moved, Said
from game.engine.match import Match
from game.rules import GAMES
from game.rules.kingdom.state import HAND_LIMIT, LOOT, START_POINTS, Kingdom
from game.rules.kingdom.words import SAID
from tests.rules.kingdom.table import SHIPPED
from tests.sure import every

GAME = GAMES["kingdom"]
SEATS = (2, 3, 4)


class Books:
    """Points, and points on Monsters, by what was said alone; and whether every deed came to something or was said to
    come to nothing (DNK-R18, DNK-R19)."""

    def __init__(self, g: Kingdom) -> None:
        self.content = g.content
        self.reserve = [START_POINTS] * g.seats
        self.tokens = Counter[int]()
        self.beaten: list[int] = []
        self.moved: list[Moved] = []  # since something was said last
        self.running = ""  # the deed that was told last
        self.came = 0  # of it
        self.scores: dict[int, int] = {}
        self.seen: set[str] = set()

    def hear(self, event: Event) -> None:
        match event:
            case Said():
                self.seen.add(event.what)
                entry = getattr(self, f"on_{event.what}", None)
                if entry:
                    entry(event.player, *event.about)
                self.moved = []
            case Moved():
                self.moved.append(event)
                self.came += 1
                if event.dst == "discard":
                    self.tokens[event.card or 0] = 0  # DNK-AFTER-11: they are lost, or said to be gained before
            case Changed(field="phase" | "turn"):
                self.beaten = []
                self.closes()

    def gain(self, player: int, points: int) -> None:
        self.reserve[player] += points
        self.came += 1

    def opens(self, what: str, discarded: int) -> None:
        """A deed begins, for which so many cards are discarded."""
        self.closes()
        self.running, self.came = what, -discarded

    def closes(self) -> None:
        assert not self.running or self.came > 0, f"nothing came of {self.running}, and nothing was said of it"
        self.running = ""

    def sent(self, family: str) -> Counter[str]:
        """Cards that have gone from places of a family to the discard pile since something was said last, by place."""
        return Counter(move.src for move in self.moved if move.src.startswith(family) and move.dst == "discard")

    # --- what was said

    def on_deed(self, player: int, card: int) -> None:
        self.opens(f"the deed of {self.content.id(card)}", not self.guided)

    def on_control(self, player: int, monster: int, kind: str) -> None:
        self.opens(f"the power of {self.content.id(monster)}", 2)

    guided = False  # the deed is that of a card set aside, which is not discarded for it

    def on_nothing(self, player: int) -> None:
        self.came += 1

    def on_gems(self, player: int, count: int, points: int) -> None:
        assert self.sent("treasury") == {f"treasury/{player}": count} and points > 0
        self.gain(player, points)

    def on_glory(self, player: int, monster: int, points: int) -> None:
        self.beaten.remove(monster)
        self.gain(player, points)

    def on_defeated(self, player: int, monster: int, points: int, tokens: int, place: str) -> None:
        assert points == self.content.points[monster] and tokens == self.tokens[monster]
        last = [(move.src, move.dst) for move in self.moved if move.card == monster][-1]
        assert last == (place, f"graveyard/{player}")
        self.tokens[monster] = 0
        self.beaten.append(monster)
        self.gain(player, points + tokens)

    def on_freed(self, player: int, monster: int, tokens: int) -> None:
        assert tokens == self.tokens[monster] > 0
        self.tokens[monster] = 0
        self.gain(player, tokens)

    def on_devoured(self, player: int, colour: str, whites: bool, lost: tuple[int, ...], points: int) -> None:
        assert self.sent("treasury") == {f"treasury/{seat}": count for seat, count in enumerate(lost) if count}
        if any(lost):
            self.gain(player, points)

    def on_released(self, player: int, souls: int, points: int) -> None:
        assert self.sent("graveyard") == {f"graveyard/{player}": souls}
        self.gain(player, points)

    def on_raid(self, player: int, monster: int, points: int) -> None:
        assert points == LOOT <= self.reserve[player] and not self.tokens[monster]
        self.tokens[monster] = points
        self.reserve[player] -= points

    def on_scored(self, player: int, reserve: int, cards: int, total: int) -> None:
        assert reserve == self.reserve[player] and total == reserve + cards // 2
        self.scores[player] = total

    # --- whether they agree

    def agree(self, g: Kingdom) -> None:
        assert g.reserve == self.reserve and sorted(g.beaten) == sorted(self.beaten)
        assert {card: count for card, count in enumerate(g.tokens) if count} == +self.tokens
        self.guided = bool(g.zones["aside"])

    def between_turns(self, g: Kingdom) -> None:
        """DNK-AFTER-01 to DNK-AFTER-12: nothing of a cut is left lying about."""
        monster = g.content.is_monster
        for zone, cards in g.zones.items():
            family = zone.partition("/")[0]
            if family in ("kingdom", "dungeon", "taken", "aside", "seen"):
                assert not cards, zone
            if family == "hand":
                assert len(cards) <= HAND_LIMIT and not any(map(monster, cards)), zone
            if family == "treasury":
                assert not any(map(monster, cards)), zone
            if family == "graveyard":
                assert all(map(monster, cards)), zone
            if family != "array":
                assert not any(g.tokens[card] for card in cards), zone


def played(seats: int, seed: int) -> tuple[Match, Books]:
    match = Match(GAME, SHIPPED, seats, seed, skip_single=False)
    books, heard, rng, compared = Books(match.state), 0, Random(seed), 0
    turn, active = 0, -1
    while match.decision is not None:
        for event in match.events[heard:]:
            books.hear(event)
        heard = len(match.events)
        g: Any = match.state
        books.agree(g)
        if g.asked[0] == "kingdom.take":
            books.between_turns(g)
            assert g.turn == turn + 1 and active in (-1, (g.active - 1) % seats)
            turn, active, compared = g.turn, g.active, compared + 1
        match.answer(rng.choice(match.decision.options).key)
    for event in match.events[heard:]:
        books.hear(event)
    assert compared > 10
    return match, books


@cache
def all_played(seats: int) -> tuple[tuple[Match, Books], ...]:
    return tuple(played(seats, seed) for seed in range(12))


@pytest.mark.parametrize("seats", SEATS)
def test_who_hears_what_is_told_can_keep_the_books_of_a_game(seats: int) -> None:
    """DNK-SCORE-01 to DNK-SCORE-03 at its end."""
    for match, books in every(all_played(seats)):
        books.agree(match.state)
        assert list(books.scores) == list(range(seats))
        best = max(books.scores.values())
        assert match.state.winners == tuple(seat for seat, total in books.scores.items() if total == best)


def test_the_books_have_heard_all_that_can_be_said() -> None:
    assert {word for seats in SEATS for _, books in all_played(seats) for word in books.seen} == set(SAID)
