"""Puzzles at their tables, by real events: wrong answers are told of, hints come in steps, what is solved is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.ai.puzzling import CLOSE, PuzzleRun, faults_of_proof
from game.assets import data
from game.engine.agenda import say
from game.engine.lesson import PuzzleFile, read_puzzle
from game.rules import GAMES, shipped_content
from game.ui.draw.paint import Sheet
from game.ui.parlour import Parlour
from game.ui.scenes.graduation import Solved
from game.ui.scenes.lessons import Lessons
from game.ui.scenes.schooling import mark_of, open_puzzle, puzzles_of
from game.ui.table.table import Table
from game.ui.widgets.controls import Words
from game.ui.window.scene import Pop, Push
from tests.sure import every
from tests.ui import hands
from tests.ui.test_lessons import schoolroom, settle, use

FOUND = "Begin with “"  # how the explanation of a puzzle begins that `puzzles --find` proposes
ASKING = [game for game in GAMES if any(data(game, "puzzles").glob("*.yaml"))]


def opened(app: Parlour, game: str, number: int = 0) -> tuple[Table, PuzzleRun]:
    app.post(open_puzzle(app, puzzles_of(app, game)[number]))
    app.step([], 16)
    table = app.scene
    assert isinstance(table, Table) and isinstance(table.eyes.lesson, PuzzleRun)
    settle(app, table)
    return table, table.eyes.lesson


def press(app: Parlour, table: Table, id: str) -> None:
    use(app, next(one for one in table.controls() if one.id == id))
    app.step([], 16)


def choose(app: Parlour, table: Table, key: str) -> None:
    use(app, next(one for one in table.controls() if one.tags.get("key") == key))
    settle(app, table)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", ASKING)
def test_a_puzzle_is_solved_by_mouse_and_the_mark_is_kept(game: str) -> None:
    with schoolroom() as app:
        table, run = opened(app, game)
        key = puzzles_of(app, game)[0].key
        assert mark_of(app, key) == ""
        press(app, table, "puzzle/hint")
        assert run.hints == 1 and run.said == run.file.hints[0]
        for answer in every(run.file.answers):
            control = next((one for one in table.controls() if one.tags.get("key") == answer), None)
            if control is None:
                table.answers.answer(answer)  # a game may lay this choice in a way of its own
                settle(app, table)
            else:
                use(app, control)
                settle(app, table)
        assert isinstance(app.scene, Solved) and run.done
        assert mark_of(app, key) == "solved, hints: 1"
        rows = {row.id: row for row in Lessons(app, game).rows()}
        assert rows[key].ico == "check" and "solved" in rows[key].under


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("pack", r" gets \d+ hit points?, the best answer \d+ hit points?\."),
        ("pontoon", r" wins \d+ times? in 100, the best answer \d+ times\."),
    ],
)
@pytest.mark.usefixtures("unpainted")
def test_a_wrong_answer_is_not_taken_and_is_told_beside_the_best(game: str, said: str) -> None:
    with schoolroom() as app:
        table, run = opened(app, game)
        wrong = next(key for key in run.proof.worths if run.proof.loss(key) > CLOSE)
        choose(app, table, wrong)
        assert run.tries == 1 and not run.match.answers
        assert re.search(said, run.said), run.said
        choose(app, table, run.file.answers[0])
        assert run.match.answers and run.said == ""


@pytest.mark.usefixtures("unpainted")
def test_a_wrong_answer_calls_a_rival_by_its_name() -> None:
    """A puzzle in which one rival may be fought or traded with."""
    with schoolroom() as app:
        table, run = opened(app, "dragon", 1)
        for key in run.file.answers[:-1]:
            choose(app, table, key)
        label = say(run.match.state.question.option("fight").label)
        run.said = f"“{label}” gets nothing."
        assert f"“Fight {table.view.names[1 - run.seat]}” gets nothing." in table.frame.teacher.said


def test_hints_end_with_the_last_and_reset_shows_the_table_as_it_was() -> None:
    with schoolroom() as app:
        table, run = opened(app, "pack")
        before = run.match.state.digest()
        for _ in range(5):
            press(app, table, "puzzle/hint")
        assert run.hints == len(run.file.hints) and run.said == run.file.hints[-1]
        choose(app, table, run.file.answers[0])
        assert run.match.state.digest() != before
        press(app, table, "puzzle/reset")
        settle(app, table)
        assert run.match.state.digest() == before and run.hints == len(run.file.hints)
        assert any(one.tags.get("key") == run.file.answers[0] for one in table.controls())


@pytest.mark.usefixtures("unpainted")
def test_the_computer_solves_no_puzzle_and_its_bulb_says_where_the_hints_are() -> None:
    with schoolroom() as app:
        table, run = opened(app, "pack")
        assert table.question.offered, "the puzzle asks nothing"
        table.hint.ask()
        refused = table.hint.may()
        assert refused and "puzzle" in refused.why
        assert not table.hint.awaited and table.hint.thought is None and run.hints == 0


@pytest.mark.usefixtures("unpainted")
def test_fewer_hints_are_kept_and_the_next_open_puzzle_follows() -> None:
    with schoolroom() as app:
        first, second = (one.key for one in puzzles_of(app, "pack")[:2])
        app.settings.lessons[first] = [3, 1]
        table, run = opened(app, "pack")
        for answer in every(run.file.answers):
            table.answers.answer(answer)
            settle(app, table)
        assert mark_of(app, first) == "solved" and isinstance(app.scene, Solved)
        assert app.scene.following is not None and app.scene.following.key == second


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.usefixtures("unpainted")
def test_the_end_of_a_puzzle_says_nothing_twice_and_leads_back_to_the_page_it_was_opened_from(by_key: bool) -> None:
    with schoolroom() as app:
        app.post(Push(app.make("book")))
        app.step([], 16)
        book = app.scene
        table, run = opened(app, "pontoon")
        assert [one.name for one in table.sitting.players if one.is_person] == ["Ada"]
        for answer in every(run.file.answers):
            table.answers.answer(answer)
            settle(app, table)
        assert isinstance(app.scene, Solved) and run.file.fails
        said = " ".join(one.text for one in app.scene.widgets if isinstance(one, Words))
        assert all(said.count(told) == 1 for told in (run.file.why, *run.file.fails.values()))
        assert "Without a hint or a wrong answer." in said
        if by_key:
            hands.press(app, pygame.K_ESCAPE)
        else:
            use(app, next(one for one in app.scene.controls() if one.id == "list"))
        app.step([], 16)
        assert app.scene is book


@pytest.mark.usefixtures("unpainted")
def test_the_end_of_a_puzzle_tells_how_it_went_as_the_log_does() -> None:
    with schoolroom() as app:
        table, run = opened(app, "montoons")
        for answer in every(run.file.answers):
            table.answers.answer(answer)
            settle(app, table)
        assert isinstance(app.scene, Solved)
        assert "Vex loses 3 hearts in the spike pit." in app.scene.lines
        assert "HOW IT WENT" in [one.text for one in app.scene.widgets if isinstance(one, Words)]


@pytest.mark.parametrize(("game", "told", "after"), [("pontoon", "Powers", "Round "), ("pack", "hits Vex", "Turn ")])
@pytest.mark.usefixtures("unpainted")
def test_how_a_puzzle_went_ends_before_the_next_round_or_turn_of_which_it_does_not_ask(
    game: str, told: str, after: str
) -> None:
    with schoolroom() as app:
        table, run = opened(app, game)
        for answer in every(run.file.answers):
            table.answers.answer(answer)
            settle(app, table)
        lines = Solved(app, table.sitting, run).lines
        assert told in " ".join(lines) and not any(line.startswith(after) for line in lines)


def test_the_last_hint_names_the_first_choice() -> None:
    with schoolroom() as app:
        files = [one.file for game in ASKING for one in puzzles_of(app, game)]
    for file in every(files):
        assert file.hints[-1].startswith("It begins with “") and file.hints[-1].endswith("”."), file.title


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_puzzle_says_in_words_of_its_own_why_it_works_and_why_what_tempts_fails(game: str) -> None:
    with schoolroom() as app:
        files = [one.file for one in puzzles_of(app, game)]
    assert len(files) >= 12
    for file in every(files):
        assert isinstance(file, PuzzleFile) and file.fails and len(file.hints) > 1, file.title
        assert FOUND not in file.why and "The next best" not in file.why and len(file.why) > 100, file.title
        assert not any(words in file.hints[0] for words in ("looks natural", " answers get ")), file.title
        for told in every(file.fails.values()):
            assert not told.startswith("“") and len(told) > 50, file.title


def test_a_wrong_answer_without_words_of_its_own_is_told_what_holds_for_all_such() -> None:
    run = PuzzleRun(read_puzzle(data("pack", "puzzles", "01.yaml")), GAMES["pack"], shipped_content("pack"))
    refused = run.answer("summon:MP-044")
    assert run.file.rest and refused is not None and refused.why.endswith(run.file.rest) and run.said == refused.why


@pytest.mark.parametrize("game", ASKING)
def test_every_wrong_answer_is_told_what_comes_of_it_later_ones_too(game: str) -> None:
    later = 0
    for path in sorted(data(game, "puzzles").glob("*.yaml")):
        run = PuzzleRun(read_puzzle(path), GAMES[game], shipped_content(game))
        for number, right in enumerate(run.file.answers):
            for key in [key for key in run.proof.worths if run.proof.loss(key) > CLOSE]:
                label = say(run.match.state.question.option(key).label)
                refused = run.answer(key)
                figures = run.goal.fall(label, run.proof.worths[key], run.proof.worth)
                assert refused is not None and refused.why != figures, (path.stem, number, key)
                later += number > 0
            assert run.answer(right) is None
    assert later


def later_wrong(game: str, name: str, number: int) -> Iterator[str]:
    """What is told of each wrong answer of a puzzle after so many right ones."""
    run = PuzzleRun(read_puzzle(data(game, "puzzles", name)), GAMES[game], shipped_content(game))
    for right in run.file.answers[:number]:
        assert run.answer(right) is None
    return (run.why_not(key) for key in run.proof.worths if run.proof.loss(key) > CLOSE)


def test_what_comes_of_a_wrong_answer_is_told_as_far_as_neither_chance_nor_a_rival_has_a_part_in_it() -> None:
    assert next(later_wrong("kingdom", "08.yaml", 1)) == (
        "After it the most comes of “Use Kidnap”, then “Navigate”, then “Princess (hand)” and so on."
    )
    assert "After it nothing is left to choose." in later_wrong("kingdom", "03.yaml", 1)
    assert [*later_wrong("pontoon", "01.yaml", 1)] == ["Whatever comes then cannot help."]
    assert "What comes then is not in your hands." in later_wrong("dragon", "02.yaml", 1)


@pytest.mark.usefixtures("unpainted")
def test_the_page_of_a_puzzle_tells_what_can_be_reached() -> None:
    with schoolroom() as app:
        table, _ = opened(app, "pontoon")
        assert "56 wins in 100 can be reached." in table.frame.teacher.said


def test_a_number_of_an_explanation_has_to_stand_where_it_is_said_to() -> None:
    path = data("pontoon", "puzzles", "01.yaml")
    file, content = read_puzzle(path), shipped_content("pontoon")
    assert file.numbers and not faults_of_proof(file, GAMES["pontoon"], content)
    wrong = replace(file, numbers={**file.numbers, 20: "power 1"})
    faults = [str(fault) for fault in faults_of_proof(wrong, GAMES["pontoon"], content)]
    assert any("power 1 is" in fault and "not 20" in fault for fault in faults)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", ASKING)
def test_what_is_said_of_a_wrong_answer_stands_whole_in_the_note_and_on_the_page(game: str) -> None:
    with schoolroom() as app:
        told = 0
        for number in range(len(puzzles_of(app, game))):
            table, run = opened(app, game, number)
            for key, words in run.file.fails.items():
                app.toasts.shown.clear()
                table.answers.answer(key)
                (note,) = (toast.text for toast in app.toasts.shown)
                s = Sheet(1280, (1280, 720), marks=[])
                table.frame.teacher.draw(s)
                assert words in note and words in table.frame.teacher.said
                assert not any(mark.cut or mark.px < mark.least for mark in s.marks or [] if mark.kind == "text"), key
                told += 1
            app.post(Pop())
            app.step([], 16)
        assert told >= 12


def cut(table: Table) -> list[str]:
    """What of a puzzle's page is cut or too small to read."""
    s = Sheet(1280, (1280, 720), marks=[])
    table.frame.teacher.draw(s)
    return [str(mark.text) for mark in s.marks or [] if mark.kind == "text" and (mark.cut or mark.px < mark.least)]


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", ASKING)
def test_what_comes_of_later_wrong_answers_stands_whole_on_the_page(game: str) -> None:
    with schoolroom() as app:
        for number in every(range(len(puzzles_of(app, game)))):
            table, run = opened(app, game, number)
            assert not cut(table), run.file.title
            for right in run.file.answers:
                wrong = [key for key in run.proof.worths if run.proof.loss(key) > CLOSE]
                told = [refused.why for key in wrong if (refused := run.answer(key))]
                run.said = max(told, key=len, default="")
                assert not cut(table), run.said
                run.answer(right)
            app.post(Pop())
            app.step([], 16)
