"""The quest in play of Monster Pontoon 21: how it ends in a world that a hero could not tell from the true one."""

from __future__ import annotations

from random import Random

from game.ai.minds import MINDS
from game.ai.thinking import likely
from game.engine.events import Event, Said
from game.rules.pontoon.quests import Ending, ending_of
from game.rules.pontoon.state import Pontoon

FAR = 200  # answers after which a round is given up
DOUBTS = 40  # worlds put aside because they fit badly: where three rivals have stayed, few fit them all


def imagined(g: Pontoon, hero: int, seed: int) -> Pontoon:
    """A world imagined for the hero from a seed, as often as it fits what the others have done."""
    world: Pontoon = likely(g, hero, Random(seed), MINDS["pontoon"], doubts=DOUBTS)
    return world


class Watched(list[Event]):
    """News that nobody keeps: of all that is told in a world it sees the parties being compared, and how the quest ends
    for a hero by that."""

    def __init__(self, world: Pontoon, hero: int) -> None:
        super().__init__()
        self.world, self.hero = world, hero
        self.ending: Ending | None = None

    def append(self, event: Event) -> None:
        if isinstance(event, Said) and event.what == "powers" and self.ending is None:
            self.ending = ending_of(self.world, self.hero)


def quest_ending(g: Pontoon, hero: int, key: str, seed: int) -> Ending:
    """How the quest in play ends for the hero after this choice, everybody else doing what makes sense, in the world
    imagined for the hero from a seed, one that fits what the others have done; "open" when there is no end to it."""
    mind, world = MINDS["pontoon"], imagined(g, hero, seed)
    watched = world.news = Watched(world, hero)
    world.choose(key)
    for _ in range(FAR):
        if watched.ending is not None or world.decision is None:
            break
        world.news = None  # what a mind tries out is not seen
        option = mind.policy(world) or world.decision.options[0]
        world.news = watched
        world.take(option)
    return watched.ending or Ending(False, "open")
