"""lessons: what can be learnt at a real table: lessons hand in hand, worked examples of the rulebook, puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.data import DataError
from game.engine.lesson import Lesson, LessonRun, read_lesson
from game.packs import Pack, shelf_of
from game.rules import GAMES
from game.sitting import CRESTS, Player, Sitting
from game.ui.games import playable
from game.ui.house.content import cards_with, packs_of
from game.ui.layout.box import Box
from game.ui.scenes.desk import Desk
from game.ui.scenes.moments import Example, examples, key_of, open_example
from game.ui.scenes.setup import NAMES
from game.ui.widgets.listing import Item
from game.ui.widgets.looks import RED
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ui.house.house import House


class Lessons(Desk):
    title, ico, hint, empty = "Lessons", "bulb", "Find a lesson", "No lesson could be read."

    def __init__(self, app: House, game_name: str = "") -> None:
        super().__init__(app)
        self.game_name = game_name
        self.lessons: dict[str, Lesson] = {}
        self.examples: dict[str, Example] = {}
        self.packs: dict[str, Pack] = {}  # by key of a lesson: the pack it is from
        packs = packs_of(app)
        for name, game in playable().items():
            for path, pack in shelf_of(name, "lessons", packs):
                try:
                    lesson = read_lesson(path, game)
                except DataError:
                    continue  # `check` tells its faults
                key = key_of(name, "lessons", path, pack)
                self.lessons[key] = lesson
                if pack:
                    self.packs[key] = pack
            self.examples.update({example.key: example for example in examples(name, packs)})
        if game_name:
            self.chosen = next((key for key in self.lessons if key.startswith(f"{game_name}/")), "")

    def rows(self) -> Sequence[Item]:
        found = [
            self._row(key, lesson.game.name, lesson.title, f"{lesson.minutes} min")
            for key, lesson in self.lessons.items()
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
        pack = self.examples[key].pack if key in self.examples else self.packs.get(key)
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
        return open_lesson(self.parlour, self.lessons[self.chosen], self.packs.get(self.chosen))

    # ---- the page ---------------------------------------------------------------------------------------------
    def told(self) -> Sequence[Box]:
        lesson, example = self.lessons.get(self.chosen), self.examples.get(self.chosen)
        game, origin = self.chosen.partition("/")[0], self._from(self.chosen)
        if lesson:
            kinds = [f"about {lesson.minutes} minutes", f"{len(lesson.steps)} steps"]
            title, text = lesson.title, lesson.intro
        else:
            assert example
            kinds = ["a puzzle" if example.puzzle else "a position" if origin else "a worked example of the rulebook"]
            title, text = example.file.title, example.file.text
        note = ", ".join(filter(None, (GAMES[game].title, origin, *kinds)))
        return (self.paged(self.heading(title, note), self.with_cover(game, self.read(text)).share()),)


def open_lesson(app: House, lesson: Lesson, pack: Pack | None = None) -> object:
    """The table of a lesson: the learner and computers who do as the lesson says, with the cards it was written for
    (shipped ones, and those of the pack it is from), whatever packs are on. Nothing of it is kept."""
    try:
        run = LessonRun(lesson, cards_with(lesson.game.name, pack))
    except DataError as wrong:
        app.toast(f"This lesson cannot be set up: {wrong.faults[0]}", "wrong")
        return None
    players = [
        Player(
            NAMES[crest],
            "person" if seat == lesson.learner else "computer",
            "" if seat == lesson.learner else "easy",
            crest,
        )
        for seat, crest in zip(range(run.match.seats), CRESTS)
    ]
    return Push(app.make("table", Sitting(None, run.match, players), lesson=run))
