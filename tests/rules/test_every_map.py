"""Maps of all games: each hex shows who stands there and what lies there, as far as whoever looks may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.engine.match import Match
from game.engine.picture import Picture
from game.rules import GAMES, shipped_content
from tests.sure import every

ANSWERS = 60


def heroes(content: Any, facts: dict[str, Any]) -> Iterator[tuple[str, int | str]]:
    realm = content.maps[facts["map"]]
    key_of = {space: key for key, space in realm.by_key.items()}
    yield from ((key_of[space], seat) for seat, space in enumerate(facts["at"]) if space in key_of)
    yield from ((key_of[space], "?") for space, lie in zip(facts["spots"], facts["lies"]) if lie == 0)


def monsters(content: Any, facts: dict[str, Any]) -> Iterator[tuple[str, int | str]]:
    keys = content.arenas[facts["map"]].keys
    yield from ((keys[space], seat) for seat, space in enumerate(facts["at"]) if space >= 0)
    yield from ((keys[space], kind[0]) for space, kind in enumerate(facts["obstacle"]) if kind)


LYING = {"dragon": heroes, "montoons": monsters}


@pytest.mark.parametrize("name", LYING)
def test_a_hex_shows_who_stands_there_and_what_lies_there_and_nothing_else(name: str) -> None:
    game, content = GAMES[name], shipped_content(name)
    met = set[int | str]()
    for seed in every(range(4)):
        match, lot = Match(game, content, 2 + seed % 3, seed), Random(seed)
        while match.decision is not None and len(match.answers) < ANSWERS:
            match.answer(lot.choice(match.decision.options).key)
        facts = Picture(match.state.view(0)).facts
        shown = [(tile.key, what) for tile in game.ground(content, facts) for what in tile.stands]
        there = [(f"hex/{key}", what) for key, what in LYING[name](content, facts)]
        assert sorted(shown, key=str) == sorted(there, key=str)
        met |= {what for _, what in shown}
    assert {0, 1, "?" if name == "dragon" else "r"} <= met


def test_only_games_with_a_map_show_hexes() -> None:
    for name, game in every(GAMES.items()):
        match = Match(game, shipped_content(name), 2, 0)
        tiles = game.ground(shipped_content(name), Picture(match.state.view(0)).facts)
        assert bool(tiles) is (name in LYING)
