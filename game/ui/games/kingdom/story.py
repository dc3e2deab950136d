"""story: what the turn that is shown has brought so far: a line that tells of it, banners, and the sum at its end."""

from __future__ import annotations

from game.engine.events import Changed, Event, Looked, Moved, Said
from game.engine.words import counted, listed, signed
from game.rules.kingdom.cards import Content
from game.rules.kingdom.words import eaten, spoils
from game.ui.table.part import Part, View
from game.ui.window.motion import Motion

SHORT = 700  # ms that a banner stays
SUMMED = 1500  # ms that the sum of a rival's cut stays
STEPS = {
    "return": "Aftermath: Adventurers go home, from the Kingdom to the hand, from the Dungeon to the Treasury.",
    "leaving": "Aftermath: Monsters with points on them leave, points and all.",
    "raiding": "Aftermath: every Monster that is left takes 2 points.",
    "slide": "Aftermath: Monsters that are left begin the next Array.",
}
MOST = 3  # Monsters and deeds that a banner names one by one


class Story(Part):
    """Hears each event as the viewer is told of it."""

    name = "story"

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.content: Content = view.content
        self.cuts: dict[int, tuple[int, str]] = {}  # of each seat, the turn of its last cut, and what that has brought
        self.lay_out()

    def lay_out(self) -> None:
        """The table shows another moment: nothing is known of the turn's beginning."""
        self.line, turn = "", self.view.picture.facts["turn"]
        self.cuts = {seat: cut for seat, cut in self.cuts.items() if cut[0] < turn}
        self.before: int | None = None  # points of the active seat before it cut; None: it has not cut
        self.begin()

    def begin(self) -> None:
        """A cut begins: nothing has come of it yet."""
        self.beaten: list[str] = []
        self.done: list[str] = []
        self.raids = self.lost = 0  # `lost`: cards that it takes from whoever looks

    def show(self, event: Event) -> Motion | None:
        self.line = self.words(event) or self.line
        match event:
            case Moved(src="taken", dst=zone) if zone.startswith(("treasury", "graveyard")):
                self.before = self.points()
                self.begin()
            case Moved(src=src, dst=dst) if src in self.mine() and not dst.startswith(("discard", "array")):
                self.lost += self.view.picture.facts["active"] != self.view.home
            case Said(what="defeated", about=(monster, *_)):
                self.beaten.append(f"{self.content.of(monster).name} beaten")
            case Said(what="deed" | "control", about=(card, *_)):
                self.done.append(self.content.of(card).deed)
            case Said(what="nothing") if self.done:
                self.done.pop()
            case Said(what="raid"):
                self.raids += 1
        return self.banner(event)

    def mine(self) -> tuple[str, str]:
        """Where others can take cards from whoever looks."""
        return f"hand/{self.view.home}", f"array/{self.view.home}"

    def points(self) -> int:
        facts = self.view.picture.facts
        return int(facts["reserve"][facts["active"]])

    def words(self, event: Event) -> str | None:
        """The line for an event; None for what goes without saying, "" at the beginning of a turn."""
        names, content = self.view.names, self.content
        active = names[self.view.picture.facts["active"]]
        match event:
            case Changed(field="active"):
                self.line = ""
                return None
            case Said(what="deed", about=(card, *_)):
                return f"{active}, {content.of(card).deed}: {content.of(card).text}"
            case Said(what="control", about=(monster, kind)):
                with_whom = content.adventurer(kind).name
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
        return self.view.tell(event)

    # ---- across the table ----------------------------------------------------------------------------------------
    def banner(self, event: Event) -> Motion | None:
        """What is announced of an event."""
        view = self.view
        match event:
            case Changed(field="turn"):
                return self.summed()
            case Changed(field="triggered", value=True):
                return view.announce("The end is near", "The deck has run out: no Refill any more", hold=1300)
            case Changed(field="starting", value=seat):
                title = f"{view.names[seat]} begins"
                return view.announce(title, "Take a card; queue it up or cut with it", view.crest(seat))
            case Said(what="twice", about=(kind, *_)):
                deed = self.content.adventurer(kind).deed
                return view.announce("Twice!", f"{deed} happens two times", hold=SHORT, sound="magic")
            case Said(what="defeated", player=player, about=(monster, points, tokens, place)):
                back = f" and {spoils(tokens, place)}" if tokens else ""
                name = view.names[player] if player is not None else ""
                title = f"{self.content.of(monster).name} is beaten"
                return view.announce(title, f"{name}: {points} points{back}", view.crest(player), 800, "rise")
            case Said(what="glory", player=player, about=(monster, points, *_)):
                text = f"for {self.content.name(monster)}"
                return view.announce(f"{points} points more", text, view.crest(player), SHORT, "rise")
            case Said(what="devoured", player=player):
                on = f"on {eaten(event, view.names)}"
                return view.announce("The Dragon feasts", on, view.crest(player), 900, "roar")
            case Said(what="nothing", player=player):
                told, crest = "The deed changes nothing", view.crest(player)
                return view.announce("Nothing happens", told, crest, SHORT, "fade")
        return None

    def summed(self) -> Motion | None:
        """What a rival's cut has brought, across the table, when the next turn begins; all of it is kept."""
        view, before = self.view, self.before
        seat = view.picture.facts["active"]
        self.before = None
        if before is None:
            return None
        gain, done = self.points() - before, [*self.beaten, *self.done]
        few = [*done[: MOST - 1], f"{len(done) - MOST + 1} more"] if len(done) > MOST else done
        sign = signed(gain) if gain else "no"
        points = f"{sign} point{'s' * (abs(gain) != 1)}"
        self.cuts[seat] = int(view.picture.facts["turn"]) - 1, f"{points}: {self.brought(done)}."
        if seat == view.viewer:
            return None
        title = f"{view.names[seat]}'s cut: {points}"
        return view.announce(title, self.brought(few), view.crest(seat), hold=SUMMED)

    def brought(self, done: list[str]) -> str:
        """The Monsters and deeds that are named of a cut, and what else has come of it."""
        told = [listed(done) if done else "No fight and no deed"]
        told += [f"{counted(self.lost, 'card')} of {self.view.names[self.view.home]} taken"] if self.lost else []
        told += [counted(self.raids, "raid")] if self.raids else []
        return "; ".join(told)
