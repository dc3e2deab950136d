"""ground: what lies still on the table of Dungeon & Kingdom: rivals, market, Array or stage, and what is owned."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui.draw.paint import Sheet
from game.ui.games.kingdom.cloth import cloth
from game.ui.games.kingdom.strips import look_at
from game.ui.table.ground import Ground
from game.ui.table.part import Still

if TYPE_CHECKING:
    from game.ui.games.kingdom.table import KingdomTable


class KingdomGround(Ground):
    def __init__(self, table: KingdomTable) -> None:
        super().__init__(table.view)
        self.table = table

    def setting(self) -> Hashable:
        return self.table.places.parted, self.table.home

    def lying(self) -> list[Still]:
        table = self.table
        board, stage, places = table.board, table.stage, table.places
        found = [
            Still(
                f"rival/{seat}",
                (x - 4, y - 4, w + 8, h + 8),
                look_at(table, seat),
                partial(board.rival, seat=seat),
            )
            for seat in range(table.match.seats)
            if seat != table.home
            for x, y, w, h in (places.strip(seat),)
        ]
        own = look_at(table, table.home)
        if places.parted:
            return [
                *found,
                Still("market", (10, 162, 190, 244), board.market_shows(), board.market),
                Still("piles", (790, 584, 134, 118), board.piles_show(), board.piles),
                Still("own", (10, 406, 190, 292), own, table.own.draw),
                Still("stage", (202, 162, 1078, 318), stage.shows(), stage.draw),
                Still("tally", (202, 480, 1078, 73), stage.tally_shows(), stage.tally),
            ]
        return [
            *found,
            Still("market", (10, 162, 414, 540), (board.market_shows(), board.piles_show()), board.market),
            Still("array", (424, 162, 856, 237), board.array_shows(), board.array),
            Still("own", (424, 400, 856, 108), own, table.own.draw),
        ]

    def cloth(self, s: Sheet) -> pygame.Surface:
        size, bleed = s.surf.get_size(), self.bleed
        return self.table.app.pictures.get(f"cloth {bleed}", size, lambda: cloth(size, bleed), wait=True)
