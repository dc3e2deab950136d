"""places: where everything lies on Pontoon's table, in windows of any form, whoever sits at the bottom."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.draw.paint import Area
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, fit, overlay, pad, row, when
from game.ui.table.panes import Pane
from game.ui.table.part import View
from game.ui.table.sprites import RATIO, Spot

OWN_W, PILE_W = 146.0, 80.0
OWN_TOP, OWN_STEP = 506.0, 156.0
HAND: Area = (
    348,
    500,
    656,
    214,
)  # the own cards, in a place of its proportions; a wider one has more room at the right
NARROW, WIDEST = 500.0, 836.0  # what the own cards need, and what they fill with nothing overlapping
READ = 0.88  # how much of a card is seen where its name can be read
SIZES = (1.0, 1.0), (0.9, 0.9), (0.8, 0.0)  # of the Equipment, and what companions keep of theirs at least
OWN_BLOCK: Area = (14, 520, 326, 188)
QUEST: Area = (492, 52, 296, 211.4)
RULER = (318.0, 386.0, 644.0)  # left end, top, length of 0 to 30
PANEL: Area = (1008, 466, 270, 246)
PILES: dict[str, Area] = {"guild": (814, 62, 80, 112), "armoury": (910, 62, 80, 112), "quests": (1006, 84, 95.2, 68)}
PILE_BACK = {"guild": "guild", "armoury": "equipment", "quests": "quest"}
BLOCK: Area = (0, 0, 284, 190)  # a rival with all its cards
STRIP: Area = (0, 0, 270, 62)  # the same where there is little room
BLOCK_CARD, STRIP_CARD = 84.0, 34.0  # how wide its cards are
PORTRAITS = {"own": (66.0, 572.0), "badge": (38.0, 42.0), "block": (30.0, 26.0), "strip": (30.0, 31.0)}

LARGE = 2.4  # how far designs grow where cards have room before all else

DESIGNS: dict[str, Area] = {
    "quest": (484, 46, 312, 226),
    "ruler": (288, 262, 704, 200),
    "piles": (800, 54, 316, 146),
    "own": (10, 516, 334, 196),
    "badge": (0, 0, 124, 196),
    "panel": PANEL,
    **{f"block/{i}": BLOCK for i in range(3)},
    **{f"strip/{i}": STRIP for i in range(3)},
}


def tree(rivals: int, lesson: bool, large: bool = False) -> Box:
    """The boxes of a table with so many rivals, clockwise from the left, with a lesson's page or without; large: cards
    have room before all else."""
    return first(
        when(lambda w, h: not large and w > 2.4 * h and w >= 1100, broad(rivals, lesson)),
        when(lambda w, h: not large and w >= 1.25 * h and w >= 1100, wide(rivals, lesson)),
        when(lambda w, h: w < 1.25 * h, tall(rivals, lesson, large)),
        small(rivals, lesson, large),
    )


def design(name: str, least: float, most: float) -> Box:
    """A design as large as its place allows."""
    _, _, w, h = DESIGNS[name]
    return fit(name, w, h, least, most).like(least * w, least * h).share()


def page(lesson: bool, w: float = 0, h: float = 0) -> list[Box]:
    return [box("page").size(w, h)] if lesson else []


def wide(rivals: int, lesson: bool) -> Box:
    """The quest over the ruler, rivals at its sides, the own party below; three rivals stand in a row over both."""
    blocks = [design(f"block/{i}", 0.7, 1.5) for i in range(rivals)]
    quest, ruler, piles = design("quest", 0.8, 2), design("ruler", 0.8, 2), design("piles", 0.7, 1.2)
    if rivals == 3 and not lesson:
        middle = overlay(row(quest.stick("w"), ruler.share(2).stick("e"), gap=18), box("notice"))
        upper: Box = column(row(*blocks, piles.share(0.8), gap=10).share(), middle.share(1.1), gap=6)
    else:
        left = column(*reversed(blocks[: max(1, rivals - 1)]), gap=8).min(240).like(286)
        right = column(piles.max(h=176), *blocks[max(1, rivals - 1) :], *page(lesson, h=264), gap=8).min(240).like(286)
        middle = overlay(column(quest, ruler, gap=2), box("notice"))
        upper = row(left.share(0.5), middle.share(), right.share(0.5), gap=10)
    own = column(box("prompt").size(h=30).max(w=900), box("hand").min(NARROW * 0.8, 200).share(), gap=6).share()
    seat = design("own", 0.8, 1.15).stick("sw").share(0)
    lower = row(seat, own, design("panel", 0.9, 1.25).stick("se").share(0), gap=8)
    return pad(column(upper.share(1.5), lower.min(h=236).share(), gap=4), 10, 6)


def broad(rivals: int, lesson: bool) -> Box:
    """All side by side in two rows: parties round the quest and the ruler, the piles beside the own cards."""
    blocks = [design(f"block/{i}", 0.7, 1.25) for i in range(rivals)]
    left, right = blocks[: max(1, rivals - 1)], blocks[max(1, rivals - 1) :]
    middle = row(design("quest", 0.8, 2), design("ruler", 0.8, 2).share(2), gap=18)
    upper = row(*left, overlay(middle, box("notice")).share(0.4), *right, *page(lesson, w=300), gap=10)
    own = column(box("prompt").size(h=30).max(w=900), box("hand").min(NARROW * 0.8, 200).share(), gap=6).share(3)
    seat, panel = design("own", 0.8, 1.15).stick("sw").share(0), design("panel", 0.9, 1.25).stick("se").share(0)
    lower = row(seat, own, design("piles", 0.5, 1), panel, gap=8)
    return pad(column(upper.share(), lower.min(h=236).share(), gap=4), 10, 6)


def tall(rivals: int, lesson: bool, large: bool) -> Box:
    """All one under the other."""
    blocks = row(*(design(f"block/{i}", 0.65, 1.4) for i in range(rivals)), gap=8).min(h=148)
    strips = row(*(design(f"strip/{i}", 0.65, 1.2) for i in range(rivals)), gap=8).min(h=54).max(h=70)
    upper = strips if large else blocks
    middle = row(design("quest", 0.7, 1.8).share(1.4), design("piles", 0.6, 1.3), gap=12).min(h=160)
    board = column(upper.share(), middle.share(1.2), design("ruler", 0.78, 1.8), *page(lesson, h=110), gap=8)
    lower = row(design("own", 0.8, 1.5), design("panel", 0.8, 1.5), gap=12).min(h=200)
    hand = box("hand").min(NARROW * 0.8, 160)
    above = overlay(board, box("notice")).share(3)
    return pad(column(above, box("prompt").size(h=32), hand.share(2.2 if large else 1), lower.share(), gap=8), 10, 8)


def small(rivals: int, lesson: bool, large: bool) -> Box:
    """Rivals as strips, the quest over the panel beside everything else."""
    most = LARGE if large else 1.2
    strips, blocks = (
        row(*(design(f"{form}/{i}", least, max(most, 1.4)) for i in range(rivals)), gap=4)
        for form, least in (("strip", 0.4), ("block", 0.55))
    )
    strips = strips.min(h=28).share(0.45 if large else 0.14)
    upper = strips if large or lesson else first(when(lambda w, h: h >= 440, blocks.min(h=105)), strips)
    ruler = design("ruler", 0.36 if lesson else 0.4, max(most, 1.4)).share(1.2)
    board = column(upper, ruler, *page(lesson, h=72), gap=4)
    badge = design("badge", 0.4 if lesson or large else 0.49, most).share(0.16 if large else 0.13)
    own = row(badge, box("hand").min(NARROW * 0.5, 90).share(), gap=6)
    left = column(
        overlay(board, box("notice")).share(), box("prompt").size(h=26), own.share(2 if large else 0.7), gap=4
    )
    right = column(design("quest", 0.5, most), design("panel", 0.6, max(most, 1.3)).share(1.2), gap=6)
    return pad(row(overlay(left, box("looked")).share(2.6), right.min(186).share(), gap=8), 6, 4)


class Held(NamedTuple):
    """How the own cards lie in their design: how wide the Equipment is, its middle, and where companions begin."""

    weapon: float
    middle: float
    left: float

    @classmethod
    def of(cls, stayed: bool, size: float) -> Held:
        """With an Equipment of that size; a smaller one has no more room beside it than must be."""
        weapon = OWN_W * size
        long = weapon * (RATIO if stayed else 1)
        before, behind = (4, 10) if stayed else (28, 30) if size == 1 else (16, 10)
        return cls(weapon, HAND[0] + before + long / 2, HAND[0] + before + long + behind)

    def needs(self, count: int) -> float:
        """How wide all is with so many companions where the name of each can be read."""
        return self.left - HAND[0] + OWN_W * (1 + READ * (count - 1)) + 4


class Places:
    """The table as seen from the seat at the bottom; the others sit clockwise from the left."""

    def __init__(self, view: View) -> None:
        self.view = view

    @property
    def home(self) -> int:
        return self.view.home

    # ---- seats ---------------------------------------------------------------------------------------------------
    def seat(self, seat: int) -> str:
        """The pane of a seat: own or badge, block or strip."""
        if seat == self.home:
            return "own" if self.view.area("own") else "badge"
        number = (seat - self.home - 1) % self.view.seats
        return f"block/{number}" if self.view.area(f"block/{number}") else f"strip/{number}"

    def pane_of(self, seat: int) -> Pane:
        """Where it lies."""
        pane = self.view.pane(self.seat(seat))
        assert pane is not None
        return pane

    def portrait(self, seat: int) -> tuple[float, float]:
        """The middle of a seat's portrait, in its design."""
        form, _, _ = self.seat(seat).partition("/")
        return PORTRAITS[form]

    def crest(self, seat: int) -> tuple[float, float]:
        """The same on the table."""
        return self.pane_of(seat).at(*self.portrait(seat))

    # ---- cards ---------------------------------------------------------------------------------------------------
    @property
    def hand(self) -> Pane:
        """The own cards; the design is as wide as its place."""
        x, y, w, h = self.view.area("hand") or HAND
        k = min(h / HAND[3], w / max(NARROW, self.held.needs(self.crew)))
        return Pane.within((HAND[0], HAND[1], min(WIDEST, w / k), HAND[3]), (x, y, w, h))

    @property
    def crew(self) -> int:
        """How many companions the own party has."""
        return len(self.view.picture.zones[f"companions/{self.home}"])

    @property
    def held(self) -> Held:
        """The Equipment gives way to companions that would cover the names of one another."""
        _, _, w, h = self.view.area("hand") or HAND
        ways = [(Held.of(self.stayed(self.home), size), least) for size, least in SIZES]
        return next(held for held, least in ways if least * held.needs(self.crew) <= w * HAND[3] / h)

    def stayed(self, seat: int) -> bool:
        """Whether its Equipment lies across; all are read in a battle."""
        facts = self.view.picture.facts
        return facts["phase"] != "battle" and bool(facts["stayed"][seat])

    def widths(self) -> list[float]:
        """How wide cards of the Guild lie here, the widest first."""
        rivals = {self.rival_card(seat) for seat in range(self.view.seats) if seat != self.home}
        own = {width * self.hand.k for width in (OWN_W, self.held.weapon)}
        return sorted({*rivals, *own}, reverse=True)

    def rival_card(self, seat: int) -> float:
        return (BLOCK_CARD if self.seat(seat).startswith("block") else STRIP_CARD) * self.pane_of(seat).k

    def equipment(self, seat: int, stayed: bool) -> Spot:
        angle = 90 if stayed else 0
        if seat == self.home:
            return self.hand.spot(Spot(self.held.middle, OWN_TOP + OWN_W * 0.7, self.held.weapon, angle))
        w, left, top, _ = self.row(seat)
        return self.pane_of(seat).spot(Spot(left + w * (0.7 if stayed else 0.5), top + w * 0.7, w, angle))

    def row(self, seat: int) -> tuple[float, float, float, float]:
        """Of a rival's cards: their width, left end, top and right end, in its design."""
        if self.seat(seat).startswith("block"):
            return BLOCK_CARD, 12, 55, 268
        return STRIP_CARD, 136, 8, 226

    def companion(self, seat: int, at: int, count: int, stayed: bool) -> Spot:
        """The place of one of `count` companions; more than fit side by side overlap."""
        if seat == self.home:
            hand, left = self.hand, self.held.left
            right = hand.design[0] + hand.design[2] - 4
            step = min(OWN_STEP, (right - OWN_W - left) / max(1, count - 1))
            return hand.spot(Spot(left + OWN_W / 2 + at * step, OWN_TOP + OWN_W * 0.7, OWN_W, 0))
        w, left, top, right = self.row(seat)
        left += w + 8 if not stayed else 1.4 * w - 22 if count < 3 else 0.5 * w
        step = min(w * 0.62, (right - left - w) / max(1, count - 1))
        return self.pane_of(seat).spot(Spot(left + w / 2 + at * step, top + w * 0.7, w, 0))

    def quest(self) -> Spot:
        x, y, w, h = QUEST
        spot = Spot(x + w / 2, y + h / 2, w, 0)
        pane = self.view.pane("quest")
        return pane.spot(spot) if pane else spot

    def pile(self, zone: str) -> Spot:
        """Beyond the corner where no piles lie."""
        x, y, w, h = PILES["quests" if zone == "warning" else zone]
        if (pane := self.view.pane("piles")) is None:
            return Spot(self.view.room[0], -h, w / 2, 0)
        return pane.spot(Spot(x + w / 2, y + h / 2, w, 0))

    def spot(self, zone: str, at: int, count: int) -> Spot:
        """The place of card `at` of the `count` in a zone."""
        family, _, owner = zone.partition("/")
        if family == "companions":
            return self.companion(int(owner), at, count, self.stayed(int(owner)))
        if family == "equipment":
            return self.equipment(int(owner), self.stayed(int(owner)))
        if family == "won":
            return Spot(*self.crest(int(owner)), 30, 0)
        return self.quest() if zone == "quest" else self.pile(zone)


VISIBLE = ("quest", "equipment", "companions")  # families whose cards lie as sprites
