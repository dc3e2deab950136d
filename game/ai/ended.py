"""Ended: what a finished game is worth to a seat: the win, and a trifle for points, so that what is decided is still
played well."""

from __future__ import annotations

from collections.abc import Sequence

TRIFLE = 0.01  # of the worth: points never outweigh a chance to win that can be felt


def ended(winners: Sequence[int], seat: int, points: Sequence[int], much: int) -> float:
    """0..1. `points`: hearts, stars, gold or hit points by seat; `much`: a lead by which half of the trifle is gained
    that a lead can bring."""
    won = 1 / len(winners) if seat in winners else 0.0
    lead = points[seat] - max(other for number, other in enumerate(points) if number != seat)
    return won + TRIFLE * ((1 + lead / (much + abs(lead))) / 2 - won)
