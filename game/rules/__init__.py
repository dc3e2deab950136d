"""Rules: one package per game, and the register of those that can be played."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.assets import data
from game.engine.game import Files, Game
from game.rules.dragon import DRAGON
from game.rules.kingdom import KINGDOM
from game.rules.pontoon import PONTOON

GAMES: dict[str, Game] = {game.name: game for game in (PONTOON, KINGDOM, DRAGON)}


def shipped(name: str) -> Files:
    """The files of a game as the program brings them, without packs."""
    def files(file: str) -> Sequence[Path]:
        return (data(name, file),)
    return files


def shipped_content(name: str) -> Any:
    """A game's own content, without packs. DataError when a shipped file is damaged."""
    return GAMES[name].load(shipped(name))
