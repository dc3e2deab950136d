"""At each step of each lesson a wrong choice is answered with what to do instead, and changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.ui.parlour import Parlour
from game.ui.table.lesson import Teacher
from game.ui.table.table import Table
from game.ui.window.focus import Control
from tests.ui.hands import Point, button, point, press, unseen
from tests.ui.test_lessons import FILES, asked_for, begin, choose_die, named, schoolroom, settle, use


def watched(teacher: Teacher) -> dict[str, str]:
    """The keys of all choices that lie on the table, by their controls, as they are before a step holds them."""
    keys, held = dict[str, str](), teacher.held

    def look(controls: Sequence[Control]) -> list[Control]:
        found = held(controls)
        keys.clear()
        keys.update({one.id: str(one.tags["key"]) for one in controls if one.tags.get("key")})
        return found

    teacher.held = look  # type: ignore[method-assign]
    return keys


SHORT = ("second_blade", "third_timing")  # the others take seconds each
USUAL = [pytest.param(path, marks=() if path.stem in SHORT else pytest.mark.soak) for path in FILES]
KEYS = (pygame.K_9, pygame.K_x, pygame.K_h, pygame.K_HOME, pygame.K_PAGEUP, pygame.K_b)  # what does nothing in a lesson


def tap(app: Parlour, at: Point) -> None:
    point(app, at)
    button(app, at)


def lost(app: Parlour, table: Table, keys: dict[str, str]) -> Iterator[tuple[str, Callable[[], object]]]:
    """What can be pressed at a step and is not what it asks for, by name: a wrong choice, a thing that is no choice,
    where nothing lies, and keys."""
    run = table.eyes.lesson
    assert run is not None and run.step is not None
    there = [one for one in table.controls() if one.stop]
    plain = {one.id for one in table.frame.top.controls() if not (one.tags.get("key") or one.enabled)}
    for kind, ids in (("wrong", keys.keys()), ("inert", plain)):
        found = next((one for one in there if one.id in ids and keys.get(one.id) != run.step.answer), None)
        if found is not None:
            yield f"{kind} {found.id}", partial(use, app, found)
    w, h = table.room
    k = table.sheet(app.window.surface).u
    spots = ((w * i / 16, h * j / 16) for i, j in product(range(1, 16), repeat=2))
    covers = [one for one in table.controls() if one.stop or one.zone == "lesson"]
    if empty := next((at for at in spots if not any(one.covers(*at) for one in covers)), None):
        yield f"nothing at {empty}", partial(tap, app, (empty[0] * k, empty[1] * k))
    for key in KEYS:
        yield pygame.key.name(key), partial(press, app, key)


@pytest.mark.parametrize("path", USUAL, ids=named)
@pytest.mark.usefixtures("unpainted")
def test_whatever_else_is_pressed_at_any_step_says_what_to_do_and_lights_the_target_again(path: Path) -> None:
    kinds = Counter[str]()
    with schoolroom() as app, unseen(app):
        table, run, teacher = begin(app, path)
        keys = watched(teacher)
        while run.step is not None:
            choose_die(app, table, run)
            for name, deed in list(lost(app, table, keys)):
                stood = run.number, len(run.match.answers), len(run.match.events)
                app.toasts.shown.clear()
                teacher.again = 0
                deed()
                where = f"step {run.number + 1}: {name}"
                assert app.toasts.shown and teacher.again > 0, where
                assert (run.number, len(run.match.answers), len(run.match.events)) == stood, where
                kinds[name.split()[0]] += 1
            use(app, asked_for(table, run))
            settle(app, table)
    assert {"wrong", "inert", "nothing", "x"} <= kinds.keys(), kinds
