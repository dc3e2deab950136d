"""Faulty files: the shipped cards of every game and its learned weights, spoiled in one line each; the fault names file
and line."""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from game import assets
from game.ai.judge import read_judgement
from game.ai.minds import MINDS
from game.engine.data import DataError
from game.engine.game import Game
from game.rules import GAMES
from game.rules.temperaments import read_temperaments

FIELD = re.compile(r"^(?P<head>[- ] )(?P<key>\w+): (?P<value>.*)$")
EACH = 40  # spoiled lines of every sort per game


class Spoiled(NamedTuple):
    game: Game
    file: str
    line: int  # 1-based: where the fault must be seen
    text: str
    why: str  # words that the fault must have


def misspelt(head: str, key: str, value: str) -> tuple[str, int, str]:
    return f"{head}{key}x: {value}", 0, f" '{key}x'"


def twice(head: str, key: str, value: str) -> tuple[str, int, str]:
    return f"{head}{key}: {value}\n  {key}: {value}", 1, f"'{key}' twice"


def anchored(head: str, key: str, value: str) -> tuple[str, int, str]:
    return f"{head}{key}: &x {value}", 0, "an anchor (&x)"


def worded(head: str, key: str, value: str) -> tuple[str, int, str] | None:
    return (f"{head}{key}: many", 0, f"{key}: ") if value.isdigit() else None


def nested(head: str, key: str, value: str) -> tuple[str, int, str]:
    return f"{head}{key}: {'[' * 25}{value}{']' * 25}", 0, "levels deep"


SORTS: tuple[Callable[[str, str, str], tuple[str, int, str] | None], ...] = (misspelt, twice, anchored, worded, nested)


def spoil(game: Game) -> Iterator[Spoiled]:
    for sort in SORTS:
        made = []
        for path in sorted(assets.data(game.name).glob("*.yaml")):
            lines = path.read_text("utf-8").split("\n")
            for n, line in enumerate(lines):
                field = FIELD.match(line)
                if field and (wrong := sort(*field.group("head", "key", "value"))):
                    text, further, why = wrong
                    made.append(
                        Spoiled(game, path.name, n + 1 + further, "\n".join([*lines[:n], text, *lines[n + 1 :]]), why)
                    )
        yield from random.Random(game.name).sample(made, min(EACH, len(made)))


FAULTY = [spoiled for game in GAMES.values() for spoiled in spoil(game)]


def test_there_are_a_hundred_of_them_for_every_game() -> None:
    assert len(FAULTY) >= 100 * len(GAMES)


@pytest.mark.parametrize("spoiled", FAULTY, ids=lambda s: f"{s.game.name}/{s.file}:{s.line}")
def test_a_spoiled_line_is_told_by_file_and_line(spoiled: Spoiled, tmp_path: Path) -> None:
    wrong = tmp_path / spoiled.file
    wrong.write_text(spoiled.text, "utf-8")
    judge = MINDS[spoiled.game.name].judge
    with pytest.raises(DataError) as caught:
        if judge and spoiled.file == "judgement.yaml":
            read_judgement(spoiled.game.name, judge.features, wrong)
        elif spoiled.file == "temperaments.yaml":
            read_temperaments(spoiled.game.name, wrong)
        else:
            spoiled.game.load(lambda name: (wrong if name == spoiled.file else assets.data(spoiled.game.name, name),))
    assert [
        fault
        for fault in caught.value.faults
        if fault.file.endswith(spoiled.file) and fault.line == spoiled.line and spoiled.why in fault.what
    ]
