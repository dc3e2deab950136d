"""Gathering: the records of one kind from the shipped file and those of packs."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Protocol, TypeVar

from game.engine.data import DataError, Fault, Where, load
from game.engine.game import Files


class Entry(Protocol):
    """A record that is told from others of its kind by its id."""

    @property
    def id(self) -> str: ...

    @property
    def where(self) -> Where: ...


E = TypeVar("E", bound=Entry)


def gather(kind: type[E], name: str, files: Files, faults: list[Fault], *,
           verbs: Mapping[str, Callable[..., Any]] | None = None,
           names: Mapping[str, Collection[str]] | None = None) -> tuple[E, ...]:
    """All records of the files of this name: a later file replaces what has the same id and adds the rest.

    What is wrong is added to `faults`; the records of a file that cannot be read are left out.
    """
    found: dict[str, E] = {}
    for path in files(name):
        try:
            records: tuple[E, ...] = load(tuple[kind, ...], path, verbs=verbs, names=names)  # type: ignore[valid-type]
        except DataError as error:
            faults += error.faults
            continue
        faults += twice(records)
        found |= {record.id: record for record in records}
    return tuple(found.values())


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
