"""What computers go by in The Monster Pack: legal choices, sensible ones, and reasons that give nothing away."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.pack import PackMind
from game.engine.match import Match
from tests.rules.pack.table import (
    BLUE_450,
    BLUE_700,
    GREEN_200,
    GREEN_500,
    PACK,
    RED_250,
    RED_500,
    SHIPPED,
    Table,
    side,
)

MIND = PackMind()


def test_worth_lies_between_0_and_1_and_leans_to_who_is_ahead() -> None:
    ahead = Table(side(hp=25, active=[BLUE_700]), side(hp=8), turn=9).state
    assert 0.8 < MIND.worth(ahead, 0) <= 1 and 0 <= MIND.worth(ahead, 1) < 0.2


def test_every_question_has_a_leaning_a_shortlist_of_its_options_and_a_reason() -> None:
    for seed in range(6):
        match, rng = Match(PACK, SHIPPED, 2, seed, {"summoning": ("compulsory", "optional")[seed % 2]}), Random(seed)
        while match.decision is not None:
            options, state = match.decision.options, match.state
            assert MIND.policy(state) in options  # type: ignore[arg-type]
            assert 0 < len(MIND.shortlist(state)) <= 4  # type: ignore[arg-type]
            assert all(option in options for option in MIND.shortlist(state))  # type: ignore[arg-type]
            key = rng.choice(options).key
            assert MIND.reason(state, match.decision.player, key, 3).endswith(".")  # type: ignore[arg-type]
            match.answer(key)
        assert match.answers


def test_a_reason_names_what_it_is_about_once() -> None:
    t = Table(side(hand=[BLUE_450, GREEN_200]), side(active=[None, RED_500]), at="summon")
    monster = f"summon:{BLUE_450}"
    told = "beats Rustblade Mantis, which is in play, and it can be there in 2 turns."
    assert MIND.reason(t.state, 0, monster, 1) == f"Summon Slipstream Otter: it {told}"
    assert MIND.reason(t.state, 0, monster, 3) == f"Slipstream Otter {told}"
    t.play(monster)
    assert MIND.reason(t.state, 0, "spot:4", 1).startswith(
        "Summon Slipstream Otter to column 4: nobody stands opposite it"
    )
    assert MIND.reason(t.state, 0, "spot:4", 3) == (
        "Nobody stands opposite column 4, and 2 free spots in front can be reached from there."
    )


def test_what_stands_opposite_under_the_same_name_is_named_again() -> None:
    t = Table(side(waiting=[{"card": GREEN_500, "die": 1}]), side(active=[GREEN_500]), at="turn")
    assert MIND.reason(t.state, 0, "to:1", 1) == (
        "Send Bramble Golem into column 1: it takes Bramble Golem with it there, and Bramble Golem hits for 2 while "
        "nobody meets it."
    )


def test_a_reason_names_no_card_that_stays_in_hand() -> None:
    for seed in range(6):
        match, rng = Match(PACK, SHIPPED, 2, seed), Random(seed)
        while match.decision is not None:
            player, key = match.decision.player, rng.choice(match.decision.options).key
            reason = MIND.reason(match.state, player, key, 3)  # type: ignore[arg-type]
            before = {SHIPPED.name(card) for card in match.state.zones[f"hand/{player}"]}
            open_ = {
                SHIPPED.name(card)
                for zone, cards in match.state.zones.items()
                for card in cards
                if not zone.startswith(("hand", "deck"))
            }
            chosen = SHIPPED.name(SHIPPED.ids[key.split(":")[1]]) if "MP-" in key else ""
            assert not [name for name in before - open_ - {chosen} if name in reason]
            match.answer(key)
        assert match.answers


def test_the_boost_that_wins_is_taken() -> None:
    table = Table(
        side(hand=[BLUE_700, RED_250], waiting=[{"card": BLUE_450, "die": 1}]), side(hp=2), at="boost_1", turn=9
    )
    assert MIND.policy(table.state).key == "boost:1"  # type: ignore[union-attr]


def test_a_strong_card_is_not_spent_on_a_turn_too_early() -> None:
    table = Table(side(hand=[BLUE_700], waiting=[{"card": BLUE_450, "die": 2}]), side(hp=20), at="boost_1", turn=9)
    assert MIND.policy(table.state).key == "pass"  # type: ignore[union-attr]


def test_a_monster_enters_where_it_wins() -> None:
    table = Table(
        side(hand=[RED_250], waiting=[{"card": BLUE_450, "die": 1}]),
        side(active=[GREEN_500, RED_500, None, None]),
        at="turn",
        turn=9,
    )
    assert table.keys == ["to:1", "to:2"] and MIND.policy(table.state).key == "to:2"  # type: ignore[union-attr]


def test_the_cheapest_price_is_paid() -> None:
    table = Table(side(hand=[BLUE_700, "MP-001", RED_250], waiting=[BLUE_450]), at="boost_1", turn=9).play("boost:1")
    assert MIND.policy(table.state).key == "pay:MP-001"  # type: ignore[union-attr]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_finished_game_is_worth_its_result(seat: int) -> None:
    table = Table(side(active=[GREEN_200]), side(hp=1), at="duel")
    assert MIND.worth(table.state, seat) == pytest.approx(1.0 - seat, abs=0.01), "hit points break ties"
