"""Mind: what the search must be told about one game to play it well."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from game.ai.judge import Judge
from game.ai.reasons import Compared, Fact, gained, sentence
from game.engine.agenda import Option
from game.engine.phrases import Phrase, phrase

TRIFLE = 0.01  # of the worth: points never outweigh a chance to win that can be felt


def ended(winners: Sequence[int], seat: int, points: Sequence[int], much: int) -> float:
    """0..1. `points`: hearts, stars, gold or hit points by seat; `much`: a lead by which half of the trifle is gained
    that a lead can bring."""
    won = 1 / len(winners) if seat in winners else 0.0
    lead = points[seat] - max(other for number, other in enumerate(points) if number != seat)
    return won + TRIFLE * ((1 + lead / (much + abs(lead))) / 2 - won)


MOST = 2  # facts in a sentence


class TooMany(Exception):
    """A position leads to more states than can be looked into, or to something that nobody can know beforehand."""


class Mind(ABC):
    """One game's judgement. States are imagined worlds, so all of one may be read; nothing here changes a state."""

    secrets = True  # whether a seat knows what others do not
    flat = False  # whether the tree is the choice in question alone, and all that follows is played by `policy`
    abreast = False  # whether all choices in question are tried in every world, and what follows is played by `policy`
    trust = 60  # visits that a prior counts for
    horizon: int  # decisions after which a roll-out is cut
    phrases: Mapping[type, Phrase] = {}  # how the game says what may be done, where a label alone does not
    judge: Judge | None = None  # the weights of a game whose values are learned

    @abstractmethod
    def worth(self, state: Any, seat: int) -> float:
        """Chance of this seat to win the game from here, 0..1."""

    @abstractmethod
    def policy(self, state: Any) -> Option | None:
        """The choice a sensible player would make without looking ahead; None for no opinion."""

    def play_on(self, world: Any) -> bool:
        """Answer the question of an imagined world with what makes sense; nothing is done where there is no opinion."""
        lean = self.policy(world)
        if lean is not None:
            world.take(lean)
        return lean is not None

    def prior(self, state: Any, options: Sequence[Option]) -> Sequence[float]:
        """What each choice seems worth before anything is tried, 0..1; empty where nothing is known."""
        return ()

    def shortlist(self, state: Any) -> Sequence[Option]:
        """The choices worth looking into, the most promising first; of a crowd the search begins with the first. All
        that there are."""
        options: Sequence[Option] = state.decision.options
        return options

    def goes_on(self, state: Any, option: Option) -> Sequence[tuple[str, ...]]:
        """Where choices are tried abreast, what the same seat may choose next: a choice is worth what the best of these
        makes of it. Nothing: it does what makes sense."""
        return ()

    def first_of(self, state: Any, shortlist: Sequence[Option]) -> Option | None:
        """The choice to be tried first of a shortlist, which has been made of this state: that of `policy`."""
        return self.policy(state)

    def plausible(self, state: Any, seat: int) -> float:
        """How well what is imagined of the others' secrets fits what they have done, 0..1: whatever they have done
        tells nothing of what they hold."""
        return 1.0

    def stretch(self, state: Any) -> int:
        """The round a state belongs to: a roll-out may stop where it changes. None is told from another."""
        return 0

    def narrowed(self, state: Any) -> Any:
        """The same state, or a copy, in whose worlds nothing is done that comes after the stretch it belongs to."""
        return state

    def first_sight(self, state: Any) -> Sequence[tuple[float, Option]]:
        """Choices with the chance to win that each seems to leave before anything is tried: what one who reckons
        roughly may choose beside the shortlist. Empty where the shortlist is all."""
        return ()

    def ends(self, state: Any, most: int) -> Mapping[str, float]:
        """What each choice comes to, by key, 0..1, where the rest of the game, or of a round of it, can be followed
        through all that may happen in so many states at most. Empty where it cannot, or no mind looks so far."""
        return {}

    def measured(self, state: Any) -> Sequence[Sequence[float] | None]:
        """By seat what the weights of `judge` are learned for; None for one that cannot win any more, and for all where
        nothing can be told yet. Where all may lose, one row more, of nobody's victory."""
        return ()

    @abstractmethod
    def information_set(self, state: Any) -> Hashable:
        """What the player who is asked goes by: equal marks share what the search has learned."""

    @abstractmethod
    def facts(self, state: Any, seat: int, key: str, eyes: int) -> list[Fact]:
        """What speaks for the seat's choosing that key, the weightiest first: facts that every seat of the bitmask
        `eyes` knows. ValueError when the key is not offered."""

    @abstractmethod
    def words(self, state: Any, fact: Fact) -> str:
        """A fact as a clause, without a capital or a full stop."""

    def reason(self, state: Any, seat: int, key: str, eyes: int, comparison: Compared | None = None) -> str:
        """One sentence why the seat chooses that key. Choice and comparison are told to those alone from whom the seat
        has no secrets: `eyes` is the seat's own, or the game has none."""
        facts, open_ = self.facts(state, seat, key, eyes), eyes == 1 << seat or not self.secrets
        named = phrase(self.phrases, state, key) if open_ else ""
        clauses = self.clauses(state, facts[:MOST], named)
        if open_:
            clauses += [
                f"it wins {fact.number} games in 100 more often than “{phrase(self.phrases, state, str(fact.of))}”"
                for fact in gained(comparison)
            ]
        return sentence(named, clauses)

    def clauses(self, state: Any, facts: Sequence[Fact], named: str) -> list[str]:
        """Facts as clauses, after the words that name the choice; "" where nothing does."""
        return [self.words(state, fact) for fact in facts]
