"""prompts: what is asked at the table of Dragon Attack! in plain words, and what a space would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.game import Chance
from game.engine.words import counted, listed
from game.rules.dragon.battle import Looting, Retreating
from game.rules.dragon.counters import CLASSES
from game.rules.dragon.meeting import Bargaining, Considering, Facing, Stepping
from game.rules.dragon.movement import Defending, Sailing, Walking
from game.rules.dragon.odds import space_odds
from game.rules.dragon.searching import Finding, Searching, may_find
from game.rules.dragon.setup import Choosing
from game.rules.dragon.state import DOWN, UP

if TYPE_CHECKING:
    from game.ui.games.dragon.table import DragonTable


UNDER: dict[type, str] = {
    Choosing: "Choose a figure beside the palace: its class counts in your party. All play alike otherwise.",
    Sailing: "Choose any lit space on a river or the sea to sail there, or roll. On a 1 the Dragon moves instead.",
    Walking: "Choose a lit space, or stay. What lies there can be searched at the end.",
    Finding: "Taken, it lies in front of you. Left, it lies face down again, but all have seen it.",
    Facing: "Choose one of them in the list at the right.",
    Retreating: "Choose a lit space: over land, exactly that far, with nothing on it.",
    Bargaining: "Fight for all that lies in front, or agree on a trade; then one more step is yours.",
    Considering: "Agree, make another offer, or refuse: then there is a battle.",
    Looting: "Take what you like of what lies in front. Then move the loser back.",
    Stepping: "After a trade: to an empty space beside you, or stay.",
}


class Prompts:
    """Two lines for every question, and words about spaces and odds."""

    def __init__(self, table: DragonTable) -> None:
        self.table = table

    # ---- questions --------------------------------------------------------------------------------------------
    def title(self) -> str:
        """What is asked, in a few words."""
        table = self.table
        match table.about:
            case Choosing():
                return "Which hero will you be?"
            case Sailing():
                return "Sail first, or roll the die?"
            case Walking(steps=steps):
                return f"Move up to {counted(steps, 'step')}"
            case Searching():
                return "Search here?"
            case Finding(card=card):
                return f"You have found {self.found(card)}"
            case Facing():
                return "Whom do you face first?"
            case Bargaining(other=other):
                return f"You meet {table.name(other)}"
            case Considering(other=other):
                return f"{table.name(other)} offers you a trade"
            case Looting(loser=loser):
                return f"You have beaten {table.name(loser)}: help yourself"
            case Retreating(loser=loser, far=far):
                return f"Move {table.name(loser)} back {counted(far, 'space')}"
            case Defending():
                return "The Dragon is at the palace. Will you fight it?"
            case Stepping():
                return "One more step, if you like"
        return ""

    def under(self) -> str:
        """The second line: what is pointed at, or what to do."""
        table = self.table
        if table.goal is not None and isinstance(table.about, Walking | Sailing | Stepping):
            return self.preview(table.goal)
        match table.about:
            case Searching():
                return self.search_words()
            case Defending():
                odds = self.odds_words(self.odds("fight"))
                return (f"{odds}. " if odds else "") + "If nobody beats it here, everybody loses."
            case Considering(reply=True):
                return "Agree, or refuse: then there is a battle."
            case Bargaining(reply=True):
                return "Fight for all that lies in front, or make an offer of your own."
            case Retreating(short=short, far=far) if far != short:
                return f"No space {short} away is empty. Choose a lit one: over land, {far} away, with nothing on it."
        return UNDER.get(type(table.about), "")

    def found(self, card: int) -> str:
        points = self.table.content.points[card]
        return self.table.content.name(card) + (f" ({points})" if points else "")

    def search_words(self) -> str:
        chances = self.odds("search")
        if not chances or not self.table.app.settings.odds:
            return "Turn over what lies here. A monster must be fought at once."
        if len(chances) == 1 and chances[0].cases == 1:
            return f"All have seen it: {chances[0].what}."
        whole = sum(chance.cases for chance in chances)
        return f"Of {whole} unseen: " + ", ".join(f"{chance.cases} {plural(chance)}" for chance in chances) + "."

    # ---- odds -------------------------------------------------------------------------------------------------
    def odds(self, key: str) -> Sequence[Chance]:
        table = self.table
        if table.offered is None:
            return ()
        return table.match.game.odds(table.match.state, table.offered.player, key)

    def odds_words(self, chances: Sequence[Chance]) -> str:
        """ "Victory 58 %"; "" when odds are turned off or there are none."""
        if not chances or not self.table.app.settings.odds:
            return ""
        first, *rest = chances
        words = f"{percent(first.share)} {'victory' if first.what == 'victory' else first.what}"
        return words + "".join(f", {percent(chance.share)} {chance.what}" for chance in rest[:-1])

    def classes(self, seat: int) -> str:
        """The members of a party by class."""
        return listed([CLASSES[letter] for letter in CLASSES if letter in self.table.panel.letters(seat)])

    # ---- spaces -----------------------------------------------------------------------------------------------
    def preview(self, space: int) -> str:
        """What happens when the own hero ends there."""
        table = self.table
        state, seat = table.state, table.offered.player if table.offered else table.home
        steps = len(table.way_to(space))
        far = f"{counted(steps, 'step')} to {table.content.spaces[space].name}." if steps else "Staying here."
        if isinstance(table.about, Sailing):
            return f"Sail to {table.content.spaces[space].name}, then roll and walk."
        if isinstance(table.about, Stepping):
            return f"One step to {table.content.spaces[space].name}: nothing is searched there."
        odds = self.odds_words(space_odds(state, seat, space))
        odds = f" ({odds})" if odds else ""
        if space == state.lair():
            return f"{far} You fight the Dragon, strength {state.strengths[0]}{odds}."
        if monsters := state.slots(space, UP):
            card = state.zones["map"][monsters[0]]
            return f"{far} You fight {table.content.name(card)}, {table.content.points[card]}{odds}."
        others = [table.name(other) for other, where in enumerate(state.at) if where == space and other != seat]
        down = len(state.slots(space, DOWN))
        if others:
            return f"{far} {listed(others)}: you duel or trade{odds}."
        if down:
            known = self.known_here(space)
            lies = (
                f"All have seen {listed(known)} there"
                if known
                else (f"{'A counter lies' if down == 1 else f'{down} counters lie'} there")
            )
            return f"{far} {lies}: " + (
                "you may search." if may_find(state, seat, space) else "your party has that class already."
            )
        if space == state.home(seat) and state.gold(seat):
            return f"{far} At home your {state.gold(seat)} gold is safe."
        return far + (" It is your home." if space == state.home(seat) else "")

    def known_here(self, space: int) -> list[str]:
        """The counters face down on a space by name, if all have seen every one of them and may be reminded."""
        content = self.table.content
        cards = [card for card, lie in self.table.lying().get(space, []) if lie == DOWN]
        if self.table.picture.facts["show_seen"] != "on" or None in cards:
            return []
        return [content.name(card) for card in cards if card is not None]

    def about(self, space: int) -> str:
        """What lies and stands on a space, for the bubble."""
        table = self.table
        facts, hexagon = table.picture.facts, table.content.spaces[space]
        found = []
        if hexagon.start >= 0:
            owner = facts["colour"].index(hexagon.start) if hexagon.start in facts["colour"] else None
            found.append(f"The home of {table.name(owner)}." if owner is not None else "An unused home: open land.")
        if hexagon.number and hexagon.number == facts["dragon"]:
            found.append(f"The Dragon is here, strength {facts['strengths'][0] if facts['strengths'] else 0}.")
        found += [
            f"{table.name(seat)} is here{', resting' if facts['resting'][seat] else ''}."
            for seat, where in enumerate(facts["at"])
            if where == space
        ]
        lying = table.lying().get(space, [])
        up = [card for card, lie in lying if lie == UP and card is not None]
        for card in up:
            found.append(
                f"{table.content.name(card)}, strength {table.content.points[card]}"
                + (f", guards {counted(len(lying) - 1, 'counter')}." if len(lying) > 1 else ".")
            )
        down = [card for card, lie in lying if lie == DOWN]
        if down:
            seen = self.known_here(space)
            found.append(f"Seen by all: {listed(seen)}." if seen else f"{counted(len(down), 'counter')} face down.")
        water = (
            {"river": "A river runs here.", "sea": "It lies on the sea."}.get(hexagon.water, "") if hexagon.land else ""
        )
        return " ".join([*found, water]).strip() or (
            "Only a boat or a start by the sea leads over water." if not hexagon.land else "Nothing lies here."
        )


def percent(share: float) -> str:
    """In whole per cents; what is possible is never 0 %."""
    return f"{max(1, round(share * 100)) if share else 0} %"


PLURALS = {
    "gold": "gold",
    "a monster": "monsters",
    "a character": "characters",
    "a boat": "boats",
    "the Dragon Slayer": "Dragon Slayer",
}


def plural(chance: Chance) -> str:
    word = PLURALS.get(chance.what, chance.what)
    return word[:-1] if chance.cases == 1 and word.endswith("s") else word
