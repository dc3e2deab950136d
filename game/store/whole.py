"""Whole files: a file is written completely or not at all, whenever the program or the machine stops."""

import errno
import os
import re
import stat
import sys
from contextlib import suppress
from pathlib import Path

from game.store.holds import MARK, clear

FRESH = ".new"  # the ending of a file that is still being written
CACHE = "cache"  # the folder in which nothing is swept: what lies there can be made anew
RESERVED = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)  # no names for files on Windows
LEFT_OVER = re.compile(rf"\..*\.(\d{{1,10}}){re.escape(FRESH)}")


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


def set_aside(path: Path) -> str:
    """Keep a file that cannot be read beside its place, under a name that no other has; the sentence that says so, ""
    when the disk refuses."""
    first = path.with_name(f"{path.name}.damaged")
    kept = next((one for n in ("", *range(2, 100)) if not (one := Path(f"{first}{n}")).exists()), first)
    with suppress(OSError):
        os.replace(path, kept)
        return f" The file is kept as {kept.name}."
    return ""


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


def remove_leftovers(top: Path, depth: int = 4) -> None:
    """Remove what programs that are dead have left in a folder and in those below it."""
    with suppress(OSError):
        for path in top.iterdir():
            left = LEFT_OVER.fullmatch(path.name)
            with suppress(OSError):
                if left and not is_alive(int(left[1])):
                    path.unlink()
                elif path.name.endswith(MARK):
                    clear(path)
                elif depth > 1 and path.is_dir() and not path.is_symlink() and path.name != CACHE:
                    remove_leftovers(path, depth - 1)


def is_alive(process: int) -> bool:
    """Whether another process of that number runs; this one is none of them."""
    if process in (0, os.getpid()) or process >= 1 << 31:
        return False
    if sys.platform == "win32":
        return _is_alive_on_windows(process)
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        pass  # it is somebody else's
    return True


def _is_alive_on_windows(process: int) -> bool:
    import ctypes  # here and not above: no start of another system waits for it

    kernel = ctypes.windll.kernel32  # type: ignore[attr-defined, unused-ignore]
    handle = kernel.OpenProcess(0x1000, False, process)  # to ask, and nothing else
    if not handle:
        return bool(kernel.GetLastError() == 5)  # it is somebody else's
    code = ctypes.c_ulong()
    kernel.GetExitCodeProcess(handle, ctypes.byref(code))
    kernel.CloseHandle(handle)
    return code.value == 259  # it has not ended


def is_file(path: Path) -> bool:
    """Whether a file is there; False for what cannot be a path."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
