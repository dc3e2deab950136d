"""Every screen of the gallery: nothing overlaps or is cut, every control can be reached, every word can be read."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.draw.paint import Mark
from game.ui.gallery import SCREENS, opened
from game.ui.games.dragon.samples import SAMPLES as DRAGON_SAMPLES
from game.ui.games.kingdom.samples import SAMPLES as KINGDOM_SAMPLES
from game.ui.games.montoons.samples import SAMPLES as MONTOONS_SAMPLES
from game.ui.games.pack.samples import SAMPLES as PACK_SAMPLES
from game.ui.games.pontoon.samples import SAMPLES as PONTOON_SAMPLES
from game.ui.house.fault import FaultScene
from game.ui.scenes.glances import WINDOW
from game.ui.scenes.mode_samples import SAMPLES as MODES
from game.ui.scenes.new_game import NewGame
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.workshop.samples import SAMPLES as WORKSHOP
from game.ui.window.display import FEWEST, unit
from game.ui.window.scene import Pop, Push
from tests.ui.layout import EVERY, heights, misfits, plurals

TABLES = {*PONTOON_SAMPLES, *DRAGON_SAMPLES, *KINGDOM_SAMPLES, *PACK_SAMPLES, *MONTOONS_SAMPLES}
HOUSE = [name for name in SCREENS if name not in {*TABLES, *WORKSHOP}]  # these have layout tests of their own


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures are drawn once for all these tests."""
    return tmp_path_factory.mktemp("pictures")


AFTER = ("curtain", "result", "dragon_defeat", "dragon_victory", "kingdom_result", "montoons_result", "pack_result")
OVER = ("review", "compare", "pontoon_menu", "dragon_menu", "recap", "pack_recap")  # what lies over tables
SETTINGS = [name for name in SCREENS if name.startswith("settings")]
DESKS = (
    *(
        "saves",
        "saves_empty",
        "saves_many",
        "saves_thrown",
        "saves_friend",
        "records",
        "records_empty",
        "lessons",
        "lesson_done",
        "puzzle_done",
        "evenings",
        "day",
        "day_new",
        "book",
        "book_new",
    ),
    *(
        "packs",
        "packs_fault",
        "packs_empty",
        "rulebook",
        "rulebook_found",
        "rulebook_cards",
        "rulebook_card",
        "letters",
    ),
)
FLOWING = (
    "new_game",
    "new_game_assists",
    "new_game_computer",
    "new_game_decks",
    "new_game_maps",
    "new_game_seed",
    "new_game_temper",
    "shelf",
    "shelf_running",
    *MODES,
    "fault",
    *SETTINGS,
    *DESKS,
    *AFTER,
    *OVER,
    *WORKSHOP,
)  # screens of boxes


@pytest.mark.parametrize("name", FLOWING)
@pytest.mark.usefixtures("unpainted")
def test_a_screen_of_boxes_fits_two_windows(name: str) -> None:
    """Each screen's are others than the one's before, and at another size of text."""
    with opened(name) as app:
        assert misfits(app, EVERY[FLOWING.index(name) % 22 :: 22]) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", FLOWING)
@pytest.mark.usefixtures("unpainted")
def test_a_screen_of_boxes_fits_every_window_at_every_size(name: str) -> None:
    with opened(name) as app:
        assert misfits(app) == []


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        *(("1 choices", True), ("2 rounds, 1 choices", True), ("1 choice", False), ("21 choices", False)),
        *(("Places bring 5, 3, 2 and 1 points.", False), ("Table 1 is free.", False)),
    ],
)
def test_words_that_tell_one_of_a_thing_in_the_plural_do_not_fit_any_screen(words: str, wrong: bool) -> None:
    assert bool(plurals([Mark("text", pygame.Rect(0, 0, 9, 9), words)])) == wrong


def test_every_screen_of_the_house_is_one_of_boxes() -> None:
    assert set(HOUSE) <= set(FLOWING)


@pytest.mark.parametrize("page", range(5))
@pytest.mark.parametrize("game", ["pack", "dragon"])  # decks and many rules; six seats
@pytest.mark.usefixtures("unpainted")
def test_new_game_fits_every_window_on_each_page_of_each_game(game: str, page: int) -> None:
    with opened("new_game") as app:
        scene = NewGame(app, game)
        scene.page = page
        app.post(Push(scene))
        app.step([], 16)
        assert misfits(app, EVERY[page::7]) == []


@pytest.mark.parametrize("shown", range(5))
@pytest.mark.usefixtures("unpainted")
def test_the_shelf_fits_every_window_whatever_box_is_pointed_at(shown: int) -> None:
    with opened("shelf_running") as app:
        scene = app.scene
        assert isinstance(scene, Shelf)
        scene.shown_box = scene.on_shelf[shown]
        scene.set_out()
        assert misfits(app, EVERY[shown::7]) == []


@pytest.mark.parametrize("count", [1, 6, 7])
@pytest.mark.usefixtures("unpainted")
def test_a_shelf_of_few_or_of_many_boxes_fits_every_window(count: int) -> None:
    with opened("shelf") as app:
        scene = app.scene
        assert isinstance(scene, Shelf)
        scene.on_shelf = [scene.on_shelf[0]._replace(name=f"box {i}") for i in range(count)]
        scene.shown_box = scene.on_shelf[0]
        scene.resume(None)
        assert misfits(app) == []


@pytest.mark.usefixtures("unpainted")
def test_a_fault_of_many_words_and_a_report_in_a_long_place_fit_every_window() -> None:
    with opened("fault") as app:
        app.post(Push(FaultScene(ValueError("something long " * 12 + "a" * 90), Path("/home/" + "a" * 120))))
        app.step([], 16)
        assert misfits(app) == []


@pytest.mark.usefixtures("unpainted")
def test_a_long_place_of_the_data_fits_every_window() -> None:
    with opened("settings_kept") as app:
        app.folders = app.folders._replace(root=Path("/home/" + "a" * 200))
        assert misfits(app) == []


@pytest.mark.parametrize(
    ("name", "control", "least"),
    [
        ("saves", "go", 1.5),
        ("lessons", "begin", 1.5),
        ("records", "game", 1.4),
        ("packs", "on", 1.5),
        ("settings_play", "reduced_motion", 1.5),
        ("settings_display", "ui_scale", 1.5),
        ("fault", "home", 1.5),
        ("new_game", "start", 1.3),
        ("result", "shelf", 1.2),
        ("curtain", "ready", 1.15),
        ("pontoon_menu", "resume", 1.3),
    ],
)
@pytest.mark.usefixtures("unpainted")
def test_controls_grow_and_shrink_with_the_size_that_is_set(name: str, control: str, least: float) -> None:
    high = heights(name, control)
    assert high[150] >= least * high[100] - 2
    assert high[75] <= high[100]


def test_a_page_that_has_grown_too_high_scrolls_by_wheel_and_arrows(cache: Path) -> None:
    with opened("saves", scale=200, cache=cache) as app:
        app.step([], 16)
        app.step([], 16)
        area = next(widget for widget in app.scene.widgets if widget.id.startswith("page/"))
        page = next(control for control in app.controls() if control.id == f"{area.id}/ground")
        assert area.full > area.box[3]  # type: ignore[attr-defined]
        app.scene.focus.land(page)
        for _ in range(20):
            app.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="")], 16)
        assert area.top == area.full - area.box[3]  # type: ignore[attr-defined]
        assert app.scene.focus.at != page.id  # at the end the arrow goes on


def test_another_size_lays_the_screens_below_anew_too(cache: Path) -> None:
    with opened("saves", cache=cache) as app:
        app.step([], 16)
        app.post(Push(SettingsScene(app, "display")))
        app.step([], 16)
        app.scene.focus.at = "ui_scale"
        for _ in range(3):
            app.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")], 16)
        assert app.settings.ui_scale == 150
        app.post(Pop())
        app.step([], 16)
        assert app.scene.room[0] < 1280
        assert all(w.box[0] + w.box[2] <= app.scene.room[0] for w in app.scene.widgets)


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if at % 2 == 0 else pytest.mark.soak) for at, name in enumerate([*HOUSE, *WORKSHOP])],
)
@pytest.mark.usefixtures("unpainted")
def test_the_tab_key_reaches_every_control_and_comes_round(name: str) -> None:
    with opened(name) as app:
        app.step([], 16)
        wanted = [control.id for control in app.controls() if control.stop]
        assert len(wanted) == len(set(wanted))
        reached = []
        for _ in range(len(wanted) + 1):
            app.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t")], 16)
            reached.append(app.scene.focus.at)
        assert set(reached) == set(wanted)
        assert reached[0] == reached[-1]


@pytest.mark.parametrize(("scale", "part"), [(100, 0.7), (150, 0.9), (200, 0.9)])
@pytest.mark.usefixtures("unpainted")
def test_in_a_tall_window_the_table_of_a_new_game_fills_its_width(scale: int, part: float) -> None:
    with opened("new_game", (1080, 1600), scale) as app:
        app.step([], 16)
        table = app.scene.area("table")
        assert table is not None and table[2] >= part * app.scene.room[0]


@pytest.mark.parametrize("name", ["saves", "packs", "records"])
@pytest.mark.usefixtures("unpainted")
def test_in_a_tall_window_a_short_list_leaves_the_room_to_its_page(name: str) -> None:
    with opened(name, (1080, 1600)) as app:
        app.step([], 16)
        listed = app.scene.area("list")
        assert listed is not None and listed[3] <= 0.25 * app.scene.room[1]


@pytest.mark.usefixtures("unpainted")
def test_in_a_tall_window_a_rival_of_the_circle_is_seen_beside_what_it_says() -> None:
    with opened("circle", (1080, 1600)) as app:
        app.step([], 16)
        portrait = app.scene.area("portrait")
        assert portrait is not None and portrait[3] >= 100


@pytest.mark.parametrize("name", ["saves", "lessons"])
@pytest.mark.usefixtures("unpainted")
def test_in_a_very_wide_window_the_picture_of_a_table_stands_large_beside_its_words(name: str) -> None:
    with opened(name, (2560, 800)) as app:
        app.step([], 16)
        glance = app.scene.area("glance")
        assert glance is not None and glance[2] >= 0.35 * app.scene.room[0]


def test_a_unit_has_the_pixels_that_words_need_but_in_the_picture_of_a_table_in_a_list() -> None:
    assert unit((1024, 640), 75) == FEWEST and unit(WINDOW, 100) < FEWEST
