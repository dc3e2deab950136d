"""Dragon Attack!, chapters 3 and 4: the turn, and the Dragon's way."""

from __future__ import annotations

from tests.rules.dragon.table import Table, hero


def test_a_turn_opens_with_one_die_that_nobody_may_refuse() -> None:
    """DRA-TURN-01, DRA-TURN-02"""
    t = Table(hero(), hero(), dice=[3])
    assert t.rolled() == [3] and t.state.rolled == 3 and t.question == "walk"


def test_who_has_rolled_may_stay() -> None:
    """DRA-C10, DRA-R03"""
    t = Table(hero("2,0"), hero(), map={"2,0": ["T38 seen"]}, dice=[4, 2])
    assert t.keys[0] == "stay"
    assert t.play("stay").keys == ["search", "leave"], "staying is ending the move there"


def test_a_1_moves_the_dragon_and_ends_the_turn() -> None:
    """DRA-TURN-03, DRA-R62"""
    t = Table(hero("2,0"), hero("2,0"), map={"2,0": ["T01"]}, dice=[1, 2])
    assert t.state.dragon == 1 and t.at(0) == "2,0" and t.asked == 1 and t.question == "walk"


def test_a_1_in_a_battle_moves_nothing() -> None:
    """DRA-R62, DRA-DRAGON-01"""
    t = Table(hero("2,0"), hero(), map={"2,0": ["T21"]}, dice=[2, 1, 3]).play("stay", "search")
    assert t.state.dragon == 0


def test_2_to_6_lets_the_hero_move_up_to_so_many_spaces() -> None:
    """DRA-TURN-04, DRA-C01, DRA-MOVE-06"""
    for number in range(2, 7):
        t = Table(hero("10,4"), hero(), dice=[number])
        kingdom = t.state.kingdom
        far = {kingdom.distances[t.state.at[0]][kingdom.by_key[key]] for key in t.keys[1:]}
        assert far == set(range(1, number + 1))


def test_after_the_move_come_search_then_meeting_then_the_next_player() -> None:
    """DRA-TURN-05, DRA-TURN-06, DRA-TURN-07, DRA-TURN-08"""
    t = Table(hero("2,1"), hero("2,0"), map={"2,0": ["T01"]}, dice=[2, 6, 1, 3]).play("2,0")
    assert t.question == "search"
    assert t.play("search", "take").question == "bargain"
    t.play("fight", "7,0")
    assert t.asked == 0, "the loser rests, so it is the winner's turn again"


def test_the_dragon_first_comes_to_1() -> None:
    """DRA-DRAGON-04, DRA-C08"""
    t = Table(hero(), hero(), dice=[1, 2])
    assert t.state.dragon == 1 and t.state.space(t.state.lair()).name == "Thornmere"


def test_every_1_takes_it_to_the_next_number_past_all_between() -> None:
    """DRA-DRAGON-02, DRA-DRAGON-03"""
    t = Table(hero("3,0"), hero(), dragon=1, map={"2,0": ["T01"], "4,0": ["T02"], "6,0": ["T03"]}, dice=[1, 2])
    assert t.state.dragon == 2 and t.map() == {"2,0": ["T01"], "4,0": ["T02"]} and t.zone("hoard") == ["T03"]
    assert t.at(0) == "3,0"


def test_it_takes_counters_of_every_kind_face_up() -> None:
    """DRA-DRAGON-05, DRA-DRAGON-06, DRA-DRAGON-07"""
    t = Table(hero(), hero(), map={"0,0": ["T01", "T21", "T36", "T44", "T46"]}, dice=[1, 2])
    assert sorted(t.zone("hoard")) == ["T01", "T21", "T36", "T44", "T46"] and t.map() == {}
    assert t.state.view(1)["zones"]["hoard"] == t.state.zones["hoard"]


def test_a_face_up_monster_goes_with_all_under_it() -> None:
    """DRA-R51"""
    t = Table(hero(), hero(), map={"0,0": ["T33 up", "T15 under", "T36 under"]}, dice=[1, 2])
    assert sorted(t.zone("hoard")) == ["T15", "T33", "T36"]


def test_it_fights_heroes_where_it_lands_after_taking_treasure() -> None:
    """DRA-DRAGON-08, DRA-R10"""
    t = Table(
        hero("0,0", "T01"), hero("0,0", "T02"), hero("0,0", "T03"), map={"0,0": ["T04"]}, turn=2, dice=[1, 2, 2, 2]
    )
    assert t.zone("hoard") == ["T04", "T02"], "treasure first, then from whoever rolled the 1 on"
    assert t.question == "fall_back" and t.asked == 0, "to the right of seat 2"
    t.play("3,0")
    assert t.zone("hoard") == ["T04", "T02", "T03"], "then clockwise"
    assert t.asked == 1


def test_a_raided_village_stays_a_village() -> None:
    """DRA-R50"""
    t = Table(hero("12,1"), hero(), dragon=4, dice=[5])
    assert "14,6" in t.keys, "its sea may still be crossed"


def test_the_palace_falls_when_nobody_is_there() -> None:
    """DRA-DRAGON-09, DRA-SCORE-01, DRA-R61"""
    t = Table(hero(home=["T20"]), hero(), dragon=12, dice=[1])
    assert t.winners() == () and t.state.phase == "end" and t.log()[-1] == "The palace falls. Everybody has lost."


def test_who_is_in_the_palace_may_fight_or_stand_aside() -> None:
    """DRA-DRAGON-10, DRA-C07"""
    t = Table(hero(), hero("7,6"), dragon=12, strengths=[2], dice=[1, 6])
    assert t.asked == 1 and t.keys == ["fight", "decline"] and t.state.phase == "battle"
    assert t.play("fight").winners() == (1,)
    assert Table(hero(), hero("7,6"), dragon=12, dice=[1]).play("decline").winners() == ()


def test_a_beaten_defender_loses_the_game_for_all() -> None:
    """DRA-DRAGON-11"""
    t = Table(hero(), hero("7,6", "T20"), dragon=12, strengths=[2], dice=[1, 1]).play("fight")
    assert t.winners() == () and t.zone("hoard") == ["T20"]


def test_every_hero_in_the_palace_may_fight_what_is_left_of_it() -> None:
    """DRA-R43"""
    t = Table(hero("7,6"), hero("7,6"), hero("7,6"), dragon=12, strengths=[3, 2], turn=2, dice=[1, 6, 1, 4])
    assert t.asked == 1
    assert t.play("fight").asked == 2 and t.state.strengths == [2]
    assert t.play("decline").asked == 0
    assert t.play("fight").winners() == (0,)


def test_a_village_leaves_no_choice() -> None:
    """DRA-C07"""
    t = Table(hero("0,0"), hero(), dice=[1, 2])
    assert t.question == "fall_back" and t.state.resting[0]
