"""sung: instruments that are bowed or blown."""

from __future__ import annotations

import numpy as np

from band.waves import (
    RATE,
    Rng,
    Sound,
    harmonics,
    hiss,
    hz,
    let_go,
    peaks,
    reading,
    swell,
    times,
    turning,
    wavetable,
    wobble,
)


def bowed(
    midi: float, seconds: float, loud: float, rng: Rng, body: tuple, players: int, attack: float, top: float
) -> Sound:
    f, release = hz(midi), 0.16
    n = int((seconds + release) * RATE)
    h = harmonics(f, top)
    k = np.arange(1, len(h) + 1)
    saw = peaks(h, *body) / k
    soft = wavetable(tuple(saw / (1 + (h / (900 + 900 * loud)) ** 2)))
    hard = wavetable(tuple(saw / (1 + (h / (2600 + 1500 * loud)) ** 2)))
    press = np.clip(loud * 0.75 * swell(n, attack * 2, seconds, release, 0.3) + 0.06 * wobble(n, 4, rng), 0, 1)
    out = np.zeros(n)
    for player in range(players):
        off = 1 + (rng.normal(0, 0.0028) if players > 1 else 0)
        p = turning(f * off, n, rng, 13 if seconds > 0.3 else 4, 5.3, 0.12)
        out += reading(soft, p) * (1 - press) + reading(hard, p) * press
    out = out / players**0.75 * swell(n, attack * (1.25 - 0.5 * loud), seconds, release, 0.08)
    out += hiss(n, 1500, 5000, rng) * 0.012 * swell(n, 0.01, seconds * 0.5, 0.2)
    return out * 0.3


_VIOLIN = ((285, 40, 1.2), (460, 70, 1.6), (560, 60, 1.0), (1000, 250, 0.8), (2300, 600, 0.7))


_CELLO = ((110, 25, 0.9), (190, 40, 1.5), (380, 80, 1.0), (650, 150, 0.7), (1500, 500, 0.4))


def violin(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    return bowed(midi, seconds, loud, rng, _VIOLIN, 1, 0.07, 8500)


def strings(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """A section: three players, each a little out."""
    return bowed(midi, seconds, loud, rng, _VIOLIN if midi > 62 else _CELLO, 3, 0.11, 7000)


def cello(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    return bowed(midi, seconds, loud, rng, _CELLO, 1, 0.09, 5500)


def spiccato(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """A short bounced bow by a section."""
    return (
        bowed(midi, min(seconds, 0.13), min(1, loud * 1.2), rng, _VIOLIN if midi > 62 else _CELLO, 3, 0.02, 6500) * 1.2
    )


def blown(
    midi: float,
    seconds: float,
    loud: float,
    rng: Rng,
    dark: Sound,
    light: Sound,
    attack: float,
    vibrato: float,
    breath: float,
    scoop: float = 12,
    blip: float = 0.0,
    sag: float = 0.1,
) -> Sound:
    f, release = hz(midi), 0.07
    n = int((seconds + release) * RATE)
    env = swell(n, attack, seconds, release, sag)
    t = times(n)
    shine = np.clip(env * loud * 0.9 + blip * np.exp(-t / 0.05) * loud + 0.05 * wobble(n, 5, rng), 0, 1)
    p = turning(f, n, rng, vibrato if seconds > 0.4 else 0, 4.8, 0.3, 2.0, scoop)
    out = (reading(dark, p) * (1 - shine) + reading(light, p) * shine) * env * (1 + 0.03 * wobble(n, 6, rng))
    top = min(6000, max(1200, f * 6))
    out += hiss(n, top / 4, top, rng) * breath * (env * 0.5 + 0.9 * np.exp(-t / 0.03))
    out[:32] *= np.linspace(0, 1, 32)
    return let_go(out, seconds, release) * 0.3


def clarinet(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """A closed pipe: odd harmonics rule, the even ones come in above the break."""
    h = harmonics(hz(midi), 7500)
    k = np.arange(1, len(h) + 1)
    even = 0.05 + 0.4 * np.clip((midi - 66) / 20, 0, 1)
    base = np.where(k % 2 == 1, 1.0, even * np.minimum(1, k / 6)) * peaks(h, (1500, 500, 0.6))
    dark = wavetable(tuple(base / k**1.5 / (1 + (h / 1500) ** 2)), True)
    light = wavetable(tuple(base / k**0.95 / (1 + (h / 2600) ** 2.5)), True)
    return blown(midi, seconds, loud, rng, dark, light, 0.045, 3, 0.02, 10)


def bassoon(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """A double reed with its nasal formants near 450 and 1150 Hz."""
    h = harmonics(hz(midi), 5500)
    k = np.arange(1, len(h) + 1)
    base = peaks(h, (450, 110, 4.5), (1150, 180, 1.6), (2000, 400, 0.5)) * (1 - 0.5 * (k == 1))
    dark = wavetable(tuple(base / k**1.1 / (1 + (h / 900) ** 2)), True)
    light = wavetable(tuple(base / k**0.7 / (1 + (h / 1800) ** 2.5)), True)
    return blown(midi, seconds, loud, rng, dark, light, 0.03, 4, 0.012, 18, 0.2) * 1.1


def recorder(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    h = harmonics(hz(midi), 6000)
    k = np.arange(1, len(h) + 1)
    dark = wavetable(tuple(np.where(k == 1, 1, 0.16) / k**1.2), True)
    light = wavetable(tuple(np.where(k == 1, 1, 0.34) / k**1.1), True)
    return blown(midi, seconds, loud, rng, dark, light, 0.03, 7, 0.05, 20, 0.3)


def accordion(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """Two reeds a hair apart and one an octave up, behind wooden shutters, on breathing bellows."""
    f, release = hz(midi), 0.06
    n = int((seconds + release) * RATE)
    out = np.zeros(n)
    for ratio, level in ((1.0, 1.0), (1.0042, 0.8), (2.001, 0.22)):
        h = harmonics(f * ratio, 6500)
        k = np.arange(1, len(h) + 1)
        reed = wavetable(tuple(peaks(h, (700, 250, 0.8), (1700, 400, 0.5)) / k**0.95 / (1 + (h / 2000) ** 2)), True)
        out += level * reading(reed, turning(f * ratio, n, rng, 0, 5, 9, 1.2))
    env = swell(n, 0.035, seconds, release, -0.06) * (1 + 0.05 * wobble(n, 2.5, rng))
    return let_go(out * env, seconds, release) * 0.16


def _brass(midi: float, seconds: float, loud: float, rng: Rng, knee: float, attack: float) -> Sound:
    h = harmonics(hz(midi), 6000)
    k = np.arange(1, len(h) + 1)
    base = peaks(h, (420, 160, 0.8), (900, 300, 0.5))
    dark = wavetable(tuple(base / k**1.2 / (1 + (h / knee) ** 3)))
    light = wavetable(tuple(base / k**0.55 / (1 + (h / (knee * 3.2)) ** 3)))
    return blown(midi, seconds, loud, rng, dark, light, attack, 5, 0.008, 30, 0.35)


def horn(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    return _brass(midi, seconds, loud * 0.75, rng, 650, 0.06)


def lowbrass(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """The Dragon: two trombones and a tuba's growl; the louder, the brassier."""
    one = _brass(midi, seconds, loud, rng, 520, 0.045)
    two = _brass(midi - 0.05, seconds, loud, rng, 480, 0.055)
    m = min(len(one), len(two))
    growl = 1 + 0.14 * loud * np.sin(2 * np.pi * 31 * times(m) + rng.uniform(0, 6))
    return (one[:m] + 0.8 * two[:m]) * growl * 0.62


def tuba(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    return _brass(midi, seconds, loud * 0.6, rng, 300, 0.04) * 1.1
