"""resizing: how long a table takes after a change of the window until nothing in it is a draft, and what is seen till
then."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pygame

from game.ai.apart import pool

if TYPE_CHECKING:
    from game.ui.house.house import House

SIZES = ((1920, 1080), (1280, 720), (1920, 1080), (1280, 720))
FRAME = 1 / 60  # s
LONGEST = 20.0  # s that are waited for
COARSE = (32, 18)  # parts of the window whose colours are compared
FAR = 40  # how far, of 255, colours are from the finished ones on average when a frame counts as blank


def resizes_of(games: Sequence[str]) -> dict[str, Any]:
    """Of a table of each game. A process each."""
    from game.ui.games import FACED

    found = {}
    for name in (name for name in games if name in FACED):
        with pool(1) as apart:
            found[name] = apart.submit(resizes_of_table, f"{name}_table").result()
    return found


def resizes_of_table(screen: str, sizes: Sequence[tuple[int, int]] = SIZES) -> dict[str, Any]:
    """From the last of these sizes to the first, and so on. `first`: ms to each size of the first half, `again`: of the
    second; `blank`: how many frames of all showed nothing of the table; `frames`: how many there were; `cpu`: ms of
    processor time till all was sharp; `cold`: ms to the first size where the table has just been laid, so that nothing
    has been drawn for a larger window."""
    cold = resizes_at(screen, sizes[:1], sizes[-1], rested=False)
    warm = resizes_at(screen, sizes, sizes[-1], rested=True)
    half, times = len(sizes) // 2, warm.pop("ms")
    return {"first_ms": times[:half], "again_ms": times[half:], "cold_ms": cold["ms"], **warm}


def resizes_at(screen: str, sizes: Sequence[tuple[int, int]], start: tuple[int, int], rested: bool) -> dict[str, Any]:
    """From a window of size `start` to each of these. `rested`: nothing has moved for long enough to make ready for a
    larger window, as the program does by itself where it knows the screen."""
    from game.ui.gallery import opened

    times, cpu, blank, count = list[int](), list[int](), 0, 0
    with TemporaryDirectory() as folder, opened(screen, start, cache=Path(folder)) as app:
        for _ in range(3):
            app.step([], 700)
        app.pictures.patient = False
        if rested:
            app.pictures.draw_larger(max(wide for wide, _ in sizes) / start[0])
            app.pictures.settle()
        for size in sizes:
            began, used, seen = time.perf_counter(), time.process_time(), list[bytes]()
            pygame.display.set_mode(size)
            app.step([resized(size)], 16)
            seen.append(coarse())
            for _ in until_sharp(app):
                seen.append(coarse())
            times.append(round((time.perf_counter() - began) * 1000))
            cpu.append(round((time.process_time() - used) * 1000))
            app.pictures.settle()
            app.step([], 16)
            blank += sum(far(one, seen[-1]) > FAR for one in seen)
            count += len(seen)
    return {"ms": times, "cpu_ms": cpu, "blank": blank, "frames": count}


def resized(size: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])


def until_sharp(app: House) -> Iterator[None]:
    """Frame after frame, in real time, until no picture that is shown is awaited and all have been painted."""
    began = time.perf_counter()
    while time.perf_counter() - began < LONGEST:
        awaited = app.pictures.awaited
        app.pictures.wait(FRAME)
        app.step([], FRAME * 1000)
        yield
        if not awaited and not app.pictures.awaited:
            return


def coarse() -> bytes:
    """The window, as a few large dots."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(pygame.transform.smoothscale(surface, COARSE), "RGB")


def far(one: bytes, other: bytes) -> float:
    """How far their colours are from one another on average, of 255."""
    return sum(abs(a - b) for a, b in zip(one, other)) / len(one)
