"""parties: what a picture of Pontoon tells of each party: who is in it, what it counts, and how sure that is."""

from __future__ import annotations

from game.engine.picture import Picture
from game.rules.pontoon.cards import Content


class Parties:
    """Reads a picture; counts what its viewer may count. `common` is the picture of what all may see."""

    def __init__(self, picture: Picture, common: Picture, content: Content, seats: int) -> None:
        self.zones, self.facts, self.content, self.seats = picture.zones, picture.facts, content, seats
        self.common = common.zones

    def count(self, card: int) -> int:
        """What a card counts now, never below 0."""
        return max(0, int(self.facts["base"][card] + self.facts["bonus"][card]))

    def companions(self, seat: int) -> list[int]:
        return [card for card in self.zones[f"companions/{seat}"] if card is not None]

    def crew(self, seat: int) -> int:
        """Power of the companions alone."""
        return sum(self.count(card) for card in self.companions(seat))

    def weapon(self, seat: int) -> int | None:
        """The Equipment, when the viewer knows it."""
        cards = self.zones[f"equipment/{seat}"]
        return cards[0] if cards else None

    def sure(self, seat: int) -> bool:
        """Whether the viewer knows the whole power."""
        return not self.zones[f"equipment/{seat}"] or self.weapon(seat) is not None

    def power(self, seat: int) -> int:
        """The whole power as far as the viewer knows it."""
        weapon = self.weapon(seat)
        return self.crew(seat) + (self.count(weapon) if weapon is not None else 0)

    def open(self, seat: int) -> bool:
        """Whether no Equipment is hidden from the others: it is not dealt, or turned face up."""
        cards = self.common[f"equipment/{seat}"]
        return not cards or cards[0] is not None

    def stars(self, seat: int) -> int:
        first = self.content.first_quest
        return sum(self.content.quests[card - first].stars for card in self.zones[f"won/{seat}"] if card is not None)
