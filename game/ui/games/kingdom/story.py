"""story: what the turn that is shown has brought so far: the line that tells of it, and the sum when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.events import Changed, Event, Looked, Moved, Said
from game.engine.words import counted, listed
from game.ui.window.motion import Motion

if TYPE_CHECKING:
    from game.ui.games.kingdom.table import KingdomTable

SUMMED = 1500  # ms that the sum of a rival's cut stays
STEPS = {
    "return": "Aftermath: Adventurers go home, from the Kingdom to the hand, from the Dungeon to the Treasury.",
    "leaving": "Aftermath: Monsters with points on them leave, points and all.",
    "raiding": "Aftermath: every Monster that is left takes 2 points.",
    "slide": "Aftermath: Monsters that are left begin the next Array.",
}
MOST = 3  # deeds that are named one by one


class Story:
    """Hears each event before it happens in the picture, as the viewer is told of it."""

    def __init__(self, table: KingdomTable) -> None:
        self.table = table
        self.cuts: dict[int, str] = {}  # of each seat, what its last cut has brought
        self.forget()

    def forget(self) -> None:
        """The table shows another moment: nothing is known of the turn's beginning."""
        self.line = ""
        self.cuts.clear()
        self.before: int | None = None  # points of the active seat before it cut; None: it has not cut
        self.done: list[str] = []
        self.raids = 0

    def hear(self, event: Event) -> None:
        self.line = self.words(event) or self.line
        match event:
            case Moved(src="taken", dst=zone) if zone.startswith(("treasury", "graveyard")):
                self.before, self.done, self.raids = self.points(), [], 0
            case Said(what="defeated", about=(monster, *_)):
                self.done.append(f"{self.table.content.of(monster).name} beaten")
            case Said(what="deed" | "control", about=(card, *_)):
                self.done.append(self.table.content.of(card).deed)
            case Said(what="raid"):
                self.raids += 1

    def points(self) -> int:
        facts = self.table.picture.facts
        return int(facts["reserve"][facts["active"]])

    def words(self, event: Event) -> str | None:
        """The line for an event; None for what goes without saying, "" at the beginning of a turn."""
        table = self.table
        names, content = table.sitting.names, table.content
        active = names[table.picture.facts["active"]]
        match event:
            case Changed(field="active"):
                self.line = ""
                return None
            case Said(what="deed", about=(card, *_)):
                return f"{active}, {content.of(card).deed}: {content.of(card).text}"
            case Said(what="control", about=(monster, kind)):
                with_whom = next(one.name for one in content.adventurers if one.id == kind)
                of = content.of(monster)
                return f"{active}, {of.deed} ({of.name} with {with_whom}): {of.text}"
            case Said(what="step", about=(step,)):
                return STEPS[str(step)]
            case Said(what="cut"):
                return None
            case Moved(src=zone, dst="taken", card=int(card)) if zone.startswith("matrix"):
                return f"{active} takes {content.name(card)}."
            case Moved(src="kingdom" | "dungeon", dst="discard") | Looked():
                return None
            case Moved(dst=zone) if zone.startswith("seen"):
                return None
        return table.match.game.tell(event, content, names, table.viewer)

    def summed(self) -> Motion | None:
        """What a rival's cut has brought, across the table, when the next turn begins."""
        table, before = self.table, self.before
        seat = table.picture.facts["active"]
        after, done, raids = self.points(), self.done, self.raids
        self.before, self.done, self.raids = None, [], 0
        if before is None:
            return None
        gain = after - before
        more = [*done[: MOST - 1], f"{len(done) - MOST + 1} more deeds"] if len(done) > MOST else done
        told = [listed(more)] if more else ["No fight and no deed"]
        told += [counted(raids, "raid")] if raids else []
        sign = f"{gain:+d}".replace("-", "\u2212") if gain else "no"
        points = f"{sign} point{'s' * (abs(gain) != 1)}"
        self.cuts[seat] = f"{points}: {'; '.join(told)}."
        if seat == table.viewer:
            return None
        player = table.sitting.players[seat]
        return table.announce(f"{player.name}'s cut: {points}", "; ".join(told), player.crest, hold=SUMMED)
