"""montoons_tabling: what the tests of MonToons' table share: sensible players, and dice that are picked first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.montoons.action import Acting
from game.sitting import Sitting
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from game.ui.window.focus import Control
from tests import fighters
from tests.ui import tabling
from tests.ui.hands import Hand, by_mouse, click, named
from tests.ui.tabling import Quick, first_lesson, lit, of_every_kind, seated

CONTENT = shipped_content("montoons")


def sensible(state: Any, lot: Random) -> str:
    """What the computer's play-outs would do, so that games end soon."""
    option = fighters.sensible(state, lot) or lot.choice(state.decision.options)
    return option.key


def careless(state: Any, lot: Random) -> str:
    return sensible(state, lot) if lot.random() < 0.8 else tabling.by_lot(state, lot)


def match_of(seats: int, seed: int, **more: Any) -> Match:
    return Match(GAMES["montoons"], CONTENT, seats, seed, **more)


def choices(app: Parlour, table: Table) -> dict[str, Control]:
    """Every lit choice by its key; in planning die by die, each picked with the mouse, in a turn with the shells."""
    if table.top.shells.options() and not table.top.shells.open:
        click(app, named(table, "shells/open"))
    found = {str(control.tags["key"]): control for control in lit(table)}
    if table.top.plan.open:
        for i, _ in enumerate(table.top.plan.pool()):
            click(app, named(table, f"die/{i}"))
            found |= {str(control.tags["key"]): control for control in lit(table)}
    return found


def some_states(count: int, seed: int, seats: int) -> Iterator[Match]:
    """Matches that start in the midst of games, every kind of question as often as may be."""
    games = (match_of(seats, seed * 1000 + number, options={"map": "ABCD"[number % 4]}) for number in range(4))
    return of_every_kind(count, games, careless, Random(seed), longest=45 * seats)


def take(app: Parlour, table: Table, key: str, hand: Hand = by_mouse) -> None:
    """Pick the die the choice is about, if any, or open the shells, then the choice."""
    value = key.rpartition(":")[2] if key.startswith("shell") else key.partition(">")[0]
    if table.top.plan.open and value.isdigit() and table.top.plan.held != int(value):
        hand(app, table, f"die/{table.top.plan.pool().index(int(value))}")
    if isinstance(table.view.about, Acting) and key.startswith("shell:") and not table.top.shells.open:
        hand(app, table, "shells/open")
    hand(app, table, next(control.id for control in lit(table) if control.tags["key"] == key))


def play(
    hand: Hand, seats: int, seed: int, options: dict[str, str], people: tuple[int, ...] = (0,), answers: int = 9999
) -> list[tuple[Any, ...]]:
    """A game, or its first answers; the log of answers."""
    sitting = seated(match_of(seats, seed, options=options), *people)
    return tabling.play(sitting, hand, sensible, answers, take, Quick(sensible))


def at_an_area() -> Sitting:
    """The lesson's learner is asked how an area is to lie."""
    run = first_lesson("montoons")
    while run.match.state.asked[0] != "montoons.turn_area":
        step = run.step
        assert step is not None
        run.answer(step.answer) if step.answer else run.next()
    return seated(run.match)


def at_question(verb: str, seats: int = 3, seed: int = 5, round: int = 1) -> Sitting:
    """The first seat is asked this in a game of sensible players."""
    match, lot = match_of(seats, seed), Random(seed)
    while match.decision is not None and (
        match.decision.player != 0 or match.state.asked[0] != f"montoons.{verb}" or match.state.round < round
    ):
        match.answer(sensible(match.state, lot))
    assert match.decision is not None
    return seated(match)


def in_position(*monsters: dict[str, Any], **board: Any) -> Sitting:
    """A game of two that begins in a position."""
    start = GAMES["montoons"].read_position(CONTENT, {**board, "monsters": list(monsters)})
    return seated(Match(GAMES["montoons"], CONTENT, 2, 1, start=start))


def planning_with_a_shell() -> Sitting:
    """The first seat plans with three dice and one shell of its first row."""
    mine = {"sheet": "hoku", "at": "3,6", "shells": [[1, 0], [0, 0]], "pool": [6, 3, 2]}
    return in_position(mine, {"sheet": "tala", "at": "4,6", "pool": [1, 1, 1]}, phase="planning")
