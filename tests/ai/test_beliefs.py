"""Beliefs: worlds in which rivals would hardly have done what they did are imagined less often."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from game.ai import kingdom, montoons, pack
from game.ai.minds import MINDS
from game.ai.thinking import likely
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from tests.sure import every

SECRETS = ("pontoon", "kingdom", "pack", "montoons")
STATES, WORLDS = 4, 60


@cache
def doubtful(name: str) -> list[Any]:
    """States of sensible games in which some of the worlds a seat could imagine hardly fit."""
    mind, found = MINDS[name], list[Any]()
    for seed in range(60):
        g = GAMES[name].deal(shipped_content(name), GAMES[name].seats[0], seed, GAMES[name].options({}))
        g.run()
        lot = Random(seed)
        for _ in range(150):
            if g.decision is None:
                break
            seat = g.decision.player
            looked = len(g.decision.options) > 1 and lot.random() < 0.3
            fits = [mind.plausible(g.redeal(seat, lot), seat) for _ in range(4 * looked)]
            if fits and min(fits) < 1 and max(fits) > min(fits):
                found.append(g.clone())
                if len(found) == STATES:
                    return found
            g.take(mind.policy(g) or g.decision.options[0])
    raise AssertionError("too few")


@pytest.mark.parametrize("name", SECRETS)
def test_a_world_that_hardly_fits_is_imagined_less_often(name: str) -> None:
    mind, dealt, believed = MINDS[name], 0.0, 0.0
    for state in every(doubtful(name)):
        seat, hidden = state.decision.player, state.unseen_by(state.decision.player)
        for seed in every(range(WORLDS)):
            dealt += mind.plausible(state.redeal(seat, Random(seed), hidden), seat)
            believed += mind.plausible(likely(state, seat, Random(seed), mind, hidden), seat)
    lot = STATES * WORLDS
    assert lot - believed < 0.92 * (lot - dealt), (dealt / lot, believed / lot)


@pytest.mark.parametrize("name", SECRETS)
def test_how_well_a_world_fits_is_a_share_and_what_really_lies_there_is_never_ruled_out(name: str) -> None:
    for state in every(doubtful(name)):
        seat = state.decision.player
        assert 0 < MINDS[name].plausible(state, seat) <= 1


def test_whoever_left_a_monster_to_raid_can_hardly_have_paid_for_it() -> None:
    g = Match(GAMES["kingdom"], shipped_content("kingdom"), 2, 1).state
    content, hand = g.content, "hand/1"
    monster = next(card for card in range(content.first_monster, content.size) if sum(content.needs[card]) <= 3)
    g.zones["array/1"], g.tokens[monster] = [monster], 2
    need = content.needs[monster]
    of_kind = {content.kind[card]: card for card in range(content.first_monster)}
    g.zones[hand] = [of_kind[kind] for kind, count in enumerate(need) for _ in range(count)]
    assert kingdom.fit(g, 0) == kingdom.SPARED
    g.zones[hand] = []
    assert kingdom.fit(g, 0) == 1
    assert kingdom.fit(g, 1) == 1, "of the own hand nothing is believed"


def test_the_monster_just_summoned_is_the_one_that_waits_as_long_as_when_it_came() -> None:
    g = Match(GAMES["pack"], shipped_content("pack"), 2, 1).state
    card = g.zones["hand/1"][0]
    g.zones["waiting/1/2"], g.die[6] = [card], g.content.stars[card]
    assert pack.just_summoned(g, 1) == 2
    g.die[6] -= 1
    assert pack.just_summoned(g, 1) == -1


def test_a_rival_who_is_ready_has_hardly_left_dice_idle() -> None:
    match, lot = Match(GAMES["montoons"], shipped_content("montoons"), 2, 1), Random(1)
    while match.state.is_told or match.decision.player != 1:
        match.answer(lot.choice(match.decision.options).key)
    g = match.state
    g.ready[0], g.revealed[0] = True, False
    busy, idle = g.clone(), g.clone()
    slots = g.sheet_of(0).of_kind["focus"]
    busy.slots[0], idle.slots[0] = (0, slots[0], slots[0], slots[0], slots[0]), (0, -1, -1, -1, -1)
    assert montoons.fit(idle, 1) == pytest.approx(montoons.fit(busy, 1) * montoons.IDLE**4)
