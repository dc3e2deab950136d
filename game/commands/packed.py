"""Packed: packs on the command line: which are asked for, and the cards that a game has with them."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game.ai.ladder import content_of
from game.commands.command import Complaint, existing
from game.engine.data import DataError
from game.packs import Pack, card_files, find_packs, load_with, read_pack
from game.packs.walk import HEAD
from game.rules import GAMES
from game.store import Folders, Settings, is_file, user_root

Places = tuple[Path, ...]  # the folders of packs, in the order in which they are laid over the shipped files


def add_packs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--pack",
        action="append",
        default=[],
        type=Path,
        metavar="DIR",
        help="with the pack in this folder; may be given again",
    )
    parser.add_argument("--packs", action="store_true", help="with the packs that are on in your own packs folder")


def places_of(args: argparse.Namespace) -> Places:
    """The folders of all packs asked for. Complaint or DataError says why one of them cannot be used."""
    found = list(own_packs()) if args.packs else []
    for path in args.pack:
        if not existing(path).is_dir():
            raise Complaint(f"--pack {path}: a file; a pack is a folder")
        if not is_file(path / HEAD):
            raise Complaint(f"--pack {path}: no {HEAD} in it, so it is no pack")
        found.append(read_pack(path.absolute()))
    for number, pack in enumerate(found):
        if pack.faults:
            raise DataError(pack.faults)
        if any(pack.name == other.name for other in found[:number]):
            raise Complaint(f"--pack {pack.path}: another pack is called {pack.name!r}")
    places = tuple(pack.path for pack in found)
    for game in GAMES:
        if any(card_files(pack, game) for pack in found):
            content_with(game, places)
    return places


def own_packs() -> Sequence[Pack]:
    """The user's own packs that are on, as in the window."""
    folders = Folders(user_root(), None, None)
    return [pack for pack in find_packs(folders.packs, Settings.load(folders.settings).packs_off) if pack.on]


@cache
def content_with(game: str, places: Places) -> Any:
    """A game's cards with these packs, read once in each process. DataError tells what is wrong with a pack."""
    if not places:
        return content_of(game)
    loading = load_with(game, GAMES[game].load, [read_pack(place) for place in places])
    if faults := [fault for pack in loading.packs for fault in pack.faults]:
        raise DataError(faults)
    return loading.content


@contextmanager
def home_with(places: Places) -> Iterator[Path]:
    """A user's folder for the while, with these packs in it."""
    with TemporaryDirectory() as folder:
        for number, place in enumerate(places):
            shutil.copytree(place, Path(folder, "packs", f"{number:02} {place.name}"))
        yield Path(folder)
