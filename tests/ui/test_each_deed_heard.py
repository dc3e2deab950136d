"""Each deed has its sound: whatever a table shows of an event is heard, or is named here as silent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.events import Changed, Event, Looked, Moved, Revealed, Said, Shuffled
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.table.table import Table
from tests.ui.hands import unseen
from tests.ui.tabling import at_table, seated

STEP, LONGEST = 50, 400  # ms of motion, and steps that a motion may take
SILENT = {  # by game, what is seen and needs no sound, as it comes with something else that has one
    "pontoon": set[str](),
    "pack": {"changed phase"},  # both sides close up
    "kingdom": {"said step"},  # whose turn it is to do what, in the line below
    "dragon": set[str](),
    "montoons": set[str](),
}


def kind(event: Event) -> str:
    """What an event is about, so that those of one kind are shown alike."""
    match event:
        case Said():
            return f"said {event.what}"
        case Changed():
            return f"changed {event.field}"
        case Moved():
            return f"moved {event.src.partition('/')[0]} {event.dst.partition('/')[0]}"
        case Revealed() | Looked() | Shuffled():
            return f"{type(event).__name__} {event.zone.partition('/')[0]}"
    return type(event).__name__


def heard_of(table: Table, event: Event, show: Any) -> bool | None:
    """Whether anything is heard while an event is shown, to its end; None: nothing is shown."""
    heard, motion = table.app.sounds.heard, show(event)
    heard.clear()
    if motion is None:
        return None
    motion = table.app.tempo.ready(motion)
    for _ in range(LONGEST):
        motion.update(STEP)
        table.passing.update(STEP)
        if motion.done:
            break
    return bool(heard)


def silent(name: str, seed: int, frames: int) -> tuple[set[str], set[str]]:
    """The kinds of events of a game by lot that are shown, and those of them that are shown without a sound."""
    game, lot, shown, mute = GAMES[name], Random(seed), set[str](), set[str]()
    match = Match(game, shipped_content(name), game.seats[seed % 2], seed)
    with at_table(seated(match), speed=3, auto_throw=True, results="never") as (app, table):
        show = table.top.show

        def judged(event: Event) -> None:
            found = heard_of(table, event, show)
            shown.update([kind(event)] if found is not None else [])
            mute.update([kind(event)] if found is False else [])

        table.top.show = judged
        with unseen(app):
            for _ in range(frames):
                app.step([], 700)
                if table.question.offered is not None and not table.news.busy:
                    table.answers.answer(lot.choice(table.question.offered.options).key)
    return shown, mute


@pytest.mark.parametrize(
    ("games", "frames"), [(1, 150), pytest.param(12, 900, marks=[pytest.mark.soak, pytest.mark.timeout(1500)])]
)
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_shown_of_an_event_is_heard_too(name: str, games: int, frames: int) -> None:
    shown, mute = set[str](), set[str]()
    for seed in range(1, games + 1):
        for found, of_one in zip((shown, mute), silent(name, seed, frames)):
            found.update(of_one)
    print(f"{name}: {len(shown)} kinds of events shown")
    assert len(shown) >= 8 and mute <= SILENT[name], mute - SILENT[name]
