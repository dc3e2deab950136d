"""Dragon Attack!, chapter 7: meeting other heroes."""

from __future__ import annotations

import pytest

from tests.rules.dragon.table import Table, hero


def met(mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), dice: tuple[int, ...] = (), **words: object) -> Table:
    """Ann walks up to Bob on plain land."""
    return Table(hero("9,2", *mine), hero("9,1", *theirs, **words), dice=[2, *dice]).play("9,1")


def test_a_meeting_is_a_battle_unless_both_agree_to_trade() -> None:
    """DRA-TRADE-01, DRA-C03, DRA-TURN-06"""
    assert met().keys == ["fight"]
    t = met(("T01",), ("T02",), (6, 1)).play("give:T01", "ask:T02", "offer")
    assert t.asked == 1 and t.keys == ["agree", "counter", "refuse"]
    t.play("refuse")
    assert t.state.resting == [False, True] and t.question == "loot"


def test_what_both_agree_on_changes_hands_instead() -> None:
    """DRA-TRADE-02, DRA-R33"""
    t = met(("T01", "T44"), ("T02", "T36")).play("give:T01", "give:T44", "ask:T02", "offer", "agree")
    assert (t.front(0), t.front(1)) == (["T02"], ["T36", "T01", "T44"])
    assert t.state.resting == [False, False] and t.rolled() == [2]


def test_a_gift_is_a_trade_either_way() -> None:
    """DRA-TRADE-03"""
    assert met(("T01",), ()).play("give:T01", "offer", "agree").front(1) == ["T01"]
    assert met((), ("T02",)).play("ask:T02", "offer", "agree").front(0) == ["T02"]


def test_an_empty_offer_cannot_be_made() -> None:
    """DRA-R32"""
    t = met(("T01",), ())
    assert "offer" not in t.keys and "offer" in t.play("give:T01").keys


def test_a_trade_keeps_the_class_limit_of_both() -> None:
    """DRA-R33"""
    t = met(("T40",), ("T41",)).play("give:T40")
    assert "offer" not in t.keys, "Bob would have two Elves"
    assert "offer" in t.play("ask:T41").keys, "one for the other is fine"
    assert "offer" not in met((), ("T36",)).play("ask:T36").keys, "Ann is a Fighter herself"


def test_an_offer_may_be_answered_by_one_other_offer() -> None:
    t = met(("T01", "T02"), ("T20",), (6, 1)).play("give:T01", "offer", "counter")
    assert t.asked == 1 and {"give:T20", "ask:T02"} <= set(t.keys)
    t.play("ask:T01", "ask:T02", "offer")
    assert t.asked == 0 and t.keys == ["agree", "refuse"]
    assert t.play("agree").front(1) == ["T20", "T01", "T02"]
    t = met(("T01", "T02"), ("T20",), (6, 1)).play("give:T01", "offer", "counter", "ask:T02", "offer", "refuse")
    assert t.state.resting == [False, True], "Ann attacks, whoever refused"


def test_what_was_put_into_an_offer_can_be_taken_out_again() -> None:
    """DRA-R64"""
    t = met(("T01",), ("T02",)).play("give:T01", "ask:T02")
    assert {"back:T01", "back:T02", "offer"} <= set(t.keys)
    t.play("back:T01", "back:T02")
    assert set(t.keys) == {"fight", "give:T01", "ask:T02"} and t.state.about.offer == ()
    assert t.play("ask:T02", "offer", "agree").front(0) == ["T01", "T02"]


def test_the_answer_to_an_offer_may_be_changed_as_well() -> None:
    """DRA-R64"""
    t = met(("T01",), ("T02",)).play("give:T01", "offer", "counter", "ask:T01", "give:T02", "back:T02", "offer")
    assert t.asked == 0 and t.play("agree").front(1) == ["T02", "T01"]


def test_nothing_is_offered_before_it_is_said() -> None:
    """DRA-R64"""
    t = met(("T01",), ("T02",)).play("give:T01", "ask:T02", "back:T02")
    assert t.asked == 0 and not any("offers" in line for line in t.log())
    t.play("offer")
    assert t.asked == 1 and "Ann offers Bob a trade: gives Loose coppers (6)." in t.log()


@pytest.mark.parametrize("reply", [False, True])
def test_after_twenty_changes_an_offer_is_made_or_given_up(reply: bool) -> None:
    """DRA-R64"""
    t = met(("T01", "T44"), (), (6, 1))
    word = "give"
    if reply:
        t.play("give:T01", "offer", "counter")
        word = "ask"
    t.play(f"{word}:T44", *([f"{word}:T01", "back:T01"] * 9))
    assert t.state.about.left == 1 and f"{word}:T01" in t.keys
    t.play(f"{word}:T01")
    assert t.state.about.left == 0 and t.keys == ["fight", "offer"]
    why = t.refusal("T44")
    assert "often enough" in why.why and why.rule == "7.2"
    t.play("offer", "refuse")
    assert t.question != "bargain"


def test_an_offer_that_cannot_be_made_after_twenty_changes_is_given_up() -> None:
    """DRA-R64"""
    t = met(("T01",), (), (6, 1)).play(*["give:T01", "back:T01"] * 10)
    assert t.keys == ["fight"]


def test_after_a_trade_the_mover_may_go_one_step_to_an_empty_space() -> None:
    """DRA-TRADE-04, DRA-TRADE-05, DRA-R30"""
    t = Table(hero("9,2", "T01"), hero("9,1"), hero("8,1"), map={"9,0": ["T02"]}, dragon=0, dice=[2, 2])
    t.play("9,1", "give:T01", "offer", "agree")
    assert t.asked == 0 and t.question == "extra_step"
    assert set(t.keys) == {"stay", "10,0", "9,2", "10,2"} & set(t.keys) | {"stay"} and "8,1" not in t.keys
    assert "9,0" not in t.keys, "a counter lies there"
    assert t.play("9,2").at(0) == "9,2" and t.at(1) == "9,1"


def test_the_step_avoids_the_dragon_and_water() -> None:
    """DRA-TRADE-05, DRA-R31"""
    t = Table(hero("11,2", "T01"), hero("11,1"), dragon=3, dice=[2, 2]).play("11,1", "give:T01", "offer", "agree")
    assert "12,1" not in t.keys and "10,1" not in t.keys and "11,2" in t.keys


def test_a_step_home_sets_gold_down() -> None:
    """DRA-R31"""
    t = Table(hero("5,4", "T20", "T44"), hero("5,5"), dice=[2, 2]).play("5,5", "give:T44", "offer", "agree")
    t.play("6,6")
    assert t.home(0) == ["T20"]


def test_two_may_stay_together_after_a_trade() -> None:
    """DRA-C13"""
    t = met(("T01",)).play("give:T01", "offer", "agree", "stay")
    assert t.at(0) == t.at(1) == "9,1" and t.asked == 1


def test_there_is_no_step_after_a_battle() -> None:
    """DRA-TRADE-06"""
    t = met(("T01",), (), (6, 1, 2)).play("fight")
    assert t.question == "fall_back"
    t.play(t.keys[0])
    assert t.question == "walk" and t.asked == 0, "Bob rests, Ann's next turn"


def test_several_heroes_are_met_one_by_one_in_any_order() -> None:
    """DRA-R34"""
    t = Table(hero("9,2", "T01", "T02"), hero("9,1"), hero("9,1"), dice=[2, 2]).play("9,1")
    assert t.question == "pick_rival" and t.keys == ["face:2", "face:3"]
    t.play("face:3", "give:T01", "offer", "agree")
    assert t.question == "bargain" and t.front(2) == ["T01"]
    assert t.play("give:T02", "offer", "agree").question == "extra_step"


def test_the_step_needs_a_trade_with_all_of_them() -> None:
    """DRA-R34"""
    t = Table(hero("9,2", "T01", "T02"), hero("9,1"), hero("9,1"), dice=[2, 6, 1, 2]).play("9,1", "face:2", "fight")
    t.play(t.keys[0])
    assert t.question == "bargain"
    assert t.play("give:T01", "offer", "agree").question == "walk"


def test_who_is_moved_away_meets_nobody_else() -> None:
    """DRA-R34"""
    t = Table(hero("9,2"), hero("9,1"), hero("9,1"), dice=[2, 1, 6, 2]).play("9,1", "face:2", "fight")
    t.play(t.keys[0])
    assert t.question == "walk" and t.asked == 1
