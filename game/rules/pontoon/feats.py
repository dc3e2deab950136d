"""Monster Pontoon 21, feats: what of its own is worth counting in a finished game."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.feats import Feat, Look, times


def used(look: Look) -> int:
    """How many abilities were at work: those that came up, without those that were left."""
    return len(look.said("ability")) - len(look.said("left"))


FEATS: Mapping[str, Feat] = {"quests": times("won"), "abilities": Feat(used), "copies": times("copied")}
