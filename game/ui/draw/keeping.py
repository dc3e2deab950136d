"""keeping: what has been drawn and is wanted again, as much of it as a number of bytes allows: pictures that last while
their table is on, and those that come and go."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar
from weakref import WeakSet

import pygame

from game.ui.draw.disk import Size, Slot

K = TypeVar("K")
V = TypeVar("V")


FULL_HD = 1920 * 1080
_room = 1.0
MEMORY_MAX = 20 << 20  # bytes of surfaces
COMING_MIN = 10 << 20  # of these, what pictures that come and go may take however large those are that last
BESIDE_MAX = 3 << 20  # bytes of a picture that may stay until it is there in another size
LASTING_MAX = 64 << 20  # bytes


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


class Memory:
    """Pictures by key and size. One whose key is in `lasts` stays, however little it is asked for, until another size
    of it is kept; of all others the least lately used go first."""

    def __init__(self, most: int = MEMORY_MAX) -> None:
        self.most = most
        self.lasts: set[str] = set()
        self._lasting, self._coming = Pictures[Slot](LASTING_MAX), Pictures[Slot](most)

    def __contains__(self, slot: Slot) -> bool:
        return slot in self._lasting or slot in self._coming

    def get(self, slot: Slot) -> pygame.Surface | None:
        """What is kept, which lasts from now on if it is to; None when there is nothing."""
        if (lasting := self._lasting.get(slot)) is not None:
            return lasting
        kept = self._coming.get(slot)
        if kept is not None and slot[0] in self.lasts:
            self._coming.let_go(slot)
            self.keep(slot, kept)
        return kept

    def keep(self, slot: Slot, image: pygame.Surface) -> pygame.Surface:
        """Keep it; the picture itself."""
        if slot[0] not in self.lasts:
            return self._coming.keep(slot, image)
        for other in [other for other, _ in self._lasting.latest() if other[0] == slot[0]]:
            self._lasting.let_go(other)
        self._lasting.keep(slot, image)
        self._share()
        return image

    def other(self, key: str, size: Size = (0, 0)) -> pygame.Surface | None:
        """The picture at another size: the least that is as wide or wider, else the largest; None when there is
        none."""
        kept = (*self._lasting.latest(), *self._coming.latest())
        found = sorted((image for (of, *_), image in kept if of == key), key=pygame.Surface.get_width)
        return next((image for image in found if image.get_width() >= size[0]), found[-1] if found else None)

    def let_go(self, slot: Slot) -> None:
        self._lasting.let_go(slot)
        self._coming.let_go(slot)
        self._share()

    def let_nothing_last(self) -> set[Slot]:
        """What lasted comes and goes from now on as all the rest, but for what is too large to be kept beside its
        successor; all that is kept."""
        lasting = [(slot, image) for slot, image in self._lasting.latest() if weight(image) <= BESIDE_MAX][::-1]
        self.lasts.clear()
        self._lasting.forget()
        self._share()
        for slot, image in lasting:
            self._coming.keep(slot, image)
        return {slot for slot, _ in self._coming.latest()}

    def forget(self) -> None:
        """Keep nothing any more, and let nothing last."""
        self.lasts.clear()
        self._lasting.forget()
        self._coming.forget()
        self._share()

    def _share(self) -> None:
        """What comes and goes has the room that is left."""
        least = min(COMING_MIN, self.most)
        self._coming.most = max(least, self.most - round(self._lasting.bytes / room()))
