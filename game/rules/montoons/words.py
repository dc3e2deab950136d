"""MonToons, words: what has happened, as a line of the log, and answers that say what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.events import Changed, Event, Rolled, Said
from game.engine.game import Passed
from game.engine.phrases import Phrase
from game.engine.words import Form, Names, Sentence, counted, listed, lowered, told, victory, who
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
from game.rules.montoons.state import Content, Sinking
from game.rules.montoons.statuses import Focusing, Forgetting
from game.rules.montoons.targeting import Aiming, Turning
from game.rules.montoons.terrain import Whirling
from game.rules.montoons.waystone import Marking, MarkingFree

WHY = {
    "lava": "from the lava",
    "pit": "in the spike pit",
    "trap": "from a trap",
    "fall": "in the fall",
    "ice": "on the ice",
    "poison": "from the blightwater",
    "burn": "from burning",
    "cost": "as the price",
    "edge": "at the edge of the map",
}
WALLS = {"edge": "the edge of the map", "rock": "a rock", "boulder": "a boulder", "waystone": "a Waystone"}
ICONS = {"berries": ("berry", "berries"), "seeds": ("special bonus", "special bonuses"), "shells": ("shell", "shells")}
KINDS = {
    "move": "moves with",
    "basic": "attacks with",
    "special": "uses the special",
    "ultimate": "unleashes",
    "seed": "uses a",
}
STATUS = {"entangle": "is entangled", "stun": "is stunned", "guard": "is on guard"}
OWN = ("power", "waystone", "end", "bonus")  # actions whose labels say what to do
THINGS = ("trap", "boulder", "rock")  # what lies on a hex, beside terrain


def tell(event: Event, content: Content, names: Names, viewer: int | None) -> str | None:
    """The log line of an event; None for what needs no words. Hidden dice are never named."""
    match event:
        case Said():
            return told(event, content, names, SAID, FORMS)
        case Rolled():
            return f"{names[event.player]} rolls {event.value}."
        case Changed():
            return changed(event, content, names)
    return None


def changed(event: Changed, content: Content, names: Names) -> str | None:
    match event.field, event.value:
        case "round", number:
            return f"Round {number}."
        case "sheet", number:
            return f"{names[event.index]} is {content.sheets[number].name}."
        case "token", number:
            return f"The Waystone token moves to location {number}."
        case "ready", True:
            return f"{names[event.index]} is ready."
        case "guard", False:
            return f"{names[event.index]} lowers the guard."
        case "stun", 1:
            return f"{names[event.index]} will roll one die fewer."
        case "active", seat if seat >= 0:
            return f"{names[seat]} takes a turn."
        case "winners", winners:
            return victory(winners, names, "fall together: a shared draw")
    return None


def passed(event: Event) -> Passed | None:
    """What is lost without a choice: all turns to come by who has fallen, and a die by who was stunned."""
    match event:
        case Said(what="defeated", player=int(seat)):
            why = "It has no heart left and takes no more turns. What it has laid stays, and the others play on."
            return Passed(seat, "{whose} monster has fallen", why, "7.4", "skull")
        case Changed(field="stun", index=int(seat), value=1):
            return Passed(
                seat, "{whose} fifth die is missing", "Stun: one die fewer is rolled this round.", "12.3", "star4"
            )
    return None


# --- what was said


def uses(event: Said, content: Content, names: Names) -> str:
    deed, name, dice = event.about
    paid = f" ({', '.join(str(value) for value in dice)})" if dice else ""
    return f"{who(event, names)} {KINDS[deed]} {name}{paid}."


def shoved(event: Said, content: Content, names: Names) -> str:
    word, far, by = event.about
    how = "throws" if word == "throw" else "leads" if word == "force" else f"{word}es" if word == "push" else "pulls"
    distance = f" up to {hexes(far)}" if word == "force" else f" {hexes(far)}"
    return f"{names[by]} {how} {who(event, names)}{distance if far else ''}."


def slams(event: Said, content: Content, names: Names) -> str:
    _, _, other, wall = event.about
    return f"{who(event, names)} runs into {names[other] if other >= 0 else WALLS.get(wall, f'the {wall}')}."


def gained(event: Said, content: Content, names: Names) -> str | None:
    field, amount = event.about
    return f"{who(event, names)} gains {counted(amount, *ICONS[field])}." if amount > 0 else None


def blitzed(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} blitzes through {hexes(len(event.about))}."


def status(event: Said, content: Content, names: Names) -> str:
    word, value = event.about
    if word == "burn":
        return f"{who(event, names)} burns for {value} more."
    if word == "focus":
        return f"{who(event, names)} focuses: +{value}."
    return f"{who(event, names)} {STATUS[word]}."


def hexes(far: int) -> str:
    return counted(far, "hex", "hexes")


FORMS: Mapping[str, Form] = {
    "seat": lambda seat, content, names: names[seat],
    "hexes": lambda path, content, names: hexes(len(path)),
    "hearts": lambda points, content, names: counted(points, "heart"),
    "why": lambda why, content, names: WHY[why],
    "dice": lambda dice, content, names: listed([str(value) for value in dice]),
    "unused": lambda number, content, names: counted(number, "unused die", "unused dice"),
    "terrain": lambda terrain, content, names: str(terrain).replace("_", " "),
}
SAID: Mapping[str, Sentence] = {
    "first": "{who} begins.",
    "speed": "{who} announces speed {0}.",
    "uses": uses,
    "walks": "{who} goes {0:hexes}.",
    "jump": "{who} jumps.",
    "blitz": blitzed,
    "shoved": shoved,
    "slams": slams,
    "surfaces": "{who} comes out of another whirlpool.",
    "sinks": "The quicksand swallows a {0} of {who}.",
    "bumps": "{who} bumps into something on the ice.",
    "harm": "{who} loses {0:hearts} {1:why}.",
    "hit": "{who} loses {0:hearts} to {1:seat}.",
    "guards": "The guard of {who} takes 1 off.",
    "heals": "{who} gets {0:hearts} back.",
    "golden": "A golden heart of {who} bursts.",
    "defeated": "{who} is defeated.",
    "marks": "{who} marks the Waystone with {0:dice}.",
    "power": "{who} gains Waystone Power {0}.",
    "powers": "{who} powers up.",
    "gains": gained,
    "collects": "{who} collects a {0} from the map.",
    "unused": "{who} keeps {0:unused}.",
    "shell": "{who} spends a shell.",
    "berry": "{who} eats a berry: +{0}.",
    "focus": "{who} lets a focus go: +{0}.",
    "forgets": "{who} loses a focus, having made no attack.",
    "quenched": "The water puts out the burning of {who}.",
    "status": status,
    "cleansed": "{who} is rid of {0}.",
    "lays": "{who} turns a hex to {1:terrain}.",
    "drops": "{who} sets down a {1}.",
    "traps": "{who} lays a trap.",
    "stopped": "The last round is over.",
}


def _acting(g: Any, key: str, label: str) -> str:
    word = key.partition("/")[0]
    if word.startswith("shell"):
        return f"Use a shell: {label.partition(': ')[2]}"
    return label if word in OWN else f"Use {label}"


def _planning(g: Any, key: str, label: str) -> str:
    value, at, slot = key.partition(">")
    if not at:
        return "Call the plan ready" if key == "ready" else f"Use a shell: {label.partition(': ')[2]}"
    name = g.sheet_of(g.decision.player).slot_name(slot)
    return f"Take the die back from {name}" if value == "back" else f"Put a {value} on {name}"


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
