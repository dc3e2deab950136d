"""Brought: what a pack brings to each game, counted and named in the pack's own words."""

from pathlib import PurePosixPath
from typing import NamedTuple

from game.engine.data import DataError, read
from game.engine.nodes import Node
from game.packs import Pack
from game.packs.walk import SHELVES


class Brought(NamedTuple):
    """Entries of one kind for one game. `kind` is the file they stand in or the folder their files lie in."""

    game: str
    kind: str
    names: tuple[str, ...]

    @property
    def counted(self) -> str:
        """ "3 monsters", "1 hero", "2 guild cards"."""
        words = self.kind.replace("_", " ")
        if not words.endswith("s"):
            words += " cards"
        if len(self.names) == 1:
            words = words.removesuffix("es") if words.endswith("oes") else words.removesuffix("s")
        return f"{len(self.names)} {words}"


def brought(pack: Pack) -> list[Brought]:
    """In the order of the files' names; a file that cannot be read brings nothing."""
    found: dict[tuple[str, str], list[str]] = {}
    for file in sorted(pack.files):
        way = PurePosixPath(file)
        if len(way.parts) < 2 or way.suffix != ".yaml":
            continue
        game, inner = way.parts[0], way.parts[1]
        try:
            root = read(pack.path / file)
        except DataError:
            continue
        if inner in SHELVES:
            found.setdefault((game, inner), []).append(_word(root, "title") or way.stem)
        else:
            names = [_word(entry, "name") or _word(entry, "id") for entry in root.items]
            found.setdefault((game, way.stem), []).extend(filter(None, names))
    return [Brought(game, kind, tuple(names)) for (game, kind), names in found.items() if names]


def _word(entry: Node, key: str) -> str:
    """What an entry says under a word; "" where it says nothing."""
    node = entry.get(key)
    return node.text if node and node.kind == "scalar" else ""
