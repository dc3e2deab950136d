"""ground: what lies still on a table, put together once; only the parts that change are drawn anew."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import ClassVar

import pygame

from game.ui.draw.disk import Size
from game.ui.draw.drafts import plain
from game.ui.draw.jobs import Sized
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box, meets
from game.ui.table.part import Part, Still
from game.ui.table.view import View
from game.ui.window.strokes import fresh

PATCHES = 24  # parts that were painted anew and are laid apart, at most
NEW = object()  # the key of what has not been painted yet where something else lay


class Ground(Part, ABC):
    """A game's own ground says what its cloth is and what lies on it, and what makes all of it another one."""

    name = "ground"
    woven: ClassVar[tuple[str, Callable[[Size, Box], pygame.Surface], str]]  # a cloth: name, weave and colour

    def __init__(self, view: View, parts: Sequence[Part] = ()) -> None:
        super().__init__(view)
        self.parts = parts  # what they have that lies still is painted into it
        self.bleed: Box = (0, 0, 1280, 720)
        self.pixels: pygame.Surface | None = None  # what it is painted on, again and again: a new one takes 4 ms
        self.image: pygame.Surface | None = None
        self.patches: dict[tuple[int, ...], pygame.Surface] = {}  # by place, the parts of it that were painted anew
        self.base: Hashable = None
        self.keys: dict[str, Hashable] = {}
        self.boxes: dict[str, Box] = {}  # where each of them was painted
        self.below: pygame.Surface | None = None  # what lies below all, a draft at first
        self.drafts: dict[str, int] = {}  # what was painted with drafts of pictures, and how many were ready then

    def lying(self) -> Iterable[Still]:
        """What lies still on it; later ones lie on top."""
        return (still for part in self.parts for still in part.still_in_place())

    def laid_below(self, key: str, size: Size, draw: Callable[[Size], pygame.Surface], colour: str) -> pygame.Surface:
        """A picture for all of the window, or its colour until it is drawn."""
        return self.view.pictures.get(key, size, Sized(draw, size), meanwhile=plain(size, colour), lasts=True)

    def cloth(self, s: Sheet) -> pygame.Surface:
        """What fills the window below all parts."""
        (name, weave, colour), size, bleed = self.woven, s.surf.get_size(), self.bleed
        return self.laid_below(f"{name} {bleed}", size, lambda size: weave(size, bleed), colour)

    def setting(self) -> Hashable:
        """What moves the parts to other places."""
        return None

    def hole(self) -> Box | None:
        """What another part covers wholly, so that nothing need be laid there."""
        return None

    def forget(self) -> None:
        self.base = self.image = self.pixels = self.below = None

    def backdrop(self, s: Sheet, bleed: Box) -> None:
        """It fills the window; it is laid when the parts are drawn."""
        self.bleed = bleed

    def draw(self, s: Sheet) -> None:
        """Lay it over the window."""
        if s.marks is not None:  # words are recorded where they lie
            s.surf.blit(self.cloth(s), (0, 0))
            for still in self.lying():
                still.paint(s)
            return
        size = s.surf.get_size()
        base = (size, s.u, s.ox, s.oy, self.bleed, self.setting())
        below = self.cloth(s)
        if anew := base != self.base or below is not self.below or self.image is None:
            self.base, self.below, self.keys, self.boxes, self.drafts = base, below, {}, {}, {}
            if self.pixels is None or self.pixels.get_size() != size:
                self.pixels = pygame.Surface(size)
            self.image = fresh(self.pixels)
            self.image.blit(below, (0, 0))
            self.patches = {}
        sheet = Sheet(s.units[0] * s.u, s.units, self.image, (s.ox, s.oy))
        renewed = self.renew(self.image, sheet)
        self.patch(self.image, () if anew else renewed)
        hole = self.hole()
        for strip in around(size, s.rect(*hole)) if hole else [self.image.get_rect()]:
            s.surf.blit(self.image, strip, strip)
        for place, piece in self.patches.items():
            s.surf.blit(piece, place)

    def patch(self, image: pygame.Surface, renewed: Iterable[pygame.Rect]) -> None:
        """Have these parts of it laid as new ones from now on: if they went with the next frame, that would be painted
        there once more. Of too many the first go: the ground has the same pixels there."""
        for box in renewed:
            self.patches = {place: piece for place, piece in self.patches.items() if not box.contains(place)}
            self.patches[tuple(box)] = fresh(image, box)
        for place in list(self.patches)[:-PATCHES]:
            del self.patches[place]

    def renew(self, image: pygame.Surface, sheet: Sheet) -> list[pygame.Rect]:
        """Paint what has changed since, with all that shares a place with it. Comes back with the boxes of it."""
        renewed = []
        lying, stamps, pictures = list(self.lying()), self.view.stamps, self.view.pictures
        stamps.straight = True
        for box in self.left(lying):
            renewed.append(self.paint(image, sheet, box, lying, clear=True))
        for changed in lying:
            waits = self.drafts.get(changed.name, pictures.ready) != pictures.ready
            if self.keys.get(changed.name, self) == changed.key and not waits:
                continue
            first = changed.name not in self.keys
            self.drafts.pop(changed.name, None)
            renewed.append(self.paint(image, sheet, changed.box, [changed] if first else lying, clear=not first))
            self.keys[changed.name] = changed.key
        stamps.straight = False
        return renewed

    def left(self, lying: Sequence[Still]) -> list[Box]:
        """The boxes of what lies there no more, or lies elsewhere now. What is new in one of them comes to lie on what
        is painted there anew."""
        boxes = {still.name: still.box for still in lying}
        found = [box for name, box in self.boxes.items() if boxes.get(name) != box]
        for name in [name for name, box in self.boxes.items() if boxes.get(name) != box]:
            self.keys.pop(name, None)
        for still in lying:
            if still.name not in self.keys and any(meets(still.box, box) for box in found):
                self.keys[still.name] = NEW
        self.boxes = boxes
        return found

    def paint(self, image: pygame.Surface, sheet: Sheet, box: Box, lying: Iterable[Still], clear: bool) -> pygame.Rect:
        """Paint within a box what lies there, on bare cloth if it is cleared. Comes back with the pixels of it."""
        pictures = self.view.pictures
        image.set_clip(sheet.rect(*box))
        painted = image.get_clip()
        if clear:
            image.blit(self.cloth(sheet), (0, 0))
        for still in lying:
            if meets(still.box, box):
                drafts = pictures.drafts
                still.paint(sheet)
                if pictures.drafts != drafts:
                    self.drafts[still.name] = pictures.ready
        image.set_clip(None)
        return painted


def around(size: tuple[int, int], hole: pygame.Rect) -> list[pygame.Rect]:
    """What surrounds a box, as four boxes."""
    w, h = size
    return [
        pygame.Rect(0, 0, w, hole.top),
        pygame.Rect(0, hole.bottom, w, h - hole.bottom),
        pygame.Rect(0, hole.top, hole.left, hole.height),
        pygame.Rect(hole.right, hole.top, w - hole.right, hole.height),
    ]
