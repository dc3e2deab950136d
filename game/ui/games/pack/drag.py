"""drag: a card taken by the pointer: from the hand to a spot or a monster, from a waiting spot to an active one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.pack.questions import Entering, Offering, Ordering, Paying, Summoning
from game.rules.pack.state import LANES

if TYPE_CHECKING:
    from game.ui.games.pack.moves import Card
    from game.ui.games.pack.table import PackTable


class CardDrag:
    """Carries a card of a zone. Let go over a place it makes the choices that lead there, elsewhere it goes back."""

    def __init__(self, table: PackTable, zone: str, at: int) -> None:
        self.table, self.zone, self.at = table, zone, at

    def card(self) -> Card | None:
        cards = self.table.sprites.get(self.zone, [])
        return cards[self.at] if self.at < len(cards) else None

    def lift(self, x: float, y: float) -> None:
        self.carry(x, y, None)

    def carry(self, x: float, y: float, onto: str | None) -> None:
        if card := self.card():
            card.x, card.y, card.angle, card.goal = x, y, 0, None
            self.table.carried = card
            self.table.app.dirty = True

    def drop(self, x: float, y: float, onto: str | None) -> object:
        table = self.table
        table.carried = None
        keys = self.keys(onto or "")
        if keys:
            table.wishes = keys[1:]
            table.answer(keys[0])
        else:
            table.settle_all()
        return None

    def keys(self, onto: str) -> list[str]:
        """The answers that bring the card there; none when it cannot go there."""
        table, card = self.table, self.card()
        if card is None or card.card is None or table.offered is None:
            return []
        offered = {option.key: option for option in table.offered.options}
        family, _, place = onto.partition("/")
        own = place.startswith(f"{table.home}/")
        column = place.partition("/")[2]
        word = f"{int(column) + 1}" if own and column else ""
        lit = next((key for key, option in offered.items() if option.at in (card.card, self.zone)), "")
        match table.about:
            case Summoning() if family == "waiting" and word and lit:
                return [lit, f"spot:{word}"] if not table.picture.zones[onto] else []
            case Offering() if family == "waiting" and f"boost:{word}" in offered:
                return [f"boost:{word}", f"pay:{table.content.id(card.card)}"]
            case Paying(card=boosted) if lit and family == "waiting" and card_at(table, onto) == boosted:
                return [lit]
            case Ordering() if lit and family == "active" and word:
                return [lit, f"to:{word}"]
            case Entering() if f"to:{word}" in offered and family == "active":
                return [f"to:{word}"]
        return []


def goals(table: PackTable) -> list[str]:
    """The places onto which the card that is carried could be let go."""
    for zone, row in table.sprites.items():
        for at, card in enumerate(row):
            if card is table.carried:
                drag = CardDrag(table, zone, at)
                return [
                    f"{family}/{table.home}/{column}"
                    for family in ("waiting", "active")
                    for column in LANES
                    if drag.keys(f"{family}/{table.home}/{column}")
                ]
    return []


def card_at(table: PackTable, zone: str) -> int | None:
    cards = table.picture.zones.get(zone, [])
    return cards[0] if cards else None
