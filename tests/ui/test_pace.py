"""Pace: the loop turns with the screen while anything happens, and after that listens without stepping."""

from __future__ import annotations

from game.ui.window.pace import LULL, SELDOM, Pace


def calmed() -> Pace:
    pace = Pace()
    pace.stepped(LULL, False)
    return pace


def test_while_something_happens_every_turn_steps() -> None:
    pace = Pace()
    for _ in range(200):
        assert pace.turn(16, False) == 16
        pace.stepped(16, True)


def test_after_a_lull_steps_are_seldom_and_no_time_is_lost() -> None:
    pace = calmed()
    steps = [passed for passed in (pace.turn(25, False) for _ in range(500)) if passed is not None]
    assert len(steps) == 100 and set(steps) == {125}
    assert min(steps) >= SELDOM


def test_an_input_steps_at_once_and_turns_never_lie_more_than_25_ms_apart() -> None:
    pace = calmed()
    assert 1000 // pace.rate <= 25
    assert pace.turn(25, False) is None
    assert pace.turn(25, True) == 50
    pace.stepped(50, True)
    assert pace.turn(16, False) == 16
