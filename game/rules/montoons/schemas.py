"""MonToons, schemas: what an editor needs to complete and check the YAML of this game while one types."""

from __future__ import annotations

from typing import Any

from game.assets import data
from game.engine.data import load
from game.engine.lesson import LessonFile
from game.engine.position import PositionFile
from game.engine.schema import json_schema
from game.rules.montoons.content import Area, Training, names, words
from game.rules.montoons.mapping import MapSheet
from game.rules.montoons.sheets import Sheet


def schemas() -> dict[str, dict[str, Any]]:
    """File name -> JSON Schema, made from the annotations that bind the files and the names the shipped files have."""
    areas = [area.id for area in load(tuple[Area, ...], data("montoons", "areas.yaml"))]
    known = names(areas)
    sheets = load(tuple[Sheet, ...], data("montoons", "characters.yaml"), verbs=words(), names=known)
    known = {**known, "character": [sheet.id for sheet in sheets]}
    return {
        "areas.json": json_schema(tuple[Area, ...]),
        "characters.json": json_schema(tuple[Sheet, ...], words(), known),
        "training.json": json_schema(tuple[Training, ...], words(), known),
        "maps.json": json_schema(tuple[MapSheet, ...]),
        "position.json": json_schema(PositionFile),
        "lesson.json": json_schema(LessonFile),
    }
