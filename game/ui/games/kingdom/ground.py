"""ground: the plum cloth with its tapestry border on which Dungeon & Kingdom is laid out."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.ui.draw.paint import Sheet
from game.ui.draw.rooms.cloths import PLUM, tapestry
from game.ui.games.kingdom.laying import light
from game.ui.table.ground import Ground


class KingdomGround(Ground):
    """Cloth, and all that lies still on it."""

    def setting(self) -> Hashable:
        return self.view.home, tuple(self.view.areas().items())

    def cloth(self, s: Sheet) -> pygame.Surface:
        size, bleed = s.surf.get_size(), self.bleed
        lit = light(*self.view.room)
        return self.laid_below(f"cloth {bleed}", size, lambda size: tapestry(size, bleed, lit), PLUM)
