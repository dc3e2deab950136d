"""Dice of Dragon Attack! thrown by hand: in a battle where they will fall, and never where nobody sees them."""

from __future__ import annotations

import pygame
import pytest

from game.engine.events import Rolled
from game.ui.draw.paint import Area
from game.ui.games.dragon.traypicture import STRIP, WHOLE
from tests.rules.dragon.table import Table, hero
from tests.ui.dragon_tabling import at_walk
from tests.ui.hands import named, press
from tests.ui.tabling import Nobody, at_table, seated

pytestmark = pytest.mark.usefixtures("unpainted")


def inside(inner: Area, outer: Area) -> bool:
    (x, y, w, h), (left, top, wide, high) = inner, outer
    return left <= x and x + w <= left + wide and top <= y and y + h <= top + high


@pytest.mark.parametrize("scale", (100, 200))
def test_the_dice_of_a_battle_are_thrown_in_the_tray_and_its_terms_stay_to_be_read(scale: int) -> None:
    t = Table(hero("3,3"), hero("0,0"), map={"3,3": ["T29"]}, dice=[4, 5, 6]).play("stay", "search")
    with at_table(seated(t.match), Nobody(), speed=3, ui_scale=scale) as (app, table):
        table.news.rewind(next(n for n, one in enumerate(t.match.events) if getattr(one, "what", "") == "attacks"))
        table.lay_out()
        for thrown in range(2):  # a tie, which is thrown again
            while not table.throwing.asks:
                assert table.news.waiting
                app.step([], 300)
            pane, button = table.view.pane("tray"), named(table, "throw").rect
            tray, strip = pane.box(WHOLE), pane.box(STRIP)
            assert inside(button, (tray[0], tray[1], tray[2], strip[1] - tray[1])), thrown
            press(app, pygame.K_RETURN)


def test_the_dice_that_say_who_begins_are_not_thrown_by_hand() -> None:
    with at_table(at_walk(), Nobody(), speed=3) as (_, table):
        events = list(enumerate(table.match.events))
        begun = next(number for number, event in events if getattr(event, "what", "") == "first")
        dice = [(number, event) for number, event in events if isinstance(event, Rolled)]
        for number, event in dice[: dice.index(next(pair for pair in dice if pair[0] > begun)) + 1]:
            table.news.rewind(number)
            assert (table.top.thrower(event) is None) == (number < begun)
        assert dice[0][0] < begun < dice[-1][0]
