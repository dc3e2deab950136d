"""The lessons: played from the first word to the last without a window, pointing at what is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.assets import data
from game.engine.events import as_seen_by
from game.engine.lesson import LessonRun, counts, play_lesson, read_lesson
from game.engine.lesson_faults import faults_of_play, numbers_by_name
from game.engine.picture import Picture
from game.engine.rulebook import read_rulebook
from game.rules import GAMES, shipped_content
from tests.sure import every

FILES = [(game, path) for game in sorted(GAMES) for path in sorted(data(game, "lessons").glob("*.yaml"))]
EVERY = pytest.mark.parametrize(("game", "path"), FILES, ids=lambda value: getattr(value, "stem", value))


def test_every_game_has_a_lesson() -> None:
    assert {game for game, _ in FILES} == set(GAMES)


@EVERY
def test_a_lesson_says_nothing_that_its_table_does_not_show(game: str, path: Path) -> None:
    book = read_rulebook(data(game, "rulebook.md"))
    assert not faults_of_play(read_lesson(path, GAMES[game]), shipped_content(game), book)


def test_a_lesson_that_names_an_entry_of_a_sheet_may_tell_its_numbers() -> None:
    """Hydro Surge takes a 1 to 4 and reaches 2; what another entry has is not its own."""
    known = numbers_by_name(shipped_content("montoons"))
    assert {1, 2, 4} <= known["Hydro Surge"] and 6 not in known["Hydro Surge"]


@EVERY
def test_a_lesson_can_be_done_in_its_time(game: str, path: Path) -> None:
    lesson = read_lesson(path, GAMES[game])
    words = sum(len(step.say.split()) for step in lesson.steps) + len(lesson.intro.split())
    assert words / 100 + len(lesson.steps) * 0.3 < lesson.minutes * 1.5, "at 100 words a minute and 18 s a step"
    assert lesson.minutes <= 10


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


@EVERY
def test_back_leads_to_the_step_before_and_a_lesson_goes_on_where_it_was_left(game: str, path: Path) -> None:
    lesson, content = read_lesson(path, GAMES[game]), shipped_content(game)
    run, stood = LessonRun(lesson, content), list[tuple[int, int, str]]()
    while (step := run.step) is not None:
        stood.append((len(run.match.answers), run.until, run.match.state.digest()))
        assert run.answer(step.answer) is None if step.answer else run.next() is None
    again = LessonRun(lesson, content)
    again.resume(len(stood) // 2)
    assert again.number == len(stood) // 2
    assert (len(again.match.answers), again.until, again.match.state.digest()) == stood[again.number]
    for before in every(reversed(stood)):
        assert run.back() is None
        assert (len(run.match.answers), run.until, run.match.state.digest()) == before
    assert run.number == 0 and run.back() is not None


@EVERY
def test_what_a_step_waits_for_is_the_last_thing_that_is_shown_with_it(game: str, path: Path) -> None:
    lesson, looked, wrong = read_lesson(path, GAMES[game]), list[str](), list[str]()

    def look(run: LessonRun) -> None:
        assert run.step is not None
        shown = [(line, run.match.events[number]) for number, line in run.lines() if number < run.until]
        while len(shown) > 1 and counts(shown[-1][1]) and run.step.after not in shown[-1][0]:
            shown.pop()  # hearts and points that are lost or won by it
        looked.append(run.step.say)
        if run.step.after and run.step.after not in shown[-1][0]:
            wrong.append(run.step.after)

    play_lesson(lesson, shipped_content(game), look)
    assert looked and wrong == []


DRAGON = [(game, path) for game, path in FILES if game == "dragon"]


@pytest.mark.parametrize(("game", "path"), DRAGON, ids=lambda value: getattr(value, "stem", value))
def test_no_counter_is_on_its_way_while_a_step_is_told(game: str, path: Path) -> None:
    lesson, looked = read_lesson(path, GAMES[game]), 0

    def look(run: LessonRun) -> None:
        nonlocal looked
        picture = Picture(run.match.first.view(lesson.learner))
        for event in run.match.events[: run.until]:
            if (seen := as_seen_by(event, lesson.learner)) is not None:
                picture.apply(seen)
        assert len(picture.zones["map"]) == len(picture.facts["spots"]) == len(picture.facts["lies"]), run.number
        looked += 1

    play_lesson(lesson, shipped_content(game), look)
    assert looked == len(lesson.steps)


def test_what_is_brought_home_lies_there_when_it_is_told() -> None:
    path = data("dragon", "lessons", "first_journey.yaml")
    lesson, content = read_lesson(path, GAMES["dragon"]), shipped_content("dragon")
    seen = list[bool]()

    def look(run: LessonRun) -> None:
        assert run.step is not None
        if run.step.after == "You sets down":
            picture = Picture(run.match.first.view(0))
            for event in run.match.events[: run.until]:
                picture.apply(event)
            seen.append(content.ids["T18"] in picture.zones["home/0"])

    play_lesson(lesson, content, look)
    assert seen == [True]
