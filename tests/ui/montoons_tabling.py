"""montoons_tabling: a real table of MonToons for tests: sensible players, and hands that use mouse, keys or gamepad."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pygame

from game.ai.minds import MINDS
from game.engine.agenda import Option
from game.engine.lesson import LessonRun
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Player, Sitting
from game.store import Folders, Settings
from game.ui.focus import Control
from game.ui.parlour import Parlour
from game.ui.scene import Scene
from game.ui.tables.montoons.table import MonToonsTable
from tests.ui.tabling import PICTURES, Quick, click, lit, pad, press, settle

CONTENT = shipped_content("montoons")
CREW = (("Ada", "flame"), ("Vex", "wave"), ("Mump", "leaf"), ("Tansy", "bolt"), ("Orla", "wing"))
A, UP, DOWN, LEFT, RIGHT = 0, 11, 12, 13, 14  # buttons of a gamepad as SDL numbers them
LONGEST = 2500  # steps a game may take
AWAY = (1275, 715)  # where the pointer rests on nothing


class Lean(Quick):
    """Plays sensibly and at once, so that games end soon."""

    def ask(self, game: Any, state: Any, seat: int, level: str, seed: int) -> None:
        self.key = sensible(state, Random(seed)).key


def sensible(state: Any, lot: Random) -> Option:
    decision = state.decision
    assert decision is not None
    return MINDS["montoons"].lean(state) or lot.choice(decision.options)


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
def at_table(
    sitting: Sitting, thinker: Quick | None = None, lesson: LessonRun | None = None, **settings: Any
) -> Iterator[tuple[Parlour, MonToonsTable]]:
    """The window with the table; speed is instant unless told otherwise. The result screen stays away."""
    app = Parlour(
        Folders(None, None, None), Settings(**({"speed": 0, "unfinished": "off"} | settings)), home=Scene, size=(1280, 720), patient=True
    )
    app.pictures = PICTURES
    table = MonToonsTable(app, sitting, thinker or Lean(), lesson)
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


def point(app: Parlour, at: tuple[float, float]) -> None:
    pos = round(at[0]), round(at[1])
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))], 16)


def some_states(count: int, seed: int, seats: int) -> Iterator[Match]:
    """Matches that start in the midst of games, every kind of question as often as may be."""
    lot, had = Random(seed), dict[str, int]()
    for game in range(4):
        match = match_of(seats, seed * 1000 + game, options={"map": "ABCD"[game % 4]})
        while match.decision is not None and len(match.answers) < 45 * seats:
            verb = match.state.asked[0]
            if had.get(verb, 0) < count and lot.random() < 0.3:
                had[verb] = had.get(verb, 0) + 1
                yield Match(GAMES["montoons"], CONTENT, seats, match.seed, start=match.state, skip_single=False)
            match.answer(sensible(match.state, lot).key if lot.random() < 0.8 else lot.choice(
                match.decision.options).key)


# --- whole games


def by_mouse(app: Parlour, table: MonToonsTable, id: str) -> None:
    click(app, next(control for control in table.controls() if control.id == id))
    point(app, AWAY)


def by_keys(app: Parlour, table: MonToonsTable, id: str) -> None:
    """The next zone until it is the right one, Tab or Shift+Tab until the focus is there, then Enter."""
    there = False
    for _ in range(200):
        controls = [control for control in table.controls() if control.stop]
        ids = [control.id for control in controls]
        if table.focus.at == id:
            break
        at, goal = ids.index(table.focus.at) if table.focus.at in ids else -1, ids.index(id)
        there = there or controls[at].zone == controls[goal].zone
        press(app, pygame.K_TAB, pygame.KMOD_CTRL if not there else 0 if at < goal else pygame.KMOD_SHIFT)
    assert table.focus.at == id, f"Tab does not reach {id}"
    press(app, pygame.K_RETURN)


def by_pad(app: Parlour, table: MonToonsTable, id: str) -> None:
    """The cross towards the control, now and then aside, then A."""
    lot = Random(1)
    for _ in range(300):
        controls = table.controls()
        here, control = table.focus.here(controls), next(control for control in controls if control.id == id)
        if here is not None and here.id == id:
            break
        x, y, w, h = here.rect if here else (0, 0, 0, 0)
        dx, dy = control.rect[0] + control.rect[2] / 2 - x - w / 2, control.rect[1] + control.rect[3] / 2 - y - h / 2
        along = (RIGHT if dx > 0 else LEFT) if abs(dx) > abs(dy) else (DOWN if dy > 0 else UP)
        pad(app, along if lot.random() < 0.7 else lot.choice((UP, DOWN, LEFT, RIGHT)))
    assert table.focus.at == id, f"the cross does not reach {id}"
    pad(app, A)


def take(app: Parlour, table: MonToonsTable, key: str, hand: Any = by_mouse) -> None:
    """Pick the die the choice is about, if any, then the choice."""
    value = key.rpartition(":")[2] if key.startswith("shell") else key.partition(">")[0]
    if table.planning.open and value.isdigit() and table.planning.held != int(value):
        hand(app, table, f"die/{table.planning.pool().index(int(value))}")
    hand(app, table, next(control.id for control in lit(table) if control.tags["key"] == key))


def play(
    hand: Any, seats: int, seed: int, options: dict[str, str], people: tuple[int, ...] = (0,), answers: int = 9999
) -> list[tuple[Any, ...]]:
    """A game, or its first answers; the log of answers."""
    sitting, lot = seated(match_of(seats, seed, options=options), people), Random(seed)
    with at_table(sitting) as (app, table):
        for _ in range(LONGEST):
            if app.scene is not table:  # the curtain, then what happened behind it
                press(app, pygame.K_RETURN)
            if table.finished or len(sitting.match.answers) >= answers:
                return [tuple(answer)[:2] for answer in sitting.match.answers][:answers]
            if table.offered is not None and table.motion is None:
                key, before = sensible(sitting.match.state, lot).key, len(sitting.match.answers)
                take(app, table, key, hand)
                assert len(sitting.match.answers) > before, f"{key} was not taken"
            settle(app, 1)
    raise AssertionError("the game did not end")


def at_question(verb: str, seats: int = 3, seed: int = 5, round: int = 1) -> Sitting:
    """The first seat is asked this in a game of sensible players."""
    match, lot = match_of(seats, seed), Random(seed)
    while match.decision is not None and (
        match.decision.player != 0 or match.state.asked[0] != f"montoons.{verb}" or match.state.round < round
    ):
        match.answer(sensible(match.state, lot).key)
    assert match.decision is not None
    return seated(match)


def middle(box: tuple[float, float, float, float]) -> tuple[float, float]:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def drag(app: Parlour, start: tuple[float, float], end: tuple[float, float], let_go: bool = True) -> None:
    (x0, y0), (x1, y1) = start, end
    app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(round(x0), round(y0)), button=1)], 16)
    for t in (0.3, 0.6, 1):
        at = round(x0 + (x1 - x0) * t), round(y0 + (y1 - y0) * t)
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0))], 16)
    if let_go:
        app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(round(x1), round(y1)), button=1)], 16)
