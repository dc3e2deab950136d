"""Worked examples: every one of the rulebook is a position that can be opened and played."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.assets import data
from game.engine.position import play_position, read_position_file
from tests.rules.pontoon.table import PONTOON, SHIPPED, Table, games, party

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


def state_words(g: Any) -> tuple[Any, ...]:
    """All of a state but its seed."""
    asked = g.decision and (g.decision.player, [option.key for option in g.decision.options], g.about)
    return (
        g.zones,
        g.known,
        g.base,
        g.bonus,
        g.turned,
        g.stayed,
        g.round,
        g.starting,
        g.phase,
        g.history,
        g.winners,
        g.turn_style,
        asked,
    )


def test_every_state_reads_back_the_same_and_goes_on_the_same() -> None:
    """Over games by lot, with the shipped cards and with cards by lot, at every kind of question, through plain text;
    with the same chance ahead the game that was read ends like the one that was written."""
    kinds = Counter[str]()
    for match, rng in games(range(56)):
        pending: list[Any] = []
        while True:
            for one in pending:
                assert state_words(one) == state_words(match.state), match.seed
            about = type(match.decision.about).__name__ if match.decision else "over"
            if rng.random() < {"over": 1.0, "Declaring": 0.1}.get(about, 0.4):
                kinds[about] += 1
                words = json.loads(json.dumps(PONTOON.write_position(match.state, None)))
                again = PONTOON.read_position(match.content, words)
                again.seed = match.state.seed  # which nobody writes
                again.run()
                assert state_words(again) == state_words(match.state), (match.seed, about)
                assert PONTOON.write_position(again, None) == PONTOON.write_position(match.state, None)
                pending = [*pending[-2:], again]
            if match.over:
                break
            key = rng.choice(match.decision.options).key
            match.answer(key)
            for one in pending:
                one.choose(key)
    assert set(kinds) == {"Declaring", "Using", "Picking", "Peeking", "Placing", "over"}
    assert sum(kinds.values()) > 500, kinds


def test_mutated_words_are_read_or_refused_and_never_raise_anything_else() -> None:
    """Values of another kind anywhere in a position end in a ValueError of ours, or in a table that can be played."""
    values = [None, -1, 7, 99, 1.0, "false", True, [], {}, [[]], "GA04", {"GA04": -3}, "turn"]
    refused = 0
    for seed in range(1500):
        rng = Random(seed)
        words = json.loads(
            json.dumps(
                table_of(
                    {"counts": {"GA04": 6}, "peeked": [2], "won": ["Q2"]},
                    round=2,
                    turn=1,
                    guild=["GM03", "GM06"],
                    history=[["Q2", 1]],
                    at="turn",
                )
            )
        )
        where = words if rng.random() < 0.5 else words["parties"][0]
        where[rng.choice(list(where))] = rng.choice(values)
        try:
            PONTOON.read_position(SHIPPED, words).run()
        except ValueError:
            refused += 1
    assert refused > 700


def test_a_seat_sees_question_marks_for_what_is_hidden() -> None:
    t = Table(party("EQ04", "GA04"), party("EQ09", "GA06"))
    words = PONTOON.write_position(t.state, 0)
    assert words["parties"][1]["equipment"] == "?" and words["parties"][1]["power"] == "?"
    assert words["parties"][0]["equipment"] == "EQ04" and set(words["guild"]) == {"?"}


def test_a_seat_is_told_what_cards_it_sees_count_and_of_hidden_equipment_nothing() -> None:
    mine = party("EQ04", "GA04", adjusted={"GA04": 1})
    hers = party("EQ09", "GM04", "GA06", turned=["GM04"], copied={"GA06": 9}, adjusted={"GM04": -1, "EQ09": 2})
    g = Table(mine, hers).state
    words = {viewer: PONTOON.write_position(g, viewer)["parties"] for viewer in (None, 0, 1)}
    for viewer in (None, 1):
        assert words[viewer][1]["adjusted"] == {"GM04": -1, "EQ09": 2} and words[viewer][1]["power"] == g.power(1)
    assert words[0][1]["adjusted"] == {"GM04": -1} and words[0][1]["power"] == "?"
    for told in words.values():
        assert told[0]["adjusted"] == {"GA04": 1} and "turned" not in told[0] and "copied" not in told[0]
        assert told[1]["turned"] == ["GM04"] and told[1]["copied"] == {"GA06": 9}


def table_of(one: dict[str, Any] | None = None, **words: Any) -> dict[str, Any]:
    """A sound table of two, but for what is given."""
    return {"quest": "Q1", "parties": [party("EQ04", "GA04") | (one or {}), party("EQ05", "GA05")], **words}


STRICT: list[tuple[dict[str, Any], str]] = [  # what no game comes to, and what is no such value
    (table_of({"counts": {"GA04": -1}}), "'GA04': expected 0 to"),
    (table_of({"counts": {"GA04": 4.0}}), "'GA04': expected a whole number, found 4.0"),
    (table_of({"copied": {"GA04": "4"}}), "expected a whole number, found '4'"),
    (table_of({"counts": {"GA05": 7}}), "'counts': 'GA05' is not in the party of seat 1"),
    (table_of({"turned": ["GM04"]}), "'turned': 'GM04' is not in the party of seat 1"),
    (table_of({"adjusted": {"EQ05": 1}}), "'adjusted': 'EQ05' is not in the party"),
    (table_of({"stayed": "false"}), "'stayed': expected true or false, found 'false'"),
    (table_of({"stayed": 1}), "'stayed': expected true or false"),
    (table_of({"stayed": True}), "'turn': seat 1 has stayed"),
    (table_of({"companions": "GA04"}), "'companions': expected a list"),
    (table_of({"companions": ["GA04", "GA06", "GA07", "GA08"]}), "'stayed': seat 1 has stayed, as all have who are 5"),
    (table_of({"companions": ["EQ09"]}), "is not in the guild"),
    (table_of({"companions": [["GA04"]]}), "no card"),
    (table_of({"equipment": "GA06"}), "is not in the armoury"),
    (table_of({"equipment": None}), "'equipment': seat 1 has none"),
    (table_of({"won": ["Q4", "Q7"]}), "'won': seat 1 has 5 stars"),
    (table_of({"won": ["GA06"]}), "is not in the quests"),
    (table_of({"peeked": [1]}), "'peeked': seat 1 has no Equipment to look at"),
    (table_of({"seen": ["GA05"]}), "'seen': 'GA05' is not in the guild"),
    (table_of({"power": 9}), "'power': 9; the cards of seat 1 make 8"),
    (table_of({"stars": 2}), "'stars': 2; the cards of seat 1 make 0"),
    (table_of(quest=None), "'quest': there is none"),
    (table_of(quest="QW"), "'quest'.*no regular quest is left"),
    (table_of(quests=5), "'quests': expected a list"),
    (table_of(at="prepare"), "'prepare' deals them"),
    ({"at": "prepare", "quest": "Q1"}, "'prepare' reveals one"),
    (
        {"at": "battle", "quest": "Q1", "parties": [party("EQ04", "GA04", stayed=False), party("EQ05", "GA05")]},
        "'stayed': seat 1 has stayed, as all have in Battle",
    ),
    (table_of(at="abilty"), "'at': no word 'abilty'; did you mean 'ability'"),
    (
        table_of(at="ability", quest=None, steps=[["turn_to_sub", 1, "GA04"]]),
        "'quest': there is none",
    ),
    (table_of(at="ability"), "'steps': expected one or more of them, found none"),
    (table_of(at="ability", steps=["may"]), "'steps': expected a verb and a seat"),
    (table_of(at="ability", steps=[["hit", 1]]), "'steps': no word 'hit'"),
    (table_of(at="ability", steps=[["may", 1]]), "'steps': no card None"),
    (table_of(at="ability", steps=[["may", 1, "GA04", 3]]), "'may': no game can go on with these 'steps'"),
    (table_of(at="ability", steps=[["use_stays", 1, 3]]), "'steps': expected a list, found 3"),
    (table_of(at="ability", steps=[["use_stays", 1, "GA04"]]), "'steps': expected a list, found 'GA04'"),
    (table_of(at="ability", steps=[["turn_to_sub", 3, "GA04"]]), "seat 3"),
    (table_of(guild=["GM03", "GM03"]), "'guild': 'GM03' is named twice"),
    (table_of(dice=[7]), "'dice': expected 1 to 6, found 7"),
    (table_of(round=-1), "'round': expected 0 at least"),
    (table_of(round=1.0), "'round': expected a whole number, found 1.0"),
    (table_of(seed="x"), "'seed': expected a whole number"),
    (table_of(starting=True), "seat True"),
    (table_of(turn=1.0), "seat 1.0"),
    (table_of(history=[["GA04", 1]]), "'history': 'GA04' is no quest"),
    (table_of(history=["Q1"]), "'history': expected a quest and a seat"),
    (table_of(options={"turn_style": "rond"}), "'turn_style': no word 'rond'; did you mean 'round'"),
    (table_of(options=3), "'options': expected a mapping"),
    (table_of(parties=3), "'parties': expected a list"),
    (table_of(parties=[3, 4]), "'parties': expected a mapping"),
    (table_of(winners=[3]), "seat 3"),
]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"parties": [party("EQ04", "GA40"), party("EQ05", "GA05")]}, "GA40.*did you mean"),
        ({"parties": [party("EQ04", "GA04"), party("EQ04", "GA05")]}, "named twice"),
        ({"parties": [party("EQ04", "GA04", stayd=True), party("EQ05", "GA05")]}, "stayd.*did you mean 'stayed'"),
        ({"parties": [party("EQ04", "GA04", turned=["GA04"]), party("EQ05", "GA05")]}, "no sub power"),
        ({"parties": [party("EQ04", "GA04")] * 5}, "5 for 5 seats"),
        ({"parties": [], "at": "batle"}, "did you mean 'battle'"),
        ({"parties": [], "turn": 3}, "seats are 1 to 2"),
        ({"parties": [], "quests": ["Q1", "Q1"]}, "named twice"),
        ({"parties": [], "gild": []}, "did you mean 'guild'"),
        *STRICT,
    ],
)
def test_a_wrong_word_in_a_position_is_named(words: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        PONTOON.read_position(SHIPPED, words)
