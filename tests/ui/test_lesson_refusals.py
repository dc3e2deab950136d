"""At each step of each lesson a wrong choice is answered with what to do instead, and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.ui.table.lesson import Teacher
from game.ui.window.focus import Control
from tests.ui.hands import unseen
from tests.ui.test_lessons import FILES, asked_for, begin, choose_die, named, schoolroom, settle, use


def watched(teacher: Teacher) -> dict[str, str]:
    """The keys of all choices that lie on the table, by their controls, as they are before a step holds them."""
    keys, held = dict[str, str](), teacher.held

    def look(controls: Sequence[Control]) -> list[Control]:
        found = held(controls)
        keys.clear()
        keys.update({one.id: str(one.tags["key"]) for one in controls if one.tags.get("key")})
        return found

    teacher.held = look  # type: ignore[method-assign]
    return keys


SHORT = ("second_blade", "third_timing")  # the others take seconds each
USUAL = [pytest.param(path, marks=() if path.stem in SHORT else pytest.mark.soak) for path in FILES]


@pytest.mark.parametrize("path", USUAL, ids=named)
@pytest.mark.usefixtures("unpainted")
def test_a_wrong_choice_at_any_step_says_what_to_do_and_lights_the_target_again(path: Path) -> None:
    with schoolroom() as app, unseen(app):
        table, run, teacher = begin(app, path)
        keys, tried = watched(teacher), 0
        while (step := run.step) is not None:
            choose_die(app, table, run)
            there = {one.id: one for one in table.controls() if one.stop}
            other = next((id for id, key in keys.items() if key != step.answer and id in there), None)
            if other is not None:
                stood = run.number, len(run.match.answers), len(run.match.events)
                app.toasts.shown.clear()
                teacher.again = 0
                use(app, there[other])
                where = f"step {run.number + 1}: {other}"
                assert app.toasts.shown and teacher.again > 0, where
                assert (run.number, len(run.match.answers), len(run.match.events)) == stood, where
                tried += 1
            use(app, asked_for(table, run))
            settle(app, table)
        assert tried
