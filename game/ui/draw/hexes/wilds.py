"""Wilds: the terrains of the coral isles, one function each."""

from __future__ import annotations

import math

from game.ui.draw.hexes import stirs
from game.ui.draw.hexes.scenery import boulder, clump, obelisk, palm, peak, stump
from game.ui.draw.hexes.shapes import Point, blot, oval, path, shape, tuft
from game.ui.draw.hexes.space import CORNERS, edge_mid, hex_path
from game.ui.draw.hexes.tile import Tile


def sand(t: Tile) -> None:
    t.blots(2)
    for x, y in t.spaced(4, 44, 0.74):
        w = t.rng.uniform(12, 22)
        t.add(
            shape(
                f"M{x - w:.0f} {y:.0f}Q{x:.0f} {y - 7:.0f} {x + w:.0f} {y:.0f}Q{x:.0f} {y - 3:.0f} {x - w:.0f} "
                f"{y:.0f}Z",
                t.shade,
            )
        )
    for x, y in t.spaced(3, 50, 0.7):
        t.add(oval(x, y, 3.4, 2.4, t.shade))


def land(t: Tile) -> None:
    sand(t)
    if t.hex.mark:
        return
    luck, (x, y) = t.rng.random(), t.inside(0.5)
    if luck < 0.26:  # a shell
        t.add(
            f'<g transform="translate({x:.0f} {y:.0f}) scale(.5)">'
            + shape("M-14 4C-18 -12 -6 -20 0 -8C6 -20 18 -12 14 4C10 12 -10 12 -14 4Z", "#ff9f8a")
            + shape("M0 -8C6 -20 18 -12 14 4C12 10 4 11 0 11Z", "#e0705f")
            + "</g>"
        )
    elif luck < 0.46:
        t.put(x, y, palm(0.58, t.flip))
    elif luck < 0.66:  # dune grass
        t.add(
            *(
                tuft(x + dx, y + dy, c)
                for dx, dy, c in ((-16, -6, "#a9b865"), (10, -10, "#8fa653"), (-4, 4, "#9db05b"), (20, 3, "#a9b865"))
            )
        )
    elif luck < 0.8:  # driftwood
        t.add(
            oval(x + 3, y + 6, 30, 6, "#c9a468", 0.7),
            f'<g transform="translate({x:.0f} {y:.0f}) rotate({-12 * t.flip})">'
            + shape("M-30 0C-20 -7 18 -8 30 -3C33 0 32 4 29 5C14 6 -18 8 -29 6C-33 4 -33 1 -30 0Z", "#a8754e")
            + shape("M-30 0C-20 -7 18 -8 30 -3C10 -3 -14 -1 -30 3Z", "#d0a173")
            + shape("M2 -5L12 -18L17 -16L10 -4Z", "#a8754e")
            + "</g>",
        )


def rocks(t: Tile) -> None:
    sand(t)
    for (x, y), size in zip(
        ((-26 * t.flip, 0), (30 * t.flip, 14), (2 * t.flip, 36)),
        (t.rng.uniform(0.86, 1.04), t.rng.uniform(0.64, 0.8), t.rng.uniform(0.38, 0.5)),
    ):
        t.put(x + t.rng.uniform(-5, 5), y + t.rng.uniform(-4, 4), boulder(size))


def boulders(t: Tile) -> None:
    """One round boulder that can be shoved: cracked and alone, so that it never looks like fixed rocks."""
    sand(t)
    t.put(
        0,
        28,
        boulder(1.36)
        + shape("M-6 -62L2 -44L-8 -34L6 -16L0 -14L-16 -34L-6 -44L-12 -60Z", "#5d5574")
        + oval(22, -30, 5, 4, "#5d5574")
        + oval(-26, -18, 4, 3, "#7d7594"),
    )
    t.add(shape("M-70 34Q-40 26 -34 40Q-56 46 -70 34Z", t.shade), shape("M38 46Q62 40 68 30Q60 52 40 52Z", t.shade))


def meadow(t: Tile) -> None:
    t.blots(3, 60, 0.6, 0.75)
    for x, y in t.spaced(7, 32, 0.76):
        t.add(tuft(x, y, t.shade))
    for x, y in t.spaced(5, 36, 0.74):
        t.add(oval(x, y, 5, 4, t.rng.choice(("#ffffff", "#fff0a8", "#ff9fb8"))), oval(x, y, 1.8, 1.5, "#f2a53a"))


def water(t: Tile) -> None:
    if t.rng.random() < 0.6:
        x, y = t.inside(0.4)
        t.add(blot(x, y, t.rng.uniform(34, 50), t.rng.uniform(12, 18), t.light, 0.45))
    for x, y in t.spaced(3, 58, 0.62):
        t.stir(stirs.rippled(x, y, t.rng.uniform(13, 20)))


def whirlpool(t: Tile) -> None:
    t.stir(stirs.whirl())


JUNGLE = (
    (0, -56),
    (-40, -34),
    (30, -38),
    (-62, -6),
    (-14, -10),
    (34, -4),
    (62, 4),
    (-42, 26),
    (8, 26),
    (48, 30),
    (-8, 54),
)


def jungle(t: Tile) -> None:
    t.add(blot(0, 4, 64, 42, t.shade, 0.8))
    spots: list[Point] = list(JUNGLE)
    # close the seam to the jungle next door
    spots += [(x * 0.94, y * 0.94) for k in (0, 1, 2) if t.near[k] == "jungle" for x, y in [edge_mid(k)]]
    if t.hex.mark:
        spots = [p for p in spots if p[1] < 0 or abs(p[0]) > 40]
    for i, (x, y) in enumerate(spots):
        if t.rng.random() < 0.12:
            continue
        x, y = x + t.rng.uniform(-7, 7), y + t.rng.uniform(-5, 5)
        if i % 4 == 3 and t.rng.random() < 0.8:
            t.put(x, y, palm(t.rng.uniform(0.6, 0.74), t.rng.choice((1, -1))))
        else:
            t.put(
                x,
                y,
                clump(
                    t.rng.uniform(0.6, 0.8),
                    *t.rng.choice(
                        (
                            ("#8ed06a", "#3f9a52", "#257a4c"),
                            ("#6cc06a", "#2f8a50", "#1c6848"),
                            ("#a4d867", "#5bab4e", "#33864c"),
                        )
                    ),
                ),
            )


def mountain(t: Tile) -> None:
    f, m = t.rng.uniform(-6, 6), t.flip
    t.add(oval(4, 12, 72, 42, t.shade, 0.7))
    t.tall.append((-8, peak(-30 * m + f, -8, t.rng.uniform(38, 44), t.rng.uniform(76, 92))))
    t.tall.append((6, peak(22 * m + f, 14, t.rng.uniform(50, 56), t.rng.uniform(106, 126))))
    t.tall.append((34, peak(-28 * m - f, 40, t.rng.uniform(28, 34), t.rng.uniform(40, 54), False)))
    t.put(40 * m + f, 44, boulder(t.rng.uniform(0.3, 0.42)))


POOL = "M-64 0C-62 -34 -30 -53 4 -52C40 -51 64 -28 63 4C61 34 32 53 -2 52C-36 51 -66 32 -64 0Z"


def lava(t: Tile) -> None:
    t.add(
        shape("M-74 0C-72 -42 -34 -64 4 -63C46 -62 76 -34 74 4C72 42 36 64 -2 63C-42 62 -76 38 -74 0Z", "#d8412f"),
        shape(POOL, "#ff7a2f"),
    )
    t.stir(stirs.heat(POOL))
    for x, y in t.spaced(3, 50, 0.55):
        t.stir(stirs.ember(x, y, t.rng.uniform(18, 26), t.rng.uniform(8, 12)))
    for x, y in t.spaced(4, 46, 0.7):
        t.stir(stirs.crust(x, y, t.rng.uniform(11, 18)))


def spikes(t: Tile) -> None:
    t.add(
        shape("M-66 2C-62 -38 -26 -52 10 -51C48 -50 68 -24 66 8C63 42 30 56 -4 55C-40 54 -70 34 -66 2Z", "#8f6246"),
        shape("M-61 8C-56 -30 -24 -43 10 -42C44 -41 62 -16 61 12C58 42 28 53 -4 52C-36 51 -66 36 -61 8Z", "#2f1c34"),
    )
    for x, y in ((-4, -14), (-34, 2), (28, -4), (-8, 12), (44, 14), (-42, 22), (14, 28), (-18, 36), (36, 34)):
        h = t.rng.uniform(32, 44)
        t.tall.append(
            (
                y,
                shape(
                    f"M{x - 10} {y}L{x + t.rng.uniform(-3, 3):.0f} {y - h:.0f}L{x + 10} {y}Q{x} {y + 6} {x - 10} {y}Z",
                    "#f4e6c6",
                )
                + shape(f"M{x + 1} {y - h * 0.9:.0f}L{x + 10} {y}Q{x + 5} {y + 4} {x} {y + 3}Z", "#bd9c7b"),
            )
        )
    t.tall.append(
        (56, shape("M-63 20C-54 46 -26 53 -4 52C26 53 54 44 62 16C66 44 32 62 -4 60C-40 60 -68 44 -63 20Z", t.base))
    )


def quicksand(t: Tile) -> None:
    for k, (rx, ry, c) in enumerate(
        ((72, 54, "#c9964a"), (58, 43, "#e9c47c"), (44, 32, "#c9964a"), (30, 21, "#e9c47c"), (16, 11, "#a8743a"))
    ):
        t.add(
            f'<g transform="rotate({t.rng.uniform(-8, 8):.0f}) translate({k * 1.5:.0f} {k * 2})">'
            + blot(0, 0, rx, ry * 0.9, c)
            + "</g>"
        )
    if t.hex.number:
        t.signs.append((0, 2, str(t.hex.number), "sand"))


def ice(t: Tile) -> None:
    t.add(
        shape("M-84 -20L-30 -64L4 -76L-30 -20L-84 22Z", t.light, 0.85),
        shape("M22 -66L40 -56L-20 66L-44 52Z", t.light, 0.5),
        shape("M40 60L84 4L84 -22L20 66Z", t.shade, 0.55),
    )
    for _ in range(2):
        x, y = t.inside(0.4)
        a0 = t.rng.uniform(0, 2)
        for k in range(3):
            a = a0 + k * 2.1
            x1, y1 = x + 22 * math.cos(a), y + 18 * math.sin(a)
            x2, y2 = x1 + 18 * math.cos(a + t.rng.choice((-0.7, 0.7))), y1 + 14 * math.sin(a + 0.5)
            t.add(
                shape(
                    f"M{x:.0f} {y:.0f}L{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}",
                    "none",
                    stroke="#7fc0dc",
                    stroke_width=2.6,
                    stroke_linecap="round",
                    stroke_linejoin="round",
                )
            )
    t.stir(
        stirs.sheen([(-82, -20), (-30, -62), (2, -72), (-32, -20), (-82, 20)]),
        stirs.sheen([(22, -64), (38, -54), (-20, 58), (-42, 46)]),
        stirs.sheen([(36, 50), (80, 4), (80, -20), (18, 56)]),
        *(stirs.glint(*t.inside(0.62)) for _ in range(2)),
    )
    for k, ch in enumerate(t.hex.edges):
        x, y = edge_mid(k)
        t.signs.append((x * 0.76, y * 0.76, ch, "edge"))


def blight(t: Tile) -> None:
    t.add(blot(-4, 0, 66, 46, "#86a83a", 0.55), blot(6, 4, 46, 28, "#b9dc4e", 0.6))
    for x, y in t.spaced(6, 34, 0.7):
        r = t.rng.uniform(5, 11)
        t.stir(stirs.bubble(x, y, r))
    if t.rng.random() < 0.5:
        t.tall.append(
            (
                20,
                shape("M24 18C20 4 28 -8 38 -8C50 -8 56 6 50 18Z", "#efe2c4")
                + oval(32, 4, 4, 5, "#37205a")
                + oval(44, 4, 4, 5, "#37205a")
                + shape("M28 18h20v5h-20z", "#d9c6a4"),
            )
        )


def waystone(t: Tile) -> None:
    for x, y, w in (
        (-52, 4, 18),
        (52, -8, 16),
        (-26, 44, 15),
        (30, 44, 18),
        (-22, -46, 15),
        (26, -48, 16),
        (62, 18, 10),
        (-4, -64, 10),
    ):
        t.add(
            shape(
                f"M{x - w} {y}L{x - w * 0.3:.0f} {y - w * 0.5:.0f}L{x + w} {y - w * 0.2:.0f}L{x + w * 0.5:.0f} "
                f"{y + w * 0.5:.0f}Z",
                t.shade,
            )
        )
    if t.hex.lit:
        t.add(
            shape(hex_path(0, 0, 1, 0.95), "#3fd0c8", 0.55),
            oval(0, 6, 70, 50, "#8ffcf0", 0.5),
            oval(0, 6, 50, 34, "#e6fffa", 0.6),
            shape(hex_path(0, 0, 1, 0.88), "none", stroke="#d9fff8", stroke_width=8, stroke_linejoin="round"),
        )
        t.stir(stirs.shine(hex_path(0, 0, 1, 0.84)))
    t.put(0, 6, obelisk() if t.hex.lit else stump())
    if t.hex.number:
        t.signs.append((0, 44, str(t.hex.number), "lit" if t.hex.lit else "stone"))


def void(t: Tile) -> None:
    """A hole in the board: the far walls show, mist below."""
    deep, top = [(x, y + 46) for x, y in CORNERS], CORNERS
    t.add(
        shape(path([top[4], top[5], deep[5], deep[4]]), t.lit_side),
        shape(path([top[5], top[0], deep[0], deep[5]]), t.dark_side),
    )
    for d, c in ((12, "#6d5368"), (26, "#45365a")):
        t.add(
            shape(
                path(
                    [(x, y + d) for x, y in (top[4], top[5], top[0])]
                    + [(x, y + d + 7) for x, y in (top[0], top[5], top[4])]
                ),
                c,
                0.6,
            )
        )
    t.add(
        shape("M-86 6C-50 -20 -20 14 10 -4C40 -20 64 -6 86 8V40L0 80L-86 40Z", "#3a2a6a"),
        shape("M-86 30C-44 12 -10 44 22 26C50 12 68 24 86 30V40L0 80L-86 40Z", "#2a1d55"),
    )
    for x, y in t.spaced(5, 34, 0.6):
        t.add(oval(x, y + 6, 3, 2.6, "#b9a6f0", 0.8))
