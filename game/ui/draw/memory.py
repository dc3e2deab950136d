"""memory: the pictures that are at hand: those that last while their table is on, and those that come and go."""

from __future__ import annotations

import pygame

from game.ui.draw.disk import Size, Slot
from game.ui.draw.keeping import Pictures, room, weight

MEMORY_MAX = 20 << 20  # bytes of surfaces
COMING_MIN = 10 << 20  # of these, what pictures that come and go may take however large those are that last
BESIDE_MAX = 3 << 20  # bytes of a picture that may stay until it is there in another size
LASTING_MAX = 64 << 20  # bytes


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
