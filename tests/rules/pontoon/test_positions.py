"""Worked examples: every one of the rulebook is a position that can be opened and played."""
from __future__ import annotations

from pathlib import Path

import pytest

from game.assets import data
from game.engine.match import Match
from game.engine.position import play_position, read_position_file
from tests.rules.pontoon.table import PONTOON, SHIPPED, Table, party

FILES = sorted(data("pontoon", "positions").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_worked_example_plays_out_as_it_says(path: Path) -> None:
    file = read_position_file(path)
    assert play_position(file, PONTOON, SHIPPED).failures == ()


def test_all_ten_worked_examples_are_positions() -> None:
    """PON-EX-01, PON-EX-02, PON-EX-03, PON-EX-04, PON-EX-05, PON-EX-06, PON-EX-07, PON-EX-08, PON-EX-09, PON-EX-10"""
    about = [word for path in FILES for word in read_position_file(path).about]
    assert all(f"PON-EX-{number:02}" in about for number in range(1, 11))


def test_what_is_written_can_be_read_back() -> None:
    parties = (party("EQ04", "GM04", "GA05", turned=["GM04"], adjusted={"GA05": 1}), party("EQ09", "GA06", won=["Q2"]))
    t = Table(*parties, guild=["GM03"], starting=2, turn=1)
    words = PONTOON.write_position(t.state, None)
    again = PONTOON.read_position(SHIPPED, words)
    again.run()
    assert PONTOON.write_position(again, None) == words


def test_every_question_of_a_turn_can_be_written_and_read_back() -> None:
    for seed in range(30):
        match = Match(PONTOON, SHIPPED, 2 + seed % 3, seed)
        for number in range(6):
            if match.decision is None:
                break
            match.answer(match.decision.options[number % len(match.decision.options)].key)
        if match.decision is not None and match.decision.options[-1].key == "stay":
            words = PONTOON.write_position(match.state, None)
            again = PONTOON.read_position(SHIPPED, words)
            again.run()
            assert PONTOON.write_position(again, None) == words


def test_a_seat_sees_question_marks_for_what_is_hidden() -> None:
    t = Table(party("EQ04", "GA04"), party("EQ09", "GA06"))
    words = PONTOON.write_position(t.state, 0)
    assert words["parties"][1]["equipment"] == "?" and words["parties"][1]["power"] == "?"
    assert words["parties"][0]["equipment"] == "EQ04" and set(words["guild"]) == {"?"}


@pytest.mark.parametrize(("words", "why"), [
    ({"parties": [party("EQ04", "GA40"), party("EQ05", "GA05")]}, "GA40.*did you mean"),
    ({"parties": [party("EQ04", "GA04"), party("EQ04", "GA05")]}, "named twice"),
    ({"parties": [party("EQ04", "GA04", stayd=True), party("EQ05", "GA05")]}, "stayd.*did you mean 'stayed'"),
    ({"parties": [party("EQ04", "GA04", turned=["GA04"]), party("EQ05", "GA05")]}, "no sub power"),
    ({"parties": [party("EQ04", "GA04")] * 5}, "5 for 5 seats"),
    ({"parties": [], "at": "batle"}, "did you mean 'battle'"),
    ({"parties": [], "turn": 3}, "seats are 1 to 2"),
    ({"parties": [], "quests": ["Q1", "Q1"]}, "named twice"),
    ({"parties": [], "gild": []}, "did you mean 'guild'"),
])
def test_a_wrong_word_in_a_position_is_named(words: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        PONTOON.read_position(SHIPPED, words)
