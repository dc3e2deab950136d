"""One round of Monster Pontoon 21 that is imagined alone, again and again: what stays the same in it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import ClassVar, Self

from game.ai.mind import ended
from game.ai.pontoon_book import Book, Page, Stand
from game.ai.pontoon_race import AFTER, Race, race_of
from game.ai.pontoon_weapons import WEAKEST
from game.engine.agenda import Option, player_of, verb_of
from game.engine.memo import Memo
from game.rules.pontoon.battle import Undecided, take_quest
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, STARS_TO_WIN, Pontoon

KEPT = 2000  # answers: some 3 MB
MUCH = 3  # stars of a clear victory


class Alike:
    """How abilities were best used that brought no further card: then it makes no difference which cards are left."""

    __slots__ = ("answers", "drew")

    def __init__(self) -> None:
        self.drew = False  # a card that made a difference
        self.answers = dict[Hashable, int]()  # the place among the options, by `mark_of`

    def keep(self, mark: Hashable, place: int) -> None:
        if len(self.answers) >= KEPT:
            self.answers.clear()
        self.answers[mark] = place


class LoneRound(Undecided):
    """A world in which no more is imagined than the round, again and again."""

    SHARED: ClassVar[frozenset[str]] = Pontoon.SHARED | {"race", "page", "alike"}

    race: Race
    page: Page
    alike: Alike

    @classmethod
    def of(cls, g: Pontoon, page: Page) -> Self:
        """The round of a game, or of such a world, whose quest has that page."""
        return cls.imagined(g, race=race_of(g), page=page, alike=Alike())

    def worth(self, seat: int) -> float:
        """What the round has come to for a seat, 0..1, where the world stands still."""
        won = verb_of(self.agenda[-1]) == WINS
        return OUTCOMES[self.race, player_of(self.agenda[-1]) if won else None][seat]


WINS: str = take_quest.name  # type: ignore[attr-defined]


def outcome(asked: tuple[Race, int | None]) -> Sequence[float]:
    """What a round comes to by seat when a hero takes its quest, or nobody does."""
    race, winner = asked
    stars = [held + race.played * (hero == winner) for hero, held in enumerate(race.stars)]
    over = winner is not None and (stars[winner] >= STARS_TO_WIN or not (sum(race.left) or race.last))
    if not over:
        return AFTER[asked]
    winners = [hero for hero, held in enumerate(stars) if held == max(stars)]
    return [ended(winners, seat, stars, MUCH) for seat in range(len(stars))]


OUTCOMES: Memo[tuple[Race, int | None], Sequence[float]] = Memo(outcome, 5000)


def mark_of(g: LoneRound) -> Hashable:
    """All that tells what an ability comes to at a moment of a round, but for the cards that are left."""
    zones, heroes = g.zones, COMPANIONS_OF[: g.seats]
    lying = [(*zones[companions],) for companions in heroes]
    return g.asked, *g.agenda, *lying, *g.base, *g.bonus, *g.turned, standing(g, g.page), bool(zones["guild"])


def branches(world: LoneRound, options: Sequence[Option]) -> Iterator[LoneRound]:
    """What becomes of a world with each of the options: of copies, and of the world itself with the last. It is told
    of a card that was drawn."""
    guild = world.zones["guild"][:]
    for option in options:
        branch = world if option is options[-1] else world.clone()
        branch.take(option)
        if guild and branch.zones["guild"][-len(guild) :] != guild:
            branch.alike.drew = True
        yield branch


def standing(g: Pontoon, page: Page) -> tuple[Stand, ...]:
    """How each hero stands."""
    return tuple([stand_of(g, page.book, hero) for hero in range(g.seats)])


def stand_of(g: Pontoon, book: Book, hero: int) -> Stand:
    """How one hero stands."""
    base, bonus, monster, crew, monsters = g.base, g.bonus, book.monsters, 0, 0
    weapon, companions = g.zones[EQUIPMENT_OF[hero]][0], g.zones[COMPANIONS_OF[hero]]
    for card in companions:
        power = base[card] + bonus[card]
        if power > 0:
            crew += power
        if monster[card]:
            monsters += 1
    many, mark = len(companions), 0
    if many and weapon in book.looking:
        printed = book.weapons[weapon]
        mark = printed.mark(many, monsters, min(map(g.count, companions)) if printed.looks == WEAKEST else 0)
    mixed = 0 < monsters < many
    return weapon, g.known[weapon], (crew, many, mark), 1 if mixed else monsters, g.stayed[hero]
