"""first_picture: a screen as it stood at rest, kept as one picture, so that the next start shows it at once."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.ui.draw.cache import Cache
from game.ui.draw.disk import looks_of
from game.ui.draw.paint import Sheet
from game.ui.style.palette import worn

HOUSE = Path(__file__).resolve().parent.parent


class Opening:
    """One screen's picture. The words given say all that it shows, besides the window's size and the program."""

    def __init__(self, cache: Cache, name: str) -> None:
        self.cache, self.name = cache, name
        self._image: pygame.Surface | None = None
        self._kept = ""  # the words of the picture that is known to be on the disk

    def show(self, s: Sheet, words: str) -> bool:
        """Draw the picture; False when there is none."""
        words = f"{worn().name} {words}"
        if self._image is None or words != self._kept:
            self._image = self.cache.read_plain(self._key(s, words), s.surf.get_size())
            self._kept = words if self._image else ""
        if self._image:
            s.surf.blit(self._image, (0, 0))
        return self._image is not None

    def keep(self, s: Sheet, words: str) -> None:
        """Have what has just been drawn shown at the next start."""
        words = f"{worn().name} {words}"
        self._image = None
        if words != self._kept:
            self._kept = words
            self.cache.write_plain(self._key(s, words), s.surf)

    def _key(self, s: Sheet, words: str) -> str:
        return f"{self.name} {words} {s.u} {s.ox} {s.oy} {looks_of((HOUSE, '.py'))}"
