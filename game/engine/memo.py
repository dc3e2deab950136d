"""Memo: what a function makes of a key, kept once it has been asked for: options that come again and again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """`memo[key]` is what `make(key)` gives, which must depend on the key alone: a look-up takes a third of an
    lru_cache's. With `most` entries it is emptied and begins anew."""

    def __init__(self, make: Callable[[K], V], most: int) -> None:
        self.make, self.most = make, most

    def __missing__(self, key: K) -> V:
        if len(self) >= self.most:
            self.clear()
        value = self[key] = self.make(key)
        return value
