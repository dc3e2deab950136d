"""Dragon Attack! for computers: what a position is worth, a sensible choice, and reasons in words."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from game.ai.dragon_features import FEATURES, measured
from game.ai.dragon_reasons import facts
from game.ai.dragon_stakes import WHOLE, Stakes
from game.ai.dragon_trades import consider, next_of_offer
from game.ai.dragon_values import Sight
from game.ai.dragon_words import words
from game.ai.judge import Judge, chances_of
from game.ai.mind import Mind, ended
from game.ai.reasons import Fact
from game.engine.agenda import Option
from game.rules.dragon.battle import Looting, Retreating
from game.rules.dragon.meeting import Bargaining, Considering, Facing, Stepping
from game.rules.dragon.movement import Defending, Sailing, Walking
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.state import Dragon
from game.rules.dragon.words import PHRASES, ROLL, STAY

JUDGE = Judge("dragon", FEATURES)
WORTH_A_LOOK = 6  # moves the search looks into
CLOSE = 3.0  # hundredths of the game that make a move no worse than another at first sight
MUCH = 10  # points of a clear victory
VOYAGE = 1.0  # hundredths of the game by which another harbour must be better


class DragonMind(Mind):
    """The judgement of a player of Dragon Attack!."""

    secrets = False
    horizon = 6  # a turn of each of four heroes, with what they find
    phrases = PHRASES
    judge = JUDGE

    def worth(self, g: Dragon, seat: int) -> float:
        """The chance to win that everybody can see; what all seats leave is the fall of the palace."""
        if g.winners is not None:
            return ended(g.winners, seat, [g.points(hero) for hero in range(g.seats)], MUCH)
        return chances_of([JUDGE.value(row) for row in measured(g)])[seat]

    def measured(self, g: Dragon) -> Sequence[Sequence[float]]:
        return measured(g) if g.winners is None else []

    def shortlist(self, g: Dragon) -> Sequence[Option]:
        """Of all the spaces a move may end on, the few that promise nearly as much as the best; of other questions
        the sensible choice alone, where there is one."""
        if not isinstance(g.about, Walking):
            lean = self.policy(g)
            return [lean] if lean else g.question.options
        promised = promises(g, g.question.player)
        ranked = sorted(range(len(promised)), key=promised.__getitem__, reverse=True)[:WORTH_A_LOOK]
        least = promised[ranked[0]] - CLOSE
        return [g.question.options[n] for n in ranked if promised[n] > least]

    def prior(self, g: Dragon, options: Sequence[Option]) -> list[float]:
        """The chance to win that each of these moves promises at first sight; other choices differ in nothing."""
        if not isinstance(g.about, Walking):
            return [self.worth(g, g.question.player)] * len(options)
        by_key, here = g.kingdom.by_key, g.at[g.question.player]
        sight = Sight(g, g.question.player)
        return self.promised(sight, sight.promises([by_key.get(option.key, here) for option in options]))

    def first_sight(self, g: Dragon) -> list[tuple[float, Option]]:
        """The chance that each move, voyage or search promises."""
        if not isinstance(g.about, Walking | Searching):
            return []
        options, hero = g.question.options, g.question.player
        if isinstance(g.about, Walking):
            return list(zip(self.prior(g, options), options))
        sight = Sight(g, hero)
        search = sight.search(g.at[hero])
        return list(zip(self.promised(sight, [search * (option.key == "search") for option in options]), options))

    def promised(self, sight: Sight, promises: Sequence[float]) -> list[float]:
        """Chances to win with what choices promise: as far apart as they are at first sight, around the chance as it
        stands."""
        said = [(sight.now + promise) / WHOLE for promise in promises]
        more = min(self.worth(sight.g, sight.hero) - sight.now / WHOLE, 1 - max(said))
        return [chance + more for chance in said]

    def information_set(self, g: Dragon) -> Hashable:
        return g.question.player, g.question.options[0].key, g.rolled, tuple(g.at), g.dragon, len(g.strengths)

    def policy(self, g: Dragon) -> Option | None:
        """The most promising space, the battles whose odds are good, and every counter that is free."""
        options = g.question.options
        leaning = LEANINGS.get(type(g.about))
        key = leaning(g, g.question.player) if leaning else None
        return next((option for option in options if option.key == key), None)

    def facts(self, g: Dragon, seat: int, key: str, eyes: int) -> list[Fact]:
        return facts(g, seat, key)

    def words(self, g: Dragon, fact: Fact) -> str:
        return words(g, fact)

    def clauses(self, g: Dragon, facts: Sequence[Fact], named: str) -> list[str]:
        """Facts as clauses; for who goes nowhere what they tell of is here."""
        said = super().clauses(g, facts, named)
        return [clause.replace("from there", "from here") for clause in said] if named in (STAY, ROLL) else said


def walk(g: Dragon, hero: int) -> str:
    """Where the move is to end: what the space brings, and how near it lies to the next goal."""
    promised = promises(g, hero)
    return g.question.options[promised.index(max(promised))].key


def promises(g: Dragon, hero: int) -> list[float]:
    """What each of the moves that are offered promises."""
    by_key, here = g.kingdom.by_key, g.at[hero]
    return Sight(g, hero).promises([by_key.get(option.key, here) for option in g.question.options])


def sail_or_roll(g: Dragon, hero: int) -> str:
    """Sail when another harbour lies clearly nearer to something good."""
    options, by_key = g.question.options, g.kingdom.by_key
    promised = Sight(g, hero).ahead([g.at[hero], *(by_key[option.key[5:]] for option in options[1:])])
    promised[0] += VOYAGE
    return options[promised.index(max(promised))].key


def search(g: Dragon, hero: int) -> str:
    """Search unless monsters are likely to take more than there is to find."""
    return "search" if Sight(g, hero).search(g.at[hero]) > 0 else "leave"


def fall_back(g: Dragon, mover: int) -> str:
    """As far from home as can be."""
    assert g.decision is not None and isinstance(g.about, Retreating)
    loser, kingdom = g.about.loser, g.kingdom
    row = kingdom.distances[g.home(loser) - kingdom.first]
    return max(g.decision.options, key=lambda option: row[kingdom.by_key[option.key] - kingdom.first]).key


def extra_step(g: Dragon, hero: int) -> str:
    """Towards the next goal."""
    by_key, here = g.kingdom.by_key, g.at[hero]
    ahead = Sight(g, hero).ahead([by_key.get(option.key, here) for option in g.question.options])
    return g.question.options[ahead.index(max(ahead))].key


def bargain(g: Dragon, hero: int) -> str:
    """Towards the best offer that the other is likely to take."""
    assert isinstance(g.about, Bargaining)
    return next_of_offer(g, hero, g.about)


def answer_offer(g: Dragon, hero: int) -> str:
    assert isinstance(g.about, Considering)
    return consider(g, hero, g.about.other, g.about.offer)


def pick_rival(g: Dragon, hero: int) -> str:
    """The one whose battle promises most."""
    assert isinstance(g.about, Facing)
    stakes = Stakes(g, hero)
    return f"face:{max(g.about.others, key=stakes.duel) + 1}"


LEANINGS: dict[type, Callable[[Dragon, int], str]] = {
    Walking: walk,
    Sailing: sail_or_roll,
    Searching: search,
    Retreating: fall_back,
    Stepping: extra_step,
    Bargaining: bargain,
    Considering: answer_offer,
    Facing: pick_rival,
    Finding: lambda g, hero: "take",
    Looting: lambda g, hero: "all",
    Defending: lambda g, hero: "fight",
}
