"""Games of MonToons with mouse, keys and gamepad alone: the same choices give the same log."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.table.table import Table
from tests.ui.hands import by_keys, by_mouse, by_pad, named, press
from tests.ui.montoons_tabling import at_question, play
from tests.ui.tabling import Nobody, at_table

SHORT: tuple[int, dict[str, str]] = 17, {"map": "B", "sheets": "in_training"}  # a game that is over soon


@pytest.fixture
def unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is painted: these tests look at what is chosen alone."""
    monkeypatch.setattr(Table, "draw", lambda *given: None)
    monkeypatch.setattr(Table, "backdrop", lambda *given: None)


@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize(("answers", "least"), [(24, 24), pytest.param(9999, 61, marks=pytest.mark.soak)])
def test_a_game_by_keys_or_gamepad_alone_gives_the_log_that_the_mouse_gives(answers: int, least: int) -> None:
    seed, options = SHORT
    hands = (by_mouse, by_keys, by_pad)
    logs: dict[str, list[Any]] = {hand.__name__: play(hand, 2, seed, options, answers=answers) for hand in hands}
    assert len(logs["by_mouse"]) >= least
    assert logs["by_keys"] == logs["by_mouse"] and logs["by_pad"] == logs["by_mouse"]


def test_while_monsters_are_chosen_the_map_under_the_cards_is_neither_pointed_at_nor_walked_by_keys() -> None:
    with at_table(at_question("choose_sheet", round=0), Nobody()) as (app, table):
        assert not [control for control in table.controls() if control.id.startswith(("hex/", "map/"))]
        at = []
        for _ in range(4):
            press(app, pygame.K_RIGHT)
            at.append(str(table.focus.at).partition("/")[0])
        assert "sheet" in at and "hex" not in at, at


def test_tab_walks_the_lit_hexes_first_when_a_flag_is_chosen() -> None:
    with at_table(at_question("choose_flag", round=0), Nobody()) as (app, table):
        lit = {control.id for control in table.controls() if control.tags.get("key")}
        walked = []
        for _ in lit:
            press(app, pygame.K_TAB)
            walked.append(table.focus.at)
        assert len(lit) > 2 and set(walked) == lit


def test_a_number_key_picks_up_a_die_of_that_value_and_puts_it_nowhere() -> None:
    sitting = at_question("plan", round=0)
    with at_table(sitting, Nobody()) as (app, table):
        plan, answers = table.top.plan, len(sitting.match.answers)
        pool = plan.pool()
        for value in (min(pool), max(pool)):
            press(app, getattr(pygame, f"K_{value}"))
            assert plan.held == value
        none = min({1, 2, 3, 4, 5, 6, 7} - set(pool))
        press(app, getattr(pygame, f"K_{none}"))
        assert plan.held == max(pool) and len(sitting.match.answers) == answers
        assert [toast.text for toast in app.toasts.shown] == [
            f"None of the dice that lie here shows a {none}. Rule 3.2."
        ]
        assert f"The {pool[0]} key" in named(table, "die/0").tip


def test_up_from_the_highest_slots_leads_to_the_one_in_the_corner_of_the_sheet() -> None:
    with at_table(at_question("plan", round=0), Nobody()) as (app, table):
        walked = [id for id in table.top.panel.highest() if id in {one.id for one in table.controls()}]
        assert len(walked) >= 3
        for id in walked:
            table.focus.device, table.focus.at = "keys", id
            press(app, pygame.K_UP)
            assert table.focus.at == "slot/speed", id
