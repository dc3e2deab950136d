"""How the shelf and the settings use the room of a window."""

from __future__ import annotations

import pytest

from game.ui.gallery import opened
from game.ui.scenes.settings import NUMBERS, SettingsScene
from game.ui.scenes.shelf import Shelf
from game.ui.widgets.controls import Words
from game.ui.widgets.flowing import ScrollArea

RING = 9  # units that the ring of the focus reaches round what it is about

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize(
    ("size", "boards"), [((1280, 720), [5]), ((2560, 800), [5]), ((1080, 1600), [3, 2])], ids=["plain", "wide", "tall"]
)
def test_all_boxes_are_of_one_size_and_stand_on_their_boards(
    size: tuple[int, int], scale: int, boards: list[int]
) -> None:
    with opened("shelf", size, scale) as app:
        app.step([], 16)
        scene = app.scene
        assert isinstance(scene, Shelf)
        boxes = [place for name in scene.laid.at if name.startswith("box/") and (place := scene.area(name))]
        tops = [place[1] for name in scene.laid.at if name.startswith("board/") and (place := scene.area(name))]
        feet = [y + h for _, y, _, h in boxes]
        assert len(tops) == len(boards)
        assert [sum(abs(foot - top) < 1 for foot in feet) for top in tops] == boards
        heights = [h for *_, h in boxes]
        assert max(heights) - min(heights) < 2


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1080, 1600), 100)])
def test_pointing_at_another_box_moves_nothing_on_the_shelf(size: tuple[int, int], scale: int) -> None:
    with opened("shelf_running", size, scale) as app:
        app.step([], 16)
        scene = app.scene
        assert isinstance(scene, Shelf)
        before = {name: place for name, place in scene.laid.at.items() if not name.startswith("#")}
        for box in scene.on_shelf[1:]:
            scene.focus.device, scene.focus.at = "keys", f"box/{box.name}"
            app.step([], 16)
            assert scene.shown_box is box
            assert {name: scene.laid.at[name] for name in before} == before


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1600)])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_no_ring_round_what_is_on_the_shelf_touches_what_lies_below(size: tuple[int, int], scale: int) -> None:
    with opened("shelf_running", size, scale) as app:
        app.step([], 16)
        shelf = {one.id: one.rect for one in app.scene.controls()}
        upper = [shelf[id] for id in ("continue", "play")]
        lower = [shelf[id] for id in ("games", "quit")]
        assert min(y for _, y, _, _ in lower) - max(y + h for _, y, _, h in upper) >= RING


def test_another_page_of_the_settings_opens_at_its_top() -> None:
    with opened("settings_keys", scale=200) as app:
        app.step([], 16)
        scene = app.scene
        assert isinstance(scene, SettingsScene)

        def area() -> ScrollArea:
            return next(one for one in scene.widgets if isinstance(one, ScrollArea))

        assert area().scroll(-9) and area().top > 0
        scene.set_out()
        assert area().top > 0  # the same page stays where it was
        scene._open("kept")
        assert area().top == 0


def test_what_number_keys_do_is_told_where_keys_are_listed() -> None:
    with opened("settings_keys") as app:
        scene = app.scene
        assert isinstance(scene, SettingsScene)
        page = next(one for one in scene.widgets if isinstance(one, ScrollArea))
        assert any(isinstance(one, Words) and one.text == NUMBERS for one in page.children)


def test_the_size_of_text_that_was_chosen_is_still_seen_in_the_new_size() -> None:
    with opened("settings") as app:
        app.step([], 16)
        scene, low = app.scene, app.window.surface.get_height()
        assert isinstance(scene, SettingsScene)
        scene.focus.at = "ui_scale"
        for app.settings.ui_scale in (150, 200, 100):
            app.rescaled()
            app.step([], 16)
            _, y, _, h = next(one for one in scene.controls() if one.id == "ui_scale").rect
            assert 0 < y and (y + h) * scene.style.scale <= low


def test_ways_whose_names_do_not_say_it_tell_what_lies_behind_them() -> None:
    with opened("shelf") as app:
        app.step([], 16)
        tips = {one.id: one.tip for one in app.scene.controls()}
        assert "Circle" in tips["evenings"] and "wait" in tips["games"] and "Decks" in tips["workshop"]
        assert not tips["quit"]
