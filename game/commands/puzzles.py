"""puzzles: list a game's puzzles with their proofs, or propose new ones from games between computers."""

from __future__ import annotations

import argparse
from itertools import count, islice
from pathlib import Path
from typing import Any

from game.ai.finder import find
from game.ai.goals import TURNS
from game.ai.puzzling import proof_of
from game.commands.command import LARGEST_SEED, Complaint, add_game, as_words, whole, writable_folder
from game.engine.lesson import read_puzzle
from game.packs import shelf_of
from game.rules import shipped_content


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--find", metavar="N", type=whole(1, 1000), help="propose so many new ones, as YAML")
    parser.add_argument(
        "--into", metavar="DIR", type=Path, help="write them there, each into a file of its own, after those it has"
    )
    parser.add_argument("--seed", type=whole(0, LARGEST_SEED), default=1, help="of the first game looked through (1)")


def run(args: argparse.Namespace) -> int:
    game = args.game
    if game.name not in TURNS:
        raise Complaint(f"nothing can be proved of {game.title}")
    content = shipped_content(game.name)
    folder = writable_folder(args.into) if args.into else None
    if args.find:
        for puzzle in islice(find(game, content, args.seed), args.find):
            if folder is not None:
                keep(folder, puzzle.words)
            else:
                print("---")
                print(as_words(puzzle.words), flush=True)
        return 0
    for path, _ in shelf_of(game.name, "puzzles"):
        file = read_puzzle(path)
        if not file.measure:
            continue  # nothing is said that could be proved
        proof = proof_of(file, game, content)
        goal = TURNS[game.name].goals[file.measure]
        print(
            f"{path.stem}: {file.title} (grade {file.grade}): {proof.best} gets {goal.told(proof.worth)}, "
            f"{goal.told(proof.margin)} more than any other; {proof.tried} answers tried"
        )
    return 0


def keep(folder: Path, words: dict[str, Any]) -> None:
    """Write a puzzle into the first file, 01.yaml and so on, that is not there yet."""
    number = next(n for n in count(1) if not (folder / f"{n:02}.yaml").exists())
    path = folder / f"{number:02}.yaml"
    path.write_text(as_words({**words, "title": f"Find {number}"}) + "\n", "utf-8")
    print(path, flush=True)
