"""Crests: how players are told apart: colour with symbol, portrait, shield of power and stars won."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.artlines import Art
from game.ui.draw import kit
from game.ui.draw.paint import GOLD, PAPER, Sheet, icon, masked, mix, rgb
from game.ui.style.palette import contrast, palette, sides


class Crest(NamedTuple):
    """A player's colours and the symbol that always goes with them."""

    light: str
    base: str
    shade: str
    symbol: str
    sky: str  # behind the portrait

    @property
    def figure(self) -> str:
        """Of digits on the base."""
        return on_seat(self.base)

    @property
    def ramp(self) -> tuple[str, str, str]:
        return self.light, self.base, self.shade


def on_seat(base: str) -> str:
    """The colour of digits on a seat's colour: dark where paper would not stand out."""
    return PAPER if contrast(PAPER, base) >= 3 else palette.garnet


def seated(symbol: str, sky: str) -> Crest:
    light, base, shade, _ = sides(symbol)
    return Crest(light, base, shade, symbol, sky)


CRESTS = {
    "red": seated("flame", "#ffdca6"),
    "blue": seated("wave", "#dceaf8"),
    "purple": seated("wing", "#f0dff7"),
    "green": seated("leaf", "#e8f3cf"),
    "yellow": seated("bolt", "#fdf3c9"),
    "orange": seated("star", "#fdeccb"),
}
SEATS = tuple(CRESTS.values())  # by seat, 0-based
FACES = ("knight", "wizard", "princess", "amazon", "captain", "ninja")  # the cast's hero for each seat
HERO_VIEW = (116.0, 30.0, 280.0, 280.0)  # head and shoulders on the heroes' skeleton


def portrait(art: Art, size: int, sky: str) -> pygame.Surface:
    """Head and shoulders in a disc, size in pixels across."""
    picture = kit.picture(art)
    if "body" not in art:
        picture.view = HERO_VIEW
    else:
        x, y, w, _ = picture.fit(1, 0).view
        picture.view = (x + w * 0.12, y, w * 0.76, w * 0.76)
    return in_disc(picture, size, sky)


def in_disc(picture: kit.Picture, px: int, sky: str = "") -> pygame.Surface:
    """What a picture shows, px across, cut to a disc on a sky."""
    out = pygame.Surface((px, px), pygame.SRCALPHA)
    if sky:
        out.fill(rgb(sky))
    out.blit(picture.render(px), (0, 0))
    return masked(out, f'<circle cx="{px / 2}" cy="{px / 2}" r="{px / 2}" fill="#ffffff"/>', (0, 0, px, px))


def medal(c: Sheet, face: pygame.Surface, crest: Crest, x: float, y: float, r: float) -> None:
    """A portrait of radius r in its rim with the symbol lower right; the face is 2 r units wide."""
    c.svg(
        f'<circle cx="{x + 2}" cy="{y + 4}" r="{r + 4}" fill="#0c0618" opacity=".4"/>'
        f'<circle cx="{x}" cy="{y}" r="{r + 4}" fill="{crest.base}"/>'
        f'<path d="M{x - r - 3} {y - 4}A{r + 4} {r + 4} 0 0 1 {x + r * 0.55} {y - r * 0.94}'
        f'A{r + 9} {r + 9} 0 0 0 {x - r - 3} {y - 4}Z" fill="{crest.light}"/>',
        x - r - 6,
        y - r - 6,
        2 * r + 14,
        2 * r + 16,
    )
    c.blit(face, x - r, y - r)
    badge(c, crest, x + r * 0.8, y + r * 0.78, max(9, r * 0.36))


def badge(c: Sheet, crest: Crest, x: float, y: float, r: float) -> None:
    """The symbol on a small disc of radius r."""
    rim = f'<circle cx="{x}" cy="{y}" r="{r}" fill="{PAPER}"/>'
    body = rim + f'<circle cx="{x}" cy="{y}" r="{r * 0.86}" fill="{crest.shade}"/>'
    sign = icon(crest.symbol, x, y, r * 1.14, PAPER, crest.shade)
    c.svg(body + sign, x - r - 1, y - r - 1, 2 * r + 2, 2 * r + 2)


SHIELD = "M-96 -84C-60 -74 -30 -82 0 -100C30 -82 60 -74 96 -84C102 0 84 66 0 104C-84 66 -102 0 -96 -84Z"
SHIELD_DARK = "M0 -100C30 -82 60 -74 96 -84C102 0 84 66 0 104Z"


def shield(c: Sheet, text: str, crest: Crest, x: float, y: float, size: float) -> None:
    """A power on the player's shield, size = half its height."""

    def at(dx: float, dy: float, k: float, inner: str) -> str:
        return f'<g transform="translate({x + dx} {y + dy}) scale({k:.4f})">{inner}</g>'

    k = size / 100
    half = crest.shade if crest.figure == PAPER else mix(crest.base, crest.shade, 0.3)
    c.svg(
        at(2, 4, k, f'<path d="{SHIELD}" fill="#0c0618" opacity=".45"/>')
        + at(0, 0, k, f'<path d="{SHIELD}" fill="{GOLD}"/>')
        + at(0, 0, k * 0.88, f'<path d="{SHIELD}" fill="{crest.base}"/><path d="{SHIELD_DARK}" fill="{half}"/>'),
        x - size - 4,
        y - size - 4,
        2 * size + 10,
        2 * size + 12,
    )
    c.text(text, "black", size * (0.92 if len(text) < 3 else 0.62), crest.figure, x, y - size * 0.03, "c", size * 1.6)


def stars(c: Sheet, x: float, y: float, won: int, size: float = 22, total: int = 5, empty: str = "#1d4436") -> None:
    """A row of stars, those won in gold; x, y = middle of the first."""
    body = ""
    for i in range(max(total, won)):
        at = x + i * size * 1.02
        body += icon("star", at + 1.5, y + 2, size, "#0c0618") + icon("star", at, y, size, GOLD if i < won else empty)
        body += icon("star", at - 1, y - 1, size * 0.5, "#ffe9a0") if i < won else ""
    c.svg(body, x - size, y - size, size * 1.02 * max(total, won) + size, 2 * size)
