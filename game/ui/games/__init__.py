"""Tables: one for each game, and what they share. FACED is the one register of games in the window."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from game.ui.table.cover import Cover, plain_cover

if TYPE_CHECKING:
    from game.engine.game import Game
    from game.engine.lesson import LessonRun
    from game.sitting import Sitting
    from game.ui.house.house import House
    from game.ui.table.computers import Thinks
    from game.ui.table.face import Face
    from game.ui.table.table import Table

FACED = ("pontoon", "kingdom", "pack", "dragon", "montoons")  # the folders of games, in the order of the shelf


def cover_of(name: str) -> Cover:
    """A game's box on the shelf; loads no table."""
    if name in FACED:
        cover: Cover = import_module(f"{__name__}.{name}").COVER
        return cover
    from game.rules import GAMES

    return plain_cover(GAMES[name])


def face_of(name: str) -> Face:
    """How a game looks from the house; a game that brings no face gets the plain one."""
    if name not in FACED:
        from game.ui.table.face import plain_face

        return plain_face()
    face: Face = import_module(f"{__name__}.{name}.face").FACE
    return face


def playable() -> dict[str, Game]:
    """The games that can be played, by name, in the order of the shelf."""
    from game.rules import GAMES  # here and not above: the shelf opens without rules

    return {name: GAMES[name] for name in shelved()}


def shelved() -> list[str]:
    """The names of all games: those with a face, then those with rules alone."""
    from game.rules import GAMES

    return [*FACED, *(name for name in GAMES if name not in FACED)]


def open_table(app: House, sitting: Sitting, thinker: Thinks | None = None, lesson: LessonRun | None = None) -> Table:
    """The table of the sitting's game, with a lesson or without."""
    from game.ui.table.table import Table

    face = face_of(sitting.game.name)
    return Table(app, sitting, thinker, lesson, face.lay, face.milestones)
