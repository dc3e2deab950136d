"""strokes: frames of a table in motion: of each, only what differs from the one before is painted in the window."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

import pygame

Corners = tuple[int, int, int, int]  # left, top, width, height in pixels
MANY = 120  # boxes from which on all is painted
MORE = 1.2  # how many times as much may be painted where that makes one box of two
THERE = object()  # the look of a part of a picture that has been painted on where the picture lies


class Stroke(NamedTuple):
    """A picture that is laid somewhere, or a colour (`image` None), within what is seen of it. Equal ones look equal:
    who paints on a picture that lies in the window lays it, or what has changed of it, as `fresh`."""

    image: pygame.Surface | None
    look: Any  # how opaque the picture is, or the colour, or THERE
    at: tuple[int, int]
    area: Corners | None
    flags: int
    seen: Corners
    hides: Corners | None = None  # where nothing is seen through it

    def paint(self, surface: pygame.Surface, within: pygame.Rect) -> None:
        surface.set_clip(within.clip(self.seen))
        if self.image is None:
            surface.fill(self.look, self.seen, self.flags)
        elif self.look is not THERE:
            if self.image.get_alpha() != self.look:
                self.image.set_alpha(self.look)
            surface.blit(self.image, self.at, self.area, self.flags)


class Strokes:
    """Stands in for the window's surface while a frame is drawn, and takes note of what is laid on it."""

    def __init__(self) -> None:
        self.surface = pygame.Surface((1, 1))
        self.before: list[Stroke] = []  # what lies in the window; nothing that is known when empty
        self.now: list[Stroke] = []
        self.boxes: list[pygame.Rect] = []  # the parts of the window that the last frame has painted
        self.painted = 0  # how many of these are in the window already
        self.clip = pygame.Rect(0, 0, 1, 1)

    def forget(self) -> None:
        """Something else has been painted in the window."""
        self.before, self.now = [], []

    def begin(self, surface: pygame.Surface) -> None:
        if surface is not self.surface:
            self.surface = surface
            self.forget()
        self.now, self.painted, self.clip = [], 0, surface.get_rect()

    # ---- as a surface ------------------------------------------------------------------------------------------------
    def blit(
        self, image: pygame.Surface, at: Sequence[int], area: Sequence[int] | None = None, special_flags: int = 0
    ) -> None:
        size = image.get_size() if area is None else (area[2], area[3])
        seen = self.clip.clip((at[0], at[1], *size))
        if seen:
            part = None if area is None else (area[0], area[1], area[2], area[3])
            self.now.append(Stroke(image, image.get_alpha(), (at[0], at[1]), part, special_flags, tuple(seen)))  # type: ignore[arg-type]

    def there(self, image: pygame.Surface, at: Sequence[int]) -> None:
        """A part of a picture that has been laid was painted on: `image` is what is `fresh` of it."""
        if seen := self.clip.clip((at[0], at[1], *image.get_size())):
            self.now.append(Stroke(image, THERE, (at[0], at[1]), None, 0, tuple(seen)))  # type: ignore[arg-type]

    def fill(self, colour: Any, box: Sequence[int] | None = None, special_flags: int = 0) -> None:
        seen = self.clip if box is None else self.clip.clip(box)
        if seen:
            self.now.append(Stroke(None, tuple(pygame.Color(colour)), (0, 0), None, special_flags, tuple(seen)))  # type: ignore[arg-type]

    def get_clip(self) -> pygame.Rect:
        return self.clip

    def set_clip(self, box: pygame.Rect | None) -> None:
        self.clip = self.surface.get_rect() if box is None else box

    def get_rect(self) -> pygame.Rect:
        return self.surface.get_rect()

    def get_size(self) -> tuple[int, int]:
        return self.surface.get_size()

    def get_width(self) -> int:
        return self.surface.get_width()

    def get_height(self) -> int:
        return self.surface.get_height()

    def copy(self) -> pygame.Surface:
        """The window as it is with all that has been laid so far."""
        self.paint(self.now[self.painted :], [self.surface.get_rect()])
        self.painted = len(self.now)
        self.before = []  # all is painted: nothing large is kept for comparing while a copy is made
        return self.surface.copy()

    # ---- in the window -----------------------------------------------------------------------------------------------
    def end(self) -> None:
        """Paint the frame."""
        self.boxes = [self.surface.get_rect()] if self.painted else self.spoilt()
        self.paint(self.now[self.painted :], self.boxes)
        self.before = self.now

    def spoilt(self) -> list[pygame.Rect]:
        """The parts of the window that look different now; none of them lies over another."""
        before, now = set(self.before), set(self.now)
        changed = before ^ now
        stayed, were = [stroke for stroke in self.now if stroke in before], [one for one in self.before if one in now]
        if stayed != were:
            changed |= reordered(stayed, were)
        if not self.before or len(changed) > MANY:
            return [self.surface.get_rect()]
        return merged(box for stroke in changed for box in bare(stroke, self.before, self.now))

    def paint(self, strokes: Sequence[Stroke], boxes: Iterable[pygame.Rect]) -> None:
        """Paint what meets the boxes, within them."""
        places = [stroke.seen for stroke in strokes]
        for box in boxes:
            for number in box.collidelistall(places):
                strokes[number].paint(self.surface, box)
        self.surface.set_clip(None)


def renewed(surface: pygame.Surface, patches: Mapping[Corners, pygame.Surface], x: int = 0, y: int = 0) -> None:
    """Parts of a picture that lies at x, y already have been painted on: what is fresh of each, by its place in it."""
    if isinstance(surface, Strokes):
        for (left, top, _, _), image in patches.items():
            surface.there(image, (x + left, y + top))


def solid(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Nothing is seen within the box through what was laid last: what changes below it need not be painted there."""
    if isinstance(surface, Strokes) and surface.now:
        hides = box.clip(surface.now[-1].seen)
        surface.now[-1] = surface.now[-1]._replace(hides=(hides.x, hides.y, hides.w, hides.h))


def bare(stroke: Stroke, before: Sequence[Stroke], now: Sequence[Stroke]) -> list[pygame.Rect]:
    """Where it is seen beside what lies over it and hides it in two frames."""
    boxes = [pygame.Rect(stroke.seen)]
    for over in (over for over in now if over.hides and over in before):
        if all(stroke not in strokes[strokes.index(over) :] for strokes in (before, now)):
            boxes = [piece for box in boxes for piece in beside(box, pygame.Rect(over.hides or over.seen))]
    return boxes


def fresh(image: pygame.Surface, box: pygame.Rect | None = None) -> pygame.Surface:
    """A picture that has been painted on, or a part of it, as a new one that shares its pixels."""
    return image.subsurface(box or image.get_rect())


def reordered(one: Sequence[Stroke], other: Sequence[Stroke]) -> set[Stroke]:
    """What lies in another order in two frames: all between what they begin with and what they end with alike."""
    first = same(one, other)
    last = same(reversed(one[first:]), reversed(other[first:]))
    return {*one[first : len(one) - last], *other[first : len(other) - last]}


def same(one: Iterable[Stroke], other: Iterable[Stroke]) -> int:
    """How many are alike from the first on."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other)))


def merged(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Boxes of the same parts, none over another: those that meet made one where that adds little, else what the one
    has beside the other apart."""
    found, left = list[pygame.Rect](), list(boxes)
    while left:
        box = left.pop()
        if (hit := box.collidelist(found)) < 0:
            found.append(box)
            continue
        other, both = found[hit], box.union(found[hit])
        if size(both) <= MORE * (size(box) + size(other) - size(box.clip(other))):
            found.pop(hit)
            left.append(both)
        else:
            left += beside(box, other)
    return found


def beside(box: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    """What a box has outside another, as up to four boxes."""
    both = box.clip(other)
    pieces = (
        pygame.Rect(box.left, box.top, box.w, both.top - box.top),
        pygame.Rect(box.left, both.bottom, box.w, box.bottom - both.bottom),
        pygame.Rect(box.left, both.top, both.left - box.left, both.h),
        pygame.Rect(both.right, both.top, box.right - both.right, both.h),
    )
    return [piece for piece in pieces if piece]


def size(box: pygame.Rect) -> int:
    """Its pixels."""
    return box.w * box.h
