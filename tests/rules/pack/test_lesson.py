"""The lesson of The Monster Pack, played without a window."""

from __future__ import annotations

from game.assets import data
from game.engine.lesson import play_lesson, read_lesson
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
