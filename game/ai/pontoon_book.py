"""The book of Monster Pontoon 21: for every quest when to Hit and when to Stay, worked out from the deck's powers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import prod
from operator import mul
from typing import NamedTuple

from game.engine.memo import Memo
from game.rules.pontoon.cards import EQUIPMENT, Content, Quest
from game.rules.pontoon.state import PARTY_LIMIT

MOST = PARTY_LIMIT - 1  # companions with which a party stays at once
SETTLING = 6  # rounds of answering one another's play; the book hardly moves after five
UNLIKELY = 0.25  # how often a rival is taken to play against the book
ALL = 1_000_000  # scores and rivals: there are never so many
KEPT = 2500  # prospects remembered for the quest in play: some 8 MB; one thought of Master's needs up to 2,300
MISSED = -1  # the score of a power that does not meet the condition

Cell = tuple[int, int]  # power (of the crew, or of the whole party) and companions
Spread = dict[int, float]  # score at the end of the round -> how likely
Ends = tuple[Sequence[int], Sequence[float]]  # the same as scores and how likely each is
Further = tuple[Sequence[Cell], Sequence[float]]  # where one more companion leads, and how likely each is


Stand = tuple[int, int, int, int, bool]  # a hero: Equipment, who knows it, power of the crew, companions, has stayed


class Rival(NamedTuple):
    """What is known of another hero: `weapon` is None while it is hidden."""

    weapon: int | None
    crew: int
    companions: int
    stayed: bool


class Book:
    """The pages of one set of cards, one for each quest, written when first needed."""

    def __init__(self, content: Content) -> None:
        guild = [card.power for card in content.cards if card.type != EQUIPMENT]
        self.steps = [(power, count / len(guild)) for power, count in sorted(Counter(guild).items())]
        self.weapons = [number for number, card in enumerate(content.cards) if card.type == EQUIPMENT]
        self.finals = [finals_of(content, number) for number in self.weapons]
        self.pages: Memo[int, Page] = Memo(
            lambda quest: Page(self, content.quests[quest - content.first_quest]), len(content.quests)
        )  # by quest card
        self._open: Page | None = None

    def page(self, quest: int) -> Page:
        """The page of the quest card that is played for. What was remembered of the round before is forgotten: another
        quest has other rivals, and this one hardly comes again."""
        page = self.pages[quest]
        if page is not self._open:
            if self._open is not None:
                self._open.forget()
            self._open = page
        return page


def finals_of(content: Content, weapon: int) -> Callable[[int], tuple[int, ...]]:
    """What an Equipment may count in Battle beside a crew of that power: two numbers where the hero may choose."""
    card = content.cards[weapon]
    main, sub = card.power, card.sub
    if sub is not None:
        for name, *rest in card.in_battle:
            if name == "may":
                return lambda crew: (main, sub)
            if name == "with_power":
                above, below = rest[1], rest[2]
                return lambda crew: (sub,) if above < crew + main < below else (main,)
    return lambda crew: (main,)


class Page:
    """One quest. A score orders powers as the priority does, with the crew's size as far as it counts."""

    def __init__(self, book: Book, quest: Quest) -> None:
        self.book, self.quest, self.lit = book, quest, quest.lit
        self.target: int | None = next((value[0] for name, *value in quest.priority if name == "closest_to"), None)
        self.scores: Memo[Cell, int] = Memo(self._score, ALL)
        self.plans: list[dict[Cell, tuple[float, bool]]] = []
        self.ends: list[dict[Cell, Spread]] = []
        numbers = range(len(book.weapons))
        self.bests: list[Memo[Cell, int]] = [Memo(partial(self._best_of, number), ALL) for number in numbers]
        self.lasts: list[Memo[Cell, Ends]] = [Memo(partial(self._lasts, number), ALL) for number in numbers]
        self.tops: list[Memo[Cell, int]] = [Memo(partial(self._top, number), ALL) for number in numbers]
        self.onwards: list[Memo[Cell, Further]] = [Memo(partial(self._onward, number), ALL) for number in numbers]
        self.rivals: Memo[Rival, Memo[int, float]] = Memo(self._against, ALL)
        self.prospects: Memo[tuple[int, tuple[Rival, ...]], Prospect] = Memo(partial(Prospect, self), KEPT)
        self.shares: Memo[tuple[Stand, ...], Sequence[float]] = Memo(self._shares, KEPT)
        self.calls: Memo[tuple[tuple[Stand, ...], int, int | None], bool] = Memo(self._calls, KEPT)
        self._settle()

    # --- the page itself

    def _score(self, cell: Cell) -> int:
        """Higher is better by the priority's words on power and crew; MISSED outside the condition."""
        power, companions = cell
        if power not in self.lit:
            return MISSED
        score = 0
        for name, *value in self.quest.priority:
            if name == "highest_power":
                part = power
            elif name == "lowest_power":
                part = 255 - power
            elif name == "closest_to":
                part = 255 - abs(power - value[0])
            elif name == "fewest_companions":
                part = 255 - companions
            elif name == "most_companions":
                part = companions
            else:
                continue
            score = score * 256 + part
        return score

    def _settle(self) -> None:
        """Play the book against itself until it hardly changes: each plan answers the ends of the plans before."""
        ends: Spread = {MISSED: 1.0}
        for turn in range(SETTLING):
            self.beaten = beaten(ends)
            self.plans = [{} for _ in self.book.weapons]
            self.ends = [{} for _ in self.book.weapons]
            fresh: Spread = {}
            for number in range(len(self.book.weapons)):
                for power, share in self.book.steps:
                    pour(self._ends(number, power, 1), share / len(self.book.weapons), fresh)
            old = 0.0 if turn == 0 else 0.5
            ends = {
                score: (1 - old) * fresh.get(score, 0.0) + old * ends.get(score, 0.0)
                for score in fresh.keys() | ends.keys()
            }

    def _plan(self, number: int, crew: int, companions: int) -> tuple[float, bool]:
        """Chance against one unknown rival from here on, and whether a Hit is the way to it."""
        plan = self.plans[number]
        if (crew, companions) not in plan:
            value, hit = self.beaten[self.best(number, crew, companions)], False
            if companions < MOST:
                onward = sum(
                    share * self._plan(number, crew + power, companions + 1)[0] for power, share in self.book.steps
                )
                value, hit = (onward, True) if onward > value else (value, False)
            plan[crew, companions] = value, hit
        return plan[crew, companions]

    def _ends(self, number: int, crew: int, companions: int) -> Spread:
        """The scores where the plan ends from here."""
        ends = self.ends[number]
        if (crew, companions) not in ends:
            spread: Spread = {}
            if self._plan(number, crew, companions)[1]:
                for power, share in self.book.steps:
                    pour(self._ends(number, crew + power, companions + 1), share, spread)
            else:
                spread[self.best(number, crew, companions)] = 1.0
            ends[crew, companions] = spread
        return ends[crew, companions]

    def best(self, number: int, crew: int, companions: int) -> int:
        """The best score a crew can have with this Equipment."""
        return max([self.scores[crew + final, companions] for final in self.book.finals[number](crew)])

    def _best_of(self, number: int, cell: Cell) -> int:
        return self.best(number, *cell)

    def _lasts(self, number: int, cell: Cell) -> Ends:
        """The scores after the last Hit of a crew, but for misses."""
        (crew, companions), spread, bests = cell, Spread(), self.bests[number]
        for power, share in self.book.steps:
            pour({bests[crew + power, companions + 1]: share}, 1.0, spread)
        spread.pop(MISSED, None)
        return tuple(spread), tuple(spread.values())

    def _top(self, number: int, cell: Cell) -> int:
        """The best score that may still come of a crew; MISSED for one that has gone too far."""
        (crew, companions), best, tops = cell, self.bests[number][cell], self.tops[number]
        if companions < MOST:
            best = max(best, *[tops[crew + power, companions + 1] for power, _ in self.book.steps])
        return best

    def _onward(self, number: int, cell: Cell) -> Further:
        """Where one more companion leads, but for crews that have gone too far."""
        (crew, companions), tops = cell, self.tops[number]
        cells = [((crew + power, companions + 1), share) for power, share in self.book.steps]
        left = [(cell, share) for cell, share in cells if tops[cell] != MISSED]
        return [cell for cell, _ in left], [share for _, share in left]

    # --- at a table

    def forget(self) -> None:
        """Forget the heroes that were met; the page itself stays."""
        for met in (self.prospects, self.shares, self.calls, self.rivals):
            met.clear()
        for onward in self.onwards:
            onward.clear()

    def would_hit(self, weapon: int, crew: int, companions: int) -> bool:
        """Whether the book hits here against an unknown rival."""
        return self._plan(self.book.weapons.index(weapon), crew, companions)[1]

    def _prospect(self, stands: tuple[Stand, ...], hero: int) -> Prospect:
        """How a hero stands, for all that this hero knows of the others."""
        rivals = [
            Rival(weapon if known >> hero & 1 else None, crew, companions, stayed)
            for other, (weapon, known, crew, companions, stayed) in enumerate(stands)
            if other != hero
        ]
        return self.prospects[stands[hero][0], tuple(rivals)]

    def _shares(self, stands: tuple[Stand, ...]) -> Sequence[float]:
        """Each hero's chance to win the quest, for all that this hero knows of the others; they add up to 1 at most.
        None where nobody has chosen anything: then a round is as open to one as to another."""
        if not any(stayed or companions > 1 for *_, companions, stayed in stands):
            return [0.0] * len(stands)
        chances = []
        for hero, (_, _, crew, companions, stayed) in enumerate(stands):
            prospect, cell = self._prospect(stands, hero), (crew, companions)
            chances.append(prospect.stay(cell) if stayed else prospect[cell])
        whole = max(1.0, sum(chances))
        return [chance / whole for chance in chances]

    def _calls(self, asked: tuple[tuple[Stand, ...], int, int | None]) -> bool:
        """Whether a hero hits, who knows the power of the card that joins or does not."""
        stands, hero, joins = asked
        prospect, (_, _, crew, companions, _) = self._prospect(stands, hero), stands[hero]
        cell = crew, companions
        hit = prospect.hit(cell) if joins is None else prospect[crew + joins, companions + 1]
        return hit > prospect.stay(cell)

    def _against(self, rival: Rival) -> Memo[int, float]:
        """What each score does against this rival: over every Equipment it may hold, those that fit its Stay first."""
        ends: Spread = {}
        weapons = self.book.weapons if rival.weapon is None else [rival.weapon]
        for number in map(self.book.weapons.index, weapons):
            if not rival.stayed:
                pour(self._ends(number, rival.crew, rival.companions), 1 / len(weapons), ends)
            else:
                share = UNLIKELY if self._plan(number, rival.crew, rival.companions)[1] else 1.0
                pour({self.best(number, rival.crew, rival.companions): 1.0}, share, ends)
        return beaten(ends)


class Prospect(dict[Cell, float]):
    """One hero's chances to win the quest with a weapon against these rivals, by crew and companions, with the better
    choice from there on."""

    __slots__ = ("bests", "lasts", "onwards", "wins")

    def __init__(self, page: Page, known: tuple[int, tuple[Rival, ...]]) -> None:
        weapon, rivals = known
        number, against = page.book.weapons.index(weapon), [page.rivals[rival] for rival in rivals]
        self.bests, self.lasts, self.onwards = page.bests[number], page.lasts[number], page.onwards[number]
        self.wins: Memo[int, float] = Memo(lambda score: prod([beaten[score] for beaten in against]), ALL)
        if len(against) == 1:
            self.wins = against[0]

    def __missing__(self, cell: Cell) -> float:
        value = self.stay(cell)
        if cell[1] < MOST:
            value = max(value, self.hit(cell))
        self[cell] = value
        return value

    def stay(self, cell: Cell) -> float:
        """Chance when nothing more joins."""
        return self.wins[self.bests[cell]]

    def hit(self, cell: Cell) -> float:
        """Chance when one more joins and the better choice follows."""
        if cell[1] + 1 < MOST:
            cells, odds = self.onwards[cell]
            return weighed(odds, map(self.__getitem__, cells))
        scores, odds = self.lasts[cell]
        return weighed(odds, map(self.wins.__getitem__, scores))


def weighed(odds: Sequence[float], chances: Iterable[float]) -> float:
    """The mean of chances, each as likely as the odds say."""
    mean: float = sum(map(mul, odds, chances))
    return mean


def beaten(ends: Spread) -> Memo[int, float]:
    """How much of a spread a score beats, ties half; nothing for a miss."""
    whole = sum(ends.values())

    def share(score: int) -> float:
        under = 0.0
        if score != MISSED:
            for other, part in ends.items():
                if other <= score:
                    under += part if other < score else part / 2
        return under / whole

    return Memo(share, ALL)


def pour(spread: Spread, share: float, into: Spread) -> None:
    """Add a share of one spread to another."""
    for score, part in spread.items():
        into[score] = into.get(score, 0.0) + share * part
