"""ground: the dark boards on which the map and the panel of Dragon Attack! lie, and the parchment under the map."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pygame

from game.ui.draw.paint import GOLD, Sheet, dashes
from game.ui.draw.shapes import Box, frame, plate
from game.ui.draw.svg import opaque, svg
from game.ui.games.dragon.places import EDGE, within
from game.ui.table.ground import Ground
from game.ui.table.part import Still

RIM = 2 * EDGE  # of the parchment, with what lies below the edge of the kingdom
BOARDS = ("#4d2e3d", "#472a39", "#513141")


class DragonGround(Ground):
    """All but the kingdom itself, which covers its field."""

    def setting(self) -> int:
        return self.view.home

    def hole(self) -> Box | None:
        """The kingdom, which covers its field."""
        return within(self.view.area("map"))

    def lying(self) -> Iterable[Still]:
        area = self.view.area("map")
        if area:
            yield Still("parchment", area, area, lambda s: lay_parchment(s, area))
        for name in ("own", "others", "buttons"):
            if pane := self.view.pane(name):
                yield self.plate(name, pane.area)
        yield from super().lying()

    def plate(self, name: str, box: Box) -> Still:
        """What a part of the panel lies on."""
        return Still(f"plate {name}", box, box, lambda s: s.svg(plated(*box), *box))

    def cloth(self, s: Sheet) -> pygame.Surface:
        size, bleed = s.surf.get_size(), self.bleed
        return self.laid_below(f"planks {bleed}", size, lambda size: planks(size, bleed), "#46293a")


def lay_parchment(s: Sheet, area: Box) -> None:
    """Its edge, strip by strip: the kingdom covers all else, and the whole would take longer than all that is laid."""
    x, y, w, h = area
    for strip in ((x, y, w, RIM), (x, y + h - RIM, w, RIM), (x, y, RIM, h), (x + w - RIM, y, RIM, h)):
        s.svg(parchment(*area), *strip)


def parchment(x: float, y: float, w: float, h: float) -> str:
    """The sheet that the map is painted on."""
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="#46293a"/>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="10" fill="#c9a868"/>'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h - 3}" rx="10" fill="#ead6a4"/>'
        + dashes(x + 5, y + 5, w - 10, h - 13, "#a8824a", 2, 12, 8, 10, 0.6)
    )


def planks(size: tuple[int, int], bleed: Box) -> pygame.Surface:
    """The whole window; bleed is its box in units."""
    x, y, w, h = bleed
    lot = random.Random(3)
    out = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="#46293a"/>'
    for i, y0 in enumerate(range(int(y // 60) * 60, int(y + h) + 60, 60)):
        out += f'<rect x="{x}" y="{y0}" width="{w}" height="57" fill="{BOARDS[i % 3]}"/>'
        for _ in range(7):
            at, down, long = lot.uniform(x - 50, x + w), lot.randint(10, 50), lot.randint(60, 200)
            out += (
                f'<path d="M{at:.0f} {y0 + down}q{long / 2:.0f} -4 {long} 0q{-long / 2:.0f} 5 {-long} 0z" '
                f'fill="#3a2130"/>'
            )
    return opaque(svg(out + LIGHT.format(x=x, y=y, w=w, h=h), size, bleed))


def plated(x: float, y: float, w: float, h: float) -> str:
    return plate(x, y, w, h, 16, "#241334", 0.96) + frame(x, y, w, h, 16, GOLD, 2, 0.45)


LIGHT = (
    '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="470" cy="190" r="900"><stop offset="0" '
    'stop-color="#ffe2a0" stop-opacity=".22"/>'
    '<stop offset=".55" stop-color="#ffd08a" stop-opacity=".03"/>'
    '<stop offset="1" stop-color="#05030a" stop-opacity=".5"/></radialGradient>'
    '<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#g)"/>'
)
