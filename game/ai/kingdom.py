"""Dungeon & Kingdom for computers: what a position is worth, a sensible choice, and where to find a reason in words."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.ai.judge import Judge, chances_of
from game.ai.kingdom_ending import best_ends, is_last_turn
from game.ai.kingdom_features import FEATURES, measured, values
from game.ai.kingdom_lean import lean_of
from game.ai.kingdom_plans import may_summon, worth_summoning
from game.ai.kingdom_reasons import facts_of
from game.ai.kingdom_words import spared, words_of
from game.ai.mind import Mind, TooMany, ended
from game.ai.reasons import Fact
from game.engine.agenda import Option
from game.rules.kingdom.action import Taking
from game.rules.kingdom.deeds import Summoning
from game.rules.kingdom.fights import Paying, Splitting
from game.rules.kingdom.payment import payable
from game.rules.kingdom.resolve import Resolving
from game.rules.kingdom.state import ARRAY_OF, HAND_OF, Kingdom
from game.rules.kingdom.words import PHRASES

SPARED = 0.4  # how often a Monster that could be paid for is left to raid


def fit(g: Kingdom, seat: int) -> float:
    """How well the hands imagined for the others fit the Monsters with points on them that wait in their Arrays, 0..1:
    whoever could have paid for one would mostly have beaten it."""
    content, zones, tokens, chance = g.content, g.zones, g.tokens, 1.0
    for rival in range(g.seats):
        if rival == seat:
            continue
        raiders = [card for card in zones[ARRAY_OF[rival]] if tokens[card]]
        if raiders and not all(g.known[card] >> seat & 1 for card in zones[HAND_OF[rival]]):
            have = g.suits(HAND_OF[rival])
            for card in raiders:
                if payable(have, content.needs[card], content.wild):
                    chance *= SPARED
    return chance


JUDGE = Judge("kingdom", FEATURES)
MUCH = 10  # points of a clear victory
PAYMENTS = 5  # of the ways to pay, the cheapest are looked into


class KingdomMind(Mind):
    """The judgement of a player of Dungeon & Kingdom. One turn is looked ahead; then holdings are valued."""

    horizon = 40  # a long turn of many deeds
    phrases = PHRASES
    judge = JUDGE

    def worth(self, g: Kingdom, seat: int) -> float:
        """A seat's part of all chances, which grow with what is owned and what waits."""
        if g.winners is not None:
            return ended(g.winners, seat, [g.total(other) for other in range(g.seats)], MUCH)
        return chances_of(values(g, JUDGE.weights))[seat]

    def measured(self, g: Kingdom) -> list[Sequence[float]]:
        return measured(g) if g.winners is None else []

    def policy(self, g: Kingdom) -> Option | None:
        return lean_of(g)

    def shortlist(self, g: Kingdom) -> Sequence[Option]:
        """Equal cards of the matrix are one choice, of many payments only the cheapest are looked into, and Wizards
        do not fetch each other for ever."""
        options = g.question.options
        if isinstance(g.about, Taking):
            different = {g.content.word(g.zones[str(option.at)][0]): option for option in reversed(options)}
            return list(different.values())
        if isinstance(g.about, Resolving):
            return [option for option in options if not in_vain(g, option)]
        if isinstance(g.about, Summoning):
            return worth_summoning(g, options)
        return options[:PAYMENTS] if isinstance(g.about, Paying | Splitting) else options

    def ends(self, g: Kingdom, most: int) -> dict[str, float]:
        """Of the last turn, as long as nothing comes to light in it."""
        seat = g.question.player
        try:
            return best_ends(g, most, lambda end: self.worth(end, seat)) if is_last_turn(g) else {}
        except TooMany:
            return {}

    def stretch(self, g: Kingdom) -> int:
        return g.turn

    def plausible(self, g: Kingdom, seat: int) -> float:
        return fit(g, seat)

    def information_set(self, g: Kingdom) -> Hashable:
        return type(g.about), *(option.key for option in g.question.options)

    def facts(self, g: Kingdom, seat: int, key: str, eyes: int) -> list[Fact]:
        return facts_of(g, seat, key, eyes)

    def words(self, g: Kingdom, fact: Fact) -> str:
        return words_of(g, fact)

    def clauses(self, g: Kingdom, facts: Sequence[Fact], named: str) -> list[str]:
        return [spared(words_of(g, fact), named) for fact in facts]


def in_vain(g: Kingdom, option: Option) -> bool:
    """A Wizard who would but fetch Wizards (DNK-R17): no computer is to do that for ever."""
    if not option.key.startswith("deed:"):
        return False
    verb, *arguments = g.content.of(int(str(option.at))).ability[0]
    return verb == "summon" and not may_summon(g, int(arguments[0]))
