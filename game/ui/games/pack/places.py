"""places: where everything lies on the mat of The Monster Pack in each of its forms."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from game.rules.pack.state import LANES
from game.ui.draw.paint import Area
from game.ui.table.panes import Pane
from game.ui.table.part import View
from game.ui.table.sprites import Spot

BRIEF: Area = (0, 0, 208, 128)  # a seat where there is little room
PILES: Area = (0, 0, 190, 143)
RATIO = 1.4
BETWEEN, EDGE = 7.6, 11.0  # air from the active cards to the waiting ones, and to the edge
BROAD_EDGE, BROAD_AIR = 14.0, 10.0  # where waiting cards lie beside active ones: air above and below, and at the sides
RIM = 8.0  # width of the frame
CAPTION = (182.0, 34.0)
WORDS, CAPTION_ROOM = 36.0, (136.0, 26.0)  # how far from its left edge a caption's words begin, and their room
HAND_W, HAND_STEP, PILE_W, CHIP_W = 122.0, 118.0, 72.0, 36.0
HELD, LARGE_HELD = 6, 5  # cards of a hand that lie side by side: usually, and where they have room before all else
SHOWN = 108.0  # units of a card in hand that are seen where it reaches beyond the window
ARCH = 13.0  # how far the outer ones lie below
TURNED = 24.0  # how far their corners reach beyond both sides
MEDAL: Area = (12, 11, 44, 44)  # in the design of a seat
COUNT, FALLING = 15.0, 17.0  # radius of what the number of a pile stands on, and of what a dial is about to lose


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


class Lying(NamedTuple):
    """Where the large things lie in one window. `form`: which mat, by its pane; `sides`: what deck and discards lie in,
    and the panel of the player, of the own side by True and of the other."""

    form: str
    mat: Pane
    hand: Pane
    sides: dict[bool, tuple[Pane, Pane]]


class Places:
    """Answers for whoever sits at the bottom: `own` is the seat at home. Spots and boxes are those of the table."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.found: tuple[Hashable, Lying] | None = None  # the window, and what lies where in it

    def own(self, seat: int) -> bool:
        return seat == self.view.home

    @property
    def lying(self) -> Lying:
        """Sought once for each window."""
        window = self.view.sized, self.view.settings.enlarges
        if self.found is None or self.found[0] != window:
            form = next(name for name in LIES if self.view.area(name))
            sides = {
                own: (self.one_of("piles", "chips", own), self.one_of("seat", "brief", own)) for own in (True, False)
            }
            self.found = window, Lying(form, self.pane(form), self.held_in(), sides)
        return self.found[1]

    def pane(self, name: str) -> Pane:
        pane = self.view.pane(name)
        assert pane is not None
        return pane

    def one_of(self, large: str, small: str, own: bool) -> Pane:
        """What lies at a side in one of two designs."""
        side = "own" if own else "far"
        return self.view.pane(f"{large}/{side}") or self.pane(f"{small}/{side}")

    # ---- the mat -------------------------------------------------------------------------------------------------
    @property
    def lie(self) -> Lie:
        return LIES[self.lying.form]

    @property
    def mat(self) -> Pane:
        return self.lying.mat

    def lane(self, column: int) -> tuple[float, float]:
        """The middle of a lane, where both sides meet."""
        return self.mat.at(self.lie.lane_x(column), self.lie.middle)

    def shown(self) -> Spot:
        """Where a card is shown to both in passing."""
        lie = self.lie
        return self.mat.spot(Spot(lie.w / 2, lie.middle - 96, lie.active))

    def spot(self, zone: str, at: int = 0, count: int = 1) -> Spot:
        """The place of card `at` of the `count` in a zone."""
        family, _, place = zone.partition("/")
        owner = int(place.partition("/")[0])
        if family in ("waiting", "active"):
            return self.mat.spot(self.lie.spot(family, self.own(owner), int(place.partition("/")[2])))
        if family == "hand":
            return self.in_hand(at, count) if self.own(owner) else self.far_hand()
        return self.pile(family, self.own(owner))

    def box(self, zone: str) -> Area:
        """The box of a spot on the mat, or of a pile."""
        x, y, w, _ = self.spot(zone)
        return x - w / 2, y - w * RATIO / 2, w, w * RATIO

    # ---- the hand ------------------------------------------------------------------------------------------------
    @property
    def hand(self) -> Pane:
        return self.lying.hand

    def held_in(self) -> Pane:
        """The own hand: as large as its place allows; at the foot of the window it reaches beyond."""
        x, y, w, h = self.view.area("hand") or (0, 0, 1, 1)
        seen = SHOWN if y + h > self.view.room[1] - 12 else HAND_W * RATIO + ARCH + 4
        held = LARGE_HELD if self.view.settings.enlarges else HELD
        k = min(h / seen, w / (HAND_W + (held - 1) * HAND_STEP + TURNED))
        return Pane((0, 0, w / k, h / k), x, y, k)

    def step(self, count: int) -> float:
        """How far the cards of a hand of so many lie apart, in the hand's units."""
        return min(HAND_STEP, (self.hand.design[2] - HAND_W - TURNED) / max(1, count - 1))

    def in_hand(self, at: int, count: int) -> Spot:
        off = at - (count - 1) / 2
        _, _, w, h = self.hand.design
        top = max(2.0, (h - HAND_W * RATIO - ARCH) / 2)
        y = top + off * off * 2 + HAND_W * RATIO / 2
        return self.hand.spot(Spot(w / 2 + off * self.step(count), y, HAND_W, round(off * 2.2)))

    def far_hand(self) -> Spot:
        """Where the other player's cards go."""
        pane, brief = self.seat(False)
        _, _, w, h = pane.design
        return pane.spot(Spot(w / 4 if brief else w / 2, h - 22, 24))

    # ---- piles and seats -----------------------------------------------------------------------------------------
    def heaps(self, own: bool) -> Pane:
        """What deck and discards of a player lie in."""
        return self.lying.sides[own][0]

    def pile(self, family: str, own: bool) -> Spot:
        return self.heaps(own).spot(self.in_heaps(family, own))

    def in_heaps(self, family: str, own: bool) -> Spot:
        """The place of a pile in its design."""
        if self.heaps(own).design == PILES:
            return Spot(48 if family == "deck" else 140, 6 + PILE_W * RATIO / 2, PILE_W)
        return Spot(24 if family == "deck" else 122, 3 + CHIP_W * RATIO / 2, CHIP_W)

    def seat(self, own: bool) -> tuple[Pane, bool]:
        """What a player's panel lies in, and whether that is the brief one."""
        pane = self.lying.sides[own][1]
        return pane, pane.design == BRIEF

    def dial(self, own: bool) -> tuple[float, float, float]:
        """Middle and radius of a dial of hit points."""
        pane, brief = self.seat(own)
        x, y, r = dial_of(brief)
        return *pane.at(x, y), r * pane.k

    def count(self, family: str, own: bool) -> tuple[float, float]:
        """The middle of the number of a pile's cards, in its design."""
        x, y, w, _ = self.in_heaps(family, own)
        return x + w / 2 - 3, y + w * RATIO / 2 - 8

    def widths(self) -> list[float]:
        """How wide cards lie on the mat and in the piles."""
        k, lie = self.mat.k, self.lie
        return [lie.waiting * k, lie.active * k, *{self.pile("deck", own).w for own in (True, False)}]


def dial_of(brief: bool) -> tuple[float, float, float]:
    """Middle and radius of a dial in the design of a seat."""
    return (BRIEF[2] - 52, 74, 40) if brief else (104, 118, 52)


def falling_at(brief: bool) -> tuple[float, float]:
    """The middle of what a dial is about to lose, in the design of a seat."""
    x, y, r = dial_of(brief)
    return x + r * 0.78, y + r * 0.72
