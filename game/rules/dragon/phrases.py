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


def bargaining(g: Any, key: str, label: str) -> str:
    word = key.partition(":")[0]
    return f"Offer {label.partition(' ')[2]}" if word == "give" else label


def considering(g: Any, key: str, label: str) -> str:
    return {"agree": "Agree to the trade", "refuse": "Refuse the trade for a fight"}.get(key, label)


def finding(g: Any, key: str, label: str) -> str:
    return f"Leave {g.content.name(g.about.card)}" if key == "leave" else label


def retreating(g: Any, key: str, label: str) -> str:
    return label.replace("Move back", f"Move {called(g, g.about.loser)} back", 1)


def staying(g: Any, key: str, label: str) -> str:
    return "Stay put" if key == "stay" else label


PHRASES: Mapping[type, Phrase] = {
    Retreating: retreating,
    Stepping: staying,
    Walking: staying,
    Bargaining: bargaining,
    Considering: considering,
    Sailing: lambda g, key, label: "Roll the die" if key == "roll" else label,
    Searching: lambda g, key, label: "Search the space" if key == "search" else "Leave the space unsearched",
    Finding: finding,
    Choosing: lambda g, key, label: f"Be {label}",
}
