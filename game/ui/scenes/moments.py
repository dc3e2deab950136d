"""moments: the worked examples of a rulebook as tables that can be played from there."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.company import CRESTS, Player
from game.engine.data import DataError
from game.engine.lesson import read_puzzle
from game.engine.position import PositionFile, read_position_file, set_up
from game.packs import Pack, shelf_of
from game.rules import GAMES
from game.sitting import Sitting
from game.ui.house.content import cards_with
from game.ui.scenes.glances import Laid
from game.ui.scenes.setup import NAMES
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ui.house.house import House

EXAMPLE = re.compile(r"-E(X-|\d)")  # PON-EX-02, PAK-E02


class Example(NamedTuple):
    """A table that can be played from there: a worked example, or a puzzle. `pack` is whose cards it is played with
    (None: the shipped ones alone)."""

    key: str
    file: PositionFile
    puzzle: bool
    pack: Pack | None


def examples(game: str, packs: Sequence[Pack] = ()) -> list[Example]:
    """The positions and puzzles that come with a game and with packs, in the order of their files; those that cannot be
    read are left out."""
    found = []
    for shelf in ("positions", "puzzles"):
        for path, pack in shelf_of(game, shelf, packs):
            try:
                file = read_puzzle(path) if shelf == "puzzles" else read_position_file(path)
            except DataError:
                continue  # `check` tells its faults
            if file.game == game:
                found.append(Example(key_of(game, shelf, path, pack), file, shelf == "puzzles", pack))
    return found


def key_of(game: str, shelf: str, path: Path, pack: Pack | None) -> str:
    """What a file of a shelf is called in a list; the game comes first."""
    return "/".join([game, *([pack.path.name, shelf] if pack else [] if shelf != "puzzles" else [shelf]), path.stem])


def moments_of(app: House, game: str) -> dict[str, Callable[[], object]]:
    """What opens the example that is about a rule, by the rule's id."""
    found: dict[str, Callable[[], object]] = {}
    for example in examples(game):
        for id in example.file.about:
            if EXAMPLE.search(id):
                found.setdefault(id, partial(open_example, app, example))
    return found


def open_example(app: House, example: Example) -> object:
    """The table of an example, with the cards that it was written for, whatever packs are on: whoever is asked first is
    the person, the others are computers. It is never kept."""
    try:
        match, players = laid_out(example)
    except DataError as wrong:
        app.toast(f"This example cannot be set up: {wrong.faults[0]}", "wrong")
        return None
    return Push(app.make("table", Sitting(None, match, players)))


def laid_out(example: Example) -> Laid:
    """The table of an example with who sits round it. DataError: it cannot be set up."""
    game = example.file.game
    match = set_up(example.file, GAMES[game], cards_with(game, example.pack))
    asked = match.decision.player if match.decision else 0
    players = [
        Player(NAMES[crest], "person" if seat == asked else "computer", "" if seat == asked else "normal", crest)
        for seat, crest in zip(range(match.seats), CRESTS)
    ]
    return Laid(match, players)


def table_of_example(example: Example) -> Laid | None:
    """The same; None where it cannot be set up."""
    try:
        return laid_out(example)
    except DataError:
        return None
