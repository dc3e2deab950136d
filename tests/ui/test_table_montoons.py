"""The table of MonToons played with mouse, keys and gamepad: real events, real scenes, the same game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Player, Sitting
from game.store import Folders, Settings
from game.ui.focus import Control
from game.ui.parlour import Parlour
from game.ui.scene import Scene
from game.ui.tables.montoons.table import MonToonsTable
from tests.ui.tabling import PICTURES, Quick, click, lit, settle

CONTENT = shipped_content("montoons")
CREW = (("Ada", "flame"), ("Vex", "wave"), ("Mump", "leaf"), ("Tansy", "bolt"), ("Orla", "wing"))
LONGEST = 9000  # steps a game may take


def match_of(seats: int, seed: int, **more: Any) -> Match:
    return Match(GAMES["montoons"], CONTENT, seats, seed, **more)


def seated(match: Match, people: tuple[int, ...] = (0,)) -> Sitting:
    return Sitting(
        None,
        match,
        [
            Player(name, "person" if seat in people else "computer", "" if seat in people else "easy", crest)
            for seat, (name, crest) in enumerate(CREW[: match.seats])
        ],
    )


@contextmanager
def at_table(sitting: Sitting, **settings: Any) -> Iterator[tuple[Parlour, MonToonsTable]]:
    """The window with the table; speed is instant unless told otherwise. The result screen stays away."""
    app = Parlour(
        Folders(None, None, None), Settings(**({"speed": 0} | settings)), home=Scene, size=(1280, 720), patient=True
    )
    app.pictures = PICTURES
    table = MonToonsTable(app, sitting, Quick())
    table.show_result = lambda: None  # type: ignore[method-assign]
    app.home = lambda: table
    app.open()
    settle(app)
    try:
        yield app, table
    finally:
        app.close()


def choices(app: Parlour, table: MonToonsTable) -> dict[str, Control]:
    """Every lit choice by its key; in planning die by die, each picked with the mouse."""
    found = {str(control.tags["key"]): control for control in lit(table)}
    if table.planning.open:
        for i, _ in enumerate(table.planning.pool()):
            die = next(control for control in table.controls() if control.id == f"die/{i}")
            click(app, die)
            found |= {str(control.tags["key"]): control for control in lit(table)}
    return found


def take(app: Parlour, table: MonToonsTable, key: str) -> None:
    """Pick the die the choice is about, if any, then click on the choice."""
    value = key.rpartition(":")[2] if key.startswith("shell") else key.partition(">")[0]
    if table.planning.open and value.isdigit():
        die = table.planning.pool().index(int(value))
        click(app, next(control for control in table.controls() if control.id == f"die/{die}"))
    click(app, next(control for control in lit(table) if control.tags["key"] == key))


def play(seats: int, seed: int, options: dict[str, str], people: tuple[int, ...] = (0,)) -> int:
    """A whole game by mouse; how many choices the people made."""
    sitting, lot, made = seated(match_of(seats, seed, options=options), people), Random(seed), 0
    with at_table(sitting) as (app, table):
        for _ in range(LONGEST):
            if table.finished:
                return made
            if table.offered is not None and table.motion is None:
                legal = {option.key for option in (*table.offered.options, *table.offered.aside)}
                assert set(choices(app, table)) == legal
                key = lot.choice([option.key for option in table.offered.options])
                before = len(sitting.match.answers)
                take(app, table, key)
                assert len(sitting.match.answers) > before, f"{key} was not taken"
                made += 1
            settle(app, 1)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(("seats", "seed", "map"), [(2, 3, "A"), (3, 5, "B"), (5, 4, "C"), (4, 6, "D")])
def test_whole_games_are_played_by_mouse_with_every_legal_choice_lit(seats: int, seed: int, map: str) -> None:
    assert play(seats, seed, {"map": map}) > 30
