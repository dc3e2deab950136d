"""Pontoon's table played with mouse, keys and gamepad: real events, real scenes, the same game."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.ui.focus import Control
from game.ui.parlour import Parlour
from game.ui.tables.pontoon.table import PontoonTable
from tests.ui.tabling import Nobody, at_table, click, lit, match_of, pad, press, seated, settle, some_states

pytestmark = pytest.mark.usefixtures("unpainted")  # whole games: how it looks is judged elsewhere

A, RB, UP, DOWN, LEFT, RIGHT = 0, 10, 11, 12, 13, 14          # buttons of a gamepad as SDL numbers them
LONGEST = 4000               # steps a game may take


def by_mouse(app: Parlour, table: PontoonTable, control: Control) -> None:
    click(app, control)


def by_keys(app: Parlour, table: PontoonTable, control: Control) -> None:
    """Tab until the focus is there, then Enter."""
    for _ in range(80):
        if table.focus.at == control.id:
            break
        press(app, pygame.K_TAB)
    assert table.focus.at == control.id, f"Tab does not reach {control.id}"
    press(app, pygame.K_RETURN)


def by_pad(app: Parlour, table: PontoonTable, control: Control) -> None:
    """Shoulder to the zone, the cross towards the control, now and then aside, then A."""
    lot = Random(1)
    for step in range(200):
        here = table.focus.here(table.controls())
        if here is not None and here.id == control.id:
            break
        if here is None or step % 25 == 24:
            pad(app, RB)
            continue
        dx, dy = (control.rect[i] + control.rect[i + 2] / 2 - here.rect[i] - here.rect[i + 2] / 2 for i in (0, 1))
        along = (RIGHT if dx > 0 else LEFT) if abs(dx) > abs(dy) else (DOWN if dy > 0 else UP)
        pad(app, along if lot.random() < .7 else lot.choice((UP, DOWN, LEFT, RIGHT)))
    assert table.focus.at == control.id, f"the cross does not reach {control.id}"
    pad(app, A)


def play(hand: object, seats: int, seed: int) -> list[tuple[int, str, str]]:
    """A whole game of one person and computers; the log of answers."""
    sitting, lot = seated(match_of(seats, seed)), Random(seed)
    with at_table(sitting) as (app, table):
        for _ in range(LONGEST):
            if table.finished:
                return [tuple(answer) for answer in sitting.match.answers]
            if table.offered is not None and table.motion is None:
                keys = sorted({str(control.tags["key"]) for control in lit(table)})
                assert keys == sorted(option.key for option in table.offered.options)
                key = lot.choice(keys)
                before = len(sitting.match.answers)
                hand(app, table, [control for control in lit(table) if control.tags["key"] == key][-1])
                assert len(sitting.match.answers) > before, f"{key} was not taken"
            settle(app, 1)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 5), (4, 8)])
def test_whole_games_are_played_by_mouse_with_every_legal_choice_lit(seats: int, seed: int) -> None:
    play(by_mouse, seats, seed)


def test_keys_and_gamepad_give_the_same_log_as_the_mouse() -> None:
    mouse = play(by_mouse, 2, 7)
    assert play(by_keys, 2, 7) == mouse
    assert play(by_pad, 2, 7) == mouse


def test_the_lit_set_is_the_legal_set_in_all_kinds_of_questions() -> None:
    asked = set()
    for match in some_states(120):
        decision = match.decision
        sitting = seated(match)
        sitting.players = [player._replace(kind="person" if seat == decision.player else "computer",
                                           level="" if seat == decision.player else "easy")
                           for seat, player in enumerate(sitting.players)]
        with at_table(sitting, Nobody()) as (app, table):
            assert table.offered is not None
            legal = {option.key for option in decision.options}
            assert {control.tags["key"] for control in lit(table)} == legal
            for control in table.controls():
                if not control.enabled and control.id not in ("bar/undo", "bar/hint"):
                    assert control.why_not, f"{control.id} does not say why not"
            asked.add("turn" if "stay" in legal else "pick" if len(legal) > 2 else "use")
    assert asked == {"turn", "pick", "use"}


def test_number_keys_choose_what_the_buttons_show() -> None:
    sitting = seated(match_of(2, 3))
    with at_table(sitting, Nobody()) as (app, table):
        if table.offered is None:
            sitting.match.answer(sitting.match.decision.options[0].key)
            settle(app)
        assert table.offered is not None
        count = len(sitting.match.answers)
        press(app, pygame.K_2)
        assert sitting.match.answers[count].key == "stay"


def test_a_click_finishes_what_moves_and_does_no_more() -> None:
    sitting = seated(match_of(3, 5))
    with at_table(sitting, Nobody(), speed=1) as (app, table):
        app.step([], 16)
        assert table.motion is not None
        answers, shown = len(sitting.match.answers), table.shown
        app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1140, 590), button=1)], 1)
        app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(1140, 590), button=1)], 1)
        assert len(sitting.match.answers) == answers and table.shown >= shown


def test_nothing_is_drawn_while_nothing_moves() -> None:
    sitting = seated(match_of(2, 3))
    with at_table(sitting, Nobody()) as (app, table):
        for _ in range(12):
            app.step([], 400)
        assert not any(app.step([], 16) for _ in range(30))
