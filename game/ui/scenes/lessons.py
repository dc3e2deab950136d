"""lessons: what can be learnt at a real table: lessons hand in hand, and the worked examples of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.assets import data
from game.engine.data import DataError
from game.engine.lesson import Lesson, LessonRun, read_lesson
from game.engine.position import PositionFile
from game.rules import GAMES, shipped_content
from game.sitting import CRESTS, Player, Sitting
from game.ui.draw.paint import Sheet
from game.ui.scene import Push
from game.ui.scenes.boxes import BY_NAME, cover
from game.ui.scenes.desk import MARGIN, Desk, heading
from game.ui.scenes.moments import examples, open_example
from game.ui.scenes.setup import NAMES
from game.ui.tables import playable
from game.ui.widgets.controls import Button
from game.ui.widgets.listing import Item
from game.ui.widgets.looks import RED, VIOLET
from game.ui.widgets.shapes import PRINT

if TYPE_CHECKING:
    from game.ui.parlour import Parlour

COVER_W = 234


class Lessons(Desk):
    title, ico, hint, empty = "Lessons", "bulb", "Find a lesson", "No lesson could be read."

    def __init__(self, app: Parlour, game_name: str = "") -> None:
        super().__init__(app)
        self.game_name = game_name
        self.lessons: dict[str, Lesson] = {}
        self.examples: dict[str, PositionFile] = {}
        for name, game in playable().items():
            for path in sorted(data(name, "lessons").glob("*.yaml")):
                try:
                    self.lessons[f"{name}/{path.stem}"] = read_lesson(path, game)
                except DataError:
                    continue  # `check` tells its faults
            self.examples.update({f"{name}/{path.stem}": file for path, file in examples(name)})
        if game_name:
            self.chosen = next((key for key in self.lessons if key.startswith(f"{game_name}/")), "")

    def rows(self) -> Sequence[Item]:
        found = [
            Item(key, lesson.title, f"{lesson.minutes} min", BY_NAME[lesson.game.name].sign, lesson.game.title)
            for key, lesson in self.lessons.items()
        ]
        return found + [
            Item(key, file.title, "", BY_NAME[file.game].sign, f"example {GAMES[file.game].title} {file.text}")
            for key, file in self.examples.items()
        ]

    def deeds(self) -> Sequence[Button]:
        if not self.chosen:
            return ()
        words = "Begin" if self.chosen in self.lessons else "Play this moment"
        found = [Button("begin", (0, 0, 300, 52), words, self.begin, RED, ".play", lit=True)]
        if rule := self._rule():
            found.append(
                Button(
                    "rule",
                    (0, 0, 190, 44),
                    "Read the rule",
                    lambda: self.parlour.open_rule(rule),
                    VIOLET,
                    "book",
                    size=18,
                )
            )
        return found

    def _rule(self) -> str:
        """The first rule of the book that the chosen example is about."""
        file = self.examples.get(self.chosen)
        return next((id for id in file.about if "-EX-" not in id), "") if file else ""

    def pick(self, item: Item) -> object:
        return self.begin()

    def begin(self) -> object:
        if file := self.examples.get(self.chosen):
            return open_example(self.parlour, file)
        return open_lesson(self.parlour, self.lessons[self.chosen])

    # ---- the page ---------------------------------------------------------------------------------------------
    def tell(self, s: Sheet, wide: float) -> float:
        lesson, file = self.lessons.get(self.chosen), self.examples.get(self.chosen)
        name = self.chosen.partition("/")[0]
        title = GAMES[name].title
        if lesson:
            told = f"{title}, about {lesson.minutes} minutes, {len(lesson.steps)} steps"
            y, text = heading(s, wide, lesson.title, told), lesson.intro
        elif file:
            y, text = heading(s, wide, file.title, f"{title}, a worked example of the rulebook"), file.text
        else:
            return 0.0
        cover_w = min(COVER_W, wide * 0.36)
        image = cover(self.parlour.pictures, BY_NAME[name], round(cover_w * s.u), 216, 312)
        s.blit(image, MARGIN + wide - cover_w, y)
        bottom = s.para(text, "text", 20, PRINT, MARGIN, y, wide - cover_w - 24, 1.32)
        return max(bottom, y + image.get_height() / s.u) + 8


def open_lesson(app: Parlour, lesson: Lesson) -> object:
    """The table of a lesson: the learner and computers who do as the lesson says, with the shipped cards it was written
    for, whatever packs are on. Nothing of it is kept."""
    from game.ui.tables import open_table

    try:
        run = LessonRun(lesson, shipped_content(lesson.game.name))
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
    return Push(open_table(app, Sitting(None, run.match, players), lesson=run))
