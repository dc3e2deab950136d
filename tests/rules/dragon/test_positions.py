"""Worked examples and positions of Dragon Attack!."""
from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.assets import data
from game.engine.position import play_position, read_position_file
from tests.rules.dragon.table import DRAGON, SHIPPED, Table, dealt, hero

FILES = sorted(data("dragon", "positions").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_worked_example_plays_out_as_it_says(path: Path) -> None:
    assert play_position(read_position_file(path), DRAGON, SHIPPED).failures == ()


def test_all_seven_worked_examples_are_positions() -> None:
    """DRA-E01, DRA-E02, DRA-E03, DRA-E04, DRA-E05, DRA-E06, DRA-E07"""
    about = {word for path in FILES for word in read_position_file(path).about}
    assert {f"DRA-E{number:02}" for number in range(1, 8)} <= about


def test_what_is_written_can_be_read_back() -> None:
    for seed in range(40):
        match, rng = dealt(2 + seed % 5, seed, map=("silverado", "short")[seed % 2]), Random(seed)
        while match.decision is not None and match.state.turns < 15:
            match.answer(rng.choice(match.decision.options).key)
        if match.decision is not None:
            words = DRAGON.write_position(match.state, None)
            again = DRAGON.read_position(SHIPPED, words)
            now = DRAGON.write_position(again, None)
            asides = ("phase", "rolled", "turn")
            assert {k: v for k, v in now.items() if k not in asides} == {
                k: v for k, v in words.items() if k not in asides}


def test_a_seat_sees_question_marks_for_what_nobody_has_turned_over() -> None:
    t = Table(hero(), hero(), map={"2,0": ["T01", "T02 seen"]}, dice=[2])
    assert DRAGON.write_position(t.state, 1)["map"] == {"2,0": ["?", "T02 seen"]}


def test_all_other_counters_can_be_dealt_as_well() -> None:
    t = Table(hero(front=["T01"]), hero(), map={"2,0": ["T46"]}, others="dealt", dice=[2])
    assert len(t.zone("map")) == 45 and t.map()["2,0"] == ["T46"]


@pytest.mark.parametrize(("words", "why"), [
    ({"heroes": [{"colour": "pink"}]}, "'colour': no word 'pink'"),
    ({"heroes": [{"colour": "red"}, {"colour": "red"}]}, "'red' is named twice"),
    ({"heroes": [{"at": "14,0"}, {}]}, "'14,0' is water"),
    ({"heroes": [{"at": "Gullprot"}, {}]}, "did you mean 'Gullport'"),
    ({"heroes": [{"front": ["T01", "T01"]}, {}]}, "'T01' .* is named twice"),
    ({"map": {"2,0": ["T99"]}}, "no counter 'T99'"),
    ({"map": {"2,0": ["T01 sideways"]}}, "no word 'sideways'"),
    ({"map": {"99,0": ["T01"]}}, "no space '99,0'"),
    ({"dragon": 13}, "it is on 0 to 12"),
    ({"strengths": [5, 4]}, "no end of"),
    ({"turn": 3}, "seats are 1 to 2"),
    ({"others": "some"}, "'others': no word 'some'"),
    ({"dargon": 3}, "did you mean 'dragon'"),
])
def test_a_wrong_word_is_named(words: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        DRAGON.read_position(SHIPPED, words)
