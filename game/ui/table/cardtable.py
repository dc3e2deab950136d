"""cardtable: what the tables of the card games share: card pictures made ready beforehand, and a ground kept whole."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

import pygame

from game.ui.draw import cards
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box
from game.ui.table.frame import FramedTable
from game.ui.table.ground import Ground
from game.ui.table.marks import Marks
from game.ui.table.sprites import Images, Sprite


class CardTable(FramedTable):
    """A game's own table says which pictures it needs, and draws the ground with its board."""

    images: Images
    ground: Ground
    board: Marks
    flying: list[Any]  # cards in the air that belong to no row
    bound: dict[str, int]  # how many of them are on their way to a heap, by its zone

    @abstractmethod
    def pictures_needed(self) -> list[tuple[int, int, bool]]:
        """Card, width in pixels and turned or not, of all that may come to lie on this table."""

    def pixels(self, width: float) -> int:
        """A width in units as it is drawn; the units themselves where there is no window."""
        surface = pygame.display.get_surface()
        return round(width * self.app.sheet(surface).u) if surface else round(width)

    def enter(self) -> None:
        super().enter()
        self.make_ready()

    def make_ready(self) -> None:
        """Have every picture of this game drawn before it is needed."""
        if pygame.display.get_surface() is not None and not self.app.pictures.patient:
            for number, width, turned in self.pictures_needed():
                cards.prefetch(self.app.pictures, self.images.faces(number), width, turned)

    def forget_pictures(self) -> None:
        super().forget_pictures()
        self.images.forget()
        self.board.strips.forget()
        self.ground.forget()

    def resized(self) -> None:
        super().resized()
        self.make_ready()

    def backdrop(self, s: Sheet, bleed: Box) -> None:
        """The ground fills the window; it is laid when the board is drawn."""
        self.ground.bleed = bleed

    def lying(self, zone: str) -> list[int | None]:
        """The cards of a heap without those that are still on their way to it."""
        found = self.picture.zones[zone]
        away = self.bound.get(zone, 0)
        return found[: len(found) - away] if away else found

    def send(self, card: Sprite, zone: str) -> Callable[[], None]:
        """A card leaves for a heap; what is to be called when it gets there."""
        self.flying.append(card)
        self.bound[zone] = self.bound.get(zone, 0) + 1

        def land() -> None:
            if card in self.flying:
                self.flying.remove(card)
                self.bound[zone] -= 1

        return land

    def waiting_words(self) -> str:
        """What is told while nobody who looks on is asked: the last line of the log, or who is to move."""
        decision = self.match.decision
        if self.veiled:
            return self.peek_words()
        if self.busy:
            lines = [text for number, text in self.log.lines() if number < self.shown]
            return lines[-1] if lines else ""
        if decision is None:
            return "The game is over."
        name = self.sitting.names[decision.player]
        return f"{name} is to move." if self.sitting.players[decision.player].is_person else f"{name} is thinking."
