"""lodgings: lit rooms of the parlour, niches of its shelf and views of elsewhere, each with somebody in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.artlines import REFERENCE
from game.ui.draw.paint import Sheet, rgb
from game.ui.draw.rooms import fill, light

if TYPE_CHECKING:
    from game.ui.draw.cache import Cache

LAMP = ((0, "#ffe0a0", 0.75), (0.55, "#ffb45a", 0.25), (1, "#3a1430", 0))
NICHE_LAMP = ((0, "#ffd890", 0.5), (0.6, "#d8863a", 0.18), (1, "#2c1220", 0))
DIM = (48, 30, 42, 255)  # how little is left of the colours of what is still to be won
HIGH = 200.0  # units of a niche as it is drawn
WALLS = (  # wallpaper, its stripes, floor and skirting
    ("#5b2f3a", "#6a3843", "#4a2620", "#8a5a3a"),
    ("#2b5a5e", "#336a6d", "#4a3126", "#7fb3a8"),
    ("#4a3568", "#574078", "#38234a", "#a07fc0"),
    ("#5c2436", "#6d2c3e", "#3a1622", "#c07a3a"),
)


def lit_room(pictures: Cache, figure: str | dict[str, Any], size: tuple[int, int], floor: int = 0) -> pygame.Surface:
    """A lit room so many pixels large with somebody in it, of the house's cast or by an art line; `floor` says which of
    the wallpapers."""
    return pictures.get(f"lit room {floor} {figure}", size, lambda: _room(figure, size, WALLS[floor]))


def _room(figure: str | dict[str, Any], size: tuple[int, int], walls: tuple[str, str, str, str]) -> pygame.Surface:
    from game.ui.draw import kit  # here and not above: most pages have their pictures on the disk
    from game.ui.draw.cast import art_line

    w, h = size[0] * 200 / size[1], 200.0
    s = Sheet(size[0], (w, h))
    x, (paper, stripe, planks, skirting) = w / 2, walls
    s.svg(
        fill((0, 0, w, h), paper)
        + "".join(fill((n, 0, 10, 160), stripe) for n in range(4, round(w), 24))
        + fill((0, 154, w, 46), planks)
        + fill((0, 150, w, 6), skirting)
        + light((0, 0, w, h), x, 96, max(w * 0.5, 120), LAMP)
        + f'<ellipse cx="{x}" cy="178" rx="70" ry="11" fill="#1c0c1a" opacity=".45"/>'
    )
    line = art_line(figure) if isinstance(figure, str) else figure
    art = {key: word for key, word in line.items() if key not in ("motif", "night")}
    shown = kit.picture(art).fit(None, 0.02)
    wide = min(w * 0.8, 164 * shown.view[2] / shown.view[3])
    image = shown.render(wide * s.u)
    s.blit(image, x - wide / 2, 182 - image.get_height() / s.u)
    return s.surf


def niche(thing: Callable[[float], pygame.Surface], won: bool, size: tuple[int, int]) -> pygame.Surface:
    """A place on a shelf so many pixels large with a thing in it, which is drawn for a width in pixels: lit, or its
    dark shape."""
    w = size[0] * HIGH / size[1]
    s = Sheet(size[0], (w, HIGH))
    s.svg(
        fill((0, 0, w, HIGH), "#2e1522")
        + (light((0, 0, w, HIGH), w / 2, 180 - min(70.0, 0.35 * w), 0.5 * w, NICHE_LAMP) if won else "")
        + fill((0, 176, w, 24), "#8f5530")
        + fill((0, 176, w, 7), "#c98a52")
        + fill((0, 194, w, 6), "#3a1c16")
        + f'<ellipse cx="{w / 2}" cy="178" rx="{min(54.0, 0.4 * w)}" ry="7" fill="#1c0c1a" opacity=".5"/>'
    )
    image = thing(min(w * 0.96, HIGH) * s.u)
    if not won:
        image = image.copy()
        image.fill(DIM, special_flags=pygame.BLEND_RGBA_MULT)
        image.fill((*rgb("#40253a"), 0), special_flags=pygame.BLEND_RGBA_ADD)
    s.blit(image, (w - image.get_width() / s.u) / 2, 180 - image.get_height() / s.u)
    return s.surf


def vista(pictures: Cache, art: dict[str, Any], size: tuple[int, int]) -> pygame.Surface:
    """Somebody before what lies behind them, at the right of a wide picture that is dark at the left, for words."""
    return pictures.get(f"vista {art}", size, lambda: _vista(art, size))


def _vista(art: dict[str, Any], size: tuple[int, int]) -> pygame.Surface:
    from game.ui.draw import kit

    h = 240.0
    w = size[0] * h / size[1]
    s = Sheet(size[0], (w, h))
    ground = kit.backdrop(str(art.get("motif", "meadow")), str(art.get("palette", REFERENCE)).split("/")[0])
    wide = max(w * 0.62, h * 1.1)
    scenery = ground.render(wide * s.u)
    s.svg(fill((0, 0, w, h), "#1f1a3c"))
    s.blit(scenery, w - wide, h - scenery.get_height() / s.u * 0.93)
    s.svg(
        f'<linearGradient id="v" gradientUnits="userSpaceOnUse" x1="{w - wide * 0.72:g}" y1="0" '
        f'x2="{w - wide * 0.42:g}" y2="0">'
        '<stop offset="0" stop-color="#1f1a3c" stop-opacity="1"/>'
        '<stop offset="1" stop-color="#1f1a3c" stop-opacity="0"/></linearGradient>'
        f'<rect x="0" y="0" width="{w:g}" height="{h:g}" fill="url(#v)"/>'
        f'<ellipse cx="{w - wide * 0.36:g}" cy="{h - 16}" rx="64" ry="9" fill="#1c0c1a" opacity=".3"/>'
    )
    shown = kit.picture({key: word for key, word in art.items() if key not in ("motif", "night")}).fit(None, 0.02)
    across = min(wide * 0.66, (h - 26) * shown.view[2] / shown.view[3])
    image = shown.render(across * s.u)
    s.blit(image, w - wide * 0.36 - across / 2, h - 12 - image.get_height() / s.u)
    return s.surf
