"""whys: the numbers of this table that somebody may ask about: points, and what a choice would cost or bring."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from game.engine.chain import Chain
from game.rules.kingdom.cards import Content
from game.rules.kingdom.chains import choice_chain, points_chain, total_chain
from game.ui.draw.paint import Area
from game.ui.games.kingdom.places import OWN, Places
from game.ui.table.part import Part, View, kept
from game.ui.table.why import explained
from game.ui.window.focus import Control

RIVAL: Area = (115, 4, 34, 34)  # the coin of a rival
POINTS: dict[str, Area] = {"own": (32, 40, 106, 30), "column": (32, 40, 138, 28), "badge": (32, 37, 106, 28)}
AT_THE_END: Area = (OWN[0] + 8, OWN[1] + 68, OWN[2] - 16, 26)


class Whys(Part):
    """Over the points of every seat."""

    name = "whys"

    def __init__(self, view: View, places: Places) -> None:
        super().__init__(view)
        self.places = places
        self.content: Content = view.content
        self._choice: tuple[Hashable, Chain | None] = (None, None)

    def controls(self) -> list[Control]:
        return [] if self.view.busy else self.at_rest()

    @kept
    def at_rest(self) -> list[Control]:
        return list(self.made())

    def made(self) -> Iterator[Control]:
        view, known = self.view, self.view.picture
        told = [one for n in range(view.shown) if (one := view.event(n)) is not None]
        for seat, name in enumerate(view.names):
            own = seat == view.home
            pane = self.places.pane(self.places.own if own else self.places.rival(seat))
            x, y, w, h = POINTS[self.places.own] if own else RIVAL
            if own and self.places.own != "badge":
                left, top, *_ = OWN if self.places.own == "own" else pane.design
                x, y = x + left, y + top
            chain = points_chain(self.content, known, seat, told)
            chain = chain._replace(title=f"{name}: {chain.title.lower()}")
            yield explained(view, f"points/{seat}", pane.box((x, y, w, h)), chain, "seats")
            if own and self.places.own == "own":
                yield explained(view, "total", pane.box(AT_THE_END), total_chain(known, seat), "seats")

    def of_choice(self, control: Control) -> Chain | None:
        """What makes up the number of a choice; None where it has none."""
        view, key = self.view, control.tags.get("key")
        if not isinstance(key, str) or view.question is None or view.busy:
            return None
        if self._choice[0] != (at := (view.moment, key)):
            self._choice = at, view.by_rule(choice_chain, key, view.names)
        return self._choice[1]
