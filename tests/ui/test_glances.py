"""Small pictures of tables in lists: they come one after the other, are kept on the disk, and show nobody's secrets."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.company import Player
from game.store import Folders
from game.ui.draw.disk import as_file
from game.ui.draw.paint import Sheet
from game.ui.parlour import Parlour
from game.ui.scenes.glances import Glances, Laid
from game.ui.scenes.lessons import Lessons
from game.ui.scenes.saves import Saves
from tests.sure import every
from tests.ui.visiting import played, show, start

WIDE = 200
ALONE = [Player("Ada", "person", "", "flame"), Player("Vex", "computer", "easy", "wave")]
BOTH = [Player("Ada", "person", "", "flame"), Player("Bo", "person", "", "leaf")]


def finish(glances: Glances) -> int:
    """Let all that is wanted come; how many pictures that were."""
    came = 0
    while glances._wanted:
        glances.app.pictures.settle()
        came += glances.go_on()
    return came


def pixels(picture: pygame.Surface | None) -> bytes:
    assert picture
    return as_file(picture, "x.png")


def test_the_list_of_games_opens_without_any_table_and_then_shows_that_of_each(
    app: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [played(app, n, n) for n in (3, 5, 8)]
    scene = Saves(app)
    made, make = list[str](), app.make

    def noted(what: str, *about: object, **more: object) -> object:
        made.append(what)
        return make(what, *about, **more)

    monkeypatch.setattr(app, "make", noted)
    scene.app = app
    scene.enter()
    assert made == [], "nothing is laid when it opens"
    show(app, scene)
    assert made == [], "nor in its first frames"
    while not made:
        app.step([], 50)
    app.step([], 50)
    assert made == ["table"], "but one after the other once nothing else happens"
    finish(scene.glances)
    assert made == ["table"] * len(games)
    app.dirty = True
    app.step([], 16)
    assert not scene.glances._wanted


def test_a_picture_comes_in_bits_none_of_which_lays_more_than_one_table(app: Parlour) -> None:
    glances, sitting = Glances(app), played(app, 6)
    for key in every(("one", "two")):
        assert glances.get(key, lambda: Laid(sitting.match, sitting.players), WIDE) is None
    assert glances.go_on() is False
    assert len(glances._wanted) == 2, "the first is laid, and not drawn yet"
    app.pictures.settle()
    assert glances.go_on() is False and app.pictures.awaited, "what is on it is still to come"
    assert finish(glances) == 2


def test_what_was_drawn_once_is_read_from_the_disk_by_the_next_window(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "home", tmp_path / "cache", None)
    app = start(folders)
    sitting = played(app, 6)
    glances = Glances(app)
    glances.get("drawn once", lambda: Laid(sitting.match, sitting.players), WIDE)
    finish(glances)
    first = pixels(glances.get("drawn once", lambda: None, WIDE))
    assert app.pictures.wait(60)
    app.close()
    app = start(folders)
    again = Glances(app)

    def never() -> Laid | None:
        raise AssertionError("it is laid again")

    assert again.get("drawn once", never, WIDE) is None and again.go_on() is True
    assert pixels(again.get("drawn once", never, WIDE)) == first
    app.close()


@pytest.mark.parametrize(("players", "viewer"), [(ALONE, 0), (BOTH, None)])
def test_a_hand_is_seen_by_whoever_sits_there_alone_and_covered_where_others_sit_there_too(
    app: Parlour, players: list[Player], viewer: int | None
) -> None:
    table = Glances(app)._table(Laid(played(app, 2, players=players).match, players))
    assert table.eyes.viewer == viewer == table.news.viewer


def test_it_leaves_the_window_at_its_own_size(app: Parlour) -> None:
    app.settings.ui_scale = 150
    glances, sitting = Glances(app), played(app, 6)
    glances.get("one", lambda: Laid(sitting.match, sitting.players), WIDE)
    finish(glances)
    assert app.settings.ui_scale == 150


def test_what_cannot_be_looked_at_has_an_empty_picture_and_is_not_tried_again(app: Parlour) -> None:
    glances, tried = Glances(app), list[int]()
    for _ in range(3):
        glances.get("none", lambda: tried.append(1), WIDE)
        finish(glances)
    assert len(tried) == 1


def test_every_lesson_and_example_shows_the_table_that_it_leads_to(app: Parlour) -> None:
    scene = Lessons(app)
    show(app, scene)
    for chosen in every((*list(scene.lessons)[:2], *list(scene.examples)[:2])):
        scene.chosen = chosen
        key, lay = scene._seen()
        laid = lay()
        assert key.startswith(chosen) and laid and len(laid.players) == laid.match.seats


def test_until_its_picture_has_come_a_table_says_that_it_is_being_laid_where_words_have_room(
    app: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr(Sheet, "say", lambda self, text, *more, **named: said.append(text) or 0.0)
    glances, sheet = Glances(app), app.sheet(pygame.Surface((1280, 720)))
    glances.draw("one", lambda: None, sheet, (0, 0, 120, 68))
    assert not said
    glances.draw("one", lambda: None, sheet, (0, 0, 480, 270))
    assert said == ["Laying the table"]
