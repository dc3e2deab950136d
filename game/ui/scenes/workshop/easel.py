"""easel: the card of a monster in the making, on a board in the lamp's light."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.ui.draw import cards
from game.ui.draw.cache import Cache
from game.ui.draw.paint import NOWHERE, Sheet
from game.ui.draw.rooms import light
from game.ui.draw.shapes import plate, put, shade
from game.ui.games.pack.printed import front
from game.ui.scenes.workshop.recipe import Recipe
from game.ui.style.metrics import PILL
from game.ui.style.palette import palette
from game.ui.window.focus import Focus
from game.ui.window.scene import Widget

BOARD, SIDE, TOP, TALL = 24.0, 20.0, 12.0, 1.4  # units below, beside and above the card; its height by its width
LIGHT = ((0.0, palette.cream, 0.55), (0.6, palette.amber, 0.14), (1.0, palette.amber, 0.0))


class Easel(Widget):
    """As large as fits; until the card is drawn it shows the one of a moment ago."""

    def __init__(self, recipe: Callable[[], Recipe], sketches: Cache) -> None:
        super().__init__("easel", NOWHERE)
        self.recipe, self.sketches = recipe, sketches
        self._card: pygame.Surface | None = None

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, h = self.box
        board = y + h - BOARD
        planks = (
            plate(x, board, w, 17, 0, palette.oak)
            + plate(x, board, w, 5, 0, palette.wood_light)
            + plate(x, board + 17, w, 6, 0, palette.wood)
        )
        put(s, self.box, light(self.box, x + w / 2, y + h * 0.45, h * 0.62, LIGHT) + planks, 0)
        wide = min(w - 2 * SIDE, (h - BOARD - TOP) / TALL)
        left, top = x + (w - wide) / 2, board - wide * TALL
        put(s, self.box, shade(left + 9, top + 14, wide, wide * TALL - 14, PILL), 4)
        s.blit(self._picture(wide * s.u), left, top)

    def _picture(self, px: float) -> pygame.Surface:
        recipe = self.recipe()
        named = recipe if recipe.name.strip() else replace(recipe, name="No name yet")
        made = front(named.monster("made"))
        size = cards.size(made, round(px))
        self._card = self.sketches.get(
            f"made {made!r}", size, lambda: cards.draw(made, size[0]), meanwhile=lambda: self._earlier(size)
        )
        return self._card

    def _earlier(self, size: tuple[int, int]) -> pygame.Surface:
        if self._card is not None and self._card.get_size() == size:
            return self._card
        return pygame.Surface(size, pygame.SRCALPHA)
