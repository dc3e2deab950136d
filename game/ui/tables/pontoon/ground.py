"""ground: all of Pontoon's table that lies still for a while, put together once and laid under what moves."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from game.rules.pontoon.cards import Quest
from game.ui.draw.paint import Sheet
from game.ui.tables.pontoon.felt import GLOW, felt
from game.ui.tables.pontoon.places import OWN_BLOCK, PILE_BACK, PILES
from game.ui.tables.pontoon.seats import SeatLook, own, rival
from game.ui.widgets.shapes import Box

if TYPE_CHECKING:
    from game.ui.tables.pontoon.table import PontoonTable


class Ground:
    """Baize, light, piles, blocks and the ruler's scale."""

    def __init__(self, table: PontoonTable) -> None:
        self.table = table
        self.kept: tuple[Hashable, pygame.Surface] | None = None
        self.bleed: Box = (0, 0, 1280, 720)

    def forget(self) -> None:
        self.kept = None

    def draw(self, s: Sheet) -> None:
        """Lay it over the whole window; it is put together anew when what it shows has changed."""
        table = self.table
        quest = table.quest()
        looks = tuple(table.board.look(seat) for seat in range(table.match.seats))
        if s.marks is not None:         # words are recorded where they lie
            self.paint(s, quest, looks)
            return
        scale = table.ruler.shows(quest, table.standings)
        ready = table.app.pictures.ready
        key = quest and quest.id, looks, self.piles(), scale, table.home, s.u, s.text_scale, self.bleed, ready
        if self.kept is None or self.kept[0] != key:
            image = self.kept[1] if self.kept else pygame.Surface(s.surf.get_size())
            self.paint(Sheet(s.units[0] * s.u, s.units, image, (s.ox, s.oy), s.text_scale), quest, looks)
            self.kept = key, image
        s.surf.blit(self.kept[1], (0, 0))

    def paint(self, s: Sheet, quest: Quest | None, looks: tuple[SeatLook, ...]) -> None:
        table, bleed = self.table, self.bleed
        size = s.surf.get_size()
        s.surf.blit(table.app.pictures.get(f"felt {bleed}", size, lambda: felt(size, bleed), wait=True), (0, 0))
        if quest is not None:
            moved = f'<g transform="translate(-390 -42)">{GLOW}</g>'
            table.stamps.put(s, "glow", 390, 42, 500, 380, lambda t: t.svg(moved))
        for zone, back, count in self.piles():
            table.board.pile(s, zone, back, count, PILES[zone])
        for seat, look in enumerate(looks):
            self.block(s, seat, look)
        table.ruler.draw_scale(s, quest, table.standings)

    def piles(self) -> tuple[tuple[str, str, int], ...]:
        """Zone, back on top and number of cards of each pile; the [Warning] lies under the quests."""
        zones = self.table.picture.zones
        return tuple((zone, "warning" if zone == "quests" and not zones["quests"] else PILE_BACK[zone],
                      len(zones[zone]) + (len(zones["warning"]) if zone == "quests" else 0)) for zone in PILES)

    def block(self, s: Sheet, seat: int, look: SeatLook) -> None:
        table, pictures = self.table, self.table.app.pictures
        if seat == table.home:
            x, y = OWN_BLOCK[:2]
            table.stamps.put(s, ("own", look), x - 4, y - 4, 336, 198, lambda t: own(t, pictures, look))
            return
        block = table.places.blocks[seat]
        table.stamps.put(s, ("rival", look, block), block.x - 4, block.y - 2, block.wide + 14, block.card * 1.4 + 68,
                         lambda t: rival(t, pictures, look, block))
