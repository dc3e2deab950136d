"""still: the map with all that lies on it, kept as one picture and painted anew only where it looks different."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.rules.montoons.action import Acting
from game.ui.draw.hexes.geometry import HH, HW
from game.ui.draw.hexes.view import SIGNS
from game.ui.draw.paint import Sheet, icon
from game.ui.draw.shapes import meets
from game.ui.games.montoons import lights
from game.ui.games.montoons.lights import Look
from game.ui.games.montoons.places import ISLAND, MAP
from game.ui.games.montoons.sea import sea
from game.ui.table.mapview import HEAD
from game.ui.window.focus import Box

if TYPE_CHECKING:
    from game.ui.games.montoons.board import MapBoard

AROUND = 8.0  # how far what lies on a hex reaches beyond it, units of the canvas
BEAT = 1300.0  # ms in which the choices of a new question brighten and fade once


class Still:
    """Draws with the table's own stamps. `stale` are parts of the board, in its units, that look different."""

    def __init__(self, board: MapBoard) -> None:
        self.board, self.table = board, board.table
        self.kept: tuple[object, pygame.Surface] | None = None
        self.stale: list[Box] = []
        self.looks: dict[int, Look] = {}
        self.traps: tuple[int, ...] = ()

    def forget(self) -> None:
        self.kept = None

    # ---- what is lit --------------------------------------------------------------------------------------------
    def looks_now(self) -> dict[int, Look]:
        """How every lit space is lit; what tells more stands over what tells less."""
        table = self.table
        seen = table.foreseen()
        found = dict.fromkeys(seen.range or table.ranged(), lights.RANGE)
        found |= dict.fromkeys(table.lights(), lights.REACH)
        if isinstance(table.about, Acting):
            found |= dict.fromkeys(seen.reach, lights.AHEAD)
        found |= dict.fromkeys(seen.area, lights.HIT)
        found |= dict.fromkeys(table.lit_spaces(), lights.SPOKEN)
        if table.goal is not None:
            found[table.goal] = lights.GOAL
        return found

    # ---- the picture --------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        self.looks, before = self.looks_now(), self.looks
        self.traps, lain = tuple(self.table.picture.facts["traps"]), self.traps
        if s.marks is not None:
            self.compose(s)
            return
        view, u = self.board.view, s.u
        x, y, w, h = self.range()
        size = round(w * view.k * u), round(h * view.k * u)
        left, top = s.px(*view.at(x, y))
        layers = [id(view.picture(name, view.size(view.k * u), view.zoom == 1)) for name in ("ground", "above")]
        key = (view.k, layers, size, s.text_scale)
        fresh = self.kept is None or self.kept[0] != key
        surface = self.kept[1] if self.kept and self.kept[1].get_size() == size else pygame.Surface(size)
        t = Sheet(u * s.units[0], s.units, surface, (s.ox - left, s.oy - top), s.text_scale)
        if fresh:
            self.compose(t)
        else:
            other = {
                space for space in before.keys() | self.looks.keys() if before.get(space) != self.looks.get(space)
            } | set(lain) ^ set(self.traps)
            for box in [*map(self.box_of, other), *map(self.on_canvas, self.stale)]:
                with t.clip(*box):
                    self.compose(t, box)
        self.kept, self.stale = (key, surface), []
        s.surf.blit(surface, (left, top))
        self.glow(s)

    def range(self) -> Box:
        """What is painted, in units of the board: the map with so much sea that it fills its place."""
        view = self.board.view
        w = max(view.wide, MAP[2] / view.whole) + 8
        h = max(view.high + HEAD, (2 * MAP[3] - ISLAND[3]) / view.whole) + 8
        return (view.wide - w) / 2, (view.high - HEAD - h) / 2, w, h

    def box_of(self, space: int) -> Box:
        """The box of a space on the canvas, with what reaches over its edge."""
        k = self.board.view.k
        x, y = self.board.view.spot(space)
        w, h = HW * k + AROUND, HH * k + AROUND
        return x - w, y - h, 2 * w, 2 * h

    def on_canvas(self, box: Box) -> Box:
        x, y, w, h = box
        k = self.board.view.k
        return *self.board.view.at(x, y), w * k, h * k

    def compose(self, s: Sheet, part: Box | None = None) -> None:
        """All that stands still, or what of it lies in a part."""
        self.draw_sea(s)
        self.board.view.bare(s)
        for space, look in self.looks.items():
            if part is None or meets(self.box_of(space), part):
                lights.lay(self.table.stamps, s, *self.board.view.spot(space), self.board.view.k, look)
        self.board.view.above(s)
        self.signs(s, part)
        for space in self.traps:
            if part is None or meets(self.box_of(space), part):
                self.trap(s, *self.board.view.spot(space))

    def draw_sea(self, s: Sheet) -> None:
        view, box = self.board.view, self.range()
        size = round(box[2] * view.k * s.u), round(box[3] * view.k * s.u)
        image = self.table.app.pictures.get(
            f"sea {box} {sorted(view.cells)}", size, lambda: sea(size, box, view.cells), wait=True
        )
        s.blit(image, *view.at(*box[:2]))

    def trap(self, s: Sheet, x: float, y: float) -> None:
        self.table.stamps.put(
            s,
            "trap",
            x - 16,
            y - 13,
            32,
            30,
            lambda t: t.svg(
                '<path d="M16 1L31 28H1Z" fill="#4a0f20" opacity=".5"/>'
                + icon("trap", 16, 14, 27, "#e8433f", "#fff4de")
            ),
        )

    def signs(self, s: Sheet, part: Box | None) -> None:
        """Numbers of Waystone locations and of quicksand, and what the edges of ice say."""
        view = self.board.view
        for bx, by, text, style in view.board.signs:
            fill, rim, ink, size = SIGNS[style]
            x, y = view.at(bx, by)
            r = max(8.5, size * view.k / 2)
            if part is not None and not meets((x - r - 1, y - r - 1, 2 * r + 4, 2 * r + 4), part):
                continue

            def paint(
                t: Sheet, text: str = text, fill: str = fill, rim: str = rim, ink: str = ink, r: float = r
            ) -> None:
                if fill:
                    t.svg(
                        f'<circle cx="{r + 1}" cy="{r + 1}" r="{r}" fill="{rim}"/>'
                        f'<circle cx="{r + 1}" cy="{r + 1}" r="{r - 1.8}" fill="{fill}"/>'
                    )
                t.text(text, "black", max(14, r * 1.4), ink, r + 1, r + 1.5, "c", 1.5 * r, maxh=1.5 * r)

            self.table.stamps.put(
                s, ("sign", text, style, round(r, 2)), x - r - 1, y - r - 1, 2 * r + 4, 2 * r + 4, paint
            )

    # ---- while a question is new --------------------------------------------------------------------------------
    def glow(self, s: Sheet) -> None:
        """The choices brighten and fade until the player has had time to find them."""
        left = self.table.glow
        if left <= 0 or self.table.app.settings.reduced_motion or self.table.past:
            return
        alpha = (1 - math.cos(2 * math.pi * left / BEAT)) / 2
        for space in self.table.lights():
            if space != self.table.goal:
                lights.lay(
                    self.table.stamps, s, *self.board.view.spot(space), self.board.view.k, lights.GLOW, 0.7 * alpha
                )
