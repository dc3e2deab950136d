"""The lesson: what it says is what happens."""

from __future__ import annotations

from game.assets import data
from game.engine.lesson import play_lesson, read_lesson
from tests.rules.dragon.table import DRAGON, SHIPPED
from tests.rules.laid import NAMES

FIRST = data("dragon", "lessons", "first_journey.yaml")


def test_the_lesson_ends_where_it_is_meant_to() -> None:
    match = play_lesson(read_lesson(FIRST, DRAGON), SHIPPED)
    assert match.state.points(0) == 28 and match.state.dragon == 2 and match.decision.player == 0


def test_what_it_says_is_what_the_table_shows() -> None:
    lines = [line for _, line in play_lesson(read_lesson(FIRST, DRAGON), SHIPPED).log(NAMES[:2], 0)]
    for told in (
        "Faelan the Elf joins Ann.",
        "5 beats 2: Ann defeats Ditch Goblin.",
        "Ann takes Jewelled cup (26).",
        "Ann sets down 26 gold at home.",
        "On a 1 the Dragon flies to Thornmere.",
        "On a 1 the Dragon flies to Highbell.",
    ):
        assert told in lines
