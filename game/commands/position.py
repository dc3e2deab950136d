"""position: set up position files, play their answers, and compare what came of it; exit status 1 where it differs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from game.commands.command import PROGRAM, Complaint, add_json, as_words, existing, nearest_word, one_line, print_json
from game.commands.packed import Places, add_packs, content_with, places_of
from game.engine.data import DataError, Fault
from game.engine.position import Outcome, PositionFile, play_position, read_position_file
from game.rules import GAMES


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="position files (YAML)")
    add_packs(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    results, faults, packs = list[dict[str, Any]](), list[str](), places_of(args)
    for path in args.files:
        try:
            results.append(result_of(*played(existing(path), packs)))
        except DataError as error:
            faults += map(str, error.faults)
        except Complaint as complaint:
            faults.append(str(complaint))
    if args.json:
        print_json(results)
    else:
        for result in results:
            show(result)
    for fault in faults:
        print(f"{PROGRAM}: {one_line(fault)}", file=sys.stderr)
    if faults:
        return 2
    return 1 if any(result["failures"] for result in results) else 0


def played(path: Path, packs: Places) -> tuple[PositionFile, Outcome]:
    """The file and what came of it. DataError when it cannot be set up."""
    if not path.is_file():
        raise Complaint(f"{path}: {'a folder, not a position file' if path.is_dir() else 'this is not a file'}")
    file = read_position_file(path)
    if file.game not in GAMES:
        raise DataError([Fault(file.where.file, 0, f"no game {file.game!r}{nearest_word(file.game, GAMES)}")])
    return file, play_position(file, GAMES[file.game], content_with(file.game, packs))


def result_of(file: PositionFile, outcome: Outcome) -> dict[str, Any]:
    match = outcome.match
    return {
        "file": file.where.file,
        "title": file.title,
        "about": list(file.about),
        "holds": not outcome.failures,
        "failures": list(outcome.failures),
        "position": match.game.write_position(match.state, None),
        "offered": [option.key for option in match.decision.options] if match.decision else [],
        "digest": match.state.digest(),
    }


def show(result: dict[str, Any]) -> None:
    print(f"{result['file']}: {result['title']}: {'holds' if result['holds'] else 'DIFFERS'}")
    for failure in result["failures"]:
        print(f"  {failure}")
    print(as_words({key: result[key] for key in ("position", "offered", "digest")}, 1))
