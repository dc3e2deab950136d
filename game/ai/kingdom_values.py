"""What things are worth in Dungeon & Kingdom, in points: cards in hand, Gems, and what waits in an Array.

Numbers without a source were set by hand and kept where games between equal players went to those who used them.
"""
from __future__ import annotations

from collections.abc import Sequence

from game.rules.kingdom.cards import Content
from game.rules.kingdom.payment import payable
from game.rules.kingdom.state import ARRAY_OF, GRAVEYARD_OF, HAND_LIMIT, HAND_OF, LOOT, MATRIX, TREASURY_OF, Kingdom

LAST = 0.5                   # any card at the end of the game (DNK-SCORE-01)
HELD = 1.0                   # what a card in hand is worth beyond that while the game is long
QUEUED = 1.15                # an Adventurer in the Array
GEM_SETS = (0.0, 0.5, 1.5, 3.3)      # Gems of one colour, beyond LAST each; more of them 0.8 each
GEM_PRICE = 0.9              # a Gem more, wherever it fits
WHITE_GEM = 1.1
PRINCESS = 0.7               # more for the card that turns Gems into points and makes others wild
SOUL = 0.15                  # a Monster in the Graveyard
MP, M0 = 0.38, 0.75          # a Monster that can be paid for: per printed point, and less
MN, M1 = 0.12, 0.9           # one that cannot yet
LONG = 6.0                   # own turns from which on a game counts as long
RAID = 1.4                   # what a raid costs of the LOOT points: some come back


def time_left(g: Kingdom) -> float:
    """0 at the end of the game, 1 while there are many turns to go."""
    cards = len(g.zones["deck"]) + sum(bool(g.zones[cell]) for cell in MATRIX)
    return min(1.0, cards / (g.seats * LONG))


class Prices:
    """Worth of single things at one time of the game; `card[kind]` is an Adventurer in hand."""

    __slots__ = ("left", "card", "gem", "queued")

    def __init__(self, content: Content, left: float) -> None:
        self.left = left
        self.card = [LAST + HELD * left + (PRINCESS * left if kind == content.wild else 0.0)
                     for kind in range(len(content.adventurers))]
        self.gem = LAST + GEM_PRICE * left
        self.queued = LAST + QUEUED * left


def gems_worth(counts: Sequence[int], wild: int, left: float) -> float:
    """A Treasury by kinds of Gems."""
    total = 0.0
    for kind, count in enumerate(counts):
        if count:
            if kind == wild:
                more = WHITE_GEM * count
            else:
                more = GEM_SETS[count] if count < 4 else GEM_SETS[3] + 0.8 * (count - 3)
            total += LAST * count + more * left
    return total


def hand_worth(counts: Sequence[int], prices: Prices) -> float:
    """A hand by kinds; equal cards are worth a little less, and nothing above the limit."""
    total, size = 0.0, 0
    for kind, count in enumerate(counts):
        if count:
            size += count
            total += count * prices.card[kind] - 0.2 * prices.left * (count - 1)
    return total if size <= HAND_LIMIT else total * HAND_LIMIT / size


def array_worth(g: Kingdom, player: int, have: Sequence[int], prices: Prices) -> float:
    """What waits in an Array: Adventurers, Monsters by whether they can be paid for, and the ease of a cut."""
    content, left, total = g.content, prices.left, 0.0
    array = g.zones[ARRAY_OF[player]]
    suits = set()
    for card in array:
        suits.add(content.suit[card])
        if card < content.first_monster:
            total += prices.queued + (PRINCESS * left if content.kind[card] == content.wild else 0.0)
        else:
            total += LAST + left * monster_worth(content, card, have, g.tokens[card])
    if len(array) >= 6:
        total -= left * max(0, 5 - len(suits)) * 0.4
    return total


def monster_worth(content: Content, card: int, have: Sequence[int], tokens: int) -> float:
    """A Monster in an Array, beside the half point of any card: better when it can be paid for."""
    if payable(have, content.needs[card], content.wild):
        return MP * content.points[card] - M0 + 0.7 * tokens
    return MN * content.points[card] - M1 + 0.35 * tokens


def wealth(g: Kingdom, player: int, prices: Prices) -> float:
    """All that a player has, in points at the end of the game."""
    content, zones = g.content, g.zones
    kinds = len(content.adventurers)
    hand = [0] * kinds
    for card in zones[HAND_OF[player]]:
        hand[content.kind[card]] += 1
    have = hand[:]
    for card in zones[ARRAY_OF[player]]:
        if card < content.first_monster:
            have[content.kind[card]] += 1
    gems = [0] * kinds
    for card in zones[TREASURY_OF[player]]:
        gems[content.kind[card]] += 1
    return (g.reserve[player] + hand_worth(hand, prices) + gems_worth(gems, content.wild, prices.left)
            + array_worth(g, player, have, prices) + SOUL * prices.left * len(zones[GRAVEYARD_OF[player]]))


def raid_cost(reserve: int) -> float:
    """What one more Monster left over costs."""
    return RAID if reserve >= LOOT else 0.0
