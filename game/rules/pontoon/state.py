"""Monster Pontoon 21, state: the three decks, four parties, and what each card counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.engine.state import State
from game.rules.pontoon.cards import MOST_HEROES, Card, Content, Quest

PARTY_LIMIT = 5  # members with which a party stays at once (PON-HIT-03, PON-X04)
STARS_TO_WIN = 5  # PON-BAT-08

EQUIPMENT_OF = tuple(f"equipment/{hero}" for hero in range(MOST_HEROES))
COMPANIONS_OF = tuple(f"companions/{hero}" for hero in range(MOST_HEROES))
WON_BY = tuple(f"won/{hero}" for hero in range(MOST_HEROES))


class Pontoon(State):
    """All that is true of a game of Monster Pontoon 21. Heroes are seats."""

    ZONE_SIGHT: ClassVar[Mapping[str, str]] = {
        "quests": "nobody",
        "warning": "nobody",
        "quest": "all",
        "armoury": "nobody",
        "guild": "nobody",
        "equipment": "owner",
        "companions": "all",
        "won": "all",
    }

    content: Content
    turn_style: str = "round"  # "round": one action a turn; "run": until you stay (PON-X03)
    ahead: int = 0  # stars that every hero has had from the start
    round: int = 0  # rounds begun
    starting: int = 0  # the starting hero of this round
    stayed: list[bool]
    base: list[int]  # per card: main power, sub power once turned, or a copied number
    bonus: list[int]  # per card: adjustments on top of the base
    turned: list[bool]  # per card: sub power in use
    history: list[tuple[int, int]]  # per finished round: quest card, winner (-1: nobody)

    def card(self, card: int) -> Card:
        return self.content.cards[card]

    def count(self, card: int) -> int:
        """What a card counts now: base and adjustments, never below 0 (PON-R02)."""
        power = self.base[card] + self.bonus[card]
        return power if power > 0 else 0

    def companions(self, hero: int) -> list[int]:
        """A hero's Adventurers and Monsters in joining order, without the Equipment (PON-PARTY-02)."""
        return self.zones[COMPANIONS_OF[hero]]

    def weapon(self, hero: int) -> int:
        """The hero's Equipment card; IndexError before it is dealt."""
        return self.zones[EQUIPMENT_OF[hero]][0]

    def members(self, hero: int) -> int:
        """Size of the party: Equipment and companions (PON-PARTY-01)."""
        return len(self.zones[EQUIPMENT_OF[hero]]) + len(self.zones[COMPANIONS_OF[hero]])

    def crew(self, hero: int) -> int:
        """Power of the companions alone."""
        base, bonus = self.base, self.bonus
        total = 0
        for card in self.zones[COMPANIONS_OF[hero]]:
            power = base[card] + bonus[card]
            if power > 0:
                total += power
        return total

    def power(self, hero: int) -> int:
        """Power of the whole party (PON-POW-03)."""
        weapon = self.zones[EQUIPMENT_OF[hero]]
        return self.crew(hero) + (self.count(weapon[0]) if weapon else 0)

    def quest(self) -> Quest:
        """The quest in play."""
        return self.content.quests[self.zones["quest"][0] - self.content.first_quest]

    def stars(self, hero: int) -> int:
        """Stars on the quests this hero has won, and those from the start."""
        first, quests = self.content.first_quest, self.content.quests
        return self.ahead + sum(quests[card - first].stars for card in self.zones[WON_BY[hero]])

    def of_type(self, hero: int, kind: str) -> list[int]:
        """A hero's companions of a type: "adventurer", "monster" or "any"."""
        if kind == "any":
            return self.companions(hero)[:]
        cards = self.content.cards
        return [card for card in self.companions(hero) if cards[card].type == kind]

    def owner(self, card: int) -> int:
        """The hero in whose party a companion is; ValueError when in none."""
        for hero in range(self.seats):
            if card in self.companions(hero):
                return hero
        raise ValueError(f"{self.content.id(card)} is in no party")

    def is_companion(self, card: int) -> bool:
        """Whether a card lies in a party, not as its Equipment."""
        zones = self.zones
        for name in COMPANIONS_OF[: self.seats]:
            if card in zones[name]:
                return True
        return False

    def clean(self, card: int) -> None:
        """Put a card upright, with its printed power and no adjustments (PON-R13, PON-R26)."""
        power = self.content.cards[card].power
        if self.turned[card]:
            self.put("turned", card, False)
        if self.base[card] != power:
            self.put("base", card, power)
        if self.bonus[card]:
            self.put("bonus", card, 0)
