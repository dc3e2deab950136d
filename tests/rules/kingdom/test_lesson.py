"""The lesson: played from the first word to the last without a window, and firm but kind with other choices."""
from __future__ import annotations

from pathlib import Path

import pytest

from game.assets import data
from game.engine.lesson import LessonRun, play_lesson, read_lesson
from game.engine.rulebook import read_rulebook
from tests.rules.kingdom.table import KINGDOM, SHIPPED

FILES = sorted(data("kingdom", "lessons").glob("*.yaml"))
FIRST = data("kingdom", "lessons", "first_cut.yaml")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_lesson_can_be_played_to_its_end(path: Path) -> None:
    lesson = read_lesson(path, KINGDOM)
    play_lesson(lesson, SHIPPED)
    words = sum(len(step.say.split()) for step in lesson.steps) + len(lesson.intro.split())
    assert words / 100 + len(lesson.steps) * 0.3 < lesson.minutes <= 10, "at 100 words a minute and 18 s a step"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_lesson_points_at_things_that_are_there_and_at_sections_of_the_rulebook(path: Path) -> None:
    book = read_rulebook(data("kingdom", "rulebook.md"))
    run = LessonRun(read_lesson(path, KINGDOM), SHIPPED)
    while (step := run.step) is not None:
        keys = [option.key for option in run.match.decision.options] if run.match.decision else []
        assert step.at is None or step.at in (*keys, *run.match.state.zones, *SHIPPED.ids), step.say
        assert step.rule is None or any(section.number == step.rule for section in book.sections)
        assert run.answer(step.answer) is None if step.answer else run.next() is None


def test_the_first_cut_goes_from_six_points_to_fifteen() -> None:
    lesson = read_lesson(FIRST, KINGDOM)
    match = play_lesson(lesson, SHIPPED)
    assert match.state.reserve == [15, 4] and match.state.active == 1  # type: ignore[attr-defined]
    assert len(match.state.zones["hand/0"]) == 3
    assert "From 6 points to 15" in lesson.steps[-1].say
    told = [line for _, line in match.log(("Ann", "Rival"), 0)]
    assert "Ann beats Orthos (4): 4 points." in told and "Rival cuts with Ninja, which goes to the Treasury." in told


def test_another_legal_choice_is_refused_with_a_hint_and_changes_nothing() -> None:
    run = LessonRun(read_lesson(FIRST, KINGDOM), SHIPPED)
    run.next()
    before = run.match.state.digest()
    refusal = run.answer("take:21")
    assert refusal is not None and "yellow Captain" in refusal.why and refusal.rule == "1.2"
    assert run.match.state.digest() == before
    with pytest.raises(ValueError, match="cannot choose 'take:22'"):
        run.answer("take:22")
