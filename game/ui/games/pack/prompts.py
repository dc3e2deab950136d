"""prompts: what is asked in The Monster Pack, what a choice would do or leave undone, and how a monster stands."""

from __future__ import annotations

from game.ai.pack import CLOSE, column_of, judged
from game.engine.agenda import Decision, Option, say
from game.rules.pack.cards import SEATS, WILD, Content
from game.rules.pack.dueling import forecast
from game.rules.pack.odds import result
from game.rules.pack.state import COLUMNS, MonsterPack, Offering, Paying
from game.rules.pack.turn_order import pays_for
from game.ui.games.pack.ahead import Ahead
from game.ui.games.pack.cards import Cards
from game.ui.games.pack.printed import WAITS
from game.ui.games.pack.reading import Reading
from game.ui.table.part import View


class Prompts:
    """Words from the question, from what is pointed at, and from the duel to come."""

    def __init__(self, view: View, cards: Cards, reading: Reading, ahead: Ahead) -> None:
        self.view, self.cards, self.reading, self.ahead = view, cards, reading, ahead
        self.content: Content = view.content

    def asking(self, question: Decision) -> str:
        """What is asked, or what the choice pointed at would do."""
        about, option = self.view.about, self.reading.choice()
        if option is None and isinstance(about, Offering):
            late = about.part == 2
            return (
                "Last chance this turn: boost a waiting monster?"
                if late
                else ("Boost a waiting monster before the duel? After it there is one more chance.")
            )
        if option is None:
            return say(question.prompt)
        word, _, place = option.key.partition(":")
        match word:
            case "summon" if isinstance(option.at, int):
                content, held = self.content, option.at
                wait = WAITS[content.wait(held)]
                return f"{content.name(held)} waits {wait}, then hits for {content.hits[held]} where nobody is."
            case "spot" if (card := self.reading.picked()) is not None:
                across = self.across(1 - question.player, int(place) - 1)
                return f"{self.content.name(card)} waits in column {place}. {across}"
            case "none":
                return "Summon nothing: you keep all your cards for now."
            case "boost" if (card := self.reading.waiting(question.player, int(place) - 1)) is not None:
                return self.boost_words(question.player, int(place) - 1, self.price(question.player, card))
            case "pay" if isinstance(about, Paying) and isinstance(option.at, int):
                return self.boost_words(question.player, about.column, self.content.name(option.at))
            case "pass":
                before = self.view.picture.facts["phase"] == "boost_1"
                return (
                    self.duel_words(question.player) if before else "No boost: you keep your cards, and your turn ends."
                )
            case "to":
                lane = next((lane for lane in self.ahead.lanes() if lane.column == int(place) - 1), None)
                return f"In column {place} {self.ahead.words(lane)}" if lane else say(question.prompt)
        return say(question.prompt)

    def across(self, seat: int, column: int) -> str:
        """Who stands in a column of the other side, or waits there."""
        if (facing := self.cards.standing(seat, column)) is not None:
            return f"{self.content.name(facing)} stands across."
        if (waiting := self.reading.waiting(seat, column)) is not None:
            return f"{self.content.name(waiting)} waits across."
        return "Nobody is across."

    def boost_words(self, seat: int, column: int, price: str) -> str:
        """What a boost in a column does for that price."""
        card, die = self.reading.waiting(seat, column), self.reading.die(seat, column)
        if card is None:
            return ""
        name = self.content.name(card)
        if die > 1:
            then = f"{name} has {WAITS[die - 1]} to wait instead of"
            return f"Discard {price}: {then} {WAITS[die].removesuffix('s').removesuffix(' turn')}."
        if self.reading.free_doors(seat, column):
            return f"Discard {price}: {name} enters at once."
        return f"{name} would be blocked: no free spot."

    def price(self, seat: int, card: int) -> str:
        """What a boost of that monster costs, of the own hand."""
        hand = self.view.picture.zones[f"hand/{seat}"]
        content, types = self.content, self.content.types
        payers = [held for held in hand if held is not None and pays_for(content, held, card)]
        if len(names := {content.name(held) for held in payers}) == 1:
            return names.pop()
        if content.sides[seat].any_colour:
            return "any card"
        if all(types[held] == WILD for held in payers):
            return "a White Wild card"
        return "a card of its colour" + " or White Wild" * any(types[held] == WILD for held in payers)

    def duel_words(self, seat: int) -> str:
        """What the Duel does when nothing is boosted before it."""
        lanes = self.view.by_rule(forecast, seat)
        if not lanes:
            return "No boost for now. None of your monsters is active yet: the duel passes."
        words = result(self.content, lanes[0])
        more = f"; {len(lanes) - 1} more" if len(lanes) > 1 else ""
        return f"No boost, then the duel: {words}{more}."

    def here(self, card: int) -> str:
        """How a monster stands where it lies; "" for one that stands nowhere."""
        for seat in range(SEATS):
            for column in range(COLUMNS):
                if card == self.reading.waiting(seat, column):
                    return self.waiting_note(seat * COLUMNS + column)
        lane = next((lane for lane in self.ahead.lanes() if card in (lane.mine, lane.theirs)), None)
        words = self.ahead.words(lane) if lane else ""
        return words[:1].upper() + words[1:]

    def waiting_note(self, spot: int) -> str:
        die, boosted = (self.view.picture.facts[name][spot] for name in ("die", "boosted"))
        if not die:
            return "Blocked: it enters as soon as a spot next to it is free."
        turns = f"Its die shows {die}: it enters in {die} turn{'s' * (die != 1)} of its owner."
        return turns + (" It has been boosted." if boosted else "")


def left_undone(g: MonsterPack, key: str) -> str:
    """One sentence, "" when nothing is left that is clearly worth it. It is made of what lies open and the own hand."""
    if key not in ("pass", "none"):
        return ""
    margins = [(margin, option) for margin, option in judged(g)]
    idle = next(margin for margin, option in margins if option.key == key)
    lost = [
        (margin - idle, option)
        for margin, option in margins
        if option.key != key and (g.phase != "boost_1" or enters(g, option))
    ]
    gain, best = max(lost, key=lambda found: found[0], default=(0.0, None))
    if best is None or gain <= CLOSE:
        return ""
    return of_summon(g, best) if key == "none" else of_boost(g, best)


def enters(g: MonsterPack, boost: Option) -> bool:
    """Whether a boost brings its monster in at once. Before the duel only such a one is missed: the others can be made
    after it as well."""
    assert g.decision is not None
    seat, column = g.decision.player, column_of(boost)
    return g.die[seat * COLUMNS + column] == 1 and bool(g.doors(seat, column))


def of_summon(g: MonsterPack, option: Option) -> str:
    assert isinstance(option.at, int)
    return f"You can still summon {g.content.name(option.at)}."


def of_boost(g: MonsterPack, option: Option) -> str:
    assert g.decision is not None
    card = g.waiting_at(g.decision.player, column_of(option))
    assert card is not None
    then = "enters at once" if enters(g, option) else "waits a turn less"
    timely = ", in time for this duel" if g.phase == "boost_1" else ""
    return f"You can still boost {g.content.name(card)}: it {then}{timely}."
