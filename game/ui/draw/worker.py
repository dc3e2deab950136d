"""worker: draws pictures off the main loop, reads them from the disk and puts them there."""

from __future__ import annotations

import threading
from collections import deque
from typing import NamedTuple

import pygame

from game.ui.draw.disk import Disk, Slot
from game.ui.draw.jobs import Draw, Job, Jobs, Need
from game.ui.style.palette import worn

SHARP = 0.98  # what is scaled is sharp if it had so many of the pixels across or more: sizes are rounded
HELD_MAX = 12 << 20  # bytes of what is drawn and waits until it can be put on the disk
FAULTS_KEPT = 20


class Done(NamedTuple):
    """What the worker has finished; no image: it cannot be drawn. `scaled`: it comes once more, drawn at its size."""

    need: Need
    image: pygame.Surface | None
    scaled: bool = False


class Worker:
    """One thread, which begins with the first thing that it is asked for. `busy`: it is at something; `done`: what no
    frame has taken over yet, the latest of each."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.faults: deque[str] = deque(maxlen=FAULTS_KEPT)
        self.done: dict[Slot, Done] = {}
        self._jobs, self.busy, self._closed = Jobs(), False, False
        self._bell = threading.Condition()
        self._thread: threading.Thread | None = None

    def ask(self, job: Job, again: bool) -> bool:
        """Have this done; False when no more is. `again`: it has been asked for, and is wanted sooner now."""
        with self._bell:
            if self._closed:
                return False
            if not again or self._jobs.take(job.slot):  # else it is at it
                self._add(job)
        return True

    def first(self) -> Slot | None:
        """What it has finished longest ago of all that no frame has taken over; None when there is nothing."""
        with self._bell:
            return next(iter(self.done), None)

    def take(self, slot: Slot) -> Done | None:
        """What it has finished, for the caller; None when that is nothing."""
        with self._bell:
            return self.done.pop(slot, None)

    def drop_waiting(self) -> list[Slot]:
        """Forget what has not been begun; which those were."""
        with self._bell:
            return self._jobs.drop()

    def hurry(self, on: bool) -> None:
        """Whether it does nothing for now but what is seen and not sharp."""
        with self._bell:
            self._jobs.hurry = on
            self._bell.notify_all()

    def wait(self, seconds: float) -> bool:
        """Wait until it has nothing left to do now; False when that took too long."""
        with self._bell:
            return self._bell.wait_for(lambda: not self._jobs and not self.busy, seconds)

    def close(self) -> None:
        """Stop after the picture it is at."""
        with self._bell:
            self._closed = True
            self._jobs.clear()
            self._bell.notify_all()
        if self._thread is not None:
            self._thread.join(5)

    def made(self, slot: Slot, draw: Draw, at_once: bool = False) -> pygame.Surface:
        """The picture, from the disk or drawn now by the caller. It is put on the disk when all that is seen has been
        drawn, unless `at_once`: that takes a fifth of the time."""
        if (surface := self.disk.read(slot)) is not None:
            return surface
        surface = draw()
        if self.disk.folder is None or slot[2] != worn().name:  # it was drawn partly in another palette
            return surface
        with self._bell:
            if later := not at_once and not self._closed and self._jobs.held < HELD_MAX:
                self._add(Job(Need.KEPT, slot, lambda: surface))
        if not later:
            self._write(slot, surface)
        return surface

    # ---- its thread -----------------------------------------------------------------------------------------------
    def _add(self, job: Job) -> None:
        """One more thing to do; the caller has the lock."""
        self._jobs.add(job)
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="pictures", daemon=True)
            self._thread.start()
        self._bell.notify_all()

    def _work(self) -> None:
        while True:
            with self._bell:
                self.busy = False
                self._bell.notify_all()
                self._bell.wait_for(lambda: bool(self._jobs) or self._closed)
                if self._closed:
                    return
                job, self.busy = self._jobs.next(), True
            try:
                self._do(job)
            except Exception as fault:  # a picture that cannot be drawn must not end the program
                self.faults.append(f"{job.slot[0][:80]}: {fault}")
                self._finish(job, None)

    def _do(self, job: Job) -> None:
        """Of what is on the screen and there in a larger size, that comes first, scaled down."""
        if job.need is Need.KEPT:
            self._write(job.slot, job.draw())
        elif job.need is Need.SEEN and (image := self._scaled_down(job.slot)) is not None:
            with self._bell:
                self._add(job._replace(need=Need.FINER))
            self._finish(job, image, scaled=True)
        elif job.need is Need.STORED:
            image = job.draw()  # a pixel higher or lower than was reckoned
            self._write((job.slot[0], image.get_size(), job.slot[2]), image)
            self._finish(job, image)
        else:
            self._finish(job, self.made(job.slot, job.draw))

    def _finish(self, job: Job, image: pygame.Surface | None, scaled: bool = False) -> None:
        with self._bell:
            self.done[job.slot] = Done(job.need, image, scaled)
            self._bell.notify_all()

    def _scaled_down(self, slot: Slot) -> pygame.Surface | None:
        """The picture from one on the disk that is larger; None when there is none, or one of its own size."""
        larger = self.disk.larger(slot, SHARP)
        if larger is None or larger == slot or self.disk.has(slot):
            return None
        image = self.disk.read(larger)
        return None if image is None else pygame.transform.smoothscale(image, slot[1])

    def _write(self, slot: Slot, surface: pygame.Surface) -> None:
        self.disk.write(slot, surface)
        if self.disk.fault:
            self.faults.append(self.disk.fault)
            self.disk.fault = ""
