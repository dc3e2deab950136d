"""One Equipment of Monster Pontoon 21 in one quest: the scores of its parties, how it is played best against unknown
rivals, and how well it fits what a hero has done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import NamedTuple

from game.ai.pontoon_weapons import Crew, Party, Weapon
from game.engine.memo import Memo
from game.rules.pontoon.state import PARTY_LIMIT

MOST = PARTY_LIMIT - 1  # companions with which a party stays at once
MISSED = -1  # the score of a power that does not meet the condition
ALL = 1_000_000  # crews, scores and rivals: there are never so many

# Found by what Normals did in 93 games with the Equipment they had; in parts of the chance to win the quest
VAGUE = 0.14  # how far off a hero reckons what a Hit gains
EAGER = 0.2  # how much more a Hit seems to gain than the book says: it knows no ability of a card that may join
SLIP = 0.02  # how often what seems clear is not done

Spread = dict[int, float]  # score at the end of the round -> how likely
Beaten = Memo[int, float]  # how much of a spread a score beats
Ends = tuple[Sequence[int], Sequence[float]]  # scores, and how likely each is
Further = tuple[Sequence[Crew], Sequence[float]]  # where one more companion leads, and how likely each is
Companions = tuple[tuple[int, bool], ...]  # companions, oldest first: what each counts, and whether it is a Monster


class Deeds(NamedTuple):
    """What a hero has done in a round, as all have seen it: a Hit for each companion but the first, and the Stay."""

    hero: int
    rivals: int  # how many there are to win against
    companions: tuple[int, ...]  # oldest first
    joined_as: tuple[int, ...]  # what each counted when it joined
    counts: tuple[int, ...]  # and now
    stayed: bool


class Armed:
    """One Equipment in one quest."""

    def __init__(self, weapon: Weapon, score: Callable[[Party], int]) -> None:
        self.weapon, self.score = weapon, score
        self.bests: Memo[Crew, int] = Memo(self._best, ALL)
        self.lasts: Memo[Crew, Ends] = Memo(self._lasts, ALL)
        self.tops: Memo[Crew, int] = Memo(self._top, ALL)
        self.onwards: Memo[Crew, Further] = Memo(self._onward, ALL)

    def answer(self, beaten: Beaten) -> None:
        """Plan anew, against one unknown rival whom a score beats as often as that says."""
        self.beaten = beaten
        self.plans: Memo[Crew, tuple[float, bool]] = Memo(self._plan, ALL)
        self.choices: Memo[tuple[int, Crew], tuple[float, float]] = Memo(self._choice, ALL)
        self.ends: Memo[Crew, Spread] = Memo(self._ends, ALL)

    def _best(self, crew: Crew) -> int:
        """The best score a crew can have."""
        return max(map(self.score, self.weapon.parties(crew)))

    def _plan(self, crew: Crew) -> tuple[float, bool]:
        """The chance from here on, and whether a Hit is the way to it."""
        value = self.beaten[self.bests[crew]]
        if crew[1] < MOST:
            onward = sum([share * self.plans[after][0] for after, share in self.weapon.onwards[crew]])
            if onward > value:
                return onward, True
        return value, False

    def _ends(self, crew: Crew) -> Spread:
        """The scores where the plan ends from here."""
        if not self.plans[crew][1]:
            return {self.bests[crew]: 1.0}
        spread: Spread = {}
        for after, share in self.weapon.onwards[crew]:
            pour(self.ends[after], share, spread)
        return spread

    def _lasts(self, crew: Crew) -> Ends:
        """The scores after the last Hit of a crew, but for misses."""
        spread: Spread = {}
        for after, share in self.weapon.onwards[crew]:
            pour({self.bests[after]: share}, 1.0, spread)
        spread.pop(MISSED, None)
        return tuple(spread), tuple(spread.values())

    def _top(self, crew: Crew) -> int:
        """The best score that may still come of a crew; MISSED for one that has gone too far."""
        best = self.bests[crew]
        if crew[1] < MOST:
            best = max(best, *[self.tops[after] for after, _ in self.weapon.onwards[crew]])
        return best

    def _onward(self, crew: Crew) -> Further:
        """Where one more companion leads, but for crews that have gone too far."""
        left = [(after, share) for after, share in self.weapon.onwards[crew] if self.tops[after] != MISSED]
        return [after for after, _ in left], [share for _, share in left]

    def _choice(self, asked: tuple[int, Crew]) -> tuple[float, float]:
        """The chances against so many unknown rivals: with a Stay, and with a Hit and what is better from there on."""
        rivals, crew = asked
        stay, hit = self.beaten[self.bests[crew]] ** rivals, 0.0
        if crew[1] < MOST:
            hit = sum([share * max(self.choices[rivals, after]) for after, share in self.weapon.onwards[crew]])
        return stay, hit

    def crew(self, counted: Companions) -> Crew:
        """Companions in the hands of who holds this Equipment."""
        crew = (0, 0, 0)
        for power, monster in counted:
            crew = self.weapon.joined(crew, power, monster)
        return crew

    def fits(self, rivals: int, joined: Companions, stayed: Companions | None, might: Sequence[Companions]) -> float:
        """How likely a hero with this Equipment would have hit each time, and stayed with that party of all that the
        Stay might have made; None: the hero has not stayed."""
        chance, best = 1.0, 0.0
        if stayed is not None:
            worths = {party: self.choices[rivals, self.crew(party)][0] for party in might}
            best = max(worths.values())
            if stayed in worths:
                chance = exp(worths[stayed] / VAGUE) / sum([exp(worth / VAGUE) for worth in worths.values()])
        for many in range(1, min(len(joined), MOST - 1) + 1):
            stay, hit = self.choices[rivals, self.crew(joined[:many])]
            if many < len(joined):
                chance *= hits(hit - stay)
            elif stayed is not None:
                chance *= 1 - hits(hit - best)
        return chance


def hits(gain: float) -> float:
    """How likely a hero hits who gains that much by it."""
    return SLIP + (1 - 2 * SLIP) / (1 + exp(-(gain + EAGER) / VAGUE))


def pour(spread: Spread, share: float, into: Spread) -> None:
    """Add a share of one spread to another."""
    for score, part in spread.items():
        into[score] = into.get(score, 0.0) + share * part
