"""table: the table of a game that has none of its own, made of parts that know no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.agenda import say
from game.engine.events import Event, Moved
from game.engine.lesson import LessonRun
from game.ui.draw.paint import Sheet
from game.ui.draw.styled import Style
from game.ui.layout.box import Box
from game.ui.layout.layouts import lay
from game.ui.layout.writing import column, row
from game.ui.style.palette import PLAIN
from game.ui.table.frame import FramedTable
from game.ui.table.part import Part
from game.ui.table.plain.air import Air
from game.ui.table.plain.ask import Ask
from game.ui.table.plain.cards import TALL, Cards
from game.ui.table.plain.facts import Facts
from game.ui.table.plain.ground import Ground
from game.ui.table.plain.words import plain
from game.ui.table.plain.zones import Zones
from game.ui.table.thinks import Thinks
from game.ui.table.view import Area, Target, View
from game.ui.window.focus import Control
from game.ui.window.motion import Motion, Together

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House

ROOM: Area = (8, 50, 1240, 622)  # below the bar, above the prompt, left of the log's tab
SIDE = 300  # units for the facts


class PlainTable(FramedTable):
    """Zones, a map, facts and buttons; bar, log, zoom, prompt and menu are those of every table."""

    prompt_box = (8, 678, 1240, 34)
    notice_box = (346, 300, 588, 92)

    def __init__(
        self, app: House, sitting: Sitting, thinker: Thinks | None = None, lesson: LessonRun | None = None
    ) -> None:
        self.style = Style(1, PLAIN)
        content = sitting.match.content
        self.steps = tuple(map(plain, sitting.game.phases))
        self.parts: Sequence[Part] = ()
        super().__init__(app, sitting, thinker, lesson)
        self.view = View(self, self.style, app.pictures, app.sounds.play)
        self.cards = Cards(self.view, lambda card: str(content.name(card)))
        air = Air(self.view, self.cards)
        self.zones, self.map = Zones(self.view, air, self.cards), Ground(self.view)
        self.facts, self.ask = Facts(self.view), Ask(self.view, self.cards.words)
        self.parts = (self.zones, self.map, self.facts, self.ask, air)

    # ---- where things lie ----------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        """One tree of boxes for all parts; each is given its own."""
        if not self.parts or (surface := pygame.display.get_surface()) is None:
            return
        sheet = self.app.sheet(surface)
        self.style.scale = sheet.u * sheet.text_scale
        x, y, w, h = ROOM
        laid = lay(self.tree(), (round(w * sheet.u), round(h * sheet.u)), sheet.u, self.style.measure)
        at = {name: (place[0] + x, place[1] + y, *place[2:]) for name in laid.at if (place := laid.units(name))}
        for part in self.parts:
            part.lay_out(places_within(at, part.name))

    def tree(self) -> Box:
        main = [self.zones.box().named("zones").share(1)] if self.picture.zones else []
        main += [self.map.box().share(2)] if self.map.known() else []
        side = column(self.facts.box()).size(w=SIDE)
        return column(row(*main, side, gap=10).share(), self.ask.box().named("ask"), gap=4)

    def where(self, thing: Target, at: int = -1) -> Area | None:
        """Where something lies; whichever part has it laid out answers."""
        return next((area for part in self.parts if (area := part.where(thing, at))), None)

    def resized(self) -> None:
        super().resized()
        for part in self.parts:
            part.resized()
        self.lay_out()

    # ---- what happens --------------------------------------------------------------------------------------------
    def show(self, number: int, event: Event) -> Motion | None:
        super().show(number, event)
        motions = [motion for part in self.parts if (motion := part.show(event)) is not None]
        return Together(*motions) if motions else None

    def play(self, motion: Motion) -> None:
        """Things lie where they will be before anything is on its way there."""
        self.lay_out()
        super().play(motion)

    def joins(self, event: Event, after: Event) -> bool:
        """What moves nothing goes along, and so do cards on the same way: a deal, a clearing."""
        if not isinstance(after, Moved) or not isinstance(event, Moved):
            return not isinstance(after, Moved)
        return (family(event.src), family(event.dst)) == (family(after.src), family(after.dst))

    def settled(self) -> None:
        for part in self.parts:
            part.settled()
        self.lay_out()

    # ---- what is seen --------------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Area) -> None:
        s.surf.fill(PLAIN.felt)

    def draw_board(self, s: Sheet) -> None:
        for part in self.parts:
            part.draw(s)

    def board_controls(self) -> Sequence[Control]:
        return [control for part in self.parts for control in part.controls()]

    def prompt_words(self) -> str:
        if self.view.question:
            return say(self.view.question.prompt)
        return "The game is over." if self.view.turn is None else f"{self.view.names[self.view.turn]} is to move."

    def words_of(self, card: int) -> tuple[str, list[tuple[str, str]]]:
        return self.cards.words(card), [("Marks", notes)] if (notes := self.zones.notes(card)) else []

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        return self.cards.get(card, "", upright / TALL, s.u)


def family(zone: str) -> str:
    """ "hand" of "hand/0"."""
    return zone.partition("/")[0]


def places_within(at: Mapping[str, Area], name: str) -> dict[str, Area]:
    """A part's own boxes by their names without its head; itself as ""."""
    head = name + "/"
    found = {key.removeprefix(head): area for key, area in at.items() if key.startswith(head)}
    return {**found, "": at[name]} if name in at else found
