"""thrown: chains of battles of Dragon Attack! played by the rules themselves, for the tests of what is told of them."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.events import Said
from game.rules.dragon.battle import Looting
from game.rules.dragon.meeting import Bargaining, Facing
from game.rules.dragon.movement import Defending
from game.rules.dragon.odds import face_off
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.state import Dragon
from tests.rules.dragon.table import SHIPPED


class End(NamedTuple):
    """How one chain has ended, in the words of a run."""

    win: float
    losing: tuple[float, ...]
    back: tuple[float, ...]
    wounds: float


def thrown(world: Dragon, hero: int, key: str, search: bool) -> End:
    """One chain from a choice on, by the rules: everybody fights, whoever wins takes all, and the order is the best."""
    world.news, turns = [], world.turns
    world.choose(key)
    while world.winners is None and world.turns == turns:
        world.choose(answer(world, hero, search))
    return ended(world, hero)


def answer(world: Dragon, hero: int, search: bool) -> str:
    """What is chosen within the chain."""
    assert world.decision is not None
    keys = [option.key for option in world.decision.options]
    match world.about:
        case Facing(others=others):
            chances = [round(face_off(world, hero, other).win, 9) for other in others]
            return f"face:{1 + others[chances.index(max(chances))]}"
        case Searching():
            return "search" if search else "leave"
        case Bargaining() | Defending():
            return "fight"
        case Looting():
            return "all"
        case Finding():
            return "take"
    return keys[-1]


def ended(world: Dragon, hero: int) -> End:
    """What has been told of it."""
    losing, back, wounds, fell, faced = [0.0] * world.seats, [0.0] * world.seats, 0.0, False, False
    for event in world.news or ():
        if not isinstance(event, Said) or event.player is None:
            continue
        seat, about = event.player, event.about
        faced = faced or event.what == "faces"
        match event.what:
            case "loses":
                short = SHIPPED.points[about[0]] - about[1]
            case "burns":
                short = about[0] - about[1]
            case "defeats":
                seat, short = about[0], about[1] - about[2]
            case _:
                wounds += event.what == "wounds"
                continue
        losing[seat], fell = 1, fell or seat == hero
        back[seat] = 0 if world.dragon == world.kingdom.palace else short
    won = world.slayer >= 0 if faced else not fell
    return End(float(won), tuple(losing), tuple(back), wounds)
