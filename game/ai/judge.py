"""Judge: the weights of a game's features, read from its data when first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import exp
from operator import mul
from pathlib import Path
from typing import Any, TypeVar

from game.engine.data import DataError, Fault, load, shown
from game.engine.judgement import Judgement
from game.rules import shipped

Weights = Mapping[str, float]
F = TypeVar("F", bound=Callable[..., Any])


class Judge:
    """One game's features and what each weighs. Other weights may be taken for a while; what was reckoned with those
    before is forgotten then."""

    def __init__(self, game: str, features: Sequence[str]) -> None:
        self.game, self.features = game, tuple(features)
        self._weights: tuple[float, ...] | None = None
        self._forget: list[Callable[[], Any]] = []

    @property
    def weights(self) -> tuple[float, ...]:
        """In the order of the features. DataError when the game's file is damaged."""
        if self._weights is None:
            self._weights = self.row(read_judgement(self.game, self.features).weights)
        return self._weights

    def row(self, weights: Weights) -> tuple[float, ...]:
        return tuple(weights[name] for name in self.features)

    def weight(self, name: str) -> float:
        """Of one feature."""
        return self.weights[self.features.index(name)]

    def value(self, measured: Sequence[float]) -> float:
        """What features of one seat come to, in units of e to 1 against an equal rival."""
        return float(sum(map(mul, self.weights, measured)))

    def kept(self, most: int) -> Callable[[F], F]:
        """A store of results (`lru_cache`) of a function that goes by weights."""

        def keep(function: F) -> F:
            store: Any = lru_cache(maxsize=most)(function)
            self._forget.append(store.cache_clear)
            return store  # type: ignore[no-any-return]

        return keep

    def forgets(self, forget: Callable[[], Any]) -> None:
        """Have this called, too, when other weights are taken."""
        self._forget.append(forget)

    @contextmanager
    def going_by(self, weights: Weights | None) -> Iterator[None]:
        """For the while other weights; None: those of the game's file."""
        before = self._weights
        self._take(None if weights is None else self.row(weights))
        try:
            yield
        finally:
            self._take(before)

    def _take(self, weights: tuple[float, ...] | None) -> None:
        if weights != self._weights:
            self._weights = weights
            for forget in self._forget:
                forget()


def chances_of(values: Sequence[float | None]) -> list[float]:
    """Values by seat as chances to win; None: a seat that is out."""
    most = max(value for value in values if value is not None)
    parts = [0.0 if value is None else exp(value - most) for value in values]
    total = sum(parts)
    return [part / total for part in parts]


def read_judgement(game: str, features: Sequence[str], path: Path | None = None) -> Judgement:
    """A game's own judgement, or that of another file. DataError names every fault with its line: a feature that the
    game does not have, or one without a weight."""
    path = path or shipped(game)("judgement.yaml")[0]
    judgement = load(Judgement, path, names={"feature": features})
    missing = [name for name in features if name not in judgement.weights]
    if missing:
        raise DataError([Fault(shown(path), judgement.where.line, f"no weight for {name!r}") for name in missing])
    return judgement
