"""ground: all of Pontoon's table that lies still for a while, put together once and laid under what moves."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box
from game.ui.games.pontoon.felt import GLOW, felt
from game.ui.games.pontoon.places import OWN_BLOCK, PILE_BACK, PILES
from game.ui.games.pontoon.ruler import FRAME as SCALE
from game.ui.games.pontoon.seats import SeatLook, own, rival
from game.ui.table.ground import Ground, Part

if TYPE_CHECKING:
    from game.ui.games.pontoon.table import PontoonTable

LIGHT: Box = (390, 42, 500, 380)


class PontoonGround(Ground):
    """Baize, light, piles, blocks and the ruler's scale."""

    def __init__(self, table: PontoonTable) -> None:
        super().__init__(table)
        self.table = table

    def setting(self) -> Hashable:
        return self.table.home

    def parts(self) -> list[Part]:
        table, quest = self.table, self.table.quest()
        found = [Part("light", LIGHT, quest is not None, self.light if quest else lambda s: None)]
        for pile in self.piles():
            x, y, w, h = PILES[pile[0]]
            found.append(Part(f"pile/{pile[0]}", (x - 12, y - 4, w + 26, h + 36), pile, self.pile(*pile)))
        found += [self.block(seat, table.board.look(seat)) for seat in range(table.match.seats)]
        return [
            *found,
            Part(
                "scale",
                SCALE,
                table.ruler.shows(quest, table.standings),
                lambda s: table.ruler.draw_scale(s, quest, table.standings),
            ),
        ]

    def pile(self, zone: str, back: str, count: int) -> Callable[[Sheet], None]:
        return lambda s: self.table.board.pile(s, zone, back, count, PILES[zone])

    def light(self, s: Sheet) -> None:
        moved = f'<g transform="translate(-390 -42)">{GLOW}</g>'
        self.table.stamps.put(s, "glow", *LIGHT, lambda t: t.svg(moved))

    def piles(self) -> tuple[tuple[str, str, int], ...]:
        """Zone, back on top and number of cards of each pile; the [Warning] lies under the quests."""
        zones = self.table.picture.zones
        return tuple(
            (
                zone,
                "warning" if zone == "quests" and not zones["quests"] else PILE_BACK[zone],
                len(zones[zone]) + (len(zones["warning"]) if zone == "quests" else 0),
            )
            for zone in PILES
        )

    def block(self, seat: int, look: SeatLook) -> Part:
        table, pictures = self.table, self.table.app.pictures
        if seat == table.home:
            box = OWN_BLOCK[0] - 4, OWN_BLOCK[1] - 4, 336.0, 198.0
            return Part(
                f"seat/{seat}",
                box,
                look,
                lambda s: table.stamps.put(s, ("own", look), *box, lambda t: own(t, pictures, look)),
            )
        block = table.places.blocks[seat]
        box = block.x - 4, block.y - 2, block.wide + 14, block.card * 1.4 + 68
        return Part(
            f"seat/{seat}",
            box,
            look,
            lambda s: table.stamps.put(s, ("rival", look, block), *box, lambda t: rival(t, pictures, look, block)),
        )

    def cloth(self, s: Sheet) -> pygame.Surface:
        size, bleed = s.surf.get_size(), self.bleed
        image = self.table.app.pictures.get(f"pontoon felt {bleed}", size, lambda: felt(size, bleed), wait=True)
        return self.table.opaque(image)
