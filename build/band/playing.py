"""playing: a score becomes finished mixes, one a layer, all of one length."""

from __future__ import annotations

from collections import OrderedDict

import numpy as np

from band import drums, struck, sung
from band import score as scores
from band.desk import limit, master, smooth_length
from band.measures import loudness
from band.waves import RATE, db

LEAD = 0.03  # s before the first note of a sting, for hands that are early
LOOPED = 20.0  # LUFS below 0 that a layer is brought to, unless its score says another
DRUMS = {
    f.__name__: f
    for f in (drums.handlow, drums.handhigh, drums.slap, drums.tom, drums.snare, drums.shaker, drums.brush, drums.tap)
    + (drums.block, drums.clave, drums.cymbal, drums.jingle)
}
PITCHED = {
    f.__name__: f
    for f in (struck.marimba, struck.vibraphone, struck.musicbox, struck.glock, struck.steelpan, struck.pizzicato)
    + (struck.ukulele, struck.harp, struck.harpsichord, struck.bass, struck.timpani)
    + (sung.violin, sung.strings, sung.cello, sung.spiccato, sung.clarinet, sung.bassoon, sung.recorder)
    + (sung.accordion, sung.horn, sung.lowbrass, sung.tuba)
}
INSTRUMENTS = PITCHED | DRUMS


def even_length(n: int) -> int:
    """The fast length nearest to n of which half the rate has a whole number, too."""
    return 2 * smooth_length((n + 1) // 2)


_levels: dict[str, float] = {}
_kept: OrderedDict[tuple[object, ...], np.ndarray] = OrderedDict()


def level(instrument: str) -> float:
    """What brings an instrument's ordinary note to a common loudness, so that dB in a score mean the same for all."""
    if instrument not in _levels:
        low = {"bass": 38, "tuba": 38, "lowbrass": 45, "timpani": 45, "cello": 52, "bassoon": 52}.get(instrument, 67)
        top = []
        for midi in (low, low + 3, low + 7):
            midi = 60 if instrument in DRUMS else midi
            x = INSTRUMENTS[instrument](midi, 0.45, 0.62, np.random.default_rng(3))
            x = np.concatenate([x, np.zeros(RATE)])[: RATE // 2]
            top.append(loudness(np.stack([x, x], 1)))
        _levels[instrument] = db(-21.0 - float(np.mean(top)))
    return _levels[instrument]


def sound(instrument: str, midi: int, seconds: float, loud: float, variant: int) -> np.ndarray:
    key = (instrument, midi, round(seconds, 2), round(loud * 12), variant)
    if key not in _kept:
        rng = np.random.default_rng([sum(map(ord, instrument)), midi, variant])
        _kept[key] = INSTRUMENTS[instrument](midi, round(seconds, 2), round(loud * 12) / 12, rng)
        if len(_kept) > 700:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    return _kept[key]


def play(part: scores.Part, n: int, stretch: float, seed: int, lead: float = 0.0) -> np.ndarray:
    """A part alone, (n, 2), on a circle of n."""
    rng = np.random.default_rng([seed, sum(map(ord, part.name))])
    out = np.zeros((n, 2))
    for note in sorted(part.notes, key=lambda note: (note.at, note.midi)):
        instrument = note.row or part.instrument
        loud = float(np.clip(note.loud * (1 + rng.normal(0, 0.05)), 0.1, 1))
        seconds = note.seconds * part.hold * stretch * (0.45 if "'" in note.mark else 1) * (1 + rng.normal(0, 0.015))
        at = lead + note.at * stretch + (part.late + rng.normal(0, part.loose) + note.strum * part.strum) / 1000
        x = sound(instrument, note.midi, max(0.05, seconds), loud, int(rng.integers(0, 3)))
        side = np.clip(
            part.pan + part.spread * np.clip((note.midi - 64) / 24, -1, 1) * (0.3 if note.row else 1), -0.95, 0.95
        )
        angle = (side + 1) * np.pi / 4
        gain = level(instrument) * db((loud - 0.62) * 22)
        start = int(round(at * RATE)) % n
        for ear, much, lag in ((0, np.cos(angle), max(0, side)), (1, np.sin(angle), max(0, -side))):
            s = (start + int(lag * 18)) % n
            left = x * (gain * much)
            while len(left):
                m = min(len(left), n - s)
                out[s : s + m, ear] += left[:m]
                left, s = left[m:], 0
    return out


def render(piece: scores.Score, layers: list[str]) -> dict[str, np.ndarray]:
    """Layers of a score as finished mixes of one length."""
    length = even_length(int(round((piece.seconds + piece.tail) * RATE)))
    stretch = length / RATE / (piece.seconds + piece.tail)
    n = length if piece.loop else even_length(length + 2 * RATE)  # a sting rings out into silence, not into its start
    dry = {layer: np.zeros((n, 2)) for layer in layers}
    send = {layer: np.zeros((n, 2)) for layer in layers}
    for part in piece.parts:
        if not set(part.layers) & set(layers):
            continue
        heard = play(part, n, stretch, piece.seed, 0.0 if piece.loop else LEAD)
        for layer, gain in part.layers.items():
            if layer not in layers:
                continue
            dry[layer] += heard * db(gain)
            send[layer] += heard * (db(gain) * part.room)
    out = {}
    for layer in layers:
        room = piece.room
        out[layer] = master(
            dry[layer], send[layer], room["seconds"], room["size"], room["wet"], piece.lufs.get(layer, -LOOPED)
        )
        if not piece.loop:
            cut, m = out[layer][:length], int(0.5 * RATE)
            cut[-m:] *= np.linspace(1, 0, m)[:, None] ** 2
            cut[:64] *= np.linspace(0, 1, 64)[:, None]
            out[layer] = limit(cut * db(piece.lufs.get(layer, -LOOPED) - loudness(cut)))
    return out
