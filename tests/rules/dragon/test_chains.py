"""What makes up a number of Dragon Attack! comes to that number, and is told only of what all may know."""

from __future__ import annotations

from random import Random

import pytest

from game.assets import data
from game.engine.match import Match
from game.engine.picture import Picture
from game.engine.rulebook import read_rulebook
from game.rules import GAMES, shipped_content
from game.rules.dragon.battle import dragon_dice
from game.rules.dragon.chains import (
    dice_chain,
    duel_chain,
    monster_chain,
    needed_chain,
    slain_chain,
    space_chain,
    strength_chain,
    way_chain,
    worth_chain,
)
from game.rules.dragon.counters import CLASSES, STRENGTHS
from game.rules.dragon.movement import Walking, way
from game.rules.dragon.odds import gauntlet, space_odds
from game.rules.dragon.state import Dragon, called
from game.rules.dragon.throws import duel_chance, kill_chance, win_chance
from tests.rules.dragon.table import SHIPPED, Table, hero
from tests.sure import every

SEEDS = [*range(12), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(12, 400))]


@pytest.mark.parametrize("seed", SEEDS)
def test_links_come_to_the_numbers_that_the_rules_use(seed: int) -> None:
    content, lot = shipped_content("dragon"), Random(seed)
    match = Match(GAMES["dragon"], content, (2, 4, 6)[seed % 3], seed)
    seen = 0
    while (decision := match.decision) is not None:
        state = match.state
        if lot.random() < 0.5:
            seen += 1
            known, imagined = (Picture(one.view(decision.player)) for one in (state, state.redeal(0, lot)))
            agrees(state, known)
            for seat in range(state.seats):
                assert dice_chain(content, known, seat) == dice_chain(content, imagined, seat)
            if isinstance(state.about, Walking):
                moves(state, decision.player)
        match.answer(lot.choice(decision.options).key)
    assert seen > 3


def agrees(g: Dragon, known: Picture) -> None:
    """The numbers beside the map, of all seats and of the Dragon."""
    assert strength_chain(known).number == (g.strengths[0] if g.strengths else 0)
    hoard = worth_chain(g.content, known, "hoard", "9.2").number
    assert hoard == g.hoard()
    for seat in range(g.seats):
        assert dice_chain(g.content, known, seat).number == g.party(seat)
        assert dice_chain(g.content, known, seat, dragon=True).number == dragon_dice(g, seat)
        assert worth_chain(g.content, known, f"front/{seat}", "6.3", "gold").number == g.gold(seat)
        home = worth_chain(g.content, known, f"home/{seat}", "9.3").number
        assert home + hoard * (g.slayer == seat) == g.points(seat)


def moves(g: Dragon, seat: int) -> None:
    """The steps to all spaces, and the chance of the battle there."""
    assert g.decision is not None
    for option in g.decision.options:
        space = g.at[seat] if option.key == "stay" else g.kingdom.by_key[option.key]
        assert way_chain(g, seat, space).number == len(way(g, seat, space))
        odds, chain = space_odds(g, seat, space), space_chain(g, seat, space)
        assert (chain is None) == (not odds)
        if chain is not None:
            assert chain.number / chain.of == pytest.approx(odds[0].share, abs=0.0005)


def test_a_chance_is_counted_among_all_throws_that_are_no_tie() -> None:
    for dice in every(range(1, 6)):
        for strength in STRENGTHS:
            chain = monster_chain(dice, strength)
            assert chain.number / chain.of == pytest.approx(win_chance(dice, strength))
            assert f"A {strength} is thrown again" == chain.links[-1].what and not chain.links[-1].amount
        for theirs in range(1, 5):
            chain = duel_chain(dice, theirs)
            assert chain.number / chain.of == pytest.approx(duel_chance(dice, theirs))
        for count in range(1, 5):
            chain = slain_chain(dice, STRENGTHS[-count:])
            assert chain.number == round(chain.of * kill_chance(dice, STRENGTHS[-count:]))
            assert all(link.amount <= 0 for link in chain.links[1:])


def test_the_die_that_wins_is_one_more_than_what_is_to_be_beaten() -> None:
    chain = needed_chain("Stone Gargoyle", 4, "8.1")
    assert chain.number == 5 and "thrown again" in chain.links[1].what


def test_the_first_die_is_that_of_the_hero_by_name() -> None:
    g = Table(hero("10,4"), hero("11,4"), dice=[6]).state
    known = Picture(g.view(0))
    for seat in every(range(g.seats)):
        own = g.content.heroes[g.colour[seat]]
        assert dice_chain(g.content, known, seat).links[0].what == f"{own.name}, {CLASSES[own.class_]}"


def test_each_battle_of_a_space_is_a_link_of_whom_it_is_with_and_monsters_are_cards() -> None:
    t = Table(hero("9,2"), hero("9,1", "T40"), map={"9,1": ["T28 up"]}, others="dealt", dice=[2])
    chain = space_chain(t.state, 0, t.state.kingdom.by_key["9,1"])
    assert chain is not None
    lost = {link.what: (link.card, link.rule) for link in chain.links[1:]}
    monster = SHIPPED.ids["T28"]
    assert lost == {
        f"Lost against {SHIPPED.name(monster)}": (monster, "8.1"),
        f"Lost against {called(1)}": (None, "8.2"),
    }


def test_a_way_round_is_a_link_of_its_own() -> None:
    t = Table(hero("10,4"), hero("11,4"), dice=[6])
    g, far = t.state, 0
    for option in every(t.decision.options[1:]):
        space = g.kingdom.by_key[option.key]
        chain = way_chain(g, 0, space)
        far = max(far, len(chain.links))
        assert all(link.amount > 0 for link in chain.links)
    assert far == 2, "behind the other hero leads only a way round"


def test_every_rule_of_a_chain_stands_in_the_rulebook() -> None:
    book = read_rulebook(data("dragon", "rulebook.md"))
    for rule in every({"5.1", "5.2", "6.3", "8", "8.1", "8.2", "8.3", "9.2", "9.3"}):
        section = book.section(rule)
        assert section is not None and section.number == rule


def test_of_1000_tries_each_battle_of_a_space_takes_its_share_and_the_rest_is_won() -> None:
    t = Table(hero("9,1", "T40"), hero("9,2"), map={"9,1": ["T28 up"]}, others="dealt", dice=[2])
    space = t.state.kingdom.by_key["9,1"]
    chain, told = space_chain(t.state, 1, space), gauntlet(t.state, 1, space)
    assert chain is not None and len(told.falls) == 2
    assert [link.amount for link in chain.links] == pytest.approx(
        [1000, *(-1000 * fall.chance for fall in told.falls)], abs=1
    )
    assert (chain.links[2].what, chain.links[2].rule) == (f"Lost against {called(0)}", "8.2")
    assert chain.links[2].card is None, "the first seat is no monster"


def test_counters_that_count_the_same_stand_in_one_line_with_their_number() -> None:
    g = Table(hero("9,2", "T01", "T02"), hero("9,4", "T03")).state
    coppers = SHIPPED.name(SHIPPED.ids["T01"])
    told = [worth_chain(g.content, Picture(g.view(0)), f"front/{seat}", "6.3").links[0] for seat in (0, 1)]
    assert [link.what for link in told] == [f"{coppers}, 2 of them", coppers]
