"""board: the market with its piles, the own Array with its lines, and the marks on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.kingdom.state import LINES, MATRIX
from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import SOFT, frame, plate
from game.ui.games.kingdom.cardmarks import CardMarks
from game.ui.games.kingdom.heraldry import apart, banner
from game.ui.games.kingdom.places import (
    ARRAY,
    ARRAY_TOP,
    ARRAY_W,
    CHIP_W,
    MARKET,
    MARKET_W,
    RATIO,
    SLOTS,
    SMALL_MARKET,
)
from game.ui.games.kingdom.strips import look_at, rival, slot
from game.ui.widgets.plates import panel

if TYPE_CHECKING:
    pass

REFILL = (14, 608, 406, 80)
LEAST = 90.0  # width of a banner


class Board(CardMarks):
    """Draws the grounds on which cards lie."""

    # ---- grounds ------------------------------------------------------------------------------------------------
    def rival(self, s: Sheet, seat: int) -> None:
        table = self.table
        look, (x, y, w, h) = look_at(table, seat), table.places.strip(seat)
        table.stamps.put(
            s, ("rival", look, w), x - 4, y - 4, w + 8, h + 12, lambda t: rival(t, table.app.pictures, look, w)
        )

    def market_shows(self) -> tuple[bool, ...]:
        """Which cells are empty, and whether that will last."""
        zones = self.table.picture.zones
        return (*(not zones[cell] for cell in MATRIX), bool(self.table.picture.facts["triggered"]))

    def market(self, s: Sheet) -> None:
        table = self.table
        places = table.places
        small = places.parted
        x, y, w, h = SMALL_MARKET if small else MARKET
        *cells, triggered = self.market_shows()
        empty = tuple(cells)

        def paint(t: Sheet) -> None:
            t.svg(plate(0, 0, w, h, 17, "#0c0618", 0.38) + frame(0, 0, w, h, 17, "#b5822f", 2, 0.6))
            for number, free in enumerate(empty):
                if free:
                    spot = places.cell(number)
                    wide = CHIP_W if small else MARKET_W
                    apart(t, spot.x - wide / 2 - x, spot.y - wide * RATIO / 2 - y).svg(
                        slot(0, 0, wide), -2, -2, wide + 4, wide * RATIO + 4
                    )

        table.stamps.put(s, ("market", small, empty), x, y, w, h, paint)
        if not small:
            self.piles(s)
            words = refill_words(empty, triggered)
            table.stamps.put(
                s, ("refill", words), REFILL[0], REFILL[1], REFILL[2], REFILL[3], lambda t: refill(t, words)
            )

    def piles_show(self) -> tuple[tuple[str, int, int | None], ...]:
        """Of the deck and the discards: words, number of cards, and the card on top where it can be seen."""
        table = self.table
        deck, spare, gone = table.lying("deck"), table.lying("ability"), table.lying("discard")
        top = next((card for card in reversed(gone) if card is not None), None)
        return (("Deck", len(deck), None) if deck or not spare else ("For deeds", len(spare), None)), (
            "Discards",
            len(gone),
            top,
        )

    def piles(self, s: Sheet) -> None:
        table = self.table
        for zone, (words, count, top) in zip(("deck", "discard"), self.piles_show()):
            spot = table.places.pile(zone)
            x, y, w = spot.x - spot.w / 2, spot.y - spot.w * RATIO / 2, spot.w
            if count:
                face: int | str = "kingdom" if top is None else table.image_of(top, w)
                image = table.images.flat(face, round(w * s.u))
                s.surf.blit(table.images.shadow(*image.get_size(), 0), s.px(x + 3, y + 5))
                for i in range(min(4, count) if zone == "deck" else 1):
                    s.blit(image, x, y - i * 1.2)
            else:
                table.stamps.put(s, ("no pile", w), x, y, w, w * RATIO, lambda t, w=w: t.svg(slot(0, 0, w)))  # type: ignore[misc]
            small = w < 60

            def paint(t: Sheet, words: str = words, count: int = count, small: bool = small) -> None:
                if small:
                    t.text(words, "semi", 14, "#eadff5", 31, 9, "c", 62, maxh=18)
                    t.text(str(count), "black", 16, PAPER, 31, 27, "c", 60, maxh=20)
                else:
                    t.text(words, "label", 15, "#eadff5", 45, 10, "c", 86, maxh=18)
                    t.text(str(count), "black", 17, PAPER, 45, 30, "c", 60, maxh=22)

            wide, tall = (62, 38) if small else (90, 42)
            table.stamps.put(s, ("pile", words, count, small), spot.x - wide / 2, y + w * RATIO + 5, wide, tall, paint)

    def array_shows(self) -> tuple[int | None, tuple[str, str], float, tuple[float, ...], str]:
        """The line that is pointed at with its notes and place, the empty slots, and a line of words."""
        table = self.table
        line = table.line_pointed()
        count = len(table.picture.zones[f"array/{table.home}"])
        empty = tuple(round(table.places.slot(i, count).x - ARRAY_W / 2 - ARRAY[0], 1) for i in range(count, SLOTS))
        notes = table.sides_of(line) if line is not None else ("", "")
        return (
            line,
            notes,
            round(table.places.line_x(line) - ARRAY[0], 1) if line is not None else 0.0,
            empty,
            self.array_words(count),
        )

    def array(self, s: Sheet) -> None:
        """The own Array's ground: seven slots, or both sides of the line that is pointed at."""
        x, y, w, h = ARRAY
        shows = line, notes, middle, empty, words = self.array_shows()

        def paint(t: Sheet) -> None:
            t.svg(plate(0, 0, w, h, 17, "#0c0618", 0.34) + frame(0, 0, w, h, 17, "#b5822f", 2, 0.6))
            if line is not None:
                left, right = middle - 10, middle + 10
                t.svg(
                    plate(0, 4, max(0.0, middle - 8), h - 6, 14, "#d9642f", 0.34)
                    + plate(middle + 8, 4, max(0.0, w - middle - 8), h - 6, 14, "#2d66b6", 0.42)
                )
                if left > LEAST:
                    banner(
                        t,
                        "kingdom",
                        0,
                        0,
                        left,
                        notes[0] if w - right > LEAST else f"{notes[0]}; the Dungeon stays empty",
                    )
                if w - right > LEAST:
                    banner(
                        t,
                        "dungeon",
                        right,
                        0,
                        w - right,
                        notes[1] if left > LEAST else f"{notes[1]}; the Kingdom stays empty",
                    )
            else:
                t.text("YOUR ARRAY", "label", 14, SOFT, 16, 24, "l", 130, tracking=0.08, maxh=18)
                t.text(words, "semi", 17, "#f3e8fb", 16, 48, "l", w - 32, maxh=24)
            for at in empty:
                apart(t, at, ARRAY_TOP - y).svg(slot(0, 0, ARRAY_W), -2, -2, ARRAY_W + 4, ARRAY_W * RATIO + 4)

        self.table.stamps.put(s, ("array", shows), x, y, w, h, paint)

    def array_words(self, count: int) -> str:
        table = self.table
        if table.places.lines():
            return "Point at a torn line to see both sides; choose it to cut. Left: Kingdom. Right: Dungeon."
        if table.picture.zones["taken"] and table.picture.facts["active"] == table.home and count:
            return "This card matches nothing here: it cannot cut."
        if table.match.decision is None and not table.past:
            return f"{count} of {SLOTS} cards. At the end every two cards left are worth a point."
        if count >= SLOTS:
            return "The Array is full: a card of the same colour cuts it, any other throws all of them away."
        return (
            f"{count} of {SLOTS} cards. A card of the same colour may cut this line into Kingdom and Dungeon."
            if count
            else "Empty: the card you take comes first. Later this line is cut into Kingdom and Dungeon."
        )


def refill_words(empty: tuple[bool, ...], triggered: bool) -> tuple[str, str]:
    """What the next Refill will do, and how near another one is."""
    if triggered and all(empty):
        return "No Refill any more.", "The last card is taken: the game ends with this turn."
    if triggered:
        left = 9 - sum(empty)
        return (
            "The deck has run out: no Refill any more.",
            f"{left} card{'s' * (left != 1)} left; the last one taken ends the game.",
        )
    full = [line for line in LINES if all(empty[cell] for cell in line)]
    if full:
        cells = {cell for line in full for cell in line}
        return f"{len(cells)} cards come before the next turn.", "Every empty row and column is filled."
    near = min(sum(not empty[cell] for cell in line) for line in LINES)
    return "No row, no column is empty yet.", f"{near} card{'s' * (near != 1)} left in the shortest line."


def refill(t: Sheet, words: tuple[str, str]) -> None:
    panel(t, (0, 0, REFILL[2], REFILL[3] - 4))
    t.text("REFILL", "label", 14, SOFT, 16, 17, "l", 200, tracking=0.08, maxh=18)
    t.text(words[0], "semi", 17, PAPER, 16, 37, "l", REFILL[2] - 32, maxh=18)
    t.text(words[1], "text", 16, "#dccfec", 16, 58, "l", REFILL[2] - 32, maxh=17)
