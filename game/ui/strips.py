"""strips: what happened last on a table as six moments in one picture, so that its staging can be looked at."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.store import Settings
from game.ui.gallery import opened
from game.ui.games.samples import Shot
from game.ui.house.house import House
from game.ui.table.table import Table

MOMENTS, ACROSS, SIZE, GAP = 6, 3, 0.5, 4  # of a strip: how many, in a row, how large (of the window), pixels apart
FRAME_MS, LONGEST = 1000 / 60, 3600  # frames that are gone through at most


def film(name: str, size: tuple[int, int], scale: int, shot: Shot, settings: Settings, answers: int) -> pygame.Surface:
    """Six moments of what the last so many answers brought on the table of a screen. KeyError: there is no such screen.
    ValueError: it is no table, or nothing moved there."""
    settings.auto_throw, settings.results = True, "never"  # nothing waits for anybody
    with opened(name, size, scale, shot, settings) as app:
        table = app.scene
        if not isinstance(table, Table):
            raise ValueError("no table lies there")
        app.step([], 200)
        return strip(app, table, answers)


def strip(app: House, table: Table, answers: int) -> pygame.Surface:
    """What the last so many answers brought, from its first frame to its last, evenly apart. ValueError: nothing
    moved."""
    since = table.match.marks[max(0, len(table.match.answers) - answers)] if table.match.answers else 0
    frames = played(app, table, since, lambda number: None)
    if frames < MOMENTS:
        raise ValueError("nothing moved there")
    wanted = [round(moment * (frames - 1) / (MOMENTS - 1)) for moment in range(MOMENTS)]
    w, h = (round(SIZE * side) for side in app.window.surface.get_size())
    paper = pygame.Surface((ACROSS * (w + GAP) - GAP, MOMENTS // ACROSS * (h + GAP) - GAP))

    def keep(number: int) -> None:
        if number in wanted:
            row, column = divmod(wanted.index(number), ACROSS)
            small = pygame.transform.smoothscale(app.window.surface, (w, h))
            paper.blit(small, (column * (w + GAP), row * (h + GAP)))

    played(app, table, since, keep)
    return paper


def played(app: House, table: Table, since: int, look: Callable[[int], None]) -> int:
    """Show what has happened since so many events, and look at each frame by its number. Comes back with how many."""
    table.question.withdraw()
    table.pausing.go_on()
    table.show_from(since)
    number = 0
    while number < LONGEST and app.step([], FRAME_MS) and not table.news.still:
        look(number)
        number += 1
    return number
