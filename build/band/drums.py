"""drums: a kit; midi 60 = as built, higher or lower tunes it."""

from __future__ import annotations

import numpy as np

from band.waves import RATE, Rng, Sound, hiss, struck_modes, times


def _skin(
    f: float, seconds: float, loud: float, rng: Rng, bend: float, slap: float, slap_band: tuple[float, float]
) -> Sound:
    n = int((seconds * 1.2 + 0.05) * RATE)
    t, out = times(n), np.zeros(n)
    for ratio, level, share in ((1, 1, 1), (1.59, 0.45, 0.55), (2.14, 0.28, 0.4), (2.65, 0.16, 0.3)):
        pitch = f * ratio * (1 + bend * loud * np.exp(-t / 0.035))
        out += (
            level
            * np.exp(-6.91 * t / (seconds * share))
            * np.sin(2 * np.pi * np.cumsum(pitch) / RATE + rng.uniform(0, 0.5))
        )
    out += hiss(n, *slap_band, rng) * slap * loud * np.exp(-t / 0.011)
    out[:24] *= np.linspace(0, 1, 24)
    return out * 0.5


def _tune(midi: float) -> float:
    return 2 ** ((midi - 60) / 12)


def handlow(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    return _skin(92 * _tune(midi) * (1 + rng.normal(0, 0.01)), 0.42, loud, rng, 0.25, 0.3, (200, 1200)) * 1.2


def handhigh(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    return _skin(205 * _tune(midi) * (1 + rng.normal(0, 0.012)), 0.24, loud, rng, 0.12, 0.55, (500, 2600)) * 0.8


def slap(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    return _skin(330 * _tune(midi) * (1 + rng.normal(0, 0.012)), 0.12, loud, rng, 0.06, 1.0, (900, 3000)) * 0.6


def tom(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    return _skin(74 * _tune(midi) * (1 + rng.normal(0, 0.006)), 0.5, loud, rng, 0.22, 0.35, (150, 1500)) * 1.3


def snare(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """A deep field drum with gut snares."""
    out = _skin(165 * (1 + rng.normal(0, 0.01)), 0.2, loud, rng, 0.1, 0.3, (400, 2400))
    n = len(out)
    return out * 0.8 + hiss(n, 900, 5200, rng) * (0.10 + 0.16 * loud) * np.exp(-times(n) / (0.04 + 0.03 * loud))


def shaker(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """Seeds: they arrive over a moment, then stop."""
    n = int(0.12 * RATE)
    t = times(n)
    env = np.minimum(1, t / (0.022 - 0.012 * loud)) * np.exp(-np.maximum(0, t - 0.02) / (0.018 + 0.016 * loud))
    grain = 0.6 + 0.4 * np.abs(np.interp(t, np.linspace(0, t[-1], 60), rng.normal(0, 1, 60)))
    return hiss(n, 4800, 10_500, rng) * env * grain * 0.13


def brush(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """A wire brush drawn over the skin."""
    n = int((max(0.16, seconds) + 0.05) * RATE)
    t = times(n) / (n / RATE)
    grain = 0.8 + 0.2 * np.interp(t, np.linspace(0, 1, 50), rng.normal(0, 1, 50))
    return hiss(n, 1500, 7500, rng) * np.sin(np.pi * t**0.6) ** 2 * grain * 0.07


def tap(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """A brush that falls on the skin."""
    n = int(0.18 * RATE)
    t = times(n)
    return hiss(n, 700, 6500, rng) * np.exp(-t / 0.028) * 0.17 + 0.15 * np.sin(2 * np.pi * 190 * t) * np.exp(-t / 0.03)


def block(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    f = 860 * _tune(midi)
    return struck_modes(f, int(0.2 * RATE), [(1, 1, 0.11), (1.52, 0.4, 0.07), (2.7, 0.15, 0.04)], rng) * 0.4


def clave(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    return struck_modes(1850 * _tune(midi), int(0.2 * RATE), [(1, 1, 0.12), (2.6, 0.1, 0.03)], rng) * 0.22


def cymbal(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """A soft roll on a hung cymbal over `seconds`, then it rings."""
    n = int((seconds + 1.4) * RATE)
    t = times(n)
    rise = np.clip(t / max(0.01, seconds), 0, 1) ** 2
    return hiss(n, 2600, 8500, rng) * rise * np.exp(-np.maximum(0, t - seconds) / 0.4) * 0.10


def jingle(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """A tambourine: four pairs of small plates."""
    n = int(0.22 * RATE)
    out = np.zeros(n)
    for f in (5200, 6400, 7300, 8900):
        at = int(abs(rng.normal(0, 0.006)) * RATE)
        t = times(n - at)
        out[at:] += np.sin(2 * np.pi * f * (1 + rng.normal(0, 0.01)) * t) * np.exp(-t / 0.045)
    return out * 0.03 + hiss(n, 4500, 10_000, rng) * np.exp(-times(n) / 0.03) * 0.05
