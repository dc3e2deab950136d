"""The duel foretold on the table of The Monster Pack: what stands there before an answer is what comes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from game.engine.agenda import Option
from game.engine.events import Said
from game.engine.picture import Picture
from game.rules.pack.state import Entering, MonsterPack, Offering, Paying, Summoning
from game.ui.games.pack.ahead import Ahead, LaneAhead
from game.ui.games.pack.cards import Cards
from game.ui.games.pack.reading import Reading
from tests.ui.pack_tabling import match_of


def shown(state: MonsterPack, option: Option | None) -> list[LaneAhead]:
    """The lanes as the player who is asked sees them, while an option is pointed at."""
    return ahead_of(state, option).lanes()


def ahead_of(state: MonsterPack, option: Option | None) -> Ahead:
    """What is foretold to the player who is asked, while an option is pointed at."""
    assert state.decision is not None
    seat = state.decision.player
    view: Any = SimpleNamespace(
        picture=Picture(state.view(seat)),
        content=state.content,
        home=seat,
        question=state.decision,
        about=state.about,
    )
    cards: Any = SimpleNamespace(standing=lambda seat, column: Cards.standing(cards, seat, column), view=view)
    reading = Reading(view, cards, cast(Any, None))
    reading.pointed_option = lambda: option  # type: ignore[method-assign]
    return Ahead(view, reading, cast(Any, SimpleNamespace(fighting=False, fought=())))


def duel_after(state: MonsterPack, key: str) -> dict[int, tuple[tuple[int, ...], int]] | None:
    """What the next Duel does by column, (cards that go, hit points), when that is answered and then no more is
    boosted; None when the game ends before it."""
    world = state.clone()
    world.news = []
    world.choose(key)
    done: dict[int, tuple[tuple[int, ...], int]] = {}
    fresh = state.phase not in ("duel", "boost_2")  # this turn's Duel is still to come
    while True:
        for event in world.news:
            if isinstance(event, Said) and event.what == "hit":
                done[event.about[0]] = (), event.about[2]
            elif isinstance(event, Said) and event.what == "duel":
                done[event.about[0]] = tuple(event.about[5]), 0
            elif isinstance(event, Said) and event.what == "turn" and (fresh or done):
                return done
        if done or world.winners is not None:
            return done or None
        if world.phase == "boost_2" and fresh:
            return done
        world.news.clear()
        assert world.decision is not None
        world.choose("pass" if isinstance(world.about, Offering) else world.decision.options[0].key)


def questions(seeds: range) -> Iterator[tuple[MonsterPack, Random]]:
    """Every question of games by lot."""
    for seed in seeds:
        match, rng = match_of(seed, adjacency=("diagonal", "straight")[seed % 2]), Random(seed)
        while match.decision is not None:
            assert isinstance(match.state, MonsterPack)
            yield match.state, rng
            match.answer(rng.choice(match.decision.options).key)


def foretold(lanes: list[LaneAhead]) -> dict[int, tuple[tuple[int, ...], int]]:
    """What the coming Duel of the turn player is said to do, by column; hits of a later one are left out."""
    return {lane.column: (tuple(sorted(lane.lost)), lane.damage) for lane in lanes if not lane.later}


def plainly(done: dict[int, tuple[tuple[int, ...], int]]) -> dict[int, tuple[tuple[int, ...], int]]:
    return {column: (tuple(sorted(lost)), damage) for column, (lost, damage) in done.items()}


def test_the_duel_shown_at_passing_and_at_a_boost_that_brings_a_monster_in_is_fought() -> None:
    """A boost with one way in is shown with its monster there, while its price is asked as well."""
    kinds: Counter[str] = Counter()
    for state, _ in questions(range(60)):
        if isinstance(state.about, Paying) and state.phase == "boost_1":
            assert state.decision is not None
            column = state.about.column
            if state.die[state.mover * 4 + column] == 1 and len(state.doors(state.mover, column)) == 1:
                done = duel_after(state, state.decision.options[0].key)
                assert done is not None and foretold(shown(state, None)) == plainly(done)
                kinds["paid"] += 1
        if state.about != Offering(1):
            continue
        assert state.decision is not None
        for option in state.decision.options:
            word = option.key.partition(":")[0]
            column = int(option.key[-1]) - 1 if word == "boost" else -1
            enters = word == "boost" and state.die[state.mover * 4 + column] == 1
            if enters and len(state.doors(state.mover, column)) > 1:
                continue  # it asks where: the answer to that shows it
            done = duel_after(state, option.key)
            assert done is not None and foretold(shown(state, option)) == plainly(done), option.key
            kinds["enters" if enters else word] += 1
    assert min(kinds[kind] for kind in ("pass", "boost", "enters", "paid")) > 10, kinds


def test_the_lane_shown_where_a_monster_may_enter_is_fought_like_that() -> None:
    """Before the Duel it does in that lane what is shown, whatever else is summoned. After it a hit is only said to be
    possible, for somebody may step in the way; monsters that face each other meet whoever's Duel comes next."""
    kinds: Counter[str] = Counter()
    for state, _ in questions(range(60)):
        if not isinstance(state.about, Entering):
            continue
        assert state.decision is not None
        before = state.phase in ("countdown", "boost_1")
        for option in state.decision.options:
            column = int(option.key[-1]) - 1
            lane = next(lane for lane in shown(state, option) if lane.column == column)
            assert lane.mine == state.about.card
            if before:
                done = duel_after(state, option.key)
                assert done is not None and lane.sure and not lane.later
                assert plainly(done)[column] == (tuple(sorted(lane.lost)), lane.damage)
            else:
                assert lane.sure == (lane.theirs is not None)
                done = duel_after(state, option.key)
                if lane.sure and done is not None:
                    assert plainly(done)[column] == (tuple(sorted(lane.lost)), 0)
                    kinds["met"] += 1
            kinds["now" if before else "later"] += 1
    assert kinds["now"] > 150 and kinds["later"] > 10 and kinds["met"] > 5, kinds


def test_without_an_option_the_duel_is_shown_as_the_table_lies() -> None:
    seen = 0
    for state, _ in questions(range(20)):
        if isinstance(state.about, Summoning):
            assert state.decision is not None
            lanes = foretold(shown(state, None))
            done = duel_after(state, state.decision.options[0].key)
            assert done is not None and lanes == plainly(done)
            seen += bool(lanes)
    assert seen > 100


def taken(state: MonsterPack, key: str, rng: Random) -> list[list[int]]:
    """The hit points that the next Duel and the one after it take from each seat, when that is answered, then nobody
    boosts any more, and all else is done by lot."""
    world, hits = state.clone(), Counter[tuple[int, int]]()
    last = state.turn + (1 if state.phase not in ("duel", "boost_2") else 2)
    world.news = []
    world.choose(key)
    while world.turn <= last and world.decision is not None:
        keys = [option.key for option in world.decision.options]
        world.choose("pass" if isinstance(world.about, Offering) else rng.choice(keys))
    turn = state.turn
    for event in world.news:
        if isinstance(event, Said) and event.what == "turn":
            turn = event.about[0]
        elif isinstance(event, Said) and event.what == "hit":
            hits[turn, 1 - int(event.player or 0)] += event.about[2]
    return [[hits[number, seat] for seat in (0, 1)] for number in (last - 1, last)]


def test_a_duel_takes_more_than_is_told_only_where_a_plus_says_so_and_no_more_than_those_who_enter_have() -> None:
    """The next one, and the one after it, if nobody boosts but as is pointed at."""
    more: Counter[tuple[str, int]] = Counter()
    for state, rng in questions(range(40)):
        assert state.decision is not None
        boosts = [option for option in state.decision.options if option.key.startswith("boost")]
        option = rng.choice(boosts) if boosts and rng.random() < 0.5 else None
        key = option.key if option else "pass" if boosts else rng.choice(state.decision.options).key
        ahead = ahead_of(state, option)
        told = [ahead.damage(), ahead.damage_after()]
        for duel, came in enumerate(taken(state, key, rng)):
            for seat in (0, 1):
                comers = sum(state.content.hits[card] for _, card in ahead.comers(bool(duel))[seat])
                assert came[seat] <= told[duel][seat] + comers, (key, duel)
                more["boost" if option else "lies", duel] += came[seat] > told[duel][seat]
    assert len(more) == 4 and min(more.values()) > 20, more
