"""moments: the worked examples of a rulebook as tables that can be played from there."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.assets import data
from game.engine.data import DataError
from game.engine.position import PositionFile, read_position_file, set_up
from game.rules import GAMES, shipped_content
from game.sitting import CRESTS, Player, Sitting
from game.ui.scene import Push
from game.ui.scenes.setup import NAMES

if TYPE_CHECKING:
    from game.ui.parlour import Parlour

EXAMPLE = re.compile(r"-E(X-|\d)")  # PON-EX-02, PAK-E02


def examples(game: str) -> list[tuple[Path, PositionFile]]:
    """The positions that come with a game, in the order of their files; those that cannot be read are left out."""
    found = []
    for path in sorted(data(game, "positions").glob("*.yaml")):
        try:
            found.append((path, read_position_file(path)))
        except DataError:
            continue  # `check` tells its faults
    return found


def moments_of(app: Parlour, game: str) -> dict[str, Callable[[], object]]:
    """What opens the example that is about a rule, by the rule's id."""
    found: dict[str, Callable[[], object]] = {}
    for _, file in examples(game):
        for id in file.about:
            if EXAMPLE.search(id):
                found.setdefault(id, partial(open_example, app, file))
    return found


def open_example(app: Parlour, file: PositionFile) -> object:
    """The table of an example, with the shipped cards, whatever packs are on: whoever is asked first is the person, the
    others are computers. It is never kept."""
    from game.ui.tables import open_table

    try:
        match = set_up(file, GAMES[file.game], shipped_content(file.game))
    except DataError as wrong:
        app.toast(f"This example cannot be set up: {wrong.faults[0]}", "wrong")
        return None
    asked = match.decision.player if match.decision else 0
    players = [
        Player(NAMES[crest], "person" if seat == asked else "computer", "" if seat == asked else "normal", crest)
        for seat, crest in zip(range(match.seats), CRESTS)
    ]
    return Push(open_table(app, Sitting(None, match, players)))
