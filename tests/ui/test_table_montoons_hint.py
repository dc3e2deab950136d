"""A hint at MonToons' table: the die it speaks of is held, a lamp is on its slot, hex or entry, and words name it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.rules.montoons.sheets import Sheet as Character
from game.ui.games.montoons.lore import slot_words
from tests.ui.hands import press
from tests.ui.montoons_tabling import at_question
from tests.ui.tabling import Quick, at_table, settle


class Says(Quick):
    """Always thinks of the same choice."""

    def __init__(self, key: str) -> None:
        super().__init__(lambda state, lot: key)


def test_a_hint_in_planning_takes_up_its_die_and_names_the_slot() -> None:
    sitting = at_question("plan")
    pool = sorted(set(sitting.match.state.dice[0]))
    key = f"{pool[-1]}>speed"
    with at_table(sitting, Says(key)) as (app, table):
        table.top.plan.wanted = pool[0]
        press(app, pygame.K_h)
        settle(app)
        character: Character = table.top.reading.character(0)
        name = slot_words(character, "speed")[0]
        assert table.top.plan.held == pool[-1]
        assert table.top.foot.prompts.words()[1] == f"Hint: put the {pool[-1]} on {name}. {table.hint.thought.hint}"
        assert not app.toasts.shown  # a note would hide the sheet, where the lamp is
        assert table.top.hinted.control().id == "slot/speed"


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
