"""effects: the sounds of the tables and of the house, as sums of sines and filtered noise, and how loud they are."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from band.bits import RATE, grains, mixed, ms_of, noise, rung, sine
from band.cries import CRIES
from band.strikes import LANDINGS, STRIKES
from band.waves import Rng, Sound

PEAK = 0.47  # of full scale, -6.5 dB: what is decoded again goes a little beyond
LOUD = 0.17  # of full scale: the mean power of the loudest WINDOW, the same for all but the quiet ones
WINDOW = RATE * 60 // 1000  # samples
PITCHES = (1.0, 1.035, 0.965)  # of the variants
Recipe = Callable[[float, Rng], Sound]  # of a pitch, by lot


def marimba(hz: float, ms: float = 320) -> Sound:
    """A bar of wood: the tone and its fourth harmonic, dying fast."""
    return mixed((0, 1, sine(ms, hz, decay=ms / 3)), (0, 0.35, sine(ms * 0.4, hz * 4, decay=ms / 12)))


def tune(notes: tuple[float, ...], apart: float, ms: float = 480, last: float = 620) -> Sound:
    """Bars of wood one after the other."""
    end = len(notes) - 1
    return mixed(*((i * apart, 1, marimba(hz, last if i == end else ms)) for i, hz in enumerate(notes)))


def flip(p: float, rng: Rng) -> Sound:
    turned = noise(14, 900, 5000, rng, 1, 5)
    return mixed(
        (0, 1, noise(12, 1200, 6500, rng, 1, 4)), (25, 1, turned), (8, 0.4, noise(60, 2500, 6000, rng, 10, 18))
    )


def coin(p: float, rng: Rng) -> Sound:
    high = sine(180, 5230 * p, decay=35)
    return mixed((0, 1, sine(220, 2100 * p, decay=60)), (0, 0.7, sine(220, 3310 * p, decay=50)), (0, 0.4, high))


def dice(p: float, rng: Rng) -> Sound:
    at, knocks = 10.0, []
    for i in range(6):
        knocks.append((at, 1 - i * 0.1, rung(50, 900 * p * rng.uniform(0.9, 1.1), rng)))
        at += 55 + i * 22 + rng.uniform(-8, 8)
    return mixed(*knocks)


def roar(p: float, rng: Rng) -> Sound:
    n = ms_of(700)
    t = np.arange(n) / n
    phase = np.cumsum(70 * p * (1 + 0.06 * np.sin(2 * math.pi * 5.5 * np.arange(n) / RATE) - 0.2 * t)) / RATE
    shares = 1 - np.exp(-2 * math.pi * (300 + 1300 * np.sin(math.pi * t)) / RATE)
    out, top, low = np.empty(n), 0.0, 0.0
    for i, value in enumerate((2 * (phase % 1) - 1 + rng.uniform(-0.3, 0.3, n)).tolist()):
        top += shares[i] * (value - top)
        low += 0.012 * (top - low)
        out[i] = top - low
    return out * np.sin(math.pi * t) ** 0.6


def magic(p: float, rng: Rng) -> Sound:
    parts = []
    for i, ratio in enumerate((1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2)):
        for times, loud, decay in ((1, 1, 60), (3, 0.3, 40), (5, 0.15, 25)):
            parts.append((10 + i * 62, loud, sine(170, 660 * p * ratio * times, decay=decay)))
    return mixed(*parts)


def shuffle(p: float, rng: Rng) -> Sound:
    slips = [
        (10 + i * 33 + rng.uniform(-6, 6), rng.uniform(0.5, 0.9), noise(22, 2200, 6500, rng, 2, 7)) for i in range(12)
    ]
    return mixed(*slips)


def rise(p: float, rng: Rng) -> Sound:
    """Up a third and a fifth, quickly: something is gained."""
    return mixed(*((i * 70, 1, marimba(hz * p, 260)) for i, hz in enumerate((523.3, 659.3, 784))))


def fade(p: float, rng: Rng) -> Sound:
    """Two soft tones downwards: something that lasted is over."""
    return mixed((0, 1, sine(200, 520 * p, 480 * p, 80)), (120, 0.8, sine(300, 390 * p, 350 * p, 110)))


def crumble(p: float, rng: Rng) -> Sound:
    """Something gives way and falls in pieces."""
    stones = grains(420, 16, rng, lambda t: rung(60, rng.uniform(260, 820) * p, rng, 0.97), lambda t: 1 - 0.7 * t)
    return mixed((0, 0.7, noise(420, 60, 900, rng, 20, 140)), (20, 1, stones))


def bell(p: float, rng: Rng) -> Sound:
    """Something is announced: a small bell, softly."""
    return mixed(*((0, 0.16 * loud, sine(700, 880 * p * ratio, decay=fall)) for ratio, loud, fall in BELL))


BELL = ((0.5, 0.3, 240), (1, 1, 200), (2.0, 0.6, 110), (2.76, 0.35, 80), (5.4, 0.15, 40))
VARIED: dict[str, Recipe] = {  # heard often: in three pitches
    "choose": lambda p, rng: marimba(440 * p, 130) * 0.4,
    "wrong": lambda p, rng: mixed((0, 1, marimba(196 * p, 240)), (110, 1, marimba(185 * p, 320))),
    "page": lambda p, rng: noise(150, 1500, 5000, rng, 60, 40) * 0.5,
    "card": lambda p, rng: noise(90, 2000, 6000, rng, 25, 28),
    "flip": flip,
    "shuffle": shuffle,
    "coin": coin,
    "dice": dice,
    "step": lambda p, rng: sine(90, 140 * p, 90 * p, 35),
    "hit": lambda p, rng: mixed((0, 1, sine(260, 300 * p, 60 * p, 110)), (0, 0.8, noise(120, 300, 5000, rng, 1, 30))),
    "magic": magic,
    "drum": lambda p, rng: mixed((0, 1, sine(220, 120 * p, 62 * p, 80)), (0, 0.35, noise(40, 200, 2500, rng, 1, 10))),
    "whoosh": lambda p, rng: noise(260, 500, 2600, rng, 110, 60),
}
SINGLE: dict[str, Recipe] = {
    "tick": lambda p, rng: sine(12, 1000) * 0.063,  # -24 dB
    "call": lambda p, rng: mixed((0, 1, marimba(587.3, 260)), (130, 1, marimba(880, 420))),
    "win": lambda p, rng: tune((523.3, 659.3, 784, 1046.5), 110),
    "lose": lambda p, rng: tune((392, 349.2, 311.1, 261.6), 150, 420, 420),
    "roar": roar,
    "rise": rise,
    "fade": fade,
    "crumble": crumble,
    "bell": bell,
    **CRIES,
}
QUIET = {"tick", "choose", "page", "bell"}  # keep their own loudness; the rest are brought to the same
OF_GAMES: dict[str, dict[str, Recipe]] = {"montoons": {**STRIKES, **LANDINGS}}  # loaded while that game is played


def files() -> dict[str, tuple[Recipe, float]]:
    """By file, without its ending: how it is made, and its pitch."""
    of_games = {f"{game}/{name}-0": (made, 1.0) for game, them in OF_GAMES.items() for name, made in them.items()}
    single = {f"{name}-0": (made, 1.0) for name, made in SINGLE.items()}
    return (
        single | of_games | {f"{name}-{n}": (made, p) for name, made in VARIED.items() for n, p in enumerate(PITCHES)}
    )


def played(file: str, recipe: Recipe, pitch: float) -> Sound:
    """The finished effect; the same each time."""
    made = recipe(pitch, np.random.default_rng(list(file.encode())))
    made = made * np.minimum(1.0, (len(made) - 1 - np.arange(len(made))) / min(len(made), RATE // 200))  # no click
    if file.rsplit("-", 1)[0] in QUIET:
        return np.clip(made, -1, 1) * PEAK
    return np.tanh(made * (LOUD / PEAK / loudest(made))) * PEAK


def loudest(made: Sound) -> float:
    """The root of the mean power of the loudest 60 ms; a shorter sound counts as if it were so long."""
    total = np.cumsum(np.concatenate(([0.0], made**2, np.zeros(max(0, WINDOW - len(made))))))
    return max(1e-9, float(np.sqrt(np.max(total[WINDOW:] - total[:-WINDOW]) / WINDOW)))
