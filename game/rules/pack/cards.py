"""The Monster Pack, cards: what stands on a monster card, what a format allows and what a deck holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from game.engine.data import Length, Named, Range, Where

TYPES = ("blue_evade", "red_strike", "green_spell", "white_wild")  # each of the first three beats the next
TITLES = {
    "blue_evade": "Blue Evade",
    "red_strike": "Red Strike",
    "green_spell": "Green Spell",
    "white_wild": "White Wild",
}
WILD = 3
RARITIES = ("common", "uncommon", "rare", "ultra")
STAR_STEPS = (300, 550, 800)  # powers from which a monster has one star more
POWER_STEP = 50
MOST_STARS = 4  # PAK-CARD-04
MOST_COPIES = 3  # of one card in a deck of any format (PAK-R25)
SEATS = 2  # PAK-COMP-01


def star_of(power: int, rarity: str) -> int:
    """The stars a monster must have: they rise with strength and rarity (PAK-CARD-05)."""
    return min(MOST_STARS, 1 + sum(power >= step for step in STAR_STEPS) + (rarity in ("rare", "ultra")))


@dataclass(frozen=True)
class Monster:
    """A card; there is no other kind (PAK-CARD-01). `ability` is kept free for later sets."""

    id: Annotated[str, Length(1, 16)]
    name: Annotated[str, Length(1, 32)]
    type: Literal["blue_evade", "red_strike", "green_spell", "white_wild"]  # PAK-CARD-02
    power: Annotated[int, Range(0, 1000)]  # PAK-CARD-03
    star: Annotated[int, Range(1, MOST_STARS)]
    rarity: Literal["common", "uncommon", "rare", "ultra"]
    flavour: Annotated[str, Length(0, 70)] = ""
    ability: None = None
    art: dict[str, Any] = field(default_factory=dict, hash=False, compare=False)
    where: Where = Where("", 0, "")

    def __post_init__(self) -> None:
        if not all(sign.isalnum() or sign in "-_" for sign in self.id):
            raise ValueError(f"id {self.id!r}: letters, digits, - and _ only")
        if self.power % POWER_STEP:
            raise ValueError(f"power {self.power} is no multiple of {POWER_STEP}")
        if self.star != star_of(self.power, self.rarity):
            raise ValueError(
                f"a {self.rarity} monster of power {self.power} has "
                f"{star_of(self.power, self.rarity)} stars, not {self.star}"
            )


@dataclass(frozen=True)
class Format:
    """A length of the game: sizes, and the most copies of a card by rarity (PAK-COMP-02, PAK-R25)."""

    id: Literal["standard", "short"]
    name: Annotated[str, Length(1, 20)]
    deck_size: Annotated[int, Range(12, 60)]
    start_hp: Annotated[int, Range(1, 99)]
    copies: dict[str, Annotated[int, Range(0, MOST_COPIES)]] = field(hash=False)
    white_wild: Annotated[int, Range(0, 60)] = 60
    where: Where = Where("", 0, "")

    def __post_init__(self) -> None:
        if tuple(self.copies) != RARITIES:
            raise ValueError(f"copies names {', '.join(RARITIES)}, in this order")


@dataclass(frozen=True)
class Deck:
    """A deck by card ids with their copies, each id once (PAK-R33). Whether it is legal, `decks.faults_of` says."""

    id: Annotated[str, Length(1, 40)]
    name: Annotated[str, Length(1, 40)]
    format: Literal["standard", "short"]
    cards: tuple[tuple[Annotated[str, Named("monster")], Annotated[int, Range(1, 60)]], ...]
    plan: Annotated[str, Length(0, 160)] = ""
    where: Where = Where("", 0, "")

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", together(self.cards))

    @property
    def size(self) -> int:
        return sum(copies for _, copies in self.cards)


def together(cards: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Each id once with all its copies, in the order in which they came: a deck is a multiset (PAK-R33)."""
    total: dict[str, int] = {}
    for id, copies in cards:
        total[id] = total.get(id, 0) + copies
    return tuple(total.items())


class Content:
    """All monsters, formats and decks. A card is a number: seat, copy and monster in one.

    `cards[n]` is the monster on card n, `backs[n]` the seat whose deck it belongs to; `ids` finds a monster's place in
    `monsters`, which is also the number of its first copy in the first seat's hands. `offers` keeps the options made
    for cards in hand, which are the same in every copy of every game.
    """

    def __init__(self, monsters: Sequence[Monster], formats: Sequence[Format], decks: Sequence[Deck]) -> None:
        self.monsters = tuple(monsters)
        self.formats: Mapping[str, Format] = {one.id: one for one in formats}
        self.decks: Mapping[str, Deck] = {deck.id: deck for deck in decks}
        self.ids = {monster.id: number for number, monster in enumerate(self.monsters)}
        self.cards = self.monsters * (SEATS * MOST_COPIES)
        each = len(self.monsters) * MOST_COPIES
        self.backs = tuple(seat for seat in range(SEATS) for _ in range(each))
        self.types = tuple(TYPES.index(monster.type) for monster in self.cards)
        self.powers = tuple(monster.power for monster in self.cards)
        self.stars = tuple(monster.star for monster in self.cards)

    def card(self, seat: int, monster: int, copy: int = 0) -> int:
        """The number of a copy (0..2) of a monster in a seat's deck."""
        return (seat * MOST_COPIES + copy) * len(self.monsters) + monster

    def name(self, card: int) -> str:
        return self.cards[card].name

    def id(self, card: int) -> str:
        """The id of the monster on a card, as logs and positions write it."""
        return self.cards[card].id
