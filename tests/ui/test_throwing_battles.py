"""Dice of Dragon Attack! thrown by hand: in a battle where they will fall, and never where nobody sees them."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.engine.events import Rolled
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import plate
from game.ui.games.dragon.traypicture import STRIP, WHOLE
from game.ui.table import throw_button
from game.ui.window import scene
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


def test_who_defends_the_palace_has_thrown_by_that() -> None:
    """The dice against the next strength of the Dragon are thrown anew."""
    t = Table(hero("7,6", "T46"), hero("7,6", "T40"), dragon=13, dice=[6, 6, 6], turns=9)
    with at_table(seated(t.match, 0, 1), Nobody(), speed=3) as (app, table):
        before = thrown_before(table)
        table.answers.give("fight")
        for _ in range(40):
            app.step([], 300)
            if table.throwing.asks:
                break
        assert table.throwing.asks and thrown_before(table) > before


def thrown_before(table: Any) -> int:
    return sum(isinstance(event, Rolled) for event in table.match.events[: table.news.shown])


def test_the_ring_of_the_focus_round_the_button_is_drawn_over_what_it_stands_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = list[str]()
    monkeypatch.setattr(throw_button, "plate", lambda *box: drawn.append("ground") or plate(*box))
    monkeypatch.setattr(scene, "focus_ring", lambda *ring: drawn.append("ring"))
    t = Table(hero("3,3"), hero("0,0"), dice=[4], turns=9)
    with at_table(seated(t.match), Nobody(), speed=3) as (app, table):
        table.news.rewind(next(n for n, one in enumerate(t.match.events) if isinstance(one, Rolled)))
        table.lay_out()
        app.step([], 16)
        assert table.throwing.asks
        table.focus.device, table.focus.at = "keys", "throw"
        drawn.clear()
        table.frame.throw.draw(Sheet(1280, (1280, 720), pygame.Surface((1280, 720))))
        assert drawn == ["ground", "ring"]
