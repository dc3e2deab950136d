"""4. Game over."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from tests.rules.pack.table import (
    BLUE_200,
    BLUE_450,
    BLUE_700,
    GREEN_500,
    PACK,
    RED_250,
    RED_1000,
    SHIPPED,
    Table,
    side,
)


def test_no_hit_points_left_is_defeat_at_once() -> None:
    """PAK-END-01, PAK-END-03, PAK-R21: they stop at 0, nothing moves up, nobody is asked."""
    table = Table(
        side(
            active=[RED_1000, BLUE_200, GREEN_500, GREEN_500],
            hand=[BLUE_700],
            waiting=[None, {"card": BLUE_450, "die": 1}, None, {"card": RED_250, "die": 0}],
        ),
        side(hp=3, active=[None, BLUE_450]),
        at="duel",
        turn=5,
    )
    assert table.state.hp == [30, 0] and table.state.winners == (0,) and table.state.ending == "hp"
    assert table.asked is None and table.waiting(0)[3] == RED_250
    assert table.log()[-2:] == ["Bob has no hit points left.", "Ann wins the game."]


def test_who_has_to_draw_and_finds_no_card_is_defeated() -> None:
    """PAK-DRAW-03, PAK-END-02, PAK-R20"""
    table = Table(side(hand=[BLUE_200] * 3, deck=[]), at="turn")
    assert table.state.winners == (1,) and table.state.ending == "deck"
    assert table.log()[-1] == "Bob wins the game."


def test_drawing_comes_before_a_winning_attack() -> None:
    """PAK-R22"""
    table = Table(side(hand=[], deck=[], active=[RED_1000]), side(hp=1), at="turn")
    assert table.state.winners == (1,) and table.state.hp == [30, 1]


def test_never_are_both_defeated() -> None:
    """PAK-R22: the player on turn loses no hit points."""
    table = Table(side(hp=1, active=[BLUE_200]), side(hp=1, active=[None, RED_1000]), at="duel")
    assert table.state.winners == (0,) and table.state.hp == [1, 0]


@pytest.mark.parametrize("seat", [1, 2])
def test_either_player_may_give_up_at_any_question(seat: int) -> None:
    """PAK-R32"""
    match = Match(PACK, SHIPPED, 2, 4, skip_single=False)
    match.answer(match.decision.options[0].key)
    match.answer(f"concede:{seat}")
    assert match.state.winners == (2 - seat,) and match.state.ending == "concede"  # type: ignore[attr-defined]
    again = Match.restore(PACK, SHIPPED, match.plain())
    assert again.state.digest() == match.state.digest()
    assert any("gives up" in line for _, line in match.log(("Ann", "Bob"), None))


def test_giving_up_is_never_lit_as_a_choice() -> None:
    match = Match(PACK, SHIPPED, 2, 4)
    assert not any(option.key.startswith("concede") for option in match.decision.options)
    assert PACK.why_not(match.state, 0, "concede:1") is None


def test_where_nobody_has_to_summon_two_hundred_turns_are_a_draw() -> None:
    """PAK-R08"""
    table = Table(
        side(hand=["MP-019"] * 3 + ["MP-020"] * 3),
        side(hand=["MP-019"] * 3 + ["MP-020"] * 3),
        turn=200,
        options={"summoning": "optional"},
    )
    table.play("none")
    assert table.state.winners == (0, 1) and table.state.ending == "turns"
    assert "Two hundred turns have been played." in table.log()
    earlier = Table(side(), turn=199, options={"summoning": "optional"}).play("none")
    assert earlier.state.winners is None
