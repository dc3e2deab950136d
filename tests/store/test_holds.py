"""Holds where the system locks and throws files away in another way than here."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.store import holds


class WindowsFiles:
    """Locks and files as Windows has them: who finds a lock is refused at once, what is open cannot be thrown away,
    and paths are the same whatever the case of their letters."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.locks: list[int] = []
        self.going = 0  # how often a file on its way out cannot be opened

    def locking(self, handle: int, mode: int, count: int) -> None:
        assert (mode, count) == (self.LK_NBLCK, 1)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise PermissionError(13, "Permission denied") from None
        self.locks.append(handle)

    def open(self, *words: object) -> int:
        if self.going:
            self.going -= 1
            raise PermissionError(13, "Permission denied")
        return os.open(*words)  # type: ignore[arg-type]


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> WindowsFiles:
    files = WindowsFiles()
    path = SimpleNamespace(
        **{
            **vars(os.path),
            "normcase": lambda said: said.replace(os.path.basename(said), os.path.basename(said).lower()),
        }
    )
    monkeypatch.setattr(holds, "sys", SimpleNamespace(platform="win32"))
    monkeypatch.setattr(holds, "msvcrt", files, raising=False)
    monkeypatch.setattr(holds, "os", SimpleNamespace(**{**vars(os), "open": files.open, "path": path}))
    return files


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return tmp_path / "game.save"


def elsewhere(game: Path) -> int:
    """The same file locked by somebody else."""
    handle = os.open(holds._mark(game), os.O_RDWR | os.O_CREAT)
    fcntl.flock(handle, fcntl.LOCK_EX)
    return handle


def test_on_windows_one_has_a_file_and_gives_it_back(windows: WindowsFiles, game: Path) -> None:
    assert holds.hold(game) and len(windows.locks) == 1
    assert not holds.is_held_elsewhere(game), "it is held here"
    holds.let_go(game)
    assert not list(game.parent.iterdir()), "nothing is left of a hold"


def test_on_windows_what_another_has_is_refused(windows: WindowsFiles, game: Path) -> None:
    handle = elsewhere(game)
    assert not holds.hold(game, 0.01) and holds.is_held_elsewhere(game)
    os.close(handle)
    assert holds.hold(game)
    holds.let_go(game)


def test_on_windows_a_file_is_the_same_whatever_the_case_of_its_letters(windows: WindowsFiles, game: Path) -> None:
    assert holds.hold(game)
    assert holds.hold(game.with_name("GAME.Save")) and len(windows.locks) == 1, "held twice, locked once"
    holds.let_go(game)
    holds.let_go(game)


def test_on_windows_a_mark_on_its_way_out_is_waited_for(windows: WindowsFiles, game: Path) -> None:
    windows.going = 3
    assert holds.hold(game, 1.0) and len(windows.locks) == 1, "it was locked in truth"
    holds.let_go(game)


def test_a_mark_that_goes_away_each_time_is_somebody_elses(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os.path, "samestat", lambda one, two: False)
    assert not holds.hold(game, 0)
