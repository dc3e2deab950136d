"""prompts: what is asked at the table of MonToons, in two lines of plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.agenda import say
from game.engine.words import counted, listed
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.movement import Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.statistics import ending
from game.rules.montoons.targeting import Aiming, Turning
from game.ui.games.montoons.foresight import Span
from game.ui.games.montoons.questions import READY, guide_of
from game.ui.games.montoons.sight import hidden_words

if TYPE_CHECKING:
    from game.ui.games.montoons.table import MonToonsTable

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
            return "Several ways lead there: you pick one." if seen.forks and isinstance(table.about, Walking) else ""
        told = f"{listed(parts)}{', and a roll decides what follows' if seen.chance else ''}."
        return f"{told} {self.under()}" if isinstance(table.about, Turning) else told

    def under(self) -> str:
        """How to answer, in a sentence."""
        table, about = self.table, self.table.about
        if table.sheet_panel.owner != table.home:
            return f"This is the sheet of {table.name(table.sheet_panel.owner)}. Your name above brings yours back."
        if isinstance(about, Turning):
            device = table.focus.device
            caps = {
                name: "+".join(table.app.keys.caps(name, device)) for name in ("choose", "previous_zone", "next_zone")
            }
            return TURNS[device].format(**caps)
        match about:
            case Aiming():
                return hidden_words(table.state) or guide_of(about).how
            case Bidding():
                return self.bidding()
            case Acting():
                return self.acting()
            case Planning() if not table.planning.pool():
                return READY
        return guide_of(about).how

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
