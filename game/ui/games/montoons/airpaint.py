"""airpaint: how what hovers over MonToons' table is drawn: under the monsters, over the map, over everything."""

from __future__ import annotations

from functools import partial

import pygame

from game.ui.draw.cache import Cache
from game.ui.draw.hexes.geometry import HH, HW, hex_path
from game.ui.draw.paint import Sheet, icon
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.air import Air, Flash, Flyer, Sparks, Streak, Words
from game.ui.games.montoons.island import Island
from game.ui.games.montoons.places import MAP
from game.ui.table.dice import Die, die_picture
from game.ui.table.view import View

WORDS_W, WORDS_H = 260.0, 34.0
COLOURS = {
    "heart": "#e8433f",
    "leaf": "#47a355",
    "star4": "#f5c242",
    "shield": "#2f6fc4",
    "flame": "#f08a2a",
    "drop": "#3a86da",
    "coin": "#f5c242",
    "trap": "#e8433f",
    "cut": "#cdbfd8",
}  # sparks by their sign


class AirPaint:
    def __init__(self, view: View, island: Island, air: Air) -> None:
        self.view, self.island, self.air = view, island, air

    def draw_under(self, s: Sheet) -> None:
        """What lies on the ground, under the monsters."""
        for flash in self.air.flashes:
            self.flash(s, flash)
        for streak in self.air.streaks:
            self.streak(s, streak)

    def draw_over_map(self, s: Sheet) -> None:
        for sparks in self.air.sparks:
            self.burst(s, sparks)
        for words in self.air.words:
            if words.alpha > 0.05:
                x, y = self.island.at(words.x, words.y)
                x = max(MAP[0] + WORDS_W / 2 - 60, min(MAP[0] + MAP[2] - WORDS_W / 2 + 60, x))
                y = max(MAP[1] + WORDS_H / 2 + 4, y - words.up)
                key = ("words", words.text, words.colour, words.sign, words.dice)
                self.view.stamps.put(
                    s,
                    key,
                    x - WORDS_W / 2,
                    y - WORDS_H / 2,
                    WORDS_W,
                    WORDS_H,
                    partial(paint_words, words=words, pictures=self.view.pictures),
                    words.alpha,
                )

    def draw_over_all(self, s: Sheet) -> None:
        for flyer in self.air.flyers:
            if flyer.alpha > 0.03:
                self.flyer(s, flyer)

    def flyer(self, s: Sheet, flyer: Flyer) -> None:
        half = flyer.size / 2
        if flyer.what == "die":
            pictures, px = self.view.pictures, max(4, round(flyer.drawn * s.u))
            image = die_picture(pictures, Die(flyer.value, flyer.colour, flyer.pose), px)
            if flyer.size != flyer.drawn:
                image = pygame.transform.smoothscale_by(image, flyer.size / flyer.drawn)
            image.set_alpha(round(255 * flyer.alpha))
            s.blit(image, flyer.x - half, flyer.y - half - flyer.hop)
            image.set_alpha(255)
            return
        size = max(4, round(flyer.size / 4) * 4)
        self.view.stamps.put(
            s,
            ("flyer", flyer.what, size),
            flyer.x - size / 2,
            flyer.y - size / 2 - flyer.hop,
            size,
            size,
            partial(paint_flyer, what=flyer.what, size=size),
            flyer.alpha,
        )

    def burst(self, s: Sheet, sparks: Sparks) -> None:
        x, y = self.island.at(sparks.x, sparks.y)
        d = sparks.size
        for dx, dy, alpha in sparks.coins:
            self.view.stamps.put(
                s,
                ("spark", sparks.sign, d),
                x + dx - d / 2,
                y - 30 + dy - d / 2,
                d,
                d,
                partial(paint_spark, sign=sparks.sign, d=d),
                max(0.0, min(1.0, alpha)),
            )

    def flash(self, s: Sheet, flash: Flash) -> None:
        k = self.island.k
        w, h = HW * k * 1.3, HH * k * 1.3
        x, y = self.island.spot(flash.space)
        step = round(flash.grown * 8) / 8
        key = ("flash", flash.colour, step, round(k, 3))
        self.view.stamps.put(
            s,
            key,
            x - w,
            y - h,
            2 * w,
            2 * h,
            lambda t: t.svg(
                f'<path d="{hex_path(w, h, k, 0.95)}" fill="{flash.colour}" opacity="{0.55 * (1 - step):.2f}"/>'
                f'<path d="{hex_path(w, h, k, 0.35 + 0.85 * step)}" '
                f'fill="none" stroke="{flash.colour}" stroke-width="6"/>'
                f'<path d="{hex_path(w, h, k, 0.3 + 0.85 * step)}" fill="none" stroke="#ffffff" stroke-width="2.5"/>'
            ),
            flash.alpha,
        )

    def streak(self, s: Sheet, streak: Streak) -> None:
        points = [self.island.at(*end) for end in streak.ends]
        if len(points) < 2 or streak.alpha < 0.04:
            return
        pad = streak.width
        left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
        w, h = max(x for x, _ in points) + pad - left, max(y for _, y in points) + pad - top
        d = "M" + "L".join(f"{x - left:.1f} {y - top:.1f}" for x, y in points)
        key = ("streak", d, streak.colour, streak.width)
        self.view.stamps.svg(
            s,
            key,
            (left, top, w, h),
            (
                f'<path d="{d}" fill="none" stroke="{streak.colour}" '
                f'stroke-width="{streak.width}" stroke-opacity=".45" '
                f'stroke-linecap="round" stroke-linejoin="round"/><path d="{d}" fill="none" stroke="#ffffff" '
                f'stroke-width="{streak.width * 0.4:.1f}" stroke-opacity=".8" stroke-linecap="round"/>'
            ),
            streak.alpha,
        )


def paint_words(t: Sheet, words: Words, pictures: Cache) -> None:
    """Words on a pill that is as wide as they are, with a sign before and dice behind them."""
    mid, high = WORDS_H / 2, 30.0
    lead = 24 if words.sign else 0
    text_w = min(WORDS_W - 40 - lead - 28 * len(words.dice), t.width(words.text, "title", 20))
    w = text_w + 26 + lead + 27 * len(words.dice)
    left = (WORDS_W - w) / 2
    t.svg(
        f'<rect x="{left}" y="{mid - high / 2 + 2}" width="{w}" height="{high}" rx="15" fill="#241a38" '
        f'opacity=".45"/>'
        f'<rect x="{left}" y="{mid - high / 2}" width="{w}" height="{high}" rx="15" fill="#fff4de"/>'
        f'<rect x="{left + 2}" y="{mid - high / 2 + 2}" width="{w - 4}" height="{high - 4}" rx="13" fill="none" '
        f'stroke="{words.colour}" stroke-width="2"/>'
        + (sign_of(words.sign, left + 24, mid, 20, words.colour) if words.sign else "")
    )
    t.text(words.text, "title", 20, words.colour, left + 13 + lead, mid + 0.5, "l", text_w + 2, maxh=24)
    for i, value in enumerate(words.dice):
        image = die_picture(pictures, Die(value), round(26 * t.u))
        t.blit(image, left + 16 + lead + text_w + 27 * i, mid - 13)


def paint_spark(t: Sheet, sign: str, d: float) -> None:
    t.svg(
        icon(sign, d / 2, d / 2, d, "#4a1f2f", "#4a1f2f")
        + icon(sign, d / 2, d / 2, d * 0.8, COLOURS.get(sign, "#fff4de"), "#4a1f2f")
    )


def sign_of(name: str, x: float, y: float, size: float, colour: str) -> str:
    """A bonus as it lies on the map, or an icon."""
    if name in look.RIMS:
        return look.picture(name, x, y, size)
    return icon(name, x, y, size, colour, "#fff4de")


def paint_flyer(t: Sheet, what: str, size: float) -> None:
    mid, r = size / 2, size / 2 - 2
    if what == "cross":
        q = size * 0.34
        d = f"M{mid - q} {mid - q}L{mid + q} {mid + q}M{mid + q} {mid - q}L{mid - q} {mid + q}"
        t.svg(
            f'<path d="{d}" stroke="#fff4de" stroke-width="{size * 0.26}" stroke-linecap="round" fill="none"/>'
            f'<path d="{d}" stroke="{look.WINE}" stroke-width="{size * 0.16}" stroke-linecap="round" fill="none"/>'
        )
    elif what == "ring":
        t.svg(
            f'<circle cx="{mid}" cy="{mid}" r="{r - 2}" fill="none" stroke="#4a1f2f" stroke-width="5"/>'
            f'<circle cx="{mid}" cy="{mid}" r="{r - 2}" fill="none" stroke="#ffd632" stroke-width="3"/>'
        )
    elif what == "stone":
        t.svg(
            f'<circle cx="{mid}" cy="{mid}" r="{r}" fill="#8ffcf0" opacity=".35"/>'
            f'<circle cx="{mid}" cy="{mid}" r="{r * 0.74}" fill="#d9fff8" opacity=".6"/>'
            + look.stone(mid, mid, size * 0.8)
        )
    elif what in look.RIMS:
        t.svg(look.bonus_dot(mid, mid, r, what, True))
    else:
        t.svg(
            f'<circle cx="{mid}" cy="{mid}" r="{r}" fill="#fff4de"/><circle cx="{mid}" cy="{mid}" r="{r - 2}" '
            f'fill="#8f1f3c"/>' + icon(what, mid, mid, size * 0.62, "#ffd84a", "#8f1f3c")
        )
