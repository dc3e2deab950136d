"""Positions of all games: one foreign word in a sound table is refused by name and line, or the table can be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from random import Random
from typing import Any

import pytest

from game.assets import data
from game.commands.command import as_words
from game.engine.data import DataError, Node, Where, parse
from game.engine.position import PositionFile, read_position_file, set_up
from game.rules import GAMES, shipped_content
from tests.asking import paired, played

FOREIGN = ("99", "-1", "7", "1.5", '"false"', "null", "[]", "{}", "zz", "true", "[zz]", "0")
FILES = 4  # worked examples a game, of which words are exchanged
PYTHON = (
    "object",
    "NoneType",
    "index out of range",
    "unhashable",
    "iterable",
    "invalid literal",
    "int()",
    "argument",
    "not supported",
    "subscriptable",
    "Error",
    "'dict'",
    "'list'",
    "'tuple'",
    "nothing to choose from",
)
APART = 5  # of the words of a table under way every fifth is exchanged, and all of its steps
Way = tuple[str | int, ...]


def ways(node: Node, way: Way = ()) -> Iterator[Way]:
    """The places of everything that stands below a node."""
    for step, child in (*node.pairs.items(), *enumerate(node.items)):
        yield (*way, step)
        yield from ways(child, (*way, step))


def exchanged(node: Node, way: Way, foreign: str) -> Node:
    """The tree with something else at one place."""
    if not way:
        new = parse(foreign.encode(), node.file)
        new.line = node.line
        return new
    one = Node(node.kind, node.file, node.line, node.text, node.plain)
    one.key_lines = node.key_lines
    one.pairs = {
        key: exchanged(child, way[1:], foreign) if key == way[0] else child for key, child in node.pairs.items()
    }
    one.items = [exchanged(child, way[1:], foreign) if at == way[0] else child for at, child in enumerate(node.items)]
    return one


def plays(name: str, file: PositionFile, lot: Random) -> None:
    """Set the table up and play on for some answers, writing it down and counting chances as the window would."""
    game = GAMES[name]
    match = set_up(file, game, shipped_content(name))
    for _ in range(6):
        game.write_position(match.state, None)
        assert all(0 <= game.standing(match.state, seat) <= 1 for seat in range(match.seats))
        if match.decision is None:
            return
        match.answer(lot.choice(match.decision.options).key)


def words_of(name: str, files: int) -> list[tuple[PositionFile, Way]]:
    """Places of words in so many worked examples of a game, evenly picked, and in tables of so many games under way."""
    paths = sorted(data(name, "positions").glob("*.yaml"))
    examples = [read_position_file(path) for path in paths[:: max(1, len(paths) // files)]]
    return [(file, way) for file in examples for way in ways(file.position)] + [
        (file, way)
        for file in under_way(name, files)
        for number, way in enumerate(ways(file.position))
        if way[0] == "steps" or not number % APART
    ]


def under_way(name: str, games: int) -> list[PositionFile]:
    """Tables out of so many games as they are written, one of each kind of question, half as many as games: first those
    in the midst of what has to be told step by step."""
    found: dict[str, dict[str, Any]] = {}
    for table, seed in zip(cycle(paired(name)), range(games)):
        for one in played(table, seed, Counter()):
            if one.state.asked[0] not in found:
                found[one.state.asked[0]] = GAMES[name].write_position(one.state, None)
    chosen = sorted(found, key=lambda asked: "steps" not in found[asked])[: games // 2]
    files = [of_text(name, f"{asked}.yaml", as_words(found[asked])) for asked in chosen]
    for file in files:
        plays(name, file, Random(name))
    return files


def of_text(name: str, file: str, text: str) -> PositionFile:
    return PositionFile(name, "as it was written", parse(text.encode(), file), where=Where(file, 0, ""))


@pytest.mark.parametrize("name", GAMES)
def test_a_foreign_word_is_refused_by_name_and_line_or_the_table_can_be_played(name: str) -> None:
    exchange(name, FILES, 0.25)


@pytest.mark.parametrize("foreign", [99, 1.5, True, None, [], ["A"], {}])
@pytest.mark.parametrize(("name", "rule"), [(name, rule.key) for name in GAMES for rule in GAMES[name].house_rules])
def test_a_house_rule_that_is_no_text_is_refused_by_its_name(name: str, rule: str, foreign: object) -> None:
    with pytest.raises(ValueError, match=f"option {rule} of {name} is one of"):
        GAMES[name].options({rule: foreign})


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("name", GAMES)
def test_every_foreign_word_in_every_worked_example_is_refused_or_can_be_played(name: str) -> None:
    exchange(name, 100, 1)


def exchange(name: str, files: int, share: float) -> None:
    lot, refused, played = Random(name), 0, 0
    for file, way in words_of(name, files):
        for foreign in FOREIGN:
            if lot.random() >= share:
                continue
            where = f"{file.where.file}: {foreign} at {way}"
            try:
                plays(name, replace(file, position=exchanged(file.position, way, foreign)), lot)
                played += 1
            except DataError as error:
                told = str(error)
                assert not any(word in told for word in PYTHON), f"{where}: {told}"
                assert "no game can stand" not in told, f"{where} is refused without its name"
                assert f"{file.where.file}:" in told, f"{where}: {told}"
                refused += 1
    print(f"{name}: {refused + played} foreign words, {refused} refused by name and line, {played} played on")
    assert refused > 5 * played > 0
