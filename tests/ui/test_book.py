"""The puzzle book on the screen: a chapter is opened, its next puzzle solved, and the find of the day as well."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from game.ai.puzzling import PuzzleRun
from game.modes.book import chapters, every_entry, find_of
from game.store import Folders
from game.ui.parlour import Parlour
from game.ui.scenes.book import Book
from game.ui.scenes.bookwares import PuzzlePlate
from game.ui.table.table import Table
from game.ui.window.scene import Pop, Push
from tests.ui.hands import click

TODAY = date(2026, 11, 27)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Parlour]:
    made = Parlour(Folders(tmp_path, None, None), size=(1280, 720))
    made.settings.speed = 0
    made.open()
    made.step([], 16)
    yield made
    made.close()


def opened(app: Parlour) -> Book:
    page = Book(app, TODAY)
    app.post(Push(page))
    app.step([], 16)
    return page


def chosen(app: Parlour, id: str) -> None:
    click(app, next(control for control in app.scene.controls() if control.id == id))
    app.step([], 16)


def said(page: Book) -> str:
    return " ".join(str(vars(one).get("text", "")) for one in page.widgets)


@pytest.mark.usefixtures("unpainted")
def test_the_next_open_puzzle_of_a_chapter_is_solved_at_a_table_and_gets_its_stars(app: Parlour) -> None:
    page = opened(app)
    number = next(n for n, chapter in enumerate(chapters()) if chapter.game == "pack")
    chosen(app, f"chapter/{number}")
    first, second = list(chapters().values())[number][:2]
    assert f"Go on: {first.file.title}" in said(page) and "0 of 36" in said(page)
    chosen(app, "go")
    table = app.scene
    assert isinstance(table, Table) and isinstance(run := table.eyes.lesson, PuzzleRun)
    assert run.file is first.file
    for key in first.file.answers:
        run.answer(key)
    while app.scene is not page:
        app.post(Pop())
        app.step([], 16)
    assert page.at == number
    assert "3 of 36" in said(page) and f"Go on: {second.file.title}" in said(page)
    assert app.settings.lessons[first.key] == [0, 1]


@pytest.mark.usefixtures("unpainted")
def test_the_find_of_the_day_and_any_puzzle_can_be_opened(app: Parlour) -> None:
    opened(app)
    find = find_of(TODAY)
    assert find is not None
    for id, file in (("find", find.file), (f"puzzle/{every_entry()[4].key}", every_entry()[4].file)):
        chosen(app, id)
        table = app.scene
        assert isinstance(table, Table) and isinstance(run := table.eyes.lesson, PuzzleRun) and run.file is file
        app.post(Pop())
        app.step([], 16)


@pytest.mark.usefixtures("unpainted")
def test_the_book_opens_at_a_chapter_that_is_not_done_and_a_done_one_can_be_played_again(app: Parlour) -> None:
    done = next(iter(chapters().values()))
    app.settings.lessons = {entry.key: [2, 1] for entry in done}
    page = opened(app)
    assert page.at == 1
    chosen(app, "chapter/0")
    assert f"Once more: {done[0].file.title}" in said(page) and f"{len(done)} of {3 * len(done)}" in said(page)


@pytest.mark.usefixtures("unpainted")
def test_a_chapter_goes_from_easy_to_hard_and_a_tab_leaves_the_puzzles_of_one_grade(app: Parlour) -> None:
    page = opened(app)
    inside = list(chapters().values())[page.at]
    assert [entry.file.grade for entry in inside] == sorted(entry.file.grade for entry in inside)
    tabs = next(control for control in page.controls() if control.id == "grade")
    assert tabs.steer is not None
    for grade in (1, 2, 3):
        tabs.steer(1, 0)
        app.step([], 16)
        own = [entry for entry in inside if entry.file.grade == grade]
        shown = [one for one in page.widgets if isinstance(one, PuzzlePlate)]
        assert [one.entry for one in shown] == own
        assert [one.number for one in shown] == [inside.index(entry) + 1 for entry in own], "numbers stay"
        assert f"Go on: {own[0].file.title}" in said(page)
    chosen(app, "chapter/1")
    assert page.grade == 0
