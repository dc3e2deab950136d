"""The lesson: what it says is what happens."""

from __future__ import annotations

from game.assets import data
from game.engine.lesson import play_lesson, read_lesson
from tests.rules.montoons.table import GAME, SHIPPED

FIRST = data("montoons", "lessons", "first_wave.yaml")


def test_the_lesson_ends_where_it_is_meant_to() -> None:
    match = play_lesson(read_lesson(FIRST, GAME), SHIPPED)
    state = match.state
    assert state.health == [14, 7] and state.token == 3 and state.version == "in_training"  # type: ignore[attr-defined]


def test_what_it_says_is_what_happens() -> None:
    lines = [line for _, line in play_lesson(read_lesson(FIRST, GAME), SHIPPED).log(("Ann", "Bob"), 0)]
    for told in ("Hydro Surge", "Ride the Wave", "Tentacle Whip", "Waystone"):
        assert any(told in line for line in lines), told
