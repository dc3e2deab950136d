"""voices: what creatures say, three short sounds to a family: when they act, are chosen, or lose."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from typing import NamedTuple

RATE = 22_050
MOODS = ("act", "chosen", "lose")


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
BODIES = {
    "beast": ("beast", "fuzz", "lanky", "twins", "serpent"),
    "bird": ("bird",),
    "deep": ("crab", "fish", "gulper", "octo", "shell"),
    "slime": ("slime", "shroom", "bell"),
    "stone": ("boulder", "robot", "totem"),
    "ghost": ("reaper", "wisp"),
}
FAMILY_OF = {body: family for family, bodies in BODIES.items() for body in bodies}
# how a mood bends a word: pitch at the start, in the middle, at the end; how long it lasts
BENT = {"act": (0.9, 1.25, 1.0, 1.0), "chosen": (1.0, 1.1, 1.45, 0.6), "lose": (1.1, 0.9, 0.5, 1.25)}


def voice_of(art: Mapping[str, object], mood: str) -> str:
    """The sound of a creature with that art line; people and what has no body speak as folk."""
    return f"{FAMILY_OF.get(str(art.get('body', '')), 'folk')} {mood}"


def said(family: str, mood: str, pitch: float, rng: random.Random) -> list[float]:
    """A word: a tone between a sine and a saw, with breath, through a mouth that opens or shuts."""
    throat, (start, middle, end, long) = FAMILIES[family], BENT[mood]
    n = int(RATE * throat.ms * long / 1000)
    out, phase, y1, y2 = [], rng.random(), 0.0, 0.0
    width = 0.965  # of the resonance: nearer to 1 is narrower
    for i in range(n):
        t = i / n
        bend = start + (middle - start) * 2 * t if t < 0.5 else middle + (end - middle) * (2 * t - 1)
        phase += throat.hz * pitch * bend / RATE
        tone = (1 - throat.rough) * math.sin(2 * math.pi * phase) + throat.rough * (2 * (phase % 1) - 1)
        source = tone + throat.breath * rng.uniform(-1, 1)
        mouth = throat.mouth[0] + (throat.mouth[1] - throat.mouth[0]) * math.sin(math.pi * t)
        y = source + 2 * width * math.cos(2 * math.pi * mouth / RATE) * y1 - width * width * y2
        y1, y2 = y, y1
        tremble = 1 - 0.4 * (0.5 + 0.5 * math.sin(2 * math.pi * throat.flutter * i / RATE)) if throat.flutter else 1
        out.append((y * 0.1 + source * 0.3) * tremble * math.sin(math.pi * min(1, t * 4 + 0.02) / 2) * (1 - t) ** 0.6)
    return out


def recipe(family: str, mood: str) -> Callable[[float, random.Random], list[float]]:
    """The word as the other sounds are made: of a pitch, by lot."""
    return lambda pitch, rng: said(family, mood, pitch, rng)


VOICES = {f"{family} {mood}": recipe(family, mood) for family in FAMILIES for mood in MOODS}
