"""Pontoon's table played with mouse, keys and gamepad: real events, real scenes, the same game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from game.ai.thinking import Thought
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.games import open_table
from game.ui.parlour import Parlour
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


class Slow(Quick):
    """Thinks until it is let."""

    done = False

    def poll(self) -> Thought | None:
        return super().poll() if self.done else None


@contextmanager
def thinking_of(which: int) -> Iterator[tuple[Parlour, Any, Slow]]:
    """A table where a hint has just been asked for, which will be the first choice (0) or the last (-1)."""
    state = next(state for state in some_states(12) if len(state.decision.options) > 1)
    slow = Slow(lambda world, lot: str(world.decision.options[which].key))
    with at_table(seated(state, state.decision.player), slow) as (app, table):
        press(app, pygame.K_h)
        settle(app)
        assert table.hint.awaited
        yield app, table, slow


def test_the_choosing_key_takes_nothing_while_a_hint_is_being_thought_of() -> None:
    """Who asks and presses at once took what the focus lay on by chance."""
    with thinking_of(-1) as (app, table, slow):
        given, last = len(table.match.answers), table.match.decision.options[-1].key
        for _ in range(2):
            press(app, pygame.K_RETURN)
        assert len(table.match.answers) == given
        assert [toast.text for toast in app.toasts.shown] == ["The hint is still being thought of."]
        slow.done = True
        settle(app)
        assert [toast.text for toast in app.toasts.shown] == ["It seems good."]
        press(app, pygame.K_RETURN)
        assert table.match.answers[given].key == last


def test_who_moves_on_or_clicks_chooses_without_waiting_for_a_hint() -> None:
    with thinking_of(-1) as (app, table, slow):
        given, at = len(table.match.answers), table.focus.at
        moved = next(one for one in table.controls() if one.tags.get("key") and one.id != at)
        by_keys(app, table, moved.id)
        assert table.match.answers[given].key == moved.tags["key"]
    with thinking_of(-1) as (app, table, slow):
        given, first = len(table.match.answers), next(one for one in table.controls() if one.tags.get("key"))
        by_mouse(app, table, first.id)
        assert table.match.answers[given].key == first.tags["key"]
    with thinking_of(-1) as (app, table, slow):
        given, second = len(table.match.answers), table.match.decision.options[1].key
        press(app, pygame.K_2)
        assert table.match.answers[given].key == second


def test_a_hint_that_comes_leaves_the_focus_where_it_was_moved_meanwhile() -> None:
    """The key that was on its way down took another choice than the one that was moved to."""
    with thinking_of(0) as (app, table, slow):
        first, last = (table.match.decision.options[n].key for n in (0, -1))
        moved = next(one.id for one in table.controls() if one.tags.get("key") == last)
        assert moved != table.focus.at
        table.focus.hold(moved)
        slow.done = True
        settle(app)
        assert table.hint.thought.key == first and table.focus.at == moved


def test_a_hint_goes_when_its_question_has_been_answered() -> None:
    match = next(iter(some_states(1)))
    with at_table(seated(match, match.decision.player), Quick()) as (app, table):
        press(app, pygame.K_h)
        settle(app)
        assert [toast.text for toast in app.toasts.shown] == ["It seems good."]
        table.answers.answer(table.match.decision.options[0].key)
        assert not app.toasts.shown
