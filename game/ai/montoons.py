"""MonToons for computers: what a position is worth, a sensible choice, and reasons in words."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.ai.mind import Mind, ended
from game.ai.montoons_features import measured
from game.ai.montoons_ground import treks
from game.ai.montoons_lean import LEANINGS, planned
from game.ai.montoons_plans import CLOSE
from game.ai.montoons_reasons import facts
from game.ai.montoons_values import JUDGE, chances, on_the_map
from game.ai.montoons_walks import ranked_walk
from game.ai.montoons_words import words
from game.ai.reasons import Fact
from game.engine.agenda import Option
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.attack import Boosting
from game.rules.montoons.bonuses import PickingShell
from game.rules.montoons.laying import Laying
from game.rules.montoons.movement import Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingFlag
from game.rules.montoons.sheets import POOL
from game.rules.montoons.state import MonToons, Sinking
from game.rules.montoons.statuses import Focusing, Forgetting
from game.rules.montoons.waystone import Marking, MarkingFree, token_space
from game.rules.montoons.words import PHRASES

IDLE = 0.6  # how often a die is left without a slot, for each of them
LOST = 0.5  # how often the Waystone is planned from afar, or left out beside it
NEAR, FAR = 2, 9  # movement to the token


def fit(g: MonToons, seat: int) -> float:
    """How well the plans imagined for the others fit where they stand, 0..1."""
    chance = 1.0
    for rival in range(g.seats):
        if rival == seat or g.out[rival] or g.revealed[rival] or not g.ready[rival]:
            continue
        slots = g.slots[rival]
        chance *= IDLE ** slots.count(POOL)
        stones = any(slot in slots for slot in g.sheet_of(rival).of_kind["waystone"])
        far = treks(g.ground, token_space(g))[g.at[rival]]
        if stones and far > FAR or not stones and far <= NEAR:
            chance *= LOST
    return chance


EVEN = 0.2  # chance to win that one more of the units of promises brings, where neither is far ahead
UNLIKE = 0.2  # units of promises that a deed seems worth less than the sensible one
MUCH = 5  # hearts of a clear victory
GOALS = 6  # hexes a walk looks into
# questions whose sensible answer is hard to beat
SURE = (Marking, MarkingFree, Laying, Focusing, PickingShell, Forgetting, Sinking, Boosting, Bidding, ChoosingFlag)


class MonToonsMind(Mind):
    """The judgement of a player of MonToons."""

    abreast = True  # a rival's dice make more difference than one's own choices
    trust = 1
    horizon = 200  # to the end of a round of five
    phrases = PHRASES
    judge = JUDGE

    def measured(self, g: MonToons) -> Sequence[Sequence[float] | None]:
        return measured(g) if on_the_map(g) else ()

    def worth(self, g: MonToons, seat: int) -> float:
        if g.winners is not None:
            return ended(g.winners, seat, g.health, MUCH)
        return chances(g)[seat]

    def shortlist(self, g: MonToons) -> Sequence[Option]:
        """Of plans those worth comparing; of goals the few that promise most; of small questions the sensible
        answer."""
        seat, options = g.question.player, g.question.options
        if isinstance(g.about, Planning):
            return planned(g, seat, options)
        if isinstance(g.about, Walking):
            ranked = ranked_walk(g, seat, options)
            near = [option for worth, option in ranked[:GOALS] if worth > ranked[0][0] - CLOSE]
            return near + [option for _, option in ranked if option.key == "stop" and option not in near]
        lean = self.policy(g)
        if isinstance(g.about, Acting):
            if lean is not None and (lean.key == "power" or lean.key.startswith("bonus/")):
                return [lean]
            left_out = ("shell:", "end") if any(option.key.startswith("move/") for option in options) else ("shell:",)
            return [option for option in options if option is lean or not option.key.startswith(left_out)]
        if lean is not None and isinstance(g.about, SURE):
            return [lean]
        return options

    def goes_on(self, g: MonToons, option: Option) -> list[tuple[str, ...]]:
        """Goals of a walk, from which others may be struck."""
        if not option.key.startswith("move/"):
            return []
        after = g.clone()
        after.take(option)
        return [(goal.key,) for goal in self.shortlist(after)] if isinstance(after.about, Walking) else []

    def prior(self, g: MonToons, options: Sequence[Option]) -> list[float]:
        """What each deed of a turn and goal of a walk promises: a short search leaves no dice unused by chance."""
        seat = g.question.player
        if isinstance(g.about, Walking):
            promised = {option.key: worth for worth, option in ranked_walk(g, seat, g.question.options)}
            promises = [promised[option.key] for option in options]
        elif isinstance(g.about, Acting):
            lean = self.policy(g)
            promises = [-UNLIKE * (option is not lean) for option in options]
        else:
            return []
        now, best = self.worth(g, seat), max(promises)
        unit = EVEN * 4 * now * (1 - now)  # in a game that is all but decided little changes
        return [now + unit * (promise - best) for promise in promises]

    def first_sight(self, g: MonToons) -> list[tuple[float, Option]]:
        """What every goal of a walk promises."""
        if not isinstance(g.about, Walking):
            return []
        ranked = ranked_walk(g, g.question.player, g.question.options)
        return [(EVEN * worth, option) for worth, option in ranked]

    def stretch(self, g: MonToons) -> int:
        return g.round

    def plausible(self, g: MonToons, seat: int) -> float:
        return fit(g, seat)

    def information_set(self, g: MonToons) -> Hashable:
        player = g.question.player
        return (player, type(g.about), g.slots[player], tuple(g.at), tuple(g.health), g.token, len(g.question.options))

    def policy(self, g: MonToons) -> Option | None:
        leaning = LEANINGS.get(type(g.about))
        return leaning(g, g.question.player, g.question.options) if leaning else None

    def facts(self, g: MonToons, seat: int, key: str, eyes: int) -> list[Fact]:
        return facts(g, seat, key, eyes)

    def words(self, g: MonToons, fact: Fact) -> str:
        return words(g, fact)
