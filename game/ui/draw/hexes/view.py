"""View: a board at a scale: its layers rasterised once, its tiles' places, lit hexes and printed values."""

from __future__ import annotations

import math

import pygame

from game.ui.draw.hexes import space
from game.ui.draw.hexes.board import board
from game.ui.draw.paint import Sheet, svg
from game.ui.draw.shapes import disc

SIGNS = {  # style: badge, rim, digits, size in units; no badge = digits alone
    "sand": ("#6b4423", "#f2d79a", "#fff4de", 46),
    "edge": ("", "", "#2a679a", 32),
    "stone": ("#4d476e", "#cfc7dc", "#fff4de", 46),
    "lit": ("#0f6f78", "#c9fff6", "#ffffff", 46),
    "village": ("#7a2f2a", "#fff4de", "#fff4de", 50),
    "temple": ("#2f4f8f", "#fff4de", "#fff4de", 50),
    "palace": ("#5a2f86", "#ffe08a", "#ffe08a", 54),
}
HEAD = 100  # room above the board for peaks and flags, units
BADGE_MIN, DIGIT_MIN = 17, 14  # units of the sheet


def sign(s: Sheet, x: float, y: float, r: float, text: str, style: str) -> None:
    """A printed value on its badge of radius r, if it has one."""
    fill, rim, ink, _ = SIGNS[style]
    if fill:
        badge = disc(x + 1, y + 2, r, "#1c1230", 0.4) + disc(x, y, r, rim) + disc(x, y, r - 1.8, fill)
        s.svg(badge, x - r - 1, y - r - 1, 2 * r + 3, 2 * r + 4)
    s.text(text, "black", max(DIGIT_MIN, r * (1.4 if fill else 2)), ink, x, y + 0.5, "c", 2 * r, maxh=2 * r)


class BoardView:
    """A board of a width in the sheet's units; k = sheet units per board unit. place() it before asking where."""

    def __init__(self, cells: space.Cells, width: float, extra: str = "") -> None:
        """extra = SVG in board units among the lines, e.g. dragon_path()."""
        self.cells, self.board = cells, board(cells)
        self.extra = extra
        self.k = width / self.board.size[0]
        self.size = (width, (self.board.size[1] + HEAD) * self.k)
        self.x = self.y = 0.0

    def place(self, x: float, y: float) -> BoardView:
        """Put the upper left corner of the picture at x, y of the sheet."""
        self.x, self.y = x, y
        return self

    def at(self, col: int, row: int) -> tuple[float, float]:
        """The middle of a tile's top as drawn."""
        x, y = space.centre(col, row)
        sunk = space.depth(self.cells[col, row]) if (col, row) in self.cells else 0
        return self.x + x * self.k, self.y + (y + sunk + HEAD) * self.k

    def pick(self, x: float, y: float) -> space.Place | None:
        """The tile under a place on the sheet."""
        return space.cell_at(x - self.x, y - self.y - HEAD * self.k, self.cells, self.k)

    def light(
        self,
        place: space.Place,
        fill: str,
        line: str,
        scale: float = 0.88,
        width: float = 2.5,
        o: float = 0.3,
        edge: str = "#5a3a10",
    ) -> str:
        """A lit hex: tint, a light line and a dark one outside it, so that it shows on sand as on water."""
        d = space.hex_path(*self.at(*place), self.k, scale)
        return (
            f'<path d="{d}" fill="{fill}" opacity="{o}"/><path d="{d}" fill="none" stroke="{edge}" '
            f'stroke-opacity=".55" stroke-width="{width + 2.6}" stroke-linejoin="round"/>'
            f'<path d="{d}" fill="none" stroke="{line}" stroke-width="{width}" stroke-linejoin="round"/>'
        )

    def layers(self, u: float) -> tuple[pygame.Surface, pygame.Surface]:
        """What lies under the highlights and what over them, at u pixels per sheet unit; keep them in the cache."""
        size = (self.size[0] * u, self.size[1] * u)
        view = (0, -HEAD, self.board.size[0], self.board.size[1] + HEAD)
        return (
            svg(self.board.ground + self.board.lines + self.extra, size, view),
            svg(self.board.marks + self.board.tall, size, view),
        )

    def draw(self, s: Sheet, layers: tuple[pygame.Surface, pygame.Surface], lights: str = "") -> None:
        """The whole board; lights = SVG in sheet units."""
        s.blit(layers[0], self.x, self.y)
        if lights:
            s.svg(lights)
        s.blit(layers[1], self.x, self.y)
        self.signs(s)

    def signs(self, s: Sheet) -> None:
        """Printed values, upright and unsquashed."""
        for bx, by, text, style in self.board.signs:
            least, size = BADGE_MIN if SIGNS[style][0] else DIGIT_MIN, SIGNS[style][3]
            x, y = self.x + bx * self.k, self.y + (by + HEAD) * self.k
            sign(s, x, y, max(least, size * self.k) / 2, text, style)


def dragon_path(cells: space.Cells, last: int = 13) -> str:
    """Dotted flight line through the numbered spaces 1 to last, in board units."""
    places = {h.number: space.centre(*p) for p, h in cells.items() if h.number}
    return "".join(_leg(places[i], places[i + 1], 24 if i % 2 else -24) for i in range(1, last))


DOT_STEP, DOT_CLEAR = 34, 62  # units between dots, and from the numbers


def _leg(start: tuple[float, float], end: tuple[float, float], bow: float) -> str:
    (x0, y0), (x1, y1) = start, end
    d = math.dist(start, end)
    cx, cy = (x0 + x1) / 2 - (y1 - y0) / d * bow, (y0 + y1) / 2 + (x1 - x0) / d * bow
    out, n = "", max(1, int(d / DOT_STEP))
    for j in range(n + 1):
        t = j / n
        x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1
        if min(math.dist((x, y), start), math.dist((x, y), end)) > DOT_CLEAR:
            out += f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="7.5" ry="6" fill="#a3233e" opacity=".75"/>'
    return out
