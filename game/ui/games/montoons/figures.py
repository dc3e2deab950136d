"""figures: the monsters on the map of MonToons, with the ring round who acts and the signs of their statuses."""

from __future__ import annotations

from functools import partial

import pygame

from game.ui.draw.paint import Sheet, icon
from game.ui.games.montoons.island import Island
from game.ui.games.montoons.pieces import Monster
from game.ui.games.montoons.places import MONSTER_W
from game.ui.games.montoons.reading import Reading
from game.ui.table.view import View

BADGES = (("entangle", "leaf"), ("stun", "star4"), ("guard", "shield"), ("burn", "flame"))
ACTS, SPOKEN = "#fffbe6", "#7fe6f2"
SHRUNK = 0.02


class Figures:
    """`monsters` are those that stand on the map, by seat; those farther back are drawn first."""

    def __init__(self, view: View, reading: Reading, island: Island) -> None:
        self.view, self.reading, self.island = view, reading, island
        self.monsters: dict[int, Monster] = {}

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
        """Where a monster stands just now, units of the canvas; None for who is not on the map."""
        monster = self.monsters.get(seat)
        return self.island.at(monster.x, monster.y) if monster else None

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
        grown = self.island.grown
        image, fx, fy = self.reading.pictures_of.standee(
            character, self.reading.crest(monster.seat), MONSTER_W * grown * s.u
        )
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
        w = 60 * self.island.grown
        self.view.stamps.svg(
            s,
            ("shadow", round(w, 1)),
            (x - w / 2, y + 4 - w / 4, w, w / 2),
            f'<ellipse cx="{w / 2}" cy="{w / 4}" rx="{w / 2}" ry="{w / 4}" fill="#0c0618" opacity=".4"/>',
        )

    def foot(self, s: Sheet, monster: Monster, colour: str) -> None:
        """A ring round the foot of the monster that acts, or that the log speaks of."""
        w = 100 * self.island.grown
        x, y = self.island.at(monster.x, monster.y)
        self.view.stamps.svg(
            s,
            ("ring", round(w, 1), colour),
            (x - w / 2, y + 2 - w / 3, w, w * 0.67),
            (
                f'<ellipse cx="{w / 2}" cy="{w * 0.33}" rx="{w * 0.42}" ry="{w * 0.28}" fill="none" stroke="#4a1f2f" '
                f'stroke-width="7" opacity=".7"/><ellipse cx="{w / 2}" cy="{w * 0.33}" rx="{w * 0.42}" ry="{w * 0.28}" '
                f'fill="none" stroke="{colour}" stroke-width="4"/>'
            ),
        )

    def badges(self, s: Sheet, monster: Monster, x: float, y: float) -> None:
        """Statuses beside a monster, as signs; Burn with its number."""
        facts, seat = self.view.picture.facts, monster.seat
        grown = self.island.grown
        shown = [(sign, facts[name][seat]) for name, sign in BADGES if facts[name][seat]]
        for i, (sign, value) in enumerate(shown):
            number = value if sign == "flame" else 0
            self.view.stamps.put(
                s,
                ("badge", sign, number),
                x + 24 * grown,
                y - 34 * grown - 22 * i,
                36,
                24,
                partial(paint_badge, sign=sign, number=number),
            )


def paint_badge(t: Sheet, sign: str, number: int) -> None:
    wide = 34 if number else 23
    t.svg(
        f'<rect x="0" y="0" width="{wide}" height="23" rx="11.5" fill="#fff4de"/>'
        f'<rect x="1.5" y="1.5" width="{wide - 3}" height="20" rx="10" fill="#8f1f3c"/>'
        + icon(sign, 11.5, 11.5, 14, "#ffd84a", "#8f1f3c")
    )
    if number:
        t.text(str(number), "black", 15, "#ffe9a8", 25, 12.5, "c", 14, maxh=17)
