"""face: the game as the house shows it: its box, its table, and what other screens show of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ui.table.face import Cover, Face, Open, with_parts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.sitting import Sitting
    from game.ui.draw.cache import Cache
    from game.ui.draw.paint import Sheet
    from game.ui.house.house import House
    from game.ui.table.crests import Look
    from game.ui.window.scene import Scene


def table() -> Open:
    from game.ui.games.montoons.table import MonToonsTop

    return with_parts(MonToonsTop)


def samples() -> Mapping[str, Any]:
    from game.ui.games.montoons.samples import SAMPLES

    return SAMPLES


def busy(app: House) -> Scene:
    from game.ui.games.montoons.busy import busy_scene

    return busy_scene(app)


def looks(pictures: Cache, sitting: Sitting) -> list[Look]:
    from game.ui.games.montoons.pieces import looks as own

    return own(pictures, sitting)


def on_baize(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    from game.ui.games.montoons.pieces import on_baize as own

    own(s, pictures, x, y)


FACE = Face(
    cover=Cover(
        "montoons",
        "MonToons",
        ("#84d8e0", "#2a8fb5", "#1d6692", "#153c6b"),
        (("MONTOONS", 30), ("CORAL ISLES", 24)),
        "molthu",
        "tide",
        False,
        "wave",
        "2\u20135",
        50,
        "Five dice, one island and no manners at all.",
    ),
    table=table,
    samples=samples,
    busy=busy,
    looks=looks,
    on_baize=on_baize,
)
