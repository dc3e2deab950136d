"""The Monster Pack, cards: what stands on a monster card, what a format allows and what a deck holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
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
GROWN = "~"  # between the id of a monster and the power it has grown by
RARITIES = ("common", "uncommon", "rare", "ultra")
STAR_STEPS = (300, 550, 800)  # powers from which a monster has one star more
POWER_STEP = 50
MOST_STARS = 4  # PAK-CARD-04
BONUS = 200  # PAK-TYPE-04
MOST_POWER = 1000  # PAK-CARD-03
MOST_COPIES = 3  # of one card in a deck of any format (PAK-R25)
SEATS = 2  # PAK-COMP-01
DUELS, LANDS = 9, 3  # of an expedition


def star_of(power: int, rarity: str) -> int:
    """The stars a monster must have: they rise with strength and rarity (PAK-CARD-05)."""
    return min(MOST_STARS, 1 + sum(power >= step for step in STAR_STEPS) + (rarity in ("rare", "ultra")))


@dataclass(frozen=True)
class Monster:
    """A card; there is no other kind (PAK-CARD-01). `ability` is kept free for later sets."""

    id: Annotated[str, Length(1, 16)]
    name: Annotated[str, Length(1, 32)]
    type: Literal["blue_evade", "red_strike", "green_spell", "white_wild"]  # PAK-CARD-02
    power: Annotated[int, Range(0, MOST_POWER)]  # PAK-CARD-03
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

    def grown(self, by: int) -> Monster:
        """The same monster with more power and the stars it has, 1000 at most; its id says by how much."""
        stronger = copy(self)
        object.__setattr__(stronger, "id", f"{self.id}{GROWN}{by}")
        object.__setattr__(stronger, "power", min(MOST_POWER, self.power + by))
        return stronger


@dataclass(frozen=True)
class Twist:
    """A rule that is bent for one side, chosen before the game: more hit points at its start, more for the type
    advantage, a duel between equal powers won, more hit points taken by a monster with nobody in its way, boosts paid
    with cards of any colour, and stars from which a monster waits one turn less (0: none does)."""

    id: Annotated[str, Length(1, 20)]
    name: Annotated[str, Length(1, 24)]
    text: Annotated[str, Length(1, 90)]
    hp: Annotated[int, Range(-15, 15)] = 0
    bonus: Annotated[int, Range(0, 400)] = 0
    ties: bool = False
    hits: Annotated[int, Range(0, 3)] = 0
    any_colour: bool = False
    swift_from: Annotated[int, Range(0, MOST_STARS)] = 0
    prize: bool = True  # whether it can be won on an expedition
    where: Where = Where("", 0, "")

    def __post_init__(self) -> None:
        if not all(sign.isalnum() or sign == "_" for sign in self.id) or self.id == NONE:
            raise ValueError(f"id {self.id!r}: letters, digits and _ only, and not 'none'")
        if self.swift_from == 1:
            raise ValueError("swift_from 1: a monster of one star waits a turn in any case; 2 to 4, or 0 for none")

    def __add__(self, other: Twist) -> Twist:
        """Both on one side: numbers add up, and a monster waits less from the fewer stars on."""
        return Twist(
            id=f"{self.id}_{other.id}",
            name="Both",
            text="Both",
            hp=self.hp + other.hp,
            bonus=self.bonus + other.bonus,
            ties=self.ties or other.ties,
            hits=self.hits + other.hits,
            any_colour=self.any_colour or other.any_colour,
            swift_from=min((stars for stars in (self.swift_from, other.swift_from) if stars), default=0),
        )


NONE = "none"  # of twists
STRAIGHT = Twist("straight", "Straight", "No rule is bent")


@dataclass(frozen=True)
class Format:
    """A length of the game: sizes, and the most copies of a card by rarity (PAK-COMP-02, PAK-R25). `most`: how many
    cards a deck may have, 0 for exactly `deck_size`."""

    id: Literal["standard", "short", "limited"]
    name: Annotated[str, Length(1, 20)]
    deck_size: Annotated[int, Range(12, 60)]
    start_hp: Annotated[int, Range(1, 99)]
    copies: dict[str, Annotated[int, Range(0, MOST_COPIES)]] = field(hash=False)
    white_wild: Annotated[int, Range(0, 60)] = 60
    most: Annotated[int, Range(0, 60)] = 0
    where: Where = Where("", 0, "")

    def __post_init__(self) -> None:
        if tuple(self.copies) != RARITIES:
            raise ValueError(f"copies names {', '.join(RARITIES)}, in this order")
        if self.most and self.most < self.deck_size:
            raise ValueError(f"most {self.most} is less than deck_size {self.deck_size}")

    @property
    def largest(self) -> int:
        """The most cards that a deck may have."""
        return self.most or self.deck_size


@dataclass(frozen=True)
class Deck:
    """A deck by card ids with their copies, each id once (PAK-R33). Whether it is legal, `decks.faults_of` says."""

    id: Annotated[str, Length(1, 40)]
    name: Annotated[str, Length(1, 40)]
    format: Literal["standard", "short", "limited"]
    cards: tuple[tuple[Annotated[str, Named("monster")], Annotated[int, Range(1, 60)]], ...]
    plan: Annotated[str, Length(0, 160)] = ""
    where: Where = Where("", 0, "")

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", together(self.cards))

    @property
    def size(self) -> int:
        return sum(copies for _, copies in self.cards)


@dataclass(frozen=True)
class Stage:
    """A rival who may wait on an expedition: at which duel of it, with which starter deck, how strong a player, what is
    bent for it, and by how much power all its monsters have grown."""

    id: Annotated[str, Length(1, 20)]
    name: Annotated[str, Length(1, 24)]
    depth: Annotated[int, Range(1, DUELS)]
    deck: Annotated[str, Named("deck")]
    level: Literal["easy", "normal", "hard", "master"]
    text: Annotated[str, Length(1, 90)]
    temper: Annotated[str, Length(0, 20)] = ""
    twists: tuple[Annotated[str, Named("twist")], ...] = ()
    grown: Annotated[int, Range(0, 400)] = 0
    boss: bool = False
    art: dict[str, Any] = field(default_factory=dict, hash=False, compare=False)
    where: Where = Where("", 0, "")


@dataclass(frozen=True)
class Land:
    """One of the three lands of an expedition, and what a reward brings there. `torches`: that are lit on entering it;
    a card is of this `rarity`, comes in so many `copies`, `grown` by so much power, and so many of the least cards
    leave the deck for it; an `upgrade` gives so much power."""

    id: Annotated[str, Length(1, 20)]
    name: Annotated[str, Length(1, 24)]
    part: Annotated[int, Range(1, LANDS)]
    rarity: Literal["common", "uncommon", "rare", "ultra"]
    copies: Annotated[int, Range(1, MOST_COPIES)]
    upgrade: Annotated[int, Range(POWER_STEP, MOST_POWER)]
    torches: Annotated[int, Range(0, 9)] = 0
    grown: Annotated[int, Range(0, MOST_POWER)] = 0
    leaves: Annotated[int, Range(0, MOST_COPIES)] = 0
    where: Where = Where("", 0, "")

    def __post_init__(self) -> None:
        if self.grown % POWER_STEP or self.upgrade % POWER_STEP:
            raise ValueError(f"grown and upgrade are multiples of {POWER_STEP}")
        if self.leaves > self.copies:
            raise ValueError(f"leaves {self.leaves}: no more cards leave than come, {self.copies}")


def together(cards: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Each id once with all its copies, in the order in which they came: a deck is a multiset (PAK-R33)."""
    total: dict[str, int] = {}
    for id, copies in cards:
        total[id] = total.get(id, 0) + copies
    return tuple(total.items())


class Content:
    """All monsters, formats, decks and twists. A card is a number: seat, copy and monster in one.

    `cards[n]` is the monster on card n, `backs[n]` the seat whose deck it belongs to; `ids` finds a monster's place in
    `monsters`, which is also the number of its first copy in the first seat's hands. `sides`: by seat, how the rules
    are twisted for it, and `twisted` the house rule that says so; every game has its own (`twisting.fitted`).
    """

    def __init__(
        self,
        monsters: Sequence[Monster],
        formats: Sequence[Format],
        decks: Sequence[Deck],
        twists: Sequence[Twist] = (),
        sides: tuple[Twist, Twist] = (STRAIGHT, STRAIGHT),
        twisted: tuple[str, str] = (NONE, NONE),
        stages: Sequence[Stage] = (),
        lands: Sequence[Land] = (),
    ) -> None:
        self.monsters = tuple(monsters)
        self.formats: Mapping[str, Format] = {one.id: one for one in formats}
        self.decks: Mapping[str, Deck] = {deck.id: deck for deck in decks}
        self.twists: Mapping[str, Twist] = {twist.id: twist for twist in twists}
        self.stages, self.lands = tuple(stages), tuple(sorted(lands, key=lambda land: land.part))
        self.sides, self.twisted = sides, twisted
        self.ids = {monster.id: number for number, monster in enumerate(self.monsters)}
        self.cards = self.monsters * (SEATS * MOST_COPIES)
        each = len(self.monsters) * MOST_COPIES
        self.backs = tuple(seat for seat in range(SEATS) for _ in range(each))
        self.types = tuple(TYPES.index(monster.type) for monster in self.cards)
        self.powers = tuple(monster.power for monster in self.cards)
        self.stars = tuple(monster.star for monster in self.cards)
        self.hits = tuple(stars + sides[seat].hits for stars, seat in zip(self.stars, self.backs))
        self.bonus = tuple(BONUS + side.bonus for side in sides)

    def card(self, seat: int, monster: int, copy: int = 0) -> int:
        """The number of a copy (0..2) of a monster in a seat's deck."""
        return (seat * MOST_COPIES + copy) * len(self.monsters) + monster

    def name(self, card: int) -> str:
        return self.cards[card].name

    def id(self, card: int) -> str:
        """The id of the monster on a card, as logs and positions write it."""
        return self.cards[card].id

    def wait(self, card: int) -> int:
        """What the die of a card shows when it is summoned: its stars, or one less where its side is swift."""
        stars, swift = self.stars[card], self.sides[self.backs[card]].swift_from
        return stars - 1 if swift and stars >= swift else stars

    def first_points(self, format: str, seat: int) -> int:
        """The hit points with which a seat begins, 1 at least."""
        return max(1, self.formats[format].start_hp + self.sides[seat].hp)
