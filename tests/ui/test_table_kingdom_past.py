"""Looking back, undo, what is hidden, and motion at the table of Dungeon & Kingdom."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from game.engine.match import Match
from game.rules.kingdom.action import Taking, Using
from game.rules.kingdom.cutting import lines_of
from game.rules.kingdom.resolve import Resolving
from tests.sure import few_and_many
from tests.ui.hands import click, drag, middle, named, press
from tests.ui.kingdom_tabling import KINGDOM, choice, match_of, needed, placed, some_states
from tests.ui.tabling import (
    Nobody,
    at_table,
    begun,
    first_lesson,
    look_through_the_past,
    lying,
    seated,
    settle,
    shown,
    traces,
)


def twins(count: int) -> Iterator[tuple[Match, Match, int]]:
    """Pairs of games that a viewer cannot tell apart, and the viewer; some with a hand full of secrets."""
    lot = Random(3)
    for match in some_states(count, seed=9):
        viewer = lot.randrange(match.seats)
        other = match.first.redeal(viewer, lot)
        yield match, begun(match, other), viewer


@few_and_many("pairs", 12, 160)
def test_hidden_cards_leave_no_trace_on_the_table(pairs: int) -> None:
    differ = 0
    for one, other, viewer in twins(pairs):
        if one.decision is None or one.decision.player != viewer and one.decision.secret:
            continue
        found = []
        for match in (one, other):
            with at_table(seated(match, viewer), Nobody()) as (app, table):
                assert table.eyes.viewer == viewer
                found.append(traces(app, table))
        assert found[0] == found[1]
        differ += one.first.zones != other.first.zones
    assert differ > pairs / 2


def test_looking_back_leaves_the_live_game_untouched() -> None:
    match, lot = match_of(3, 4), Random(4)
    while len(match.answers) < 60 and match.decision is not None:
        match.answer(choice(match.state, lot))
    look_through_the_past(seated(match, 0), 5)


def test_cards_lie_where_the_picture_has_them_after_every_motion() -> None:
    match, lot = match_of(4, 6), Random(6)
    with at_table(seated(match, 0), Nobody(), speed=3) as (app, table):
        for _ in range(70):
            if match.decision is None:
                break
            table.question.offered = None
            match.answer(choice(match.state, lot))
            frames = 0
            while table.news.busy and frames < 400:
                app.step([], 120)
                frames += 1
            assert lying(table) == shown(table)
            assert not table.top.cards.flying and not any(table.top.cards.bound.values())
            for zone, sprites in table.top.cards.sprites.items():
                for at, sprite in enumerate(sprites):
                    spot = table.top.places.spot(zone, at, len(sprites))
                    assert abs(sprite.x - spot.x) < 1 and abs(sprite.y - spot.y) < 1, f"{zone} {at}"


def test_the_taken_card_can_be_put_back() -> None:
    lot = Random(2)
    match = match_of(2, 3)
    while match.decision is not None and not (
        match.decision.player == 0 and match.state.zones["array/0"] and isinstance(match.state.about, Taking)
    ):
        match.answer(choice(match.state, lot))
    with at_table(seated(match, 0), Nobody()) as (app, table):
        array = match.state.zones["array/0"]
        first = next(
            control
            for control in table.controls()
            if control.tags.get("key") and lines_of(KINGDOM, array, int(str(control.tags["card"])))
        )
        click(app, first)
        settle(app)
        assert table.news.picture.zones["taken"]
        click(app, named(table, "panel/undo"))
        settle(app)
        assert not table.news.picture.zones["taken"]
        assert first.tags["key"] in {control.tags.get("key") for control in table.controls()}


def test_a_fight_that_was_only_begun_can_be_left_and_a_deed_that_showed_cards_cannot() -> None:
    match = placed(at="resolve", kingdom=["harpy4"], dungeon=["wizard"], players=[{"hand": needed("harpy4")}, {}])
    with at_table(seated(match, 0), Nobody()) as (app, table):
        table.answers.answer("fight:harpy4")
        settle(app)
        assert table.top.aim.listed
        click(app, named(table, "panel/undo"))
        settle(app)
        assert not match.answers and isinstance(table.view.about, Resolving)
        table.answers.answer("deed:wizard")
        settle(app)
        assert table.top.aim.looking and not any(control.id == "panel/undo" for control in table.controls())


@pytest.mark.parametrize("way", ["panel/undo", ""])
@pytest.mark.parametrize("key", ["take:11", "fight:harpy4", "control:orthos7", "deed:princess"])
def test_what_was_only_begun_is_withdrawn_without_a_mark_even_where_nothing_is_taken_back(key: str, way: str) -> None:
    """Each choice opens another one, by which nothing has come of it yet; the way out is a button, and Escape."""
    hand, lying_there = [*needed("harpy4"), "knight"], {"kingdom": ["harpy4"], "dungeon": ["orthos7", "princess"]}
    match = placed(
        **({} if key.startswith("take") else {"at": "resolve", **lying_there}),
        players=[{"hand": hand, "treasury": ["knight", "knight"]}, {}],
    )
    sitting, before = seated(match, 0), match.state.digest()
    with at_table(sitting, Nobody(), undo=False) as (app, table):
        table.answers.answer(key)
        settle(app)
        assert [answer.key for answer in match.answers] == [key] and table.seating.may_undo() is not None
        click(app, named(table, way)) if way else press(app, pygame.K_ESCAPE)
        settle(app)
        assert not match.answers and match.state.digest() == before and not sitting.assists
        assert app.scene is table


def test_the_way_out_takes_back_one_step_of_a_deed_that_goes_on_and_that_is_marked() -> None:
    """5.3 Gallop moves two cards: after the first something has come of it."""
    match = placed(at="resolve", dungeon=["amazon", "captain", "wizard"], players=[{}, {}])
    sitting = seated(match, 0)
    with at_table(sitting, Nobody()) as (app, table):
        for key in ("deed:amazon", "dungeon:captain"):
            table.answers.answer(key)
            settle(app)
        click(app, named(table, "panel/undo"))
        settle(app)
        assert [answer.key for answer in match.answers] == ["deed:amazon"] and sitting.assists == {"undo"}


@few_and_many("states", 16, 240)
def test_a_card_can_be_dragged_to_the_next_slot_to_a_line_and_nowhere(states: int) -> None:
    queued = cut = 0
    for match in some_states(states, seed=5):
        decision, asked = match.decision, match.state.about
        if decision is None or not isinstance(asked, Taking | Using):
            continue
        with at_table(seated(match, decision.player), Nobody()) as (app, table):
            if isinstance(asked, Taking) and len(table.news.picture.zones[f"array/{table.eyes.home}"]) < 7:
                start = next(control for control in table.controls() if control.drag)
                drag(app, middle(start.rect), middle(named(table, f"seat/{table.eyes.home}").rect))
                assert not match.answers and lying(table) == shown(table)
                drag(app, middle(start.rect), middle(named(table, f"slot/{table.eyes.home}").rect))
                assert [answer.key for answer in match.answers] == [start.tags["key"], "queue"]
                queued += 1
            elif isinstance(asked, Using) and (lines := [c for c in table.controls() if c.id.startswith("line/")]):
                drag(app, middle(named(table, "taken/0").rect), middle(lines[0].rect))
                assert match.answers[0].key == lines[0].tags["key"]
                cut += 1
    assert queued and cut


def test_nothing_is_taken_back_in_a_lesson_which_would_lose_its_thread() -> None:
    run = first_lesson("kingdom")
    with at_table(seated(run.match), Nobody(), run) as (app, table):
        run.resume(2)
        table.catch_up()
        settle(app)
        table.answers.answer("take:13")
        settle(app)
        before = list(run.match.answers)
        assert before and table.seating.may_undo() is not None
        assert not any(control.id == "panel/undo" for control in table.controls())
        table.seating.undo()
        assert run.match.answers == before


def test_the_way_back_leads_out_of_a_fight_that_was_only_begun_and_then_to_the_menu() -> None:
    match = placed(at="resolve", kingdom=["harpy4"], dungeon=["wizard"], players=[{"hand": needed("harpy4")}, {}])
    with at_table(seated(match, 0), Nobody()) as (app, table):
        table.answers.answer("fight:harpy4")
        settle(app)
        press(app, pygame.K_ESCAPE)
        settle(app)
        assert not match.answers and isinstance(table.view.about, Resolving) and app.scene is table
        press(app, pygame.K_ESCAPE)
        assert app.scene is not table
