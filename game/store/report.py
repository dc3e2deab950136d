"""Reports: one file that tells of a fault and plays it again: a save with the traceback beside it."""

import json
import platform
import sys
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import game
from game.store.savefile import LARGEST, LARGEST_SEED, Save, is_count, is_line, is_worlds, shared, to_bytes
from game.store.whole import read_whole, write_whole

NOTHING = Save("report", {"game": "", "seats": 0, "seed": 0, "options": {}, "answers": []}, (), ())


def write_report(
    folder: Path | None, save: Save | None, fault: BaseException | None, more: Mapping[str, Any] | None = None
) -> Path | None:
    """The path of the file written; None when neither that folder nor the temporary one takes it.

    `more` is anything JSON can say: the scene, the window's size; "thinking" what a computer player was asked when it
    broke. The user's folder is written `~`.
    """
    import traceback  # here and not above: faults are rare, and every start would wait for it

    told = {
        "when": datetime.now().isoformat(timespec="seconds"),
        "program": game.__version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "frozen": hasattr(sys, "frozen"),
        "packages": {name: _version(name) for name in ("pygame-ce", "PyYAML", "platformdirs")},
        "fault": _homeless("".join(traceback.format_exception(fault))) if fault else "",
        **(more or {}),
    }
    raw = to_bytes(shared(save or NOTHING), report=told)
    name = f"report-{datetime.now():%Y%m%d-%H%M%S-%f}.json"
    for place in (folder, Path(tempfile.gettempdir())):
        if place is not None:
            try:
                write_whole(place / name, raw)
                return place / name
            except OSError:
                continue
    return None


def thinking_in(path: Path) -> tuple[int, str, int, list[int]] | None:
    """Seat (0-based), level, seed and iterations of the computer player that broke, in a report of that; None in any
    other file."""
    try:
        asked = json.loads(read_whole(path, LARGEST).decode())["report"]["thinking"]
        seat, level, seed, worlds = asked["seat"], asked["level"], asked["seed"], asked.get("worlds", [])
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
    sound = is_count(seat) and is_line(level) and is_count(seed, 2 * LARGEST_SEED) and is_worlds(worlds)
    return (seat, level, seed, worlds) if sound else None


def _version(package: str) -> str:
    from importlib import metadata  # as above

    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "unknown"


def _homeless(text: str) -> str:
    home = str(Path("~").expanduser())
    return text.replace(home, "~") if len(home) > 1 else text
