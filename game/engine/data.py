"""Data: YAML files read into nodes and typed records; what is wrong is told with file, line and the nearest word."""

import re
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from game.engine.bind import Context, bind
from game.engine.kinds import Bearer, Effect, Effects, Length, Named, Range
from game.engine.nodes import DataError, Fault, Node, Where, nearest

__all__ = [
    "Bearer",
    "Context",
    "DataError",
    "Effect",
    "Effects",
    "Fault",
    "Length",
    "Named",
    "Node",
    "Range",
    "Where",
    "bind",
    "load",
    "nearest",
    "parse",
    "raw",
    "read",
    "shown",
    "strange_sign",
]

T = TypeVar("T")
LARGEST = 1_000_000  # bytes; our largest ledger is a tenth of it
DEEPEST = 20  # levels of lists and mappings
TOO_DEEP = f"more than {DEEPEST} levels deep"
MOST_RECORDS = 1000  # entries of a file that is a list; no game of ours has a tenth of them
MOST_VALUES = 60_000
STRANGE = {  # signs that no text has any use for, and that make it look like another one
    "a control character": r"\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029",
    "a direction mark": r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069",
    "an invisible sign": r"\u200b\u2060-\u2064\ufeff",
    "half a letter": r"\ud800-\udfff",
}
ODD = re.compile("|".join(f"([{signs}])" for signs in STRANGE.values()))
ANY_ODD = re.compile(f"[{''.join(STRANGE.values())}]")

PLAINER = {
    "mapping values are not allowed": "a second ': ' on this line; put the text in quotes",
    "found a tab character": "a tab; indent with spaces",
    "found character that cannot start any token": "a character that cannot begin a value; put the text in quotes",
    "did not find expected <document start>": "text where nothing more was expected; check the indentation",
    "did not find expected key": "a line that fits no mapping; check the indentation and the quotes",
    "did not find expected '-' indicator": "a line that fits no list; check the indentation",
    "could not find expected ':'": "a key without ':' after it",
    "found unexpected end of stream": "the file ends inside quotes",
    "did not find expected ',' or ']'": "a list in [ ] that is not closed",
    "did not find expected ',' or '}'": "a mapping in { } that is not closed",
}


def read(path: Path, shown_as: str | None = None) -> Node:
    """The file as a tree. DataError names everything in its form that is refused, or why it could not be opened.

    Refused: more than 1 MB, more records or values than any game has use for, other encodings than UTF-8, signs that
    cannot be seen, anchors, aliases, tags, a key twice, deep nesting.
    """
    return parse(raw(path, shown_as), shown_as or shown(path))


def raw(path: Path, shown_as: str | None = None) -> bytes:
    """The first bytes of a file, more than LARGEST of a larger one. DataError says why it could not be opened."""
    try:
        with open(path, "rb") as file:
            return file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise DataError([Fault(shown_as or shown(path), 0, f"cannot be read: {why}")]) from None


def parse(given: bytes, name: str) -> Node:
    """The same for bytes already read."""
    faults: list[Fault] = []
    root = tree(given, name, faults)
    if faults or root is None:
        raise DataError(faults)
    return root


def tree(given: bytes, name: str, faults: list[Fault]) -> Node | None:
    """The same, with what is refused added to `faults`: what is understood all the same can be judged further; None
    where that would only tell what follows from those faults."""
    if len(given) > LARGEST:
        faults.append(Fault(name, 0, "larger than 1 MB"))
        return None
    try:
        text = given.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        faults.append(Fault(name, given.count(b"\n", 0, error.start) + 1, "not UTF-8 text"))
        return None
    import yaml  # here and not above: no start waits for it

    odd = "\\" in text or ANY_ODD.search(text) is not None
    builder, loader = _Builder(name, yaml, faults, odd), getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        for event in yaml.parse(text, Loader=loader):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = error.problem or error.context or "not YAML"
        too_deep = "nesting depth" in problem  # the parser looks ahead, and some refuse before they tell of any level
        builder.fault(mark.line + 1 if mark else 0, TOO_DEEP if too_deep else _plainly(problem))
    except yaml.reader.ReaderError as error:
        builder.fault(text.count("\n", 0, error.position) + 1, "a control character")
    except _TooMuch:
        pass
    return None if builder.torn else builder.root or Node("scalar", name, 1, plain=True)


def load(
    kind: type[T],
    path: Path,
    shown_as: str | None = None,
    *,
    verbs: Mapping[str, Callable[..., Any]] | None = None,
    names: Mapping[str, Collection[str]] | None = None,
) -> T:
    """Read and bind in one go; DataError carries every fault of the file."""
    faults: list[Fault] = []
    root = tree(raw(path, shown_as), shown_as or shown(path), faults)
    value = bind(kind, root, faults, Context(verbs or {}, names or {})) if root is not None else None
    if faults or value is None:
        raise DataError(faults)
    return value


def shown(path: Path) -> str:
    """The path as somebody who stands in the working folder would type it."""
    try:
        return path.absolute().relative_to(Path.cwd()).as_posix()
    except (OSError, ValueError):
        return str(path)


def _plainly(problem: str) -> str:
    return next((words for start, words in PLAINER.items() if problem.startswith(start)), problem)


def strange_sign(text: str) -> str | None:
    """What the first sign of a text is that nobody would see, "a direction mark (U+202E)"; None for plain text, tabs
    and line breaks among it."""
    found = ODD.search(text)
    return f"{list(STRANGE)[found.lastindex - 1]} (U+{ord(found[0]):04X})" if found and found.lastindex else None


class _TooMuch(Exception):
    """Reading stops here: what follows would only repeat the fault."""


class _Builder:
    """Nodes from the parser's events, one at a time: no recursion, so depth costs nothing before it is refused.
    `odd`: whether signs that nobody would see may stand in the text."""

    def __init__(self, name: str, yaml: Any, faults: list[Fault], odd: bool) -> None:
        self.name, self.yaml, self.faults, self.odd = name, yaml, faults, odd
        self.torn = False  # what is built lacks something that was written
        self.root: Node | None = None
        self.values = 0
        self.open: list[tuple[Node, list[Node]]] = []  # a container and the keys still waiting for their value

    def fault(self, line: int, what: str, torn: bool = True) -> None:
        self.faults.append(Fault(self.name, line, what))
        self.torn = self.torn or torn

    def stop(self, line: int, what: str) -> NoReturn:
        self.fault(line, what)
        raise _TooMuch

    def take(self, event: Any) -> None:
        """The next event. Nine of ten are scalars, and a file has ten thousand."""
        yaml, kind, line = self.yaml, type(event), event.start_mark.line + 1
        if kind is yaml.ScalarEvent:
            self.count(event, line)
            if self.odd and (sign := strange_sign(event.value)):
                self.fault(line, f"{sign} in {event.value[:40]!a}", False)
            self.place(Node("scalar", self.name, line, event.value, not event.style))
        elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
            self.count(event, line)
            if len(self.open) == DEEPEST:
                self.stop(line, TOO_DEEP)
            self.open.append((Node("mapping" if kind is yaml.MappingStartEvent else "list", self.name, line), []))
        elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
            self.place(self.open.pop()[0])
        elif kind is yaml.AliasEvent:
            self.fault(line, f"an alias (*{event.anchor}); write the value out")
            self.place(Node("scalar", self.name, line, plain=True))
        elif kind is yaml.DocumentStartEvent and self.root is not None:
            self.fault(line, "a second document (---) in one file")

    def count(self, event: Any, line: int) -> None:
        """One value more, with nothing written before it that has no place in a file."""
        if event.anchor is not None:
            self.fault(line, f"an anchor (&{event.anchor}); write the value out where it is needed")
        if event.tag is not None:
            self.fault(line, f"a tag ({event.tag}); plain values only")
        self.values += 1
        if self.values > MOST_VALUES:
            self.stop(0, f"more than {MOST_VALUES} values in one file")
        if len(self.open) == 1 and len(self.open[0][0].items) == MOST_RECORDS:
            self.stop(0, f"more than {MOST_RECORDS} entries in one file")

    def place(self, node: Node) -> None:
        if not self.open:
            self.root = self.root or node
            return
        parent, keys = self.open[-1]
        if parent.kind == "list":
            parent.items.append(node)
        elif keys:
            self.pair(parent, keys.pop(), node)
        else:
            keys.append(node)

    def pair(self, parent: Node, key: Node, value: Node) -> None:
        if key.kind != "scalar":
            self.fault(key.line, f"{key.shown()} as a key; keys are words or numbers")
        elif key.text in parent.pairs:
            self.fault(key.line, f"{key.text!r} twice; it is already on line {parent.key_lines[key.text]}", False)
        else:
            parent.pairs[key.text], parent.key_lines[key.text] = value, key.line
