"""Nodes: a data file as a tree whose every leaf knows its line, and the faults found in it."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Literal, NamedTuple

FEW = 12  # so many words are listed when none of them is near


HEAD, TAIL = 160, 140  # letters of a longer fault that are told: words from a file may be of any length


class Fault(NamedTuple):
    """One thing wrong in a file. `line` is 1-based; 0 means the file as a whole."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        what = self.what if len(self.what) <= HEAD + TAIL else f"{self.what[:HEAD]} ... {self.what[-TAIL:]}"
        return in_one_line(f"{self.file}:{self.line}: {what}" if self.line else f"{self.file}: {what}")


def in_one_line(text: str) -> str:
    """The text with its breaks, and all signs that nobody would see, spelled out."""
    return (
        text
        if text.isprintable()
        else "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii") for sign in text)
    )


class DataError(Exception):
    """Data files that cannot be used, with everything that is wrong in them, in the order of the lines."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(set(faults)))
        super().__init__("\n".join(map(str, self.faults)))


class Where(NamedTuple):
    """The place a record was read from. A field of this type is filled in by the loader, not by the file."""

    file: str
    line: int
    name: str

    def fault(self, what: str) -> Fault:
        """A fault found later, such as a reference to a card that no file has."""
        return Fault(self.file, self.line, f"{self.name}: {what}" if self.name else what)


class Node:
    """A mapping (`pairs`), a list (`items`) or a scalar (`text`; `plain` when written without quotes)."""

    __slots__ = ("kind", "file", "line", "text", "plain", "items", "pairs", "key_lines")

    def __init__(
        self, kind: Literal["mapping", "list", "scalar"], file: str, line: int, text: str = "", plain: bool = False
    ) -> None:
        self.kind, self.file, self.line, self.text, self.plain = kind, file, line, text, plain
        self.items: list[Node] = []
        self.pairs: dict[str, Node] = {}
        self.key_lines: dict[str, int] = {}

    def get(self, key: str) -> "Node | None":
        """What stands behind a word of a mapping; None when it is not there."""
        return self.pairs.get(key)

    @property
    def empty(self) -> bool:
        """Nothing at all, or a plain null."""
        return self.kind == "scalar" and self.plain and self.text in ("", "~", "null")

    def shown(self) -> str:
        """What stands here, in few words, for a fault."""
        if self.kind == "scalar":
            return "nothing" if self.empty else repr(self.text if len(self.text) < 40 else self.text[:37] + "...")
        return "a list" if self.kind == "list" else "a mapping"

    def plain_value(self) -> Any:
        """Dicts, lists, text, numbers, True, False and None; a quoted scalar is always text."""
        if self.kind == "mapping":
            return {key: node.plain_value() for key, node in self.pairs.items()}
        if self.kind == "list":
            return [node.plain_value() for node in self.items]
        if not self.plain:
            return self.text
        if self.empty:
            return None
        if self.text in ("true", "false"):
            return self.text == "true"
        whole = whole_number(self.text)
        return whole if whole is not None else (self.text if (real := real_number(self.text)) is None else real)


def whole_number(text: str) -> int | None:
    """A number of at most 18 digits, without a leading zero; None for any other text."""
    digits = text[1:] if text[:1] in ("+", "-") else text
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 18 or (digits[0] == "0" and len(digits) > 1):
        return None
    return int(text)


def real_number(text: str) -> float | None:
    """A decimal number of at most 40 signs; None for any other text, 1_000 and 0x10 among it."""
    digits = text.lstrip("+-")
    if len(text) > 40 or not set(text) <= set("0123456789+-.eE") or (digits[:1] == "0" and digits[1:2].isdigit()):
        return None
    try:
        return float(text)
    except ValueError:
        return None


def nearest(word: str, words: Iterable[str]) -> str:
    """The end of a fault's sentence: the word that was probably meant, or what there is to choose from."""
    choice = sorted(set(words))
    near = get_close_matches(word, choice, n=1, cutoff=0.6) or get_close_matches(word.lower(), choice, n=1, cutoff=0.6)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; expected one of {', '.join(choice)}" if 0 < len(choice) <= FEW else ""


def listed(words: Mapping[str, object] | Iterable[str], last: str = "and") -> str:
    """Words as a sentence lists them: 'a, b and c'; or with another word before the last."""
    every = list(words)
    return every[0] if len(every) == 1 else f"{', '.join(every[:-1])} {last} {every[-1]}" if every else "nothing"
