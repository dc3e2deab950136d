"""tempers: the row of the new-game screen in which the computer on a chair is given its temperament."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.rules.temperaments import temperaments
from game.ui.draw.cache import Cache
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box as Area
from game.ui.layout.box import Box
from game.ui.layout.writing import column, first, row
from game.ui.scenes.people import face
from game.ui.scenes.setup import Chair
from game.ui.table.crests import look
from game.ui.widgets.choices import Segments
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.words import NOWHERE

PLAIN, PLAIN_WORDS = "Plain", "plays by what wins alone"


def temper_box(scene: Flowing, game: str, chair: Chair, pictures: Cache, changed: Callable[[], object]) -> list[Box]:
    """What the computer on a chair is fond of; nothing for a person, or where there is no choice."""
    offered = temperaments(game)
    if not offered or chair.kind in ("person", "empty"):
        return []
    ids, names = ["", *offered], [PLAIN, *(one.name for one in offered.values())]

    def choose(to: int) -> None:
        chair.temper = ids[to]
        changed()

    kinds = Segments("temper", NOWHERE, "Temperament", names, lambda: ids.index(chair.temper), choose)
    told = f"{chair.name} {offered[chair.temper].words if chair.temper else PLAIN_WORDS}."
    words = scene.words(told, "small", scene.style.palette.soft, wraps=True)
    picture = scene.painted(partial(portrait, pictures, chair.crest)).size(52, 56)
    choice = column(scene.leaf(kinds, 340, 40).max(h=44), words, gap=6)
    return [scene.panel("", first(row(picture, choice.share(), gap=12), choice))]


def portrait(pictures: Cache, crest: str, s: Sheet, at: Area) -> None:
    x, y, w, h = at
    face(s, look(pictures, crest), x + w / 2, y + h / 2, 22)
