"""The Monster Pack, chapter 5: Decks: a deck that is begun is completed, and each card has reasons true of the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import NamedTuple

from game.engine.words import counted as many
from game.rules.pack.cards import BONUS, MOST_STARS, TITLES, TYPES, WILD, Content, Deck, Monster
from game.rules.pack.decks import Lines, curve, multiset, ordered, room_for

COLOURS = TYPES[:WILD]
NEED, MOST_NEED = 1.1, 3.0  # what a card is worth more, in hundreds of power, for each one that is missing of its kind
WAITING = 2.6  # hundreds of power that one star more must bring
WILD_WORTH = 2.4  # of a White Wild card, whatever its power: it takes another card with it
PLANNED = 1.0  # of a card that the starter deck nearest to this one has, too
FEW = 2  # cards of a colour that are too few against the one it beats
HEAVY = 3  # stars from which a monster's hit is worth naming


class Curve(NamedTuple):
    """Monsters of so many stars: how many the deck has, and starter decks of its length on average."""

    stars: int
    have: int
    usual: int

    @property
    def words(self) -> str:
        have = many(self.have, "monster") if self.have else "no monster"
        return f"You have {have} of {many(self.stars, 'star')}; starter decks of this length have about {self.usual}."


class Leaning(NamedTuple):
    """The colour that the deck has most of."""

    kind: str
    have: int
    size: int

    @property
    def words(self) -> str:
        return f"Your deck leans to {TITLES[self.kind]}, {self.have} of {many(self.size, 'card')}."


class Pays(NamedTuple):
    """Cards of a colour pay for boosts of one another."""

    kind: str
    have: int

    @property
    def words(self) -> str:
        return f"Can pay for a boost of your {many(self.have, f'{TITLES[self.kind]} card')}, and they for its own."


class Beats(NamedTuple):
    """A colour that few cards of the deck beat."""

    kind: str
    beaten: str
    have: int

    @property
    def words(self) -> str:
        have = f"Only {self.have}" if self.have else "None"
        beat = "beat" if self.have > 1 else "beats"
        return f"{have} of your cards {beat} {TITLES[self.beaten]}; this one counts {BONUS} more against it."


class Hits(NamedTuple):
    """More hit points than any other monster of the deck takes."""

    stars: int
    hardest: int

    @property
    def words(self) -> str:
        return f"Hits for {self.stars}; the hardest of yours hits for {self.hardest}."


class Bursts(NamedTuple):
    """White Wild: how many the deck has, and may have."""

    have: int
    most: int

    @property
    def words(self) -> str:
        return f"A duel discards it and whatever it meets; you have {self.have or 'none'} of the {self.most} allowed."


class Planned(NamedTuple):
    """Stands in the starter deck that has most of the deck's cards."""

    deck: str
    shared: int
    size: int

    @property
    def words(self) -> str:
        some = f"{self.shared} of your {self.size} cards" if self.shared < self.size else "all your cards"
        do = "does" if self.shared == 1 < self.size else "do"
        return f"Stands in {self.deck}, too, as {some} {do}."


class Strongest(NamedTuple):
    """No card of the type and stars that still fits has more power."""

    kind: str
    stars: int
    power: int

    @property
    def words(self) -> str:
        return f"With {self.power} the strongest {TITLES[self.kind]} of {many(self.stars, 'star')} that still fits."


Reason = Curve | Leaning | Pays | Beats | Hits | Bursts | Planned | Strongest


class Proposal(NamedTuple):
    """A copy of a monster to put in, and one or two reasons; they are true of the deck with all the proposals before it
    put in."""

    monster: Monster
    reasons: tuple[Reason, ...]


class Begun:
    """A deck as far as it has come. `owned`: the collection it is built from; None: every card is free."""

    def __init__(self, content: Content, format: str, cards: Lines, owned: Mapping[str, int] | None) -> None:
        self.content, self.format, self.owned = content, format, owned
        self.have = multiset(cards)

    @property
    def size(self) -> int:
        return self.have.total()

    def count(self) -> None:
        """Look at the cards that are in."""
        table = curve(self.content, tuple(self.have.items()))
        self.kinds = {kind: sum(table[kind].values()) for kind in TITLES}
        self.stars = {stars: sum(table[kind][stars] for kind in TITLES) for stars in range(1, MOST_STARS + 1)}
        self.hardest = max((stars for stars, n in self.stars.items() if n), default=0)
        self.rank = sorted(COLOURS, key=lambda kind: -self.kinds[kind])
        self.deck, self.shared = self.plan()
        self.usual, kinds = usual(self.content, self.format)
        self.wanted = dict(zip((*self.rank, TYPES[WILD]), kinds, strict=True))
        lines = tuple(self.have.items())
        self.fits = [
            monster
            for monster in self.content.monsters
            if (self.owned is None or self.have[monster.id] < self.owned.get(monster.id, 0))
            and not room_for(self.content, self.format, lines, monster.id)
        ]

    def plan(self) -> tuple[Deck | None, int]:
        """The starter deck that has most of the cards, and how many; None where it has less than half of them."""
        shared = [(multiset(deck.cards) & self.have).total() for deck in starters(self.content, self.format)]
        most = max(shared, default=0)
        if most * 2 < self.size or not most:
            return None, 0
        return starters(self.content, self.format)[shared.index(most)], most

    def appeal(self, monster: Monster) -> float:
        """What one more copy of a monster is worth to the deck, in hundreds of power."""
        need = self.usual[monster.star] - self.stars[monster.star], self.wanted[monster.type] - self.kinds[monster.type]
        missing = sum(max(-MOST_NEED, min(MOST_NEED, each)) for each in need)
        return worth(monster) + NEED * missing + PLANNED * self.planned(monster)

    def planned(self, monster: Monster) -> bool:
        """Whether the starter deck nearest to this one has more copies of a monster."""
        return self.deck is not None and multiset(self.deck.cards)[monster.id] > self.have[monster.id]


def proposals(
    content: Content,
    format: str,
    cards: Lines,
    owned: Mapping[str, int] | None = None,
    without: Collection[str] = (),
) -> list[Proposal]:
    """What a deck lacks to be full, one copy at a time, in the order of need. `owned`: a collection that bounds it;
    `without`: ids that are not wanted. Fewer than are missing where nothing else fits."""
    begun, found = Begun(content, format, cards, owned), list[Proposal]()
    while begun.size < content.formats[format].deck_size:
        begun.count()
        able = [monster for monster in begun.fits if monster.id not in without]
        if not able:
            break
        best = max(able, key=begun.appeal)
        found.append(Proposal(best, reasons(begun, best)))
        begun.have[best.id] += 1
    return found


def reasons(begun: Begun, monster: Monster) -> tuple[Reason, ...]:
    """The two that say most for putting a monster into a deck, or the one there is."""
    kind, stars, have = monster.type, monster.star, begun.kinds[monster.type]
    short = begun.usual[stars] - begun.stars[stars]
    found = list[tuple[float, Reason]]()  # how much each says
    if kind == TYPES[WILD]:
        found.append((5, Bursts(have, begun.content.formats[begun.format].white_wild)))
    else:
        if have <= FEW and begun.size:
            found.append((6 - have, Beats(kind, COLOURS[(COLOURS.index(kind) + 1) % WILD], have)))
        if have > max(begun.kinds[other] for other in COLOURS if other != kind):
            found.append((2.5, Leaning(kind, have, begun.size)))
        if have:
            found.append((2, Pays(kind, have)))
    if short > 0:
        found.append((1.5 + short / 4, Curve(stars, begun.stars[stars], begun.usual[stars])))
    if stars >= HEAVY and stars > begun.hardest > 0:
        found.append((5.5, Hits(stars, begun.hardest)))
    if begun.deck and begun.planned(monster):
        found.append((3.2, Planned(begun.deck.name, begun.shared, begun.size)))
    if all(other.power <= monster.power for other in begun.fits if (other.type, other.star) == (kind, stars)):
        found.append((3, Strongest(kind, stars, monster.power)))
    return tuple(reason for _, reason in sorted(found, key=lambda one: -one[0])[:2])


def completed(
    content: Content, format: str, cards: Lines, owned: Mapping[str, int] | None = None
) -> tuple[tuple[str, int], ...]:
    """A deck with all proposals put in, in the order of the set."""
    more = Counter(proposal.monster.id for proposal in proposals(content, format, cards, owned))
    return ordered(content, multiset(cards) + more)


def starters(content: Content, format: str) -> list[Deck]:
    """The decks that come with the cards and are as long as a format's."""
    return [deck for deck in content.decks.values() if deck.size == content.formats[format].deck_size]


@lru_cache(maxsize=16)
def usual(content: Content, format: str) -> tuple[dict[int, int], tuple[int, ...]]:
    """What starter decks of a length have on average: monsters by stars; and cards of the first, second and third
    colour and White Wild."""
    tables = [curve(content, deck.cards) for deck in starters(content, format)]
    each = max(1, len(tables))
    stars = {n: round(sum(table[kind][n] for table in tables for kind in TITLES) / each) for n in range(1, 5)}
    sums = [sorted((sum(table[kind].values()) for kind in COLOURS), reverse=True) for table in tables]
    wild = round(sum(sum(table[TYPES[WILD]].values()) for table in tables) / each)
    return stars, (*(round(sum(row[n] for row in sums) / each) for n in range(WILD)), wild)


def worth(monster: Monster) -> float:
    """What a card is worth by itself, in hundreds of power: strength without the waiting."""
    return WILD_WORTH if monster.type == TYPES[WILD] else monster.power / 100 - WAITING * (monster.star - 1)
