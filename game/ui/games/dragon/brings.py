"""brings: what the choice that is pointed at would bring, in a line at the table of Dragon Attack!."""

from __future__ import annotations

from game.engine.words import counted, listed, per_cent
from game.rules.dragon.battle import Looting, Retreating
from game.rules.dragon.counters import CLASSES
from game.rules.dragon.meeting import Bargaining, Considering, Stepping
from game.rules.dragon.movement import Defending, Sailing, Walking
from game.rules.dragon.outcome import (
    Home,
    Lying,
    Places,
    agreed,
    done,
    held,
    left,
    looted,
    near_start,
    others_stand,
    promise,
    slays,
    spoils,
    steps_home,
)
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.setup import Choosing
from game.rules.dragon.state import Dragon
from game.rules.dragon.throws import SIDES
from game.rules.dragon.words import an, printed
from game.ui.games.dragon.foreseen import Foresight
from game.ui.games.dragon.parties import Parties, Telling


class Brings(Telling):
    """Of the seat that is asked, by the rules; chances only where they are told."""

    def __init__(self, parties: Parties, foresight: Foresight) -> None:
        super().__init__(parties)
        self.foresight = foresight

    def words(self, key: str) -> str:
        """A sentence or two; "" where the choice has no more to tell."""
        match self.view.about:
            case Choosing():
                return self.start(key)
            case Sailing() if key == "roll":
                return self.roll()
            case Walking() if key == "stay":
                return self.stays()
            case Searching(space=space, lying=lying):
                return self.search(space, lying) if key == "search" else self.passes_by(space)
            case Finding(card=card):
                return self.taken(card) if key == "take" else self.left(card)
            case Bargaining(other=other) | Considering(other=other):
                return self.bargained(key, other)
            case Looting(loser=loser):
                return self.looted(key, loser)
            case Defending():
                return self.defended(key)
            case Retreating(loser=loser):
                return self.moved_back(key, loser)
            case Stepping() if key == "stay":
                return "Staying here: nothing more happens, and your turn is over."
        return ""

    # ---- one question each --------------------------------------------------------------------------------------
    def holds(self, world: Dragon, seat: int) -> str:
        """What a party would hold, "Vex: 26 gold, a boat, 3 dice"."""
        gold, dice, boat, slayer = held(world, seat)
        parts = [f"{gold} gold" if gold else "", "a boat" if boat else "", "the Slayer" if slayer else ""]
        return (
            f"{self.parties.name(seat)}: {', '.join(part for part in (*parts, counted(dice, 'die', 'dice')) if part)}"
        )

    def start(self, key: str) -> str:
        content = self.parties.content
        number = next(n for n, hero in enumerate(content.heroes) if hero.id == key)
        near, home = self.view.by_rule(near_start, number), content.spaces[self.parties.kingdom.starts[number]]
        within = f"{counted(near, 'counter')} within {SIDES} steps"
        return (
            f"{an(CLASSES[content.heroes[number].class_]).capitalize()} from {home.name}: {within}. "
            "A friend of that class cannot join."
        )

    def roll(self) -> str:
        p, chances = self.parties, self.view.odds("roll")
        number, path = p.facts["dragon"], p.kingdom.path
        flies = f"the Dragon flies to {p.content.spaces[path[number]].name} and your turn is over"
        first = (
            f"1 in {round(1 / chances[0].share)} {flies}" if self.view.settings.odds and chances else f"On a 1 {flies}"
        )
        return f"{first}; else you go up to 2 to {SIDES} steps from here, {(2 + SIDES) // 2} on average."

    def stays(self) -> str:
        """What staying would leave, if that is clearly worth having."""
        undone = self.view.by_rule(left_undone, "stay")
        return f"Staying here. {undone}" if undone else ""

    def search(self, space: int, lying: int) -> str:
        view, seat = self.view, self.parties.asked()
        chances = view.odds("search")
        if not self.told or not chances:
            return "All that lies here is turned over: a monster is fought, a friend joins, the rest you may take."
        if len(chances) == 1:
            sure = listed(self.parties.known_here(space)) or chances[0].what
            first = f"{sure[0].upper()}{sure[1:]} for certain"
        else:
            joins = view.by_rule(promise, seat, space).joins
            parts = [
                f"{per_cent(joins)} a friend who joins"
                if chance.what == "a character"
                else f"{per_cent(chance.share)} {chance.what}"
                for chance in chances
                if chance.what != "a character" or joins
            ]
            first = ", ".join(parts)
        risk = self.foresight.risk(space)
        return (f"First of {lying}: " if lying > 1 else "") + first + (f"; {risk}." if risk else ".")

    @property
    def told(self) -> bool:
        """Whether the chances of a search are told: not where what was seen is kept in mind alone."""
        return bool(self.view.settings.odds) and self.parties.shows_seen

    def passes_by(self, space: int) -> str:
        p, seat = self.parties, self.parties.asked()
        others = [p.name(other) for other, at in enumerate(p.facts["at"]) if at == space and other != seat]
        then = f"Then you meet {listed(others)}." if others else "Whoever comes next may search here."
        if not self.told:
            return f"Nothing is turned over and nothing risked. {then}"
        good, risk = self.view.by_rule(promise, seat, space).useful, self.foresight.risk(space)
        spared = f", and spared the {risk}" if risk else ""
        return f"Given up: {per_cent(good)} that what lies here is of use to you{spared}. {then}"

    def taken(self, card: int) -> str:
        view, seat, kind = self.view, self.parties.asked(), self.parties.content.kinds[card]
        world, before = view.by_rule(done, "take"), view.by_rule(held, seat)
        now = held(world, seat)
        if kind == "gold":
            return f"In front of you then: {now.gold} gold, at risk until you are home, {self.away()}."
        if getattr(before, kind):
            return "You have one already: a second is of no use to you, but nobody else gets it."
        if kind == "boat":
            return "From then on you may sail before you roll, wherever land lies on a river or the sea."
        chances = f": {per_cent(slays(world, seat))} to slay it, not {per_cent(view.by_rule(slays, seat))}"
        return f"One die more against the Dragon{chances if view.settings.odds else ''}."

    def away(self) -> str:
        steps = self.view.by_rule(steps_home, self.parties.asked())
        return f"{counted(steps, 'step')} away" if steps else "where you are"

    def left(self, card: int) -> str:
        return f"All have seen it now: whoever comes next may take {self.parties.content.name(card)}."

    def bargained(self, key: str, other: int) -> str:
        view, seat = self.view, self.parties.asked()
        if key in ("fight", "refuse"):
            return self.fought(key, seat, other)
        if key == "counter":
            chances = view.odds("refuse") if view.settings.odds else ()
            odds = f", {per_cent(chances[0].share)} to win" if chances else ""
            return f"You lay an offer of your own. If {self.parties.name(other)} refuses it, there is a battle{odds}."
        world = view.by_rule(agreed, key)
        if world is None:
            return "So nothing would change hands that may: an offer gives each side a class once at most."
        return f"Agreed, there is no battle. {self.holds(world, seat)}. {self.holds(world, other)}."

    def fought(self, key: str, seat: int, other: int) -> str:
        view, p = self.view, self.parties
        chances = view.odds(key) if view.settings.odds else ()
        odds = f"{per_cent(chances[0].share)} to win. " if chances else ""
        won, lost = view.by_rule(spoils, seat, other), view.by_rule(spoils, other, seat)
        takes = f"Won, you may take {self.parties.several(won)}" if won else "Won, there is nothing to take"
        gives = f"{p.name(other)} may take {self.parties.several(lost)}, and " if lost else ""
        return f"{odds}{takes}; lost, {gives}you rest a turn."

    def looted(self, key: str, loser: int) -> str:
        view, seat = self.view, self.parties.asked()
        stays = view.by_rule(spoils, seat, loser)
        if key == "done":
            return f"{self.parties.name(loser)} keeps {self.parties.several(stays)}, and is moved back."
        world = view.by_rule(looted, seat, loser) if key == "all" else view.by_rule(done, key)
        return f"Then {self.holds(world, seat)}. {self.holds(world, loser)}."

    def moved_back(self, key: str, loser: int) -> str:
        """How far the loser would be from home, against where it stands."""
        p = self.parties
        now, then = self.view.by_rule(steps_home, loser), steps_home(self.view.by_rule(done, key), loser)
        gold = f", with {p.gold(loser)} gold" if p.gold(loser) else ""
        return f"{p.name(loser)} has {counted(then, 'step')} home from there{gold}, and {now} from here."

    def defended(self, key: str) -> str:
        view, seat = self.view, self.parties.asked()
        lost = "Lost, all in front of you goes to the hoard"
        if not view.settings.odds:
            return f"{lost if key == 'fight' else 'You risk nothing'}. If nobody beats the Dragon, everybody loses."
        rest = view.by_rule(others_stand, seat, key == "fight")
        after = f"{per_cent(rest)} somebody after you slays it" if rest else "nobody is left to fight it"
        if key == "fight":
            return f"{per_cent(view.by_rule(slays, seat))} you slay it, and the hoard is yours. {lost}, and {after}."
        end = ", else everybody loses" if rest else ": everybody loses"
        return f"You risk nothing. {after[0].upper()}{after[1:]}{end}."


def left_undone(g: Dragon, key: str) -> str:
    """One sentence, "" when nothing is left that is clearly worth it."""
    match left(g, key), g.about:
        case Home(gold), Stepping():
            return f"Home is one step away: your {gold} gold would be safe there."
        case Home(gold, steps), _:
            return f"Your {gold} gold would be safe at home, {counted(steps, 'step')} away."
        case Places(1, steps), _:
            return f"A counter that can be searched lies {counted(steps, 'step')} away."
        case Places(count, steps), _:
            return f"{count} spaces that can be searched are in reach, the nearest {counted(steps, 'step')} away."
        case Lying((card,)), Finding():
            return f"{printed(g.content, card)} would lie here for the next who comes."
        case Lying(cards), about:
            known = ": all have seen it" if isinstance(about, Searching) else ""
            return f"You can still take {listed([printed(g.content, card) for card in cards])}{known}."
    return ""
