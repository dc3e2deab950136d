"""schooling: the lessons and puzzles there are, how far each has come, and the ways to their tables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.ai.puzzling import PuzzleRun
from game.company import CRESTS, Player
from game.engine.data import DataError
from game.engine.lesson import Lesson, LessonRun, PuzzleFile, read_lesson
from game.packs import Pack, shelf_of
from game.rules import GAMES
from game.sitting import Sitting
from game.ui.games import playable
from game.ui.house.content import cards_with, packs_of
from game.ui.scenes.glances import Laid
from game.ui.scenes.moments import Example, examples, key_of
from game.ui.scenes.setup import NAMES
from game.ui.window.scene import Pop, Push, Reset

if TYPE_CHECKING:
    from game.ui.house.house import House

KINDS = {"win": "win this turn", "best": "best move", "cut": "find the cut"}
FROM_A_PAGE = 4  # scenes at least, where a lesson was opened from a page: the shelf, that page, the table, what is over
GRADES = ("easy", "middling", "hard")


class Course(NamedTuple):
    """A lesson on the shelf; `pack`: whose cards it is played with (None: the shipped ones alone)."""

    key: str
    lesson: Lesson
    pack: Pack | None


def courses(app: House) -> Iterator[Course]:
    """All lessons, game by game, first ones first; those that cannot be read are left out."""
    packs = packs_of(app)
    for name, game in playable().items():
        for path, pack in shelf_of(name, "lessons", packs):
            try:
                lesson = read_lesson(path, game)
            except DataError:
                continue  # `check` tells its faults
            yield Course(key_of(name, "lessons", path, pack), lesson, pack)


def left_at(app: House, course: Course) -> int:
    """The step at which a lesson was left, from 0; 0 for one that is not begun, or done."""
    at = app.settings.lessons.get(course.key, [0, 0])[0]
    return at if 0 < at < len(course.lesson.steps) else 0


def is_done(app: House, course: Course) -> bool:
    """Whether a lesson has been done to its end."""
    return bool(app.settings.lessons.get(course.key, [0, 0])[1])


def is_taught(app: House, game: str) -> bool:
    """Whether a lesson of a game has been done."""
    done = [key for key, left in app.settings.lessons.items() if any(left[1:])]
    return any(key.partition("/")[0] == game and key.count("/") == 1 for key in done)


def open_first(app: House, game: str) -> object:
    """The first lesson of a game; all there are, once that has been done."""
    course = next((course for course in courses(app) if course.lesson.game.name == game), None)
    if course is not None and not is_done(app, course):
        return open_lesson(app, course)
    return Push(app.make("lessons", game))


def note_lesson(app: House, course: Course, run: LessonRun) -> None:
    """Remember where a lesson is, and that it is done."""
    done = run.done or is_done(app, course)
    app.settings.lessons[course.key] = [0 if run.done else run.number, int(done)]
    if (refused := app.settings.save()) and run.done:
        app.toast(refused, "warn")


def next_lesson(app: House, lesson: Lesson) -> Course | None:
    """The next lesson of the same game that is not done; None when there is none."""
    same = [course for course in courses(app) if course.lesson.game.name == lesson.game.name]
    places = [course.lesson.where for course in same]
    at = places.index(lesson.where) + 1 if lesson.where in places else 0
    return next((course for course in [*same[at:], *same[:at]] if not is_done(app, course)), None)


def open_lesson(app: House, course: Course, anew: bool = False) -> object:
    """The table of a lesson, at the step where it was left: the learner and computers who do as the lesson says, with
    the cards it was written for (shipped ones, and those of the pack it is from), whatever packs are on. The game is
    not kept, the step is."""
    try:
        run = run_from(course, 0 if anew else left_at(app, course))
    except DataError as wrong:
        app.toast(f"This lesson cannot be set up: {wrong.faults[0]}", "wrong")
        return None
    run.moved = partial(note_lesson, app, course)
    return Push(app.make("table", Sitting(None, run.match, players_of(run)), lesson=run))


def run_from(course: Course, step: int) -> LessonRun:
    """A lesson at one of its steps; at the first where it has no such step any more. DataError: it cannot be set up."""
    content = cards_with(course.lesson.game.name, course.pack)
    run = LessonRun(course.lesson, content)
    try:
        run.resume(step)
    except ValueError:
        return LessonRun(course.lesson, content)
    return run


def table_at(course: Course, step: int) -> Laid | None:
    """The table at a step of a lesson as the learner sees it; None where it cannot be set up."""
    try:
        run = run_from(course, step)
    except DataError:
        return None
    return Laid(run.match, players_of(run))


def leave_lesson(app: House, game: str) -> object:
    """From what lies over the table of a lesson or a puzzle: the page it was opened from, or that of the lessons."""
    if len(app.scenes) < FROM_A_PAGE:
        return to_lessons(app, game)
    app.post(Pop())
    return Pop()


def awaiting(app: House) -> bool:
    """Of what lies over the table of a lesson: whether a game waits on the page that the lesson was opened from."""
    return len(app.scenes) >= FROM_A_PAGE and app.scenes[-3].awaits_lesson


def to_lessons(app: House, game: str) -> object:
    """The lessons of a game, over the shelf, whatever lay there."""
    app.post(Reset(app.home()))
    return Push(app.make("lessons", game))


def players_of(run: LessonRun) -> list[Player]:
    """Who sits at the table of a lesson; wherever the learner sits, the first name is theirs."""
    own, *others = CRESTS
    found = [Player(NAMES[crest], "computer", "easy", crest) for crest in others[: run.match.seats - 1]]
    found.insert(run.lesson.learner, Player(NAMES[own], "person", "", own))
    return found


def puzzles_of(app: House, game: str) -> list[Example]:
    """The puzzles of a game that are proved, those of packs too."""
    return [one for one in examples(game, packs_of(app)) if isinstance(one.file, PuzzleFile) and one.file.measure]


def mark_of(app: House, key: str) -> str:
    """What is noted of a puzzle: "solved", with how many hints; "" for one that is open."""
    hints, done = app.settings.lessons.get(key, [0, 0])
    return "" if not done else f"solved, hints: {hints}" if hints else "solved"


def kind_of(file: PuzzleFile) -> str:
    """What it is called in a list."""
    return f"{KINDS[file.kind]}, {GRADES[file.grade - 1]}"


def note_puzzle(app: House, key: str, run: LessonRun) -> None:
    """Remember that a puzzle is solved, with the fewest hints it has ever been solved with."""
    assert isinstance(run, PuzzleRun)
    if run.done:
        hints, done = app.settings.lessons.get(key, [0, 0])
        app.settings.lessons[key] = [min(hints, run.hints) if done else run.hints, 1]
        if refused := app.settings.save():
            app.toast(refused, "warn")


def next_puzzle(app: House, run: PuzzleRun) -> Example | None:
    """The next puzzle of the same game that is open; None when all are solved."""
    same = puzzles_of(app, run.lesson.game.name)
    at = next((n + 1 for n, one in enumerate(same) if one.file.where == run.file.where), 0)
    return next((one for one in (*same[at:], *same[:at]) if not mark_of(app, one.key)), None)


def open_puzzle(app: House, puzzle: Example) -> object:
    """The table of a puzzle, with the cards that it was written for. It is never kept, but whether it is solved is."""
    file = puzzle.file
    assert isinstance(file, PuzzleFile)
    try:
        run = PuzzleRun(file, GAMES[file.game], cards_with(file.game, puzzle.pack))
    except (DataError, KeyError) as wrong:
        app.toast(f"This puzzle cannot be set up: {wrong}", "wrong")
        return None
    run.moved = partial(note_puzzle, app, puzzle.key)
    return Push(app.make("table", Sitting(None, run.match, players_of(run)), lesson=run))
