"""atelier: where things lie in the Monster Maker, and what is written beside its parts and its form."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game import artlines
from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import Box, plate, put
from game.ui.scenes.workshop.recipe import LONGEST_FLAVOUR, LONGEST_NAME, Recipe
from game.ui.scenes.workshop.shop import FAINT, PALE, capped, caps, panel
from game.ui.scenes.workshop.strips import STEP, TILE, Strip
from game.ui.window.focus import Focus
from game.ui.window.widget import Widget

ROWS = (
    ("Body", ("body",)),
    ("Eyes", ("eyes",)),
    ("Mouth", ("mouth",)),
    ("Crown", ("crown",)),
    ("Wings, arms", ("wings", "limbs")),
    ("Tail, feet", ("tail", "feet")),
    ("Markings", ("marking",)),
    ("Palette", ("palette",)),
    ("Backdrop", ("motif",)),
)
PITCH, PARTS_H = 51.8, 474.0
CARD_W, EASEL_W = 322.0, 384.0
FOOT = 203.0  # what stands below the card
SMALL = 1280.0  # a canvas of fewer units has no room for the form in one row
TITLES_W = 128.0  # room for the names of the rows
PAIR, ARROWS = 14.0, 24.0  # between two kinds of parts in a row, and more where either can be scrolled


class Atelier:
    """The easel at the left, parts above the form at the right. On a small canvas the form takes two rows, and both
    scroll in an area; on a large one all stands in the middle."""

    def __init__(self, wide: float, high: float) -> None:
        self.small = wide < SMALL
        dx, dy = max(0.0, (wide - 1280) / 2), max(0.0, (high - 720) / 2)
        self.card_w = min(CARD_W, (high - 66 - FOOT) / 1.4)
        self.card: tuple[float, float] = (dx + 30 + (CARD_W - self.card_w) / 2, dy + 66)
        self.board = dy + 71 + self.card_w * 1.4
        self.easel = dx  # its left edge
        self.light: Box = (0, 46, dx + EASEL_W, self.board + 38)
        w = wide - EASEL_W - 12 - 2 * dx
        self.area: Box = (dx + EASEL_W, 48, w, high - 54)
        x, y = (0.0, 0.0) if self.small else (dx + EASEL_W, dy + 48)  # within the area, or where it would be
        w -= 12 * self.small  # for the bar of the area
        self.parts: Box = (x, y, w, PARTS_H + PITCH * self.small)
        self.form: Box = (x, y + self.parts[3] + 8, w, 306 if self.small else 182)
        self.full = self.parts[3] + 12 + self.form[3]
        self.left, self.top = x + TITLES_W, y + 8
        self.tiles = int((w - TITLES_W - 26) // STEP)  # in a row of one kind

    def spread(self, counts: Sequence[int]) -> list[tuple[float, int]]:
        """Where each kind of a row begins, and how many of its tiles are seen, when there are so many."""
        if len(counts) == 1:
            return [(self.left, min(counts[0], self.tiles))]
        if sum(counts) <= self.tiles:
            return [(self.left, counts[0]), (self.left + counts[0] * STEP + PAIR, counts[1])]
        first = min(counts[0], self.tiles // 2)
        return [(self.left, first), (self.left + first * STEP + PAIR + ARROWS, min(counts[1], self.tiles - 1 - first))]

    def row(self, at: int) -> float:
        """The top of a row of parts."""
        return self.top + at * PITCH

    @property
    def lean(self) -> tuple[float, float]:
        """Where the word stands, its middle: beside the markings, or in a row of its own."""
        if self.small:
            return self.left, self.row(9) + TILE / 2
        return self.left + 9 * STEP + 16, self.row(6) + TILE / 2

    @property
    def night(self) -> tuple[float, float]:
        if self.small:
            return self.left + 300, self.row(9) + TILE / 2
        return self.left + 11 * STEP - 2, self.row(7) + TILE / 2

    @property
    def powers(self) -> Box:
        x, y, _, _ = self.form
        return (x + 18, y + 190, 282, 100) if self.small else (x + 596, y + 16, 270, 100)

    @property
    def fits(self) -> Box:
        x, y, _, _ = self.form
        return (x + 324, y + 216, 272, 50) if self.small else (x + 596, y + 126, 272, 50)


class Words(Widget):
    """The panels of parts and form with what is written on them; everything else lies on it."""

    def __init__(self, place: Atelier, recipe: Callable[[], Recipe], strips: Sequence[Strip]) -> None:
        x, y, w, _ = place.parts
        super().__init__("", (x, y, w, place.full))
        self.place, self.recipe = place, recipe
        self.strips = {strip.slot: strip for strip in strips}

    def draw(self, s: Sheet, focus: Focus) -> None:
        place = self.place
        panel(s, place.parts)
        panel(s, place.form)
        x, _, w, _ = place.parts
        for row, (title, slots) in enumerate((*ROWS, ("Pose", ())) if place.small else ROWS):
            top = place.row(row)
            if row:
                put(s, (x + 16, top - 6, w - 32, 2), plate(x + 16, top - 5.5, w - 32, 1.5, 0.7, "#3d2753"), 1)
            self._title(s, title, slots, x + 18, top)
        s.text("Lean", "semi", capped(s, 16), PALE, *place.lean, "l", 44, maxh=24)
        s.text("Night", "semi", capped(s, 16), PALE, *place.night, "l", 48, maxh=24)
        x, y, _, _ = place.form
        recipe = self.recipe()
        for words, left, top, n, most in (
            ("NAME", x + 18, y + 20, len(recipe.name), LONGEST_NAME),
            ("FLAVOUR", x + 18, y + 94, len(recipe.flavour), LONGEST_FLAVOUR),
        ):
            caps(s, words, left, top, 120)
            s.text(f"{n} of {most}", "semi", capped(s, 14), FAINT, left + 278, top, "r", 90, maxh=18)
        caps(s, "TYPE", x + 324, y + 20, 100)
        caps(s, "RARITY", x + 324, y + 118, 100)

    def _title(self, s: Sheet, title: str, slots: Sequence[str], x: float, top: float) -> None:
        """The name of a row; how many parts there are where not all are seen, and a line between two kinds."""
        kinds = [self.strips[slot] for slot in slots]
        if len(kinds) == 1 and len(kinds[0].items) > kinds[0].shown_tiles and slots[0] != "palette":
            s.text(title, "title", capped(s, 17), PAPER, x, top + 14, "l", 92, maxh=24)
            count = len(artlines.available(slots[0]))
            s.text(f"{count} to choose", "semi", capped(s, 14, 1.1), FAINT, x, top + 34, "l", 90, maxh=17)
        else:
            s.text(title, "title", capped(s, 17), PAPER, x, top + TILE / 2, "l", 92, maxh=28)
        if len(kinds) == 2:
            end = kinds[0].box[0] + kinds[0].box[2]
            left = (end + kinds[1].box[0]) / 2
            put(s, (left, top, 2, TILE), plate(left, top, 2, TILE, 1, "#5d4475"), 1)
