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
    from game.ui.games.pack.table import PackTop

    return with_parts(PackTop)


def samples() -> Mapping[str, Any]:
    from game.ui.games.pack.samples import SAMPLES

    return SAMPLES


def busy(app: House) -> Scene:
    from game.ui.games.pack.busy import busy_scene

    return busy_scene(app)


def card(content: Any, number: int) -> CardFace:
    from game.ui.games.pack.faces import face_of

    return face_of(content, number)


def back(zone: str) -> str:
    return "pack"


def on_baize(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    from game.ui.table.lying import decks

    decks(s, pictures, ("pack",), x, y)


FACE = Face(
    cover=Cover(
        "pack",
        "The Monster Pack",
        ("#ffd98a", "#e58f2a", "#b5651f", "#5b2440"),
        (("THE MONSTER", 23), ("PACK", 36)),
        "Manyeyes",
        "cavern",
        False,
        "strike",
        "2",
        20,
        "Build a pack, mind the countdown, win the duel.",
    ),
    table=table,
    samples=samples,
    busy=busy,
    on_baize=on_baize,
    back=back,
    card=card,
)
