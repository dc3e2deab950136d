"""figures: the monsters on the map of MonToons, with the ring round who acts and the signs of their statuses."""

from __future__ import annotations

from functools import partial

import pygame

from game.ui.draw.paint import Area, Sheet, icon
from game.ui.draw.shapes import hoop, oval, plate
from game.ui.games.montoons.island import Island
from game.ui.games.montoons.pieces import Monster
from game.ui.games.montoons.places import BROAD, MONSTER_W, STANDEE
from game.ui.games.montoons.reading import Reading
from game.ui.style.metrics import ROUND, SLIP
from game.ui.style.palette import palette
from game.ui.table.part import View

BADGES = (("entangle", "leaf"), ("stun", "star4"), ("guard", "shield"), ("burn", "flame"))
ACTS, SPOKEN = palette.paper, palette.cyan
SHRUNK = 0.02
LARGER = 1.18  # than usual, where cards and what is like them have room before all else
FOOT = 16.0  # how far the foot of a monster reaches below the middle of its hex


class Figures:
    """`monsters` are those that stand on the map, by seat; those farther back are drawn first."""

    def __init__(self, view: View, reading: Reading, island: Island) -> None:
        self.view, self.reading, self.island = view, reading, island
        self.monsters: dict[int, Monster] = {}

    @property
    def grown(self) -> float:
        return grown(self.view, self.island)

    # ---- where they stand -----------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        spaces = enumerate(self.view.picture.facts["at"])
        self.monsters = {seat: Monster(seat, *self.island.middle(space)) for seat, space in spaces if space >= 0}

    def put_right(self) -> None:
        """Whoever was on the way to somewhere and did not get there stands where the picture has it."""
        for seat, monster in self.monsters.items():
            space = self.view.picture.facts["at"][seat]
            if space >= 0:
                monster.x, monster.y = self.island.middle(space)
                monster.up, monster.alpha, monster.nudge = 0, 1, 0

    def spot(self, seat: int) -> tuple[float, float] | None:
        """Where a monster stands just now, units of the table; None for who is not on the map."""
        monster = self.monsters.get(seat)
        return self.island.at(monster.x, monster.y) if monster else None

    def box(self, monster: Monster) -> Area | None:
        """Where a monster is seen just now, at the map's edge for one beyond it; None while the map is away."""
        if self.view.area("map") is None:
            return None
        (x, y), k, (left, top, w, h) = self.island.at(monster.x, monster.y), self.grown, self.island.box
        x, y = max(left, min(left + w, x)), max(top + STANDEE * k, min(top + h, y - monster.up))
        return x - BROAD * k, y - STANDEE * k, 2 * BROAD * k, (STANDEE + FOOT) * k

    # ---- drawing --------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        acts, spoken = self.reading.moving_seat(), self.view.spoken_of()
        for monster in sorted(self.monsters.values(), key=lambda monster: monster.y):
            if monster.alpha > SHRUNK and (monster.seat == acts or f"seat/{monster.seat}" in spoken):
                self.foot(s, monster, ACTS if monster.seat == acts else SPOKEN)
            self.monster(s, monster)

    def monster(self, s: Sheet, monster: Monster) -> None:
        character = self.reading.character(monster.seat)
        if character is None or monster.alpha <= SHRUNK:
            return
        crest, scale = self.reading.crest(monster.seat), MONSTER_W * self.grown * s.u
        image, fx, fy = self.reading.pictures_of.standee(character, crest, scale)
        x, y = self.island.at(monster.x, monster.y)
        if monster.up > 6:
            self.shadow(s, x, y)
        left, top = s.px(x + monster.nudge, y + 4 - monster.up)
        if monster.alpha < 1:
            image = image.copy()
            image.fill((255, 255, 255, round(255 * max(0.0, monster.alpha))), special_flags=pygame.BLEND_RGBA_MULT)
        s.surf.blit(image, (left - round(fx), top - round(fy)))
        if monster.alpha == 1:
            self.badges(s, monster, x, y - monster.up)

    def shadow(self, s: Sheet, x: float, y: float) -> None:
        """Under who is in the air."""
        w = 60 * self.grown
        dark = oval(w / 2, w / 4, w / 2, w / 4, palette.shadow, 0.4)
        self.view.stamps.svg(s, ("shadow", round(w, 1)), (x - w / 2, y + 4 - w / 4, w, w / 2), dark)

    def foot(self, s: Sheet, monster: Monster, colour: str) -> None:
        """A ring round the foot of the monster that acts, or that the log speaks of."""
        w = 100 * self.grown
        x, y = self.island.at(monster.x, monster.y)
        middle = w / 2, w * 0.33, w * 0.42, w * 0.28
        rings = hoop(*middle, palette.garnet, 7, 0.7) + hoop(*middle, colour, 4)
        self.view.stamps.svg(s, ("ring", round(w, 1), colour), (x - w / 2, y + 2 - w / 3, w, w * 0.67), rings)

    def badges(self, s: Sheet, monster: Monster, x: float, y: float) -> None:
        """Statuses beside a monster, as signs; Burn with its number."""
        facts, grown = self.view.picture.facts, self.grown
        shown = [(sign, value) for name, sign in BADGES if (value := facts[name][monster.seat])]
        for i, (sign, value) in enumerate(shown):
            number = value if sign == "flame" else 0
            left, top, paint = x + 24 * grown, y - 34 * grown - 22 * i, partial(paint_badge, sign=sign, number=number)
            self.view.stamps.put(s, ("badge", sign, number), left, top, 36, 24, paint)


def grown(view: View, island: Island) -> float:
    """How much larger monsters are than usual on the whole of map A at 1280x720."""
    return island.grown * (LARGER if view.settings.enlarges else 1)


def paint_badge(t: Sheet, sign: str, number: int) -> None:
    wide = 34 if number else 23
    pill = plate(0, 0, wide, 23, ROUND, palette.paper) + plate(1.5, 1.5, wide - 3, 20, SLIP, palette.wine)
    t.svg(pill + icon(sign, 11.5, 11.5, 14, palette.sun, palette.wine))
    if number:
        t.say(str(number), "number_small", palette.sheet_lit, 25, 12.5, "c", 14, maxh=17)
