"""What a choice of MonToons brings that decides nothing on the map is what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.engine.events import Changed, Rolled, Said
from game.engine.match import Match
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.outcome import BY_ROLL, ROUND_OVER, bidden, crossings, follows, written
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import Marking
from tests.rules.montoons.table import GAME, SHIPPED
from tests.sure import every

SEEDS = (1, 2, 3, 4)


def questions(seed: int, *keys: str) -> Iterator[tuple[MonToons, str]]:
    """Each choice (of these) of each bid and each action of a game that is played by lot; the game goes on between."""
    match, luck = Match(GAME, SHIPPED, 2 + seed % 3, seed), Random(seed)
    while (decision := match.decision) is not None and len(match.answers) < 500:
        if isinstance(match.state.about, Acting | Bidding):
            yield from ((match.state, one.key) for one in decision.options if not keys or one.key in keys)
        match.answer(luck.choice(decision.options).key)


def played(g: MonToons, key: str) -> MonToons:
    """The game itself, one choice further, with the news of that choice alone."""
    world = g.clone()
    world.news = []
    world.choose(key)
    return world


@pytest.mark.parametrize("seed", SEEDS)
def test_whose_turn_follows_a_choice_and_what_is_told_before_is_so(seed: int) -> None:
    kinds = set()
    for g, key in every(one for one in questions(seed) if isinstance(one[0].about, Acting)):
        seat, said = g.decision.player, list[Said]()
        told, world = follows(g, seat, key), played(g, key)
        for event in world.news or ():
            if isinstance(event, Rolled):
                assert told.seat == BY_ROLL and told.over == (key == "end")
            elif isinstance(event, Changed) and event.field == "round":
                assert told.seat == ROUND_OVER and told.over
            elif isinstance(event, Changed) and event.field == "active" and event.value >= 0:
                assert told.seat == event.value != seat and told.over
            else:
                said += [event] if isinstance(event, Said) else []
                continue
            break
        else:
            assert told.seat == seat and not told.over
        assert list(told.told) == said
        kinds.add("next" if told.over and told.seat >= 0 else "own" if told.seat >= 0 else told.seat)
    assert kinds >= {"next", "own", ROUND_OVER}


@pytest.mark.parametrize("seed", SEEDS)
def test_who_acts_before_a_bid_is_who_stands_above_it_once_all_others_have_passed(seed: int) -> None:
    for g, key in every(questions(seed, "spend", "pass")):
        seat, told = g.decision.player, bidden(g, g.decision.player, key)
        world = played(g, key)
        while isinstance(world.about, Bidding):
            world.choose("pass")
        assert told.speed == world.speed[seat]
        quick = {other: (world.speed[other], -world.health[other]) for other in world.living() if other != seat}
        mine = (world.speed[seat], -world.health[seat])
        assert set(told.before) == {other for other, one in quick.items() if one > mine}
        assert set(told.level) == {other for other, one in quick.items() if one == mine}
        assert [quick[other] for other in told.before] == sorted((quick[one] for one in told.before), reverse=True)
        if world.active >= 0 and not told.before and not told.level:
            assert world.active == seat, "nobody is faster"


def test_what_a_bid_costs_counts_only_if_it_is_spent() -> None:
    for g, _ in every(one for seed in SEEDS for one in questions(seed, "spend")):
        seat = g.decision.player
        assert bidden(g, seat, "spend").speed > bidden(g, seat, "pass").speed == g.speed[seat]


@pytest.mark.parametrize("seed", SEEDS)
def test_power_up_writes_as_many_boxes_of_each_row_as_are_told(seed: int) -> None:
    for g, _ in every(questions(seed, "power")):
        seat = g.decision.player
        before, sheet = g.powered[seat], g.sheet_of(seat)
        told, after = written(g, seat), played(g, "power").powered[seat]
        ends = [(sheet.attack_of(row).name, row.first, row.first + len(row.slots)) for row in sheet.rows]
        changed = [(name, first, end) for name, first, end in ends if before[first:end] != after[first:end]]
        assert told == [(name, sum(map(bool, after[first:end])), end - first) for name, first, end in changed]


def test_as_many_boxes_as_are_told_can_be_crossed_and_no_more() -> None:
    """Of a Waystone Action, and of what is given up by ending it: by the rules, in every order."""
    fewer = 0
    for g, key in every(one for seed in range(12) for one in questions(seed, "waystone")):
        world = played(g, key)
        assert isinstance(world.about, Marking)
        assert crossings(g, g.decision.player) == crossings(world, g.decision.player) == most_marked(world)
        fewer += crossings(world, g.decision.player) < sum(left for _, left in world.about.payers)
    assert fewer, "dice that do not find a box for each of their uses are told as they are"


def most_marked(world: MonToons) -> int:
    seat, seen, waiting = world.decision.player, {world.digest()}, [world]
    before, most = world.boxes[seat].bit_count(), 0
    while waiting:
        here = waiting.pop()
        most = max(most, here.boxes[seat].bit_count() - before)
        boxes = [option.key for option in here.decision.options if option.key.startswith("box:")]
        for there in (played(here, key) for key in boxes if isinstance(here.about, Marking)):
            most = max(most, there.boxes[seat].bit_count() - before)
            if isinstance(there.about, Marking) and there.digest() not in seen:
                seen.add(there.digest())
                waiting.append(there)
    return most
