"""The published JSON Schemas of every game are those of the annotations. After a change that is meant, write them anew:

python -m tests.test_schemas
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.assets import data
from game.engine.data import read
from game.engine.nodes import Node
from game.modes import awards, rivals
from game.rules import GAMES, schemas

SHARED = {
    "position": "positions",
    "lesson": "lessons",
    "puzzle": "puzzles",
    "cards": "equipment guild",
}  # others are called as their file


def schemas_of(game: str) -> dict[str, dict[str, Any]]:
    modes = {rivals.NAME: rivals.schemas, awards.NAME: awards.schemas}
    found = modes[game]() if game in modes else schemas(game)
    return {f"{name}.json": schema for name, schema in found.items()}


def text_of(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def files(game: str, name: str) -> list[Path]:
    """The shipped files that a schema is for."""
    kind = name.removesuffix(".json")
    found = []
    for word in SHARED.get(kind, kind).split():
        folder = data(game, word)
        found += sorted(folder.glob("*.yaml")) if folder.is_dir() else [data(game, f"{word}.yaml")]
    return found


def entries(file: Path) -> list[Node]:
    node = read(file)
    return list(node.items) if node.kind == "list" else [node]


FOLDERS = (*GAMES, rivals.NAME, awards.NAME)
ALL = [(game, name) for game in FOLDERS for name in schemas_of(game)]


@pytest.mark.parametrize("game", FOLDERS)
def test_every_schema_is_published_and_no_other(game: str) -> None:
    assert {path.name for path in data("schemas", game).glob("*.json")} == set(schemas_of(game))


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_published_schema_is_up_to_date(game: str, name: str) -> None:
    assert data("schemas", game, name).read_text(encoding="utf-8") == text_of(schemas_of(game)[name])


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_schema_knows_every_word_of_the_shipped_files(game: str, name: str) -> None:
    schema = schemas_of(game)[name]
    of = schema["items"]["$ref"] if "items" in schema else schema["$ref"]
    record = schema["$defs"][of.rpartition("/")[2]]
    shipped = files(game, name)
    assert shipped
    for file in shipped:
        for entry in entries(file):
            assert set(entry.pairs) <= set(record["properties"]), file.name
            assert set(record["required"]) <= set(entry.pairs), file.name


def write_anew() -> None:
    for game, name in ALL:
        path = data("schemas", game, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text_of(schemas_of(game)[name]), encoding="utf-8")


if __name__ == "__main__":
    write_anew()
