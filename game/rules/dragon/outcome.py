"""Dragon Attack!, outcome: what a choice brings at once, by the verbs that will bring it, and what is clearly worth
having that it would leave: all of it from what everybody knows."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import VERBS
from game.rules.dragon.battle import Looting, dragon_dice, lootable, take_all
from game.rules.dragon.meeting import Bargaining, Stepping
from game.rules.dragon.movement import Walking, way
from game.rules.dragon.odds import dragon_run, unseen
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.state import DOWN, FRONT_OF, UP, Dragon
from game.rules.dragon.throws import SIDES, kill_chance

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


class Held(NamedTuple):
    """What a party is worth: gold in front, dice that it throws, and whether there are a boat and a Slayer."""

    gold: int
    dice: int
    boat: bool
    slayer: bool


class Promise(NamedTuple):
    """How likely, 0..1, any counter that lies face down is of use to a hero, and the first is a character who joins."""

    useful: float
    joins: float


def done(g: Dragon, key: str) -> Dragon:
    """The game after the first step of an answer alone: what it does at once, before anybody is asked or rolls."""
    world = g.clone()
    world.news, world.decision = None, None
    verb, player, *about = g.question.option(key).steps[0]
    VERBS[verb](world, player, *about)
    return world


def held(g: Dragon, hero: int) -> Held:
    return Held(g.gold(hero), g.party(hero), g.owns(hero, "boat"), g.owns(hero, "slayer"))


def agreed(g: Dragon, key: str) -> Dragon | None:
    """The game once all agree on the offer that an answer makes, changes or takes; None where it makes none."""
    if isinstance(g.about, Bargaining) and key != "offer":
        world = g.clone()
        world.news = None
        world.choose(key)
        offers = any(option.key == "offer" for option in world.question.options)
        return agreed(world, "offer") if offers else None
    if key == "offer":
        world = g.clone()
        world.news = None
        world.choose(key)
        return done(world, "agree")
    return done(g, key)


def spoils(g: Dragon, winner: int, loser: int) -> list[int]:
    """The counters that a hero may take from another who has lost."""
    return lootable(g, winner, loser)


def looted(g: Dragon, winner: int, loser: int) -> Dragon:
    """The game once it has taken them all."""
    world = g.clone()
    world.news = None
    take_all(world, winner, loser)
    return world


def promise(g: Dragon, hero: int, space: int) -> Promise:
    """Of a search there, as everybody can know it."""
    hidden, slots = unseen(g), g.slots(space, DOWN)
    idle = sum(not useful(g, hero, card) for card in hidden)
    useless, drawn = 1.0, 0  # the chance that nothing is of use, and how many that nobody has seen lie there
    for slot in slots:
        if g.seen(slot):
            useless *= not useful(g, hero, g.zones["map"][slot])
        else:
            useless, drawn = useless * max(0, idle - drawn) / (len(hidden) - drawn), drawn + 1
    first = [g.zones["map"][slots[0]]] if g.seen(slots[0]) else hidden
    joins = sum(g.content.kinds[card] == "character" and useful(g, hero, card) for card in first)
    return Promise(1 - useless, joins / len(first))


def steps_home(g: Dragon, hero: int) -> int:
    """Steps over land from where a hero stands to its starting point, with nothing in the way."""
    first = g.kingdom.first
    return g.kingdom.distances[g.at[hero] - first][g.home(hero) - first]


def slays(g: Dragon, hero: int) -> float:
    """The chance of a hero to slay the Dragon as it is now, 0..1."""
    return kill_chance(dragon_dice(g, hero), g.strengths)


def others_stand(g: Dragon, hero: int, fought: bool = False) -> float:
    """The chance that somebody who is asked after this hero slays the Dragon at the palace, 0..1; `fought`: once this
    one has fought and lost, which may have cost the Dragon some of its counters (DRA-R41)."""
    order = g.clockwise(g.active)
    left = [other for other in order[order.index(hero) + 1 :] if g.at[other] == g.lair()]
    if not left or not fought:
        return dragon_run(g, left, moved=False).win if left else 0.0
    own = slays(g, hero)
    return (dragon_run(g, [hero, *left], moved=False).win - own) / (1 - own)


def near_start(g: Dragon, hero: int) -> int:
    """How many counters the longest roll reaches from the starting point of a hero that can be picked."""
    kingdom = g.kingdom
    row = kingdom.distances[kingdom.starts[hero] - kingdom.first]
    return sum(row[space - kingdom.first] <= SIDES for space in g.spots)
