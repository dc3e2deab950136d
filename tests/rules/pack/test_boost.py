"""2.4 Boost."""

from __future__ import annotations

from game.engine.events import Said
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
    WILD_0,
    WILD_100,
    Table,
    side,
)


def boosting(at: str = "boost_1", **words: object) -> Table:
    """A Blue monster of two stars waits; Blue, Red and White Wild are in hand."""
    return Table(side(**{"hand": [BLUE_700, RED_500, WILD_0], "waiting": [BLUE_450], **words}), at=at, turn=5)


def test_a_boost_may_be_made_before_the_duel_or_after_it_but_once() -> None:
    """PAK-BOOST-01, PAK-BOOST-02, PAK-C10"""
    early = boosting(waiting=[BLUE_450, BLUE_450]).play("boost:1", f"pay:{BLUE_700}")
    assert early.asked == 1 and early.state.turn == 6, "no second boost was offered after the Duel"
    late = boosting(waiting=[BLUE_450, BLUE_450]).play("pass")
    assert late.state.phase == "boost_2" and late.keys == ["boost:1", "boost:2", "pass"]
    assert late.play("boost:2", f"pay:{BLUE_700}").asked == 1


def test_only_own_waiting_monsters_can_be_boosted_and_nobody_has_to() -> None:
    """PAK-BOOST-03, PAK-BOOST-09"""
    table = Table(
        side(hand=[BLUE_700], waiting=[BLUE_450], active=[None, BLUE_450]),
        side(waiting=[None, BLUE_450]),
        at="boost_1",
        turn=5,
    )
    assert table.keys == ["boost:1", "pass"]


def test_the_price_is_a_card_of_the_same_colour_or_white_wild_from_hand() -> None:
    """PAK-BOOST-04, PAK-R13, PAK-R30"""
    assert boosting().play("boost:1").keys == [f"pay:{BLUE_700}", f"pay:{WILD_0}"]
    assert boosting(hand=[RED_500], deck=[BLUE_700]).asked == 1, "cards elsewhere cannot pay"


def test_a_white_wild_monster_takes_white_wild_alone() -> None:
    """PAK-R13"""
    assert boosting(waiting=[WILD_100]).play("boost:1").keys == [f"pay:{WILD_0}"]
    assert boosting(waiting=[WILD_100], hand=[BLUE_700, RED_500]).asked == 1


def test_a_boost_drops_the_die_by_one_and_marks_it_and_the_price_lies_face_up() -> None:
    """PAK-BOOST-05, PAK-BOOST-07, PAK-R14"""
    table = boosting().play("boost:1", f"pay:{BLUE_700}")
    assert table.die(0, 1) == 1 and table.boosted(0, 1)
    assert table.discard(0) == [BLUE_700]
    assert table.state.view(1)["zones"]["discard/0"] == table.state.zones["discard/0"]


def test_a_monster_is_boosted_once_in_its_life() -> None:
    """PAK-BOOST-06"""
    assert boosting(waiting=[{"card": BLUE_700, "die": 2, "boosted": True}]).asked == 1


def test_the_starting_player_cannot_boost_in_the_first_turn_but_the_second_player_can() -> None:
    """PAK-BOOST-08, PAK-BOOST-11, PAK-R09"""
    match = Match(PACK, SHIPPED, 2, 2, {"starting": "first"}, skip_single=False)
    for player in (0, 1):
        match.answer(match.decision.options[0].key)
        match.answer("spot:1")
        asked = [event for event in match.events if getattr(event, "field", "") == "boost_used"]
        assert not asked and match.decision.player == 1
    first = Table(side(hand=[BLUE_700], waiting=[BLUE_450]), at="boost_1", turn=1)
    second = Table(side(), side(hand=[BLUE_700], waiting=[BLUE_450]), at="boost_1", turn=2, player=2)
    assert first.asked == 1 and first.state.turn == 2
    assert second.keys == ["boost:1", "pass"]


def test_a_die_that_reaches_0_lets_the_monster_in_at_once_and_part_1_is_in_time_for_the_duel() -> None:
    """PAK-BOOST-10, PAK-R10"""
    early = boosting(waiting=[{"card": BLUE_450, "die": 1}]).play("boost:1", f"pay:{BLUE_700}", "to:1")
    assert early.active(0)[0] == BLUE_450 and early.state.hp == [30, 28]
    late = boosting("boost_2", waiting=[{"card": BLUE_450, "die": 1}]).play("boost:1", f"pay:{BLUE_700}", "to:1")
    assert late.active(0)[0] == BLUE_450 and late.state.hp == [30, 30]


def test_a_monster_boosted_after_the_duel_can_be_met_in_the_other_players_turn() -> None:
    """PAK-R10"""
    table = Table(
        side(hand=[BLUE_700], waiting=[{"card": BLUE_450, "die": 1}]),
        side(hand=[], waiting=[], active=[RED_250]),
        at="boost_2",
        turn=5,
        options={"summoning": "optional"},
    )
    table.play("boost:1", f"pay:{BLUE_700}", "to:1", "none")
    assert table.discard(1) == [RED_250] and table.active(0)[0] == BLUE_450


def test_a_monster_summoned_in_this_turn_may_be_boosted() -> None:
    """PAK-R11"""
    table = Table(side(hand=[RED_250, RED_500]), turn=5)
    table.play(f"summon:{RED_250}", "spot:1", "boost:1", f"pay:{RED_500}", "to:1")
    assert table.state.hp == [30, 29]


def test_a_monster_with_nowhere_to_go_may_be_boosted_and_is_blocked_then() -> None:
    """PAK-R12, PAK-R14: the price is gone all the same."""
    table = boosting(waiting=[{"card": BLUE_450, "die": 1}], active=[GREEN_200, GREEN_500])
    table.play("boost:1", f"pay:{BLUE_700}")
    assert table.waiting(0)[0] == BLUE_450 and table.die(0, 1) == 0 and table.discard(0) == [BLUE_700]


def test_where_no_boost_is_offered_its_reason_is_told_to_whoever_may_know_it() -> None:
    """PAK-BOOST-08: the first turn to all; that no card in hand pays to its owner alone; else nothing."""
    match = Match(PACK, SHIPPED, 2, 2, {"starting": "first"}, skip_single=False)
    for key in (match.decision.options[0].key, "spot:1"):
        match.answer(key)
    assert [told(match, viewer) for viewer in (0, 1)] == [
        ["Who begins cannot boost in the first turn of the game."]
    ] * 2
    poor = Table(side(hand=[RED_500, BLUE_700], waiting=[BLUE_450]), at="summon", turn=5).play(
        f"summon:{BLUE_700}", "spot:2"
    )
    assert not told(poor.match, 1)
    assert told(poor.match, 0) == [
        "A boost costs a card of the monster's colour or White Wild, and no card in hand is that."
    ]
    assert not told(boosting().match, 0), "it is offered"


def told(match: Match, viewer: int) -> list[str]:
    """Why there was no boost, as a seat hears it."""
    lines = [line for _, line in match.log(["Ann", "Bob"], viewer) if "boosts nobody" in line]
    return [line.partition("boosts nobody. ")[2] for line in lines]


def test_a_boost_that_is_skipped_has_a_card_in_the_first_turns_alone() -> None:
    early, late = (PACK.passed(Said("no_boost", 0, (turn,), 1)) for turn in (5, 25))
    assert early is not None and early.rule == "2.4" and late is None
