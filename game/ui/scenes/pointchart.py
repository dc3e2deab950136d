"""pointchart: the points of one seat in two games of a deal, round by round, as two lines with a letter each."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import disc, put
from game.ui.draw.styled import Style
from game.ui.style.palette import palette
from game.ui.widgets import plates

LETTERS = "AB"
COLOURS = (palette.glow, palette.azure_light)  # of either game
LEAST = 260.0, 120.0  # units of a chart that can be read
TICKS = 5  # numbers beside the lines, and under them twice as many, at most
APART = 22.0  # units between the letters at the right end


def badge(style: Style, s: Sheet, n: int, x: float, y: float, r: float = 11) -> None:
    """The letter of a game on its colour; x, y is the middle."""
    put(s, (x - r, y - r, 2 * r, 2 * r), disc(x, y, r, palette.night) + disc(x, y, r - 1, COLOURS[n]), 2)
    s.say(LETTERS[n], "number_small", style.palette.ink, x, y + 0.5, "c")


def steps(low: int, high: int, most: int) -> list[int]:
    """Round numbers from `low` on to `high`, at most so many and one."""
    wide = max(1, ceil((high - low) / most))
    step = next(n for n in (k * 10**p for p in range(9) for k in (1, 2, 5)) if n >= wide)
    return list(range(-(-low // step) * step, high + 1, step))


def draw_points(style: Style, s: Sheet, box: Area, title: str, clock: str, both: Sequence[Sequence[int]]) -> None:
    """Points of both games, each in as many rounds as it had; `clock` names what is counted below ("" nothing)."""
    plates.panel(s, box, title, note=f"{clock} by {clock}" if clock else "")
    x, y, w, h = box[0] + 52, box[1] + 58, box[2] - 100, box[3] - 96
    low, high = min(0, *map(min, both)), max(1, *map(max, both))
    most = max(len(points) for points in both)

    def place(n: int, points: int) -> tuple[float, float]:
        return x + w * n / max(1, most - 1), y + h * (1 - (points - low) / (high - low))

    body = ""
    for tick in steps(low, high, min(TICKS, max(1, int(h // 22)))):
        ty = place(0, tick)[1]
        body += f'<rect x="{x}" y="{ty - 0.5:.1f}" width="{w}" height="1" fill="{palette.edge}" opacity=".5"/>'
        s.say(str(tick), "small", palette.soft, x - 10, ty, "r")
    for n in steps(1, most, min(2 * TICKS, max(1, int(w // 44)))):
        s.say(str(n), "small", palette.soft, place(n - 1, 0)[0], y + h + 18, "c")
    for n in (1, 0):
        path = "M" + "L".join("{:.1f} {:.1f}".format(*place(at, one)) for at, one in enumerate(both[n]))
        body += f'<path d="{path}" fill="none" stroke="{palette.night}" stroke-width="7" stroke-linejoin="round"/>'
        dashes = ' stroke-dasharray="9 6"' * n
        body += f'<path d="{path}" fill="none" stroke="{COLOURS[n]}" stroke-width="3" stroke-linejoin="round"{dashes}/>'
    put(s, (x, y, w, h), body, 10)
    ends = [place(len(points) - 1, points[-1]) for points in both]
    close = abs(ends[0][1] - ends[1][1]) < APART and abs(ends[0][0] - ends[1][0]) < APART
    for n, (px, py) in enumerate(ends):
        badge(style, s, n, px + 16 + APART * (close and n), py)
