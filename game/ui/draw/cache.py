"""Cache: every picture rasterised once per size, kept in memory and on disk, drawn off the main loop."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.ui.draw.disk import DISK_MAX, PLAIN, Disk, Size, Slot
from game.ui.draw.jobs import Draw, Job, Need, Sized
from game.ui.draw.keeping import MEMORY_MAX, Memory, Pictures, weight
from game.ui.draw.svg import aside, converted
from game.ui.draw.worker import SHARP, Worker
from game.ui.style.palette import worn

MEANWHILE_MAX = 12 << 20  # bytes of what stands in for those that are being drawn, a whole screen's cloth too
AT_ONCE = 3 << 20  # bytes of what the worker has finished that one frame takes over, and one picture more
LARGE = 1 << 20  # pixels from which on what stands in is enlarged coarsely, which takes a tenth of the time
LARGEST = 2.0  # how many times larger pictures are made ready at most
WAITED_KEPT = 20


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
        self.worker = Worker(self.disk)
        self.ready = self.drafts = 0
        self.waited: deque[str] = deque(maxlen=WAITED_KEPT)  # the keys of the last pictures that were waited for
        self._kept, self._meanwhile = Memory(memory), Pictures[Slot](MEANWHILE_MAX)
        self._masks = masks_now()
        self._former: set[Slot] = set()  # what was there before the window changed its size, and was not wanted since
        self._ground: Slot | None = None  # which one of what is kept lies behind the screen
        self._failed: set[Slot] = set()
        self._asked: set[Slot] = set()
        self._shown: set[Slot] = set()  # of those, what a frame has wanted and waits for
        self._laid_by: set[Slot] = set()  # of those, what goes on the disk alone
        self._soft: set[Slot] = set()  # of those, what nothing sharp stands in for
        self._scaled: set[Slot] = set()  # what is kept scaled down, until it comes as it is drawn at its size
        self._sized: dict[Slot, Sized] = {}  # what has been shown in this window and can be drawn at any size
        self._asking = self._hurry = False

    @property
    def faults(self) -> Sequence[str]:
        """What went wrong with the last pictures, and with the disk."""
        return self.worker.faults

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
            return self.worker.made(slot, draw, self.patient)
        if self._asking:
            self.prefetch(key, size, draw)
            return pygame.Surface(size, pygame.SRCALPHA)
        if lasts:
            self._kept.lasts.add(key)
        if slot in self._asked:
            self._take(slot)
        self._former.discard(slot)
        if isinstance(draw, Sized):
            self._sized[slot] = draw
        if (kept := self._kept.get(slot)) is not None:
            self.drafts += slot in self._scaled
            return kept
        if wait or self.patient:
            self.waited.append(key)
            return self._kept.keep(slot, converted(self.worker.made(slot, draw, self.patient)))
        stand_in, sharp = self._stand_in(slot, meanwhile)
        if slot not in self._failed:
            self._ask(slot, draw, Need.FINER if sharp else Need.SEEN)
        return stand_in

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
        if slot in self._kept or slot in self._failed or slot in self.worker.done:
            return True
        self._ask(slot, draw, Need.READY)
        return False

    def lay_by(self, key: str, size: Size, draw: Draw) -> None:
        """Have a picture drawn when there is nothing else to do and put on the disk alone, for a moment that may come:
        then it is read at once. Nothing where there is no disk, or where it lies there."""
        slot = slot_of(key, size)
        if self.disk.folder and slot not in self._kept and slot not in self._failed and not self.disk.has(slot):
            self._ask(slot, draw, Need.STORED)

    def draw_larger(self, times: float) -> None:
        """Have what is shown drawn so many times larger and put on the disk: a larger window will want it at once."""
        times, shown, self._sized = min(times, LARGEST), self._sized, {}
        for slot, draw in shown.items():
            key, (w, h), palette = slot
            size = round(w * times), round(h * times)
            if palette == worn().name and self.disk.folder and not self.disk.larger(slot, times * SHARP):
                self._ask((key, size, palette), draw.at(size), Need.STORED)

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
        taken, waited = 0, bool(self._soft)
        while taken < most and (slot := self.worker.first()):
            taken += self._take(slot)
        if not waited and self._hurry:  # a frame has been painted with all of it
            self._hurry = False
            self.worker.hurry(False)
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
        self._sized.clear()
        self._meanwhile.forget()
        for slot in self.worker.drop_waiting():
            for waiting in (self._asked, self._laid_by, self._shown, self._soft, self._scaled):
                waiting.discard(slot)

    def known(self, key: str) -> bool:
        """Whether it is there in some size, which can stand in for another."""
        return self._kept.other(key) is not None

    @property
    def awaited(self) -> int:
        """How many pictures that are shown as drafts have not come yet; what is shown scaled down is no draft."""
        return len(self._soft)

    def wait(self, seconds: float) -> bool:
        """Wait until the worker has nothing left to do; False when that took too long."""
        return self.worker.wait(seconds)

    def settle(self, seconds: float = 60.0) -> bool:
        """The same, however much hurry there is, and take over all that it has finished."""
        self.worker.hurry(False)
        idle = self.wait(seconds)
        self.collect(sys.maxsize)
        return idle

    def resized(self) -> None:
        """Everything is wanted in another size: what there is stands in for it until that has come, and until a frame
        has been painted with it nothing else is drawn."""
        self.drop_waiting()
        self._hurry = True
        self.worker.hurry(True)
        self._former = self._kept.let_nothing_last()
        before, self._masks = self._masks, masks_now()
        if before not in ((), self._masks):  # there was a window before
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
        self.worker.close()

    # ---- memory -------------------------------------------------------------------------------------------------
    def _take(self, slot: Slot) -> int:
        """Take over a picture if the worker has finished it; its bytes. Of what lasts, only the size that is shown is
        kept."""
        if (done := self.worker.take(slot)) is None:
            return 0
        surface, shown = done.image, slot in self._shown
        self._soft.discard(slot)
        self._scaled.discard(slot)
        if done.scaled:
            self._scaled.add(slot)
        else:
            for waiting in (self._asked, self._laid_by, self._shown):
                waiting.discard(slot)
        self._meanwhile.let_go(slot)
        self.ready += shown
        if slot[2] != worn().name:
            return 0  # another palette has been chosen meanwhile
        if surface is None:
            self._failed.add(slot)
            return 0
        if done.need is Need.STORED:
            return 0  # it is on the disk, in the size that came out
        if shown or slot not in self._kept and slot[0] not in self._kept.lasts:
            self._kept.keep(slot, converted(surface))
        return weight(surface)

    def _stand_in(self, slot: Slot, meanwhile: Draw | None) -> tuple[pygame.Surface, bool]:
        """The same picture at another size if there is one, else the placeholder; and whether it is sharp, for it has
        been larger."""
        self.drafts += 1
        if (kept := self._meanwhile.get(slot)) is not None:
            return kept, slot not in self._soft
        (key, size, _), sharp = slot, False
        if (other := self._kept.other(key, size)) is not None:
            sharp = other.get_width() >= SHARP * size[0]
            coarse = not sharp and size[0] * size[1] > LARGE
            stand_in = (pygame.transform.scale if coarse else pygame.transform.smoothscale)(other, size)
        else:
            stand_in = meanwhile() if meanwhile is not None else pygame.Surface(size, pygame.SRCALPHA)
        return self._meanwhile.keep(slot, converted(stand_in)), sharp

    def _ask(self, slot: Slot, draw: Draw, need: Need) -> None:
        """Have the worker draw it. What is on the screen comes before all that is only made ready."""
        sooner = need <= Need.FINER or need is Need.READY and slot in self._laid_by
        if slot in self._asked and (slot in self._shown or not sooner):
            return
        (self._laid_by.add if need is Need.STORED else self._laid_by.discard)(slot)
        if need <= Need.FINER:
            self._shown.add(slot)
            if need is Need.SEEN:
                self._soft.add(slot)
        if self.worker.ask(Job(need, slot, draw), again=slot in self._asked):
            self._asked.add(slot)

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
