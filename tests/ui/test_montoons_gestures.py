"""MonToons' attacks in one go: a hex shows what aiming and driving somebody there would bring, a press or a drag does
it, and what has only been aimed is withdrawn as if it had not been."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from game.engine.events import Changed
from game.engine.match import Match
from game.rules.montoons.action import Acting
from game.rules.montoons.forcing import Forcing
from game.rules.montoons.gestures import Gesture, begins_action, gestures, only_aimed
from game.rules.montoons.state import MonToons
from game.rules.montoons.targeting import Aiming
from game.rules.montoons.terrain import Whirling
from game.sitting import Sitting
from game.ui.games.montoons.foresight import foresee, until_over
from game.ui.games.montoons.gesture import Following
from game.ui.table.table import Table as TableScene
from tests.rules.montoons.asked import laid
from tests.rules.montoons.table import GAME, Table, at, monster
from tests.ui.hands import Hand, by_keys, by_mouse, by_pad, click, drag, middle, named, point, press
from tests.ui.montoons_tabling import at_question, careless, match_of
from tests.ui.tabling import Nobody, at_table, seated, settle
from tests.ui.test_montoons_foresight import BETWEEN


def aimed(**mine: object) -> Sitting:
    """Molthu is asked whom the whip is for; Tala stands three hexes to the east, with a rock behind her."""
    whip = {"basic/tentacle_whip": 4, "bonus/1": 3}
    table = Table(monster("molthu", at(0), dice=whip, **mine), monster("tala", at(2)), obstacles={at(4): "rock"})
    match = Match(GAME, table.g.content, 2, 1, {"map": "A"}, start=table.g)
    match.answer("basic/tentacle_whip")
    assert isinstance(match.state.about, Aiming)
    return seated(match)


def hex_of(q: int) -> str:
    return f"hex/{at(q)}"


# --- what a preview says is what happens


def played(state: MonToons, seat: int, gesture: Gesture, lot: Random) -> MonToons:
    """The world after a gesture, what is asked in between answered by chance."""
    world, keys = state.clone(), list(gesture.keys)
    world.news = []
    while keys and world.decision is not None:
        offered = [option.key for option in world.decision.options]
        if world.decision.player == seat and keys[0] in offered:
            world.choose(keys.pop(0))
        elif len(offered) == 1 or between(world, seat):
            world.choose(lot.choice(offered))
        else:
            break
    while world.decision is not None and between(world, seat):
        world.choose(lot.choice(world.decision.options).key)
    return world


def between(world: MonToons, seat: int) -> bool:
    """Whether what is asked belongs to what a seat has done; so does where somebody else comes out of the water."""
    assert world.decision is not None
    return isinstance(world.about, BETWEEN) or isinstance(world.about, Whirling) and world.decision.player != seat


def holds(state: MonToons, lot: Random) -> int:
    """How many gestures of a question do what is foreseen of them."""
    assert state.decision is not None
    seat, before, found = state.decision.player, state.digest(), gestures(state, state.decision.player)
    for gesture in lot.sample(found, min(4, len(found))):
        seen = foresee(state, seat, *gesture.keys)
        for _ in range(3):
            health, ways = list(state.health), [()] * state.seats
            for event in until_over(played(state, seat, gesture, lot).news or ()):
                if isinstance(event, Changed) and event.field == "health":
                    health[event.index] = event.value
                elif isinstance(event, Changed) and event.field == "at" and event.value >= 0:
                    ways[event.index] += (event.value,)
            for other, way in enumerate(ways):
                low, high = seen.hearts.get(other, (0, 0))
                assert low <= state.health[other] - health[other] <= high, (gesture, other)
                told = seen.ways.get(other, ())
                assert way[: len(told)] == told, (gesture, other)
    assert state.digest() == before
    return min(4, len(found))


def asking(seeds: int) -> Iterator[MonToons]:
    """Questions whom or which way in games of careless answers."""
    for seed in range(seeds):
        match, lot = match_of(4, 90 + seed, options={"map": "ABCD"[seed % 4]}), Random(seed)
        while match.decision is not None and match.state.round <= 7:
            if isinstance(match.state.about, (Aiming, Forcing)):
                yield match.state
            match.answer(careless(match.state, lot))


def test_what_a_gesture_shows_is_what_comes_of_it() -> None:
    lot = Random(3)
    assert sum(holds(state, lot) for state in laid()) >= 8
    assert sum(holds(state, lot) for state in asking(3)) > 25


@pytest.mark.soak
def test_what_a_gesture_shows_is_what_comes_of_it_in_many_games() -> None:
    lot = Random(4)
    held = sum(holds(state, lot) for state in asking(90))
    print(held, "gestures")
    assert held > 1000


def test_a_gesture_for_every_hex_of_both_sides() -> None:
    """Pushed one or two away, pulled one near: the shortest answers, whichever side of the line they need."""
    state = aimed().match.state
    found = {state.arena.keys[one.space]: one.keys for one in gestures(state, 0)}
    assert found == {
        at(3): ("seat:2", "way:1", "push:2:1"),
        at(4): ("seat:2", "way:1", "push:2:2"),
        at(1): ("seat:2", "way:2", "pull:2:1"),
        at(0): ("seat:2", "way:2", "pull:2:2"),
    }


# --- at the table


@pytest.mark.parametrize("hand", [by_mouse, by_keys, by_pad])
def test_a_landing_hex_aims_and_pushes_at_once(hand: Hand) -> None:
    sitting = aimed()
    with at_table(sitting, Nobody()) as (app, table):
        given = len(sitting.match.answers)
        hand(app, table, hex_of(3))
        settle(app, 8)
        assert [answer.key for answer in sitting.match.answers[given:]] == ["seat:2", "way:1", "push:2:1"]
        assert sitting.match.state.at[1] == table.top.reading.arena.by_key[at(3)]


def test_the_damage_of_every_step_is_shown_before() -> None:
    sitting = aimed()
    with at_table(sitting, Nobody()) as (app, table):
        point(app, middle(named(table, hex_of(4)).rect))
        settle(app)
        seen, arena = table.top.ahead.foreseen(), table.top.reading.arena
        assert seen.hearts == {1: (2, 2)}, "the whip, and the rock behind"
        assert seen.blows == {(1, arena.by_key[at(2)]): 1, (1, arena.by_key[at(3)]): 1}
        assert "Tala loses 2 hearts" in table.top.foot.prompts.words()[1]
        assert len(sitting.match.answers) == 1


def test_a_target_is_dragged_to_where_it_lands() -> None:
    sitting = aimed()
    with at_table(sitting, Nobody()) as (app, table):
        start, end = (middle(named(table, hex_of(q)).rect) for q in (2, 1))
        drag(app, start, end, let_go=False)
        assert table.top.ahead.foreseen().ways[1] == (table.top.reading.arena.by_key[at(1)],)
        drag(app, start, end)
        settle(app, 8)
        assert [answer.key for answer in sitting.match.answers[1:]] == ["seat:2", "way:2", "pull:2:1"]


def test_a_target_dragged_back_is_put_down() -> None:
    sitting = aimed()
    with at_table(sitting, Nobody()) as (app, table):
        start, aside = (middle(named(table, hex_of(q)).rect) for q in (2, 3))
        drag(app, start, aside, let_go=False)
        drag(app, aside, start)
        assert len(sitting.match.answers) == 1 and isinstance(table.view.about, Aiming)


def test_a_berry_is_asked_for_on_the_way() -> None:
    sitting = aimed(berries=[2, 0])
    with at_table(sitting, Nobody()) as (app, table):
        point(app, middle(named(table, hex_of(3)).rect))
        settle(app)
        assert table.top.ahead.foreseen().hearts[1][0] == 1 < table.top.ahead.foreseen().hearts[1][1]
        by_mouse(app, table, hex_of(3))
        settle(app, 8)
        assert sitting.match.state.asked[0] == "montoons.boost"
        by_mouse(app, table, "choice/go")
        settle(app, 8)
        assert [answer.key for answer in sitting.match.answers[1:]] == ["seat:2", "go", "way:1", "push:2:1"]


def test_what_was_told_ahead_ends_when_somebody_else_chooses() -> None:
    sitting = aimed()
    with at_table(sitting, Nobody()) as (app, table):
        told = Following(table.view, 0, ["seat:2"])
        assert sitting.match.decision is not None and told(sitting.match.decision) == "seat:2"
        told = Following(table.view, 1, ["seat:2"])
        assert told(sitting.match.decision) is None and not told.keys


# --- withdrawn


def cancelled(sitting: Sitting, table: TableScene) -> bool:
    match = sitting.match
    return not match.answers and isinstance(table.view.about, Acting) and not sitting.assists


@pytest.mark.parametrize("way", ["button", "escape", "backspace"])
def test_an_attack_that_is_only_aimed_is_withdrawn(way: str) -> None:
    sitting = aimed()
    before = sitting.match.first.digest()
    with at_table(sitting, Nobody()) as (app, table):
        if way == "button":
            click(app, named(table, "foot/cancel"))
        else:
            press(app, pygame.K_ESCAPE if way == "escape" else pygame.K_BACKSPACE)
        settle(app)
        assert cancelled(sitting, table) and sitting.match.state.digest() == before
        assert app.scene is table, "no menu"


def test_nothing_is_withdrawn_once_somebody_was_hurt() -> None:
    sitting = aimed()
    with at_table(sitting, Nobody()) as (app, table):
        by_mouse(app, table, hex_of(2))
        settle(app)
        assert sitting.match.state.asked[0] == "montoons.choose"
        assert not any(one.id == "foot/cancel" for one in table.controls())
        press(app, pygame.K_BACKSPACE)
        assert len(sitting.match.answers) == 2


def test_only_what_was_begun_is_taken_back() -> None:
    sitting = aimed()
    match = sitting.match
    assert begins_action("basic/tentacle_whip") and not begins_action("seat:2")
    assert all(map(only_aimed, match.events))
    match.answer("seat:2")
    assert not all(map(only_aimed, match.events))
    assert match.may_take_back(0, 0) is None and match.may_take_back(1, 0) is not None


def test_to_stay_is_told_apart_from_taking_the_move_back_for_as_long_as_both_can_be_done() -> None:
    with at_table(at_question("walk"), Nobody()) as (_, table):
        labels = {control.id: control.label for control in table.controls()}
        assert labels["foot/cancel"] == "Cancel" and labels["choice/stop"] == "Stay, die is used"
