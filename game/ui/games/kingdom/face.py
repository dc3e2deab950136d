"""face: the game as the house shows it: its box, its table, and what other screens show of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ui.table.face import Cover, Face, Open, with_parts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.ui.draw.cache import Cache
    from game.ui.draw.cards import Face as CardFace
    from game.ui.draw.paint import Sheet
    from game.ui.house.house import House
    from game.ui.window.scene import Scene


def table() -> Open:
    from game.ui.games.kingdom.table import KingdomTop

    return with_parts(KingdomTop)


def samples() -> Mapping[str, Any]:
    from game.ui.games.kingdom.samples import SAMPLES

    return SAMPLES


def busy(app: House) -> Scene:
    from game.ui.games.kingdom.busy import busy_scene

    return busy_scene(app)


def card(content: Any, number: int) -> CardFace:
    from game.ui.games.kingdom.faces import face_of

    return face_of(content, number)


def back(zone: str) -> str:
    return "kingdom"


def on_baize(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    from game.ui.table.lying import decks

    decks(s, pictures, ("kingdom",), x, y)


FACE = Face(
    cover=Cover(
        "kingdom",
        "Dungeon & Kingdom",
        ("#f9826a", "#c23a45", "#8f2342", "#5c1436"),
        (("DUNGEON", 29), ("& KINGDOM", 29)),
        "knight",
        "keep",
        False,
        "crown",
        "2\u20134",
        30,
        "Line them up, cut the line, rule what is left.",
    ),
    table=table,
    samples=samples,
    busy=busy,
    on_baize=on_baize,
    back=back,
    card=card,
)
