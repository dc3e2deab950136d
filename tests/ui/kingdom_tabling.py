"""kingdom_tabling: the table of Dungeon & Kingdom under the dummy driver, as tabling has it for all tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Player, Sitting
from game.store import Folders, Settings
from game.ui.focus import Control
from game.ui.parlour import Parlour
from game.ui.scene import Scene
from game.ui.tables.kingdom.busy import lively
from game.ui.tables.kingdom.table import KingdomTable
from tests.ui.tabling import CREW, PICTURES, Quick, settle

__all__ = ["KINGDOM", "at_kingdom", "kingdom", "lit", "lively", "seated", "some_states"]
KINGDOM = shipped_content("kingdom")


def kingdom(seats: int = 3, seed: int = 5, **more: Any) -> Match:
    return Match(GAMES["kingdom"], KINGDOM, seats, seed, **more)


def seated(match: Match, *people: int) -> Sitting:
    """The named seats are people, the others computers."""
    return Sitting(
        None,
        match,
        [
            Player(name, "person" if seat in people else "computer", "" if seat in people else "easy", crest)
            for seat, (name, crest) in enumerate(CREW[: match.seats])
        ],
    )


@contextmanager
def at_kingdom(
    sitting: Sitting, thinker: Quick | None = None, **settings: Any
) -> Iterator[tuple[Parlour, KingdomTable]]:
    kept = Settings(**{"speed": 0, **settings})
    app = Parlour(Folders(None, None, None), kept, home=Scene, size=(1280, 720), patient=True)
    app.pictures = PICTURES
    table = KingdomTable(app, sitting, thinker or Quick())
    table.show_result = lambda: None  # type: ignore[method-assign]
    app.home = lambda: table
    app.open()
    settle(app)
    try:
        yield app, table
    finally:
        app.close()


def lit(table: KingdomTable) -> list[Control]:
    """The controls by which the present question can be answered, on all pages of a list."""
    found = {control.id: control for control in table.controls() if control.tags.get("key") and control.enabled}
    first = table.tray.page
    while any(control.id == "tray/next" for control in table.controls()):
        table.tray.turn()
        found |= {control.id: control for control in table.controls() if control.tags.get("key") and control.enabled}
        if table.tray.page == first:
            break
    return list(found.values())


def some_states(count: int, seed: int = 1, seats: int = 3) -> Iterator[Match]:
    """Matches that start in the midst of random games."""
    lot = Random(seed)
    made = 0
    while made < count:
        match = kingdom(seats, lot.randrange(10_000))
        while match.decision is not None and made < count:
            if lot.random() < 0.12:
                made += 1
                yield Match(GAMES["kingdom"], KINGDOM, seats, match.seed, start=match.state, skip_single=False)
            match.answer(lively(lot, match.decision.options))
