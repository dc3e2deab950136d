"""Values, choices, scrolled areas and dialogs, with real events; and no look overlaps or cuts its words."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.draw.paint import Mark, Sheet
from game.ui.house.app import App
from game.ui.house.dialog import Answer, Dialog, Menu
from game.ui.house.fault import FaultScene
from game.ui.widgets.plates import prompt
from game.ui.window.scene import Push
from tests.ui import layout
from tests.ui.bare import click, opened, settings
from tests.ui.furnished import FurnishedRoom
from tests.ui.hands import press


@pytest.fixture
def app() -> Iterator[App]:
    with opened(FurnishedRoom) as made:
        yield made


def test_dropdown_opens_over_everything_and_takes_the_row(app: App) -> None:
    click(app, 100, 180)
    assert app.scene.drop.open
    click(app, 100, 160 + 44 + 4 + 38 * 2 + 10)
    assert app.scene.n == 2 and not app.scene.drop.open


def test_dropdown_closes_by_escape_without_leaving_the_screen(app: App) -> None:
    click(app, 100, 180)
    press(app, pygame.K_ESCAPE)
    assert not app.scene.drop.open and app.running and app.scene.n == 1


def test_dropdown_is_worked_by_keys(app: App) -> None:
    app.scene.focus.at = "drop"
    press(app, pygame.K_RETURN)
    press(app, pygame.K_UP)
    press(app, pygame.K_RETURN)
    assert app.scene.n == 0


def test_segments_follow_arrows_and_clicks(app: App) -> None:
    app.scene.focus.at = "seg"
    press(app, pygame.K_RIGHT)
    assert app.scene.n == 2
    click(app, 400, 440)
    assert app.scene.n == 0


def test_controls_in_a_scrolled_area_are_shown_when_reached_and_clicked_where_seen(app: App) -> None:
    app.scene.focus.at = "t0"
    for _ in range(7):
        press(app, pygame.K_DOWN)
    assert app.scene.focus.at == "t7" and app.scene.area.top > 0
    control = next(c for c in app.scene.controls() if c.id == "t7")
    x, y, w, h = control.rect
    assert 420 <= y and y + h <= 620
    click(app, x + 20, y + 10)
    assert app.scene.on is False


def test_hidden_part_of_an_area_catches_no_clicks(app: App) -> None:
    click(app, 40 + 220, 420 + 10 + 60 * 4 + 10)
    assert app.scene.on is True


def test_dialog_gives_its_answer_to_the_screen_below(app: App) -> None:
    told = []
    app.scene.resume = told.append
    app.post(Push(Dialog("Leave?", "The game is kept.", (Answer("Leave"), Answer("Stay")))))
    app.step([], 16)
    press(app, pygame.K_RIGHT)
    press(app, pygame.K_RETURN)
    assert told == ["Stay"]


def test_menu_reaches_every_answer_and_escape_goes_back(app: App) -> None:
    done = []
    app.post(
        Push(Menu("Pause", [Answer(word, lambda word=word: done.append(word)) for word in ("Resume", "Save", "Shelf")]))
    )
    app.step([], 16)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_DOWN)
    press(app, pygame.K_RETURN)
    assert done == ["Shelf"] and isinstance(app.scene, FurnishedRoom)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440), (900, 1300)])
@pytest.mark.parametrize("scale", [75, 100])  # a room of fixed places: screens are boxes
def test_nothing_overlaps_or_is_cut_at_any_size(size: tuple[int, int], scale: int) -> None:
    with opened(FurnishedRoom, size, settings(ui_scale=scale)) as app:
        app.painter.record = True
        app.snapshot()
        assert len(app.painter.marks) > 25
        assert layout.overlaps(app.painter.marks) == []
        assert layout.cut(app.painter.marks, app.window.surface.get_rect()) == []


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_dialogs_and_faults_fit_at_any_size_of_text(scale: int) -> None:
    with opened(FurnishedRoom, kept=settings(ui_scale=scale)) as app:
        app.painter.record = True
        long = "A question that takes a good many words to ask, for what is given up cannot be taken back. " * 2
        answers = Answer("Give it up"), Answer("Play on"), Answer("Ask me later")
        for scene in (
            Dialog("Give this game up?", long, answers),
            Menu("Pause", [Answer(f"Answer number {i}") for i in range(8)]),
            FaultScene(ValueError("something long " * 12), None),
        ):
            app.post(Push(scene))
            app.step([], 16)
            app.snapshot()
            assert layout.overlaps(app.painter.marks) == []
            assert layout.cut(app.painter.marks, app.window.surface.get_rect()) == []


def test_layout_check_finds_overlaps_and_cuts() -> None:
    one, other = Mark("text", pygame.Rect(0, 0, 100, 20), "one"), Mark("text", pygame.Rect(90, 5, 100, 20), "two")
    button = Mark("control", pygame.Rect(50, 0, 20, 10), "b")
    assert len(layout.overlaps([one, other])) == 1
    assert len(layout.overlaps([one, button])) == 1
    assert layout.overlaps([one, Mark("control", pygame.Rect(-5, -5, 120, 40), "around")]) == []
    assert len(layout.cut([one._replace(cut=True)])) == 1
    assert len(layout.cut([one], pygame.Rect(0, 0, 50, 50))) == 1
    assert len(layout.cut([one._replace(px=8)], least=9)) == 1
    assert layout.cut([one], pygame.Rect(0, 0, 200, 50), least=9) == []


@pytest.mark.parametrize("room", [1.05, 1.1, 1.2, 1.3, 1.6])
def test_a_question_is_hardly_squeezed_where_its_plate_has_the_height_for_two_lines(room: float) -> None:
    marks: list[Mark] = []
    sheet = Sheet(800, (800, 60), marks=marks)
    words = "wo"
    while sheet.wide(words, "lead") < room * (800 - 32):
        words += " rds" if len(words) % 3 else "or"
    prompt(sheet, (0, 4, 800, 42), words)
    assert min(mark.px for mark in marks if mark.kind == "text") >= 16
