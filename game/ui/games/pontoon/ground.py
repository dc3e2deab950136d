"""ground: the tavern table of Pontoon, with the light on its quest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

import pygame

from game.ui.draw.paint import Sheet
from game.ui.draw.rooms.cloths import TAVERN, glow, tavern
from game.ui.draw.shapes import Box
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
        self.view.stamps.put(s, "glow", *QUEST_LIT, lambda t: t.svg(glow((0, 0, 500, 380), 250, 118)))

    def cloth(self, s: Sheet) -> pygame.Surface:
        size, bleed = s.surf.get_size(), self.bleed
        return self.laid_below(f"pontoon felt {bleed}", size, lambda size: tavern(size, bleed), TAVERN)
