"""Every table in all its states: nothing overlaps or is cut, at any size of window and text.

Two sizes that differ in both window and text run always; all others belong to a soak run: `pytest -m soak tests/ui`.
"""

from __future__ import annotations

import pygame
import pytest

from game.ui.gallery import opened, picture
from game.ui.games.dragon.samples import SAMPLES as DRAGON
from game.ui.games.kingdom.samples import SAMPLES as KINGDOM
from game.ui.games.montoons.samples import SAMPLES as MONTOONS
from game.ui.games.pack.samples import SAMPLES as PACK
from game.ui.games.pontoon.samples import SAMPLES as PONTOON
from tests.ui.layout import EVERY, cut, misfits, overlaps

ALWAYS = (((1280, 720), 150), ((1920, 1080), 100))
SOAK = (
    *[((1024, 640), scale) for scale in (100, 150)],
    *[((1280, 720), scale) for scale in (75, 100, 200)],
    ((1920, 1080), 150),
    *[((2560, 1440), scale) for scale in (100, 150)],
)


FLOWING = (*PONTOON, *MONTOONS, *PACK, *DRAGON)  # samples of tables that are declared as boxes
STILL = [name for name in (*PONTOON, *DRAGON, *KINGDOM, *PACK, *MONTOONS) if name not in FLOWING]


@pytest.mark.parametrize("part", [0, *[pytest.param(i, marks=pytest.mark.soak) for i in range(1, 5)]])
@pytest.mark.parametrize("name", FLOWING)
@pytest.mark.usefixtures("unpainted")
def test_a_table_fits_every_window(name: str, part: int) -> None:
    """Nine of the 45 windows for each state, all of them in five parts."""
    first = FLOWING.index(name) + part
    with opened(name) as app:
        app.step([], 16)
        assert misfits(app, EVERY[first % 5 :: 5]) == []


@pytest.mark.parametrize(("size", "scale"), [*ALWAYS, *[pytest.param(*one, marks=pytest.mark.soak) for one in SOAK]])
@pytest.mark.parametrize("name", STILL)
@pytest.mark.usefixtures("unpainted")
def test_nothing_overlaps_or_is_cut(name: str, size: tuple[int, int], scale: int) -> None:
    _, marks = picture(name, size, scale)
    assert marks
    assert overlaps(marks) + cut(marks, pygame.Rect((0, 0), size), least=7) == []
