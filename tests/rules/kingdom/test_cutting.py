"""3.3 Cut Array: which lines are legal, what falls where, and what becomes of the cutting card."""

from __future__ import annotations

import pytest

from tests.rules.kingdom.table import cutting


def lines(array: str, taken: str) -> list[int]:
    return [int(key[4:]) for key in cutting(array.split(), taken).keys if key.startswith("cut:")]


def test_a_cut_needs_a_card_in_the_array() -> None:
    """DNK-CUT-01"""
    assert lines("", "princess") == [] and lines("angel", "angel") == [0, 1]


def test_without_a_match_there_is_no_cut() -> None:
    """DNK-CUT-02"""
    t = cutting(["angel", "orthos7"], "knight")
    assert t.keys == ["queue"]
    assert t.why_not("line/1") == ("A line must touch a card of the same colour, or a Princess.", "3.3")


def test_of_several_matches_the_player_picks() -> None:
    """DNK-CUT-03"""
    assert lines("knight angel ninja knight", "knight") == [0, 1, 3, 4]


def test_the_line_runs_left_or_right_of_the_match() -> None:
    """DNK-CUT-04"""
    assert lines("angel knight ninja", "knight") == [1, 2]


def test_left_is_the_kingdom_and_right_the_dungeon() -> None:
    """DNK-CUT-05"""
    t = cutting(["angel", "knight", "ninja"], "knight").play("cut:2")
    assert t.zone("kingdom") == ["angel", "knight"] and t.zone("dungeon") == ["ninja"] and t.array() == []


@pytest.mark.parametrize(("line", "side"), [(1, "dungeon"), (2, "kingdom")])
def test_the_matched_card_stays_on_its_side_of_the_line(line: int, side: str) -> None:
    """DNK-CUT-06"""
    assert "knight" in cutting(["angel", "knight", "ninja"], "knight").play(f"cut:{line}").zone(side)


def test_a_cut_at_an_end_leaves_one_side_empty() -> None:
    """DNK-CUT-07"""
    assert cutting(["knight", "angel"], "knight").play("cut:0").zone("kingdom") == []
    assert cutting(["angel", "knight"], "knight").play("cut:2").zone("dungeon") == []


def test_a_cutting_adventurer_becomes_a_gem() -> None:
    """DNK-CUT-08"""
    t = cutting(["angel", "knight"], "knight").play("cut:1")
    assert t.treasury() == ["knight"] and t.sees(1, "treasury/0") == ["knight"]
    assert t.zone("kingdom") + t.zone("dungeon") == ["angel", "knight"]


def test_a_cutting_monster_goes_to_the_graveyard_undefeated() -> None:
    """DNK-CUT-09, DNK-R41"""
    t = cutting(["angel", "orthos4", "knight"], "harpy12").play("cut:1")
    assert t.graveyard() == ["harpy12"] and t.reserve() == 6 and t.state.beaten == []
    t.play("deed:knight")
    assert t.reserve() == 6, "Valor finds no defeated Monster"


def test_the_cutting_card_serves_abilities_of_the_same_turn() -> None:
    """DNK-CUT-10, DNK-R47"""
    t = cutting(["ninja", "princess"], "ninja").play("cut:1", "deed:princess", "purple1")
    assert t.reserve() == 8
    t = cutting(["angel", "undead_reaper4", "knight"], "harpy12").play(
        "cut:1", "control:undead_reaper4", "dungeon:knight", "harpy12"
    )
    assert t.reserve() == 7


def test_adventurers_cut_at_their_own_kind_alone() -> None:
    """DNK-CUT-11"""
    assert lines("angel captain wizard ninja amazon orthos4", "knight") == []
    assert lines("angel captain wizard", "captain") == [1, 2]


def test_a_monster_cuts_at_any_monster() -> None:
    """DNK-CUT-12, DNK-X17"""
    assert lines("angel orthos4 knight harpy12", "undead_reaper7") == [1, 2, 3, 4]


def test_a_new_princess_cuts_anywhere() -> None:
    """DNK-CUT-13, DNK-PRIN-04, DNK-R43: n + 1 lines on n cards."""
    assert lines("angel orthos4 knight", "princess") == [0, 1, 2, 3]


@pytest.mark.parametrize("card", ["knight", "orthos4", "princess"])
def test_any_card_cuts_at_a_princess(card: str) -> None:
    """DNK-CUT-14, DNK-PRIN-04"""
    assert lines("angel princess ninja", card) == ([0, 1, 2, 3] if card == "princess" else [1, 2])


def test_each_line_is_offered_once() -> None:
    """DNK-R43: neighbours of one colour share the line between them."""
    assert lines("knight knight angel", "knight") == [0, 1, 2]
    assert lines("knight princess knight", "knight") == [0, 1, 2, 3]
