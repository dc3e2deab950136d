"""content: what a game is played with here: its cards, those of the packs that are on, and its rulebook, read once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.engine.data import DataError, Fault
from game.engine.lesson import read_lesson, read_puzzle
from game.engine.position import PositionFile, read_position_file
from game.engine.rulebook import Paragraph, Rulebook, Section, read_rulebook
from game.packs import Loading, Pack, find_packs, load_with, shelf_of
from game.packs.walk import SHELVES
from game.rules import GAMES

MISSING = Rulebook(
    "Rules", (Section("", "No rulebook", 2, (Paragraph("The rulebook of this game could not be read.", False, ()),)),)
)


@lru_cache(maxsize=8)
def book_of(path: Path) -> Rulebook:
    """The book in a file, read once; a stand-in when it cannot be read."""
    try:
        return read_rulebook(path)
    except OSError:
        return MISSING


if TYPE_CHECKING:
    from game.ui.house.house import House


def packs_of(app: House) -> tuple[Pack, ...]:
    """The packs of this user, those that are off among them."""
    return find_packs(app.folders.packs, app.settings.packs_off)


def cards_with(game: str, pack: Pack | None) -> Any:
    """The shipped cards of a game, and those of the one pack that a lesson or a position is from. DataError says what
    is wrong with them."""
    loading = load_with(game, GAMES[game].load, [pack] if pack else [])
    if faults := [fault for one in loading.packs for fault in one.faults]:
        raise DataError(faults)
    return loading.content


def left_out(pack: Pack) -> list[Fault]:
    """What is wrong with the form of a pack's lessons, positions and puzzles; such a file is not listed, and the rest
    of the pack is on without it."""
    found: list[Fault] = []
    kinds: dict[str, Callable[[Path], PositionFile]] = {"positions": read_position_file, "puzzles": read_puzzle}
    for name, game in GAMES.items():
        for shelf in SHELVES:
            for path in (path for path, own in shelf_of(name, shelf, [pack]) if own):
                try:
                    file = read_lesson(path, game) if shelf == "lessons" else kinds[shelf](path)
                    if isinstance(file, PositionFile) and file.game != name:
                        found.append(file.where.fault(f"game {file.game!r} in the folder of {name!r}"))
                except DataError as error:
                    found += error.faults
    return found


def cards_of(app: House, game: str, packs: Sequence[Pack] | None = None) -> Loading[Any]:
    """The content of a game with the packs of this user, or with these that were found before. DataError: the shipped
    files themselves are at fault."""
    return load_with(game, GAMES[game].load, packs_of(app) if packs is None else packs)
