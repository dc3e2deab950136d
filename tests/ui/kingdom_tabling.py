"""kingdom_tabling: what the tests of the table of Dungeon & Kingdom share: lively games and choices on many pages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.games.kingdom.samples import lively
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from game.ui.window.focus import Control
from tests.ui import tabling
from tests.ui.hands import Hand, by_mouse

KINGDOM = shipped_content("kingdom")


def match_of(seats: int = 3, seed: int = 5, **more: Any) -> Match:
    return Match(GAMES["kingdom"], KINGDOM, seats, seed, **more)


def placed(**words: Any) -> Match:
    """A match from a position on: of two and with three cards in the matrix, where nothing else is said."""
    start = GAMES["kingdom"].read_position(
        KINGDOM, {"matrix": ["captain . .", ". knight .", ". . wizard"], "players": [{}, {}], **words}
    )
    return Match(GAMES["kingdom"], KINGDOM, start.seats, 1, start=start, skip_single=False)


def needed(monster: str) -> list[str]:
    """The Adventurers that beat a Monster, by the words of positions."""
    card = next(card for card in range(KINGDOM.size) if KINGDOM.word(card) == monster)
    return [one.id for one, count in zip(KINGDOM.adventurers, KINGDOM.needs[card]) for _ in range(count)]


def choice(state: Any, lot: Random) -> str:
    return lively(state, lot)


def some_states(count: int, seed: int = 1, seats: int = 3) -> Iterator[Match]:
    return tabling.midway(count, lambda number: match_of(seats, number), choice, seed)


def lit(table: Table) -> list[Control]:
    """The controls by which the present question can be answered, on all pages of a list."""
    found = {control.id: control for control in tabling.lit(table)}
    first = table.top.tray.page
    while any(control.id == "tray/next" for control in table.controls()):
        table.top.tray.turn()
        found |= {control.id: control for control in tabling.lit(table)}
        if table.top.tray.page == first:
            break
    return list(found.values())


def take(app: Parlour, table: Table, key: str, hand: Hand = by_mouse) -> None:
    """Answer on the page of the list where the choice is, after a look whether the lit set is the legal set."""
    assert table.question.offered is not None
    assert {control.tags["key"] for control in lit(table)} == {option.key for option in table.question.offered.options}
    while not any(control.tags["key"] == key for control in tabling.lit(table)):
        table.top.tray.turn()
    tabling.give(app, table, key, hand)
