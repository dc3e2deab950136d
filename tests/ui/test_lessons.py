"""Lessons at their tables, done by real events: what is told is seen, and only what is asked for can be done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.assets import data
from game.engine.lesson import LessonRun, read_lesson
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.store import Folders, Settings
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import meets
from game.ui.parlour import Parlour
from game.ui.scenes.graduation import Graduation
from game.ui.scenes.lessons import Lessons
from game.ui.scenes.schooling import courses, is_done, left_at, open_lesson, players_of
from game.ui.table.lesson import Teacher
from game.ui.table.table import Table
from game.ui.window.focus import Control
from game.ui.window.scene import Pop, Push, Scene
from tests.ui.hands import AWAY, Point, button, click, point, press, unseen
from tests.ui.tabling import PICTURES

WINDOWS = (((1280, 720), 100), ((1280, 720), 150), ((1280, 720), 200), ((1080, 1600), 100))
FILES = [path for game in sorted(GAMES) for path in sorted(data(game, "lessons").glob("*.yaml"))]
ALL = [(path, *window) for path, window in product(FILES, WINDOWS)]
USUAL = [
    pytest.param(*one, marks=() if n % len(WINDOWS) == n // len(WINDOWS) % 3 else pytest.mark.soak)
    for n, one in enumerate(ALL)
]
BOOST = data("pack", "lessons", "second_boost.yaml")
FRAMES = 400  # of half a second, in which any news has been shown


def named(value: object) -> str:
    return value.stem if isinstance(value, Path) else str(value)


@contextmanager
def schoolroom(size: tuple[int, int] = (1280, 720), scale: int = 100, speed: int = 0) -> Iterator[Parlour]:
    app = Parlour(Folders(None, None, None), Settings(speed=speed, ui_scale=scale), home=Scene, size=size, patient=True)
    app.pictures = PICTURES
    app.open()
    try:
        yield app
    finally:
        app.close()


def begin(app: Parlour, path: Path) -> tuple[Table, LessonRun, Teacher]:
    game = path.parent.parent.name
    run = LessonRun(read_lesson(path, GAMES[game]), shipped_content(game))
    table = app.make("table", Sitting(None, run.match, players_of(run)), lesson=run)
    app.post(Push(table))
    app.step([], 16)
    settle(app, table)
    return table, run, table.frame.teacher


def settle(app: Parlour, table: Table) -> None:
    for _ in range(FRAMES):
        app.step([], 500)
        if app.scene is not table or table.view.still:
            break
    app.step([], 16)


def spot(app: Parlour, control: Control) -> Point:
    """A point of a control, in pixels, that lies in it."""
    x, y, w, h = control.rect
    grid = [(x + w * i / 12, y + h * j / 12) for i, j in sorted(product(range(1, 12), repeat=2), key=off_middle)]
    at = next(at for at in grid if control.covers(*at))
    k = app.scene.sheet(app.window.surface).u
    return at[0] * k, at[1] * k


def off_middle(at: tuple[int, int]) -> int:
    return abs(at[0] - 6) + abs(at[1] - 6)


def use(app: Parlour, control: Control) -> None:
    at = spot(app, control)
    point(app, at)
    button(app, at)


def asked_for(table: Table, run: LessonRun) -> Control:
    """What the step can be done with."""
    assert run.step is not None
    wanted = run.step.answer
    if wanted is None:
        return next(one for one in table.controls() if one.id == "lesson/next")
    ringed = table.frame.teacher.places()  # type: ignore[union-attr]
    found = [one for one in table.controls() if one.tags.get("key") == wanted]
    return next((one for one in found if any(common(one.rect, box) for box in ringed)), found[0])


def choose_die(app: Parlour, table: Table, run: LessonRun) -> None:
    """Take the die that a step speaks of into the hand first."""
    assert run.step is not None
    for die in [one for one in table.controls() if one.id in run.step.targets and one.id.startswith("die/")]:
        use(app, die)


def area(box: Area) -> float:
    return box[2] * box[3]


def common(a: Area, b: Area) -> float:
    w = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    h = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return max(0.0, w) * max(0.0, h)


@pytest.mark.parametrize(("path", "size", "scale"), USUAL, ids=named)
@pytest.mark.usefixtures("unpainted")
def test_a_lesson_is_done_by_what_it_points_at_and_by_nothing_else(
    path: Path, size: tuple[int, int], scale: int
) -> None:
    with schoolroom(size, scale) as app, unseen(app):
        table, run, teacher = begin(app, path)
        done = 0
        while (step := run.step) is not None:
            where = f"step {run.number + 1}"
            assert teacher.telling, where
            boxes = {name: teacher.place(name) for name in step.targets}
            seen = teacher.places()
            assert seen or not boxes, f"{where} points at what is not seen: {boxes}"
            assert all(boxes.values()) or scale > 100, f"{where} points at what is not seen: {boxes}"
            assert step.answer is not None or len(seen) <= len(step.targets), f"{where} rings what it does not name"
            for box in seen:
                assert common(box, teacher.page) < 0.25 * area(box), f"{where}: the coach covers its subject"
            choose_die(app, table, run)
            lit = asked_for(table, run)
            if step.answer is not None:
                assert not meets(lit.rect, teacher.page) or common(lit.rect, teacher.page) < 0.1 * area(lit.rect), where
                assert step.at is not None or any(common(lit.rect, box) for box in seen), where
            assert {one.tags["key"] for one in table.controls() if one.tags.get("key")} <= {step.answer}, where
            number = run.number
            use(app, lit)
            assert run.number == number + 1, f"{where} was not done by {lit.id}"
            settle(app, table)
            done += 1
        assert done == len(run.lesson.steps)
        assert isinstance(app.scene, Graduation)


PARTY = data("pontoon", "lessons", "first_party.yaml")


@pytest.mark.usefixtures("unpainted")
def test_a_click_on_anything_else_says_what_to_do_instead_and_lights_it_again() -> None:
    with schoolroom() as app:
        table, run, teacher = begin(app, PARTY)
        run.resume(3)
        table.catch_up()
        settle(app, table)
        assert run.step is not None and run.step.answer == "hit"
        stay = next(one for one in table.controls() if one.id == "choice/stay" or one.label.startswith("Stay"))
        for at in (spot(app, stay), (600, 70), (330, 600)):
            app.toasts.shown.clear()
            teacher.again = 0
            point(app, at)
            button(app, at)
            assert [toast.text for toast in app.toasts.shown if "Hit first" in toast.text], at
            assert teacher.again > 0 and run.number == 3 and not run.match.answers
        hint = [toast.text for toast in app.toasts.shown]
        assert hint


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.usefixtures("unpainted")
def test_enter_does_what_a_step_asks_for_whatever_the_mouse_has_pressed_before(game: str) -> None:
    path = next(path for path in FILES if path.parent.parent.name == game)
    with schoolroom() as app:
        table, run, teacher = begin(app, path)
        asked = set()
        for number in range(5):
            assert run.number == number and teacher.telling
            assert (step := run.step) is not None
            asked.add(step.answer is not None)
            passed = ("lesson", "bar", "prompt")
            other = next(one for one in table.controls() if one.zone not in passed and not one.tags.get("key"))
            use(app, other)
            point(app, AWAY)
            press(app, pygame.K_RETURN)
            app.step([], 16)
            if run.number == number and "die/" in str(step.targets):  # the die was taken in hand
                press(app, pygame.K_RETURN)
            settle(app, table)
        assert asked == {True, False}


@pytest.mark.usefixtures("unpainted")
def test_what_lies_under_the_coach_cannot_be_reached() -> None:
    with schoolroom() as app:
        table, run, teacher = begin(app, PARTY)
        x, y, w, h = teacher.page
        below = Control("below", (x + 20, y + h / 2, 40, 20), choose=lambda: None)
        beside = Control("beside", (x - 80, y, 40, 20), choose=lambda: None)
        assert teacher.held([below, beside]) == [beside]
        at = (x + 30, y + h / 2)
        assert teacher.covers(below) and not any(one.stop for one in table.controls() if one.covers(*at))
        point(app, at)
        button(app, at)
        assert run.number == 0 and not app.toasts.shown


@pytest.mark.usefixtures("unpainted")
def test_the_coach_stands_behind_the_page_at_the_side_that_covers_nothing_ringed() -> None:
    with schoolroom() as app:
        teacher = begin(app, PARTY)[2]
        x, y, w, _ = teacher.page
        right = teacher.coach_box(teacher.places())
        assert right is not None and x + w / 2 < right[0] < x + w and right[1] < y < right[1] + right[3]
        left = teacher.coach_box([right])
        assert left is not None and x < left[0] < x + w / 2
        assert teacher.coach_box([right, left]) is None


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 100), ((1280, 720), 150), ((1280, 720), 200), ((1024, 1280), 100)]
)
def test_a_battle_in_a_lesson_leaves_its_page_to_be_read_and_the_page_the_battle(
    size: tuple[int, int], scale: int
) -> None:
    path = next(path for path in FILES if path.stem == "third_palace")
    with schoolroom(size, scale) as app:
        table, _, _ = begin(app, path)
        tray, page = table.view.pane("tray"), table.view.area("page")
        assert tray is not None and page is not None
        x, y, w, h = table.view.area("tray") or page
        assert not meets((x, y, w, h), page) and tray.k > 0.24


@pytest.mark.usefixtures("unpainted")
def test_what_is_ringed_lies_on_the_page_that_is_turned_to() -> None:
    """Where letters are large the hoard lies on another page than the own party."""
    path = next(path for path in FILES if path.stem == "third_palace")
    with schoolroom(scale=150, speed=1) as app:
        table, run, teacher = begin(app, path)
        while run.step is not None and run.step.targets != ("seat/0", "hoard"):
            use(app, asked_for(table, run))
            settle(app, table)
        ringed = teacher.places()
        table.view.again()
        assert ringed == teacher.places() and len(ringed) == 1


@pytest.mark.usefixtures("unpainted")
def test_news_is_held_with_what_a_step_speaks_of_until_next() -> None:
    with schoolroom() as app:
        table, run, teacher = begin(app, PARTY)
        told = []
        while run.step is not None:
            if run.step.after:
                shown = [line for number, line in run.lines() if number < table.news.shown]
                told.append(run.step.after)
                assert run.step.after in shown[-1]
                assert table.news.held and table.question.offered is None
                for _ in range(20):
                    app.step([], 2000)
                assert run.step.after in [line for number, line in run.lines() if number < table.news.shown][-1]
            use(app, asked_for(table, run))
            settle(app, table)
        assert told == ["All have stayed", "Rival shows", "Powers:", "You wins"]


@pytest.mark.usefixtures("unpainted")
def test_words_wait_for_what_they_tell() -> None:
    with schoolroom(speed=3) as app:
        table, run, teacher = begin(app, PARTY)
        run.resume(6)
        table.catch_up()
        settle(app, table)
        before = teacher.said
        use(app, asked_for(table, run))
        assert run.number == 7 and not teacher.telling
        assert teacher.said == before and not table.view.taught
        s = Sheet(1280, (1280, 720), marks=[])
        teacher.draw(s)
        assert f"7 of {len(run.lesson.steps)}" in {mark.text.removeprefix("step ") for mark in s.marks or []}
        assert [one.id for one in table.controls() if one.zone == "lesson" and one.stop] == []
        settle(app, table)
        assert teacher.telling and "Battle" in teacher.said


@pytest.mark.usefixtures("unpainted")
def test_back_shows_the_table_as_it_was() -> None:
    with schoolroom() as app:
        table, run, _ = begin(app, PARTY)
        run.resume(8)
        table.catch_up()
        settle(app, table)
        for number in (7, 6):
            use(app, next(one for one in table.controls() if one.id == "lesson/back"))
            settle(app, table)
            assert run.number == number and table.news.shown == run.until
        assert table.question.offered is not None and asked_for(table, run).tags["key"] == "stay"


@pytest.mark.usefixtures("unpainted")
def test_a_lesson_is_remembered_at_its_step_and_ticked_at_its_end() -> None:
    with schoolroom() as app:
        course = next(course for course in courses(app) if Path(course.lesson.where.file).name == PARTY.name)
        app.post(open_lesson(app, course))
        app.step([], 16)
        table = app.scene
        assert isinstance(table, Table)
        for _ in range(4):
            run = table.eyes.lesson
            assert run is not None
            settle(app, table)
            use(app, asked_for(table, run))
        assert left_at(app, course) == 4 and not is_done(app, course)
        app.post(open_lesson(app, course))
        app.step([], 16)
        assert isinstance(app.scene, Table) and (again := app.scene.eyes.lesson) is not None
        assert again.number == 4
        while again.step is not None:
            again.answer(again.step.answer) if again.step.answer else again.next()
        assert is_done(app, course) and left_at(app, course) == 0


def at_the_end(app: Parlour, path: Path = PARTY) -> Table:
    table, run, _ = begin(app, path)
    run.resume(99)
    run.next()
    table.catch_up()
    settle(app, table)
    assert isinstance(app.scene, Graduation)
    return table


@pytest.mark.usefixtures("unpainted")
def test_after_the_end_of_a_lesson_its_game_is_free() -> None:
    with schoolroom() as app:
        table = at_the_end(app)
        press(app, pygame.K_ESCAPE)
        app.step([], 16)
        assert app.scene is table and not table.eyes.learning
        app.step([], 16)
        assert table.computers.about == len(table.match.answers), "the rival thinks by itself now"


@pytest.mark.usefixtures("unpainted")
def test_the_end_of_a_lesson_leads_to_a_game_against_easy() -> None:
    with schoolroom() as app:
        at_the_end(app)
        click(app, next(one for one in app.scene.controls() if one.id == "play"))
        app.step([], 16)
        table = app.scene
        assert isinstance(table, Table) and table.eyes.lesson is None
        assert [(player.is_person, player.level) for player in table.sitting.players] == [(True, ""), (False, "easy")]


@pytest.mark.usefixtures("unpainted")
def test_who_is_new_to_a_game_begins_its_lesson_with_one_press_and_later_finds_all_of_them() -> None:
    with schoolroom() as app:
        app.post(Push(app.make("new game", "dragon")))
        app.step([], 16)
        assert next(one for one in app.scene.controls() if one.id == "lesson").label == "Play the lesson"
        click(app, next(one for one in app.scene.controls() if one.id == "lesson"))
        app.step([], 16)
        table = app.scene
        assert isinstance(table, Table) and table.eyes.lesson is not None
        assert Path(table.eyes.lesson.lesson.where.file).name == "first_journey.yaml"
        app.settings.lessons["dragon/first_journey"] = [0, 1]
        app.post(Pop())
        app.step([], 16)
        app.scene.resized()
        assert next(one for one in app.scene.controls() if one.id == "lesson").label == "All lessons"
        click(app, next(one for one in app.scene.controls() if one.id == "lesson"))
        app.step([], 16)
        assert isinstance(app.scene, Lessons)


@pytest.mark.usefixtures("unpainted")
def test_nobody_else_sits_down_while_a_lesson_is_told_and_it_says_that_it_is_kept() -> None:
    with schoolroom() as app:
        table, _, _ = begin(app, PARTY)
        app.post(Push(app.make("pause", table)))
        app.step([], 16)
        seats = [one for one in app.scene.controls() if one.id.startswith("seat/")]
        assert len(seats) == 2 and not any(one.enabled for one in seats) and all(one.why_not for one in seats)
        assert app.scene.kept_words() == "You can go on later at the step you have come to."


@pytest.mark.usefixtures("unpainted")
def test_a_lesson_that_ends_with_its_game_leads_back_to_the_lessons_and_to_no_result() -> None:
    with schoolroom() as app:
        at_the_end(app, BOOST)
        press(app, pygame.K_ESCAPE)
        for _ in range(5):
            app.step([], 500)
        assert isinstance(app.scene, Lessons)


def painted(app: Parlour, table: Table) -> bytes:
    """The table alone, as it is now."""
    surface = pygame.Surface((1280, 720))
    app.painter.paint(surface, table)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("path", FILES, ids=named)
def test_behind_the_end_of_a_lesson_all_lies_where_it_belongs_without_its_page(path: Path) -> None:
    with schoolroom() as app:
        table, run, _ = begin(app, path)
        run.resume(99)
        table.catch_up()
        settle(app, table)
        if (step := run.step) is not None:
            use(app, asked_for(table, run))
            settle(app, table)
        assert step is not None and isinstance(app.scene, Graduation)
        app.sounds.focused = False  # what moves by itself stands still
        seen = painted(app, table)
        table.lay_out()
        assert seen == painted(app, table)


@pytest.mark.usefixtures("unpainted")
def test_a_table_whose_lesson_is_done_is_for_trying_things_out_and_leads_back_to_the_lessons() -> None:
    with schoolroom() as app:
        table = at_the_end(app)
        press(app, pygame.K_ESCAPE)
        app.step([], 16)
        assert table.view.area("page") is None, "nothing is kept free for what is told"
        app.post(Push(app.make("pause", table)))
        app.step([], 16)
        found = {one.id: one for one in app.scene.controls()}
        seats = [one for id, one in found.items() if id.startswith("seat/")]
        assert len(seats) == 2 and not any(one.enabled for one in seats)
        assert not found["give_up"].enabled and found["give_up"].why_not == "A lesson is left, not given up."
        assert found["shelf"].label == "Back to the lessons"
        assert app.scene.kept_words() == "The lesson is done: this table is for trying things out."
        use(app, found["shelf"])
        app.step([], 16)
        assert isinstance(app.scene, Lessons)
