"""Dungeon & Kingdom, cards: what stands on Adventurers and Monsters, and what each of the cards in play is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from game.engine.agenda import Step, acts
from game.engine.data import Effects, Length, Range, Where

MOST_PLAYERS = 4  # DNK-SETUP-01
WILD = "white"  # the Princess's colour
BACK = "kingdom"  # all cards have one back

Id = Annotated[str, Length(1, 20)]
Points = Annotated[int, Range(0, 20)]  # that a deed or power brings
Name = Annotated[str, Length(1, 24)]
Text = Annotated[str, Length(0, 160)]
Ability = Annotated[Effects, Length(1, 9)]


@dataclass(frozen=True)
class Adventurer:
    """A kind of Adventurer: `count` cards of one colour, which is also the colour of their Gems (DNK-CARD-02,
    DNK-CARD-04)."""

    id: Id
    name: Name
    deed: Name
    colour: Literal["white", "red", "orange", "yellow", "green", "blue", "purple"]
    count: Annotated[int, Range(1, 20)]
    ability: Ability
    text: Text = ""
    flavour: Text = ""
    glyphs: tuple[str, ...] = ()
    art: dict[str, Any] = field(default_factory=dict, hash=False, compare=False)
    where: Where = Where("", 0, "")


@dataclass(frozen=True)
class Print:
    """One card of a Monster: its points, and the Adventurers to be discarded to beat it."""

    points: Annotated[int, Range(1, 30)]
    needs: Annotated[tuple[str, ...], Length(1, 5)]
    where: Where = Where("", 0, "")


@dataclass(frozen=True)
class Monster:
    """A kind of Monster; its ability needs an Adventurer to control it (DNK-CARD-03)."""

    id: Id
    name: Name
    deed: Name
    ability: Ability
    cards: Annotated[tuple[Print, ...], Length(1, 9)]
    text: Text = ""
    flavour: Text = ""
    glyphs: tuple[str, ...] = ()
    art: dict[str, Any] = field(default_factory=dict, hash=False, compare=False)
    where: Where = Where("", 0, "")


class Content:
    """All cards of a game: numbers below `first_monster` are Adventurers, from there on Monsters.

    `kind[n]` indexes `kinds`, where Adventurers come first; `suit[n]` is what a cut goes by: the kind of an Adventurer,
    one and the same for all Monsters (DNK-CARD-01, DNK-X17). `needs[n]` counts icons by kind of Adventurer. `ids` finds
    a card by its id, `named` all cards by the word that keys and positions have for them.
    """

    def __init__(self, adventurers: tuple[Adventurer, ...], monsters: tuple[Monster, ...]) -> None:
        self.adventurers, self.monsters = adventurers, monsters
        self.kinds: tuple[Adventurer | Monster, ...] = (*adventurers, *monsters)
        self.wild = next(number for number, one in enumerate(adventurers) if one.colour == WILD)
        people = [number for number, one in enumerate(adventurers) for _ in range(one.count)]
        prints = [(len(adventurers) + number, card) for number, one in enumerate(monsters) for card in one.cards]
        cards = len(people) + len(prints)
        self.first_monster, self.size = len(people), cards
        self.kind = (*people, *(kind for kind, _ in prints))
        self.suit = (*people, *[len(adventurers)] * len(prints))
        self.points = (*[0] * len(people), *(card.points for _, card in prints))
        order = {one.id: number for number, one in enumerate(adventurers)}
        self.needs = (
            *[()] * len(people),
            *(counted([order[need] for need in card.needs], len(order)) for _, card in prints),
        )
        self.backs = (BACK,) * cards
        self.words = tuple(name_cards(self))
        self.names = [name_of(self, card) for card in range(cards)]
        self.ids = {word: number for number, word in enumerate(self.words)}
        self.named: dict[str, list[int]] = {}
        for card in range(cards):
            self.named.setdefault(self.word(card), []).append(card)
        self.deeds = tuple(
            tuple(acts(BACK, one.ability, player, number) for number, one in enumerate(adventurers))
            for player in range(MOST_PLAYERS)
        )

    def is_monster(self, card: int) -> bool:
        return card >= self.first_monster

    def powers(self, card: int, player: int, controller: int) -> tuple[Step, ...]:
        """The steps of a Monster's ability, used by a player with a controlling Adventurer of that kind."""
        return acts(BACK, self.kinds[self.kind[card]].ability, player, controller)

    def of(self, card: int) -> Adventurer | Monster:
        """What is printed on a card."""
        return self.kinds[self.kind[card]]

    def adventurer(self, id: str) -> Adventurer:
        """The kind of Adventurer with an id, "knight"."""
        return next(one for one in self.adventurers if one.id == id)

    def name(self, card: int) -> str:
        """ "Knight", or "Orthos (7)"."""
        return self.names[card]

    def word(self, card: int) -> str:
        """How keys and positions call a card: "knight" for each of them, "orthos7" for a Monster."""
        return self.words[card] if card >= self.first_monster else self.of(card).id

    def id(self, card: int) -> str:
        """A card's own id: "knight3", "orthos7"."""
        return self.words[card]


def counted(kinds: list[int], size: int) -> tuple[int, ...]:
    """How often each kind 0..size-1 is there."""
    return tuple(kinds.count(kind) for kind in range(size))


def name_of(content: Content, card: int) -> str:
    name = content.of(card).name
    return f"{name} ({content.points[card]})" if content.is_monster(card) else name


def name_cards(content: Content) -> list[str]:
    """The ids in order: Adventurers are numbered, Monsters carry their points (and a letter when two agree)."""
    seen: dict[str, int] = {}
    words = []
    for card in range(content.size):
        stem = content.kinds[content.kind[card]].id
        if card >= content.first_monster:
            stem += str(content.points[card])
        seen[stem] = seen.get(stem, 0) + 1
        if card < content.first_monster:
            words.append(f"{stem}{seen[stem]}")
        else:
            words.append(stem if seen[stem] == 1 else stem + "abcdefghi"[seen[stem] - 1])
    return words
