"""The lesson: what it says is what happens, and it is firm but kind with other choices."""
from __future__ import annotations

import pytest

from game.assets import data
from game.engine.lesson import LessonRun, play_lesson, read_lesson
from tests.rules.kingdom.table import KINGDOM, SHIPPED

FIRST = data("kingdom", "lessons", "first_cut.yaml")


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
