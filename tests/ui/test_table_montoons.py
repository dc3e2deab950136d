"""The table of MonToons played with mouse, keys and gamepad: real events, real scenes, the same game."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.rules.montoons.action import Acting
from game.rules.montoons.movement import Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingFlag, ChoosingSheet
from game.rules.montoons.targeting import Aiming
from game.ui.games.montoons.sight import hidden
from tests.ui.hands import AWAY, button, by_keys, by_mouse, by_pad, click, drag, middle, named, point, press
from tests.ui.montoons_tabling import at_an_area, at_question, choices, in_position, match_of, play, some_states
from tests.ui.tabling import Nobody, at_table, seated, settle


def test_a_whole_game_is_played_by_mouse() -> None:
    assert len(play(by_mouse, 2, 3, {"map": "A"})) > 60


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "seed", "map"), [(3, 5, "B"), (4, 6, "D"), (5, 4, "C")])
def test_whole_games_of_more_are_played_by_mouse(seats: int, seed: int, map: str) -> None:
    assert len(play(by_mouse, seats, seed, {"map": map})) > 60


@pytest.mark.parametrize(("seats", "map"), [(3, "B"), (5, "D")])
def test_games_of_more_begin_by_mouse(seats: int, map: str) -> None:
    assert len(play(by_mouse, seats, 5, {"map": map}, answers=60)) == 60


def test_keys_and_gamepad_give_the_same_log_as_the_mouse() -> None:
    options = {"map": "A", "sheets": "in_training"}
    mouse = play(by_mouse, 2, 7, options, answers=44)
    assert play(by_keys, 2, 7, options, answers=44) == mouse
    assert play(by_pad, 2, 7, options, answers=44) == mouse


def test_people_hand_the_laptop_round_behind_a_curtain() -> None:
    assert len(play(by_mouse, 2, 9, {"map": "C"}, (0, 1), answers=30)) == 30


# --- what is lit


@pytest.mark.parametrize(("seats", "seed"), [(3, 2), (5, 8)])
def test_the_lit_set_is_the_legal_set_in_all_kinds_of_questions(seats: int, seed: int) -> None:
    asked = set()
    for match in some_states(1, seed, seats):
        decision = match.decision
        assert decision is not None
        with at_table(seated(match, decision.player), Nobody()) as (app, table):
            assert table.question.offered is not None
            legal = {option.key for option in (*decision.options, *decision.aside)}
            assert set(choices(app, table)) == legal, type(table.view.about)
            asked.add(type(table.view.about))
    assert asked >= {ChoosingSheet, ChoosingFlag, Planning, Acting, Walking, Aiming} and len(asked) > 9


def test_a_hex_out_of_reach_says_why_with_its_rule() -> None:
    sitting = at_question("walk")
    with at_table(sitting, Nobody()) as (app, table):
        far = next(control for control in table.top.hexes.controls() if not control.tags.get("key"))
        before = len(sitting.match.answers)
        click(app, far)
        assert len(sitting.match.answers) == before
        assert "Rule" in app.toasts.shown[-1].text


def test_a_die_is_dragged_to_a_slot_and_taken_back() -> None:
    sitting = at_question("plan")
    with at_table(sitting, Nobody()) as (app, table):
        value = table.top.plan.pool()[0]
        box = table.view.where("slot/speed")
        drag(app, middle(table.top.tray.die_box(0)), middle(box))
        assert sitting.match.answers[-1].key == f"{value}>speed" and len(table.top.plan.pool()) == 4
        settle(app)
        by_mouse(app, table, "slot/speed")
        assert len(table.top.plan.pool()) == 5


def test_a_die_over_a_slot_that_does_not_take_it_shows_why_and_stays() -> None:
    sitting = at_question("plan")
    with at_table(sitting, Nobody()) as (app, table):
        pool, places = table.top.plan.pool(), table.top.sheet.places()
        i, slot = next(
            (i, slot)
            for i, value in enumerate(pool)
            for slot in places.slots
            if f"{value}>{slot}" not in {option.key for option in table.question.offered.options}
        )
        before = len(sitting.match.answers)
        drag(app, middle(table.top.tray.die_box(i)), middle(table.view.where(f"slot/{slot}")), let_go=False)
        assert table.top.plan.why()
        button(app, AWAY, pygame.MOUSEBUTTONUP)
        assert len(sitting.match.answers) == before and not table.top.plan.why()


# --- enlarged, learnt


@pytest.mark.parametrize("start", ["hex/", "basic/", "special/", "move/"])
def test_pieces_are_enlarged_with_their_words(start: str) -> None:
    with at_table(at_question("act"), Nobody()) as (app, table):
        control = next(c for c in table.controls() if c.id.startswith(start) and "card" in c.tags)
        assert control.zoom is not None
        control.zoom()
        assert table.zoom.card == control.tags["card"]
        name, lines = table.top.words_of(table.zoom.card)
        assert name and all(title and text for title, text in lines) and lines
        app.snapshot()
        table.zoom.close()
        point(app, AWAY)
        point(app, middle(control.rect))
        settle(app, 2)
        rested = None if start == "hex/" or control.tags.get("key") else control.tags["card"]
        assert table.zoom.card == rested, "a rest of the pointer enlarges it too, unless it shows what would happen"
        point(app, AWAY)
        assert table.zoom.card is None


def test_what_hides_a_rival_in_range_is_told() -> None:
    for seed in range(20):
        match, lot = match_of(5, seed), Random(seed)
        while match.decision is not None and not hidden(match.state):
            match.answer(lot.choice(match.decision.options).key)
        if match.decision is not None:
            break
    one = hidden(match.state)[0]
    state = match.state
    assert not state.sees(state.at[match.decision.player], state.at[one.seat])
    with at_table(seated(match, match.decision.player), Nobody()) as (app, table):
        assert f"hides {state.sheet_of(one.seat).name}" in table.top.foot.prompts.words()[1]


def test_q_and_e_turn_an_area_and_enter_chooses() -> None:
    sitting = at_an_area()
    with at_table(sitting, Nobody()) as (app, table):
        seen = set()
        for _ in range(len(table.top.hexes.lights())):
            press(app, pygame.K_e)
            assert table.top.ahead.foreseen().area
            seen.add(table.top.hexes.goal)
        assert seen == set(table.top.hexes.lights())
        before = len(sitting.match.answers)
        press(app, pygame.K_RETURN)
        assert len(sitting.match.answers) > before


def test_goals_of_a_walk_tell_the_movement_they_take() -> None:
    with at_table(at_question("walk"), Nobody()) as (app, table):
        efforts = table.top.ahead.efforts()
        assert set(efforts) == set(table.top.hexes.lights())
        beside = table.top.reading.arena.board.beside[table.top.reading.own_space()]
        assert all(efforts[space] <= 2 for space in efforts if space in beside)


def test_a_walk_of_exactly_so_many_says_that_the_hexes_on_the_way_are_no_end() -> None:
    japili = {"sheet": "japili", "at": "3,6", "dice": {"move/snare_trail": 4}}
    with at_table(in_position(japili, {"sheet": "hoku", "at": "8,6"}), Nobody()) as (app, table):
        table.answers.answer("move/snare_trail")
        settle(app)
        title, how = table.top.foot.prompts.words()
        assert title == "Move exactly 4: where to?"
        assert how.endswith("Before it comes to 4 you go on from where you are.")


@pytest.mark.parametrize(("powers", "how"), [(1, "Next to a crossed box"), (2, "Any box with the"), (3, "Any box, by")])
def test_the_guide_to_crossing_boxes_goes_by_the_own_powers(powers: int, how: str) -> None:
    hoku = {"sheet": "hoku", "at": "2,6", "powers": powers, "dice": {"waystone/1": 2}}
    with at_table(in_position(hoku, {"sheet": "tala", "at": "0,4"}, token=6), Nobody()) as (app, table):
        table.answers.answer("waystone")
        settle(app)
        assert table.top.foot.prompts.words()[1].startswith(how)


def test_the_second_click_of_a_double_click_answers_nothing_that_has_come_to_lie_there() -> None:
    """ "Done" comes to lie where "Waystone" lay, and would give the dice away."""
    hoku = {"sheet": "hoku", "at": "2,6", "dice": {"waystone/1": 2}}
    with at_table(in_position(hoku, {"sheet": "tala", "at": "0,4"}, token=6), Nobody()) as (app, table):
        settle(app)
        at = middle(named(table, "choice/waystone").rect)
        point(app, at)
        button(app, at)
        under = table.focus.pointed(table.controls(), *at)
        assert under is not None and under.id == "choice/done"
        button(app, at)
        assert [answer.key for answer in table.match.answers] == ["waystone"], "the first click alone was meant"
        for _ in range(20):
            app.step([], 16)
        button(app, at)
        assert [answer.key for answer in table.match.answers] == ["waystone", "done"], "a click of its own"
