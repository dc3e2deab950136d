"""The book of Monster Pontoon 21: for every quest when to Hit and when to Stay, worked out from the deck's powers."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import accumulate
from math import prod
from operator import mul
from typing import NamedTuple

from game.ai.pontoon_armed import ALL, MISSED, MOST, Armed, Beaten, Deeds, Spread, pour
from game.ai.pontoon_deeds import counted, might_count
from game.ai.pontoon_weapons import Crew, Party, Weapon, guild_of
from game.engine.memo import Memo
from game.rules.pontoon.cards import EQUIPMENT, MONSTER, Content, Quest

SETTLING = 6  # rounds of answering one another's play; the book hardly moves after five
UNLIKELY = 0.25  # how often a rival is reckoned to stay against the book
KEPT = 2500  # prospects remembered for the quest in play: some 8 MB; one thought of Master's needs up to 2,300

Stand = tuple[int, int, Crew, int, bool]  # a hero: Equipment, who knows it, crew, Monsters as of a rival, has stayed
Joins = tuple[int, bool]  # a card that is known to join: its power, and whether it is a Monster


class Rival(NamedTuple):
    """What is known of another hero. `weapon` is None while it is hidden; `mark` is that of a known one."""

    weapon: int | None
    power: int  # of the companions
    companions: int
    mark: int
    monsters: int  # among the companions; 1 of any that are mixed, for most abilities ask for none of a kind
    stayed: bool


class Book:
    """The pages of one set of cards, one for each quest, written when first needed."""

    def __init__(self, content: Content) -> None:
        self.content, guild = content, guild_of(content)
        self.weapons = {
            number: Weapon(card, guild) for number, card in enumerate(content.cards) if card.type == EQUIPMENT
        }
        self.looking = {number for number, weapon in self.weapons.items() if weapon.looks}
        self.monsters = [card.type == MONSTER for card in content.cards]
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


class Page:
    """One quest. A score orders parties as the priority does, as far as power, size and Equipment tell it."""

    def __init__(self, book: Book, quest: Quest) -> None:
        self.book, self.quest, self.lit = book, quest, quest.lit
        self.target: int | None = next((value[0] for name, *value in quest.priority if name == "closest_to"), None)
        self.scores: Memo[Party, int] = Memo(self._score, ALL)
        self.armed = {number: Armed(weapon, self.scores.__getitem__) for number, weapon in book.weapons.items()}
        self.rivals: Memo[Rival, Beaten] = Memo(self._against, ALL)
        self.prospects: Memo[tuple[int, tuple[Rival, ...]], Prospect] = Memo(partial(Prospect, self), KEPT)
        self.shares: Memo[tuple[Stand, ...], Sequence[float]] = Memo(self._shares, KEPT)
        self.calls: Memo[tuple[tuple[Stand, ...], int, Joins | None], bool] = Memo(self._calls, KEPT)
        self.fits: Memo[Deeds, Mapping[int, float]] = Memo(self._fits, KEPT)
        self._settle()

    # --- the page itself

    def _score(self, party: Party) -> int:
        """Higher is better by the priority's words on power, crew and Equipment; MISSED outside the condition."""
        power, companions, printed = party
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
            elif name == "highest_equipment":
                part = printed
            elif name == "lowest_equipment":
                part = 255 - printed
            else:
                continue
            score = score * 256 + part
        return score

    def _settle(self) -> None:
        """Play the book against itself until it hardly changes: each plan answers the ends of the plans before."""
        ends: Spread = {MISSED: 1.0}
        for turn in range(SETTLING):
            fresh, against = Spread(), beaten(ends)
            for armed in self.armed.values():
                armed.answer(against)
                for after, share in armed.weapon.onwards[0, 0, 0]:
                    pour(armed.ends[after], share / len(self.armed), fresh)
            old = 0.0 if turn == 0 else 0.5
            ends = {
                score: (1 - old) * fresh.get(score, 0.0) + old * ends.get(score, 0.0)
                for score in fresh.keys() | ends.keys()
            }

    # --- at a table

    def forget(self) -> None:
        """Forget the heroes that were met; the page itself stays."""
        for met in (self.prospects, self.shares, self.calls, self.rivals, self.fits):
            met.clear()
        for armed in self.armed.values():
            armed.onwards.clear()

    def best(self, stand: Stand) -> int:
        """The best score that a hero can have with the crew as it lies."""
        weapon, _, crew, *_ = stand
        return self.armed[weapon].bests[crew]

    def score(self, stand: Stand, power: int) -> int:
        """The score of a hero whose party counts that much."""
        weapon, _, crew, *_ = stand
        return self.scores[power, crew[1], self.book.weapons[weapon].card.power]

    def _fits(self, deeds: Deeds) -> Mapping[int, float]:
        """How well each Equipment fits what a hero has done, beside the one that fits it best."""
        content, companions = self.book.content, deeds.companions
        joined, now = (counted(content, companions, powers) for powers in (deeds.joined_as, deeds.counts))
        stayed, might = (now, might_count(content, deeds)) if deeds.stayed else (None, ())
        found = {number: armed.fits(deeds.rivals, joined, stayed, might) for number, armed in self.armed.items()}
        best = max(found.values())
        return {number: chance / best for number, chance in found.items()}

    def _prospect(self, stands: tuple[Stand, ...], hero: int) -> Prospect:
        """How a hero stands, for all that this hero knows of the others."""
        rivals = []
        for other, (weapon, known, (power, companions, mark), monsters, stayed) in enumerate(stands):
            if other != hero:
                seen = known >> hero & 1
                rivals.append(
                    Rival(weapon, power, companions, mark, 0, stayed)
                    if seen
                    else Rival(None, power, companions, 0, monsters, stayed)
                )
        return self.prospects[stands[hero][0], tuple(rivals)]

    def _shares(self, stands: tuple[Stand, ...]) -> Sequence[float]:
        """Each hero's chance to win the quest, for all that this hero knows of the others; they add up to 1 at most.
        None where nobody has chosen anything: then a round is as open to one as to another."""
        if not any(stayed or crew[1] > 1 for _, _, crew, _, stayed in stands):
            return [0.0] * len(stands)
        chances = []
        for hero, (_, _, crew, _, stayed) in enumerate(stands):
            prospect = self._prospect(stands, hero)
            chances.append(prospect.stay(crew) if stayed else prospect[crew])
        whole = max(1.0, sum(chances))
        return [chance / whole for chance in chances]

    def _calls(self, asked: tuple[tuple[Stand, ...], int, Joins | None]) -> bool:
        """Whether a hero hits, who knows the card that joins or does not."""
        stands, hero, joins = asked
        prospect, (weapon, _, crew, _, _) = self._prospect(stands, hero), stands[hero]
        hit = prospect.hit(crew) if joins is None else prospect[self.book.weapons[weapon].joined(crew, *joins)]
        return hit > prospect.stay(crew)

    def _against(self, rival: Rival) -> Beaten:
        """What each score does against this rival: over every Equipment it may hold, those that fit its Stay first."""
        ends: Spread = {}
        weapon, power, companions, mark, monsters, stayed = rival
        for armed in self.armed.values() if weapon is None else [self.armed[weapon]]:
            if weapon is None:
                mark = armed.weapon.mark(companions, monsters, power // (2 * companions or 1))
            crew = power, companions, mark
            if not stayed:
                pour(armed.ends[crew], 1.0, ends)
            else:
                pour({armed.bests[crew]: 1.0}, UNLIKELY if armed.plans[crew][1] else 1.0, ends)
        return beaten(ends)


class Prospect(dict[Crew, float]):
    """One hero's chances to win the quest with a weapon against these rivals, by crew, with the better choice from
    there on."""

    __slots__ = ("bests", "lasts", "onwards", "wins")

    def __init__(self, page: Page, known: tuple[int, tuple[Rival, ...]]) -> None:
        weapon, rivals = known
        armed, against = page.armed[weapon], [page.rivals[rival] for rival in rivals]
        self.bests, self.lasts, self.onwards = armed.bests, armed.lasts, armed.onwards
        self.wins: Beaten = Memo(lambda score: prod([beaten[score] for beaten in against]), ALL)
        if len(against) == 1:
            self.wins = against[0]

    def __missing__(self, crew: Crew) -> float:
        value = self.stay(crew)
        if crew[1] < MOST:
            value = max(value, self.hit(crew))
        self[crew] = value
        return value

    def stay(self, crew: Crew) -> float:
        """Chance when nothing more joins."""
        return self.wins[self.bests[crew]]

    def hit(self, crew: Crew) -> float:
        """Chance when one more joins and the better choice follows."""
        if crew[1] + 1 < MOST:
            crews, odds = self.onwards[crew]
            return weighed(odds, map(self.__getitem__, crews))
        scores, odds = self.lasts[crew]
        return weighed(odds, map(self.wins.__getitem__, scores))


def weighed(odds: Sequence[float], chances: Iterable[float]) -> float:
    """The mean of chances, each as likely as the odds say."""
    mean: float = sum(map(mul, odds, chances))
    return mean


def beaten(ends: Spread) -> Beaten:
    """How much of a spread a score beats, ties half; nothing for a miss."""
    scores = sorted(ends)
    parts = [ends[score] for score in scores]
    under, whole = [0.0, *accumulate(parts)], sum(parts)

    def share(score: int) -> float:
        if score == MISSED:
            return 0.0
        place = bisect_left(scores, score)
        level = parts[place] / 2 if place < len(scores) and scores[place] == score else 0.0
        return (under[place] + level) / whole

    return Memo(share, ALL)
