"""shelfware: what stands on the shelf and hangs under it: boxes, brass plaques, and the plate of a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.ui.draw import rooms
from game.ui.draw.paint import NOWHERE, Area, Sheet, Style, icon
from game.ui.draw.shapes import focus_ring, plate, put, raised
from game.ui.scenes.boxes import SIDE, cover, prefetch
from game.ui.scenes.charms import Charm, in_row
from game.ui.style.metrics import BOLD, BROAD, CHIP, FINE, SLIP
from game.ui.style.palette import Palette, palette
from game.ui.table.cover import Cover
from game.ui.widgets.controls import Button
from game.ui.widgets.looks import Ramp
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

BOX_W, BOX_H = 186, 258  # units of a box's front as it is designed
LIFT, LIFT_MS = 14, 120
GLOW_R = 110  # how far the light behind a box reaches beyond it
LAMP = ((0, palette.glow, 0.75), (0.5, palette.amber, 0.38), (1, palette.amber, 0))
RIBBON: Ramp = (palette.harm_light, palette.wine, palette.garnet)
WOOD_SHADE, WALL_SHADE = palette.garnet, palette.abyss  # a box's shadow on the board and on the wall
NARROW = 116  # units of a plaque on which the words stand below the sign
RIVETED = 160  # the same from which on there is room for rivets beside sign and words


class BoxWidget(Widget):
    """A game's box: lifts under the pointer, wears a ribbon when its game is in progress."""

    def __init__(
        self, app: House, style: Style, focus: Focus, box: Cover, started: bool, choose: Callable[[Cover], object]
    ) -> None:
        super().__init__(f"box/{box.name}", NOWHERE)
        self.parlour, self.style, self.focus, self.choose = app, style, focus, choose
        self.game, self.started = box, started
        self.charms: Sequence[Charm] = ()  # the awards that were won in it
        self.up = 0.0
        self.zone = "shelf"

    @property
    def k(self) -> float:
        """How large it is, against the size that it is designed at."""
        return self.box[2] / (BOX_W + SIDE)

    @property
    def carton(self) -> Area:
        """The box without what stands on it."""
        x, y, w, h = self.box
        high = (BOX_H + SIDE) * self.k
        return x, y + h - high, w, high

    @property
    def standing(self) -> Sequence[Charm]:
        """What stands on it, each in its place."""
        return in_row(self.charms, self.carton, self.k)

    def controls(self) -> Sequence[Control]:
        own = self.control(lambda: self.choose(self.game), self.game.title, 6, self.carton)
        return own, *(control for one in self.standing for control in one.controls())

    def update(self, dt: float) -> bool:
        """Rise and sink; with reduced motion only the bright edge shows."""
        hot = self._hot()
        goal = 1.0 if hot and not self.parlour.settings.reduced_motion else 0.0
        before, step = self.up, dt / LIFT_MS
        self.up = min(goal, self.up + step) if goal > self.up else max(goal, self.up - step)
        return self.up != before

    def _hot(self) -> bool:
        focus = self.focus
        return (focus.over if focus.device == "mouse" else focus.at) == self.id

    def draw(self, s: Sheet, focus: Focus) -> None:
        control, (x, y, w, h), k = self.controls()[0], self.carton, self.k
        wide, high, foot = BOX_W * k, BOX_H * k, y + h
        s.svg(
            f'<g transform="translate({x} {foot}) scale({k})">'
            f'<path d="M4 0H{BOX_W + 18}L{BOX_W + 44} 10H26Z" fill="{WOOD_SHADE}" opacity=".45"/>'
            f'<path d="M{BOX_W} -200L{BOX_W + 34} -176V0H{BOX_W}Z" fill="{WALL_SHADE}" opacity=".35"/></g>',
            x,
            foot - 210 * k,
            wide + 50 * k,
            224 * k,
        )
        y -= (lift := LIFT * self.up * (2 - self.up))
        front = y + SIDE * k
        if self._hot():
            look = self.style.palette
            edge = (x - 5, front - 5, wide + 10, high + 10)
            put(s, edge, plate(*edge, FINE, look.glow), 1)
        s.blit(cover(self.parlour.pictures, self.game, round(w * s.u)), x, y)
        if self.started:
            self._band(s, x, y + 196 * k, "In progress", RIBBON)
        if focus.look(control).ring:
            focus_ring(s, (x, front, wide, high), CHIP)
        s.mark("control", x, front, wide, high, self.id)
        for one in self.standing:
            one.paint(s, focus, lift)

    def stocked(self, u: float) -> bool:
        """Whether its cover and what stands on it are there; what is not is sent for."""
        cover_there = prefetch(self.parlour.pictures, self.game, round(self.box[2] * u))
        return all([cover_there, *(one.ready(u) for one in self.standing)])

    def glow(self, s: Sheet) -> None:
        """The light on the wall behind a box that is pointed at; it lies below all boxes."""
        if not self._hot():
            return
        x, y, w, h = self.carton
        r = GLOW_R * self.k
        lit = (x - r, y - r / 2, w + 2 * r, h + r / 2)
        s.svg(rooms.light(lit, x + w / 2, y + h / 2, r + w / 2, LAMP), *lit)

    def _band(self, s: Sheet, x: float, y: float, text: str, ramp: Ramp) -> None:
        """A ribbon across the front that is folded round the left edge."""
        k, wide = self.k, BOX_W * self.k
        put(
            s,
            (x - 8, y, wide + 16, 44 * k),
            f'<path d="M{x - 8} {y + 34 * k}L{x} {y + 42 * k}V{y + 34 * k}Z" fill="{ramp[2]}"/>'
            f'<rect x="{x - 8}" y="{y}" width="{wide + 8}" height="{34 * k}" fill="{ramp[1]}"/>'
            f'<rect x="{x - 8}" y="{y}" width="{wide + 8}" height="{4 * k}" fill="{ramp[0]}"/>',
        )
        paper = self.style.palette.paper
        s.say(text, "heading", paper, x + wide / 2, y + 19 * k, "c", wide - 16, 26 * k, 20 * k)


class Plaque(Button):
    """A way from the shelf, engraved on a brass plate that is riveted to the cabinet: its sign stands beside the words,
    or above them where the plate is narrow."""

    def draw(self, s: Sheet, focus: Focus) -> None:
        look, style = self.look(s, focus, self.controls()[0]), Style()
        light, brass, deep = self.ramp
        x, y, w, h = self.box
        down = 3 if look.state == "pressed" else 0
        hot = look.state == "hover"
        face = light if hot else brass
        y += down
        narrow, riveted = w < NARROW, w >= RIVETED
        left = x + (36 if riveted else 26)
        at = (x + w / 2, y + h * 0.32) if narrow else (left, y + h / 2)
        put(
            s,
            self.box,
            plate(x, y + 4 - down, w, h, SLIP, style.palette.shadow)
            + plate(x, y, w, h, SLIP, style.palette.glow if hot else style.palette.brass)
            + plate(x + 3, y + 2, w - 6, h - 6, CHIP, face)
            + f'<path d="M{x + 10} {y + 2}H{x + w - 10}C{x + w - 6} {y + 2} {x + w - 3} {y + 5} {x + w - 3} {y + 9}'
            f"V{y + 14}H{x + 3}V{y + 9}"
            f'C{x + 3} {y + 5} {x + 6} {y + 2} {x + 10} {y + 2}Z" fill="{light}"/>'
            + (rivets(x, y + h / 2, w, deep) if riveted else "")
            + icon(self.ico or "menu", *at, 18 if narrow else 22, style.palette.garnet, face),
        )
        ink = style.palette.garnet
        if narrow:
            s.say(self.text, "slot", ink, x + w / 2, y + h * 0.72, "c", w - 8)
        else:
            s.say(self.text, "name", ink, left + 20, y + h / 2 + 1, "l", x + w - left - (40 if riveted else 28))


def rivets(x: float, y: float, w: float, colour: str) -> str:
    return "".join(f'<circle cx="{at}" cy="{y}" r="3" fill="{colour}"/>' for at in (x + 12, x + w - 12))


def draw_card(look: Palette, s: Sheet, at: Area) -> None:
    """The card that hangs under the shelf."""
    x, y, w, h = at
    put(s, at, raised(*at, BROAD, look.paper, look.brass, BOLD))


def draw_sign(ico: str, look: Palette, s: Sheet, at: Area) -> None:
    x, y, w, h = at
    put(s, at, icon(ico, x + w / 2, y + h / 2, 36, look.risk, look.paper))
