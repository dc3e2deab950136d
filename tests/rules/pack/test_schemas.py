"""The published JSON Schemas are those of the annotations. After a change that is meant, write them anew:

    python -m tests.rules.pack.test_schemas
"""
from __future__ import annotations

import json
from typing import Any

import pytest

from game.assets import data
from game.engine.data import read
from game.rules.pack.schemas import schemas

FOLDER = data("schemas", "pack")
FILES = {"monsters.json": ["monsters.yaml"], "formats.json": ["formats.yaml"], "decks.json": ["decks.yaml"],
         "position.json": ["positions"], "lesson.json": ["lessons"]}


def text_of(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


@pytest.mark.parametrize("name", FILES)
def test_a_published_schema_is_up_to_date(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == text_of(schemas()[name])


@pytest.mark.parametrize("name", FILES)
def test_a_schema_knows_every_word_of_the_shipped_files(name: str) -> None:
    schema = schemas()[name]
    record = schema["$defs"][schema["items"]["$ref"].rpartition("/")[2]] if "items" in schema else \
        schema["$defs"][schema["$ref"].rpartition("/")[2]]
    for place in FILES[name]:
        path = data("pack", place)
        for file in sorted(path.glob("*.yaml")) if path.is_dir() else [path]:
            node = read(file)
            for card in node.items if node.kind == "list" else [node]:
                assert set(card.pairs) <= set(record["properties"]), file.name
                assert set(record["required"]) <= set(card.pairs), file.name


def write_anew() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas().items():
        (FOLDER / name).write_text(text_of(schema), encoding="utf-8")


if __name__ == "__main__":
    write_anew()
