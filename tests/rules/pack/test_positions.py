"""Every worked example is a position that can be opened and played: PAK-E01 to PAK-E08."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.assets import data
from game.engine.match import Match
from game.engine.position import play_position, read_position_file
from game.rules.pack.state import Entering, Offering, Ordering, Paying, Summoning
from tests.rules.pack.table import BLUE_450, GREEN_900, PACK, RED_250, RED_500, SHIPPED, Table, side

FILES = sorted(data("pack", "positions").glob("*.yaml"))
EXAMPLES = [f"PAK-E{number:02}" for number in range(1, 9)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_worked_example_comes_out_as_told(path: Path) -> None:
    assert play_position(read_position_file(path), PACK, SHIPPED).failures == ()


def test_every_worked_example_is_there() -> None:
    """PAK-E01, PAK-E02, PAK-E03, PAK-E04, PAK-E05, PAK-E06, PAK-E07, PAK-E08"""
    about = [word for path in FILES for word in read_position_file(path).about]
    assert [word for word in EXAMPLES if word not in about] == []


def test_mutated_words_are_read_or_refused_and_never_raise_anything_else() -> None:
    """Values of another kind anywhere in a position end in a ValueError of ours, or in a table that can be played."""
    values = [None, -1, 7, 99, 1.0, "false", True, [], {}, [[]], "MP-004", {"card": "MP-004"}, "turn", [None, 3]]
    refused = 0
    for seed in range(1500):
        rng = Random(seed)
        words: Any = {
            "at": rng.choice(["summon", "enter", "boost_1", "pay", "place", "turn"]),
            "turn": 5,
            "player": 1,
            "first": 1,
            "boost_used": False,
            "column": 1,
            "picked": "MP-014",
            "phase": "summon",
            "seed": 3,
            "sides": [
                side(waiting=[{"card": BLUE_450, "die": 1, "boosted": True}], active=[RED_250], hp=9, hand=["MP-014"]),
                side(),
            ],
        }
        where = words if rng.random() < 0.5 else words["sides"][0]
        del words["phase"]
        where[rng.choice(list(where))] = rng.choice(values)
        try:
            PACK.read_position(SHIPPED, words).run()
        except ValueError:
            refused += 1
    assert refused > 700


def test_a_table_where_the_game_is_over_asks_nobody_and_has_nothing_left_to_do() -> None:
    g = PACK.read_position(SHIPPED, {"winners": [2], "ending": "hp"})
    g.run()
    assert g.winners == (1,) and g.decision is None and not g.agenda


def test_a_written_position_shows_a_seat_what_it_may_see() -> None:
    match = Match(PACK, SHIPPED, 2, 3, {"starting": "first"})
    words = PACK.write_position(match.state, 1)
    assert set(words["sides"][0]["hand"]) == {"?"} and "?" not in words["sides"][1]["hand"]
    assert set(words["sides"][1]["deck"]) == {"?"}


@pytest.mark.parametrize(
    ("phase", "entering", "asked", "then", "question"),
    [
        ("countdown", 1, [0], "summon", (0, Summoning)),
        ("boost_1", 1, [0], "duel", (1, Ordering)),
        ("duel", 1, [0, 1], "boost_2", (0, Offering)),
        ("duel", 2, [1], "boost_2", (0, Offering)),
        ("boost_2", 1, [0], "draw", (1, Summoning)),
    ],
)
def test_what_follows_monsters_that_enter_in_a_position(
    phase: str, entering: int, asked: list[int], then: str, question: tuple[int, type]
) -> None:
    """PAK-R05, PAK-R06: after a Duel the rival's are tried too, those whose turn it is first."""
    waiting = [{"card": BLUE_450, "die": 0}, {"card": RED_500, "die": 0}, None, GREEN_900]  # the last can be boosted
    table = Table(side(waiting=waiting), side(waiting=waiting), at="enter", phase=phase, entering=entering)
    seats = []
    while isinstance(table.state.about, Ordering | Entering) and table.state.phase == phase:
        seats.append(table.state.decision.player)
        table.play(table.keys[0])
    assert list(dict.fromkeys(seats)) == asked and seats == sorted(seats)
    begun = [event.value for event in table.events("Changed") if event.field == "phase"]
    assert (table.asked, type(table.state.about)) == question
    assert begun[:1] == [then] or not begun and table.state.phase == then


@pytest.mark.parametrize("column", [1, 2])
def test_a_position_asks_into_which_spot_the_monster_of_that_column_enters_and_then_for_the_other(column: int) -> None:
    """PAK-R05"""
    waiting = [{"card": BLUE_450, "die": 0}, {"card": RED_500, "die": 0}]
    table = Table(side(waiting=waiting), side(), at="enter", phase="countdown", column=column)
    assert isinstance(table.state.about, Entering) and table.state.about.column == column - 1
    table.play(table.keys[-1])
    assert isinstance(table.state.about, Entering) and table.state.about.column == 2 - column


@pytest.mark.parametrize(("phase", "then"), [("boost_1", "duel"), ("boost_2", "draw")])
def test_a_position_asks_how_a_boost_is_paid_in_either_part_of_the_turn_but_the_first(phase: str, then: str) -> None:
    """PAK-BOOST-08"""
    mine = side(waiting=[{"card": BLUE_450, "die": 2}], hand=["MP-001", "MP-002"])
    words = {"at": "pay", "phase": phase, "column": 1}
    table = Table(mine, side(), **words)
    assert isinstance(table.state.about, Paying) and table.state.about.column == 0
    table.play(table.keys[0])
    begun = [event.value for event in table.events("Changed") if event.field == "phase"]
    assert begun[0] == then and table.state.die[0] < 2
    for wrong in ({"turn": 1}, {"boost_used": True}, {"column": 2}):
        with pytest.raises(ValueError, match="can be boosted now"):
            Table(mine, side(), **words | wrong)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"sides": [{"hand": ["MP-0022"]}]}, "did you mean 'MP-022'"),
        ({"sides": [{"hnad": []}]}, "did you mean 'hand'"),
        ({"sides": [{}, {}, {}]}, "a table has 2"),
        ({"at": "sumon"}, "did you mean 'summon'"),
        ({"player": 3}, "seats are 1 to 2"),
        ({"sides": [{"hand": ["MP-001"] * 4}]}, "fourth time"),
        ({"sides": [{"hand": ["MP-001"] * 7}]}, "a hand holds 6"),
        ({"sides": [{"waiting": [{"card": "MP-001", "die": 2}]}]}, "has 1 stars"),
        ({"sides": [{"active": ["MP-001"] * 5}]}, "there are 4"),
        ({"sides": [{"hp": -3}]}, "'hp': expected 1 to 30, found -3"),
        ({"sides": [{"hp": 0}]}, "'hp': expected 1 to 30"),
        ({"sides": [{"hp": 31}]}, "'hp': expected 1 to 30"),
        ({"sides": [{"hp": 20.0}]}, "'hp': expected a whole number, found 20.0"),
        ({"sides": [{"hp": 25}], "options": {"format": "short"}}, "'hp': expected 1 to 20"),
        ({"sides": [{"waiting": [{"card": "MP-001", "die": 7}]}]}, "die: 7; 'MP-001' has 1 stars"),
        ({"sides": [{"waiting": [{"card": "MP-001", "die": True}]}]}, "'die': expected a whole number, found True"),
        ({"sides": [{"waiting": [{"card": "MP-001", "boosted": "false"}]}]}, "'boosted': expected true or false"),
        ({"sides": [{"waiting": [{"card": "MP-001", "die": 1, "boosted": True}]}]}, "has 1 stars and was boosted"),
        ({"sides": [{"waiting": [{"die": 1}]}]}, "no card None"),
        ({"sides": [{"waiting": ["?"]}]}, "no card '?'"),
        ({"sides": [{"waiting": "MP-001"}]}, "'waiting': expected a list"),
        ({"sides": [{"active": [["MP-001"]]}]}, "no card"),
        ({"sides": [{"hand": {"MP-001": 2}}]}, "'hand': expected a list"),
        ({"sides": [{"deck": 5}]}, "'deck': expected a list"),
        ({"sides": [{"discard": [id for id in SHIPPED.ids][:31], "deck": []}]}, "'deck': seat 1 has 31 cards in all"),
        ({"sides": [3]}, "'sides': expected a mapping"),
        ({"sides": 3}, "'sides': expected a list"),
        ({"boost_used": "no"}, "'boost_used': expected true or false"),
        ({"boost_used": True, "turn": 1}, "'boost_used': nobody boosts in the first turn"),
        ({"turn": 0}, "'turn': expected 1 at least"),
        ({"turn": 3.0}, "'turn': expected a whole number"),
        ({"player": True}, "seat True"),
        ({"options": {"adjacency": "bent"}}, "'adjacency': no word 'bent'"),
        ({"options": []}, "'options': expected a mapping"),
        ({"at": "summon", "phase": "duel"}, "'phase': no word 'duel'"),
        ({"at": "place", "picked": "MP-001", "sides": [{"hand": ["MP-002"]}]}, "'picked': 'MP-001' is not in the hand"),
        (
            {
                "at": "place",
                "picked": "MP-001",
                "sides": [{"hand": ["MP-001"], "waiting": ["MP-003"] * 3 + ["MP-004"]}],
            },
            "every waiting spot is taken",
        ),
        ({"at": "pay", "column": 2, "sides": [{"hand": ["MP-001"]}]}, "nothing in column 2 can be boosted"),
        ({"at": "enter", "column": 5}, "'column': expected 1 to 4, found 5"),
        ({"at": "enter", "column": 2}, "no monster in column 2 can enter"),
        ({"at": "enter", "entering": 2}, "seat 2 enters after a duel alone"),
        ({"at": "enter", "done": [5]}, "'done': expected 1 to 4, found 5"),
        ({"at": "enter", "done": [1, 1]}, "'done': expected columns of the seat without a die, each once"),
        ({"at": "enter", "done": [1], "sides": [{"waiting": ["MP-001"]}]}, "'done': expected columns"),
        ({"copies": {"hand/0": "4"}, "sides": [{"hand": ["MP-001"]}]}, "'hand/0': '4' is no MP-001"),
        ({"copies": {"hand/0": "1"}}, "'hand/0': 0 cards lie there, found '1'"),
        ({"copies": {"hands": "1"}}, "'copies': no place 'hands'"),
        ({"winners": [1]}, "'ending': no word None"),
        ({"winners": [3], "ending": "hp"}, "seat 3"),
    ],
)
def test_a_wrong_word_is_named(words: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        PACK.read_position(SHIPPED, words)
