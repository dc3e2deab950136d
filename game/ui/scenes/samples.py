"""samples: pages about games that were played or learned, filled as they might be, for pictures and layout checks."""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial
from random import Random

from game.ai.puzzling import PuzzleRun
from game.ai.review import Fortune, Review, Verdict
from game.engine.lesson import LessonRun, PuzzleFile
from game.engine.match import Match
from game.modes.book import every_entry
from game.modes.day.deals import deal_of, plans
from game.modes.day.diary import Diary
from game.modes.day.par import Try
from game.modes.luck import Fortunes, Luck
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.store import Record
from game.ui.games.samples import Maker, Shot, screen
from game.ui.house.house import House
from game.ui.scenes.book import Book
from game.ui.scenes.day import Day
from game.ui.scenes.evenings import Evenings
from game.ui.scenes.graduation import Graduation, Solved
from game.ui.scenes.lessons import Lessons
from game.ui.scenes.records import RecordsScene
from game.ui.scenes.schooling import courses, players_of, puzzles_of
from game.ui.window.scene import Scene


def judged_sample(match: Match, unjudged: int | None = None) -> Review:
    """A review as it might be: every third choice has cost something, and chance has favoured each seat by turns;
    nobody has judged the choices of seat `unjudged`."""
    review = Review(match.seats)
    for at, answer in enumerate(match.answers[:-1]):
        options = match.state_at(at).decision.options  # type: ignore[union-attr]
        other = next((one.key for one in options if one.key != answer.key), answer.key)
        cost = 0.0 if at % 3 or len(options) == 1 else 0.01 + 0.037 * (at % 5)
        if answer.seat != unjudged:
            review.take(Verdict(at, answer.seat, other if cost else answer.key, 0.55, cost, 0.005, 0.12))
        review.take(Fortune(at, tuple(0.03 * ((at + seat) % 5 - 2) for seat in range(match.seats))))
    return review


def records(app: House, shot: Shot) -> Scene:
    lot = Random(shot.seed)
    for n in range(24):
        scores = [lot.randrange(5) for _ in range(3)]
        winner = lot.randrange(3)
        scores[winner] = 5
        app.records.add(
            Record(
                f"pontoon-{n}",
                "pontoon",
                ("Ada", "Vex", "Tansy"),
                ("person", lot.choice(("easy", "normal", "hard", "master")), "person"),
                (winner,),
                f"2026-11-{1 + n % 20:02}T20:15:00",
                n,
                60,
                tuple(scores),
                assists=("hint",) if n % 5 == 0 else (),
            )
        )
    fortunes = Fortunes(app.folders)
    for n in range(18):
        fortunes.add(f"pontoon-{n}", [Luck(lot.uniform(-0.3, 0.4), 0.09) for _ in range(3)])
    scene = RecordsScene(app)
    scene.chosen = "Ada"
    return scene


def lessons(app: House, shot: Shot) -> Scene:
    app.settings.lessons = {"pontoon/first_party": [0, 1], "pontoon/second_blade": [4, 0]}
    return Lessons(app)


def lesson_done(app: House, shot: Shot) -> Scene:
    course = next(courses(app))
    run = LessonRun(course.lesson, shipped_content(course.lesson.game.name))
    return Graduation(app, Sitting(None, run.match, players_of(run)), run)


def puzzle_done(app: House, shot: Shot) -> Scene:
    file = puzzles_of(app, "pack")[0].file
    assert isinstance(file, PuzzleFile)
    run = PuzzleRun(file, GAMES["pack"], shipped_content("pack"))
    for key in file.answers:
        run.match.answer(key)
    return Solved(app, Sitting(None, run.match, players_of(run)), run)


DAY = date(2026, 11, 22)


def day(app: House, shot: Shot, game: str = "pontoon") -> Scene:
    """Some weeks of days with their pauses, most of their pars counted."""
    lot, diary = Random(shot.seed), Diary(app.folders)
    for n in range(26):
        when = DAY - timedelta(25 - n)
        deal = deal_of(game if when == DAY else lot.choice(list(plans())), when)
        if n % 9 == 6:
            continue
        scores = [lot.randrange(3) for _ in (*deal.rivals, 0)]
        scores[deal.seat] = lot.choice((1, 3, 4, 5, 6))
        ahead = scores[deal.seat] > max(score for seat, score in enumerate(scores) if seat != deal.seat)
        app.records.add(
            Record(
                f"{deal.game}-{n}",
                deal.game,
                tuple(one.name for one in deal.players("Ada")),
                tuple("person" if one.is_person else one.level for one in deal.players("Ada")),
                (deal.seat,) if ahead else ((deal.seat + 1) % len(scores),),
                f"{when}T20:15:00",
                deal.seed,
                scores=tuple(scores),
                purpose=f"day/{deal.key}",
            )
        )
        if n % 5 != 1:
            diary.add(deal.key, [Try(k % 7 - 2, k % 7 > 2) for k in range(plans()[deal.game].tries)])
    return Day(app, game=game, today=DAY)


def evenings(app: House, shot: Shot) -> Scene:
    day(app, shot)
    return Evenings(app)


def book(app: House, shot: Shot, done: int) -> Scene:
    """So many of every dozen are solved, with hints or without."""
    for n, entry in enumerate(every_entry()):
        if n % 12 < done:
            app.settings.lessons[entry.key] = [n % 4 // 2, 1]
    return Book(app, DAY)


SAMPLES: dict[str, Maker] = {
    "book": partial(book, done=8),
    "book_new": partial(book, done=0),
    "evenings": evenings,
    "day": day,
    "day_new": screen("day", "", "montoons", DAY),
    "records": records,
    "records_empty": screen("records"),
    "lessons": lessons,
    "lesson_done": lesson_done,
    "puzzle_done": puzzle_done,
}
