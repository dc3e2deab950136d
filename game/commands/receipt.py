"""receipt: tell how the chance of a finished game was made: its seed, every shuffle and die, and how to check them."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands.command import Complaint, add_json, print_json
from game.commands.replay import sitting_of
from game.engine.code import write_code
from game.engine.receipt import receipt_of, text_of


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the save of a game that is over")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    sitting = sitting_of(args.file)
    match = sitting.match
    try:
        receipt = receipt_of(match)
    except ValueError as error:
        raise Complaint(f"{args.file}: {error}") from error
    code = write_code(match.game, match.seats, match.seed, match.options)
    if args.json:
        told = {"game": match.game.name, "names": sitting.names, "deal": code, "numbers": receipt.numbers}
        print_json(told | receipt._asdict() | {"draws": [draw._asdict() for draw in receipt.draws]})
    else:
        print(text_of(match, receipt, sitting.names, code))
    return 0
