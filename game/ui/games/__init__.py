"""Tables: one for each game, and what they share. FACES is the one register of games in the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.ui.table.face import Face, plain_face

if TYPE_CHECKING:
    from game.engine.game import Game
    from game.engine.lesson import LessonRun
    from game.sitting import Sitting
    from game.ui.house.house import House
    from game.ui.table.frame import FramedTable
    from game.ui.table.thinks import Thinks


def pontoon() -> Face:
    from game.ui.games.pontoon.face import FACE

    return FACE


def kingdom() -> Face:
    from game.ui.games.kingdom.face import FACE

    return FACE


def pack() -> Face:
    from game.ui.games.pack.face import FACE

    return FACE


def dragon() -> Face:
    from game.ui.games.dragon.face import FACE

    return FACE


def montoons() -> Face:
    from game.ui.games.montoons.face import FACE

    return FACE


FACES: dict[str, Callable[[], Face]] = {
    "pontoon": pontoon,
    "kingdom": kingdom,
    "pack": pack,
    "dragon": dragon,
    "montoons": montoons,
}  # in the order of the shelf


def face_of(name: str) -> Face:
    """How a game looks from the house; a game that brings no face gets the plain one."""
    if name in FACES:
        return FACES[name]()
    from game.rules import GAMES

    return plain_face(GAMES[name])


def playable() -> dict[str, Game]:
    """The games that can be played, by name, in the order of the shelf."""
    from game.rules import GAMES  # here and not above: the shelf opens without rules

    return {name: GAMES[name] for name in shelved()}


def shelved() -> list[str]:
    """The names of all games: those with a face, then those with rules alone."""
    from game.rules import GAMES

    return [*FACES, *(name for name in GAMES if name not in FACES)]


def open_table(
    app: House, sitting: Sitting, thinker: Thinks | None = None, lesson: LessonRun | None = None
) -> FramedTable:
    """The table of the sitting's game, with a lesson or without."""
    return face_of(sitting.game.name).table()(app, sitting, thinker, lesson)
