"""Dragon Attack!, phrases: answers that say what to do without their question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.phrases import Phrase
from game.rules.dragon.battle import Retreating
from game.rules.dragon.meeting import Bargaining, Considering, Stepping, called
from game.rules.dragon.movement import Sailing, Walking
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.setup import Choosing


def _bargaining(g: Any, key: str, label: str) -> str:
    word = key.partition(":")[0]
    return f"Offer {label.partition(' ')[2]}" if word == "give" else label


def _considering(g: Any, key: str, label: str) -> str:
    return {"agree": "Agree to the trade", "refuse": "Refuse the trade for a fight"}.get(key, label)


def _finding(g: Any, key: str, label: str) -> str:
    return f"Leave {g.content.name(g.about.card)}" if key == "leave" else label


def _retreating(g: Any, key: str, label: str) -> str:
    return label.replace("Move back", f"Move {called(g, g.about.loser)} back", 1)


def _staying(g: Any, key: str, label: str) -> str:
    return "Stay put" if key == "stay" else label


PHRASES: Mapping[type, Phrase] = {
    Retreating: _retreating,
    Stepping: _staying,
    Walking: _staying,
    Bargaining: _bargaining,
    Considering: _considering,
    Sailing: lambda g, key, label: "Roll the die" if key == "roll" else label,
    Searching: lambda g, key, label: "Search the space" if key == "search" else "Leave the space unsearched",
    Finding: _finding,
    Choosing: lambda g, key, label: f"Be {label}",
}
