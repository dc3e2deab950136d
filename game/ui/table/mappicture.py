"""mappicture: a map with all that lies still on it, as one picture that is painted anew only where it is different."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping

import pygame

from game.ui.draw.hexes.space import HH, HW
from game.ui.draw.paint import Area, Sheet
from game.ui.table.ground import four_round
from game.ui.table.mapview import MapView
from game.ui.window.strokes import Corners, fresh, renewed

MORE = 64  # pixels that are painted beyond what is seen, so that a map that is moved has them
MANY = 10  # spaces that look different at once from which on all is painted
Compose = Callable[[Sheet, Area | None], None]  # paints all, or all that meets a box of the table


class MapPicture:
    """`beyond`: how far what lies on a space reaches over its edge; `range`: what of the board is painted. Both in
    units of the board."""

    def __init__(self, camera: MapView, beyond: float, range: Area) -> None:
        self.camera, self.beyond, self.range = camera, beyond, range
        self.kept: tuple[Hashable, pygame.Surface, pygame.Surface] | None = None  # what is painted on, what is laid
        self.painted = pygame.Rect(0, 0, 0, 0)  # how much of that is there: what has been seen so far, in pixels
        self.patches: dict[Corners, pygame.Surface] = {}  # parts that have changed since it was laid
        self.at = (0, 0)  # where it was laid last
        self.shown: Mapping[int, Hashable] = {}
        self.draft: int | None = None  # how many pictures were ready when it was painted with drafts of some

    def forget(self) -> None:
        self.kept = None

    def box_of(self, space: int) -> Area:
        """The box of a space on the table, with what reaches over its edge."""
        k = self.camera.k
        (x, y), w, h = self.camera.spot(space), (HW + self.beyond) * k, (HH + self.beyond) * k
        return x - w, y - h, 2 * w, 2 * h

    def on_table(self, box: Area) -> Area:
        """Where a part of the board is seen."""
        x, y, w, h = box
        return *self.camera.at(x, y), w * self.camera.k, h * self.camera.k

    def draw(
        self,
        s: Sheet,
        key: Hashable,
        shown: Mapping[int, Hashable],
        compose: Compose,
        stale: Iterable[Area] = (),
        stirred: Iterable[Area] = (),
    ) -> None:
        """`shown`: all that lies on each space; `key`: what else there is that makes it another picture; `stale`: parts
        of the board that look different; `stirred`: small ones, for which the rest is not laid again."""
        if s.marks is not None:
            compose(s, None)
            return
        camera = self.camera
        left, top, wide, high = self.range
        size = round(wide * camera.k * s.u), round(high * camera.k * s.u)
        x, y = s.px(*camera.at(left, top))
        whole = (key, camera.k, size)
        pictures = camera.pictures
        drafts, ready = pictures.drafts, pictures.ready  # more may come while it is painted
        waits = self.draft not in (None, ready)
        surface = self.kept[1] if self.kept and self.kept[1].get_size() == size else pygame.Surface(size)
        t = Sheet(s.u * s.units[0], s.units, surface, (s.ox - x, s.oy - y))
        before, self.shown = self.shown, shown
        spaces = before.keys() | shown.keys() if before is not shown else ()
        changed = {space for space in spaces if before.get(space) != shown.get(space)}
        parts = [*map(self.box_of, changed), *map(self.on_table, stale)]
        if self.kept is None or self.kept[0] != whole or waits or len(changed) > MANY:
            self.draft, self.painted, parts = None, pygame.Rect(0, 0, 0, 0), []
        seen = s.surf.get_clip().move(-x, -y).clip(surface.get_rect())
        if not self.painted.contains(seen):
            lacking, self.painted = self.lacking(seen.inflate(2 * MORE, 2 * MORE).clip(surface.get_rect()))
            parts += [((r.x - t.ox) / s.u, (r.y - t.oy) / s.u, r.w / s.u, r.h / s.u) for r in lacking]
        moved = self.at != (x, y)
        for box in parts:
            with t.clip(*box):
                compose(t, box)
        if parts or self.kept is None:
            self.kept, moved = (whole, surface, fresh(surface)), True
        if moved:
            self.at, self.patches = (x, y), {}
        for box in map(self.on_table, stirred):
            if (patch := t.rect(*box).clip(self.painted)).size > (0, 0):
                with t.clip(*box):
                    compose(t, box)
                if not moved:
                    self.patches[patch.x, patch.y, patch.w, patch.h] = fresh(surface, patch)
        if pictures.drafts != drafts:
            self.draft = ready
        s.surf.blit(self.kept[2], (x, y))
        renewed(s.surf, self.patches, x, y)

    def lacking(self, seen: pygame.Rect) -> tuple[list[pygame.Rect], pygame.Rect]:
        """What has to be painted until all that is seen is there, as boxes, and the box that is there then."""
        if not self.painted:
            return [seen], seen
        there = self.painted.union(seen)
        strips = four_round(there.size, self.painted.move(-there.x, -there.y))
        return [strip.move(there.topleft) for strip in strips if strip.w and strip.h], there
