"""Evening: all games in one window, every screen and ten sizes of it; what memory and open files come to."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.assets import data
from game.company import CRESTS, Player
from game.engine.lesson import LessonRun, read_lesson
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.store import user_folders
from game.ui.games.cast import Still, seated
from game.ui.house.fault import FaultScene
from game.ui.parlour import Parlour
from game.ui.scenes.settings import TABS
from game.ui.window.motion import SPEEDS
from game.ui.window.scene import Pop, Push, Reset

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
MOVING = 100  # ms between two frames while a game is played
ANSWERS, FRAMES = 24, 3000  # of the people in each game, and frames that it may take
THINKS = 0.005  # s between two looks whether a computer has thought to its end
KEY = {"key": pygame.K_RETURN, "mod": 0, "unicode": "\r"}


class Usage:
    """Memory in MB and open files of this process and those it has started, the most of each at any look."""

    def __init__(self) -> None:
        self.memory = self.files = 0.0
        self.after: dict[str, tuple[float, int]] = {}

    def look(self, what: str = "") -> None:
        now = sum(megabytes(one) for one in family())
        self.memory, self.files = max(self.memory, now), max(self.files, open_files())
        if what:
            self.after[what] = round(now, 1), open_files()


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
    app, usage, began = Parlour(user_folders(), size=LARGE), Usage(), time.perf_counter()
    app.settings.speed, app.settings.auto_throw = len(SPEEDS) - 1, True
    app.settings.results = "never"
    app.open()
    steps(app, usage)
    usage.look("start")
    for name in GAMES:
        play(app, name, usage)
        usage.look(name)
    screens = [visit(app, usage, what, *about) for what, *about in screens_of(app)]
    usage.look("screens")
    app.post(Push(app.make("table", begin(app, "montoons", 2, 5))))
    for size in SIZES:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        app.step([pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])], FRAME)
        steps(app, usage)
    usage.look("sizes")
    app.close()
    return {
        "memory_mb": round(usage.memory, 1),
        "open_files": int(usage.files),
        "after": usage.after,
        "screens": len(screens),
        "seconds": round(time.perf_counter() - began, 1),
    }


def steps(app: Parlour, usage: Usage, count: int = 5) -> None:
    """So many frames, each with its pictures there."""
    for _ in range(count):
        app.step([], FRAME)
        app.pictures.settle(5)
        usage.look()
    if isinstance(app.scene, FaultScene):
        raise RuntimeError("a screen of the evening broke") from app.scene.fault


def begin(app: Parlour, name: str, people: int, seats: int, seed: int = 1, shared: bool = False) -> Sitting:
    """A new game of so many people, and easy computers in the other seats."""
    crew = [Player(f"Ada {seat}", "person", "", CRESTS[seat]) for seat in range(people)]
    crew += [Player(f"Vex {seat}", "computer", "easy", CRESTS[seat]) for seat in range(people, seats)]
    return Sitting.new(app.folders, name, crew, seed, shared=shared)


def play(app: Parlour, name: str, usage: Usage) -> None:
    """As many as can play, two of them people where the laptop goes round, who answer by lot; the menu, the log, the
    past, the result, and back to the shelf."""
    lot, sitting = Random(1), begin(app, name, 2 if GAMES[name].secrets else 1, GAMES[name].seats[1])
    table = app.make("table", sitting)
    app.post(Push(table))
    given = 0
    for _ in range(FRAMES):
        if given == ANSWERS or sitting.match.over:
            break
        app.step([], MOVING)
        usage.look()
        covered = table.onward.waits or app.scene is not table
        if covered:  # a curtain, what has happened since, or the end of a turn
            app.step([pygame.event.Event(kind, KEY) for kind in (pygame.KEYDOWN, pygame.KEYUP)], MOVING)
        elif table.question.offered is not None and table.motion is None:
            table.answers.answer(lot.choice(table.question.offered.options).key)
            given += 1
        elif table.computers.thinker is not None and table.computers.thinker.busy:
            time.sleep(THINKS)
    table.log.toggle()
    steps(app, usage)
    table.past.to(len(sitting.match.events) // 2)
    steps(app, usage)
    table.past.leave()
    rule = table.frame.rules.rule_here()
    app.post(table.back())
    del table  # from here on the window alone holds it
    steps(app, usage)
    visit(app, usage, "settings")
    visit(app, usage, "rulebook", name, rule)
    visit(app, usage, "curtain", sitting.players[0], lambda: None)
    if app.make("recap", sitting, 0).worth_showing:
        visit(app, usage, "recap", sitting, 0)
    while sitting.match.decision is not None:
        sitting.match.answer(lot.choice(sitting.match.decision.options).key)
    visit(app, usage, "result", sitting)
    app.post(Reset(app.home()))
    steps(app, usage)


def visit(app: Parlour, usage: Usage, what: str, *about: Any) -> str:
    """Lay a screen over what is shown, and take it away again; what it was."""
    app.post(Push(app.make(what, *about)))
    steps(app, usage)
    app.post(Pop())
    app.step([], FRAME)
    return what


def screens_of(app: Parlour) -> Iterator[tuple[Any, ...]]:
    """All that can be opened from the shelf: what it is, and what it is about."""
    yield from ((what,) for what in ("shelf", "games", "records", "packs", "lessons"))
    yield from ((what,) for what in ("deck builder", "monster maker", "boosters"))
    yield from (("settings", tab) for tab, *_ in TABS)
    for name in GAMES:
        yield from ((what, name) for what in ("new game", "rulebook", "lessons"))
        for path in sorted(data(name, "lessons").glob("*.yaml")):
            run = LessonRun(read_lesson(path, GAMES[name]), shipped_content(name))
            yield "table", seated(run.match, "easy"), Still(), run
