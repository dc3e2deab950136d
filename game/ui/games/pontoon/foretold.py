"""foretold: what the prompt of Pontoon and the buttons of an ability say of a choice before it is made."""

from __future__ import annotations

from game.engine.agenda import Option, say
from game.rules.pontoon.abilities import Peeking, Picking
from game.rules.pontoon.changes import Placing
from game.rules.pontoon.odds import asked_after
from game.ui.games.pontoon.forecast import Forecast
from game.ui.games.pontoon.parties import Parties
from game.ui.table.part import View

NEXT: dict[type, str] = {
    Picking: "you choose for whom",
    Peeking: "you choose whose Equipment you see",
    Placing: "you see what lies on the guild",
}
FEW = 2  # parties whose powers are told in a line


class Foretold:
    """Speaks of what the viewer knows and no more: while the own Equipment lies face down no power is told."""

    def __init__(self, view: View, forecast: Forecast) -> None:
        self.view, self.forecast, self.parties = view, forecast, Parties(view)

    def words(self, option: Option) -> str:
        """What comes of a choice, with the chance to win the quest where that is known."""
        chance = self.chance(option.key)
        return f"{self.deed(option)}.{f' {chance[0].upper()}{chance[1:]}.' if chance else ''}"

    def beside(self, option: Option) -> str:
        """The same in a few words, for a button; "" where nothing is known."""
        before, after = self.parties.power(self.view.home), self.powers(option.key)
        if not self.forecast.open() or isinstance(self.view.about, Placing):
            return self.chance(option.key)
        own = f"{before} to {after[0][1]}" if [seat for seat, _ in after] == [self.view.home] else ""
        stays = f"stays at {before}" if option.key == "leave" and not after else ""
        return "; ".join(words for words in (own or stays, self.chance(option.key)) if words)

    def chance(self, key: str) -> str:
        """To win the quest."""
        chance = self.forecast.words(key)
        return f"{chance} to win" if chance else ""

    def deed(self, option: Option) -> str:
        """What it does, without a full stop."""
        about, content = self.view.about, self.view.content
        if isinstance(about, Placing):
            seen = f"{content.name(about.card)}, {content.cards[about.card].power},"
            return f"{seen} goes under the guild" if option.key == "under" else f"{seen} stays on top for the next Hit"
        if option.key == "leave":
            stays = f"you stay at {self.parties.power(self.view.home)}" if self.forecast.open() else "nothing changes"
            return f"Left unused: {self.changed(option.key) or stays}"
        if isinstance(about, Peeking):
            return f"Only you see the Equipment of {self.owner(option)}"
        said = say(option.label).partition(" (")[0]
        return f"{said}: {self.changed(option.key) or self.onward(option.key)}"

    def owner(self, option: Option) -> str:
        seat = int(str(option.at).rpartition("/")[2])
        return self.view.names[seat]

    def changed(self, key: str) -> str:
        """Whose power changes, from what to what; "" for nobody's."""
        found = self.powers(key)
        told = [f"{self.view.names[seat]} {self.parties.power(seat)} to {to}" for seat, to in found[:FEW]]
        more = f" and {len(found) - FEW} more" if len(found) > FEW else ""
        return f"{', '.join(told)}{more}" if told else ""

    def powers(self, key: str) -> list[tuple[int, str]]:
        """The seats whose powers a choice changes, with what they may come to: "20", or "18-24"."""
        changes = self.forecast.changes_of(key)
        ends = {seat: (min(powers), max(powers)) for seat, powers in changes.items()}
        return [(seat, str(low) if low == high else f"{low}-{high}") for seat, (low, high) in ends.items()]

    def onward(self, key: str) -> str:
        """What is asked after it, where it changes no power by itself."""
        question = self.view.question
        if question is None or not self.forecast.open():
            return "as its words say"
        after = self.view.by_rule(asked_after, question.player, key)
        return NEXT.get(type(after), "no power changes")
