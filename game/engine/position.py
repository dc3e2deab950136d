"""Position: a table set up in its own words, the answers to give on it, and what must come of them."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from game.engine.data import DataError, Fault, Length, Node, Where, load
from game.engine.game import Game
from game.engine.match import Match

OFFERED, LOG = "offered", "log"          # expectations beside the words of the table


@dataclass(frozen=True)
class PositionFile:
    """`about` names rule ids or worked examples. `expect`: words of `write_position` at the end, compared as far as
    they are written; `offered`: the keys of the last question, in any order; `log`: lines told, in this order.
    """

    game: Annotated[str, Length(1, 20)]
    title: Annotated[str, Length(1, 100)]
    position: Node
    about: tuple[str, ...] = ()
    text: str = ""
    options: dict[str, str] = field(default_factory=dict)
    answers: tuple[str, ...] = ()
    expect: dict[str, Any] = field(default_factory=dict)
    where: Where = Where("", 0, "")


class Outcome(NamedTuple):
    """The match at its end, and each expectation that was not met in a sentence."""

    match: Match
    failures: tuple[str, ...]


def read_position_file(path: Path, shown_as: str | None = None) -> PositionFile:
    """The file. DataError names every fault of its form; the words of the table are read by `set_up`."""
    return load(PositionFile, path, shown_as)


def set_up(file: PositionFile, game: Game, content: Any) -> Match:
    """The table before the first answer; nothing is answered by itself. DataError when a word makes no sense."""
    words = file.position.plain_value()
    try:
        options = game.options({**words.get("options", {}), **file.options})
        start = game.read_position(content, {**words, "options": options})
        return Match(game, content, start.seats, start.seed, options, skip_single=False, start=start)
    except (ValueError, TypeError, AttributeError, LookupError) as error:
        line = line_of(file.position, str(error)) or file.position.line
        raise DataError([Fault(file.where.file, line, f"position: {error}")]) from None


def line_of(node: Node, message: str) -> int | None:
    """The line of the first word below this node that a message quotes."""
    if node.kind == "scalar":
        return node.line if node.text and repr(node.text) in message else None
    for word, line in node.key_lines.items():
        if repr(word) in message:
            return line
    inner = (line_of(child, message) for child in (*node.pairs.values(), *node.items))
    return next((line for line in inner if line), None)


def play_position(file: PositionFile, game: Game, content: Any) -> Outcome:
    """Set up the table, give the answers, compare. An answer that is not offered is a failure, and ends the play."""
    match = set_up(file, game, content)
    for number, key in enumerate(file.answers, 1):
        try:
            match.answer(key)
        except ValueError as error:
            return Outcome(match, (f"answer {number}: {error}",))
    return Outcome(match, tuple(differences_of(file, match)))


def differences_of(file: PositionFile, match: Match) -> Iterator[str]:
    """A sentence for everything at the end that is not as the file expects it; none when all is."""
    words = match.game.write_position(match.state, None)
    wanted = dict(file.expect)
    offered, log = wanted.pop(OFFERED, None), wanted.pop(LOG, ())
    yield from differences(wanted, words, "")
    if offered is not None:
        keys = [option.key for option in match.decision.options] if match.decision else []
        if sorted(map(str, offered)) != sorted(keys):
            yield f"offered: expected {', '.join(map(str, offered)) or 'nothing'}; found {', '.join(keys) or 'nothing'}"
    yield from missing_lines(log, match)


def missing_lines(wanted: Sequence[str], match: Match) -> Iterator[str]:
    """The first wanted piece of the log that no line has after the one before it."""
    told = [line for _, line in match.log([f"Seat {seat + 1}" for seat in range(match.seats)], None)]
    for piece in wanted:
        at = next((n for n, line in enumerate(told) if str(piece) in line), None)
        if at is None:
            yield f"log: no line with {piece!r}"
            return
        told = told[at + 1:]


def differences(wanted: Any, found: Any, path: str) -> Iterator[str]:
    """Where two plain values differ. A mapping may have more keys than wanted; a list must be as long."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            way = f"{path}.{key}" if path else str(key)
            if key in found:
                yield from differences(value, found[key], way)
            elif value not in (None, [], {}, False):
                yield f"{way}: expected {value!r}, found nothing"
    elif isinstance(wanted, list) and isinstance(found, (list, tuple)):
        if len(wanted) != len(found):
            yield f"{path}: expected {wanted!r}, found {list(found)!r}"
            return
        for number, (one, other) in enumerate(zip(wanted, found), 1):
            yield from differences(one, other, f"{path}[{number}]")
    elif wanted != found or isinstance(wanted, bool) != isinstance(found, bool):
        yield f"{path}: expected {wanted!r}, found {found!r}"
