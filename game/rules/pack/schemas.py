"""The Monster Pack, schemas: what an editor needs to complete and check the YAML of this game while one types."""

from __future__ import annotations

from typing import Any

from game.engine.lesson import LessonFile
from game.engine.position import PositionFile
from game.engine.schema import json_schema
from game.rules.pack.cards import Deck, Format, Monster


def schemas() -> dict[str, dict[str, Any]]:
    """File name -> JSON Schema, made from the annotations that bind the files."""
    return {
        "monsters.json": json_schema(tuple[Monster, ...]),
        "formats.json": json_schema(tuple[Format, ...]),
        "decks.json": json_schema(tuple[Deck, ...]),
        "position.json": json_schema(PositionFile),
        "lesson.json": json_schema(LessonFile),
    }
