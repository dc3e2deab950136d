"""face: the game as the house shows it: its box, its table, and what other screens show of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ui.table.face import Cover, Defeat, Face, Open, with_parts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.sitting import Sitting
    from game.ui.draw.cache import Cache
    from game.ui.draw.paint import Sheet
    from game.ui.house.house import House
    from game.ui.table.crests import Look
    from game.ui.window.scene import Scene


def table() -> Open:
    from game.ui.games.dragon.table import DragonTop

    return with_parts(DragonTop)


def samples() -> Mapping[str, Any]:
    from game.ui.games.dragon.samples import SAMPLES

    return SAMPLES


def busy(app: House) -> Scene:
    from game.ui.games.dragon.busy import busy_scene

    return busy_scene(app)


def looks(pictures: Cache, sitting: Sitting) -> list[Look]:
    from game.ui.games.dragon.pieces import looks as own

    return own(pictures, sitting)


def on_baize(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    from game.ui.games.dragon.pieces import on_baize as own

    own(s, pictures, x, y)


def palace() -> str:
    from game.ui.games.dragon.defeat import palace as own

    return own()


def beast(s: Sheet, pictures: Cache) -> None:
    from game.ui.games.dragon.defeat import beast as own

    own(s, pictures)


FACE = Face(
    cover=Cover(
        "dragon",
        "Dragon Attack!",
        ("#a6dd7c", "#3f8f52", "#2a6a48", "#163f3c"),
        (("DRAGON", 32), ("ATTACK!", 32)),
        "the Dragon",
        "meadow",
        False,
        "flame",
        "2\u20136",
        45,
        "Gather a party before the dragon finds the village.",
    ),
    table=table,
    samples=samples,
    busy=busy,
    looks=looks,
    on_baize=on_baize,
    defeat=Defeat("The palace has fallen", "The Dragon has won. Everybody loses.", palace, beast),
)
