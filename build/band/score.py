"""score: reads a score (YAML) and turns it into notes with times. The format is told in art/music/README.md."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

import yaml

from band.harmony import ScoreError, chord, pitch, voicing

DYNAMICS = {"pp": 0.30, "p": 0.40, "mp": 0.51, "mf": 0.62, "f": 0.75, "ff": 0.88}


@dataclass
class Note:
    bar: int  # of the whole piece
    beat: float  # within the bar, as written
    beats: float  # how long, as written
    midi: int
    loud: float
    row: str = ""  # of a kit: which drum
    mark: str = ""
    at: float = 0.0  # seconds, after swing and lilt
    seconds: float = 0.0
    strum: float = 0.0


@dataclass
class Part:
    name: str
    instrument: str
    layers: dict[str, float]  # layer -> dB
    role: str = ""
    pan: float = 0.0
    spread: float = 0.15
    room: float = 0.25
    hold: float = 0.94  # share of the written length that sounds
    loose: float = 7.0  # ms of timing
    late: float = 0.0  # ms behind (+) or before (-) the beat
    strum: float = 0.0  # ms between the notes of a chord
    voicing: tuple[int, int, int] = (55, 72, 3)
    notes: list[Note] = field(default_factory=list)


@dataclass
class Bar:
    section: str
    within: int  # number in its section
    of: int
    meter: int
    chords: list[tuple[float, str]]
    at: float = 0.0  # seconds


@dataclass
class Score:
    title: str
    tempo: float
    unit: Fraction
    swing: float
    lilt: list[float]
    seed: int
    loop: bool
    tail: float
    lufs: dict[str, float]
    room: dict[str, float]
    bars: list[Bar]
    parts: list[Part]
    seconds: float
    export: list[str] | None = None  # the layers that are kept as files; None: all

    @property
    def layers(self) -> list[str]:
        return [name for name in ("calm", "tense") if any(name in part.layers for part in self.parts)]


def _length(text: str | None) -> Fraction:
    return Fraction(text) if text else Fraction(1)


def _levels(text: str) -> tuple[float, float]:
    words = str(text).replace("<", " ").replace(">", " ").split()
    return DYNAMICS[words[0]], DYNAMICS[words[-1]]


class _Reader:
    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.unit = Fraction(str(data.get("unit", "1/2")))  # in beats
        self.meter = int(data.get("meter", 4))
        self.bars: list[Bar] = []
        for name in data["form"]:
            section = data["sections"].get(name)
            if section is None:
                raise ScoreError(f"form names a section {name!r} that is not there")
            written = [b.strip() for b in section["chords"].strip().strip("|").split("|")]
            meters = [int(m) for m in str(section.get("meters", "")).split()] or [self.meter] * len(written)
            for i, text in enumerate(written):
                words, at, found = text.split(), Fraction(0), []
                for word in words:
                    body, _, length = word.partition(":")
                    found.append((float(at), body))
                    chord(body)
                    at += _length(length) if length else Fraction(meters[i], len(words))
                self.bars.append(Bar(name, i, len(written), meters[i], found))

    def dynamic(self, part: dict[str, Any], bar: Bar, beat: float) -> float:
        table = {**self.data.get("dynamics", {}), **part.get("dynamics", {})}
        a, b = _levels(table.get(bar.section, "mf"))
        through = (bar.within + beat / bar.meter) / bar.of
        four = ((bar.within % 4) + beat / bar.meter) / 4
        return a + (b - a) * through + 0.035 * (1 - (2 * four - 1.1) ** 2)  # a breath's arch over four bars

    def lines(self, part: dict[str, Any], name: str) -> list[Any]:
        """What a part plays in a section: one entry per bar, each a string, or a kit's rows for that bar."""
        play = part.get("play", {}).get(name)
        if play is None:
            return []
        play = str(play).strip()
        if play.startswith("="):
            words = play[1:].split()
            other, _, section = words[0].rpartition(".")
            source = next((p for p in self.data["parts"] if p["name"] == other), part) if other else part
            got = self.lines(source, section)
            shift = int(words[1]) if len(words) > 1 else 0
            return [
                re.sub(r"[A-G][#b]*\d", lambda m: f"@{pitch(m[0]) + shift}", g) if isinstance(g, str) and shift else g
                for g in got
            ]
        out: list[Any] = []
        bars = [b for b in self.bars if b.section == name]
        for piece in play.strip("|").split("|"):
            if piece.strip().startswith("%"):
                for word in piece.split():
                    label, _, times = word[1:].partition("*")
                    for i in range(int(times or 1)):
                        meter = bars[len(out)].meter if len(out) < len(bars) else self.meter
                        out.append(self.pattern(label, i, meter))
            else:
                out.append(piece)
        return out

    def pattern(self, label: str, i: int, meter: int) -> Any:
        if label == "rest":
            return ""
        found = self.data.get("patterns", {}).get(label)
        if found is None:
            raise ScoreError(f"no pattern {label!r}")
        if isinstance(found, dict) and all(isinstance(k, int) for k in found):
            found = found[meter]
        if isinstance(found, dict):
            rows = {}
            for row, text in found.items():
                cells = [c.strip() for c in str(text).split("|")]
                rows[row] = cells[i % len(cells)]
            return rows
        cells = [c.strip() for c in str(found).strip("|").split("|")]
        return cells[i % len(cells)]

    def part(self, data: dict[str, Any]) -> Part:
        low, high, count = data.get("voicing", ["G3", "C5", 3])
        out = Part(
            data["name"],
            data["instrument"],
            {k: float(v) for k, v in data["layers"].items()},
            **{k: data[k] for k in ("role", "pan", "spread", "room", "hold", "loose", "late", "strum") if k in data},
            voicing=(pitch(low), pitch(high), int(count)),
        )
        before: list[int] = []
        seen: dict[str, list[Any]] = {}
        last: list[Note] = []
        for number, bar in enumerate(self.bars):
            if bar.section not in seen:
                seen[bar.section] = self.lines(data, bar.section)
            lines = seen[bar.section]
            voices = []
            for at, name in bar.chords:
                before = voicing(*chord(name), *out.voicing, before)
                voices.append((at, name, before))
            if not lines:
                last = []
                continue
            if len(lines) != bar.of:
                raise ScoreError(f"{data['name']}, section {bar.section}: {len(lines)} bars, the chords have {bar.of}")
            line = lines[bar.within]
            if isinstance(line, dict):
                self.rows(out, data, number, bar, line)
            elif line.strip():
                last = self.notes(out, data, number, bar, line, voices, last)
        return out

    def rows(self, out: Part, data: dict[str, Any], number: int, bar: Bar, rows: dict[str, str]) -> None:
        for row, cells in rows.items():
            cells = cells.replace(" ", "")
            if not cells:
                continue
            step = Fraction(bar.meter) / len(cells)
            name, _, tune = row.partition("@")
            for i, cell in enumerate(cells):
                if cell in "xXo":
                    beat = float(i * step)
                    length = step
                    for following in cells[i + 1 :]:
                        if following != "-":
                            break
                        length += step
                    loud = self.dynamic(data, bar, beat) * {"x": 1.0, "X": 1.25, "o": 0.62}[cell]
                    out.notes.append(Note(number, beat, float(length), 60 + int(tune or 0), min(1, loud), name))
                elif cell not in ".-":
                    raise ScoreError(f"{data['name']} bar {number + 1}: {cell!r} is not x X o . -")

    def notes(
        self, out: Part, data: dict[str, Any], number: int, bar: Bar, line: str, voices: list[Any], last: list[Note]
    ) -> list[Note]:
        at = Fraction(0)
        for word in line.split():
            mark = "".join(letter for letter in word if letter in "!?'^")
            body, _, length = "".join(letter for letter in word if letter not in mark).partition(":")
            beats = _length(length) * self.unit
            beat = float(at)
            at += beats
            if body == ".":
                last = []
                continue
            if body == "_":
                for note in last:
                    note.beats += float(beats)
                continue
            name, held = next((c, v) for a, c, v in reversed(voices) if a <= beat + 1e-6)
            classes, low = chord(name)
            pitches: list[int] = []
            for one in body.split("+"):
                if one == "c":
                    pitches += held
                elif one.isdigit():
                    i = int(one) - 1
                    pitches.append(held[i % len(held)] + 12 * (i // len(held)))
                elif one[0] == "@":
                    pitches.append(int(one[1:]))
                elif one[0] in "RTVS" and len(one) <= 2:  # root (of the bass), third, fifth, seventh, in an octave
                    want = {"R": low, "T": classes[1], "V": classes[2 % len(classes)], "S": classes[-1]}[one[0]]
                    pitches.append(12 * (int(one[1:] or 2) + 1) + want)
                else:
                    pitches.append(pitch(one))
            strong = 0.05 if beat == 0 else (0.02 if beat == int(beat) else -0.025)
            loud = self.dynamic(data, bar, beat) + strong + 0.14 * ("!" in mark) - 0.15 * ("?" in mark)
            order = sorted(pitches, reverse="^" in mark)
            last = [
                Note(number, beat, float(beats), m, max(0.12, min(1, loud)), "", mark, strum=i)
                for i, m in enumerate(order)
            ]
            out.notes += last
        if at != bar.meter:
            raise ScoreError(
                f"{data['name']} {bar.section} bar {bar.within + 1}: {float(at)} beats "
                f"instead of {bar.meter}: {line.strip()}"
            )
        return last


def warp(score: Score, meter: int, beat: float) -> float:
    """Where a written beat sounds: swing within the beat, lilt between beats."""
    whole = int(beat // 1)
    p = beat - whole
    p = p * score.swing / 0.5 if p < 0.5 else score.swing + (p - 0.5) * (1 - score.swing) / 0.5
    here = score.lilt[whole % len(score.lilt)] if score.lilt and 0 < whole < meter else 0.0
    there = score.lilt[(whole + 1) % len(score.lilt)] if score.lilt and whole + 1 < meter else 0.0
    return whole + p + here * (1 - p) + there * p


def read(path: Path) -> Score:
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    reader = _Reader(data)
    tempo = float(data["tempo"])
    score = Score(
        data["title"],
        tempo,
        reader.unit,
        float(data.get("swing", 0.5)),
        [float(v) for v in data.get("lilt", [])],
        int(data.get("seed", 1)),
        bool(data.get("loop", True)),
        float(data.get("tail", 0)),
        data.get("lufs", {}),
        {"seconds": 1.2, "size": 1.0, "wet": 0.5, **data.get("room", {})},
        reader.bars,
        [],
        0.0,
        data.get("export"),
    )
    at = 0.0
    for bar in score.bars:
        bar.at = at
        at += bar.meter * 60 / tempo
    score.seconds = at
    for part in data["parts"]:
        one = reader.part(part)
        for note in one.notes:
            bar = score.bars[note.bar]
            start = bar.at + warp(score, bar.meter, note.beat) * 60 / tempo
            end, over = note.beat + note.beats, bar.meter
            index = note.bar
            while end > over + 1e-9 and index + 1 < len(score.bars):  # a tie over the bar line
                end -= over
                index += 1
                over = score.bars[index].meter
            stop = score.bars[index].at + (warp(score, over, end) if end < over else end) * 60 / tempo
            note.at, note.seconds = start, max(0.05, stop - start)
        score.parts.append(one)
    return score
