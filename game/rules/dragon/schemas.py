"""Dragon Attack!, schemas: what an editor needs to complete and check the YAML of this game while one types."""

from __future__ import annotations

from typing import Any

from game.engine.lesson import LessonFile
from game.engine.position import PositionFile
from game.engine.schema import json_schema
from game.rules.dragon.content import MapSheet
from game.rules.dragon.counters import Counter, Hero


def schemas() -> dict[str, dict[str, Any]]:
    """File name -> JSON Schema, made from the annotations that bind the files."""
    return {
        "heroes.json": json_schema(tuple[Hero, ...]),
        "counters.json": json_schema(tuple[Counter, ...]),
        "maps.json": json_schema(tuple[MapSheet, ...]),
        "position.json": json_schema(PositionFile),
        "lesson.json": json_schema(LessonFile),
    }
