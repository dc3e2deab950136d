"""ground: what lies still on a table, put together once; only the parts that change are drawn anew."""

from __future__ import annotations

import time
from abc import ABC
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import ClassVar

import pygame

from game.ui.draw.disk import Size
from game.ui.draw.drafts import plain
from game.ui.draw.jobs import Sized
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import meets
from game.ui.table.part import Part, Still, View
from game.ui.window.strokes import Corners, fresh, renewed

PATCHES = 24  # parts that were painted anew and are laid apart, at most
SPELL = 0.002  # s of painting after which the rest is left for the next frame, while things move
NEW = object()  # the key of what has not been painted yet where something else lay


class Ground(Part, ABC):
    """A game's own ground says what its cloth is and what lies on it, and what makes all of it another one."""

    name = "ground"
    woven: ClassVar[tuple[str, Callable[[Size, Area], pygame.Surface], str]]  # a cloth: name, weave and colour

    def __init__(self, view: View, parts: Sequence[Part] = ()) -> None:
        super().__init__(view)
        self.parts = parts  # what they have that lies still is painted into it
        self.bleed: Area = (0, 0, 1280, 720)
        self.pixels: pygame.Surface | None = None  # what it is painted on, again and again: a new one takes 4 ms
        self.image: pygame.Surface | None = None
        self.patches: dict[Corners, pygame.Surface] = {}  # by place, the parts of it that were painted anew
        self.base: tuple[Hashable, Hashable] = None, None  # the window and who looks, and what moves the parts in it
        self.keys: dict[str, Hashable] = {}
        self.boxes: dict[str, Area] = {}  # where each of them was painted
        self.gone: list[Area] = []  # where things lay and nothing has been painted since
        self.unfinished = False  # whether some of it is left for the next frame
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

    def hole(self) -> Area | None:
        """What another part covers wholly, so that nothing need be laid there."""
        return None

    def forget(self) -> None:
        self.base, self.unfinished = (None, None), False
        self.image = self.pixels = self.below = None

    def passes(self, ms: float) -> bool:
        """What was left for another frame is painted in the next."""
        return self.unfinished

    def backdrop(self, s: Sheet, bleed: Area) -> None:
        """It fills the window; it is laid when the parts are drawn."""
        self.bleed = bleed

    def draw(self, s: Sheet) -> None:
        """Lay it over the window."""
        if s.marks is not None:  # words are recorded where they lie
            s.surf.blit(self.cloth(s), (0, 0))
            for still in self.lying():
                still.paint(s)
            return
        base = (s.surf.get_size(), s.u, s.ox, s.oy, self.bleed, self.view.viewer), self.setting()
        below, spread = self.cloth(s), self.view.busy and not self.view.pictures.patient
        same = self.image is not None and base[0] == self.base[0] and below is self.below
        if anew := not same or base != self.base and not spread:
            self.image = self.bare(below)
        moved, self.base, self.below, image = base != self.base, base, below, self.image
        assert image is not None
        if moved and not anew:  # so much else is new in this frame that it is painted from the next on
            self.keys, self.unfinished = dict.fromkeys((still.name for still in self.lying()), NEW), True
        else:
            painted = self.renew(image, Sheet(s.units[0] * s.u, s.units, image, (s.ox, s.oy)), spread and not anew)
            self.patch(image, () if anew else painted)
        hole = self.hole()
        for strip in four_round(image.get_size(), s.rect(*hole)) if hole else [image.get_rect()]:
            s.surf.blit(image, strip, strip)
        renewed(s.surf, self.patches)

    def bare(self, below: pygame.Surface) -> pygame.Surface:
        """What lies below all, with nothing painted on it yet."""
        self.keys, self.boxes, self.drafts, self.patches, self.gone = {}, {}, {}, {}, []
        if self.pixels is None or self.pixels.get_size() != below.get_size():
            self.pixels = pygame.Surface(below.get_size())
        image = fresh(self.pixels)
        image.blit(below, (0, 0))
        return image

    def patch(self, image: pygame.Surface, painted: Iterable[pygame.Rect]) -> None:
        """Have these parts of it told as new ones from now on: if they went with the next frame, that would be painted
        there once more. Of too many the first go."""
        for box in painted:
            self.patches = {place: piece for place, piece in self.patches.items() if not box.contains(place)}
            self.patches[box.x, box.y, box.w, box.h] = fresh(image, box)
        for place in list(self.patches)[:-PATCHES]:
            del self.patches[place]

    def renew(self, image: pygame.Surface, sheet: Sheet, spread: bool) -> list[pygame.Rect]:
        """Paint what has changed since, with all that shares a place with it; what would take longer than a frame may
        is left for the next if it may be `spread`. Comes back with the boxes of what was painted."""
        renewed, began = list[pygame.Rect](), time.perf_counter()
        lying, stamps = list(self.lying()), self.view.stamps
        self.gone += self.left(lying)
        changed = [still for still in lying if self.looks_new(still)]
        covered = [still.box for still in changed if still.name in self.keys]
        self.gone = [box for box in self.gone if not any(holds(other, box) for other in covered)]
        stamps.straight = True
        while (self.gone or changed) and not (spread and renewed and time.perf_counter() - began > SPELL):
            still = None if self.gone else changed.pop(0)
            first = still is not None and still.name not in self.keys
            here = [
                one for one in lying if one is still or not (first or self.looks_new(one))
            ]  # others have their turn
            if still is not None:
                self.drafts.pop(still.name, None)
                self.keys[still.name] = still.key
            box = self.gone.pop(0) if still is None else still.box
            renewed.append(self.paint(image, sheet, box, here, clear=not first))
        stamps.straight = False
        self.unfinished = bool(self.gone or changed)
        return renewed

    def looks_new(self, still: Still) -> bool:
        """Whether it differs from what is painted of it, or pictures have come that were drafts then."""
        ready = self.view.pictures.ready
        return self.keys.get(still.name, self) != still.key or self.drafts.get(still.name, ready) != ready

    def left(self, lying: Sequence[Still]) -> list[Area]:
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

    def paint(self, image: pygame.Surface, sheet: Sheet, box: Area, lying: Iterable[Still], clear: bool) -> pygame.Rect:
        """Paint within a box what lies there, on bare cloth if it is cleared. Comes back with the pixels of it."""
        pictures = self.view.pictures
        image.set_clip(sheet.rect(*box))
        painted = image.get_clip()
        if clear:
            image.blit(self.cloth(sheet), (0, 0))
        for still in lying:
            if meets(still.box, box):
                drafts, ready = pictures.drafts, pictures.ready  # more may come while it is painted
                still.paint(sheet)
                if pictures.drafts != drafts:
                    self.drafts[still.name] = ready
        image.set_clip(None)
        return painted


def holds(box: Area, other: Area) -> bool:
    """Whether all of the other box lies in it."""
    (x, y, w, h), (left, top, wide, high) = box, other
    return x <= left and y <= top and left + wide <= x + w and top + high <= y + h


def four_round(size: tuple[int, int], hole: pygame.Rect) -> list[pygame.Rect]:
    """What surrounds a box, as four boxes."""
    w, h = size
    return [
        pygame.Rect(0, 0, w, hole.top),
        pygame.Rect(0, hole.bottom, w, h - hole.bottom),
        pygame.Rect(0, hole.top, hole.left, hole.height),
        pygame.Rect(hole.right, hole.top, w - hole.right, hole.height),
    ]
