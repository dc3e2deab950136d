"""board: the painted battle map of MonToons with all that lies and stands on it, and how closely it is seen."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.draw.hexes.space import Cells
from game.ui.draw.paint import Sheet
from game.ui.games.montoons.cells import cells_of, places_of
from game.ui.games.montoons.figures import Figures
from game.ui.games.montoons.island import Island
from game.ui.games.montoons.places import ISLAND, MAP, SEA
from game.ui.games.montoons.still import Still
from game.ui.widgets import looks
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.games.montoons.table import MonToonsTable

Ground = tuple[tuple[str, ...], tuple[str, ...], int]
DIM, PALE = (116, 122, 158), (176, 182, 206)  # of the map under the grid, and while dice are planned: it must be read


class MapBoard:
    """The map as it is looked at; `still` is what does not move, `figures` what stands on it."""

    def __init__(self, table: MonToonsTable) -> None:
        self.table = table
        self.view = self.view_now()
        self.ground = self.ground_now()
        self.coming: tuple[Ground, str, Cells] | None = None  # the tiles that will be shown
        self.still, self.figures = Still(self), Figures(self)

    def ground_now(self) -> Ground:
        """Terrain and obstacle of every space, and the location of the token, 0 while it is in the air."""
        facts = self.table.picture.facts
        return tuple(facts["terrain"]), tuple(facts["obstacle"]), 0 if self.table.token_away else facts["token"]

    def tiles_now(self) -> tuple[str, Cells]:
        """What the map is called with the tiles that it has now, and these."""
        cells = cells_of(self.table.arena, *self.ground_now())
        return f"island {zlib.crc32(repr(sorted(cells.items())).encode()):x}", cells

    def view_now(self) -> Island:
        name, cells = self.tiles_now()
        return Island(cells, places_of(self.table.arena), name, self.table.app.pictures, ISLAND, SEA)

    def refresh(self, u: float) -> None:
        """Have what has changed of the map painted aside: it is shown as it was until that is there."""
        now = self.ground_now()
        if self.ground == now:
            return
        if self.coming is None or self.coming[0] != now:
            self.coming = now, *self.tiles_now()
        changed = self.view.change(self.coming[1], self.coming[2], u)
        if changed is not None:
            self.ground, self.coming = now, None
            self.still.stale.append(changed)
            if not self.table.busy:
                self.table.lay_out()

    # ---- frame --------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        table = self.table
        self.refresh(s.u)
        with s.clip(*MAP):
            self.still.draw(s)
            if not table.busy:
                table.preview.draw(s)
            table.air.draw_under(s)
            self.figures.draw(s)
            if not table.busy:
                table.preview.draw_over(s)
            table.air.draw_over_map(s)
            self.draw_controls(s)
            if table.grid.open or table.planning.shown:
                s.surf.fill(DIM if table.grid.open else PALE, s.rect(*MAP), pygame.BLEND_RGB_MULT)

    def forget(self) -> None:
        """Let go of the map's pictures."""
        self.still.forget()
        self.view.forget()

    def grown(self) -> float:
        """How much larger pieces are than on the whole of map A."""
        return self.view.k / 0.5

    # ---- nearer and farther -------------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        """Buttons for who has no wheel."""
        x, y = MAP[0] + MAP[2] - 92, MAP[1] + 10
        whole = self.view.zoom == 1
        return [
            Control(
                f"map/{name}",
                (x + 42 * i, y, 36, 36),
                label,
                self.zoomer(way),
                zone="map",
                radius=9,
                tags={"bubble": True},
                enabled=way > 0 or not whole,
                why_not="This is the whole map." if whole and way < 0 else "",
            )
            for i, (name, label, way) in enumerate((("nearer", "Nearer", 1), ("farther", "Farther", -1)))
        ]

    def zoomer(self, way: int) -> Callable[[], object]:
        return lambda: self.closer(way)

    def closer(self, way: int) -> bool:
        """One step nearer (1) or farther (-1), round the middle."""
        x, y, w, h = MAP
        app = self.table.app
        app.dirty = True
        return self.view.closer(way, x + w / 2, y + h / 2, app.sheet(app.window.surface).u)

    def draw_controls(self, s: Sheet) -> None:
        for control, sign in zip(self.controls(), (".plus", ".minus")):
            looks.icon_button(s, control.rect, sign, self.table.focus.look(control).state)
            self.table.ring(s, control)
