"""drag: a card of the table taken by the pointer: let go over a choice it makes it, anywhere else it goes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ui.table.sprites import Sprite
from game.ui.table.traffic import Traffic


class CardDrag:
    """Carries the card of one zone; `key_over` says what is chosen by letting go over a control, "" for nothing."""

    def __init__(self, cards: Traffic[Any], zone: str, key_over: Callable[[str], str]) -> None:
        self.cards, self.zone, self.key_over = cards, zone, key_over

    def card(self) -> Sprite | None:
        return next(iter(self.cards.sprites.get(self.zone, ())), None)

    def lift(self, x: float, y: float) -> None:
        self.carry(x, y, None)

    def carry(self, x: float, y: float, onto: str | None) -> None:
        if card := self.card():
            card.x, card.y, card.lift = x, y, 0.06

    def drop(self, x: float, y: float, onto: str | None) -> None:
        """The card goes back where nothing is chosen, or where a warning comes first."""
        view = self.cards.view
        if card := self.card():
            card.lift = 0
            card.goal = None  # it lies elsewhere now: the next motion brings it home
        given = view.answered
        if key := self.key_over(onto or ""):
            view.answer(key)
        if view.answered == given:
            self.cards.settle()
