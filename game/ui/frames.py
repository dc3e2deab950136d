"""frames: how long the frames of a table take, and what the worst of them did."""

from __future__ import annotations

import cProfile
import os
import pstats
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING, Any, NamedTuple

from game.ai.apart import pool
from game.ai.worker import Thinker

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House

SIZE, LARGE_SIZE = (1920, 1080), (3840, 2160)
FRAME_MS = 1000 / 60
LONGEST = 3000  # frames until a theme is read
TOLD = 4  # functions that the worst frame spent most of its time in


class Drawn(NamedTuple):
    """A frame that was drawn: milliseconds of processor time of the window's thread, and of wall time; the per cent of
    the window that was painted; the pictures that it had to wait for."""

    cpu: float
    wall: float
    painted: float
    waited: tuple[str, ...]


def frames_of(games: Sequence[str], size: tuple[int, int]) -> dict[str, Any]:
    """Of each table's `busy` scene, which plays by itself and comes to rest, again whenever it is entered. Pictures are
    drawn and read beside it, as in play. A process each, so that its memory is one table's."""
    from game.ui.games import FACED, face_of

    found = {}
    for name in (name for name in games if name in FACED and face_of(name).busy):
        with pool(1) as apart:
            found[name] = apart.submit(frames_of_table, name, size).result()
    return found


def frames_of_table(name: str, size: tuple[int, int]) -> dict[str, Any]:
    """First with nothing on the disk, but as after setting the game: its pictures are ready; then once more. A computer
    thinks beside it all the time, and the music of the table plays, unheard."""
    from game.store import user_folders
    from game.ui.games import face_of
    from game.ui.parlour import Parlour
    from game.ui.scenes.ahead import paint_ahead
    from game.ui.table.table import Table
    from game.ui.window.scene import Push, Scene

    busy = face_of(name).busy
    assert busy is not None
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    app = Parlour(user_folders(), size=size, home=Scene)
    app.open()
    app.sounds.start()
    app.music.start()
    table, began = busy(app), time.perf_counter()
    assert isinstance(table, Table) and table.sitting is not None
    paint_ahead(app, table)
    app.pictures.settle()
    ready = time.perf_counter() - began
    app.post(Push(table))
    app.step([], FRAME_MS)  # laying the table is no motion
    beside = Beside(table.sitting)
    cold = frames_until_rest(app, beside)
    until_heard(app)
    app.scene.enter()
    app.step([], FRAME_MS)
    drawn = frames_until_rest(app, beside)
    music = app.music.playing
    app.music.stop()
    app.sounds.stop()
    memory = resident_mb()  # but the music in use
    beside.close()
    worst = slowest(drawn)
    told = {
        "frame": worst,
        "painted_per_cent": round(drawn[worst].painted),
        "waited_for": list(drawn[worst].waited),
        "in": where(app, worst),
    }
    app.close()
    return {
        "frames": len(drawn),
        "p50_ms": percentile([frame.cpu for frame in drawn], 50),
        "p99_ms": percentile([frame.cpu for frame in drawn], 99),
        "worst_ms": round(drawn[worst].cpu, 2),
        "wall_p99_ms": percentile([frame.wall for frame in drawn], 99),
        "thoughts_beside": beside.thoughts,
        "music": music,
        "memory_mb": memory,
        "worst": told,
        "cold": {
            "ready_after_s": round(ready, 1),
            "p99_ms": percentile([frame.cpu for frame in cold], 99),
            "worst_ms": round(cold[slowest(cold)].cpu, 2),
            "waited_for": list(cold[slowest(cold)].waited),
        },
    }


class Beside:
    """A computer that thinks without end about the game on a table, in its own process."""

    def __init__(self, sitting: Sitting) -> None:
        self.match, self.thinker, self.thoughts = sitting.match, Thinker(), 0

    def think(self) -> None:
        """Ask again when there is an answer."""
        self.thoughts += self.thinker.poll() is not None
        if not self.thinker.busy and self.match.decision is not None:
            seat = self.match.decision.player
            self.thinker.ask(self.match.game, self.match.state, seat, "hard", self.thoughts)

    def close(self) -> None:
        self.thinker.close()


def until_heard(app: House) -> None:
    """Go on until the music of the table plays, if there is any; it is read from the disk beside the first frames."""
    for _ in range(LONGEST):
        if app.music.playing == app.music.wanted:
            break
        app.step([], FRAME_MS)
        time.sleep(FRAME_MS / 1000)


def frames_until_rest(app: House, beside: Beside) -> list[Drawn]:
    """All until nothing moves any more."""
    drawn = list[Drawn]()
    while frame := next_frame(app):
        drawn.append(frame)
        beside.think()
    return drawn


def slowest(drawn: Sequence[Drawn]) -> int:
    """The number of the frame that took most processor time."""
    return max(range(len(drawn)), key=lambda i: drawn[i].cpu)


def next_frame(app: House, step: Callable[[], bool] | None = None) -> Drawn | None:
    """The next frame, and the rest of its time, in which pictures are drawn as long as there are any to draw. None when
    nothing moves any more."""
    app.pictures.waited.clear()
    cpu, wall = time.thread_time(), time.perf_counter()
    if not (step or (lambda: app.step([], FRAME_MS)))():
        return None
    cpu, wall = (time.thread_time() - cpu) * 1000, (time.perf_counter() - wall) * 1000
    if wall < FRAME_MS:
        app.pictures.wait((FRAME_MS - wall) / 1000)
    w, h = app.window.surface.get_size()
    painted = sum(box.w * box.h for box in app.painter.strokes.boxes) / (w * h) * 100
    return Drawn(cpu, wall, painted, tuple(app.pictures.waited))


def where(app: House, number: int) -> list[str]:
    """The scene once more up to that frame: in which functions it is, longest first, with the milliseconds in each."""
    app.scene.enter()
    app.step([], FRAME_MS)
    for _ in range(number):
        next_frame(app)
    profile = cProfile.Profile(time.thread_time)  # others may share the machine
    next_frame(app, lambda: profile.runcall(app.step, [], FRAME_MS))
    told = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    longest = sorted(told.items(), key=lambda one: -one[1][2])[:TOLD]
    return [f"{Path(file).stem}.{name}: {times[2] * 1000:.1f}" for (file, _, name), times in longest]


def percentile(values: list[float], per_cent: int) -> float:
    return round(quantiles(values, n=100)[per_cent - 1], 2)


def resident_mb() -> float:
    """The most memory this process has had, in MB; 0.0 where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(most / (2**20 if sys.platform == "darwin" else 2**10), 1)
