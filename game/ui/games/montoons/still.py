"""still: the map with all that lies on it, kept as one picture and painted anew only where it looks different."""

from __future__ import annotations

import math

from game.rules.montoons.action import Acting
from game.ui.draw.hexes.view import SIGNS
from game.ui.draw.paint import Sheet, icon
from game.ui.draw.shapes import meets
from game.ui.games.montoons import lights
from game.ui.games.montoons.ahead import Ahead
from game.ui.games.montoons.island import Island
from game.ui.games.montoons.lights import Look
from game.ui.games.montoons.places import ISLAND, MAP
from game.ui.games.montoons.sea import sea
from game.ui.table.mappicture import MapPicture
from game.ui.table.mapview import HEAD
from game.ui.table.view import View
from game.ui.window.focus import Box

AROUND = 20.0  # how far what lies on a hex reaches beyond it, units of the board
BEAT = 1300.0  # ms in which the choices of a new question brighten and fade once


class Still:
    """Draws with the table's own stamps. `stale` are parts of the board, in its units, that look different."""

    def __init__(self, view: View, ahead: Ahead) -> None:
        self.view, self.ahead, self.hexes, self.island = view, ahead, ahead.hexes, ahead.island
        self.range = range_of(self.island)
        self.picture = MapPicture(self.island, AROUND, self.range)
        self.stale: list[Box] = []
        self.looks: dict[int, Look] = {}
        self.traps: tuple[int, ...] = ()

    def forget(self) -> None:
        self.picture.forget()

    # ---- what is lit --------------------------------------------------------------------------------------------
    def looks_now(self) -> dict[int, Look]:
        """How every lit space is lit; what tells more stands over what tells less."""
        seen = self.ahead.foreseen()
        found = dict.fromkeys(seen.range or self.ahead.ranged(), lights.RANGE)
        found |= dict.fromkeys(self.hexes.lights(), lights.REACH)
        if isinstance(self.view.about, Acting):
            found |= dict.fromkeys(seen.reach, lights.AHEAD)
        found |= dict.fromkeys(seen.area, lights.HIT)
        spoken = map(self.hexes.space_of, self.view.spoken_of())
        found |= {space: lights.SPOKEN for space in spoken if space is not None}
        if self.hexes.goal is not None:
            found[self.hexes.goal] = lights.GOAL
        return found

    # ---- the picture --------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        self.looks, self.traps = self.looks_now(), tuple(self.view.picture.facts["traps"])
        island = self.island
        size, wait = island.size(island.k * s.u), island.zoom == 1
        layers = tuple(id(island.picture(name, size, wait)) for name in ("ground", "above"))
        shown = {space: (self.looks.get(space), space in self.traps) for space in (*self.looks, *self.traps)}
        self.picture.draw(s, layers, shown, self.compose, self.stale)
        self.stale = []
        if s.marks is None:
            self.glow(s)

    def compose(self, s: Sheet, part: Box | None = None) -> None:
        """All that stands still, or what of it lies in a part."""
        self.draw_sea(s)
        self.island.bare(s)
        for space, look in self.looks.items():
            if part is None or meets(self.picture.box_of(space), part):
                lights.lay(self.view.stamps, s, *self.island.spot(space), self.island.k, look)
        self.island.above(s)
        self.signs(s, part)
        for space in self.traps:
            if part is None or meets(self.picture.box_of(space), part):
                self.trap(s, *self.island.spot(space))

    def draw_sea(self, s: Sheet) -> None:
        island, box = self.island, self.range
        size = round(box[2] * island.k * s.u), round(box[3] * island.k * s.u)
        name, make = f"sea {box} {sorted(island.cells)}", lambda: sea(size, box, island.cells)
        image = self.view.pictures.get(name, size, make, wait=True)
        s.blit(image, *island.at(*box[:2]))

    def trap(self, s: Sheet, x: float, y: float) -> None:
        dark = '<path d="M16 1L31 28H1Z" fill="#4a0f20" opacity=".5"/>'
        sign = dark + icon("trap", 16, 14, 27, "#e8433f", "#fff4de")
        self.view.stamps.svg(s, "trap", (x - 16, y - 13, 32, 30), sign)

    def signs(self, s: Sheet, part: Box | None) -> None:
        """Numbers of Waystone locations and of quicksand, and what the edges of ice say."""
        for text, style, x, y, r in self.island.signs():
            box = x - r - 1, y - r - 1, 2 * r + 4, 2 * r + 4
            if part is not None and not meets(box, part):
                continue
            fill, rim, ink, _ = SIGNS[style]

            def paint(
                t: Sheet, text: str = text, fill: str = fill, rim: str = rim, ink: str = ink, r: float = r
            ) -> None:
                if fill:
                    t.svg(
                        f'<circle cx="{r + 1}" cy="{r + 1}" r="{r}" fill="{rim}"/>'
                        f'<circle cx="{r + 1}" cy="{r + 1}" r="{r - 1.8}" fill="{fill}"/>'
                    )
                t.text(text, "black", max(14, r * 1.4), ink, r + 1, r + 1.5, "c", 1.5 * r, maxh=1.5 * r)

            self.view.stamps.put(s, ("sign", text, style, round(r, 2)), *box, paint)

    # ---- while a question is new --------------------------------------------------------------------------------
    def glow(self, s: Sheet) -> None:
        """The choices brighten and fade until the player has had time to find them."""
        left = self.view.glow
        if left <= 0 or self.view.settings.reduced_motion:
            return
        alpha = (1 - math.cos(2 * math.pi * left / BEAT)) / 2
        for space in self.hexes.lights():
            if space != self.hexes.goal:
                lights.lay(self.view.stamps, s, *self.island.spot(space), self.island.k, lights.GLOW, 0.7 * alpha)


def range_of(island: Island) -> Box:
    """What is painted, in units of the board: the map with so much sea that it fills its place."""
    w = max(island.wide, MAP[2] / island.whole) + 8
    h = max(island.high + HEAD, (2 * MAP[3] - ISLAND[3]) / island.whole) + 8
    return (island.wide - w) / 2, (island.high - HEAD - h) / 2, w, h
