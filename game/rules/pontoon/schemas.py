"""Monster Pontoon 21, schemas: what an editor needs to complete and check the YAML of this game while one types."""

from __future__ import annotations

from typing import Any

from game.engine.lesson import LessonFile
from game.engine.position import PositionFile
from game.engine.schema import json_schema
from game.rules.pontoon.cards import Card, Quest
from game.rules.pontoon.content import card_verbs
from game.rules.pontoon.quests import PRIORITIES


def schemas() -> dict[str, dict[str, Any]]:
    """File name -> JSON Schema, made from the annotations that bind the files."""
    return {
        "cards.json": json_schema(tuple[Card, ...], card_verbs()),
        "quests.json": json_schema(tuple[Quest, ...], PRIORITIES),
        "position.json": json_schema(PositionFile),
        "lesson.json": json_schema(LessonFile),
    }
