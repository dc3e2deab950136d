"""What makes up a number of Dungeon & Kingdom comes to that number, and is told only of what the looker may know."""

from __future__ import annotations

from random import Random

import pytest

from game.assets import data
from game.engine.match import Match
from game.engine.picture import Picture
from game.engine.rulebook import read_rulebook
from game.rules.kingdom.chains import choice_chain, points_chain, total_chain
from game.rules.kingdom.fights import Paying, Splitting
from game.rules.kingdom.forecast import raids
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.powers import Devouring, Releasing, Tasting
from game.rules.kingdom.state import START_POINTS, Kingdom
from game.ui.games.kingdom.samples import lively
from tests.rules.kingdom.table import KINGDOM, SHIPPED
from tests.sure import every

SEEDS = [*range(6), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(6, 400))]
NAMES = [f"Player {seat}" for seat in range(4)]
RULES = {"1.1", "1.2", "4.2", "4.3", "4.4", "4.5", "5.1", "6.3", "6.5", "6.6", "7.3", "8.4"}


@pytest.mark.parametrize("seed", SEEDS)
def test_links_come_to_the_numbers_that_the_rules_use(seed: int) -> None:
    lot, match, seen = Random(seed), Match(KINGDOM, SHIPPED, 2 + seed % 3, seed), 0
    while (decision := match.decision) is not None:
        g, seat = match.state, decision.player
        if lot.random() < 0.2:
            agrees(match)
        if lot.random() < 0.3 or isinstance(g.about, Splitting | Giving | Devouring | Tasting | Releasing):
            seen += choices(g, seat, lot)
        match.answer(lively(match, lot))
    assert seen > 4


def agrees(match: Match) -> None:
    """Points of all seats, now and at the end."""
    g = match.state
    known = Picture(g.view(0))
    for seat in range(g.seats):
        points = points_chain(SHIPPED, known, seat, match.events)
        assert points.number == g.reserve[seat] and points.links[0].amount == START_POINTS
        assert total_chain(known, seat).number == g.total(seat)


def choices(g: Kingdom, seat: int, lot: Random) -> int:
    """How many choices have a number; each is what comes of that choice, and the same in any world imagined."""
    assert g.decision is not None
    world, told = g.redeal(seat, Random(lot.random())), 0
    options = list(g.decision.options)
    for option in lot.sample(options, min(3, len(options))):
        key = option.key
        chain = choice_chain(g, key, NAMES)
        imagined = choice_chain(world, key, NAMES)
        assert (chain and [link[:3] for link in chain.links]) == (imagined and [link[:3] for link in imagined.links])
        if chain is None:
            continue
        told += 1
        if (bill := raids(g, key)) is not None:
            assert chain.number == -bill.cost and all(link.amount for link in chain.links)
        else:
            assert chain.number == came_of(g, key, paying=isinstance(g.about, Paying | Splitting))
    return told


def came_of(g: Kingdom, key: str, paying: bool) -> int:
    """The points that a choice has brought, or the cards that it has cost, whatever else is asked on the way."""
    world = g.clone()
    world.news = None
    assert world.decision is not None
    seat, had, lay = world.decision.player, world.reserve[world.decision.player], len(world.zones["discard"])
    world.choose(key)
    while isinstance(world.about, Paying | Splitting | Tasting) and world.decision is not None:
        world.take(world.decision.options[-1])
    return len(world.zones["discard"]) - lay if paying else world.reserve[seat] - had


def test_every_rule_of_a_chain_stands_in_the_rulebook() -> None:
    book = read_rulebook(data("kingdom", "rulebook.md"))
    for rule in every(RULES):
        section = book.section(rule)
        assert section is not None and section.number == rule
