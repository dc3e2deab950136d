"""The lesson: what it says is what happens, and a faulty file is told by its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.assets import data
from game.engine.data import DataError
from game.engine.lesson import play_lesson, read_lesson
from tests.rules.pontoon.table import PONTOON, SHIPPED

FIRST = data("pontoon", "lessons", "first_party.yaml")


def test_the_first_party_goes_from_a_hit_to_an_ability_to_a_won_battle() -> None:
    lesson = read_lesson(FIRST, PONTOON)
    assert [step.answer for step in lesson.steps if step.answer] == ["hit", "use", "stay"]
    match = play_lesson(lesson, SHIPPED)
    told = [line for _, line in match.log(("You", "Rival"), 0)]
    assert "Powers: You 19, Rival 23." in told
    assert match.state.stars(0) == 1 and match.state.round == 2
    said = " ".join(step.say for step in lesson.steps)
    for number in next(event.about[0] for event in match.events if getattr(event, "what", "") == "powers"):
        assert str(number) in said, "the lesson speaks of another number than the table shows"


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("answer: hit", "answer: hitt", 25, "cannot choose 'hitt'"),
        ("rivals: [hit]", "rivals: [fly]", 30, "cannot choose 'fly'"),
        ("rivals: [hit]", "rivals: []", 39, "not the learner's turn"),
        ("game: pontoon", "game: montoon", 2, "expected 'pontoon'"),
        ("quest: Q1", "quest: Q11", 7, "did you mean 'Q1'"),
        ('say: "Welcome', 'sya: "Welcome', 16, "did you mean 'say'"),
        ("minutes: 7", "minutes: 70", 4, "minutes"),
    ],
)
def test_a_faulty_lesson_names_file_and_line(tmp_path: Path, old: str, new: str, line: int, why: str) -> None:
    path = tmp_path / "first_party.yaml"
    path.write_text(FIRST.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        play_lesson(read_lesson(path, PONTOON), SHIPPED)
    fault = caught.value.faults[0]
    assert fault.file == str(path) and why in fault.what
    assert fault.line == line
