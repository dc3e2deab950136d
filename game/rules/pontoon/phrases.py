"""Monster Pontoon 21, phrases: answers that say what to do without their question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.phrases import Phrase
from game.rules.pontoon.abilities import Picking, Using
from game.rules.pontoon.changes import Placing


def _using(g: Any, key: str, label: str) -> str:
    return f"Do not use {g.content.name(g.about[0])}" if key == "leave" else label


def _picking(g: Any, key: str, label: str) -> str:
    card = g.content.name(g.about[0])
    return f"Do not use {card}" if key == "leave" else f"Pick {label} with {card}"


def _placing(g: Any, key: str, label: str) -> str:
    card = g.content.name(g.about[0])
    return f"Leave {card} on top of the guild" if key == "top" else f"Put {card} under the guild"


PHRASES: Mapping[type, Phrase] = {Using: _using, Picking: _picking, Placing: _placing}
