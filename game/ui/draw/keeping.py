"""keeping: what has been drawn and is wanted again, as much of it as a number of bytes allows."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar
from weakref import WeakSet

import pygame

K = TypeVar("K")
V = TypeVar("V")


FULL_HD = 1920 * 1080
_room = 1.0


def fit(size: tuple[int, int]) -> None:
    """Give pictures for a window of this size the room that they need: as much more as it has more pixels than one of
    1920x1080."""
    global _room
    _room = max(1.0, size[0] * size[1] / FULL_HD)


def room() -> float:
    """How many times the bytes of a window of 1920x1080 pictures may take."""
    return _room


def weight(surface: pygame.Surface) -> int:
    """Bytes of its pixels."""
    return surface.get_width() * surface.get_height() * 4


_all: WeakSet[Keeping[Any, Any]] = WeakSet()


class Keeping(Generic[K, V]):
    """Things by key, the least lately used of which go first. Together they weigh at most `most` bytes in a window of
    up to 1920x1080 (see `fit`), or there is but one. Any thread may `get`; all that `keep` must be one thread, or hold
    a lock."""

    def __init__(self, most: int, weigh: Callable[[V], int]) -> None:
        self.most, self.bytes = most, 0
        self._weigh = weigh
        self._kept: OrderedDict[K, V] = OrderedDict()
        _all.add(self)

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def get(self, key: K) -> V | None:
        """What is kept under the key, used now; None when there is nothing."""
        kept = self._kept.get(key)
        if kept is not None:
            try:
                self._kept.move_to_end(key)
            except KeyError:
                pass  # another thread has let it go meanwhile
        return kept

    def keep(self, key: K, thing: V) -> V:
        """Keep it, instead of what was under the key before; the thing itself."""
        self.let_go(key)
        self._kept[key] = thing
        self.bytes += self._weigh(thing)
        while self.bytes > self.most * _room and len(self._kept) > 1:
            self.bytes -= self._weigh(self._kept.popitem(last=False)[1])
        return thing

    def let_go(self, key: K) -> None:
        """Keep nothing under the key any more."""
        if (kept := self._kept.pop(key, None)) is not None:
            self.bytes -= self._weigh(kept)

    def forget(self) -> None:
        """Let all of it go."""
        self._kept.clear()
        self.bytes = 0

    def latest(self) -> Iterator[tuple[K, V]]:
        """All of it, the most lately used first."""
        return reversed(self._kept.items())


class Pictures(Keeping[K, pygame.Surface]):
    """Kept pictures, which weigh what their pixels do."""

    def __init__(self, most: int) -> None:
        super().__init__(most, weight)


def forget_all() -> None:
    """Let go of all that is kept anywhere: it would be drawn otherwise now."""
    for keeping in tuple(_all):
        keeping.forget()
