"""holdings: what lies where on the table of Dungeon & Kingdom, counted: Gems, fighters, cards that count at the end."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.kingdom.cards import Content
from game.rules.kingdom.state import SIDES
from game.ui.table.view import View


class Holdings:
    """Reads the picture that is shown."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.content: Content = view.content

    def cards_left(self, seat: int) -> int:
        """Cards of a seat that count at the end."""
        zones, active = self.view.picture.zones, self.view.picture.facts["active"]
        left = sum(len(zones[f"{family}/{seat}"]) for family in ("hand", "array", "treasury"))
        return left + (sum(len(zones[side]) for side in SIDES) if seat == active else 0)

    def gems_of(self, kind: int, owner: int | None = None) -> int:
        """Gems of a colour in a Treasury; None: in all of them."""
        return sum(
            card is not None and self.content.kind[card] == kind
            for seat in (range(self.view.seats) if owner is None else (owner,))
            for card in self.view.picture.zones[f"treasury/{seat}"]
        )

    def fighters(self, *zones: str) -> list[int]:
        """How many Adventurers of each kind are known to lie there."""
        return self.of_each_kind([card for zone in zones for card in self.view.picture.zones[zone]])

    def of_each_kind(self, cards: Sequence[int | None]) -> list[int]:
        """How many Adventurers of each kind are among the cards that are known."""
        found = [0] * len(self.content.adventurers)
        for card in cards:
            if card is not None and not self.content.is_monster(card):
                found[self.content.kind[card]] += 1
        return found

    def picked(self, zone: str, wanted: Sequence[int]) -> set[int]:
        """So many cards of each kind in a zone."""
        left, found = list(wanted), set()
        for card in self.view.picture.zones[zone]:
            if card is not None and not self.content.is_monster(card) and left[self.content.kind[card]] > 0:
                left[self.content.kind[card]] -= 1
                found.add(card)
        return found

    def owner_of(self, card: int) -> str:
        """The name of the player in whose Array a card lies."""
        zones = self.view.picture.zones
        return next(name for seat, name in enumerate(self.view.names) if card in zones[f"array/{seat}"])

    def worth(self, monster: int) -> int:
        """What beating a Monster brings: its points and those that lie on it."""
        return int(self.content.points[monster] + self.view.picture.facts["tokens"][monster])
