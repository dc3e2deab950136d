"""wrapper: the foil in which a booster comes, whole, and torn into the strip on top and the rest."""

from __future__ import annotations

import math
from functools import partial

import pygame

from game.ui.draw import kit
from game.ui.draw.cache import Cache
from game.ui.draw.cards.pack import RAMPS, sign
from game.ui.draw.cast import art_line
from game.ui.draw.paint import GOLD, PAPER, Sheet, icon, masked
from game.ui.draw.shapes import SHADOW, plate

W, H = 300.0, 430.0
TEAR = 51.0  # y of the tear, units
LIGHT, BASE, SHADE, DEEP = "#e0566a", "#a3264c", "#741838", "#4d0f26"
FOIL = "M8 40C2 150 2 290 8 392H292C298 290 298 150 292 40Z"


def zigzag(y: float, up: float) -> str:
    """A crimped edge from left to right."""
    return "".join(f"L{6 + 288 * i / 25:.1f} {y - (up if i % 2 else 0):.1f}" for i in range(26))


def jagged(y: float) -> str:
    """The line of the tear, from left to right."""
    return "".join(f"L{300 * i / 14:.1f} {y + (7 if i % 2 else -5) + 5 * math.sin(i):.1f}" for i in range(15))


def whole(pictures: Cache, px: int) -> pygame.Surface:
    return pictures.get("booster", (px, round(px * H / W)), lambda: _drawn(px), wait=True)


PIECES = (("booster strip", -20), ("booster rest", 450))  # each lies on its side of the tear


def torn(pictures: Cache, px: int) -> tuple[pygame.Surface, pygame.Surface]:
    """The strip that comes off, and what stays; both as large as the whole, empty where the other is."""
    size = (px, round(px * H / W))
    strip, rest = (pictures.get(key, size, partial(_piece, px, edge), wait=True) for key, edge in PIECES)
    return strip, rest


def ahead(pictures: Cache, px: int) -> None:
    """Have both pieces drawn before the wrapper is torn."""
    for key, edge in PIECES:
        pictures.prefetch(key, (px, round(px * H / W)), partial(_piece, px, edge))


def _piece(px: int, edge: float) -> pygame.Surface:
    side = f'<path d="M0 {edge}{jagged(TEAR)}L300 {edge}Z" fill="#ffffff"/>'
    return masked(_drawn(px), side, (0, 0, W, H))


def _drawn(px: int) -> pygame.Surface:
    s = Sheet(px, (W, H))
    crimp = "".join(
        f'<path d="M{14 + 12 * i} 12V40" stroke="{SHADE}" stroke-width="3"/>'
        f'<path d="M{14 + 12 * i} 392V420" stroke="{SHADE}" stroke-width="3"/>'
        for i in range(23)
    )
    s.svg(
        f'<path d="{FOIL}" fill="{BASE}"/><path d="M8 40C2 150 2 290 8 392H40C30 290 30 150 44 40Z" fill="{LIGHT}"/>'
        f'<path d="M292 40C298 150 298 290 292 392H250C268 290 266 150 250 40Z" fill="{SHADE}"/>'
        + _rays(150, 236)
        + f'<path d="M6 40V12{zigzag(14, 8)}L294 40Z" fill="{BASE}"/><path d="M6 392V418{zigzag(424, 8)}L294 392Z" '
        f'fill="{BASE}"/>{crimp}<path d="M6 38H294V43H6ZM6 389H294V394H6Z" fill="{DEEP}"/>'
    )
    s.svg(
        f'<circle cx="154" cy="244" r="104" fill="{SHADOW}" opacity=".35"/><circle cx="150" cy="238" r="104" '
        f'fill="{GOLD}"/><circle cx="150" cy="238" r="96" fill="#ffe6b0"/><circle cx="150" cy="238" r="70" '
        'fill="#fff4d8"/>'
    )
    art = {key: word for key, word in art_line("Manyeyes").items() if key not in ("motif", "night")}
    picture = kit.picture(art).fit(1, 0)
    wide = 216 * s.u
    s.blit(picture.render(wide), 150 - 108, 238 + 100 - picture.view[3] / picture.view[2] * 216)
    s.svg(
        f'<path d="M0 62H300V134C220 146 80 146 0 134Z" fill="{DEEP}"/><path d="M0 134C80 146 220 146 300 134V139'
        f'C220 151 80 151 0 139Z" fill="{GOLD}"/><path d="M0 62H300V66H0Z" fill="{GOLD}"/>'
    )
    s.text("THE MONSTER", "black", 25, "#ffe9b8", 150, 83, "c", 250, 0.06)
    s.text("PACK", "black", 44, GOLD, 150, 116, "c", 250, 0.08)
    s.svg(plate(52, 350, 196, 34, 17, DEEP) + "".join(sign(kind, 76 + 26 * i, 367, 11) for i, kind in enumerate(RAMPS)))
    s.say("6 cards", "heading", PAPER, 236, 368, "r", 66)
    s.svg(
        '<path d="M60 40L128 40L44 392L8 392L8 260Z" fill="#ffffff" opacity=".13"/>'
        '<path d="M206 40L226 40L142 392L122 392Z" fill="#ffffff" opacity=".10"/>'
        + icon("star4", 250, 170, 26, "#fff4de")
        + icon("star4", 46, 322, 20, "#fff4de")
    )
    return masked(
        s.surf,
        f'<path d="M6 40V12{zigzag(14, 8)}L294 40C298 150 298 290 294 392L294 418'
        + "".join(f"L{294 - 288 * i / 25:.1f} {424 - (8 if i % 2 else 0):.1f}" for i in range(26))
        + 'L6 392C2 290 2 150 6 40Z" fill="#ffffff"/>',
        (0, 0, W, H),
    )


def _rays(x: float, y: float, r: float = 220, n: int = 20) -> str:
    body = ""
    for i in range(n):
        a, b = 2 * math.pi * i / n, 2 * math.pi * (i + 0.5) / n
        body += (
            f'<path d="M{x} {y}L{x + r * math.cos(a):.1f} {y + r * math.sin(a):.1f}L{x + r * math.cos(b):.1f} '
            f'{y + r * math.sin(b):.1f}Z" fill="#ffb45a" opacity=".22"/>'
        )
    return body


def spent(image: pygame.Surface) -> pygame.Surface:
    """The wrapper when there is none to open."""
    pale = image.copy()
    pale.fill((150, 140, 170, 150), special_flags=pygame.BLEND_RGBA_MULT)
    return pale
