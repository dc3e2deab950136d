"""turncard: a moment of a game on a card: what it changed, what is told of it, and the way to play on from there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import put
from game.ui.draw.styled import Style
from game.ui.layout.box import Box
from game.ui.layout.writing import column, first, row
from game.ui.widgets.flowing import Flowing


def card(scene: Flowing, n: int, title: str, change: str, colour: str, said: str, deed: Callable[[], object]) -> Box:
    """The n-th, from 0, under a flag with its number as on the chart; `change` in a colour of its own."""
    look = scene.style.palette
    told = column(scene.words(title, "entry", look.ink, wraps=True), scene.words(change, "heading", colour))
    head = row(scene.painted(partial(flag, scene.style, n + 1)).size(34, 40), told.share(), gap=8)
    line = scene.words(said, "note", look.fade, wraps=True)
    read = first(line, scene.scrolled(f"line/{n}", line, "paper").min(h=40))
    again = scene.button(f"turn/{n}", "Try it from here", deed, ico=".again", high=40).min(184)
    return scene.panel("", head, read.share(), again, gap=6, tone="paper").min(210)


def flag(style: Style, number: int, s: Sheet, at: Area) -> None:
    """It hangs from the upper edge of the card."""
    look, (x, y, _, _) = style.palette, at
    y -= 18
    body = (
        f'<path d="M{x + 2} {y}H{x + 30}V{y + 36}L{x + 16} {y + 48}L{x + 2} {y + 36}Z" fill="{look.gold}"/>'
        f'<path d="M{x + 2} {y}H{x + 30}V{y + 4}H{x + 2}Z" fill="{look.glow}"/>'
    )
    put(s, (x, y, 34, 50), body, 2)
    s.say(str(number), "number", look.ink, x + 16, y + 22, "c")
