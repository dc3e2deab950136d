"""verdict: what stands below the list of a deck: its curves by stars and by type, and whether it may be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.rules.pack.decks import curve
from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import BRASS, GLOW, frame, plate, put
from game.ui.games.pack.printed import SIGNS
from game.ui.scenes.workshop.marks import STAR, TYPE_ORDER, base_of, good, light_of, warning
from game.ui.scenes.workshop.shop import PALE, PANEL, caps
from game.ui.style.metrics import CHIP, FINE, ROUND
from game.ui.style.palette import palette
from game.ui.widgets.choices import Segments
from game.ui.widgets.field import TextField
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Widget

if TYPE_CHECKING:
    from game.ui.scenes.workshop.editing import Editing

BARS_H = 32.0


class Curves(Widget):
    """Two small pictures of a deck: how many of each star, how many of each type."""

    def __init__(self, box: Area, deck: Editing) -> None:
        super().__init__("", box)
        self.deck = deck

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, _ = self.box
        table = curve(self.deck.content, self.deck.draft.cards)
        right = x + w - 178
        caps(s, "BY STARS", x, y + 8, 150)
        caps(s, "BY TYPE", right, y + 8, 150)
        self._stars(s, x, y, [sum(table[kind][n] for kind in TYPE_ORDER) for n in range(1, 5)])
        wild_most = self.deck.content.formats[self.deck.draft.format].white_wild
        for i, kind in enumerate(("red_strike", "blue_evade", "green_spell", "white_wild")):
            self._type(s, kind, right, y + 26 + i * 18, sum(table[kind].values()), wild_most)

    def _stars(self, s: Sheet, x: float, y: float, counts: Sequence[int]) -> None:
        most, foot = max(12, *counts), y + 68
        for i, n in enumerate(counts):
            left, high = x + 6 + i * 44, BARS_H * n / most
            put(
                s,
                (left - 4, foot - high, 42, high + 18),
                plate(left, foot - high, 34, high, min(4, high / 2), palette.honey)
                + plate(left, foot - high, 28 if high > 6 else 34, high, min(4, high / 2), GOLD)
                + f'<path d="M{left - 4} {foot}H{left + 38}V{foot + 2}H{left - 4}Z" fill="{palette.fade}"/>'
                + icon("star", left + 25, foot + 12, 15, STAR),
                2,
            )
            s.say(str(n), "number_small", PAPER, left + 17, foot - 8 - high, "c", 30, maxh=16)
            s.say(str(i + 1), "number_small", PALE, left + 11, foot + 13, "c", 14, maxh=18)

    def _type(self, s: Sheet, kind: str, x: float, y: float, n: int, wild_most: int) -> None:
        full, room = self.deck.full, 124.0
        wide = min(room, room * n / (full * 0.6))
        body = icon(SIGNS[kind], x + 8, y, 16, light_of(kind), PANEL) + plate(
            x + 22, y - 6, room, 12, CHIP, palette.rise
        )
        if n:
            body += plate(x + 22, y - 6, max(12.0, wide), 12, CHIP, base_of(kind))
        if kind == "white_wild":
            at = x + 22 + room * wild_most / (full * 0.6)
            body += f'<path d="M{at:.1f} {y - 9}V{y + 9}" stroke="{palette.harm_light}" stroke-width="2.5"/>'
        put(s, (x, y - 9, room + 24, 18), body, 2)
        s.say(str(n), "number_small", PAPER, x + 178, y, "r", 26, maxh=17)


class Verdict(Widget):
    """Two lines on paper: the number of cards, and whatever else is wrong; choosing it shows every fault."""

    def __init__(self, box: Area, deck: Editing, show: Callable[[], object]) -> None:
        super().__init__("verdict", box)
        self.deck, self.show = deck, show

    def lines(self) -> tuple[tuple[bool, str], tuple[bool, str]]:
        """(as it should be, words) twice."""
        deck = self.deck
        missing = deck.full - deck.size
        first = f"{deck.size} of {deck.full} cards"
        if missing:
            first += f": put in {missing}" if missing > 0 else f": take out {-missing}"
        rest = deck.faults[1:] if missing else deck.faults
        return (not missing, first), (not rest, rest[0].rstrip(".") if rest else "Every card within its copies")

    def controls(self) -> Sequence[Control]:
        if self.deck.legal:
            return ()
        return (self.control(self.show, "What is wrong", 11),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, h = self.box
        state = "normal"
        for control in self.controls():
            state = self.look(s, focus, control).state
        put(
            s,
            self.box,
            plate(*self.box, ROUND, PAPER)
            + plate(x + 11, y + h / 2, w - 22, 1.5, FINE, palette.sheet_pale)
            + (frame(*self.box, ROUND, GLOW if state == "hover" else BRASS) if state != "normal" else ""),
            2,
        )
        for i, (fine, words) in enumerate(self.lines()):
            middle = y + h * (0.25 + 0.5 * i) + (1 if i else 0)
            if fine:
                put(s, (x + 8, middle - 11, 24, 22), good(x + 20, middle), 2)
            else:
                warning(s, x + 20, middle)
            more = len(self.deck.faults) - sum(not one for one, _ in self.lines()) if i else 0
            if more:
                put(
                    s, (x + w - 50, middle - 11, 40, 22), plate(x + w - 50, middle - 11, 40, 22, ROUND, palette.wine), 2
                )
                s.say(f"+{more}", "number_small", PAPER, x + w - 30, middle + 0.5, "c", 32, maxh=18)
            style, ink = ("note", palette.pine) if fine else ("strong", palette.wine)
            s.say(words, style, ink, x + 40, middle, "l", w - (100 if more else 54), h / 2 - 6)


class NamePlate(TextField):
    """The deck's name as lettering with a pencil; a field while it is written."""

    def draw(self, s: Sheet, focus: Focus) -> None:
        if focus.at == self.id:
            super().draw(s, focus)
            return
        look = self.look(s, focus, self.controls()[0])
        self._sheet = s
        x, y, w, h = self.box
        ink = GLOW if look.state == "hover" else PAPER
        n = s.say(self.value() or self.hint, "number_large", ink, x + 4, y + h / 2, "l", w - 34, h - 6)
        px, py = x + n + 20, y + h / 2
        put(
            s,
            (px - 12, py - 12, 24, 24),
            f'<g transform="translate({px:.1f} {py:.1f}) rotate(40)">'
            f'<path d="M-3.5 -10H3.5V5L0 11L-3.5 5Z" fill="{palette.glow}"/><path d="M-3.5 -10H3.5V-6.5H-3.5Z" '
            f'fill="{palette.harm_light}"/>'
            "</g>",
            2,
        )


class Choice(Segments):
    """One of two or three as a pill on wine red; the chosen one is paper."""

    def controls(self) -> Sequence[Control]:
        (one,) = super().controls()
        one.radius = self.box[3] / 2
        return (one,)

    def _choose(self) -> object:
        pointed = 0 <= self.over < len(self.items)
        return super()._choose() if pointed else self.change((self.value() + 1) % len(self.items))

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, h = self.box
        each = w / len(self.items)
        at = x + each * self.value()
        put(
            s,
            self.box,
            plate(x, y, w, h, h / 2, palette.garnet)
            + plate(at, y, each, h, h / 2, PAPER)
            + (frame(x, y, w, h, h / 2, GLOW) if look.state in ("hover", "pressed") else ""),
            2,
        )
        for i, words in enumerate(self.items):
            s.say(
                words,
                "step",
                INK if i == self.value() else palette.soft,
                x + each * (i + 0.5),
                y + h / 2 + 0.5,
                "c",
                each - 14,
                maxh=h - 4,
            )
