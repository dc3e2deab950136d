"""ground: the tavern table of Pontoon, with the light on its quest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

import pygame

from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box
from game.ui.draw.svg import opaque, svg
from game.ui.games.pontoon.parties import Parties
from game.ui.table.ground import Ground
from game.ui.table.part import Part, Still, laid_in
from game.ui.table.view import View

QUEST_LIT: Box = (390, 46, 500, 376)


class PontoonGround(Ground):
    """Planks, baize and light, and all that lies still on them."""

    def __init__(self, view: View, parts: Sequence[Part]) -> None:
        super().__init__(view, parts)
        self.parties = Parties(view)

    def setting(self) -> int:
        return self.view.home

    def lying(self) -> Iterable[Still]:
        lit = self.parties.quest() is not None
        light = Still("light", QUEST_LIT, lit, self.light if lit else lambda s: None)
        pane = self.view.pane("quest")
        return chain([laid_in(pane, light)] if pane else [], super().lying())

    def light(self, s: Sheet) -> None:
        moved = f'<g transform="translate(-390 -42)">{GLOW}</g>'
        self.view.stamps.put(s, "glow", *QUEST_LIT, lambda t: t.svg(moved))

    def cloth(self, s: Sheet) -> pygame.Surface:
        size, bleed = s.surf.get_size(), self.bleed
        return self.laid_below(f"pontoon felt {bleed}", size, lambda size: felt(size, bleed), "#3a2026")


def felt(size: tuple[int, int], bleed: tuple[float, float, float, float]) -> pygame.Surface:
    """The whole window; bleed is its box in units."""
    x, y, w, h = bleed
    kx, ky = w / 1280, h / 720
    table, rim, light = (f'<g transform="scale({kx} {ky})">{one}</g>' for one in (TABLE, RIM, LIGHT))
    body = _planks(x, y, w, h) + table + _eyes(w, h) + rim + light
    return opaque(svg(body, size, bleed))


def _planks(x: float, y: float, w: float, h: float) -> str:
    lines = "".join(
        f'<path d="M{at} {y}V{y + h}" stroke="#2a1519" stroke-width="3"/>'
        f'<path d="M{at + 3} {y}V{y + h}" stroke="#4c2b2e" stroke-width="2"/>'
        for at in range(int(x // 92) * 92 - 20, int(x + w) + 92, 92)
    )
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="#3a2026"/>{lines}'


def _oval(cx: float, cy: float, rx: float, ry: float, fill: str) -> str:
    return f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}" fill="{fill}"/>'


def _eyes(w: float, h: float) -> str:
    """Woven into the baize, a shade darker."""
    out = ""
    for row, y in enumerate(range(70, round(h), 62)):
        for x in range(40 + (48 if row % 2 else 0), round(w) - 10, 96):
            if ((x / w - 0.5) / 0.516) ** 2 + ((y / h - 0.547) / 0.528) ** 2 < 1:
                out += (
                    f'<path d="M{x - 15} {y}Q{x} {y - 13} {x + 15} {y}Q{x} {y + 13} {x - 15} {y}Z" fill="#2b7354"/>'
                    f'<circle cx="{x}" cy="{y}" r="5" fill="#2f7a5a"/>'
                )
    return out


TABLE = (
    '<ellipse cx="646" cy="402" rx="736" ry="452" fill="#0c0618" opacity=".5"/>'
    + _oval(640, 388, 732, 450, "#7b432d")
    + _oval(640, 384, 730, 446, "#b06a3c")
    + _oval(640, 390, 712, 430, "#8a4f30")
    + _oval(640, 389, 696, 416, "#c8952f")
    + _oval(640, 391, 692, 411, "#f0c863")
    + _oval(640, 392, 689, 408, "#1d5240")
    + _oval(640, 394, 684, 403, "#2f7a5a")
)
RIM = '<ellipse cx="640" cy="394" rx="668" ry="388" fill="none" stroke="#3f8f6a" stroke-width="2"/>'
LIGHT = (
    '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="470" cy="190" r="820">'
    '<stop offset="0" stop-color="#ffe2a0" stop-opacity=".36"/>'
    '<stop offset=".5" stop-color="#ffd08a" stop-opacity=".06"/>'
    '<stop offset="1" stop-color="#050a14" stop-opacity=".58"/></radialGradient>'
    '<rect width="1280" height="720" fill="url(#g)"/>'
)
GLOW = (
    '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="640" cy="160" r="250">'
    '<stop offset="0" stop-color="#ffe08a" stop-opacity=".55"/><stop offset="1" stop-color="#ffe08a" stop-opacity="0"/>'
    '</radialGradient><rect x="390" y="42" width="500" height="380" fill="url(#g)"/>'
)
