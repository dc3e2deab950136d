"""aim: what lies where, counted; what the question is about; and what the choice pointed at would cost and bring."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.agenda import Decision, Option
from game.rules.kingdom.action import Taking
from game.rules.kingdom.cards import Content
from game.rules.kingdom.cutting import matches
from game.rules.kingdom.deeds import Looting, Placing, Summoning
from game.rules.kingdom.fights import Paying, Splitting
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.payment import payable, payments, splits
from game.rules.kingdom.powers import Conquering, Devouring, Releasing
from game.rules.kingdom.resolve import Controlling, Resolving
from game.rules.kingdom.state import ARRAY_OF, SEEN_BY, SIDES
from game.ui.games.kingdom.printed import colour_of, colours_of
from game.ui.table.part import Target, View

LISTS = (Paying, Splitting, Giving, Devouring, Releasing)
LOOKS = (Summoning, Looting)


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


class Aim:
    """Answers from the question that is asked and the picture; draws nothing."""

    def __init__(self, view: View) -> None:
        self.view, self.holdings = view, Holdings(view)
        self.content: Content = view.content
        self._pointed: tuple[Decision | None, str | None, Option | None] = (None, None, None)

    # ---- the question --------------------------------------------------------------------------------------------
    @property
    def listed(self) -> bool:
        """Whether the choices are a list of their own, beside the table."""
        return isinstance(self.view.about, LISTS)

    @property
    def looking(self) -> bool:
        """Whether cards are looked through that nobody else sees."""
        return isinstance(self.view.about, LOOKS)

    @property
    def apart(self) -> bool:
        """Whether nothing that lies on the table itself can be chosen."""
        return self.listed or self.looking

    def choice_at(self, question: Decision, target: Target) -> Option | None:
        """The choice on a card or place; equal cards of one place are one choice."""
        if self.listed:
            return None
        found = next((option for option in question.options if option.at == target), None)
        if found is not None or not isinstance(target, int):
            return found
        word, lying = self.content.word(target), list[int | None]()
        lying = next((cards for cards in self.view.picture.zones.values() if target in cards), lying)
        return next(
            (
                option
                for option in question.options
                if isinstance(option.at, int) and self.content.word(option.at) == word and option.at in lying
            ),
            None,
        )

    def summoned(self) -> int | None:
        """Which of the cards that were looked at is to be put into a side."""
        about, seen = self.view.about, self.view.picture.zones[SEEN_BY[self.view.home]]
        return seen.index(about.card) if isinstance(about, Placing) and about.card in seen else None

    def caught(self) -> int | None:
        """The card of a rival that is to be put into a side."""
        about = self.view.about
        return about.card if isinstance(about, Placing) and about.source in ARRAY_OF else None

    def sides_lit(self) -> set[str]:
        question = self.view.question
        return {str(option.at) for option in question.options if option.at in SIDES} if question else set()

    def lacking(self) -> dict[int, tuple[str, ...]]:
        """Monsters of the own Kingdom that cannot be paid for, with the colours that are missing."""
        found = dict[int, tuple[str, ...]]()
        if not isinstance(self.view.about, Resolving):
            return found
        content = self.content
        have = self.holdings.fighters("kingdom", f"hand/{self.view.home}")
        for card in self.view.picture.zones["kingdom"]:
            if card is not None and content.is_monster(card) and not payable(have, content.needs[card], content.wild):
                gap = tuple(max(0, need - held) for need, held in zip(content.needs[card], have))
                found[card] = colours_of(content, gap)
        return found

    # ---- what is pointed at --------------------------------------------------------------------------------------
    @property
    def option(self) -> Option | None:
        """The choice that is pointed at."""
        question, pointed = self.view.question, self.view.pointed
        if question is None:
            return None
        if self._pointed[0] is not question or self._pointed[1] != pointed:
            self._pointed = question, pointed, self.view.choice_on(pointed)
        return self._pointed[2]

    def line(self) -> int | None:
        """The line of the Array that is pointed at, or that the hint means."""
        option, question, hint = self.option, self.view.question, self.view.hint
        if option is None and hint is not None and question is not None:
            option = next((one for one in question.options if one.key == hint.key), None)
        return int(option.key.partition(":")[2]) if option is not None and option.key.startswith("cut:") else None

    def fought(self) -> int | None:
        """The Monster whose defeat is pointed at, or is being paid for."""
        about, option = self.view.about, self.option
        if isinstance(about, Paying | Splitting):
            lying = any(about.monster in self.view.picture.zones[side] for side in SIDES)
            return about.monster if lying else None
        return option.at if option and option.key.startswith("fight:") and isinstance(option.at, int) else None

    def conquered(self) -> int | None:
        """The Monster in another's Array whose defeat is pointed at, or is being paid for."""
        about, option = self.view.about, self.option
        if isinstance(about, Conquering):
            return option.at if option and isinstance(option.at, int) else None
        return about.monster if isinstance(about, Paying | Splitting) and self.fought() is None else None

    def controlled(self) -> int | None:
        """The Monster whose control is pointed at, or whose controller is being chosen."""
        about, option = self.view.about, self.option
        if isinstance(about, Controlling):
            return about.monster
        return int(option.at or 0) if option is not None and option.key.startswith("control:") else None

    def wanted(self) -> int | None:
        """The card of the market that is pointed at while one is to be taken."""
        option = self.option if isinstance(self.view.about, Taking) else None
        found = self.view.picture.zones[str(option.at)] if option is not None else []
        return found[0] if found else None

    def meant(self) -> set[int]:
        """The Monster that the question is about, and the cards of the Array that a card pointed at could cut at."""
        about = self.view.about
        if isinstance(about, Controlling | Paying | Splitting):
            return {about.monster}
        card = self.wanted()
        if card is None:
            return set()
        array = self.view.picture.zones[f"array/{self.view.home}"]
        return {other for other in array if other is not None and matches(self.content, card, other)}

    def coming_gem(self) -> str:
        """The colour of the Gem that the line pointed at would bring; "" for none."""
        taken = self.view.picture.zones["taken"]
        if self.line() is None or not taken or taken[0] is None or self.content.is_monster(taken[0]):
            return ""
        return colour_of(self.content, taken[0])

    def points(self, option: Option) -> int | None:
        """The points that a line of the list brings; None where it is not about points."""
        assert self.view.question is not None
        at = self.view.question.options.index(option)
        match self.view.about:
            case Giving(points=points):
                return points[at]
            case Devouring(kinds, each):
                return self.holdings.gems_of(kinds[at]) * each
            case Releasing(souls, each) if at < len(souls):
                return len(souls[at]) * each
        return None

    def paying(self) -> set[int]:
        """Cards that would be discarded by what is pointed at."""
        option, question, about, home = self.option, self.view.question, self.view.about, self.view.home
        if option is None or question is None or question.player != self.view.viewer:
            return set()
        picked, fighters, hand = self.holdings.picked, self.holdings.fighters, f"hand/{home}"
        at = question.options.index(option)
        if option.key.startswith("fight:") and isinstance(option.at, int):
            ways = payments(fighters("kingdom", hand), self.content.needs[option.at], self.content.wild)
            paid = ways[0] if ways else None
        elif isinstance(about, Paying):
            paid = about.ways[at]
        elif isinstance(about, Splitting):
            part, rest = about.parts[at]
            return picked("kingdom", part) | picked(hand, rest)
        else:
            return set()
        if paid is None:
            return set()
        part = splits(paid, fighters("kingdom"), fighters(hand))[0]
        return picked("kingdom", part) | picked(hand, [a - b for a, b in zip(paid, part)])
