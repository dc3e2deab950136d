"""What a mode kept and nobody could have written so: numbers without end leave the mode open, and say what was lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

import pytest

from game.modes.draft import Pods
from game.modes.expedition import Expeditions
from game.modes.luck import Fortunes
from game.modes.night import Nights
from game.store import Folders

PLAYERS = [["Ada", "person", "", "flame"], ["Vex", "computer", "easy", "wave"]]
GUESTS = [["Ada", "flame", 0], ["Ben", "wave", inf]]
POD = {"kind": "draft", "players": PLAYERS, "picks": [], "decks": [], "results": []}
NIGHT = {"games": ["pontoon"], "short": True}
FOREIGN: list[tuple[str, Callable[[Folders], Any], dict[str, Any]]] = [
    ("draft", Pods, {"pod": {**POD, "seed": inf}}),
    ("draft", Pods, {"over": inf}),
    ("expedition", Expeditions, {"past": [[inf, "wild_parade_20", 1]]}),
    ("night", Nights, {"night": {**NIGHT, "seed": 1, "guests": GUESTS}}),
    ("night", Nights, {"night": {**NIGHT, "seed": -inf, "guests": GUESTS[:1]}}),
]


def written(root: Path, mode: str, kept: dict[str, Any]) -> Folders:
    """A home in which the file of a mode has these contents."""
    (root / "modes").mkdir()
    (root / "modes" / f"{mode}.json").write_text(json.dumps({"mode": mode, "form": 1, "kept": kept}))
    return Folders(root, None, None)


@pytest.mark.parametrize(("mode", "opened", "kept"), FOREIGN)
def test_a_number_without_end_leaves_a_mode_open_and_says_that_something_is_lost(
    mode: str, opened: Callable[[Folders], Any], kept: dict[str, Any], tmp_path: Path
) -> None:
    message = opened(written(tmp_path, mode, kept)).message
    assert message and "kept" in message


def test_luck_that_no_game_has_is_counted_anew(tmp_path: Path) -> None:
    folders = written(tmp_path, "luck", {"games": {"one": [[10**400, 1.0]], "two": [[1.0, 2.0]]}})
    assert [*Fortunes(folders).games] == ["two"]
