"""Reports: one file that tells of a fault and plays it again: a save with the traceback beside it."""

import platform
import sys
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import game
from game.store.saves import Save, to_bytes
from game.store.whole import write_whole

NOTHING = Save("report", {"game": "", "seats": 0, "seed": 0, "options": {}, "answers": []}, (), ())


def write_report(folder: Path | None, save: Save | None, fault: BaseException | None,
                 more: Mapping[str, Any] | None = None) -> Path | None:
    """The path of the file written; None when neither that folder nor the temporary one takes it.

    `more` is anything JSON can say: the scene, the window's size. The user's folder is written `~`.
    """
    import traceback  # here and not above: faults are rare, and every start would wait for it

    told = {"when": datetime.now().isoformat(timespec="seconds"), "program": game.__version__,
            "python": platform.python_version(), "system": platform.platform(), "frozen": hasattr(sys, "frozen"),
            "packages": {name: _version(name) for name in ("pygame-ce", "PyYAML", "platformdirs")},
            "fault": _homeless("".join(traceback.format_exception(fault))) if fault else "",
            **(more or {})}
    raw = to_bytes(save or NOTHING, report=told)
    name = f"report-{datetime.now():%Y%m%d-%H%M%S-%f}.json"
    for place in (folder, Path(tempfile.gettempdir())):
        if place is not None:
            try:
                write_whole(place / name, raw)
                return place / name
            except OSError:
                continue
    return None


def _version(package: str) -> str:
    from importlib import metadata  # as above

    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "unknown"


def _homeless(text: str) -> str:
    home = str(Path("~").expanduser())
    return text.replace(home, "~") if len(home) > 1 else text
