"""places: where everything lies on the table, whoever sits at the bottom."""

from __future__ import annotations

from game.ui.draw.shapes import Box
from game.ui.table.sprites import Spot
from game.ui.table.view import View

RATIO = 1.4
MAT: Box = (206, 46, 820, 520)
LANE_X, LANE = 256.0, 190.0  # left edge of the first lane, and their width
LANES_TOP, LANES_HIGH = 54.0, 504.0
MIDDLE = 306.0  # the jagged line
WAITING_W, ACTIVE_W, HAND_W, PILE_W = 66.0, 92.0, 122.0, 72.0
TOPS = {("waiting", False): 57.0, ("active", False): 157.0, ("active", True): 326.0, ("waiting", True): 463.0}
CAPTION = (182.0, 34.0)
DIE = 46.0
HAND_TOP, HAND_STEP, HAND_MIDDLE = 612.0, 118.0, 616.0
LEFT: Box = (14, 46, 184, 520)
RIGHT: Box = (1036, 46, 208, 520)
WHEEL: Box = (14, 206, 184, 200)
PANEL_H, LESSON_H = 196.0, 128.0
OUTLOOK: Box = (1036, 250, 208, 112)
GUIDE: Box = (14, 580, 224, 128)
LESSON: Box = (1036, 182, 232, 248)
PILE_TOPS = {False: 54.0, True: 418.0}


def lane_x(column: int) -> float:
    """The middle of a lane."""
    return LANE_X + LANE * (column + 0.5)


class Places:
    """Answers for whoever sits at the bottom: `own` is the seat at home."""

    def __init__(self, view: View) -> None:
        self.view = view

    def own(self, seat: int) -> bool:
        return seat == self.view.home

    def spot(self, zone: str, at: int = 0, count: int = 1) -> Spot:
        """The place of card `at` of the `count` in a zone."""
        family, _, place = zone.partition("/")
        owner = int(place.partition("/")[0])
        if family in ("waiting", "active"):
            w = WAITING_W if family == "waiting" else ACTIVE_W
            top = TOPS[family, self.own(owner)]
            return Spot(lane_x(int(place.partition("/")[2])), top + w * RATIO / 2, w)
        if family == "hand":
            return self.in_hand(at, count) if self.own(owner) else self.far_hand()
        return self.pile(family, self.own(owner))

    def box(self, zone: str) -> Box:
        """The box of a spot on the mat."""
        x, y, w, _ = self.spot(zone)
        return x - w / 2, y - w * RATIO / 2, w, w * RATIO

    def in_hand(self, at: int, count: int) -> Spot:
        off = at - (count - 1) / 2
        return Spot(
            HAND_MIDDLE + off * HAND_STEP, HAND_TOP + off * off * 2 + HAND_W * RATIO / 2, HAND_W, round(off * 2.2)
        )

    def far_hand(self) -> Spot:
        """Where the other player's cards go."""
        x, y, w, h = self.seat_box(False)
        return Spot(x + w / 2, y + h - 22, 24)

    def pile(self, family: str, own: bool) -> Spot:
        left = 60.0 if family == "deck" else 152.0
        return Spot(left, PILE_TOPS[own] + PILE_W * RATIO / 2, PILE_W)

    def seat_box(self, own: bool) -> Box:
        """The panel of a player; lower while a lesson speaks between them."""
        x, y, w, high = RIGHT
        h = LESSON_H if self.view.in_lesson else PANEL_H
        return x, y + high - h if own else y, w, h

    def dial(self, own: bool) -> tuple[float, float, float]:
        """Middle and radius of a dial of hit points."""
        x, y, w, h = self.seat_box(own)
        if self.view.in_lesson:
            return x + w - 52, y + 74, 40
        return x + w / 2, y + 118, 52

    def medal(self, own: bool) -> tuple[float, float, float]:
        x, y, _, _ = self.seat_box(own)
        return x + 34, y + 33, 22
