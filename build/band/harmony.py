"""harmony: pitches and chords by name, and chords laid out so that their voices move least."""

from __future__ import annotations

import itertools
import re

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
QUALITIES = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11),
    "6": (0, 4, 7, 9),
    "m6": (0, 3, 7, 9),
    "o7": (0, 3, 6, 9),
    "m7b5": (0, 3, 6, 10),
    "sus4": (0, 5, 7),
    "7sus4": (0, 5, 7, 10),
    "add9": (0, 4, 7, 2),
    "9": (0, 4, 10, 2),
    "maj9": (0, 4, 11, 2),
    "m9": (0, 3, 10, 2),
    "7b9": (0, 4, 10, 1),
    "aug": (0, 4, 8),
    "5": (0, 7),
}


class ScoreError(ValueError):
    """A score that cannot be read: says where."""


def pitch(text: str) -> int:
    found = re.fullmatch(r"([A-G])([#b]*)(-?\d)", text)
    if not found:
        raise ScoreError(f"no such pitch: {text!r}")
    return 12 * (int(found[3]) + 1) + STEPS[found[1]] + found[2].count("#") - found[2].count("b")


def chord(text: str) -> tuple[list[int], int]:
    """Pitch classes from the root up, and the bass's."""
    found = re.fullmatch(r"([A-G][#b]?)([^/]*)(?:/([A-G][#b]?))?", text)
    if not found or found[2] not in QUALITIES:
        raise ScoreError(f"no such chord: {text!r}")
    root = pitch(found[1] + "0") % 12
    return [(root + step) % 12 for step in QUALITIES[found[2]]], (pitch(found[3] + "0") if found[3] else root) % 12


def voicing(classes: list[int], bass: int, low: int, high: int, count: int, before: list[int]) -> list[int]:
    """The chord in `count` voices in the range that moves least from the one before, without a cluster."""
    keep = list(classes)
    leave = classes[2:3] * (len(classes) > 3) + [bass] + classes[::-1]  # first the fifth goes, then what the bass has
    while len(keep) > count:
        keep.remove(next(c for c in leave if c in keep))
    while len(keep) < count:
        keep.append(keep[len(keep) - len(classes)])
    best: tuple[float, list[int]] = (1e9, [])
    for choice in itertools.product(*[[m for m in range(low, high + 1) if m % 12 == c] for c in keep]):
        notes = sorted(choice)
        if len(set(notes)) < len(notes):
            continue
        gaps = [b - a for a, b in zip(notes, notes[1:])]
        cost = sum(abs(a - b) for a, b in zip(notes, before)) if before else abs(sum(notes) / count - (low + high) / 2)
        cost += (
            sum(6 for g in gaps if g < 2)
            + sum(2 for g in gaps if g > 9)
            + abs(sum(notes) / count - (low + high) / 2) * 0.25
        )
        if before and notes[-1] - before[-1] == notes[0] - before[0] != 0:
            cost += 3  # whole-block shifts make parallels
        if cost < best[0]:
            best = (cost, notes)
    if not best[1]:
        raise ScoreError(f"no way to lay the chord {classes} in {low}-{high}: give the voicing an octave at least")
    return best[1]
