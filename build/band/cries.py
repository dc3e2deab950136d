"""cries: what creatures say, three short sounds to a family: when they act, are chosen, or lose."""

from __future__ import annotations

import math
from functools import partial
from typing import NamedTuple

import numpy as np

from band.bits import RATE, ms_of
from band.waves import Rng, Sound


class Throat(NamedTuple):
    """What a family speaks with."""

    hz: float  # of an ordinary word
    ms: float
    rough: float  # 0..1: a pure tone to a rasp
    breath: float  # 0..1: of noise in it
    mouth: tuple[float, float]  # Hz of its resonance, at the start and at the end
    flutter: float = 0.0  # times a second that it trembles


FAMILIES = {
    "folk": Throat(210, 240, 0.5, 0.05, (500, 800)),
    "beast": Throat(95, 380, 0.9, 0.2, (350, 650), 24),
    "bird": Throat(1150, 230, 0.1, 0.05, (2200, 3000), 18),
    "deep": Throat(150, 340, 0.3, 0.1, (280, 900), 9),
    "slime": Throat(240, 300, 0.15, 0.25, (300, 1400), 13),
    "stone": Throat(62, 420, 0.7, 0.3, (220, 330), 31),
    "ghost": Throat(420, 450, 0.1, 0.35, (700, 500), 6),
}
# how a mood bends a word: pitch at the start, in the middle, at the end; how long it lasts
BENT = {"act": (0.9, 1.25, 1.0, 1.0), "chosen": (1.0, 1.1, 1.45, 0.6), "lose": (1.1, 0.9, 0.5, 1.25)}
WIDTH = 0.965  # of the resonance: nearer to 1 is narrower


def said(family: str, mood: str, pitch: float, rng: Rng) -> Sound:
    """A word: a tone between a sine and a saw, with breath, through a mouth that opens or shuts."""
    throat, (start, middle, end, long) = FAMILIES[family], BENT[mood]
    n = ms_of(throat.ms * long)
    t = np.arange(n) / n
    bend = np.interp(t, (0, 0.5, 1), (start, middle, end))
    phase = rng.uniform() + np.cumsum(throat.hz * pitch * bend) / RATE
    tone = (1 - throat.rough) * np.sin(2 * math.pi * phase) + throat.rough * (2 * (phase % 1) - 1)
    source = tone + throat.breath * rng.uniform(-1, 1, n)
    mouth = throat.mouth[0] + (throat.mouth[1] - throat.mouth[0]) * np.sin(math.pi * t)
    out, y1, y2 = np.empty(n), 0.0, 0.0
    for i, turn in enumerate((2 * WIDTH * np.cos(2 * math.pi * mouth / RATE)).tolist()):
        y1, y2 = source[i] + turn * y1 - WIDTH * WIDTH * y2, y1
        out[i] = y1
    tremble = 1 - 0.4 * (0.5 + 0.5 * np.sin(2 * math.pi * throat.flutter * np.arange(n) / RATE)) * bool(throat.flutter)
    return (out * 0.1 + source * 0.3) * tremble * np.sin(math.pi * np.minimum(1, t * 4 + 0.02) / 2) * (1 - t) ** 0.6


CRIES = {f"{family}-{mood}": partial(said, family, mood) for family in FAMILIES for mood in BENT}
