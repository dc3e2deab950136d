"""Realm: the terrains of the kingdom, one function each."""

from __future__ import annotations

from game.ui.draw.hexes.scenery import castle, clump, fir, house, shrine
from game.ui.draw.hexes.shapes import Point, oval, shape
from game.ui.draw.hexes.tile import Tile, near_river


def fields(t: Tile) -> None:
    """Grass of the kingdom, shared by plain, forest, hills and places."""
    t.blots(2, 66, 0.55)
    for x, y in t.spaced(3, 40, 0.76):
        t.add(
            shape(
                f"M{x - 7:.0f} {y:.0f}Q{x - 5:.0f} {y - 9:.0f} {x - 8:.0f} {y - 11:.0f}Q{x - 1:.0f} {y - 7:.0f} "
                f"{x:.0f} {y - 2:.0f}Q{x + 2:.0f} {y - 9:.0f} {x + 6:.0f} {y - 11:.0f}Q{x + 5:.0f} {y - 4:.0f} "
                f"{x + 5:.0f} {y:.0f}Z",
                t.shade,
            )
        )


def plain(t: Tile) -> None:
    fields(t)
    if not (t.links or t.hex.mark or t.hex.shore) and t.rng.random() < 0.16:  # a ploughed field
        x, y = t.rng.uniform(-14, 14), t.rng.uniform(-14, 14)
        t.add(
            shape(f"M{x - 48:.0f} {y - 18:.0f}h92l-14 38h-92z", "#dcb252"),
            *(shape(f"M{x - 44 + i * 15:.0f} {y - 16:.0f}l8 0l-14 34l-8 0z", "#a9812f") for i in range(6)),
        )


FOREST: tuple[Point, ...] = (
    (0, -50),
    (-38, -30),
    (34, -28),
    (-58, 2),
    (-10, -6),
    (50, 6),
    (20, 16),
    (-34, 30),
    (6, 44),
)


def forest(t: Tile) -> None:
    fields(t)
    for i, (x, y) in enumerate(FOREST):
        x, y = x + t.rng.uniform(-7, 7), y + t.rng.uniform(-4, 4)
        if t.links and near_river(x, y, t.links):
            continue
        t.put(x, y, fir(t.rng.uniform(0.74, 0.92)) if i % 3 else clump(0.52, "#a9cf63", "#74ab4a", "#4d8544"))


def hills(t: Tile) -> None:
    fields(t)
    for x, y, w, h in ((-18 * t.flip, -4, 58, 52), (26 * t.flip, 22, 50, 38)):
        t.tall.append(
            (
                y,
                oval(x + 6, y + 6, w, 15, "#5a7a34", 0.4)
                + shape(
                    f"M{x - w} {y + 6}C{x - w * 0.7:.0f} {y - h * 0.8:.0f} {x - w * 0.2:.0f} {y - h} {x} "
                    f"{y - h}C{x + w * 0.3:.0f} {y - h} {x + w * 0.7:.0f} {y - h * 0.7:.0f} {x + w} {y + 6}Q{x} "
                    f"{y + 20} {x - w} {y + 6}Z",
                    "#a6bf5e",
                )
                + shape(
                    f"M{x + w * 0.1:.0f} {y - h}C{x + w * 0.4:.0f} {y - h} {x + w * 0.7:.0f} {y - h * 0.7:.0f} "
                    f"{x + w} {y + 6}Q{x + w * 0.5:.0f} {y + 14} {x + w * 0.1:.0f} {y + 13}C{x + w * 0.5:.0f} "
                    f"{y - h * 0.3:.0f} {x + w * 0.4:.0f} {y - h * 0.7:.0f} {x + w * 0.1:.0f} {y - h}Z",
                    "#7f9d4a",
                )
                + shape(
                    f"M{x - w * 0.86:.0f} {y - 2}C{x - w * 0.6:.0f} {y - h * 0.7:.0f} {x - w * 0.3:.0f} "
                    f"{y - h * 0.94:.0f} {x - w * 0.05:.0f} {y - h * 0.96:.0f}C{x - w * 0.4:.0f} {y - h * 0.7:.0f} "
                    f"{x - w * 0.6:.0f} {y - h * 0.4:.0f} {x - w * 0.66:.0f} {y - 2}Z",
                    "#cfdc8c",
                ),
            )
        )


def village(t: Tile) -> None:
    fields(t)
    if not t.links:
        t.add(
            shape(
                "M-12 66C-6 40 26 30 18 8C12 -12 -30 -10 -36 -34L-26 -36C-18 -20 30 -16 36 8C40 34 12 44 12 66Z",
                "#e2cd98",
            )
        )
    sites: list[Point] = [(-34, -22), (34, -28), (-44, 22), (46, 20)]
    if t.links:  # a river town keeps to the banks
        banks: tuple[Point, ...] = ((-58, -18), (0, -50), (56, -22), (-56, 24), (58, 22), (4, 60))
        sites = [p for p in banks if not near_river(*p, t.links, 52)][:4]
    for i, (x, y) in enumerate(sites):
        roof = (("#e8664f", "#b93d48"), ("#f0a03c", "#bf6c2c"), ("#5f8fce", "#3a5f9f"), ("#e8664f", "#b93d48"))[
            (i + (t.flip > 0)) % 4
        ]
        t.put(
            x + t.rng.uniform(-4, 4),
            y,
            house(t.rng.uniform(0.74, 0.86) - (0.1 if t.links else 0), roof, t.rng.choice((1, 1, -1))),
        )
    number(t)


def temple(t: Tile) -> None:
    fields(t)
    t.add(oval(0, 4, 62, 40, "#e6dfd0"), oval(0, 4, 50, 31, "#d3c9b8"))
    t.put(-30 if t.links else 0, 14, shrine())
    number(t)


def palace(t: Tile) -> None:
    t.add(oval(0, 10, 70, 46, t.shade, 0.6))
    t.put(0, 26, castle())
    number(t)


def start(t: Tile) -> None:
    fields(t)


def number(t: Tile) -> None:
    if t.hex.number:
        t.signs.append((0, 46, str(t.hex.number), t.hex.kind))
