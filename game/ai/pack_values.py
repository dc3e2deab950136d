"""The Monster Pack for computers: how a table plays on by itself for some turns, and what is left of it then."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple
from weakref import WeakKeyDictionary

from game.engine.memo import Memo
from game.rules.pack.cards import SEATS, Content
from game.rules.pack.dueling import losers
from game.rules.pack.state import ACTIVE, COLUMNS, DECK, HAND, HAND_SIZE, LANES, REACH, WAITING, MonsterPack

TURNS = 6  # of both together that a table is played on
BEFORE_DUEL = ("draw", "countdown", "summon", "boost_1", "turn", "enter")

# Margins are in hit points. These numbers are fitted (logistic regression) to who won 3,000 games of both lengths
# between players who went by them, starter decks and decks by lot, every tenth choice by chance.
WON, SOONER = 24.0, 3.0  # more for a table on which hit points run out, less with every turn until then
PER_CARD = 3.0  # times the root of the cards that may still be used
TO_MOVE = 4.6  # for the player whose turn it is and who is still to summon
SUMMONED, FOUGHT = -1.9, -6.7  # instead, once the Summon or the Duel is behind: the other side is next
PACE = {"boost_1": SUMMONED, "duel": FOUGHT, "boost_2": FOUGHT}

MOST_TABLES = 6000  # tables that are remembered for a content: some 5 MB

Waiter = tuple[int, int, int]  # die, column, card
Side = tuple[int, ...]  # the cards of a side's active spots, -1 for none
Waiters = tuple[Waiter, ...]


class Standing(NamedTuple):
    """All that a table plays on by: cards by their monster, the side whose turn it is, whether its Duel is to come, and
    the columns that may be entered from each."""

    active: tuple[Side, Side]
    waiting: tuple[Waiters, Waiters]
    points: tuple[int, ...]
    mover: int
    fights: bool
    reach: tuple[tuple[int, ...], ...]


class Values:
    """What cards are worth, and who beats whom, worked out once for a content. Cards count by their monster."""

    def __init__(self, content: Content) -> None:
        self.each = each = len(content.monsters)
        self.results = [
            [[outcome(content, seat, one, other) for other in range(each)] for one in range(each)]
            for seat in range(SEATS)
        ]
        self.hits = [content.hits[content.card(seat, 0) : content.card(seat, 0) + each] for seat in range(SEATS)]
        self.waits = [[content.wait(content.card(seat, one)) for one in range(each)] for seat in range(SEATS)]
        kinds = list(zip(content.stars[:each], content.powers))
        self.active = [2.0 * star + power / 110 - 4.3 for star, power in kinds]
        self.table = [max(0.2, worth) for worth in self.active]
        self.waiting = [2.0 * star + power / 135 - 0.5 for star, power in kinds]
        self.hand = [power / 235 for _, power in kinds]
        self.tables: Memo[Standing, tuple[float, float]] = Memo(self.table_worth, MOST_TABLES)

    def table_worth(self, table: Standing) -> tuple[float, float]:
        """What either side has of a table after some turns, in hit points, without hands and decks."""
        active = [list(side) for side in table.active]
        waiters: list[Sequence[Waiter]] = [*table.waiting]
        mover, reach = table.mover, table.reach
        if table.fights:
            hp, turns = play_on(self, active, waiters, table.points, mover, reach, 0)
        else:
            waiters[mover] = let_in(self, mover, active, waiters[mover], reach, 0)
            hp, turns = play_on(self, active, waiters, table.points, 1 - mover, reach, 1)
        sides = []
        for side in range(SEATS):
            points = hp[side]
            worth = float(points) if points > 0 else SOONER * turns - WON
            for card in active[side]:
                if card >= 0:
                    worth += self.active[card]
            for _, _, card in waiters[side]:
                worth += self.waiting[card]
            sides.append(worth)
        return sides[0], sides[1]


def outcome(content: Content, seat: int, one: int, other: int) -> int:
    """1: a seat's monster stays, -1: the rival's, 0: neither."""
    facing = content.card(1 - seat, other)
    lost = losers(content, content.card(seat, one), facing)
    return 0 if len(lost) == 2 else 1 if lost[0] == facing else -1


ROOTS: Memo[int, float] = Memo(lambda left: sqrt(max(0, left - HAND_SIZE + 1)), 1000)  # of the cards still to be used
BOOKS: WeakKeyDictionary[Content, Values] = WeakKeyDictionary()


def values_of(content: Content) -> Values:
    values = BOOKS.get(content)
    if values is None:
        values = BOOKS[content] = Values(content)
    return values


class Outlook:
    """A table as it stands, ready to be played on with this or that changed."""

    def __init__(self, g: MonsterPack) -> None:
        self.values = values = values_of(g.content)
        zones, each, die = g.zones, values.each, g.die
        one, two = [tuple([zones[spot][0] % each if zones[spot] else -1 for spot in side]) for side in ACTIVE]
        self.active = one, two
        mine, theirs = [
            tuple(
                [
                    (die[seat * COLUMNS + column], column, zones[spot][0] % each)
                    for column, spot in enumerate(WAITING[seat])
                    if zones[spot]
                ]
            )
            for seat in range(SEATS)
        ]
        self.waiting = mine, theirs
        self.hp, self.mover, self.reach = tuple(g.hp), g.mover, REACH[g.adjacency]
        self.fights, self.pace = g.phase in BEFORE_DUEL, PACE.get(g.phase, TO_MOVE)
        hand, self.left, self.hands = values.hand, [0] * SEATS, [0.0] * SEATS
        for seat in range(SEATS):
            cards = zones[HAND[seat]]
            self.left[seat] = len(zones[DECK[seat]]) + len(cards)
            self.hands[seat] = sum([hand[card % each] for card in cards])

    def margin(self, seat: int, player: int = -1, waiting: Waiters | None = None, spent: int = 0) -> float:
        """How far ahead a seat is after some turns, in hit points; with other waiting monsters of one player, who has
        spent so many cards on it."""
        waiters, left = self.waiting, self.left
        if waiting is not None:
            waiters = (waiting, waiters[1]) if player == 0 else (waiters[0], waiting)
        table = self.values.tables[Standing(self.active, waiters, self.hp, self.mover, self.fights, self.reach)]
        rival, hands = 1 - seat, self.hands
        mine, theirs = left[seat] - spent * (player == seat), left[rival] - spent * (player == rival)
        return (
            (self.pace if self.mover == seat else -self.pace)
            + table[seat]
            - table[rival]
            + hands[seat]
            - hands[rival]
            + PER_CARD * (ROOTS[mine] - ROOTS[theirs])
        )


def play_on(
    values: Values,
    active: list[list[int]],
    waiters: list[Sequence[Waiter]],
    points: Sequence[int],
    player: int,
    reach: tuple[tuple[int, ...], ...],
    drop: int,
) -> tuple[list[int], int]:
    """Hit points after some turns without summons or boosts, and how many were played before the last; `active` and
    `waiters` hold what is left then. The first Countdown takes `drop` off the player's dice."""
    hp, turns = [*points], 0
    for turns in range(TURNS):
        mine, theirs = active[player], active[1 - player]
        hits, result = values.hits[player], values.results[player]
        if waiters[player]:
            waiters[player] = let_in(values, player, active, waiters[player], reach, drop)
        drop = 1
        for column in LANES:
            card = mine[column]
            if card >= 0:
                facing = theirs[column]
                if facing < 0:
                    hp[1 - player] -= hits[card]
                else:
                    beaten = result[card][facing]
                    if beaten >= 0:
                        theirs[column] = -1
                    if beaten <= 0:
                        mine[column] = -1
        player = 1 - player
        if hp[player] <= 0:
            break
    return hp, turns


def let_in(
    values: Values,
    player: int,
    active: list[list[int]],
    waiting: Sequence[Waiter],
    reach: tuple[tuple[int, ...], ...],
    drop: int,
) -> list[Waiter]:
    """Those still waiting after their dice have dropped; the others enter where they do best."""
    still, mine, theirs = [], active[player], active[1 - player]
    for die, column, card in waiting:
        if die > drop:
            still.append((die - drop, column, card))
            continue
        best, highest = -1, -99.0
        for other in reach[column]:
            if mine[other] < 0:
                worth = promise(values, player, card, theirs[other])
                if worth > highest:
                    best, highest = other, worth
        if best >= 0:
            mine[best] = card
        else:
            still.append((0, column, card))
    return still


def promise(values: Values, player: int, card: int, facing: int) -> float:
    """What entering opposite a card, or an empty spot, promises a player."""
    if facing < 0:
        return 1.2 * values.hits[player][card]
    result = values.results[player][card][facing]
    return (values.table[facing] if result >= 0 else 0.0) - (values.table[card] if result <= 0 else 0.0)
