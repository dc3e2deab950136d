"""Beginners: a scripted sensible beginner of each game, greedy with one oversight, by whom Easy is measured."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ai.dragon_values import Sight
from game.ai.kingdom_lean import queue_worth
from game.ai.kingdom_values import Prices, time_left
from game.ai.mind import Mind
from game.engine.agenda import Option
from game.rules.dragon.movement import Walking
from game.rules.dragon.state import Dragon
from game.rules.kingdom.action import Taking, Using
from game.rules.kingdom.state import ARRAY_OF, SLOTS, Kingdom
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import Marking, MarkingFree
from game.rules.pack.state import MonsterPack, Offering
from game.rules.pontoon.quests import meets
from game.rules.pontoon.state import Pontoon
from game.rules.pontoon.turn_move import Declaring


def pontoon(g: Pontoon, hero: int) -> str | None:
    """Hits until the quest is met. It overlooks that a rival who meets it too may be ahead."""
    if not isinstance(g.about, Declaring) or not g.about.may_hit:
        return None
    quest = g.quest()
    return "stay" if meets(g, quest, hero) or g.power(hero) > max(quest.lit) else "hit"


def kingdom(g: Kingdom, player: int) -> str | None:
    """Takes what goes best with all it has. It overlooks that cutting early pays: it cuts when the Array is full."""
    room = len(g.zones[ARRAY_OF[player]]) < SLOTS
    if isinstance(g.about, Using) and room:
        return "queue"
    if not isinstance(g.about, Taking) or not room:
        return None
    prices = Prices(g.content, time_left(g))

    def worth(option: Option) -> float:
        return queue_worth(g, player, g.zones[str(option.at)][0], prices)

    return max(g.question.options, key=worth).key


def pack(g: MonsterPack, player: int) -> str | None:
    """Plays the monster that does most. It overlooks what a boost costs: it boosts whatever can be boosted first."""
    return g.question.options[0].key if isinstance(g.about, Offering) else None


def dragon(g: Dragon, hero: int) -> str | None:
    """Goes where most can be had this turn, or else nearer to it. It overlooks how far apart and how far from home
    things lie."""
    if not isinstance(g.about, Walking):
        return None
    sight, by_key, here = Sight(g, hero), g.kingdom.by_key, g.at[hero]
    spaces = [by_key.get(option.key, here) for option in g.question.options]
    found = [sight.ends.get(space, 0.0) for space in spaces]
    if max(found) <= 0:
        found = sight.ahead(spaces)
    return g.question.options[found.index(max(found))].key


def montoons(g: MonToons, seat: int) -> str | None:
    """Lays dice, walks and strikes as makes sense. It overlooks which bonus a box lies beside: it crosses the first."""
    return g.question.options[0].key if isinstance(g.about, (Marking, MarkingFree)) else None


BEGINNERS: dict[str, Callable[[Any, int], str | None]] = {
    "pontoon": pontoon,
    "kingdom": kingdom,
    "pack": pack,
    "dragon": dragon,
    "montoons": montoons,
}


def beginner(game: str, world: Any, seat: int, mind: Mind) -> str:
    """The key of what a beginner of a game chooses in a world that its seat imagines: what seems sensible at first
    sight where the oversight plays no part, and the first choice where nothing does."""
    script = BEGINNERS.get(game)
    key = script(world, seat) if script else None
    lean = mind.policy(world) if key is None else None
    return key or (lean or world.decision.options[0]).key
