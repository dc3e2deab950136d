"""asking: what the present question means on the table: what is pointed at, what would come of it, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.agenda import Option, say
from game.engine.events import Changed, Said
from game.rules.pack.dueling import forecast
from game.rules.pack.odds import result
from game.rules.pack.questions import Entering, Offering, Paying, Placing
from game.rules.pack.state import COLUMNS, REACH, MonsterPack
from game.rules.pack.statistics import state_of
from game.ui.games.pack.duels import Duels
from game.ui.games.pack.faces import WAITS
from game.ui.table.sight import seen
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.games.pack.ahead import Ahead
    from game.ui.games.pack.pointing import Pointing


CARDS = {"boost": (0,), "blocked": (0,), "hit": (1,), "duel": (1, 2)}  # where cards stand in what is said


class Asking(Duels):
    """Answers from the question that is asked and the picture; draws nothing."""

    ahead: Ahead
    pointing: Pointing

    @property
    def state(self) -> MonsterPack:
        """The live game, for questions that are put to who looks on."""
        return state_of(self.match)

    def standing(self, seat: int, column: int) -> int | None:
        """The monster in an active spot."""
        cards = self.picture.zones[f"active/{seat}/{column}"]
        return cards[0] if cards else None

    def free_doors(self, seat: int, column: int) -> list[int]:
        """Columns of the active spots into which a waiting monster could enter."""
        return [other for other in REACH[self.picture.facts["adjacency"]][column] if self.standing(seat, other) is None]

    def lit_pieces(self) -> set[int | str]:
        """Cards, places and players that the log line pointed at speaks of; numbers told beside them are no cards."""
        number = self.log.pointed(self.focus)
        there = number is not None and number < len(self.match.events)
        event = seen(self.match, number, self.viewer) if there and number is not None else None
        match event:
            case Said():
                return {f"seat/{event.player}", *(event.about[at] for at in CARDS.get(event.what, ()))}
            case Changed(field="hp"):
                return {f"seat/{event.index}"}
            case Changed():
                return set()
        return super().lit_pieces()

    # ---- what is pointed at -------------------------------------------------------------------------------------
    def pointed(self) -> Control | None:
        """The control under the pointer or the focus; nothing while something moves."""
        at = self.focus.over if self.focus.device == "mouse" else self.focus.at
        if not at or self.motion is not None:
            return None
        return next((control for control in self.pointing.on_board() if control.id == at), None)

    def pointed_option(self) -> Option | None:
        """The choice pointed at; without one the choice that a hint speaks of."""
        if self.offered is None or self.past:
            return None
        control = self.pointed()
        key = control.tags.get("key") if control else None
        if key is None and self.hint is not None:
            key = self.hint.key
        return next((option for option in self.offered.options if option.key == key), None)

    def lane_pointed(self) -> int | None:
        """The lane of the spot that is pointed at."""
        control = self.pointed()
        column = control.tags.get("column") if control else None
        return column if isinstance(column, int) else None

    def lane_pair(self) -> tuple[int, ...]:
        """Both monsters that face each other in the lane pointed at, or the one card that is pointed at."""
        control = self.pointed()
        if control is None:
            return ()
        column = control.tags.get("column")
        if isinstance(column, int) and control.id.startswith("active"):
            would = self.would()
            pair = [would.get((seat, column), self.standing(seat, column)) for seat in (0, 1)]
            return tuple(card for card in pair if card is not None)
        card = control.tags.get("card")
        return (card,) if isinstance(card, int) else ()

    def picked(self) -> int | None:
        """The card of the hand that has been picked and is to be placed."""
        return self.about.card if isinstance(self.about, Placing) else None

    def monster_to_boost(self) -> int | None:
        """The monster whose boost is being paid for."""
        return self.about.card if isinstance(self.about, Paying) else None

    def entering(self) -> int | None:
        """The monster for which a spot is asked."""
        return self.about.card if isinstance(self.about, Entering) else None

    def would(self) -> dict[tuple[int, int], int]:
        """Monsters that would stand in active spots after the choice pointed at: {(seat, column): card}."""
        option, state = self.pointed_option(), self.state
        if option is None or self.offered is None:
            return {}
        word, _, place = option.key.partition(":")
        seat = self.offered.player
        if word == "to" and (card := self.entering()) is not None:
            return {(seat, int(place) - 1): card}
        if word == "boost" and state.die[seat * COLUMNS + int(place) - 1] == 1:
            doors = state.doors(seat, int(place) - 1)
            card = state.waiting_at(seat, int(place) - 1)
            return {(seat, doors[0]): card} if len(doors) == 1 and card is not None else {}
        return {}

    # ---- words --------------------------------------------------------------------------------------------------
    def prompt_words(self) -> str:
        if self.past:
            return self.past_words()
        return self.waiting_words() if self.offered is None else self.asking_words()

    def asking_words(self) -> str:
        assert self.offered is not None
        option = self.pointed_option()
        if option is None and isinstance(self.about, Offering):
            late = self.about.part == 2
            return (
                "Last chance this turn: boost a waiting monster?"
                if late
                else ("Boost a waiting monster before the duel? After it there is one more chance.")
            )
        if option is None:
            return say(self.offered.prompt)
        word, _, place = option.key.partition(":")
        match word:
            case "summon" if isinstance(option.at, int):
                monster = self.content.cards[option.at]
                return f"{monster.name} waits {WAITS[monster.star]}, then hits for {monster.star} where nobody is."
            case "spot" if (card := self.picked()) is not None:
                facing = self.standing(1 - self.offered.player, int(place) - 1)
                across = f" {self.content.name(facing)} stands across." if facing is not None else " Nobody is across."
                return f"{self.content.name(card)} waits in column {place}.{across}"
            case "boost":
                return self.boost_words(int(place) - 1)
            case "pass":
                before = self.state.phase == "boost_1"
                return self.duel_words() if before else "Keep your cards; the turn is over."
            case "to":
                lane = next((lane for lane in self.ahead.lanes() if lane.column == int(place) - 1), None)
                return f"Column {place}: {self.ahead.words(lane)}" if lane else say(self.offered.prompt)
        return say(self.offered.prompt)

    def boost_words(self, column: int) -> str:
        """What a boost in a column does."""
        assert self.offered is not None
        state, seat = self.state, self.offered.player
        card, die = state.waiting_at(seat, column), state.die[seat * COLUMNS + column]
        name = self.content.name(card) if card is not None else ""
        if die > 1:
            return f"{name}: {WAITS[die - 1]} to wait instead of {WAITS[die].removesuffix('s').removesuffix(' turn')}."
        return f"{name} enters at once." if state.doors(seat, column) else f"{name} would be blocked: no free spot."

    def duel_words(self) -> str:
        """What the Duel does when nothing is boosted before it."""
        assert self.offered is not None
        lanes = forecast(self.state, self.offered.player)
        if not lanes:
            return "None of your monsters is active yet: the duel passes."
        words = result(self.content, lanes[0])
        more = f"; {len(lanes) - 1} more" if len(lanes) > 1 else ""
        return f"Duel, {words}{more}."
