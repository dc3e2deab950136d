"""Position: a table set up in its own words, the answers to give on it, and what must come of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from game.engine.data import DataError, Fault, Length, Node, Where, load
from game.engine.game import Game
from game.engine.match import Match
from game.engine.placing import mapping

MORE = "..."  # in a list of offered keys: these, and others beside them


@dataclass(frozen=True)
class PositionFile:
    """`about` names rule ids or worked examples. `expect`: words of `write_position` at the end, compared as far as
    they are written, and those of EXPECTED.
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
    """The table before the first answer; nothing is answered by itself. DataError when a word makes no sense, or when
    no game can stand like that."""
    words = file.position.plain_value()
    try:
        words = mapping(words, "position")
        options = game.options({**mapping(words.get("options"), "options"), **file.options})
        start = game.read_position(content, {**words, "options": options})
    except ValueError as error:
        line = line_of(file.position, str(error)) or file.position.line
        raise DataError([Fault(file.where.file, line, f"position: {error}")]) from None
    except (TypeError, AttributeError, LookupError):
        raise impossible(file) from None
    try:
        return Match(game, content, start.seats, start.seed, options, skip_single=False, start=start)
    except (ValueError, TypeError, AttributeError, LookupError):
        raise impossible(file) from None


def impossible(file: PositionFile) -> DataError:
    """The fault of a table whose words are each sound, and on which the rules cannot go on."""
    return DataError(
        [
            Fault(
                file.where.file, file.position.line, "position: no game can stand like this: nothing can be chosen here"
            )
        ]
    )


def line_of(node: Node, message: str) -> int | None:
    """The line of the word below this node that a message quotes: where its value is quoted too, if there is such a
    place, else the first."""
    quoted = [
        (node.key_lines[key], repr(child.plain_value()) in message)
        for node, key, child in words_below(node)
        if repr(key) in message
    ]
    whole = [line for line, with_value in quoted if with_value]
    values = [
        child.line
        for child in leaves_below(node)
        if child.text
        and (repr(child.text) in message or f"seat {child.text}:" in message or message.endswith(f"found {child.text}"))
    ]
    return next(iter((*whole, *values, *(line for line, _ in quoted))), None)


def words_below(node: Node) -> Iterator[tuple[Node, str, Node]]:
    """Every mapping below a node (itself included) with each of its words and what stands behind it."""
    for key, child in node.pairs.items():
        yield node, key, child
    for child in (*node.pairs.values(), *node.items):
        yield from words_below(child)


def leaves_below(node: Node) -> Iterator[Node]:
    """Every scalar below a node."""
    if node.kind == "scalar":
        yield node
    for child in (*node.pairs.values(), *node.items):
        yield from leaves_below(child)


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
    yield from differences({word: value for word, value in file.expect.items() if word not in EXPECTED}, words, "")
    for word, compare in EXPECTED.items():
        if word in file.expect:
            yield from (f"{word}: {difference}" for difference in compare(file.expect[word], match))


# --- what may be expected beside the words of the table


def offered(wanted: Any, match: Match) -> Iterator[str]:
    """The keys of the last question, in any order; with MORE among them others may be offered too."""
    keys, named = keys_of(match), [str(key) for key in as_list(wanted) if key != MORE]
    if not set(named) <= set(keys) if MORE in as_list(wanted) else sorted(named) != sorted(keys):
        yield f"expected {', '.join(map(str, as_list(wanted))) or 'nothing'}; found {', '.join(keys) or 'nothing'}"


def not_offered(wanted: Any, match: Match) -> Iterator[str]:
    """Keys that are no answer to the last question."""
    for key in as_list(wanted):
        if str(key) in keys_of(match):
            yield f"{key} is offered"


def asked_of(wanted: Any, match: Match) -> Iterator[str]:
    """The seat, from 1, that is asked at the end; null when the game is over."""
    seat = match.decision.player + 1 if match.decision else None
    if wanted != seat:
        yield f"expected seat {wanted}, found {seat or 'nobody'}"


def refused(wanted: Any, match: Match) -> Iterator[str]:
    """Keys, places or slots that may not be chosen, each with the rule (a heading of the rulebook) that says so."""
    for key, rule in mapping(wanted, "refused").items():
        seat = match.decision.player if match.decision else 0
        found = match.game.why_not(match.state, seat, key)
        if found is None:
            yield f"{key} is not refused"
        elif found.rule != str(rule):
            yield f"{key}: expected rule {rule}, found {found.rule} ({found.why})"


def sizes(wanted: Any, match: Match) -> Iterator[str]:
    """Piles by zone ("guild", "hand/0") with the number of cards in each, whatever their order."""
    for zone, size in mapping(wanted, "sizes").items():
        if zone not in match.state.zones:
            yield f"there is no {zone}; there are {', '.join(match.state.zones)}"
        elif len(match.state.zones[zone]) != size:
            yield f"{zone}: expected {size}, found {len(match.state.zones[zone])}"


def log(wanted: Any, match: Match) -> Iterator[str]:
    """Pieces of lines told, in this order: the first one that no line has after the one before it."""
    told = lines_of(match)
    for piece in as_list(wanted):
        at = next((n for n, line in enumerate(told) if str(piece) in line), None)
        if at is None:
            yield f"no line with {piece!r}"
            return
        told = told[at + 1 :]


def log_lacks(wanted: Any, match: Match) -> Iterator[str]:
    """Pieces that no line has."""
    for piece in as_list(wanted):
        yield from (f"there is {line!r}" for line in lines_of(match) if str(piece) in line)


EXPECTED: Mapping[str, Callable[[Any, Match], Iterator[str]]] = {
    each.__name__: each for each in (offered, not_offered, asked_of, refused, sizes, log, log_lacks)
}


def keys_of(match: Match) -> list[str]:
    return [option.key for option in match.decision.options] if match.decision else []


def lines_of(match: Match) -> list[str]:
    """The log as somebody hears it who knows only what all see."""
    return [line for _, line in match.log([f"Seat {seat + 1}" for seat in range(match.seats)], None)]


def as_list(wanted: Any) -> Sequence[Any]:
    return wanted if isinstance(wanted, list | tuple) else (wanted,)


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
