"""disk: pictures as files: written whole or not at all, found again by what they show, the oldest going first."""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import sys
import threading
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pygame

import game
from game import assets

Size = tuple[int, int]
Slot = tuple[str, Size, str]  # key, size, palette

DISK_MAX = 160 << 20  # bytes of files; the least lately used go first
PACKED, PLAIN = ".png", ".bmp"


class Disk:
    """The pictures in a folder; none are kept where there is no folder (None) or where it cannot be written to, which
    `fault` tells."""

    def __init__(self, folder: Path | None, most: int = DISK_MAX) -> None:
        self.folder, self.most = folder, most
        self.fault = ""
        self._trimmed = False
        self._sizes: dict[int, set[Size]] = {}  # by key and palette, what has been written or read here

    def path(self, slot: Slot, ending: str = PACKED) -> Path | None:
        if self.folder is None:
            return None
        key, (w, h), palette = slot
        name = hashlib.sha256(f"{art_version()}|{w}x{h}|{palette}|{key}".encode()).hexdigest()[:32]
        return self.folder / f"{name}{ending}"

    def read(self, slot: Slot, ending: str = PACKED) -> pygame.Surface | None:
        """None when there is no such file, or it is damaged or of another size."""
        path = self.path(slot, ending)
        if path is None:
            return None
        try:
            surface = pygame.image.load(io.BytesIO(path.read_bytes()), path.name)
        except (OSError, pygame.error):
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        if surface.get_size() != slot[1]:
            return None
        self._know(slot)
        return surface

    def has(self, slot: Slot) -> bool:
        """Whether there is a file for it."""
        path = self.path(slot)
        return path is not None and path.is_file()

    def larger(self, slot: Slot, least: float) -> Slot | None:
        """The smallest known here of the same picture in the same proportions that has `least` times the pixels across
        or more; None when there is none."""
        key, (w, h), palette = slot
        sizes = tuple(self._sizes.get(hash((key, palette)), ()))  # another thread may add to them
        fit = [size for size in sizes if size[0] >= least * w and abs(size[0] * h - size[1] * w) <= size[0] + w + h]
        return (key, min(fit), palette) if fit else None

    def _know(self, slot: Slot) -> None:
        self._sizes.setdefault(hash((slot[0], slot[2])), set()).add(slot[1])

    def write(self, slot: Slot, surface: pygame.Surface, ending: str = PACKED) -> None:
        """Whole or not at all; a folder that cannot be written to is given up for good."""
        path = self.path(slot, ending)
        if path is None or surface.get_size() != slot[1]:
            return
        written = as_file(surface, path.name)
        part = path.with_suffix(f".{os.getpid()}-{threading.get_ident()}.part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(written)
            part.replace(path)
            self._know(slot)
            if not self._trimmed:
                self._trimmed = True
                self._trim(path.parent)
        except OSError as fault:
            self.folder = None
            self.fault = f"pictures are kept in memory only: {fault.strerror or fault}"

    def _trim(self, folder: Path) -> None:
        files = []
        for path in folder.iterdir():
            with contextlib.suppress(FileNotFoundError):  # another thread or process has it written whole meanwhile
                look = path.stat()
                files.append((look.st_mtime, look.st_size, path))
        total = 0
        for _, size, path in sorted(files, reverse=True):
            total += size
            if total > self.most:
                path.unlink(missing_ok=True)


def as_file(surface: pygame.Surface, name: str) -> bytes:
    """The picture as a file, in the form that the name's ending says."""
    with io.BytesIO() as out:  # shut at once: pygame never lets go of an object that it has written to
        pygame.image.save(surface, out, name)
        return out.getvalue()


@lru_cache(maxsize=1)
def art_version() -> str:
    """Changes with the program's version, any file under art/ and, in a checkout, the drawing code and the palettes."""
    here = Path(__file__).parent
    return looks_of((assets.art(), ""), (here, ".py"), (here.parent / "style", ".py"))


@lru_cache(maxsize=8)
def looks_of(*places: tuple[Path, str]) -> str:
    """Changes with the program's version and any file below these folders whose name ends so.

    Files are told apart by size and time: reading them all would hold up every start.
    """
    digest = hashlib.sha256(getattr(game, "__version__", "").encode())
    files: list[Path | os.DirEntry[str]] = []
    if getattr(sys, "frozen", False):  # an executable holds its code in itself
        files.append(Path(sys.executable))
    for folder, ending in places:
        files += _files(str(folder), ending)
    for entry in files:
        look = entry.stat()
        digest.update(f"{entry.name} {look.st_size} {look.st_mtime_ns}".encode())
    return digest.hexdigest()[:16]


def _files(folder: str, ending: str) -> Iterator[os.DirEntry[str]]:
    if not os.path.isdir(folder):
        return
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            if entry.is_dir():
                yield from _files(entry.path, ending)
            elif entry.name.endswith(ending):
                yield entry
