"""charms: the awards that stand on the boxes of the shelf, small, each with the way to its page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from game.store.gathered import Gathered
from game.ui.draw.cache import Cache
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.shapes import focus_ring
from game.ui.style.metrics import CHIP
from game.ui.style.palette import palette
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Widget

HEAD = 40.0  # units that they reach above a box of the size that it is designed at
SIDE, FOOT = 56.0, 16.0  # of a charm's picture, and how far in on the box it stands
APART, MOST = 25.0, 8  # least units from one to the next, and how many stand on a box
FULL = 0.84  # how much of a trophy's width is taken by whoever is broadest
CLOSE = 1.25  # how far the pictures of two that stand close may reach over each other
RISE = 3.0  # how far one rises that is pointed at


class Shown(Protocol):
    """What is shown of an award."""

    @property
    def figure(self) -> str: ...
    @property
    def thing(self) -> str: ...


class Charm(Widget):
    """An award that was won, as it stands on a box. Its box is what is its own of the row."""

    def __init__(self, pictures: Cache, kept: Gathered, choose: Callable[[str], object]) -> None:
        super().__init__(f"charm/{kept.id}", NOWHERE)
        self.pictures, self.kept, self.choose = pictures, kept, choose
        self.side = SIDE
        self.set(tip=kept.line, zone="charms")

    def controls(self) -> Sequence[Control]:
        return (self.control(lambda: self.choose(self.kept.id), self.kept.name, CHIP),)

    def ready(self, u: float) -> bool:
        """Whether its picture is there, with so many pixels to a unit; it is sent for otherwise."""
        px = round(self.side * u)
        return self.pictures.prefetch(charm_key(self.kept), (px, px), lambda: charm(self.kept, px))

    def paint(self, s: Sheet, focus: Focus, lift: float) -> None:
        """Drawn so many units above its place."""
        look, (x, y, w, h), px = focus.look(self.controls()[0]), self.box, round(self.side * s.u)
        left, top = x + (w - self.side) / 2, y + h - self.side - lift
        image = self.pictures.get(charm_key(self.kept), (px, px), lambda: charm(self.kept, px))
        s.blit(image, left, top - (RISE if look.state in ("hover", "pressed") else 0))
        if look.ring:
            focus_ring(s, self.box, CHIP)
        s.mark("control", *self.box, self.id)


def in_row(charms: Sequence[Charm], edge: Area, k: float) -> Sequence[Charm]:
    """Those that have room on a box, the last won of all, side by side on its upper edge; the box is k times as large
    as it is designed."""
    x, y, w, _ = edge
    stand = charms[-max(1, min(MOST, int(w / APART))) :]
    each = min(SIDE * k, w / max(1, len(stand)))
    left, high = x + (w - each * len(stand)) / 2, (HEAD + FOOT) * k
    for n, one in enumerate(stand):
        one.box, one.side = (left + n * each, y + FOOT * k - high, each, high), min(SIDE * k, each * CLOSE)
    return stand


def charm_key(kept: Shown) -> str:
    """What its picture is kept by."""
    return f"charm {kept.figure}{kept.thing}"


def charm(kept: Shown, px: int) -> pygame.Surface:
    """The thing alone with its shadow, standing on the lower edge of a square."""
    from game.ui.scenes.trophies import trophy  # here and not above: at most starts it is on the disk

    s = Sheet(px, (100, 100))
    s.svg(f'<ellipse cx="50" cy="93" rx="36" ry="6" fill="{palette.ink}" opacity=".35"/>')
    image = trophy(kept.figure, kept.thing, px / FULL)
    s.blit(image, 50 - image.get_width() / s.u / 2, 95 - image.get_height() / s.u)
    return s.surf
