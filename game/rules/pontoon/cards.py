"""Monster Pontoon 21, cards: what stands on Equipment, Guild and Quest cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Literal

from game.engine.agenda import acts
from game.engine.data import Effects, Length, Range, Where

ADVENTURER, MONSTER, EQUIPMENT = "adventurer", "monster", "equipment"
MOMENTS = ("on_hit", "on_stay", "in_battle")
MOST_HEROES = 4  # PON-COMP-11
LARGEST_POWER = 199  # beyond any party: conditions are tabled up to here

Power = Annotated[int, Range(0, 30)]
Name = Annotated[str, Length(1, 32)]


@dataclass(frozen=True)
class Card:
    """An Equipment or Guild card (PON-COMP-04 to PON-COMP-07). `sub` is its sub combat power, None without one."""

    id: Annotated[str, Length(1, 16)]
    name: Name
    power: Power
    type: Literal["adventurer", "monster", "equipment"] = "equipment"
    sub: Power | None = None
    text: Annotated[str, Length(0, 160)] = ""
    flavour: Annotated[str, Length(0, 120)] = ""
    on_hit: Effects = ()
    on_stay: Effects = ()
    in_battle: Effects = ()
    art: dict[str, Any] = field(default_factory=dict, hash=False, compare=False)
    where: Where = Where("", 0, "")

    def __post_init__(self) -> None:
        if self.type == EQUIPMENT and (self.on_hit or self.on_stay):
            raise ValueError("Equipment acts in_battle alone")
        if self.type != EQUIPMENT and self.in_battle:
            raise ValueError("a Guild card acts on_hit or on_stay, never in_battle")

    def effects(self, moment: str) -> tuple[tuple[Any, ...], ...]:
        """The ability at a moment ("on_hit", "on_stay", "in_battle") as the card has it: (verb, *arguments)."""
        effects: tuple[tuple[Any, ...], ...] = getattr(self, moment)
        return effects


@dataclass(frozen=True)
class Condition:
    """What a party's power must be; exactly one entry stands on a quest."""

    at_most: Power | None = None
    at_least: Power | None = None
    range: tuple[Power, Power] | None = None
    exactly: tuple[Power, ...] | None = None
    any: bool = False

    def __post_init__(self) -> None:
        given = [v for v in (self.at_most, self.at_least, self.range, self.exactly) if v is not None]
        if len(given) + self.any != 1:
            raise ValueError("a condition has exactly one of at_most, at_least, range, exactly, any")
        if self.range is not None and self.range[0] > self.range[1]:
            raise ValueError(f"range runs from {self.range[0]} down to {self.range[1]}; write the lower power first")

    def met_by(self, power: int) -> bool:
        """Whether a party of this power meets it."""
        if self.range is not None:
            return self.range[0] <= power <= self.range[1]
        if self.exactly is not None:
            return power in self.exactly
        return (self.at_most is None or power <= self.at_most) and (self.at_least is None or power >= self.at_least)


@dataclass(frozen=True)
class Quest:
    """A Quest card: condition, priority order, 1 to 3 stars (PON-COMP-08, PON-COMP-09, PON-WARN-03)."""

    id: Annotated[str, Length(1, 16)]
    name: Name
    stars: Annotated[int, Range(1, 3)]
    condition: Condition
    priority: Effects
    text: Annotated[str, Length(0, 120)] = ""
    warning: bool = False
    art: dict[str, Any] = field(default_factory=dict, hash=False, compare=False)
    where: Where = Where("", 0, "")

    @cached_property
    def lit(self) -> frozenset[int]:
        """Every power that meets the condition."""
        return frozenset(power for power in range(LARGEST_POWER + 1) if self.condition.met_by(power))


class Content:
    """All cards of a game: numbers below `first_quest` are `cards`, from there on `quests`.

    `backs[n]` tells which deck card n belongs to, `powers[n]` its printed power; `ids` finds a card's number by its id;
    `abilities[moment, hero][n]` are the steps of card n's ability in that hero's hands.
    """

    def __init__(self, cards: tuple[Card, ...], quests: tuple[Quest, ...]) -> None:
        self.cards, self.quests, self.first_quest = cards, quests, len(cards)
        self.powers = [card.power for card in cards]
        self.backs = tuple(
            ["equipment" if card.type == EQUIPMENT else "guild" for card in cards]
            + ["warning" if quest.warning else "quest" for quest in quests]
        )
        printed: list[Card | Quest] = [*cards, *quests]
        self.ids = {card.id: number for number, card in enumerate(printed)}
        self.abilities = {
            (moment, hero): tuple(
                acts("pontoon", card.effects(moment), hero, number) for number, card in enumerate(cards)
            )
            for moment in MOMENTS
            for hero in range(MOST_HEROES)
        }

    def name(self, number: int) -> str:
        """The name printed on a card or quest."""
        if number < self.first_quest:
            return self.cards[number].name
        return self.quests[number - self.first_quest].name

    def id(self, number: int) -> str:
        """The id of a card or quest, as logs and positions write it."""
        if number < self.first_quest:
            return self.cards[number].id
        return self.quests[number - self.first_quest].id
