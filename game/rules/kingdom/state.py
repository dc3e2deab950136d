"""Dungeon & Kingdom, state: the matrix, the decks, four players' places, what lies where, and what must hold of cards
that are dealt into places somebody does not see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import ClassVar

from game.engine.agenda import verb_name
from game.rules.kingdom.cards import MOST_PLAYERS, Content
from game.rules.kingdom.decks import Decks, Place, exchange, may_exchange, put_back
from game.rules.kingdom.payment import missing_with_fewer

PATIENCE = 3000  # exchanges that are tried
SLOTS = 7  # of an Array in the Action phase (DNK-SETUP-06, DNK-QUEUE-04)
HAND_LIMIT = 7  # DNK-AFTER-03
START_POINTS = 6  # DNK-SETUP-04
LOOT = 2  # points a raiding Monster takes (DNK-AFTER-07, DNK-X16)

MATRIX = tuple(f"matrix/{cell}" for cell in range(9))  # row by row
LINES = tuple((3 * row, 3 * row + 1, 3 * row + 2) for row in range(3)) + tuple(
    (column, column + 3, column + 6) for column in range(3)
)
ARRAY_OF = tuple(f"array/{player}" for player in range(MOST_PLAYERS))
HAND_OF = tuple(f"hand/{player}" for player in range(MOST_PLAYERS))
TREASURY_OF = tuple(f"treasury/{player}" for player in range(MOST_PLAYERS))
GRAVEYARD_OF = tuple(f"graveyard/{player}" for player in range(MOST_PLAYERS))
SEEN_BY = tuple(f"seen/{player}" for player in range(MOST_PLAYERS))
SIDES = ("kingdom", "dungeon")


def monsters_out_of_hands(g: Decks, piles: Sequence[Place], hands: Sequence[Place], rng: Random) -> None:
    """Hands hold Adventurers alone: a Monster dealt into one changes places with an Adventurer from a pile."""
    first = g.content.first_monster
    wrong = [(hand, place) for hand, place in hands if hand[place] >= first]
    if not wrong:
        return
    free = [(cards, place) for cards, place in piles if cards[place] < first]
    if not g.lots:
        for spot, other in zip(wrong, rng.sample(free, len(wrong))):
            exchange(g, spot, other)
        return
    for spot in wrong:
        free.remove(put_back(g, spot, free, hands, rng))


def fill_hand(
    g: Decks, wanting: Callable[[], int], mine: Sequence[Place], others: Sequence[Place], rng: Random
) -> None:
    """Whoever is asked how to pay can pay: hidden cards of his hand change places with Adventurers hidden elsewhere,
    never so that more is `wanting` than before, until nothing is."""
    lack, first = wanting(), g.content.first_monster
    for _ in range(PATIENCE if mine and others else 0):
        if not lack:
            return
        spot, other = rng.choice(mine), rng.choice(others)
        if other[0][other[1]] < first and (not g.lots or may_exchange(g, spot, other)):
            exchange(g, spot, other)
            if (now := wanting()) > lack:
                exchange(g, spot, other)
            else:
                lack = now


class Kingdom(Decks):
    """All that is true of a game of Dungeon & Kingdom. The Kingdom and the Dungeon are those of the active player.

    Open is all but hands, decks and what a Wizard looks at (DNK-INFO-01, DNK-R38).
    """

    ZONE_SIGHT: ClassVar[Mapping[str, str]] = {
        "deck": "nobody",
        "ability": "nobody",
        "box": "nobody",
        "discard": "all",
        "matrix": "all",
        "taken": "all",
        "aside": "all",
        "kingdom": "all",
        "dungeon": "all",
        "array": "all",
        "hand": "owner",
        "treasury": "all",
        "graveyard": "all",
        "seen": "owner",
    }
    FIELD_SIGHT: ClassVar[Mapping[str, str]] = {"mixed": "nobody"}

    content: Content
    turn: int = 0  # turns begun, all players together
    starting: int = 0  # the first player
    active: int = 0
    triggered: bool = False  # the end is near: no Refill any more
    reserve: list[int]  # points owned, by seat
    tokens: list[int]  # points that lie on each card
    beaten: list[int]  # Monsters defeated this turn that have had no bonus yet

    def suits(self, zone: str) -> list[int]:
        """How many cards of each kind of Adventurer lie in a zone; Monsters are the last count."""
        suit = self.content.suit
        counts = [0] * (len(self.content.adventurers) + 1)
        for card in self.zones[zone]:
            counts[suit[card]] += 1
        return counts

    def of_kind(self, zone: str, kind: int) -> int:
        """A card of that kind in a zone: the one most players know, then the oldest; ValueError when there is none.

        Equal cards may be taken for one another, so the known one goes first and the others stay as secret as before.
        """
        known, best, most = self.known, -1, -1
        for card in self.zones[zone]:
            if self.content.kind[card] == kind:
                seen = known[card].bit_count()
                if seen > most:
                    best, most = card, seen
        if best < 0:
            raise ValueError(f"no {self.content.kinds[kind].id} in {zone}")
        return best

    def different(self, zone: str) -> list[int]:
        """One Adventurer of each kind that lies in a zone, in the order of the zone."""
        kind, first = self.content.kind, self.content.first_monster
        found: dict[int, int] = {}
        for card in self.zones[zone]:
            if card < first:
                found.setdefault(kind[card], card)
        return list(found.values())

    def funds(self, player: int) -> list[int]:
        """Adventurers by kind that may pay for a fight: those in hand and Kingdom, never the Dungeon's (DNK-KING-03,
        DNK-KING-04, DNK-R09)."""
        kind, first, have = self.content.kind, self.content.first_monster, [0] * len(self.content.adventurers)
        for card in self.zones[HAND_OF[player]]:
            have[kind[card]] += 1
        for card in self.zones["kingdom"]:
            if card < first:
                have[kind[card]] += 1
        return have

    def monsters(self, zone: str) -> list[int]:
        first = self.content.first_monster
        return [card for card in self.zones[zone] if card >= first]

    def gain(self, player: int, points: int) -> None:
        """Points from the supply into a Reserve; the supply never runs out (DNK-COMP-04, DNK-X12, DNK-R40)."""
        self.put("reserve", player, self.reserve[player] + points)

    def no_effect(self, player: int) -> None:
        """A deed or power has found nothing to work on, or its player wants nothing of it: that is told of each of them
        (DNK-R18)."""
        self.tell("nothing", player)

    def take_tokens(self, player: int, card: int) -> int:
        """The points on a card go to a player; how many they were."""
        tokens = self.tokens[card]
        if tokens:
            self.put("tokens", card, 0)
            self.gain(player, tokens)
        return tokens

    def opponents(self, player: int) -> list[int]:
        """The others, clockwise."""
        return [(player + step) % self.seats for step in range(1, self.seats)]

    def total(self, player: int) -> int:
        """Points with those for cards left in hand, Array and Treasury (DNK-SCORE-01, DNK-SCORE-03, DNK-R37)."""
        return self.reserve[player] + self.cards_left(player) // 2

    def cards_left(self, player: int) -> int:
        """Cards that count at the end; a Graveyard counts nothing (DNK-SCORE-02)."""
        zones = self.zones
        left = len(zones[HAND_OF[player]]) + len(zones[ARRAY_OF[player]]) + len(zones[TREASURY_OF[player]])
        return left + (len(zones["kingdom"]) + len(zones["dungeon"]) if player == self.active else 0)

    def imagine_secrets(self, seat: int, rng: Random) -> None:
        """Hands hold Adventurers alone, and a hand out of which a fight is to be paid can pay for it."""
        hands = [self.unknown(self.zones[HAND_OF[other]], seat) for other in range(self.seats) if other != seat]
        held, first = sum(hands, []), self.content.first_monster
        asked = self.decision is not None and self.decision.player != seat
        if not asked and all(hand[place] < first for hand, place in held):
            return  # as in most worlds: the piles need not be gone through
        free = [spot for cards in self.hidden_piles(seat) for spot in self.unknown(cards, seat)]
        monsters_out_of_hands(self, free, held, rng)
        if self.decision is not None and asked and self.wanting():
            mine = self.unknown(self.zones[HAND_OF[self.decision.player]], seat)
            fill_hand(self, self.wanting, mine, [spot for spot in (*free, *held) if spot not in mine], rng)

    def wanting(self) -> int:
        """How many cards are wanting for what the present question says can be paid; 0 for any other question."""
        _, player, *about = self.asked
        needs, wild, have = self.content.needs, self.content.wild, self.funds(player)
        match verb_name(self.asked), about:
            case "pay_from", [_, _, paid]:
                return sum(max(0, count - had) for count, had in zip(paid, have))
            case "pay", [monster, _, fewer]:
                return missing_with_fewer(have, needs[monster], wild, fewer)
            case "conquer", [_, fewer]:
                arrays = [ARRAY_OF[other] for other in self.opponents(player)]
                monsters = [monster for array in arrays for monster in self.monsters(array)]
                return min(missing_with_fewer(have, needs[monster], wild, fewer) for monster in monsters)
        return 0

    def unknown(self, cards: list[int], seat: int) -> list[Place]:
        """The places in a hidden zone of which a seat does not know what lies there."""
        return [(cards, place) for place, card in enumerate(cards) if not self.known[card] >> seat & 1]

    def hidden_piles(self, seat: int) -> Sequence[list[int]]:
        """The places beside hands where cards lie that a seat does not see."""
        return [
            self.zones[name]
            for name in ("deck", "ability", "box", *SEEN_BY[: self.seats])
            if not self.sight[name] >> seat & 1
        ]
