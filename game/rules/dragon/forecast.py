"""Dragon Attack!, forecast: what is clearly worth having that a choice would leave. All of it lies open."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.dragon.battle import Looting, lootable
from game.rules.dragon.meeting import Stepping
from game.rules.dragon.movement import Walking, way
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.state import DOWN, FRONT_OF, UP, Dragon

SINGLE = ("boat", "slayer")  # of these a second one is of no use


class Home(NamedTuple):
    """The gold in front of the hero would be safe at home, so many steps away."""

    gold: int
    steps: int


class Places(NamedTuple):
    """So many spaces that can be searched are in reach, the nearest of them so many steps away."""

    spaces: int
    steps: int


class Lying(NamedTuple):
    """Counters that the hero could have in front."""

    cards: tuple[int, ...]


def left(g: Dragon, key: str) -> Home | Places | Lying | None:
    """What a choice leaves; None when it is nothing that is clearly worth it."""
    hero = g.question.player
    match g.about, key:
        case Walking(), "stay":
            return by_staying(g, hero)
        case Searching(), "leave":
            return useful_ones(g, hero, seen_by_all(g, hero))
        case Finding(card=card), "leave":
            return useful_ones(g, hero, [card])
        case Looting(loser=loser), "done":
            return useful_ones(g, hero, lootable(g, hero, loser))
        case Stepping(), "stay":
            beside = any(option.at == f"hex/{g.space(g.home(hero)).key}" for option in g.question.options)
            return Home(g.gold(hero), 1) if beside and g.gold(hero) and g.at[hero] != g.home(hero) else None
    return None


def by_staying(g: Dragon, hero: int) -> Home | Places | None:
    """Staying where nothing happens, with something in reach. Who guards the palace stays for a reason."""
    here, home = g.at[hero], g.home(hero)
    if here in g.spots or here == g.lair() or g.here(hero) or here == g.kingdom.path[-1]:
        return None
    reach = [g.kingdom.by_key[option.key] for option in g.question.options if option.key != "stay"]
    if home in reach and g.gold(hero):
        return Home(g.gold(hero), len(way(g, hero, home)))
    if here == home and g.gold(hero):
        return None
    worth = [
        space
        for space in reach
        if space != g.lair()
        and not g.slots(space, UP)
        and any(
            not g.seen(slot) or g.show_seen == "off" or useful(g, hero, g.zones["map"][slot])
            for slot in g.slots(space, DOWN)
        )
    ]
    return Places(len(worth), min(len(way(g, hero, space)) for space in worth)) if worth else None


def seen_by_all(g: Dragon, hero: int) -> list[int]:
    """Counters that all have seen, none of them a monster: what a search would bring is sure. Who plays from memory is
    told nothing."""
    slots = g.slots(g.at[hero], DOWN)
    cards = [g.zones["map"][slot] for slot in slots]
    unsure = g.show_seen == "off" or not all(map(g.seen, slots))
    return [] if unsure or any(g.content.kinds[card] == "monster" for card in cards) else cards


def useful_ones(g: Dragon, hero: int, cards: list[int]) -> Lying | None:
    found = tuple(card for card in cards if useful(g, hero, card))
    return Lying(found) if found else None


def useful(g: Dragon, hero: int, card: int) -> bool:
    """Whether the hero gains by having this counter in front."""
    kind = g.content.kinds[card]
    if kind in SINGLE:
        return all(g.content.kinds[mine] != kind for mine in g.zones[FRONT_OF[hero]])
    return kind == "gold" or kind == "character" and g.can_join(hero, card)
