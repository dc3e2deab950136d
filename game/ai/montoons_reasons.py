"""Reasons of computers in MonToons, one sentence each; a plan is told to its owner alone."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.attack import Boosting
from game.rules.montoons.damage import Ordering
from game.rules.montoons.forcing import Forcing, Throwing
from game.rules.montoons.keywords import Shoving
from game.rules.montoons.laying import Laying
from game.rules.montoons.leaping import Blitzing
from game.rules.montoons.movement import Forking, Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingFlag, ChoosingSheet
from game.rules.montoons.state import MonToons, Sinking
from game.rules.montoons.statuses import Forgetting
from game.rules.montoons.targeting import Aiming, Turning
from game.rules.montoons.terrain import Leaving, Sliding, Whirling
from game.rules.montoons.waystone import Marking, MarkingFree, token_space

SPEEDS = {
    "highest": "The highest die for speed: whoever acts first finds the Waystone and the rivals where they are now.",
    "lowest": "Speed takes one die, and the lowest is missed least where the others go.",
    "same": "Speed takes one die, and all show the same.",
    "between": "Fast enough, while the higher dice are worth more where they go.",
}
PLANNED = {
    "move": "It leads where the rest of the plan is to happen.",
    "basic": "Somebody comes within reach of it.",
    "special": "A row of a special attack fills up.",
    "ultimate": "The ultimate comes nearer.",
    "waystone": "The boxes it pays for belong to a bonus.",
    "focus": "Nothing better is left for it, and a Focus makes a later attack hurt more.",
    "bonus": "The bonus is worth the die.",
}
WORDS: dict[type, dict[str, str]] = {
    Bidding: {
        "spend": "Faster by that much, it may act before somebody else.",
        "pass": "Being faster would change nothing yet.",
    },
    Boosting: {
        "berry": "The attack has a target that feels every heart.",
        "go": "The rest is kept for a better moment.",
        "focus": "A focus is lost without an attack anyway.",
    },
}
GENERAL: dict[type, str] = {
    ChoosingSheet: "Every monster has its own way to win.",
    ChoosingFlag: "It is a short way to the Waystone from there.",
    MarkingFree: "A golden heart crosses what is hardest to reach.",
    Marking: "This box belongs to the bonus that is nearest to complete.",
    Aiming: "This rival has most to lose.",
    Ordering: "Its box matters less.",
    Turning: "So the area catches most.",
    Forking: "It passes whom it can for the hearts it costs.",
    Whirling: "From there the way is shortest.",
    Sliding: "It leads off the ice on the better side.",
    Leaving: "It leads off the ice on the better side.",
    Sinking: "This die will be missed least.",
    Shoving: "It ends where it hurts most.",
    Forcing: "It leads to where it hurts most.",
    Throwing: "It lands where it hurts most.",
    Blitzing: "The run goes through somebody and ends well.",
    Forgetting: "The smaller one is easier to spare.",
}
LAID = {"trap": "A rival will have to go round it, or through it."}


def reason(g: MonToons, seat: int, key: str, eyes: int) -> str:
    """Why a seat chooses that key; of a secret plan only its owner is told."""
    match g.about:
        case Planning():
            return of_plan(g, seat, key, eyes)
        case Acting():
            return of_act(g, key)
        case Walking():
            return of_walk(g, seat, key)
        case Laying(what=what, away=away):
            return "It is out of the way now." if away else LAID.get(what, "It narrows the ways of a rival.")
    words = WORDS.get(type(g.about))
    if words:
        return words.get(key.partition(":")[0], "It helps the attack.")
    return GENERAL.get(type(g.about), "Nothing else promises more.")


def of_plan(g: MonToons, seat: int, key: str, eyes: int) -> str:
    if eyes != 1 << seat:
        return "A plan stays secret until its turn."
    if key == "ready":
        return "Every die that helps has its place."
    if key.startswith("shell"):
        return "With this number the die fits the plan."
    value, _, slot = key.partition(">")
    if slot == "speed":
        return of_speed(g.dice[seat], int(value))
    return PLANNED.get(slot.partition("/")[0], "It fits the plan.")


def of_speed(dice: Sequence[int], value: int) -> str:
    """Why this one of the dice that were rolled makes the speed."""
    low, high = min(dice), max(dice)
    place = "same" if low == high else "highest" if value == high else "lowest" if value == low else "between"
    return SPEEDS[place]


def of_act(g: MonToons, key: str) -> str:
    match key.partition("/")[0]:
        case "power":
            return "Written values are safe, and a full row can be used at once."
        case "bonus":
            return "A bonus is best taken early."
        case "waystone":
            return "The Waystone is near, and it will move on."
        case "move":
            return "What is left to do is done better from another hex."
        case "basic" | "special" | "ultimate":
            return "Somebody is within reach."
        case "seed":
            return "It lies in the way of a rival."
        case "end":
            return "Nothing that is left would do any good."
    return "With this number the die does more."


def of_walk(g: MonToons, seat: int, key: str) -> str:
    if key == "stop":
        return "No other hex within reach is better."
    space = g.arena.by_key[key[4:]]
    if token_space(g) in g.arena.board.beside[space]:
        return "It is next to the Active Waystone."
    if g.arena.places[space].bonus:
        return f"There is a {g.arena.places[space].bonus} to collect."
    return "It is a better place to strike from, or on the way to one."
