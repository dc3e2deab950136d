"""tabling: a real table under the dummy driver for tests: people and quick computers, driven by posted events."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pygame

from game.ai.thinking import Thought
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Player, Sitting
from game.store import Folders, Settings
from game.ui.draw.cache import Cache
from game.ui.focus import Control
from game.ui.parlour import Parlour
from game.ui.scene import Scene
from game.ui.tables import open_table
from game.ui.tables.pontoon.table import PontoonTable

CREW = (("Ada", "flame"), ("Vex", "wave"), ("Mump", "wing"), ("Tansy", "leaf"))
CONTENT = shipped_content("pontoon")


class Kept(Cache):
    """Pictures shared by all tests of a process: the dummy window never changes its format."""

    def forget(self) -> None: ...

    def close(self) -> None: ...


PICTURES = Kept(patient=True)


class Quick:
    """Answers at once with a legal choice made by chance from the seed, seen from its seat alone."""

    def __init__(self) -> None:
        self.key: str | None = None

    def ask(self, game: Any, state: Any, seat: int, level: str, seed: int) -> None:
        world = state.redeal(seat, Random(seed))
        self.key = Random(seed).choice(world.decision.options).key

    def poll(self) -> Thought | None:
        key, self.key = self.key, None
        return Thought(key, 0.5, "It seemed good.", "It seems good.", 0, 1) if key else None

    def cancel(self) -> None:
        self.key = None

    def close(self) -> None:
        self.key = None


class Nobody(Quick):
    """Never has a thought."""

    def poll(self) -> None:
        return None


def seated(match: Match, people: int = 1) -> Sitting:
    players = [
        Player(name, "person" if seat < people else "computer", "" if seat < people else "easy", crest)
        for seat, (name, crest) in enumerate(CREW[: match.seats])
    ]
    return Sitting(None, match, players)


def match_of(seats: int = 3, seed: int = 5, **more: Any) -> Match:
    return Match(GAMES["pontoon"], CONTENT, seats, seed, **more)


@contextmanager
def at_table(sitting: Sitting, thinker: Quick | None = None, **settings: Any) -> Iterator[tuple[Parlour, PontoonTable]]:
    """The window with a table; speed is instant unless told otherwise. The result screen stays away."""
    kept = Settings(speed=0, **settings) if "speed" not in settings else Settings(**settings)
    app = Parlour(Folders(None, None, None), kept, home=Scene, size=(1280, 720), patient=True)
    app.pictures = PICTURES
    table = open_table(app, sitting, thinker or Quick())
    assert isinstance(table, PontoonTable)
    table.show_result = lambda: None  # type: ignore[method-assign]
    app.home = lambda: table
    app.open()
    settle(app)
    try:
        yield app, table
    finally:
        app.close()


def settle(app: Parlour, frames: int = 4) -> None:
    for _ in range(frames):
        app.step([], 700)


def click(app: Parlour, control: Control) -> None:
    x, y, w, h = control.rect
    at = round(x + w / 2), round(y + h / 2)
    for kind, more in (
        (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
        (pygame.MOUSEBUTTONDOWN, {"button": 1}),
        (pygame.MOUSEBUTTONUP, {"button": 1}),
    ):
        app.step([pygame.event.Event(kind, pos=at, **more)], 16)


def press(app: Parlour, key: int, mod: int = 0) -> None:
    app.step([pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")], 16)
    app.step([pygame.event.Event(pygame.KEYUP, key=key, mod=mod)], 16)


def pad(app: Parlour, button: int) -> None:
    app.step([pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)], 16)
    app.step([pygame.event.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)], 16)


def lit(table: PontoonTable) -> list[Control]:
    """The controls by which the present question can be answered."""
    return [control for control in table.controls() if control.tags.get("key") and control.enabled]


def some_states(count: int, seed: int = 1, seats: int = 3) -> Iterator[Match]:
    """Matches that start in the midst of random games."""
    lot = Random(seed)
    made = 0
    while made < count:
        match = match_of(seats, lot.randrange(10_000))
        while not match.over and made < count:
            if lot.random() < 0.2:
                made += 1
                yield Match(GAMES["pontoon"], CONTENT, seats, match.seed, start=match.state, skip_single=False)
            match.answer(lot.choice(match.decision.options).key)
