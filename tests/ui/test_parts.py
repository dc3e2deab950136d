"""What a game lays on its table in parts: what has moved lies where it would be laid anew, and no part knows the
table."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from tests.ui.tabling import at_table, seated

PARTED = ("pontoon", "pack", "kingdom", "montoons", "dragon")
FRAMES, ENOUGH = 120, 6  # frames at most, and how often the two are compared


def frame(app: object) -> bytes:
    """The window as it is now, drawn anew."""
    app.dirty = True  # type: ignore[attr-defined]
    app.step([], 1)  # type: ignore[attr-defined]
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


@pytest.mark.parametrize("name", PARTED)
def test_what_has_moved_lies_where_it_would_be_laid_anew(name: str) -> None:
    game, lot, compared = GAMES[name], Random(3), 0
    match = Match(game, shipped_content(name), game.seats[1], 4)
    with at_table(seated(match)) as (app, table):
        for _ in range(FRAMES):
            app.step([], 700)
            if table.question.offered is None or table.news.busy:
                continue
            moved = frame(app)
            table.lay_out()
            table.frame.settled()
            assert frame(app) == moved, f"after {len(match.answers)} answers"
            compared += 1
            if compared == ENOUGH:
                break
            table.answers.answer(lot.choice(table.question.offered.options).key)
        assert compared == ENOUGH
