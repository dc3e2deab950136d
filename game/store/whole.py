"""Whole files: a file is written completely or not at all, whenever the program or the machine stops."""

import errno
import os
import stat
import time
from contextlib import suppress
from pathlib import Path

FRESH = ".new"   # the ending of a file that is still being written
LEFT = 24 * 3600  # seconds after which such a file belongs to nobody any more


def read_whole(path: Path, most: int) -> bytes:
    """The bytes of a file. OSError: there is none, or what is there is no plain file and might never end, as a pipe or
    a device; ValueError: it is larger than `most`."""
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise OSError(errno.EINVAL, "this is not a file")
    with open(path, "rb") as file:
        raw = file.read(most + 1)
    if len(raw) > most:
        raise ValueError(f"the file is larger than {most} bytes")
    return raw


def write_whole(path: Path, raw: bytes) -> None:
    """Replace the file by these bytes; OSError leaves the old file as it was."""
    fresh = fresh_file(path, raw)
    try:
        os.replace(fresh, path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    settle(path.parent)


def fresh_file(path: Path, raw: bytes) -> Path:
    """The bytes, safe on disk in a file beside `path`, for os.replace."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}{FRESH}")
    try:
        with open(fresh, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    return fresh


def settle(folder: Path) -> None:
    """Have the folder itself on disk, where the system can: only then has a rename survived a power cut."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(folder: Path) -> None:
    """Remove what writers that were stopped long ago have left."""
    with suppress(OSError):
        for path in folder.glob(f".*{FRESH}"):
            with suppress(OSError):
                if time.time() - path.stat().st_mtime > LEFT:
                    path.unlink()
