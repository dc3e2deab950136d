"""marks: the small signs of the workshop as snippets: type badges, stars, places for copies, plus and minus."""

from __future__ import annotations

import pygame

from game.rules.pack.cards import Monster
from game.ui.draw import kit
from game.ui.draw.cache import Cache
from game.ui.draw.cards.pack import RAMPS, sign
from game.ui.draw.paint import GOLD, PAPER, Sheet, icon, masked, rgb
from game.ui.draw.parts import load_part
from game.ui.draw.shapes import GLOW, SHADOW, disc, glyph, plate, shade
from game.ui.games.pack.printed import SIGNS, art_of
from game.ui.style.metrics import FINE, HAZE
from game.ui.style.palette import palette

TYPE_ORDER = ("blue_evade", "red_strike", "green_spell", "white_wild")
RARITY_COLOURS = {
    "common": palette.mist,
    "uncommon": palette.azure_light,
    "rare": palette.glow,
    "ultra": palette.harm_light,
}
STAR = palette.sun


def badge(kind: str, x: float, y: float, r: float, rim: str = PAPER) -> str:
    """A type's sign on its colour; `kind` as the rules write it."""
    return sign(SIGNS[kind], x, y, r, rim)


def light_of(kind: str) -> str:
    """The type's colour as letters on the panel have it."""
    word = SIGNS[kind]
    return palette.white if word == "wild" else RAMPS[word][0]


def base_of(kind: str) -> str:
    return RAMPS[SIGNS[kind]][1]


def stars(x: float, y: float, n: int, size: float, colour: str = STAR) -> str:
    """A row of stars, the first at x."""
    return "".join(icon("star", x + i * size * 0.98, y, size, colour) for i in range(n))


def place(x: float, y: float, kind: str) -> str:
    """A place for one copy of a card, 14 x 20; kind: full, free, locked (not in the collection)."""
    body = shade(x + 1, y + 2, 14, 20, FINE, HAZE)
    if kind == "full":
        return (
            body
            + plate(x, y, 14, 20, FINE, GOLD)
            + (
                f'<path d="M{x + 3} {y + 10}l3.4 4l5 -7" fill="none" stroke="{palette.rust}" stroke-width="2.6" '
                'stroke-linecap="round" stroke-linejoin="round"/>'
            )
        )
    body += plate(x, y, 14, 20, FINE, palette.rise) + (
        f'<rect x="{x + 0.8}" y="{y + 0.8}" width="12.4" height="18.4" rx="2.4" fill="none" stroke="{palette.dusk}" '
        'stroke-width="1.4"/>'
    )
    return body + (
        f'<path d="M{x + 4} {y + 6}l6 8m0 -8l-6 8" stroke="{palette.dusk}" stroke-width="1.6" fill="none"/>'
        if kind == "locked"
        else ""
    )


def plus(x: float, y: float) -> str:
    """The round button that puts a card in; 44 across."""
    return (
        disc(x + 2, y + 5, 21, SHADOW, 0.5)
        + disc(x, y, 22, PAPER)
        + disc(x, y, 19, palette.risk)
        + f'<path d="M{x - 17} {y - 6}A18 18 0 0 1 {x + 17} {y - 6}A22 22 0 0 0 {x - 17} {y - 6}Z" '
        f'fill="{palette.harm_light}"/>' + icon("plus", x, y, 24, PAPER, palette.risk)
    )


def stop(x: float, y: float) -> str:
    """The round sign on a card that cannot go in; 44 across."""
    return (
        disc(x + 2, y + 5, 21, SHADOW, 0.5)
        + disc(x, y, 22, PAPER)
        + disc(x, y, 19, palette.fade)
        + glyph("cross", x, y, 0.8, PAPER)
    )


def minus(x: float, y: float) -> str:
    """The sign on a row that takes a copy out; 19 across."""
    return disc(x, y, 9.5, palette.edge) + plate(x - 5, y - 1.5, 10, 3, FINE, PAPER)


def tick(x: float, y: float, r: float = 10) -> str:
    """A gold disc with a tick, for what is chosen."""
    return disc(x, y, r, palette.ink) + disc(x, y, r - 1.5, GOLD) + icon("check", x, y, r * 1.1, palette.rust, GOLD)


def good(x: float, y: float) -> str:
    return disc(x, y, 10, palette.good) + icon("check", x, y, 13, PAPER, palette.good)


def warning(s: Sheet, x: float, y: float) -> None:
    """A red triangle with a call sign; x, y is its middle."""
    s.svg(
        f'<path d="M{x} {y - 10}L{x + 11} {y + 9}H{x - 11}Z" fill="{palette.risk}" stroke="{palette.risk}" '
        f'stroke-width="3" '
        f'stroke-linejoin="round"/>' + plate(x - 1.6, y - 5, 3.2, 8, FINE, PAPER) + disc(x, y + 6, 1.9, PAPER),
        x - 16,
        y - 16,
        32,
        32,
    )


def glow(x: float, y: float, w: float, h: float, r: float = 13) -> str:
    """The light round a card that is pointed at."""
    return plate(x - 5, y - 5, w + 10, h + 10, r, GLOW)


def thumb(pictures: Cache, monster: Monster, w: float, h: float, u: float) -> pygame.Surface:
    """The head of a monster before its backdrop, for a row of a list; u = pixels per unit."""
    art, size = art_of(monster), (max(1, round(w * u)), max(1, round(h * u)))
    key = f"thumb {sorted(art.items())!r} {u}"
    return pictures.get(key, size, lambda: _head(art, size, u), meanwhile=lambda: _bare(size))


def _bare(size: tuple[int, int]) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill(rgb(palette.plum))
    return image


def _head(art: dict[str, object], size: tuple[int, int], u: float) -> pygame.Surface:
    w, h = size
    picture = kit.picture(art)
    x, y, wide = 256.0, 186.0, 260.0
    if "body" in art:
        at, stalk = load_part("body", str(art["body"])).anchors, art.get("eyes") == "stalk"
        x, y, r = at.get("crown" if stalk else "eyes", (256.0, 200.0, 100.0))
        y, wide = y - (40 if stalk else 0), 300 * max(0.62, r / 100)
    high = wide * h / w
    picture.view = (x - wide / 2, y + 16 - high / 2, wide, high)
    image = pygame.Surface(size, pygame.SRCALPHA)
    ground = kit.backdrop(str(art.get("motif", "meadow")), picture.palette.split("/")[0], bool(art.get("night")))
    image.blit(ground.render(w * 1.6), (round(-w * 0.3), round(-w * 0.3)))
    image.blit(picture.render(w), (0, 0))
    return masked(image, f'<rect width="{w}" height="{h}" rx="{6 * u:.1f}" fill="{palette.white}"/>', (0, 0, w, h))
