"""The Monster Pack, odds: no choice hangs on chance, but one that leads to the Duel shows what it will do."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.game import Chance
from game.rules.pack.cards import Content
from game.rules.pack.dueling import Lane, forecast
from game.rules.pack.state import MonsterPack


def odds(g: MonsterPack, player: int, key: str) -> Sequence[Chance]:
    """For "pass" before the Duel: the sure result of every column; nothing for other keys."""
    if key != "pass" or g.phase != "boost_1" or g.winners is not None:
        return ()
    return tuple(Chance(result(g.content, lane), 1.0, 1) for lane in forecast(g, player))


def result(content: Content, lane: Lane) -> str:
    """What the Duel does in a column, in few words."""
    mine, where = content.name(lane.mine), f"in column {lane.column + 1}"
    if lane.theirs is None:
        return f"{mine} hits for {lane.damage} {where}"
    theirs = content.name(lane.theirs)
    if len(lane.lost) == 2:
        return f"{mine} and {theirs} both go {where}"
    winner, loser = (mine, theirs) if lane.lost == (lane.theirs,) else (theirs, mine)
    return f"{winner} beats {loser} {where}"
