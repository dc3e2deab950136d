"""Commands: what the program does without a window, one module each; a module is imported only when it is asked for."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from game import __version__
from game.commands.command import PROGRAM, Complaint, Parser, nearest_word, one_line
from game.engine.nodes import DataError

COMMANDS = {
    "simulate": "play many games and count who wins",
    "replay": "play a saved game again and show the table",
    "receipt": "tell how the chance of a finished game was made, number by number",
    "position": "set up position files, play their answers and compare",
    "runs": "play expeditions, drafted decks or the evenings of the Circle, and count",
    "puzzles": "list puzzles with their proofs, or find new ones in games of computers",
    "check": "validate the shipped data, a pack or a file",
    "home": "write everything you have kept into one file, or take such a file in",
    "shot": "draw a screen into a PNG file",
    "bench": "measure speed, start, memory and frames",
    "selftest": "play one game of each title to see that the program is whole",
}


def run(given: Sequence[str]) -> int:
    """Do what the command line says; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # what a terminal has no letters for is spelled out
            stream.reconfigure(errors="backslashreplace")
    try:
        return dispatch(given)
    except Complaint as complaint:
        print(f"{PROGRAM}: {one_line(str(complaint))}", file=sys.stderr)
    except DataError as error:
        first, more = error.faults[0], len(error.faults) - 1
        print(
            f"{PROGRAM}: {one_line(str(first))}" + (f" (and {more} more; see `{PROGRAM} check`)" if more else ""),
            file=sys.stderr,
        )
    except BrokenPipeError:  # the reader of our output has gone: nothing more to say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130  # what a shell expects of an interrupted program
    return 2


def dispatch(given: Sequence[str]) -> int:
    word, *rest = given
    if word in ("-h", "--help", "help"):
        print(usage())
        return 0
    if word in ("-V", "--version"):
        print(f"{PROGRAM} {__version__}")
        return 0
    if word not in COMMANDS:
        raise Complaint(f"no command {word!r}{nearest_word(word, COMMANDS)}")
    module = importlib.import_module(f"game.commands.{word}")
    parser = Parser(prog=f"{PROGRAM} {word}", description=module.__doc__)
    module.arguments(parser)
    status: int = module.run(parser.parse_args(rest))
    sys.stdout.flush()
    return status


def usage() -> str:
    """What the program can be asked to do."""
    width = max(map(len, COMMANDS))
    lines = [
        f"Usage: {PROGRAM}                 opens the window",
        f"       {PROGRAM} COMMAND ...     does one thing without it; COMMAND --help tells more",
        "",
        "Commands:",
    ]
    return "\n".join(lines + [f"  {name:<{width}}  {what}" for name, what in COMMANDS.items()])
