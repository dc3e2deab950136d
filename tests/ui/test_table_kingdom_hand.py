"""The own hand of Dungeon & Kingdom: whole and within the window; and words that keep off the border of the cloth."""

from __future__ import annotations

import pytest

from game.ui.games.kingdom.boxes import BORDER
from tests.sure import every
from tests.ui.layout import picture

SMALL, TALL = 75, (1080, 1600)


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), SMALL), ((1920, 1080), SMALL), (TALL, 100), (TALL, 150)])
def test_a_hand_that_is_too_large_is_seen_whole_to_choose_from(size: tuple[int, int], scale: int) -> None:
    """Ten cards: a strip would be less than half as wide as the last one."""
    lit = [mark.rect for mark in picture("kingdom_discard", size, scale)[1] if mark.kind == "choice"]
    assert len(lit) == 10 and max(rect.bottom for rect in lit) <= size[1]
    assert min(rect.w for rect in lit) >= max(rect.w for rect in lit) - 2


@pytest.mark.parametrize("sample", ["kingdom_resolve", "kingdom_fight", "kingdom_pay", "kingdom_discard"])
@pytest.mark.parametrize("scale", [SMALL, 100])
def test_after_a_cut_no_words_lie_on_the_border_of_the_cloth(sample: str, scale: int) -> None:
    surface, marks = picture(sample, scale=scale)
    free = surface.get_height() - BORDER * scale / 100
    assert every(mark.rect.bottom <= free for mark in marks if mark.kind == "text")
