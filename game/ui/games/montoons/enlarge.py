"""enlarge: hexes, monsters and entries of their sheets seen large, with every word on them and what the words mean."""

from __future__ import annotations

import pygame

from game.ui.draw.hexes.view import BoardView
from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import plate
from game.ui.games.montoons.hexes import Hexes
from game.ui.games.montoons.island import tile
from game.ui.games.montoons.lore import MONSTER
from game.ui.games.montoons.reading import Reading
from game.ui.style.metrics import BROAD
from game.ui.style.palette import palette
from game.ui.table.lookup import Lookup, Words
from game.ui.table.part import View
from game.ui.table.zoom import CARD_W

HEX_W, HEX_H = 280.0, 280.0
HEX_EDGE = 62.0
KEPT = 4 << 20  # bytes of pictures


class Enlarger:
    """Numbers for the frame's enlarged cards, and their words and pictures: `lookup` has those of the sheets."""

    def __init__(self, view: View, reading: Reading, hexes: Hexes, lookup: Lookup) -> None:
        self.view, self.reading, self.hexes, self.lookup = view, reading, hexes, lookup
        self.kept = Pictures[object](KEPT)

    # ---- words --------------------------------------------------------------------------------------------------
    def words(self, card: int) -> tuple[str, Words]:
        """The name, and headed lines under it."""
        if card >= MONSTER:
            return self.lookup.words(card)
        name, option = self.hexes.title(card), self.hexes.lights().get(card)
        lines = [("Ground" if head == name else head, text) for head, text in self.hexes.ground(card)]
        odds = self.reading.odds_words(option.key) if option else ()
        return name, [*lines, *self.hexes.lies(card), *(("Odds", words) for words in odds)]

    # ---- pictures -----------------------------------------------------------------------------------------------
    def picture(self, s: Sheet, card: int, width: float) -> pygame.Surface:
        if card >= MONSTER:
            return self.lookup.picture(card, width * s.u, width * s.u)
        facts = self.view.picture.facts
        key = card, facts["terrain"][card], facts["obstacle"][card], facts["token"], s.u, width
        if (image := self.kept.get(key)) is None:
            u = s.u * width / CARD_W
            image = pygame.Surface((round(HEX_W * u), round(HEX_H * u)), pygame.SRCALPHA)
            self.paint_hex(Sheet(HEX_W * u, (HEX_W, HEX_H), image), card)
            self.kept.keep(key, image)
        return image

    def paint_hex(self, t: Sheet, space: int) -> None:
        """The tile alone, on the sea."""
        facts, arena = self.view.picture.facts, self.reading.arena
        alone = tile(arena, space, facts["terrain"], facts["obstacle"], facts["token"])
        view = BoardView({(0, 0): alone}, HEX_W - 2 * HEX_EDGE)
        t.svg(plate(0, 0, HEX_W, HEX_H, BROAD, palette.sea))
        view.place(HEX_EDGE, HEX_H - 16 - view.size[1])
        view.draw(t, view.layers(t.u))
