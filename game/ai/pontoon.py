"""Monster Pontoon 21 for computers: what a position is worth, a sensible choice, and reasons in words."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from weakref import WeakKeyDictionary

from game.ai.mind import Mind, TooMany, ended
from game.ai.pontoon_armed import MISSED
from game.ai.pontoon_book import Book, Page
from game.ai.pontoon_deeds import deeds_of
from game.ai.pontoon_last_word import has_the_last_word, last_words, worlds_ahead
from game.ai.pontoon_race import AFTER, race_of
from game.ai.pontoon_reasons import facts, words
from game.ai.pontoon_round import MUCH, OUTCOMES, LoneRound, branches, mark_of, stand_of, standing
from game.ai.reasons import Fact
from game.engine.agenda import Option
from game.rules.pontoon.abilities import Peeking
from game.rules.pontoon.cards import MONSTER, Content
from game.rules.pontoon.changes import Placing
from game.rules.pontoon.state import Pontoon
from game.rules.pontoon.turn_move import Declaring
from game.rules.pontoon.words import PHRASES

SMALL = 3  # worlds that are reckoned out in the time of a state that leads on
BY_BOOK = (Declaring, Placing, Peeking)  # what comes of these shows only later
FEW = 2  # heroes among whom the same moments come again and again
EXACT = 9  # digits of a worth that tell one from another: those behind come of the order of adding up
LINES = 8  # of answers to abilities asked about one after the other that are looked into


class PontoonMind(Mind):
    """The judgement of a player of Monster Pontoon 21."""

    horizon = 24  # a round of four heroes with their abilities
    phrases = PHRASES
    flat = True  # the book plays on better than a tree with few visits

    def __init__(self) -> None:
        self._books: WeakKeyDictionary[Content, Book] = WeakKeyDictionary()

    def worth(self, g: Pontoon, seat: int) -> float:
        """The race for stars, over whoever may win the quest that is being played for."""
        if g.winners is not None:
            return ended(g.winners, seat, [g.stars(hero) for hero in range(g.seats)], MUCH)
        if isinstance(g, LoneRound):
            if g.decision is None:
                return g.worth(seat)
            race = g.race
        else:
            race = race_of(g)
        shares = self.shares(g)
        worth = max(0.0, 1 - sum(shares)) * AFTER[race, None][seat]
        for hero, share in enumerate(shares):
            if share:
                worth += share * AFTER[race, hero][seat]
        return min(1.0, worth)

    def shares(self, g: Pontoon) -> Sequence[float]:
        """Each hero's chance to win the quest in play, adding up to 1 at most; none where a round is yet as open to one
        as to another."""
        page = self.page(g)
        if g.phase != "battle":
            return page.shares[standing(g, page)]
        winner = self.winner(g, page)
        return [float(hero == winner) for hero in range(g.seats)]

    def winner(self, g: Pontoon, page: Page) -> int | None:
        """Who takes the quest as the Battle goes; Equipment that lies face down, or is asked about, counts what its
        hero likes best."""
        scores = [
            page.best(stand)
            if hero == g.question.player or g.known[stand[0]] != g.everyone
            else page.score(stand, g.power(hero))
            for hero, stand in enumerate(standing(g, page))
        ]
        best = max(g.clockwise(g.starting), key=scores.__getitem__)
        return best if scores[best] != MISSED else None

    def page(self, g: Pontoon) -> Page:
        """The book's page for the quest in play."""
        if isinstance(g, LoneRound):
            return g.page
        book = self._books.get(g.content)
        if book is None:  # the same cards read again, by the next game, share their book
            same = (
                found
                for cards, found in self._books.items()
                if cards.cards == g.content.cards and cards.quests == g.content.quests
            )
            book = self._books[g.content] = next(same, None) or Book(g.content)
        return book.page(g.zones["quest"][0])

    def stretch(self, g: Pontoon) -> int:
        return g.round

    def information_set(self, g: Pontoon) -> Hashable:
        hero = g.question.player
        return hero, g.question.options[0].key, g.power(hero), *(g.crew(other) for other in range(g.seats))

    def narrowed(self, g: Pontoon) -> LoneRound:
        return g.clone() if isinstance(g, LoneRound) else LoneRound.of(g, self.page(g))

    def policy(self, g: Pontoon) -> Option | None:
        """Hit and Stay by the book; of an ability's choices the one that is worth most with those that come of it."""
        return self.by_book(g) if isinstance(g.about, BY_BOOK) else self.best_use(self.narrowed(g))[0]

    def play_on(self, world: Pontoon) -> bool:
        """The world after an ability's best use has been looked into already."""
        if isinstance(world.about, BY_BOOK) or not isinstance(world, LoneRound):
            return super().play_on(world)
        option, branch = self.best_use(world)
        if branch is None:
            world.take(option)
        else:
            world.become(branch)
        return True

    def by_book(self, g: Pontoon) -> Option | None:
        """What the book says of Hit and Stay; it says nothing of what shows only later."""
        hero, _, options, _, _, about = g.question
        if not isinstance(about, Declaring):
            return None
        if not about.may_hit:
            return options[0]
        top = g.zones["guild"][-1]
        joins = (g.base[top], g.card(top).type == MONSTER) if g.known[top] >> hero & 1 else None
        page = self.page(g)
        return options[0 if page.calls[standing(g, page), hero, joins] else 1]

    def best_use(self, world: LoneRound) -> tuple[Option, LoneRound | None]:
        """Of an ability's choices the one that is worth most with those that come of it, and what becomes of the world,
        which is used up; None, and nothing was changed, where the choice is known from before. No choice is worth more
        than to take the quest. Of those worth the same the one with which the party does best by the quest: the book
        may take all for lost where a rival yet goes astray."""
        hero, options, alike = world.question.player, world.question.options, world.alike
        mark = mark_of(world) if world.seats <= FEW else None
        if mark is not None and (place := alike.answers.get(mark)) is not None:
            return options[place], None
        alike.drew, most, best, beyond = False, -1.0, 0, world
        ceiling = OUTCOMES[world.race, hero][hero]
        for place, branch in enumerate(branches(world, options)):
            worth = round(self.outlook(branch, hero, LINES // len(options)), EXACT)
            if worth > most or worth == most and score(branch, hero) > score(beyond, hero):
                most, best, beyond = worth, place, branch
                if worth >= ceiling:
                    break
        if mark is not None and not alike.drew:
            alike.keep(mark, best)
        return options[best], beyond

    def outlook(self, world: LoneRound, hero: int, lines: int) -> float:
        """What a world is worth to a hero with the best use of all the abilities that are asked about next, as far
        as so many lines of answers show it."""
        asked = world.decision
        if asked is None or asked.player != hero or lines < 2 or isinstance(asked.about, BY_BOOK):
            return self.worth(world, hero)
        return max(
            [self.outlook(one, hero, lines // len(asked.options)) for one in branches(world.clone(), asked.options)]
        )

    def ends(self, g: Pontoon, most: int) -> dict[str, float]:
        """Of a Hit and a Stay when the only rival has stayed; rounds to come are as open to one as to another."""
        most *= SMALL
        try:
            return last_words(g, self, most) if has_the_last_word(g) and worlds_ahead(g) <= most // 2 else {}
        except TooMany:
            return {}

    def plausible(self, g: Pontoon, seat: int) -> float:
        """How well the Equipment imagined for the others fits the Hits and Stays they have made, 0..1."""
        chance, page = 1.0, self.page(g)
        if g.phase != "preparation":
            for hero in range(g.seats):
                weapon = g.weapon(hero)
                if hero != seat and not g.known[weapon] >> seat & 1:
                    chance *= page.fits[deeds_of(g, hero)][weapon]
        return chance

    def facts(self, g: Pontoon, seat: int, key: str, eyes: int) -> list[Fact]:
        return facts(g, self.page(g), seat, key, eyes)

    def words(self, g: Pontoon, fact: Fact) -> str:
        return words(g, self.page(g), fact)


def score(world: LoneRound, hero: int) -> int:
    """The best score by the quest that a hero's party can have as it lies."""
    return world.page.best(stand_of(world, world.page.book, hero))
