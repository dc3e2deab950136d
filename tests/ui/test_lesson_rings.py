"""What a lesson rings: who stands on a space, and what lies side by side as one thing; and the way out of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from game.assets import data
from game.engine.events import Changed
from game.engine.lesson import LessonRun
from game.ui.house.notes import words
from game.ui.parlour import Parlour
from game.ui.scenes.lessons import Lessons
from game.ui.scenes.schooling import courses, open_lesson, open_puzzle, puzzles_of
from game.ui.table.lesson import Teacher
from game.ui.table.spotlight import AIR, LINE, joined
from game.ui.table.table import Table
from game.ui.window.scene import Push
from tests.ui.hands import middle, named, point, press
from tests.ui.layout import picture
from tests.ui.test_lessons import begin, schoolroom, settle, use

FIRST = "Welcome", "*What wins"  # of what the pages of lessons and of a puzzle say


@contextmanager
def at_step(game: str, lesson: str, step: int, scale: int = 100) -> Iterator[tuple[Parlour, Table, LessonRun, Teacher]]:
    """A lesson that is taken up at one of its steps."""
    with schoolroom(scale=scale) as app:
        table, run, teacher = begin(app, data(game, "lessons", f"{lesson}.yaml"))
        run.resume(step)
        table.catch_up()
        settle(app, table)
        yield app, table, run, teacher


@pytest.mark.parametrize(
    ("game", "lesson", "step", "space", "wider"),
    [
        ("dragon", "first_journey", 0, "hex/6,6", False),
        ("dragon", "first_journey", 6, "hex/0,0", True),
        ("dragon", "third_palace", 0, "hex/5,8", True),
        ("montoons", "first_wave", 0, "hex/3,7", False),
    ],
)
def test_a_ring_goes_round_all_of_who_stands_on_a_space(
    game: str, lesson: str, step: int, space: str, wider: bool
) -> None:
    with at_step(game, lesson, step) as (app, table, run, teacher):
        assert run.step is not None and space in run.step.targets
        ringed, bare = teacher.place(space), table.view.where(space)
        assert ringed and bare
        assert ringed[1] < bare[1] - 8 and ringed[1] + ringed[3] >= bare[1] + bare[3], "the head is cut off"
        assert not wider or ringed[2] > bare[2] + 20, "the wings are cut off"


def test_an_empty_space_is_ringed_alone() -> None:
    with schoolroom() as app:
        table, _, teacher = begin(app, data("dragon", "lessons", "first_journey.yaml"))
        assert teacher.place("hex/3,7") == table.view.where("hex/3,7")


def test_what_lies_side_by_side_has_one_ring_and_what_only_touches_by_a_corner_two() -> None:
    boxes = [(x, y, 24.0, 24.0) for y in (0.0, 20.0) for x in (0.0, 20.0)]
    assert joined(boxes) == [(0.0, 0.0, 44.0, 44.0)]
    corner = [(0.0, 0.0, 40.0, 40.0), (35.0, 35.0, 40.0, 40.0)]
    assert joined(corner) == corner
    apart = [(0.0, 0.0, 40.0, 40.0), (60.0, 0.0, 40.0, 40.0)]
    assert joined(apart) == apart


@pytest.mark.parametrize(
    ("game", "lesson", "step", "button"),
    [("pontoon", "first_party", 3, "choice/hit"), ("kingdom", "first_cut", 11, "panel/pick")],
)
@pytest.mark.usefixtures("unpainted")
def test_all_that_does_what_a_step_asks_for_is_ringed_its_button_too(
    game: str, lesson: str, step: int, button: str
) -> None:
    with at_step(game, lesson, step) as (app, table, run, teacher):
        ways = [one for one in table.controls() if run.step and one.tags.get("key") == run.step.answer]
        assert len(ways) > 1 and button in [one.id for one in ways]
        assert all(one.rect in teacher.places() for one in ways)


@pytest.mark.usefixtures("unpainted")
def test_a_choice_about_a_rival_names_them() -> None:
    with at_step("pontoon", "third_timing", 2) as (app, table, run, _):
        labels = [one.label for one in table.controls() if one.tags.get("key") == "seat:2"]
        assert f"Look at {table.view.names[1]}'s Equipment" in labels


@pytest.mark.usefixtures("unpainted")
def test_the_number_before_what_is_asked_says_what_it_counts() -> None:
    with schoolroom() as app:
        table, _, _ = begin(app, data("kingdom", "lessons", "first_cut.yaml"))
        number = next(one for one in table.controls() if one.id == "prompt/number")
        assert number.label == "7 choices" and number.tip
        use(app, number)
        app.step([], 1500)
        assert words(number) and app.bubble.on == number.id


@pytest.mark.usefixtures("unpainted")
def test_the_shelf_leads_to_the_lessons_of_the_box_that_was_pointed_at() -> None:
    with schoolroom() as app:
        app.post(Push(app.make("shelf")))
        app.step([], 16)
        for game in ("montoons", "kingdom"):
            point(app, middle(named(app.scene, f"box/{game}").rect))
            point(app, middle(named(app.scene, "lessons").rect))
            use(app, named(app.scene, "lessons"))
            app.step([], 16)
            assert isinstance(app.scene, Lessons) and app.scene.game_name == game
            press(app, pygame.K_ESCAPE)
            app.step([], 16)


@pytest.mark.usefixtures("unpainted")
def test_the_way_out_of_a_lesson_leads_back_to_the_lessons_and_after_its_end_to_the_shelf() -> None:
    with schoolroom() as app:
        app.post(open_lesson(app, next(iter(courses(app)))))
        app.step([], 16)
        settle(app, table := app.scene)  # type: ignore[arg-type]
        app.post(Push(app.make("pause", table)))
        app.step([], 16)
        out = next(one for one in app.scene.controls() if one.id == "shelf")
        assert out.label == "Back to the lessons"
        use(app, out)
        app.step([], 16)
        assert isinstance(app.scene, Lessons) and len(app.scenes) == 2
        press(app, pygame.K_ESCAPE)
        assert len(app.scenes) == 1


@pytest.mark.usefixtures("unpainted")
def test_the_way_out_of_a_puzzle_leads_back_to_the_page_it_was_opened_from() -> None:
    with schoolroom() as app:
        app.post(Push(app.make("book")))
        app.step([], 16)
        page = app.scene
        app.post(open_puzzle(app, puzzles_of(app, "dragon")[0]))
        app.step([], 16)
        app.post(Push(app.make("pause", app.scene)))
        app.step([], 16)
        out = next(one for one in app.scene.controls() if one.id == "shelf")
        assert out.label == "Leave the puzzle"
        use(app, out)
        app.step([], 16)
        assert app.scene is page


def test_a_payment_that_is_picked_whole_ends_with_one_full_stop() -> None:
    with at_step("kingdom", "second_deeds", 6) as (app, table, run, _):
        words = table.top.prompt_words()
        assert words.endswith("Hand: Knight.") and ".." not in words


def test_the_last_verdict_is_gone_when_a_new_round_is_dealt() -> None:
    with schoolroom() as app:
        table, _, _ = begin(app, data("pontoon", "lessons", "first_party.yaml"))
        verdict = table.top.verdict  # type: ignore[attr-defined]
        verdict.outcome = "Ada wins."
        verdict.show(Changed("phase", None, "preparation", 3))
        assert not verdict.outcome


@pytest.mark.parametrize(
    ("game", "lesson", "step", "words", "high"),
    [("montoons", "second_land", 9, "Choose a target", 18), ("dragon", "second_trade", 2, "throws 2", 12)],
)
def test_what_is_read_to_choose_can_be_read_at_twice_the_size(
    game: str, lesson: str, step: int, words: str, high: int
) -> None:
    with at_step(game, lesson, step, scale=200) as (app, table, run, _):
        app.painter.record = True
        app.step([], 16)
        app.snapshot()
        found = [mark.rect for mark in app.painter.marks if words in mark.text]
        assert found and min(rect.h for rect in found) >= high


def test_a_page_that_a_lesson_turns_to_shows_nothing_of_the_other() -> None:
    with schoolroom(scale=200) as app:
        table, run, _ = begin(app, data("dragon", "lessons", "second_trade.yaml"))
        for number in (0, 1, 6):
            run.resume(number)
            table.catch_up()
            settle(app, table)
            seen = pygame.image.tobytes(app.window.surface, "RGB")
            table.top.ground.forget()  # type: ignore[attr-defined]
            assert pygame.image.tobytes(app.snapshot(), "RGB") == seen, f"step {number + 1}"


@pytest.mark.parametrize(
    "sample", ["pontoon_lesson", "pontoon_puzzle", "kingdom_lesson", "pack_lesson", "montoons_lesson"]
)
def test_what_a_page_says_is_large_where_letters_are_large(sample: str) -> None:
    said = [mark for mark in picture(sample, scale=200)[1] if mark.kind == "text" and mark.text.startswith(FIRST)]
    assert [mark.px >= 0.7 * mark.wanted for mark in said] == [True], [(mark.px, mark.wanted) for mark in said]


@pytest.mark.parametrize("scale", [100, 150])
def test_the_ring_round_hit_cuts_no_word_of_the_bar_of_odds(scale: int) -> None:
    with at_step("pontoon", "first_party", 3, scale) as (app, table, run, teacher):
        x, y, w, h = next(one.rect for one in table.controls() if one.id == "choice/hit")
        app.painter.record = True
        app.snapshot()
        app.painter.record = False
        u, room = table.sheet(app.window.surface).u, AIR + LINE
        said = [mark for mark in app.painter.marks if mark.text == "inside"]
        assert said and all(mark.rect.bottom <= (y - room) * u for mark in said)
