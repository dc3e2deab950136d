"""Processes beside the window end with it, also where a signal leaves it no time to tell them."""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

import game

PATIENCE = 20  # s for a machine that is busy; idle ones take less than one
WINDOW = """
import os, sys, time
from game.ai import worker
from game.ai.apart import pool, started
from game.ai.reviewer import work
from game.engine.match import Match
from game.rules import GAMES, shipped_content

if __name__ == "__main__":
    match = Match(GAMES["montoons"], shipped_content("montoons"), 2, 1)
    thinker = worker.Thinker(1)
    thinker.ask(match.game, match.state, match.decision.player, "master", 1, 300)
    reviewer, _ = started(work, "reviewer")
    executor = pool(1)
    executor.submit(os.getpid).result()
    executor.submit(time.sleep, 300)
    print(reviewer.pid, thinker.links[0].process.pid, *executor._processes, flush=True)
    time.sleep(300)
"""


def alive(pid: int) -> bool:
    """Whether the process runs; one that has ended and whose end nobody has asked for does not."""
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux whether a process runs")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_outlives_a_window_that_was_killed(how: signal.Signals, tmp_path: Path) -> None:
    script = tmp_path / "window.py"
    script.write_text(WINDOW)
    kept = os.environ | {"PYTHONPATH": str(Path(game.__file__).parents[1])}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=kept) as window:
        assert window.stdout is not None
        beside = [int(word) for word in window.stdout.readline().split()]
        assert len(beside) == 3 and all(map(alive, beside))
        window.send_signal(how)
    end = monotonic() + PATIENCE
    while any(map(alive, beside)) and monotonic() < end:
        sleep(0.02)
    left = [pid for pid in beside if alive(pid)]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert left == []


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux for the processes below this one")
def test_a_thought_takes_one_process_and_none_that_tidies_up_after_it() -> None:
    code = """
from pathlib import Path
from game.ai.apart import started
from game.ai.helping import work
process, pipe = started(work, "thinker")
below = Path("/proc/self/task").glob("*/children")
print([int(one) for children in below for one in children.read_text().split()] == [process.pid])
process.kill()
process.join()
"""
    kept = os.environ | {"PYTHONPATH": str(Path(game.__file__).parents[1])}
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=kept)
    assert told.stdout == "True\n" and told.stderr == ""


def test_processes_are_started_in_one_place_which_ends_them() -> None:
    """Whoever starts one elsewhere leaves it behind."""
    starters = {"Process", "ProcessPoolExecutor", "Pool", "Popen"}
    found = {
        path.name
        for path in Path(game.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and (node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")) in starters
        and "workshop" not in path.parts  # its pool is one of cards
    }
    assert found == {"apart.py"}
