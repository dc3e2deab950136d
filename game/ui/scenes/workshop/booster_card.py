"""booster_card: a card of a booster where it comes to lie: its back, its face lit by its rarity, and its coins."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.pack.cards import Monster
from game.ui.draw import cards
from game.ui.draw.cache import Cache
from game.ui.draw.paint import GOLD, INK, Area, Sheet, icon
from game.ui.draw.rooms import light
from game.ui.draw.shapes import disc, plate, put, shade
from game.ui.games.pack.printed import front
from game.ui.scenes.workshop.marks import RARITY_COLOURS
from game.ui.style.metrics import BROAD, ROUND, SLIP
from game.ui.style.palette import palette
from game.ui.window.motion import Motion

CARD_W, CARD_H, STEP_X, STEP_Y, TOP = 172.0, 241.0, 208.0, 282.0, 72.0
MIDDLE = (436.0, 330.0)
LOUD = ("rare", "ultra")
WINE_RED = palette.risk


class Spot:
    """A card that came out; `up` once it is turned, `fresh` if there was none of it before."""

    def __init__(self, at: int, monster: Monster, fresh: bool) -> None:
        self.monster, self.fresh, self.up = monster, fresh, False
        self.at, self.home = at, (0.0, 0.0)
        self.x, self.y = MIDDLE[0] - CARD_W / 2, TOP
        self.wide, self.lift, self.alpha = 1.0, 0.0, 1.0
        self.coins: list[tuple[float, float, float]] = []
        self.motion: Motion | None = None

    def belongs(self, columns: int) -> None:
        """Among so many side by side; it moves there if it lies where it belonged."""
        lies, (y, x) = (self.x, self.y) == self.home, divmod(self.at, columns)
        self.home = MIDDLE[0] + (x - (columns - 1) / 2) * STEP_X - CARD_W / 2, TOP + y * STEP_Y
        if lies:
            self.x, self.y = self.home

    @property
    def box(self) -> Area:
        """The card with what hangs over its edges."""
        return self.home[0] - 2, self.home[1] - 20, CARD_W + 34, CARD_H + 38


def draw_spot(s: Sheet, pictures: Cache, spot: Spot, hot: bool) -> None:
    rarity, px = spot.monster.rarity, round(CARD_W * s.u)
    still = not spot.motion and (spot.x, spot.y) == spot.home
    if still and rarity in LOUD:
        x, y = spot.home
        box = (x - 84, y - 50, CARD_W + 168, CARD_H + 100)
        put(
            s,
            box,
            light(
                box,
                x + CARD_W / 2,
                y + CARD_H / 2,
                170,
                ((0, RARITY_COLOURS[rarity], 0.9), (0.55, RARITY_COLOURS[rarity], 0.4), (1, RARITY_COLOURS[rarity], 0)),
            ),
            0,
        )
    image = cards.shown(pictures, front(spot.monster) if spot.up else "pack", px)
    if spot.wide < 1 or spot.lift:
        size = (max(1, round(image.get_width() * spot.wide)), round(image.get_height() * (1 + spot.lift)))
        image = pygame.transform.smoothscale(image, size)
    x = spot.x + (CARD_W - image.get_width() / s.u) / 2
    y = spot.y - CARD_H * spot.lift / 2 - (6 if hot and still else 0)
    if spot.wide == 1:
        s.blit(_shadow(s, pictures), spot.x + 1, spot.y + 5)
    if hot and still:
        put(s, (x, y, CARD_W, CARD_H), plate(x - 5, y - 5, CARD_W + 10, CARD_H + 10, BROAD, palette.glow), 8)
    image.set_alpha(round(255 * spot.alpha))
    s.blit(image, x, y)
    image.set_alpha(255)
    if spot.up and not spot.motion:
        _ribbon(s, spot, x, y)


def _ribbon(s: Sheet, spot: Spot, x: float, y: float) -> None:
    """How rare it is, below; and a star where it is new."""
    colour, middle = RARITY_COLOURS[spot.monster.rarity], x + CARD_W / 2
    put(
        s,
        (middle - 58, y + CARD_H - 9, 116, 26),
        plate(middle - 52, y + CARD_H - 9, 104, 24, ROUND, INK)
        + plate(middle - 50, y + CARD_H - 7, 100, 20, SLIP, colour),
        3,
    )
    s.say(spot.monster.rarity.capitalize(), "key", INK, middle, y + CARD_H + 3.5, "c", 90, maxh=17)
    if spot.fresh:
        cx, cy = x + CARD_W - 2, y + 66  # below the name
        put(s, (cx - 30, cy - 30, 60, 60), icon("wild", cx, cy, 62, WINE_RED, WINE_RED) + disc(cx, cy, 21, WINE_RED), 4)
        s.say("New", "number_small", palette.paper, cx, cy + 0.5, "c", 38, maxh=16)


def _shadow(s: Sheet, pictures: Cache) -> pygame.Surface:
    """What a card throws on the felt, drawn once."""

    def draw() -> pygame.Surface:
        c = Sheet(size[0], (CARD_W + 8, CARD_H + 8))
        c.svg(shade(4, 4, CARD_W, CARD_H, ROUND))
        return c.surf

    size = (round((CARD_W + 8) * s.u), round((CARD_H + 8) * s.u))
    return pictures.get("booster shadow", size, draw, wait=True)


def coins(s: Sheet, pictures: Cache, flown: Sequence[tuple[float, float, float]], x: float, y: float) -> None:
    for i, (dx, dy, alpha) in enumerate(flown):
        _lay_coin(s, pictures, x + dx, y + dy, 6 + i % 3, alpha)


def _lay_coin(s: Sheet, pictures: Cache, x: float, y: float, r: float, alpha: float) -> None:
    size = round(24 * s.u)
    image = pictures.get(f"coin {r}", (size, size), lambda: _coin(size, r), wait=True)
    image.set_alpha(round(255 * max(0.0, min(1.0, alpha))))
    s.blit(image, x - 12, y - 12)


def _coin(size: int, r: float) -> pygame.Surface:
    c = Sheet(size, (24, 24))
    c.svg(disc(12, 12, r, palette.brass) + disc(11.2, 11.2, r - 1.5, GOLD) + disc(10, 10, r * 0.35, palette.glow))
    return c.surf
