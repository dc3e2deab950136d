"""market: the matrix of Dungeon & Kingdom, when it is filled again, and the piles beside it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.rules.kingdom.state import LINES, MATRIX
from game.ui.draw.paint import PAPER, Area, Sheet
from game.ui.draw.shapes import NIGHT, SOFT, frame, hull, raised, shade
from game.ui.draw.tokens.heraldry import slot
from game.ui.games.kingdom.cards import SMALL, Cards
from game.ui.games.kingdom.places import CHIP_W, MARKET, MARKET_W, MATRIX_ALONE, SMALL_MARKET, Places, box_of
from game.ui.games.kingdom.printed import CHIP
from game.ui.style.metrics import EVEN, HAZE, PILL, ROUND, SLIP, THIN
from game.ui.style.palette import palette
from game.ui.table.part import Part, Still, Target, View, kept, laid_in, still_in
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control

REFILL: Area = (14, 608, 406, 80)
PILES: Area = (14, 176, 92, 324)
SMALL_PILES: Area = (790, 584, 134, 98)
GROUNDS = {"market": MARKET, "matrix": MATRIX_ALONE, "cells": SMALL_MARKET}
HEAPS = {"deck": "Deck", "discard": "Discard pile"}
WHY = {
    "deck": "Cards are taken from the matrix. When the deck is empty, the end is near.",
    "discard": "These cards are out of the game for now.",
}
Pile = tuple[str, str, int, int | None]  # zone, words, number of cards, the card on top where it can be seen


class Market(Part):
    """Draws what lies under the nine cards; the cards themselves are of the traffic."""

    name = "market"

    def __init__(self, view: View, places: Places, cards: Cards) -> None:
        super().__init__(view)
        self.places, self.cards, self.marks = places, cards, cards.marks

    # ---- seen ----------------------------------------------------------------------------------------------------
    def still(self) -> Iterable[Still]:
        zones, piles, name = self.view.picture.zones, tuple(self.piles()), self.places.market
        empty, box = tuple(not zones[cell] for cell in MATRIX), GROUNDS[name]
        if pane := self.view.pane(name):
            yield laid_in(pane, still_in(box, "market", name, partial(self.cells, box=box)))
        if pane := self.view.pane("refill"):
            meant = self.cards.aim.option
            words = refill_words(empty, bool(self.view.picture.facts["triggered"]), str(meant.at) if meant else "")
            yield laid_in(pane, still_in(REFILL, "refill", words, partial(refill, words=words)))
        if pane := self.view.pane(self.heaps):
            area = PILES if self.heaps == "market" else SMALL_PILES
            yield laid_in(pane, Still("piles", area, piles, partial(self.put_piles, piles=piles)))

    @property
    def heaps(self) -> str:
        """The pane of the piles; it may be left out."""
        return "market" if self.view.area("market") else "heaps"

    def cells(self, t: Sheet, box: Area) -> None:
        """All nine: a card covers its own."""
        (x, y, w, h), wide = box, CHIP_W if self.places.market == "cells" else MARKET_W
        t.svg(shade(0, 0, w, h, PILL, HAZE) + frame(0, 0, w, h, PILL, palette.brass, EVEN, 0.6))
        for number in range(len(MATRIX)):
            left, top, *_ = box_of(self.places.cell(number))
            slot(t, left - x, top - y, wide)

    def piles(self) -> Iterable[Pile]:
        """The deck, or the one for deeds when it has run out, and the discards."""
        deck, spare, gone = (self.cards.lying(zone) for zone in ("deck", "ability", "discard"))
        top = next((card for card in reversed(gone) if card is not None), None)
        yield ("deck", "Deck", len(deck), None) if deck or not spare else ("deck", "For deeds", len(spare), None)
        yield "discard", "Discards", len(gone), top

    def put_piles(self, s: Sheet, piles: Iterable[Pile]) -> None:
        images, stamps = self.cards.images, self.view.stamps
        for zone, words, count, top in piles:
            spot = self.places.pile(zone)
            x, y, w, h = box_of(spot)
            small = w < SMALL
            if count:
                face: int | str = "kingdom" if top is None else top + CHIP if small else top
                image = images.flat(face, round(w * s.u))
                s.surf.blit(images.shadow(*image.get_size(), 0), s.px(x + 3, y + 5))
                for i in range(min(4, count) if zone == "deck" else 1):
                    s.blit(image, x, y - i * 1.2)
            else:
                stamps.put(s, ("no pile", w), x, y, w, h, partial(slot, x=0, y=0, w=w))
            wide, tall, up = (64, 42, 16) if small else (90, 42, -5)  # a count that had no room below lies on the pile
            paint = partial(pile_words, words=words, count=count, small=small)
            stamps.put(s, ("pile", words, count, small), spot.x - wide / 2, y + h - up, wide, tall, paint)

    def draw(self, s: Sheet) -> None:
        self.marks.choices(s, self.controls)

    # ---- pointed at ----------------------------------------------------------------------------------------------
    @kept
    def controls(self) -> list[Control]:
        pane = self.view.pane(self.heaps)
        return [pane.control(self.control(zone, label)) for zone, label in HEAPS.items()] if pane else []

    def control(self, zone: str, label: str) -> Control:
        cards, box = self.view.picture.zones[zone], box_of(self.places.pile(zone))
        row, tip = "choices" if self.view.option_at(zone) else "decks", f"{len(cards)} cards"
        control = self.view.control(f"pile/{zone}", box, zone, label, radius=SLIP, zone=row, tip=tip)
        if "key" not in control.tags:
            control.why_not = control.why_not or WHY[zone]
        if zone == "discard" and cards and cards[-1] is not None:
            control.tags["card"] = cards[-1]
        return control

    def where(self, thing: Target, at: int) -> Area | None:
        pane = self.view.pane(self.heaps if thing in HEAPS else self.places.market)
        if pane is None:
            return None
        if thing in HEAPS:
            return pane.box(box_of(self.places.pile(str(thing))))
        if thing == "matrix":
            return pane.box(hull([box_of(self.places.cell(0)), box_of(self.places.cell(8))]) or MARKET)
        return pane.box(box_of(self.places.cell(MATRIX.index(str(thing))))) if thing in MATRIX else None


def pile_words(t: Sheet, words: str, count: int, small: bool) -> None:
    if small:
        t.svg(raised(14, 0, 36, 20, ROUND, NIGHT, palette.brass, THIN))
        t.say(str(count), "number_small", PAPER, 32, 10, "c", 32, maxh=18)
        t.say(words, "small", palette.white, 32, 33, "c", 64, maxh=18)
    else:
        t.say(words, "key", palette.white, 45, 10, "c", 86, maxh=18)
        t.say(str(count), "number", PAPER, 45, 30, "c", 60, maxh=22)


def refill_words(empty: tuple[bool, ...], triggered: bool, meant: str) -> tuple[str, str]:
    """What the next Refill will do, and how near another one is. `meant`: the cell whose card is pointed at."""
    if triggered and all(empty):
        return "No Refill any more.", "The last card is taken: the game ends with this turn."
    if triggered:
        left = 9 - sum(empty)
        return (
            "The deck has run out: no Refill any more.",
            f"{left} card{'s' * (left != 1)} left; the last one taken ends the game.",
        )
    for then, taken in ("", ""), ("Then ", meant):
        full = [line for line in LINES if all(empty[cell] or MATRIX[cell] == taken for cell in line)]
        if cells := {cell for line in full for cell in line}:
            return f"{then}{len(cells)} cards come before the next turn.", "Every empty row and column is filled."
    near = min(sum(not empty[cell] for cell in line) for line in LINES)
    return "No row, no column is empty yet.", f"{near} card{'s' * (near != 1)} left in the shortest line."


def refill(t: Sheet, words: tuple[str, str]) -> None:
    panel(t, (0, 0, REFILL[2], REFILL[3] - 4))
    t.say("REFILL", "caption", SOFT, 16, 17, "l", 200, maxh=18)
    t.say(words[0], "note", PAPER, 16, 37, "l", REFILL[2] - 32, maxh=18)
    t.say(words[1], "body", palette.soft, 16, 58, "l", REFILL[2] - 32, maxh=17)
