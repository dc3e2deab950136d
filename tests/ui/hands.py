"""hands: mouse, keyboard and gamepad for tests: real events posted to the window, and three ways to reach a control."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pygame

from game.ui.parlour import Parlour
from game.ui.window.focus import Control

A, B, X, Y, LS, RS, LB, RB = 0, 1, 2, 3, 7, 8, 9, 10  # buttons of a gamepad as SDL numbers them
UP, DOWN, LEFT, RIGHT = 11, 12, 13, 14
AWAY = (1275, 715)  # where the pointer rests on nothing
MOST_STEPS = 300  # presses that lead from any control to any other

Point = tuple[float, float]
Hand = Callable[[Parlour, Any, str], None]  # uses the control of a table that has this id


@contextmanager
def unseen(app: Parlour) -> Iterator[None]:
    """Meanwhile frames go by as ever, but nobody draws them: on a long way alone its end is looked at."""
    app._frame = lambda: app.scene.focus.settle(app.controls())  # type: ignore[method-assign]
    try:
        yield
    finally:
        del app._frame


def point(app: Parlour, at: Point) -> None:
    app.step([moved(at)], 16)


def moved(at: Point, *, held: bool = False) -> pygame.event.Event:
    way = (1, 1) if held else (0, 0)
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pixel(at), rel=way, buttons=(int(held), 0, 0))


def pixel(at: Point) -> tuple[int, int]:
    return round(at[0]), round(at[1])


def middle(box: tuple[float, float, float, float]) -> Point:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def button(app: Parlour, at: Point, *kinds: int, number: int = 1) -> None:
    """The pointer's button goes down, up or both, one step each."""
    for kind in kinds or (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.step([pygame.event.Event(kind, pos=pixel(at), button=number)], 16)


def click(app: Parlour, control: Control) -> None:
    point(app, middle(control.rect))
    button(app, middle(control.rect))


def drag(app: Parlour, start: Point, end: Point, let_go: bool = True) -> None:
    point(app, start)
    button(app, start, pygame.MOUSEBUTTONDOWN)
    (x0, y0), (x1, y1) = start, end
    for t in (0.3, 0.6, 1):
        app.step([moved((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t), held=True)], 16)
    if let_go:
        button(app, end, pygame.MOUSEBUTTONUP)
        app.step([], 700)  # what was let go comes to rest


def press(app: Parlour, key: int, mod: int = 0) -> None:
    app.step([pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")], 16)
    app.step([pygame.event.Event(pygame.KEYUP, key=key, mod=mod)], 16)


def pad(app: Parlour, button: int) -> None:
    app.step([pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)], 16)
    app.step([pygame.event.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)], 16)


def named(table: Any, id: str) -> Control:
    return next(control for control in table.controls() if control.id == id)


def by_mouse(app: Parlour, table: Any, id: str) -> None:
    click(app, named(table, id))
    point(app, AWAY)


def by_keys(app: Parlour, table: Any, id: str) -> None:
    """The next zone until it is the right one, Tab or Shift+Tab until the focus is there, then Enter."""
    there = False
    for _ in range(MOST_STEPS):
        controls = [control for control in table.controls() if control.stop]
        ids = [control.id for control in controls]
        if table.focus.at == id:
            break
        at, goal = ids.index(table.focus.at) if table.focus.at in ids else -1, ids.index(id)
        there = there or controls[at].zone == controls[goal].zone
        with unseen(app):
            press(app, pygame.K_TAB, pygame.KMOD_CTRL if not there else 0 if at < goal else pygame.KMOD_SHIFT)
    assert table.focus.at == id, f"Tab does not reach {id}"
    press(app, pygame.K_RETURN)


def by_pad(app: Parlour, table: Any, id: str) -> None:
    """The cross towards the control or another for the same choice, now and then aside or to the next zone, then A."""
    lot, key = Random(1), named(table, id).tags.get("key")
    for step in range(MOST_STEPS):
        here, goal = table.focus.here(table.controls()), named(table, id)
        if here is not None and (here.id == id or key is not None and here.tags.get("key") == key):
            pad(app, A)
            return
        if here is None or step % 25 == 24:
            with unseen(app):
                pad(app, RB)
            continue
        (x, y), (gx, gy) = middle(here.rect), middle(goal.rect)
        ways = [RIGHT if gx > x else LEFT, DOWN if gy > y else UP]
        along, aside = ways if abs(gx - x) > abs(gy - y) else ways[::-1]
        with unseen(app):
            pad(app, lot.choices((along, aside, lot.choice((UP, DOWN, LEFT, RIGHT))), (6, 3, 1))[0])
    raise AssertionError(f"the cross does not reach {id}")
