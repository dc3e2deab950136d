"""A games night by real events: set up by clicks, played table by table, and kept as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pygame
import pytest

from game.modes.day.diary import told_day
from game.modes.night import Nights
from game.ui.draw.cache import Cache
from game.ui.draw.paint import Sheet
from game.ui.gallery import opened
from game.ui.parlour import Parlour
from game.ui.scenes import nightly
from game.ui.scenes.night import NightScene
from game.ui.scenes.nightly import titles
from game.ui.table.table import Table
from game.ui.window.scene import Pop, Push
from tests.ui.layout import picture
from tests.ui.moding import control, give_up, home, press, shown
from tests.ui.tabling import settle
from tests.ui.test_scenes_kept import words


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Parlour]:
    with home(tmp_path) as made:
        yield made


def test_guests_and_games_are_chosen_and_the_night_begins(app: Parlour) -> None:
    scene = shown(app, "night")
    press(app, "more")
    press(app, "longer")
    assert len(scene.guests) == 5 and len(scene.games) == 4
    press(app, "fewer")
    press(app, "less")
    press(app, "onward")
    night = Nights(app.folders).night
    assert night is not None and len(night.guests) == 4 and night.games == ("pontoon", "kingdom", "dragon")
    assert night.short and scene.kept.night == night


def test_several_tables_are_told_of_only_where_there_will_be_some(app: Parlour) -> None:
    scene = shown(app, "night")
    assert len(scene.guests) == 4 and not any("several tables" in said for said in words(app))
    scene.games[1] = "pack"
    scene.set_out()
    assert any("several tables" in said for said in words(app)), "two play it"


def test_the_house_rules_that_make_a_game_shorter_are_told_before_it(app: Parlour) -> None:
    shown(app, "night")
    press(app, "onward")
    assert "Head start: Two stars (short)." in words(app)


def test_two_of_one_name_are_told_before_the_night_begins(app: Parlour) -> None:
    scene = shown(app, "night")
    scene.guests[1] = scene.guests[1]._replace(name=scene.guests[0].name)
    scene.set_out()
    onward = control(app, "onward")
    assert onward.why_not == "Everybody needs a name of their own."


def test_each_game_is_played_from_the_night_and_leads_back_to_it(app: Parlour, tmp_path: Path) -> None:
    scene = shown(app, "night")
    for _ in range(2):
        press(app, "fewer")
    scene.games[:] = ["pontoon", "pack", "pontoon"]
    press(app, "onward")
    for n in range(3):
        press(app, "onward")
        table = app.scene
        assert isinstance(table, Table) and table.sitting is not None
        assert table.sitting.purpose.endswith(f"/{n}/0") and table.sitting.people == [0, 1]
        give_up(table.sitting, 1)
        app.post(Push(app.make("result", table.sitting)))
        settle(app)
        press(app, "onward")
        assert isinstance(app.scene, NightScene)
        scene = app.scene
    assert scene.kept.next() is None
    assert scene.looked == {*scene.kept.ended()} and len(scene.looked) == 3
    total = [line.total for line in scene.kept.lines()]
    assert sum(total) == 3 * (5 + 3)
    winner = scene.kept.night.guests[scene.kept.lines()[0].guest].name
    day = f"Monster Parlour, {told_day(date.today())}, 3 games, 2 people"
    assert titles(scene.kept) == (f"{winner} has won the night", day)
    press(app, "picture")
    (kept,) = (tmp_path / "pictures").glob("night-*.png")
    assert pygame.image.load(kept).get_size() == (1280, 720)
    press(app, "onward")
    assert scene.kept.night is None and Nights(app.folders).over == 1


def test_what_cannot_be_changed_of_a_night_says_why_and_standings_wait_for_the_first_game(app: Parlour) -> None:
    shown(app, "night")
    for more in ("more", "more", "less"):
        press(app, more)
    assert [one.why_not for one in (control(app, "more"), control(app, "less"))] == [
        "No more than 6 can come.",
        "A night has at least 3 games.",
    ]
    press(app, "onward")
    said = words(app)
    assert "Before the first game" in said and "Standings after 0 games" not in said


def test_a_night_that_is_left_in_its_first_game_does_not_say_that_it_is_still_to_come(app: Parlour) -> None:
    scene = shown(app, "night")
    press(app, "onward")
    press(app, "onward")
    app.post(Pop())
    app.step([], 16)
    assert app.scene is scene and control(app, "onward").label == "Go on"
    said = words(app)
    assert "During the first game" in said and "Before the first game" not in said


def test_no_more_places_bring_points_than_sit_at_the_table(app: Parlour) -> None:
    shown(app, "night")
    for _ in range(2):
        press(app, "fewer")
    press(app, "onward")
    assert "Places bring 5 and 3 points." in words(app)


def test_in_a_small_window_who_plays_next_is_seen_beside_the_picture() -> None:
    marks = picture("night", scale=200)[1]
    foot = next(mark.rect.top for mark in marks if mark.kind == "control" and mark.text == "onward")
    seen = {mark.text for mark in marks if mark.kind == "text" and mark.rect.bottom < foot}
    assert {"Dragon Attack!", "Tansy, Ben, Orla, Ada; Tansy sits first.", "Places bring 5, 3, 2 and 1 points."} <= seen


def test_each_game_of_the_programme_that_was_won_shows_by_whom(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[float, str]] = []

    def noted(s: Sheet, pictures: Cache, crest: str, x: float, y: float, r: float) -> None:
        shown.append((r, crest))

    monkeypatch.setattr(nightly, "seat_medal", noted)
    with opened("night") as app:
        app.step([], 200)
        kept = app.scene.kept
        won = [kept.night.guests[one].crest for n in range(3) for one in kept.winners_of(n)]
    assert won and [crest for r, crest in shown if r == nightly.CROWN][: len(won)] == won
