"""The Monster Pack, feats: what of its own is worth counting in a finished game."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.events import Said
from game.engine.feats import Feat, Look, largest, times


def who_won(duel: Said) -> int | None:
    """Whose monster has won a duel; None where both fell, or neither."""
    seat, (_, mine, theirs, *_, fallen) = duel.player or 0, duel.about
    return {(theirs,): seat, (mine,): 1 - seat}.get(fallen)


def long(look: Look) -> int:
    """How many turns a game took that was won."""
    turns = (event for event in look.events if isinstance(event, Said) and event.what == "turn")
    return look.won * max((event.about[0] for event in turns), default=0)


FEATS: Mapping[str, Feat] = {"damage": largest("hit", 2), "boosts": times("boost"), "long": Feat(long)}
