"""signboard: the lettering over the shelf, in which every O is an eye."""

from __future__ import annotations

import random

import pygame

from game.ui.draw.lettering import font
from game.ui.draw.paint import Sheet, rgb, svg


def lettering(
    s: Sheet, text: str, cx: float, y: float, size: float, colour: str = "#ffe9b8", drop: str = "#7a1f38"
) -> None:
    """Sign lettering: every letter a little off the line, a thick drop edge, every O an eye."""
    lot = random.Random(4)
    px = round(size * s.u)
    written = font("black", px)
    glyphs: list[tuple[pygame.Surface | None, float, pygame.Surface | None]] = []
    for letter in text:
        if letter == "O":
            eye = _eye(round(px * 0.86), (lot.uniform(-4, 6), lot.uniform(2, 6)))
            glyphs.append((eye, eye.get_width() * 0.98, None))
        elif letter == " ":
            glyphs.append((None, px * 0.30, None))
        else:
            turn = lot.uniform(-4, 4)
            raised, sunk = (
                pygame.transform.rotozoom(written.render(letter, True, rgb(c)), turn, 1) for c in (colour, drop)
            )
            glyphs.append((raised, written.size(letter)[0], sunk))
    x = s.ox + cx * s.u - sum(wide for _, wide, _ in glyphs) / 2
    for image, wide, low in glyphs:
        middle = s.oy + (y + lot.uniform(-5, 5)) * s.u
        if image is not None and low is not None:
            left, top_ = x + wide / 2 - image.get_width() / 2, middle - image.get_height() / 2
            for k in range(int(px * 0.09), 0, -1):
                s.surf.blit(low, (round(left + k * 0.55), round(top_ + k)))
            s.surf.blit(image, (round(left), round(top_)))
        elif image is not None:
            s.surf.blit(image, (round(x), round(middle - image.get_height() / 2 - px * 0.045)))
        x += wide


def _eye(px: int, look: tuple[float, float]) -> pygame.Surface:
    a, b = look
    return svg(
        '<circle cx="57" cy="61" r="50" fill="#1a1230"/><circle cx="53" cy="53" r="50" fill="#fff4de"/>'
        '<path d="M3 53A50 50 0 0 1 103 53Q53 -14 3 53Z" fill="#e2d3c4"/>'
        f'<circle cx="{53 + a}" cy="{56 + b}" r="29" fill="#c8780f"/>'
        f'<path d="M{24 + a} {60 + b}A29 29 0 0 0 {82 + a} {60 + b}Q{53 + a} {86 + b} {24 + a} {60 + b}Z" '
        f'fill="#f6bb32"/>'
        f'<circle cx="{53 + a}" cy="{56 + b}" r="16" fill="#241a38"/><circle cx="{43 + a}" cy="{45 + b}" r="10" '
        f'fill="#fff"/>'
        f'<circle cx="{64 + a}" cy="{68 + b}" r="4.6" fill="#fff"/><path d="M5 38A50 50 0 0 1 101 38Q53 20 5 '
        f'38Z" fill="#e8553b"/>'
        '<path d="M5 38Q53 20 101 38Q53 28 5 38Z" fill="#7a1f38"/><path d="M5 38A50 50 0 0 1 60 3Q30 12 24 33Z" '
        'fill="#ff9c5c"/>',
        (px, px),
        (0, 0, 110, 112),
    )
