"""Monster Pontoon 21 for computers: what a position is worth, a sensible choice, and reasons in words."""
from __future__ import annotations

from collections.abc import Hashable

from game.ai.pontoon_race import race
from game.engine.agenda import Option
from game.rules.pontoon.cards import Quest
from game.rules.pontoon.odds import side
from game.rules.pontoon.state import Pontoon


class PontoonMind:
    """The judgement of a player of Monster Pontoon 21."""

    depth = 24                 # a round of four heroes with their abilities

    def worth(self, g: Pontoon, seat: int) -> float:
        """Stars held and stars left; within a round everybody is as likely to win it."""
        if g.winners is not None:
            return 1 / len(g.winners) if seat in g.winners else 0.0
        return race(g)[seat]

    def stretch(self, g: Pontoon) -> int:
        return g.round

    def mark(self, g: Pontoon) -> Hashable:
        assert g.decision is not None
        hero = g.decision.player
        return hero, g.decision.options[0].key, g.power(hero), *(g.crew(other) for other in range(g.seats))

    def lean(self, g: Pontoon) -> Option | None:
        assert g.decision is not None
        options = g.decision.options
        if options[0].key != "hit":
            return None
        hero = g.decision.player
        power, quest = g.power(hero), g.quest()
        tops = g.zones["guild"]
        inside = sum(1 for card in tops if power + g.base[card] in quest.lit)
        now = power in quest.lit
        if now:
            return options[1]
        return options[0] if inside or side(quest, power) == "under" else options[1]

    def reason(self, g: Pontoon, seat: int, key: str, eyes: int) -> str:
        """About Hit and Stay: the quest's condition, and how many of the cards that may be next fit it."""
        quest = g.quest()
        if key == "hit":
            return f"The quest wants {wanted(quest)}; one more companion may bring it."
        if key == "stay":
            return f"The quest wants {wanted(quest)}; another companion could spoil it."
        return f"It helps towards {wanted(quest)}."


def wanted(quest: Quest) -> str:
    """The condition in a few words."""
    condition = quest.condition
    if condition.range is not None:
        return f"{condition.range[0]} to {condition.range[1]}"
    if condition.exactly is not None:
        *some, last = map(str, condition.exactly)
        return "exactly " + (f"{', '.join(some)} or {last}" if some else last)
    if condition.at_most is not None:
        return f"at most {condition.at_most}"
    if condition.at_least is not None:
        return f"at least {condition.at_least}"
    return "the closest"
