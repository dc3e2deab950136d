"""Gathering: the records of one kind from the shipped file and those of packs."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from game.engine.data import Context, DataError, Fault, Where, bind, raw, shown, tree
from game.engine.game import Files

MOST_KEPT = 400  # files whose records are kept, so that the same bytes are read but once
_kept: dict[tuple[Any, ...], "_Bound"] = {}


class _Asked(Collection[str]):
    """Names of a family, and `said`: of those that were asked for, whether they are among them."""

    def __init__(self, words: Collection[str]) -> None:
        self.words, self.said = dict.fromkeys(words), dict[object, bool]()

    def __contains__(self, word: object) -> bool:
        found = self.said[word] = word in self.words
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    def __len__(self) -> int:
        return len(self.words)


class _Bound(NamedTuple):
    """The records of a file, or what is wrong with it, and the names with which it was bound."""

    records: Any
    faults: tuple[Fault, ...]
    names: Mapping[str, _Asked]

    def fits(self, names: Mapping[str, Collection[str]]) -> bool:
        """Whether it would come out the same with other names. What is wrong tells of more names than it asked for."""
        if self.faults:
            return all(list(asked) == list(names[family]) for family, asked in self.names.items())
        return all(
            (word in names[family]) == said for family, one in self.names.items() for word, said in one.said.items()
        )


class Entry(Protocol):
    """A record that is told from others of its kind by its id."""

    @property
    def id(self) -> str: ...

    @property
    def where(self) -> Where: ...


E = TypeVar("E", bound=Entry)


def gather(
    kind: type[E],
    name: str,
    files: Files,
    faults: list[Fault],
    *,
    verbs: Mapping[str, Callable[..., Any]] | None = None,
    names: Mapping[str, Collection[str]] | None = None,
) -> tuple[E, ...]:
    """All records of the files of this name: a later file replaces what has the same id and adds the rest.

    What is wrong is added to `faults`; the records of a file that cannot be read are left out.
    """
    found: dict[str, E] = {}
    for path in files(name):
        try:
            records: tuple[E, ...] = _records(kind, path, verbs or {}, names or {})
        except DataError as error:
            faults += error.faults
            continue
        faults += twice(records)
        found |= {record.id: record for record in records}
    return tuple(found.values())


def _records(
    kind: type[E], path: Path, verbs: Mapping[str, Callable[..., Any]], names: Mapping[str, Collection[str]]
) -> tuple[E, ...]:
    """The records of a file, from memory where the very same file has been read before. DataError as `load` raises."""
    given, name = raw(path), shown(path)
    key = kind, name, hashlib.sha256(given).digest(), tuple(verbs.items()), tuple(names)
    kept = _kept.get(key)
    if kept is None or not kept.fits(names):
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        faults: list[Fault] = []
        asked = {family: _Asked(words) for family, words in names.items()}
        root = tree(given, name, faults)
        found = bind(tuple[kind, ...], root, faults, Context(verbs, asked)) if root is not None else None  # type: ignore[valid-type]
        kept = _kept[key] = _Bound(found, tuple(faults), asked)
    if kept.records is None or kept.faults:
        raise DataError(kept.faults)
    records: tuple[E, ...] = kept.records
    return records


def twice(records: Iterable[Entry], field: str = "id") -> list[Fault]:
    """A fault for every record whose word in this field, whatever its upper case, stands on another one before it; for
    the one before too when it is of another file, which may be the one that somebody has written."""
    first: dict[str, Where] = {}
    faults = []
    for record in records:
        word = str(getattr(record, field))
        other = first.get(word.casefold())
        if other is None:
            first[word.casefold()] = record.where
            continue
        faults.append(record.where.fault(f"{field} {word!r} is taken by {other.name}"))
        if other.file != record.where.file:
            faults.append(other.fault(f"{field} {word!r} is taken by {record.where.name}"))
    return faults
