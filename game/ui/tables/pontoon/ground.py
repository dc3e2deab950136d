"""ground: all of Pontoon's table that lies still for a while, put together once and laid under what moves."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.ui.draw.paint import Sheet
from game.ui.tables.pontoon.felt import GLOW, felt
from game.ui.tables.pontoon.places import OWN_BLOCK, PILE_BACK, PILES
from game.ui.tables.pontoon.ruler import FRAME as SCALE
from game.ui.tables.pontoon.seats import SeatLook, own, rival
from game.ui.widgets.shapes import Box

if TYPE_CHECKING:
    from game.ui.tables.pontoon.table import PontoonTable

LIGHT: Box = (390, 42, 500, 380)


class Part(NamedTuple):
    """One of the things that lie still: the box beyond which it does not reach, all that it shows, and how."""

    box: Box
    shows: Hashable
    paint: Callable[[Sheet], object]


class Ground:
    """Baize, light, piles, blocks and the ruler's scale."""

    def __init__(self, table: PontoonTable) -> None:
        self.table = table
        self.image: pygame.Surface | None = None
        self.frame: Hashable = None
        self.shown: dict[Box, Hashable] = {}
        self.bleed: Box = (0, 0, 1280, 720)

    def forget(self) -> None:
        self.image = None

    def draw(self, s: Sheet) -> None:
        """Lay it over the whole window; where what it shows has changed it is painted anew."""
        parts, table = self.parts(), self.table
        if s.marks is not None:         # words are recorded where they lie
            self.paint(s, parts)
            return
        frame = table.home, s.u, s.ox, s.oy, s.text_scale, self.bleed, table.app.pictures.ready
        whole = self.image is None or frame != self.frame
        image = pygame.Surface(s.surf.get_size()) if self.image is None else self.image
        sheet = Sheet(s.units[0] * s.u, s.units, image, (s.ox, s.oy), s.text_scale)
        if whole:
            self.paint(sheet, parts)
        else:
            for changed in (part.box for part in parts if self.shown[part.box] != part.shows):
                with sheet.clip(*changed):
                    self.paint(sheet, [part for part in parts if meet(part.box, changed)])
        self.image, self.frame, self.shown = image, frame, {part.box: part.shows for part in parts}
        s.surf.blit(image, (0, 0))

    def paint(self, s: Sheet, parts: Sequence[Part]) -> None:
        size, bleed = s.surf.get_size(), self.bleed
        s.surf.blit(self.table.app.pictures.get(f"felt {bleed}", size, lambda: felt(size, bleed), wait=True), (0, 0))
        for part in parts:
            part.paint(s)

    def parts(self) -> list[Part]:
        table, quest = self.table, self.table.quest()
        found = [Part(LIGHT, quest is not None, self.light if quest else lambda s: None)]
        for pile in self.piles():
            x, y, w, h = PILES[pile[0]]
            found.append(Part((x - 12, y - 4, w + 26, h + 36), pile, self.pile(*pile)))
        found += [self.block(seat, table.board.look(seat)) for seat in range(table.match.seats)]
        return [*found, Part(SCALE, table.ruler.shows(quest, table.standings),
                             lambda s: table.ruler.draw_scale(s, quest, table.standings))]

    def pile(self, zone: str, back: str, count: int) -> Callable[[Sheet], None]:
        return lambda s: self.table.board.pile(s, zone, back, count, PILES[zone])

    def light(self, s: Sheet) -> None:
        moved = f'<g transform="translate(-390 -42)">{GLOW}</g>'
        self.table.stamps.put(s, "glow", *LIGHT, lambda t: t.svg(moved))

    def piles(self) -> tuple[tuple[str, str, int], ...]:
        """Zone, back on top and number of cards of each pile; the [Warning] lies under the quests."""
        zones = self.table.picture.zones
        return tuple((zone, "warning" if zone == "quests" and not zones["quests"] else PILE_BACK[zone],
                      len(zones[zone]) + (len(zones["warning"]) if zone == "quests" else 0)) for zone in PILES)

    def block(self, seat: int, look: SeatLook) -> Part:
        table, pictures = self.table, self.table.app.pictures
        if seat == table.home:
            box = OWN_BLOCK[0] - 4, OWN_BLOCK[1] - 4, 336.0, 198.0
            return Part(box, look, lambda s: table.stamps.put(s, ("own", look), *box,
                                                              lambda t: own(t, pictures, look)))
        block = table.places.blocks[seat]
        box = block.x - 4, block.y - 2, block.wide + 14, block.card * 1.4 + 68
        return Part(box, look, lambda s: table.stamps.put(s, ("rival", look, block), *box,
                                                          lambda t: rival(t, pictures, look, block)))


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes share a place."""
    return (one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
            and one[1] < other[1] + other[3] and other[1] < one[1] + one[3])
