"""prompts: what is asked at the table of MonToons in two lines of plain words, and the rule it is under."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import About, say
from game.engine.words import counted, listed, lowered
from game.rules.montoons.abilities import Deciding, Paying, Siding
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.attack import Boosting
from game.rules.montoons.bonuses import PickingShell
from game.rules.montoons.damage import Ordering
from game.rules.montoons.forcing import Bouncing, Forcing, ForcingFirst, Throwing
from game.rules.montoons.keywords import Shoving
from game.rules.montoons.laying import Laying
from game.rules.montoons.leaping import Blitzing, Jumping, Leaping
from game.rules.montoons.movement import Forking, Walking
from game.rules.montoons.needs import Span
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingFlag, ChoosingSheet
from game.rules.montoons.state import Sinking
from game.rules.montoons.statistics import ending_of
from game.rules.montoons.statuses import Focusing, Forgetting
from game.rules.montoons.targeting import Aiming, Turning
from game.rules.montoons.terrain import Leaving, Sliding, Whirling
from game.rules.montoons.waystone import ANYWHERE, Marking, MarkingFree
from game.ui.games.montoons.ahead import Ahead
from game.ui.games.montoons.brings import Brings
from game.ui.games.montoons.foresight import Foresight
from game.ui.games.montoons.ladder import Ladder
from game.ui.games.montoons.lore import entry_words
from game.ui.games.montoons.opensheet import OpenSheet
from game.ui.games.montoons.sight import hidden_words
from game.ui.table.part import View

ENTRIES = {"move", "basic", "special", "ultimate"}
TURNS = {  # how an area is turned, by the device last used
    "mouse": "Turn it with the wheel, or point at a lit hex; click to strike.",
    "keys": "Turn it with Q and E; {choose} strikes.",
    "pad": "Turn it with {previous_zone} and {next_zone}; {choose} strikes.",
}


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
    Walking: Guide("4.3", "Each number is the movement it takes. A bonus is gained by ending the move on it."),
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
    PickingShell: Guide("9.2", "It changes a die, now or later, by the number in its box, golden on the sheet."),
    Sinking: Guide("5.4", "It is lost: no Unused Die for it."),
    Whirling: Guide("5.3", "You may go on from there."),
    Sliding: Guide("5.5", "The number rolled fits more than one edge."),
    Leaving: Guide("5.5", "Any free hex beside you, ice too."),
    Forgetting: Guide("4.4", "It is erased."),
    Focusing: Guide("12.6", "It adds to an attack from the next turn on."),
    Siding: Guide("6.3", "Only one of them happens."),
    Deciding: Guide("1.2"),
    Paying: Guide("1.2"),
    Ordering: Guide("7.2"),
}  # fmt: skip
DRIVEN = "Choose a marked monster, or at once the dashed space it is to end on. Or drag it there."
EXACT = "Each number is the movement it takes. Before it comes to {0} you go on from where you are."
ANY_BOX = "Any box with the number of a die, by your second Power; bonuses pay when all boxes around them are crossed."
FREE_CHOICE = "Any box, by your third Power; bonuses pay when all boxes around them are crossed."
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


def change_words(span: Span, mine: bool) -> str:
    """From the fewest to the most hearts lost, in words: "loses 3 to 4 hearts", "get back 1 heart"."""
    low, high = span
    lose, regain = ("lose", "get back") if mine else ("loses", "gets back")
    if low < 0 < high:
        return f"{lose} up to {counted(high, 'heart')} or {regain} up to {-low}"
    few, most, deed = (low, high, lose) if high > 0 else (-high, -low, regain)
    if few == most:
        return f"{deed} {counted(few, 'heart')}"
    return f"{deed} up to {counted(most, 'heart')}" if not few else f"{deed} {few} to {counted(most, 'heart')}"


class Prompts:
    """What the foot says. `sheet` is the one that is shown, `ladder` knows who acts when."""

    def __init__(self, view: View, ahead: Ahead, sheet: OpenSheet, ladder: Ladder) -> None:
        self.view, self.ahead, self.sheet, self.ladder = view, ahead, sheet, ladder
        self.reading, self.hinted, self.plan = ahead.reading, ahead.hinted, sheet.plan
        self.brings = Brings(view, ahead.reading, sheet.plan)

    def words(self) -> tuple[str, str]:
        """Title and second line."""
        view, last = self.view, self.reading.last_line()
        if not self.plan.has_bubble and (why := self.plan.why()):
            return why, self.plan.shell_helps()
        if view.past:
            return view.looking_back.asked(), view.looking_back.told()
        if view.question is not None:
            title = say(view.question.prompt)
            if len(view.people) > 1:
                title = f"{self.reading.name(view.question.player)}: {lowered(title)}"
            return title, self.hinted.words() or self.pointed() or self.under()
        if covered := view.covered_words():
            return "Your dice are covered", covered
        if view.finished:
            return "The game is over", f"{last.rstrip('.')}: {view.by_rule(ending_of)}."
        if view.busy:
            return last or "The island waits", self.used()
        if view.turn is None:
            return "The game is over", ""
        if self.plan.shown and self.plan.waits:
            return "The others are planning", "Your dice wait for you in the tray."
        return f"{self.reading.name(view.turn)} is {view.asked_words(view.turn)}", self.used() or last

    def used(self) -> str:
        """What a rival's action says, where no sheet lies beside the map on which it is ringed."""
        acts, entry = self.reading.moving_seat(), self.sheet.used
        character = self.reading.character(acts) if entry not in ("", "seeds") else None
        if character is None or acts == self.view.home or self.view.area("paper"):
            return ""
        return ": ".join(entry_words(character, entry))

    def pointed(self) -> str:
        """What the choice that is pointed at would bring; "" for none."""
        told = self.foretold(), self.brings.words(self.ahead.pointed_key())
        return " ".join(part for part in told if part)

    def foretold(self) -> str:
        """Who would win or lose hearts by what is pointed at, in a sentence; "" for nobody."""
        seen = self.ahead.foreseen()
        parts = []
        for seat, span in seen.hearts.items():
            character = self.reading.character(seat)
            mine = seat == self.view.home
            name = "You" if mine else character.name if character else self.reading.name(seat)
            parts.append(f"{name} {change_words(span, mine)}")
        if seen.open:
            return "Too much can be answered in between to tell what comes of it."
        if not parts:
            return self.reached(seen)
        told = f"{listed(parts)}{', and a roll decides what follows' if seen.chance else ''}."
        return f"{told} {self.under()}" if isinstance(self.view.about, Turning) else told

    def reached(self, seen: Foresight) -> str:
        """Where what is pointed at leads, when nobody wins or loses hearts by it."""
        match self.view.about:
            case Walking() if seen.forks:
                return "Several ways lead there: you pick one."
            case Acting() if seen.reach:
                return f"{counted(len(seen.reach), 'hex', 'hexes')} within reach from here, lit on the map."
        return ""

    def under(self) -> str:
        """How to answer, in a sentence."""
        about = self.view.about
        if self.sheet.owner != self.view.home:
            back = " Your name above brings yours back." if self.view.area("ladder") else ""
            return f"This is the sheet of {self.reading.name(self.sheet.owner)}.{back}"
        if isinstance(about, Turning):
            caps = {name: self.view.caps(name) for name in ("choose", "previous_zone", "next_zone")}
            return TURNS[self.view.focus.device].format(**caps)
        match about:
            case Aiming():
                hides = self.reading.remember("hides", lambda: self.view.by_rule(hidden_words))
                return hides or (DRIVEN if self.ahead.hexes.landings() else guide_of(about).how)
            case Bidding():
                return self.bidding()
            case Acting():
                return self.acting()
            case Planning() if not self.plan.pool():
                return READY
            case Walking(left=left, gait=(True, *_)):
                return EXACT.format(left)
            case Marking() if (powers := self.view.picture.facts["powers"][self.view.home]) >= ANYWHERE:
                return FREE_CHOICE if powers > ANYWHERE else ANY_BOX
        return guide_of(about).how

    def bidding(self) -> str:
        """Whom one would have to overtake."""
        facts, seat = self.view.picture.facts, self.view.home
        faster = [
            other
            for other in self.ladder.order()
            if not facts["out"][other] and facts["speed"][other] >= facts["speed"][seat] and other != seat
        ]
        named = ", ".join(f"{self.reading.name(other)} has {facts['speed'][other]}" for other in faster[:3])
        return f"The fastest acts first: {named or 'you are'}. A box that is spent is gone for good."

    def acting(self) -> str:
        """What can be done in the own turn, and how."""
        options = self.view.question.options if self.view.question else ()
        kinds = {option.key.partition("/")[0] for option in options}
        if "waystone" in kinds:
            return "You stand next to the shining Waystone: its golden dice cross boxes of your grid."
        if kinds & ENTRIES and not self.view.area("paper"):
            return "In any order. Point at one to see its reach."
        if kinds & ENTRIES:
            return "Golden entries of your sheet can be used, in any order. Point at one to see its reach."
        if "power" in kinds:
            return "Power up writes the dice that lie on special rows into them, for good."
        return "Golden places of your sheet can be used. Then end the turn."
