"""A sixth game: rules alone, from a folder of their own, stand on the shelf and are played in the window to the end."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from game.ai.thinking import choose
from game.engine.agenda import VERBS
from game.engine.match import Match
from game.rules import GAMES
from game.ui.parlour import Parlour
from game.ui.scenes.result import Result
from tests.ui.hands import by_mouse
from tests.ui.visiting import click

RULES = '''
from typing import Any, ClassVar, Mapping, NamedTuple

from game.engine.agenda import Option, do, verb
from game.engine.game import Game
from game.engine.redeal import see_zones
from game.engine.state import State


class Deck(NamedTuple):
    """Twelve numbers, all with one back."""

    backs: tuple[str, ...] = ("deck",) * 12

    def name(self, card: int) -> str:
        return f"Number {card + 1}"


class Highest(State):
    ZONE_SIGHT: ClassVar[Mapping[str, str]] = {"deck": "nobody", "hand": "all"}

    content: Deck
    drawn: list[int]


class Drawing(NamedTuple):
    left: int


@verb
def draw(g: Highest, seat: int) -> None:
    """1. Take the top card, or pass; when the deck is empty the highest sum wins."""
    if not g.zones["deck"]:
        best = max(g.drawn)
        g.put("winners", None, tuple(s for s in range(g.seats) if g.drawn[s] == best))
        return
    g.ask(seat, ("Take the top card?",), (
        Option("take", ("Take it",), (do(take, seat),), "deck"),
        Option("burn", ("Put it away",), (do(burn, seat),))), about=Drawing(len(g.zones["deck"])))


@verb
def take(g: Highest, seat: int) -> None:
    card = g.move(g.zones["deck"][-1], "deck", f"hand/{seat}")
    g.put("drawn", seat, g.drawn[seat] + card + 1)
    g.then(do(draw, (seat + 1) % g.seats))


@verb
def burn(g: Highest, seat: int) -> None:
    g.move(g.zones["deck"][-1], "deck", "away")
    g.then(do(draw, (seat + 1) % g.seats))


def deal(content: Deck, seats: int, seed: int, options: Mapping[str, str]) -> Highest:
    zones = {"deck": list(range(12)), "away": [], **{f"hand/{seat}": [] for seat in range(seats)}}
    sight = see_zones(Highest.ZONE_SIGHT, [zone for zone in zones if zone != "away"], seats) | {"away": 0}
    g = Highest(seats=seats, seed=seed, content=content, zones=zones, sight=sight, known=[0] * 12,
                drawn=[0] * seats, agenda=[do(draw, 0)])
    g.shuffle("deck")
    return g


HIGHEST = Game(
    name="highest", title="Highest Card", minutes=3, seats=(2, 4), phases=(), house_rules=(), longest=40, secrets=False,
    load=lambda files: Deck(), deal=deal, tell=lambda event, content, names, viewer: None,
    scores=lambda g: [[("Sum", total)] for total in g.drawn], standing=lambda g, seat: 1 / g.seats,
    why_not=lambda g, seat, target: None, odds=lambda g, seat, key: (), read_position=lambda content, words: None,
    write_position=lambda g, viewer: {"drawn": g.drawn})
'''


@pytest.fixture
def highest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The rules in a package of their own, entered in the register of games."""
    folder = tmp_path / "highest"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "rules.py").write_text(RULES)
    monkeypatch.syspath_prepend(str(tmp_path))
    rules = import_module("highest.rules")
    monkeypatch.setitem(GAMES.makers, "highest", lambda: rules.HIGHEST)  # type: ignore[misc]
    yield
    for name in [name for name in VERBS if name.startswith("highest.")]:
        del VERBS[name]
    for name in ("highest.rules", "highest"):
        del sys.modules[name]


def test_a_game_of_rules_alone_is_chosen_on_the_shelf_and_played_to_its_result(highest: None, app: Parlour) -> None:
    lot, frames = Random(1), 0
    click(app, "box/highest")
    for chair in app.scene.setup.chairs[1:]:
        chair.kind = "empty"
    app.scene.setup.seat(1, "person")
    click(app, "start")
    while not isinstance(app.scene, Result):
        table, buttons = app.scene, [control for control in app.scene.controls() if control.tags.get("key")]
        if buttons and table.question.offered and not table.news.busy:
            by_mouse(app, table, lot.choice(buttons).id)
        app.step([], 700)
        assert (frames := frames + 1) < 400, "the game did not end"
    match = app.scene.sitting.match
    assert match.over and len(match.answers) == 12
    assert list(match.state.winners) == [
        seat for seat, sum_ in enumerate(match.state.drawn) if sum_ == max(match.state.drawn)
    ]


def test_a_computer_plays_a_game_of_rules_alone(highest: None) -> None:
    match = Match(GAMES["highest"], GAMES["highest"].load(lambda name: ()), 2, 1)
    thought = choose(match.game, match.state, 0, "hard", 1)
    assert thought.key in ("take", "burn") and thought.iterations > 1
