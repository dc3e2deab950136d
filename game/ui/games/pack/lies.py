"""lies: the mat in its forms: how large its lanes and cards are, and where in its own units everything lies on it."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.pack.state import LANES
from game.ui.draw.paint import Area
from game.ui.table.sprites import Spot

RATIO = 1.4
BETWEEN, EDGE = 7.6, 11.0  # air from the active cards to the waiting ones, and to the edge
BROAD_EDGE, BROAD_AIR = 14.0, 10.0  # where waiting cards lie beside active ones: air above and below, and at the sides
RIM = 8.0  # width of the frame
CAPTION = (182.0, 34.0)
WORDS, CAPTION_ROOM = 36.0, (136.0, 26.0)  # how far from its left edge a caption's words begin, and their room


class Lie(NamedTuple):
    """A mat from 0, 0. `left`: what the names of the rows take; without it waiting monsters lie beside the active ones,
    and not behind them."""

    lane: float  # widths
    active: float
    waiting: float
    clash: float = 26.0  # from the middle to the active cards
    left: float = 50.0
    edge: float = BROAD_EDGE  # above and below cards that lie beside one another

    @property
    def beside(self) -> bool:
        return self.left < 50

    @property
    def w(self) -> float:
        return self.left + len(LANES) * self.lane + 10

    @property
    def die(self) -> float:
        """The width of the dice of waiting monsters."""
        return 0.7 * self.waiting

    @property
    def middle(self) -> float:
        """How far down both sides meet."""
        behind = self.edge if self.beside else BETWEEN + self.waiting * RATIO + EDGE
        return self.clash + self.active * RATIO + behind

    @property
    def box(self) -> Area:
        return 0, 0, self.w, 2 * self.middle

    @property
    def split(self) -> float:
        """How far down the far side's waiting row ends."""
        return self.middle - self.clash - self.active * RATIO - BETWEEN / 2

    def lane_box(self, column: int) -> Area:
        return self.left + self.lane * column, RIM, self.lane, 2 * (self.middle - RIM)

    def lane_x(self, column: int) -> float:
        """The middle of a lane."""
        return self.left + self.lane * (column + 0.5)

    def caption(self, column: int) -> Area:
        """Where it says what the next duel does in a lane."""
        w, h = CAPTION
        return self.lane_x(column) - w / 2, self.middle - h / 2, w, h

    def spot(self, family: str, near: bool, column: int) -> Spot:
        """Where a card lies: waiting or active, on the near side or the far one."""
        w = self.active if family == "active" else self.waiting
        top = self.edge if self.beside else EDGE
        if family == "active":
            top = self.middle - self.clash - w * RATIO
        down, x = top + w * RATIO / 2, self.lane_x(column)
        if self.beside:
            side = self.lane / 2 - BROAD_AIR - w / 2
            x += side if family == "active" else -side
        return Spot(x, 2 * self.middle - down if near else down, w)

    def number(self, near: bool, column: int) -> tuple[float, float]:
        """The middle of a lane's number."""
        x, y = self.left + self.lane * column + 17, 24.0
        if self.beside:
            waiting = self.spot("waiting", False, column)
            x, y = waiting.x, (self.edge + waiting.w * RATIO + self.middle - CAPTION[1] / 2) / 2
        return x, 2 * self.middle - y if near else y


LIES = {
    "mat": Lie(lane=190, active=92, waiting=66, clash=20.2),
    "low": Lie(lane=200, active=100, waiting=72, left=14),
    "high": Lie(lane=190, active=124, waiting=96),
    "large": Lie(lane=258, active=138, waiting=94, clash=14, left=14, edge=10),
    "tower": Lie(lane=190, active=150, waiting=104, clash=22),
}  # by the name of the pane
