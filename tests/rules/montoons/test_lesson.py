"""The lesson: played from the first word to the last without a window."""
from __future__ import annotations

from game.assets import data
from game.engine.lesson import LessonRun, play_lesson, read_lesson
from game.engine.rulebook import read_rulebook
from tests.rules.montoons.table import GAME, SHIPPED

FIRST = data("montoons", "lessons", "first_wave.yaml")


def test_the_lesson_can_be_played_to_its_end_in_its_time() -> None:
    lesson = read_lesson(FIRST, GAME)
    match = play_lesson(lesson, SHIPPED)
    words = sum(len(step.say.split()) for step in lesson.steps) + len(lesson.intro.split())
    assert words / 100 + len(lesson.steps) * 0.3 < lesson.minutes * 1.5 and lesson.minutes <= 10
    state = match.state
    assert state.health == [14, 7] and state.token == 3 and state.version == "in_training"  # type: ignore[attr-defined]


def test_it_points_at_things_that_are_there_and_at_sections_of_the_rulebook() -> None:
    book = read_rulebook(data("montoons", "rulebook.md"))
    run = LessonRun(read_lesson(FIRST, GAME), SHIPPED)
    while (step := run.step) is not None:
        options = run.match.decision.options if run.match.decision else ()
        keys = {word for option in options for word in (option.key, option.at)}
        space = (step.at or "").removeprefix("hex/")
        assert step.at is None or step.at in keys or space in run.match.state.arena.by_key, step.at  # type: ignore[attr-defined]
        assert step.rule is None or any(section.number == step.rule for section in book.sections)
        assert run.answer(step.answer) is None if step.answer else run.next() is None


def test_what_it_says_is_what_happens() -> None:
    lines = [line for _, line in play_lesson(read_lesson(FIRST, GAME), SHIPPED).log(("Ann", "Bob"), 0)]
    for told in ("Hydro Surge", "Ride the Wave", "Tentacle Whip", "Waystone"):
        assert any(told in line for line in lines), told


def test_another_legal_choice_is_refused_with_a_hint() -> None:
    run = LessonRun(read_lesson(FIRST, GAME), SHIPPED)
    run.next()
    refusal = run.answer("2>speed")
    assert refusal is not None and "faster" in refusal.why and refusal.rule == "3.2"
