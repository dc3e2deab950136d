"""Worked examples of MonToons as positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.assets import data
from game.engine.position import play_position, read_position_file
from game.rules import GAMES, shipped_content

FILES = sorted(data("montoons", "positions").glob("*.yaml"))
SHIPPED = shipped_content("montoons")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_worked_example_plays_out_as_it_says(path: Path) -> None:
    assert play_position(read_position_file(path), GAMES["montoons"], SHIPPED).failures == ()


def test_every_worked_example_is_a_position() -> None:
    about = {word for path in FILES for word in read_position_file(path).about}
    assert [number for number in range(1, 53) if f"MON-EX-{number:02}" not in about] == []
