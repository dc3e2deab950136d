"""verdict: what is told of a Battle of Pontoon: that it begins, who wins the quest, and why."""

from __future__ import annotations

from game.engine.events import Changed, Event, Said
from game.rules.pontoon.words import why_won
from game.ui.table.part import Part, View
from game.ui.window.motion import Call, Motion, Then, Wait

HOLD, BRIEF = 2600, 500  # ms for which it is told, and where it stays to be seen until somebody goes on


class Verdict(Part):
    """That it begins is told by a banner; who wins, and why, by the prompt, which leaves the quest and all figures in
    sight, until the next round begins to be dealt."""

    name = "verdict"

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.outcome = ""  # why the last quest went where it went
        self.powers: tuple[int, ...] = ()  # of the parties when they were compared
        self.able: tuple[int, ...] = ()  # seats that met the condition
        self.seat: int | None = None  # who won that quest

    @property
    def winner(self) -> int | None:
        """The seat that has won the quest, for as long as that is told; None for nobody."""
        return self.seat if self.outcome else None

    def said_of(self, seat: int) -> str:
        """How a party has fared, in a word or two, for as long as the outcome is told; "": that is not told."""
        if not self.outcome:
            return ""
        if seat == self.seat:
            return "wins"
        every = len(self.able) == self.view.seats  # the closest wins, or all are as good
        return "" if every else "meets it" if seat in self.able else "misses it"

    def lay_out(self) -> None:
        if not self.view.pausing.asks:
            self.outcome = ""

    def settled(self) -> None:
        self.outcome = ""

    def show(self, event: Event) -> Motion | None:
        match event:
            case Changed(field="phase", value="preparation"):
                self.outcome = ""  # it has been read
            case Changed(field="phase", value="battle"):
                return self.view.announce("Battle", "Equipment is turned one hero after the other")
            case Said(what="powers", about=(powers, able)):
                self.outcome, self.powers, self.able = "", tuple(powers), tuple(able)
            case Said(what="won" | "failed"):
                return self.judged(event)
        return None

    def judged(self, event: Said) -> Motion:
        """Who wins, and why, long enough to be read."""
        seat, card, content = event.player, event.about[0], self.view.content
        quest = content.name(card)
        self.seat = seat
        if seat is None:
            self.outcome = f"Nobody meets the condition of {quest}."
        else:
            why = ", the only party that meets it"
            if len(self.able) > 1:
                why = why_won(content.quests[card - content.first_quest], event.about[1])
            self.outcome = f"{self.view.names[seat]} wins {quest} at {self.powers[seat]}{why}."
        heard = self.view.sounder("lose" if seat is None else "win")
        return Then(Call(heard), Wait(BRIEF if self.view.pausing.wished() else HOLD))
