"""tones: every sound of the house as sums of sines and filtered noise, 22 kHz, 16 bit, one channel, at most -6 dB."""

from __future__ import annotations

import array
import io
import math
import random
import struct
import sys
import wave
from collections.abc import Callable

from game.ui.window import voices

RATE = voices.RATE
VERSION = 2  # of the recipes: a kept file of another version is not used
PEAK = 16_400  # of 32 767: -6 dB
LOUD = 0.17  # of full scale: the mean power of the loudest WINDOW, the same for all but the quiet ones
WINDOW = RATE * 60 // 1000  # samples
PITCHES = (1.0, 1.035, 0.965)  # of the variants
Samples = list[float]


def _silence(ms: float) -> Samples:
    return [0.0] * int(RATE * ms / 1000)


def _add(into: Samples, sound: Samples, at_ms: float = 0, loud: float = 1) -> Samples:
    """Mix a sound into another, which grows as needed."""
    start = int(RATE * at_ms / 1000)
    into.extend([0.0] * (start + len(sound) - len(into)))
    for i, value in enumerate(sound, start):
        into[i] += value * loud
    return into


def _sine(ms: float, hz: float, end_hz: float | None = None, decay: float = 0) -> Samples:
    """A sine, gliding to end_hz; decay = ms in which it falls to a third (0: none). Ends softly."""
    n = int(RATE * ms / 1000)
    end_hz = hz if end_hz is None else end_hz
    fall = math.exp(-1000 / (RATE * decay)) if decay else 1.0
    soft = max(1, min(n, RATE // 250))
    out, phase, loud = [], 0.0, 1.0
    for i in range(n):
        phase += 2 * math.pi * (hz + (end_hz - hz) * i / n) / RATE
        out.append(math.sin(phase) * loud * min(1.0, (n - i) / soft))
        loud *= fall
    return out


def _noise(ms: float, low: float, high: float, rng: random.Random, attack: float = 0, decay: float = 30) -> Samples:
    """Noise between two frequencies: one low pass, one high pass; attack and decay in ms."""
    n = int(RATE * ms / 1000)
    a, b = 1 - math.exp(-2 * math.pi * high / RATE), 1 - math.exp(-2 * math.pi * low / RATE)
    rise = max(1, int(RATE * attack / 1000))
    fall = math.exp(-1000 / (RATE * decay))
    out, top, bottom, loud = [], 0.0, 0.0, 1.0
    for i in range(n):
        top += a * (rng.uniform(-1, 1) - top)
        bottom += b * (top - bottom)
        if i > rise:
            loud *= fall
        out.append((top - bottom) * loud * min(1.0, i / rise))
    return out


def _marimba(hz: float, ms: float = 320) -> Samples:
    """A bar of wood: the tone and its fourth harmonic, dying fast."""
    return _add(_sine(ms, hz, decay=ms / 3), _sine(ms * 0.4, hz * 4, decay=ms / 12), 0, 0.35)


def _card(p: float, rng: random.Random) -> Samples:
    return _noise(90, 2000, 6000, rng, 25, 28)


def _flip(p: float, rng: random.Random) -> Samples:
    out = _noise(12, 1200, 6500, rng, 1, 4)
    _add(out, _noise(14, 900, 5000, rng, 1, 5), 25)
    return _add(out, _noise(60, 2500, 6000, rng, 10, 18), 8, 0.4)


def _coin(p: float, rng: random.Random) -> Samples:
    out = _sine(220, 2100 * p, decay=60)
    _add(out, _sine(220, 3310 * p, decay=50), 0, 0.7)
    return _add(out, _sine(180, 5230 * p, decay=35), 0, 0.4)


def _knock(p: float, rng: random.Random) -> Samples:
    """A wooden knock: noise through a resonance at 900 Hz."""
    hz, q = 900 * p * rng.uniform(0.9, 1.1), 0.985
    k, y1, y2, out = 2 * q * math.cos(2 * math.pi * hz / RATE), 0.0, 0.0, []
    for i in range(int(RATE * 0.05)):
        x = rng.uniform(-1, 1) if i < RATE * 0.004 else 0.0
        y = x + k * y1 - q * q * y2
        out.append(y)
        y1, y2 = y, y1
    return out


def _dice(p: float, rng: random.Random) -> Samples:
    out, at = _silence(10), 0.0
    for i in range(6):
        _add(out, _knock(p, rng), at, 1 - i * 0.1)
        at += 55 + i * 22 + rng.uniform(-8, 8)
    return out


def _step(p: float, rng: random.Random) -> Samples:
    return _sine(90, 140 * p, 90 * p, 35)


def _hit(p: float, rng: random.Random) -> Samples:
    return _add(_sine(260, 300 * p, 60 * p, 110), _noise(120, 300, 5000, rng, 1, 30), 0, 0.8)


def _roar(p: float, rng: random.Random) -> Samples:
    out, phase, top, low = [], 0.0, 0.0, 0.0
    n = int(RATE * 0.7)
    for i in range(n):
        t = i / n
        phase += 70 * p * (1 + 0.06 * math.sin(2 * math.pi * 5.5 * i / RATE) - 0.2 * t) / RATE
        a = 1 - math.exp(-2 * math.pi * (300 + 1300 * math.sin(math.pi * t)) / RATE)
        top += a * ((2 * (phase % 1) - 1) + rng.uniform(-0.3, 0.3) - top)
        low += 0.012 * (top - low)
        out.append((top - low) * math.sin(math.pi * t) ** 0.6)
    return out


def _magic(p: float, rng: random.Random) -> Samples:
    out = _silence(10)
    for i, ratio in enumerate((1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2)):
        hz = 660 * p * ratio
        note = _add(_sine(170, hz, decay=60), _sine(170, hz * 3, decay=40), 0, 0.3)
        _add(out, _add(note, _sine(170, hz * 5, decay=25), 0, 0.15), i * 62)
    return out


def _wrong(p: float, rng: random.Random) -> Samples:
    return _add(_marimba(196 * p, 240), _marimba(185 * p, 320), 110)


def _win(p: float, rng: random.Random) -> Samples:
    out = _silence(10)
    for i, hz in enumerate((523.3, 659.3, 784, 1046.5)):
        _add(out, _marimba(hz, 620 if i == 3 else 480), i * 110, 1.0)
    return out


def _lose(p: float, rng: random.Random) -> Samples:
    out = _silence(10)
    for i, hz in enumerate((392, 349.2, 311.1, 261.6)):
        _add(out, _marimba(hz, 420), i * 150)
    return out


def _call(p: float, rng: random.Random) -> Samples:
    return _add(_marimba(587.3, 260), _marimba(880, 420), 130)


def _drum(p: float, rng: random.Random) -> Samples:
    return _add(_sine(220, 120 * p, 62 * p, 80), _noise(40, 200, 2500, rng, 1, 10), 0, 0.35)


def _whoosh(p: float, rng: random.Random) -> Samples:
    return _noise(260, 500, 2600, rng, 110, 60)


def _shuffle(p: float, rng: random.Random) -> Samples:
    out = _silence(10)
    for i in range(12):
        _add(out, _noise(22, 2200, 6500, rng, 2, 7), i * 33 + rng.uniform(-6, 6), 0.5 + 0.4 * rng.random())
    return out


def _tick(p: float, rng: random.Random) -> Samples:
    return [value * 0.063 for value in _sine(12, 1000)]  # -24 dB


def _choose(p: float, rng: random.Random) -> Samples:
    return [value * 0.4 for value in _marimba(440 * p, 130)]


def _page(p: float, rng: random.Random) -> Samples:
    return [value * 0.5 for value in _noise(150, 1500, 5000, rng, 60, 40)]


RECIPES: dict[str, Callable[[float, random.Random], Samples]] = {
    "tick": _tick,
    "choose": _choose,
    "wrong": _wrong,
    "page": _page,
    "call": _call,
    "card": _card,
    "flip": _flip,
    "shuffle": _shuffle,
    "coin": _coin,
    "dice": _dice,
    "step": _step,
    "hit": _hit,
    "roar": _roar,
    "magic": _magic,
    "drum": _drum,
    "whoosh": _whoosh,
    "win": _win,
    "lose": _lose,
    **voices.VOICES,
}
QUIET = {"tick", "choose", "page"}  # keep their own loudness; the rest are brought to the peak


def samples(name: str, variant: int = 0) -> array.array[int]:
    """The sound as 16-bit numbers; the same for the same name and variant, on every machine."""
    made = RECIPES[name](PITCHES[variant], random.Random(f"{name} {variant}"))
    soft = min(len(made), RATE // 200)  # the last 5 ms fade, so that no sound ends in a click
    for i in range(soft):
        made[-1 - i] *= i / soft
    if name in QUIET:
        return array.array("h", [int(max(-1.0, min(1.0, value)) * PEAK) for value in made])
    gain = LOUD * 32_767 / PEAK / loudest(made)
    return array.array("h", [int(math.tanh(value * gain) * PEAK) for value in made])


def loudest(made: Samples) -> float:
    """The root of the mean power of the loudest 60 ms; a shorter sound counts as if it were so long."""
    power = total = sum(value * value for value in made[:WINDOW])
    for old, new in zip(made, made[WINDOW:]):
        total += new * new - old * old
        power = max(power, total)
    return max(1e-9, math.sqrt(power / WINDOW))


def wav(name: str, variant: int = 0) -> bytes:
    """The sound as a WAV file."""
    numbers = samples(name, variant)
    if sys.byteorder == "big":
        numbers.byteswap()
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(numbers.tobytes())
    return out.getvalue()


def whole(kept: bytes) -> bool:
    """Whether a file's bytes are a WAV of the length that it says."""
    return len(kept) > 44 and kept[:4] == b"RIFF" and struct.unpack("<I", kept[4:8])[0] == len(kept) - 8
