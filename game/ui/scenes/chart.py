"""chart: how a game went: everybody's chance to win from the first answer to the last, what dice and cards gave a seat
round by round, and the points of one seat in two games of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from game.ui.draw.paint import GOLD, PAPER, Area, Sheet, Style, icon
from game.ui.draw.shapes import EDGE, GLOW, NIGHT, disc, plate, put
from game.ui.scenes.people import line_colour
from game.ui.scenes.verdicts import signed_per_cent
from game.ui.style.metrics import CHIP, FINE
from game.ui.style.palette import palette
from game.ui.table.crests import CRESTS
from game.ui.table.story import Story, Turn
from game.ui.widgets import plates

TICKS = (0, 25, 50, 75, 100)
APART = 3.0  # units between lines that tell the same
LEAST = 300.0, 190.0  # units of a chart that can be read
NAMES = 116.0, 16.0  # what is above and below the names at its right, and how close these may stand
LABELS = 25.0  # units between names at the right end
COSTLY = 0.05  # of the chance to win: what costs more is red
NOBODY = palette.soft  # the line of who wins when nobody does
LETTERS = "AB"
COLOURS = (palette.glow, palette.azure_light)  # of either game
READABLE = 260.0, 120.0  # units of a chart that can be read
NUMBERS = 5  # numbers beside the lines, and under them twice as many, at most
BESIDE = 22.0  # units between the letters at the right end
SCALE = 0.05  # of the chance to win: the scale's end where less has come about
MOST = 16  # bars: where a game has more rounds, several share one
ROOM = 20.0  # units above and below the longest bar, for its number


def height_of(share: float) -> float:
    """Where a chance stands on the plain scale, 0 at the foot to 1."""
    return max(0.0, min(1.0, share))


def spread_labels(wanted: Sequence[float], low: float, high: float, apart: float = LABELS) -> list[float]:
    """Places for names near where they want to stand, from above to below, none closer than `apart`."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    placed = list(wanted)
    floor = low
    for i in order:
        placed[i] = floor = max(floor, wanted[i])
        floor += apart
    ceiling = high
    for i in reversed(order):
        placed[i] = ceiling = min(ceiling, placed[i])
        ceiling -= apart
    return placed


NOTED = 420  # units of width from which there is room for a note beside the heading


class Chart:
    """Draws a story into a box; players = name and crest by seat; `first` is the seat whose line is the strongest, or
    one more than the last seat."""

    def __init__(
        self,
        style: Style,
        story: Story,
        players: Sequence[tuple[str, str]],
        first: int,
        title: str = "Chance to win",
        note: str = "as the computers judge it",
    ) -> None:
        self.style, self.story, self.players, self.first, self.title = style, story, players, first, title
        self.note = note
        self.lay((0, 0, *self.least))

    @property
    def least(self) -> tuple[float, float]:
        """Width and height that it needs, in units: room for everybody's name."""
        return LEAST[0], max(LEAST[1], NAMES[0] + NAMES[1] * (len(self.players) + bool(self.story.match.game.nobody)))

    def lay(self, box: Area) -> None:
        """Lay it into a box: `plot` is where the lines lie, beside the ticks and the names, under the heading and its
        flags."""
        self.box: Area = box
        x, y, w, h = box
        self.margin = self._names_take()
        self.plot: Area = (x + 54, y + 72, w - 54 - self.margin, h - 110)

    def _names_take(self) -> float:
        """Units at the right; their signs alone where the names would take too much."""
        everybody = [self._look(seat)[0] for seat in range(len(self.story.chances[0]) if self.story.chances else 0)]
        longest = max((self.style.measure(name, "step", None)[0] for name in everybody), default=0) / self.style.scale
        return longest + 50 if longest + 50 < self.box[2] * 0.36 else 44

    def place(self, at: int, share: float) -> tuple[float, float]:
        x, y, w, h = self.plot
        return x + w * at / max(1, self.story.whole - 1), y + h * (1 - height_of(share))

    def draw(self, s: Sheet, box: Area, turns: Sequence[Turn], choices: Sequence[tuple[int, float]] = ()) -> None:
        """With a flag at every turning point, and a dot on the first one's line at every choice: (answers given before
        it, what it has cost)."""
        self.lay(box)
        plates.panel(s, box, self.title, note=self.note if box[2] > NOTED else "", ico="eye")
        self._grid(s)
        order = sorted(range(len(self.players)), key=lambda seat: seat == self.first)
        if self.story.match.game.nobody:
            order.insert(0, len(self.players))
        for seat in order:
            self._line(s, seat)
        self._names(s)
        for at, cost in choices:
            self._dot(s, at, cost)
        for number, turn in enumerate(turns):
            self._flag(s, number + 1, turn)

    def _grid(self, s: Sheet) -> None:
        x, y, w, h = self.plot
        rounds = [*self.story.rounds(), self.story.whole - 1]
        body = ""
        for n, (a, b) in enumerate(zip(rounds, rounds[1:])):
            left, right = self.place(a, 0)[0], self.place(b, 0)[0]
            if n % 2 == 0:
                body += (
                    f'<rect x="{left:.1f}" y="{y}" width="{right - left:.1f}" height="{h}" fill="{palette.white}" '
                    f'opacity=".05"/>'
                )
            if right - left > 16 or n == 0:
                told = f"Round {n + 1}" if n == 0 and right - left > 60 else str(n + 1)
                self._small(s, told, (left + right) / 2, y + h + 16, "c")
        for tick in TICKS:
            ty = self.place(0, tick / 100)[1]
            body += (
                f'<rect x="{x}" y="{ty - 0.5:.1f}" width="{w}" height="1" fill="{EDGE}" '
                f'opacity="{0.9 if not tick else 0.5}"/>'
            )
            self._small(s, f"{tick} %" if tick in (0, 100) else str(tick), x - 8, ty, "r")
        put(s, self.plot, body, 2)

    def _small(self, s: Sheet, words: str, x: float, y: float, align: str) -> None:
        s.say(words, "small", self.style.palette.soft, x, y, align)

    def _look(self, seat: int) -> tuple[str, str, str, str]:
        """Name, sign, and the colours of line and sign of a seat; after the last seat, of who wins when nobody does."""
        if seat == len(self.players):
            return self.story.match.game.nobody, "skull", NOBODY, palette.fade
        name, crest = self.players[seat]
        return name, crest, line_colour(crest), CRESTS[crest].ramp[2]

    def _points(self, seat: int) -> list[tuple[float, float]]:
        """The line, moved a little where others say the same."""
        x, y, w, h = self.plot
        out = []
        for at, shares in enumerate(self.story.chances):
            px, py = self.place(at, shares[seat])
            same = [other for other in range(len(shares)) if abs(self.place(at, shares[other])[1] - py) < APART]
            out.append((px, min(y + h, py + (same.index(seat) - (len(same) - 1) / 2) * APART)))
        return out

    def _line(self, s: Sheet, seat: int) -> None:
        points = self._points(seat)
        if len(points) < 2:
            return
        _, sign, colour, base = self._look(seat)
        strong = seat == self.first
        path = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
        x, y, w, h = self.plot
        body = ""
        if strong:
            body = (
                f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="{y}" x2="0" y2="{y + h}">'
                f'<stop offset="0" '
                f'stop-color="{colour}" stop-opacity=".38"/><stop offset="1" '
                f'stop-color="{colour}" stop-opacity=".03"/>'
                f'</linearGradient><path d="{path}L{points[-1][0]:.1f} {y + h}L{points[0][0]:.1f} {y + h}Z" '
                f'fill="url(#g)"/>'
            )
        body += (
            f'<path d="{path}" fill="none" stroke="{NIGHT}" stroke-width="{7 if strong else 5}" '
            f'stroke-linejoin="round"/>'
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{4 if strong else 2.5}" '
            f'stroke-linejoin="round" '
            'stroke-linecap="round"/>'
        )
        step = max(8, self.story.whole // 5)
        lines = len(self.story.chances[0])
        for at in range(3 + seat * step // lines, len(points) - 2, step):  # the symbol rides on the line
            px, py = points[at]
            body += (
                disc(round(px, 1), round(py, 1), 8, NIGHT)
                + disc(round(px, 1), round(py, 1), 7, base)
                + icon(sign, round(px, 1), round(py, 1), 10, PAPER, base)
            )
        put(s, self.plot, body, 10)

    def _names(self, s: Sheet) -> None:
        x, y, w, h = self.plot
        last = self.story.chances[-1] if self.story.chances else ()
        wanted = [self.place(0, share)[1] for share in last]
        for seat, ly in enumerate(spread_labels(wanted, y + 4, y + h - 4, min(LABELS, h / max(1, len(wanted))))):
            name, sign, colour, _ = self._look(seat)
            put(s, (x + w + 12, ly - 10, 20, 20), icon(sign, x + w + 22, round(ly, 1), 16, colour, NIGHT), 2)
            if self.margin > 44:
                s.say(name, "step", colour, x + w + 36, ly + 0.5)

    def _dot(self, s: Sheet, at: int, cost: float) -> None:
        """Small and pale where nothing was lost, larger and red the more it was."""
        look, (x, y) = self.style.palette, self.place(at, self.story.chances[at][self.first])
        r = 3.5 + min(7.0, 50 * cost)
        colour = look.risk if cost > COSTLY else look.gold if cost else look.cream
        put(s, (x - r - 2, y - r - 2, 2 * r + 4, 2 * r + 4), disc(x, y, r + 1.5, NIGHT) + disc(x, y, r, colour), 2)

    def _flag(self, s: Sheet, number: int, turn: Turn) -> None:
        _, y, _, h = self.plot
        px, py = self.place(turn.at + 1, self.story.chances[turn.at + 1][turn.seat])
        put(
            s,
            (px - 16, y - 24, 32, h + 26),
            f'<path d="M{px:.1f} {y - 2}V{y + h}" stroke="{GLOW}" stroke-width="2" stroke-opacity=".75"/>'
            + disc(round(px, 1), round(py, 1), 6, NIGHT)
            + disc(round(px, 1), round(py, 1), 4.5, GLOW)
            + f'<path d="M{px - 14:.1f} {y - 22}H{px + 14:.1f}V{y}L{px:.1f} {y + 10}L{px - 14:.1f} {y}Z" '
            f'fill="{GOLD}" stroke="{NIGHT}" stroke-width="2"/>',
            4,
        )
        s.say(str(number), "number_small", self.style.palette.ink, px, y - 9, "c")


def badge(style: Style, s: Sheet, n: int, x: float, y: float, r: float = 11) -> None:
    """The letter of a game on its colour; x, y is the middle."""
    put(s, (x - r, y - r, 2 * r, 2 * r), disc(x, y, r, palette.night) + disc(x, y, r - 1, COLOURS[n]), 2)
    s.say(LETTERS[n], "number_small", style.palette.ink, x, y + 0.5, "c")


def steps(low: int, high: int, most: int) -> list[int]:
    """Round numbers from `low` on to `high`, at most so many and one."""
    wide = max(1, ceil((high - low) / most))
    step = next(n for n in (k * 10**p for p in range(9) for k in (1, 2, 5)) if n >= wide)
    return list(range(-(-low // step) * step, high + 1, step))


def draw_points(style: Style, s: Sheet, box: Area, title: str, clock: str, both: Sequence[Sequence[int]]) -> None:
    """Points of both games, each in as many rounds as it had; `clock` names what is counted below ("" nothing)."""
    plates.panel(s, box, title, note=f"{clock} by {clock}" if clock else "")
    x, y, w, h = box[0] + 52, box[1] + 58, box[2] - 100, box[3] - 96
    low, high = min(0, *map(min, both)), max(1, *map(max, both))
    most = max(len(points) for points in both)

    def place(n: int, points: int) -> tuple[float, float]:
        return x + w * n / max(1, most - 1), y + h * (1 - (points - low) / (high - low))

    body = ""
    for tick in steps(low, high, min(NUMBERS, max(1, int(h // 22)))):
        ty = place(0, tick)[1]
        body += f'<rect x="{x}" y="{ty - 0.5:.1f}" width="{w}" height="1" fill="{palette.edge}" opacity=".5"/>'
        s.say(str(tick), "small", palette.soft, x - 10, ty, "r")
    for n in steps(1, most, min(2 * NUMBERS, max(1, int(w // 44)))):
        s.say(str(n), "small", palette.soft, place(n - 1, 0)[0], y + h + 18, "c")
    for n in (1, 0):
        path = "M" + "L".join("{:.1f} {:.1f}".format(*place(at, one)) for at, one in enumerate(both[n]))
        body += f'<path d="{path}" fill="none" stroke="{palette.night}" stroke-width="7" stroke-linejoin="round"/>'
        dashes = ' stroke-dasharray="9 6"' * n
        body += f'<path d="{path}" fill="none" stroke="{COLOURS[n]}" stroke-width="3" stroke-linejoin="round"{dashes}/>'
    put(s, (x, y, w, h), body, 10)
    ends = [place(len(points) - 1, points[-1]) for points in both]
    close = abs(ends[0][1] - ends[1][1]) < BESIDE and abs(ends[0][0] - ends[1][0]) < BESIDE
    for n, (px, py) in enumerate(ends):
        badge(style, s, n, px + 16 + BESIDE * (close and n), py)


def bars(gains: Sequence[float], most: int = MOST) -> list[float]:
    """Neighbours added up until no more than so many are left."""
    together = -(-len(gains) // most) if gains else 1
    return [sum(gains[at : at + together]) for at in range(0, len(gains), together)]


def draw(style: Style, s: Sheet, box: Area, gains: Sequence[float]) -> None:
    """Bars from left to right, each with its number where there is room for it."""
    look, (x, y, w, h) = style.palette, box
    if not gains:
        return
    wide, top = w / len(gains), max(SCALE, *(abs(gain) for gain in gains))
    middle, reach = y + h / 2, h / 2 - ROOM
    body = ""
    for n, gain in enumerate(gains):
        left, thick = x + n * wide + wide * 0.08, wide * 0.84
        body += plate(left, y, thick, h, CHIP, look.night, 0.5)
        high = max(2.0, reach * abs(gain) / top)
        colour = look.leaf if gain > 0 else look.harm
        body += plate(left + thick * 0.1, middle - (high if gain > 0 else 0), thick * 0.8, high, FINE, colour)
    put(s, box, body + f'<path d="M{x} {middle:.1f}H{x + w}" stroke="{look.soft}" stroke-width="2"/>', 2)
    for n, gain in enumerate(gains):
        told = signed_per_cent(gain).removesuffix(" %")
        if style.measure(told, "small", None)[0] / style.scale <= wide:
            high = max(2.0, reach * abs(gain) / top) + 10
            at = middle - high if gain > 0 else middle + high
            s.say(told, "small", look.paper, x + (n + 0.5) * wide, at, "c")
