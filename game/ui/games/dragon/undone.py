"""undone: what useful thing a choice would leave undone in Dragon Attack!: gold or help refused, a roll let go."""

from __future__ import annotations

from game.engine.words import counted, listed
from game.rules.dragon.battle import Looting, lootable
from game.rules.dragon.meeting import Stepping
from game.rules.dragon.movement import Walking, way
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.state import DOWN, FRONT_OF, UP, Dragon

SINGLE = ("boat", "slayer")  # of these a second one is of no use


def left_undone(g: Dragon, key: str) -> str:
    """One sentence, "" when nothing is left that is clearly worth it. All of it lies open."""
    assert g.decision is not None
    hero = g.decision.player
    match g.about, key:
        case Walking(), "stay":
            return of_steps(g, hero)
        case Searching(), "leave":
            return of_seen(g, hero)
        case Finding(card=card), "leave":
            return f"{named(g, card)} would lie here for the next who comes." if useful(g, hero, card) else ""
        case Looting(loser=loser), "done":
            left = [named(g, card) for card in lootable(g, hero, loser) if useful(g, hero, card)]
            return f"You can still take {listed(left)}." if left else ""
        case Stepping(), "stay":
            beside = any(option.at == f"hex/{g.space(g.home(hero)).key}" for option in g.decision.options)
            return (
                f"Home is one step away: your {g.gold(hero)} gold would be safe there."
                if (beside and g.gold(hero) and g.at[hero] != g.home(hero))
                else ""
            )
    return ""


def of_steps(g: Dragon, hero: int) -> str:
    """Staying where nothing happens, with something in reach. Who guards the palace stays for a reason."""
    here, home = g.at[hero], g.home(hero)
    if here in g.spots or here == g.lair() or g.here(hero) or here == g.kingdom.path[-1]:
        return ""
    assert g.decision is not None
    reach = [g.kingdom.by_key[option.key] for option in g.decision.options if option.key != "stay"]
    if home in reach and g.gold(hero):
        return f"Your {g.gold(hero)} gold would be safe at home, {counted(len(way(g, hero, home)), 'step')} away."
    if here == home and g.gold(hero):
        return ""
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
    if not worth:
        return ""
    near = min(len(way(g, hero, space)) for space in worth)
    return (
        f"A counter that can be searched lies {counted(near, 'step')} away."
        if len(worth) == 1
        else f"{len(worth)} spaces that can be searched are in reach, the nearest {counted(near, 'step')} away."
    )


def of_seen(g: Dragon, hero: int) -> str:
    """Counters that all have seen, none of them a monster: what a search would bring is sure. Who plays from memory is
    told nothing."""
    slots = g.slots(g.at[hero], DOWN)
    cards = [g.zones["map"][slot] for slot in slots]
    if g.show_seen == "off" or not all(map(g.seen, slots)) or any(g.content.kinds[card] == "monster" for card in cards):
        return ""
    good = [named(g, card) for card in cards if useful(g, hero, card)]
    return f"You can still take {listed(good)}: all have seen it." if good else ""


def useful(g: Dragon, hero: int, card: int) -> bool:
    """Whether the hero gains by having this counter in front."""
    kind = g.content.kinds[card]
    if kind in SINGLE:
        return all(g.content.kinds[mine] != kind for mine in g.zones[FRONT_OF[hero]])
    return kind == "gold" or kind == "character" and g.can_join(hero, card)


def named(g: Dragon, card: int) -> str:
    points = g.content.points[card]
    return g.content.name(card) + (f" ({points})" if points else "")
