"""drag: a card taken by the pointer: from the market to the own Array, from there to a slot, a line or the discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.games.kingdom.moves import Card
    from game.ui.games.kingdom.table import KingdomTable


class CardDrag:
    """Carries the card of one zone. Let go over a choice it makes that choice, anywhere else it goes back."""

    def __init__(self, table: KingdomTable, zone: str, key: str = "") -> None:
        self.table, self.zone, self.key = table, zone, key

    def card(self) -> Card | None:
        return next(iter(self.table.sprites.get(self.zone, ())), None)

    def lift(self, x: float, y: float) -> None:
        self.carry(x, y, None)

    def carry(self, x: float, y: float, onto: str | None) -> None:
        if card := self.card():
            card.x, card.y, card.lift = x, y, 0.06
            self.table.app.dirty = True

    def drop(self, x: float, y: float, onto: str | None) -> object:
        table = self.table
        if card := self.card():
            card.lift = 0
            card.goal = None  # it lies elsewhere now: the next motion brings it home
        if self.key:
            return self.drop_in_array(onto or "")
        control = next((one for one in table.controls() if one.id == onto), None)
        self.give(str(control.tags.get("key") or "") if control is not None else "")
        return None

    def drop_in_array(self, onto: str) -> object:
        """A card of the market over the own Array is taken; over the next slot it queues up as well."""
        table = self.table
        if onto.startswith((f"slot/{table.home}", f"array/{table.home}/")):
            table.wish = "queue" if onto.startswith("slot") else ""
            self.give(self.key)
        else:
            table.settle_all()
        return None

    def give(self, key: str) -> None:
        """Make a choice; the card goes back where none is made, or where a warning comes first."""
        given = len(self.table.match.answers)
        if key:
            self.table.answer(key)
        if len(self.table.match.answers) == given:
            self.table.settle_all()
