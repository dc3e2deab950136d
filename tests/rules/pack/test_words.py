"""What players read: the log per viewer, prompts, refusals and odds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.agenda import say
from game.engine.match import Match
from tests.rules.laid import NAMES, sentences
from tests.rules.pack.table import (
    BLUE_450,
    BLUE_700,
    GREEN_200,
    GREEN_500,
    PACK,
    RED_250,
    RED_500,
    SHIPPED,
    WILD_0,
    WILD_100,
    Table,
    dueling,
    side,
)
from tests.sure import every


def random_games(count: int = 12) -> list[Match]:
    games = []
    for seed in range(count):
        options = {"format": ("standard", "short")[seed % 2], "summoning": ("compulsory", "optional")[seed // 2 % 2]}
        match, rng = Match(PACK, SHIPPED, 2, seed, options), Random(seed)
        while match.decision is not None:
            assert say(match.decision.prompt)[-1] == "?" and all(say(o.label) for o in match.decision.options)
            match.answer(rng.choice(match.decision.options).key)
        games.append(match)
    return games


GAMES = random_games()


def test_every_line_is_a_sentence_about_somebody_by_name() -> None:
    for match in every(GAMES):
        for viewer in (None, 0, 1):
            assert sentences(match, viewer)


def test_drawn_cards_are_named_to_their_owner_alone() -> None:
    match = Match(PACK, SHIPPED, 2, 5, {"starting": "first"})
    own = [line for _, line in match.log(NAMES[:2], 0) if line.startswith("Ann draws")]
    other = [line for _, line in match.log(NAMES[:2], 1) if line.startswith("Ann draws")]
    assert len(own) == len(other) == 6 and set(other) == {"Ann draws a card."}
    assert own == [f"Ann draws {SHIPPED.name(card)}." for card in match.state.zones["hand/0"]]


def test_duels_hits_and_points_are_told_with_their_numbers() -> None:
    log = dueling([BLUE_450, WILD_100, RED_250], [RED_500, GREEN_500]).log()
    assert "Column 1: Slipstream Otter (650) beats Rustblade Mantis (500)." in log
    assert "Column 2: Pop Goblin (100) and Bramble Golem (500) both burst, and both are discarded." in log
    assert "Column 3: Kiln Rat hits Bob for 1." in log and "Bob has 29 hit points left." in log
    assert "are level, and both are discarded." in " ".join(dueling([BLUE_450], [BLUE_450]).log())


def test_what_the_duel_will_do_is_shown_before_it() -> None:
    table = Table(
        side(hand=[BLUE_700], waiting=[BLUE_450], active=[None, RED_250, WILD_0, GREEN_200]),
        side(active=[None, None, RED_500, RED_500]),
        at="boost_1",
        turn=5,
    )
    assert [chance.what for chance in PACK.odds(table.state, 0, "pass")] == [
        "Kiln Rat hits for 1 in column 2",
        "Blank Mask and Rustblade Mantis both go in column 3",
        "Rustblade Mantis beats Rune Snail in column 4",
    ]
    assert PACK.odds(table.state, 0, "boost:1") == ()
    after = Table(side(hand=[BLUE_700], waiting=[BLUE_450]), at="boost_2", turn=5)
    assert PACK.odds(after.state, 0, "pass") == ()


def card_in(table: Table, zone: str, place: int = 0) -> int:
    return int(table.state.zones[zone][place])


@pytest.mark.parametrize(
    ("words", "target", "why", "rule"),
    [
        (
            {"hand": [RED_500, RED_250], "waiting": [RED_250]},
            "waiting/0/1",
            "First choose a monster from your hand",
            "2.3",
        ),
        ({"hand": [RED_500, RED_250], "waiting": [RED_250]}, "waiting/1/1", "Only your own waiting area", "2"),
        ({"hand": [RED_500, RED_250], "active": [None, RED_250]}, "active/0/1", "fight by themselves", "3.1"),
        ({"hand": [RED_500, RED_250]}, "active/0/1", "for a monster whose die is spent", "2.2"),
        ({"hand": [RED_500, RED_250]}, "deck/0", "drawn in the Draw step", "2.1"),
        ({"hand": [RED_500, RED_250]}, "discard/0", "out of the game", "2.1"),
        ({"hand": [RED_500, RED_250]}, "boost:1", "right before or after the Duel", "2.4"),
    ],
)
def test_what_cannot_be_chosen_now_says_why(words: dict[str, Any], target: str, why: str, rule: str) -> None:
    table = Table(side(**words), turn=5)
    refusal = PACK.why_not(table.state, 0, target)
    assert refusal is not None and why in refusal.why and refusal.rule == rule


def test_refusals_of_a_boost_name_its_rule() -> None:
    waiting = [BLUE_450, {"card": BLUE_700, "die": 2, "boosted": True}, {"card": RED_250, "die": 0}, GREEN_500]
    table = Table(
        side(hand=[BLUE_700, RED_500], waiting=waiting, active=[GREEN_200, GREEN_200, GREEN_200, GREEN_500]),
        at="boost_1",
        turn=5,
    )
    told = [PACK.why_not(table.state, 0, f"waiting/0/{column}") for column in range(4)]
    assert told[0] is None
    assert [refusal.why.partition(":")[0] for refusal in told[1:] if refusal] == [
        "This monster has been boosted",
        "It is blocked",
        "You have no card of its colour, and no White Wild, to pay with.",
    ]
    first_card = PACK.why_not(table.state, 0, card_in(table, "hand/0"))
    assert first_card is not None and "First choose the waiting monster" in first_card.why
    table.play("boost:1")
    price = PACK.why_not(table.state, 0, card_in(table, "hand/0", 1))
    assert price is not None and "Blue Evade, or White Wild" in price.why
    here, there = (PACK.why_not(table.state, 0, f"waiting/0/{column}") for column in (0, 1))
    assert here == there and here is not None
    assert here.why == "First choose the card to discard for the boost of Slipstream Otter."
    wild = Table(side(hand=[WILD_0, RED_500], waiting=[WILD_100]), at="boost_1", turn=5).play("boost:1")
    refusal = PACK.why_not(wild.state, 0, card_in(wild, "hand/0", 1))
    assert refusal is not None and "another White Wild card alone" in refusal.why


def test_the_first_turn_has_no_boost_and_says_so() -> None:
    match = Match(PACK, SHIPPED, 2, 2, {"starting": "first"})
    refusal = PACK.why_not(match.state, 0, "boost:1")
    assert refusal is not None and "first turn" in refusal.why and refusal.rule == "2.4"
    other = PACK.why_not(match.state, 1, "boost:1")
    assert other is not None and "other player's turn" in other.why


def test_every_card_and_spot_is_legal_or_refused_with_a_section() -> None:
    from game.assets import data
    from game.engine.rulebook import read_rulebook

    numbers = {section.number for section in read_rulebook(data("pack", "rulebook.md")).sections}
    match, rng = Match(PACK, SHIPPED, 2, 9, skip_single=False), Random(9)
    while match.decision is not None:
        lit = {option.at for option in match.decision.options}
        cards = [card for cards in match.state.zones.values() for card in cards]
        lit |= {card for zone, there in match.state.zones.items() for card in there if zone in lit}
        for target in (*match.state.zones, *cards):
            refusal = PACK.why_not(match.state, match.decision.player, target)
            assert (refusal is None) == (target in lit)
            assert refusal is None or refusal.rule in numbers
        match.answer(rng.choice(match.decision.options).key)
    over = PACK.why_not(match.state, 0, "pass")
    assert over is not None and over.rule in numbers


def test_standing_adds_up_to_one_and_leans_to_who_is_ahead() -> None:
    for match in GAMES:
        assert sum(PACK.standing(match.state, seat) for seat in (0, 1)) == pytest.approx(1)
    ahead = Table(side(hp=25, active=[BLUE_700]), side(hp=10), turn=9).state
    assert PACK.standing(ahead, 0) > 0.8
    assert PACK.scores(ahead)[0][-1] == ("Hit points", 25)
