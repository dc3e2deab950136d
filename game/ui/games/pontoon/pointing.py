"""pointing: what can be pointed at and chosen on Pontoon's table, and where a lesson finds the thing it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.games.pontoon.places import PILES
from game.ui.table.sprites import Sprite
from game.ui.window.focus import Box, Control

if TYPE_CHECKING:
    from game.ui.games.pontoon.table import PontoonTable


class Pointing:
    """Makes the controls of cards, piles and portraits."""

    def __init__(self, table: PontoonTable) -> None:
        self.table = table

    def cards(self) -> list[Control]:
        found = []
        for zone, sprites in self.table.sprites.items():
            family = zone.partition("/")[0]
            for at, sprite in enumerate(sprites):
                card = self.table.picture.zones[zone][at]
                label = self.table.content.name(card) if card is not None else "Hidden Equipment"
                target = (
                    zone if family == "equipment" else card if family == "companions" and card is not None else zone
                )
                box = self.seen_box(sprites, at)
                control = self.table.target(
                    f"{zone}/{at}" if family == "companions" else zone,
                    box,
                    target,
                    label,
                    zone="choices" if self.table.option_at(target) else zone,
                    radius=12,
                )
                control.tags["card"] = card
                control.zoom = self.table.zoomer(control)
                found.append(control)
        return found

    def seen_box(self, sprites: list[Sprite], at: int) -> Box:
        """The part of a card that the next one in its fan does not cover."""
        x, y, w, h = sprites[at].box()
        right = min((other.box()[0] for other in sprites[at + 1 : at + 2]), default=x + w)
        return x, y, max(12.0, min(w, right - x)), h

    def piles(self) -> list[Control]:
        names = {"guild": "Guild deck", "armoury": "Equipment deck", "quests": "Quest deck"}
        return [
            self.table.target(
                f"pile/{zone}",
                (x, y, w, h),
                zone,
                names[zone],
                radius=10,
                zone="choices" if self.table.option_at(zone) else "decks",
                tip=f"{len(self.table.picture.zones[zone])} cards",
            )
            for zone, (x, y, w, h) in PILES.items()
        ]

    def seats(self) -> list[Control]:
        """Each portrait: why that computer did what it did, and the quests won."""
        found = []
        for seat, player in enumerate(self.table.sitting.players):
            x, y = self.table.places.crest(seat)
            r = 40 if seat == self.table.home else 24
            found.append(
                Control(
                    f"seat/{seat}",
                    (x - r, y - r, 2 * r, 2 * r),
                    player.name,
                    self.table.teller(seat),
                    zone="seats",
                    radius=r,
                    tip=self.table.board.about(seat),
                )
            )
        return found

    def box_of(self, name: str) -> Box | None:
        """Where something lies that a lesson points at: a choice, a zone, a seat's won quests, a card by its id."""
        family, _, owner = name.partition("/")
        if family == "won":
            x, y = self.table.places.crest(int(owner))
            return x - 44, y - 44, 88, 88
        if name in PILES:
            return PILES[name]
        card = self.table.content.ids.get(name)
        boxes = [
            sprite.box()
            for zone, sprites in self.table.sprites.items()
            for sprite in sprites
            if zone == name or card is not None and sprite.card == card
        ]
        boxes = boxes or [control.rect for control in self.table.panel.controls() if control.tags.get("key") == name]
        if not boxes:
            return None
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        return left, top, max(x + w for x, _, w, _ in boxes) - left, max(y + h for _, y, _, h in boxes) - top
