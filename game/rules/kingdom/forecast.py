"""Dungeon & Kingdom, forecast: which Monsters would raid after a cut, what is still of use, and what is thrown away."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.engine.agenda import Option
from game.engine.events import Asked, Chose, Moved, Said, Shuffled
from game.rules.kingdom.action import Using
from game.rules.kingdom.cutting import lines_of
from game.rules.kingdom.deeds import Guiding, Looting, Placing, Riding
from game.rules.kingdom.powers import Devouring
from game.rules.kingdom.resolve import Controlling, Resolving
from game.rules.kingdom.state import ARRAY_OF, MATRIX, SIDES, SLOTS, TREASURY_OF, Kingdom

IDLE = ("deed", "control", "twice", "nothing", "stuck")  # what is told though nothing comes of it
LOOKED = 200  # positions that are looked into for what could be beaten
QUESTIONS = 60  # more than any hand above its limit and any row of hungry Monsters make


class Raids(NamedTuple):
    """Monsters that lie in wait, and the points that they take from a player who lets all of them be. `fed`: how many
    of them get points; the others leave."""

    monsters: tuple[int, ...]
    fed: int
    cost: int


def raids(g: Kingdom, key: str) -> Raids | None:
    """What comes of a cut, or of Done after it, where no Monster is beaten or controlled any more; None for any other
    choice. Played on a copy by the rules themselves, up to the raid."""
    if not (isinstance(g.about, Using) and key.startswith("cut") or isinstance(g.about, Resolving) and key == "done"):
        return None
    world = g.clone()
    world.news = []
    world.choose(key)
    if isinstance(world.about, Resolving):
        lying = waiting(world)
        world.choose("done")
    else:
        lying = waiting(g)
    for _ in range(QUESTIONS):
        if world.decision is None or done(world):
            break
        world.take(world.decision.options[0])
    paid = [int(event.about[1]) for event in world.news or () if isinstance(event, Said) and event.what == "raid"]
    return Raids(lying, len(paid), sum(paid))


class Prey(NamedTuple):
    """Monsters that could be beaten after a cut, and the most points that beating them, one after the other, brings."""

    monsters: tuple[int, ...]
    points: int


def prey(g: Kingdom, key: str) -> Prey | None:
    """What could be beaten after a cut with what one has, whichever way it is paid for and before any deed; None for
    any other choice. Played on copies by the rules themselves."""
    if not (isinstance(g.about, Using) and key.startswith("cut") and g.decision is not None):
        return None
    player, before, found, most = g.decision.player, g.reserve[g.decision.player], dict[int, None](), 0
    first = g.clone()
    first.news = None
    first.choose(key)
    worlds, looked = [first], 0
    while worlds and looked < LOOKED:
        world, looked = worlds.pop(), looked + 1
        if world.decision is None or world.decision.player != player:
            continue
        choosing = isinstance(world.about, Resolving)
        most = max(most, world.reserve[player] - before) if choosing else most
        for option in world.decision.options:
            if choosing and not option.key.startswith("fight:"):
                continue
            if choosing:
                found[int(option.at or 0)] = None
            there = world.clone()
            there.take(option)
            worlds.append(there)
    return Prey(tuple(found), most) if found else None


def at_once(g: Kingdom, key: str) -> int:
    """The points that a deed, or the control of a Monster, brings before anything is asked: the fewest where it depends
    on who controls it. 0 for any other choice."""
    if g.decision is None or not isinstance(g.about, Resolving | Controlling) or key.startswith(("fight:", "done")):
        return 0
    player = g.decision.player
    world = g.redeal(player, Random(1))
    world.choose(key)
    if isinstance(g.about, Resolving) and isinstance(world.about, Controlling):
        return min(at_once(world, option.key) for option in world.question.options)
    return world.reserve[player] - g.reserve[player]


def in_reach(g: Kingdom, key: str) -> tuple[int, ...] | None:
    """The Monsters that can be fought at once after a card has been put into a side, taken out of a hand, or moved
    last; None for any other choice, and where a deed goes on first. Played on a copy by the rules themselves."""
    if not isinstance(g.about, Placing | Looting | Riding) or key == "stay":
        return None
    world = g.clone()
    world.news = None
    world.choose(key)
    if isinstance(world.about, Riding):
        world.choose("stay")
    if world.decision is None or not isinstance(world.about, Resolving):
        return None
    return tuple(int(option.at or 0) for option in world.decision.options if option.key.startswith("fight:"))


def waiting(g: Kingdom) -> tuple[int, ...]:
    """Monsters in Kingdom and Dungeon on which no points lie yet: those with points leave instead (DNK-AFTER-06)."""
    return tuple(
        card
        for side in ("kingdom", "dungeon")
        for card in g.zones[side]
        if g.content.is_monster(card) and not g.tokens[card]
    )


def done(g: Kingdom) -> bool:
    """Whether the raid is over: the line has slid together."""
    return any(isinstance(event, Said) and event.what == "step" and event.about == ("slide",) for event in g.news or ())


def of_use(g: Kingdom) -> list[Option]:
    """The fights and deeds that may follow now of which something would come; none at any other question."""
    decision = g.decision
    if decision is None or not isinstance(decision.about, Resolving):
        return []
    return [one for one in decision.options if one.key != "done" and does_something(g, decision.player, one)]


def does_something(g: Kingdom, player: int, option: Option) -> bool:
    """Whether more would come of it than the cards it costs; tried in a world that looks the same to this player."""
    world = g.redeal(player, Random(1))
    world.news = []
    world.choose(option.key)
    match world.about:
        case Controlling():
            return any(does_something(world, player, one) for one in world.decision.options)  # type: ignore[union-attr]
        case Riding():
            return any(world.monsters(side) for side in SIDES)
        case Devouring():
            return any(world.zones[TREASURY_OF[seat]] for seat in range(world.seats))
        case asked if not isinstance(asked, Resolving):
            return True
    return something(world)


def idle(g: Kingdom, key: str) -> bool:
    """Whether a deed, or the control of a Monster whoever controls it, would find nothing to work on as things are; not
    for any other choice."""
    if g.decision is None or not isinstance(g.about, Resolving | Controlling | Guiding):
        return False
    world = g.redeal(g.decision.player, Random(1))
    world.news = []
    world.choose(key)
    if isinstance(g.about, Resolving) and isinstance(world.about, Controlling):
        return all(idle(world, option.key) for option in world.question.options)
    found_nothing = any(isinstance(event, Said) and event.what == "nothing" for event in world.news)
    return found_nothing and not something(world)


def something(world: Kingdom) -> bool:
    """Whether more has come of a choice than the cards it costs, by what has been told since."""
    return any(
        not isinstance(event, Chose | Asked | Shuffled)
        and not (isinstance(event, Said) and event.what in IDLE)
        and not (isinstance(event, Moved) and (event.dst == "discard" or event.src == "aside"))
        for event in world.news or ()
    )


def dismissing(g: Kingdom, key: str) -> int | None:
    """The card that would be taken and cannot cut a full Array, while another one could; None for any other choice."""
    option = next((one for one in g.decision.options if one.key == key), None) if g.decision is not None else None
    if g.decision is None or option is None or not key.startswith("take:"):
        return None
    array = g.zones[ARRAY_OF[g.decision.player]]
    cutting = {cell for cell in MATRIX if g.zones[cell] and lines_of(g.content, array, g.zones[cell][0])}
    if len(array) < SLOTS or option.at in cutting or not cutting:
        return None
    return g.zones[str(option.at)][0]
