"""Worked examples and positions of Dragon Attack!."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from game.assets import data
from game.engine.position import play_position, read_position_file
from game.rules.dragon.position import WORDS
from tests.rules.dragon.table import DRAGON, SHIPPED, Table, hero

FILES = sorted(data("dragon", "positions").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_worked_example_plays_out_as_it_says(path: Path) -> None:
    assert play_position(read_position_file(path), DRAGON, SHIPPED).failures == ()


def test_all_seven_worked_examples_are_positions() -> None:
    """DRA-E01, DRA-E02, DRA-E03, DRA-E04, DRA-E05, DRA-E06, DRA-E07"""
    about = {word for path in FILES for word in read_position_file(path).about}
    assert {f"DRA-E{number:02}" for number in range(1, 8)} <= about


def test_a_seat_sees_question_marks_for_what_nobody_has_turned_over() -> None:
    t = Table(hero(), hero(), map={"2,0": ["T01", "T02 seen"]}, dice=[2])
    assert DRAGON.write_position(t.state, 1)["map"] == {"2,0": ["?", "T02 seen"]}


def test_all_other_counters_can_be_dealt_as_well() -> None:
    t = Table(hero(front=["T01"]), hero(), map={"2,0": ["T46"]}, others="dealt", dice=[2])
    assert len(t.zone("map")) == 45 and t.map()["2,0"] == ["T46"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"heroes": [{"colour": "pink"}, {}]}, "'colour': no word 'pink'"),
        ({"heroes": [{"colour": "red"}, {"colour": "red"}]}, "'red' is named twice"),
        ({"heroes": [{"at": "14,0"}, {}]}, "'14,0' is water"),
        ({"heroes": [{"at": "Gullprot"}, {}]}, "did you mean 'Gullport'"),
        ({"heroes": [{"front": ["T01", "T01"]}, {}]}, "'T01' .* is named twice"),
        ({"map": {"2,0": ["T99"]}}, "no counter 'T99'"),
        ({"map": {"2,0": ["T01 sideways"]}}, "no word 'sideways'"),
        ({"map": {"99,0": ["T01"]}}, "no space '99,0'"),
        ({"dragon": 14}, "'dragon': expected 0 to 13, found 14"),
        ({"dragon": 13}, "'dragon': it is in the palace with nobody there"),
        ({"strengths": [5, 4]}, "no end of"),
        ({"turn": 3}, "seats are 1 to 2"),
        ({"others": "some"}, "'others': no word 'some'"),
        ({"dargon": 3}, "did you mean 'dragon'"),
        ({"asked": "walk"}, "'rolled': nobody comes to 'walk' on 0"),
        ({"asked": "walk", "rolled": 3, "heroes": [{"resting": True}, {}]}, "seat 1 is in no turn of its own"),
        ({"asked": "search", "rolled": 3, "others": "none"}, "nothing to search for there"),
        ({"asked": "walk", "rolled": 3, "duelled": True}, "'duelled': nobody has fought another hero before 'walk'"),
        ({"asked": "walk", "rolled": 3, "phase": "setup"}, "'asked': there is no turn before all heroes are picked"),
        ({"laid": ["T01"]}, "'laid': expected all counters on the map, each once"),
        ({"box": ["T01"], "others": "none"}, "'box': this map has room for all counters"),
        ({"asked": "rob", "rolled": 3}, "'asked': no word 'rob'"),
        ({"seats": 7}, "'seats': expected 2 to 6, found 7"),
        ({"seats": 2.0}, "'seats': expected a whole number, found 2.0"),
        ({"seats": 2, "heroes": [{}, {}, {}]}, "'heroes': 3 of them for 2 seats"),
        ({"heroes": 3}, "'heroes': expected a list"),
        ({"heroes": ["red", {}]}, "'heroes': expected a mapping, found 'red'"),
        ({"heroes": [{"resting": "false"}, {}]}, "'resting': expected true or false, found 'false'"),
        ({"heroes": [{"at": "6,5"}, {"colour": "blue"}]}, "'at': '6,5' is another hero's starting point"),
        ({"heroes": [{"at": [6, 5]}, {}]}, "'at': no space"),
        ({"heroes": [{"front": "T01"}, {}]}, "'front': expected a list, found 'T01'"),
        ({"heroes": [{"front": [1]}, {}]}, "'front': no counter 1"),
        ({"heroes": [{"front": ["T21"]}, {}]}, "'front': 'T21' is a monster"),
        ({"heroes": [{"colour": "red", "front": ["T36"]}, {}]}, "'front': 'T36' would be the second Fighter"),
        ({"heroes": [{"front": ["T38", "T39"]}, {}]}, "'front': 'T39' would be the second Magic User"),
        ({"heroes": [{"home": ["T38"]}, {}]}, "'home': 'T38' is neither gold nor a monster"),
        ({"heroes": [{"home": ["T44"]}, {}]}, "'home': 'T44' is neither"),
        ({"heroes": [{"points": -3}, {}]}, "'points': expected 0, which is what lies there, found -3"),
        ({"heroes": [{"gold": 2, "front": ["T01"]}, {}]}, "'gold': expected 6"),
        ({"heroes": [{"party": 2.0}, {}]}, "'party': expected a whole number"),
        ({"dice": [7]}, "'dice': expected 1 to 6, found 7"),
        ({"dice": 3}, "'dice': expected a list, found 3"),
        ({"dice": [1.0]}, "'dice': expected a whole number, found 1.0"),
        ({"rolled": 7}, "'rolled': expected 0 to 6"),
        ({"turns": -1}, "'turns': expected 0 at least"),
        ({"turns": "4"}, "'turns': expected a whole number, found '4'"),
        ({"turn": 1.0}, "seat 1.0: seats are 1 to 2"),
        ({"first": 0}, "seat 0: seats are 1 to 2"),
        ({"seed": "x"}, "'seed': expected a whole number"),
        ({"phase": "lunch"}, "'phase': no word 'lunch'"),
        ({"strengths": []}, "'strengths': .* are no end of"),
        ({"strengths": [2]}, "'strengths': the Dragon has not set out yet"),
        ({"strengths": 5, "dragon": 1}, "'strengths': expected a list, found 5"),
        ({"hoard": ["T01"]}, "'hoard': the Dragon has not set out yet"),
        ({"hoard": ["T99"], "dragon": 1}, "'hoard': no counter 'T99'"),
        ({"map": ["T01"]}, "'map': expected a mapping"),
        ({"map": {"2,0": "T01"}}, "'2,0': expected a list, found 'T01'"),
        ({"map": {"2,0": ["T01 up"]}}, "'2,0': 'T01 up': only a monster lies face up"),
        ({"map": {"2,0": ["T21 up", "T22 up"]}}, "'2,0': what lies 'under' lies under one monster"),
        ({"map": {"2,0": ["T21", "T01 under"]}}, "'2,0': what lies 'under'"),
        ({"map": {"14,0": ["T01"]}}, "'map': '14,0' is water"),
        ({"map": {"Silverado Royal Palace": ["T01"]}}, "no treasure lies in the palace"),
        ({"slayer": 1}, "'winners': somebody wins when there is a 'slayer'"),
        ({"winners": [1]}, "'winners': somebody wins when"),
        ({"winners": [1], "dragon": 1, "strengths": []}, "'winners': somebody wins when"),
        ({"winners": []}, "'winners': nobody wins when the Dragon has taken the palace"),
        ({"winners": 1}, "'winners': expected a list"),
        ({"phase": "setup", "heroes": [{"at": "2,0"}, {}]}, "'at': a hero needs a 'colour' first"),
        ({"phase": "setup", "heroes": [{}, {"front": ["T01"]}]}, "'front': a hero needs a 'colour' first"),
    ],
)
def test_a_wrong_word_is_named(words: dict[str, Any], why: str) -> None:
    """Also what no game reaches: it is refused with the word where it stands."""
    with pytest.raises(ValueError, match=why):
        DRAGON.read_position(SHIPPED, words)


def test_no_word_of_any_kind_ends_in_anything_but_a_sentence() -> None:
    """Every word of a position with every kind of value: read, or refused as a ValueError that quotes a word."""
    values = (
        None,
        True,
        -1,
        3,
        99,
        1.0,
        "",
        "false",
        "T01",
        [],
        [None],
        [-1],
        [[1]],
        ["T01"],
        {},
        {"2,0": None},
        {"x": 1},
        [{}],
        [{"at": None}],
        [{"colour": 1}],
        [{"front": [None]}],
        [{"resting": 1}],
        {1: [2]},
    )
    refused = 0
    for word, value in product(WORDS, values):
        try:
            DRAGON.read_position(SHIPPED, {word: value}).run()
        except ValueError as error:
            refused += 1
            assert "'" in str(error) or "seat" in str(error), (word, value, error)
    assert refused > 200


def test_what_is_left_is_not_dealt_where_the_dragon_has_been() -> None:
    """DRA-DRAGON-05"""
    g = Table(hero(), hero(), dragon=5, others="dealt", dice=[2]).state
    assert not set(g.spots) & set(g.kingdom.path[:5]) and len(g.spots) == 41
