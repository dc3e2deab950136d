"""Books: who only hears what is told can keep the books of a whole game, and they agree with the state."""

from __future__ import annotations

from functools import cache
from random import Random

from game.engine.events import Event, Moved, Said
from game.engine.match import Match
from game.rules.pack.cards import BONUS, WILD
from game.rules.pack.state import COLUMNS, HAND_SIZE, MonsterPack
from game.rules.pack.words import SAID
from tests.rules.pack.table import PACK, SHIPPED
from tests.sure import every

SEEDS = range(64)


class Books:
    """Hit points, dice and marks by what was said and moved alone, and what every Duel comes to."""

    def __init__(self, g: MonsterPack) -> None:
        self.content = g.content
        self.hp = list(g.hp)
        self.die, self.boosted = [0] * len(g.die), [False] * len(g.boosted)
        self.turn, self.mover, self.used = 0, -1, False
        self.waiting = [-1] * len(g.die)  # cards by spot
        self.lost: list[int] = []  # cards that a Duel takes, until they have gone
        self.paid = 0  # cards that a boost still takes out of the hand
        self.ending, self.beaten = "", -1
        self.seen: set[str] = set()

    def hear(self, event: Event) -> None:
        match event:
            case Said():
                self.seen.add(event.what)
                entry = getattr(self, f"on_{event.what}", None)
                if entry:
                    entry(event.player, *event.about)
            case Moved():
                self.moved(event)

    def moved(self, event: Moved) -> None:
        (source, _, _), (target, _, place) = event.src.partition("/"), event.dst.partition("/")
        card = event.card if event.card is not None else -1
        match source, target:
            case "hand", "waiting":
                self.waiting[self.spot(place)], self.die[self.spot(place)] = card, self.content.stars[card]
            case "waiting", "active":
                spot = self.spot(event.src.partition("/")[2])
                assert self.die[spot] == 0, "it still has a die"
                assert spot // COLUMNS == self.spot(place) // COLUMNS
                self.waiting[spot], self.boosted[spot] = -1, False
            case "active", "discard":
                self.lost.remove(card)
            case "hand", "discard":
                self.paid -= 1
            case "deck", "hand":
                pass
            case _:
                raise AssertionError(f"{source} to {target}")

    def spot(self, place: str) -> int:
        """The number of a place "seat/column" among those of both seats."""
        seat, column = map(int, place.split("/"))
        return seat * COLUMNS + column

    # --- what was said

    def on_turn(self, player: int, number: int) -> None:
        """PAK-TURN-02, PAK-COUNT-01"""
        assert number == self.turn + 1 and player == (1 - self.mover if self.turn else player)
        self.turn, self.mover, self.used = number, player, False
        own = slice(player * COLUMNS, (player + 1) * COLUMNS)
        self.die[own] = [max(0, die - 1) for die in self.die[own]]

    def on_boost(self, player: int, card: int, die: int) -> None:
        """PAK-BOOST-01, PAK-BOOST-05, PAK-BOOST-06, PAK-BOOST-08"""
        spot = self.waiting.index(card)
        assert player == self.mover == spot // COLUMNS and not self.used and self.turn > 1
        assert die == self.die[spot] - 1 and not self.boosted[spot]
        self.used, self.paid, self.die[spot], self.boosted[spot] = True, 1, die, True

    def on_hit(self, player: int, column: int, card: int, damage: int) -> None:
        assert player == self.mover and damage == self.content.stars[card]
        self.hp[1 - player] = max(0, self.hp[1 - player] - damage)

    def on_duel(
        self, player: int, column: int, one: int, other: int, mine: int, theirs: int, lost: tuple[int, ...]
    ) -> None:
        """PAK-DUEL-02, PAK-DUEL-03, PAK-TYPE-01 to PAK-TYPE-09"""
        types, powers = self.content.types, self.content.powers
        wild = WILD in (types[one], types[other])
        assert player == self.mover
        assert mine == powers[one] + BONUS * (not wild and (types[one] + 1) % 3 == types[other])
        assert theirs == powers[other] + BONUS * (not wild and (types[other] + 1) % 3 == types[one])
        assert set(lost) == {
            card for card, ahead in ((one, mine > theirs), (other, theirs > mine)) if wild or not ahead
        }
        self.lost += lost

    def on_defeat(self, player: int, why: str) -> None:
        assert not self.ending and (why != "hp" or self.hp[player] == 0)
        self.ending, self.beaten = why, player

    # --- whether they agree

    def agree(self, g: MonsterPack) -> None:
        assert not self.lost and not self.paid
        assert (g.hp, g.die, g.boosted) == (self.hp, self.die, self.boosted)
        assert (g.turn, g.mover, g.boost_used) == (self.turn, self.mover, self.used)
        for seat in (0, 1):
            assert len(g.zones[f"hand/{seat}"]) <= HAND_SIZE
            for column in range(COLUMNS):
                spot = seat * COLUMNS + column
                assert len(g.zones[f"waiting/{seat}/{column}"]) <= 1 >= len(g.zones[f"active/{seat}/{column}"])
                if not g.zones[f"waiting/{seat}/{column}"]:
                    assert not g.die[spot] and not g.boosted[spot]


@cache
def played(seed: int) -> tuple[Match, Books]:
    options = {
        "format": ("standard", "short")[seed % 2],
        "adjacency": ("diagonal", "straight")[seed // 2 % 2],
        "summoning": ("compulsory", "optional")[seed // 4 % 2],
    }
    match = Match(PACK, SHIPPED, 2, seed, options, skip_single=False)
    books, heard, rng = Books(match.state), 0, Random(seed)
    while match.decision is not None:
        for event in match.events[heard:]:
            books.hear(event)
        heard = len(match.events)
        books.agree(match.state)
        match.answer(rng.choice(match.decision.options).key)
    for event in match.events[heard:]:
        books.hear(event)
    return match, books


def test_who_hears_what_is_told_can_keep_the_books_of_a_game() -> None:
    for seed in every(SEEDS):
        match, books = played(seed)
        g = match.state
        assert g.hp == books.hp and g.ending == (books.ending or "turns")
        assert g.winners == ((1 - books.beaten,) if books.ending else (0, 1))


def test_the_books_have_heard_all_that_can_be_said() -> None:
    heard = {word for seed in every(SEEDS) for word in played(seed)[1].seen}
    assert set(SAID) - heard <= {"no_summon"}
