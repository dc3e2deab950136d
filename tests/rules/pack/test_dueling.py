"""3. Dueling and type advantage."""

from __future__ import annotations

import pytest

from game.rules.pack.dueling import counted, forecast
from tests.rules.pack.table import (
    BLUE_200,
    BLUE_450,
    BLUE_700,
    BLUE_950,
    GREEN_200,
    GREEN_450,
    GREEN_500,
    GREEN_900,
    RED_200,
    RED_250,
    RED_500,
    RED_600,
    RED_1000,
    SHIPPED,
    WILD_0,
    WILD_100,
    WILD_300,
    Table,
    dueling,
    side,
)


def test_facing_monsters_duel_and_the_higher_power_wins() -> None:
    """PAK-DUEL-01, PAK-DUEL-02, PAK-DUEL-08, PAK-DUEL-09, PAK-DUEL-11"""
    table = dueling([BLUE_700], [BLUE_450])
    assert table.active(0)[0] == BLUE_700 and table.active(1)[0] is None
    assert table.discard(1) == [BLUE_450] and table.discard(0) == [] and table.state.hp == [30, 30]


def test_the_turn_player_can_lose_a_duel_too() -> None:
    """PAK-DUEL-02"""
    assert dueling([BLUE_200], [BLUE_450]).discard(0) == [BLUE_200]


def test_equal_powers_discard_both() -> None:
    """PAK-DUEL-03"""
    table = dueling([BLUE_200], [BLUE_200])
    assert table.discard(0) == table.discard(1) == [BLUE_200]
    bonus = dueling([BLUE_700], [GREEN_500])
    assert bonus.discard(0) == [BLUE_700] and bonus.discard(1) == [GREEN_500], "equal after the bonus"


def test_an_unopposed_monster_of_the_turn_player_hits_for_its_stars() -> None:
    """PAK-DUEL-04, PAK-DUEL-05"""
    assert dueling([None, RED_200], []).state.hp == [30, 29]
    assert dueling([None, RED_1000], []).state.hp == [30, 26]


def test_the_other_players_unopposed_monsters_do_nothing_and_each_acts_once() -> None:
    """PAK-DUEL-06, PAK-DUEL-07, PAK-R16"""
    table = dueling([BLUE_200, RED_500, None, None], [None, None, BLUE_950, BLUE_950])
    assert table.state.hp == [30, 27]
    assert [lane.column for lane in forecast(table.state, 0)] == [0, 1]


def test_facing_monsters_fight_in_the_turns_of_both() -> None:
    """PAK-R16"""
    table = Table(side(active=[BLUE_450]), side(active=[BLUE_200]), at="duel", player=2)
    assert table.discard(1) == [BLUE_200]


def test_waiting_monsters_neither_fight_nor_shield() -> None:
    """PAK-DUEL-10"""
    table = Table(side(active=[BLUE_200]), side(waiting=[BLUE_950], hand=[]), at="duel")
    assert table.state.hp == [30, 29] and table.waiting(1)[0] == BLUE_950


def test_the_duel_comes_every_turn_by_itself() -> None:
    """PAK-C02, PAK-R29: nobody has entered, and nobody is asked."""
    table = Table(side(hand=[GREEN_200], active=[BLUE_200]), turn=5)
    table.play(f"summon:{GREEN_200}", "spot:4")
    assert table.state.hp == [30, 29]


def test_a_spot_emptied_in_this_duel_opens_no_way_in_it() -> None:
    """PAK-R15"""
    table = dueling([BLUE_700, BLUE_200], [BLUE_450, BLUE_450])
    assert table.state.hp == [30, 30] and table.discard(1) == [BLUE_450] and table.discard(0) == [BLUE_200]


# --- 3.3


@pytest.mark.parametrize(("winner", "loser"), [(BLUE_450, RED_600), (RED_500, GREEN_500), (GREEN_500, BLUE_450)])
def test_each_colour_beats_the_next(winner: str, loser: str) -> None:
    """PAK-TYPE-01, PAK-TYPE-02, PAK-TYPE-03"""
    table = dueling([winner], [loser])
    assert table.active(0)[0] == winner and table.discard(1) == [loser]
    assert dueling([loser], [winner]).discard(0) == [loser]


def test_the_advantage_counts_200_by_itself_and_above_1000() -> None:
    """PAK-TYPE-04, PAK-C07, PAK-R17"""

    def count(one: str, other: str) -> int:
        return counted(SHIPPED, SHIPPED.ids[one], SHIPPED.ids[other])

    assert count(BLUE_450, RED_250) == 650 and count(RED_250, BLUE_450) == 250
    assert count(RED_1000, GREEN_900) == 1200


def test_one_type_against_itself_gets_nothing() -> None:
    """PAK-TYPE-05"""
    assert dueling([RED_500], [RED_600]).discard(0) == [RED_500]


def test_the_bonus_changes_neither_hits_nor_the_printed_power() -> None:
    """PAK-TYPE-06"""
    table = dueling([BLUE_450, BLUE_200], [RED_600])
    assert table.state.hp == [30, 29]
    assert SHIPPED.cards[table.state.zones["active/0/0"][0]].power == 450


@pytest.mark.parametrize("facing", [BLUE_200, RED_1000, GREEN_900, WILD_300])
def test_white_wild_takes_whatever_it_duels_with_it(facing: str) -> None:
    """PAK-TYPE-07, PAK-TYPE-09, PAK-C06"""
    table = dueling([WILD_100], [facing])
    assert table.discard(0) == [WILD_100] and table.discard(1) == [facing]


def test_white_wild_bursts_in_the_other_players_turn_too() -> None:
    """PAK-R19"""
    table = Table(side(active=[WILD_0]), side(active=[GREEN_450]), at="duel", player=2)
    assert table.discard(0) == [WILD_0] and table.discard(1) == [GREEN_450]


def test_white_wild_has_no_advantage_and_gives_none() -> None:
    """PAK-TYPE-08"""
    wild = SHIPPED.ids[WILD_300]
    for other in (BLUE_200, RED_200, GREEN_200):
        assert counted(SHIPPED, wild, SHIPPED.ids[other]) == 300
        assert counted(SHIPPED, SHIPPED.ids[other], wild) == 200


def test_white_wild_hits_an_empty_spot_and_stays() -> None:
    """PAK-R18"""
    table = dueling([WILD_300], [])
    assert table.active(0)[0] == WILD_300 and table.state.hp == [30, 27]
