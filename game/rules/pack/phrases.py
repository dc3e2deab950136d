"""The Monster Pack, phrases: answers that say what to do without their question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.phrases import Phrase
from game.rules.pack.questions import Entering, Offering, Ordering, Paying, Placing
from game.rules.pack.state import WAITING


def _placing(g: Any, key: str, label: str) -> str:
    return f"Summon {g.content.name(g.about.card)} to {label.lower()}"


def _offering(g: Any, key: str, label: str) -> str:
    if key == "pass":
        return "Boost no monster"
    column = int(key.partition(":")[2]) - 1
    return f"Boost {g.content.name(g.zones[WAITING[g.decision.player][column]][0])}"


def _paying(g: Any, key: str, label: str) -> str:
    return f"{label} to boost {g.content.name(g.about.card)}"


def _ordering(g: Any, key: str, label: str) -> str:
    return f"Let {label} enter first"


def _entering(g: Any, key: str, label: str) -> str:
    return f"Send {g.content.name(g.about.card)} into {label.lower()}"


PHRASES: Mapping[type, Phrase] = {
    Placing: _placing,
    Offering: _offering,
    Paying: _paying,
    Ordering: _ordering,
    Entering: _entering,
}
