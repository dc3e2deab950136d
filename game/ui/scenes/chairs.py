"""chairs: the table of the new-game screen, its chairs and the place cards on it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game.ui.draw.cache import Cache
from game.ui.draw.paint import INK, PAPER, Sheet, dashes, icon
from game.ui.draw.shapes import GLOW, Box, plate
from game.ui.games import face_of
from game.ui.scenes.people import EMPTY, face, pips, symbol
from game.ui.scenes.setup import KIND_WORDS, KINDS, Chair
from game.ui.table.crests import CRESTS, Ramp, look
from game.ui.window.focus import Control, Focus
from game.ui.window.widget import Widget

CX, CY = 580, 290  # middle of the table
RX, RY = 172, 84
CHAIR_W, CHAIR_H = 112, 132
CARD_W, CARD_H = 152, 50
DARK = "#4a3550"
GLOW_ON_BAIZE = (
    '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{lx}" cy="{ly}" r="160"><stop offset="0" '
    'stop-color="#ffe2a0" '
    'stop-opacity=".4"/><stop offset="1" stop-color="#ffe2a0" stop-opacity="0"/></radialGradient>'
    '<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="url(#g)"/>'
)


Place = tuple[float, float, float, float]  # where a chair's feet stand, and the upper left corner of its card
FOUR: tuple[Place, ...] = ((580, 484, 640, 442), (348, 334, 286, 348), (580, 226, 644, 122), (812, 334, 722, 348))
SIX: tuple[Place, ...] = (
    (580, 484, 626, 446),
    (350, 430, 290, 438),
    (350, 272, 290, 280),
    (580, 200, 628, 112),
    (810, 272, 748, 280),
    (810, 430, 752, 438),
)
PLACES = {2: (FOUR[0], FOUR[2]), 3: (FOUR[0], FOUR[1], FOUR[3]), 4: FOUR, 5: (*SIX[:3], *SIX[4:]), 6: SIX}
SMALL = 0.76  # size of a chair and its card where more than four stand
CORNER, FULL = (282, 80), (604, 430)  # where the table with its chairs begins in these figures, and how large it is


def zoomed(s: Sheet, x: float, y: float, k: float) -> Sheet:
    """The same sheet with 0, 0 at a place and everything k times as large."""
    return Sheet(s.units[0] * s.u * k, s.units, s.surf, (s.ox + x * s.u, s.oy + y * s.u), s.marks)


class Seat(Widget):
    """A chair with who sits on it. `pick` is told when it is clicked."""

    def __init__(
        self,
        at: int,
        count: int,
        chair: Callable[[], Chair],
        chosen: Callable[[], bool],
        pick: Callable[[], object],
        pictures: Cache,
    ) -> None:
        x, y, *card = PLACES[count][at]
        self.k = SMALL if count > 4 else 1.0
        self.feet, self.card = (x, y), (card[0], card[1], CARD_W * self.k, CARD_H * self.k)
        w, h = CHAIR_W * self.k, CHAIR_H * self.k
        super().__init__(f"seat/{at}", (x - w / 2, y - h - 6, w, h + 8))
        self.chair, self.chosen, self.pick, self.pictures = chair, chosen, pick, pictures
        self.back = y < CY + 60
        self.zone = "table"
        self.set(tip="Click again to change who sits here.")

    def controls(self) -> Sequence[Control]:
        chair = self.chair()
        words = f"{chair.name}, {KIND_WORDS[KINDS.index(chair.kind)]}" if chair.taken else "Empty chair"
        one = self.control(self.pick, words, 18, _round(self.box, self.card))
        one.inside = lambda px, py: _in(px, py, self.box) or _in(px, py, self.card)
        one.ring = self.box
        return (one,)

    def draw(self, s: Sheet, focus: Focus) -> None:
        chair = self.chair()
        ramp = CRESTS[chair.crest].ramp if chair.taken else EMPTY
        c = zoomed(s, *self.feet, self.k)
        draw_chair(c, 0, 0, ramp, not chair.taken)
        if chair.taken:
            face(c, look(self.pictures, chair.crest), 0, -67, 34)
            return
        empty = dashes(-30, -98, 60, 62, "#cbbfe0", 2, 8, 6, 8, 0.8) + icon("plus", 0, -67, 28, "#cbbfe0", "#cbbfe0")
        c.svg(empty, -40, -110, 80, 90)

    def draw_card(self, s: Sheet, focus: Focus) -> None:
        """The place card, after the table has been drawn."""
        look = focus.look(self.controls()[0])
        chair = self.chair()
        c = zoomed(s, self.card[0], self.card[1], self.k)
        place_card(c, 0, 0, chair, self.chosen(), look.state in ("hover", "pressed"))
        self.look(s, focus, self.control(None, "", 18))


def seats_of(
    chairs: Sequence[Chair], chosen: Callable[[int], bool], pick: Callable[[int], object], pictures: Cache
) -> list[Seat]:
    """All chairs; `chosen` and `pick` are given the number of one. A chair that was put in its place is found there."""
    return [
        Seat(i, len(chairs), partial(chairs.__getitem__, i), partial(chosen, i), partial(pick, i), pictures)
        for i in range(len(chairs))
    ]


class RoundTable(Widget):
    """The table with its chairs and cards, as large as its box."""

    def __init__(self, game: str, seats: Sequence[Seat], pictures: Cache) -> None:
        super().__init__("table", (*CORNER, *FULL))
        self.game, self.seats, self.pictures = game, seats, pictures

    @property
    def k(self) -> float:
        """How many times as large as in the figures above."""
        return self.box[2] / FULL[0]

    def there(self, box: Box) -> Box:
        """Where a box of those figures lies on the screen."""
        x, y, w, h = box
        return self.box[0] + (x - CORNER[0]) * self.k, self.box[1] + (y - CORNER[1]) * self.k, w * self.k, h * self.k

    def controls(self) -> Sequence[Control]:
        return [self._moved(control) for seat in self.seats for control in seat.controls()]

    def _moved(self, one: Control) -> Control:
        inside, k, (left, top, *_) = one.inside, self.k, self.box

        def within(x: float, y: float) -> bool:
            return inside is None or inside((x - left) / k + CORNER[0], (y - top) / k + CORNER[1])

        return replace(one, rect=self.there(one.rect), inside=within, ring=one.ring and self.there(one.ring))

    def draw(self, s: Sheet, focus: Focus) -> None:
        near = zoomed(s, self.box[0] - CORNER[0] * self.k, self.box[1] - CORNER[1] * self.k, self.k)
        for back in (True, False):
            if not back:
                draw_table(near, self.pictures, self.game)
            for seat in self.seats:
                if seat.back == back:
                    seat.draw(near, focus)
        for seat in self.seats:
            seat.draw_card(near, focus)


def _round(a: Box, b: Box) -> Box:
    """The smallest box round two."""
    left, top = min(a[0], b[0]), min(a[1], b[1])
    return left, top, max(a[0] + a[2], b[0] + b[2]) - left, max(a[1] + a[3], b[1] + b[3]) - top


def _in(x: float, y: float, box: Box) -> bool:
    return box[0] <= x < box[0] + box[2] and box[1] <= y < box[1] + box[3]


def draw_chair(s: Sheet, x: float, y: float, ramp: Ramp, empty: bool) -> None:
    """A high-backed chair standing at x, y."""
    pale, base, _ = ramp
    wood = ("#7d6688", "#57466a", "#3a2d4c") if empty else ("#d9975a", "#a35f36", "#6d3b2b")
    w, h = CHAIR_W, CHAIR_H
    x0, t = x - w / 2, y - h
    back = (
        f"M{x0} {y}V{t + 34}Q{x0} {t + 14} {x0 + 20} {t + 12}Q{x - 22} {t + 8} {x} {t - 6}"
        f"Q{x + 22} {t + 8} {x0 + w - 20} {t + 12}"
        f"Q{x0 + w} {t + 14} {x0 + w} {t + 34}V{y}Z"
    )
    cushion = "#2f2440" if empty else base
    body = (
        f'<ellipse cx="{x + 8}" cy="{y + 6}" rx="72" ry="14" fill="#0c0618" opacity=".4"/>'
        f'<path d="{back}" fill="{wood[2]}" transform="translate(6 5)"/><path d="{back}" fill="{wood[1]}"/>'
        f'<path d="M{x0} {y}V{t + 34}Q{x0} {t + 14} {x0 + 20} {t + 12}Q{x - 22} {t + 8} {x} {t - 6}'
        f"Q{x + 6} {t - 2} {x + 12} {t + 1}"
        f'Q{x - 10} {t + 14} {x0 + 24} {t + 18}Q{x0 + 7} {t + 20} {x0 + 7} {t + 38}V{y}Z" fill="{wood[0]}"/>'
        f'<circle cx="{x0 + 4}" cy="{t + 16}" r="8" fill="{wood[1]}"/><circle cx="{x0 + 2}" cy="{t + 14}" r="4" '
        f'fill="{wood[0]}"/>'
        f'<circle cx="{x0 + w - 2}" cy="{t + 16}" r="8" fill="{wood[2]}"/>'
        f'<rect x="{x0 + 12}" y="{t + 24}" width="{w - 24}" height="{h - 28}" rx="20" fill="{wood[2]}"/>'
        f'<rect x="{x0 + 15}" y="{t + 28}" width="{w - 30}" height="{h - 34}" rx="18" fill="{cushion}"/>'
    )
    if not empty:
        body += (
            f'<path d="M{x0 + 15} {t + 60}V{t + 46}A18 18 0 0 1 {x0 + 33} {t + 28}H{x0 + w - 33}A18 18 0 0 '
            f"1 {x0 + w - 15} {t + 46}"
            f'Q{x0 + w - 18} {t + 34} {x0 + w - 36} {t + 34}H{x0 + 36}Q{x0 + 20} {t + 36} {x0 + 15} {t + 60}Z" '
            f'fill="{pale}"/>'
        )
    s.svg(body, x0 - 26, t - 12, w + 64, h + 36)


def place_card(s: Sheet, x: float, y: float, chair: Chair, on: bool, hot: bool) -> None:
    """A folded card on the table: name, who plays, crest."""
    w, h = CARD_W, CARD_H
    ramp = CRESTS[chair.crest].ramp if chair.taken else EMPTY
    body = (
        plate(x - 5, y - 5, w + 10, h + 10, 13, GLOW)
        if on
        else plate(x - 2, y - 2, w + 4, h + 4, 11, "#ffe9a8")
        if hot
        else ""
    )
    body += (
        f'<path d="M{x + 4} {y + h}L{x + 12} {y + h + 9}H{x + w + 8}L{x + w - 4} {y + 6}Z" fill="#0c0618" '
        f'opacity=".4"/>'
        + plate(x, y, w, h, 9, PAPER)
        + f'<path d="M{x} {y + h - 12}H{x + w}V{y + h - 9}Q{x + w} {y + h} {x + w - 9} {y + h}'
        f'H{x + 9}Q{x} {y + h} {x} {y + h - 9}Z" fill="#ead6ae"/>'
        f'<path d="M{x + 9} {y}H{x + 12}V{y + h}H{x + 9}Q{x} {y + h} {x} {y + h - 9}'
        f'V{y + 9}Q{x} {y} {x + 9} {y}Z" fill="{ramp[1]}"/>'
    )
    if chair.taken:
        body += symbol(chair.crest, x + w - 22, y + h / 2, 16)
        body += (
            icon("hero", x + 30, y + 37, 15, DARK, PAPER)
            if chair.kind == "person"
            else pips(x + 32, y + 37, chair.kind, DARK)
        )
    else:
        body += icon("plus", x + 30, y + 37, 15, DARK, PAPER)
    s.svg(body, x - 8, y - 8, w + 24, h + 24)
    s.say(chair.name if chair.taken else "Empty", "heading", INK, x + 22, y + 17, "l", w - 64, maxh=16)
    s.say(
        KIND_WORDS[KINDS.index(chair.kind)] if chair.taken else "take a seat",
        "note",
        DARK,
        x + 48,
        y + 38,
        "l",
        w - 92 if chair.taken else w - 56,
        maxh=12,
    )


def draw_table(s: Sheet, pictures: Cache, game: str) -> None:
    """The round table with what a game is played with, and the way the turns go drawn on the baize."""
    x, y = CX, CY + 20
    lower = RY + 14
    dash = "".join(
        f"M{x + a:.1f} {y + b:.1f}L{x + c:.1f} {y + d:.1f}"
        for a, b, c, d in (
            (118 * math.cos(t), 52 * math.sin(t), 118 * math.cos(t + 0.11), 52 * math.sin(t + 0.11))
            for t in (math.pi * 0.62 + i * 0.2 for i in range(24))
        )
    )
    s.svg(
        f'<ellipse cx="{x + 14}" cy="{y + 52}" rx="{RX + 8}" ry="{RY + 10}" fill="#0c0618" opacity=".42"/>'
        f'<path d="M{x - RX - 8} {y}V{y + 26}A{RX + 8} {lower} 0 0 0 {x + RX + 8} {y + 26}V{y}Z" fill="#6d3b2b"/>'
        f'<path d="M{x - RX - 8} {y}V{y + 26}A{RX + 8} {lower} 0 0 '
        f'0 {x - 40} {y + 26 + lower * 0.96:.0f}V{y + 70}Z" fill="#8a4f30"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{RX + 8}" ry="{lower}" fill="#b06a3c"/><ellipse cx="{x}" cy="{y - 4}" '
        f'rx="{RX + 8}" ry="{lower - 1}" fill="#d08a52"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{RX}" ry="{RY + 7}" fill="#8a4f30"/><ellipse cx="{x}" cy="{y - 1}" '
        f'rx="{RX - 6}" ry="{RY + 3}" fill="#f0c863"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{RX - 9}" ry="{RY + 0.5}" fill="#1d5240"/><ellipse cx="{x}" '
        f'cy="{y + 1}" rx="{RX - 11}" ry="{RY - 1.5}" fill="#2f7a5a"/>'
        + GLOW_ON_BAIZE.format(x=x, y=y + 1, rx=RX - 11, ry=RY - 1.5, lx=x - 60, ly=y - 20)
        + f'<path d="{dash}" stroke="#bfe6cf" stroke-width="3" stroke-opacity=".6" stroke-linecap="round" fill="none"/>'
        + icon("arrow", x + 112, y + 22, 18, "#cfeada", "#2f7a5a", 112),
        x - 220,
        y - 120,
        440,
        280,
    )
    face_of(game).on_baize(s, pictures, x, y)
