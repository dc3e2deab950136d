"""Dragon Attack!, chapter 8: battles, and what a loss brings."""

from __future__ import annotations

from tests.rules.dragon.table import SHIPPED, Table, hero
from tests.rules.laid import sentences

SILVERADO = SHIPPED.maps["silverado"]


def against(monster: str, *front: str, dice: tuple[int, ...], under: tuple[str, ...] = (), seats: int = 2) -> Table:
    """Ann stays with a monster that lies face up."""
    heroes = [hero("2,0", *front), *[hero() for _ in range(seats - 1)]]
    return Table(
        *heroes, map={"2,0": [f"{monster} up", *[f"{card} under" for card in under]]}, dice=[2, *dice, 2]
    ).play("stay")


def duel(mine: tuple[str, ...], theirs: tuple[str, ...], *dice: int, **words: object) -> Table:
    """Ann attacks Bob on plain land."""
    return Table(hero("9,2", *mine), hero("9,1", *theirs, **words), dice=[2, *dice, 2]).play("9,1", "fight")


def thrown(t: Table) -> list[tuple[int, ...]]:
    return [event.about[0] for event in t.match.events if getattr(event, "what", "") == "threw"]


def test_battles_are_with_monsters_heroes_and_the_dragon() -> None:
    """DRA-BATTLE-01"""
    words = [against("T21", dice=(5,)), duel((), (), 6, 1), Table(hero("0,0"), hero(), dice=[1, 1, 2])]
    assert [
        "attacks" in str(t.match.events) or "duel" in str(t.match.events) or "challenges" in str(t.match.events)
        for t in words
    ] == [True] * 3


def test_one_die_a_member_and_the_highest_counts() -> None:
    """DRA-BATTLE-02, DRA-BATTLE-03"""
    t = against("T28", "T38", "T40", "T01", dice=(1, 5, 2))
    assert thrown(t) == [(1, 5, 2)] and t.home(0) == ["T28"]


def test_of_several_dice_it_is_told_which_counts_and_of_one_alone_it_is_not() -> None:
    alone, three = against("T28", dice=(6,)), against("T28", "T38", "T40", dice=(2, 6, 3))
    assert any(line.endswith("throws 6.") for line in sentences(alone.match))
    assert any(line.endswith("throws 2, 6, 3: 6 counts.") for line in sentences(three.match))


def test_equal_means_all_dice_again() -> None:
    """DRA-BATTLE-04, DRA-R19"""
    t = against("T28", "T38", dice=(4, 2, 4, 4, 3, 5))
    assert thrown(t) == [(4, 2), (4, 4), (3, 5)] and t.home(0) == ["T28"]


def test_a_beaten_monster_is_home_at_once() -> None:
    """DRA-BATTLE-05, DRA-R37"""
    t = against("T21", dice=(3,))
    assert t.home(0) == ["T21"] and t.at(0) == "2,0" and t.map() == {}


def test_a_loss_leaves_everything_in_front_under_the_monster() -> None:
    """DRA-BATTLE-06, DRA-R35"""
    t = against("T33", "T01", "T44", "T38", dice=(2, 1), under=("T20",))
    assert t.map() == {"2,0": ["T33 up", "T20 under", "T01 under", "T44 under", "T38 under"]} and t.front(0) == []
    t = against("T33", dice=(2,))
    assert t.map() == {"2,0": ["T33 up"]}, "nothing to take: it just stays, face up"


def test_the_player_to_the_right_moves_the_loser_as_far_as_the_roll_fell_short() -> None:
    """DRA-BATTLE-07, DRA-BATTLE-08, DRA-R21, DRA-R25"""
    t = against("T33", dice=(2,), seats=3)
    assert t.question == "fall_back" and t.asked == 2
    row = SILVERADO.distances[SILVERADO.by_key["2,0"]]
    assert {row[SILVERADO.by_key[key]] for key in t.keys} == {3}
    t.play("5,0")
    assert t.at(0) == "5,0"
    assert against("T33", dice=(2,)).asked == 1, "with two players, the other one"


def test_a_resting_neighbour_moves_the_loser_all_the_same() -> None:
    """DRA-R25"""
    t = Table(hero("2,0"), hero(resting=True), map={"2,0": ["T33 up"]}, dice=[2, 2, 2]).play("stay")
    assert t.asked == 1 and t.question == "fall_back"


def test_the_end_of_the_retreat_is_empty_land() -> None:
    """DRA-BATTLE-09, DRA-BATTLE-10, DRA-R24"""
    t = Table(
        hero("2,0"), hero("4,0"), map={"2,0": ["T33 up"], "0,0": ["T01"], "0,1": ["T28 up"]}, dragon=1, dice=[2, 3, 2]
    ).play("stay")
    keys = set(t.keys)
    assert not keys & {"4,0", "0,0", "0,1"} and keys
    assert all(SILVERADO.space(SILVERADO.by_key[key]).land for key in keys)


def test_what_lies_at_home_does_not_fill_the_space() -> None:
    """DRA-R24"""
    t = Table(hero("5,6", home=["T20", "T21"]), hero(), map={"5,6": ["T23 up"]}, dice=[2, 1, 2]).play("stay")
    assert "6,6" in t.keys


def test_the_way_crosses_no_water() -> None:
    """DRA-BATTLE-11"""
    t = Table(hero("9,1"), hero(), map={"9,1": ["T28 up"]}, dice=[2, 2, 2]).play("stay")
    assert "11,1" not in t.keys and "11,0" not in t.keys, "two spaces as the crow flies, but over the river"


def test_the_way_may_lead_over_counters() -> None:
    """DRA-R22"""
    t = Table(hero("0,0"), hero("1,0"), map={"0,0": ["T28 up"], "0,1": ["T01"]}, dice=[2, 2, 2]).play("stay")
    assert "2,0" in t.keys


def test_where_no_space_fits_a_nearer_one_then_a_further_one_will_do() -> None:
    """DRA-R23"""
    full = {"2,0": ["T01"], "1,1": ["T02"], "0,2": ["T03"], "1,2": ["T06"]}
    t = Table(hero("0,0"), hero(), map={"0,0": ["T28 up"], **full}, dice=[2, 2, 2]).play("stay")
    assert set(t.keys) == {"1,0", "0,1"}, "all at two are taken: one"
    full |= {"1,0": ["T04"], "0,1": ["T05"]}
    t = Table(hero("0,0"), hero(), map={"0,0": ["T28 up"], **full}, dice=[2, 2, 2]).play("stay")
    assert {SILVERADO.distances[0][SILVERADO.by_key[key]] for key in t.keys} == {3}


def test_with_nowhere_to_go_the_loser_stays() -> None:
    """DRA-R23"""
    land = [space.key for space in SILVERADO.spaces if space.land]
    t = Table(hero("0,0"), hero(), map={"0,0": ["T28 up"]}, dice=[2, 2])
    t.state.spots += [SILVERADO.by_key[key] for key in land]
    t.state.lies += [0] * len(land)
    t.play("stay")
    assert t.question == "walk" and t.at(0) == "0,0" and t.state.resting[0]


def test_nothing_happens_where_the_loser_lands() -> None:
    """DRA-R26"""
    t = Table(hero("5,6", "T20"), hero(), map={"5,6": ["T23 up"]}, dice=[2, 1, 2]).play("stay", "6,6")
    assert t.at(0) == "6,6" and t.home(0) == [] and t.asked == 1


def test_the_loser_rests_for_one_whole_turn() -> None:
    """DRA-BATTLE-12, DRA-R27"""
    t = against("T33", dice=(2,)).play("5,0")
    assert t.state.resting[0] and t.asked == 1
    t.state.fixed = (3,)
    before = len(t.rolled())
    t.play("stay")
    assert t.asked == 1 and not t.state.resting[0] and len(t.rolled()) == before + 1, "no roll for Ann"
    t.play("stay")
    assert t.asked == 0


def test_losing_while_resting_adds_no_turn() -> None:
    """DRA-R28"""
    t = duel((), (), 6, 1, resting=True)
    assert t.state.resting == [False, True]
    t.play(t.keys[0])
    assert t.state.resting == [False, False] and t.asked == 0, "Bob's turn was skipped"
    t.state.fixed = (2, 2)
    t.play("stay")
    assert t.asked == 1, "one turn was lost, not two"


def test_who_beats_a_monster_later_gets_all_it_has_stolen() -> None:
    """DRA-BATTLE-13"""
    t = against("T33", dice=(6,), under=("T20", "T44", "T38"))
    assert t.home(0) == ["T33"] and t.front(0) == ["T20", "T44", "T38"] and t.map() == {}


def test_freed_characters_that_cannot_join_are_left_face_down() -> None:
    """DRA-BATTLE-14, DRA-R36"""
    t = against("T33", "T40", dice=(6, 1), under=("T36", "T41", "T38", "T42"))
    assert t.front(0) == ["T40", "T38", "T42"]
    assert t.map() == {"2,0": ["T36 seen", "T41 seen"]} and t.question == "walk"
    stays = [event.about[0] for event in t.events("Said") if event.what == "stays"]
    assert [SHIPPED.id(card) for card in stays] == ["T36", "T41"]


def test_both_heroes_roll_for_their_own_party_until_they_differ() -> None:
    """DRA-BATTLE-15, DRA-R38, DRA-R19"""
    t = duel(("T38", "T40"), ("T42",), 4, 1, 2, 4, 4, 2, 3, 6, 5, 1)
    assert thrown(t) == [(4, 1, 2), (4, 4), (2, 3, 6), (5, 1)]
    assert [event.about for event in t.events("Said") if event.what == "level"] == [(4,)]
    assert t.question == "loot" and t.asked == 0


def test_the_winner_takes_any_or_all() -> None:
    """DRA-BATTLE-16"""
    t = duel((), ("T20", "T44", "T46"), 6, 1)
    assert t.keys == ["all", "take:T20", "take:T44", "take:T46", "done"]
    assert t.play("take:T46").keys == ["all", "take:T20", "take:T44", "done"]
    t.play("done")
    assert t.front(0) == ["T46"] and t.front(1) == ["T20", "T44"], "what is not taken stays with the loser"
    assert duel((), ("T20", "T44"), 6, 1).play("all").front(0) == ["T20", "T44"]


def test_characters_whose_class_the_winner_has_stay_with_the_loser() -> None:
    """DRA-C11, DRA-R39"""
    t = duel(("T40",), ("T36", "T41", "T42"), 6, 6, 1, 1, 1, 1)
    assert t.keys == ["all", "take:T42", "done"]
    assert t.play("all").front(1) == ["T36", "T41"]


def test_the_winner_moves_the_loser_by_the_difference_and_the_loser_rests() -> None:
    """DRA-BATTLE-17, DRA-BATTLE-18, DRA-R38"""
    t = duel((), (), 6, 4)
    assert t.question == "fall_back" and t.asked == 0
    row = SILVERADO.distances[SILVERADO.by_key["9,1"]]
    assert {row[SILVERADO.by_key[key]] for key in t.keys} == {2}
    assert t.state.resting == [False, True]
    assert t.play(t.keys[0]).asked == 0, "Bob's next turn was skipped"


def test_an_attacked_hero_who_wins_loots_and_moves_the_attacker() -> None:
    """DRA-R40"""
    t = duel(("T20",), (), 1, 6)
    assert t.asked == 1 and t.question == "loot"
    t.play("all")
    assert t.asked == 1 and t.question == "fall_back"
    t.play(t.keys[0])
    assert t.state.resting == [True, False] and t.asked == 1 and t.front(1) == ["T20"]


def test_a_resting_hero_defends_in_full_and_goes_on_resting() -> None:
    """DRA-R29"""
    t = duel((), ("T36", "T40"), 1, 2, 3, 6, resting=True)
    assert thrown(t) == [(1,), (2, 3, 6)] and t.asked == 1 and t.question == "fall_back"
    assert t.state.resting == [True, True]
    t = Table(hero("0,0", resting=True), hero(), turn=2, dice=[1, 2, 2])
    assert thrown(t) == [(2,)], "the Dragon spares nobody"


def at_dragon(*front: str, dice: tuple[int, ...], **words: object) -> Table:
    """Ann walks onto the Dragon in an inland temple."""
    return Table(hero("4,4", *front), hero(), dragon=9, dice=[2, *dice], **words).play("4,3")


def test_the_dragon_is_fought_at_its_strength_now() -> None:
    """DRA-BATTLE-19, DRA-SETUP-07"""
    t = at_dragon(dice=(5, 5, 4, 2))
    assert thrown(t) == [(5,), (5,), (4,)] and t.state.strengths == [5, 4, 3, 2]


def test_four_battles_in_a_row_kill_it() -> None:
    """DRA-BATTLE-20, DRA-BATTLE-21, DRA-BATTLE-22, DRA-BATTLE-28"""
    t = at_dragon(dice=(6, 5, 4, 3))
    assert t.winners() == (0,) and t.state.slayer == 0 and t.state.strengths == []
    t = at_dragon(dice=(6, 5, 1, 2))
    assert t.state.strengths == [3, 2] and t.question == "fall_back", "two down, and no stopping before the third"


def test_a_loss_gives_everything_in_front_to_the_hoard() -> None:
    """DRA-BATTLE-23, DRA-C06"""
    t = at_dragon("T20", "T44", "T38", dice=(1, 2, 2))
    assert t.zone("hoard") == ["T20", "T44", "T38"] and t.front(0) == []


def test_the_loser_is_moved_by_the_right_and_rests() -> None:
    """DRA-BATTLE-24, DRA-BATTLE-25"""
    t = at_dragon(dice=(3, 2))
    assert t.asked == 1 and t.question == "fall_back" and t.state.resting[0]
    row = SILVERADO.distances[SILVERADO.by_key["4,3"]]
    assert {row[SILVERADO.by_key[key]] for key in t.keys} == {2}


def test_the_dragon_never_heals_and_stays_where_it_is() -> None:
    """DRA-BATTLE-26, DRA-R41, DRA-R42"""
    t = at_dragon(dice=(6, 1, 2))
    assert t.state.strengths == [4, 3, 2] and t.state.dragon == 9
    t.state.fixed = (3, 5, 4, 3)
    t.play("4,5" if "4,5" in t.keys else t.keys[0])
    t.play("stay")
    assert t.state.strengths == [4, 3, 2]
    t = Table(hero("4,4"), hero(), dragon=9, strengths=[4, 3, 2], dice=[2, 5, 4, 3]).play("4,3")
    assert t.winners() == (0,)


def test_a_slayer_adds_one_die_against_the_dragon_alone() -> None:
    """DRA-BATTLE-27, DRA-R20, DRA-SEARCH-07"""
    assert thrown(at_dragon("T46", dice=(6, 1, 1, 1, 2)))[0] == (6, 1)
    assert thrown(against("T28", "T46", dice=(5,))) == [(5,)]
    assert thrown(duel(("T46",), (), 6, 1)) == [(6,), (1,)]


def test_two_slayers_add_no_more_than_one() -> None:
    """DRA-R20"""
    from game.rules.dragon.battle import dragon_dice

    t = Table(hero("2,0", "T46"), hero(), dice=[2])
    assert dragon_dice(t.state, 0) == 2
    t.state.zones["front/0"] *= 2
    assert dragon_dice(t.state, 0) == 2
