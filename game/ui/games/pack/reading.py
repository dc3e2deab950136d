"""reading: what the present question means on the table: what is pointed at, and what would come of it."""

from __future__ import annotations

from game.engine.agenda import Option
from game.rules.pack.cards import Content
from game.rules.pack.state import COLUMNS, REACH, Entering, Paying, Placing
from game.ui.games.pack.cards import Cards
from game.ui.games.pack.pointing import Pointing
from game.ui.table.part import View
from game.ui.window.focus import Control


class Reading:
    """Answers from the question that is asked and the picture; draws nothing."""

    def __init__(self, view: View, cards: Cards, pointing: Pointing) -> None:
        self.view, self.cards, self.pointing = view, cards, pointing
        self.content: Content = view.content

    # ---- what lies there -----------------------------------------------------------------------------------------
    def waiting(self, seat: int, column: int) -> int | None:
        """The monster in a waiting spot."""
        cards = self.view.picture.zones[f"waiting/{seat}/{column}"]
        return cards[0] if cards else None

    def die(self, seat: int, column: int) -> int:
        """What the die of a waiting spot shows; 0 without one."""
        return int(self.view.picture.facts["die"][seat * COLUMNS + column])

    def free_doors(self, seat: int, column: int) -> list[int]:
        """Columns of the active spots into which a waiting monster could enter."""
        reach = REACH[self.view.picture.facts["adjacency"]][column]
        return [other for other in reach if self.cards.standing(seat, other) is None]

    # ---- what is pointed at --------------------------------------------------------------------------------------
    def pointed(self) -> Control | None:
        """The control under the pointer or the focus; nothing while something moves."""
        at = self.view.pointed
        if not at or self.view.moving:
            return None
        return next((control for control in self.pointing.on_board() if control.id == at), None)

    def pointed_option(self) -> Option | None:
        """The choice pointed at on the mat; without one the choice that a hint speaks of."""
        if (question := self.view.question) is None:
            return None
        control = self.pointed()
        key = control.tags.get("key") if control else None
        if key is None and self.view.hint is not None:
            key = self.view.hint.key
        return next((option for option in question.options if option.key == key), None)

    def choice(self) -> Option | None:
        """The same, and the choice of a button that is pointed at."""
        pressed = None if self.view.moving else self.view.choice_on(self.view.pointed)
        return pressed or self.pointed_option()

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
            pair = [would.get((seat, column), self.cards.standing(seat, column)) for seat in (0, 1)]
            return tuple(card for card in pair if card is not None)
        card = control.tags.get("card")
        return (card,) if isinstance(card, int) else ()

    def picked(self) -> int | None:
        """The card of the hand that has been picked and is to be placed."""
        return self.view.about.card if isinstance(self.view.about, Placing) else None

    def monster_to_boost(self) -> int | None:
        """The monster whose boost is being paid for."""
        return self.view.about.card if isinstance(self.view.about, Paying) else None

    def entering(self) -> int | None:
        """The monster for which a spot is asked."""
        return self.view.about.card if isinstance(self.view.about, Entering) else None

    def boosted(self) -> int | None:
        """The column of the own monster whose boost is pointed at, or is being paid for."""
        if isinstance(about := self.view.about, Paying):
            return about.column
        word, _, place = option.key.partition(":") if (option := self.pointed_option()) else ("", "", "")
        return int(place) - 1 if word == "boost" else None

    def would(self) -> dict[tuple[int, int], int]:
        """Monsters that would stand in active spots after the choice pointed at: {(seat, column): card}."""
        option, question = self.pointed_option(), self.view.question
        if question is None:
            return {}
        word, _, place = option.key.partition(":") if option else ("", "", "")
        seat, column = question.player, self.boosted()
        if word == "to" and (card := self.entering()) is not None:
            return {(seat, int(place) - 1): card}
        if column is not None and self.die(seat, column) == 1:
            doors, card = self.free_doors(seat, column), self.waiting(seat, column)
            return {(seat, doors[0]): card} if len(doors) == 1 and card is not None else {}
        return {}
