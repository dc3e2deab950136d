"""What things are worth in Dungeon & Kingdom, in points: cards in hand, Gems, and what waits in an Array.

Numbers without a source are fitted (least squares) to how far ahead players ended who held these things at the start of
a turn, over 1,000 games of two and four, or were kept where games between equal players went to those who used them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.engine.memo import Memo
from game.rules.kingdom.action import CELLS
from game.rules.kingdom.cards import Content
from game.rules.kingdom.payment import payable
from game.rules.kingdom.state import ARRAY_OF, HAND_LIMIT, LOOT, Kingdom

LAST = 0.5  # any card at the end of the game (DNK-SCORE-01)
HELD = {"happiness": 0.75, "battle_call": 0.8, "summon": 0.75}  # beyond that in a long game: a card in hand, by deed
PLAIN, COMMON = 0.55, 0.6  # one of any other deed, and one of which no more is known
TWIN = 0.25  # less for a card of a kind that is in hand already
AWAITED = {"battle_call": 1.4, "summon": 0.85, "happiness": 0.45, "kidnap": 0.25, "navigate": 0.2}  # in the Array
POWER = {"glory": -0.2}  # a Monster in the Array, by its power: Dark Glory also wants another one to be beaten
SUIT = 0.95  # each colour at which an Array can be cut
GEM_SETS = (0.0, 0.15, 0.9, 1.35)  # Gems of one colour, beyond LAST each; more of them 0.2 each
MORE = 0.2
GEM_PRICE = 0.5  # a Gem more, wherever it fits
WHITE_GEM = 0.5
SOUL = 0.16  # a Monster in the Graveyard
NEAR, FAR = 0.42, 0.15  # part of a Monster's points beyond its price when it can be paid for; else this
TOKENS = 0.65  # part of the points on a Monster; half of it when it cannot be paid for yet
LONG = 6.0  # own turns from which on a game counts as long


def time_left(g: Kingdom) -> float:
    """0 at the end of the game, 1 while there are many turns to go."""
    cards = len(g.zones["deck"]) + sum(map(len, CELLS(g.zones)))
    return min(1.0, cards / (g.seats * LONG))


@lru_cache(maxsize=16)
def hopes_of(content: Content) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What each kind is worth beyond LAST in a long game: in hand, and in the Array."""
    verbs = [one.ability[0][0] for one in content.adventurers]
    return tuple(HELD.get(verb, PLAIN) for verb in verbs), tuple(AWAITED.get(verb, 0.0) for verb in verbs)


class Prices:
    """Worth of single things at one time of the game; `card[kind]` is an Adventurer in hand."""

    __slots__ = ("left", "card", "gem", "queued", "common")

    def __init__(self, content: Content, left: float) -> None:
        self.left = left
        held, awaited = hopes_of(content)
        self.card = [LAST + hope * left for hope in held]
        self.queued = [LAST + hope * left for hope in awaited]
        self.common = LAST + COMMON * left
        self.gem = LAST + GEM_PRICE * left


def gems_worth(counts: Sequence[int], wild: int, left: float) -> float:
    """A Treasury by kinds of Gems."""
    total = 0.0
    for kind, count in enumerate(counts):
        if count:
            if kind == wild:
                more = WHITE_GEM * count
            else:
                more = GEM_SETS[count] if count < 4 else GEM_SETS[3] + MORE * (count - 3)
            total += LAST * count + more * left
    return total


def best_gift(asked: tuple[tuple[int, ...], tuple[int, ...], int, float]) -> tuple[float, tuple[int, ...]]:
    """The best set out of these Gems, by the points for each size, the wild kind, and how much of the game is left:
    what it gains over their worth as they lie, and the Gems that are left."""
    gems, scale, wild, left = asked
    now, whites, best, rest = gems_worth(gems, wild, left), gems[wild], 0.0, gems
    for kind, count in enumerate(gems):
        most = min(len(scale), count + (whites if kind != wild else 0))
        for size in range(1, most + 1):
            after = [*gems]
            own = min(size, count)
            after[kind] -= own
            after[wild] -= size - own
            gain = scale[size - 1] - now + gems_worth(after, wild, left)
            if gain > best:
                best, rest = gain, tuple(after)
    return best, rest


GIFTS = Memo(best_gift, 5000)


def hand_worth(counts: Sequence[int], prices: Prices) -> float:
    """A hand by kinds; equal cards are worth a little less, and nothing above the limit."""
    total, size = 0.0, 0
    for kind, count in enumerate(counts):
        if count:
            size += count
            total += count * prices.card[kind] - TWIN * prices.left * (count - 1)
    return total if size <= HAND_LIMIT else total * HAND_LIMIT / size


def array_worth(g: Kingdom, player: int, have: Sequence[int], prices: Prices) -> float:
    """What waits in an Array: Adventurers, Monsters by whether they can be paid for, and the ease of a cut."""
    content, left, total = g.content, prices.left, 0.0
    suits = set()
    for card in g.zones[ARRAY_OF[player]]:
        suits.add(content.suit[card])
        if card < content.first_monster:
            total += prices.queued[content.kind[card]]
        else:
            total += monster_worth(content, card, have, g.tokens[card], prices)
    return total + SUIT * left * len(suits)


def monster_worth(content: Content, card: int, have: Sequence[int], tokens: int, prices: Prices) -> float:
    """A Monster in an Array: better when it can be paid for."""
    needs, hope = content.needs[card], POWER.get(content.of(card).ability[0][0], 0.0) * prices.left
    if payable(have, needs, content.wild):
        return NEAR * (content.points[card] - sum(needs) * prices.common) + TOKENS * tokens + hope
    return FAR + TOKENS * tokens / 2 + hope


def left_over(g: Kingdom, player: int, card: int, have: Sequence[int], prices: Prices) -> float:
    """A Monster that is neither beaten nor controlled: it leaves when points lie on it; otherwise it takes some and
    begins the next Array, where it may be beaten later."""
    if g.tokens[card] or g.reserve[player] < LOOT:
        return 0.0
    return -LOOT + (monster_worth(g.content, card, have, LOOT, prices) if prices.left * LONG >= 1 else LAST)
