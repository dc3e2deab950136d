"""table: the table of a game that has none of its own, made of parts that know no game."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.events import Event, Moved
from game.ui.draw.paint import Area, Sheet, rgb
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, overlay, pad, row
from game.ui.table.part import View
from game.ui.table.plain.ask import Ask
from game.ui.table.plain.boxed import places_within, plain
from game.ui.table.plain.cards import TALL, Air, Cards
from game.ui.table.plain.facts import Facts
from game.ui.table.plain.ground import Ground
from game.ui.table.plain.zones import Zones
from game.ui.table.tabletop import Tabletop

PAGE = (276, 264)  # of a lesson
SIDE = 300  # units for the facts


class PlainTop(Tabletop):
    """Zones, a map, facts and buttons; bar, log, zoom, prompt and menu are those of every table."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.steps: Sequence[str] = tuple(map(plain, view.game.phases))
        self.cards = Cards(view, lambda card: str(view.content.name(card)))
        self.laid = 0  # how often
        air = Air(view, self.cards)
        self.zones, self.map = Zones(view, air, self.cards), Ground(view)
        self.facts, self.ask = Facts(view), Ask(view, self.cards.words)
        self.parts = (self.zones, self.map, self.facts, self.ask, air)

    # ---- where things lie ----------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        """One tree of boxes for all parts; each is given its own."""
        self.laid += 1
        self.view.style.scale = self.view.scale
        at = self.view.areas()
        for part in (self.zones, self.map, self.facts, self.ask):
            part.places = places_within(at, part.name)
        super().lay_out()

    def form(self) -> int:
        return self.laid

    def declare(self) -> Box:
        main = [self.zones.box().named("zones").share(1)] if self.view.picture.zones else []
        main += [self.map.box().share(2)] if self.map.known() else []
        side = column(self.facts.box()).size(w=SIDE)
        board = overlay(row(*main, side, gap=10), box("notice"), box("page").size(*PAGE).stick("e")).share()
        return pad(column(board, self.ask.box().named("ask"), box("prompt").size(h=34), gap=6), 8, 6)

    # ---- what happens --------------------------------------------------------------------------------------------
    def sets_off(self) -> None:
        self.lay_out()

    def joins(self, event: Event, after: Event) -> bool:
        """What moves nothing goes along, and so do cards on the same way: a deal, a clearing."""
        if not isinstance(after, Moved) or not isinstance(event, Moved):
            return not isinstance(after, Moved)
        return (family(event.src), family(event.dst)) == (family(after.src), family(after.dst))

    def settled(self) -> None:
        super().settled()
        self.lay_out()

    # ---- what is seen --------------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Area) -> None:
        s.surf.fill(rgb(self.view.style.palette.felt))

    def words_of(self, card: int) -> tuple[str, list[tuple[str, str]]]:
        return self.cards.words(card), [("Marks", notes)] if (notes := self.zones.notes(card)) else []

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        return self.cards.get(card, "", upright / TALL, s.u)


def family(zone: str) -> str:
    """ "hand" of "hand/0"."""
    return zone.partition("/")[0]
