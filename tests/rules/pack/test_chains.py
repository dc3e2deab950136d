"""What makes up a number of The Monster Pack comes to that number, and is told only of what all may know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.assets import data
from game.engine.match import Match
from game.engine.picture import Picture
from game.engine.rulebook import read_rulebook
from game.rules.pack.cards import MOST_STARS
from game.rules.pack.chains import (
    deck_chain,
    discard_chain,
    fallen_chain,
    first_links,
    hit_chain,
    points_chain,
    power_chain,
    toll_chain,
    wait_chain,
)
from game.rules.pack.dueling import Lane, counted, forecast
from game.rules.pack.state import COLUMNS, DECK, DISCARD, LANES, MonsterPack
from tests.rules.pack.table import BLUE_450, PACK, RED_200, RED_600, RED_1000, SHIPPED, WILD_0, Table, dueling, side
from tests.sure import every

SEEDS = [*range(6), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(6, 400))]
TWISTS = ("none", "hearty+fierce", "weary+cunning", "swift", "nimble+swift", "stubborn+stout")
RULES = {"0.2", "1.1", "2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3", "3.4", "4.1", "6.2"}


@pytest.mark.parametrize("seed", SEEDS)
def test_links_come_to_the_numbers_that_the_rules_use(seed: int) -> None:
    lot = Random(seed)
    bent = {"twist_1": TWISTS[seed % len(TWISTS)], "twist_2": lot.choice(TWISTS)}
    match, seen = Match(PACK, SHIPPED, 2, seed, {"format": ("standard", "short")[seed % 2], **bent}), 0
    while (decision := match.decision) is not None:
        if lot.random() < 0.5:
            agrees(match)
            seen += 1
        match.answer(lot.choice(decision.options).key)
    agrees(match)
    assert seen > 3


def agrees(match: Match) -> None:
    """All that lies on the table, of both seats, and as each of them was told of it."""
    g, content = match.state, match.content
    for seat in range(g.seats):
        first, known = Picture(match.first.view(1 - seat)), Picture(g.view(1 - seat))
        told = [event for _, event in match.news(1 - seat)]
        points = points_chain(content, first, known, seat, told)
        assert points.number == g.hp[seat] and points.links[0].amount == content.formats[g.format].start_hp
        spare = [link.amount for link in points.links if link.rule == "4.1"]
        assert not spare or not g.hp[seat] and 0 < spare[0] < MOST_STARS * COLUMNS, "it makes good what was forgotten"
        assert deck_chain(first, known, seat, told).number == len(g.zones[DECK[seat]])
        assert discard_chain(first, known, seat, told).number == len(g.zones[DISCARD[seat]])
        for column in LANES:
            spot, card = seat * COLUMNS + column, g.waiting_at(seat, column)
            if card is not None and g.die[spot]:
                chain = wait_chain(content, card, g.die[spot], g.boosted[spot])
                assert chain.number == g.die[spot] and all(link.amount < 0 for link in chain.links[1:])
        duels(g, seat)


def duels(g: MonsterPack, seat: int) -> None:
    """What a duel would do now."""
    lanes: list[Lane] = forecast(g, seat)
    strikes = [(lane.column, lane.mine) for lane in lanes if lane.theirs is None]
    taken = sum(lane.damage for lane in lanes)
    assert toll_chain(g.content, strikes).number == -taken
    assert toll_chain(g.content, strikes, g.hp[1 - seat]).number == -min(taken, g.hp[1 - seat])
    for lane in lanes:
        if lane.theirs is None:
            assert hit_chain(g.content, lane.mine).number == lane.damage
            continue
        for card, facing in ((lane.mine, lane.theirs), (lane.theirs, lane.mine)):
            assert power_chain(g.content, card, facing).number == counted(g.content, card, facing)
        assert fallen_chain(g.content, [(lane.column, card, facing) for card in lane.lost]).number == -len(lane.lost)


def test_hits_of_one_monster_are_told_together_and_no_more_is_lost_than_was_there() -> None:
    table = dueling([RED_1000, RED_200], [], hp=3)
    match = table.match
    first, known = Picture(match.first.view(0)), Picture(match.state.view(0))
    began, hard, light, spare = points_chain(match.content, first, known, 1, match.events).links
    assert (began.what, began.amount) == ("At first", 3)
    assert (hard.amount, light.amount, spare.amount) == (-4, -1, 2) and hard.what.endswith(": 1 hit")


def test_a_twist_has_a_line_of_its_own_wherever_it_counts() -> None:
    options = {"twist_1": "hearty+cunning+fierce", "twist_2": "nimble"}
    table = Table(side(active=[BLUE_450]), side(active=[RED_600]), options=options)
    g = table.state
    blue, red = g.active_at(0, 0), g.active_at(1, 0)
    assert [link.amount for link in power_chain(g.content, blue, red).links] == [450, 200, 100]
    assert [link.what for link in hit_chain(g.content, blue).links] == ["Its stars", "Twist: Harder hits"]
    giant = g.content.card(1, g.content.ids[RED_1000])
    assert [link.amount for link in wait_chain(g.content, giant, 2).links] == [4, -1, -1]
    dealt = Match(PACK, SHIPPED, 2, 1, options)
    known = Picture(dealt.first.view(0))
    chain = points_chain(dealt.content, known, known, 0, ())
    assert [link.amount for link in chain.links] == [30, 3]


def test_monsters_that_burst_with_white_wild_are_lost_by_its_rule() -> None:
    table = dueling([WILD_0, RED_1000], [RED_600, RED_200])
    lanes = forecast(table.match.first, 0)
    rules = [fallen_chain(table.state.content, [(lane.column, lane.theirs, lane.mine)]).links[0].rule for lane in lanes]
    assert rules == ["3.4", "3.1"]


def test_every_rule_of_a_chain_stands_in_the_rulebook() -> None:
    book = read_rulebook(data("pack", "rulebook.md"))
    for rule in every(RULES):
        section = book.section(rule)
        assert section is not None and section.number == rule


def test_what_takes_the_very_last_point_takes_no_more_than_there_is() -> None:
    g = dueling([RED_1000], [], hp=3).state
    strikes = [(0, g.active_at(0, 0))]
    assert toll_chain(g.content, strikes, 4).links == toll_chain(g.content, strikes).links
    assert [link.amount for link in toll_chain(g.content, strikes, 3).links] == [-4, 1]


def test_whoever_would_begin_with_nothing_has_one_point_and_a_line_that_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bent = Match(PACK, SHIPPED, 2, 1, {"twist_1": "weary", "format": "short"})
    low = replace(bent.content.formats["short"], start_hp=3)
    monkeypatch.setattr(bent.content, "formats", {"short": low})
    links = list(first_links(bent.content, "short", 0, bent.content.first_points("short", 0)))
    assert [link.amount for link in links] == [3, -4, 2] and links[-1].what == "One at least"
