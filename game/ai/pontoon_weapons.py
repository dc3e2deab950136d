"""What an Equipment of Monster Pontoon 21 may make of its party in Battle, by what is printed on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.engine.agenda import Step
from game.engine.memo import Memo
from game.rules.pontoon.cards import EQUIPMENT, MONSTER, Card, Content
from game.rules.pontoon.state import PARTY_LIMIT

FRAMES, CHANGES = ("may", "with_companions", "with_power"), ("turn_to_sub", "return_weakest")
ALL = 1_000_000  # crews: there are never so many
WEAKEST = "weakest"  # what an Equipment looks at that may send the weakest companion back

Crew = tuple[int, int, int]  # power and number of the companions, and the mark their Equipment gives them
Party = tuple[int, int, int]  # power with the Equipment, companions, and the Equipment's printed power
Leads = Sequence[tuple[Crew, float]]  # where one more companion leads, and how likely each is
Steps = Sequence[tuple[int, bool, float]]  # power of a Guild card, whether it is a Monster, how likely it is


class Counted(NamedTuple):
    """A party in the middle of its Equipment's ability."""

    weapon: int
    crew: int
    companions: int


class Weapon:
    """An Equipment. A crew's mark is what its ability asks of it beside power and number: how many Adventurers or
    Monsters there are, as far as one more makes a difference, or the least power; 0 where it asks nothing. Adjusting
    others' companions is not reckoned."""

    def __init__(self, card: Card, guild: Steps) -> None:
        self.card = card
        self.looks = next(looks_at(card.in_battle), "")
        self.enough = max(counts_to(card.in_battle), default=0)
        self.guild = guild
        self.onwards: Memo[Crew, Leads] = Memo(self._onward, ALL)

    def mark(self, companions: int, monsters: int, weakest: int) -> int:
        """The mark of a crew of so many companions, of whom so many are Monsters."""
        if not self.looks:
            return 0
        if self.looks == WEAKEST:
            return weakest
        return min(monsters if self.looks == MONSTER else companions - monsters, self.enough)

    def joined(self, crew: Crew, power: int, monster: bool) -> Crew:
        """The crew with one more companion."""
        held, companions, mark = crew
        if self.looks == WEAKEST:
            mark = min(mark, power) if companions else power
        elif self.looks:
            mark = min(mark + (monster == (self.looks == MONSTER)), self.enough)
        return held + power, companions + 1, mark

    def _onward(self, crew: Crew) -> Leads:
        """Where the next Guild card leads, and how likely that is."""
        found: dict[Crew, float] = {}
        for power, monster, share in self.guild:
            after = self.joined(crew, power, monster)
            found[after] = found.get(after, 0.0) + share
        return list(found.items())

    def parties(self, crew: Crew) -> set[Party]:
        """What the party may come to in Battle, as its hero likes."""
        held, companions, mark = crew
        found = [Counted(self.card.power, held, companions)]
        for step in self.card.in_battle:
            found = [after for one in found for after in self.after(one, step, mark)]
        return {(one.weapon + one.crew, one.companions, self.card.power) for one in found}

    def after(self, one: Counted, step: Step, mark: int) -> list[Counted]:
        """What may come of one step of the ability."""
        name, *rest = step
        if name == "may":
            return [one, *self.all_after(one, rest[0], mark)]
        if name == "with_companions":
            steps, kind, _, least, most = rest
            counted = one.companions if kind == "any" else mark
            return self.all_after(one, steps, mark) if least <= counted <= most else [one]
        if name == "with_power":
            steps, above, below = rest
            return self.all_after(one, steps, mark) if above < one.weapon + one.crew < below else [one]
        if name == "turn_to_sub" and self.card.sub is not None:
            return [one._replace(weapon=self.card.sub)]
        if name == "return_weakest" and one.companions:
            return [one._replace(crew=one.crew - mark, companions=one.companions - 1)]
        return [one]

    def all_after(self, one: Counted, steps: Sequence[Step], mark: int) -> list[Counted]:
        found = [one]
        for step in steps:
            found = [after for each in found for after in self.after(each, step, mark)]
        return found


def looks_at(steps: Sequence[Step]) -> Iterator[str]:
    """What the steps of an ability ask of a crew beside its power and number."""
    for name, *rest in steps:
        if name == "return_weakest":
            yield WEAKEST
        if name == "with_companions" and rest[1] != "any" and reckoned(rest[0]):
            yield rest[1]
        if name in FRAMES:
            yield from looks_at(rest[0])


def counts_to(steps: Sequence[Step]) -> Iterator[int]:
    """From how many of a kind on it makes no difference to these steps that there is one more."""
    for name, *rest in steps:
        if name == "with_companions":
            *_, least, most = rest
            yield most + 1 if most < PARTY_LIMIT else least
        if name in FRAMES:
            yield from counts_to(rest[0])


def reckoned(steps: Sequence[Step]) -> bool:
    """Whether the steps change the party itself."""
    return any(name in CHANGES or (name in FRAMES and reckoned(rest[0])) for name, *rest in steps)


def guild_of(content: Content) -> Steps:
    """The Guild's cards, the same together."""
    guild = [(card.power, card.type == MONSTER) for card in content.cards if card.type != EQUIPMENT]
    return [(power, monster, count / len(guild)) for (power, monster), count in sorted(Counter(guild).items())]
