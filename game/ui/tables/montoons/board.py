"""board: the painted battle map of MonToons and all that lies, stands and shines on it."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import pygame

from game.ui.draw.hexes.geometry import HH, HW, hex_path
from game.ui.draw.hexes.view import SIGNS
from game.ui.draw.paint import Sheet, icon
from game.ui.tables.mapview import HEAD, MapView
from game.ui.tables.montoons.cells import cells_of, places_of
from game.ui.tables.montoons.monsters import Monster
from game.ui.tables.montoons.places import MAP, MONSTER_W

if TYPE_CHECKING:
    from game.ui.tables.montoons.table import MonToonsTable

SEA = "#1d6f96"
REACH = ("#fffbe0", "#fffbe6", 0.84, 2.0, 0.42, "#8a5a1a")  # fill, line, size, width, opacity, outer line
GOAL = ("#ffd02e", "#fff0a0", 0.9, 3.5, 0.8, "#5a3a10")
Look = tuple[str, str, float, float, float, str]


class MapBoard:
    """Draws with the table's own stamps. What stands still is kept as one picture until something of it changes."""

    def __init__(self, table: MonToonsTable) -> None:
        self.table = table
        self.view = self.view_now()
        self.ground: tuple[object, ...] = self.ground_now()
        self.kept: tuple[object, pygame.Surface] | None = None

    def ground_now(self) -> tuple[object, ...]:
        facts = self.table.picture.facts
        return tuple(facts["terrain"]), tuple(facts["obstacle"]), facts["token"]

    def view_now(self) -> MapView:
        arena = self.table.arena
        cells = cells_of(arena, self.table.picture.facts)
        name = f"island {zlib.crc32(repr(sorted(cells.items())).encode()):x}"
        return MapView(cells, places_of(arena), name, self.table.app.pictures, MAP, SEA)

    def refresh(self) -> None:
        """Paint the map as it is now; the part that is looked at stays."""
        if self.ground != self.ground_now():
            old, self.ground, self.view = self.view, self.ground_now(), self.view_now()
            self.view.zoom, self.view.x, self.view.y = old.zoom, old.x, old.y

    # ---- frame --------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        self.refresh()
        with s.clip(*MAP):
            self.draw_still(s)
            self.draw_monsters(s)

    def draw_still(self, s: Sheet) -> None:
        view = self.view
        if s.marks is not None:
            self.compose(s)
            return
        size = view.size(view.k * s.u)
        left, top = s.px(*view.at(0, -HEAD))
        key = (self.still_key(), size, s.text_scale, self.table.app.pictures.ready)
        if self.kept is None or self.kept[0] != key:
            surface = self.kept[1] if self.kept and self.kept[1].get_size() == size else pygame.Surface(size)
            self.compose(Sheet(s.u * s.units[0], s.units, surface, (s.ox - left, s.oy - top), s.text_scale))
            self.kept = key, surface
        s.surf.fill(SEA, s.rect(*MAP))
        s.surf.blit(self.kept[1], (left, top))

    def still_key(self) -> object:
        table = self.table
        return self.view.k, self.ground, table.lights(), table.goal, tuple(table.picture.facts["traps"])

    def compose(self, s: Sheet) -> None:
        """All that stands still."""
        table = self.table
        self.view.ground(s)
        for space in table.lights():
            if space != table.goal:
                self.light(s, space, REACH)
        if table.goal is not None:
            self.light(s, table.goal, GOAL)
        self.view.above(s)
        self.signs(s)
        for space in table.picture.facts["traps"]:
            x, y = self.view.spot(space)
            table.stamps.put(s, "trap", x - 14, y - 12, 28, 26, lambda t: t.svg(
                icon("trap", 14, 13, 26, "#e8433f", "#fff4de")))

    def light(self, s: Sheet, space: int, look: Look) -> None:
        fill, line, scale, width, opacity, edge = look
        k = self.view.k
        w, h = HW * k, HH * k
        x, y = self.view.spot(space)

        def paint(t: Sheet) -> None:
            d = hex_path(w + 3, h + 3, k, scale)
            t.svg(
                f'<path d="{d}" fill="{fill}" opacity="{opacity}"/>'
                f'<path d="{d}" fill="none" stroke="{edge}" stroke-opacity=".55" '
                f'stroke-width="{width + 2.6}" stroke-linejoin="round"/><path d="{d}" fill="none" stroke="{line}" '
                f'stroke-width="{width}" stroke-linejoin="round"/>'
            )

        self.table.stamps.put(s, ("hex", look, round(k, 4)), x - w - 3, y - h - 3, 2 * w + 6, 2 * h + 6, paint)

    def signs(self, s: Sheet) -> None:
        """Numbers of Waystone locations and of quicksand, and what the edges of ice say."""
        for bx, by, text, style in self.view.board.signs:
            fill, rim, ink, size = SIGNS[style]
            x, y = self.view.at(bx, by)
            r = max(8.5, size * self.view.k / 2)

            def paint(t: Sheet, text: str = text, fill: str = fill, rim: str = rim, ink: str = ink,
                      r: float = r) -> None:
                if fill:
                    t.svg(f'<circle cx="{r + 1}" cy="{r + 1}" r="{r}" fill="{rim}"/>'
                          f'<circle cx="{r + 1}" cy="{r + 1}" r="{r - 1.8}" fill="{fill}"/>')
                t.text(text, "black", max(14, r * 1.4), ink, r + 1, r + 1.5, "c", 2 * r, maxh=2 * r)

            self.table.stamps.put(s, ("sign", text, style, round(r, 2)), x - r - 1, y - r - 1, 2 * r + 4, 2 * r + 4,
                                  paint)

    # ---- monsters -----------------------------------------------------------------------------------------------
    def draw_monsters(self, s: Sheet) -> None:
        for monster in sorted(self.table.monsters.values(), key=lambda monster: monster.y):
            self.draw_monster(s, monster)

    def draw_monster(self, s: Sheet, monster: Monster) -> None:
        table = self.table
        character = table.character(monster.seat)
        if character is None:
            return
        image, fx, fy = table.pictures_of.standee(character, table.crest(monster.seat), MONSTER_W * self.grown() * s.u)
        x, y = self.view.at(monster.x, monster.y)
        left, top = s.px(x + monster.nudge, y + 4 - monster.up)
        s.surf.blit(image, (left - round(fx), top - round(fy)))

    def grown(self) -> float:
        """How much larger pieces are than on the whole of map A."""
        return self.view.k / 0.5
