"""strikes: what attacks and landings of MonToons sound like. A strike comes to whom it is for after 270 ms."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from band.bits import creak, grains, mixed, noise, rising, rung, sine, swelling, swept, trembling
from band.waves import Rng, Sound

HIT = 260.0  # ms until a strike has come
Recipe = Callable[[float, Rng], Sound]


# --- what several of them have


def thud(rng: Rng, hz: float = 110, ms: float = 220) -> Sound:
    """Something heavy comes down."""
    return mixed((0, 1, sine(ms, hz, hz * 0.5, ms / 3)), (0, 0.4, noise(50, 150, 1800, rng, 1, 14)))


def boom(rng: Rng, ms: float = 420) -> Sound:
    """Something bursts, and it rolls away."""
    return mixed((0, 1, sine(ms, 84, 34, ms / 3)), (0, 1.4, noise(ms, 40, 700, rng, 2, ms / 4)))


def crash(rng: Rng, ms: float = 380, low: float = 250, high: float = 3200) -> Sound:
    """Water breaks."""
    return trembling(noise(ms, low, high, rng, 14, ms / 3), 9, 22, 0.4)


def crackle(rng: Rng, ms: float, many: int, low: float = 1200) -> Sound:
    """Fire among twigs."""
    return grains(ms, many, rng, lambda t: noise(9, low, 7000, rng, 0, 2.5))


def fire(rng: Rng, ms: float, hz: float = 300, top: float = 0.5, flutter: float = 14) -> Sound:
    """The breath of a fire."""
    return trembling(swept(ms, hz, hz * 0.7, rng, 1.1, top), flutter, flutter * 1.4, 0.75)


def drops(rng: Rng, ms: float, many: int, low: float = 700, high: float = 1900) -> Sound:
    """Single drops, each a short tone upwards."""

    def one(t: float) -> Sound:
        hz = rng.uniform(low, high)
        return sine(34, hz, hz * 1.6, 12)

    return grains(ms, many, rng, one)


def bubbles(rng: Rng, ms: float, many: int, low: float = 140, high: float = 420) -> Sound:
    """Slow bubbles out of something thick."""

    def one(t: float) -> Sound:
        hz = rng.uniform(low, high)
        return sine(70, hz, hz * 1.9, 30)

    return grains(ms, many, rng, one)


def clacks(rng: Rng, ms: float, many: int, low: float = 300, high: float = 900) -> Sound:
    """Stones on stones."""
    return grains(ms, many, rng, lambda t: rung(55, rng.uniform(low, high), rng, 0.975), lambda t: 1 - 0.6 * t)


def rustle(rng: Rng, ms: float, many: int, low: float = 2400) -> Sound:
    """Leaves."""
    return grains(ms, many, rng, lambda t: noise(38, low, 7000, rng, 8, 10), lambda t: 0.3 + np.sin(np.pi * t))


def gale(rng: Rng, ms: float, hz: float, end: float, deep: float = 0.5, rate: float = 7) -> Sound:
    """Wind that whistles."""
    return trembling(
        mixed((0, 1, swept(ms, hz, end, rng, 0.22)), (0, 0.5, swept(ms, hz / 2, end / 2, rng))), rate, rate * 1.6, deep
    )


def snap(rng: Rng) -> Sound:
    """A sharp end faster than its sound."""
    return mixed((0, 1, noise(70, 900, 9000, rng, 0, 9)), (0, 0.6, sine(60, 1500, 240, 14)))


# --- attacks, by the word in a character's sheet


def thorns(p: float, rng: Rng) -> Sound:
    darts = [(i * 34.0, 0.6, swept(60, 2600 + 260 * i, 5200, rng, 0.4)) for i in range(5)]
    return mixed(*darts, *((HIT - 30 + i * 28, 1, rung(60, 640 + 70 * (i % 3), rng, 0.96)) for i in range(5)))


def roots(p: float, rng: Rng) -> Sound:
    return mixed(
        (0, 0.9, creak(300, 18, 48, 250, rng)), (HIT - 90, 1, thud(rng, 96)), (HIT, 0.6, creak(220, 40, 14, 330, rng))
    )


def vine(p: float, rng: Rng) -> Sound:
    return mixed((0, 0.9, swept(HIT, 700, 2600, rng, 0.5, 0.8)), (HIT - 20, 1, creak(260, 46, 96, 700, rng)))


def spores(p: float, rng: Rng) -> Sound:
    puffs = [(i * 95.0, 1 - 0.12 * i, noise(150, 180, 900, rng, 34, 36)) for i in range(5)]
    return mixed(*puffs, (90, 0.16, grains(430, 12, rng, lambda t: sine(90, rng.uniform(1500, 2700), decay=24))))


def snare(p: float, rng: Rng) -> Sound:
    loop = trembling(swept(HIT, 1500, 620, rng, 0.3, 0.7), 16, 30, 0.9)
    return mixed((0, 1, loop), (HIT, 0.8, snap(rng)), (HIT + 40, 0.7, creak(200, 70, 130, 420, rng)))


def leaves(p: float, rng: Rng) -> Sound:
    return mixed((0, 1, rustle(rng, 560, 44)), (0, 0.5, swept(600, 500, 1400, rng, 0.6)))


def splatter(p: float, rng: Rng) -> Sound:
    gobs = [(i * 45.0, 0.7, sine(120, 260 + 40 * i, 520, 60)) for i in range(3)]
    wet = [
        (HIT + i * 48.0, 1 - 0.2 * i, mixed((0, 1, sine(90, 420, 110, 30)), (0, 1, noise(90, 200, 1500, rng, 3, 26))))
        for i in range(3)
    ]
    return mixed(*gobs, *wet, (HIT + 90, 0.5, bubbles(rng, 200, 6, 260, 520)))


def whip(p: float, rng: Rng) -> Sound:
    return mixed((0, 0.8, swept(HIT, 380, 1900, rng, 0.5, 0.85)), (HIT, 1.3, snap(rng)))


def grip(p: float, rng: Rng) -> Sound:
    pull = trembling(sine(HIT + 60, 90, 210) + 0.5 * sine(HIT + 60, 181, 424), 22, 34, 0.7)
    return mixed(
        (0, 0.8, pull * rising(len(pull), 120)),
        (HIT + 40, 1, sine(46, 210, 760, 30)),
        (HIT + 130, 0.8, sine(46, 180, 620, 30)),
    )


def eruption(p: float, rng: Rng) -> Sound:
    return mixed(
        (0, 0.8, trembling(noise(300, 35, 220, rng, 150, 300), 20, 32)),
        (140, 1, boom(rng, 480)),
        (170, 0.5, crackle(rng, 420, 34)),
    )


def coils(p: float, rng: Rng) -> Sound:
    return mixed(
        *((i * 130.0, 0.8 + 0.1 * i, creak(150, 40 + 24 * i, 80 + 34 * i, 460 + 120 * i, rng)) for i in range(4))
    )


def quake(p: float, rng: Rng) -> Sound:
    rolls = trembling(noise(640, 28, 170, rng, 120, 260) * 2.4, 11, 8, 0.8)
    return mixed((0, 1, rolls), (HIT - 70, 0.9, thud(rng, 70, 340)), (HIT - 40, 0.5, clacks(rng, 380, 14, 240, 640)))


def jet(p: float, rng: Rng) -> Sound:
    stream = noise(330, 1700, 5200, rng, 12, 420)
    return mixed((0, 1, trembling(stream, 34, 30, 0.3)), (HIT, 0.9, crash(rng, 200, 800, 4200)))


def splash(p: float, rng: Rng) -> Sound:
    return mixed(
        (110, 1, sine(80, 190, 90, 40)),
        (140, 1.2, crash(rng, 300, 400, 3000)),
        (250, 0.4, drops(rng, 320, 12, 900, 2200)),
    )


def current(p: float, rng: Rng) -> Sound:
    back = trembling(swept(620, 900, 300, rng, 0.7, 0.35), 6, 12, 0.5)
    return mixed((0, 1, back), (40, 0.35, bubbles(rng, 540, 18, 260, 640)))


def wave(p: float, rng: Rng) -> Sound:
    swell = swept(HIT + 120, 240, 1500, rng, 0.9, 0.85)
    return mixed((0, 1, swell), (HIT + 30, 1.1, crash(rng, 380)), (HIT + 30, 0.5, sine(260, 72, 44, 110)))


def rain(p: float, rng: Rng) -> Sound:
    return mixed(
        (0, 1, grains(600, 46, rng, lambda t: noise(14, 2600, 8500, rng, 0, 3.5))),
        (0, 0.22, noise(640, 3000, 7500, rng, 200, 400)),
    )


def flood(p: float, rng: Rng) -> Sound:
    rows = [(i * 130.0 + 90, 1, crash(rng, 330, 150, 1500 + 400 * i)) for i in range(3)]
    return mixed((0, 0.9, noise(640, 40, 260, rng, 220, 300) * 2), *rows)


def flare(p: float, rng: Rng) -> Sound:
    return mixed(
        (0, 1, sine(200, 150, 58, 90)),
        (0, 1.2, swept(330, 260, 1900, rng, 0.8, 0.3)),
        (120, 0.4, noise(420, 1800, 6000, rng, 30, 110)),
    )


def embers(p: float, rng: Rng) -> Sound:
    flown = [(i * 48.0, 0.8, swept(170, 1100 - 90 * i, 480, rng, 0.4, 0.3)) for i in range(4)]
    return mixed(*flown, *((HIT + i * 40.0, 0.8, crackle(rng, 90, 9)) for i in range(4)))


def flame(p: float, rng: Rng) -> Sound:
    return mixed(
        (0, 1, fire(rng, 560, 430, 0.5, 17)),
        (60, 0.35, crackle(rng, 460, 16)),
        (0, 0.4, gale(rng, 420, 420, 760, 0.7, 12)),
    )


def blaze(p: float, rng: Rng) -> Sound:
    return mixed(
        (0, 1, fire(rng, 680, 190, 0.35, 9)), (40, 0.6, crackle(rng, 600, 52, 700)), (60, 0.6, sine(300, 110, 52, 120))
    )


def comet(p: float, rng: Rng) -> Sound:
    falls = sine(HIT, 2300, 420) * 0.4
    return mixed(
        (0, 0.9, falls * rising(len(falls), 120)),
        (0, 0.7, swept(HIT, 2400, 500, rng, 0.3, 0.9)),
        (HIT, 1.4, boom(rng, 430)),
    )


def fissure(p: float, rng: Rng) -> Sound:
    tears = [
        (i * 46.0, 0.9, mixed((0, 1, rung(70, 210 + 38 * i, rng, 0.97)), (0, 0.6, noise(40, 600, 5000, rng, 0, 8))))
        for i in range(6)
    ]
    return mixed(*tears, (HIT - 40, 0.9, fire(rng, 360, 300, 0.3)), (HIT - 40, 0.6, thud(rng, 66, 300)))


def gust(p: float, rng: Rng) -> Sound:
    return gale(rng, 560, 420, 760, 0.25, 4)


def crosswind(p: float, rng: Rng) -> Sound:
    return mixed((0, 1, gale(rng, 380, 420, 1500, 0.3, 6)), (200, 1, gale(rng, 400, 1500, 380, 0.3, 6)))


def updraft(p: float, rng: Rng) -> Sound:
    lifted = sine(560, 240, 1180)
    return mixed(
        (0, 1, trembling(swept(600, 220, 2400, rng, 0.5, 0.75), 5, 20, 0.6)),
        (0, 0.14, lifted * swelling(len(lifted), 0.8)),
    )


def storm(p: float, rng: Rng) -> Sound:
    thunder = trembling(noise(420, 32, 240, rng, 30, 150) * 3, 9, 6, 0.7)
    return mixed((0, 0.9, gale(rng, 660, 260, 420, 0.7, 9)), (210, 1, thunder))


def bolt(p: float, rng: Rng) -> Sound:
    buzz = np.sign(sine(150, 108, 96)) * 0.4
    split = mixed((0, 1.6, noise(60, 1200, 9500, rng, 0, 7)), (26, 1, noise(60, 900, 8000, rng, 0, 6)))
    rolls = trembling(noise(420, 40, 420, rng, 4, 120) * 2, 13, 7, 0.6)
    return mixed((30, 0.35, buzz), (HIT - 70, 1, split), (HIT - 50, 1, rolls))


def cyclone(p: float, rng: Rng) -> Sound:
    turns = trembling(swept(680, 300, 900, rng, 0.8, 0.6), 5, 17, 0.95)
    return mixed(
        (0, 1.1, turns), (60, 0.35, clacks(rng, 560, 16, 380, 820)), (0, 0.5, noise(660, 40, 190, rng, 200, 300))
    )


# --- landings, by the terrain that somebody comes to


def lava(p: float, rng: Rng) -> Sound:
    return mixed(
        (0, 1, sine(150, 210, 70, 60)),
        (60, 0.7, bubbles(rng, 240, 5, 80, 190)),
        (30, 0.6, noise(460, 2600, 7500, rng, 50, 130)),
    )


def water(p: float, rng: Rng) -> Sound:
    return mixed((0, 0.8, sine(70, 330, 680, 26)), (14, 1, crash(rng, 240, 600, 3600)), (130, 0.4, drops(rng, 220, 7)))


def whirlpool(p: float, rng: Rng) -> Sound:
    return mixed(
        (0, 1, trembling(swept(500, 900, 190, rng, 0.5, 0.3), 7, 22, 0.9)), (90, 0.5, bubbles(rng, 400, 12, 150, 320))
    )


def ice(p: float, rng: Rng) -> Sound:
    pings = [(i * 38.0, 0.7 - 0.1 * i, sine(240, hz, hz * 0.985, 60)) for i, hz in enumerate((2480, 3350, 1960, 4120))]
    return mixed((0, 0.9, noise(40, 2500, 9000, rng, 0, 6)), *pings, (110, 0.8, swept(260, 3800, 2000, rng, 0.25)))


def spike_pit(p: float, rng: Rng) -> Sound:
    steel = [(20 + i * 9.0, 0.4, sine(300, hz, decay=70)) for i, hz in enumerate((1870, 2930, 4410, 5230))]
    return mixed((0, 0.7, swept(90, 3000, 6200, rng, 0.3, 0.9)), *steel, (70, 1, thud(rng, 120, 180)))


def quicksand(p: float, rng: Rng) -> Sound:
    sinks = swept(460, 1800, 420, rng, 0.6, 0.25)
    return mixed(
        (0, 1, sinks), (0, 0.9, grains(430, 40, rng, lambda t: noise(12, 1400 - 700 * t, 4200 - 2400 * t, rng, 1, 4)))
    )


def blightwater(p: float, rng: Rng) -> Sound:
    return mixed(
        (0, 1, bubbles(rng, 420, 13, 90, 260)),
        (20, 0.35, noise(460, 300, 1100, rng, 120, 130)),
        (160, 0.3, sine(260, 150, 128, 110)),
    )


def jungle(p: float, rng: Rng) -> Sound:
    return mixed(
        (0, 1, rustle(rng, 320, 24, 1900)), (30, 0.9, rung(50, 1150, rng, 0.95)), (120, 0.6, rung(50, 860, rng, 0.95))
    )


ATTACKS: tuple[Recipe, ...] = (
    thorns, roots, vine, spores, snare, leaves, splatter, whip, grip, eruption, coils, quake, jet, splash, current,
    wave, rain, flood, flare, embers, flame, blaze, comet, fissure, gust, crosswind, updraft, storm, bolt, cyclone,
)  # fmt: skip
GROUND: tuple[Recipe, ...] = (lava, water, whirlpool, ice, spike_pit, quicksand, blightwater, jungle)
STRIKES = {f"strike-{one.__name__}": one for one in ATTACKS}
LANDINGS = {f"land-{one.__name__}": one for one in GROUND}
