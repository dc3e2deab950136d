"""The table of Dragon Attack! played with mouse, keys and gamepad: real events, real scenes, the same game."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.engine.events import Moved
from game.rules.dragon.battle import Looting, Retreating
from game.rules.dragon.meeting import Bargaining, Considering
from game.rules.dragon.movement import Walking
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.setup import Choosing
from game.ui.games.dragon.table import DragonTop
from game.ui.table.news import view_of
from game.ui.window.focus import Control
from tests.sure import every
from tests.ui.dragon_tabling import CONTENT, at_walk, choice, match_of, some_states
from tests.ui.hands import button, by_keys, by_mouse, by_pad, click, drag, middle, point, press
from tests.ui.tabling import Nobody, at_table, lit, look_through_the_past, play, seated

pytestmark = pytest.mark.usefixtures("unpainted")  # whole games: how it looks is judged elsewhere


@pytest.mark.parametrize(("seats", "seed", "map"), [(2, 3, "silverado"), (4, 6, "silverado"), (6, 4, "short")])
def test_whole_games_are_played_by_mouse_with_every_legal_choice_lit(seats: int, seed: int, map: str) -> None:
    play(seated(match_of(seats, seed, options={"map": map})), by_mouse, choice)


@pytest.mark.parametrize("most", [24, pytest.param(9999, marks=pytest.mark.soak)])
def test_keys_and_gamepad_give_the_same_log_as_the_mouse(most: int) -> None:
    short = {"map": "short"}
    logs = [play(seated(match_of(3, 7, options=short)), hand, choice, most) for hand in (by_mouse, by_keys, by_pad)]
    assert logs[1] == logs[0] and logs[2] == logs[0] and len(logs[0]) >= 24


def test_people_hand_the_laptop_round_without_a_curtain() -> None:
    sitting = seated(match_of(3, 9, options={"map": "short"}), 0, 1, 2)
    assert len(play(sitting, by_mouse, choice)) > 20


# --- what is lit


@pytest.mark.parametrize("count", [1, pytest.param(10, marks=pytest.mark.soak)])
def test_the_lit_set_is_the_legal_set_in_all_kinds_of_questions(count: int) -> None:
    asked = set()
    for match in some_states(count, 2, 4):
        decision = match.decision
        assert decision is not None
        with at_table(seated(match, decision.player), Nobody()) as (app, table):
            assert table.question.offered is not None
            legal = {option.key for option in decision.options}
            assert {control.tags["key"] for control in lit(table)} == legal
            asked.add(type(table.view.about))
    assert asked >= {Choosing, Walking, Searching, Finding, Bargaining, Considering, Looting, Retreating}


def hex_of(top: DragonTop, want: bool) -> Control:
    return next(control for control in top.board.space_controls() if bool(control.tags.get("key")) is want)


def test_a_space_out_of_reach_says_why_with_its_rule() -> None:
    sitting = at_walk()
    with at_table(sitting, Nobody()) as (app, table):
        far = hex_of(table.top, False)
        assert any(words in far.tip for words in ("Too far", "no way", "on water", "starting point"))
        before = len(sitting.match.answers)
        click(app, far)
        assert len(sitting.match.answers) == before
        assert "Rule 5." in app.toasts.shown[-1].text


def test_pointing_at_a_space_shows_the_way_and_what_would_happen() -> None:
    with at_table(at_walk(), Nobody()) as (app, table):
        goal = max(table.top.board.lights(), key=lambda space: len(table.top.board.way_to(space)))
        point(app, table.top.camera.spot(goal))
        assert table.top.board.goal == goal and table.top.board.way_to(goal)[-1] == goal
        assert table.top.prompts.under().startswith(f"{len(table.top.board.way_to(goal))} step")


def test_a_hero_is_dragged_to_where_it_goes() -> None:
    sitting = at_walk()
    with at_table(sitting, Nobody()) as (app, table):
        goal = next(space for space in table.top.board.lights() if table.top.board.way_to(space))
        key, before = table.view.content.spaces[goal].key, len(sitting.match.answers)
        drag(app, table.top.camera.spot(table.top.board.own_space()), table.top.camera.spot(goal))
        assert sitting.match.answers[before].key == key


# --- looking about


def in_sight(top: DragonTop) -> list[int]:
    """Spaces whose middle is seen."""
    spots = {space: top.camera.spot(space) for space in range(len(top.parties.kingdom.spaces))}
    return [space for space, (x, y) in spots.items() if top.board.within(x, y)]


def test_wheel_and_drag_move_the_map_and_change_nothing_else() -> None:
    sitting = at_walk()
    with at_table(sitting, Nobody()) as (app, table):
        digest = sitting.match.state.digest()
        before = table.top.camera.spot(table.top.parties.kingdom.path[0])
        app.step(
            [
                pygame.event.Event(pygame.MOUSEMOTION, pos=(470, 380), rel=(0, 0), buttons=(0, 0, 0)),
                pygame.event.Event(
                    pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, flipped=False, pos=(470, 380)
                ),
            ],
            16,
        )
        assert table.top.camera.zoom > 1
        zoomed = table.top.camera.spot(table.top.parties.kingdom.path[0])
        unlit = next(space for space in in_sight(table.top) if space not in table.top.board.lights())
        x, y = table.top.camera.spot(unlit)
        drag(app, (x, y), (x + 30, y + 20))
        assert table.top.camera.spot(table.top.parties.kingdom.path[0]) not in (before, zoomed)
        assert sitting.match.state.digest() == digest
        press(app, pygame.K_MINUS)
        assert table.top.camera.spot(table.top.parties.kingdom.path[0]) == pytest.approx(before)


def test_every_space_is_found_under_its_own_middle_however_closely_it_is_seen() -> None:
    with at_table(at_walk(), Nobody()) as (app, table):
        for _ in range(2):
            for space in every(in_sight(table.top)):
                assert table.top.camera.space_at(*table.top.camera.spot(space)) == space
            table.top.camera.closer(1, 470, 380, 1)


def test_looking_back_leaves_the_live_game_untouched() -> None:
    look_through_the_past(at_walk(answers=30), 4)


# --- what moves


@pytest.mark.parametrize("reduced", [False, True])
def test_every_event_of_a_game_is_shown_to_its_end_and_leaves_the_table_as_it_is(reduced: bool) -> None:
    match, lot = match_of(4, 12), Random(12)
    while match.decision is not None:
        match.answer(choice(match.state, lot))
    with at_table(seated(match), Nobody(), speed=5, reduced_motion=reduced) as (app, table):
        table.past.to(0)
        table.past.play()
        battles = set()
        for _ in range(20_000):
            table.update(180)
            if table.top.tray.battle:
                battles.add(table.top.tray.battle.kind)
            if table.motion is None and table.news.shown == len(match.events):
                break
        assert table.news.shown == len(match.events) and battles >= {"monster"}
        assert not table.top.counters.flying and table.top.tray.battle is None
        assert table.news.picture.view() == view_of(match.state, 0)
        for seat, piece in table.top.figures.heroes.items():
            assert (piece.x, piece.y) == pytest.approx(table.top.figures.stand(seat))


def test_a_click_ends_what_moves() -> None:
    sitting = at_walk()
    with at_table(sitting, Nobody(), speed=1) as (app, table):
        goal = max(table.top.board.lights(), key=lambda space: len(table.top.board.way_to(space)))
        way = table.top.board.way_to(goal)
        point(app, table.top.camera.spot(goal))
        button(app, table.top.camera.spot(goal))
        app.step([], 16)
        assert table.motion is not None
        app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 690), button=1)], 1)
        assert (table.top.figures.heroes[0].x, table.top.figures.heroes[0].y) == pytest.approx(
            table.top.camera.middle(way[-1])
        )


def test_nothing_is_drawn_while_nothing_moves() -> None:
    with at_table(at_walk(), Nobody()) as (app, table):
        for _ in range(12):
            app.step([], 400)
        assert not any(app.step([], 16) for _ in range(30))


def test_a_found_friend_flies_to_its_place_in_the_party() -> None:
    match, lot = match_of(2, 3), Random(3)
    kinds = CONTENT.kinds
    while not any(kinds[card] == "character" for card in match.state.zones["front/0"]):
        match.answer(choice(match.state, lot))
    friend = next(card for card in match.state.zones["front/0"] if kinds[card] == "character")
    came = [one for one in match.events if isinstance(one, Moved) and (one.card, one.dst) == (friend, "front/0")][-1]
    with at_table(seated(match), Nobody()) as (_, table):
        slot = next(control.rect for control in table.controls() if control.id == f"card/{friend}")
        assert table.top.counters.end(came) == pytest.approx(middle(slot), abs=1)
