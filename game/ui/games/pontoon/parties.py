"""parties: what a picture of Pontoon tells of each party: who is in it, what it counts, and how sure that is."""

from __future__ import annotations

from typing import Any

from game.engine.chain import Chain
from game.engine.words import listed
from game.rules.pontoon.cards import Content, Quest
from game.rules.pontoon.chains import power_chain
from game.ui.table.part import View


class Parties:
    """Reads the picture that is shown; counts what its viewer may count."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.content: Content = view.content

    @property
    def zones(self) -> dict[str, list[int | None]]:
        return self.view.picture.zones

    @property
    def facts(self) -> dict[str, Any]:
        return self.view.picture.facts

    def quest(self) -> Quest | None:
        """The quest that lies open."""
        cards = self.zones["quest"]
        return self.content.quests[cards[0] - self.content.first_quest] if cards and cards[0] is not None else None

    def count(self, card: int) -> int:
        """What a card counts now, never below 0."""
        return max(0, int(self.facts["base"][card] + self.facts["bonus"][card]))

    def unlike_print(self, card: int) -> str:
        """What a card counts now, where it shows another number (turned, its sub power); "" where it is that."""
        printed, now = self.content.cards[card], self.count(card)
        shown = printed.sub if self.facts["turned"][card] else printed.power
        return "" if now == shown else str(now)

    def why_unlike(self, card: int) -> str:
        """Why it does not count its printed power."""
        facts, printed = self.facts, self.content.cards[card]
        bonus, copied = facts["bonus"][card], facts["base"][card] not in (printed.power, printed.sub)
        why = ["turned"] * facts["turned"][card] + ["copied"] * copied + [f"{bonus:+d} by abilities"] * bool(bonus)
        return listed(why)

    def companions(self, seat: int) -> list[int]:
        return [card for card in self.zones[f"companions/{seat}"] if card is not None]

    def weapon(self, seat: int) -> int | None:
        """The Equipment, when the viewer knows it."""
        cards = self.zones[f"equipment/{seat}"]
        return cards[0] if cards else None

    def sure(self, seat: int) -> bool:
        """Whether the viewer knows the whole power."""
        return not self.zones[f"equipment/{seat}"] or self.weapon(seat) is not None

    def power(self, seat: int) -> int:
        """The whole power as far as the viewer knows it."""
        return self.chain(seat).number

    def chain(self, seat: int) -> Chain:
        """What makes it up."""
        return power_chain(self.content, self.view.picture, seat)

    def sum_words(self, seat: int) -> str:
        """The whole power as the sum of all companions and the Equipment, which comes last."""
        weapon = self.weapon(seat)
        cards = [*self.companions(seat), *([weapon] if weapon is not None else [])]
        return " + ".join(str(self.count(card)) for card in cards)

    def open(self, seat: int) -> bool:
        """Whether no Equipment is hidden from the others: it is not dealt, or turned face up."""
        cards = self.view.common.zones[f"equipment/{seat}"]
        return not cards or cards[0] is not None

    def secret(self) -> bool:
        """Whether the own Equipment is seen here but hidden from the others."""
        home = self.view.home
        return self.view.viewer == home and self.weapon(home) is not None and not self.open(home)

    def stars(self, seat: int) -> int:
        """Those that all have seen, with those from the start."""
        first, won = self.content.first_quest, self.zones[f"won/{seat}"]
        ahead = int(self.view.picture.facts["ahead"])
        return ahead + sum(self.content.quests[card - first].stars for card in won if card is not None)
