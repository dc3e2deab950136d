"""pack_tabling: what the tests of the table of The Monster Pack share: short games, their midst, and set positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from tests.ui.tabling import midway

PACK = shipped_content("pack")


def match_of(seed: int = 5, **options: str) -> Match:
    return Match(GAMES["pack"], PACK, 2, seed, {"format": "short", **options})


def placed(words: dict[str, Any]) -> Match:
    """A match from a position written in the table's words."""
    state = GAMES["pack"].read_position(PACK, words)
    state.run()
    return Match(GAMES["pack"], PACK, 2, 1, start=state, skip_single=False)


def some_states(count: int, seed: int = 1) -> Iterator[Match]:
    return midway(count, match_of, seed=seed)
