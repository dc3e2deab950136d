"""selftest: see that a program is whole: its files, a game of each title, the second process, a table drawn."""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from game import assets
from game.ai.ladder import content_of
from game.ai.levels import RANDOM
from game.ai.minds import MINDS
from game.ai.worker import Thinker
from game.commands.command import add_json, print_json
from game.commands.faults import faults_of_game
from game.commands.playing import Job, play
from game.commands.shot import without_window
from game.company import CRESTS, Player
from game.engine.game import Game
from game.engine.match import Match
from game.rules import GAMES
from game.sitting import Sitting
from game.store import Folders, Settings

PATIENCE = 60  # seconds for a thought of the second process, and for a game on the table
ENOUGH = 80  # answers on a table; whole games are played without it


class Broken(Exception):
    """Something that must be there is not."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    without_window()
    results = [tried(what, check) for what, check in checks()]
    if args.json:
        print_json(results)
    else:
        for result in results:
            print(f"{'ok    ' if result['holds'] else 'BROKEN'}  {result['what']}: {result['told']}")
    return 0 if all(result["holds"] for result in results) else 1


def checks() -> Iterator[tuple[str, Callable[[], str]]]:
    yield "art", art
    yield "shelf", shelf
    for game in GAMES.values():
        yield f"{game.title}, files", partial(files, game)
        yield f"{game.title}, a game", partial(a_game, game)
        if game.name in MINDS:
            yield f"{game.title}, second process", partial(second_process, game)
        yield f"{game.title}, on the table", partial(on_the_table, game)


def tried(what: str, check: Callable[[], str]) -> dict[str, Any]:
    began = time.perf_counter()
    try:
        told, holds = check(), True
    except Exception as fault:  # whatever is broken is told, and the other checks go on
        told, holds = f"{type(fault).__name__}: {' '.join(str(fault).split())}", False
    return {"what": what, "holds": holds, "told": told, "seconds": round(time.perf_counter() - began, 2)}


def art() -> str:
    files = [path for path in assets.art().rglob("*") if path.is_file()]
    if not files:
        raise Broken("there is no art")
    return f"{len(files)} files"


def shelf() -> str:
    """The window as it first comes up, with folders to keep pictures in, drawn twice: anew and from what was kept."""
    from game.ui.house.fault import FaultScene
    from game.ui.parlour import Parlour

    drawn = 0
    with tempfile.TemporaryDirectory() as root:
        for _ in range(2):
            folders = Folders(Path(root), Path(root, "cache"), None)
            app = Parlour(folders, Settings(speed=0), size=(1280, 720), patient=True)
            app.open()
            try:
                drawn += sum(app.step([], 200) for _ in range(5))
                if isinstance(app.scene, FaultScene):
                    raise Broken(str(app.scene.fault))
            finally:
                app.close()
    return f"{drawn} frames"


def files(game: Game) -> str:
    faults = faults_of_game(game)
    if faults:
        raise Broken(str(faults[0]))
    return f"{len([path for path in assets.data(game.name).rglob('*') if path.is_file()])} files, nothing wrong"


def a_game(game: Game) -> str:
    seats = game.seats[1]
    player = "easy" if game.name in MINDS else RANDOM
    played = play(Job(game.name, seats, 1, (player,) * seats, game.options({}), False, False))
    return f"{played.length} decisions, {played.ending}"


def second_process(game: Game) -> str:
    match = Match(game, content_of(game.name), game.seats[0], 1)
    thinker = Thinker()
    assert match.decision is not None
    thinker.ask(game, match.state, match.decision.player, "normal", 1)
    began = time.monotonic()
    try:
        while (thought := thinker.poll()) is None:
            if time.monotonic() - began > PATIENCE:
                raise Broken(f"no thought within {PATIENCE} seconds")
            time.sleep(0.01)
        if not thinker.apart:
            raise Broken("the second process does not live")
    finally:
        thinker.close()
    return f"{thought.key!r} after {time.monotonic() - began:.1f} s"


def on_the_table(game: Game) -> str:
    """Computers play on the real table, as fast as it can be drawn: to the end, or until a fault would have shown."""
    from game.ui.games import open_table
    from game.ui.house.fault import FaultScene
    from game.ui.parlour import Parlour

    nowhere = Folders(None, None, None)
    players = [Player(f"Seat {n + 1}", "computer", "easy", CRESTS[n]) for n in range(game.seats[0])]
    sitting = Sitting.new(nowhere, game.name, players, 1)
    app = Parlour(nowhere, Settings(speed=0), size=(1280, 720))
    app.home = lambda: open_table(app, sitting)
    began, drawn = time.monotonic(), 0
    app.open()
    try:
        while not sitting.match.over and len(sitting.match.answers) < ENOUGH:
            if time.monotonic() - began > PATIENCE:
                raise Broken(f"not over within {PATIENCE} seconds, after {len(sitting.match.answers)} answers")
            drawn += app.step([], 50)
            if isinstance(app.scene, FaultScene):
                raise Broken(str(app.scene.fault))
            time.sleep(0.001)
    finally:
        app.close()
    return f"{len(sitting.match.answers)} answers, {drawn} frames"
