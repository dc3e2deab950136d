"""Reasons in Monster Pontoon 21: the facts that speak for a choice, for those who may know them, and their words."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.pontoon_book import Page
from game.ai.reasons import Fact, in_100
from game.engine.words import counted
from game.rules.pontoon.abilities import Peeking, Picking, Using
from game.rules.pontoon.changes import Placing
from game.rules.pontoon.state import EQUIPMENT_OF, STARS_TO_WIN, Pontoon
from game.rules.pontoon.turn_move import Declaring

NEAR = 2  # stars that a hero close to victory lacks at most
CLOSE = 2  # steps from a number that count as close to it


def facts(g: Pontoon, page: Page, hero: int, key: str, eyes: int) -> list[Fact]:
    """What speaks for a hero's choosing that key. ValueError when the key is not offered."""
    at, about = g.question.option(key).at, g.about
    if isinstance(about, Declaring):
        found = of_hit(g, page, hero, eyes) if key == "hit" else of_stay(g, page, hero, eyes)
        return found if found else [stand(g, hero, eyes), *of_quest(g, hero)]
    if isinstance(about, Placing):
        return of_place(g, page, hero, about.card, key, eyes)
    if key == "leave":
        return [stand(g, hero, eyes), *of_quest(g, hero)]
    if isinstance(about, Using):
        card, sub = about.card, g.card(about.card).sub
        turns = sub is not None and sub != g.count(card)
        here = stand(g, hero, eyes)
        return [Fact("other_side", card, sub or 0, g.count(card)), here] if turns else [here, Fact("has_ability", card)]
    if isinstance(about, Picking) and isinstance(at, int):
        return [Fact("counts", at, g.count(at)), owned(g, hero, at), *of_quest(g, hero)]
    if isinstance(about, Peeking) and at in EQUIPMENT_OF:
        other = EQUIPMENT_OF.index(str(at))
        return [Fact("hides", other, g.crew(other)), *of_quest(g, hero)]
    return [stand(g, hero, eyes), *of_quest(g, hero)]


def stand(g: Pontoon, hero: int, eyes: int) -> Fact:
    """Where the party stands, with its Equipment for those who know it."""
    if knows(g, hero, eyes):
        return Fact("stands", hero, g.power(hero))
    return Fact("crew", hero, g.crew(hero))


# --- Hit and Stay


def of_hit(g: Pontoon, page: Page, hero: int, eyes: int) -> list[Fact]:
    """Odds that speak for one more companion, and why it is worth a risk."""
    weapons, tops = weapons_seen(g, hero, eyes), tops_seen(g, eyes)
    found, why = list[Fact](), of_quest(g, hero)
    now, after = fits(g, page, hero, weapons, tops)
    if len(weapons) == 1:
        found = known_hit(g, page, hero, weapons[0], tops)
    elif after > now:
        found = [Fact("odds_up", hero, after, now)]
    if not found and g.crew(hero) + min(map(g.count, weapons)) > max(page.lit):
        found = [Fact("too_strong")]
    if not found and page.target is None and max(page.lit) >= highest_possible(g, hero):
        found = [Fact("no_ceiling")]
    return [stand(g, hero, eyes), *found, *why] if found else [*why, stand(g, hero, eyes)]


def known_hit(g: Pontoon, page: Page, hero: int, weapon: int, tops: Sequence[int]) -> list[Fact]:
    """The same for who knows the party's power."""
    now = g.crew(hero) + g.count(weapon)
    better, _ = outcomes(g, page, hero, weapon, tops)
    if len(tops) == 1:
        return [Fact("next_is", hero, now + g.count(tops[0]))] if better else []
    if now not in page.lit:
        if better:
            return [Fact("lands", hero, better, len(tops))]
        lacks = min(page.lit) - now
        return [Fact("short_of", hero, lacks)] if tops and lacks > max(map(g.count, tops)) else []
    return [Fact("better", hero, better, len(tops))] if 2 * better > len(tops) else outdone(g, page, hero, weapon)


def outdone(g: Pontoon, page: Page, hero: int, weapon: int) -> list[Fact]:
    """The nearest power at which a party as large would beat this one, while others have not stayed."""
    now, companions, printed = g.crew(hero) + g.count(weapon), len(g.companions(hero)), g.card(weapon).power
    still = sum(not stayed for other, stayed in enumerate(g.stayed) if other != hero)
    score = page.scores[now, companions, printed]
    better = [power for power in page.lit if page.scores[power, companions, printed] > score]
    nearest = min(better, key=lambda power: (abs(power - now), power), default=None)
    return [Fact("outdone", hero, nearest, still)] if nearest is not None and still else []


def of_stay(g: Pontoon, page: Page, hero: int, eyes: int) -> list[Fact]:
    """Odds that speak against one more companion."""
    weapons, tops = weapons_seen(g, hero, eyes), tops_seen(g, eyes)
    if not g.zones["guild"]:
        return [Fact("guild_empty"), stand(g, hero, eyes)]
    here, why = stand(g, hero, eyes), of_others(g, hero)
    now, after = fits(g, page, hero, weapons, tops)
    if len(weapons) > 1:
        return [here, Fact("odds_down", hero, now, after)] if now > after else [*why, here]
    if found := turned(g, page, hero):
        return [here, *found, *why]
    power = g.crew(hero) + g.count(weapons[0])
    better, missed = outcomes(g, page, hero, weapons[0], tops)
    if not better:
        return [here, Fact("next_no_better" if len(tops) == 1 else "none_better", hero, len(tops)), *why]
    if power in page.lit and 2 * missed > len(tops):
        return [here, Fact("falls_out", hero, missed, len(tops)), *why]
    if 2 * better < len(tops):
        return [here, Fact("few_better", hero, better, len(tops)), *why]
    return [*why, here] if power not in page.lit else [here, Fact("inside", hero), *why]


def turned(g: Pontoon, page: Page, hero: int) -> list[Fact]:
    """An ability that comes with the Stay, and what it makes of the party, where that is better than before; nothing
    that is told may hang on cards which lie hidden, so not in the Battle either."""
    after = g.clone()
    after.news = None
    after.choose("stay")
    if (asked := after.decision) is None or asked.player != hero or not isinstance(asked.about, Using):
        return []
    after.take(asked.options[0])
    companions, printed, power = len(g.companions(hero)), g.card(g.weapon(hero)).power, after.power(hero)
    if (after.phase, after.zones["guild"], after.companions(hero)) != (g.phase, g.zones["guild"], g.companions(hero)):
        return []
    better = page.scores[power, companions, printed] > page.scores[g.power(hero), companions, printed]
    return [Fact("ability_makes", asked.about.card, power)] if better else []


def of_quest(g: Pontoon, hero: int) -> list[Fact]:
    """Why the quest is worth having, or worth keeping from a rival."""
    found, stars = list[Fact](), g.quest().stars
    if g.stars(hero) + stars >= STARS_TO_WIN:
        found.append(Fact("wins_game", hero, stars))
    for other in range(g.seats):
        if other != hero and g.stars(other) + stars >= STARS_TO_WIN:
            found.append(Fact("rival_wins", other, g.stars(other)))
    for other in range(g.seats):
        if other != hero and not found and 0 < STARS_TO_WIN - g.stars(other) <= NEAR:
            found.append(Fact("rival_near", other, STARS_TO_WIN - g.stars(other)))
    return [*found, Fact("stars", None, stars)]


def of_others(g: Pontoon, hero: int) -> list[Fact]:
    """What is to be seen of the others: who has stayed, and who is largest."""
    others = [other for other in range(g.seats) if other != hero]
    if all(g.stayed[other] for other in others):
        return [Fact("last_to_go", hero)]
    largest = max(others, key=g.crew)
    found = [Fact("ahead_of", largest, g.crew(hero) - g.crew(largest))] if g.crew(hero) > g.crew(largest) else []
    stayed = [other for other in others if g.stayed[other]]
    return [*found, *of_rival(g, stayed[0])] if stayed else [*found, Fact("goes_on", largest, g.crew(largest))]


def of_rival(g: Pontoon, other: int) -> list[Fact]:
    if g.stayed[other]:
        return [Fact("has_stayed", other, g.crew(other))]
    return [Fact("goes_on", other, g.crew(other))]


# --- abilities


def of_place(g: Pontoon, page: Page, hero: int, card: int, key: str, eyes: int) -> list[Fact]:
    """The looked-at card is named to those alone who know it."""
    if g.known[card] & eyes != eyes:
        return [Fact("looked_at", hero)]
    found = [Fact("counts", card, g.count(card))]
    weapons = weapons_seen(g, hero, eyes)
    if len(weapons) == 1:
        better, _ = outcomes(g, page, hero, weapons[0], [card])
        if key == "top" and better:
            found.append(Fact("next_is", hero, g.power(hero) + g.count(card)))
        elif key != "top" and not better:
            found.append(Fact("no_help", hero))
    return [*found, *of_quest(g, hero)]


def owned(g: Pontoon, hero: int, card: int) -> Fact:
    """Whose companion it is."""
    if not g.is_companion(card):
        return Fact("nobodys", card)
    other = g.owner(card)
    return Fact("own", other, g.crew(other)) if other == hero else Fact("of_rival", other, g.crew(other))


# --- what eyes know


def knows(g: Pontoon, hero: int, eyes: int) -> bool:
    """Whether all of these eyes know a hero's Equipment."""
    return g.viewers(g.weapon(hero), EQUIPMENT_OF[hero]) & eyes == eyes


def weapons_seen(g: Pontoon, hero: int, eyes: int) -> list[int]:
    """The Equipment this hero may hold, for all those eyes know."""
    if knows(g, hero, eyes):
        return [g.weapon(hero)]
    zones = ("armoury", *EQUIPMENT_OF[: g.seats])
    return [card for zone in zones for card in g.zones[zone] if g.viewers(card, zone) & eyes != eyes]


def tops_seen(g: Pontoon, eyes: int) -> list[int]:
    """The companions that may lie on top of the guild, for all those eyes know."""
    guild = g.zones["guild"]
    if guild and g.known[guild[-1]] & eyes == eyes:
        return guild[-1:]
    return [card for card in guild if g.known[card] & eyes != eyes]


def outcomes(g: Pontoon, page: Page, hero: int, weapon: int, tops: Sequence[int]) -> tuple[int, int]:
    """How many of those cards leave the party with a better score, and how many outside the quest, before any
    ability."""
    now, companions, printed = g.crew(hero) + g.count(weapon), len(g.companions(hero)), g.card(weapon).power
    after = [now + g.count(card) for card in tops]
    score = page.scores[now, companions, printed]
    better = sum(page.scores[power, companions + 1, printed] > score for power in after)
    return better, sum(power not in page.lit for power in after)


def fits(g: Pontoon, page: Page, hero: int, weapons: Sequence[int], tops: Sequence[int]) -> tuple[int, int]:
    """How often of 100 a party with hidden Equipment is good now, and with one more."""
    now = [g.crew(hero) + g.count(weapon) for weapon in weapons]
    after = [before + g.count(card) for before in now for card in tops]
    return share(now, page), share(after, page)


def share(powers: Sequence[int], page: Page) -> int:
    """How many of these powers are good, in hundredths; for "the closest" good means no more than CLOSE away."""
    good = [abs(p - page.target) <= CLOSE if page.target is not None else p in page.lit for p in powers]
    return in_100(sum(good) / max(1, len(good)))


def highest_possible(g: Pontoon, hero: int) -> int:
    """No card and no Equipment could bring the party's power above this with the next companion."""
    most = max(card.power for card in g.content.cards)
    return g.crew(hero) + 2 * most


# --- words


def words(g: Pontoon, page: Page, fact: Fact) -> str:
    """A fact as a clause. Seats count from 1."""
    n, m = fact.number, fact.more
    seat = f"seat {fact.of + 1}" if isinstance(fact.of, int) else ""
    card = g.content.name(fact.of) if fact.kind in CARDS and isinstance(fact.of, int) else ""
    return WORDS[fact.kind].format(
        n=n,
        m=m,
        seat=seat,
        card=card,
        wanted=wanted(page),
        stars=counted(n, "star"),
        s="" if n == 1 else "s",
        rivals=f"{counted(m, 'rival')} {'has' if m == 1 else 'have'}",
    )


def wanted(page: Page) -> str:
    """The condition in a few words."""
    condition = page.quest.condition
    if condition.range is not None:
        return f"{condition.range[0]} to {condition.range[1]}"
    if condition.exactly is not None:
        *some, last = map(str, condition.exactly)
        return "exactly " + (f"{', '.join(some)} or {last}" if some else last)
    if condition.at_most is not None:
        return f"at most {condition.at_most}"
    if condition.at_least is not None:
        return f"at least {condition.at_least}"
    return "any party" if page.target is None else f"the closest to {page.target}"


CARDS = {"other_side", "has_ability", "ability_makes", "counts", "nobodys"}
WORDS = {
    "stands": "the party stands at {n} where the quest wants {wanted}",
    "crew": "the companions count {n} beside a hidden Equipment where the quest wants {wanted}",
    "odds_up": "the odds of a fit rise from {m} to {n} in 100 with one more",
    "odds_down": "the odds of a fit fall from {n} to {m} in 100 with one more",
    "no_ceiling": "no next companion makes it too strong",
    "next_is": "the next companion is known and makes it {n}",
    "next_no_better": "the next companion is known and makes it no better",
    "no_help": "it would do this party no good",
    "lands": "{n} of {m} unseen cards land there",
    "better": "{n} of {m} unseen cards do better still",
    "outdone": "a party at {n} would beat it, and {rivals} not stayed",
    "too_strong": "only an ability could still make it fit",
    "short_of": "it still lacks {n}, more than any one card brings",
    "none_better": "none of {n} unseen cards would do better",
    "few_better": "only {n} of {m} unseen cards would do better",
    "falls_out": "{n} of {m} unseen cards would spoil it",
    "inside": "that is what is wanted",
    "guild_empty": "the guild is empty",
    "wins_game": "its {stars} would win the game",
    "rival_wins": "{seat} has {stars} and would win the game with it",
    "rival_near": "{seat} needs {n} more star{s} to win",
    "stars": "the quest brings {stars}",
    "last_to_go": "all the others have stayed",
    "ahead_of": "its companions count {n} more than those of {seat}",
    "has_stayed": "{seat} has stayed with companions that count {n}",
    "goes_on": "{seat} has companions that count {n} and has not stayed",
    "hides": "{seat} hides its Equipment behind companions that count {n}",
    "other_side": "{card} then counts {n} instead of {m}",
    "ability_makes": "{card} can then make it {n}",
    "has_ability": "{card} can be used now",
    "counts": "{card} counts {n}",
    "nobodys": "{card} is in no party",
    "own": "the own companions count {n}",
    "of_rival": "the companions of {seat} count {n}",
    "looked_at": "only the one who looked knows what lies there",
}
