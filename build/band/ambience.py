"""ambience: quiet loops without notes; every curve has a whole number of turns in the loop, so there is no seam."""

from __future__ import annotations

import numpy as np

from band.desk import limit, room, tone
from band.drums import block, handlow
from band.measures import loudness
from band.waves import RATE, Sound, db, hiss

LENGTH = 30 * RATE  # 1 323 000: made of 2, 3, 5 and 7


def _band(low: float, high: float, seed: int, order: int = 2) -> Sound:
    spectrum = np.fft.rfft(np.random.default_rng(seed).normal(0, 1, LENGTH))
    f = np.fft.rfftfreq(LENGTH, 1 / RATE) + 1e-3
    x = np.fft.irfft(spectrum / np.sqrt((1 + (low / f) ** (2 * order)) * (1 + (f / high) ** (2 * order))), LENGTH)
    return x / np.sqrt(np.mean(x**2))


def _put(out: Sound, at: float, x: Sound, pan: float, gain: float) -> None:
    s = (int(at * RATE) + np.arange(len(x))) % LENGTH
    out[s, 0] += x * gain * np.cos((pan + 1) * np.pi / 4)
    out[s, 1] += x * gain * np.sin((pan + 1) * np.pi / 4)


def sea() -> Sound:
    """Waves on a reef: each rises, breaks and runs back over the sand; a rope creaks, two far birds."""
    rng, out = np.random.default_rng(8), np.zeros((LENGTH, 2))
    t = np.arange(LENGTH) / RATE
    deep, body, foam = _band(70, 260, 1), _band(180, 900, 2), _band(1200, 5200, 3)
    slow = 0.6 + 0.25 * np.sin(2 * np.pi * t / 15) + 0.15 * np.sin(2 * np.pi * t * 3 / 30 + 1)
    out += (deep * slow * 0.16)[:, None]
    for at, long, size, pan in (
        (0.5, 6.2, 1.0, -0.4),
        (5.6, 5.2, 0.7, 0.35),
        (10.3, 6.8, 1.1, 0.1),
        (16.4, 5.6, 0.8, -0.25),
        (21.0, 6.6, 1.0, 0.4),
        (26.4, 5.0, 0.65, 0.0),
    ):
        u = ((t - at) % 30) / long
        rise = np.where(u < 1, np.clip(u / 0.42, 0, 1) ** 2.4 * np.clip((1 - u) / 0.58, 0, 1) ** 1.3, 0)
        wash = np.where(
            u < 1.25,
            np.clip((u - 0.34) / 0.12, 0, 1) * np.exp(-np.clip(u - 0.46, 0, 9) * 3.2) * np.clip((1.25 - u) / 0.3, 0, 1),
            0,
        )
        for ear, shift in ((0, 0), (1, 40_013)):
            much = np.cos((pan + 1) * np.pi / 4) if ear == 0 else np.sin((pan + 1) * np.pi / 4)
            out[:, ear] += size * much * (0.34 * rise * np.roll(body, shift) + 0.085 * wash * np.roll(foam, shift))
    for at, f, pan in ((8.2, 1250, 0.6), (8.75, 1180, 0.62), (23.6, 1420, -0.55)):
        u = np.arange(int(0.34 * RATE)) / RATE
        cry = (
            np.sin(2 * np.pi * np.cumsum(f * (1 + 0.22 * np.sin(np.pi * u / 0.34)) / RATE))
            * np.sin(np.pi * u / 0.34) ** 2
        )
        _put(out, at, cry, pan, 0.012)
    for at in (3.4, 13.9, 19.2):
        u = np.arange(int(0.5 * RATE)) / RATE
        clicks = np.zeros(len(u))
        clicks[(np.cumsum(0.0011 + 0.0006 * rng.random(220)) * RATE).astype(int) % len(u)] = 1.0
        ring = np.exp(-u[:900] / 0.004) * np.sin(2 * np.pi * 540 * u[:900])
        _put(out, at, np.convolve(clicks * np.sin(np.pi * u / 0.5), ring)[: len(u)], rng.uniform(-0.5, 0.5), 0.012)
    return _finish(out, -30.0)


def tavern() -> Sound:
    """The parlour at night: a fire in the grate, an old clock, a floorboard now and then."""
    rng, out = np.random.default_rng(4), np.zeros((LENGTH, 2))
    t = np.arange(LENGTH) / RATE
    flutter = 0.7 + 0.3 * np.sin(2 * np.pi * t * 13 / 30) * np.sin(2 * np.pi * t * 29 / 30 + 1)
    out[:, 0] += _band(60, 240, 11) * flutter * 0.05
    out[:, 1] += _band(60, 240, 12) * flutter * 0.05
    for _ in range(420):
        k = int(rng.uniform(0.002, 0.02) * RATE)
        u = np.arange(k) / RATE
        snap = hiss(k, 700, 4200, rng) * np.exp(-u / rng.uniform(0.0006, 0.004))
        _put(out, rng.uniform(0, 30), snap, rng.uniform(-0.5, 0.5), 0.02 * rng.pareto(2.2) ** 0.8 + 0.004)
    for i in range(30):
        _put(out, i + 0.25, block(70 if i % 2 else 67, 0.2, 0.5, rng), 0.55, 0.05)
    for at in (7.3, 21.9):
        _put(out, at, handlow(52, 0.3, 0.3, rng), -0.6, 0.05)
    return _finish(out, -33.0)


def cave() -> Sound:
    """A hollow hill: air moves far away, drops fall into a pool and are answered by the walls."""
    rng, out = np.random.default_rng(15), np.zeros((LENGTH, 2))
    t = np.arange(LENGTH) / RATE
    for ear, seed in ((0, 21), (1, 22)):
        breath = 0.55 + 0.3 * np.sin(2 * np.pi * t * 2 / 30 + ear) + 0.15 * np.sin(2 * np.pi * t * 5 / 30)
        out[:, ear] += _band(70, 210, seed) * breath * 0.05 + _band(330, 470, seed + 4, 4) * breath**2 * 0.014
    for _ in range(34):
        u = np.arange(int(0.16 * RATE)) / RATE
        f = rng.uniform(750, 1500)
        drop = np.sin(2 * np.pi * np.cumsum(f * (1 + 0.9 * np.clip(u / 0.05, 0, 1) ** 2)) / RATE) * np.exp(-u / 0.022)
        drop[:60] *= np.linspace(0, 1, 60)
        at, pan, gain = rng.uniform(0, 30), rng.uniform(-0.7, 0.7), 0.012 + 0.03 * rng.random() ** 3
        for echo in range(4):
            _put(out, at + echo * rng.uniform(0.19, 0.24), drop, pan * (-0.7) ** echo, gain * 0.42**echo)
    return _finish(out + 0.8 * room(out * 0.5, 2.6, 1.4), -31.0)


def forest() -> Sound:
    """A clearing: wind goes through the leaves from left to right, birds answer each other, an insect now and then."""
    rng, out = np.random.default_rng(27), np.zeros((LENGTH, 2))
    t = np.arange(LENGTH) / RATE
    for ear, seed in ((0, 31), (1, 32)):
        gust = 0.5 + 0.3 * np.sin(2 * np.pi * t * 2 / 30 - 0.8 * ear) + 0.2 * np.sin(2 * np.pi * t * 7 / 30 - ear)
        out[:, ear] += _band(900, 4200, seed) * gust**2 * 0.03 + _band(120, 420, seed + 4) * gust * 0.03
    songs = ((2900, 0.5, (0.0, 0.16, 0.32)), (2300, -0.6, (0.0, 0.3)), (3500, 0.1, (0.0, 0.11, 0.22, 0.33, 0.44)))
    for at in (1.2, 4.9, 6.3, 10.8, 13.1, 16.7, 18.2, 22.4, 25.9, 27.6):
        f, pan, beats = songs[int(rng.integers(0, 3))]
        for i, beat in enumerate(beats):
            u = np.arange(int(0.09 * RATE)) / RATE
            glide = f * (1 + rng.uniform(-0.03, 0.03)) * (1 + 0.16 * np.sin(np.pi * u / 0.09) * (-1) ** i)
            chirp = np.sin(2 * np.pi * np.cumsum(glide) / RATE) * np.sin(np.pi * u / 0.09) ** 2
            _put(out, at + beat, chirp, pan, 0.014)
    for at in (8.4, 20.6):
        u = np.arange(int(1.4 * RATE)) / RATE
        rattle = (0.5 + 0.5 * np.sin(2 * np.pi * 31 * u)) ** 4 * np.sin(np.pi * u / 1.4) ** 2
        _put(out, at, np.sin(2 * np.pi * 4100 * u) * rattle, 0.7, 0.004)
    return _finish(out, -31.0)


def _finish(out: Sound, lufs: float) -> Sound:
    x = tone(out + 0.5 * room(out * 0.4, 0.9), low=55, high=7000, air=0)
    for _ in range(2):
        x = limit(x * db(lufs - loudness(x)), 0.5)
    return x


AMBIENCES = {"tavern": tavern, "cave": cave, "sea": sea, "forest": forest}
