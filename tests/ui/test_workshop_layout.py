"""The workshop at every size: what is pressed grows with it, and what has no room is scrolled to."""

from __future__ import annotations

import pygame
import pytest

from game.ui.draw.shapes import meets
from game.ui.gallery import opened
from tests.sure import every
from tests.ui.layout import heights


@pytest.mark.parametrize(
    ("name", "control", "most"),
    [
        ("workshop_deck", "hand", 1.4),
        ("workshop_deck", "stars/2", 1.4),
        ("workshop_maker", "save", 1.25),
        ("workshop_maker", "part/eyes", 1.25),
        ("workshop_boosters", "open", 1.25),
        ("workshop_card", "add", 1.2),
        ("workshop_decks", "open", 1.06),
        ("workshop_faults", "close", 1.25),
        ("workshop_completing", "take/0", 1.06),
        ("workshop_menagerie", "change", 1.13),
        ("workshop_trading", "take", 1.13),
        ("workshop_hand", "again", 1.07),
    ],
)
@pytest.mark.usefixtures("unpainted")
def test_a_room_grows_and_shrinks_as_a_whole_with_the_size_that_is_set(name: str, control: str, most: float) -> None:
    high = heights(name, control)
    assert high[150] >= most * high[100] - 2
    assert high[75] <= 0.75 * high[100] + 2


@pytest.mark.usefixtures("unpainted")
def test_what_has_no_room_in_the_monster_maker_is_scrolled_to_by_the_focus() -> None:
    with opened("workshop_maker", scale=200) as app:
        app.step([], 16)
        area = next(widget for widget in app.scene.widgets if widget.id == "parts")
        for id, below in (("part/motif", True), ("part/body", False)):
            app.scene.focus.land(next(control for control in app.controls() if control.id == id))
            assert bool(area.top > 0) == below  # type: ignore[attr-defined]
            _, y, _, h = next(control.rect for control in app.controls() if control.id == id)
            assert area.box[1] <= y and y + h <= area.box[1] + area.box[3]


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
@pytest.mark.usefixtures("unpainted")
def test_the_signs_that_there_are_more_parts_lie_on_nothing_else_in_the_monster_maker(scale: int) -> None:
    with opened("workshop_maker", scale=scale) as app:
        app.step([], 16)
        app.painter.record, unit = True, 1280 / app.scene.room[0]
        for way in range(3):
            app.step([], 16)
            found = [control for control in app.scene.controls() if control.id.startswith("part/")]
            signs = [control for control in found if not control.stop]
            words = [mark.rect for mark in app.painter.marks if mark.kind == "text"]
            for sign in every(signs):
                others = [control.rect for control in found if control.id != sign.id]
                assert not any(meets(sign.rect, other) for other in others)
                assert pygame.Rect(*(unit * side for side in sign.rect)).collidelist(words) < 0
            for sign in signs[way % 2 :: 2]:
                sign.choose()
