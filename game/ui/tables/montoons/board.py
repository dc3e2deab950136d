"""board: the painted battle map of MonToons and all that lies, stands and shines on it."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.ui.draw.hexes.geometry import HH, HW, hex_path
from game.ui.draw.hexes.view import SIGNS
from game.ui.draw.paint import Sheet, icon
from game.ui.focus import Box, Control
from game.ui.tables.mapview import HEAD, MapView
from game.ui.tables.montoons.cells import cells_of, places_of
from game.ui.tables.montoons.monsters import Monster
from game.ui.tables.montoons.places import ISLAND, MAP, MONSTER_W
from game.ui.tables.montoons.sea import sea
from game.ui.widgets import looks

if TYPE_CHECKING:
    from game.ui.tables.montoons.table import MonToonsTable

SEA = "#14608a"
DIM = (116, 122, 158)  # of the map while dice are planned
REACH = ("#fffbe0", "#fffbe6", 0.84, 2.0, 0.42, "#8a5a1a")  # fill, line, size, width, opacity, outer line
AHEAD = ("#7fe6f2", "#d9fbff", 0.88, 2.5, 0.38, "#0f4f66")  # what would be lit next, and what a log line speaks of
HIT = ("#ff6a4a", "#ffd0b8", 0.86, 2.5, 0.45, "#6a1020")  # an area
GOAL = ("#ffd02e", "#fff0a0", 0.9, 3.5, 0.8, "#5a3a10")
BADGES = (("entangle", "leaf"), ("stun", "star4"), ("guard", "shield"), ("burn", "flame"))
Look = tuple[str, str, float, float, float, str]


class MapBoard:
    """Draws with the table's own stamps. What stands still is kept as one picture until something of it changes."""

    def __init__(self, table: MonToonsTable) -> None:
        self.table = table
        self.view = self.view_now()
        self.ground: tuple[object, ...] = self.ground_now()
        self.kept: tuple[object, pygame.Surface] | None = None
        self.coming: tuple[tuple[object, ...], MapView] | None = None  # the map as it will be shown, being painted

    def ground_now(self) -> tuple[object, ...]:
        facts = self.table.picture.facts
        return tuple(facts["terrain"]), tuple(facts["obstacle"]), facts["token"]

    def view_now(self) -> MapView:
        arena = self.table.arena
        cells = cells_of(arena, self.table.picture.facts)
        name = f"island {zlib.crc32(repr(sorted(cells.items())).encode()):x}"
        return MapView(cells, places_of(arena), name, self.table.app.pictures, ISLAND, SEA)

    def refresh(self, u: float) -> None:
        """Paint the map as it is now, aside: the old one is shown until the new one is there. The part that is looked
        at stays."""
        now = self.ground_now()
        if self.ground == now:
            return
        if self.coming is None or self.coming[0] != now:
            self.coming = now, self.view_now()
        old, new = self.view, self.coming[1]
        size = new.size(old.k * u)
        pictures = self.table.app.pictures
        there = [pictures.prefetch(f"{new.name} {name}", size, partial(new.paint, name, size))
                 for name in ("ground", "above")] if not pictures.patient else [True]
        if all(there):
            self.ground, self.view, self.coming = now, new, None
            self.view.zoom, self.view.x, self.view.y = old.zoom, old.x, old.y
            if not self.table.busy:
                self.table.lay_out()

    # ---- frame --------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        self.refresh(s.u)
        with s.clip(*MAP):
            self.draw_still(s)
            if not self.table.busy:
                self.table.preview.draw(s)
            self.draw_monsters(s)
            self.draw_floats(s)
            self.draw_controls(s)
            if self.table.planning.open or self.table.grid.open:
                s.surf.fill(DIM, s.rect(*MAP), pygame.BLEND_RGB_MULT)

    def draw_still(self, s: Sheet) -> None:
        view, u = self.view, s.u
        if s.marks is not None:
            self.compose(s)
            return
        x, y, w, h = self.range()
        size = round(w * view.k * u), round(h * view.k * u)
        left, top = s.px(*view.at(x, y))
        key = (self.still_key(), size, s.text_scale, self.table.app.pictures.ready)
        if self.kept is None or self.kept[0] != key:
            surface = self.kept[1] if self.kept and self.kept[1].get_size() == size else pygame.Surface(size)
            self.compose(Sheet(u * s.units[0], s.units, surface, (s.ox - left, s.oy - top), s.text_scale))
            self.kept = key, surface
        s.surf.blit(self.kept[1], (left, top))

    def range(self) -> Box:
        """What is painted, in units of the board: the map with so much sea that it fills its place."""
        view = self.view
        w = max(view.wide, MAP[2] / view.whole) + 8
        h = max(view.high + HEAD, (2 * MAP[3] - ISLAND[3]) / view.whole) + 8
        return (view.wide - w) / 2, (view.high - HEAD - h) / 2, w, h

    def draw_sea(self, s: Sheet) -> None:
        view, box = self.view, self.range()
        size = round(box[2] * view.k * s.u), round(box[3] * view.k * s.u)
        image = self.table.app.pictures.get(f"sea {self.table.arena.id} {len(view.cells)}", size,
                                            lambda: sea(size, box, view.cells), wait=True)
        s.blit(image, *view.at(*box[:2]))

    def still_key(self) -> object:
        table = self.table
        seen = table.foreseen()
        return (self.view.k, self.ground, table.lights(), table.goal,
                tuple(table.picture.facts["traps"]), seen.reach, seen.area, table.lit_spaces())

    def compose(self, s: Sheet) -> None:
        """All that stands still."""
        table = self.table
        self.draw_sea(s)
        self.view.bare(s)
        for space in table.lights():
            if space != table.goal:
                self.light(s, space, REACH)
        seen = table.foreseen()
        if table.asking() == "act":
            for space in seen.reach:
                self.light(s, space, AHEAD)
        for space in seen.area:
            self.light(s, space, HIT)
        for space in table.lit_spaces():
            self.light(s, space, AHEAD)
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
                t.text(text, "black", max(14, r * 1.4), ink, r + 1, r + 1.5, "c", 1.5 * r, maxh=1.5 * r)

            self.table.stamps.put(s, ("sign", text, style, round(r, 2)), x - r - 1, y - r - 1, 2 * r + 4, 2 * r + 4,
                                  paint)

    # ---- nearer and farther -------------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        """Buttons for who has no wheel."""
        x, y = MAP[0] + MAP[2] - 92, MAP[1] + 10
        whole = self.view.zoom == 1
        return [
            Control(f"map/{name}", (x + 42 * i, y, 36, 36), label, self.zoomer(way), zone="map", radius=9,
                    tags={"bubble": True}, enabled=way > 0 or not whole,
                    why_not="This is the whole map." if whole and way < 0 else "")
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

    # ---- monsters -----------------------------------------------------------------------------------------------
    def draw_monsters(self, s: Sheet) -> None:
        for monster in sorted(self.table.monsters.values(), key=lambda monster: monster.y):
            self.draw_monster(s, monster)

    def draw_monster(self, s: Sheet, monster: Monster) -> None:
        table = self.table
        character = table.character(monster.seat)
        if character is None:
            return
        if monster.seat == table.moving_seat() or monster.seat in table.lit_seats():
            self.foot(s, monster, "#fffbe6" if monster.seat == table.moving_seat() else "#7fe6f2")
        image, fx, fy = table.pictures_of.standee(character, table.crest(monster.seat), MONSTER_W * self.grown() * s.u)
        x, y = self.view.at(monster.x, monster.y)
        left, top = s.px(x + monster.nudge, y + 4 - monster.up)
        if monster.alpha < 1:
            image = image.copy()
            image.fill((255, 255, 255, round(255 * max(0.0, monster.alpha))), special_flags=pygame.BLEND_RGBA_MULT)
        s.surf.blit(image, (left - round(fx), top - round(fy)))
        self.badges(s, monster, x, y)

    def foot(self, s: Sheet, monster: Monster, colour: str) -> None:
        """A ring round the foot of the monster that acts, or that the log speaks of."""
        w = 100 * self.grown()
        x, y = self.view.at(monster.x, monster.y)
        self.table.stamps.put(s, ("ring", round(w, 1), colour), x - w / 2, y + 2 - w / 3, w, w * 0.67, lambda t: t.svg(
            f'<ellipse cx="{w / 2}" cy="{w * 0.33}" rx="{w * 0.42}" ry="{w * 0.28}" fill="none" stroke="{colour}" '
            'stroke-width="4"/>'))

    def badges(self, s: Sheet, monster: Monster, x: float, y: float) -> None:
        """Statuses beside a monster, as signs."""
        facts, seat = self.table.picture.facts, monster.seat
        signs = [sign for name, sign in BADGES if facts[name][seat]]
        for i, sign in enumerate(signs):
            self.table.stamps.put(s, ("badge", sign), x + 26 * self.grown(), y - 30 - 22 * i, 22, 22, partial(
                paint_badge, sign=sign))

    def draw_floats(self, s: Sheet) -> None:
        """Words that rise over monsters."""
        for word in self.table.floats:
            if word.alpha > 0.05:
                x, y = self.view.at(word.x, word.y)
                self.table.stamps.put(s, ("float", word.text, word.colour), x - 110, y - word.up - 16, 220, 32,
                                      partial(paint_float, text=word.text, colour=word.colour), word.alpha)

    def grown(self) -> float:
        """How much larger pieces are than on the whole of map A."""
        return self.view.k / 0.5


def paint_badge(t: Sheet, sign: str) -> None:
    t.svg('<circle cx="11" cy="11" r="10.5" fill="#fff4de"/><circle cx="11" cy="11" r="9" fill="#8f1f3c"/>'
          + icon(sign, 11, 11, 13, "#ffd84a", "#8f1f3c"))


def paint_float(t: Sheet, text: str, colour: str) -> None:
    """Words on a pill that is as wide as they are."""
    w = min(216.0, t.width(text, "title", 20) + 26)
    t.svg(f'<rect x="{110 - w / 2}" y="1" width="{w}" height="30" rx="15" fill="#fff4de"/>'
          f'<rect x="{112 - w / 2}" y="3" width="{w - 4}" height="26" rx="13" fill="none" stroke="{colour}" '
          'stroke-width="2"/>')
    t.text(text, "title", 20, colour, 110, 16.5, "c", w - 14, maxh=24)
