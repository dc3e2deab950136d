"""Books: who only hears what is told can keep the books of a whole game, and they agree with the state."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from game.engine.events import Event, Moved, Rolled, Said
from game.engine.match import Match
from game.rules.dragon.battle import Retreating
from game.rules.dragon.meeting import Stepping
from game.rules.dragon.movement import Walking
from game.rules.dragon.state import DOWN, UNDER, UP, Dragon
from game.rules.dragon.words import SAID
from tests.rules.dragon.table import dealt, picked
from tests.sure import every

SEATS = (2, 3, 4, 6)
SEEDS = range(12)
BOLD = (0.6, 0.3, 0.8)  # of the answers are the first one offered, which fights, searches, takes and agrees
RARE = ("boat", "offer", "refuse")  # taken more often, so that all that can happen does


class Books:
    """Where everybody stands, what lies in front and at home, and every die, by what was told alone; from the first
    question on after everybody has picked a hero."""

    def __init__(self, g: Dragon) -> None:
        self.content, self.kingdom = g.content, g.kingdom
        self.at = list(g.at)
        self.colour, self.resting = list(g.colour), list(g.resting)
        self.front = [list(g.zones[f"front/{hero}"]) for hero in range(g.seats)]
        self.home = [list(g.zones[f"home/{hero}"]) for hero in range(g.seats)]
        self.hoard = list(g.zones["hoard"])
        self.strengths, self.dragon = list(g.strengths), g.dragon
        self.dice: list[tuple[int, int]] = []  # (hero, value) since the last throw was told
        self.thrown: dict[int, tuple[int, int]] = {}  # hero -> (dice, best) of the last throw
        self.expected = 0  # dice of the battle with a monster or the Dragon
        self.battle: tuple[int, ...] = ()  # who fights: a hero and a monster, two heroes, or one against the Dragon
        self.looting: tuple[int, ...] = ()  # winner and loser of the last battle of two heroes
        self.rolled, self.gold = g.rolled, 0
        self.offered: set[int] = set()
        self.trading: set[int] = set()
        self.seen: set[str] = set()

    def hear(self, event: Event) -> None:
        match event:
            case Said():
                assert not self.gold and not self.trading
                self.seen.add(event.what)
                entry = getattr(self, f"on_{event.what}", None)
                if entry:
                    entry(event.player, *event.about)
            case Rolled():
                self.dice.append((event.player, event.value))
            case Moved(card=int(card)):
                self.moved(card, event.src, event.dst)

    def moved(self, card: int, src: str, dst: str) -> None:
        for place, change in ((src, list.remove), (dst, list.append)):
            family, _, hero = place.partition("/")
            if family == "hoard":
                change(self.hoard, card)
            elif family in ("front", "home"):
                change(getattr(self, family)[int(hero)], card)
        if dst.startswith("home"):
            gold = self.content.kinds[card] == "gold"
            assert src == (f"front/{dst[5:]}" if gold else "map") and (gold or self.content.kinds[card] == "monster")
            self.gold -= self.content.points[card] if gold else 0
        if src.startswith("front") and dst.startswith("front"):
            assert card in self.trading or (dst, src) == tuple(f"front/{hero}" for hero in self.looting)
        self.trading.discard(card)

    def party(self, hero: int) -> int:
        """DRA-BATTLE-02"""
        return 1 + sum(self.content.kinds[card] == "character" for card in self.front[hero])

    # --- moving

    def on_rolls(self, hero: int, number: int) -> None:
        assert self.dice == [(hero, number)]
        self.dice, self.rolled = [], number

    def on_rests(self, hero: int) -> None:
        assert self.resting[hero]
        self.resting[hero] = False

    def on_walks(self, hero: int, way: tuple[int, ...]) -> None:
        for space in every(way):
            assert space in neighbours(self.kingdom, self.at[hero])
            self.at[hero] = space
        assert len(way) <= self.rolled

    def on_sails(self, hero: int, space: int) -> None:
        assert self.content.spaces[space].shared and self.content.spaces[self.at[hero]].shared
        assert any(self.content.kinds[card] == "boat" for card in self.front[hero])
        self.at[hero] = space

    def on_moved(self, hero: int, space: int) -> None:
        assert self.resting[hero]
        self.at[hero] = space

    def on_banks(self, hero: int, points: int) -> None:
        assert self.at[hero] == self.kingdom.starts[self.colour[hero]] and points > 0
        self.gold = points

    def on_dragon(self, hero: None, space: int) -> None:
        assert self.rolled == 1 and space == self.kingdom.path[self.dragon]
        self.dragon += 1

    # --- battles

    def on_attacks(self, hero: int, card: int, dice: int) -> None:
        assert dice == self.party(hero) and not self.battle
        self.expected, self.battle = dice, (hero, card)

    def on_duel(self, hero: int, other: int) -> None:
        assert self.at[hero] == self.at[other] and not self.battle
        self.battle = (hero, other)

    def on_faces(self, hero: int) -> None:
        """DRA-BATTLE-19"""
        assert self.at[hero] == self.kingdom.path[self.dragon - 1] and not self.battle
        self.battle = (hero,)

    def on_challenges(self, hero: int, strength: int, dice: int) -> None:
        slayer = any(self.content.kinds[card] == "slayer" for card in self.front[hero])
        assert dice == self.party(hero) + slayer and strength == self.strengths[0] and self.battle == (hero,)
        self.expected = dice

    def on_threw(self, hero: int, rolls: tuple[int, ...], best: int) -> None:
        assert self.dice == [(hero, roll) for roll in rolls] and best == max(rolls)
        assert len(rolls) == (self.expected or self.party(hero))
        self.dice, self.thrown[hero] = [], (len(rolls), best)

    def on_level(self, hero: int, best: int) -> None:
        assert self.thrown[hero][1] == best

    def on_beats(self, hero: int, card: int, best: int) -> None:
        assert best == self.thrown[hero][1] > self.content.points[card] and self.battle == (hero, card)
        self.expected, self.battle = 0, ()

    def on_loses(self, hero: int, card: int, best: int) -> None:
        assert best == self.thrown[hero][1] < self.content.points[card] and self.battle == (hero, card)
        self.expected, self.battle, self.resting[hero] = 0, (), True

    def on_defeats(self, winner: int, loser: int, high: int, low: int) -> None:
        assert self.thrown[winner][1] == high > low == self.thrown[loser][1]
        assert {winner, loser} == {*self.battle}
        self.battle, self.looting, self.resting[loser] = (), (winner, loser), True

    def on_wounds(self, hero: int, strength: int, best: int) -> None:
        assert best == self.thrown[hero][1] > strength == self.strengths.pop(0)
        self.expected = 0

    def on_burns(self, hero: int, strength: int, best: int) -> None:
        """DRA-R61: in the palace the game ends either way."""
        assert best == self.thrown[hero][1] < strength == self.strengths[0]
        self.expected, self.battle = 0, ()
        self.resting[hero] |= self.dragon < self.kingdom.palace

    # --- trades and the end

    def on_offers(self, hero: int, other: int, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
        assert {*gives} <= {*self.front[hero]} and {*wants} <= {*self.front[other]} and (gives or wants)
        self.offered = {*gives, *wants}

    def on_agrees(self, hero: int, other: int) -> None:
        """DRA-TRADE-02: what was offered changes hands, all of it and nothing else."""
        self.trading = set(self.offered)

    def on_slain(self, hero: int, hoard: int, totals: tuple[int, ...]) -> None:
        points = self.content.points
        assert not self.strengths and self.battle == (hero,) and hoard == sum(points[card] for card in self.hoard)
        assert totals == tuple(
            sum(points[card] for card in home) + hoard * (seat == hero) for seat, home in enumerate(self.home)
        )

    # --- whether they agree

    def agree(self, g: Dragon) -> None:
        assert (g.at, g.resting) == (self.at, self.resting)
        assert (g.dragon, g.strengths) == (self.dragon, self.strengths)
        assert not self.gold and not self.trading
        for seat in range(g.seats):
            assert g.zones[f"front/{seat}"] == self.front[seat] and g.zones[f"home/{seat}"] == self.home[seat]
        stands(g)
        match g.about:
            case Walking():
                keys = {g.content.spaces[space].key for space in walks(g, g.decision.player)}  # type: ignore[union-attr]
                assert keys == {option.key for option in g.decision.options} - {"stay"}  # type: ignore[union-attr]
            case Retreating(loser=loser, short=short):
                keys = {g.content.spaces[space].key for space in retreats(g, loser, short)}
                assert keys == {option.key for option in g.decision.options}  # type: ignore[union-attr]


def stands(g: Dragon) -> None:
    """What lies where, whenever somebody is asked: one monster face up at most is fought, loot lies under monsters."""
    cards = g.zones["map"]
    assert len(cards) == len(g.spots) == len(g.lies)
    up = {space for space, lie in zip(g.spots, g.lies) if lie == UP}
    for card, space, lie in zip(cards, g.spots, g.lies):
        assert lie in (DOWN, UP, UNDER)
        if lie == UP:
            assert g.content.kinds[card] == "monster" and g.known[card] == g.everyone
        if lie == UNDER:
            assert space in up
    for hero in range(g.seats):
        classes = [g.content.class_bit[card] for card in g.zones[f"front/{hero}"] if g.content.class_bit[card]]
        classes.append(g.content.hero_bit[g.colour[hero]])
        assert len({*classes}) == len(classes), "a class stands twice in a party"
        assert g.at[hero] not in [g.kingdom.starts[g.colour[other]] for other in range(g.seats) if other != hero]


@cache
def neighbours(kingdom: Any, space: int) -> tuple[int, ...]:
    return tuple(kingdom.members(kingdom.near(kingdom.one(space))))


def barred(g: Dragon, hero: int) -> set[int]:
    """DRA-MOVE-02: the starting points of the others."""
    return {g.kingdom.starts[g.colour[other]] for other in range(g.seats) if other != hero}


def walks(g: Dragon, hero: int) -> set[int]:
    """DRA-MOVE-01 to DRA-MOVE-06, DRA-WATER-01 to DRA-WATER-04: where a move may end, step by step."""
    spaces, met = g.content.spaces, {space for seat, space in enumerate(g.at) if seat != hero}
    voyage = spaces[g.at[hero]].seaside and not g.sailed
    reached = edge = {g.at[hero]}
    for _ in range(g.rolled):
        edge = {
            there
            for here in edge
            if here == g.at[hero] or here not in met
            for there in neighbours(g.kingdom, here)
            if there not in barred(g, hero) and (voyage or spaces[there].land)
        } - reached
        reached = reached | edge
    return {space for space in reached if spaces[space].land} - {g.at[hero]}


def retreats(g: Dragon, loser: int, short: int) -> set[int]:
    """DRA-R21 to DRA-R23: empty spaces just so far away over land; else nearer, as far as can be; else the nearest."""
    spaces, away, edge = g.content.spaces, {g.at[loser]: 0}, [g.at[loser]]
    while edge:
        here = edge.pop(0)
        for there in neighbours(g.kingdom, here):
            if there not in away and there not in barred(g, loser) and spaces[there].land:
                away[there] = away[here] + 1
                edge.append(there)
    taken = {*g.at, *g.spots, g.lair()}
    free = {space: far for space, far in away.items() if space not in taken}
    nearer = [far for far in free.values() if far <= short]
    wanted = max(nearer) if nearer else min(free.values())
    return {space for space, far in free.items() if far == wanted}


def said_of_a_move(g: Dragon, key: str) -> str:
    """What has to be told of an answer when somebody moves; "" for any other question, and for no extra step."""
    if isinstance(g.about, (Walking, Stepping)) and key != "stay":
        return "walks"
    return "waits" if isinstance(g.about, Walking) else ""


@cache
def played(seats: int, seed: int) -> tuple[Match, Books]:
    match = picked(dealt(seats, seed, map=("silverado", "short")[seed % 2]))
    books, heard, rng = Books(match.state), len(match.events), Random(seed)
    while match.decision is not None:
        books.agree(match.state)
        options = match.decision.options
        rare = [option for option in options if option.key.partition(":")[0] in RARE]
        bold = options[0] if rng.random() < BOLD[seed % 3] else rng.choice(options)
        chosen = (rng.choice(rare) if rare and rng.random() < 0.4 else bold).key
        told = said_of_a_move(match.state, chosen)
        match.answer(chosen)
        for event in match.events[heard:]:
            books.hear(event)
        assert not told or told in [event.what for event in match.events[heard:] if isinstance(event, Said)]
        heard = len(match.events)
    return match, books


@pytest.mark.parametrize("seats", SEATS)
def test_who_hears_what_is_told_can_keep_the_books_of_a_game(seats: int) -> None:
    for seed in every(SEEDS):
        match, books = played(seats, seed)
        assert match.state.winners is not None
        assert (match.state.slayer >= 0) == ("slain" in books.seen)


def test_the_books_have_heard_all_that_can_be_said() -> None:
    heard = {word for seats in SEATS for seed in SEEDS for word in played(seats, seed)[1].seen}
    assert set(SAID) - heard <= {"first", "sails"}
