"""home: everything that is kept (games, decks, monsters, packs, results, settings) into one file, and in from one."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands.command import Complaint, add_json, print_json
from game.engine.nodes import in_one_line
from game.store import Settings, user_folders
from game.store.arriving import bring_in
from game.store.moving import read_home, write_home


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        choices=("export", "import"),
        help="export: write the file; import: take it in, which writes over nothing that is here",
    )
    parser.add_argument("file", metavar="FILE", type=Path)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    folders = user_folders()
    try:
        if args.what == "export":
            if args.file.exists():
                raise Complaint(f"{args.file}: there is a file of that name already")
            counts, left = write_home(folders, args.file)
            told = {"file": str(args.file), **counts, "left": left}
            lines = [f"{args.file}: " + (", ".join(f"{number} {kind}" for kind, number in counts.items()) or "empty")]
            lines += [f"stayed behind, for it cannot be read or is none of ours: {in_one_line(name)}" for name in left]
        else:
            lines = bring_in(folders, Settings.load(folders.settings), read_home(args.file))
            told = {"file": str(args.file), "told": lines}
    except OSError as error:
        raise Complaint(f"{args.file}: {error.strerror or error}") from None
    except ValueError as error:
        raise Complaint(f"{args.file}: {error}") from None
    if args.json:
        print_json(told)
    else:
        print("\n".join(lines))
    return 0
