"""fortune: what dice and cards gave to a seat, round by round, as bars above and below a line."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import plate, put
from game.ui.draw.styled import Style
from game.ui.scenes.verdicts import signed_per_cent
from game.ui.style.metrics import CHIP, FINE

LEAST = 0.05  # of the chance to win: the scale's end where less has come about
MOST = 16  # bars: where a game has more rounds, several share one
ROOM = 20.0  # units above and below the longest bar, for its number


def bars(gains: Sequence[float], most: int = MOST) -> list[float]:
    """Neighbours added up until no more than so many are left."""
    together = -(-len(gains) // most) if gains else 1
    return [sum(gains[at : at + together]) for at in range(0, len(gains), together)]


def draw(style: Style, s: Sheet, box: Area, gains: Sequence[float]) -> None:
    """Bars from left to right, each with its number where there is room for it."""
    look, (x, y, w, h) = style.palette, box
    if not gains:
        return
    wide, top = w / len(gains), max(LEAST, *(abs(gain) for gain in gains))
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
