"""display: the program's window itself: opened, resized, remembered, and how many pixels a unit has in it; what the
libraries of the system say about missing devices is kept off the terminal, for we say it in words."""

from __future__ import annotations

import math
import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

import pygame

from game.ui.draw.brand import app_icon
from game.ui.draw.paint import Mark, Sheet

STDERR = 2
PLAIN = (1280, 720)  # a window in which a unit is a pixel
LEAST = (1024, 640)
ROOM = (640, 360)  # units that a window keeps at least, and every screen of boxes fits
FEWEST = 0.75  # pixels of a unit: with fewer, words at their least are larger than what they stand in
GRIP = 60  # pixels of a window that must be on a screen for it to be moved
ICON = 64  # pixels of the icon in the list of windows
UNSEEN = "offscreen"  # what SDL falls back to where nothing can be shown
M_MMAP_THRESHOLD, PICTURE = -3, 64 << 10  # glibc's malloc.h; bytes from which a block is mapped by itself


@contextmanager
def quiet() -> Iterator[None]:
    """Whatever is written to the error stream within this block by C libraries is dropped."""
    try:
        kept = os.dup(STDERR)
    except OSError:  # a program without a terminal
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, STDERR)
    try:
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)
        os.close(nowhere)


class NoDisplay(Exception):
    """There is no screen to open a window on; the message says so in one line."""


class Frame(Protocol):
    """What the window needs of the settings. geometry = x, y, width, height; empty at first."""

    fullscreen: bool
    geometry: list[int]
    software: bool

    def save(self) -> object: ...


class Window:
    """`size` fixes it, as pictures and tests want; otherwise it stands where it stood last."""

    def __init__(self, settings: Frame, size: tuple[int, int] | None = None) -> None:
        self.settings, self.size = settings, size

    def open(self) -> None:
        """Open it. Raises NoDisplay."""
        if self.settings.software:
            os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        try:
            with quiet():
                pygame.display.init()
            if pygame.display.get_driver() == UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
                pygame.display.quit()
                raise NoDisplay("There is no screen to open a window on (no display was found).")
            pygame.font.init()
            self.show()
        except pygame.error as fault:
            raise NoDisplay(f"There is no screen to open a window on ({fault}).") from fault
        return_freed_pictures()
        pygame.display.set_caption("Monster Parlour")
        pygame.display.set_icon(app_icon(ICON))
        pygame.key.set_repeat(350, 60)

    def show(self) -> None:
        """Take the size that the settings ask for."""
        if self.settings.fullscreen and not self.size:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            return
        kept = self.settings.geometry if len(self.settings.geometry) == 4 else []
        rooms = screens()
        wanted = (max(LEAST[0], kept[2]), max(LEAST[1], kept[3])) if kept else PLAIN
        pygame.display.set_mode(self.size or fitting(wanted, rooms), pygame.RESIZABLE)
        try:
            if kept and not self.size and within((kept[0], kept[1]), rooms):
                pygame.display.set_window_position((kept[0], kept[1]))
            with warnings.catch_warnings(action="ignore"):  # the module has no other way to set the least size
                pygame.Window.from_display_module().minimum_size = fitting(LEAST, rooms)
        except (pygame.error, AttributeError):
            pass  # this platform places windows itself

    def keep(self) -> None:
        """Remember where it stands, unless it fills the screen or its size is fixed."""
        if self.settings.fullscreen or self.size or not pygame.display.get_surface():
            return
        try:
            x, y = pygame.display.get_window_position()
        except (pygame.error, AttributeError):
            return
        now = [x, y, *pygame.display.get_window_size()]
        if now != self.settings.geometry:
            self.settings.geometry = now
            self.settings.save()

    def fullscreen(self) -> None:
        """To the whole screen and back."""
        self.keep()
        self.settings.fullscreen = not self.settings.fullscreen
        self.settings.save()
        self.show()

    @property
    def largest(self) -> int:
        """How many pixels wide it can become; 0 where nothing tells."""
        return max((wide for wide, _ in screens()), default=0)

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; there is one from open() on."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface


def screens() -> list[tuple[int, int]]:
    """The sizes of the screens; none where a driver shows nothing."""
    return [] if pygame.display.get_driver() in (UNSEEN, "dummy") else pygame.display.get_desktop_sizes()


def fitting(size: tuple[int, int], rooms: list[tuple[int, int]]) -> tuple[int, int]:
    """The size, or as much of it as the largest of the screens can show."""
    return min(size[0], max((w for w, _ in rooms), default=size[0])), min(
        size[1], max((h for _, h in rooms), default=size[1])
    )


def within(place: tuple[int, int], rooms: list[tuple[int, int]]) -> bool:
    """Whether a window whose corner is there could be seen: the screen it stood on may have gone."""
    x, y = place
    return not rooms or x < sum(w for w, _ in rooms) - GRIP and y < max(h for _, h in rooms) - GRIP


def unit(size: tuple[int, int], percent: int) -> float:
    """Pixels in a unit of a screen that fills its window: by the window's area, and never more than its short side
    bears; then what is asked for, as long as words can be read and the window keeps the room that every screen fits."""
    w, h = size
    fewest = FEWEST if w >= LEAST[0] else 0  # in a smaller one, a picture in a list, nobody reads them
    plain = min(math.sqrt(w * h / PLAIN[0] / PLAIN[1]), min(size) / PLAIN[1])
    return min(max(fewest, plain * percent / 100), w / ROOM[0], h / ROOM[1])


def whole(surface: pygame.Surface, percent: int, marks: list[Mark] | None = None) -> Sheet:
    """All of a surface in units: what is drawn keeps its size in them, and only how many there are changes."""
    w, h = surface.get_size()
    u = unit((w, h), percent)
    return Sheet(w, (w / u, h / u), surface, (0, 0), marks)


def return_freed_pictures() -> None:
    """Have the C library hand the memory of freed pictures back at once instead of keeping it in pieces (glibc alone;
    a long game at 1920x1080 takes 45 MB less)."""
    import ctypes

    try:
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, PICTURE)
    except (AttributeError, OSError, TypeError):
        return  # another C library
