"""composed: what the notes of a score tell: parallels, repeats, ranges, and which of it is a fault."""

from __future__ import annotations

import numpy as np

from band import score as scores
from band.harmony import chord

RANGES = {
    "clarinet": (50, 91),
    "violin": (55, 93),
    "strings": (48, 91),
    "cello": (36, 74),
    "bassoon": (34, 74),
    "accordion": (53, 93),
    "marimba": (45, 93),
    "steelpan": (60, 91),
    "recorder": (65, 93),
    "horn": (41, 77),
    "lowbrass": (34, 63),
    "bass": (28, 60),
    "ukulele": (60, 88),
    "musicbox": (67, 98),
    "harpsichord": (41, 86),
    "tuba": (29, 60),
    "vibraphone": (53, 93),
}


def voice(piece: scores.Score, role: str) -> list[scores.Note]:
    """The notes of a role, one at a time: the highest of what starts together."""
    found: dict[float, scores.Note] = {}
    for part in piece.parts:
        if part.role == role:
            for note in part.notes:
                key = round(piece.bars[note.bar].at + note.beat / 1000, 5)
                if key not in found or found[key].midi < note.midi:
                    found[key] = note
    return [found[key] for key in sorted(found)]


def grid(piece: scores.Score, role: str) -> list[int | None]:
    """What a role sounds on each strong beat (the first of the bar, and the middle of a bar of four)."""
    notes, out, first = voice(piece, role), [], 0.0
    starts = []
    for bar in piece.bars:
        starts.append(first)
        first += bar.meter
    spans = [(starts[n.bar] + n.beat, starts[n.bar] + n.beat + n.beats, n.midi) for n in notes]
    for bar, start in zip(piece.bars, starts):
        for beat in (0, 2) if bar.meter == 4 else (0,):
            out.append(next((m for a, b, m in spans if a - 0.01 <= start + beat < b - 0.01), None))
    return out


def composed(piece: scores.Score) -> tuple[list[str], list[str]]:
    """What the notes tell: (lines to read, faults)."""
    tell, faults = [], []
    top, low = grid(piece, "melody"), grid(piece, "bass")
    parallel = []
    for i, (a, b, c, d) in enumerate(zip(top, top[1:], low, low[1:])):
        if (
            None not in (a, b, c, d)
            and a != b
            and c != d
            and (a - c) % 12 == (b - d) % 12
            and (a - c) % 12 in (0, 7)
            and (b - a) * (d - c) > 0
        ):
            parallel.append(i + 1)
    melody = voice(piece, "melody")
    if not melody:
        return [], []
    bars: dict[int, tuple[tuple[float, float, int], ...]] = {}
    for note in melody:
        bars[note.bar] = bars.get(note.bar, ()) + ((note.beat, note.beats, note.midi),)
    repeated = 1 - len(set(bars.values())) / max(1, len(bars))
    rhythms = len({tuple((b, length) for b, length, _ in bar) for bar in bars.values()})
    everything = [
        "|".join(sorted(f"{p.name}{n.beat}{n.midi}{n.row}" for p in piece.parts for n in p.notes if n.bar == i))
        for i in range(len(piece.bars))
    ]
    same = max((sum(1 for x in everything if x == y) for y in everything), default=0)
    loose = 0
    strong = [n for n in melody if n.beat == 0]
    for note in strong:
        classes, bass = chord(piece.bars[note.bar].chords[0][1])
        loose += note.midi % 12 not in classes + [bass]
    leaps = [abs(a.midi - b.midi) for a, b in zip(melody, melody[1:]) if a.bar == b.bar or a.bar + 1 == b.bar]
    tell.append(
        f"melody {min(n.midi for n in melody)}-{max(n.midi for n in melody)}, {len(melody)} notes, "
        f"steps {np.mean([x <= 2 for x in leaps]):.0%}, "
        f"leaps over an octave {sum(x > 12 for x in leaps)}, "
        f"bars alike {repeated:.0%}, rhythms {rhythms}, "
        f"strong beats outside the chord {loose}/{len(strong)}, parallels {len(parallel)} at {parallel}, "
        f"fullest twin bars {same}"
    )
    density: dict[str, str] = {}
    for name in dict.fromkeys(bar.section for bar in piece.bars):
        inside = [i for i, bar in enumerate(piece.bars) if bar.section == name]
        long = sum(piece.bars[i].meter for i in inside) * 60 / piece.tempo
        per = [
            sum(1 for p in piece.parts if layer in p.layers for n in p.notes if n.bar in inside) / long
            for layer in piece.layers
        ]
        density[name] = "/".join(f"{x:.1f}" for x in per)
    tell.append("notes a second, calm/tense: " + ", ".join(f"{k} {v}" for k, v in density.items()))
    for part in piece.parts:
        if part.notes and part.instrument in RANGES:
            a, b = min(n.midi for n in part.notes), max(n.midi for n in part.notes)
            if a < RANGES[part.instrument][0] or b > RANGES[part.instrument][1]:
                faults.append(f"{part.name} ({part.instrument}) plays {a}-{b}, its range is {RANGES[part.instrument]}")
    if piece.loop:
        faults += [f"{len(parallel)} parallels"] * (len(parallel) > 3) + [
            f"{repeated:.0%} of the melody's bars are alike"
        ] * (repeated > 0.5)
        faults += [f"{same} bars are the same in every part"] * (same > 2)
    return tell, faults
