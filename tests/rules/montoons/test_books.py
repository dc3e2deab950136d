"""Books: who only hears what is told can keep the books of a whole game, and they agree with the state."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from game.engine.match import Match
from game.rules.montoons.action import Acting
from tests.fighters import sensible
from tests.rules.montoons.books import Books
from tests.rules.montoons.table import GAME, SHIPPED

SEEDS = range(10)


@cache
def played(seed: int) -> tuple[Match, Books]:
    """A game of now sensible, now random answers, its books kept to the end and compared before every action."""
    rng = Random(seed)
    options = {"map": "ABCD"[seed % 4], "sheets": ("full", "in_training")[seed // 4 % 2], "limit": "20"}
    match = Match(GAME, SHIPPED, 2 + seed % 4, seed, options, skip_single=False)
    books, heard = None, 0
    while match.decision is not None:
        g, about = match.state, match.state.about
        if books is None and g.phase == "planning":
            books, heard = Books(g), len(match.events)
            assert books.health == [sheet.health.max for sheet in books.sheets]
            assert not any(map(any, books.made.values())) and not any(books.powers)
        lean = sensible(g, rng) if rng.random() < 0.75 else None
        match.answer((lean or rng.choice(match.decision.options)).key)
        if books is not None:
            books.g = match.state
            for event in match.events[heard:]:
                books.hear(event, about)
            heard = len(match.events)
            if isinstance(match.state.about, Acting):
                books.agree(match.state)
    assert books is not None
    return match, books


@pytest.mark.parametrize("seed", SEEDS)
def test_who_hears_what_is_told_can_keep_the_books_of_a_game(seed: int) -> None:
    match, books = played(seed)
    g = match.state
    assert books.compared > 20
    assert books.out == g.out and books.powers == g.powers
    assert g.winners is not None
    if any(power == 4 for power in books.powers):
        assert g.winners == tuple(seat for seat, power in enumerate(books.powers) if power == 4)
    elif g.winners:
        assert len(g.living()) < 2


def test_the_books_have_heard_all_there_is_to_tell() -> None:
    heard = set().union(*(played(seed)[1].seen for seed in SEEDS))
    assert heard >= {"harm", "hit", "heals", "gains", "unused", "shell", "berry", "power", "powers", "uses", "marks"}
    assert heard >= {"status", "quenched", "guards", "golden", "defeated", "lays", "traps", "collects", "sinks"}
