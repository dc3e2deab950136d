"""Every room of the workshop in all its states: nothing overlaps or is cut, at any size of window and text.

Two sizes that differ in both window and text run always; all others belong to a soak run: `pytest -m soak tests/ui`.
"""

from __future__ import annotations

import pygame
import pytest

from game.ui.gallery import opened, picture
from game.ui.scenes.workshop.samples import SAMPLES
from tests.ui.layout import cut, heights, overlaps

ALWAYS = (((1280, 720), 150), ((1920, 1080), 100))
SOAK = (
    *[((1024, 640), scale) for scale in (100, 150)],
    *[((1280, 720), scale) for scale in (75, 100, 200)],
    ((1920, 1080), 150),
    *[((2560, 1440), scale) for scale in (100, 150)],
    ((3840, 2160), 100),
)


@pytest.mark.parametrize(("size", "scale"), [*ALWAYS, *[pytest.param(*one, marks=pytest.mark.soak) for one in SOAK]])
@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.usefixtures("unpainted")
def test_nothing_overlaps_or_is_cut(name: str, size: tuple[int, int], scale: int) -> None:
    _, marks = picture(name, size, scale)
    assert marks
    assert overlaps(marks) + cut(marks, pygame.Rect((0, 0), size), least=7) == []


@pytest.mark.parametrize(
    ("name", "control", "most"),
    [
        ("workshop_deck", "hand", 1.4),
        ("workshop_deck", "stars/2", 1.4),
        ("workshop_maker", "save", 1.25),
        ("workshop_maker", "part/eyes", 1.25),
        ("workshop_boosters", "decks", 1.25),
        ("workshop_card", "add", 1.2),
        ("workshop_decks", "open", 1.06),
        ("workshop_faults", "close", 1.25),
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
    with opened("workshop_maker", scale=150) as app:
        app.step([], 16)
        area = next(widget for widget in app.scene.widgets if widget.id == "parts")
        for id, below in (("name", True), ("part/body", False)):
            app.scene.focus.land(next(control for control in app.controls() if control.id == id))
            assert bool(area.top > 0) == below  # type: ignore[attr-defined]
            _, y, _, h = next(control.rect for control in app.controls() if control.id == id)
            assert area.box[1] <= y and y + h <= area.box[1] + area.box[3]
