"""lasting: what lies round the map of Dragon Attack! stays in the window while things move, until it changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple, cast

import pygame

from game.ui.draw.paint import Sheet
from game.ui.games.dragon.places import FIELD
from game.ui.house.notes import AFTER

if TYPE_CHECKING:
    from game.ui.games.dragon.table import DragonTable


class Stroke(NamedTuple):
    """A picture that is laid somewhere: where its corner lies, how opaque it is, and what is seen of it."""

    image: pygame.Surface
    at: tuple[int, int]
    alpha: int | None
    box: tuple[int, int, int, int]


class Strokes:
    """Stands in for the window's surface and takes note of all that would be laid on it."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size, self.clip = size, pygame.Rect((0, 0), size)
        self.laid: list[Stroke] = []

    def blit(self, image: pygame.Surface, at: tuple[int, int]) -> None:
        box = image.get_rect(topleft=at).clip(self.clip)
        if box:
            self.laid.append(Stroke(image, (at[0], at[1]), image.get_alpha(), (box.x, box.y, box.w, box.h)))

    def get_clip(self) -> pygame.Rect:
        return self.clip

    def set_clip(self, clip: pygame.Rect | None) -> None:
        self.clip = clip if clip is not None else pygame.Rect((0, 0), self.size)

    def get_width(self) -> int:
        return self.size[0]


class Lasting:
    """Draws a frame of a table in motion: the map, and of all the rest only what differs from the frame before.

    `under` counts the strokes of a frame that lie below the map.
    """

    def __init__(self, table: DragonTable) -> None:
        self.table = table
        self.on = False
        self.under = 0
        self.ground: pygame.Surface | None = None
        self.kept: tuple[object, list[Stroke]] | None = None

    def may(self) -> bool:
        """Whether this frame and the next may be drawn so: nothing but the table itself is in the window."""
        table, app = self.table, self.table.app
        self.on = (
            table.motion is not None
            and app.scene is table
            and not (app.record or app.toasts.shown or app.bubble.waited >= AFTER or table.peeking)
            and not (table.log.open or table.zoom.card is not None or table.teacher)
            and table.tray.battle is None
            and not table.desk.open()
            and app.settings.colour_filter == "none"
        )
        if not self.on:
            self.forget()
        return self.on

    def forget(self) -> None:
        self.kept = None

    def draw(self, s: Sheet) -> None:
        """The frame; `ground` has been set."""
        size = s.surf.get_size()
        strokes = Strokes(size)
        rest = Sheet(s.u * s.units[0], s.units, cast(pygame.Surface, strokes), (s.ox, s.oy), s.text_scale)
        self.table.draw_round(rest)
        field = s.rect(*FIELD)
        key = (id(s.surf), size, s.u, s.ox, s.oy, s.text_scale, id(self.ground))
        strips = around(size, field)
        spoilt = strips
        if self.kept is not None and self.kept[0] == key:
            changed = set(self.kept[1]) ^ set(strokes.laid)
            spoilt = merged([pygame.Rect(stroke.box) for stroke in changed], strips)
        assert self.ground is not None
        for box in spoilt:
            s.surf.blit(self.ground, box, box)
        below, above = strokes.laid[: self.under], strokes.laid[self.under :]
        lay(s.surf, below, [*spoilt, field])
        self.table.board.draw_field(s)
        lay(s.surf, above, [*spoilt, field])
        self.kept = key, strokes.laid


def around(size: tuple[int, int], hole: pygame.Rect) -> list[pygame.Rect]:
    """What surrounds a box, as four boxes."""
    w, h = size
    return [
        pygame.Rect(0, 0, w, hole.top),
        pygame.Rect(0, hole.bottom, w, h - hole.bottom),
        pygame.Rect(0, hole.top, hole.left, hole.height),
        pygame.Rect(hole.right, hole.top, w - hole.right, hole.height),
    ]


def merged(boxes: Iterable[pygame.Rect], strips: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The parts of the boxes that lie in the strips, those that overlap made one: no place is drawn twice."""
    found = []
    for strip in strips:
        parts: list[pygame.Rect] = []
        for box in boxes:
            part = box.clip(strip)
            while part and (hit := part.collidelist(parts)) >= 0:
                part = part.union(parts.pop(hit))
            if part:
                parts.append(part)
        found += parts
    return found


def lay(surface: pygame.Surface, strokes: Iterable[Stroke], boxes: Iterable[pygame.Rect]) -> None:
    """Lay what touches the boxes, within them."""
    everything = list(strokes)
    for box in boxes:
        for image, at, alpha, seen in everything:
            if box.colliderect(seen):
                surface.set_clip(box.clip(seen))
                if image.get_alpha() != alpha:
                    image.set_alpha(alpha)
                surface.blit(image, at)
    surface.set_clip(None)
