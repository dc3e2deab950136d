"""struck: instruments that are struck or plucked."""

from __future__ import annotations

import numpy as np

from band.waves import RATE, Rng, Sound, hiss, hz, let_go, normed, plucked, struck_modes, through_body, times


def marimba(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """Rosewood: the bar, its 4th and 10th partial, a soft mallet."""
    f, ring = hz(midi), 1.5 * 2 ** (-(midi - 55) / 16)
    modes = [
        (1, 1, ring),
        (3.93, 0.16 + 0.28 * loud**2, ring * 0.3),
        (9.5, 0.05 + 0.16 * loud**2, ring * 0.1),
        (0.997, 0.2, ring * 1.3),
    ]
    out = struck_modes(f, int((ring * 1.1 + 0.1) * RATE), modes, rng)
    k = min(len(out), int(0.02 * RATE))
    out[:k] += hiss(k, 300, 2200, rng) * np.exp(-np.arange(k) / (0.004 * RATE)) * 0.12 * loud
    return out * 0.8


def vibraphone(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    f = hz(midi)
    n = int((seconds + 1.2) * RATE)
    out = struck_modes(f, n, [(1, 1, 4.2), (3.99, 0.10 + 0.2 * loud**2, 1.0), (10.1, 0.05 * loud, 0.25)], rng)
    t = times(n)
    out *= 1 - 0.22 * (0.5 + 0.5 * np.sin(2 * np.pi * 4.6 * t + rng.uniform(0, 6)))
    return let_go(out, seconds + 0.15, 0.9) * 0.7


def musicbox(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """A steel tooth plucked by a pin, with the click of the pin and the wooden box."""
    f = hz(midi)
    n = int(1.7 * RATE)
    out = struck_modes(
        f, n, [(1, 1, 1.6), (2.004, 0.22, 0.8), (5.9, 0.12 + 0.14 * loud, 0.22), (1.0017, 0.35, 1.3)], rng
    )
    k = int(0.03 * RATE)
    out[:k] += hiss(k, 700, 3000, rng) * np.exp(-np.arange(k) / (0.005 * RATE)) * 0.05
    return out * 0.55


def glock(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    return (
        struck_modes(hz(midi), int(1.8 * RATE), [(1, 1, 2.0), (2.76, 0.24 * loud, 0.8), (5.4, 0.08 * loud, 0.3)], rng)
        * 0.5
    )


def steelpan(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """A dented drum: octave and twelfth bloom after the stroke and beat against the ground note."""
    f, n = hz(midi), int((min(seconds, 1.2) + 0.9) * RATE)
    t = times(n)
    out = np.zeros(n)
    bloom = 1 - np.exp(-t / 0.018)
    for ratio, level, fall, late in (
        (1, 1, 1.1, 0),
        (2.003, 0.5 + 0.35 * loud, 0.85, 1),
        (3.006, 0.10 + 0.2 * loud, 0.5, 1),
        (4.02, 0.05 + 0.12 * loud, 0.35, 1),
        (2.0 * 1.0045, 0.16, 0.7, 1),
        (5.3, 0.04 * loud, 0.2, 0),
    ):
        if f * ratio < 9000:
            glide = 1 + 0.004 * np.exp(-t / 0.03) * loud
            out += (
                level
                * np.exp(-6.91 * t / fall)
                * (bloom if late else 1)
                * np.sin(2 * np.pi * f * ratio * np.cumsum(glide) / RATE)
            )
    k = int(0.016 * RATE)
    out[:k] += hiss(k, 400, 1800, rng) * np.exp(-np.arange(k) / (0.004 * RATE)) * 0.16 * loud
    out[:40] *= np.linspace(0, 1, 40)
    return let_go(out, max(0.25, seconds), 0.6) * 0.6


def pizzicato(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """Strings plucked by a few players, not quite together."""
    out = np.zeros(int(1.3 * RATE))
    for player in range(2):
        one = plucked(
            hz(midi) * (1 + rng.normal(0, 0.0013)), 900 + 2200 * loud, 0.75 * 2 ** (-(midi - 50) / 30), 700, 0.22, rng
        )
        at = int(abs(rng.normal(0, 0.006)) * RATE)
        m = min(len(one), len(out) - at)
        out[at : at + m] += one[:m]
    return normed(through_body(out, (230, 60, 1.6), (480, 90, 1.2), (900, 200, 0.6), high=4200), 0.75)


def ukulele(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    out = plucked(hz(midi) * (1 + rng.normal(0, 0.0012)), 1500 + 2600 * loud, 0.9, 1500, 0.28, rng)
    return normed(
        let_go(through_body(out, (310, 70, 1.8), (560, 120, 1.2), low=160, high=5200), seconds + 0.05, 0.22), 0.6
    )


def harp(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    out = plucked(hz(midi), 700 + 2400 * loud, 2.4 * 2 ** (-(midi - 60) / 30), 1300, 0.4, rng)
    return normed(through_body(out, (200, 90, 0.9), (420, 150, 0.5), high=5000), 0.6)


def harpsichord(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """Two quills, one an octave up; brighter than loud."""
    out = plucked(hz(midi), 5200, 2.0, 2600, 0.12, rng, 1e-5)
    upper = plucked(hz(midi + 12) * 1.0008, 4600, 1.3, 2600, 0.15, rng, 1e-5)
    m = min(len(out), len(upper))
    out[:m] += 0.35 * upper[:m]
    k = int(0.012 * RATE)
    out[:k] += hiss(k, 900, 3000, rng) * 0.05
    return normed(let_go(through_body(out, (250, 90, 0.8), (700, 200, 0.5), low=90, high=5000), seconds, 0.12), 0.5)


def bass(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """An upright bass, plucked: thump of the finger, wood of the body, a hint of growl."""
    f = hz(midi)
    out = plucked(f * (1 + rng.normal(0, 0.0008)), 420 + 700 * loud, 1.9, 420, 0.2, rng, 2e-5)
    out = through_body(out, (98, 30, 1.0), (190, 50, 0.9), (420, 120, 0.5), low=45, high=2600)
    out = np.tanh(1.5 * normed(out))
    k = int(0.03 * RATE)
    out[:k] += hiss(k, 120, 700, rng) * np.exp(-np.arange(k) / (0.008 * RATE)) * 0.14
    out[:60] *= np.linspace(0, 1, 60)
    return normed(let_go(out, seconds, 0.10), 0.85)


def timpani(midi: float, seconds: float, loud: float, rng: Rng) -> Sound:
    """Tuned: midi is its pitch."""
    n = int(1.9 * RATE)
    modes = [(1, 1, 1.7), (1.5, 0.55, 1.1), (1.98, 0.35, 0.8), (2.44, 0.2, 0.6), (0.5, 0.12, 0.3)]
    out = struck_modes(hz(midi), n, modes, rng)
    k = int(0.06 * RATE)
    out[:k] += hiss(k, 80, 900, rng) * np.exp(-np.arange(k) / (0.014 * RATE)) * 0.5 * loud
    return out * 0.55
