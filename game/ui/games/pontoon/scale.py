"""scale: the ruler's wood with its numbers, the condition alight on it, and the light over that."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.draw.paint import Sheet
from game.ui.games.pontoon.places import RULER
from game.ui.style.palette import palette

LENGTH = RULER[2]
UNIT, HIGH, LAST = LENGTH / 30, 30, 30
WOOD = (30.0, 124.0, LENGTH, HIGH)  # the scale itself on a sheet as large as its frame


def on(n: float) -> float:
    """Where a number of the ruler stands on a sheet of its own."""
    return WOOD[0] + n * UNIT


def beams(t: Sheet, lit: Sequence[int]) -> None:
    """The light over the condition."""
    if not lit:
        return
    x, y, w, _ = WOOD
    found = ""
    for a, b in ends(lit):
        found += f'<path d="M{a - 12:.1f} {y - 120}H{b + 12:.1f}L{b:.1f} {y + 8}H{a:.1f}Z" fill="url(#g)"/>'
    a, b = on(lit[0]) - UNIT / 2 - 14, on(lit[-1]) + UNIT / 2 + 14
    t.svg(
        f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="{y - 120}" x2="0" y2="{y + 8}">'
        f'<stop offset="0" stop-color="{palette.glow}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{palette.glow}" stop-opacity=".55"/></linearGradient>{found}',
        a,
        y - 122,
        b - a,
        132,
    )


def ends(lit: Sequence[int]) -> list[tuple[float, float]]:
    """From where to where each row of numbers is alight."""
    x, _, w, _ = WOOD
    return [(max(on(a) - UNIT / 2, x - 17), min(on(b) + UNIT / 2, x + w + 17)) for a, b in runs(lit)]


def scale(t: Sheet, lit: Sequence[int], aim: int | None) -> None:
    """The condition alight on the wood, and the numbers."""
    _, y, _, h = WOOD
    body, frames = "", ""
    for a, b in ends(lit):
        body += f'<rect x="{a:.1f}" y="{y + 7}" width="{b - a:.1f}" height="{h - 4}" fill="{palette.sun}"/>'
        frames += (
            f'<rect x="{a - 2:.1f}" y="{y + 5}" width="{b - a + 4:.1f}" height="{h}" rx="6" fill="none" '
            f'stroke="{palette.paper}" stroke-width="3"/>'
        )
    if aim is not None:
        a = on(aim)
        frames += (
            f'<rect x="{a - 15}" y="{y + 3}" width="30" height="{h + 4}" rx="7" fill="{palette.risk}"/>'
            f'<rect x="{a - 13.5}" y="{y + 4.5}" width="27" height="{h + 1}" rx="6" fill="none" '
            f'stroke="{palette.paper}" stroke-width="3"/>'
        )
    body += "".join(tick(on(n), y, 8, palette.sepia) for n in lit)
    if marked := [*lit, *(() if aim is None else (aim,))]:
        a, b = (int(on(n) * t.u) / t.u for n in (min(marked) - 1, max(marked) + 1))  # whole pixels, as the wood has
        t.svg(body + frames, a, y - 4, b - a, h + 16)
    for n in range(LAST + 1):
        beside = n not in lit and {n - 1, n + 1} & {*lit}  # half under the frame of what is lit
        if (n % 5 == 0 and not beside) or n in lit:
            ink = palette.paper if n == aim else palette.rust if n in lit else palette.sheet_pale
            t.say(str(n), "number_small", ink, on(n), y + 24, "c", UNIT - 1, 15)


def tick(x: float, y: float, high: float, ink: str) -> str:
    """The line of a number."""
    return f'<rect x="{x - 1:.1f}" y="{y + 7}" width="2" height="{high}" fill="{ink}"/>'


def wood(t: Sheet) -> None:
    """The ruler with its lines and without its numbers."""
    x, y, w, h = WOOD
    ticks = (tick(x + n * UNIT, y, 5 if n % 5 else 8, palette.wood_light) for n in range(LAST + 1))
    t.svg(
        f'<rect x="{x - 26}" y="{y + 8}" width="{w + 52}" height="{h + 34}" rx="16" fill="{palette.shadow}" '
        f'opacity=".45"/>'
        f'<rect x="{x - 26}" y="{y}" width="{w + 52}" height="{h + 36}" rx="16" fill="{palette.wood}"/>'
        f'<path d="M{x - 26} {y + 16}C{x - 26} {y + 6} {x - 18} {y} {x - 10} {y}H{x + w + 10}'
        f"C{x + w + 18} {y} {x + w + 26} {y + 6} "
        f"{x + w + 26} {y + 16}C{x + w + 26} {y + 9} {x + w + 18} {y + 4} {x + w + 10} {y + 4}H{x - 10}"
        f"C{x - 18} {y + 4} {x - 26} "
        f'{y + 9} {x - 26} {y + 16}Z" fill="{palette.wood_light}"/>'
        f'<rect x="{x - 18}" y="{y + 7}" width="{w + 36}" height="{h - 4}" rx="9" fill="{palette.garnet}"/>'
        + "".join(ticks),
        0,
        y - 4,
        None,
        h + 48,
    )


def runs(lit: Sequence[int]) -> list[tuple[int, int]]:
    """First and last of each row of neighbours."""
    found: list[tuple[int, int]] = []
    for n in lit:
        if found and n == found[-1][1] + 1:
            found[-1] = found[-1][0], n
        else:
            found.append((n, n))
    return found
