"""pontoon_tabling: what the tests of Pontoon's table share: games of it and their midst."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from tests.ui.tabling import midway

CONTENT = shipped_content("pontoon")


def match_of(seats: int = 3, seed: int = 5, **more: Any) -> Match:
    return Match(GAMES["pontoon"], CONTENT, seats, seed, **more)


def some_states(count: int, seed: int = 1, seats: int = 3) -> Iterator[Match]:
    return midway(count, lambda number: match_of(seats, number), seed=seed, often=0.2)
