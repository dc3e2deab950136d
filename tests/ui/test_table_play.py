"""Pontoon's table played with mouse, keys and gamepad: real events, real scenes, the same game."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.games import open_table
from game.ui.window.scene import Push, Scene
from tests.sure import few_and_many
from tests.ui.hands import button, by_keys, by_mouse, by_pad, named, press
from tests.ui.pontoon_tabling import match_of, some_states
from tests.ui.tabling import Nobody, Quick, at_table, light_only_what_is_legal, play, seated, settle, window

pytestmark = pytest.mark.usefixtures("unpainted")  # whole games: how it looks is judged elsewhere


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 8)])
def test_whole_games_are_played_by_mouse_with_every_legal_choice_lit(seats: int, seed: int) -> None:
    play(seated(match_of(seats, seed)), by_mouse)


def test_keys_and_gamepad_give_the_same_log_as_the_mouse() -> None:
    logs = [play(seated(match_of(2, 7)), hand) for hand in (by_mouse, by_keys, by_pad)]
    assert logs[1] == logs[0] and logs[2] == logs[0]


@few_and_many("states", 50, 400)
def test_the_lit_set_is_the_legal_set_in_all_kinds_of_questions(states: int) -> None:
    asked = set()
    for match in some_states(states):
        decision = match.decision
        with at_table(seated(match, decision.player), Nobody()) as (app, table):
            assert table.question.offered is not None
            legal = {option.key for option in decision.options}
            light_only_what_is_legal(table, decision)
            asked.add("turn" if "stay" in legal else "pick" if len(legal) > 2 else "use")
    assert asked == {"turn", "pick", "use"}


def test_number_keys_choose_what_the_buttons_show() -> None:
    sitting = seated(match_of(2, 3))
    with at_table(sitting, Nobody()) as (app, table):
        if table.question.offered is None:
            sitting.match.answer(sitting.match.decision.options[0].key)
            settle(app)
        assert table.question.offered is not None
        count = len(sitting.match.answers)
        press(app, pygame.K_2)
        assert sitting.match.answers[count].key == "stay"


def test_a_click_finishes_what_moves_and_does_no_more() -> None:
    sitting = seated(match_of(3, 5))
    with at_table(sitting, Nobody(), speed=1) as (app, table):
        app.step([], 16)
        assert table.motion is not None
        answers, shown = len(sitting.match.answers), table.news.shown
        button(app, (1140, 590))
        assert len(sitting.match.answers) == answers and table.news.shown >= shown


def test_nothing_is_drawn_while_nothing_moves() -> None:
    sitting = seated(match_of(2, 3))
    with at_table(sitting, Nobody()) as (app, table):
        for _ in range(12):
            app.step([], 400)
        assert not any(app.step([], 16) for _ in range(30))


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("name", ("kingdom", "pack"))
def test_a_game_started_by_key_asks_first_and_takes_no_second_press_for_an_answer(name: str) -> None:
    match = Match(GAMES[name], shipped_content(name), 2, 3, skip_single=False)
    with window(lambda app: Scene()) as app:
        app.scene.focus.device = "keys"
        app.post(Push(open_table(app, seated(match, match.decision.player), Nobody(), None)))
        settle(app)
        table: Any = app.scene
        assert table.focus.device == "keys" and table.focus.at is None and table.top.prompt_words()
        press(app, pygame.K_RETURN)
        first = named(table, table.focus.at)
        assert first.tags.get("key") and not match.answers and table.view.pointed == first.id


def test_the_choosing_key_takes_what_a_hint_recommends_and_not_the_first_choice() -> None:
    for state in some_states(12):
        if len(state.decision.options) > 1:
            break
    last = state.decision.options[-1].key
    with at_table(seated(state, state.decision.player), Quick(lambda world, lot: last)) as (app, table):
        given = len(table.match.answers)
        press(app, pygame.K_h)
        settle(app)
        press(app, pygame.K_RETURN)
        assert table.match.answers[given].key == last


def test_a_hint_goes_when_its_question_has_been_answered() -> None:
    match = next(iter(some_states(1)))
    with at_table(seated(match, match.decision.player), Quick()) as (app, table):
        press(app, pygame.K_h)
        settle(app)
        assert [toast.text for toast in app.toasts.shown] == ["It seems good."]
        table.answers.answer(table.match.decision.options[0].key)
        assert not app.toasts.shown
