"""A person may leave a seat to a computer of any level for a while, and one key brings them back."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.company import LEVELS
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.house.dialog import Dialog, Menu
from game.ui.parlour import Parlour
from game.ui.scenes.pause import PauseMenu
from tests.ui.hands import by_keys, by_mouse, by_pad, click, named, press
from tests.ui.tabling import Nobody, at_table, seated, settle


def match_of(seats: int = 3) -> Match:
    return Match(GAMES["pontoon"], shipped_content("pontoon"), seats, 3, skip_single=False)


def leave(app: Parlour, table: Any, seat: int, level: int) -> None:
    """From the table to the pause, let the computer play, of that level in the list, and back."""
    while app.scene is not table:
        press(app, pygame.K_RETURN)
        settle(app)
    press(app, pygame.K_ESCAPE)
    click(app, named(app.scene, f"seat/{seat}"))
    settle(app)
    assert isinstance(app.scene, Menu)
    click(app, named(app.scene, f"answer/{level}"))
    settle(app)
    assert isinstance(app.scene, PauseMenu)
    press(app, pygame.K_ESCAPE)
    settle(app)


@pytest.mark.parametrize("at", range(len(LEVELS)))
def test_whoever_leaves_a_seat_says_how_well_the_computer_plays_there(at: int) -> None:
    with at_table(seated(match_of(), 0), Nobody()) as (app, table):
        leave(app, table, 0, at)
        player = table.sitting.players[0]
        assert (player.kind, player.level) == ("computer", LEVELS[at])


def test_the_levels_stand_in_their_order_and_the_usual_one_has_the_focus() -> None:
    with at_table(seated(match_of(), 0), Nobody()) as (app, table):
        press(app, pygame.K_ESCAPE)
        click(app, named(app.scene, "seat/0"))
        settle(app)
        labels = [control.label for control in app.scene.controls() if (control.id or "").startswith("answer/")]
        assert labels[:4] == ["Easy", "Normal", "Hard", "Master"]
        press(app, pygame.K_RETURN)
        settle(app)
        assert isinstance(app.scene, PauseMenu) and table.sitting.players[0].level == "normal"


@pytest.mark.parametrize("way", ["seat/0", "give_up"])
def test_that_an_evening_of_the_circle_is_lost_by_a_computer_that_plays_for_one_is_said_before(way: str) -> None:
    for purpose, said in (("", False), ("circle/7/dawdle/0", True)):
        with at_table(seated(match_of(), 0), Nobody()) as (app, table):
            table.sitting.purpose = purpose
            press(app, pygame.K_ESCAPE)
            click(app, named(app.scene, way))
            settle(app)
            assert isinstance(app.scene, Dialog | Menu)
            told = app.scene.text if isinstance(app.scene, Dialog) else app.scene.title
            assert ("counts as lost" in told) == said


def test_a_seat_of_a_computer_is_not_taken_by_one_click() -> None:
    """What it hides would be seen, and the records say so for ever."""
    with at_table(seated(match_of(), 0), Nobody()) as (app, table):
        press(app, pygame.K_ESCAPE)
        click(app, named(app.scene, "seat/1"))
        settle(app)
        assert isinstance(app.scene, Dialog) and table.sitting.people == [0]
        press(app, pygame.K_RETURN)
        settle(app)
        assert isinstance(app.scene, PauseMenu) and table.sitting.people == [0], (
            "the key that is pressed twice leaves it"
        )
        click(app, named(app.scene, "seat/1"))
        settle(app)
        click(app, named(app.scene, "answer/0"))
        settle(app)
        assert table.sitting.people == [0, 1] and "seat" in table.sitting.assists


def test_the_seat_stays_whose_it_is_where_the_list_is_left() -> None:
    with at_table(seated(match_of(), 0), Nobody()) as (app, table):
        press(app, pygame.K_ESCAPE)
        click(app, named(app.scene, "seat/0"))
        settle(app)
        press(app, pygame.K_ESCAPE)
        settle(app)
        assert isinstance(app.scene, PauseMenu) and table.sitting.people == [0]


def test_one_key_brings_back_who_left_and_then_means_nothing_more() -> None:
    with at_table(seated(match_of(), 0), Nobody()) as (app, table):
        leave(app, table, 0, 0)
        assert table.seating.away() == [0]
        press(app, pygame.K_BACKSPACE)
        settle(app)
        assert table.sitting.people == [0] and table.seating.away() == []
        press(app, pygame.K_BACKSPACE)
        settle(app)
        assert app.scene is table and table.sitting.people == [0]


@pytest.mark.parametrize("hand", [by_mouse, by_keys, by_pad])
def test_a_button_in_the_bar_says_whose_seat_it_is_and_brings_them_back(hand: Any) -> None:
    with at_table(seated(match_of(), 0, 1), Nobody()) as (app, table):
        leave(app, table, 1, 2)
        table.app.put_away()
        assert named(table, "bar/seat").label == f"{table.sitting.names[1]} plays again"
        hand(app, table, "bar/seat")
        settle(app)
        assert table.sitting.people == [0, 1]
        assert not any(control.id == "bar/seat" for control in table.controls())


def test_nobody_comes_back_to_a_seat_that_was_given_up_or_was_a_computers() -> None:
    with at_table(seated(match_of(), 0, 1), Nobody()) as (app, table):
        table.seating.give_up(0)
        assert table.seating.away() == []
        assert not any(control.id == "bar/seat" for control in table.controls())
