"""The Monster Pack for computers: what a position is worth, a sensible choice, and reasons in words."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from math import exp

from game.ai.mind import Mind, ended
from game.ai.pack_reasons import clauses, facts, words
from game.ai.pack_values import Outlook
from game.ai.reasons import Fact
from game.engine.agenda import Option
from game.rules.pack.cards import SEATS
from game.rules.pack.state import (
    COLUMNS,
    HAND,
    LANES,
    WAITING,
    Entering,
    MonsterPack,
    Offering,
    Ordering,
    Paying,
    Placing,
    Summoning,
)
from game.rules.pack.turn_order import pays_for
from game.rules.pack.words import PHRASES

SURPRISE = 0.3  # how often a player keeps a card that would have been much better
MARGIN = 5.0  # hit points by which a monster is much better


def fit(g: MonsterPack, seat: int) -> float:
    """How well the hand imagined for the rival fits the monster it has just summoned, 0..1: it would mostly have
    summoned one that does much more in the same spot."""
    rival = SEATS - 1 - seat
    column = just_summoned(g, rival) if g.mover == seat else -1
    if column < 0:
        return 1.0
    outlook = Outlook(g)
    values, others = outlook.values, [waiter for waiter in outlook.waiting[rival] if waiter[1] != column]
    came = g.zones[WAITING[rival][column]][0] % values.each

    def worth(card: int) -> float:
        return outlook.margin(rival, rival, (*others, (values.waits[rival][card], column, card))) - values.hand[card]

    kept = {card % values.each for card in g.zones[HAND[rival]] if not g.known[card] >> seat & 1} - {came}
    return SURPRISE if max(map(worth, kept), default=-99.0) > worth(came) + MARGIN else 1.0


def just_summoned(g: MonsterPack, player: int) -> int:
    """The column of the one monster that still waits as long as when it was summoned; -1 for none, or more of them."""
    stars, zones = g.content.stars, g.zones
    found = [
        column
        for column in LANES
        if (cards := zones[WAITING[player][column]]) and g.die[player * COLUMNS + column] == stars[cards[0]]
    ]
    return found[0] if len(found) == 1 else -1


# Fitted with the numbers of the margin: 8 hit points win three standard games in four, 12 three short ones.
PER_POINT = {"standard": 0.144, "short": 0.094, "limited": 0.094}
MUCH = 10  # hit points of a clear victory
CLOSE = 2.5  # hit points that make a choice no worse than another at first sight
WORTH_A_LOOK = 4  # choices the search looks into

Judged = Iterator[tuple[float, Option]]


class PackMind(Mind):
    """The judgement of a player of The Monster Pack."""

    horizon = 10  # one's own turn and the rival's answer to it
    phrases = PHRASES

    def worth(self, g: MonsterPack, seat: int) -> float:
        """The margin after the table has played on for three turns each."""
        if g.winners is not None:
            return ended(g.winners, seat, g.hp, MUCH)
        return chance(g, Outlook(g).margin(seat))

    def shortlist(self, g: MonsterPack) -> Sequence[Option]:
        """The few choices that promise nearly as much as the best."""
        rows = sorted(judged(g), key=lambda row: -row[0])[:WORTH_A_LOOK]
        return [option for margin, option in rows if margin > rows[0][0] - CLOSE]

    def first_sight(self, g: MonsterPack) -> list[tuple[float, Option]]:
        """The chance that each choice's margin leaves."""
        return [(chance(g, margin), option) for margin, option in judged(g)]

    def first_of(self, g: MonsterPack, shortlist: Sequence[Option]) -> Option | None:
        """What `policy` says: they are in order."""
        return shortlist[0]

    def plausible(self, g: MonsterPack, seat: int) -> float:
        return fit(g, seat)

    def information_set(self, g: MonsterPack) -> Hashable:
        return g.question.player, type(g.about), g.about, tuple(g.die), tuple(g.hp)

    def policy(self, g: MonsterPack) -> Option | None:
        """The choice after which the table plays on best."""
        return max(judged(g), key=lambda row: row[0])[1]

    def facts(self, g: MonsterPack, seat: int, key: str, eyes: int) -> list[Fact]:
        return facts(g, seat, key, eyes)

    def words(self, g: MonsterPack, fact: Fact) -> str:
        return words(g, fact)

    def clauses(self, g: MonsterPack, facts: Sequence[Fact], named: str) -> list[str]:
        return clauses(g, facts, named)


def chance(g: MonsterPack, margin: float) -> float:
    """The chance to win that a margin of hit points leaves, 0..1."""
    return 1 / (1 + exp(-PER_POINT[g.format] * margin))


def judged(g: MonsterPack) -> Judged:
    """The choices with the margin each promises; of two copies of a card one."""
    return JUDGES[type(g.about)](g, g.question.player, g.question.options)


def best_monster(g: MonsterPack, player: int, options: Sequence[Option]) -> Judged:
    """A monster in the best of the free spots."""
    outlook, spots = Outlook(g), g.free_waiting(player)
    values, seen = outlook.values, set[int]()
    for option in options:
        if not isinstance(option.at, int):
            yield outlook.margin(player), option
        elif (card := option.at % values.each) not in seen:
            seen.add(card)
            yield max(waited(outlook, player, card, column) for column in spots) - values.hand[card], option


def waited(outlook: Outlook, player: int, card: int, column: int) -> float:
    """The margin when a monster is summoned to a column."""
    comes = (outlook.values.waits[player][card], column, card)
    return outlook.margin(player, player, (*outlook.waiting[player], comes), 1)


def best_spot(g: MonsterPack, player: int, options: Sequence[Option]) -> Judged:
    """A spot for the monster picked."""
    assert isinstance(g.about, Placing)
    outlook = Outlook(g)
    card = g.about.card % outlook.values.each
    for option in options:
        yield waited(outlook, player, card, column_of(option)), option


def column_of(option: Option) -> int:
    return int(option.key[-1]) - 1


def cheapest_boost(g: MonsterPack, player: int, options: Sequence[Option]) -> Judged:
    """A boost at its cheapest price, or none."""
    outlook = Outlook(g)
    for option in options[:-1]:
        column = column_of(option)
        waiting = tuple([(die - (at == column), at, card) for die, at, card in outlook.waiting[player]])
        price = min(outlook.values.hand[card % outlook.values.each] for card in prices(g, player, column))
        yield outlook.margin(player, player, waiting, 1) - price, option
    yield outlook.margin(player), options[-1]


def prices(g: MonsterPack, player: int, column: int) -> list[int]:
    """Cards in hand that can pay for a boost of this column."""
    boosted = g.zones[WAITING[player][column]][0]
    return [card for card in g.zones[HAND[player]] if pays_for(g.content, card, boosted)]


def pay(g: MonsterPack, player: int, options: Sequence[Option]) -> Judged:
    """A card, by how little it will be missed."""
    outlook, seen = Outlook(g), set[int]()
    for option in options:
        assert isinstance(option.at, int)
        card = option.at % outlook.values.each
        if card not in seen:
            seen.add(card)
            yield -outlook.values.hand[card], option


def taken(g: MonsterPack, player: int, options: Sequence[Option]) -> Judged:
    """A choice by the table it makes."""
    for option in options:
        world = g.clone()
        world.news = None
        world.take(option)
        yield Outlook(world).margin(player), option


JUDGES: dict[type, Callable[[MonsterPack, int, Sequence[Option]], Judged]] = {
    Summoning: best_monster,
    Placing: best_spot,
    Offering: cheapest_boost,
    Paying: pay,
    Ordering: taken,
    Entering: taken,
}
