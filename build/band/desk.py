"""desk: room, equaliser, compressor and limiter, all on a circle: the end of a loop sounds into its beginning."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from band.measures import loudness
from band.waves import RATE, Sound, db


def smooth_length(n: int) -> int:
    """The number nearest to n made of 2, 3, 5 and 7 only: the transforms of such a length are fast."""

    def plain(m: int) -> bool:
        for p in (2, 3, 5, 7):
            while m % p == 0:
                m //= p
        return m == 1

    return next(m for step in range(n) for m in (n + step, n - step) if plain(m))


@lru_cache(maxsize=8)
def room_response(seconds: float = 1.3, dark: float = 0.42, size: float = 1.0) -> Sound:
    """What the room answers to one clap: a feedback delay network of eight lines, (n, 2)."""
    lines = (np.array([1123, 1297, 1453, 1627, 1801, 2003, 2237, 2473]) * size).astype(int)
    n, step = int((seconds * 1.25 + 0.1) * RATE), int(lines.min()) - 2
    mix = np.array([[1.0]])
    while len(mix) < 8:
        mix = np.block([[mix, mix], [mix, -mix]])
    mix /= np.sqrt(8)
    gain = 10 ** (-3 * lines / RATE / seconds)
    rng = np.random.default_rng(5)
    clap = np.zeros(n)
    for at, level in ((0, 0.0), (311, 0.5), (577, -0.4), (911, 0.35), (1301, -0.25)):  # early walls
        clap[at] += level
    clap[0] = 0.3
    past = np.zeros((8, n + int(lines.max()) + step + 2))
    at0 = int(lines.max()) + 1
    into = rng.choice([-1, 1], 8)
    out = np.zeros((n, 2))
    ears = rng.choice([-1, 1], (8, 2)) / np.sqrt(8)
    for at in range(0, n, step):
        m = min(step, n - at)
        seen = np.empty((8, m))
        for i, length in enumerate(lines):
            s = at0 + at - length
            now, before = past[i, s : s + m], past[i, s - 1 : s - 1 + m]
            seen[i] = gain[i] * ((1 - dark / 2) * now + dark / 2 * before)
        past[:, at0 + at : at0 + at + m] = mix @ seen + into[:, None] * clap[at : at + m] * 0.5
        out[at : at + m] = seen.T @ ears
    out[:, 0] += np.roll(clap, 40) * 0.25
    out[:, 1] += np.roll(clap, 97) * 0.25
    out[-2000:] *= np.linspace(1, 0, 2000)[:, None]
    f = np.fft.rfftfreq(n, 1 / RATE) + 1e-3
    tone = 1 / np.sqrt((1 + (180 / f) ** 4) * (1 + (f / 6500) ** 4))
    out = np.fft.irfft(np.fft.rfft(out, axis=0) * tone[:, None], n, axis=0)
    return out / np.sqrt(np.sum(out**2) / 2)


def room(send: Sound, seconds: float, size: float = 1.0) -> Sound:
    """The room's answer to (n, 2), on a circle of n."""
    n = len(send)
    answer = room_response(seconds, 0.42, size)
    folded = np.zeros((n, 2))
    for at in range(0, len(answer), n):
        part = answer[at : at + n]
        folded[: len(part)] += part
    left, right = send[:, 0] * 0.8 + send[:, 1] * 0.2, send[:, 1] * 0.8 + send[:, 0] * 0.2
    both = np.stack([left, right], 1)
    return np.fft.irfft(np.fft.rfft(both, axis=0) * np.fft.rfft(folded, axis=0), n, axis=0)


def tone(
    x: Sound, low: float = 42, high: float = 12_500, presence: float = -1.0, mud: float = -2.0, air: float = 4.0
) -> Sound:
    """The desk's equaliser: nothing below `low`, soft above `high`, less mud at 260 Hz, air above 2 kHz."""
    n = len(x)
    f = np.fft.rfftfreq(n, 1 / RATE) + 1e-3
    curve = 1 / np.sqrt((1 + (low / f) ** 8) * (1 + (f / high) ** 8))
    curve *= 10 ** (presence / 20 * np.exp(-((np.log2(f / 3900) / 0.6) ** 2))) * 10 ** (
        mud / 20 * np.exp(-((np.log2(f / 260) / 0.7) ** 2))
    )
    curve *= 10 ** (air / 20 / (1 + (1900 / f) ** 2))
    return np.fft.irfft(np.fft.rfft(x, axis=0) * curve[:, None], n, axis=0)


def glue(x: Sound, threshold: float = 0.16, ratio: float = 1.8, hold: float = 0.09) -> Sound:
    """Gentle bus compression by the mean power of the last `hold` seconds; on a circle."""
    n = len(x)
    t = np.arange(n) / RATE
    kernel = np.exp(-t / hold) * (1 - np.exp(-t / 0.012))
    kernel /= kernel.sum()
    power = np.fft.irfft(np.fft.rfft(np.mean(x**2, axis=1)) * np.fft.rfft(kernel), n)
    level = np.sqrt(np.maximum(power, 1e-12)) / threshold
    knee = np.log1p(level**2) / 2  # soft knee: 0 far below, log(level) far above
    return x * np.exp(-knee * (1 - 1 / ratio))[:, None]


def limit(x: Sound, ceiling: float = 0.72) -> Sound:
    """No sample above the ceiling; looks ahead 6 ms; on a circle."""
    n, w = len(x), 256
    peak = np.max(np.abs(x), axis=1)
    if peak.max() <= ceiling:
        return x
    need = np.minimum(1, ceiling / np.maximum(peak, 1e-9))
    lowest = need.copy()
    span = 1
    while span < w:
        lowest = np.minimum(lowest, np.roll(lowest, -span))
        span *= 2
    ring = np.concatenate([lowest[-span + 1 :], lowest]) if span > 1 else lowest
    total = np.cumsum(np.insert(ring, 0, 0.0))
    return x * ((total[span:] - total[:-span]) / span)[:n, None]


def master(dry: Sound, send: Sound, seconds: float, size: float, wet: float, lufs: float) -> Sound:
    """From the two busses to the finished mix at a loudness; on a circle."""
    x = tone(dry + wet * room(send, seconds, size))
    for _ in range(2):
        x = x * db(-18.0 - loudness(x))  # to the level the compressor expects
        x = glue(x)
    for _ in range(3):
        x = limit(x * db(lufs - loudness(x)))
    return x


def halved(x: Sound) -> Sound:
    """The mix at half the rate, as it ships: (n, 2) of an even n becomes (n/2, 2); a circle stays one."""
    n = len(x)
    return np.fft.irfft(np.fft.rfft(x, axis=0)[: n // 4 + 1], n // 2, axis=0) / 2


def doubled(x: Sound) -> Sound:
    """What ships at the full rate again, to be measured."""
    n = len(x)
    return np.fft.irfft(np.concatenate([np.fft.rfft(x, axis=0), np.zeros((n - n // 2, 2))]), 2 * n, axis=0) * 2
