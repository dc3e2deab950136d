"""log: the drawer at the right: what happened in plain words; pointing lights the pieces, a click looks back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw.paint import INK, PAPER, Sheet
from game.ui.draw.shapes import GLOW, SOFT, Box, plate
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part
from game.ui.table.view import View
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control
from game.ui.window.widget import look_of

WIDE, ROW = 346.0, 46.0  # units of the drawer and of a line of it
HEAD, ASKED, FOOT = 52.0, 52.0, 18.0  # the title over the lines, the question below it, and air under them


class LogDrawer(Part):
    """Lines for the seat that looks; the newest at the bottom."""

    name = "log"

    def __init__(self, view: View, asked: Callable[[], str]) -> None:
        """`asked`: the words of what is asked."""
        super().__init__(view)
        self.asked = asked
        self.open = False
        self.back = 0  # lines scrolled up from the newest

    def lines(self) -> Sequence[tuple[int, str]]:
        """Event numbers and words."""
        return self.view.told_lines()

    @property
    def box(self) -> Box:
        """The drawer, at the right of the table."""
        w, h = self.view.room
        wide = min(WIDE, w - 16)
        return w - 8 - wide, BAR_H, wide, h - BAR_H - 6

    @property
    def head(self) -> float:
        """What stands over the lines: the drawer may cover the question, and carries it then."""
        return HEAD + (ASKED if self.view.question else 0)

    @property
    def rows(self) -> int:
        """How many lines are shown: fewer and higher ones when letters are large."""
        return max(1, round((self.box[3] - self.head - FOOT) / self.view.larger(ROW, 2)))

    def visible(self) -> Sequence[tuple[int, str]]:
        lines = self.lines()
        self.back = max(0, min(self.back, len(lines) - self.rows))
        end = len(lines) - self.back
        return lines[max(0, end - self.rows) : end]

    def toggle(self) -> None:
        """Open at the newest line, which keys and pad go on from, or shut."""
        self.open, self.back = not self.open, 0
        focus = self.view.focus
        if self.open and focus.device != "mouse" and (lines := self.visible()):
            focus.at = f"line/{lines[-1][0]}"

    def close(self) -> bool:
        was, self.open = self.open, False
        return was

    def put_away(self) -> None:
        self.open, self.back = False, 0

    def scroll(self, amount: float) -> bool:
        before = self.back
        self.back = max(0, min(len(self.lines()) - self.rows, self.back + (3 if amount > 0 else -3)))
        return self.back != before

    def pointed(self) -> int | None:
        """The event whose line is pointed at or focused."""
        at = self.view.pointed
        return int(at.partition("/")[2]) if self.open and at and at.startswith("line/") else None

    def row(self, i: int) -> Box:
        x, y, w, h = self.box
        high = (h - self.head - FOOT) / self.rows
        return x + 10, y + self.head + i * high, w - 20, high - 2

    def controls(self) -> Sequence[Control]:
        if not self.open:
            return ()
        ground = Control("log/ground", self.box, "Log", None, zone="log", radius=16, scroll=self.scroll, stop=False)
        rows = [
            Control(
                f"line/{number}",
                self.row(i),
                text,
                self.looker(number),
                zone="log",
                radius=8,
                scroll=self.scroll,
                steer=self.steerer(i),
            )
            for i, (number, text) in enumerate(self.visible())
        ]
        x, y, w, _ = self.box
        return (
            ground,
            *rows,
            Control(
                "log/close",
                (x + w - 42, y + 8, 32, 32),
                "Close the log",
                self.toggle,
                action="log",
                zone="log",
                radius=8,
            ),
        )

    def steerer(self, i: int) -> Callable[[int, int], bool]:
        """Arrows scroll on at the ends of what is shown."""

        def steer(dx: int, dy: int) -> bool:
            last = len(self.visible()) - 1
            return (dy < 0 and i == 0 and self.scroll(1)) or (dy > 0 and i == last and self.scroll(-1))

        return steer

    def looker(self, number: int) -> Callable[[], None]:
        return lambda: self.view.looking_back.to(number + 1)

    def draw(self, s: Sheet) -> None:
        if not self.open:
            return
        if s.marks is not None:  # what the drawer covers need not be read
            cover = s.rect(*self.box)
            s.marks[:] = [mark for mark in s.marks if not mark.rect.colliderect(cover)]
        x, y, w, h = self.box
        panel(s, self.box, "Log", ico="deck")
        if self.view.question:
            s.svg(plate(x + 10, y + 46, w - 20, ASKED - 4, 10, PAPER), x + 10, y + 46, w - 20, ASKED - 4)
            s.para(self.asked(), "semi", 17, INK, x + 22, y + 50, w - 44, 1.1, bold="semi", maxh=ASKED - 10)
        controls = {control.id: control for control in self.controls()}
        close = controls["log/close"]
        look = look_of(s, self.view.focus, close)
        s.svg(
            plate(*close.rect, 8, "#4b3672" if look.state == "hover" else "#2f2145")
            + f'<path d="M{x + w - 32} {y + 18}L{x + w - 20} {y + 30}M{x + w - 20} {y + 18}L{x + w - 32} {y + 30}" '
            'stroke="#ffe9b8" stroke-width="3" stroke-linecap="round"/>',
            *close.rect,
        )
        for i, (number, text) in enumerate(self.visible()):
            bx, by, bw, bh = self.row(i)
            state = look_of(s, self.view.focus, controls[f"line/{number}"]).state
            now = self.view.past and self.view.shown == number + 1
            hot = state in ("hover", "pressed")
            if hot or now:
                s.svg(plate(bx, by, bw, bh, 8, "#6d4b1a" if now else "#3d2c58"), bx, by, bw, bh)
            s.para(text, "text", 16, PAPER if now or hot else "#e6dcf2", bx + 12, by + 3, bw - 20, 1.15, maxh=bh - 4)
        if len(self.lines()) > self.rows:
            share, last = self.rows / len(self.lines()), len(self.lines()) - self.rows
            high = h - self.head - 20
            top = y + self.head + (1 - self.back / last) * (1 - share) * high
            s.svg(
                plate(x + w - 8, y + self.head, 4, high, 2, "#2f2145")
                + plate(x + w - 8, top, 4, share * high, 2, GLOW),
                x + w - 10,
                y + self.head - 2,
                8,
                high + 6,
            )
        if not self.lines():
            s.text("Nothing has happened yet.", "text", 16, SOFT, x + 22, y + 70, "l", w - 40)
