"""spread: a rulebook as an open book: two pages that are turned, with rulings in frames of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.engine.rulebook import Hit, Rulebook
from game.ui.draw.paint import INK, Sheet, icon
from game.ui.draw.shapes import BRASS, FADE, PAGE, WINE, Box, frame, glyph, plate, put
from game.ui.scenes.pages import BOOK, COLUMN_W, INDENT, LEAD, LEFT, PLAY_H, RIGHT, TOP, Layout, Piece
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import RED
from game.ui.window.focus import Control, Focus
from game.ui.window.widget import Widget

BLUE, PALE = "#234f94", "#e3eef2"


class OpenBook(Widget):
    """Two pages. Arrows and the corners turn them; a lit section, and the hits of a search, stand on gold."""

    def __init__(
        self,
        book: Rulebook,
        hits: Callable[[], Sequence[Hit]],
        turned: Callable[[], object],
        moments: Mapping[str, Callable[[], object]],
    ) -> None:
        super().__init__("book", BOOK)
        self.book, self.hits, self.turned, self.moments = book, hits, turned, moments
        self.layout: Layout | None = None
        self.spread = 0
        self.lit = -1
        self._laid: tuple[float, float] | None = None
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
        for name, way, cx in (("before", -1, BOOK[0] + 92), ("after", 1, BOOK[0] + BOOK[2] - 92)):
            one = Control(
                f"book/{name}",
                (cx - 17, BOOK[1] + BOOK[3] - 49, 34, 34),
                "Page back" if way < 0 else "Page on",
                partial(self._turned, way),
                zone="book",
                radius=17,
            )
            one.enabled = self.layout is not None and 0 <= self.spread + way < self.layout.spreads
            one.why_not = "The book ends here." if way > 0 else "The book begins here."
            found.append(one)
        return [*found, *(one for button in self._buttons() for one in button.controls())]

    def _buttons(self) -> list[Button]:
        """One under each example of these pages."""
        found = []
        for x, piece in self.layout.shown(self.spread) if self.layout else ():
            if piece.kind == "example":
                id = next(
                    id for id in self.book.sections[piece.section].paragraphs[piece.paragraph].ids if id in self.moments
                )
                left = x + COLUMN_W - self.layout.width(piece.section) if self.layout else x
                button = Button(
                    f"moment/{id}",
                    (left, TOP + piece.y + piece.h - 46, 220, 38),
                    "Play this moment",
                    self.moments[id],
                    RED,
                    ".play",
                    size=17,
                )
                button.zone = "book"
                found.append(button)
        return found

    def _turned(self, way: int) -> None:
        self.turn(way)

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet, focus: Focus) -> None:
        if self._laid != (s.u, s.text_scale):
            self._laid = s.u, s.text_scale
            self.layout = Layout(self.book, s, self.moments.keys())
            self._find()
        assert self.layout is not None
        self.spread = max(0, min(self.layout.spreads - 1, self.spread))
        page, *corners = self.controls()[:3]
        draw_cover(s)
        self.look(s, focus, page)
        found = set(self.hits())
        self._light(s)
        for x, piece in self.layout.shown(self.spread):
            if Hit(piece.section, piece.paragraph) in found:
                gold(s, (x - 12, TOP + piece.y - 5, COLUMN_W + 22, piece.h + 8))
            self._piece(s, x, piece)
        for button in self._buttons():
            button.draw(s, focus)
        self._foot(s, focus, corners)

    def _light(self, s: Sheet) -> None:
        """Gold under the section that was asked for, as far as it is told before its rulings."""
        assert self.layout is not None
        for x in (LEFT, RIGHT):
            own = [
                piece
                for left, piece in self.layout.shown(self.spread)
                if left == x and piece.section == self.lit and piece.kind != "chapter"
            ]
            rulings = [n for n, piece in enumerate(own) if piece.kind == "ruling"]
            if own := own[: rulings[0]] if rulings else own:
                gold(s, (x - 12, TOP + own[0].y - 7, COLUMN_W + 22, own[-1].y + own[-1].h - own[0].y + 11))

    def _piece(self, s: Sheet, x: float, piece: Piece) -> None:
        section, y = self.book.sections[piece.section], TOP + piece.y
        if piece.kind == "chapter":
            self._chapter(s, x, y, section.number, section.title)
        elif piece.kind == "section":
            s.text(section.number, "title", 18, WINE, x, y + piece.h / 2, "l", INDENT - 8, maxh=piece.h)
            s.text(section.title, "title", 20, INK, x + INDENT, y + piece.h / 2, "l", COLUMN_W - INDENT, maxh=piece.h)
        else:
            self._words(s, x, y, piece)

    def _words(self, s: Sheet, x: float, y: float, piece: Piece) -> None:
        assert self.layout is not None
        paragraph = self.book.sections[piece.section].paragraphs[piece.paragraph]
        if piece.kind == "ruling":
            ruling(
                s,
                (x - 12, y, COLUMN_W + 24, piece.h),
                paragraph.text,
                ", ".join(id.rpartition("-")[2] for id in paragraph.ids),
            )
            return
        wide = self.layout.width(piece.section)
        left = x + COLUMN_W - wide
        if piece.kind == "item":
            put(
                s,
                (left, y, 16, 20),
                f'<circle cx="{left + 6}" cy="{y + 12 * s.text_scale:.1f}" r="3.5" fill="{WINE}"/>',
                2,
            )
            left, wide = left + 18, wide - 18
        s.para(
            paragraph.text.removeprefix("- "),
            "text",
            18,
            INK,
            left,
            y,
            wide,
            LEAD,
            maxh=piece.h + 2 - (PLAY_H if piece.kind == "example" else 0),
        )

    def _chapter(self, s: Sheet, x: float, y: float, number: str, title: str) -> None:
        n = s.text(number, "black", 50, "#8a5a1e", x, y + 22, "l", 60, maxh=44) + 12 if number else 0
        s.text(title, "black", 32, INK, x + n, y + 18, "l", COLUMN_W - n, maxh=40)
        m, line = x + COLUMN_W / 2, y + 52
        put(
            s,
            (x, line - 14, COLUMN_W, 28),
            f'<path d="M{x} {line}Q{m} {line - 4} {x + COLUMN_W} {line}Q{m} {line + 4} {x} {line}Z" fill="{BRASS}"/>'
            f'<path d="M{m - 14} {line}Q{m} {line - 12} {m + 14} {line}Q{m} {line + 12} {m - 14} {line}Z" '
            f'fill="{PAGE}"/>'
            f'<path d="M{m - 11} {line}Q{m} {line - 10} {m + 11} {line}Q{m} {line + 10} {m - 11} {line}Z" '
            f'fill="#e8553b"/>'
            f'<circle cx="{m}" cy="{line}" r="4" fill="{INK}"/>',
            2,
        )

    def _foot(self, s: Sheet, focus: Focus, corners: Sequence[Control]) -> None:
        assert self.layout is not None
        for control, sign in zip(corners, ("left", "right")):
            look = self.look(s, focus, control)
            x, y, w, _ = control.rect
            ground, ink = (
                ("#f5c242", WINE)
                if look.state in ("hover", "pressed")
                else ("#ead6ae", WINE if control.enabled else "#b59a72")
            )
            put(
                s,
                control.rect,
                f'<circle cx="{x + w / 2}" cy="{y + w / 2}" r="15" fill="{ground}"/>'
                + glyph(sign, x + w / 2, y + w / 2, 0.9, ink),
                2,
            )
        y = BOOK[1] + BOOK[3] - 32
        s.text(str(2 * self.spread + 1), "semi", 16, FADE, BOOK[0] + 44, y, "l", 30, maxh=24)
        if 2 * self.spread + 2 <= len(self.layout.columns):
            s.text(str(2 * self.spread + 2), "semi", 16, FADE, BOOK[0] + BOOK[2] - 44, y, "r", 30, maxh=24)


def gold(s: Sheet, box: Box) -> None:
    """The plate under words that are pointed out."""
    put(
        s,
        box,
        plate(*box, 10, "#ffdf8e")
        + frame(*box, 10, BRASS, 1.5)
        + plate(box[0] + 4, box[1] + 6, 4, box[3] - 12, 2, "#c9344a"),
        2,
    )


def draw_cover(s: Sheet) -> None:
    """The open book without its words."""
    x, y, w, h = BOOK
    m = x + w / 2
    fold = (
        f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="{m - 90}" y1="0" x2="{m + 90}" y2="0"><stop '
        f'offset="0" stop-color="#7b4a1c" '
        'stop-opacity="0"/><stop offset=".42" stop-color="#7b4a1c" stop-opacity=".16"/><stop offset=".5" '
        'stop-color="#5a2f26" stop-opacity=".5"/>'
        '<stop offset=".58" stop-color="#7b4a1c" stop-opacity=".10"/><stop offset="1" stop-color="#7b4a1c" '
        'stop-opacity="0"/></linearGradient>'
        f'<rect x="{m - 90}" y="{y + 6}" width="180" height="{h - 18}" fill="url(#g)"/>'
    )
    ribbon = (
        f'<path d="M{m - 14} {y + 2}H{m + 10}V{y + 118}L{m - 2} {y + 104}L{m - 14} {y + 118}Z" fill="#c9344a"/>'
        f'<path d="M{m - 14} {y + 2}H{m - 9}V{y + 112}L{m - 14} {y + 118}Z" fill="#ff8f7a"/>'
    )
    put(
        s,
        BOOK,
        plate(x + 6, y + 10, w, h, 16, "#0c0618", 0.55)
        + plate(x, y, w, h, 14, "#7a1f38")
        + plate(x + 6, y + 6, w - 12, h - 10, 10, "#c9a56a")
        + plate(x + 9, y + 6, w - 18, h - 14, 9, "#e6d1a2")
        + plate(x + 12, y + 6, w - 24, h - 18, 8, PAGE)
        + fold
        + ribbon,
    )


def ruling(s: Sheet, box: Box, text: str, ids: str) -> None:
    """What settles a rule, in a blue frame."""
    x, y, w, h = box
    put(
        s,
        box,
        plate(x, y + 3, w, h, 14, "#7b4a1c", 0.25)
        + plate(*box, 14, PALE)
        + frame(*box, 14, "#2760ae", 2)
        + f'<path d="M{x} {y + 34}V{y + 14}A14 14 0 0 1 {x + 14} {y}H{x + w - 14}A14 14 0 0 '
        f'1 {x + w} {y + 14}V{y + 34}Z" fill="{BLUE}"/>' + icon("bulb", x + 22, y + 17, 20, "#ffe08a", BLUE),
    )
    n = s.text(ids, "label", 15, "#cfe0f7", x + w - 14, y + 18, "r", 90, maxh=26) if ids else 0
    s.text("We play it like this", "title", 17, "#fff4de", x + 42, y + 18, "l", w - 70 - n, maxh=28)
    s.para(text, "text", 17, INK, x + 16, y + 42, w - 32, LEAD, maxh=h - 46)
