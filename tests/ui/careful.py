"""Careful: by the settings a table warns once of a choice, asks about it first, or takes it at once."""

from __future__ import annotations

from typing import Any

import pygame

from game.sitting import Sitting
from game.ui.house.dialog import Dialog
from game.ui.parlour import Parlour
from tests.ui.hands import by_mouse, press
from tests.ui.tabling import Nobody, at_table, settle


def chosen_by(table: Any, key: str) -> str:
    """The id of the first control by which this answer is given."""
    return str(next(control.id for control in table.controls() if control.tags.get("key") == key))


def warns_once(sitting: Sitting, key: str, words: str) -> None:
    """Chosen for the first time it is warned of with these words, for the second it is taken."""
    before = len(sitting.match.answers)
    with at_table(sitting, Nobody(), unfinished="warn") as (app, table):
        by_mouse(app, table, chosen_by(table, key))
        assert len(sitting.match.answers) == before
        assert words in app.toasts.shown[-1].text
        by_mouse(app, table, chosen_by(table, key))
        assert sitting.match.answers[before].key == key


def asks_first(sitting: Sitting, key: str) -> None:
    """A question stands before the choice: going back leaves all as it was, going on takes it."""
    before = len(sitting.match.answers)
    with at_table(sitting, Nobody(), unfinished="hold") as (app, table):
        reply(app, table, key, 1)
        assert len(sitting.match.answers) == before
        reply(app, table, key, 0)
        assert sitting.match.answers[before].key == key


def reply(app: Parlour, table: Any, key: str, answer: int) -> None:
    """Choose, and take one of the two answers of the question."""
    by_mouse(app, table, chosen_by(table, key))
    assert isinstance(app.scene, Dialog)
    app.scene.focus.at = f"answer/{answer}"
    press(app, pygame.K_RETURN)
    settle(app)


def goes_at_once(sitting: Sitting, key: str, mode: str = "off") -> None:
    """The choice is taken without a word."""
    before = len(sitting.match.answers)
    with at_table(sitting, Nobody(), unfinished=mode) as (app, table):
        by_mouse(app, table, chosen_by(table, key))
        assert sitting.match.answers[before].key == key
