"""paint: the Sheet, a surface measured in design units, on which everything is drawn, and the Style: the look at a
scale, which measures words for the layout and writes them by their text style."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui.draw import lettering
from game.ui.draw.svg import CREAM, GOLD, INK, PAPER, dashes, icon, masked, mix, rgb, ring, rounded, snippet, svg
from game.ui.style.palette import palette
from game.ui.style.type import TEXTS, TextStyle

__all__ = [
    "CREAM",
    "GOLD",
    "INK",
    "NOWHERE",
    "PAPER",
    "Area",
    "Mark",
    "Sheet",
    "dashes",
    "icon",
    "masked",
    "mix",
    "rgb",
    "ring",
    "rounded",
    "svg",
]

Area = tuple[float, float, float, float]  # x, y, w, h in units
NOWHERE: Area = (0, 0, 0, 0)  # until the layout has given a place


class Mark(NamedTuple):
    """What a sheet has drawn, for layout checks: its box in pixels, and whether it had to be cut."""

    kind: str
    rect: pygame.Rect
    text: str = ""
    cut: bool = False
    px: int = 0  # size of the letters as drawn
    wanted: int = 0  # and as asked for
    least: int = 0  # and of its style


class Sheet:
    """A surface measured in design units.

    u = pixels per unit; units = width and height in units. Made with `surf`, the sheet draws on that surface from
    `origin` (pixels) on, and keeps its snippets for the next frame; otherwise it makes a transparent one of its own.
    """

    def __init__(
        self,
        width: float,
        units: tuple[float, float],
        surf: pygame.Surface | None = None,
        origin: tuple[float, float] = (0, 0),
        marks: list[Mark] | None = None,
    ) -> None:
        self.units = units
        self.u = width / units[0]
        self.ox, self.oy = origin
        self.kept = surf is not None
        size = (max(1, round(width)), max(1, round(units[1] * self.u)))
        self.surf = surf if surf is not None else pygame.Surface(size, pygame.SRCALPHA)
        self.marks = marks
        self.grown = 1.0  # times as large as they say are words in a named style

    # ---- places -----------------------------------------------------------------------------------------------
    def px(self, x: float, y: float) -> tuple[int, int]:
        """Where a place in units lies, in pixels of the surface."""
        return round(self.ox + x * self.u), round(self.oy + y * self.u)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A box in units as pixels; neighbours that share an edge in units share it in pixels."""
        x0, y0 = self.px(x, y)
        x1, y1 = self.px(x + w, y + h)
        return pygame.Rect(x0, y0, x1 - x0, y1 - y0)

    def at(self, px: float, py: float) -> tuple[float, float]:
        """The place in units under a pixel of the surface."""
        return (px - self.ox) / self.u, (py - self.oy) / self.u

    @contextmanager
    def clip(self, x: float, y: float, w: float, h: float) -> Iterator[None]:
        """Draw within a box only; marks that lie outside it are not recorded."""
        before = self.surf.get_clip()
        self.surf.set_clip(self.rect(x, y, w, h).clip(before))
        try:
            yield
        finally:
            self.surf.set_clip(before)

    def mark(self, kind: str, x: float, y: float, w: float, h: float, text: str = "", cut: bool = False) -> None:
        """Record a control or another thing that must not be covered; nothing happens unless marks are kept."""
        if self.marks is not None:
            self._mark(Mark(kind, self.rect(x, y, w, h), text, cut))

    def _mark(self, mark: Mark) -> None:
        seen = mark.rect.clip(self.surf.get_clip())
        if self.marks is not None and seen.w and seen.h:
            self.marks.append(mark._replace(rect=seen))

    def cover(self, x: float, y: float, w: float, h: float) -> None:
        """What lies below is covered from now on, and need not be read."""
        if self.marks is not None:
            below = self.rect(x, y, w, h)
            self.marks[:] = [mark for mark in self.marks if not below.colliderect(mark.rect)]

    # ---- pictures ---------------------------------------------------------------------------------------------
    def svg(
        self, body: str, x: float = 0, y: float = 0, w: float | None = None, h: float | None = None, alpha: int = 255
    ) -> None:
        """Draw a snippet whose coordinates are this sheet's units. Give its box: it is quicker than the whole sheet."""
        w, h = w or self.units[0], h or self.units[1]
        size = (max(1, round(w * self.u)), max(1, round(h * self.u)))
        left, top = self.px(x, y)
        if self.kept:
            kept = snippet(body, size, (x, y, w, h), alpha)
            self.surf.blit(kept.surface, (left + kept.dx, top + kept.dy))
            return
        image = svg(body, size, (x, y, w, h))
        if alpha != 255:
            image.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        self.surf.blit(image, (left, top))

    def blit(self, image: pygame.Surface, x: float, y: float) -> None:
        """A picture with its upper left corner at x, y; it is not scaled."""
        self.surf.blit(image, self.px(x, y))

    # ---- text -------------------------------------------------------------------------------------------------
    def text(
        self,
        s: str,
        face: str,
        size: float,
        colour: str,
        x: float,
        y: float,
        align: str = "l",
        maxw: float | None = None,
        tracking: float = 0,
        rot: float = 0,
        maxh: float | None = None,
        alpha: int = 255,
        least: int = 0,
    ) -> float:
        """One line; y is the centre line of the capitals, align l, c or r of x. Shrinks to maxw and maxh (units).

        Comes back with the width in units.
        """
        wanted = max(lettering.SMALLEST, round(size * self.u))
        room = None if maxw is None else maxw * self.u
        px = lettering.fitted(s, face, wanted, room, None if maxh is None else maxh * self.u, tracking)
        image, middle = lettering.word(s, face, px, colour, tracking, rot)
        if alpha != 255:
            image = image.copy()
            image.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        left = self.ox + x * self.u - {"l": 0.0, "c": image.get_width() / 2, "r": image.get_width()}[align]
        spot = (round(left), round(self.oy + y * self.u - middle))
        self.surf.blit(image, spot)
        if self.marks is not None and s.strip():
            cut = room is not None and image.get_width() > room + 1 and not rot
            ink = image.get_bounding_rect().move(spot)
            self._mark(Mark("text", ink, s, cut, px, wanted, least))
        return image.get_width() / self.u

    def sized(self, look: TextStyle, size: float | None = None) -> float:
        """In units how large words in a style are: never below its least, unless they grow with what they stand on."""
        return size or max(look.size * self.grown, look.least / self.u)

    def say(
        self,
        s: str,
        style: str,
        colour: str,
        x: float,
        y: float,
        align: str = "l",
        maxw: float | None = None,
        maxh: float | None = None,
        size: float | None = None,
        alpha: int = 255,
        rot: float = 0,
    ) -> float:
        """One line as text() in a named style; its size is another where letters grow with what they stand on."""
        look = TEXTS[style]
        return self.text(
            s, look.face, self.sized(look, size), colour, x, y, align, maxw, look.tracking, rot, maxh, alpha, look.least
        )

    def para(
        self,
        s: str,
        face: str,
        size: float,
        colour: str,
        x: float,
        y: float,
        w: float,
        lead: float = 1.22,
        align: str = "l",
        bold: str = "bold",
        maxh: float | None = None,
        least: int = 0,
    ) -> float:
        """Text wrapped to w; *words between stars* are bold, a newline starts a paragraph. Shrinks to maxh (units).

        y is the top of the first line; the y after the last line comes back.
        """
        wanted = max(lettering.SMALLEST, round(size * self.u))
        px, lines = self._wrapped(s, face, bold, wanted, w, lead, maxh)
        top = self.oy + y * self.u
        start = top
        for line in lines:
            spare = w * self.u - line.width
            left = self.ox + x * self.u + {"l": 0.0, "c": spare / 2, "r": spare}[align]
            for piece in line.pieces:
                image = lettering.word(piece.text, bold if piece.strong else face, px, colour).surface
                self.surf.blit(image, (round(left + piece.x), round(top)))
            top += px * lead
        if self.marks is not None and s.strip():
            cut = any(line.width > w * self.u + 1 for line in lines) or (
                maxh is not None and top - start > maxh * self.u + px * (lead - 1) + 1
            )
            box = pygame.Rect(round(self.ox + x * self.u), round(start), round(w * self.u), round(top - start))
            self._mark(Mark("text", box, s, cut, px, wanted, least))
        return (top - self.oy) / self.u

    def tell(
        self,
        s: str,
        style: str,
        colour: str,
        x: float,
        y: float,
        w: float,
        align: str = "l",
        maxh: float | None = None,
        size: float | None = None,
    ) -> float:
        """Wrapped text as para() in a named style; its size is another where letters grow with what they stand on."""
        look = TEXTS[style]
        wanted = self.sized(look, size)
        return self.para(s, look.face, wanted, colour, x, y, w, look.lead, align, look.bold, maxh, look.least)

    def height(self, s: str, face: str, size: float, w: float, lead: float = 1.22, bold: str = "bold") -> float:
        """How high para() will be, in units."""
        px = max(lettering.SMALLEST, round(size * self.u))
        return len(lettering.wrapped(s, face, bold, px, w * self.u)) * px * lead / self.u

    def width(self, s: str, face: str, size: float, tracking: float = 0) -> float:
        """How wide text() will be without a limit, in units."""
        px = max(lettering.SMALLEST, round(size * self.u))
        return lettering.width(s, face, px, tracking) / self.u

    def wide(self, s: str, style: str, size: float | None = None) -> float:
        """How wide say() will be without a limit, in units."""
        look = TEXTS[style]
        return self.width(s, look.face, self.sized(look, size), look.tracking)

    def high(self, s: str, style: str, w: float, size: float | None = None) -> float:
        """How high tell() will be, in units."""
        look = TEXTS[style]
        return self.height(s, look.face, self.sized(look, size), w, look.lead, look.bold)

    def _wrapped(
        self, s: str, face: str, bold: str, px: int, w: float, lead: float, maxh: float | None
    ) -> tuple[int, tuple[lettering.Line, ...]]:
        """Size and lines of the largest setting up to px that fits w and maxh."""
        while True:
            lines = lettering.wrapped(s, face, bold, px, w * self.u)
            high = (len(lines) - 1) * px * lead + px * 1.1
            fits = all(line.width <= w * self.u + lettering.HAIR for line in lines) and (
                maxh is None or high <= maxh * self.u
            )
            if fits or px <= lettering.SMALLEST:
                return px, lines
            px -= 1


class Style:
    """The names of the palette, and a scale: the pixels that a unit of text has."""

    palette = palette

    def __init__(self, scale: float = 1) -> None:
        self.scale = scale

    def measure(self, words: str, style: str, w: int | None) -> tuple[int, int]:
        """Size of words in pixels, wrapped to a width when one is given; for the layout."""
        look = TEXTS[style]
        return measured(words, look, look.px(self.scale), w)

    def lines(self, s: Sheet, style: str, words: str, colour: str, box: Area, align: str = "l") -> None:
        """Wrapped words, in the middle of the height of a box; those between stars are bold."""
        x, y, w, h = box
        s.tell(words, style, colour, x, y + max(0.0, (h - s.high(words, style, w)) / 2), w, align)


@lru_cache(maxsize=4000)
def measured(words: str, look: TextStyle, px: int, w: int | None) -> tuple[int, int]:
    """Width and height in pixels, of one line or wrapped to a width."""
    if w is None:
        return math.ceil(lettering.width(words, look.face, px, look.tracking)) + 1, math.ceil(px * look.lead)
    lines = lettering.wrapped(words, look.face, look.bold, px, w)
    return math.ceil(max(line.width for line in lines)) + 1, math.ceil(len(lines) * px * look.lead)
