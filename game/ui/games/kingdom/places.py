"""places: where everything lies on the table, before a cut and after it, whoever sits at the bottom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.events import Moved
from game.rules.kingdom.cards import Content
from game.rules.kingdom.cutting import lines_of
from game.rules.kingdom.state import MATRIX
from game.ui.draw.paint import Area
from game.ui.games.kingdom.aim import Aim
from game.ui.games.kingdom.sides import Sides, card
from game.ui.table.panes import Pane
from game.ui.table.part import View
from game.ui.table.sprites import RATIO, Spot

CHIP_W, MARKET_W, ARRAY_W = 48.0, 94.0, 104.0
SLOTS = 7
MARKET: Area = (14, 164, 406, 434)
MATRIX_ALONE: Area = (100, 164, 322, 434)
SMALL_MARKET: Area = (14, 166, 176, 236)
OWN_COLUMN: Area = (14, 410, 176, 280)
ARRAY: Area = (428, 166, 840, 230)  # where it has the form that it was designed in
ARRAY_TOP, LARGE_TOP = 74.0, 44.0  # above its cards: words, and banners of what a cut makes
TREASURY: Area = (428, 404, 414, 98)
GRAVEYARD: Area = (850, 404, 130, 98)
RESERVE: Area = (988, 404, 130, 98)
OWN: Area = (1126, 404, 140, 98)
SEATED, CHIP_STEP = 404.0, 55.4  # of a rival's strip: the part with name and Array, and from chip to chip
GRAVES = 2  # Monsters of a Graveyard that are shown
STRIP_H, HEAD_H = 108.0, 34.0  # of a rival's strip, and of what is left of it where there is little room
TAG_W = 232.0  # of what is left of that where there is none: its Gems, too, are out of sight
PAIR_H = 60.0  # of the same in two lines, as wide as a tag
FORMS = ("rival", "pair", "head", "tag")  # of a rival, from the rich to the poor
OWN_BADGE: Area = (0, 0, 180, 132)
TAKEN: Area = (0, 0, 112, 162)
BIG, SECOND = (928, 556, 342, 62), (928, 636, 342, 46)


def box_of(spot: Spot) -> Area:
    """The box of a card that stands upright."""
    return spot.x - spot.w / 2, spot.y - spot.w * RATIO / 2, spot.w, spot.w * RATIO


HEAPS = {
    "own": ((TREASURY[0] + 120, TREASURY[1] + 54), (GRAVEYARD[0] + 65, GRAVEYARD[1] + 60)),
    "column": ((102, 530), (100, 652)),
    "badge": ((90, 112), (150, 76)),
}
WIDTHS = {"rival/0": CHIP_W, "cells": CHIP_W, "market": MARKET_W, "matrix": MARKET_W, "hand": ARRAY_W}
STATE: Area = (232, 10, 72, 22)  # in the head of a strip: what a rival does, or the plate for looking
SMALLER = 0.8  # of its usual size a card of the hand may be, to be seen whole
TWO_ROWS = 1.15  # times as much of each card must be seen in two rows to be worth its smaller size
HANDS: Area = (149, 10, 22, 22)  # the sign of the hand there
COIN, COIN_R = (132.0, 21.0), 13.0  # middle and radius of the coin with a rival's points, in the strip's pane
CRESTS = {"own": (1158.0, 440.0, 22.0), "column": (46.0, 442.0, 22.0), "badge": (36.0, 36.0, 22.0)}


class Places(Sides):
    """Asks the table's picture what lies where."""

    def __init__(self, view: View, aim: Aim) -> None:
        super().__init__(view, aim)
        self.content: Content = view.content

    # ---- rivals -----------------------------------------------------------------------------------------------
    def rival(self, seat: int) -> str:
        """The pane of a rival, a strip or less of it; the first one clockwise is number 0."""
        number = (seat - self.view.home) % self.view.seats - 1
        return next((f"{form}/{number}" for form in FORMS if self.view.area(f"{form}/{number}")), f"head/{number}")

    @property
    def own(self) -> str:
        """The pane of the home seat's possessions."""
        return next((name for name in ("own", "column") if self.view.area(name)), "badge")

    def pane(self, name: str) -> Pane:
        """Where a design lies; what was left out comes out of the button that shows it."""
        if found := self.view.pane(name):
            return found
        x, y, w, h = self.view.area("more") or (0, 0, *self.view.room)
        return Pane((0, 0, 1, 1), x + w / 2, y + h / 2, 0.02)

    def strip(self, seat: int) -> Area:
        """A rival's strip on the table."""
        x, y, w, h = self.pane(self.rival(seat)).area
        return x, y, w, h

    def peek(self, seat: int) -> Area:
        """The plate for looking at what a rival holds: beside the count of cards, or where there is no room on its
        sign."""
        pane = self.pane(self.rival(seat))
        return pane.box(STATE if pane.design[2] > SEATED + 8 else HANDS)

    def points(self, seat: int) -> Area:
        """The coin with a rival's points on the strip."""
        return self.pane(self.rival(seat)).box((COIN[0] - COIN_R, COIN[1] - COIN_R, 2 * COIN_R, 2 * COIN_R))

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
        """The card in hand lies apart, or raised in the cell it came from; somewhere near when that is not known."""
        if self.view.area("taken"):
            return card(TAKEN[0] + 4, TAKEN[1] + 8, ARRAY_W)
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

    @property
    def array(self) -> Area:
        """The box of the own Array, in the units of its pane."""
        if (pane := self.view.pane("array")) is None:
            return ARRAY
        x, y, w, h = pane.design
        return x + 4, y + 4, w - 8, h - 8

    @property
    def array_top(self) -> float:
        return LARGE_TOP if self.large else ARRAY_TOP

    def slots(self, count: int) -> int:
        """How many places are seen of an Array of so many cards: where there is little room only the next one, and
        where cards have it before all else only while one is to be put there."""
        if self.large:
            return max(4, min(SLOTS, count + bool(self.view.picture.zones["taken"])))
        narrow = self.array_width(SLOTS) < 0.9 * self.array_width(1)
        return max(count, min(SLOTS, max(4, count + 1)) if narrow else SLOTS)

    def array_width(self, slots: int) -> float:
        """How wide cards become of which there are so many."""
        _, _, w, h = self.array
        part = 0.97 - 0.01 * len(self.lines()) if self.large else 0.91  # the rest is left to lines
        return min((h - self.array_top - 10) / RATIO, (part * (w - 16) - 4 * (slots - 1)) / slots)

    def slot(self, at: int, count: int) -> Spot:
        """The place of a card of the own Array, with room at each legal line; a chip while somebody else cuts."""
        if self.parted and self.view.picture.facts["active"] == self.view.home:
            return self.whole(at, count)
        if self.parted:
            return card(930 + at * min(49.0, 292 / max(1, count - 1)), 626, CHIP_W)
        lines, slots, (x, y, w, _) = self.lines(), self.slots(count), self.array
        room, wide = w - 16, self.array_width(slots)
        gap = min(30.0, (room - slots * wide - (slots - 1) * 4) / len(lines)) if lines else 0.0
        step = min(
            wide + (6 if lines else 15 if slots == SLOTS else 40), (room - wide - gap * len(lines)) / (slots - 1)
        )
        before = sum(1 for line in lines if line <= at)
        return card(x + 8 + at * step + before * gap, y + self.array_top, wide)

    def line_x(self, line: int) -> float:
        """The middle of the gap with so many cards left of it."""
        count = len(self.view.picture.zones[f"array/{self.view.home}"])
        spot = self.slot(line, count)
        if line == 0:
            return (self.array[0] + spot.x - spot.w / 2) / 2 + 4
        left = self.slot(line - 1, count).x + spot.w / 2
        return (left + spot.x - spot.w / 2) / 2 if line < count else left + 15

    def in_hand(self, at: int, count: int) -> Spot:
        """A card of the own hand; a little smaller where all are whole then, and in two rows where one would show no
        more than strips of them."""
        x, y, w, h = self.pane("hand").design
        wide, first = ARRAY_W, (count + 1) // 2
        step = min(120.0, (w - 40 - wide) / max(1, count - 1))
        whole = (w - 40) / max(1, count) - 6
        if SMALLER * wide <= whole < wide:
            wide, step = whole, whole + 6
        half = min(ARRAY_W, (h / 2 - 18) / RATIO, (w - 40) / max(1, first) - 8)
        if half > TWO_ROWS * step:
            wide, step = half, min(120.0, half + 16)
            y, at, count = (y, at, first) if at < first else (y + h / 2, at - first, count - first)
        middle = (count - 1) / 2
        turn = round((middle - at) * -1.2) if count < 8 else 0
        return card(x + 8 + at * step, y + 8 + abs(at - middle) * 2, wide, turn)

    # ---- any zone -----------------------------------------------------------------------------------------------
    def spot(self, zone: str, at: int, count: int) -> Spot:
        """The place of card `at` of the `count` in a zone that lies open on the table."""
        family, _, owner = zone.partition("/")
        pane = self.pane(self.lies_in(zone))
        if family == "hand":
            return pane.spot(self.in_hand(at, count))
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
        if family == "taken" and self.view.area("taken"):
            return "taken"
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
        return not name.startswith(("pair/", "head/", "tag/")) and self.view.area(name) is not None

    def widths(self) -> Iterable[float]:
        """How wide cards lie just now, in units."""
        for name, width in WIDTHS.items():
            if pane := self.view.pane(name):
                yield width * pane.k
        if pane := self.view.pane("array"):
            yield from {pane.k * self.array_width(self.slots(count)) for count in range(SLOTS + 1)}
        if pane := self.view.pane("stage"):
            yield from (pane.k * width for width in self.stage_widths())

    @property
    def small(self) -> float:
        """Cards that are narrower lie as chips: units."""
        seats = [self.rival(seat) for seat in range(self.view.seats) if seat != self.view.home]
        return 1.2 * CHIP_W * max(self.pane(name).k for name in (*seats, "cells"))

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
        return self.pane("hand").spot(self.in_hand(0, 1))


def open_to(zones: Sequence[str], home: int, viewer: int | None) -> list[str]:
    """The zones whose cards lie open on the table as one looks at it from `home`."""
    families = ("matrix", "taken", "aside", "kingdom", "dungeon", "array")
    own = {f"hand/{home}"} | ({f"seen/{viewer}"} if viewer is not None else set())
    return [zone for zone in zones if zone.partition("/")[0] in families or zone in own]
