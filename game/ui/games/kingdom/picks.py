"""picks: cards and Gems that are clicked one by one to pay or to be given, until they are what a choice would take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.agenda import Decision, Option
from game.rules.kingdom.cards import Content
from game.rules.kingdom.fights import Paying, Splitting
from game.rules.kingdom.gems import Giving
from game.ui.table.part import View

PICKED = (Paying, Splitting, Giving)


class Standing(NamedTuple):
    """What the picks come to: options that still fit, cards that a click picks or puts back, and the option that takes
    just what is picked."""

    fit: tuple[Option, ...]
    may: frozenset[int]
    whole: Option | None


class Picks:
    """`cards` are those picked for the present question. What an option takes is counted by kind; where it matters,
    apart for Kingdom and hand."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.content: Content = view.content
        self.cards: list[int] = []
        self._asked: Decision | None = None
        self._now: tuple[object, Standing] | None = None
        self._paid: list[int] = []  # what the payment just chosen was picked as: it says where its cards come from

    @property
    def asked(self) -> bool:
        """Whether the question is one that is answered by picking."""
        return self.view.question is not None and isinstance(self.view.about, PICKED)

    # ---- what may be picked --------------------------------------------------------------------------------------
    def places(self) -> tuple[str, ...]:
        """The zones from which the question takes."""
        home = self.view.home
        return (f"treasury/{home}",) if isinstance(self.view.about, Giving) else ("kingdom", f"hand/{home}")

    def slot(self, card: int) -> int | None:
        """Where a card counts in what an option takes; None for one that cannot be taken."""
        found = [at for at, zone in enumerate(self.places()) if card in self.view.picture.zones[zone]]
        if not found or self.content.is_monster(card):
            return None
        apart = isinstance(self.view.about, Splitting)
        return self.content.kind[card] + (found[0] * len(self.content.adventurers) if apart else 0)

    def counted(self, cards: Sequence[int]) -> list[int]:
        """How much of each slot these cards are."""
        count = [0] * (2 * len(self.content.adventurers))
        for card in cards:
            if (slot := self.slot(card)) is not None:
                count[slot] += 1
        return count

    def wanted(self) -> list[list[int]]:
        """What each option takes."""
        size, wild = len(self.content.adventurers), self.content.wild
        match self.view.about:
            case Paying(ways=ways):
                return [[*way, *[0] * size] for way in ways]
            case Splitting(parts=parts):
                return [[*part, *rest] for part, rest in parts]
            case Giving(sets=sets):
                found = [[0] * (2 * size) for _ in sets]
                for counts, gems in zip(found, sets):
                    counts[gems.kind] += gems.coloured
                    counts[wild] += gems.white
                return found
        return []

    def fit(self, *more: int) -> tuple[Option, ...]:
        """The options that take all that is picked, and these cards too."""
        have, question = self.counted([*self.cards, *more]), self.view.question
        takes = zip(question.options if question is not None else (), self.wanted())
        return tuple(option for option, wants in takes if all(a <= b for a, b in zip(have, wants)))

    def taking(self, cards: Sequence[int]) -> Option | None:
        """The option that takes exactly these cards."""
        have, question = self.counted(cards), self.view.question
        takes = zip(question.options if question is not None else (), self.wanted())
        return next((option for option, wants in takes if wants == have), None)

    @property
    def now(self) -> Standing:
        """What the picks come to; worked out once for each that is made."""
        at = self.view.moment, self.view.question, tuple(self.cards)
        if self._now is None or self._now[0] != at:
            zones = self.view.picture.zones
            lying = [card for zone in self.places() for card in zones[zone] if card is not None] if self.asked else []
            may = {card for card in lying if card in self.cards or self.slot(card) is not None and self.fit(card)}
            whole = self.taking(self.cards) if self.asked and self.cards else None
            self._now = at, Standing(self.fit(), frozenset(may), whole)
        return self._now[1]

    # ---- picking -------------------------------------------------------------------------------------------------
    def toggle(self, card: int) -> None:
        if card in self.cards:
            self.cards.remove(card)
        elif card in self.now.may:
            self.cards.append(card)
        self.view.sound("card")
        self.view.redraw()

    def add(self, kind: int) -> None:
        """One more Gem of a kind, or none of it any more when another one cannot be given."""
        zone = self.view.picture.zones[self.places()[0]]
        own = [card for card in zone if card is not None and self.content.kind[card] == kind]
        card = next((card for card in own if card not in self.cards and self.fit(card)), None)
        if card is not None:
            self.toggle(card)
        else:
            self.cards = [card for card in self.cards if card not in own]
            self.view.redraw()

    def give(self, option: Option) -> None:
        """Answer with a choice; one that has been picked card by card says where its cards come from, too."""
        self._paid = list(self.cards) if isinstance(self.view.about, Paying) and self.now.whole == option else []
        self.view.answer(option.key)

    def settled(self) -> None:
        """A new question: nothing is picked, or what was picked for the last one answers it."""
        paid, self._paid = self._paid, []
        if self.view.question is not self._asked:
            self._asked, self.cards = self.view.question, []
        if not isinstance(self.view.about, Splitting):
            return
        if (option := self.taking(paid)) is not None:
            self.view.answer(option.key)
        elif not self.cards:
            self.cards = self.given_anyway()

    def given_anyway(self) -> list[int]:
        """Cards that every option takes."""
        least, found = [min(each) for each in zip(*self.wanted())], list[int]()
        for card in (card for zone in self.places() for card in self.view.picture.zones[zone] if card is not None):
            slot = self.slot(card)
            if slot is not None and least[slot] > 0:
                least[slot] -= 1
                found.append(card)
        return found

    def put_away(self) -> None:
        self.cards, self._paid = [], []
