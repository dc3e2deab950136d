"""Kills: whoever is killed leaves a home that starts, holds nothing, and has lost nothing that was told."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from game.company import Player
from game.sitting import Sitting
from game.store import Folders, Records, SaveShelf, Settings, user_folders
from game.store.arriving import bring_in
from game.store.holds import hold, let_go
from game.store.moving import read_home, write_home

ROOT = Path(__file__).parents[2]
PLAYERS = [Player("Ann", "person", "", "flame"), Player("Bob", "person", "", "wave")]
MOMENTS = 30

NURSERY = """
import os, sys, time
from pathlib import Path
from game.company import Player
from game.sitting import Sitting
from game.store import Folders, SaveShelf, Settings
from game.store.arriving import bring_in
from game.store.moving import read_home
from game.rules import shipped_content

def play(folders, number):
    players = [Player("Ann", "person", "", "flame"), Player("Bob", "person", "", "wave")]
    settings = Settings.load(folders.settings)
    while True:
        sitting = Sitting.new(folders, "pontoon", players, number)
        while sitting.match.decision:
            sitting.answer(sitting.match.decision.options[0].key)
            settings.speed = (settings.speed + 1) % 5
            settings.save()
            print("kept", sitting.name, len(sitting.match.answers), flush=True)
        sitting.close()
        SaveShelf.at(folders).remove(sitting.name)
        print("thrown", sitting.name, 0, flush=True)

def arrive(folders, number):
    freight = read_home(Path(sys.argv[2]))
    print("ready", 0, 0, flush=True)
    bring_in(folders, Settings.load(folders.settings), freight)
    print("in", 0, 0, flush=True)
    time.sleep(9)

shipped_content("pontoon")
for number, folder in enumerate(sys.stdin):
    victim = os.fork()
    if not victim:
        print("pid", os.getpid(), flush=True)
        {"play": play, "arrive": arrive}[sys.argv[1]](Folders(Path(folder.strip()), None, None), number)
    os.waitpid(victim, 0)
    print("end", flush=True)
"""


@contextmanager
def nursery(*words: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-c", NURSERY, *words], cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        yield process
        assert process.stdin
        process.stdin.close()


def killed(process: subprocess.Popen[str], root: Path, seconds: float) -> list[list[str]]:
    """What a victim had said when it was killed, so long after its first word."""
    assert process.stdin and process.stdout
    process.stdin.write(f"{root}\n")
    process.stdin.flush()
    pid = int(process.stdout.readline().split()[1])
    said = [process.stdout.readline()]
    time.sleep(seconds)
    os.kill(pid, signal.SIGKILL)
    for line in process.stdout:
        if line.endswith("end\n"):
            said.append(line.removesuffix("end\n"))
            break
        said.append(line)
    return [line.split() for line in said if len(line.split()) == 3 and line.endswith("\n")]


def at_rest(root: Path) -> None:
    """A start leaves no trace of the dead in the folder."""
    os.environ["MONSTER_PARLOUR_HOME"] = str(root)
    assert user_folders().message is None
    assert [path.name for path in root.rglob("*") if path.name.endswith((".new", ".open"))] == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_window_killed_at_any_moment_holds_nothing_and_has_lost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MONSTER_PARLOUR_HOME", str(tmp_path))
    lot, told = Random(1), 0
    with nursery("play") as process:
        for moment in range(MOMENTS):
            root = tmp_path / str(moment)
            said = killed(process, root, lot.uniform(0, 0.05))
            kept = {name: int(count) for word, name, count in said if word == "kept"}
            folders, shelf = Folders(root, None, None), SaveShelf(root / "saves")
            thrown = {one.name: one.save for one in shelf.bin.all()}
            for name, count in kept.items():
                told += 1
                loaded = shelf.load(name)
                save = loaded.save or thrown.get(name)
                assert save and loaded.fault in (None, "there is no such game"), (moment, loaded)
                assert len(save.answers) >= count, (moment, name)
                assert hold(root / "saves" / f"{name}.save"), "the dead hold nothing"
                let_go(root / "saves" / f"{name}.save")
            assert Settings.load(folders.settings).message is None
            assert len(Records.at(folders).all()) >= sum(word == "thrown" for word, _, _ in said)
            at_rest(root)
    assert told >= MOMENTS


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_an_arrival_that_was_killed_is_completed_by_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MONSTER_PARLOUR_HOME", str(tmp_path))
    here = Folders(tmp_path / "here", None, None)
    for seed in range(12):
        sitting = Sitting.new(here, "pontoon", PLAYERS, seed)
        sitting.answer(sitting.match.decision.options[0].key)
        sitting.close()
    write_home(here, tmp_path / "all.zip")
    names, lot, halves = SaveShelf.at(here).names(), Random(2), 0
    with nursery("arrive", str(tmp_path / "all.zip")) as process:
        for moment in range(MOMENTS // 2):
            there = Folders(tmp_path / str(moment), None, None)
            killed(process, tmp_path / str(moment), lot.uniform(0, 0.03))
            halves += 0 < len(SaveShelf.at(there).names()) < len(names)
            bring_in(there, Settings.load(there.settings), read_home(tmp_path / "all.zip"))
            assert SaveShelf.at(there).names() == names
            assert all(one.save and not one.fault for one in SaveShelf.at(there).list())
            at_rest(tmp_path / str(moment))
    assert halves
