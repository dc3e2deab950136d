"""Fitting: the weights with which features tell best who wins, by conditional logistic regression, and how well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from game.ai.selfplay import Position
from game.engine.judgement import Tenth

STEPS = 30  # of Newton's, at most; eight are usual
ENOUGH = 1e-7  # a step that changes no scaled weight by more


class Sample(NamedTuple):
    """Positions as one matrix: a row a seat; `starts`: the first row of each position; `parts`: of the win."""

    rows: np.ndarray
    starts: np.ndarray
    parts: np.ndarray

    def sums(self, values: np.ndarray) -> np.ndarray:
        """By position the sum over its seats."""
        return np.add.reduceat(values, self.starts, axis=0)

    def spread(self, values: np.ndarray) -> np.ndarray:
        """By row the value of its position."""
        return np.repeat(values, np.diff(np.append(self.starts, len(self.rows))), axis=0)

    def chances(self, weights: np.ndarray) -> np.ndarray:
        """By row the chance to win that the weights say: the softmax over the seats of its position."""
        values = self.rows @ weights
        values = np.exp(values - self.spread(np.maximum.reduceat(values, self.starts)))
        return values / self.spread(self.sums(values))


def sample(positions: Sequence[Position]) -> Sample:
    sizes = [len(position.rows) for position in positions]
    return Sample(
        np.array([row for position in positions for row in position.rows], dtype=float),
        np.cumsum([0, *sizes[:-1]]),
        np.array([part for position in positions for part in position.parts], dtype=float),
    )


def fitted(given: Sample, firm: float) -> np.ndarray:
    """The weights of the least log loss. `firm`: positions that speak for each scaled weight being 0 (L2), so that
    what is seen seldom weighs little."""
    rows, starts, parts = given
    inner = rows - given.spread(given.sums(rows) / given.sums(np.ones(len(rows)))[:, None])
    scale = np.sqrt((inner**2).mean(axis=0))
    scale[scale < 1e-9] = np.inf  # always the same for all: weighs nothing
    scaled = Sample(inner / scale, starts, parts)
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chances = scaled.chances(weights)
        slope = scaled.rows.T @ (chances - parts) + firm * weights
        expected = scaled.sums(scaled.rows * chances[:, None])
        bend = scaled.rows.T @ (scaled.rows * chances[:, None]) - expected.T @ expected
        step = np.linalg.solve(bend + firm * np.eye(len(weights)), slope)
        weights -= step
        if np.abs(step).max() < ENOUGH:
            break
    return weights / scale


def log_loss(given: Sample, weights: np.ndarray) -> float:
    """Mean surprise at who wins: the logarithm of the number of seats for one who knows nothing."""
    surprise = given.parts * np.log(np.maximum(given.chances(weights), 1e-12))
    return float(-surprise.sum() / len(given.starts))


def tenths(given: Sample, weights: np.ndarray) -> list[Tenth]:
    """What is said beside what comes true, for chances up to a tenth, up to two tenths and so on."""
    said = given.chances(weights)
    place = np.minimum(9, (said * 10).astype(int))
    return [
        Tenth(int(here.sum()), round(float(said[here].mean()), 3), round(float(given.parts[here].mean()), 3))
        for here in (place == n for n in range(10))
        if here.any()
    ]
