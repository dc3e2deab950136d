"""Dragon Attack!, gauntlet: all the battles that follow one another on a space, and what may become of everybody there.

What lies open is told as it is, what lies face down as what all may think of it. Nobody trades, and whoever wins takes
all that may be taken.
"""

from __future__ import annotations

from collections import Counter as Count
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.engine.hexes import union
from game.engine.picture import Picture
from game.rules.dragon.counters import Content
from game.rules.dragon.state import DOWN, FRONT_OF, UNDER, UP
from game.rules.dragon.throws import Bout, against_party, against_strength

EQUAL = 1e-12  # how far chances that are the same may lie apart
FOUND = -1  # a fall before what has been found face down


class Kind(NamedTuple):
    """What a counter is to a battle: a monster of this strength, or a character of this class; 0, 0 for the rest."""

    strength: int
    bit: int


Pool = tuple[tuple[Kind, int], ...]  # how many of each kind there are, of which one may lie face down


class Rival(NamedTuple):
    """Another hero: seat, members of the party, and the classes of those who could go over to the winner."""

    seat: int
    dice: int
    brings: int


class Field(NamedTuple):
    """All that the battles of a hero on a space depend on. `monsters`: strengths of those that lie open, in order;
    `freed`: classes under them; `down`: what lies face down, None for what nobody has seen; `pool`: what that may be.
    """

    seats: int
    hero: int
    classes: int
    monsters: tuple[int, ...]
    freed: int
    down: tuple[Kind | None, ...]
    pool: Pool
    rivals: tuple[Rival, ...]


class Fall(NamedTuple):
    """Where the moving hero is beaten: at the n-th open monster, by a `seat`, or by what is found; -1 where it is
    not that. `chance`: 0..1."""

    monster: int
    seat: int
    chance: float


class Run(NamedTuple):
    """What comes of all battles on a space. `win`: to win every one, or that the Dragon is slain. By seat: `losing`,
    the chance to be beaten (0..1); `back`, how many spaces that moves it on average, counted over all ends, as far as
    the throws fall short. `falls`: where the moving hero is beaten, in order. `wounds`: Dragon counters that go, on
    average."""

    win: float
    losing: tuple[float, ...]
    back: tuple[float, ...]
    falls: tuple[Fall, ...] = ()
    wounds: float = 0.0


# --- what is there


def field(
    content: Content, known: Picture, hero: int, space: int, hidden: Sequence[int] = (), met: Sequence[int] = ()
) -> Field:
    """What awaits a hero on a space, as a picture has it; `hidden` are all counters of which one may lie face down,
    `met` the heroes there with whom all is settled."""
    facts = known.facts
    lying = zip(known.zones["map"], facts["spots"], facts["lies"])
    here = [(card, lie) for card, spot, lie in lying if spot == space]
    monsters = [content.points[card] for card, lie in here if lie == UP and card is not None]
    freed = [content.class_bit[card] for card, lie in here if lie == UNDER and card is not None]
    down = [None if card is None else kind(content, card) for card, lie in here if lie == DOWN]
    others = [other for other, at in enumerate(facts["at"]) if at == space and other != hero and other not in met]
    return Field(
        len(facts["at"]),
        hero,
        classes(content, known, hero),
        tuple(monsters),
        union(freed),
        tuple(down),
        tuple(sorted(Count(kind(content, card) for card in hidden).items())) if None in down else (),
        tuple(rival(content, known, other) for other in others),
    )


def kind(content: Content, card: int) -> Kind:
    return Kind(content.points[card] if content.kinds[card] == "monster" else 0, content.class_bit[card])


def classes(content: Content, known: Picture, hero: int) -> int:
    """The classes of a whole party."""
    own: int = content.hero_bit[known.facts["colour"][hero]]
    return own | classes_in_front(content, known, hero)


def classes_in_front(content: Content, known: Picture, hero: int) -> int:
    """The classes of the characters in front."""
    return union([content.class_bit[card] for card in known.zones[FRONT_OF[hero]] if card is not None])


def rival(content: Content, known: Picture, hero: int) -> Rival:
    brings = classes_in_front(content, known, hero)
    return Rival(hero, 1 + brings.bit_count(), brings)


# --- what comes of it


@lru_cache(maxsize=4096)
def run(field: Field, search: bool = False, first: int = -1) -> Run:
    """All battles of a hero on a space: the open monsters, those that a search turns over, the other heroes in the best
    order, or one of them, `first`, before the rest."""
    tally = Tally(field)
    share, party = 1.0, field.classes
    for number, strength in enumerate(field.monsters):
        share = tally.fight(share, against_strength(party.bit_count(), strength), (number, -1))
        party |= field.freed  # goes to whoever beats one of them (DRA-BATTLE-13)
    found = tally.searched(party, share) if search else {party: share}
    for joined, chance in found.items():
        tally.meet(joined, chance, first)
    return tally.told()


class Tally:
    """Adds up what becomes of everybody."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.losing, self.back = [0.0] * field.seats, [0.0] * field.seats
        self.falls: dict[tuple[int, int], float] = {}

    def fight(self, share: float, bout: Bout, foe: tuple[int, int]) -> float:
        """A battle that is come to in this share of all cases: in which share it is won."""
        hero, (_, seat) = self.field.hero, foe
        self.losing[hero] += share * (1 - bout.win)
        self.back[hero] += share * bout.short
        self.falls[foe] = self.falls.get(foe, 0.0) + share * (1 - bout.win)
        if seat >= 0:
            self.losing[seat] += share * bout.win
            self.back[seat] += share * bout.ahead
        return share * bout.win

    def searched(self, party: int, share: float) -> dict[int, float]:
        """How likely the hero comes out of a search with each party: the classes in it."""
        cases = {(party, self.field.pool): share}
        for card in self.field.down:
            after: dict[tuple[int, Pool], float] = defaultdict(float)
            for (party, pool), share in cases.items():
                for (strength, bit), part, left in turned_up(card, pool):
                    held = share * part
                    if strength:
                        held = self.fight(held, against_strength(party.bit_count(), strength), (FOUND, FOUND))
                    after[party | bit, left] += held
            cases = after
        found: dict[int, float] = defaultdict(float)
        for (party, _), share in cases.items():
            found[party] += share
        return found

    def meet(self, party: int, share: float, first: int) -> None:
        """The other heroes, one after another."""
        rivals = self.field.rivals
        while rivals:
            named = next((n for n, rival in enumerate(rivals) if rival.seat == first), -1)
            number = named if named >= 0 else best(party, rivals)[1]
            seat, dice, brings = rivals[number]
            share = self.fight(share, against_party(party.bit_count(), dice), (-1, seat))
            party, rivals = party | brings, (*rivals[:number], *rivals[number + 1 :])

    def told(self) -> Run:
        falls = tuple(Fall(*foe, chance) for foe, chance in self.falls.items())
        return Run(1 - self.losing[self.field.hero], tuple(self.losing), tuple(self.back), falls)


def turned_up(card: Kind | None, pool: Pool) -> Iterator[tuple[Kind, float, Pool]]:
    """What a counter face down may be, how likely, and what may lie under the next one then."""
    if card is not None:
        yield card, 1.0, pool
        return
    whole = sum(count for _, count in pool)
    for kind, count in pool:
        left = tuple((other, many - (other == kind)) for other, many in pool if many > (other == kind))
        yield kind, count / whole, left


@lru_cache(maxsize=4096)
def best(party: int, rivals: tuple[Rival, ...]) -> tuple[float, int]:
    """The chance to beat all of them in the best order, and which of them comes first in it: of equal ones the first,
    whatever their chances are rounded to."""
    chances = [
        against_party(party.bit_count(), dice).win * best(party | brings, (*rivals[:n], *rivals[n + 1 :]))[0]
        for n, (_, dice, brings) in enumerate(rivals)
    ]
    most = max(chances, default=1.0)
    return most, next((n for n, chance in enumerate(chances) if chance > most - EQUAL), -1)


# --- the Dragon


@lru_cache(maxsize=4096)
def stand(seats: int, heroes: tuple[tuple[int, int], ...], strengths: tuple[int, ...], moved: bool) -> Run:
    """All battles with the Dragon of heroes, each a seat and its dice, who fight it one after another until it is
    slain (DRA-R10, DRA-R43). `moved`: whether those who lose are moved back, which they are not in the palace
    (DRA-R61)."""
    losing, back, wounds = [0.0] * seats, [0.0] * seats, 0.0
    standing = {len(strengths): 1.0}  # the chance that so many of its counters are left
    for seat, dice in heroes:
        after: dict[int, float] = defaultdict(float)
        for left, share in standing.items():
            for strength in strengths[len(strengths) - left :]:
                bout = against_strength(dice, strength)
                losing[seat] += share * (1 - bout.win)
                back[seat] += share * bout.short * moved
                after[left] += share * (1 - bout.win)
                share, left = share * bout.win, left - 1
                wounds += share
            after[left] += share
        standing = after
    return Run(standing.get(0, 0.0), tuple(losing), tuple(back), (), wounds)
