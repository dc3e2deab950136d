"""Dragon Attack!, outcome: what a choice brings at once, from what everybody knows, by the verbs that will bring it."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import VERBS
from game.rules.dragon.battle import dragon_dice, lootable, take_all
from game.rules.dragon.forecast import useful
from game.rules.dragon.meeting import Bargaining
from game.rules.dragon.odds import dragon_run, unseen
from game.rules.dragon.state import DOWN, Dragon
from game.rules.dragon.throws import SIDES, kill_chance


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
