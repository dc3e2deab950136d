"""The first picture of the window: what the last start left, as long as it shows what the shelf would show."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.company import Player
from game.rules import GAMES
from game.sitting import Sitting
from game.store import Folders, Ledger
from game.ui.draw.cache import Cache
from game.ui.games import cover_of
from game.ui.parlour import Parlour
from game.ui.scenes.boxes import SIDE, cover
from tests.sure import every


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Folders:
    """A home in which the window has been open before."""
    home = tmp_path_factory.mktemp("home")
    made = Folders(home, home / "cache", None)
    shown = Parlour(made, size=(1024, 640))
    shown.open()
    shown.step([], 16)
    shown.pictures.settle()
    shown.step([], 16)
    shown.close()
    return made


def opened(folders: Folders) -> Parlour:
    app = Parlour(folders, size=(1024, 640))
    app.open()
    return app


def pixels(app: Parlour) -> bytes:
    return pygame.image.tobytes(app.window.surface, "RGB")


def test_the_first_frame_is_drawn_without_a_single_part_and_equals_the_drawn_one(folders: Folders) -> None:
    app = opened(folders)
    app.pictures.get = lambda *words, **more: pytest.fail("a part was drawn")  # type: ignore[method-assign]
    assert app.step([], 16)
    first = pixels(app)
    del app.pictures.get
    app.step([], 16)
    app.pictures.settle()
    drawn = [app.pictures.get]
    app.pictures.get = lambda *words, **more: drawn.append(drawn[0]) or drawn[0](*words, **more)  # type: ignore
    assert app.step([], 16) and len(drawn) > 1
    assert pixels(app) == first
    assert not app.step([], 16)
    app.close()


def test_a_shelf_that_would_look_otherwise_is_drawn_anew(folders: Folders, tmp_path: Path) -> None:
    other = Folders(tmp_path, folders.cache, None)
    people = [Player("Ada", "person", "", "flame"), Player("Bo", "person", "", "leaf")]
    before = opened(folders)
    before.step([], 16)
    rest = pixels(before)
    before.close()
    Sitting.new(other, "pontoon", people, 1, {})
    app = opened(other)
    app.step([], 16)
    assert pixels(app) != rest
    app.close()


def test_a_shelf_on_which_something_has_gathered_is_drawn_anew(folders: Folders, tmp_path: Path) -> None:
    other = Folders(tmp_path, folders.cache, None)
    Ledger(other, "gathered").write({"won": [["id", "pontoon", "Name", "Line.", "", "star"]]})
    shown = []
    for home in (folders, other):
        app = opened(home)
        app.step([], 16)
        shown.append(pixels(app))
        app.close()
    assert shown[0] != shown[1]


def test_what_is_pointed_at_shows_in_the_first_frame_too(folders: Folders) -> None:
    app = opened(folders)
    control = next(control for control in app.controls() if control.id == "box/pontoon")
    x, y, w, h = control.rect
    spot = app.sheet(app.window.surface).px(x + w / 2, y + h / 2)
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))], 16)
    pointed = pixels(app)
    app.close()
    app = opened(folders)
    app.step([], 16)
    assert pixels(app) != pointed
    app.close()


def test_the_boxes_say_what_the_games_say_though_no_game_is_loaded_for_them() -> None:
    for name, game in every(GAMES.items()):
        least, most = game.seats
        seats = f"{least}\u2013{most}" if most > least else f"{most}"
        assert game.title.startswith(cover_of(name).title)
        assert (cover_of(name).minutes, cover_of(name).seats) == (game.minutes, seats)


def test_a_box_whose_scene_is_not_drawn_yet_shows_its_sign_in_the_place_of_it() -> None:
    box = cover_of("kingdom")
    drafts = [cover(Cache(), box._replace(sign=sign), 186 + SIDE) for sign in ("crown", "flame", "wave")]
    whole = [pygame.image.tobytes(draft, "RGBA") for draft in drafts]
    scene = [pygame.image.tobytes(draft.subsurface((20, SIDE + 95, 146, 120)), "RGBA") for draft in drafts]
    assert len(set(scene)) == len(set(whole)) == 3
