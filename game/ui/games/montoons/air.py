"""air: what hovers over MonToons' table for a while: things that fly, strikes, sparks, flashes, streaks."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import pygame

from game.ui.draw.hexes.space import HH, HW, hex_path
from game.ui.draw.motes import COARSE, HALF, TURN, drawn
from game.ui.draw.paint import Sheet, icon
from game.ui.draw.shapes import disc, hoop, stroke
from game.ui.draw.strikes import LANDINGS, REACHED, Strike
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.island import Island
from game.ui.style.palette import palette
from game.ui.table.dice import POSES, Die, die_picture
from game.ui.table.part import View
from game.ui.window.motion import Burst, Call, Calmed, Fade, Glide, Motion, Then, Together, Wait, in_out_sine, out_cubic

T = TypeVar("T")
STRUCK, LANDED = 640, 520  # ms of a strike and of a landing from first to last
LARGE = 1.15  # how much larger motes are than drawn, beside monsters and hearts
STILL = REACHED - 0.04  # the moment of a strike at which it stands still where nothing is to move
COLOURS = {  # of sparks by their sign
    "heart": palette.harm,
    "leaf": palette.seed,
    "star4": palette.gold,
    "shield": palette.azure,
    "flame": palette.ember,
    "drop": palette.azure,
    "coin": palette.gold,
    "trap": palette.harm,
}


@dataclass
class Flyer:
    """Something small on its way over the table; x, y in units of the table. `what`: "die", "cross", "stone", or the
    name of a bonus or an icon."""

    what: str
    x: float
    y: float
    size: float
    alpha: float = 0
    value: int = 0
    colour: str = ""
    pose: int = POSES - 1
    hop: float = 0
    drawn: float = 0  # the size for which its picture is made

    def __post_init__(self) -> None:
        self.drawn = self.size


@dataclass
class Sparks:
    """Signs that burst out of a place; x, y in units of the board."""

    sign: str
    x: float
    y: float
    size: float = 18
    coins: list[tuple[float, float, float]] = field(default_factory=list)


@dataclass
class Flash:
    """A ring that opens over a hex and goes; `grown` 0..1."""

    space: int
    colour: str
    grown: float = 0
    alpha: float = 0


@dataclass
class Streak:
    """The way of a Blitz, a throw or a shot, which fades; ends in units of the board."""

    ends: tuple[tuple[float, float], ...]
    colour: str
    width: float = 16
    alpha: float = 0


@dataclass
class Onset:
    """A strike at its time `t`, 0..1, at x, y of the board; who strikes is dx, dy from there."""

    strike: Strike
    colour: str
    x: float
    y: float
    dx: float
    dy: float
    t: float = 0


class Runs(Calmed):
    """An onset runs its course; where nothing is to move it stands still as it strikes, long enough to be seen."""

    def __init__(self, onset: Onset, ms: float) -> None:
        super().__init__(ms)
        self.onset = onset

    def at(self, t: float) -> None:
        self.onset.t = STILL if self.still else t

    def calm(self) -> Motion:
        self.still = True
        return self


class Air:
    """Holds all of it, and has the motions by which it comes and goes."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.flyers: list[Flyer] = []
        self.sparks: list[Sparks] = []
        self.flashes: list[Flash] = []
        self.streaks: list[Streak] = []
        self.onsets: list[Onset] = []

    @property
    def clear(self) -> bool:
        return not (self.flyers or self.sparks or self.flashes or self.streaks or self.onsets)

    def forget(self) -> None:
        """Nothing hovers any more."""
        for kept in (self.flyers, self.sparks, self.flashes, self.streaks, self.onsets):
            kept.clear()

    def aside(self, motion: Motion) -> Motion:
        """A motion that begins here and that nothing waits for."""
        return Call(lambda: self.view.let(motion))

    # ---- coming and going -----------------------------------------------------------------------------------------
    def sparkle(self, x: float, y: float, sign: str, many: int = 7, reach: float = 60) -> Motion:
        """Signs burst out of a place of the board."""
        sparks = Sparks(sign, x, y)
        return held(self.sparks, sparks, Burst(sparks, many, reach))

    def strikes(self, onset: Onset, sound: str, ms: float = STRUCK) -> Motion:
        """An onset, with its sound ("": none); nothing waits for it."""
        runs = self.aside(held(self.onsets, onset, Runs(onset, ms)))
        return Then(Call(self.view.sounder(sound)), runs) if sound else runs

    def lands(self, terrain: str, x: float, y: float, quiet: bool = False) -> list[Motion]:
        """What the ground makes of it that something comes to it there; nothing where it lies still."""
        if (strike := LANDINGS.get(terrain)) is None:
            return []
        sound = "" if quiet else f"land-{terrain}"
        return [self.strikes(Onset(strike, strike.colour, x, y, 0, 0), sound, LANDED)]

    def flashed(self, space: int, colour: str, ms: float = 420) -> Motion:
        """A ring opens over a hex."""
        flash = Flash(space, colour, alpha=1)
        opens = Glide(flash, ms, out_cubic, grown=1)
        return held(self.flashes, flash, Together(opens, Then(Wait(ms * 0.5), Fade(flash, 0, ms * 0.5))))

    def streaked(self, ends: tuple[tuple[float, float], ...], colour: str, width: float = 16) -> Motion:
        """The way that something has come stays for a moment."""
        streak = Streak(ends, colour, width, alpha=1)
        return held(self.streaks, streak, Wait(160), Fade(streak, 0, 320))

    def flown(self, flyer: Flyer, *motions: Motion) -> Motion:
        """It is over the table while it moves."""
        return held(self.flyers, flyer, *motions)

    def flight(self, flyer: Flyer, ms: float, x: float, y: float, size: float | None = None) -> Motion:
        """It appears where it is, flies, and is gone."""
        goes = Glide(flyer, ms, in_out_sine, x=x, y=y, size=size or flyer.size)
        return self.flown(flyer, Fade(flyer, 1, 60), goes, Fade(flyer, 0, 90))


def held(kept: list[T], thing: T, *motions: Motion) -> Motion:
    """A thing is among others while it moves."""

    def end() -> None:
        if thing in kept:
            kept.remove(thing)

    return Then(Call(lambda: kept.append(thing)), *motions, Call(end))


class AirPaint:
    """Draws it: under the monsters, over the map, over everything."""

    def __init__(self, view: View, island: Island, air: Air) -> None:
        self.view, self.island, self.air = view, island, air

    def draw_under(self, s: Sheet) -> None:
        """What lies on the ground, under the monsters."""
        for flash in self.air.flashes:
            self.flash(s, flash)
        for streak in self.air.streaks:
            self.streak(s, streak)
        self.motes(s, low=True)

    def draw_over_map(self, s: Sheet) -> None:
        self.motes(s, low=False)
        for sparks in self.air.sparks:
            self.burst(s, sparks)

    def draw_over_all(self, s: Sheet) -> None:
        for flyer in self.air.flyers:
            if flyer.alpha > 0.03:
                self.flyer(s, flyer)

    def flyer(self, s: Sheet, flyer: Flyer) -> None:
        x, y = flyer.x, flyer.y - flyer.hop
        if flyer.what != "die":
            size = max(4, round(flyer.size / 4) * 4)
            paint = partial(paint_flyer, what=flyer.what, size=size)
            self.view.stamps.centred(s, ("flyer", flyer.what, size), x, y, size, size, paint, flyer.alpha)
            return
        die, half = Die(flyer.value, flyer.colour, flyer.pose), flyer.size / 2
        image = die_picture(self.view.pictures, die, max(4, round(flyer.drawn * s.u)))
        if flyer.size != flyer.drawn:
            image = pygame.transform.smoothscale_by(image, flyer.size / flyer.drawn)
        image.set_alpha(round(255 * flyer.alpha))
        s.blit(image, x - half, y - half)
        image.set_alpha(255)

    def burst(self, s: Sheet, sparks: Sparks) -> None:
        (x, y), d = self.island.at(sparks.x, sparks.y), sparks.size
        paint = partial(paint_spark, sign=sparks.sign, d=d)
        for dx, dy, alpha in sparks.coins:
            alpha = max(0.0, min(1.0, alpha))
            self.view.stamps.centred(s, ("spark", sparks.sign, d), x + dx, y - 30 + dy, d, d, paint, alpha)

    def motes(self, s: Sheet, low: bool) -> None:
        """What an onset is made of just now: under the monsters, or over them."""
        for onset in self.air.onsets:
            for mote in onset.strike.motes(onset.t, onset.dx, onset.dy):
                if mote.low == low and mote.alpha > 0.04:
                    x, y = self.island.at(onset.x + mote.x, onset.y + mote.y)
                    d = stepped(mote.size * LARGE * self.island.k)
                    key = mote.look, onset.colour, round(mote.turn / TURN) % (360 // TURN), round(d, 2)
                    self.view.stamps.centred(s, key, x, y, d, d, partial(paint_mote, key=key), min(1.0, mote.alpha))

    def flash(self, s: Sheet, flash: Flash) -> None:
        k, (x, y), step = self.island.k, self.island.spot(flash.space), round(flash.grown * 8) / 8
        w, h = HW * k * 1.3, HH * k * 1.3

        def paint(t: Sheet) -> None:
            t.svg(
                f'<path d="{hex_path(w, h, k, 0.95)}" fill="{flash.colour}" opacity="{0.55 * (1 - step):.2f}"/>'
                + stroke(hex_path(w, h, k, 0.35 + 0.85 * step), flash.colour, 6)
                + stroke(hex_path(w, h, k, 0.3 + 0.85 * step), palette.white, 2.5)
            )

        key = ("flash", flash.colour, step, round(k, 3))
        self.view.stamps.centred(s, key, x, y, 2 * w, 2 * h, paint, flash.alpha)

    def streak(self, s: Sheet, streak: Streak) -> None:
        points = [self.island.at(*end) for end in streak.ends]
        if len(points) < 2 or streak.alpha < 0.04:
            return
        pad = streak.width
        left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
        w, h = max(x for x, _ in points) + pad - left, max(y for _, y in points) + pad - top
        d = "M" + "L".join(f"{x - left:.1f} {y - top:.1f}" for x, y in points)
        lines = stroke(d, streak.colour, streak.width, 0.45) + stroke(d, palette.white, streak.width * 0.4, 0.8)
        self.view.stamps.svg(s, ("streak", d, streak.colour, pad), (left, top, w, h), lines, streak.alpha)


def stepped(size: float) -> float:
    """The nearest of a few sizes."""
    return float(COARSE ** round(math.log(max(4.0, size), COARSE)))


def paint_mote(t: Sheet, key: tuple[str, str, int, float]) -> None:
    look, colour, turn, d = key
    k = d / (2 * HALF)
    t.svg(f'<g transform="translate({d / 2:g} {d / 2:g}) scale({k:.4f})">{drawn(look, colour, turn * TURN)}</g>')


def paint_spark(t: Sheet, sign: str, d: float) -> None:
    light = icon(sign, d / 2, d / 2, d * 0.8, COLOURS.get(sign, palette.paper), palette.garnet)
    t.svg(icon(sign, d / 2, d / 2, d, palette.garnet, palette.garnet) + light)


def paint_flyer(t: Sheet, what: str, size: float) -> None:
    mid, r, q = size / 2, size / 2 - 2, size * 0.34
    if what == "cross":
        d = f"M{mid - q} {mid - q}L{mid + q} {mid + q}M{mid + q} {mid - q}L{mid - q} {mid + q}"
        t.svg(stroke(d, palette.paper, size * 0.26) + stroke(d, look.WINE, size * 0.16))
    elif what == "ring":
        t.svg(hoop(mid, mid, r - 2, r - 2, palette.garnet, 5) + hoop(mid, mid, r - 2, r - 2, palette.sun, 3))
    elif what == "stone":
        glow = disc(mid, mid, r, palette.cyan, 0.35) + disc(mid, mid, r * 0.74, palette.foam, 0.6)
        t.svg(glow + look.stone(mid, mid, size * 0.8))
    elif what in look.RIMS:
        t.svg(look.bonus_dot(mid, mid, r, what, True))
    else:
        plain = disc(mid, mid, r, palette.paper) + disc(mid, mid, r - 2, palette.wine)
        t.svg(plain + icon(what, mid, mid, size * 0.62, palette.sun, palette.wine))
