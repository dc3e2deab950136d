"""Holds: that a file is in use by this program and by no other; whoever dies has let go of all it held."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

MARK = ".open"  # the ending of the file that lies beside what is held; the system's lock on it is the hold
PATIENCE = 0.03  # seconds: somebody may just be looking whether it is held
STEP = 0.005
TRIES = 20  # how often in a row a mark may go away under its lock until somebody else is said to have it

_held: dict[Path, tuple[int, int]] = {}  # what this process holds: the open file, and how often it was taken


def hold(path: Path, patience: float = PATIENCE) -> bool:
    """Take a file for this process, once more if it has it already; False: another process has it. Where the system
    cannot lock, nobody else is said to have it."""
    mark = _mark(path)
    if mark in _held:
        handle, count = _held[mark]
        _held[mark] = handle, count + 1
        return True
    end = time.monotonic() + patience
    while True:
        try:
            handle = _locked(mark)
        except BlockingIOError:
            if time.monotonic() > end:
                return False
            time.sleep(STEP)
            continue
        except (
            PermissionError
        ):  # Windows: a mark on its way out cannot be opened; elsewhere the folder cannot be written
            if sys.platform != "win32" or time.monotonic() > end:
                return True
            time.sleep(STEP)
            continue
        except OSError:
            return True
        _held[mark] = handle, 1
        return True


def let_go(path: Path) -> None:
    """Give back what was taken; the last time, others may have it."""
    mark = _mark(path)
    if mark not in _held:
        return
    handle, count = _held.pop(mark)
    if count > 1:
        _held[mark] = handle, count - 1
        return
    _drop(mark, handle)


def is_held_elsewhere(path: Path) -> bool:
    """Whether another process has it."""
    mark = _mark(path)
    if mark in _held or not mark.exists():
        return False
    if not hold(path, 0):
        return True
    let_go(path)
    return False


def clear(mark: Path) -> None:
    """Throw the mark of a hold away when nobody has it any more."""
    if _spelt(mark) not in _held:
        with suppress(OSError):
            handle = _locked(mark)
            _drop(mark, handle)


@contextmanager
def alone(path: Path, patience: float = 1.0) -> Iterator[None]:
    """Read and write a file while no other process does; after `patience` seconds in vain, all the same."""
    had = hold(path, patience)
    try:
        yield
    finally:
        if had:
            let_go(path)


def _mark(path: Path) -> Path:
    """Where a file's mark lies, the same however the file is spelt."""
    return _spelt(path.with_name(f".{path.name}{MARK}"))


def _spelt(path: Path) -> Path:
    return Path(os.path.normcase(os.path.abspath(path)))


def _locked(mark: Path) -> int:
    """The mark, open and locked. BlockingIOError: another process has it; OSError: that cannot be."""
    for _ in range(TRIES):
        mark.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(mark, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(handle), os.stat(mark)):
                    return handle
        except OSError:
            os.close(handle)
            raise
        os.close(handle)  # whoever had it has thrown the mark away meanwhile: the lock is on nothing
    raise BlockingIOError(f"{mark} goes away as often as it is locked")


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from None
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _drop(mark: Path, handle: int) -> None:
    """The mark away, and the lock with it."""
    if sys.platform == "win32":  # an open file cannot go
        os.close(handle)
        _gone(mark)
    else:  # while it is locked, so that nobody takes a file that is about to go
        _gone(mark)
        os.close(handle)


def _gone(mark: Path) -> None:
    with suppress(OSError):
        mark.unlink()
