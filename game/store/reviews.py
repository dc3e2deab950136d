"""Reviews: what was found out about finished games, kept beside them so that nobody waits for it twice."""

from __future__ import annotations

import json
from typing import Any

from game.store.folders import Folders
from game.store.whole import read_whole, write_whole

LARGEST = 2_000_000  # bytes read; a thousand answers take a tenth of it


def keep(folders: Folders, name: str, digest: str, plain: dict[str, Any]) -> None:
    """Keep the review of a saved game whose answers have this digest; where the disk refuses it is made anew."""
    place = folders.place("reviews", f"{name}.json")
    if place is not None and name:
        try:
            write_whole(place, json.dumps({"of": digest, "review": plain}, separators=(",", ":")).encode())
        except OSError:
            return


def kept(folders: Folders, name: str, digest: str) -> Any:
    """What was kept of that game; None for nothing, for what cannot be read, and for a game that went on since."""
    place = folders.place("reviews", f"{name}.json")
    if place is None or not name:
        return None
    try:
        found = json.loads(read_whole(place, LARGEST))
    except (OSError, ValueError, RecursionError):
        return None
    return found.get("review") if isinstance(found, dict) and found.get("of") == digest else None
