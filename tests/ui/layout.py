"""layout: whether what was drawn overlaps or is cut, judged from the marks a sheet has kept; how high controls grow."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import product

import pygame

from game.ui.draw.paint import Mark
from game.ui.gallery import picture
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from game.ui.widgets.flowing import Flowing

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440))
WINDOWS = (*SIZES, (1280, 800), (1440, 900), (3840, 2160), (1080, 1600), (2560, 800))
EVERY = tuple(product(WINDOWS, (75, 100, 125, 150, 200)))
COUNTED = (
    "boxes cards choices coins copies cubes days decks dice duels flags flights games gems hearts hexes hits hours "
    "lessons minutes monsters packs pieces players points puzzles quests rolls rounds rows seats seconds "
    "shells spaces stars steps times torches tries turns"
)  # what is told by its number
ONE_OF_MANY = re.compile(rf"(?<!\band )(?<![\d.,:/+-])\b1 ({COUNTED.replace(' ', '|')})\b")
SLACK = 2  # px by which boxes may touch: rounding, and the soft edge of letters
SQUEEZED = 3  # px by which words may be smaller than the least of their style where their room is narrow


def _shared(a: pygame.Rect, b: pygame.Rect) -> bool:
    both = a.clip(b)
    return both.w > SLACK and both.h > SLACK


def _within(inner: pygame.Rect, outer: pygame.Rect) -> bool:
    return outer.inflate(2 * SLACK, 2 * SLACK).contains(inner)


def overlaps(marks: Sequence[Mark]) -> list[str]:
    """What lies on what it should not, in words: text on text, control on control, text across a control's edge.

    A control within another (a row in a list) and text within a control are as they should be.
    """
    found = []
    for i, one in enumerate(marks):
        for other in marks[i + 1 :]:
            if not _shared(one.rect, other.rect):
                continue
            kinds = {one.kind, other.kind}
            nested = any(_within(a.rect, b.rect) and b.kind == "control" for a, b in ((one, other), (other, one)))
            if kinds <= {"control", "text"} and not nested:
                found.append(f"{_named(one)} overlaps {_named(other)}")
    return found


def cut(
    marks: Iterable[Mark], window: pygame.Rect | None = None, least: int = 0, squeezed: int = SQUEEZED
) -> list[str]:
    """What was cut, reaches out of the window, or is written smaller than `least` px or than the least of its
    style by more than `squeezed`; in words."""
    found = []
    for mark in marks:
        if mark.cut:
            found.append(f"{_named(mark)} is cut")
        if window is not None and not _within(mark.rect, window):
            found.append(f"{_named(mark)} reaches out of the window")
        allowed = max(least, min(mark.wanted, mark.least) - squeezed)
        if mark.kind == "text" and 0 < mark.px < allowed:
            found.append(f"{_named(mark)} is only {mark.px} px high")
    return found


def plurals(marks: Iterable[Mark]) -> list[str]:
    """Where a single thing is spoken of as if there were more."""
    return [f"{_named(mark)} is one" for mark in marks if ONE_OF_MANY.search(mark.text)]


def misfits(
    app: Parlour, windows: Sequence[tuple[tuple[int, int], int]] = EVERY, squeezed: int = SQUEEZED
) -> list[str]:
    """What does not fit on a screen of boxes in 45 windows, or some of them: boxes under their minimum, overlaps, cut
    or tiny words, one of a thing in the plural."""
    app.step([], 16)  # what lies over others has come
    found, shown = [], type(app.scene)
    app.painter.record = True
    del app.scenes[:-1]  # what it may lie over is judged elsewhere, and would be drawn anew for every size
    for size, scale in windows:
        pygame.display.set_mode(size)
        app.settings.ui_scale = scale
        app.rescaled()
        app.step([], 16)
        scene = app.scene
        assert isinstance(scene, Flowing | Table) and app.painter.marks
        assert type(scene) is shown, f"{size} at {scale} %: what is seen has given way to another screen"
        wrong = [*map("{} is short".format, scene.short), *overlaps(app.painter.marks), *plurals(app.painter.marks)]
        wrong += cut(app.painter.marks, pygame.Rect((0, 0), size), 8, squeezed)
        found += [f"{size} at {scale} %: {one}" for one in wrong]
    return found


def _named(mark: Mark) -> str:
    return f"{mark.kind} {mark.text[:40]!r} at {tuple(mark.rect)}"


def heights(screen: str, control: str) -> dict[int, int]:
    """How high a control of a screen of the gallery is, in pixels, by the size of text in per cent."""
    found = {}
    for scale in (75, 100, 150):
        _, marks = picture(screen, (1280, 720), scale)
        found[scale] = next(mark.rect.h for mark in marks if mark.kind == "control" and mark.text == control)
    return found
