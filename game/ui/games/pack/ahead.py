"""ahead: what the next duel will do in every lane, as the table lies or as it would after the choice pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.pack.cards import SEATS, WILD, Content
from game.rules.pack.chains import Fall, Struck
from game.rules.pack.dueling import counted, losers
from game.rules.pack.state import LANES, REACH
from game.ui.games.pack.duels import Duels
from game.ui.games.pack.reading import Reading
from game.ui.style.palette import palette
from game.ui.table.part import View

WON, LOST, BOTH, HIT = palette.good, palette.risk, palette.violet, palette.risk


class LaneAhead(NamedTuple):
    """What happens in a lane. `mine` belongs to the seat at the bottom; `struck` is the seat that is hit; `later`: it
    is not the next duel that does it, but the one after; `sure`: nobody can step in the way before."""

    column: int
    mine: int | None
    theirs: int | None
    lost: tuple[int, ...] = ()
    damage: int = 0
    struck: int = 0
    later: bool = False
    sure: bool = True


class Caption(NamedTuple):
    """A lane in a few words: a sign in a disc of a colour, and the words; faint when it is for later. `cards`: those
    whose numbers stand in the words, in their order."""

    sign: str
    colour: str
    text: str
    cards: tuple[int, ...] = ()
    faint: bool = False

    @property
    def style(self) -> str:
        """Of its letters."""
        return "note" if self.faint else "name"


class Ahead:
    def __init__(self, view: View, reading: Reading, duels: Duels) -> None:
        self.view, self.reading, self.duels = view, reading, duels
        self.content: Content = view.content

    def over(self) -> bool:
        """Whether this turn's duel has been fought."""
        phase = self.view.picture.facts["phase"]
        return phase == "boost_2" or phase == "duel" and not self.duels.fighting

    def duelist(self) -> int:
        """Whose duel comes next, or is going on."""
        mover = int(self.view.picture.facts["mover"])
        return 1 - mover if self.over() else mover

    def lanes(self) -> list[LaneAhead]:
        """Every lane in which something will happen."""
        view, content, cards = self.view, self.content, self.reading.cards
        home, would, duelist = view.home, self.reading.would(), self.duelist()
        met = self.duels.met if self.duels.fighting else ()  # who is left there has had this duel
        found = []
        for column in LANES if view.picture.facts["winners"] is None else ():
            mine, theirs = (would.get((seat, column), cards.standing(seat, column)) for seat in (home, 1 - home))
            if mine is not None and theirs is not None:
                found.append(LaneAhead(column, mine, theirs, losers(content, mine, theirs)))
            elif (card := mine if mine is not None else theirs) is not None:
                striker = home if mine is not None else 1 - home
                later = striker != duelist or column in met
                found.append(
                    LaneAhead(
                        column, mine, theirs, (), content.hits[card], 1 - striker, later, not later and not self.over()
                    )
                )
        return found

    def captions(self) -> dict[int, Caption]:
        """Words for every lane; faint where this duel is over."""
        fought = self.duels.fought if self.duels.fighting else ()
        found = {lane.column: self.caption(lane) for lane in self.lanes()}
        return {column: caption._replace(faint=caption.faint or column in fought) for column, caption in found.items()}

    def caption(self, lane: LaneAhead) -> Caption:
        content = self.content
        if lane.mine is None or lane.theirs is None:
            whom = " you" if lane.mine is None else ""
            text = f"Hits{whom} for {lane.damage}" if lane.sure else f"Would hit{whom} for {lane.damage}"
            return Caption("heart", HIT, text, (lone(lane),), lane.later)
        if len(lane.lost) == 2:
            wild = WILD in (content.types[lane.mine], content.types[lane.theirs])
            return Caption("skull", BOTH, "White Wild: both go" if wild else "Level: both go")
        winner, loser = (lane.mine, lane.theirs) if lane.lost == (lane.theirs,) else (lane.theirs, lane.mine)
        text = f"{sum_of(content, winner, loser)} beats {sum_of(content, loser, winner)}"
        return Caption(*(("check", WON) if winner == lane.mine else ("skull", LOST)), text, (winner, loser))

    # ---- what two duels take, by the seat that loses it ----------------------------------------------------------
    def strikes(self) -> tuple[list[Struck], ...]:
        """The monsters that hit in the next duel, with their columns."""
        lanes = [lane for lane in self.lanes() if lane.damage and not lane.later]
        return tuple([(lane.column, lone(lane)) for lane in lanes if lane.struck == seat] for seat in range(SEATS))

    def strikes_after(self) -> tuple[list[Struck], ...]:
        """Those that hit in the duel after the next one, if nobody moves in: whoever of that duel's seat is alone in a
        lane, and who has been left alone by the next duel."""
        backs, striker = self.content.backs, 1 - self.duelist()
        found: tuple[list[Struck], ...] = [], []
        for lane in self.lanes():
            left = [card for card in (lane.mine, lane.theirs) if card is not None and card not in lane.lost]
            if [backs[card] for card in left] == [striker]:
                found[1 - striker].append((lane.column, left[0]))
        return found

    def comers(self, later: bool = False) -> tuple[list[Struck], ...]:
        """By the seat that they may hit, the monsters that enter before the next duel, or the one after it (`later`),
        and may find nobody in their way, with the columns in which they wait: by their dice, or by the boost that is
        chosen. Where somebody enters before the next duel, nobody knows who stands after it."""
        first = self.duelist()
        seat, reach = 1 - first if later else first, REACH[self.view.picture.facts["adjacency"]]
        now = [*self.entering(first, self.over()), *self.entering(1 - first, False)]
        lanes = {lane.column: {lane.mine, lane.theirs} - {None, *(lane.lost if later else ())} for lane in self.lanes()}
        free = set(LANES) if later and now else {column for column in LANES if not lanes.get(column)}
        coming = self.entering(seat, True) if later else self.entering(seat, self.over())
        found: tuple[list[Struck], ...] = [], []
        found[1 - seat].extend(one for one in coming if free.intersection(reach[one[0]]))
        return found

    def entering(self, seat: int, counted_down: bool) -> list[Struck]:
        """The waiting monsters of a seat whose dice are spent and that have room, or are by its next countdown."""
        reading, would, question = self.reading, self.reading.would().values(), self.view.question
        boosted = reading.boosted() if question is not None and question.player == seat else None
        found = []
        for column in LANES:
            card, die = reading.waiting(seat, column), reading.die(seat, column) - (column == boosted)
            soon = die <= counted_down if counted_down else die <= 0 and reading.free_doors(seat, column)
            if card is not None and card not in would and soon:
                found.append((column, card))
        return found

    def falls(self) -> tuple[list[Fall], ...]:
        """The monsters that the next duel takes, each with its column and with the one that faces it."""
        fights = [(lane.column, lane.mine, lane.theirs, lane.lost) for lane in self.lanes()]
        pairs = [
            (column, card, other)
            for column, mine, theirs, lost in fights
            for card, other in ((mine, theirs), (theirs, mine))
            if card is not None and other is not None and card in lost
        ]
        return tuple([pair for pair in pairs if self.content.backs[pair[1]] == seat] for seat in range(SEATS))

    def damage(self) -> tuple[int, ...]:
        """Hit points that the next duel takes from each seat."""
        return self.points(self.strikes())

    def damage_after(self) -> tuple[int, ...]:
        """Hit points that the duel after the next one takes from each seat."""
        return self.points(self.strikes_after())

    def points(self, strikes: Sequence[Sequence[Struck]]) -> tuple[int, ...]:
        """The hit points that monsters take from each seat."""
        return tuple(sum(self.content.hits[card] for _, card in found) for found in strikes)

    def fallen(self) -> tuple[int, ...]:
        """How many monsters the next duel takes from each seat."""
        return tuple(map(len, self.falls()))

    def words(self, lane: LaneAhead) -> str:
        """A lane in a sentence, without a capital."""
        content = self.content
        if lane.mine is None or lane.theirs is None:
            name, striker = self.view.names[lane.struck], 1 - lane.struck
            whose = "your" if striker == self.view.viewer else f"{self.view.names[striker]}'s"
            when = f"in {whose} next turn" if lane.later else "in the next duel"
            if lane.sure:
                return f"it hits {name} for {lane.damage} {when}: nobody is in its way."
            return f"it would hit {name} for {lane.damage} {when}: nobody is in its way yet."
        one, other = lane.mine, lane.theirs
        if len(lane.lost) == 2:
            return f"{content.name(one)} and {content.name(other)} will both go."
        winner, loser = (one, other) if lane.lost == (other,) else (other, one)
        return (
            f"{content.name(winner)}, {sum_of(content, winner, loser)}, will beat {content.name(loser)}, "
            f"{sum_of(content, loser, winner)}."
        )


def lone(lane: LaneAhead) -> int:
    """The monster of a lane in which nobody faces it."""
    card = lane.mine if lane.mine is not None else lane.theirs
    assert card is not None
    return card


def sum_of(content: Content, card: int, facing: int) -> str:
    """The power of a card as a duel counts it: 450+200 with the advantage."""
    power, more = content.powers[card], counted(content, card, facing) - content.powers[card]
    return f"{power}+{more}" if more else str(power)
