"""pack_tabling: the table of The Monster Pack under the dummy driver, as tabling has it for all tables."""

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
from game.ui.tables.pack.table import PackTable
from tests.ui.tabling import CREW, PICTURES, Quick, settle

__all__ = ["PACK", "at_pack", "lit", "pack", "placed", "seated", "some_states"]
PACK = shipped_content("pack")


def pack(seed: int = 5, **options: str) -> Match:
    return Match(GAMES["pack"], PACK, 2, seed, {"format": "short", **options})


def placed(words: dict[str, Any]) -> Match:
    """A match from a position written in the table's words."""
    state = GAMES["pack"].read_position(PACK, words)
    state.run()
    return Match(GAMES["pack"], PACK, 2, 1, start=state, skip_single=False)


def seated(match: Match, *people: int) -> Sitting:
    """The named seats are people, the others computers."""
    return Sitting(None, match, [
        Player(name, "person" if seat in people else "computer", "" if seat in people else "easy", crest)
        for seat, (name, crest) in enumerate(CREW[: match.seats])])


@contextmanager
def at_pack(sitting: Sitting, thinker: Quick | None = None, lesson: Any = None,
            **settings: Any) -> Iterator[tuple[Parlour, PackTable]]:
    kept = Settings(**{"speed": 0, **settings})
    app = Parlour(Folders(None, None, None), kept, home=Scene, size=(1280, 720), patient=True)
    app.pictures = PICTURES
    table = PackTable(app, sitting, thinker or Quick(), lesson)
    table.show_result = lambda: None  # type: ignore[method-assign]
    app.home = lambda: table
    app.open()
    settle(app)
    try:
        yield app, table
    finally:
        app.close()


def lit(table: PackTable) -> list[Control]:
    """The controls by which the present question can be answered."""
    return [control for control in table.controls() if control.tags.get("key") and control.enabled]


def some_states(count: int, seed: int = 1) -> Iterator[Match]:
    """Matches that start in the midst of random games."""
    lot = Random(seed)
    made = 0
    while made < count:
        match = pack(lot.randrange(10_000))
        while match.decision is not None and made < count:
            if lot.random() < 0.12:
                made += 1
                yield Match(GAMES["pack"], PACK, 2, match.seed, start=match.state, skip_single=False)
            match.answer(lot.choice(match.decision.options).key)
