"""MonToons, phrases: answers that say what to do without their question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.phrases import Phrase
from game.engine.words import lowered
from game.rules.montoons.abilities import Deciding, Paying, Siding
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.attack import Boosting
from game.rules.montoons.bonuses import PickingShell
from game.rules.montoons.damage import Ordering
from game.rules.montoons.forcing import Bouncing, Forcing, ForcingFirst
from game.rules.montoons.laying import Laying
from game.rules.montoons.movement import Forking
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingSheet
from game.rules.montoons.sheets import Sheet
from game.rules.montoons.state import Sinking
from game.rules.montoons.statuses import Focusing, Forgetting
from game.rules.montoons.targeting import Aiming, Turning
from game.rules.montoons.terrain import Whirling
from game.rules.montoons.waystone import Marking, MarkingFree

OWN = ("power", "waystone", "end", "bonus")  # actions whose labels say what to do
THINGS = ("trap", "boulder", "rock")  # what lies on a hex, beside terrain
PLACES = {"speed": "Speed", "waystone": "the Waystone", "focus": "Focus", "bonus": "a bonus"}


def _acting(g: Any, key: str, label: str) -> str:
    word = key.partition("/")[0]
    if word.startswith("shell"):
        return f"Use a shell: {label.partition(': ')[2]}"
    return label if word in OWN else f"Use {label}"


def _slot_name(sheet: Sheet, key: str) -> str:
    """What a slot is called in a sentence, by its key."""
    kind, _, rest = key.partition("/")
    name = rest.partition("/")[0]
    named = {
        **{entry.id: entry.name for entry in sheet.movements},
        **{attack.id: attack.name for attack in sheet.attacks},
        **{powered.id: powered.name for powered in map(sheet.attack_of, sheet.rows)},
    }
    return PLACES.get(kind) or named[name]


def _planning(g: Any, key: str, label: str) -> str:
    value, at, slot = key.partition(">")
    name = _slot_name(g.sheet_of(g.decision.player), slot)
    if value == "back":
        return f"Take the die back from {name}"
    return f"Put a {value} on {name}" if at else label


def _boosting(g: Any, key: str, label: str) -> str:
    return "Add nothing more" if key == "go" else f"Add {lowered(label)}"


def _forcing(g: Any, key: str, label: str) -> str:
    who = g.sheet_of(g.about.mover).name
    return f"Force {who} no further" if key == "stop" else f"Force {label.replace(' goes ', ' ', 1)}"


def _laying(g: Any, key: str, label: str) -> str:
    if key == "done":
        return "Leave it at that"
    what = f"a {g.about.what}" if g.about.what in THINGS else g.about.what
    there = f"hex {label.partition(' ')[2]}"
    return f"Take {what} from {there}" if g.about.away else f"Put {what} on {there}"


def _aiming(g: Any, key: str, label: str) -> str:
    return f"Aim at {lowered(label)}" if key == "done" else f"Aim at {label}"


def _marking(g: Any, key: str, label: str) -> str:
    return "Cross no box of the Waystone grid" if key == "done" else f"Cross a {label[-1]} of the Waystone grid"


PHRASES: Mapping[type, Phrase] = {
    Siding: lambda g, key, label: f"Choose to {lowered(label)}",
    Deciding: lambda g, key, label: "Do the next part" if key == "yes" else "Leave out the next part",
    Acting: _acting,
    Bidding: lambda g, key, label: "Spend no Unused Dice" if key == "pass" else f"Spend Unused Dice{label[8:]} Speed",
    Boosting: _boosting,
    PickingShell: lambda g, key, label: f"Put the shell in {label.lower()}",
    Ordering: lambda g, key, label: f"Cross the Golden Heart of {label} first",
    Bouncing: lambda g, key, label: f"Let {g.sheet_of(g.about.mover).name} land on hex {label.partition(' ')[2]}",
    Forcing: _forcing,
    ForcingFirst: lambda g, key, label: f"Force {label} first",
    Laying: _laying,
    Forking: lambda g, key, label: f"Go {lowered(label)}",
    Planning: _planning,
    ChoosingSheet: lambda g, key, label: f"Be {label}",
    Focusing: lambda g, key, label: f"Write Focus as {label}",
    Forgetting: lambda g, key, label: f"Lose {label}",
    Aiming: _aiming,
    Turning: lambda g, key, label: f"Turn the area {lowered(label)}",
    Sinking: lambda g, key, label: f"Lose {lowered(label)}",
    Whirling: lambda g, key, label: f"Come {lowered(label)}",
    Marking: _marking,
    MarkingFree: _marking,
    Paying: lambda g, key, label: "Pay for what follows" if key == "pay" else "Pay for nothing more",
}
