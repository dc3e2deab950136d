"""Cache: every picture rasterised once per size, kept in memory and on disk, drawn off the main loop."""

from __future__ import annotations

import sys
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.ui.draw.disk import DISK_MAX, PLAIN, Disk, Size, Slot
from game.ui.draw.jobs import Draw, Job, Jobs, Need, Sized
from game.ui.draw.keeping import Pictures, weight
from game.ui.draw.memory import MEMORY_MAX, Memory
from game.ui.draw.svg import aside, converted
from game.ui.style.palette import worn

MEANWHILE_MAX = 6 << 20  # bytes of what stands in for those that are being drawn
AT_ONCE = 3 << 20  # bytes of what the worker has finished that one frame takes over, and one picture more
LARGE = 1 << 20  # pixels from which on what stands in is enlarged coarsely, which takes a tenth of the time
SHARP = 0.98  # a picture that has so much of the pixels' number across is shown as sharp: sizes are rounded
LARGEST = 2.0  # how many times larger pictures are made ready at most
FAULTS_KEPT, WAITED_KEPT = 20, 20


class Cache:
    """Pictures by key and size.

    The key says all that the picture shows. `drafts` counts the placeholders that were given, `ready` the pictures that
    have come instead: what was painted while `drafts` grew is painted anew when `ready` has changed. A patient cache
    never shows a placeholder (for screenshots and tests). folder None = memory only.
    """

    def __init__(
        self, folder: Path | None = None, memory: int = MEMORY_MAX, disk: int = DISK_MAX, patient: bool = False
    ) -> None:
        self.disk = Disk(folder, disk)
        self.patient = patient
        self.ready = self.drafts = 0
        self.faults: deque[str] = deque(maxlen=FAULTS_KEPT)
        self.waited: deque[str] = deque(maxlen=WAITED_KEPT)  # the keys of the last pictures that were waited for
        self._kept, self._meanwhile = Memory(memory), Pictures[Slot](MEANWHILE_MAX)
        self._masks = masks_now()
        self._former: set[Slot] = set()  # what was there before the window changed its size, and was not wanted since
        self._ground: Slot | None = None  # which one of what is kept lies behind the screen
        self._failed: set[Slot] = set()
        self._jobs, self._at = Jobs(), False  # what the worker is to do, and whether it is at something
        self._asked: set[Slot] = set()
        self._shown: set[Slot] = set()  # of those, what a frame has wanted and waits for
        self._soft: set[Slot] = set()  # of those, what nothing sharp stands in for
        self._done: deque[tuple[Slot, pygame.Surface | None]] = deque()
        self._scaled: set[Slot] = set()  # what is kept, but comes once more
        self._sized: dict[Slot, Sized] = {}  # what has been shown in this window and can be drawn at any size
        self._bell = threading.Condition()
        self._worker: threading.Thread | None = None
        self._closed = self._asking = False

    def get(
        self,
        key: str,
        size: Size,
        draw: Draw,
        wait: bool = False,
        meanwhile: Draw | None = None,
        lasts: bool = False,
    ) -> pygame.Surface:
        """The picture, or until it is there what `meanwhile` draws (at once, so it must be cheap).

        draw runs on another thread unless wait is set; what it raises is then noted in `faults`, otherwise raised. What
        lasts stays, however little it is asked for, until it is wanted in another size or all is let go of.
        """
        slot = slot_of(key, size)
        if aside():  # a picture that is part of one that is being drawn
            return self._made(slot, draw)
        if self._asking:
            self.prefetch(key, size, draw)
            return pygame.Surface(size, pygame.SRCALPHA)
        if lasts:
            self._kept.lasts.add(key)
        if slot in self._asked:
            self._take(slot)
        self._former.discard(slot)
        if (kept := self._kept.get(slot)) is not None:
            return kept
        if wait or self.patient:
            self.waited.append(key)
            return self._kept.keep(slot, converted(self._made(slot, draw)))
        if slot not in self._failed:
            self._ask(slot, draw, now=True)
        return self._stand_in(slot, meanwhile)

    def ground(self, key: str, size: Size, draw: Draw, slow: bool) -> pygame.Surface:
        """What lies behind a whole screen, in memory until that of another screen is wanted.

        It is there at once. Only what is slow to draw goes on the disk: all else is drawn sooner than read.
        """
        slot = slot_of(key, size)
        if self._ground and self._ground != slot:
            self._kept.let_go(self._ground)
        self._ground = slot
        if slow:
            return self.get(key, size, draw, wait=True)
        kept = self._kept.get(slot)
        return kept if kept is not None else self._kept.keep(slot, converted(draw()))

    def taken(self, key: str, size: Size, draw: Draw) -> pygame.Surface:
        """The picture for the caller alone, to be painted on: it is kept no longer."""
        image = self.get(key, size, draw, wait=True)
        self._kept.let_go(slot_of(key, size))
        return image

    def prefetch(self, key: str, size: Size, draw: Draw) -> bool:
        """Have a picture drawn before it is needed; True when nothing has to be waited for."""
        slot = slot_of(key, size)
        if slot in self._kept or slot in self._failed or any(slot == done for done, _ in self._finished()):
            return True
        self._ask(slot, draw)
        return False

    @contextmanager
    def asking(self) -> Iterator[None]:
        """Whatever is wanted meanwhile is only made ready, as by `prefetch`, and shown as nothing."""
        self._asking = True
        try:
            yield
        finally:
            self._asking = False

    def collect(self, most: int = AT_ONCE) -> None:
        """Take over what the worker has finished until so many bytes are reached: bringing them into the window's
        format takes its time."""
        taken = 0
        while self._done and taken < most:
            taken += self._take(self._done[0][0])
        if not self._asked:
            self._let_stand_ins_go()

    def _let_stand_ins_go(self) -> None:
        """All that is wanted is there: neither drafts nor what was there in another size are needed any more."""
        if self._meanwhile.bytes and not self._failed:
            self._meanwhile.forget()
        for slot in self._former:
            self._kept.let_go(slot)
        self._former.clear()

    def drop_waiting(self) -> None:
        """Forget what has been asked for and not begun: another screen is shown."""
        with self._bell:
            for slot, _ in self._jobs:
                self._asked.discard(slot)
                self._shown.discard(slot)
            self._jobs.clear()

    def known(self, key: str) -> bool:
        """Whether it is there in some size, which can stand in for another."""
        return self._kept.other(key) is not None

    @property
    def awaited(self) -> int:
        """How many pictures that are shown as drafts have not come yet."""
        return len(self._shown)

    def wait(self, seconds: float) -> bool:
        """Wait until the worker has nothing left to do; False when that took too long."""
        with self._bell:
            return self._bell.wait_for(lambda: len(self._asked) <= len(self._done), seconds)

    def settle(self, seconds: float = 60.0) -> bool:
        """The same, and take over all that it has finished."""
        idle = self.wait(seconds)
        self.collect(sys.maxsize)
        return idle

    def resized(self) -> None:
        """Everything is wanted in another size: what there is stands in for it until that has come."""
        self.drop_waiting()
        self._meanwhile.forget()
        self._former = self._kept.let_nothing_last()
        if (masks := masks_now()) != self._masks:
            self._masks = masks
            self.forget()

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
    def _finished(self) -> list[tuple[Slot, pygame.Surface | None]]:
        """What the worker has finished and no frame has taken over yet."""
        with self._bell:
            return list(self._done)

    def _take(self, slot: Slot) -> int:
        """Take over a picture if the worker has finished it; its bytes. Of what lasts, only the size that is shown is
        kept."""
        done = next((one for one in self._finished() if one[0] == slot), None)
        if done is None:
            return 0
        with self._bell:
            self._done.remove(done)
        surface, shown = done[1], slot in self._shown
        self._asked.discard(slot)
        self._shown.discard(slot)
        self._meanwhile.let_go(slot)
        self.ready += shown
        if slot[2] != worn().name:
            return 0  # another palette has been chosen meanwhile
        if surface is None:
            self._failed.add(slot)
            return 0
        if slot not in self._kept and (shown or slot[0] not in self._kept.lasts):
            self._kept.keep(slot, converted(surface))
        return weight(surface)

    def _stand_in(self, slot: Slot, meanwhile: Draw | None) -> pygame.Surface:
        """The same picture at another size if there is one, else the placeholder."""
        self.drafts += 1
        if (kept := self._meanwhile.get(slot)) is not None:
            return kept
        key, size, _ = slot
        if (other := self._kept.other(key)) is not None:
            scaled = pygame.transform.scale if size[0] * size[1] > LARGE else pygame.transform.smoothscale
            stand_in = scaled(other, size)
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
                self._bell.notify_all()

    def _made(self, slot: Slot, draw: Draw) -> pygame.Surface:
        surface = self.disk.read(slot)
        if surface is None:
            surface = draw()
            if slot[2] == worn().name:  # else it was drawn partly in another palette
                self.disk.write(slot, surface)
            if self.disk.fault:
                self.faults.append(self.disk.fault)
                self.disk.fault = ""
        return surface

    # ---- pictures that are read at a start --------------------------------------------------------------------------
    def read_plain(self, key: str, size: Size) -> pygame.Surface | None:
        """A picture that was written by write_plain; it is not kept in memory."""
        return self.disk.read(slot_of(key, size), PLAIN)

    def write_plain(self, key: str, surface: pygame.Surface) -> None:
        """Put a picture on the disk unpacked: twenty times as large, and there as much sooner."""
        self.disk.write(slot_of(key, surface.get_size()), surface, PLAIN)


def masks_now() -> tuple[int, ...]:
    """The format of the window's pixels; () while there is none."""
    surface = pygame.display.get_surface() if pygame.display.get_init() else None
    return surface.get_masks() if surface else ()


def slot_of(key: str, size: Size) -> Slot:
    return key, size, worn().name
