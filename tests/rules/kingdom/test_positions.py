"""Worked examples: every one of the rulebook is a position that can be opened and played; positions in general."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from game.assets import data
from game.engine.position import play_position, read_position_file
from tests.rules.kingdom.table import KINGDOM, SHIPPED, Table, player

FILES = sorted(data("kingdom", "positions").glob("*.yaml"))
EXAMPLES = [word for word in (Path(__file__).parent / "ids.txt").read_text().split() if word.startswith("DNK-EX-")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_worked_example_plays_out_as_it_says(path: Path) -> None:
    assert play_position(read_position_file(path), KINGDOM, SHIPPED).failures == ()


def test_all_worked_examples_are_positions() -> None:
    about = [word for path in FILES for word in read_position_file(path).about]
    assert len(EXAMPLES) == 15 and [word for word in EXAMPLES if word not in about] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"players": [{"hand": ["knigt"]}]}, "no card 'knigt'; did you mean 'knight'"),
        ({"players": [{"array": ["orthos7", "orthos7"]}]}, "'orthos7' is named more often than there are such cards"),
        ({"players": [{"hands": []}]}, "no word 'hands' in a player; did you mean 'hand'"),
        ({"matrx": []}, "no word 'matrx' in a position of kingdom; did you mean 'matrix'"),
        ({"matrix": ["knight knight"]}, "three rows of three cards"),
        ({"at": "tke", "matrix": ["knight . .", ". . .", ". . ."]}, "'at': no word 'tke'; did you mean 'take'"),
        ({"at": "use"}, "needs a card that is taken"),
        ({"at": "take"}, "needs a card in the matrix"),
        ({"deck_size": 100, "at": "end"}, "'deck_size': 100"),
        ({"tokens": {"orthos9": 2}}, "no Monster 'orthos9'"),
        ({"active": 3}, "seats are 1 to 2"),
        ({"players": [{}] * 5}, "a table has 2 to 4"),
        ({"players": [{"hand": ["harpy4"]}]}, "is a Monster"),
        ({"deck_size": "many"}, "'deck_size': expected a whole number, found 'many'"),
        ({"players": [{"reserve": "six"}]}, "'reserve': expected a whole number, found 'six'"),
        ({"tokens": {"orthos4": "two"}}, "'orthos4': expected a whole number, found 'two'"),
        ({"tokens": ["orthos4"]}, "'tokens': expected a mapping, found ['orthos4']"),
        ({"players": [{"hand": "knight"}]}, "'hand': expected a list, found 'knight'"),
        ({"discard": "knight"}, "'discard': expected a list, found 'knight'"),
        ({"players": ["knight"]}, "'players': expected a mapping for each seat, found 'knight'"),
        ({"players": [{"graveyard": ["knight"]}]}, "'knight' is an Adventurer; a graveyard holds Monsters alone"),
        ({"players": [{"reserve": -1}]}, "'reserve': expected 0 at least, found -1"),
        ({"players": [{"reserve": 6.0}]}, "'reserve': expected a whole number, found 6.0"),
        (
            {"at": "end", "players": [{"hand": ["knight"] * 8}]},
            "'hand': 8 cards of seat 1; 7 at most but in its own cut",
        ),
        ({"at": "end", "players": [{"array": ["knight"] * 7 + ["orthos4"]}]}, "'array': 8 cards of seat 1; above 7"),
        ({"at": "resolve", "players": [{"array": ["knight"]}]}, "'array': seat 1 has cut it"),
        ({"triggered": "false"}, "'triggered': expected true or false, found 'false'"),
        ({"turn": -3}, "'turn': expected 0 at least, found -3"),
        ({"active": True}, "seat True: seats are 1 to 2"),
        ({"seats": 2.0}, "'seats': expected a whole number, found 2.0"),
        ({"taken": "knight", "matrix": ["ninja . .", ". . .", ". . ."]}, "'taken': a card is taken 'at' use, not take"),
        ({"taken": ["knight"], "at": "use"}, "no card ['knight']"),
        ({"kingdom": ["knight"], "matrix": ["ninja . .", ". . .", ". . ."]}, "'kingdom': there are none before a cut"),
        ({"beaten": ["orthos4"], "at": "end"}, "'beaten': there are none before a cut"),
        ({"beaten": ["orthos4", "orthos4"], "at": "resolve"}, "'beaten': a Monster is beaten but once in a turn"),
        ({"aside": ["knight"], "at": "resolve"}, "'aside': a card lies there in the midst of a deed"),
        ({"ability": ["knight"], "at": "resolve"}, "'ability': discards are shuffled once the deck is empty"),
        ({"kingdom": ["orthos4"], "at": "resolve", "tokens": {"orthos4": 5}}, "'orthos4': a raid takes 2 points"),
        ({"at": "resolve", "tokens": {"orthos4": 2}}, "'orthos4': points lie on Monsters of an Array"),
        (
            {"kingdom": ["orthos4"], "at": "resolve", "tokens": {"orthos4": -2}},
            "'orthos4': expected 0 at least, found -2",
        ),
        ({"matrix": [7, 8, 9]}, "'matrix': three rows of three cards"),
        ({"at": ["take"]}, "'at': no word ['take']"),
        ({"at": "end", "copies": {"hnad/0": "1"}}, "'copies': no place 'hnad/0'; did you mean 'hand/0'"),
        ({"at": "end", "copies": {"hand/0": "1"}}, "'hand/0': 0 cards lie there, found '1'"),
        ({"at": "end", "copies": {"hand/0": "99"}, "players": [{"hand": ["ninja"]}, {}]}, "'hand/0': '99' is no ninja"),
        (
            {"at": "end", "copies": {"hand/0": "1 1"}, "players": [{"hand": ["ninja"] * 2}]},
            "'1' is no ninja, or",
        ),
        ({"at": "end", "known": {"ninja1": [1], "ninja99": []}}, "'known': no card 'ninja99'; did you mean"),
        ({"at": "end", "known": {"orthos4": [1]}, "discard": ["orthos4"]}, "'orthos4': it lies open, so all know it"),
        ({"at": "end", "known": {"ninja1": [3]}}, "seat 3: seats are 1 to 2"),
        ({"at": "end", "lots": [["ninja1", "ninja1"]]}, "'lots': a card is named twice there"),
        ({"at": "end", "mixed": [["ninja1", "ninja2"]]}, "'mixed': two cards or more out of 'lots'"),
        (
            {"phase": "resolve", "matrix": ["ninja . .", ". . .", ". . ."]},
            "'phase': 'resolve', but 'at' take it is action",
        ),
    ],
)
def test_a_wrong_word_is_named(words: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError) as error:
        KINGDOM.read_position(SHIPPED, words)
    assert said in str(error.value)


ODD = (7, -1, 99, 1.5, True, None, "", "x", "false", "orthos4", [], {}, [[]], [None], ["knight", 3], {"a": 1}, {3: []})
PYTHON = re.compile(r"unhashable|NoneType|<class|<function|object|subscript|iterable|attribute|out of range|argument")


def test_whatever_stands_behind_a_word_is_a_table_or_a_fault_in_plain_words() -> None:
    """No message of the language gets through, and what is read can be played on."""
    table = Table(
        player(hand=["ninja"], array=["orthos4", "angel"]),
        player(hand=["wizard"], graveyard=["harpy7"]),
        tokens={"orthos4": 2},
    )
    base = KINGDOM.write_position(table.state, None)
    faults = tables = 0
    for odd in ODD:
        for words in [
            {**base, word: odd} for word in (*base, "at", "taken", "kingdom", "ability", "beaten", "seed")
        ] + [{**base, "players": [{**base["players"][0], word: odd}, {}]} for word in base["players"][0]]:
            try:
                again = KINGDOM.read_position(SHIPPED, words)
                again.run()
                assert again.decision is not None or again.winners is not None
                tables += 1
            except ValueError as error:
                assert str(error) and not PYTHON.search(str(error)), (words, error)
                faults += 1
    assert faults > 200 and tables > 20


def test_a_seat_sees_its_own_hand_and_counts_those_of_others() -> None:
    t = Table(player(hand=["ninja"]), player(hand=["wizard", "angel"]))
    players = KINGDOM.write_position(t.state, 0)["players"]
    assert players[0]["hand"] == ["ninja"] and players[1]["hand"] == ["?", "?"] and players[1]["hand_size"] == 2
    assert "deck" not in KINGDOM.write_position(t.state, 0)


def test_a_deck_of_discards_by_hand_is_known_as_a_heap() -> None:
    """DNK-R50: which cards it was made of is known, and so no other card can be imagined in it."""
    words = {
        "at": "end",
        "deck_size": 0,
        "triggered": True,
        "ability": ["ninja", "orthos4"],
        "players": [{"hand": ["angel"]}],
    }
    state = KINGDOM.read_position(SHIPPED, words)
    assert [card for card, lot in enumerate(state.lots) if lot] == sorted(state.zones["ability"])
    worlds = [state.redeal(None, Random(seed)) for seed in range(20)]
    assert {SHIPPED.word(card) for world in worlds for card in world.zones["ability"]} == {"ninja", "orthos4"}
