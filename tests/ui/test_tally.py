"""What all have seen, counted beside the table: of the moment that is shown, the same for everybody."""

from __future__ import annotations

import pygame
import pytest

from game.engine.tracking import Tracker
from game.rules import GAMES
from game.ui.gallery import opened
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from game.ui.table.tally import Chart, Entry, Sentence, Tally
from tests.sure import every
from tests.ui.hands import click, named, press

pytestmark = pytest.mark.usefixtures("unpainted")


def tally_of(app: Parlour) -> tuple[Table, Tally]:
    table = app.scene
    assert isinstance(table, Table)
    return table, table.frame.tally


@pytest.mark.parametrize("game", GAMES)
def test_a_key_and_a_button_open_it_with_all_that_is_counted(game: str) -> None:
    with opened(f"{game}_table") as app:
        table, tally = tally_of(app)
        press(app, pygame.K_t)
        tracker = Tracker(table.match)
        tracker.to(table.news.shown)
        left = sum(kind.left for stack in tracker.stacks() for kind in stack.kinds)
        assert tally.open and sum(line.left for line in tally.lines() if isinstance(line, Entry)) == left
        fallen = sum(sum(map(sum, dice.counts)) for dice in tracker.thrown())
        assert sum(sum(line.fallen) for line in tally.lines() if isinstance(line, Chart)) == fallen
        press(app, pygame.K_ESCAPE)
        assert not tally.open and app.scene is table
        click(app, named(table, "bar/tally"))
        assert tally.open


def test_it_and_the_log_lie_there_one_at_a_time() -> None:
    with opened("pontoon_table") as app:
        table, tally = tally_of(app)
        press(app, pygame.K_l)
        press(app, pygame.K_t)
        assert tally.open and not table.log.open
        press(app, pygame.K_l)
        assert table.log.open and not tally.open


def test_keys_walk_through_it_and_a_seen_card_is_enlarged() -> None:
    with opened("kingdom_table") as app:
        table, tally = tally_of(app)
        press(app, pygame.K_t)
        seen = next(one for one in tally.entries() if "card" in one.tags)
        table.focus.at = seen.id
        press(app, pygame.K_z)
        assert table.zoom.card == seen.tags["card"]
        press(app, pygame.K_z)
        table.focus.at = list(tally.entries())[-1].id
        for _ in range(40):
            press(app, pygame.K_DOWN)
        assert tally.first > 0
        assert tally.visible()[-1][0] == len(tally.lines()) - 1, "the last line is reached"


def test_looking_back_it_tells_what_had_been_seen_by_then() -> None:
    with opened("kingdom_table") as app:
        table, tally = tally_of(app)
        press(app, pygame.K_t)
        now = list(tally.lines())
        press(app, pygame.K_HOME)
        at_first = list(tally.lines())
        assert now != at_first
        assert sum(line.left for line in every(at_first) if isinstance(line, Entry)) == 88
        press(app, pygame.K_BACKSPACE)
        assert tally.lines() == now


def test_it_is_the_same_for_every_eye_and_shut_for_the_next() -> None:
    with opened("kingdom_table") as app:
        table, tally = tally_of(app)
        found = []
        for seat in every((None, *range(table.match.seats))):
            table.look_from(seat)
            assert not tally.open
            press(app, pygame.K_t)
            found.append(list(tally.lines()))
        assert all(lines == found[0] for lines in found)


def test_where_counters_are_remembered_by_heart_nobody_is_reminded() -> None:
    with opened("dragon_table") as app:
        table, tally = tally_of(app)
        press(app, pygame.K_t)
        assert any(isinstance(line, Entry) for line in tally.lines())
        table.match.options["show_seen"] = "off"
        tally._lines = None
        assert not any(isinstance(line, Entry) for line in tally.lines())
        assert any(isinstance(line, Sentence) and "house rule" in line.text for line in tally.lines())
