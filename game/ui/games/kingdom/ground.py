"""ground: the plum cloth with its tapestry border on which Dungeon & Kingdom is laid out."""

from __future__ import annotations

import math
from collections.abc import Hashable

import pygame

from game.ui.draw.paint import Sheet
from game.ui.draw.svg import opaque, svg
from game.ui.games.kingdom.laying import light
from game.ui.table.ground import Ground


class KingdomGround(Ground):
    """Cloth, and all that lies still on it."""

    def setting(self) -> Hashable:
        return self.view.home, tuple(self.view.areas().items())

    def cloth(self, s: Sheet) -> pygame.Surface:
        size, bleed = s.surf.get_size(), self.bleed
        lit = light(*self.view.room)
        return self.laid_below(f"cloth {bleed}", size, lambda size: cloth(size, bleed, lit), "#482257")


def cloth(size: tuple[int, int], bleed: tuple[float, float, float, float], lit: tuple[float, float]) -> pygame.Surface:
    """The whole window; bleed is its box in units, and the light is over `lit`."""
    x, y, w, h = bleed
    low = y + h
    weave = ""
    for row, at in enumerate(range(int(y // 112) * 112 + 14, int(low) + 56, 56)):
        for left in range(int(x // 88) * 88 - 58 + (44 if row % 2 else 0), int(x + w) + 88, 88):
            weave += (
                f'<path d="M{left} {at - 18}L{left + 14} {at}L{left} {at + 18}L{left - 14} {at}Z" fill="#4f2660"/>'
                f'<path d="M{left - 6} {at}Q{left} {at - 5} {left + 6} {at}Q{left} {at + 5} {left - 6} {at}Z" '
                'fill="#43204f"/>'
            )
    teeth = "".join(
        f'<path d="M{left} {low}L{left + 16} {low - 20}L{left + 32} {low}Z" '
        f'fill="{"#a3344f" if i % 2 else "#2f7d78"}"/>'
        for i, left in enumerate(range(int(x // 32) * 32, int(x + w) + 32, 32))
    )
    border = (
        f'<rect x="{x}" y="{low - 23}" width="{w}" height="23" fill="#2c1436"/>{teeth}'
        f'<rect x="{x}" y="{low - 25}" width="{w}" height="2.5" fill="#b5822f"/>'
    )
    far = 0.58 * math.hypot(w, h)
    shine = (
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{lit[0]}" cy="{lit[1]}" r="{far}"><stop offset="0" '
        'stop-color="#ffcf8a" '
        'stop-opacity=".34"/><stop offset=".5" stop-color="#ff9f6a" stop-opacity=".05"/><stop offset="1" '
        'stop-color="#080418" '
        f'stop-opacity=".56"/></radialGradient><rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#g)"/>'
    )
    body = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="#482257"/>{weave}{border}{shine}'
    return opaque(svg(body, size, bleed))
