"""Monster Pontoon 21 for computers: what a position is worth, a sensible choice, and reasons in words."""

from __future__ import annotations

from collections.abc import Hashable
from weakref import WeakKeyDictionary

from game.ai.mind import Mind, TooMany, ended
from game.ai.pontoon_book import MOST, UNLIKELY, Book, Page, Prospect, Rival
from game.ai.pontoon_last_word import has_the_last_word, last_words, worlds_ahead
from game.ai.pontoon_race import race, races
from game.ai.pontoon_reasons import facts, words
from game.ai.reasons import Fact
from game.engine.agenda import Option
from game.rules.pontoon.abilities import Peeking
from game.rules.pontoon.cards import Content
from game.rules.pontoon.changes import Placing
from game.rules.pontoon.quests import best_of, meets
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, Pontoon
from game.rules.pontoon.turn_move import Declaring

new = tuple.__new__  # of a NamedTuple: in half the time, where very many are made


MUCH = 3  # stars of a clear victory
SMALL = 3  # worlds that are reckoned out in the time of a state that leads on
LATER = (Placing, Peeking)  # what comes of these shows only later
LINES = 8  # of answers to abilities asked about one after the other that are looked into


class PontoonMind(Mind):
    """The judgement of a player of Monster Pontoon 21."""

    horizon = 24  # a round of four heroes with their abilities
    flat = True  # the book plays on better than a tree with few visits

    def __init__(self) -> None:
        self._books: WeakKeyDictionary[Content, Book] = WeakKeyDictionary()

    def worth(self, g: Pontoon, seat: int) -> float:
        """The race for stars, over whoever may win the quest that is being played for."""
        if g.winners is not None:
            return ended(g.winners, seat, [g.stars(hero) for hero in range(g.seats)], MUCH)
        if fresh(g):
            return race(g)[seat]
        shares = self.shares(g)
        winners = [hero for hero, share in enumerate(shares) if share]
        nobody, *won = races(g, [None, *winners])
        worth = max(0.0, 1 - sum(shares)) * nobody[seat]
        for hero, chances in zip(winners, won):
            worth += shares[hero] * chances[seat]
        return min(1.0, worth)

    def shares(self, g: Pontoon) -> list[float]:
        """Each hero's chance to win the quest in play, adding up to 1 at most."""
        if g.phase == "battle":
            able = [hero for hero in g.clockwise(g.starting) if meets(g, g.quest(), hero)]
            winner = best_of(g, g.quest(), able)[0] if able else None
            return [float(hero == winner) for hero in range(g.seats)]
        chances = [self.chance(g, hero) for hero in range(g.seats)]
        whole = max(1.0, sum(chances))
        return [chance / whole for chance in chances]

    def chance(self, g: Pontoon, hero: int) -> float:
        """A hero's chance to win the quest in play, for all that this hero knows of the others."""
        prospect, crew, companions = self.prospect(g, hero), g.crew(hero), len(g.companions(hero))
        return prospect.stay(crew, companions) if g.stayed[hero] else prospect.value(crew, companions)

    def prospect(self, g: Pontoon, hero: int) -> Prospect:
        """How a hero stands, for all that this hero knows of the others."""
        rivals, zones, known = [], g.zones, g.known
        for other in range(g.seats):
            if other != hero:
                weapon = zones[EQUIPMENT_OF[other]][0]
                seen = weapon if known[weapon] >> hero & 1 else None
                companions = len(zones[COMPANIONS_OF[other]])
                rivals.append(new(Rival, (seen, g.crew(other), companions, g.stayed[other])))
        return self.page(g).prospects[zones[EQUIPMENT_OF[hero]][0], tuple(rivals)]

    def page(self, g: Pontoon) -> Page:
        """The book's page for the quest in play."""
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

    def policy(self, g: Pontoon) -> Option | None:
        """Hit and Stay by the book; of an ability's choices the one that is worth most with those that come of it."""
        hero, options = g.question.player, g.question.options
        if isinstance(g.about, Declaring) and g.about.may_hit:
            prospect, crew, companions = self.prospect(g, hero), g.crew(hero), len(g.companions(hero))
            top = g.zones["guild"][-1]
            if g.known[top] >> hero & 1:
                hit = prospect.value(crew + g.base[top], companions + 1)
            else:
                hit = prospect.hit(crew, companions)
            return options[0 if hit > prospect.stay(crew, companions) else 1]
        if isinstance(g.about, LATER):
            return None
        best, most = None, -1.0
        for option in options:
            worth = self.outlook(g, option, hero, LINES // len(options))
            if worth > most:
                best, most = option, worth
        return best

    def outlook(self, g: Pontoon, option: Option, hero: int, lines: int) -> float:
        """What an option is worth to a hero with the best use of all the abilities that are asked about next, as far
        as so many lines of answers show it."""
        world = g.clone()
        world.take(option)
        asked = world.decision
        if asked is None or asked.player != hero or lines < 2 or isinstance(asked.about, (Declaring, *LATER)):
            return self.worth(world, hero)
        return max(self.outlook(world, one, hero, lines // len(asked.options)) for one in asked.options)

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
        if g.phase == "turn_move":
            for hero in range(g.seats):
                if hero != seat and not g.known[g.weapon(hero)] >> seat & 1:
                    chance *= fit(page, g, hero)
        return chance

    def facts(self, g: Pontoon, seat: int, key: str, eyes: int) -> list[Fact]:
        return facts(g, self.page(g), seat, key, eyes)

    def words(self, g: Pontoon, fact: Fact) -> str:
        return words(g, self.page(g), fact)


def fresh(g: Pontoon) -> bool:
    """Whether nobody has chosen anything in this round: then it is as open to one as to another."""
    return not any(g.stayed) and all(len(g.companions(hero)) == 1 for hero in range(g.seats))


def fit(page: Page, g: Pontoon, hero: int) -> float:
    """How well a hero's Equipment fits each Hit and the Stay, by the book."""
    weapon, crew, chance = g.weapon(hero), 0, 1.0
    joined = g.companions(hero)
    for companions, card in enumerate(joined, start=1):
        crew += g.count(card)
        last = companions == len(joined)
        if companions < MOST and (not last or g.stayed[hero]):
            if page.would_hit(weapon, crew, companions) == last:
                chance *= UNLIKELY
    return chance
