"""forecast: what a choice of Pontoon would change, the powers of the parties and the chance to win the quest, and what
prompt and buttons say of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from game.ai.pontoon_quest import quest_ending
from game.engine.agenda import Option, say
from game.engine.chain import Chain
from game.engine.words import per_cent
from game.rules.pontoon.abilities import Peeking, Picking
from game.rules.pontoon.chains import quest_chain
from game.rules.pontoon.changes import Placing
from game.rules.pontoon.odds import asked_after, powers_after
from game.rules.pontoon.quests import Ending
from game.ui.games.pontoon.parties import Parties
from game.ui.table.part import Part, View

WORLDS, ENOUGH = 120, 40  # that are played out for each choice, and how many tell something
GLIMPSES = 16  # worlds in which powers are looked at
FRAME, MOST = 16.0, 4  # ms of a world, and how many in a frame that has been long in coming: each makes the next longer
FEW = 3  # choices that are all played out; of more only the one that is pointed at
STEP = 10  # worlds after which the words are written anew
NEXT: dict[type, str] = {
    Picking: "you choose for whom",
    Peeking: "you choose whose Equipment you see",
    Placing: "you see what lies on the guild",
}
TOLD = 2  # parties whose powers are told in a line


class Forecast(Part):
    """Worlds are played out one a frame, all of them such as the person who is asked could not tell from the true
    one; nothing while the own Equipment lies face down, or odds are not wanted. A puzzle is not solved by them."""

    name = "forecast"

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.parties = Parties(view)
        self.moment: Hashable = None
        self.endings: dict[str, list[Ending]] = {}  # by choice, of each world
        self.chains: dict[str, Chain] = {}  # what they come to
        self.powers: dict[str, list[Counter[int]]] = {}

    def open(self) -> bool:
        """Whether anything may be told here and now; what was known of another moment is forgotten."""
        view = self.view
        if view.question is None or view.past or not view.settings.odds or not self.parties.sure(view.home):
            return False
        if self.moment != view.moment:
            self.moment, self.endings, self.chains, self.powers = view.moment, {}, {}, {}
        return True

    def passes(self, ms: float) -> bool:
        view = self.view
        if not self.open() or view.in_puzzle or view.question is None or not (keys := self.looked_into()):
            return False
        written = False
        lists = [(self.endings.setdefault(key, []), key) for key in keys]
        for _ in range(max(1, min(MOST, int(ms / FRAME)))):
            found, key = min(lists, key=lambda one: len(one[0]))
            if len(found) >= WORLDS:
                break
            found.append(view.by_rule(quest_ending, view.question.player, key, len(found)))
            written = written or len(found) % STEP == 0
        return written

    def looked_into(self) -> list[str]:
        """The choices that are played out now."""
        assert self.view.question is not None
        if len(self.view.question.options) <= FEW:
            return [option.key for option in self.view.question.options]
        option = self.view.choice_on(self.view.pointed)
        return [option.key] if option is not None else []

    def chance(self, key: str) -> float | None:
        """Of winning the quest after that choice, 0..1; None while too little is known."""
        return chain.number / chain.of if (chain := self.chain(key)) else None

    def words(self, key: str) -> str:
        """The same; never or always only where nothing is hidden any more. "" while too little is known."""
        chance, view = self.chance(key), self.view
        if chance is None:
            return ""
        certain = view.picture.facts["phase"] == "battle" and all(map(self.parties.sure, range(view.seats)))
        if chance in (0, 1) and not certain:
            return "> 99 %" if chance else "< 1 %"
        return per_cent(chance)

    def chain(self, key: str) -> Chain | None:
        """What makes up that chance."""
        found = self.endings.get(key, []) if self.open() else []
        question, quest = self.view.question, self.parties.quest()
        if question is None or quest is None or len(found) < ENOUGH:
            return None
        if key not in self.chains or self.chains[key].of != len(found):
            self.chains[key] = quest_chain(quest, say(question.option(key).label), found)
        return self.chains[key]

    def changes(self) -> dict[int, dict[int, float]]:
        """What the choice that is pointed at does to powers: by seat how likely each other power is, as it is shown."""
        option = self.view.choice_on(self.view.pointed) if self.open() else None
        return self.changes_of(option.key) if option is not None else {}

    def changes_of(self, key: str) -> dict[int, dict[int, float]]:
        """The same of any choice."""
        if not self.open() or self.view.question is None:
            return {}
        if key not in self.powers:
            self.powers[key] = self.view.by_rule(powers_after, self.view.question.player, key, GLIMPSES)
        return {
            seat: {self.parties.power(seat) + by: count / counts.total() for by, count in sorted(counts.items())}
            for seat, counts in enumerate(self.powers[key])
            if any(counts) and set(counts) != {0}
        }


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
        told = [f"{self.view.names[seat]} {self.parties.power(seat)} to {to}" for seat, to in found[:TOLD]]
        more = f" and {len(found) - TOLD} more" if len(found) > TOLD else ""
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
