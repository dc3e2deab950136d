"""Features of Dungeon & Kingdom: what players own and what waits for them, as numbers that weights are learned for;
cards are known by what they do and cost, never by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from operator import add, itemgetter, mul
from typing import NamedTuple

from game.ai.kingdom_plans import Plan
from game.ai.kingdom_values import GIFTS, LAST, Prices, time_left
from game.rules.kingdom.action import CELLS, Taking
from game.rules.kingdom.cards import Content
from game.rules.kingdom.payment import wild_needed
from game.rules.kingdom.state import ARRAY_OF, GRAVEYARD_OF, HAND_OF, TREASURY_OF, Kingdom

SURE, OPEN = 2.5, 9.0  # points ahead that multiply the chance by e, about: in the last turn, and early in the game
DEEDS = ("happiness", "glory", "navigate", "battle_call", "gallop", "summon", "kidnap")
FULL = 5  # cards in hand from which on there is little room for more
TURNS = 6  # own turns from which on a game is long
LASTING = (  # what is worth about as much at the end as before
    "points",  # with half a point for every Adventurer and Gem
    "points to come this turn",  # by a plan of what is still to be resolved
    "Monsters to pay for",  # points of those in the Array that can be paid for
    "their price",  # in cards
    "points on them",
    "Monsters too dear",  # how many of those in the Array cannot be paid for yet
    "points on those",
    "cards wanting for those",
    "gift at hand",  # points of the best set of Gems beyond what they are worth as they lie, for who has a deed for it
    "turns to come",
    "next to choose",
)
EARLY = (  # what is worth less and less
    "points early",
    "points to come this turn, early",
    "number of Monsters to pay for",
    "their price, early",
    "Monsters too dear, early",
    "cards wanting for those, early",
    "gift at hand, early",
    "turns to come, early",
    *(f"{deed} in hand" for deed in DEEDS),
    "twins in hand",
    "hand nearly full",
    *(f"{deed} in the Array" for deed in DEEDS),
    "colours in the Array",
    "cards in the Array",
    "colours to cut at",  # that lie in Array and matrix
    "glory of Monsters in the Array",
    "one Gem of a colour",
    "two Gems of a colour",
    "three Gems of a colour",
    "white Gems",
    "Monsters in the Graveyard",
    "cards to choose from",  # in the matrix, for who chooses next
)
FEATURES = (*LASTING, *EARLY)
NO_MONSTERS = (0,) * 8


def measured(g: Kingdom) -> list[Sequence[float]]:
    """The features of every seat in the order of FEATURES, as parts of what e to 1 takes at this time of the game."""
    table, rows = Table(g), list[Sequence[float]]()
    for seat in range(g.seats):
        lasting, early = owned(table, seat)
        rows.append([*[table.part * one for one in lasting], *[table.part * table.left * one for one in early]])
    return rows


def values(g: Kingdom, weights: Sequence[float]) -> list[float]:
    """What those features come to with these weights, by seat, in less time."""
    table, first = Table(g), len(LASTING)
    of_lasting, of_early = weights[:first], weights[first:]
    found = []
    for seat in range(g.seats):
        lasting, early = owned(table, seat)
        found.append(table.part * (sum(map(mul, of_lasting, lasting)) + table.left * sum(map(mul, of_early, early))))
    return found


class Table:
    """What is asked of the table for each of its seats."""

    __slots__ = ("g", "content", "left", "part", "cards", "suits", "takes", "choosing", "resolving", "deeds", "givers")

    def __init__(self, g: Kingdom) -> None:
        zones, content = g.zones, g.content
        matrix = [cards[0] for cards in CELLS(zones) if cards]
        self.g, self.content, self.left, self.cards = g, content, time_left(g), len(matrix)
        self.part = 1 / (SURE + (OPEN - SURE) * self.left)
        self.suits = {content.suit[card] for card in matrix}
        self.takes = len(zones["deck"]) + len(matrix)
        self.choosing, self.resolving = isinstance(g.about, Taking), bool(zones["kingdom"] or zones["dungeon"])
        self.deeds, self.givers = deeds_of(content), givers(content)

    def turns(self, seat: int) -> int:
        """How many more cards a seat takes from the matrix, up to TURNS."""
        ahead = (seat - self.g.active - (not self.choosing)) % self.g.seats
        return min(TURNS, max(0, -((ahead - self.takes) // self.g.seats)))

    def gift(self, have: Sequence[int], gems: tuple[int, ...]) -> float:
        """Points of the best set of Gems beyond its worth as it lies, for who has one of these cards with a deed for
        it."""
        if not any(gems):
            return 0.0
        sets = [(gems, scale, self.content.wild, self.left) for kind, scale in self.givers if have[kind]]
        return max([GIFTS[asked][0] for asked in sets], default=0.0)


def owned(table: Table, seat: int) -> tuple[Sequence[float], Sequence[float]]:
    """LASTING and EARLY of one seat, as they lie."""
    g, content = table.g, table.content
    zones, kind = g.zones, content.kind
    cards, array, treasury = zones[HAND_OF[seat]], zones[ARRAY_OF[seat]], zones[TREASURY_OF[seat]]
    open_ = lying(content, tuple(array), tuple(treasury))
    hand, held = [0] * len(content.adventurers), len(cards)
    for card in cards:
        hand[kind[card]] += 1
    have, beasts = [*map(add, hand, open_.queue)], open_.beasts
    number, points, price, on, dear, on_dear, wanting, glory = monsters(g, beasts, have) if beasts else NO_MONSTERS
    total = g.reserve[seat] + LAST * (held + len(array) - len(beasts) + len(treasury))
    mine = seat == g.active
    coming = rest(g, seat, table.left) if mine and table.resolving else 0.0
    gift, turns, chooses = table.gift(have, open_.gems), table.turns(seat), mine and table.choosing
    return (
        (total, coming, points, price, on, dear, on_dear, wanting, gift, turns, chooses),
        (
            *(total, coming, number, price, dear, wanting, gift, turns),
            *table.deeds(hand),
            *(held - len(hand) + hand.count(0), max(0, held - FULL)),
            *open_.awaited,
            *(len(open_.suits & table.suits), glory),
            *open_.sets,
            *(len(zones[GRAVEYARD_OF[seat]]), table.cards if chooses else 0),
        ),
    )


class Lying(NamedTuple):
    """What is the same of an Array and a Treasury whatever else there is: Adventurers and Gems by kind, Monsters,
    colours, and the features that go by nothing else."""

    queue: list[int]
    beasts: list[int]
    suits: set[int]
    gems: tuple[int, ...]
    awaited: Sequence[float]
    sets: Sequence[float]


@lru_cache(maxsize=5000)
def lying(content: Content, array: tuple[int, ...], treasury: tuple[int, ...]) -> Lying:
    kinds, first = range(len(content.adventurers)), content.first_monster
    people = [content.kind[card] for card in array if card < first]
    stones = [content.kind[card] for card in treasury]
    queue, gems = [people.count(kind) for kind in kinds], tuple([stones.count(kind) for kind in kinds])
    suits = {content.suit[card] for card in array}
    coloured = [count for kind, count in enumerate(gems) if kind != content.wild]
    return Lying(
        queue,
        [card for card in array if card >= first],
        suits,
        gems,
        (*deeds_of(content)(queue), len(suits), len(array)),
        (coloured.count(1), coloured.count(2), sum(count > 2 for count in coloured), gems[content.wild]),
    )


def rest(g: Kingdom, seat: int, left: float) -> float:
    """What resolving on well still brings."""
    return Plan(g, seat, g.zones["kingdom"], g.zones["dungeon"], None, Prices(g.content, left)).rest()


def monsters(g: Kingdom, beasts: Sequence[int], have: Sequence[int]) -> tuple[int, ...]:
    """Of these Monsters those that these cards can pay for: how many, their points, price and points on them; of the
    others how many, points on them and cards wanting; and how many want another one to be beaten."""
    content = g.content
    number = points = price = on = dear = on_dear = wanting = glory = 0
    for card in beasts:
        needs = content.needs[card]
        glory += content.of(card).ability[0][0] == "glory"
        if short := wild_needed(have, needs, content.wild):
            dear, on_dear, wanting = dear + 1, on_dear + g.tokens[card], wanting + short
        else:
            number, points = number + 1, points + content.points[card]
            price, on = price + sum(needs), on + g.tokens[card]
    return number, points, price, on, dear, on_dear, wanting, glory


@lru_cache(maxsize=16)
def givers(content: Content) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The kinds of Adventurers who turn Gems into points, with the points for each size of a set."""
    deeds = [one.ability[0] for one in content.adventurers]
    return tuple((kind, tuple(rest[0])) for kind, (verb, *rest) in enumerate(deeds) if verb == "happiness")


@lru_cache(maxsize=16)
def deeds_of(content: Content) -> Callable[[Sequence[int]], Sequence[float]]:
    """What makes of cards by kind cards by deed."""
    verbs = [one.ability[0][0] for one in content.adventurers]
    if sorted(verbs) == sorted(DEEDS):
        return itemgetter(*map(verbs.index, DEEDS))
    return partial(by_deed, verbs)


def by_deed(verbs: Sequence[str], counts: Sequence[int]) -> Sequence[float]:
    """Cards by deed, of any number of kinds; one of no known deed counts as the mean of all."""
    unknown = sum(count for count, verb in zip(counts, verbs) if verb not in DEEDS) / len(DEEDS)
    return [unknown + sum(count for count, verb in zip(counts, verbs) if verb == deed) for deed in DEEDS]
