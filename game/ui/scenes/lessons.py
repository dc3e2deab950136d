"""lessons: what can be learnt at a real table: lessons hand in hand, worked examples of the rulebook, puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules import GAMES
from game.ui.games import playable
from game.ui.house.content import packs_of
from game.ui.layout.box import Box
from game.ui.scenes.desk import Desk
from game.ui.scenes.moments import Example, examples, open_example
from game.ui.scenes.schooling import courses, open_lesson
from game.ui.widgets.listing import Item
from game.ui.widgets.looks import RED

if TYPE_CHECKING:
    from game.ui.house.house import House


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
        if game_name:
            self.chosen = next((key for key in self.lessons if key.startswith(f"{game_name}/")), "")

    def rows(self) -> Sequence[Item]:
        found = [
            self._row(key, course.lesson.game.name, course.lesson.title, f"{course.lesson.minutes} min")
            for key, course in self.lessons.items()
        ]
        for key, example in self.examples.items():
            kind = "puzzle" if example.puzzle else "example"
            note, words = "puzzle" if example.puzzle else "", f"{kind} {example.file.text}"
            found.append(self._row(key, example.file.game, example.file.title, note, words))
        return found

    def _row(self, key: str, game: str, title: str, note: str, find: str = "") -> Item:
        under = ", ".join(filter(None, (GAMES[game].title, self._from(key))))
        return Item(key, title, note, find=find, under=under, picture=self.sign_of(game))

    def _from(self, key: str) -> str:
        """Which pack a lesson or an example is from, in words; "" for the shipped ones."""
        pack = self.examples[key].pack if key in self.examples else self.lessons[key].pack
        return f"from the pack {pack.name}" if pack else ""

    def deeds(self) -> Sequence[Box]:
        if not self.chosen:
            return ()
        words = "Begin" if self.chosen in self.lessons else "Play this moment"
        found = [self.button("begin", words, self.begin, RED, ".play", 52, lit=True)]
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
            return open_example(self.parlour, example)
        return open_lesson(self.parlour, self.lessons[self.chosen])

    # ---- the page ---------------------------------------------------------------------------------------------
    def told(self) -> Sequence[Box]:
        course, example = self.lessons.get(self.chosen), self.examples.get(self.chosen)
        game, origin = self.chosen.partition("/")[0], self._from(self.chosen)
        if course:
            lesson = course.lesson
            kinds = [f"about {lesson.minutes} minutes", f"{len(lesson.steps)} steps"]
            title, text = lesson.title, lesson.intro
        else:
            assert example
            kinds = ["a puzzle" if example.puzzle else "a position" if origin else "a worked example of the rulebook"]
            title, text = example.file.title, example.file.text
        note = ", ".join(filter(None, (GAMES[game].title, origin, *kinds)))
        return (self.paged(self.heading(title, note), self.with_cover(game, self.read(text)).share()),)
