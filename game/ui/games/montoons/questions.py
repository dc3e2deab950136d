"""questions: for each kind of question of MonToons the section of the rulebook, and how to answer, in a sentence."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import About
from game.rules.montoons.abilities import Deciding, Paying, Siding
from game.rules.montoons.action import Acting, Bidding, Forgetting
from game.rules.montoons.attack import Boosting
from game.rules.montoons.bonuses import PickingShell
from game.rules.montoons.damage import Ordering
from game.rules.montoons.forcing import Bouncing, Forcing, ForcingFirst, Throwing
from game.rules.montoons.keywords import Shoving
from game.rules.montoons.laying import Laying
from game.rules.montoons.leaping import Blitzing, Jumping, Leaping
from game.rules.montoons.movement import Forking, Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingFlag, ChoosingSheet
from game.rules.montoons.state import Sinking
from game.rules.montoons.statuses import Focusing
from game.rules.montoons.targeting import Aiming, Turning
from game.rules.montoons.terrain import Leaving, Sliding, Whirling
from game.rules.montoons.waystone import Marking, MarkingFree


class Guide(NamedTuple):
    """Where the rulebook speaks of it, and what to do, "" where the prompt says it all."""

    rule: str
    how: str = ""


GUIDES: dict[type[About], Guide] = {
    ChoosingSheet: Guide("2.2", "Each fights in its own way; point at one to read its sheet."),
    ChoosingFlag: Guide("2.3", "On a red flag. The last one standing wins, or the first with four Waystone Powers."),
    Planning: Guide("3.2", "Drag a die to a golden slot, or click the slot. Speed takes one; the others are what you "
                    "will do."),
    Bidding: Guide("3.6"),
    Acting: Guide("4.2"),
    Walking: Guide("4.3", "Each number is the movement it takes to get there; difficult ground takes 2."),
    Forking: Guide("4.3", "The ways differ in whom they pass and what they go through: point at one to see it."),
    Marking: Guide("8.2", "Next to a crossed box, corner to corner too; bonuses pay when all boxes around them are "
                   "crossed."),
    MarkingFree: Guide("7.2", "A Golden Heart is gone, and any box you like is yours."),
    Aiming: Guide("6.1", "Whoever is in reach and in sight has a mark overhead; the pale hexes are your range."),
    Turning: Guide("6.2"),
    Boosting: Guide("6.6", "A golden berry or Focus adds its number to the damage of every target."),
    Shoving: Guide("10.1", "Point at a choice to see the way and what every step costs. A blocked step hurts."),
    ForcingFirst: Guide("10.4", "The others follow."),
    Forcing: Guide("10.4", "One hex at a time, any way you like. A blocked step hurts and counts."),
    Throwing: Guide("10.5", "Over everything, to a lit hex. Landing on somebody hurts both."),
    Bouncing: Guide("10.5", "Beside what it struck."),
    Jumping: Guide("10.6", "Straight along a row, over everything; only the hex you land on counts."),
    Leaping: Guide("10.6", "Over everything; only the hex you land on counts."),
    Blitzing: Guide("10.7", "In a straight line: whoever stands in it loses as many hearts as hexes are crossed."),
    Laying: Guide("10.8", "Nobody is hurt by what is laid under them, only by entering it."),
    PickingShell: Guide("9.2", "A shell changes a die by the number in its box."),
    Sinking: Guide("5.4", "It is lost: no Unused Die for it."),
    Whirling: Guide("5.3", "You may go on from there."),
    Sliding: Guide("5.5", "The number rolled fits more than one edge."),
    Leaving: Guide("5.5", "Any free hex beside you, ice too."),
    Forgetting: Guide("4.4", "It is erased."),
    Focusing: Guide("12.6", "It adds to an attack from the next turn on."),
    Siding: Guide("6.3"),
    Deciding: Guide("1.2"),
    Paying: Guide("1.2"),
    Ordering: Guide("7.2"),
}  # fmt: skip
READY = "Every die has its place. Press Ready, or take a die off its slot again with a click."
LAID = {
    "rock": Guide("10.8", "Nobody enters it and nobody sees through it."),
    "boulder": Guide("10.8", "Nobody enters it and nobody sees through it."),
    "trap": Guide("10.9", "Whoever enters it loses 2 hearts, you too."),
}


def guide_of(about: About | None) -> Guide:
    """The guide of a question; of no question the chapter on turns."""
    if isinstance(about, Laying) and about.what in LAID:
        return LAID[about.what]._replace(how="") if about.away else LAID[about.what]
    return GUIDES.get(type(about), Guide("3")) if about is not None else Guide("3")
