"""prompts: what is asked at the table of MonToons, in two lines of plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.agenda import say
from game.engine.words import counted, listed
from game.rules.montoons.statistics import ending
from game.ui.games.montoons.foresight import Span
from game.ui.games.montoons.sight import hidden_words

if TYPE_CHECKING:
    from game.ui.games.montoons.table import MonToonsTable

UNDER = {  # by the word of the question
    "choose_sheet": "Each fights in its own way; point at one to read its sheet.",
    "choose_flag": "On a red flag. The last one standing wins, or the first with four Waystone Powers.",
    "plan": "Drag a die to a golden slot, or click the slot. Speed takes one; the others are what you will do.",
    "ready": "Every die has its place. Press Ready, or take a die off its slot again with a click.",
    "walk": "Each number is the movement it takes to get there; difficult ground takes 2.",
    "which_way": "The ways differ in whom they pass and what they go through: point at one to see it.",
    "mark": "Next to a crossed box, corner to corner too; bonuses pay when all boxes around them are crossed.",
    "mark_free": "A Golden Heart is gone, and any box you like is yours.",
    "pick": "Whoever is in reach and in sight has a mark overhead; the pale hexes are your range.",
    "shove": "Point at a choice to see the way and what every step costs. A blocked step hurts.",
    "force_whom": "The others follow.",
    "force_step": "One hex at a time, any way you like. A blocked step hurts and counts.",
    "throw_where": "Over everything, to a lit hex. Landing on somebody hurts both.",
    "bounce": "Beside what it struck.",
    "jump_where": "Straight along a row, over everything; only the hex you land on counts.",
    "leap": "Over everything; only the hex you land on counts.",
    "blitz_where": "In a straight line: whoever stands in it loses as many hearts as hexes are crossed.",
    "lay": "Nobody is hurt by what is laid under them, only by entering it.",
    "obstacle": "Nobody enters it and nobody sees through it.",
    "traps": "Whoever enters it loses 2 hearts, you too.",
    "trail": "Whoever enters it loses 2 hearts, you too.",
    "boost": "A golden berry or Focus adds its number to the damage of every target.",
    "whirl": "You may go on from there.",
    "sink": "It is lost: no Unused Die for it.",
    "pick_edge": "The number rolled fits more than one edge.",
    "escape": "Any free hex beside you, ice too.",
    "forget": "It is erased.",
    "keep_focus": "It adds to an attack from the next turn on.",
    "pick_shell": "A shell changes a die by the number in its box.",
}
ENTRIES = {"move", "basic", "special", "ultimate"}
TURNS = {  # how an area is turned, by the device last used
    "mouse": "Turn it with the wheel, or point at a lit hex; click to strike.",
    "keys": "Turn it with Q and E; {choose} strikes.",
    "pad": "Turn it with {previous_zone} and {next_zone}; {choose} strikes.",
}


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
    def __init__(self, table: MonToonsTable) -> None:
        self.table = table

    def words(self) -> tuple[str, str]:
        """Title and second line."""
        table = self.table
        if table.past:
            return "Looking back", self.last()
        if table.offered is not None:
            title = say(table.offered.prompt)
            if len(table.sitting.people) > 1:
                title = f"{table.name(table.offered.player)}: {title[0].lower()}{title[1:]}"
            return title, table.hinted.words() or self.foretold() or self.under()
        decision = table.match.decision
        if table.veiled:
            return "Your dice are covered", table.peek_words()
        if table.finished or decision is None and not table.busy:
            return "The game is over", f"{self.last().rstrip('.')}: {ending(table.match)}." if table.finished else ""
        if table.busy or decision is None:
            return self.last() or "The island waits", ""
        name = table.name(decision.player)
        is_person = table.sitting.players[decision.player].is_person
        if table.planning.shown and table.planning.waits:
            return "The others are planning", "Your dice wait for you in the tray."
        return f"{name} is {'to move' if is_person else 'thinking'}", self.last()

    def foretold(self) -> str:
        """Who would win or lose hearts by what is pointed at, in a sentence; "" for nobody."""
        table = self.table
        seen = table.foreseen()
        parts = []
        for seat, span in seen.hearts.items():
            character = table.character(seat)
            mine = seat == table.home
            name = "You" if mine else character.name if character else table.name(seat)
            parts.append(f"{name} {change_words(span, mine)}")
        if seen.open:
            return "Too much can be answered in between to tell what comes of it."
        if not parts:
            return "Several ways lead there: you pick one." if seen.forks and table.asking() == "walk" else ""
        told = f"{listed(parts)}{', and a roll decides what follows' if seen.chance else ''}."
        return f"{told} {self.under()}" if table.asking() == "turn_area" else told

    def under(self) -> str:
        """How to answer, in a sentence."""
        table, asking = self.table, self.table.asking()
        if table.sheet_panel.owner != table.home:
            return f"This is the sheet of {table.name(table.sheet_panel.owner)}. Your name above brings yours back."
        if asking == "turn_area":
            device = table.focus.device
            caps = {
                name: "+".join(table.app.keys.caps(name, device)) for name in ("choose", "previous_zone", "next_zone")
            }
            return TURNS[device].format(**caps)
        match asking:
            case "pick":
                return hidden_words(table.state) or UNDER["pick"]
            case "bid":
                return self.bidding()
            case "act":
                return self.acting()
            case "plan" if not table.planning.pool():
                return UNDER["ready"]
        return UNDER.get(asking, "")

    def bidding(self) -> str:
        """Whom one would have to overtake."""
        table = self.table
        facts, seat = table.picture.facts, table.home
        faster = [
            other
            for other in table.ladder.order()
            if not facts["out"][other] and facts["speed"][other] >= facts["speed"][seat] and other != seat
        ]
        named = ", ".join(f"{table.name(other)} has {facts['speed'][other]}" for other in faster[:3])
        return f"The fastest acts first: {named or 'you are'}. A box that is spent is gone for good."

    def acting(self) -> str:
        """What can be done in the own turn, and how."""
        options = self.table.offered.options if self.table.offered else ()
        kinds = {option.key.partition("/")[0] for option in options}
        if "waystone" in kinds:
            return "You stand next to the shining Waystone: its golden dice cross boxes of your grid."
        if kinds & ENTRIES:
            return "Golden entries of your sheet can be used, in any order. Point at one to see its reach."
        if "power" in kinds:
            return "Power up writes the dice that lie on special rows into them, for good."
        return "Golden places of your sheet can be used. Then end the turn."

    def last(self) -> str:
        """The last line of the log at the moment that is shown."""
        lines = self.table.recent()
        return lines[-1] if lines else ""
