"""Cache: every picture rasterised once per size, kept in memory and on disk, drawn off the main loop."""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

import pygame

import game
from game import assets
from game.ui.draw.keeping import Pictures
from game.ui.draw.svg import converted
from game.ui.style.palette import worn

Draw = Callable[[], pygame.Surface]
Size = tuple[int, int]
Slot = tuple[str, Size, str]  # key, size, palette

MEMORY_MAX = 28 << 20  # bytes of surfaces
MEANWHILE_MAX = 6 << 20  # bytes of what stands in for those that are being drawn
DISK_MAX = 160 << 20  # bytes of files; the least lately used go first
FAULTS_KEPT = 20
PACKED, PLAIN = ".png", ".bmp"


class Cache:
    """Pictures by key and size.

    The key says all that the picture shows. `ready` counts the pictures that have come from the worker: redraw when it
    has changed. A patient cache never shows a placeholder (for screenshots and tests). folder None = memory only.
    """

    def __init__(
        self, folder: Path | None = None, memory: int = MEMORY_MAX, disk: int = DISK_MAX, patient: bool = False
    ) -> None:
        self.folder = folder
        self.disk = disk
        self.patient = patient
        self.ready = 0
        self.faults: deque[str] = deque(maxlen=FAULTS_KEPT)
        self._kept, self._meanwhile = Pictures[Slot](memory), Pictures[Slot](MEANWHILE_MAX)
        self._ground: Slot | None = None  # which one of what is kept lies behind the screen
        self._failed: set[Slot] = set()
        self._jobs: deque[tuple[Slot, Draw]] = deque()
        self._asked: set[Slot] = set()
        self._shown: set[Slot] = set()  # of those, what a frame has wanted and waits for
        self._done: deque[tuple[Slot, pygame.Surface | None]] = deque()
        self._bell = threading.Condition()
        self._worker: threading.Thread | None = None
        self._closed = False
        self._trimmed = False

    def get(
        self, key: str, size: Size, draw: Draw, wait: bool = False, meanwhile: Draw | None = None
    ) -> pygame.Surface:
        """The picture, or until it is there what `meanwhile` draws (at once, so it must be cheap).

        draw runs on another thread unless wait is set; what it raises is then noted in `faults`, otherwise raised.
        """
        slot = (key, size, worn().name)
        self.collect()
        if (kept := self._kept.get(slot)) is not None:
            return kept
        if wait or self.patient:
            return self._keep(slot, self._made(slot, draw))
        if slot not in self._failed:
            self._ask(slot, draw, now=True)
        return self._stand_in(slot, meanwhile)

    def ground(self, key: str, size: Size, draw: Draw, slow: bool) -> pygame.Surface:
        """What lies behind a whole screen, in memory until that of another screen is wanted.

        It is there at once. Only what is slow to draw goes on the disk: all else is drawn sooner than read.
        """
        slot = (key, size, worn().name)
        if self._ground and self._ground != slot:
            self._kept.let_go(self._ground)
        self._ground = slot
        if slow:
            return self.get(key, size, draw, wait=True)
        kept = self._kept.get(slot)
        return kept if kept is not None else self._keep(slot, draw())

    def taken(self, key: str, size: Size, draw: Draw) -> pygame.Surface:
        """The picture for the caller alone, to be painted on: it is kept no longer."""
        image = self.get(key, size, draw, wait=True)
        self._kept.let_go((key, size, worn().name))
        return image

    def prefetch(self, key: str, size: Size, draw: Draw) -> bool:
        """Have a picture drawn before it is needed; True when nothing has to be waited for."""
        slot = (key, size, worn().name)
        self.collect()
        if slot in self._kept or slot in self._failed:
            return True
        self._ask(slot, draw)
        return False

    def collect(self) -> None:
        """Take over what the worker has finished; the surfaces are brought into the window's format here."""
        while self._done:
            slot, surface = self._done.popleft()
            self._asked.discard(slot)
            self._shown.discard(slot)
            self._meanwhile.let_go(slot)
            if slot[2] != worn().name:
                continue  # another palette has been chosen meanwhile
            if surface is None:
                self._failed.add(slot)
            elif slot not in self._kept:
                self._keep(slot, surface)

    def drop_waiting(self) -> None:
        """Forget what has been asked for and not begun: another screen is shown."""
        with self._bell:
            for slot, _ in self._jobs:
                self._asked.discard(slot)
                self._shown.discard(slot)
            self._jobs.clear()

    def settle(self, seconds: float = 60.0) -> bool:
        """Wait until the worker has nothing left to do; False when that took too long."""
        with self._bell:
            idle = self._bell.wait_for(lambda: len(self._asked) <= len(self._done), seconds)
        self.collect()
        return idle

    def forget(self) -> None:
        """Empty the memory, not the disk: the window has changed its format."""
        self._kept.forget()
        self._meanwhile.forget()
        self._failed.clear()

    def let_go(self) -> None:
        """What was shown is left for something else: its pictures come from the disk again when they are wanted."""
        self.drop_waiting()
        self.forget()

    def close(self) -> None:
        """Stop the worker after the picture it is at."""
        with self._bell:
            self._closed = True
            self._jobs.clear()
            self._bell.notify_all()
        if self._worker is not None:
            self._worker.join(5)

    # ---- memory -------------------------------------------------------------------------------------------------
    def _keep(self, slot: Slot, surface: pygame.Surface) -> pygame.Surface:
        return self._kept.keep(slot, converted(surface))

    def _stand_in(self, slot: Slot, meanwhile: Draw | None) -> pygame.Surface:
        """The same picture at another size if there is one, else the placeholder."""
        if (kept := self._meanwhile.get(slot)) is not None:
            return kept
        key, size, _ = slot
        other = next((s for (k, *_), s in self._kept.latest() if k == key), None)
        if other is not None:
            stand_in = pygame.transform.smoothscale(other, size)
        else:
            stand_in = meanwhile() if meanwhile is not None else pygame.Surface(size, pygame.SRCALPHA)
        return self._meanwhile.keep(slot, converted(stand_in))

    # ---- the worker -----------------------------------------------------------------------------------------------
    def _ask(self, slot: Slot, draw: Draw, now: bool = False) -> None:
        """Have the worker draw it; `now`: it is on the screen, and comes before all that is only made ready."""
        if self._closed or slot in self._asked and (not now or slot in self._shown):
            return
        with self._bell:
            if now:
                self._shown.add(slot)
                others = deque(job for job in self._jobs if job[0] != slot)
                if slot in self._asked and len(others) == len(self._jobs):
                    return  # the worker is at it
                self._jobs = others
            self._asked.add(slot)
            if now:
                self._jobs.insert(sum(job[0] in self._shown for job in self._jobs), (slot, draw))
            else:
                self._jobs.append((slot, draw))
            if self._worker is None:
                self._worker = threading.Thread(target=self._work, name="pictures", daemon=True)
                self._worker.start()
            self._bell.notify_all()

    def _work(self) -> None:
        while True:
            with self._bell:
                self._bell.wait_for(lambda: bool(self._jobs) or self._closed)
                if self._closed:
                    return
                slot, draw = self._jobs.popleft()
            try:
                surface: pygame.Surface | None = self._made(slot, draw)
            except Exception as fault:  # a picture that cannot be drawn must not end the program
                self.faults.append(f"{slot[0][:80]}: {fault}")
                surface = None
            with self._bell:
                self._done.append((slot, surface))
                self.ready += 1
                self._bell.notify_all()

    def _made(self, slot: Slot, draw: Draw) -> pygame.Surface:
        surface = self._read(slot)
        if surface is None:
            surface = draw()
            if slot[2] == worn().name:  # else it was drawn partly in another palette
                self._write(slot, surface)
        return surface

    # ---- the disk -------------------------------------------------------------------------------------------------
    def _path(self, slot: Slot, ending: str = PACKED) -> Path | None:
        if self.folder is None:
            return None
        key, (w, h), palette = slot
        name = hashlib.sha256(f"{art_version()}|{w}x{h}|{palette}|{key}".encode()).hexdigest()[:32]
        return self.folder / f"{name}{ending}"

    def read_plain(self, key: str, size: Size) -> pygame.Surface | None:
        """A picture that was written by write_plain; it is not kept in memory."""
        return self._read((key, size, worn().name), PLAIN)

    def write_plain(self, key: str, surface: pygame.Surface) -> None:
        """Put a picture on the disk unpacked: twenty times as large, and there as much sooner."""
        self._write((key, surface.get_size(), worn().name), surface, PLAIN)

    def _read(self, slot: Slot, ending: str = PACKED) -> pygame.Surface | None:
        """None when there is no such file, or it is damaged or of another size."""
        path = self._path(slot, ending)
        if path is None:
            return None
        try:
            surface = pygame.image.load(io.BytesIO(path.read_bytes()), path.name)
        except (OSError, pygame.error):
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        return surface if surface.get_size() == slot[1] else None

    def _write(self, slot: Slot, surface: pygame.Surface, ending: str = PACKED) -> None:
        """Whole or not at all; a folder that cannot be written to is given up for good."""
        path = self._path(slot, ending)
        if path is None or surface.get_size() != slot[1]:
            return
        written = as_file(surface, path.name)
        part = path.with_suffix(f".{os.getpid()}-{threading.get_ident()}.part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(written)
            part.replace(path)
            if not self._trimmed:
                self._trimmed = True
                self._trim(path.parent)
        except OSError as fault:
            self.folder = None
            self.faults.append(f"pictures are kept in memory only: {fault.strerror or fault}")

    def _trim(self, folder: Path) -> None:
        files = sorted(((p.stat().st_mtime, p.stat().st_size, p) for p in folder.iterdir()), reverse=True)
        total = 0
        for _, size, path in files:
            total += size
            if total > self.disk:
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
