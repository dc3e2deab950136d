"""solving: the puzzles there are, which are solved and with how many hints, and the way to their tables."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ai.puzzling import PuzzleRun
from game.engine.data import DataError
from game.engine.lesson import LessonRun
from game.engine.puzzle import PuzzleFile
from game.rules import GAMES
from game.sitting import Sitting
from game.ui.house.content import cards_with, packs_of
from game.ui.scenes.moments import Example, examples
from game.ui.scenes.schooling import players_of, to_lessons
from game.ui.window.scene import Pop, Push

if TYPE_CHECKING:
    from game.ui.house.house import House

KINDS = {"win": "win this turn", "best": "best move", "cut": "find the cut"}
FROM_A_PAGE = 4  # scenes at least, where a puzzle was opened from a page: the shelf, that page, the table, what is over
GRADES = ("easy", "middling", "hard")


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


def to_puzzles(app: House, game: str) -> object:
    """From what lies over the table of a puzzle: the page that it was opened from, or that of the lessons."""
    if len(app.scenes) < FROM_A_PAGE:
        return to_lessons(app, game)
    app.post(Pop())
    return Pop()


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
