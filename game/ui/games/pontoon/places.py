"""places: where everything lies on Pontoon's table, for any number of seats and whoever sits at the bottom."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.table.sprites import Spot
from game.ui.table.view import View
from game.ui.window.focus import Box

OWN_W, QUEST_W, PILE_W = 146.0, 296.0, 80.0
OWN_BLOCK: Box = (14, 520, 326, 188)
OWN_TOP, OWN_LEFT, OWN_STEP, OWN_RIGHT = 506.0, 552.0, 156.0, 1000.0
QUEST: Box = (492, 52, 296, 211.4)
RULER = (318.0, 386.0, 644.0)  # left end, top, length of 0 to 30
PROMPT: Box = (346, 466, 588, 30)
PANEL: Box = (1008, 466, 270, 246)
PILES: dict[str, Box] = {"guild": (814, 62, 80, 112), "armoury": (910, 62, 80, 112), "quests": (1006, 84, 95.2, 68)}
PILE_BACK = {"guild": "guild", "armoury": "equipment", "quests": "quest"}


class Block(NamedTuple):
    """A rival's place: upper left corner, width of its cards, and its own width."""

    x: float
    y: float
    card: float = 84
    wide: float = 268

    @property
    def box(self) -> Box:
        return self.x, self.y + 6, self.wide, self.card * 1.4 + 56


LEFT, TOP, RIGHT = Block(14, 218), Block(208, 46, 80), Block(998, 218)
RIVALS = {1: (Block(118, 74, 108, 346),), 2: (LEFT, RIGHT), 3: (LEFT, TOP, RIGHT)}


class Places:
    """The table as seen from the seat at the bottom; the others sit clockwise from the left."""

    def __init__(self, view: View) -> None:
        self.view = view

    @property
    def home(self) -> int:
        return self.view.home

    def block(self, seat: int) -> Block:
        """A rival's place."""
        rivals = self.view.seats - 1
        return RIVALS[rivals][(seat - self.home - 1) % self.view.seats]

    def widths(self) -> list[float]:
        """How wide cards of the Guild lie here, the widest first."""
        return sorted({block.card for block in RIVALS[self.view.seats - 1]} | {OWN_W}, reverse=True)

    def crest(self, seat: int) -> tuple[float, float]:
        """The middle of a seat's portrait."""
        if seat == self.home:
            return 66, 572
        block = self.block(seat)
        return block.x + 26, block.y + 24

    def equipment(self, seat: int, stayed: bool) -> Spot:
        angle = 90 if stayed else 0
        if seat == self.home:
            return Spot(454 if stayed else 449, OWN_TOP + OWN_W * 0.7, OWN_W, angle)
        x, y, w, _ = self.block(seat)
        half = w * (0.7 if stayed else 0.5)
        return Spot(x + 8 + half, y + 53 + w * 0.7, w, angle)

    def companion(self, seat: int, at: int, count: int, stayed: bool) -> Spot:
        """The place of one of `count` companions; more than fit side by side overlap."""
        if seat == self.home:
            left = OWN_LEFT + (14 if stayed else 0)
            step = min(OWN_STEP, (OWN_RIGHT - OWN_W - left) / max(1, count - 1))
            return Spot(left + OWN_W / 2 + at * step, OWN_TOP + OWN_W * 0.7, OWN_W, 0)
        x, y, w, wide = self.block(seat)
        left = x + 8 + (w + 8 if not stayed else 1.4 * w - 22 if count < 3 else 44)
        room = x + wide - 8 - left - w
        step = min(w * 0.62, room / max(1, count - 1))
        return Spot(left + w / 2 + at * step, y + 53 + w * 0.7, w, 0)

    def quest(self) -> Spot:
        x, y, w, h = QUEST
        return Spot(x + w / 2, y + h / 2, w, 0)

    def pile(self, zone: str) -> Spot:
        x, y, w, h = PILES["quests" if zone == "warning" else zone]
        return Spot(x + w / 2, y + h / 2, w, 0)

    def spot(self, zone: str, at: int, count: int) -> Spot:
        """The place of card `at` of the `count` in a zone."""
        family, _, owner = zone.partition("/")
        stayed = self.view.picture.facts["stayed"]
        if family == "companions":
            return self.companion(int(owner), at, count, stayed[int(owner)])
        if family == "equipment":
            return self.equipment(int(owner), stayed[int(owner)])
        if family == "won":
            return Spot(*self.crest(int(owner)), 30, 0)
        return self.quest() if zone == "quest" else self.pile(zone)


VISIBLE = ("quest", "equipment", "companions")  # families whose cards lie as sprites
