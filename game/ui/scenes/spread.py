"""spread: a rulebook as an open book: two pages that are turned, with rulings in frames of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.engine.rulebook import Hit, Rulebook
from game.ui.draw.paint import NOWHERE, Area, Sheet, Style, icon
from game.ui.draw.shapes import frame, glyph, plate, put, shade
from game.ui.scenes.pages import BULLET, INDENT, PLAY_H, Layout, Piece, open_in
from game.ui.style.metrics import BROAD, FINE, SLIP, THIN
from game.ui.style.palette import Palette
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import RED
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Widget

CORNER = (92, 32, 17)  # of a button that turns the page: units from the edges of the book, and its radius


class OpenBook(Widget):
    """Two pages. Arrows and the corners turn them; a lit section, and the hits of a search, stand on gold."""

    def __init__(
        self,
        style: Style,
        book: Rulebook,
        hits: Callable[[], Sequence[Hit]],
        turned: Callable[[], object],
        moments: Mapping[str, Callable[[], object]],
    ) -> None:
        super().__init__("book", NOWHERE)
        self.style, self.book, self.hits, self.turned, self.moments = style, book, hits, turned, moments
        self.layout: Layout | None = None
        self.spread = 0
        self.lit = -1
        self._laid: tuple[float, Area] | None = None
        self._wanted: tuple[int, int] | None = (0, -1)

    # ---- turning ----------------------------------------------------------------------------------------------
    def go(self, section: int, paragraph: int = -1, lit: bool = True) -> None:
        """Open at a section, now or when the book is first drawn."""
        self._wanted, self.lit = (section, paragraph), section if lit else -1
        self._find()

    def _find(self) -> None:
        if self.layout and self._wanted:
            self.spread = self.layout.spread_of(*self._wanted)

    def turn(self, way: int) -> bool:
        """One spread on or back; False at the ends."""
        if not self.layout or not 0 <= self.spread + way < self.layout.spreads:
            return False
        self.spread += way
        first = self.layout.shown(self.spread)[0][1]
        self._wanted = first.section, first.paragraph
        self.turned()
        return True

    def here(self) -> int:
        """The section at the top of the left page, or the lit one when it is on these pages."""
        if self.layout is None:
            return self._wanted[0] if self._wanted else 0
        pieces = [piece for _, piece in self.layout.shown(self.spread)]
        if self.lit >= 0 and any(piece.section == self.lit for piece in pieces):
            return self.lit
        return pieces[0].section if pieces else 0

    # ---- what the focus asks ----------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        page = self.control(None, "Rulebook", 14)
        page.steer = lambda dx, dy: bool(dx) and self.turn(dx)
        page.scroll = lambda amount: self.turn(-1 if amount > 0 else 1)
        found = [page]
        x, y, w, h = self.box
        aside, up, r = CORNER
        for name, way, cx in (("before", -1, x + aside), ("after", 1, x + w - aside)):
            one = Control(
                f"book/{name}",
                (cx - r, y + h - up - r, 2 * r, 2 * r),
                "Page back" if way < 0 else "Page on",
                partial(self._turned, way),
                zone="book",
                radius=r,
            )
            one.enabled = self.layout is not None and 0 <= self.spread + way < self.layout.spreads
            one.why_not = "The book ends here." if way > 0 else "The book begins here."
            found.append(one)
        return [*found, *(one for button in self._buttons() for one in button.controls())]

    def _buttons(self) -> list[Button]:
        """One under each example of these pages."""
        found = []
        layout = self.layout
        for x, piece in layout.shown(self.spread) if layout else ():
            if layout and piece.kind == "example":
                ids = self.book.sections[piece.section].paragraphs[piece.paragraph].ids
                id = next(id for id in ids if id in self.moments)
                wide = layout.width(piece.section)
                at = (x + layout.place.w - wide, layout.place.top + piece.y + piece.h - 46, min(220, wide), 38)
                button = Button(f"moment/{id}", at, "Play this moment", self.moments[id], RED, ".play")
                button.zone = "book"
                found.append(button)
        return found

    def _turned(self, way: int) -> None:
        self.turn(way)

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet, focus: Focus) -> None:
        if self._laid != (s.u, self.box):
            self._laid = s.u, self.box
            self.layout = Layout(self.book, s, self.moments.keys(), open_in(self.box))
            self._find()
        layout = self.layout
        assert layout is not None
        self.spread = max(0, min(layout.spreads - 1, self.spread))
        page, *corners = self.controls()[:3]
        draw_cover(s, self.style.palette, self.box, layout.place.pages)
        self.look(s, focus, page)
        found = set(self.hits())
        self._light(s, layout)
        for x, piece in layout.shown(self.spread):
            y = layout.place.top + piece.y
            if Hit(piece.section, piece.paragraph) in found:
                self._gold(s, (x - 12, y - 5, layout.place.w + 22, piece.h + 8))
            self._piece(s, layout, x, y, piece)
        for button in self._buttons():
            button.draw(s, focus)
        self._foot(s, focus, corners)

    def _light(self, s: Sheet, layout: Layout) -> None:
        """Gold under the section that was asked for, as far as it is told before its rulings."""
        for x in layout.place.lefts:
            own = [
                piece
                for left, piece in layout.shown(self.spread)
                if left == x and piece.section == self.lit and piece.kind != "chapter"
            ]
            rulings = [n for n, piece in enumerate(own) if piece.kind == "ruling"]
            if own := own[: rulings[0]] if rulings else own:
                y, high = layout.place.top + own[0].y, own[-1].y + own[-1].h - own[0].y
                self._gold(s, (x - 12, y - 7, layout.place.w + 22, high + 11))

    def _gold(self, s: Sheet, box: Area) -> None:
        """The plate under words that are pointed out."""
        look = self.style.palette
        mark = plate(box[0] + 4, box[1] + 6, 4, box[3] - 12, FINE, look.risk)
        put(s, box, plate(*box, SLIP, look.glow) + frame(*box, SLIP, look.brass, THIN) + mark, 2)

    def _piece(self, s: Sheet, layout: Layout, x: float, y: float, piece: Piece) -> None:
        look, w = self.style.palette, layout.place.w
        section = self.book.sections[piece.section]
        if piece.kind == "chapter":
            self._chapter(s, (x, y, w, piece.h), section.number, section.title)
        elif piece.kind == "section":
            middle = y + piece.h / 2
            s.say(section.number, "name", look.wine, x, middle, "l", INDENT - 8)
            s.say(section.title, "heading", look.ink, x + INDENT, middle, "l", w - INDENT)
        elif piece.kind == "ruling":
            ids = section.paragraphs[piece.paragraph].ids
            self._ruling(s, (x - 12, y, w + 24, piece.h), piece.text, ", ".join(id.rpartition("-")[2] for id in ids))
        else:
            wide = layout.width(piece.section)
            left, high = x + w - wide, piece.h - (PLAY_H if piece.kind == "example" else 0)
            if piece.kind == "item":
                dot = f'<circle cx="{left + 6:g}" cy="{y + 12:g}" r="3.5" fill="{look.wine}"/>'
                put(s, (left, y, 16, 20), dot, 2)
                left, wide = left + BULLET, wide - BULLET
            self.style.lines(s, "page", piece.text, look.ink, (left, y, wide, high - 2))

    def _chapter(self, s: Sheet, box: Area, number: str, title: str) -> None:
        look, (x, y, w, _) = self.style.palette, box
        n = s.say(number, "chapter", look.sepia, x, y + 22, "l", 60) + 12 if number else 0
        s.say(title, "display", look.ink, x + n, y + 18, "l", w - n)
        m, line = x + w / 2, y + 52
        put(
            s,
            (x, line - 14, w, 28),
            f'<path d="M{x} {line}Q{m} {line - 4} {x + w} {line}Q{m} {line + 4} {x} {line}Z" fill="{look.brass}"/>'
            + _eye(m, line, 14, 12, look.sand)
            + _eye(m, line, 11, 10, look.flame)
            + f'<circle cx="{m}" cy="{line}" r="4" fill="{look.ink}"/>',
            2,
        )

    def _ruling(self, s: Sheet, box: Area, text: str, ids: str) -> None:
        """What settles a rule, in a blue frame."""
        look, (x, y, w, h) = self.style.palette, box
        put(
            s,
            box,
            plate(x, y + 3, w, h, BROAD, look.page_shade, 0.25)
            + plate(*box, BROAD, look.white)
            + frame(*box, BROAD, look.azure)
            + f'<path d="M{x} {y + 34}V{y + 14}A14 14 0 0 1 {x + 14} {y}H{x + w - 14}A14 14 0 0 '
            f'1 {x + w} {y + 14}V{y + 34}Z" fill="{look.ruling}"/>'
            + icon("bulb", x + 22, y + 17, 20, look.glow, look.ruling),
        )
        n = s.say(ids, "key", look.soft, x + w - 14, y + 18, "r", 90) if ids else 0
        s.say("We play it like this", "name", look.paper, x + 42, y + 18, "l", w - 70 - n)
        self.style.lines(s, "body", text, look.ink, (x + 16, y + 42, w - 32, h - 60))

    def _foot(self, s: Sheet, focus: Focus, corners: Sequence[Control]) -> None:
        assert self.layout is not None
        look, (x, y, w, h) = self.style.palette, self.box
        for control, sign in zip(corners, ("left", "right")):
            seen = self.look(s, focus, control).state in ("hover", "pressed")
            ground = look.gold if seen else look.sheet_pale
            ink = look.wine if control.enabled else look.rule
            left, top, wide, _ = control.rect
            cx, cy = left + wide / 2, top + wide / 2
            disc = f'<circle cx="{cx:g}" cy="{cy:g}" r="15" fill="{ground}"/>'
            put(s, control.rect, disc + glyph(sign, cx, cy, 0.9, ink), 2)
        pages, middle = self.layout.place.pages, y + h - CORNER[1]
        first = pages * self.spread + 1
        s.say(str(first), "note", look.fade, x + 44, middle, "l", 30)
        if pages == 2 and first < len(self.layout.columns):
            s.say(str(first + 1), "note", look.fade, x + w - 44, middle, "r", 30)


def _eye(x: float, y: float, w: float, h: float, fill: str) -> str:
    return f'<path d="M{x - w} {y}Q{x} {y - h} {x + w} {y}Q{x} {y + h} {x - w} {y}Z" fill="{fill}"/>'


def draw_cover(s: Sheet, look: Palette, box: Area, pages: int) -> None:
    """The open book without its words; of a single page the fold is at the left."""
    x, y, w, h = box
    m = x + w / 2 if pages == 2 else x + 14
    from_, ribbon = (m - 90, m - 14) if pages == 2 else (m, x + w - 70)
    dark = f'stop-color="{look.page_shade}"'
    between = (
        f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="{m - 90}" y1="0" x2="{m + 90}" y2="0">'
        f'<stop offset="0" {dark} stop-opacity="0"/><stop offset=".42" {dark} stop-opacity=".16"/>'
        f'<stop offset=".5" stop-color="{look.rust}" stop-opacity=".5"/>'
        f'<stop offset=".58" {dark} stop-opacity=".10"/><stop offset="1" {dark} stop-opacity="0"/></linearGradient>'
        f'<rect x="{from_}" y="{y + 6}" width="{m + 90 - from_}" height="{h - 18}" fill="url(#g)"/>'
    )
    r = ribbon
    marker = (
        f'<path d="M{r} {y + 2}H{r + 24}V{y + 118}L{r + 12} {y + 104}L{r} {y + 118}Z" fill="{look.risk}"/>'
        f'<path d="M{r} {y + 2}H{r + 5}V{y + 112}L{r} {y + 118}Z" fill="{look.over}"/>'
    )
    put(
        s,
        box,
        shade(x + 6, y + 10, w, h, BROAD)
        + plate(x, y, w, h, BROAD, look.wine)
        + plate(x + 6, y + 6, w - 12, h - 10, SLIP, look.rule)
        + plate(x + 9, y + 6, w - 18, h - 14, SLIP, look.sheet_pale)
        + plate(x + 12, y + 6, w - 24, h - 18, SLIP, look.sand)
        + between
        + (marker if pages == 2 else ""),
    )
