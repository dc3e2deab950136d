"""Evening: all five games in one window, every screen and ten sizes of it; what memory and open files come to."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from game.rules import GAMES
from game.sitting import CRESTS, Player, Sitting

LARGE = (1920, 1080)
SIZES = (
    LARGE,
    (1280, 720),
    (1600, 900),
    (1024, 640),
    (1366, 768),
    (1440, 900),
    (1920, 1200),
    (1680, 1050),
    (1100, 700),
    LARGE,
)
FRAME = 1000 / 60
ANSWERS, PATIENCE = 30, 20.0  # of the person in each game; seconds a game may take


class Usage:
    """Memory in MB and open files of this process and those it has started, the most of each at any look."""

    def __init__(self) -> None:
        self.memory = self.files = self.pictures = 0.0
        self.after: dict[str, float] = {}

    def look(self, what: str = "") -> None:
        now = sum(megabytes(one) for one in family())
        self.memory, self.files = max(self.memory, now), max(self.files, open_files())
        if what:
            self.after[what] = round(now, 1)


def family() -> list[int]:
    """This process and those below it; only itself where the system does not tell."""
    found = [os.getpid()]
    for one in found:
        try:
            found += [
                int(child)
                for task in Path(f"/proc/{one}/task").iterdir()
                for child in (task / "children").read_text().split()
            ]
        except OSError:
            continue
    return found


def megabytes(process: int) -> float:
    """Memory that a process holds for itself now, in MB; 0.0 where the system does not tell."""
    try:
        resident, shared = Path(f"/proc/{process}/statm").read_text().split()[1:3]
    except (OSError, ValueError):
        return 0.0
    own = int(resident) - (int(shared) if process != os.getpid() else 0)
    return own * os.sysconf("SC_PAGE_SIZE") / 2**20


def open_files() -> int:
    """Files, pipes and the like that this process has open; 0 where the system does not tell."""
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0


def spend() -> dict[str, Any]:
    """The evening; figures of it."""
    import pygame

    from game.store import user_folders
    from game.ui.parlour import Parlour

    app, usage, began = Parlour(user_folders(), size=LARGE), Usage(), time.perf_counter()
    app.settings.speed = 4
    app.open()
    steps(app, usage)
    usage.look("start")
    for name in GAMES:
        play(app, name, usage)
        usage.look(name)
    screens = 0
    for screen in visits(app):
        screens += 1
        steps(app, usage, 3)
    usage.look("screens")
    for size in SIZES:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        app.step([pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])], FRAME)
        steps(app, usage, 3)
    usage.look("sizes")
    app.close()
    return {
        "memory_mb": round(usage.memory, 1),
        "open_files": int(usage.files),
        "after_mb": usage.after,
        "screens": screens,
        "seconds": round(time.perf_counter() - began, 1),
    }


def steps(app: Any, usage: Usage, count: int = 10) -> None:
    for _ in range(count):
        app.step([], FRAME)
        app.pictures.settle(5)
    usage.look()


def play(app: Any, name: str, usage: Usage) -> None:
    """A person, who answers by lot, against easy computers; then the log, the past, the result and the shelf."""
    from game.ui.games import open_table
    from game.ui.scenes.result import Result
    from game.ui.window.scene import Push, Reset

    game, lot = GAMES[name], Random(1)
    seats = game.seats[1]
    players = [
        Player("Ada", "person", "", CRESTS[0]),
        *(Player(f"Vex {seat}", "computer", "easy", CRESTS[seat]) for seat in range(1, seats)),
    ]
    sitting = Sitting.new(app.folders, name, players, 1)
    table = open_table(app, sitting)
    app.post(Reset(table))
    given, until = 0, time.perf_counter() + PATIENCE
    while given < ANSWERS and not sitting.match.over and time.perf_counter() < until:
        app.step([], 100)
        usage.look()
        if table.offered is not None and table.motion is None and app.scene is table:
            table.answer(lot.choice(table.offered.options).key)
            given += 1
        elif app.scene is not table:
            app.post(app.scene.back())
    table.log.toggle()
    steps(app, usage, 2)
    table.look_back(len(sitting.match.events) // 2)
    steps(app, usage, 2)
    while sitting.match.decision is not None:
        sitting.match.answer(lot.choice(sitting.match.decision.options).key)
    app.post(Push(Result(app, sitting)))
    steps(app, usage)
    app.post(Reset(app.home()))
    steps(app, usage)


def visits(app: Any) -> Iterator[str]:
    """Every screen of the program, one after the other in this window; its name, once it is there."""
    from game.ui.gallery import SCREENS, put_up

    for screen in SCREENS:
        put_up(app, screen)
        yield screen
