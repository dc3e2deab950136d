"""check: validate all shipped data, a pack, or one file; every fault on a line of its own, exit status 2."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands.command import Complaint, add_json, existing, print_json
from game.commands.faults import faults_of_awards, faults_of_circle, faults_of_file, faults_of_game, faults_of_pack
from game.engine.nodes import Fault
from game.packs.walk import HEAD
from game.rules import GAMES


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "path",
        metavar="PATH",
        nargs="?",
        type=Path,
        help="a pack's folder, or a position, lesson, rulebook or pack file (the shipped data, if not given)",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    faults = sorted(set(found(args.path)))
    if args.json:
        print_json([fault._asdict() for fault in faults])
    else:
        print("\n".join(map(str, faults)) or "Nothing is wrong.")
    if faults:
        raise Complaint(f"{len(faults)} fault{'s' * (len(faults) > 1)} found")
    return 0


def found(path: Path | None) -> list[Fault]:
    if path is None:
        games = (fault for game in GAMES.values() for fault in faults_of_game(game))
        return [*games, *faults_of_circle(), *faults_of_awards()]
    there = existing(path)
    folder = there if there.is_dir() else there.parent if there.name == HEAD else None
    return faults_of_pack(folder) if folder else faults_of_file(there)
