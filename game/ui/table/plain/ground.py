"""ground: the places of a game with a map as hexes, what stands on them, and those that are choices."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from game.engine.game import Tile
from game.ui.draw.paint import Area, Sheet
from game.ui.layout.box import Box
from game.ui.layout.writing import box
from game.ui.style.palette import palette
from game.ui.table.crests import seat_medal
from game.ui.table.part import Target
from game.ui.table.plain.boxed import Boxed
from game.ui.window.focus import Control

ROOT = math.sqrt(3)


class Ground(Boxed):
    """Hexes with a point upward, in rows that are shifted by half a hex in turn."""

    name = "ground"

    size = 0.0  # from the middle of a hex to a corner, in units
    hexes: Mapping[str, tuple[float, float]] = {}
    tiles: Mapping[str, Tile] = {}

    def known(self) -> list[Tile]:
        """All hexes as the picture has them; none in a game without a map."""
        return list(self.view.game.ground(self.view.content, self.view.picture.facts))

    def box(self) -> Box:
        return box("ground").min(260, 200).share()

    def lay_out(self) -> None:
        self.tiles = {place.key: place for place in self.known()}
        if not (at := self.places.get("")) or not self.tiles:
            self.hexes = {}
            return
        columns = max(place.column for place in self.tiles.values()) + 1.5
        rows = max(place.row for place in self.tiles.values()) * 0.75 + 1
        self.size = r = min(at[2] / columns / ROOT, at[3] / rows / 2)
        left, top = at[0] + (at[2] - columns * r * ROOT) / 2, at[1] + (at[3] - rows * 2 * r) / 2
        self.hexes = {
            key: (left + (place.column + 0.5 + place.row % 2 / 2) * r * ROOT, top + (place.row * 1.5 + 1) * r)
            for key, place in self.tiles.items()
        }

    def where(self, thing: Target, at: int) -> Area | None:
        if thing not in self.hexes:
            return None
        (x, y), r = self.hexes[str(thing)], self.size
        return x - r, y - r, 2 * r, 2 * r

    def hexagon(self, key: str, fill: str, more: str = "") -> str:
        (x, y), r = self.hexes[key], self.size - 0.6
        corners = (i * math.pi / 3 for i in range(6))
        points = " ".join(f"{x + r * math.sin(a):.1f},{y - r * math.cos(a):.1f}" for a in corners)
        return f'<polygon points="{points}" fill="{fill}" {more}/>'

    def draw(self, s: Sheet) -> None:
        if not self.hexes:
            return
        look = self.view.style.palette
        s.svg("".join(self.hexagon(key, self.tint(place.kind)) for key, place in self.tiles.items()))
        question = self.view.question
        lit = [str(option.at) for option in question.options if option.at in self.hexes] if question else []
        if lit:
            edge = f'fill-opacity=".28" stroke="{look.glow}" stroke-width="{max(1.5, self.size / 8):.1f}"'
            s.svg("".join(self.hexagon(key, palette.white, edge) for key in lit))
        if (pointed := self.view.pointed) in lit and (area := self.where(str(pointed), 0)):
            s.svg(self.hexagon(str(pointed), look.gold, 'fill-opacity=".7"'), *area)
        for key, place in self.tiles.items():
            if place.stands:
                self.draw_standing(s, place, *self.hexes[key])

    def draw_standing(self, s: Sheet, place: Tile, x: float, y: float) -> None:
        """Seats by their medals, anything else in words."""
        look, r = self.view.style.palette, self.size
        words = [one for one in place.stands if isinstance(one, str)]
        seats = [one for one in place.stands if isinstance(one, int)]
        if words:
            s.say(" ".join(words), "strong", look.ink, x, y, "c", r * 1.6, size=max(10, r * 0.5))
        for i, seat in enumerate(seats):
            at = x + (i - (len(seats) - 1) / 2) * r * 0.8
            seat_medal(s, self.view.pictures, self.view.crest(seat), at, y, r * 0.72)

    def tint(self, kind: str) -> str:
        """A colour for a kind of ground: always the same one for the same word."""
        look = self.view.style.palette
        tints = (look.baize, look.foam, look.rule, look.sheet_pale, look.soft, look.sheet_lock, look.sand)
        return tints[sum(map(ord, kind)) % len(tints)]

    def controls(self) -> Iterable[Control]:
        r = self.size
        for key, (x, y) in self.hexes.items():
            yield self.view.control(
                key,
                (x - r * 0.86, y - r, r * 1.72, 2 * r),
                key,
                self.tiles[key].name,
                zone="ground",
                inside=lambda px, py, x=x, y=y: math.hypot(px - x, py - y) < r * 0.9,
            )
