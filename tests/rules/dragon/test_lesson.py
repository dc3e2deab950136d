"""The lesson: played from the first word to the last without a window."""
from __future__ import annotations

from game.assets import data
from game.engine.lesson import LessonRun, play_lesson, read_lesson
from game.engine.rulebook import read_rulebook
from tests.rules.dragon.table import DRAGON, SHIPPED

FIRST = data("dragon", "lessons", "first_journey.yaml")


def test_the_lesson_can_be_played_to_its_end_in_its_time() -> None:
    lesson = read_lesson(FIRST, DRAGON)
    match = play_lesson(lesson, SHIPPED)
    words = sum(len(step.say.split()) for step in lesson.steps) + len(lesson.intro.split())
    assert words / 100 + len(lesson.steps) * 0.3 < lesson.minutes * 1.5 and lesson.minutes <= 10
    assert match.state.points(0) == 28 and match.state.dragon == 2 and match.decision.player == 0


def test_it_points_at_things_that_are_there_and_at_sections_of_the_rulebook() -> None:
    book = read_rulebook(data("dragon", "rulebook.md"))
    run = LessonRun(read_lesson(FIRST, DRAGON), SHIPPED)
    while (step := run.step) is not None:
        keys = [option.key for option in run.match.decision.options] if run.match.decision else []
        space = (step.at or "").removeprefix("hex/")
        assert step.at is None or step.at in (*keys, *run.match.state.zones) or space in run.match.state.kingdom.by_key
        assert step.rule is None or any(section.number == step.rule for section in book.sections)
        assert run.answer(step.answer) is None if step.answer else run.next() is None


def test_what_it_says_is_what_the_table_shows() -> None:
    lines = [line for _, line in play_lesson(read_lesson(FIRST, DRAGON), SHIPPED).log(("You", "Rival"), 0)]
    for told in ("Faelan the Elf joins You.", "5 beats 2: You defeats Ditch Goblin.", "You takes Jewelled cup (26).",
                 "You sets down 26 gold at home.", "The Dragon flies to Thornmere.", "The Dragon flies to Highbell."):
        assert told in lines


def test_another_legal_move_is_refused_with_a_hint() -> None:
    run = LessonRun(read_lesson(FIRST, DRAGON), SHIPPED)
    while run.step is not None and run.step.answer is None:
        run.next()
    refusal = run.answer("stay")
    assert refusal is not None and "star" in refusal.why and refusal.rule == "5.1"
