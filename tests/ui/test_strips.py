"""A film strip shows six moments of what happened, from its first frame to its last, and of nothing else."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.store import Settings
from game.ui.gallery import opened
from game.ui.games.dragon.fights import judged
from game.ui.games.midst import Midst
from game.ui.games.samples import SAMPLE
from game.ui.strips import ACROSS, GAP, MOMENTS, film

SIZE = 640, 360


def moments(screen: str, answers: int = 1, ahead: int = 0) -> list[bytes]:
    """The six pictures of a strip."""
    paper = film(screen, SIZE, 100, SAMPLE, Settings(), answers, ahead)
    w, h = (paper.get_width() + GAP) // ACROSS, (paper.get_height() + GAP) // (MOMENTS // ACROSS)
    boxes = [(n % ACROSS * w, n // ACROSS * h, w - GAP, h - GAP) for n in range(MOMENTS)]
    return [pygame.image.tobytes(paper.subsurface(box), "RGB") for box in boxes]


@pytest.mark.parametrize(("screen", "ahead"), [("dragon_battle", 0), ("montoons_push", 1)])
def test_something_else_is_seen_in_every_moment_of_a_strip(screen: str, ahead: int) -> None:
    found = moments(screen, ahead=ahead)
    assert all(any(one) for one in found), "not black"
    assert all(one != other for one, other in pairwise(found))


def test_a_table_without_news_makes_no_strip() -> None:
    with pytest.raises(ValueError, match="nothing moved"):
        moments("montoons_draft", ahead=0)


@pytest.mark.parametrize("screen", ["dragon_battle", "pack_clash"])
def test_a_table_in_the_midst_of_something_stands_still_until_it_goes_on(screen: str) -> None:
    with opened(screen, SIZE) as app:
        table = app.scene
        assert isinstance(table, Midst)
        app.step([], 16)
        shown = table.news.shown
        for _ in range(20):
            app.step([], 200)
        assert table.since < shown == table.news.shown and table.seen(table.top)
        table.stands = False
        for _ in range(40):
            app.step([], 200)
        assert table.news.shown > shown


def test_a_battle_is_seen_once_its_verdict_stands() -> None:
    with opened("dragon_battle", SIZE) as app:
        app.step([], 16)
        assert judged(app.scene.top)  # type: ignore[attr-defined]
