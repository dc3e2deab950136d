"""Books: who only hears what is told can keep the books of a whole game, and they agree with the state."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from game.engine.events import Changed, Chose, Event, Moved, Said
from game.engine.match import Match
from game.rules.pontoon.abilities import Peeking, Picking, Using
from game.rules.pontoon.state import PARTY_LIMIT, STARS_TO_WIN, Pontoon
from game.rules.pontoon.turn_move import Declaring
from game.rules.pontoon.words import SAID
from tests.rules.laid import NAMES
from tests.rules.pontoon.table import PONTOON, SHIPPED
from tests.sure import every

SEEDS = range(36)
EAGER = (0.8, 0.5, 0.3)  # of the declarations are a Hit


class Books:
    """What every card counts, who has stayed and how the rounds have ended, by what was told alone."""

    def __init__(self, g: Pontoon) -> None:
        self.content, self.seats = g.content, g.seats
        self.base, self.bonus = list(g.content.powers), [0 for _ in g.content.powers]
        self.party: list[list[int]] = [[] for _ in range(g.seats)]
        self.weapon = [-1 for _ in range(g.seats)]
        self.stayed = [False for _ in range(g.seats)]
        self.rounds: list[tuple[int, int]] = []
        self.stars = [0 for _ in range(g.seats)]
        self.quest, self.taken, self.full = -1, -1, set[int]()
        self.starting, self.round = -1, 0
        self.acting = -1  # the card whose ability was told last in this turn
        self.seen: set[str] = set()

    def count(self, card: int) -> int:
        return max(0, self.base[card] + self.bonus[card])

    def power(self, hero: int) -> int:
        return sum(map(self.count, (*self.party[hero], self.weapon[hero])))

    def hear(self, event: Event) -> None:
        match event:
            case Said():
                self.seen.add(event.what)
                entry = getattr(self, f"on_{event.what}", None)
                if entry:
                    entry(event.player, *event.about)
            case Moved():
                self.moved(event.card if event.card is not None else -1, event.src, event.dst, event.at)
            case Changed(field="turned", value=True):
                assert event.index == self.acting, "nobody has heard of its ability"
                self.base[event.index] = self.content.cards[event.index].sub or 0
            case Chose(key="hit" | "stay"):
                self.acting = -1
            case Changed(field="stayed"):
                self.stayed[event.index] = event.value
            case Changed(field="starting"):
                self.starts(event.value)

    def starts(self, hero: int) -> None:
        """PON-R22: the next hero clockwise."""
        assert self.starting < 0 or hero == (self.starting + 1) % self.seats
        self.starting, self.round = hero, self.round + 1

    def moved(self, card: int, src: str, dst: str, at: int) -> None:
        source, _, mine = src.partition("/")
        target, _, theirs = dst.partition("/")
        if source == "companions":
            self.party[int(mine)].remove(card)
        if target == "companions":
            self.party[int(theirs)].append(card)
        elif target == "equipment":
            self.weapon[int(theirs)] = card
        elif target in ("guild", "armoury") and source != target:
            self.base[card], self.bonus[card] = self.content.powers[card], 0  # PON-R13, PON-R26
        elif target == "won":
            assert (card, int(theirs)) == (self.quest, self.taken)
            self.stars[int(theirs)] += self.content.quests[card - self.content.first_quest].stars
            self.quest = -1
        elif target == "quests":
            assert card == self.quest and self.taken == -1
            self.quest = -1

    # --- what was said

    def on_quest(self, player: None, card: int) -> None:
        assert self.quest in (-1, card)
        self.quest = card

    def on_ability(self, hero: int, card: int) -> None:
        assert card in self.party[hero] or card == self.weapon[hero]
        self.acting = card

    def on_left(self, hero: int, card: int) -> None:
        assert card == self.acting

    def on_adjusted(self, hero: int, card: int, amount: int, count: int) -> None:
        assert amount and self.acting >= 0
        self.bonus[card] += amount
        assert count == self.count(card)

    def on_copied(self, hero: int, card: int, source: int, count: int) -> None:
        assert card == self.acting
        self.base[card] = self.count(source)
        assert count == self.count(card)

    def on_full(self, hero: int, members: int) -> None:
        """PON-HIT-03"""
        assert members == 1 + len(self.party[hero]) >= PARTY_LIMIT and not self.stayed[hero]

    def on_powers(self, player: None, powers: tuple[int, ...], able: tuple[int, ...]) -> None:
        """PON-STAY-04, PON-POW-03, PON-R17"""
        condition = self.content.quests[self.quest - self.content.first_quest].condition
        assert all(self.stayed) and list(powers) == [self.power(hero) for hero in range(self.seats)]
        clockwise = [(self.starting + step) % self.seats for step in range(self.seats)]
        assert list(able) == [hero for hero in clockwise if meets(condition, powers[hero])]
        self.able = able

    able: tuple[int, ...] = ()

    def on_won(self, hero: int, card: int, deciding: str) -> None:
        assert hero in self.able and card == self.quest and bool(deciding) == (len(self.able) > 1)
        self.taken = hero
        self.rounds.append((card, hero))

    def on_failed(self, player: None, card: int) -> None:
        assert not self.able and card == self.quest
        self.taken = -1
        self.rounds.append((card, -1))

    # --- whether they agree

    def agree(self, g: Pontoon) -> None:
        assert g.history == self.rounds and g.round == self.round
        assert [g.stars(hero) for hero in range(g.seats)] == self.stars
        for hero in range(g.seats):
            assert g.companions(hero) == self.party[hero]
            assert g.power(hero) == self.power(hero) and g.stayed[hero] == self.stayed[hero]
        for card in range(len(g.base)):
            assert (g.base[card], g.bonus[card]) == (self.base[card], self.bonus[card]), g.content.id(card)
            if card not in self.weapon and not any(card in party for party in self.party):
                assert not g.turned[card]
        if isinstance(g.about, Using | Picking | Peeking):
            assert g.about.card == self.acting, "nobody has heard of its ability"
        if isinstance(g.about, Declaring):
            hero = g.decision.player  # type: ignore[union-attr]
            assert not self.stayed[hero] and len(self.party[hero]) < PARTY_LIMIT - 1


def meets(condition: Any, power: int) -> bool:
    """PON-R01"""
    low, high = condition.range or (condition.at_least or 0, power if condition.at_most is None else condition.at_most)
    return low <= power <= high if condition.exactly is None else power in condition.exactly


@cache
def played(seed: int) -> tuple[Match, Books]:
    """A game by lot, its books compared at every question and at the end."""
    style = ("round", "run")[seed % 2]
    match = Match(PONTOON, SHIPPED, 2 + seed % 3, seed, {"turn_style": style}, skip_single=False)
    books, heard, rng = Books(match.state), 0, Random(seed)
    while True:
        for event in match.events[heard:]:
            books.hear(event)
        heard = len(match.events)
        if match.decision is None:
            return match, books
        books.agree(match.state)
        hits = [option.key for option in match.decision.options if option.key == "hit"]
        some = rng.choice(match.decision.options).key
        match.answer(hits[0] if hits and rng.random() < EAGER[seed % 3] else some)


def test_who_hears_what_is_told_can_keep_the_books_of_a_game() -> None:
    """PON-BAT-08, PON-R24 at its end."""
    for seed in every(SEEDS):
        match, books = played(seed)
        g = match.state
        assert g.history == books.rounds and [g.stars(hero) for hero in range(g.seats)] == books.stars
        best = max(books.stars)
        assert g.winners == tuple(hero for hero, stars in enumerate(books.stars) if stars == best)
        assert best >= STARS_TO_WIN or not (g.zones["quests"] or g.zones["warning"] or g.zones["quest"])


def test_every_move_that_tells_something_has_its_line() -> None:
    """Cards that go back after a Battle need no words, those that leave by an ability do."""
    words = {
        ("guild", "companions", False): "joins",
        ("companions", "companions", False): "goes over to",
        ("armoury", "equipment", False): "draws",
        ("companions", "guild", True): "goes under the guild",
        ("guild", "guild", True): "goes under the guild",
        ("quest", "quests", False): "is shuffled into the quests again",
    }
    seen = set()
    for event in [event for seed in SEEDS for event in played(seed)[0].events if isinstance(event, Moved)]:
        source, target = event.src.partition("/")[0], event.dst.partition("/")[0]
        move = source, target, target == "guild" and event.at == 0
        line, word = PONTOON.tell(event, SHIPPED, NAMES, None), words.get(move)
        assert (line is None) == (word is None), (move, line)
        assert word is None or word in str(line), (move, line)
        seen.add(move)
    assert set(words) <= seen and ("companions", "guild", False) in seen


def test_the_books_have_heard_all_that_can_be_said() -> None:
    assert {word for seed in every(SEEDS) for word in played(seed)[1].seen} == set(SAID)
