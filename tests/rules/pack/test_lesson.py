"""The lesson of The Monster Pack, played without a window."""
from __future__ import annotations

from game.assets import data
from game.engine.lesson import LessonRun, play_lesson, read_lesson
from tests.rules.pack.table import BLUE_450, PACK, RED_500, SHIPPED

FIRST = data("pack", "lessons", "first_duel.yaml")


def test_the_lesson_goes_from_a_summon_over_a_boost_to_a_duel_won_by_type() -> None:
    match = play_lesson(read_lesson(FIRST, PACK), SHIPPED)
    told = [line for _, line in match.log(("You", "Rival"), 0)]
    assert "Column 1: Slipstream Otter (650) beats Rustblade Mantis (500)." in told
    state = match.state
    assert state.hp == [18, 18]  # type: ignore[attr-defined]
    assert SHIPPED.id(state.zones["active/0/0"][0]) == BLUE_450
    assert SHIPPED.id(state.zones["discard/1"][0]) == RED_500


def test_another_legal_choice_is_refused_with_a_hint_and_changes_nothing() -> None:
    run = LessonRun(read_lesson(FIRST, PACK), SHIPPED)
    while run.step is not None and run.step.answer is None:
        run.next()
    before = run.match.state.digest()
    refusal = run.answer("summon:MP-014")
    assert refusal is not None and "Slipstream Otter" in refusal.why and refusal.rule == "3.3"
    assert run.match.state.digest() == before
