"""The Monster Pack, content: monsters.yaml, formats.yaml and decks.yaml read into cards, formats and decks."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from game.engine.data import DataError, Fault, Where, load
from game.engine.game import Files
from game.rules.pack.cards import Content, Deck, Format, Monster
from game.rules.pack.decks import faults_of

K = TypeVar("K", Monster, Format, Deck)


def read_content(files: Files) -> Content:
    """All of it; a later file replaces entries of the same id and adds new ones. DataError names every fault."""
    faults: list[Fault] = []
    monsters = gather(Monster, "monsters.yaml", files, {}, faults)
    formats = gather(Format, "formats.yaml", files, {}, faults)
    faults += twice(monsters, "name")
    names = {"monster": [monster.id for monster in monsters]}
    decks = gather(Deck, "decks.yaml", files, names, faults) if monsters else ()
    content = Content(monsters, formats, decks)
    if not faults:
        faults += missing_formats(formats)
    if not faults:
        faults += [deck.where.fault(fault) for deck in decks for fault in faults_of(content, deck.format, deck.cards)]
    if faults:
        raise DataError(faults)
    return content


def gather(kind: type[K], name: str, files: Files, names: Mapping[str, Any], faults: list[Fault]) -> tuple[K, ...]:
    found: dict[str, K] = {}
    for path in files(name):
        try:
            entries: tuple[K, ...] = load(tuple[kind, ...], path, names=names)  # type: ignore[valid-type]
        except DataError as error:
            faults += error.faults
            continue
        faults += twice(entries, "id")
        found |= {entry.id: entry for entry in entries}
    return tuple(found.values())


def twice(entries: Sequence[Any], field: str) -> list[Fault]:
    """Every entry whose id or name, whatever its upper case, stands on another one before it."""
    first: dict[str, Where] = {}
    faults = []
    for entry in entries:
        word = getattr(entry, field)
        if word.casefold() in first:
            faults.append(entry.where.fault(f"{field} {word!r} is taken by {first[word.casefold()].name}"))
        first.setdefault(word.casefold(), entry.where)
    return faults


def missing_formats(formats: Sequence[Format]) -> list[Fault]:
    """Both lengths are there (PAK-SETUP-01)."""
    missing = [word for word in ("standard", "short") if word not in {one.id for one in formats}]
    file = formats[0].where.file if formats else "data/pack/formats.yaml"
    return [Fault(file, 0, f"no format {word!r}") for word in missing]
