"""Dungeon & Kingdom, phrases: answers that say what to do without their question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.phrases import Phrase
from game.rules.kingdom.action import Taking, Using
from game.rules.kingdom.aftermath import Raiding
from game.rules.kingdom.deeds import Guiding, Looting, Navigating, Placing, Riding, Searching, Summoning
from game.rules.kingdom.fights import Splitting
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.powers import Conquering, Devouring, Grappling, Releasing, Tasting
from game.rules.kingdom.resolve import Controlling, Resolving


def _taking(g: Any, key: str, label: str) -> str:
    zone = next(option.at for option in g.decision.options if option.key == key)
    return f"Take {g.content.name(g.zones[zone][0])}"


def _using(g: Any, key: str, label: str) -> str:
    card = g.content.name(g.zones["taken"][0])
    return {"queue": f"Queue {card} up", "dismiss": "Dismiss the whole Array"}.get(
        key, f"Cut with {card}: {label.partition(': ')[2]}"
    )


def _raiding(g: Any, key: str, label: str) -> str:
    return f"Let {label.removesuffix(' leaves')} leave"


def _guiding(g: Any, key: str, label: str) -> str:
    return "Take only the Gem" if key == "leave" else label


def _riding(g: Any, key: str, label: str) -> str:
    return label if key == "stay" else f"Move {label.replace(' leaves ', ' out of ')}"


def _placing(g: Any, key: str, label: str) -> str:
    return f"Put {g.content.name(g.about.card)} into the {key.title()}"


def _splitting(g: Any, key: str, label: str) -> str:
    open_cards, _, hand = label.removesuffix(".").partition(". Hand: ")
    return f"Pay with {open_cards.partition(': ')[2]} from the Kingdom and {hand} from the hand"


def _giving(g: Any, key: str, label: str) -> str:
    return f"Give Gems, {label.replace(': ', ', for ')}"


def _releasing(g: Any, key: str, label: str) -> str:
    return {"stop": "Let no more go", "all": f"Let go {label.lower()}"}.get(key, f"Let {label} go")


def _tasting(g: Any, key: str, label: str) -> str:
    return "Devour white Gems too" if key == "with" else label


def _controlling(g: Any, key: str, label: str) -> str:
    return f"Control {g.content.name(g.about.monster)} with {label}"


def _resolving(g: Any, key: str, label: str) -> str:
    return {"done": "Be done with the cut", "deed": f"Use {label}"}.get(key.partition(":")[0], label)


PHRASES: Mapping[type, Phrase] = {
    Taking: _taking,
    Using: _using,
    Raiding: _raiding,
    Navigating: lambda g, key, label: f"Turn {label} into a Gem",
    Guiding: _guiding,
    Looting: lambda g, key, label: f"Take {label} from seat {g.about.victim + 1}",
    Summoning: lambda g, key, label: f"Choose {label} to summon",
    Searching: lambda g, key, label: f"Search the hand of {label.lower()}",
    Placing: _placing,
    Riding: _riding,
    Splitting: _splitting,
    Giving: _giving,
    Conquering: lambda g, key, label: f"Conquer {label}",
    Devouring: lambda g, key, label: f"Devour {label} Gems",
    Grappling: lambda g, key, label: f"Grapple {label}",
    Releasing: _releasing,
    Tasting: _tasting,
    Controlling: _controlling,
    Resolving: _resolving,
}
