"""drag: a card taken by the pointer: from the hand to a spot or a monster, from a waiting spot to an active one."""

from __future__ import annotations

from game.rules.pack.questions import Entering, Offering, Ordering, Paying, Summoning
from game.rules.pack.state import LANES
from game.ui.games.pack.cards import Card, Cards
from game.ui.table.view import View


class CardDrag:
    """Carries a card of a zone. Let go over a place it makes the choices that lead there, elsewhere it goes back."""

    def __init__(self, view: View, cards: Cards, zone: str, at: int) -> None:
        self.view, self.cards, self.zone, self.at = view, cards, zone, at

    def card(self) -> Card | None:
        cards = self.cards.sprites.get(self.zone, [])
        return cards[self.at] if self.at < len(cards) else None

    def lift(self, x: float, y: float) -> None:
        self.carry(x, y, None)

    def carry(self, x: float, y: float, onto: str | None) -> None:
        if card := self.card():
            card.x, card.y, card.angle, card.goal = x, y, 0, None
            self.cards.carried = card
            self.view.redraw()

    def drop(self, x: float, y: float, onto: str | None) -> object:
        self.cards.carried = None
        keys = self.keys(onto or "")
        if keys:
            self.cards.wishes = keys[1:]
            self.view.answer(keys[0])
        else:
            self.cards.settle()
        return None

    def keys(self, onto: str) -> list[str]:
        """The answers that bring the card there; none when it cannot go there."""
        view, card, question = self.view, self.card(), self.view.question
        if card is None or card.card is None or question is None:
            return []
        offered = {option.key: option for option in question.options}
        family, _, place = onto.partition("/")
        own = place.startswith(f"{view.home}/")
        column = place.partition("/")[2]
        word = f"{int(column) + 1}" if own and column else ""
        lit = next((key for key, option in offered.items() if option.at in (card.card, self.zone)), "")
        match view.about:
            case Summoning() if family == "waiting" and word and lit:
                return [lit, f"spot:{word}"] if not view.picture.zones[onto] else []
            case Offering() if family == "waiting" and f"boost:{word}" in offered:
                return [f"boost:{word}", f"pay:{view.content.id(card.card)}"]
            case Paying(card=boosted) if lit and family == "waiting" and card_at(view, onto) == boosted:
                return [lit]
            case Ordering() if lit and family == "active" and word:
                return [lit, f"to:{word}"]
            case Entering() if f"to:{word}" in offered and family == "active":
                return [f"to:{word}"]
        return []


def goals(view: View, cards: Cards) -> list[str]:
    """The places onto which the card that is carried could be let go."""
    for zone, row in cards.sprites.items():
        for at, card in enumerate(row):
            if card is cards.carried:
                drag = CardDrag(view, cards, zone, at)
                return [
                    f"{family}/{view.home}/{column}"
                    for family in ("waiting", "active")
                    for column in LANES
                    if drag.keys(f"{family}/{view.home}/{column}")
                ]
    return []


def card_at(view: View, zone: str) -> int | None:
    cards = view.picture.zones.get(zone, [])
    return cards[0] if cards else None
