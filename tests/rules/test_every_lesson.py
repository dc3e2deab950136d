"""The lessons: played from the first word to the last without a window, and pointing at what is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.assets import data
from game.engine.lesson import LessonRun, play_lesson, read_lesson
from game.engine.rulebook import read_rulebook
from game.rules import GAMES, shipped_content

FILES = [(game, path) for game in sorted(GAMES) for path in sorted(data(game, "lessons").glob("*.yaml"))]
EVERY = pytest.mark.parametrize(("game", "path"), FILES, ids=lambda value: getattr(value, "stem", value))


def test_every_game_has_a_lesson() -> None:
    assert {game for game, _ in FILES} == set(GAMES)


@EVERY
def test_a_lesson_can_be_played_to_its_end_in_its_time(game: str, path: Path) -> None:
    lesson = read_lesson(path, GAMES[game])
    play_lesson(lesson, shipped_content(game))
    words = sum(len(step.say.split()) for step in lesson.steps) + len(lesson.intro.split())
    assert words / 100 + len(lesson.steps) * 0.3 < lesson.minutes * 1.5, "at 100 words a minute and 18 s a step"
    assert lesson.minutes <= 10


@EVERY
def test_a_lesson_points_at_things_that_are_there_and_at_sections_of_the_rulebook(game: str, path: Path) -> None:
    sections = {section.number for section in read_rulebook(data(game, "rulebook.md")).sections}
    content = shipped_content(game)
    run = LessonRun(read_lesson(path, GAMES[game]), content)
    assert run.step is not None
    while (step := run.step) is not None:
        state, options = run.match.state, run.match.decision.options if run.match.decision else ()
        ground = getattr(state, "kingdom", None) or getattr(state, "arena", None)
        there = {word for option in options for word in (option.key, option.at)} | set(state.zones)
        there |= {zone.partition("/")[0] for zone in state.zones if zone.startswith("matrix/")}  # all nine cells
        there |= set(getattr(content, "ids", ())) | {f"hex/{key}" for key in getattr(ground, "by_key", ())}
        assert step.at is None or step.at in there or step.at.removeprefix("hex/") in there, step.at
        assert step.rule is None or step.rule in sections
        assert run.answer(step.answer) is None if step.answer else run.next() is None


@EVERY
def test_any_other_legal_choice_is_refused_with_a_hint_and_its_rule_and_changes_nothing(game: str, path: Path) -> None:
    sections = {section.number for section in read_rulebook(data(game, "rulebook.md")).sections}
    run = LessonRun(read_lesson(path, GAMES[game]), shipped_content(game))
    while (step := run.step) is not None:
        if step.answer:
            before = run.match.state.digest()
            for key in [option.key for option in run.match.decision.options if option.key != step.answer]:
                refusal = run.answer(key)
                assert refusal is not None and refusal.why.endswith((".", "!")) and refusal.rule in sections, key
            assert run.next() is not None and run.match.state.digest() == before
            with pytest.raises(ValueError, match="cannot choose 'nonsense'"):
                run.answer("nonsense")
        assert run.answer(step.answer) is None if step.answer else run.next() is None
    assert run.done and run.next() is not None and run.answer("nonsense") is not None
