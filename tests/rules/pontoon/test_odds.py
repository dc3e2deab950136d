"""Odds of a Hit: what is said of the next card is what comes, counted over worlds that the hero could imagine."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from game.engine.agenda import verb_of
from game.engine.events import Moved, Said
from game.engine.match import Match
from game.rules import GAMES
from game.rules.pontoon.battle import Undecided
from game.rules.pontoon.odds import asked_after, powers_after, way
from game.rules.pontoon.state import Pontoon
from tests.rules.pontoon.table import PONTOON, SHIPPED
from tests.sure import every

WORLDS = 400


def hit_in(world: Pontoon, hero: int) -> str:
    """What the card that joins does to the party, before its ability, told from the printed quest."""
    quest, before = SHIPPED.quests[world.zones["quest"][0] - SHIPPED.first_quest], world.power(hero)
    world.news = []
    world.choose("hit")
    joined = next(event for event in world.news if isinstance(event, Moved) and event.src == "guild")
    assert joined.card is not None
    after = before + SHIPPED.cards[joined.card].power
    if quest.condition.any and quest.priority[0][0] == "closest_to":
        goal = int(quest.priority[0][1])
        far, was = abs(after - goal), abs(before - goal)
        return "nearer" if far < was else "as near" if far == was else "farther"
    if quest.condition.met_by(after):
        return "inside"
    return "under" if any(quest.condition.met_by(more) for more in range(after + 1, 60)) else "over"


def compare(seeds: range, worlds: int) -> int:
    """Positions in which the odds were held against imagined worlds."""
    compared = 0
    for seed in seeds:
        lot = Random(seed)
        match = Match(GAMES["pontoon"], SHIPPED, 2 + seed % 3, seed)
        while not match.over:
            decision, state = match.decision, match.state
            if decision.options[0].key == "hit" and lot.random() < 0.06:
                hero = decision.player
                told = {chance.what: chance.share for chance in PONTOON.odds(state, hero, "hit")}
                seen = Counter(hit_in(state.redeal(hero, lot), hero) for _ in range(worlds))
                assert set(seen) == {what for what, share in told.items() if share}, f"seed {seed}"
                for what, share in told.items():
                    spread = (share * (1 - share) / worlds) ** 0.5
                    assert abs(seen[what] / worlds - share) <= 4.5 * spread, f"seed {seed}: {what}"
                assert sum(told.values()) == pytest.approx(1)
                compared += 1
            match.answer(lot.choice(decision.options).key)
    return compared


def test_a_power_comes_nearer_to_a_number_goes_farther_away_or_stays_as_near() -> None:
    for goal, before, after in every(product(range(15, 20), range(12, 24), range(12, 24))):
        far, was = abs(after - goal), abs(before - goal)
        assert way(goal, before, after) == ("nearer" if far < was else "as near" if far == was else "farther")


def test_powers_after_a_choice_are_those_of_every_world_and_of_one_that_ends_the_round_those_of_its_battle() -> None:
    worlds, going, turned = 6, 0, 0
    for seed in every(range(24)):
        lot = Random(seed)
        match = Match(GAMES["pontoon"], SHIPPED, 2 + seed % 3, seed)
        while not match.over:
            state, hero, key = match.state, match.decision.player, lot.choice(match.decision.options).key
            asked = lot.random() < 0.15 or state.phase == "battle"
            told = powers_after(state, hero, key, worlds) if asked else []
            assert all(sum(one.values()) == worlds for one in told)
            before, rounds, events = state.power(hero), len(state.history), len(match.events)
            match.answer(key)
            if told and len(match.state.history) == rounds:
                going += 1
            elif told and state.phase == "battle":
                powers = next(one for one in match.events[events:] if isinstance(one, Said) and one.what == "powers")
                assert powers.about[0][hero] - before in told[hero]
                turned += powers.about[0][hero] != before
    assert going > 20 and turned > 2, (going, turned)


def test_a_world_imagined_no_further_than_the_round_is_a_copy_without_news_that_stands_still_at_its_quest() -> None:
    for seed in every(range(12)):
        match, lot = Match(GAMES["pontoon"], SHIPPED, 2 + seed % 3, seed), Random(seed)
        before, told = match.state.plain(), len(match.events)
        world = Undecided.imagined(match.state)
        assert world.plain() == before
        while world.decision is not None:
            world.take(lot.choice(world.decision.options))
        assert verb_of(world.agenda[-1]) in Undecided.HALTS and world.winners is None
        assert match.state.plain() == before and len(match.events) == told


def test_odds_are_what_comes_in_the_worlds_that_the_hero_could_imagine() -> None:
    assert compare(range(6), WORLDS) > 10


@pytest.mark.soak
def test_odds_are_what_comes_over_many_games() -> None:
    compared = compare(range(100, 250), 1000)
    print(f"{compared} positions")
    assert compared > 300


def test_what_is_asked_after_a_use_is_what_that_hero_may_be_asked_in_a_world_that_could_be() -> None:
    """Where it is somebody else's question, nothing is."""
    kinds = Counter[str]()
    for seed in range(12):
        lot, match = Random(seed), Match(GAMES["pontoon"], SHIPPED, 2 + seed % 3, seed)
        while (decision := match.decision) is not None:
            state, hero = match.state, decision.player
            if decision.options[0].key == "use":
                told, may = type(asked_after(state, hero, "use")), set[type]()
                for world in [state.redeal(hero, lot) for _ in range(30)]:
                    world.choose("use")
                    mine = world.decision is not None and world.decision.player == hero
                    may.add(type(world.about if mine else None))
                assert told in may, f"seed {seed}"
                kinds[told.__name__] += len(may) == 1
            match.answer(lot.choice(decision.options).key)
    assert sum(1 for number in kinds.values() if number) > 2
