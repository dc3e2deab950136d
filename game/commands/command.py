"""Command: what all commands share: complaints in one line, arguments that say what is allowed, figures as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, NoReturn

from game.engine.data import raw
from game.engine.game import Game
from game.engine.nodes import in_one_line, nearest
from game.rules import GAMES
from game.store.savefile import why_of

PROGRAM = "monster-parlour"
LARGEST_SEED = 2**64 - 1
LONGEST = 500  # letters of a complaint


class Complaint(Exception):
    """Something asked for that cannot be done: told in one line, exit status 2."""


class Parser(argparse.ArgumentParser):
    """argparse whose errors are complaints."""

    def __init__(self, **words: Any) -> None:
        super().__init__(allow_abbrev=False, **words)

    def error(self, message: str) -> NoReturn:
        raise Complaint(message)


def one_line(told: str) -> str:
    """A complaint in one line of bearable length."""
    told = in_one_line(" ".join(told.split()))
    return told if len(told) <= LONGEST else f"{told[: LONGEST // 2]} ... {told[-LONGEST // 2 :]}"


def nearest_word(word: str, words: Collection[str]) -> str:
    return nearest(word, words) or f"; there are: {', '.join(words)}"


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", type=game_named, help=f"one of: {', '.join(GAMES)}")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise Complaint(f"no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def whole(least: int, most: int | None = None) -> Any:
    """An argument type: a whole number within bounds."""
    allowed = f"a whole number, {least} or more" if most is None else f"a whole number from {least} to {most}"

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not {allowed}") from None
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"{text} is not {allowed}")
        return number

    return read


def seats_of(game: Game, seats: int | None) -> int:
    """The number of seats asked for, the fewest when none was."""
    low, high = game.seats
    if seats is None:
        return low
    if not low <= seats <= high:
        raise Complaint(f"{game.title} is for {low} to {high} players, not {seats}")
    return seats


def options_of(game: Game, pairs: Iterable[str]) -> dict[str, str]:
    """House rules from "key=value" words; every rule with its value."""
    chosen = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Complaint(f"--option {pair!r} is not of the form key=value; options of {game.name}: {allowed(game)}")
        chosen[key] = value
    try:
        return game.options(chosen)
    except ValueError as error:
        raise Complaint(str(error)) from None


def allowed(game: Game) -> str:
    return "; ".join(f"{rule.key}={'|'.join(value for value, _ in rule.values)}" for rule in game.house_rules) or "none"


def existing(path: Path, option: str = "") -> Path:
    """The path, when something is there. Complaint otherwise (`option` first), also for what cannot be a path."""
    try:
        path.stat()
    except FileNotFoundError:
        raise Complaint(f"{option}{path}: there is no such file or folder") from None
    except (OSError, ValueError) as error:
        raise Complaint(f"{option}{path}: {why_of(error)}") from None
    return path


def text_of(path: Path) -> str:
    """A text file. Complaint when it cannot be read."""
    try:
        return raw(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Complaint(f"{path}: not UTF-8 text") from None


def writable_folder(path: Path) -> Path:
    """The folder, made when it is missing."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"{path}: cannot be made a folder: {error.strerror or error}") from None
    return path


def print_json(figures: Any) -> None:
    """Letters as they are where the terminal has them, otherwise as JSON spells them."""
    told = json.dumps(figures, indent=1, ensure_ascii=False)
    try:
        told.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        told = json.dumps(figures, indent=1)
    print(told)


def as_words(value: Any, depth: int = 0) -> str:
    """Plain values as YAML text, short lists and mappings on one line."""
    head = "  " * depth
    if isinstance(value, dict):
        return "\n".join(f"{head}{scalar(key)}:{beside(inner, depth)}" for key, inner in value.items())
    if isinstance(value, list):
        return "\n".join(f"{head}- {as_words(inner, depth + 1).lstrip()}" for inner in value)
    return head + scalar(value)


def beside(value: Any, depth: int) -> str:
    """What stands after "key:"."""
    if isinstance(value, (list, dict)) and any(isinstance(v, (list, dict)) for v in inner_of(value)):
        return "\n" + as_words(value, depth + 1)
    if isinstance(value, dict):
        return " {" + ", ".join(f"{scalar(key)}: {scalar(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return " [" + ", ".join(map(scalar, value)) + "]"
    return " " + scalar(value)


def inner_of(value: Any) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else value


def scalar(value: Any) -> str:
    if isinstance(value, str) and (
        not value.replace("_", "").replace(" ", "").isalnum()
        or value != value.strip()
        or value.lower() in ("true", "false", "null", "yes", "no", "on", "off")
        or value.isdigit()
    ):
        return json.dumps(value, ensure_ascii=False)
    return json.dumps(value) if not isinstance(value, str) else value
