"""places: where everything lies on the table, before a cut and after it, whoever sits at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Changed, Moved
from game.rules.kingdom.cards import Content
from game.rules.kingdom.cutting import lines_of
from game.rules.kingdom.state import MATRIX, SIDES
from game.ui.draw.shapes import Box
from game.ui.games.kingdom.aim import Aim
from game.ui.table.sprites import RATIO, Spot
from game.ui.table.view import View

CHIP_W, MARKET_W, ARRAY_W, STAGE_W = 48.0, 94.0, 104.0, 130.0
SLOTS = 7
MARKET: Box = (14, 164, 406, 434)
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


def card(x: float, y: float, w: float, angle: float = 0) -> Spot:
    """A spot by its upper left corner."""
    return Spot(x + w / 2, y + w * RATIO / 2, w, angle)


def box_of(spot: Spot) -> Box:
    """The box of a card that stands upright."""
    return spot.x - spot.w / 2, spot.y - spot.w * RATIO / 2, spot.w, spot.w * RATIO


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
    def strip(self, seat: int) -> Box:
        """A rival's strip; the first one clockwise lies leftmost."""
        seats = self.view.seats
        at = (seat - self.view.home) % seats - 1
        w = {1: 640.0, 2: 611.0, 3: SEATED}[seats - 1]
        left = (
            (1258 - w) / 2 if seats == 2 and not self.view.in_lesson else 14 + at * (w + 9)
        )  # the tab of the log is at the right
        return left, 48, w, 108

    def crest(self, seat: int) -> tuple[float, float, float]:
        """Middle and radius of a seat's portrait."""
        if seat != self.view.home:
            x, y, _, _ = self.strip(seat)
            return x + 22, y + 17, 14
        return (46, 442, 22) if self.parted else (1158, 440, 22)

    def chip(self, seat: int, at: int, count: int) -> Spot:
        x, y, _, _ = self.strip(seat)
        return card(x + 11 + at * min(CHIP_STEP, (SEATED - 22 - CHIP_W) / max(1, count - 1)), y + 35, CHIP_W)

    # ---- the market ---------------------------------------------------------------------------------------------
    def cell(self, number: int) -> Spot:
        row, column = divmod(number, 3)
        if self.parted:
            return card(24 + column * 53, 176 + row * 73, CHIP_W)
        return card(108 + column * 103, 170 + row * 141, MARKET_W)

    def pile(self, zone: str) -> Spot:
        """Deck, discards and the deck for abilities."""
        right = zone == "discard"
        if self.parted:
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
            return card(930 + at * min(49.0, 292 / max(1, count - 1)), 604, CHIP_W)
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
    def in_hand(self, at: int, count: int) -> Spot:
        if self.parted:
            step = min(106.0, (790 - 216 - MARKET_W) / max(1, count - 1))
            return card(216 + at * step, 586, MARKET_W)
        step = min(120.0, (1236 - 566 - ARRAY_W) / max(1, count - 1))
        middle = (count - 1) / 2
        turn = round((middle - at) * -1.2) if count < 8 else 0
        return card(566 + at * step, 560 + abs(at - middle) * 2, ARRAY_W, turn)

    def found(self, at: int, count: int) -> Spot:
        """One of the cards that are looked through; once one is chosen it lies over the gap, the others by the deck."""
        chosen = self.aim.summoned()
        if chosen is not None:
            return self.middle() if at == chosen else self.pile("deck")
        step = min(SEEN_W + 22, (STAGE[2] - 40 - SEEN_W) / max(1, count - 1))
        left = STAGE[0] + (STAGE[2] - SEEN_W - (count - 1) * step) / 2
        return card(left + at * step, 258, SEEN_W)

    # ---- any zone -----------------------------------------------------------------------------------------------
    def spot(self, zone: str, at: int, count: int) -> Spot:
        """The place of card `at` of the `count` in a zone that lies open on the table."""
        family, _, owner = zone.partition("/")
        if zone in MATRIX:
            return self.cell(int(owner))
        match family:
            case "array":
                return self.slot(at, count) if int(owner) == self.view.home else self.chip(int(owner), at, count)
            case "kingdom" | "dungeon":
                return self.on_stage(zone, at)
            case "hand":
                return self.in_hand(at, count)
            case "taken":
                return self.taken()
            case "seen":
                return self.found(at, count)
        return self.middle()

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
            return self.pile(zone)
        seat = int(owner)
        if seat != self.view.home:
            x, y, w, _ = self.strip(seat)
            if w > SEATED and family == "treasury":
                return Spot(x + (SEATED + w) / 2, y + 66, 36)
            return Spot({"treasury": x + w - 60, "graveyard": x + 196, "hand": x + 156}.get(family, x + 22), y + 17, 24)
        if family == "treasury":
            return Spot(102, 530, CHIP_W) if self.parted else Spot(TREASURY[0] + 120, TREASURY[1] + 54, CHIP_W)
        if family == "graveyard":
            return Spot(100, 652, CHIP_W) if self.parted else Spot(GRAVEYARD[0] + 65, GRAVEYARD[1] + 60, CHIP_W)
        return self.in_hand(0, 1)


def open_to(zones: Sequence[str], home: int, viewer: int | None) -> list[str]:
    """The zones whose cards lie open on the table as one looks at it from `home`."""
    families = ("matrix", "taken", "aside", "kingdom", "dungeon", "array")
    own = {f"hand/{home}"} | ({f"seen/{viewer}"} if viewer is not None else set())
    return [zone for zone in zones if zone.partition("/")[0] in families or zone in own]
