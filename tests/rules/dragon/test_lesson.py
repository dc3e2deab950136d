"""The lesson: what it says is what happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.assets import data
from game.engine.lesson import play_lesson, read_lesson
from tests.rules.dragon.table import DRAGON, SHIPPED
from tests.rules.laid import NAMES
from tests.sure import every

ALL = sorted(data("dragon", "lessons").glob("*.yaml"))
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


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_rival_is_called_by_the_name_on_their_plate_and_never_by_the_hero_they_play(path: Path) -> None:
    lesson = read_lesson(path, DRAGON)
    rivals = {hero.name for hero in SHIPPED.heroes} - {"Brannoc"}
    for step in every(lesson.steps):
        assert not [name for name in rivals for text in (step.say, step.hint, *step.wrong.values()) if name in text]
