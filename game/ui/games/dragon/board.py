"""board: the painted map of Dragon Attack! and all that lies, stands and shines on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

import pygame

from game.rules.dragon.battle import Retreating
from game.rules.dragon.meeting import Stepping
from game.rules.dragon.movement import Sailing
from game.rules.dragon.state import DOWN, UP
from game.ui.draw.hexes.geometry import HH, HW, hex_path
from game.ui.draw.hexes.view import SIGNS
from game.ui.draw.paint import INK, PAPER, Sheet, dashes, icon
from game.ui.games.dragon.camera import PARCHMENT
from game.ui.games.dragon.lasting import Strokes
from game.ui.games.dragon.pieces import HIDDEN
from game.ui.games.dragon.places import BACK_W, FIELD, MAP, SMALL_W
from game.ui.games.dragon.standing import GOAL, Standing
from game.ui.widgets import looks
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.games.dragon.table import DragonTable

REACH = ("#fffbe0", "#fffbe6", 0.84, 2.0, 0.42, "#8fa858")  # fill, line, size, width, opacity, outer line
POINTED = ("#7fe6f2", "#d9fbff", 0.9, 3.5, 0.45, "#0f4f66")
BESIDE = (62.0, -18.0)  # a counter beside the houses of a village, units of the board


class MapBoard(Standing):
    """Draws with the table's own stamps. What stands still is kept as one picture until something of it changes."""

    def __init__(self, table: DragonTable) -> None:
        self.table = table
        self.kept: tuple[object, pygame.Surface] | None = None

    # ---- frame ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        self.frame(s)
        if self.table.lasting.on:
            self.table.lasting.under = len(cast(Strokes, s.surf).laid)
        else:
            self.draw_field(s)
        self.draw_controls(s)

    def draw_field(self, s: Sheet) -> None:
        """The kingdom with all that stands and moves on it."""
        with s.clip(*FIELD):
            self.draw_still(s)
            self.draw_pieces(s)

    def draw_still(self, s: Sheet) -> None:
        """What stands still: a picture of the whole map, drawn anew when something of it changes."""
        camera = self.camera
        if camera.wide * camera.k < FIELD[2] or (camera.high + camera.head) * camera.k < FIELD[3]:
            s.surf.fill(PARCHMENT, s.rect(*FIELD))
        if s.marks is not None:
            self.compose(s)
            return
        size = camera.size(camera.k * s.u)
        left, top = s.px(*camera.at(0, -camera.head))
        key = (self.still_key(), size, s.text_scale, self.table.app.pictures.ready)
        if self.kept is None or self.kept[0] != key:
            surface = self.kept[1] if self.kept and self.kept[1].get_size() == size else pygame.Surface(size)
            self.compose(Sheet(s.u * s.units[0], s.units, surface, (s.ox - left, s.oy - top), s.text_scale))
            self.kept = key, surface
        s.surf.blit(self.kept[1], (left, top))

    def still_key(self) -> object:
        table, facts = self.table, self.table.picture.facts
        return (
            self.camera.k,
            table.lights(),
            table.goal,
            tuple(table.hidden_spaces),
            facts["dragon"],
            tuple(table.picture.zones["map"]),
            tuple(facts["spots"]),
            tuple(facts["lies"]),
            tuple(table.pointed_spaces()),
            type(table.about),
        )

    def compose(self, s: Sheet) -> None:
        """All that stands still."""
        self.camera.ground(s)
        self.draw_lights(s)
        self.camera.above(s)
        self.ruins(s)
        self.signs(s)
        self.draw_counters(s)
        self.steps(s)
        self.marks(s)

    def frame(self, s: Sheet) -> None:
        """The edge of the parchment; the map covers its middle."""
        x, y, w, h = MAP
        left, top, wide, high = FIELD
        for name, box in (
            ("top", (x, y, w, top - y + 1)),
            ("left", (x, y, left - x + 1, h)),
            ("right", (left + wide - 1, y, x + w - left - wide + 1, h)),
            ("bottom", (x, top + high - 1, w, y + h - top - high + 1)),
        ):
            bx, by, bw, bh = box
            self.table.stamps.put(
                s,
                ("map frame", name),
                bx,
                by,
                bw,
                bh,
                partial(paint_edge, dx=x - bx, dy=y - by),
            )

    # ---- hexes ------------------------------------------------------------------------------------------------
    def light(self, s: Sheet, space: int, look: tuple[str, str, float, float, float, str]) -> None:
        fill, line, scale, width, opacity, edge = look
        k = self.camera.k
        w, h = HW * k, HH * k
        x, y = self.camera.spot(space)

        def paint(t: Sheet) -> None:
            d = hex_path(w + 3, h + 3, k, scale)
            t.svg(
                f'<path d="{d}" fill="{fill}" opacity="{opacity}"/>'
                f'<path d="{d}" fill="none" stroke="{edge}" stroke-opacity=".55" '
                f'stroke-width="{width + 2.6}" stroke-linejoin="round"/><path d="{d}" fill="none" stroke="{line}" '
                f'stroke-width="{width}" stroke-linejoin="round"/>'
            )

        self.table.stamps.put(s, ("hex", look, round(k, 4)), x - w - 3, y - h - 3, 2 * w + 6, 2 * h + 6, paint)

    def draw_lights(self, s: Sheet) -> None:
        table = self.table
        for space in table.lights():
            if space != table.goal:
                self.light(s, space, REACH)
        for space in table.pointed_spaces():
            self.light(s, space, POINTED)
        if table.goal is not None:
            self.light(s, table.goal, GOAL)

    def steps(self, s: Sheet) -> None:
        """How many steps each lit space is away: in its lower half, so that counters stay clear."""
        table, grown = self.table, self.grown()
        on_way = set(table.way_to(table.goal)) if table.goal is not None else set()
        for space, count in table.step_counts().items():
            if not count or space in on_way:
                continue
            x, y = self.camera.spot(space)
            hex = table.content.spaces[space]
            dx, dy = (-19.0, 2.0) if hex.number else (15.0, 11.0) if hex.star else (0.0, 4.0)
            x, y = x + dx * grown, y + dy * grown

            def paint(t: Sheet, count: int = count) -> None:
                t.svg('<circle cx="9" cy="9" r="8.5" fill="#fffbe6" opacity=".92"/>')
                t.text(str(count), "black", 14, "#3f4a1a", 9, 9.5, "c", 14, maxh=15)

            table.stamps.put(s, ("step", count), x - 9, y - 9, 18, 18, paint)

    def marks(self, s: Sheet) -> None:
        """A sign on each lit space when steps are not counted: a sail, or a boot."""
        table = self.table
        name = {Sailing: "wave", Retreating: "boot", Stepping: "boot"}.get(type(table.about))
        for space in table.lights() if name else ():
            x, y = self.camera.spot(space)

            def paint(t: Sheet, name: str = name or "") -> None:
                t.svg(
                    f'<circle cx="13" cy="14" r="12" fill="#0c0618" opacity=".4"/>'
                    f'<circle cx="13" cy="13" r="12" fill="{PAPER}"/>'
                    + icon(name, 13, 13, 17, "#1f6f86" if name == "wave" else "#8a5136", PAPER)
                )

            if space != table.own_space() or name == "boot":
                table.stamps.put(s, ("mark", name), x - 13, y - 12, 26, 27, paint)

    def ruins(self, s: Sheet) -> None:
        """Fire and smoke where the Dragon has been."""
        table = self.table
        k = self.grown()
        for space in table.kingdom.path[: max(0, table.picture.facts["dragon"] - 1)]:
            x, y = self.camera.spot(space)

            def paint(t: Sheet) -> None:
                t.svg(
                    f'<g transform="translate({40 * k} {58 * k}) scale({k})"><path d="M-4 -14C-22 -30 2 -38 -8 '
                    f"-54C12 -46 16 -34 6 -26C16 -22 12 -12 "
                    f'4 -10Z" fill="#3b3048" opacity=".55"/>{icon("flame", -9, -4, 20, "#ff8a2f", "#ffe08a")}'
                    f"{icon('flame', 12, -1, 15, '#ff8a2f', '#ffe08a')}</g>"
                )

            table.stamps.put(s, ("ruin", round(k, 3)), x - 40 * k, y - 58 * k, 80 * k, 74 * k, paint)

    def signs(self, s: Sheet, only: str = "") -> None:
        """Numbers of the Dragon's path, or one of them."""
        for bx, by, text, style in self.camera.board.signs:
            if only and text != only:
                continue
            fill, rim, ink, size = SIGNS[style]
            x, y = self.camera.at(bx, by)
            r = max(8.5, size * self.camera.k / 2)

            def paint(
                t: Sheet, text: str = text, fill: str = fill, rim: str = rim, ink: str = ink, r: float = r
            ) -> None:
                t.svg(
                    f'<circle cx="{r + 2}" cy="{r + 3}" r="{r}" fill="#1c1230" opacity=".4"/>'
                    f'<circle cx="{r + 1}" cy="{r + 1}" r="{r}" fill="{rim}"/>'
                    f'<circle cx="{r + 1}" cy="{r + 1}" r="{r - 1.8}" fill="{fill}"/>'
                )
                t.text(text, "black", max(14, r * 1.4), ink, r + 1, r + 1.5, "c", 2 * r, maxh=2 * r)

            self.table.stamps.put(
                s, ("sign", text, style, round(r, 2)), x - r - 1, y - r - 1, 2 * r + 4, 2 * r + 4, paint
            )

    # ---- counters ---------------------------------------------------------------------------------------------
    def counter_place(self, space: int) -> tuple[float, float, float]:
        """Where counters lie on a space, units of the board, and their width on the whole map."""
        x, y = self.camera.middle(space)
        if self.table.content.spaces[space].number:
            return x + BESIDE[0], y + BESIDE[1], SMALL_W
        return x, y, BACK_W

    def draw_counters(self, s: Sheet) -> None:
        table = self.table
        for space, lying in sorted(table.lying().items(), key=lambda item: self.camera.middle(item[0])[1]):
            if space in table.hidden_spaces:
                continue
            self.draw_pile(s, space, lying)

    def draw_pile(self, s: Sheet, space: int, lying: list[tuple[int | None, int]]) -> None:
        """The counters of one space: a monster face up over its loot, or backs, those that were seen with an eye."""
        x, y, w = self.counter_place(space)
        w *= self.grown()
        px, py = self.camera.at(x, y)
        up = [card for card, lie in lying if lie == UP]
        for i, (card, lie) in enumerate(lying[:3]):
            if not up or lie != UP:
                self.disc(s, HIDDEN if lie == DOWN else card, px + 3 * i, py - 3 * i + (4 if up else 0), w)
        if up:
            self.disc(s, up[0], px, py - 4, w * 1.12)
        if len(lying) > 1:
            self.number(s, len(lying), px + w * 0.42, py - w * 0.42)
        elif lying[0][1] == DOWN and lying[0][0] is not None and table_shows(self.table):
            self.eye(s, px + w * 0.36, py - w * 0.36)

    def disc(self, s: Sheet, card: int | str | None, x: float, y: float, w: float) -> None:
        image = self.table.pieces.counter(HIDDEN if card is None else card, max(4, round(w * s.u)))
        s.blit(image, x - w / 2, y - w / 2)

    def number(self, s: Sheet, count: int, x: float, y: float) -> None:
        def paint(t: Sheet) -> None:
            t.svg(
                f'<circle cx="10" cy="11" r="9" fill="#0c0618" opacity=".5"/>'
                f'<circle cx="10" cy="10" r="9" fill="{PAPER}"/>'
            )
            t.text(str(count), "black", 14, "#4d1128", 10, 10.5, "c", 15, maxh=16)

        self.table.stamps.put(s, ("pile", count), x - 10, y - 10, 20, 21, paint)

    def eye(self, s: Sheet, x: float, y: float) -> None:
        self.table.stamps.put(
            s,
            "seen",
            x - 9,
            y - 9,
            18,
            18,
            lambda t: t.svg(f'<circle cx="9" cy="9" r="8.5" fill="{INK}"/>' + icon("eye", 9, 9, 13, "#ffe08a", INK)),
        )

    # ---- nearer and farther -------------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        """Buttons for who has no wheel."""
        camera, x, y = self.camera, FIELD[0] + 8, FIELD[1] + FIELD[3] - 44
        return [
            Control(
                f"map/{name}",
                (x + 42 * i, y, 36, 36),
                label,
                self.zoomer(way),
                zone="map",
                radius=9,
                tags={"bubble": True},
                enabled=camera.zoom > 1 or way > 0,
                why_not="" if camera.zoom > 1 or way > 0 else "This is the whole map.",
            )
            for i, (name, label, way) in enumerate((("nearer", "Nearer", 1), ("farther", "Farther", -1)))
        ]

    def zoomer(self, way: int) -> Callable[[], object]:
        x, y, w, h = FIELD
        app = self.table.app
        return lambda: self.camera.closer(way, x + w / 2, y + h / 2, app.sheet(app.window.surface).u)

    def draw_controls(self, s: Sheet) -> None:
        for control, sign in zip(self.controls(), (".plus", ".minus")):
            look = self.table.focus.look(control)
            looks.icon_button(s, control.rect, sign, look.state)
            self.table.ring(s, control)


def table_shows(table: DragonTable) -> bool:
    """Whether counters all have seen are marked."""
    return bool(table.picture.facts["show_seen"] == "on")


def paint_edge(t: Sheet, dx: float, dy: float) -> None:
    """A part of the parchment's edge."""
    t.svg(f'<g transform="translate({dx} {dy})">{parchment(*MAP[2:])}</g>')


def parchment(w: float, h: float) -> str:
    """The sheet that the map is painted on."""
    return (
        f'<rect width="{w}" height="{h}" fill="#46293a"/><rect width="{w}" height="{h}" rx="10" fill="#c9a868"/>'
        f'<rect width="{w}" height="{h - 3}" rx="10" fill="#ead6a4"/>'
        + dashes(5, 5, w - 10, h - 13, "#a8824a", 2, 12, 8, 10, 0.6)
    )
