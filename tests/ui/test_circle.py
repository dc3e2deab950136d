"""The Circle by real events: walk in, play an evening, come back to what it brought, and see what is closed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.lesson import LessonRun
from game.modes.circle import WON, Circle, Row
from game.ui.gallery import opened
from game.ui.parlour import Parlour
from game.ui.scenes.circle import CircleScene
from game.ui.table.table import Table
from game.ui.window.scene import Push
from tests.sure import every
from tests.ui.hands import press as key
from tests.ui.layout import picture
from tests.ui.moding import control, home, left_and_gone_on_with, press, result_of, shown, sitting_of
from tests.ui.tabling import settle
from tests.ui.test_scenes_kept import words


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Parlour]:
    with home(tmp_path) as made:
        yield made


def test_one_walks_in_plays_an_evening_and_comes_back_to_what_it_brought(app: Parlour) -> None:
    scene = shown(app, "circle")
    assert not scene.kept.under_way and scene.room_of(scene.rival).why
    press(app, "onward")
    assert scene.kept.under_way and scene.rival.id == "dawdle"
    assert scene._said(scene.room_of(scene.rival)) == scene.rival.greet
    press(app, "onward")
    sitting = sitting_of(app)
    assert sitting.purpose == f"circle/{scene.kept.seed}/dawdle/0"
    assert [one.name for one in sitting.players][1] == "Dawdle"
    assert scene.rival.beaten in result_of(app, sitting).why
    press(app, "onward")
    back = app.scene
    assert isinstance(back, CircleScene) and back.rival.id == "dawdle"
    assert back.kept.row(back.rival) == Row(1, 0, None)
    assert back._said(back.room_of(back.rival)) == back.rival.beaten


def test_the_header_counts_the_cups_that_are_won(app: Parlour) -> None:
    scene = shown(app, "circle")
    press(app, "onward")
    assert "0 of 12" in words(app)
    assert "BEST OF THREE" in words(app)
    scene.kept.played["dawdle"] = [WON, WON]
    scene.set_out()
    assert "1 of 12" in words(app)


def test_an_evening_that_was_begun_is_gone_on_with(app: Parlour) -> None:
    first, screen, shown_now = left_and_gone_on_with(app, "circle")
    assert screen.kept.begun(screen.rival) == first.name == shown_now.name


def test_a_dark_room_says_what_would_light_it_and_opens_when_it_does(app: Parlour) -> None:
    scene = shown(app, "circle")
    press(app, "onward")
    press(app, "room/manyeyes")
    assert scene.rival.id == "manyeyes" and "Beat 3 more" in scene.room_of(scene.rival).why
    assert not control(app, "onward").enabled and "Beat 3 more" in control(app, "onward").why_not
    kept = Circle(app.folders)
    for id in ("dawdle", "hoku", "puddlewink"):
        kept.played[id] = [WON, WON]
    kept.keep()
    scene = shown(app, "circle")
    press(app, "room/manyeyes")
    assert control(app, "onward").enabled
    assert "You: Ember Assault" in [rule for _, rule in scene._rules(scene.kept.evening(scene.rival))]


def test_every_rival_has_a_page_that_tells_what_is_played(app: Parlour) -> None:
    scene = shown(app, "circle")
    press(app, "onward")
    for rival in every(scene.kept.rivals):
        press(app, f"room/{rival.id}")
        assert scene.rival == rival
        for number in every(range(rival.rows)):
            assert all("none" not in text for _, text in scene._rules(rival.evening(number)))


def test_from_whoever_is_beaten_one_is_led_on_to_the_next_and_may_play_again(app: Parlour) -> None:
    scene = shown(app, "circle")
    press(app, "onward")
    scene.kept.played["dawdle"] = [WON]
    scene.kept.keep()
    press(app, "room/dawdle")
    assert "again" not in {one.id for one in app.controls()}, "one evening is no cup"
    press(app, "onward")
    result = result_of(app, sitting_of(app))
    assert "The gold cup is yours." in result.why
    press(app, "onward")
    scene = app.scene
    assert scene.rival.id == "dawdle" and "BEATEN: GOLD CUP" in words(app)
    assert control(app, "onward").label == "On to Sniffle"
    press(app, "onward")
    assert scene.rival.id == "sniffle" and control(app, "onward").label == "Play “three at the table”"
    press(app, "room/dawdle")
    press(app, "again")
    assert sitting_of(app).purpose == f"circle/{scene.kept.seed}/dawdle/2"


def test_enter_on_a_room_opens_its_page_and_once_more_leads_to_the_way_on(app: Parlour) -> None:
    scene = shown(app, "circle")
    press(app, "onward")
    scene.focus.device, scene.focus.at = "keys", "room/hoku"
    key(app, pygame.K_RETURN)
    assert scene.rival.id == "hoku" and scene.focus.at == "room/hoku"
    key(app, pygame.K_RETURN)
    assert app.scene is scene and scene.focus.at == "onward"
    key(app, pygame.K_RETURN)
    settle(app)
    assert "hoku" in sitting_of(app).purpose


def test_in_a_small_window_what_the_next_rival_plays_and_says_is_seen_beside_the_picture() -> None:
    marks = picture("circle", scale=200)[1]
    foot = next(mark.rect.top for mark in marks if mark.kind == "control" and mark.text == "onward")
    seen = [mark.text for mark in marks if mark.kind == "text" and mark.rect.bottom < foot]
    assert "Manyeyes" in seen and "The Monster Pack, Normal, thrifty" in seen
    assert any(text.startswith("\u201cI saw it coming.") for text in seen)


def test_whoever_has_not_played_a_game_yet_is_offered_its_lesson_first(app: Parlour) -> None:
    scene = shown(app, "circle")
    press(app, "onward")
    assert scene.rival.game == "pontoon"
    press(app, "lesson")
    table = app.scene
    assert isinstance(table, Table) and table.frame.teacher and table.sitting.game.name == "pontoon"
    app.post(Push(app.make("pause", table)))
    app.step([], 16)
    assert control(app, "shelf").label == "Leave the lesson"
    press(app, "shelf")
    assert app.scene is scene and scene.rival.id == "dawdle", "back where the game waits"
    app.settings.lessons["pontoon/first_party"] = [0, 1]
    scene.look_anew()
    assert not [one for one in scene.controls() if one.id == "lesson"]


def test_the_end_of_a_lesson_leads_to_the_rival_who_waits_and_not_to_another_game(app: Parlour) -> None:
    scene = shown(app, "circle")
    press(app, "onward")
    press(app, "lesson")
    table = app.scene
    assert isinstance(table, Table) and isinstance(run := table.eyes.lesson, LessonRun)
    run.resume(99)
    run.next()
    table.catch_up()
    settle(app)
    assert control(app, "play").label == "On to your game"
    assert "You know enough: go on to your game now." in words(app)
    press(app, "play")
    assert (
        app.scene is scene
        and scene.rival.id == "dawdle"
        and not [one for one in scene.controls() if one.id == "lesson"]
    )


def test_how_strong_a_rival_plays_on_later_evenings_is_told_where_that_is_another_strength(app: Parlour) -> None:
    scene = shown(app, "circle")
    press(app, "onward")
    told = " ".join(words(app))
    assert "Monster Pontoon 21, Easy, careful" in told and "stay, Hard" in told and "time, Normal" in told
    scene.kept.played["dawdle"] = [WON]
    scene.set_out()
    told = " ".join(words(app))
    assert "Monster Pontoon 21, Hard, careful" in told and "stay, Hard" not in told and "time, Normal" in told


def test_with_larger_text_the_room_of_a_rival_is_shown_as_large_as_its_page_allows() -> None:
    with opened("circle_beaten", scale=150) as app:
        app.step([], 16)
        scene = app.scene
        assert isinstance(scene, CircleScene)
        portrait = scene.area("portrait")
        assert portrait is not None and portrait[2] >= 0.25 * scene.room[0]
