"""standing: heroes, the Dragon, counters on their way, and the way to the space that is pointed at."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pygame

from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.draw.shapes import focus_ring
from game.ui.games.dragon.camera import Camera
from game.ui.games.dragon.pieces import Piece
from game.ui.games.dragon.places import DRAGON_W, FIELD, FOUND_W, HERO_PX, WHOLE
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.games.dragon.table import DragonTable

GOAL = ("#ffd02e", "#fff0a0", 0.9, 3.5, 0.8, "#5a3a10")
SHADOW = (
    "M0 -26C10 -26 14 -14 16 -8C30 -26 52 -28 66 -14C56 -12 52 -4 50 6C42 0 34 4 30 12C22 8 16 14 12 20C6 30 20 36 "
    "34 34C22 46 -2 46 -8 28C-14 14 -22 8 -30 12C-34 4 -42 0 -50 6C-52 -4 -56 -12 -66 -14C-52 -28 -30 -26 -16 -8C-14 "
    "-14 -10 -26 0 -26Z"
)


class Standing(ABC):
    """What stands and moves on the map; the rest of the map is drawn by who inherits this."""

    table: DragonTable

    @property
    def camera(self) -> Camera:
        return self.table.camera

    def grown(self) -> float:
        """How much larger pieces are than on the whole map of Silverado."""
        return self.camera.k / WHOLE

    @abstractmethod
    def light(self, s: Sheet, space: int, look: tuple[str, str, float, float, float, str]) -> None: ...

    @abstractmethod
    def signs(self, s: Sheet, only: str = "") -> None: ...

    # ---- what stands and moves ----------------------------------------------------------------------------------
    def draw_pieces(self, s: Sheet) -> None:
        table = self.table
        if table.goal is not None and not table.busy:
            self.path(s, table.goal)
        space = table.kingdom.by_key.get((table.focus.at or "")[4:])
        if space is not None and table.focus.look(Control(f"hex/{table.content.spaces[space].key}", (0, 0, 0, 0))).ring:
            self.ring(s, space)
        for hero in table.bystanders():
            self.standee(s, hero, *self.camera.middle(table.kingdom.starts[hero]))
        for seat in sorted(table.heroes, key=lambda seat: table.heroes[seat].y):
            self.draw_hero(s, seat)
        if table.dragon is not None:
            self.draw_dragon(s, table.dragon)
        for piece in table.thrown:
            self.draw_flat(s, piece)
        if table.goal is not None and not table.busy:
            self.pin(s, table.goal)
        self.advice(s)

    def advice(self, s: Sheet) -> None:
        """A lamp over the space that the hint would choose."""
        table = self.table
        option = (
            next((option for option in table.offered.options if table.hint and option.key == table.hint.key), None)
            if table.offered
            else None
        )
        if option is None or not isinstance(option.at, str) or option.at[4:] not in table.kingdom.by_key:
            return
        x, y = self.camera.spot(table.kingdom.by_key[option.at[4:]])
        self.light(s, table.kingdom.by_key[option.at[4:]], GOAL)
        table.stamps.put(
            s,
            "advice",
            x - 18,
            y - 48,
            36,
            38,
            lambda t: t.svg(
                '<circle cx="18" cy="19" r="17" fill="#0c0618" opacity=".5"/>'
                '<circle cx="18" cy="18" r="17" fill="#ffe08a"/>' + icon("bulb", 18, 18, 25, INK, "#ffe08a")
            ),
        )

    def ring(self, s: Sheet, space: int) -> None:
        x, y, w, h = self.camera.hexagon(space)
        focus_ring(s, (x + 6, y + 6, w - 12, h - 12), 14)

    def draw_flat(self, s: Sheet, piece: Piece) -> None:
        """A counter that turns or flies."""
        if piece.alpha <= 0 or piece.wide <= 0.03:
            return
        w = piece.size * self.grown() * (1 + piece.lift)
        image = self.table.pieces.counter(piece.what, round(FOUND_W * self.grown() * s.u))
        if piece.wide < 0.99 or abs(w * s.u - image.get_width()) > 1:  # only its full size is drawn, others stretched
            image = pygame.transform.smoothscale(
                image, (max(1, round(w * piece.wide * s.u)), max(1, round(w * s.u * 1.06)))
            )
        if piece.alpha < 1:
            image = image.copy()
            image.fill((255, 255, 255, round(255 * piece.alpha)), special_flags=pygame.BLEND_RGBA_MULT)
        x, y = self.camera.at(piece.x, piece.y)
        s.blit(image, x - w * piece.wide / 2, max(FIELD[1] + 2, y - w / 2 - piece.up))
        self.coins(s, piece, x, y)

    def draw_loose(self, s: Sheet, piece: Piece) -> None:
        """A counter over the whole table; its place is one of the canvas."""
        image = self.table.pieces.counter(piece.what, max(4, round(44 * s.u)))
        if piece.size != 44:
            w = round(piece.size * s.u)
            image = pygame.transform.smoothscale(image, (w, round(w * 1.06)))
        s.blit(image, piece.x - piece.size / 2, piece.y - piece.size / 2)
        self.coins(s, piece, piece.x, piece.y)

    def coins(self, s: Sheet, piece: Piece, x: float, y: float) -> None:
        for dx, dy, alpha in piece.coins:
            if alpha > 0.1:
                self.table.stamps.put(
                    s,
                    "coin",
                    x + dx - 10,
                    y + dy - 10,
                    22,
                    22,
                    lambda t: t.svg(icon("coin", 11, 11, 20, GOLD, "#7b4526")),
                )

    def draw_hero(self, s: Sheet, seat: int) -> None:
        table = self.table
        piece = table.heroes[seat]
        x, y = self.camera.at(piece.x, piece.y)
        active = seat == table.moving_seat()
        if active or f"seat/{seat}" in table.lit_pieces():
            w = HERO_PX * self.grown()
            colour = "#fffbe6" if active else "#7fe6f2"
            self.table.stamps.put(
                s,
                ("foot", round(w, 2), colour),
                x - w / 2,
                y + 2 - w / 3,
                w,
                w * 0.67,
                lambda t: t.svg(
                    f'<ellipse cx="{w / 2}" cy="{w * 0.33}" rx="{w * 0.375}" ry="{w * 0.245}" fill="none" '
                    f'stroke="{colour}" stroke-width="4"/>'
                ),
            )
        self.standee(s, table.hero_of(seat), piece.x + piece.nudge / self.camera.k, piece.y - piece.up / self.camera.k)
        if table.picture.facts["resting"][seat]:
            self.rest(s, x + 18 * self.grown(), y - 62 * self.grown())

    def standee(self, s: Sheet, hero: int, x: float, y: float) -> None:
        """A hero's figure with its foot at a place of the board."""
        image, fx, fy = self.table.pieces.standee(hero, HERO_PX / 640 * self.grown() * s.u)
        left, top = s.px(*self.camera.at(x, y + HERO_PX / WHOLE * 0.05))
        s.surf.blit(image, (left - round(fx), top - round(fy)))

    def rest(self, s: Sheet, x: float, y: float) -> None:
        """A resting hero sleeps."""
        self.table.stamps.put(
            s,
            "rest",
            x,
            y,
            30,
            22,
            paint_rest,
        )

    def draw_dragon(self, s: Sheet, piece: Piece) -> None:
        """The flying Dragon over its winged shadow."""
        grown = self.grown()
        x, y = self.camera.at(piece.x, piece.y)
        self.table.stamps.put(
            s,
            ("wings", round(grown, 3)),
            x + (16 - 68) * grown,
            y - 20 * grown,
            136 * grown,
            56 * grown,
            lambda t: t.svg(
                f'<g transform="translate({68 * grown} {26 * grown}) scale({grown} {0.62 * grown})"><path '
                f'd="{SHADOW}" fill="#1c1230" opacity=".42"/></g>'
            ),
        )
        w = DRAGON_W * grown
        image = self.table.pieces.dragon(round(w * s.u))
        top = max(FIELD[1] - 6, y - 26 * grown - piece.up - image.get_height() / s.u)  # over the first row it flies low
        s.blit(image, x - w / 2 + piece.nudge, top)
        if not piece.up and s.marks is None:
            self.signs(s, str(self.table.picture.facts["dragon"]))

    # ---- the way ----------------------------------------------------------------------------------------------
    def path(self, s: Sheet, goal: int) -> None:
        """Dots along the way to the space that is pointed at."""
        table = self.table
        way = table.way_to(goal)
        spots = [self.camera.spot(space) for space in ((table.own_space(), *way) if way else ())]
        for (ax, ay), (bx, by) in zip(spots, spots[1:]):
            for t in (0.2, 0.5, 0.8):
                table.stamps.put(
                    s,
                    "dot",
                    ax + (bx - ax) * t - 7,
                    ay + (by - ay) * t - 6,
                    14,
                    13,
                    lambda q: q.svg(
                        '<ellipse cx="7" cy="7.5" rx="6" ry="5" fill="#4a1f2f"/>'
                        '<ellipse cx="7" cy="6" rx="5" ry="4" fill="#fffbe6"/>'
                    ),
                )

    def pin(self, s: Sheet, goal: int) -> None:
        """The red pin with the number of steps."""
        count = len(self.table.way_to(goal))
        if not count:
            return
        x, y = self.camera.spot(goal)

        def paint(t: Sheet) -> None:
            t.svg(
                '<path d="M25 49C5 32 6 6 25 6C44 6 43 32 25 49Z" fill="#4a0f20" opacity=".5"/>'
                '<path d="M23 46C4 30 5 4 23 4C41 4 42 30 23 46Z" '
                f'fill="#d93a3c"/><circle cx="23" cy="20" r="12" fill="{PAPER}"/>'
            )
            t.text(str(count), "black", 18, "#8f1f3c", 23, 20.5, "c", 20, maxh=20)

        self.table.stamps.put(s, ("pin", count), x - 23, y - 60, 46, 50, paint)


def paint_rest(t: Sheet) -> None:
    """The bubble of a sleeper."""
    t.svg(
        f'<rect width="30" height="22" rx="10" fill="{PAPER}"/>'
        '<rect x="1" y="1" width="28" height="20" rx="9" fill="#5a4a86"/>'
        f'<path d="M6 9H13L6 16H13M17 6H24L17 13H24" fill="none" stroke="{PAPER}" stroke-width="2.4" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )
