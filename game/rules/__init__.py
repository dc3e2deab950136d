"""Rules: one package per game, and the register of those that can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.assets import data

if TYPE_CHECKING:
    from game.engine.game import Files, Game


def pontoon() -> Game:
    from game.rules.pontoon import PONTOON

    return PONTOON


def kingdom() -> Game:
    from game.rules.kingdom import KINGDOM

    return KINGDOM


def pack() -> Game:
    from game.rules.pack import PACK

    return PACK


def dragon() -> Game:
    from game.rules.dragon import DRAGON

    return DRAGON


def montoons() -> Game:
    from game.rules.montoons import MONTOONS

    return MONTOONS


class Register(Mapping[str, "Game"]):
    """Games by name in the order of the shelf. A game's rules are imported when it is first asked for, so that the
    window opens without them."""

    def __init__(self, makers: Mapping[str, Callable[[], Game]]) -> None:
        self.makers = makers

    def __getitem__(self, name: str) -> Game:
        return self.makers[name]()

    def __contains__(self, name: object) -> bool:
        return name in self.makers

    def __iter__(self) -> Iterator[str]:
        return iter(self.makers)

    def __len__(self) -> int:
        return len(self.makers)


GAMES = Register({"pontoon": pontoon, "pack": pack, "kingdom": kingdom, "dragon": dragon, "montoons": montoons})


def shipped(name: str) -> Files:
    """The files of a game as the program brings them, without packs."""

    def files(file: str) -> Sequence[Path]:
        return (data(name, file),)

    return files


def schemas(name: str) -> Mapping[str, Any]:
    """The JSON Schemas of a game's files, of positions, puzzles, lessons, learned weights and temperaments too,
    made of the annotations that bind them."""
    from game.engine.judgement import Judgement, Temperament
    from game.engine.lesson import LessonFile, PuzzleFile
    from game.engine.position import PositionFile
    from game.engine.schema import json_schema

    own: Mapping[str, Any] = import_module(f"game.rules.{name}.content").schemas()
    learned = {"judgement": json_schema(Judgement)} if data(name, "judgement.yaml").is_file() else {}
    fond = {"temperaments": json_schema(tuple[Temperament, ...])} if data(name, "temperaments.yaml").is_file() else {}
    asked = {"puzzle": json_schema(PuzzleFile)} if data(name, "puzzles").is_dir() else {}
    return {**own, **learned, **fond, **asked, "position": json_schema(PositionFile), "lesson": json_schema(LessonFile)}


def shipped_content(name: str) -> Any:
    """A game's own content, without packs. DataError when a shipped file is damaged."""
    return GAMES[name].load(shipped(name))
