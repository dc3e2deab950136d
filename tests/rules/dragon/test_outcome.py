"""What a choice brings at once is what comes of it, and tells nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.dragon.gauntlet import EQUAL
from game.rules.dragon.odds import search_odds, unseen
from game.rules.dragon.outcome import (
    Promise,
    agreed,
    done,
    held,
    looted,
    near_start,
    others_stand,
    promise,
    slays,
    spoils,
    useful,
)
from game.rules.dragon.state import DOWN
from game.rules.dragon.throws import SIDES
from tests.rules.dragon.table import Table, dealt, hero, picked
from tests.rules.dragon.test_gauntlet import HERE, PALACE, THERE
from tests.sure import every


def met() -> Table:
    """Two who meet: one with gold, the other with a friend."""
    return Table(hero(HERE, "T01"), hero(THERE, "T40"), dice=[2]).play(THERE)


def test_an_offer_is_told_as_it_is_when_all_agree() -> None:
    table = met()
    for key in ("give:T01", "ask:T40"):
        told = agreed(table.state, key)
        table = table.play(key)
        assert told is not None
        now = agreed(table.state, "offer")
        assert now is not None and [held(now, seat) for seat in (0, 1)] == [held(told, seat) for seat in (0, 1)]
    table = table.play("offer")
    last = agreed(table.state, "agree")
    assert last is not None
    assert table.play("agree").front(0) == [last.content.id(card) for card in last.zones["front/0"]] == ["T40"]
    assert agreed(met().play("give:T01").state, "back:T01") is None, "nothing is offered any more"


def test_spoils_are_what_the_winner_may_take_and_all_of_it_goes() -> None:
    state = met().state
    assert [state.content.id(card) for card in spoils(state, 1, 0)] == ["T01"]
    world = looted(state, 1, 0)
    assert held(world, 0).gold == 0 and held(world, 1).gold == held(state, 0).gold > 0
    assert state.zones["front/0"], "the game itself stays as it is"


def test_nothing_is_told_in_the_game_of_what_is_tried_out() -> None:
    for state, key in ((met().state, "give:T01"), (met().play("give:T01").state, "offer")):
        state.news = []
        assert agreed(state, key) is not None and held(looted(state, 1, 0), 0).gold == 0 and state.news == []


def test_what_is_done_at_once_asks_nobody_and_throws_no_die() -> None:
    state = met().play("give:T01", "offer").state
    world = done(state, "agree")
    assert world.decision is None and world.seed == state.seed and state.decision is not None


def test_the_promise_of_a_search_is_the_same_in_every_world_that_could_be() -> None:
    state = picked(dealt(seed=4)).state
    for space in every(sorted(set(state.spots))[:8]):
        told = promise(state, 0, space)
        assert told == promise(state.redeal(0, Random(space)), 0, space)
        shares = {chance.what: chance.share for chance in search_odds(state, space)}
        assert (
            told.joins <= shares["a character"]
            and shares["gold"] <= told.useful + EQUAL <= 1 - shares["a monster"] + 2 * EQUAL
        )


def test_who_is_asked_later_at_the_palace_may_still_slay_the_dragon() -> None:
    state = Table(hero(PALACE, "T46"), hero(PALACE, "T40"), dragon=13).state
    assert others_stand(state, 0) == slays(state, 1) > 0 and others_stand(state, 1) == 0


def test_after_a_fight_that_is_lost_the_dragon_may_be_weaker_for_those_who_are_asked_later() -> None:
    """DRA-R41: counters that are gone stay so for everybody."""
    state = Table(hero(PALACE, "T46", "T42"), hero(PALACE, "T40"), dragon=13).state
    lost = slain = 0
    for seed in range(4000):
        world = state.clone()
        world.news, world.seed = None, seed
        world.choose("fight")
        if world.winners is None:
            lost += 1
            world.choose("fight")
            slain += bool(world.winners)
    told = others_stand(state, 0, fought=True)
    assert abs(told - slain / lost) < 4 * (told * (1 - told) / lost) ** 0.5
    assert told > others_stand(state, 0) + 0.05 and others_stand(state, 1, fought=True) == 0


def test_the_promise_of_a_search_counts_all_that_lies_there() -> None:
    """The first is a friend whose class is there already; of the second nobody knows anything, or all know that it is
    gold."""
    state = Table(hero(HERE, "T40"), hero("7,6"), map={THERE: ["T41", "T01"]}, others="dealt", dice=[2]).state
    space = state.kingdom.by_key[THERE]
    first, second = state.slots(space, DOWN)
    state.known[state.zones["map"][first]] = state.everyone
    hidden = [card for card in unseen(state) if useful(state, 0, card)]
    assert promise(state, 0, space) == (pytest.approx(len(hidden) / len(unseen(state))), 0.0)
    state.known[state.zones["map"][second]] = state.everyone
    assert promise(state, 0, space) == Promise(1.0, 0.0)


def test_counters_near_a_starting_point_are_those_the_longest_roll_reaches() -> None:
    state = dealt().state
    kingdom, start = state.kingdom, state.kingdom.starts[2]
    steps = kingdom.distances[start - kingdom.first]
    assert near_start(state, 2) == sum(steps[space - kingdom.first] <= SIDES for space in kingdom.treasure) > 0
