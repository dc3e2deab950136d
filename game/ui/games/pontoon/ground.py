"""ground: the tavern table of Pontoon, with the light on its quest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

import pygame

from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box
from game.ui.games.pontoon.felt import GLOW, felt
from game.ui.games.pontoon.parties import Parties
from game.ui.table.ground import Ground
from game.ui.table.part import Part, Still
from game.ui.table.view import View

LIGHT: Box = (390, 42, 500, 380)


class PontoonGround(Ground):
    """Planks, baize and light, and all that lies still on them."""

    def __init__(self, view: View, parts: Sequence[Part]) -> None:
        super().__init__(view, parts)
        self.parties = Parties(view)

    def setting(self) -> int:
        return self.view.home

    def lying(self) -> Iterable[Still]:
        lit = self.parties.quest() is not None
        return chain((Still("light", LIGHT, lit, self.light if lit else lambda s: None),), super().lying())

    def light(self, s: Sheet) -> None:
        moved = f'<g transform="translate(-390 -42)">{GLOW}</g>'
        self.view.stamps.put(s, "glow", *LIGHT, lambda t: t.svg(moved))

    def cloth(self, s: Sheet) -> pygame.Surface:
        size, bleed = s.surf.get_size(), self.bleed
        return self.view.pictures.get(f"pontoon felt {bleed}", size, lambda: felt(size, bleed), wait=True)
