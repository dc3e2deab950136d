"""Spoiling: files of the home folder whose checksum is right and whose contents are not, one for each place in them."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from game.company import Player
from game.rules import GAMES
from game.sitting import Sitting
from game.store import Folders
from game.store.savefile import checksum_of, to_bytes

GONE = object()  # what stands for a part that is not there
ODD = (
    GONE,
    None,
    True,
    -1,
    9,
    2**64,
    1.5,
    float("nan"),
    "",
    "x",
    "\0\x1b[2J",
    "y" * 30_000,
    [],
    {},
    [None],
    [["a", 1]],
    {"a": 1},
)


def begun(root: Path, game: str, answers: int = 6) -> Sitting:
    """A person against computers, some choices into a game."""
    seats = GAMES[game].seats[0]
    players = [
        Player("Ada", "person", "", "flame"),
        *(Player(f"Vex {seat}", "computer", "easy", "wave") for seat in range(1, seats)),
    ]
    sitting, lot = Sitting.new(Folders(root, None, None), game, players, 3), Random(1)
    while len(sitting.match.answers) < answers:
        sitting.answer(lot.choice(sitting.match.decision.options).key)
    return sitting


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a plain value; of a list its first three and its last."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else ()
    for number, (key, part) in enumerate(inner):
        if isinstance(value, dict) or number < 3 or number == len(value) - 1:
            yield from places(part, (*path, key))


def changed(whole: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy with another value at that place."""
    made = copy.deepcopy(whole)
    holder = made
    for key in path[:-1]:
        holder = holder[key]
    if value is GONE:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    return made


def sealed(plain: Any) -> bytes:
    """The file of a save with these contents and the checksum that fits them."""
    return json.dumps({"monster_parlour": "save", "checksum": checksum_of(plain), "save": plain}).encode()


def spoiled(sitting: Sitting, odd: tuple[Any, ...] = ODD) -> Iterator[tuple[str, bytes]]:
    """What was changed, and the file, for every place and value; and values that only the dealing can judge."""
    plain = json.loads(to_bytes(sitting.as_save()))["save"]
    for path in places(plain):
        for value in odd:
            told = "gone" if value is GONE else repr(value)[:20]
            yield f"{'/'.join(map(str, path))}: {told}", sealed(changed(plain, path, value))
    for rule in sitting.game.house_rules:
        for value in ("1xMP-001", "9xnobody", "9x" + "z" * 5000, "Z"):
            made = changed(plain, ("match", "options", rule.key), value)
            yield f"{rule.key}: {value[:20]}", sealed(made)
    seats = len(plain["names"])
    for count in (seats + 1, 9, 1):
        yield (
            f"{count} seats",
            sealed(
                {
                    **plain,
                    "match": {**plain["match"], "seats": count},
                    "names": ["A"] * count,
                    "players": ["person"] * count,
                }
            ),
        )
