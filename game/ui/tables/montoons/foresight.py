"""foresight: what a choice would bring before it is made, found with the same rules, up to the first roll."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.engine.events import Changed, Rolled, Said
from game.rules.montoons.state import MonToons
from game.rules.montoons.targeting import covers
from game.ui.tables.montoons.sight import Hidden, hidden, range_of

MORE = ("status", "cleansed", "gains", "heals", "lays", "drops", "traps")  # what is told of other effects
GO_ON = ("go",)  # berries and focus are left where they are


class Foresight(NamedTuple):
    """`reach`: spaces of the question that would follow; `area`: spaces an area covers. By seat the hearts lost (less
    than 0: gained) and the spaces entered one after the other; `blows`: what is lost (or gained) on the way, by seat
    and space; `walls`: where somebody runs into something: from where, where to (-1: the edge) and which way.
    `chance`: a roll comes, what follows it is left out.
    `hidden`: rivals in range that the attack would not see; `range`: the spaces it reaches;
    `more`: something else comes of it, a status or a bonus."""

    reach: tuple[int, ...] = ()
    area: tuple[int, ...] = ()
    hearts: dict[int, int] = {}
    ways: dict[int, tuple[int, ...]] = {}
    chance: bool = False
    hidden: tuple[Hidden, ...] = ()
    blows: dict[tuple[int, int], int] = {}
    walls: tuple[tuple[int, int, int], ...] = ()
    range: tuple[int, ...] = ()
    more: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing would come of it, as far as can be foreseen."""
        return not (self.reach or self.hearts or self.ways or self.chance or self.more)


def foresee(state: MonToons, seat: int, key: str) -> Foresight:
    """What choosing `key` would bring. The world is dealt anew behind what the seat may see, so that nothing hidden and
    no coming roll can be read from it."""
    world = state.redeal(seat, Random(0))
    if world.decision is None or all(option.key != key for option in world.decision.options):
        return Foresight()
    world.news = []
    before, start = list(world.health), list(world.at)
    area, far = turned(world, seat, key), range_of(world, seat, key)
    world.choose(key)
    while world.decision is not None and world.decision.player == seat and any(
            option.key in GO_ON for option in world.decision.options):
        world.choose("go")
    more = any(isinstance(event, Said) and event.what in MORE for event in world.news)
    return told(world, seat, before, start, area)._replace(range=far, more=more)


def told(world: MonToons, seat: int, before: list[int], at: list[int], area: tuple[int, ...]) -> Foresight:
    """The news of a world up to the first roll; `before` and `at` are hearts and places as it was."""
    hearts: dict[int, int] = {}
    ways: dict[int, tuple[int, ...]] = {}
    blows: dict[tuple[int, int], int] = {}
    health, walls = list(before), list[tuple[int, int, int]]()
    for event in world.news or ():
        match event:
            case Rolled():
                return Foresight((), area, hearts, ways, True, (), blows, tuple(walls))
            case Said(what="slams", player=int(who), about=(int(there), int(way), _, _)):
                walls.append((at[who], there, way))
            case Changed(field="health", index=who, value=left):
                hearts[who] = before[who] - left
                blows[who, at[who]] = blows.get((who, at[who]), 0) + health[who] - left
                health[who] = left
            case Changed(field="at", index=who, value=space) if space >= 0:
                ways[who] = (*ways.get(who, ()), space)
                at[who] = space
            case Said(what="blitz", player=int(who), about=path):
                ways[who] = tuple(path[:-1])
                at[who] = path[-1]
            case Said(what="active" | "speed"):
                break
    decision = world.decision
    reach = () if decision is None or decision.player != seat else tuple(
        world.arena.by_key[option.at[4:]] for option in decision.options
        if isinstance(option.at, str) and option.at.startswith("hex/"))
    return Foresight(reach, area, {who: lost for who, lost in hearts.items() if lost}, ways, False,
                     hidden(world) if reach else (), blows, tuple(walls))


def turned(world: MonToons, seat: int, key: str) -> tuple[int, ...]:
    """The spaces an area covers when it is turned as `key` says."""
    if world.asked[0] != "montoons.turn_area" or world.decision is None:
        return ()
    masks = covers(world.arena, world.content.shapes[world.asked[2]], world.at[seat])
    way = [option.key for option in world.decision.options].index(key)
    return tuple(world.arena.members(masks[way]))
