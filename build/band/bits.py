"""bits: what effects are made of: tones that glide, noise between two frequencies, grains, knocks."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from band.waves import Rng, Sound

RATE = 22_050  # samples a second of effects


def ms_of(ms: float) -> int:
    """How many samples so many milliseconds are."""
    return max(1, int(RATE * ms / 1000))


def mixed(*parts: tuple[float, float, Sound]) -> Sound:
    """Sounds together: each with the ms at which it begins, and its loudness."""
    out = np.zeros(max(ms_of(at) + len(sound) for at, _, sound in parts))
    for at, loud, sound in parts:
        begin = ms_of(at) if at > 0 else 0
        out[begin : begin + len(sound)] += loud * sound
    return out


def falling(n: int, decay: float) -> Sound:
    """From 1 down to a third every `decay` ms; 0: not at all."""
    return np.exp(-np.arange(n) * 1000 / (RATE * decay)) if decay else np.ones(n)


def rising(n: int, attack: float) -> Sound:
    """From 0 to 1 in `attack` ms."""
    return np.minimum(1.0, np.arange(n) / ms_of(attack)) if attack else np.ones(n)


def swelling(n: int, top: float = 0.5, power: float = 1.0) -> Sound:
    """Up to the share `top` of its length and down again."""
    t = np.arange(n) / n
    return np.where(t < top, t / top, (1 - t) / (1 - top)) ** power


def sine(ms: float, hz: float, end: float | None = None, decay: float = 0) -> Sound:
    """A sine that glides to `end` Hz and dies away; ends softly."""
    n = ms_of(ms)
    glide = hz + ((hz if end is None else end) - hz) * np.arange(n) / n
    soft = np.minimum(1.0, (n - np.arange(n)) / max(1, min(n, RATE // 250)))
    return np.sin(2 * math.pi * np.cumsum(glide) / RATE) * falling(n, decay) * soft


def low_pass(x: Sound, hz: Sound | float) -> Sound:
    """One pole at so many Hz, which may change from sample to sample."""
    shares = 1 - np.exp(-2 * math.pi * np.broadcast_to(np.asarray(hz, float), x.shape) / RATE)
    out, y = np.empty(len(x)), 0.0
    for i, (value, share) in enumerate(zip(x.tolist(), shares.tolist())):
        y += share * (value - y)
        out[i] = y
    return out


def noise(ms: float, low: float, high: float, rng: Rng, attack: float = 0, decay: float = 30) -> Sound:
    """Noise between two frequencies: rises in `attack` ms, then falls."""
    n, rise = ms_of(ms), ms_of(attack) if attack else 1
    x = low_pass(rng.uniform(-1, 1, n), high)
    fall = np.exp(-np.maximum(0, np.arange(n) - rise) * 1000 / (RATE * decay))
    return (x - low_pass(x, low)) * fall * np.minimum(1.0, np.arange(n) / rise)


def swept(ms: float, hz: float, end: float, rng: Rng, wide: float = 0.6, top: float = 0.5) -> Sound:
    """Noise round a frequency that glides, `wide` as a share of it, swelling up to the share `top` of its time."""
    n = ms_of(ms)
    out, low, band = np.empty(n), 0.0, 0.0
    turns = 2 * np.sin(math.pi * np.minimum(hz * (end / hz) ** (np.arange(n) / n), RATE / 7) / RATE)
    for i, (value, turn) in enumerate(zip(rng.uniform(-1, 1, n).tolist(), turns.tolist())):
        low += turn * band
        band += turn * (value - low - wide * band)
        out[i] = band
    return out / max(1e-9, float(np.max(np.abs(out)))) * swelling(n, top)


def rung(ms: float, hz: float, rng: Rng, q: float = 0.985, struck: float = 4) -> Sound:
    """A resonance that is struck for some ms."""
    n, k, y1, y2 = ms_of(ms), 2 * q * math.cos(2 * math.pi * hz / RATE), 0.0, 0.0
    out, x = np.empty(n), rng.uniform(-1, 1, n) * (np.arange(n) < ms_of(struck))
    for i, value in enumerate(x.tolist()):
        y1, y2 = value + k * y1 - q * q * y2, y1
        out[i] = y1
    return out / max(1e-9, float(np.max(np.abs(out))))


def grains(
    ms: float, many: int, rng: Rng, one: Callable[[float], Sound], louder: Callable[[float], float] = lambda t: 1.0
) -> Sound:
    """Many small sounds strewn over a time: `one` and `louder` are told where in it, 0..1."""
    spots = (np.arange(many) + rng.uniform(0, 1, many)) / many
    return mixed(*((ms * t, louder(t) * rng.uniform(0.5, 1), one(t)) for t in spots.tolist()))


def trembling(x: Sound, hz: float, end: float, deep: float = 0.6) -> Sound:
    """Louder and softer so often a second, from first to last."""
    rate = np.linspace(hz, end, len(x))
    return x * (1 - deep * (0.5 + 0.5 * np.cos(2 * math.pi * np.cumsum(rate) / RATE)))


def creak(ms: float, hz: float, end: float, body: float, rng: Rng) -> Sound:
    """Something that sticks and slips: so many jerks a second, from first to last, in a body of its own."""
    n, at, jerks = ms_of(ms), 0.0, []
    while at < ms:
        share = at / ms
        jerks.append(
            (at, 0.5 + 0.5 * math.sin(math.pi * share), rung(40, body * rng.uniform(0.85, 1.15), rng, 0.97, 1))
        )
        at += 1000 / (hz + (end - hz) * share) * rng.uniform(0.8, 1.2)
    return mixed(*jerks)[: n + ms_of(40)]
