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
    from game.ui.games.pontoon.table import PontoonTop

    return with_parts(PontoonTop)


def samples() -> Mapping[str, Any]:
    from game.ui.games.pontoon.samples import SAMPLES

    return SAMPLES


def busy(app: House) -> Scene:
    from game.ui.games.pontoon.busy import busy_scene

    return busy_scene(app)


def card(content: Any, number: int) -> CardFace:
    from game.ui.games.pontoon.faces import face_of

    return face_of(content, number)


def back(zone: str) -> str:
    family = zone.partition("/")[0]
    return family if family in ("equipment", "warning") else "quest" if "quest" in family else "guild"


def on_baize(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    from game.ui.table.lying import decks

    decks(s, pictures, ("guild", "quest", "equipment"), x, y)


FACE = Face(
    cover=Cover(
        "pontoon",
        "Monster Pontoon 21",
        ("#a79ad6", "#4b3f8f", "#352b6e", "#231b4d"),
        (("MONSTER", 28), ("PONTOON 21", 28)),
        "Bramblehorn",
        "moonwood",
        True,
        "claw",
        "2\u20134",
        10,
        "Hire one more monster, or stay while you can.",
    ),
    table=table,
    samples=samples,
    busy=busy,
    on_baize=on_baize,
    back=back,
    card=card,
)
