"""jobs: what the worker draws next: first what is seen and not sharp, the largest of it before the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

import pygame

from game.ui.draw.disk import Size, Slot

Draw = Callable[[], pygame.Surface]


@dataclass(frozen=True)
class Sized:
    """How a picture is drawn at any size; called, at the one that is wanted."""

    draw: Callable[[Size], pygame.Surface]
    size: Size

    def __call__(self) -> pygame.Surface:
        return self.draw(self.size)

    def at(self, size: Size) -> Sized:
        return Sized(self.draw, size)


class Need(IntEnum):
    """How soon a picture is wanted."""

    SEEN = 0  # it is on the screen, and what stands in for it is not sharp
    FINER = 1  # it is on the screen, scaled down from a larger one
    KEPT = 2  # it is drawn, and goes on the disk
    READY = 3  # it may be wanted soon
    STORED = 4  # a larger window would want it, or a moment that may come: it goes on the disk alone


class Job(NamedTuple):
    need: Need
    slot: Slot
    draw: Draw


class Jobs:
    """Those that are not begun yet. Whoever has the worker's lock may call. While `hurry` is set, only what is seen and
    not sharp is to be done: the window is painted sooner when nothing else is drawn beside it."""

    def __init__(self) -> None:
        self._waiting: list[Job] = []
        self.hurry = False

    def __bool__(self) -> bool:
        """Whether there is one to be done now."""
        return any(job.need is Need.SEEN for job in self._waiting) if self.hurry else bool(self._waiting)

    def add(self, job: Job) -> None:
        self._waiting.append(job)

    def next(self) -> Job:
        """The one to be done now, taken off."""
        job = min(self._waiting, key=rank)
        self._waiting.remove(job)
        return job

    def take(self, slot: Slot) -> Job | None:
        """The one that draws this, taken off; None when there is none."""
        found = next((job for job in self._waiting if job.slot == slot and job.need is not Need.KEPT), None)
        if found:
            self._waiting.remove(found)
        return found

    def drop(self) -> list[Slot]:
        """Forget all but what is drawn already; what will not be drawn."""
        dropped = [job.slot for job in self._waiting if job.need is not Need.KEPT]
        self._waiting = [job for job in self._waiting if job.need is Need.KEPT]
        return dropped

    @property
    def held(self) -> int:
        """Bytes of what is drawn and not on the disk yet."""
        return sum(4 * job.slot[1][0] * job.slot[1][1] for job in self._waiting if job.need is Need.KEPT)

    def clear(self) -> None:
        self._waiting.clear()


def rank(job: Job) -> tuple[int, int]:
    """The least goes first: by need, and of what is seen, by how much of the screen it takes."""
    w, h = job.slot[1]
    return job.need, -w * h if job.need <= Need.FINER else 0
