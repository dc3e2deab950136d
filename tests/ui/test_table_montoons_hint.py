"""A hint at MonToons' table: the die it speaks of is held, a lamp is on its slot, hex or entry, and words name it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ai.thinking import Thought
from tests.ui.hands import press
from tests.ui.montoons_tabling import at_question, planning_with_a_shell
from tests.ui.tabling import Quick, at_table, settle


class Says(Quick):
    """Always thinks of the same choice, and says the same of it."""

    def __init__(self, key: str, hint: str = "Do it: it seems good.") -> None:
        super().__init__(lambda state, lot: key)
        self.hint = hint

    def poll(self) -> Thought | None:
        thought = super().poll()
        return thought and thought._replace(hint=self.hint)


def test_a_hint_in_planning_takes_up_its_die_and_names_the_slot() -> None:
    sitting = at_question("plan")
    pool = sorted(set(sitting.match.state.dice[0]))
    key = f"{pool[-1]}>speed"
    with at_table(sitting, Says(key, "Put a 6 on Speed: it is the highest.")) as (app, table):
        table.top.plan.wanted = pool[0]
        press(app, pygame.K_h)
        settle(app)
        assert table.top.plan.held == pool[-1]
        assert table.top.foot.prompts.words()[1] == "Hint: put a 6 on Speed: it is the highest."
        assert not app.toasts.shown  # a note would hide the sheet, where the lamp is
        assert table.top.hinted.control().id == "slot/speed"


def test_a_hint_for_a_shell_takes_up_the_die_that_it_changes() -> None:
    with at_table(planning_with_a_shell(), Says("shell:1-:2")) as (app, table):
        press(app, pygame.K_h)
        settle(app)
        assert table.top.plan.held == 2 and table.top.hinted.control().id == "choice/shell:1-:2"


def test_a_hint_calls_a_hex_by_the_lamp_on_it() -> None:
    """The numbers of hexes stand nowhere on the map."""
    sitting = at_question("walk")
    state: Any = sitting.match.state
    option = next(one for one in state.decision.options if str(one.at or "").startswith("hex/"))
    with at_table(sitting, Says(option.key, f"Move to {str(option.at)[4:]}: Tala is near.")) as (app, table):
        press(app, pygame.K_h)
        settle(app)
        assert table.top.foot.prompts.words()[1] == "Hint: move to the hex with the lamp: Tala is near."


@pytest.mark.parametrize(("verb", "family"), [("act", ""), ("walk", "hex/"), ("choose_flag", "hex/")])
def test_a_hint_marks_what_it_speaks_of(verb: str, family: str) -> None:
    sitting = at_question(verb, round=0)
    state: Any = sitting.match.state
    option = next(one for one in state.decision.options if str(one.at or "").startswith(family))
    with at_table(sitting, Says(option.key)) as (app, table):
        press(app, pygame.K_h)
        settle(app)
        control = table.top.hinted.control()
        assert control is not None and control.tags["key"] == option.key and control.id.startswith(family)
        assert table.top.foot.prompts.words()[1].startswith("Hint: ")
        table.answers.answer(option.key)
        assert table.top.hinted.control() is None


def test_what_a_hint_would_bring_is_shown_while_nothing_is_pointed_at() -> None:
    sitting = at_question("walk")
    state: Any = sitting.match.state
    option = next(one for one in state.decision.options if str(one.at or "").startswith("hex/"))
    with at_table(sitting, Says(option.key)) as (app, table):
        assert not table.top.ahead.foreseen().ways
        press(app, pygame.K_h)
        settle(app)
        assert table.top.ahead.foreseen().ways[0][-1] == table.top.reading.arena.by_key[str(option.at)[4:]]
