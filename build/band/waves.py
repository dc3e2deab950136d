"""waves: what instruments are made of: envelopes, wavetables, noise, modes, strings and bodies."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

RATE = 44_100
TABLE = 2048  # samples of a wavetable
Sound = np.ndarray
Rng = np.random.Generator


def hz(midi: float) -> float:
    return 440.0 * 2 ** ((midi - 69) / 12)


def db(value: float) -> float:
    return 10 ** (value / 20)


def times(n: int) -> Sound:
    return np.arange(n) / RATE


def let_go(x: Sound, seconds: float, release: float) -> Sound:
    """Let go of the note after `seconds`; it is gone `release` later."""
    a, r = int(seconds * RATE), max(8, int(release * RATE))
    x = x[: a + r].copy()
    tail = len(x) - a
    if tail > 0:
        x[a:] *= (0.5 + 0.5 * np.cos(np.pi * np.arange(tail) / r)) ** 1.5
    end = min(64, len(x))
    x[-end:] *= np.linspace(1, 0, end)
    return x


def swell(n: int, attack: float, seconds: float, release: float, sag: float = 0.12) -> Sound:
    """Blown and bowed notes: rise, sag a little, let go."""
    a, h = max(8, int(attack * RATE)), max(1, int(seconds * RATE))
    env = np.ones(n)
    m = min(a, n)
    env[:m] = np.sin(0.5 * np.pi * np.arange(m) / a) ** 1.6
    t = np.arange(n) / max(h, 1)
    env *= 1 - sag * np.clip(t, 0, 1)
    r = max(8, int(release * RATE))
    tail = np.clip((np.arange(n) - h) / r, 0, 1)
    return env * (0.5 + 0.5 * np.cos(np.pi * tail))


def wobble(n: int, rate: float, rng: Rng) -> Sound:
    """A slow, smooth, aimless curve about 0, size about 1."""
    points = max(4, int(n / RATE * rate) + 4)
    return np.interp(np.linspace(0, points - 1, n), np.arange(points), rng.normal(0, 1, points))


@lru_cache(maxsize=400)
def wavetable(amps: tuple[float, ...], odd_phase: bool = False) -> Sound:
    spectrum = np.zeros(TABLE // 2 + 1, complex)
    k = np.arange(1, len(amps) + 1)
    spectrum[k] = np.array(amps) * np.exp(1j * (0.37 * k * k if odd_phase else -np.pi / 2))
    wave = np.fft.irfft(spectrum) * TABLE / 2
    wave /= np.sqrt(np.mean(wave**2)) + 1e-9
    return np.append(wave, wave[0])


def reading(wave: Sound, phase: Sound) -> Sound:
    at = (phase % 1.0) * TABLE
    i = at.astype(np.int64)
    return wave[i] + (wave[i + 1] - wave[i]) * (at - i)


def peaks(f: Sound, *resonances: tuple[float, float, float]) -> Sound:
    """A body: (Hz, width Hz, height) each, above a floor of 1."""
    out = np.ones_like(f)
    for centre, width, height in resonances:
        out += height / (1 + ((f - centre) / width) ** 2)
    return out


def harmonics(f0: float, top: float) -> Sound:
    return f0 * np.arange(1, int(max(2, min(TABLE // 2 - 2, top / f0))) + 1)


@lru_cache(maxsize=40)
def noise_band(low: float, high: float, order: int = 2) -> Sound:
    """Ten seconds of noise in a band, root mean square 1, without a seam."""
    n = RATE * 10
    spectrum = np.fft.rfft(np.random.default_rng(int(low * 7 + high)).normal(0, 1, n))
    f = np.fft.rfftfreq(n, 1 / RATE) + 1e-3
    spectrum *= 1 / np.sqrt((1 + (low / f) ** (2 * order)) * (1 + (f / high) ** (2 * order)))
    out = np.fft.irfft(spectrum, n)
    return out / np.sqrt(np.mean(out**2))


def hiss(n: int, low: float, high: float, rng: Rng) -> Sound:
    return np.roll(noise_band(low, high), int(rng.integers(0, RATE * 10)))[:n]


def struck_modes(f0: float, n: int, modes: list[tuple[float, float, float]], rng: Rng) -> Sound:
    """Struck things: (ratio, loudness, seconds to fall by 60 dB) for each mode."""
    t, out = times(n), np.zeros(n)
    for ratio, loud, fall in modes:
        f = f0 * ratio * (1 + rng.normal(0, 0.0006) * (ratio > 1.01))
        if f < 16_000:
            m = min(n, int(fall * 1.3 * RATE) + 1)
            out[:m] += loud * np.exp(-6.91 * t[:m] / fall) * np.sin(2 * np.pi * f * t[:m] + rng.uniform(0, 0.4))
    rise = min(n, int(0.0012 * RATE))
    out[:rise] *= np.linspace(0, 1, rise)
    return out


def plucked(f0: float, bright: float, ring: float, dull: float, place: float, rng: Rng, stiff: float = 0.0) -> Sound:
    """Karplus-Strong, solved in the frequency domain: one burst in a loop of exactly one period, with losses.

    bright: Hz where the pluck falls off; ring: seconds (60 dB) of the low partials; dull: Hz where loss has doubled;
    place: where along the string it is plucked; stiff: how much the upper partials are stretched.
    """
    n = 1 << int(np.ceil(np.log2(min(3.9, ring * 1.15 + 0.1) * RATE)))
    f = np.fft.rfftfreq(n, 1 / RATE)
    period = 1 / f0
    burst = np.zeros(n)
    m = max(8, int(period * RATE))
    burst[:m] = rng.normal(0, 0.35, m)
    burst[0] += 3.0
    x = np.fft.rfft(burst) / np.sqrt(1 + (f / bright) ** 4)
    x = x * (1 - 0.92 * np.exp(-2j * np.pi * f * period * place))
    fall = ring / (1 + (f / dull) ** 1.6)
    loss = np.exp(-6.91 * period / np.maximum(fall, 0.004))
    turn = 2 * np.pi * f * period / np.sqrt(1 + stiff * (f / f0) ** 2)
    out = np.fft.irfft(x / (1 - loss * np.exp(-1j * turn)), n)
    out -= out.mean()
    out = out[: int(n * 0.93)]
    return out / (np.max(np.abs(out)) + 1e-9)


def through_body(x: Sound, *resonances: tuple[float, float, float], low: float = 60, high: float = 7000) -> Sound:
    n = 1 << int(np.ceil(np.log2(len(x))))
    f = np.fft.rfftfreq(n, 1 / RATE) + 1e-3
    curve = peaks(f, *resonances) / np.sqrt((1 + (low / f) ** 4) * (1 + (f / high) ** 4))
    return np.fft.irfft(np.fft.rfft(x, n) * curve, n)[: len(x)]


def normed(x: Sound, level: float = 1.0) -> Sound:
    return x * (level / (np.max(np.abs(x)) + 1e-9))


def turning(
    f: float, n: int, rng: Rng, vibrato: float, rate: float, onset: float, drift: float = 2.5, scoop: float = 0.0
) -> Sound:
    """Turns of the wave; vibrato and drift in cents, scoop = cents it starts below."""
    t = times(n)
    depth = vibrato * np.clip((t - onset) / 0.35, 0, 1) * (1 + 0.2 * rng.normal())
    cents = depth * np.sin(2 * np.pi * (rate * (1 + 0.05 * rng.normal())) * t + rng.uniform(0, 6)) + drift * wobble(
        n, 3, rng
    )
    cents -= scoop * np.exp(-t / 0.04)
    return np.cumsum(f * 2 ** (cents / 1200)) / RATE + rng.uniform()
