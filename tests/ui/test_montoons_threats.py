"""On a key the map of MonToons shows what rivals could do, and what the own plan could reach."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pygame
import pytest

from game.rules.montoons.threat import threats
from game.ui.draw.shapes import meets
from game.ui.games.montoons.lights import box_of, within
from game.ui.games.montoons.samples import half_planned
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from game.ui.window.keys import BY_ID
from tests.sure import every
from tests.ui.hands import by_pad, click, middle, named, point, press
from tests.ui.montoons_tabling import at_question, match_of, seated, sensible
from tests.ui.tabling import Nobody, at_table, settle
from tests.ui.test_table_montoons_windows import press_on

LOT = Random(5)
pytestmark = pytest.mark.usefixtures("unpainted")


@contextmanager
def planning() -> Iterator[tuple[Parlour, Table]]:
    with at_table(at_question("plan", round=2), Nobody()) as (app, table):
        yield app, table


def test_the_key_shows_what_rivals_could_do_and_takes_it_away_again() -> None:
    with planning() as (app, table):
        shown = table.top.threats
        assert not shown.dangers()
        press(app, pygame.K_q)
        settle(app)
        told = threats(table.match.state, 0)
        assert {space for space, one in shown.dangers().items() if one.hatch} == {
            space for one in told.values() for space in one.best
        }
        press(app, pygame.K_q)
        assert not shown.dangers()


def test_the_button_does_the_same_by_mouse_and_pad() -> None:
    with planning() as (app, table):
        click(app, named(table, "map/threats"))
        assert table.top.threats.open
        by_pad(app, table, "map/threats")
        assert not table.top.threats.open


def test_pointing_at_a_rival_shows_that_one_alone_with_the_most_that_could_be_lost() -> None:
    with planning() as (app, table):
        press(app, pygame.K_q)
        settle(app)
        told = threats(table.match.state, 0)
        for rival, one in every(told.items()):
            point(app, middle(named(table, f"seat/{rival}").rect))
            assert {len(danger.hatch) for danger in table.top.threats.dangers().values()} == {1}
            plain, best = max(one.plain.values(), default=0), max(one.best.values())
            assert table.top.threats.figure() == (table.match.state.at[rival], plain, best)


def test_a_hex_that_is_pointed_at_says_who_could_take_how_much_there() -> None:
    with planning() as (app, table):
        press(app, pygame.K_q)
        settle(app)
        told, state = threats(table.match.state, 0), table.match.state
        space = next(space for one in told.values() for space in one.plain if space not in state.at)
        point(app, middle(named(table, f"hex/{state.arena.keys[space]}").rect))
        sums = [sum(getattr(one, grade).get(space, 0) for one in told.values()) for grade in ("plain", "best")]
        assert table.top.threats.figure() == (space, *sums)
        words = named(table, f"hex/{state.arena.keys[space]}").tip
        for rival in every(rival for rival, one in told.items() if space in one.best):
            assert f"{state.sheet_of(rival).name} could cost you" in words


def test_a_laid_plan_has_a_rim_round_where_it_could_end_and_what_it_could_hit() -> None:
    match = match_of(3, 5)
    while not half_planned(match):
        match.answer(sensible(match.state, LOT))
    with at_table(seated(match), Nobody()) as (app, table):
        press(app, pygame.K_q)
        found = table.top.threats.dangers().values()
        assert any(one.ends for one in found) and any(one.hits for one in found)


def test_it_is_put_away_when_somebody_else_looks() -> None:
    with planning() as (app, table):
        press(app, pygame.K_q)
        table.top.put_away()
        assert not table.top.threats.open


def test_a_letter_that_is_written_in_a_note_shows_nothing() -> None:
    with planning() as (app, table):
        point(app, middle(named(table, "seat/1").rect))
        press(app, pygame.K_n)
        assert table.frame.jotpad.about is not None
        press(app, pygame.K_q)
        assert not table.top.threats.on
        press(app, pygame.K_ESCAPE)
        press(app, pygame.K_q)
        assert table.top.threats.on


def test_between_the_own_actions_only_who_is_still_to_act_is_shown() -> None:
    with at_table(at_question("act", round=2), Nobody()) as (app, table):
        press(app, pygame.K_q)
        settle(app)
        state = table.match.state
        assert table.top.threats.open
        assert table.top.threats.all().keys() == {rival for rival in state.rivals(0) if rival not in state.order}


def test_the_key_stands_in_the_list_of_keys_and_can_be_another_one() -> None:
    assert BY_ID["threats"].keys == ("q",)
    with planning() as (app, table):
        assert named(table, "map/threats").action == "threats"
        assert app.keys.bind("threats", "j") is None
        press(app, pygame.K_q)
        assert not table.top.threats.on
        press(app, pygame.K_j)
        assert table.top.threats.on


def test_where_the_sheet_lies_before_the_map_the_key_turns_to_the_map() -> None:
    with at_table(at_question("plan", round=2), Nobody(), ui_scale=200) as (app, table):
        shown, fold = table.top.threats, table.top.fold
        assert fold.page == "sheet" and table.view.area("map") is None
        press(app, pygame.K_q)
        assert shown.open and fold.page == "map" and table.view.area("map")
        press_on(app, table, named(table, "fold"))
        press(app, pygame.K_q)
        assert shown.open and fold.page == "map", "they are shown still: the key brings the map again"
        press(app, pygame.K_q)
        assert not shown.open and fold.page == "map"


@pytest.mark.parametrize("scale", (100, 150, 200))
def test_numbers_and_signs_lie_on_the_table_and_clear_of_buttons(scale: int) -> None:
    with at_table(at_question("plan", round=2), Nobody(), ui_scale=scale) as (app, table):
        press(app, pygame.K_q)
        shown, (x, y, w, h) = table.top.threats, table.view.area("map") or (0, 0, 0, 0)
        for space in every(table.top.hexes.keys):
            left, top, wide, high = box_of(*within(table.top.island.spot(space), (x, y, w, h), shown.row()))
            assert x <= left and left + wide <= x + w and y <= top and top + high <= y + h
            assert not meets((left, top, wide, high), shown.row())
        key = shown.key_box()
        assert key is not None and not meets(key, shown.row())
        assert not any(meets(key, face.box) for _, face in table.top.foot.buttons())
        asked = table.view.area("prompt")
        assert asked is not None and meets(key, asked) == (scale > 100)


def test_each_frame_looks_at_one_more_rival() -> None:
    match = match_of(5, 5)
    while not half_planned(match):
        match.answer(sensible(match.state, LOT))
    with at_table(seated(match), Nobody()) as (app, table):
        shown = table.top.threats
        shown.turn()
        for count in every(range(1, 5)):
            app.step([], 16)
            assert len(shown.all()) == count
            assert {one.base for one in map(table.top.reading.crest, shown.all())} == {
                colour for danger in shown.dangers().values() for colour, _ in danger.hatch
            }
        app.step([], 16)
        assert shown.all() == threats(match.state, 0)
