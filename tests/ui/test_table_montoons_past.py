"""Looking back, undo, motion, and what is hidden at the table of MonToons."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES
from game.ui.games.montoons.ladder import Turns
from game.ui.table.news import view_of
from tests.sure import every
from tests.ui.hands import click, named, press
from tests.ui.montoons_tabling import CONTENT, at_question, match_of, sensible, take
from tests.ui.tabling import Nobody, at_table, begun, look_through_the_past, seated, settle, traces


def test_looking_back_leaves_the_live_game_untouched() -> None:
    look_through_the_past(at_question("act", round=2), 6)


def test_what_was_done_in_the_last_turn_is_the_same_however_one_came_to_the_moment() -> None:
    with at_table(at_question("act", round=3), Nobody()) as (_, table):
        turns, whole = table.top.ladder.turns, table.view.whole
        for moment in every((whole // 3, whole - 1, whole // 2, whole // 2 + 1, 0, whole)):
            table.past.to(moment)
            fresh = Turns(table.view)
            assert [turns.last(seat) for seat in range(3)] == [fresh.last(seat) for seat in range(3)]
        assert len({turns.last(seat) for seat in range(3)} - {""}) > 1


def test_each_event_is_read_once_for_all_that_is_told_of_last_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    with at_table(at_question("act", round=3), Nobody()) as (_, table):
        event, read = table.view.event, list[int]()
        monkeypatch.setattr(table.view, "event", lambda number: read.append(number) or event(number))
        turns = Turns(table.view)
        assert all(turns.last(seat) for seat in (*range(3), *range(3)))
        assert read == list(range(table.view.shown))


def test_a_die_put_on_a_slot_comes_back_with_undo() -> None:
    sitting = at_question("plan")
    with at_table(sitting, Nobody()) as (app, table):
        digest = sitting.match.state.digest()
        take(app, table, next(option.key for option in table.question.offered.options if ">" in option.key))
        settle(app)
        assert sitting.match.state.digest() != digest
        press(app, pygame.K_z, pygame.KMOD_CTRL)
        settle(app)
        assert sitting.match.state.digest() == digest


@pytest.mark.parametrize("reduced", [False, True])
def test_every_event_is_shown_to_its_end_and_leaves_the_table_as_it_is(reduced: bool) -> None:
    match = at_question("act", seed=12, round=3).match
    with at_table(seated(match), Nobody(), speed=5, reduced_motion=reduced) as (app, table):
        table.past.to(0)
        table.past.play()
        for _ in range(20_000):
            table.update(180)
            if table.motion is None and table.news.shown == len(match.events):
                break
        assert table.news.shown == len(match.events)
        table.update(20_000)
        assert table.top.air.clear and not table.passing.motions
        assert table.news.picture.view() == view_of(match.state, 0)
        for seat, monster in table.top.figures.monsters.items():
            assert (monster.x, monster.y) == pytest.approx(table.top.island.middle(match.state.at[seat]))


# --- what is hidden


def secret_states(count: int) -> Iterator[Match]:
    """The midst of a planning in which somebody has placed dice already."""
    lot = Random(4)
    made = 0
    for seed in range(60):
        match = match_of(3, seed, options={"map": "ABCD"[seed % 4]})
        while match.decision is not None and made < count and match.state.round < 3:
            if match.state.asked[0] == "montoons.plan" and lot.random() < 0.08:
                made += 1
                yield begun(match)
                break
            match.answer(sensible(match.state, lot))


def test_hidden_dice_leave_no_trace_in_planning_nor_while_others_move() -> None:
    lot, differ = Random(6), 0
    for number, match in enumerate(secret_states(12)):
        asked = match.decision.player
        viewer = asked if number % 2 else (asked + 1) % 3
        other = begun(match, match.first.redeal(viewer, lot))
        differ += other.first.digest() != match.first.digest()
        found = []
        for one in (match, other):
            with at_table(seated(one, viewer), Nobody()) as (app, table):
                seen = [traces(app, table)]
                rival = (viewer + 1) % 3
                click(app, named(table, f"seat/{rival}"))
                found.append([*seen, traces(app, table)])
        assert found[0] == found[1], f"state {number}"
    assert differ >= 8


def test_only_its_owner_is_told_that_quicksand_could_take_one_hidden_die_alone() -> None:
    game = GAMES["montoons"]
    start = game.read_position(
        CONTENT,
        {
            "options": {"map": "C"},
            "monsters": [
                {"sheet": "hoku", "at": "3,7", "dice": {"basic/hydro_surge": 1, "move/paddle": 2}},
                {"sheet": "tala", "at": "2,7", "speed": 2, "dice": {"speed": 2, "bonus/2": 1, "move/updraft": 5}},
            ],
        },
    )
    match = Match(game, CONTENT, 2, 1, {"map": "C"}, start=start)
    for key in ("basic/hydro_surge", "seat:2", "push:2:1"):
        match.answer(key)
    assert [answer.by for answer in match.answers if answer.key == "die:move/updraft"] == ["auto"]
    told = {}
    for viewer in (0, 1):
        with at_table(seated(match, viewer), Nobody()) as (app, table):
            told[viewer] = [line for _, line in table.news.lines() if line.startswith("Only one choice")]
    assert told == {0: [], 1: [f"Only one choice for {seated(match).names[1]}: taken."]}


def test_a_shell_spent_on_a_hidden_plan_is_crossed_for_its_owner_alone() -> None:
    game = GAMES["montoons"]
    start = game.read_position(
        CONTENT,
        {
            "phase": "planning",
            "monsters": [
                {"sheet": "hoku", "pool": [1, 2, 4], "shells": [[2, 0], [0, 0]]},
                {"sheet": "tala", "pool": [3, 3]},
            ],
        },
    )
    stores, amounts = {}, []
    for viewer in (0, 1):
        for keys in ((), ("shell:1+:4",)):
            match = Match(game, CONTENT, 2, 1, start=start)
            for key in keys:
                match.answer(key)
            with at_table(seated(match, viewer), Nobody()) as (app, table):
                click(app, named(table, "seat/0"))
                stores[viewer, bool(keys)] = table.top.panel.blocks.shown("stores")[4]
                amounts += [table.top.plan.shell_amount(0)] if viewer == 0 else []
    assert stores[1, True] == stores[1, False] and stores[0, True] != stores[0, False]
    assert amounts == [1, 2]


def test_the_curtain_comes_before_the_dice_of_the_next_person() -> None:
    frames = []
    match = next(secret_states(1))
    asked = match.decision.player
    for one in (match, begun(match, match.first.redeal((asked + 1) % 3, Random(1)))):
        with at_table(seated(one, 0, 1, 2), Nobody()) as (app, table):
            assert type(app.scene).__name__ == "Curtain" and table.eyes.viewer is None
            frames.append(pygame.image.tobytes(app.snapshot(), "RGB"))
            press(app, pygame.K_RETURN)
            settle(app)
            assert table.eyes.viewer == asked
    assert frames[0] == frames[1]
