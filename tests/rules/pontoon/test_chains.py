"""What makes up a number of Pontoon comes to that number, and is told only of what the looker may know."""

from __future__ import annotations

from random import Random

import pytest

from game.assets import data
from game.engine.game import Chance
from game.engine.match import Match
from game.engine.picture import Picture
from game.engine.rulebook import read_rulebook
from game.rules import GAMES, shipped_content
from game.rules.pontoon.chains import card_links, hit_chain, power_chain
from game.rules.pontoon.state import EQUIPMENT_OF
from tests.rules.pontoon.table import Table, party
from tests.sure import every

SEEDS = [*range(6), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(6, 400))]


@pytest.mark.parametrize("seed", SEEDS)
def test_links_come_to_the_number_that_the_rules_use(seed: int) -> None:
    content, lot = shipped_content("pontoon"), Random(seed)
    match = Match(GAMES["pontoon"], content, 2 + seed % 3, seed)
    seen = 0
    while (decision := match.decision) is not None:
        state, hero = match.state, decision.player
        known = Picture(state.view(hero))
        imagined = Picture(state.redeal(hero, Random(seed)).view(hero))
        for other in range(state.seats):
            chain = power_chain(content, known, other)
            weapon = known.zones[EQUIPMENT_OF[other]]
            hidden = bool(weapon) and weapon[0] is None
            assert chain.number == (state.crew(other) if hidden else state.power(other))
            assert chain == power_chain(content, imagined, other), "what is told depends on what is hidden"
            seen += 1
        for chance in state_odds(match, hero):
            chain = hit_chain(state, hero, chance.what)
            assert chain.number == chance.cases and chance.share == pytest.approx(chain.number / chain.of)
            assert chain == hit_chain(state.redeal(hero, Random(seed)), hero, chance.what)
        match.answer(lot.choice(decision.options).key)
    assert seen > 20


def state_odds(match: Match, hero: int) -> list[Chance]:
    """Those of a Hit, when one is asked about."""
    return list(GAMES["pontoon"].odds(match.state, hero, "hit"))


def test_what_changes_a_card_has_a_line_of_its_own() -> None:
    t = Table(party("EQ09", "GA05"), party("EQ05", "GA06"), quest="Q7")
    card = t.state.companions(0)[0]
    t.state.put("bonus", card, -50)
    links = power_chain(t.state.content, Picture(t.state.view(0)), 0).links
    base, adjusted, floor, _ = links
    assert adjusted.amount == -50 and base.amount + adjusted.amount + floor.amount == 0
    t.state.put("bonus", card, 0)
    t.state.put("base", card, 17)
    copied = power_chain(t.state.content, Picture(t.state.view(0)), 0).links[0]
    assert copied.amount == 17 and copied.what.endswith("copied") and copied.rule == "4.2"


def test_every_rule_of_a_chain_stands_in_the_rulebook() -> None:
    book = read_rulebook(data("pontoon", "rulebook.md"))
    for rule in every({"0.3", "2.2", "4.2"}):
        section = book.section(rule)
        assert section is not None and section.number == rule


def test_a_turned_card_counts_its_sub_power_and_what_counts_nothing_needs_no_more_to_be_told() -> None:
    t = Table(party("EQ09", "GM01"), party("EQ05", "GA06"), quest="Q7")
    g, card = t.state, t.state.companions(0)[0]
    power = g.content.cards[card].sub
    for field, value in (("turned", True), ("base", power), ("bonus", -power)):
        g.put(field, card, value)
    sub, adjusted = list(card_links(g.content, Picture(g.view(0)), card))
    assert sub.what == f"{g.content.cards[card].name}, sub power"
    assert [sub.amount, adjusted.amount] == [power, -power] and power > 0
