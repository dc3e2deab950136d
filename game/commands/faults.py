"""Faults: all that is wrong with the shipped data, a pack or a single file, each with its file and line."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from game import assets, packs
from game.commands.command import nearest_word
from game.engine.data import DataError, Fault, read
from game.engine.game import Game
from game.engine.position import play_position, read_position_file
from game.rules import GAMES, shipped


def faults_of_game(game: Game) -> list[Fault]:
    """Cards, positions, lessons and rulebook of a game as it is shipped."""
    folder = assets.data(game.name)
    faults = raised(lambda: game.load(shipped(game.name)))
    if faults:
        return faults                        # nothing can be played without cards
    paths = [*sorted(folder.glob("positions/*.yaml")), *sorted(folder.glob("lessons/*.yaml"))]
    return [fault for path in paths for fault in faults_of_file(path)]


def faults_of_pack(folder: Path) -> list[Fault]:
    """A pack's form and its cards, together with the shipped ones."""
    pack = packs.read_pack(folder)
    for game in GAMES.values():
        if pack.on:
            pack = packs.load_with(game.name, game.load, [pack]).packs[0]
    return list(pack.faults)


def faults_of_file(path: Path) -> list[Fault]:
    """A position, a lesson, or a file of cards, whichever it is by its words."""
    try:
        node = read(path)
    except DataError as error:
        return list(error.faults)
    words = node.pairs if node.kind == "mapping" else {}
    if "position" in words or "expect" in words:
        return raised(lambda: faults_of_position(path))
    return faults_of_cards(path)


def faults_of_position(path: Path) -> list[Fault]:
    file = read_position_file(path)
    if file.game not in GAMES:
        return [Fault(str(path), 0, f"no game {file.game!r}{nearest_word(file.game, GAMES)}")]
    game = GAMES[file.game]
    outcome = play_position(file, game, game.load(shipped(game.name)))
    return [Fault(str(path), 0, failure) for failure in outcome.failures]


def faults_of_cards(path: Path) -> list[Fault]:
    """A file of cards laid over the shipped one of the same name."""
    games = [game for game in GAMES.values() if path.name in game.files]
    if not games:
        known = [file for game in GAMES.values() for file in game.files]
        return [Fault(str(path), 0, f"no position, no lesson and no file of cards{nearest_word(path.name, known)}")]
    return [fault for game in games for fault in raised(partial(load_with_file, game, path))]


def load_with_file(game: Game, path: Path) -> None:
    own = shipped(game.name)
    mine = {file.resolve() for name in game.files for file in own(name)}
    game.load(lambda name: [*own(name), path] if name == path.name and path.resolve() not in mine else own(name))


def raised(check: Callable[[], Any]) -> list[Fault]:
    """The faults that a check gives back, or those it was stopped by."""
    try:
        found = check()
    except DataError as error:
        return list(error.faults)
    return found if isinstance(found, list) else []
