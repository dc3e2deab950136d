"""What the foot of MonToons' table says of a choice before it is made is what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from game.engine.events import Changed, Said
from game.engine.match import Match
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.outcome import BY_ROLL, ROUND_OVER, bidden, crossings, follows, led_to, written
from game.rules.montoons.waystone import ANYWHERE, Marking
from tests.sure import every
from tests.ui import montoons_tabling
from tests.ui.hands import middle, named, point
from tests.ui.montoons_tabling import CONTENT, in_position
from tests.ui.tabling import Nobody, at_table, begun, seated, settle


@cache
def states() -> list[Match]:
    return list(montoons_tabling.some_states(4, 2, 3))


def with_choice(about: type, *keys: str) -> Iterator[tuple[Match, str]]:
    """States at that question, with each of these answers that is offered; each a game of its own."""
    for match in states():
        offered = {option.key for option in match.decision.options} if isinstance(match.state.about, about) else set()
        yield from ((begun(match), key) for key in keys if key in offered)


def test_the_end_of_a_turn_tells_what_is_kept_and_who_acts_next() -> None:
    for match, key in every(with_choice(Acting, "end")):
        seat = match.decision.player
        told, over, after = follows(match.state, seat, key)
        match.answer(key)
        assert over and [event for event in match.events if isinstance(event, Said)][: len(told)] == list(told)
        turns = [event.value for event in match.events if isinstance(event, Changed) and event.field == "active"]
        assert after in (BY_ROLL, turns[0] if turns[0] >= 0 else ROUND_OVER)


def test_what_follows_is_the_same_in_every_world_that_the_seat_could_imagine() -> None:
    for match, key in every(with_choice(Acting, "end", "power")):
        seat = match.decision.player
        assert follows(match.state, seat, key) == follows(match.state.redeal(seat, Random(7)), seat, key)


def test_a_bid_tells_the_order_of_turns_as_it_stands_then() -> None:
    for match, key in every(with_choice(Bidding, "spend", "pass")):
        seat, state = match.decision.player, match.state
        stands = bidden(state, seat, key)
        amount = state.sheet_of(seat).unused[state.unused[seat][1]] if key == "spend" else 0
        assert stands.speed == state.speed[seat] + amount
        for other in stands.before:
            assert (state.speed[other], -state.health[other]) > (stands.speed, -state.health[seat])
        assert seat not in (*stands.before, *stands.level)


def test_power_up_and_the_waystone_tell_boxes_as_they_come() -> None:
    for match, key in every(with_choice(Acting, "power", "waystone")):
        seat = match.decision.player
        rows, boxes = written(match.state, seat) if key == "power" else (), 0
        if key == "waystone":
            boxes = crossings(match.state, seat)
        before = sum(map(bool, match.state.powered[seat]))
        world: Any = match.state.clone()
        world.choose(key)
        if key == "power":
            assert rows and sum(map(bool, world.powered[seat])) > before
            assert all(0 < now <= whole for _, now, whole in rows)
        else:
            assert isinstance(world.about, Marking) and 0 < boxes <= sum(left for _, left in world.about.payers)


@pytest.mark.usefixtures("unpainted")
def test_ready_names_the_plan_and_the_dice_that_stay_unused() -> None:
    match = next(one for one in states() if any(option.key == "ready" for option in one.decision.options))
    with at_table(seated(match, match.decision.player), Nobody()) as (_, table):
        words, left = table.top.foot.prompts.brings.words("ready"), len(table.top.plan.pool())
        assert words.startswith("Locked in: Speed ")
        assert (f"{left} d" in words and "nothing this round" in words) == bool(left)


@pytest.mark.usefixtures("unpainted")
def test_a_move_that_is_pointed_at_tells_how_many_hexes_it_reaches() -> None:
    told = 0
    for match in states():
        moves = [option for option in match.decision.options if option.key.startswith("move/")]
        if not isinstance(match.state.about, Acting) or not moves:
            continue
        with at_table(seated(match, match.decision.player), Nobody()) as (app, table):
            point(app, middle(named(table, f"slot/{moves[0].key}").rect))
            words, seen = table.top.foot.prompts.words()[1], table.top.foot.prompts.ahead.foreseen()
        if seen.reach and not seen.hearts:
            assert words.startswith(f"{len(seen.reach)} hex") and words.endswith("lit on the map.")
            told += 1
    assert told


@pytest.mark.usefixtures("unpainted")
def test_a_box_without_a_bonus_tells_how_many_more_it_leads_to() -> None:
    for one, _ in every(with_choice(Marking, "done")):
        seat, state = one.decision.player, one.state.clone()
        sheet = state.sheet_of(seat)
        state.earned[seat] = (1 << len(sheet.grid.bonuses)) - 1
        with at_table(seated(begun(one, state), seat), Nobody()) as (_, table):
            tips = {control.id: control.tip for control in table.controls()}
        for option in every(option for option in one.decision.options if option.key.startswith("box:")):
            row, column = option.key.removeprefix("box:").split(",")
            box = int(row) * sheet.columns + int(column)
            near = [n for n, beside in enumerate(sheet.beside) if beside >> box & 1 and not state.boxes[seat] >> n & 1]
            new = sum(not sheet.beside[n] & state.boxes[seat] for n in near) if state.powers[seat] < ANYWHERE else 0
            assert led_to(state, seat, box) == new
            tip = tips[f"grid/{row},{column}"]
            none = "No bonus is left" if any(around >> box & 1 for around in sheet.around) else "There is no bonus"
            assert none in tip and (f"leads on to {new} more" in tip if new else "opens no other" in tip)


def test_a_bonus_whose_boxes_are_all_crossed_is_told_as_won_before_the_crossing_ends() -> None:
    sheet = CONTENT.sheets[CONTENT.by_id["hoku", "full"]]
    around = [box for box in range(len(sheet.values)) if sheet.around[0] >> box & 1]
    *crossed, last = (sheet.boxes[box] for box in around if not sheet.pre_crossed >> box & 1)
    mine = {"sheet": "hoku", "at": "2,6", "powers": 3, "crossed": crossed, "dice": {"waystone/1": 2}}
    with at_table(in_position(mine, {"sheet": "tala", "at": "0,4"}, token=6), Nobody()) as (app, table):
        table.answers.answer("waystone")
        settle(app)
        grid, character = table.top.grid, table.top.reading.character(0)
        assert grid.due(character) == []
        table.answers.answer(f"box:{last}")
        settle(app)
        assert grid.asked and grid.due(character) == [0]
        assert next(one for one in grid.controls() if one.id == "bonus/0").tip == "It is yours at the end."
