"""Every worked example is a position that can be opened and played: PAK-E01 to PAK-E08."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.assets import data
from game.engine.match import Match
from game.engine.position import play_position, read_position_file
from tests.rules.pack.table import BLUE_450, PACK, RED_250, SHIPPED, Table, side

FILES = sorted(data("pack", "positions").glob("*.yaml"))
EXAMPLES = [f"PAK-E{number:02}" for number in range(1, 9)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_worked_example_comes_out_as_told(path: Path) -> None:
    assert play_position(read_position_file(path), PACK, SHIPPED).failures == ()


def test_every_worked_example_is_there() -> None:
    """PAK-E01, PAK-E02, PAK-E03, PAK-E04, PAK-E05, PAK-E06, PAK-E07, PAK-E08"""
    about = [word for path in FILES for word in read_position_file(path).about]
    assert [word for word in EXAMPLES if word not in about] == []


def test_a_position_written_and_read_again_is_the_same() -> None:
    table = Table(side(waiting=[None, {"card": BLUE_450, "die": 1, "boosted": True}], active=[RED_250]), turn=7)
    words = PACK.write_position(table.state, None)
    again = PACK.read_position(SHIPPED, {key: value for key, value in words.items() if key != "phase"})
    again.run()
    assert PACK.write_position(again, None) == words


def test_a_written_position_shows_a_seat_what_it_may_see() -> None:
    match = Match(PACK, SHIPPED, 2, 3, {"starting": "first"})
    words = PACK.write_position(match.state, 1)
    assert set(words["sides"][0]["hand"]) == {"?"} and "?" not in words["sides"][1]["hand"]
    assert set(words["sides"][1]["deck"]) == {"?"}


@pytest.mark.parametrize(("words", "why"), [
    ({"sides": [{"hand": ["MP-0022"]}]}, "did you mean 'MP-022'"),
    ({"sides": [{"hnad": []}]}, "did you mean 'hand'"),
    ({"sides": [{}, {}, {}]}, "a table has 2"),
    ({"at": "sumon"}, "did you mean 'summon'"),
    ({"player": 3}, "seats are 1 to 2"),
    ({"sides": [{"hand": ["MP-001"] * 4}]}, "fourth time"),
    ({"sides": [{"hand": ["MP-001"] * 7}]}, "a hand holds 6"),
    ({"sides": [{"waiting": [{"card": "MP-001", "die": 2}]}]}, "has 1 stars"),
    ({"sides": [{"active": ["MP-001"] * 5}]}, "there are 4"),
])
def test_a_wrong_word_is_named(words: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        PACK.read_position(SHIPPED, words)
