"""places: where everything lies on the table, before a cut and after it, whoever sits at the bottom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.events import Changed, Moved
from game.rules.kingdom.cards import Content
from game.rules.kingdom.cutting import lines_of
from game.rules.kingdom.state import MATRIX, SIDES
from game.ui.draw.shapes import Box
from game.ui.games.kingdom.aim import Aim
from game.ui.table.panes import Pane
from game.ui.table.sprites import RATIO, Spot
from game.ui.table.view import View

CHIP_W, MARKET_W, ARRAY_W, STAGE_W = 48.0, 94.0, 104.0, 130.0
SLOTS = 7
MARKET: Box = (14, 164, 406, 434)
MATRIX_ALONE: Box = (100, 164, 322, 434)
SMALL_MARKET: Box = (14, 166, 176, 236)
OWN_COLUMN: Box = (14, 410, 176, 280)
ARRAY: Box = (428, 166, 840, 230)
ARRAY_TOP = 240.0
STAGE: Box = (206, 164, 1064, 310)
STAGE_TOP = 238.0
TALLY: Box = (206, 484, 1064, 62)
TREASURY: Box = (428, 404, 414, 98)
GRAVEYARD: Box = (850, 404, 130, 98)
RESERVE: Box = (988, 404, 130, 98)
OWN: Box = (1126, 404, 140, 98)
STEP, PAD, CLEFT, LEAST = 143.0, 14.0, 50.0, 176.0  # of the stage: card to card, margin, the gap, a side's least width
SQUEEZED = 124.0  # cards that would lie closer than that are as narrow as in the Array
SEEN_W = 150.0
SEATED, CHIP_STEP = 404.0, 55.4  # of a rival's strip: the part with name and Array, and from chip to chip
GRAVES = 2  # Monsters of a Graveyard that are shown
STRIP_H, HEAD_H = 108.0, 34.0  # of a rival's strip, and of what is left of it where there is little room
OWN_BADGE: Box = (0, 0, 180, 132)
HAND: Box = (558, 552, 710, 162)  # a wider place has more room at the right
HAND_NARROW = 330.0  # what the hand needs
BIG, SECOND = (928, 556, 342, 62), (928, 636, 342, 46)


def card(x: float, y: float, w: float, angle: float = 0) -> Spot:
    """A spot by its upper left corner."""
    return Spot(x + w / 2, y + w * RATIO / 2, w, angle)


def box_of(spot: Spot) -> Box:
    """The box of a card that stands upright."""
    return spot.x - spot.w / 2, spot.y - spot.w * RATIO / 2, spot.w, spot.w * RATIO


HEAPS = {
    "own": ((TREASURY[0] + 120, TREASURY[1] + 54), (GRAVEYARD[0] + 65, GRAVEYARD[1] + 60)),
    "column": ((102, 530), (100, 652)),
    "badge": ((90, 112), (150, 76)),
}
HAND_MOST = 1.4  # how many times as large the hand becomes
WIDTHS = {
    "rival/0": CHIP_W,
    "cells": CHIP_W,
    "market": MARKET_W,
    "matrix": MARKET_W,
    "array": ARRAY_W,
    "stage": STAGE_W,
}
CRESTS = {"own": (1158.0, 440.0, 22.0), "column": (46.0, 442.0, 22.0), "badge": (36.0, 36.0, 22.0)}


class Places:
    """Asks the table's picture what lies where; `split` is kept from card to card as long as both sides have room."""

    def __init__(self, view: View, aim: Aim) -> None:
        self.view, self.aim = view, aim
        self.content: Content = view.content
        self.split = 0.0
        self.step, self.wide = STEP, STAGE_W

    @property
    def parted(self) -> bool:
        """Whether the Array of somebody has been cut: the market is small, and there is a stage."""
        picture = self.view.picture
        return picture.facts["phase"] in ("resolve", "aftermath") or any(picture.zones[side] for side in SIDES)

    # ---- rivals -----------------------------------------------------------------------------------------------
    def rival(self, seat: int) -> str:
        """The pane of a rival, a strip or its head alone; the first one clockwise is number 0."""
        number = (seat - self.view.home) % self.view.seats - 1
        return f"rival/{number}" if self.view.area(f"rival/{number}") else f"head/{number}"

    @property
    def own(self) -> str:
        """The pane of the home seat's possessions."""
        return next((name for name in ("own", "column") if self.view.area(name)), "badge")

    def pane(self, name: str) -> Pane:
        """Where a design lies; beyond the corner where it was left out."""
        return self.view.pane(name) or Pane((0, 0, 1, 1), -2000, -2000, 0.5)

    def strip(self, seat: int) -> Box:
        """A rival's strip on the table."""
        x, y, w, h = self.pane(self.rival(seat)).area
        return x, y, w, h

    def crest(self, seat: int) -> tuple[float, float, float]:
        """Middle and radius of a seat's portrait."""
        name = self.own if seat == self.view.home else self.rival(seat)
        x, y, r = CRESTS.get(name, (26.0, 21.0, 14.0))
        pane = self.pane(name)
        return *pane.at(x, y), r * pane.k

    def chip(self, seat: int, at: int, count: int) -> Spot:
        """A card of a rival's Array, in the strip's design."""
        x, y = 4.0, 4.0
        return card(x + 11 + at * min(CHIP_STEP, (SEATED - 22 - CHIP_W) / max(1, count - 1)), y + 35, CHIP_W)

    # ---- the market ---------------------------------------------------------------------------------------------
    def cell(self, number: int) -> Spot:
        row, column = divmod(number, 3)
        if self.market == "cells":
            return card(24 + column * 53, 176 + row * 73, CHIP_W)
        return card(108 + column * 103, 170 + row * 141, MARKET_W)

    def pile(self, zone: str) -> Spot:
        """Deck, discards and the deck for abilities."""
        right = zone == "discard"
        if not self.view.area("market"):
            return card(868 if right else 802, 588, CHIP_W)
        return card(26, 346 if right else 186, 72)

    def taken(self) -> Spot:
        """The card in hand lies raised in the cell it came from; somewhere near when that is not known."""
        came = next((event for event in self.view.latest() if isinstance(event, Moved) and event.dst == "taken"), None)
        if came is None or came.src not in MATRIX:
            return card(26, 494, 72)
        x, y, w, _ = self.cell(MATRIX.index(came.src))
        return Spot(x, y - 8, w)

    # ---- the own Array ------------------------------------------------------------------------------------------
    def lines(self) -> list[int]:
        """Legal lines of the taken card in the own Array; none while nothing is taken or somebody else is at it."""
        picture, home = self.view.picture, self.view.home
        taken, array = picture.zones["taken"], picture.zones[f"array/{home}"]
        if not taken or taken[0] is None or picture.facts["active"] != home:
            return []
        return lines_of(self.content, [one for one in array if one is not None], taken[0])

    def slot(self, at: int, count: int) -> Spot:
        """The place of a card of the own Array, with room at each legal line; a chip while somebody else cuts."""
        if self.parted and self.view.picture.facts["active"] == self.view.home:  # the line before it parts
            step = min(STEP, (STAGE[2] - 2 * PAD - STAGE_W) / max(1, count - 1))
            return card(STAGE[0] + (STAGE[2] - STAGE_W - (count - 1) * step) / 2 + at * step, STAGE_TOP, STAGE_W)
        if self.parted:
            return card(930 + at * min(49.0, 292 / max(1, count - 1)), 626, CHIP_W)
        lines = self.lines()
        room, shown = ARRAY[2] - 16, max(SLOTS, count)
        gap = (
            min(30.0, (room - shown * ARRAY_W - (shown - 1) * 4) / len(lines))
            if lines and count >= SLOTS - 2
            else 30.0
            if lines
            else 0.0
        )
        step = min(110.0 if lines else 119.0, (room - ARRAY_W - gap * len(lines)) / (shown - 1))
        before = sum(1 for line in lines if line <= at)
        return card(ARRAY[0] + 8 + at * step + before * gap, ARRAY_TOP, ARRAY_W)

    def line_x(self, line: int) -> float:
        """The middle of the gap with so many cards left of it."""
        count = len(self.view.picture.zones[f"array/{self.view.home}"])
        if line == 0:
            return (ARRAY[0] + self.slot(0, count).x - ARRAY_W / 2) / 2 + 4
        left = self.slot(line - 1, count).x + ARRAY_W / 2
        return (left + self.slot(line, count).x - ARRAY_W / 2) / 2 if line < count else left + 15

    # ---- the stage ----------------------------------------------------------------------------------------------
    def sides(self) -> tuple[Box, Box]:
        """The boxes of Kingdom and Dungeon; the gap moves only when a side needs more room."""
        zones = self.view.picture.zones
        self.part([len(zones[side]) for side in SIDES])
        x, y, w, h = STAGE
        return (x, y, self.split, h), (x + self.split + CLEFT, y, w - self.split - CLEFT, h)

    def part(self, counts: Sequence[int]) -> None:
        """Give room to so many cards on each side."""
        room = STAGE[2] - CLEFT

        def wide(step: float) -> float:
            return STAGE_W if step >= SQUEEZED else ARRAY_W

        def needs(step: float) -> list[float]:
            return [max(LEAST, 2 * PAD + wide(step) + (count - 1) * step) if count else LEAST for count in counts]

        step = STEP
        while sum(needs(step)) > room and step > 24:
            step -= 3
        left, right = needs(step)
        if not self.split or step != self.step or not left <= self.split <= room - right:
            self.split = left + (room - left - right) / 2
        self.step, self.wide = step, wide(step)

    def retrace(self) -> None:
        """Find where the gap has come to by what has happened since the cut."""
        zones = self.view.picture.zones
        counts = [tuple(len(zones[side]) for side in SIDES)]
        for event in self.view.latest() if self.parted else ():
            if isinstance(event, Changed) and (event.field, event.value) == ("phase", "resolve"):
                break
            if isinstance(event, Moved) and (event.src in SIDES or event.dst in SIDES):
                here = zip(SIDES, counts[-1])
                counts.append(tuple(count - (side == event.dst) + (side == event.src) for side, count in here))
        self.split = 0
        for each in reversed(counts):
            self.part(each)

    def on_stage(self, side: str, at: int) -> Spot:
        box = self.sides()[SIDES.index(side)]
        low = (STAGE_W - self.wide) * RATIO * 0.6  # narrow cards lie nearer to their buttons
        return card(box[0] + PAD + at * self.step, STAGE_TOP + low, self.wide)

    # ---- hand and what is found ---------------------------------------------------------------------------------
    @property
    def hand(self) -> Pane:
        """The own hand; the design is as wide as its place."""
        x, y, w, h = self.view.area("hand") or HAND
        k = min(h / HAND[3], w / HAND_NARROW, HAND_MOST)
        return Pane.within((HAND[0], HAND[1], min(HAND[2], w / k), HAND[3]), (x, y, w, h))

    def in_hand(self, at: int, count: int) -> Spot:
        """A card of the own hand on the table."""
        hand = self.hand
        step = min(120.0, (hand.design[2] - 40 - ARRAY_W) / max(1, count - 1))
        middle = (count - 1) / 2
        turn = round((middle - at) * -1.2) if count < 8 else 0
        return hand.spot(card(566 + at * step, 560 + abs(at - middle) * 2, ARRAY_W, turn))

    def found(self, at: int, count: int) -> Spot:
        """One of the cards that are looked through; once one is chosen it lies over the gap."""
        if self.aim.summoned() is not None:
            return self.middle()
        step = min(SEEN_W + 22, (STAGE[2] - 40 - SEEN_W) / max(1, count - 1))
        left = STAGE[0] + (STAGE[2] - SEEN_W - (count - 1) * step) / 2
        return card(left + at * step, 258, SEEN_W)

    # ---- any zone -----------------------------------------------------------------------------------------------
    def spot(self, zone: str, at: int, count: int) -> Spot:
        """The place of card `at` of the `count` in a zone that lies open on the table."""
        family, _, owner = zone.partition("/")
        if family == "hand":
            return self.in_hand(at, count)
        pane = self.pane(self.lies_in(zone))
        if zone in MATRIX:
            return pane.spot(self.cell(int(owner)))
        match family:
            case "array" if int(owner) != self.view.home:
                return pane.spot(self.chip(int(owner), at, count))
            case "array":
                return pane.spot(self.slot(at, count))
            case "kingdom" | "dungeon":
                return pane.spot(self.on_stage(zone, at))
            case "taken":
                return pane.spot(self.taken())
            case "seen":
                if self.aim.summoned() not in (None, at):
                    return self.heap("deck")
                return pane.spot(self.found(at, count))
        return pane.spot(self.middle())

    def lies_in(self, zone: str) -> str:
        """The pane in which the cards of a zone lie."""
        family, _, owner = zone.partition("/")
        if family in ("matrix", "taken"):
            return self.market
        if family == "hand":
            return "hand"
        if family == "array" and int(owner) != self.view.home:
            return self.rival(int(owner))
        if family == "array" and not self.parted:
            return "array"
        return "panel" if family == "array" and self.view.picture.facts["active"] != self.view.home else "stage"

    @property
    def market(self) -> str:
        """The pane of the matrix: with the piles, alone, or as chips."""
        return next((name for name in ("market", "matrix") if self.view.area(name)), "cells")

    def seen(self, zone: str) -> bool:
        """Whether the cards of a zone have a place just now; there may be too little room for it."""
        name = self.lies_in(zone)
        return not name.startswith("head/") and self.view.area(name) is not None

    def widths(self) -> Iterable[float]:
        """How wide cards lie just now, in units."""
        for name, width in WIDTHS.items():
            if pane := self.view.pane(name):
                yield width * pane.k
        yield ARRAY_W * self.hand.k

    @property
    def folded(self) -> bool:
        """Whether rivals have no room for their Arrays."""
        return self.view.area("rival/0") is None

    @property
    def small(self) -> float:
        """Cards that are narrower lie as chips: units."""
        return (
            1.2
            * CHIP_W
            * max([self.pane(self.rival(seat)).k for seat in range(self.view.seats) if seat != self.view.home])
        )

    def middle(self) -> Spot:
        """Over the gap, or as near as the cards leave room: what is set aside or has yet to be put somewhere."""
        kingdom, dungeon = self.sides()
        count = len(self.view.picture.zones["kingdom"])
        left = self.on_stage("kingdom", count - 1).x + self.wide / 2 if count else kingdom[0]
        right = dungeon[0] + PAD if self.view.picture.zones["dungeon"] else dungeon[0] + dungeon[2]
        gap = (kingdom[0] + kingdom[2] + dungeon[0]) / 2
        room = max(0.0, (right - left - ARRAY_W) / 2 - 8)
        middle = (left + right) / 2
        return Spot(max(middle - room, min(middle + room, gap)), 330, ARRAY_W)

    def heap(self, zone: str) -> Spot:
        """Where cards go that do not lie open: piles, and a seat's Treasury, Graveyard and hand."""
        family, _, owner = zone.partition("/")
        if family in ("deck", "discard", "ability", "box"):
            return self.pane("market" if self.view.area("market") else "heaps").spot(self.pile(zone))
        seat = int(owner)
        if seat != self.view.home:
            name = self.rival(seat)
            pane = self.pane(name)
            w = pane.design[2] - 8
            if w > SEATED and family == "treasury" and name.startswith("rival"):
                return pane.spot(Spot(4 + (SEATED + w) / 2, 70, 36))
            return pane.spot(Spot({"treasury": w - 56, "graveyard": 200, "hand": 160}.get(family, 26), 21, 24))
        if family in ("treasury", "graveyard"):
            return self.pane(self.own).spot(Spot(*HEAPS[self.own][family == "graveyard"], CHIP_W))
        return self.in_hand(0, 1)


def open_to(zones: Sequence[str], home: int, viewer: int | None) -> list[str]:
    """The zones whose cards lie open on the table as one looks at it from `home`."""
    families = ("matrix", "taken", "aside", "kingdom", "dungeon", "array")
    own = {f"hand/{home}"} | ({f"seen/{viewer}"} if viewer is not None else set())
    return [zone for zone in zones if zone.partition("/")[0] in families or zone in own]
