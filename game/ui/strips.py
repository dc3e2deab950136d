"""strips: what happened last on a table as six moments in one picture, so that its staging can be looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.ai.minds import MINDS
from game.engine.match import Match
from game.store import Settings
from game.ui.gallery import opened
from game.ui.games.midst import Midst
from game.ui.games.samples import Shot
from game.ui.house.house import House
from game.ui.table.table import Table

MOMENTS, ACROSS, SIZE, GAP = 6, 3, 0.5, 4  # of a strip: how many, in a row, how large (of the window), pixels apart
FRAME_MS, LONGEST, MOST = 1000 / 60, 3600, 96  # frames that are gone through at most, and that are kept meanwhile


def film(
    name: str, size: tuple[int, int], scale: int, shot: Shot, settings: Settings, answers: int, ahead: int = 0
) -> pygame.Surface:
    """Six moments of what the last so many answers brought on the table of a screen, after so many more `ahead` that a
    quick computer gives; of one that stands in the midst of something, that. KeyError: there is no such screen.
    ValueError: it is no table, or nothing moved there."""
    settings.auto_throw, settings.results = True, "never"  # nothing waits for anybody
    with opened(name, size, scale, shot, settings) as app:
        table = app.scene
        if not isinstance(table, Table):
            raise ValueError("no table lies there")
        app.step([], 200)
        for _ in range(ahead):
            if table.match.decision is not None:
                table.match.answer(quick(table.match))
        return strip(app, table, answers)


def quick(match: Match) -> str:
    """The key of the choice that first comes to a computer's mind."""
    assert match.decision is not None
    option = MINDS[match.game.name].policy(match.state)
    return (option or match.decision.options[0]).key


def strip(app: House, table: Table, answers: int) -> pygame.Surface:
    """What the last so many answers brought, from its first frame to its last, evenly apart. ValueError: nothing
    moved."""
    since = table.match.marks[max(0, len(table.match.answers) - answers)] if table.match.answers else 0
    if isinstance(table, Midst):
        since, table.stands = table.since, False
    w, h = (round(SIZE * side) for side in app.window.surface.get_size())
    kept, every = list[pygame.Surface](), 1
    for number in played(app, table, since):
        if number % every == 0:
            kept.append(pygame.transform.smoothscale(app.window.surface, (w, h)))
        if len(kept) > MOST:
            kept, every = kept[::2], 2 * every
    if len(kept) < MOMENTS:
        raise ValueError("nothing moved there")
    paper = pygame.Surface((ACROSS * (w + GAP) - GAP, MOMENTS // ACROSS * (h + GAP) - GAP))
    for moment in range(MOMENTS):
        row, column = divmod(moment, ACROSS)
        small = kept[round(moment * (len(kept) - 1) / (MOMENTS - 1))]
        paper.blit(small, (column * (w + GAP), row * (h + GAP)))
    return paper


def played(app: House, table: Table, since: int) -> Iterator[int]:
    """Show what has happened since so many events: the number of each frame while it is seen."""
    table.question.withdraw()
    table.pausing.go_on()
    table.show_from(since)
    table.frame.passed.put_away()
    table.focus.at = table.focus.over = None
    number = 0
    while number < LONGEST and app.step([], FRAME_MS) and not table.news.still and app.scene is table:
        yield number
        number += 1
