"""Dragon Attack!, chapter 6: searching, and gold brought home."""

from __future__ import annotations

from tests.rules.dragon.table import Table, hero


def stand(*counters: str, front: tuple[str, ...] = (), dice: tuple[int, ...] = (2,), **words: object) -> Table:
    """Ann stands on a star with these counters and stays there."""
    return Table(hero("2,0", *front), hero(), map={"2,0": list(counters)}, dice=[*dice, 2], **words).play("stay")


def test_to_search_is_a_choice() -> None:
    """DRA-C02, DRA-R11, DRA-TURN-05"""
    t = stand("T01")
    assert t.keys == ["search", "leave"]
    t.play("leave")
    assert t.map() == {"2,0": ["T01"]} and t.asked == 1, "not even turned over"


def test_the_choice_is_all_or_nothing_for_the_space() -> None:
    """DRA-R11, DRA-R15"""
    t = stand("T01", "T36 seen", "T05")
    assert t.prompt.endswith("3 counters lie here.")
    t.play("search")
    assert t.question == "take_or_leave" and "Loose coppers" in t.prompt
    t.play("take")
    assert t.question == "take_or_leave" and "Silver purse" in t.prompt
    t.play("take")
    assert t.front(0) == ["T01", "T05"] and t.map() == {"2,0": ["T36 seen"]}, "red is a Fighter already"


def test_nobody_is_asked_to_search_where_all_know_that_nobody_can_join() -> None:
    """DRA-R63"""
    t = stand("T36 seen", "T37 seen")
    assert t.asked == 1 and t.question == "walk" and t.map() == {"2,0": ["T36 seen", "T37 seen"]}
    assert t.log()[-2] == (
        "All have seen what lies here: Hild the Fighter and Corwen the Fighter cannot join Ann, "
        "whose party has a Fighter already."
    ), t.log()


def test_what_may_join_be_taken_or_fought_is_asked_for_though_all_know_it() -> None:
    """DRA-R63"""
    for known in ("T38 seen", "T01 seen", "T44 seen", "T21 seen"):
        assert stand("T36 seen", known).question == "search", known
    assert stand("T36").question == "search", "nobody has seen it"
    assert stand("T38 seen").question == "search"
    assert stand("T38 seen", front=("T39",)).question == "walk"


def test_a_searched_counter_is_turned_up_for_all_to_see() -> None:
    """DRA-SEARCH-01"""
    t = stand("T01").play("search")
    assert [event.card for event in t.match.events if type(event).__name__ == "Revealed"] == [0]
    assert t.state.view(1)["zones"]["map"] == [0]


def test_gold_may_be_taken_and_lies_in_front() -> None:
    """DRA-SEARCH-02"""
    assert stand("T20").play("search", "take").front(0) == ["T20"]


def test_boat_and_slayer_may_be_taken() -> None:
    """DRA-SEARCH-05"""
    assert stand("T44", "T46").play("search", "take", "take").front(0) == ["T44", "T46"]


def test_what_is_not_taken_lies_face_down_again_and_has_been_seen() -> None:
    """DRA-R13, DRA-R14"""
    t = stand("T20").play("search", "leave")
    assert t.map() == {"2,0": ["T20 seen"]} and t.state.lies == [0]
    assert t.state.view(1)["zones"]["map"] != [None], "everybody may look it up"
    assert t.match.options["show_seen"] == "on"


def test_a_monster_fights_at_once() -> None:
    """DRA-SEARCH-08, DRA-BATTLE-01"""
    t = stand("T21", dice=(2, 5)).play("search")
    assert t.home(0) == ["T21"] and t.map() == {}


def test_a_lost_battle_ends_the_search_and_nobody_is_met() -> None:
    """DRA-R15, DRA-R17"""
    t = Table(hero("2,0"), hero("2,0"), map={"2,0": ["T33", "T20"]}, dice=[2, 1, 2]).play("stay", "search")
    assert t.question == "fall_back" and t.asked == 1
    t.play("6,0")
    assert t.map() == {"2,0": ["T33 up", "T20"]}, "the second counter was not turned over"
    assert t.asked == 1 and t.question == "walk"


def test_after_a_won_battle_the_search_goes_on() -> None:
    """DRA-R15"""
    t = stand("T21", "T20", dice=(2, 5)).play("search")
    assert t.question == "take_or_leave"


def test_a_face_up_monster_must_be_fought() -> None:
    """DRA-R12"""
    t = stand("T21 up", dice=(2, 5))
    assert t.home(0) == ["T21"] and t.asked == 1


def test_only_the_own_move_leads_to_a_search() -> None:
    """DRA-C05"""
    t = Table(hero("3,1", "T01"), hero("2,1"), map={"0,2": ["T02"]}, dice=[2, 2]).play("2,1")
    t.play("give:T01", "offer", "agree")
    assert t.question == "extra_step" and "0,2" not in t.keys, "no step onto a counter"


def test_a_character_joins_a_party_without_its_class() -> None:
    """DRA-SEARCH-09, DRA-R16"""
    t = stand("T38").play("search")
    assert t.front(0) == ["T38"] and t.state.party(0) == 2 and t.asked == 1, "nobody is asked"


def test_one_of_each_class_and_four_in_all() -> None:
    """DRA-SEARCH-10, DRA-SEARCH-11, DRA-SEARCH-12"""
    t = stand("T36", "T38", "T40", "T41", "T42").play("search")
    assert t.front(0) == ["T38", "T40", "T42"] and t.state.party(0) == 4
    assert t.state.classes(0) == 0b1111 and t.map() == {"2,0": ["T36 seen", "T41 seen"]}


def test_who_cannot_join_lies_face_down_and_has_been_seen() -> None:
    """DRA-SEARCH-13"""
    t = stand("T36").play("search")
    assert t.map() == {"2,0": ["T36 seen"]}
    assert "Hild the Fighter cannot join Ann: that class is in the party already." in t.log()


def test_a_boat_helps_on_water_and_a_slayer_against_the_dragon() -> None:
    """DRA-SEARCH-06, DRA-SEARCH-07"""
    assert Table(hero("1,5", "T44"), hero(), dice=[2]).question == "sail_or_roll"
    t = Table(hero("2,0", "T46"), hero(), map={"2,0": ["T28 up"]}, dice=[2, 6, 2]).play("stay")
    assert t.rolled()[:2] == [2, 6] and t.home(0) == ["T28"], "one die against a monster"


def test_gold_is_set_down_when_the_move_ends_at_home() -> None:
    """DRA-SEARCH-03, DRA-R44"""
    t = Table(hero("5,6", "T20", "T44", "T38"), hero(), dice=[2, 2]).play("6,6")
    assert t.home(0) == ["T20"] and t.front(0) == ["T44", "T38"]


def test_staying_at_home_sets_gold_down_and_walking_across_does_not() -> None:
    """DRA-R44"""
    assert Table(hero("6,6", "T20"), hero(), dice=[2, 2]).play("stay").home(0) == ["T20"]
    assert Table(hero("5,6", "T20"), hero(), dice=[2, 2]).play("7,6").home(0) == []
    assert Table(hero("7,5", "T20"), hero(), dice=[2, 2]).play("stay").home(0) == [], "a start nobody plays"


def test_gold_at_home_cannot_be_stolen_traded_or_taken_up() -> None:
    """DRA-SEARCH-04, DRA-R45"""
    t = Table(hero("4,4", home=["T20"]), hero("4,3", home=["T19"]), dice=[2, 6, 1, 2]).play("4,3")
    assert t.keys == ["fight"]
    t.play("fight")
    assert t.question == "fall_back" and t.home(1) == ["T19"]


def test_who_leaves_a_space_unsearched_is_told_to_all() -> None:
    """DRA-C02"""
    for lying, said in ((("T01",), "the counter here"), (("T01", "T05"), "the 2 counters here")):
        t = stand(*lying).play("leave")
        assert f"Ann leaves {said} unsearched." in t.log()
