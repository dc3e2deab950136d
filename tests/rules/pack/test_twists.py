"""The Monster Pack, twists: rules bent for one side, monsters that have grown, and decks of the limited length."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.pack import PackMind
from game.engine.match import Match
from game.rules.pack.decks import faults_of
from game.rules.pack.dueling import counted, losers
from game.rules.pack.position import read_position, write_position
from tests.rules.pack.table import (
    BLUE_450,
    BLUE_550,
    GREEN_500,
    PACK,
    RED_500,
    RED_600,
    SHIPPED,
    Table,
    random_deck,
    side,
)


def code(cards: tuple[tuple[str, int], ...], grown: str = "", by: int = 0) -> str:
    return "+".join(f"{copies}x{id}{f'~{by}' if id == grown else ''}" for id, copies in cards)


def new(seed: int = 1, **options: str) -> Match:
    return Match(PACK, SHIPPED, 2, seed, options, skip_single=False)


def test_a_side_begins_with_more_hit_points_or_fewer() -> None:
    assert new(twist_1="hearty", twist_2="weary").state.hp == [33, 26]
    assert new(twist_1="hearty+stout").state.hp == [41, 30]


def test_a_twist_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="no twist 'harty'; did you mean 'hearty'"):
        new(twist_1="harty")


def test_the_type_advantage_counts_more_for_the_side_it_is_bent_for_alone() -> None:
    content = new(twist_2="cunning").content
    blue, red = content.ids[BLUE_450], content.ids[RED_600]
    assert counted(content, content.card(0, blue), content.card(1, red)) == 650
    assert counted(content, content.card(1, blue), content.card(0, red)) == 750


def test_of_equal_powers_the_side_stays_that_wins_ties_unless_both_do() -> None:
    def lost(**options: str) -> int:
        content = new(**options).content
        one, other = (content.card(seat, content.ids[RED_500]) for seat in (0, 1))
        return len(losers(content, one, other)) * 10 + content.backs[losers(content, one, other)[-1]]

    assert lost() == 21
    assert lost(twist_1="stubborn") == 11
    assert lost(twist_2="stubborn") == 10
    assert lost(twist_1="stubborn", twist_2="stubborn") == 21


def test_a_monster_with_nobody_in_its_way_takes_one_point_more() -> None:
    table = Table(side(active=[BLUE_550]), side(), at="duel", options={"twist_1": "fierce"})
    assert table.state.hp[1] == 30 - SHIPPED.monsters[SHIPPED.ids[BLUE_550]].star - 1


def test_a_boost_is_paid_with_any_card_where_that_is_bent() -> None:
    def prices(**options: str) -> set[str]:
        mine = side(hand=[GREEN_500, RED_500], waiting=[{"card": BLUE_550, "die": 2}])
        table = Table(mine, side(), at="boost_1", options=options)
        if "boost:1" not in table.keys:
            return set()
        table.play("boost:1")
        return set(table.keys)

    assert prices() == set()
    assert prices(twist_1="motley") == {f"pay:{GREEN_500}", f"pay:{RED_500}"}


def test_big_monsters_wait_one_turn_less_and_small_ones_as_ever() -> None:
    content = new(twist_1="swift").content
    for star in (1, 2, 3, 4):
        card = next(n for n, monster in enumerate(content.monsters) if monster.star == star)
        assert content.wait(content.card(0, card)) == star - (star >= 3)
        assert content.wait(content.card(1, card)) == star


def test_a_grown_monster_has_more_power_the_stars_it_had_and_no_more_than_a_thousand() -> None:
    deck = SHIPPED.decks["tidal_dodge_20"].cards
    match = new(format="short", deck_1=code(deck, deck[0][0], 150))
    grown = match.content.monsters[match.content.ids[f"{deck[0][0]}~150"]]
    plain = SHIPPED.monsters[SHIPPED.ids[deck[0][0]]]
    assert (grown.power, grown.star, grown.name) == (plain.power + 150, plain.star, plain.name)
    assert SHIPPED.monsters[SHIPPED.ids["MP-036"]].grown(500).power == 1000
    cards = match.state.zones["deck/0"] + match.state.zones["hand/0"]
    assert sum(match.content.id(card) == grown.id for card in cards) == deck[0][1]


def test_the_shipped_content_is_left_as_it_was() -> None:
    new(twist_1="cunning", deck_1=code(SHIPPED.decks["tidal_dodge_30"].cards, "MP-003", 100))
    assert new().content is SHIPPED


def test_a_limited_deck_has_twenty_to_forty_cards() -> None:
    cards = SHIPPED.decks["tidal_dodge_20"].cards
    assert faults_of(SHIPPED, "limited", cards) == []
    assert faults_of(SHIPPED, "limited", cards[1:]) == [f"a limited deck has 20 to 40 cards, not {20 - cards[0][1]}"]
    assert new(format="limited").state.hp == [20, 20]


TWISTED = [
    {"twist_1": "cunning+stubborn", "twist_2": "fierce+motley"},
    {"twist_1": "swift", "twist_2": "nimble+weary", "format": "short"},
    {"twist_1": "stout+motley+swift", "format": "limited"},
]


@pytest.mark.parametrize("options", TWISTED, ids=[" ".join(one.values()) for one in TWISTED])
def test_a_bent_game_keeps_every_law_to_its_end(options: dict[str, str]) -> None:
    rng = Random(7)
    cards = random_deck(options.get("format", "standard"), rng)
    deck = code(cards, cards[0][0], 100)
    match, asked = new(3, deck_2=deck, **options), 0
    while match.decision is not None:
        state, seat = match.state, match.decision.player
        if asked % 9 == 0:
            world = state.redeal(1 - seat, Random(asked))
            assert world.view(1 - seat) == state.view(1 - seat)
            assert [option.key for option in world.question.options]
            again = read_position(SHIPPED, write_position(state, None))
            again.run()
            assert again.view(seat) == state.view(seat)
            assert PackMind().policy(state) in state.question.options
        match.answer(rng.choice(match.decision.options).key)
        asked += 1
    assert asked > 20
    again = Match.restore(PACK, SHIPPED, match.plain())
    assert again.state.digest() == match.state.digest()
