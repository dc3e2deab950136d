"""Worked examples: every one of the rulebook is a position that can be opened and played; positions in general."""
from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.assets import data
from game.engine.match import Match
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


def test_what_is_written_can_be_read_back_in_the_middle_of_any_game() -> None:
    for seed in range(3):
        match, rng = Match(KINGDOM, SHIPPED, 2 + seed, seed, skip_single=False), Random(seed)
        while not match.over:
            if match.state.asked[0] in ("kingdom.take", "kingdom.use", "kingdom.resolve"):
                words = KINGDOM.write_position(match.state, None)
                at = str(match.state.asked[0]).partition(".")[2]
                again = KINGDOM.read_position(SHIPPED, {**words, "at": at})
                again.run()
                assert KINGDOM.write_position(again, None) == words
                assert [o.key for o in again.decision.options] == [o.key for o in match.decision.options]
            match.answer(rng.choice(match.decision.options).key)


@pytest.mark.parametrize(("words", "said"), [
    ({"players": [{"hand": ["knigt"]}]}, "no card 'knigt'; did you mean 'knight'"),
    ({"players": [{"array": ["orthos7", "orthos7"]}]}, "'orthos7' is named more often than there are such cards"),
    ({"players": [{"hands": []}]}, "no word 'hands' in a player; did you mean 'hand'"),
    ({"matrx": []}, "no word 'matrx' in a position of kingdom; did you mean 'matrix'"),
    ({"matrix": ["knight knight"]}, "three rows of three cards"),
    ({"at": "tke", "matrix": ["knight . .", ". . .", ". . ."]}, "'tke' is no moment of a turn; did you mean 'take'"),
    ({"at": "use"}, "needs a card that is taken"),
    ({"at": "take"}, "needs a card in the matrix"),
    ({"deck_size": 100, "at": "end"}, "deck_size: 100"),
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
])
def test_a_wrong_word_is_named(words: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError) as error:
        KINGDOM.read_position(SHIPPED, words)
    assert said in str(error.value)


def test_a_seat_sees_its_own_hand_and_counts_those_of_others() -> None:
    t = Table(player(hand=["ninja"]), player(hand=["wizard", "angel"]))
    players = KINGDOM.write_position(t.state, 0)["players"]
    assert players[0]["hand"] == ["ninja"] and players[1]["hand"] == ["?", "?"] and players[1]["hand_size"] == 2
    assert "deck" not in KINGDOM.write_position(t.state, 0)
