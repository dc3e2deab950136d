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


def frame(app: object) -> bytes:
    """The window as it is now, drawn anew."""
    app.dirty = True  # type: ignore[attr-defined]
    app.step([], 1)  # type: ignore[attr-defined]
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


@pytest.mark.parametrize(("games", "enough"), [(1, 6), pytest.param(6, 60, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", PARTED)
def test_what_has_moved_lies_where_it_would_be_laid_anew(name: str, games: int, enough: int) -> None:
    seen = [moving(name, number) for number in range(games)]
    assert sum(compare(name, 4 + number, enough, **motion) for number, motion in enumerate(seen)) >= 6 * games


def moving(name: str, number: int) -> dict[str, object]:
    """Settings by which every second game is seen to move; in The Monster Pack a picked card of a hand rises anew."""
    return {"speed": 3, "auto_throw": True, "results": "never"} if number % 2 and name != "pack" else {}


def compare(name: str, seed: int, enough: int, **settings: object) -> int:
    """How often, in a game, what has moved was held against what is laid anew, at most so often."""
    game, lot, compared = GAMES[name], Random(seed - 1), 0
    match = Match(game, shipped_content(name), game.seats[1], seed)
    with at_table(seated(match), **settings) as (app, table):
        app.sounds.focused = False  # what moves by itself stands still
        for _ in range(20 * enough):
            app.step([], 700)
            if table.question.offered is None or table.news.busy or table.passing.motions:
                continue
            moved = frame(app)
            table.lay_out()
            table.frame.settled()
            assert frame(app) == moved, f"seed {seed}, after {len(match.answers)} answers"
            compared += 1
            if compared == enough:
                break
            table.answers.answer(lot.choice(table.question.offered.options).key)
    return compared
