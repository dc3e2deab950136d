"""Monster Pontoon 21, reasons: one sentence for a choice, made of facts that every seat of `eyes` knows."""

from __future__ import annotations

from game.ai.pontoon_book import Page
from game.rules.pontoon.abilities import Using
from game.rules.pontoon.changes import Placing
from game.rules.pontoon.state import EQUIPMENT_OF, Pontoon
from game.rules.pontoon.turn_move import Declaring


def reason(g: Pontoon, page: Page, hero: int, key: str, eyes: int) -> str:
    """Why a hero who is asked would choose that key. ValueError when the key is not offered."""
    at, about = g.question.option(key).at, g.about
    if isinstance(about, Declaring):
        return hit(g, page, hero, eyes) if key == "hit" else stay(g, page, hero, eyes)
    if isinstance(about, Placing):
        return place(g, about.card, key, eyes)
    if key == "leave":
        return f"{standing(g, hero, eyes)}, and the quest wants {wanted(page)}: better left as it is."
    if isinstance(about, Using):
        return use(g, page, about.card)
    if isinstance(at, int):
        return f"{g.content.name(at)} counts {g.count(at)}, and the quest wants {wanted(page)}."
    if at in EQUIPMENT_OF:
        other = EQUIPMENT_OF.index(at)
        return f"Seat {other + 1} shows {g.crew(other)}: its Equipment decides how far there is to go."
    return f"The quest wants {wanted(page)}."


def hit(g: Pontoon, page: Page, hero: int, eyes: int) -> str:
    want = f"{standing(g, hero, eyes)}, and the quest wants {wanted(page)}"
    weapons, tops = weapons_seen(g, hero, eyes), tops_seen(g, eyes)
    if len(weapons) > 1:
        return f"{want}: {fits(g, page, hero, weapons, tops)}."
    if len(tops) == 1:
        return f"{want}: the next companion is known and makes it {power(g, hero, weapons[0]) + g.count(tops[0])}."
    better = improving(g, page, hero, weapons[0], tops)
    now = power(g, hero, weapons[0])
    if not better and any(lit > now for lit in page.lit) and now not in page.lit:
        return f"{want}: it takes more than one card to get there."
    if not better:
        return f"{want}: a bold try, for no unseen card does better."
    inside = now in page.lit
    return f"{want}: {better} of {len(tops)} unseen cards {'do better still' if inside else 'land there'}."


def stay(g: Pontoon, page: Page, hero: int, eyes: int) -> str:
    want = f"{standing(g, hero, eyes)}, and the quest wants {wanted(page)}"
    weapons, tops = weapons_seen(g, hero, eyes), tops_seen(g, eyes)
    if not tops:
        return "The guild is empty, so there is nothing to do but stay."
    if len(weapons) > 1:
        return f"{want}: {fits(g, page, hero, weapons, tops)}."
    better = improving(g, page, hero, weapons[0], tops)
    if len(tops) == 1:
        return f"{want}: the next companion is known, and not worth it."
    few = "only " if 0 < 2 * better < len(tops) else ""
    return f"{want}: {few}{better or 'none'} of {len(tops)} unseen cards would do better."


def place(g: Pontoon, card: int, key: str, eyes: int) -> str:
    """The looked-at card is named to those alone who know it."""
    if g.known[card] & eyes != eyes:
        return "Only the one who looked knows what lies there."
    what = f"{g.content.name(card)} counts {g.count(card)}"
    return f"{what}: welcome to come next." if key == "top" else f"{what}: better out of the way."


def use(g: Pontoon, page: Page, card: int) -> str:
    name, sub = g.content.name(card), g.card(card).sub
    if sub is not None:
        return f"{name} then counts {sub} instead of {g.count(card)}, and the quest wants {wanted(page)}."
    return f"{name} may bring the party nearer: the quest wants {wanted(page)}."


def standing(g: Pontoon, hero: int, eyes: int) -> str:
    """Where the party stands, with its Equipment for those who know it."""
    weapon = g.weapon(hero)
    if g.viewers(weapon, EQUIPMENT_OF[hero]) & eyes == eyes:
        return f"The party stands at {g.power(hero)}"
    return f"The companions count {g.crew(hero)} beside a hidden Equipment"


def weapons_seen(g: Pontoon, hero: int, eyes: int) -> list[int]:
    """The Equipment this hero may hold, for all those eyes know."""
    weapon = g.weapon(hero)
    if g.viewers(weapon, EQUIPMENT_OF[hero]) & eyes == eyes:
        return [weapon]
    zones = ("armoury", *EQUIPMENT_OF[: g.seats])
    return [card for zone in zones for card in g.zones[zone] if g.viewers(card, zone) & eyes != eyes]


def tops_seen(g: Pontoon, eyes: int) -> list[int]:
    """The companions that may lie on top of the guild, for all those eyes know."""
    guild = g.zones["guild"]
    if guild and g.known[guild[-1]] & eyes == eyes:
        return guild[-1:]
    return [card for card in guild if g.known[card] & eyes != eyes]


def power(g: Pontoon, hero: int, weapon: int) -> int:
    return g.crew(hero) + g.count(weapon)


def improving(g: Pontoon, page: Page, hero: int, weapon: int, tops: list[int]) -> int:
    """How many of those cards leave the party with a better score, before any ability."""
    now, companions = power(g, hero, weapon), len(g.companions(hero))
    return sum(page.scores[now + g.count(card), companions + 1] > page.scores[now, companions] for card in tops)


def fits(g: Pontoon, page: Page, hero: int, weapons: list[int], tops: list[int]) -> str:
    """The odds of a party with hidden Equipment, now and with one more."""
    now = [power(g, hero, weapon) for weapon in weapons]
    after = [before + g.count(card) for before in now for card in tops]
    return f"it fits with a chance of {percent(now, page)} now and {percent(after, page)} with one more"


def percent(powers: list[int], page: Page) -> str:
    """How many of these powers are good, in hundredths; for "the closest" good means no more than 2 away."""
    good = [abs(p - page.target) <= 2 if page.target is not None else p in page.lit for p in powers]
    return f"{round(100 * sum(good) / max(1, len(good)))} %"


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
    target = page.target
    return "any party" if target is None else f"the closest to {target}"
