"""lessons: what can be learnt at a real table: lessons hand in hand, worked examples of the rulebook, puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.assets import data
from game.engine.lesson import PuzzleFile
from game.engine.record import short_sum
from game.rules import GAMES
from game.ui.games import playable
from game.ui.house.content import book_of, packs_of
from game.ui.layout.box import Box
from game.ui.scenes import moments, schooling
from game.ui.scenes.desk import Desk
from game.ui.scenes.glances import Lay
from game.ui.scenes.moments import Example, examples, open_example
from game.ui.scenes.schooling import Course, courses, is_done, kind_of, left_at, mark_of, open_lesson, open_puzzle
from game.ui.widgets.listing import Item
from game.ui.widgets.looks import RED

if TYPE_CHECKING:
    from game.ui.house.house import House


PUZZLES, OTHERS = "Puzzles", "More positions"


class Lessons(Desk):
    title, ico, hint, empty = "Lessons", "bulb", "Find a lesson", "No lesson could be read."

    def __init__(self, app: House, game_name: str = "") -> None:
        super().__init__(app)
        self.game_name = game_name
        self.lessons = {course.key: course for course in courses(app)}
        self.examples: dict[str, Example] = {}
        packs = packs_of(app)
        for name in playable():
            self.examples.update({example.key: example for example in examples(name, packs)})
        self.chapters = {key: chapter_of(example) for key, example in self.examples.items()}
        if game_name:
            self.chosen = next((key for key in self.lessons if key.startswith(f"{game_name}/")), "")

    def enter(self) -> None:
        super().enter()
        self.list.to(f"head/{self.game_name}", first=True)
        self.list.to(self.chosen)

    def rows(self) -> Sequence[Item]:
        return [row for name in playable() for row in self._of_game(name)]

    def _of_game(self, game: str) -> Iterator[Item]:
        """What there is of a game under its name: lessons, puzzles, and examples by the chapters of its rulebook."""
        mine = [course for course in self.lessons.values() if course.lesson.game.name == game]
        done = sum(is_done(self.parlour, course) for course in mine)
        note = f"{done} of {len(mine)} done" if mine else ""
        yield Item(f"head/{game}", GAMES[game].title, note, picture=self.sign_of(game), head=True)
        yield from map(self._lesson, mine)
        by_chapter: dict[str, list[Example]] = {}
        for example in self.examples.values():
            if example.file.game == game:
                by_chapter.setdefault(self.chapters[example.key], []).append(example)
        for chapter in sorted(by_chapter, key=lambda words: (words == PUZZLES, natural(words))):
            yield Item(f"head/{game}/{chapter}", chapter, head=True)
            yield from map(self._example, by_chapter[chapter])

    def _lesson(self, course: Course) -> Item:
        left, ticked = left_at(self.parlour, course), is_done(self.parlour, course)
        under = ", ".join(filter(None, (f"Go on at step {left + 1}" if left else "", self._from(course.key))))
        lesson = course.lesson
        find = f"{lesson.game.title} lesson {lesson.intro}"
        return Item(
            course.key, lesson.title, f"{lesson.minutes} min", "check" if ticked else "bulb", find=find, under=under
        )

    def _example(self, example: Example) -> Item:
        file = example.file
        if isinstance(file, PuzzleFile) and file.measure:
            mark = mark_of(self.parlour, example.key)
            under = ", ".join(filter(None, (kind_of(file), mark, self._from(example.key))))
            find = f"{GAMES[file.game].title} puzzle {file.text}"
            return Item(example.key, file.title, ico="check" if mark else "target", find=find, under=under)
        find = f"{GAMES[example.file.game].title} {'puzzle' if example.puzzle else 'example'} {example.file.text}"
        return Item(example.key, example.file.title, ico="book", find=find, under=self._from(example.key))

    def _from(self, key: str) -> str:
        """Which pack a lesson or an example is from, in words; "" for the shipped ones."""
        pack = self.examples[key].pack if key in self.examples else self.lessons[key].pack
        return f"from the pack {pack.name}" if pack else ""

    def deeds(self) -> Sequence[Box]:
        if not self.chosen:
            return ()
        course = self.lessons.get(self.chosen)
        left = left_at(self.parlour, course) if course else 0
        example = self.examples.get(self.chosen)
        other = "Solve it" if example and example.puzzle else "Play this moment"
        words = f"Go on at step {left + 1}" if left else "Begin" if course else other
        found = [self.button("begin", words, self.begin, RED, ".play", 52, lit=True)]
        if left:
            found.append(self.button("anew", "From the beginning", self.begin_anew, ico="undo"))
        if rule := self._rule():
            found.append(self.button("rule", "Read the rule", lambda: self.parlour.open_rule(rule), ico="book"))
        return found

    def _rule(self) -> str:
        """The first rule of the book that the chosen example is about."""
        example = self.examples.get(self.chosen)
        return next((id for id in example.file.about if "-EX-" not in id), "") if example else ""

    def pick(self, item: Item) -> object:
        return self.begin()

    def begin(self) -> object:
        if example := self.examples.get(self.chosen):
            file = example.file
            asks = isinstance(file, PuzzleFile) and file.measure
            return open_puzzle(self.parlour, example) if asks else open_example(self.parlour, example)
        return open_lesson(self.parlour, self.lessons[self.chosen])

    def begin_anew(self) -> object:
        return open_lesson(self.parlour, self.lessons[self.chosen], anew=True)

    # ---- the page ---------------------------------------------------------------------------------------------
    def told(self) -> Sequence[Box]:
        course, example = self.lessons.get(self.chosen), self.examples.get(self.chosen)
        game, origin = self.chosen.partition("/")[0], self._from(self.chosen)
        if course:
            lesson = course.lesson
            done = ["done"] if is_done(self.parlour, course) else []
            kinds = [f"about {lesson.minutes} minutes", f"{len(lesson.steps)} steps", *done]
            title, text = lesson.title, lesson.intro
        else:
            assert example
            puzzle = example.file if isinstance(example.file, PuzzleFile) and example.file.measure else None
            about = f"a puzzle: {kind_of(puzzle)}" if puzzle else "a puzzle"
            kinds = [about if example.puzzle else "a position" if origin else "a worked example of the rulebook"]
            title, text = example.file.title, example.file.text
        note = ", ".join(filter(None, (GAMES[game].title, origin, *kinds)))
        return (self.paged(self.heading(title, note), self.with_glance(self.read(text), *self._seen()).share()),)

    def _seen(self) -> tuple[str, Lay]:
        """The table that the chosen one leads to, and what its picture is called."""
        if example := self.examples.get(self.chosen):
            return f"{self.chosen} {short_sum(repr(example.file.position))}", partial(moments.table_of_example, example)
        course = self.lessons[self.chosen]
        left = left_at(self.parlour, course)
        told = short_sum(repr((course.lesson.position, course.lesson.steps[: left + 1])))
        return f"{self.chosen} {left} {told}", partial(schooling.table_at, course, left)


def chapter_of(example: Example) -> str:
    """The heading that an example stands under."""
    if example.puzzle:
        return PUZZLES
    book = book_of(data(example.file.game, "rulebook.md"))
    found = (section for id in example.file.about if (section := book.of_rule(id)))
    if (section := next(found, None)) is None:
        return OTHERS
    chapter = book.sections[book.chapter(book.sections.index(section))]
    return f"{chapter.number} {chapter.title}"


def natural(words: str) -> tuple[int, str]:
    """Chapters in the order of their numbers, what has none after them."""
    number = words.partition(" ")[0]
    return int(number) if number.isdigit() else 99, words
