"""The lesson: what it says is what happens."""

from __future__ import annotations

from game.assets import data
from game.engine.lesson import play_lesson, read_lesson
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
