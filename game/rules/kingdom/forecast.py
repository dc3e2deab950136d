"""Dungeon & Kingdom, forecast: which Monsters would raid after a cut, and what they would take (chapter 7.3)."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.events import Said
from game.rules.kingdom.action import Using
from game.rules.kingdom.resolve import Resolving
from game.rules.kingdom.state import Kingdom

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
