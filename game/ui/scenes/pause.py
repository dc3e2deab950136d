"""pause: the pause at a table: go on, leave for the shelf, rules and settings, speed, and who plays which seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.ai.puzzling import PuzzleRun
from game.company import LEVELS, STAND_IN, Player
from game.modes import when_computed
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.house.dialog import Answer, Dialog, Menu
from game.ui.layout.box import Box
from game.ui.layout.writing import column, first, pad, row
from game.ui.scenes.people import LEVEL_NAMES, kind_words
from game.ui.scenes.schooling import awaiting, leave_lesson
from game.ui.widgets.choices import Segments
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.looks import RED
from game.ui.window.motion import BY_PACE, SPEEDS
from game.ui.window.scene import Pop, Push, Reset

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.table.table import Table

HURRY = "Hold F to hurry; a click or Enter ends what moves."
SIZE = (850, 324)  # of the menu, for six seats: the buttons lie in the same places in every game


class PauseMenu(Flowing):
    """Lies over a table; the game waits."""

    overlay = True
    first = "resume"

    def __init__(self, app: House, table: Table) -> None:
        super().__init__()
        self.app, self.house, self.table = app, app, table
        self.game_name, self.sitting = table.game_name, table.sitting

    def enter(self) -> None:
        self.set_out()

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        deeds, speed = self._deeds(), self._speed()
        each = [self._seat(seat).share().max(h=74) for seat in range(len(self.table.sitting.players))]
        seats = column(*each, gap=12)
        wide = column(row(deeds.size(w=300), seats.share(), gap=24).min(*SIZE), speed, gap=24)
        tall = column(deeds, speed, seats, gap=24).size(w=480)
        pages = [("Players", self.scrolled("seats", seats).min(h=90)), ("Speed", speed)]
        poor = row(deeds.size(w=220), self.tabbed(pages).share(), gap=18).like(w=760)
        forms = [self.panel("Pause", one.share(), note=self.table.match.game.title) for one in (wide, tall, poor)]
        return pad(first(*(one.stick("c") for one in forms)), 12)

    def _deeds(self) -> Box:
        why = self.table.seating.may_give_up()
        may, why_not = why is None, why.why if why else ""
        unnoted = self.table.frame.why_no_note()
        rules = self.button("rules", "Rules", self.open_rules, ico="book", high=40)
        note = self.button("note", "Note", self.note, ico="star", high=40, enabled=not unnoted, why_not=unnoted)
        more = (
            row(rules.min(100).share(), note.min(100).share(), gap=8),
            row(
                self.button("settings", "Settings", self.open_settings, ico="gear", high=40).min(100).share(),
                self.button("assists", "My help", self.open_assists, ico="bulb", high=40).min(100).share(),
                gap=8,
            ),
            self.button("give_up", "Give up", self.ask_who, ico="stay", high=40, enabled=may, why_not=why_not),
            self.button("shelf", self.leaving(), self.leave_table, ico="gate", high=40),
        )
        return column(
            self.button("resume", "Resume", Pop, RED, ".play", 48).like(h=56).max(h=56),
            *(one.like(h=44).max(h=44) for one in more),
            self.words(self.kept_words(), "note", self.style.palette.soft, wraps=True),
            gap=8,
        )

    def _speed(self) -> Box:
        """How fast things move."""
        names = [SPEEDS[speed] for speed in BY_PACE]
        chosen = Segments("speed", NOWHERE, "Speed", names, self._pace, self.set_speed)
        return column(
            self.words("Speed of what moves", "heading"),
            self.leaf(chosen, 324, 40).max(h=44),
            self.words(HURRY, "note", self.style.palette.soft, wraps=True),
            gap=8,
        )

    def _seat(self, seat: int) -> Box:
        """Who sits there, and the button that changes it: beside it, or below."""
        player = self.table.sitting.players[seat]
        over = self.table.match.over or self.table.sitting.view_only is not None
        said = "Let the computer play" if player.is_person else "Take this seat"
        taught = "Here everybody keeps their seat." if self.table.eyes.schooled else ""
        why = "Nobody plays on here." if over else taught
        change = self.button(f"seat/{seat}", said, self.changer(seat), high=40, enabled=not why, why_not=why)
        named = column(
            self.words(player.name, "heading"), self.words(kind_words(player), "note", self.style.palette.soft)
        )
        who = row(self.painted(partial(self._medal, seat)).size(48, 44), named.stick("w").share(), gap=10)
        return first(row(who.share(), change.size(w=226), gap=10), column(who, change, gap=6))

    def _medal(self, seat: int, s: Sheet, at: Area) -> None:
        self.table.top.medal(s, self.table.view.crest(seat), at[0] + 22, at[1] + at[3] / 2, 20)

    # ---- what it does -----------------------------------------------------------------------------------------
    def kept_words(self) -> str:
        """Whether one may leave without losing anything."""
        if self.table.sitting.view_only:
            return self.table.sitting.view_only
        if self.table.sitting.shelf is None:
            if self.table.eyes.learning and not self.puzzled:
                return "You can go on later at the step you have come to."
            done = self.table.eyes.schooled and not self.puzzled
            return "The lesson is done: this table is for trying things out." if done else "This game is not kept."
        refused = self.table.sitting.message
        return "Not on disk: lasts until the window closes." if refused else "The game is kept after every choice."

    def ask_who(self) -> object:
        """Which of several people gives up."""
        people, names = self.table.sitting.people, self.table.sitting.names
        if len(people) == 1:
            return self.ask_giving_up(people[0])
        return Push(
            Menu(
                "Who gives up?",
                (*(Answer(names[seat], partial(self.ask_giving_up, seat)) for seat in people), Answer("Nobody")),
            )
        )

    def ask_giving_up(self, seat: int) -> object:
        def give_up() -> object:
            self.table.seating.give_up(seat)
            return Pop()

        names = self.table.sitting.names
        what = (
            "The game ends at once, and the other side has won."
            if len(names) <= 2
            else "A computer goes on in that seat, and the log and the records say so."
        )
        asked = Dialog(
            "Give up?" if len(self.table.sitting.people) == 1 else f"{names[seat]} gives up?",
            f"{what} {when_computed(self.table.sitting.purpose)}".strip(),
            (Answer("Give up", give_up), Answer("Play on")),
        )
        asked.first = "answer/1"
        return Push(asked)

    def changer(self, seat: int) -> Callable[[], object]:
        player = self.table.sitting.players[seat]

        def sits(kind: str, level: str) -> None:
            self.table.seating.hand_over(seat, Player(player.name, kind, level, player.crest))
            self.set_out()

        def sit() -> None:
            sits("person", "")

        if seat in self.table.seating.away():
            return sit
        if not player.is_person:
            words = "What it hides is seen then, and the log and the records say so."
            asked = Dialog(f"Take {player.name}'s seat?", words, (Answer("Take it", sit), Answer("Leave it")))
            asked.first = "answer/1"
            return lambda: Push(asked)
        answers = [Answer(LEVEL_NAMES[level], partial(sits, "computer", level)) for level in LEVELS]
        answers.append(Answer("Leave it as it is"))
        title = f"Who plays for {player.name}? {when_computed(self.table.sitting.purpose)}".strip()
        return lambda: Push(Menu(title, answers, LEVELS.index(STAND_IN)))

    def _pace(self) -> int:
        return BY_PACE.index(self.app.settings.speed)

    def set_speed(self, at: int) -> None:
        self.app.settings.speed = BY_PACE[at]
        self.app.settings.save()

    def open_rules(self) -> None:
        self.table.app.open_rule(self.table.frame.rules.rule_here())

    def note(self) -> object:
        """Back to the table, where it is asked what the note is about."""
        return Pop(self.table.frame.pick_note)

    def open_settings(self) -> object:
        return Push(self.table.app.make("settings"))

    def open_assists(self) -> object:
        """What helps whoever the screen is for, or sits at the bottom of it."""
        eyes = self.table.eyes
        seat = eyes.home if eyes.looker is None else eyes.looker
        return Push(self.table.app.make("assists", self.table.sitting.players[seat].name))

    @property
    def puzzled(self) -> bool:
        return isinstance(self.table.eyes.lesson, PuzzleRun)

    def leaving(self) -> str:
        """Where one goes from here."""
        if not self.table.eyes.schooled:
            return "Leave for the shelf"
        if self.puzzled:
            return "Leave the puzzle"
        return "Leave the lesson" if awaiting(self.house) else "Back to the lessons"

    def leave_table(self) -> object:
        if not self.table.eyes.schooled:
            return Reset(self.app.home())
        return leave_lesson(self.house, self.game_name)
