"""pause: the pause at a table: go on, leave for the shelf, rules and settings, speed, and who plays which seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.sitting import STAND_IN, Player
from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import SOFT, Box
from game.ui.house.dialog import Answer, Dialog, Menu
from game.ui.widgets import plates
from game.ui.widgets.choices import Segments
from game.ui.widgets.controls import Button, Label
from game.ui.widgets.looks import RED, VIOLET
from game.ui.window.motion import SPEEDS
from game.ui.window.scene import Pop, Push, Reset, Scene

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.table.frame import FramedTable

WIDE, HIGH = 900.0, 540.0
ROW, ROWS_ROOM = 74.0, 306.0


class PauseMenu(Scene):
    """Lies over a table; the game waits."""

    overlay = True
    first = "resume"
    grows = (0.75, 1.3)

    def __init__(self, app: House, table: FramedTable) -> None:
        super().__init__()
        self.app, self.table = app, table
        self.game_name = table.game_name

    @property
    def sitting(self) -> object:
        return self.table.sitting

    @property
    def page(self) -> Box:
        """The panel, in the middle of the window."""
        wide, high = self.room
        return (wide - WIDE) / 2, (high - HIGH) / 2, WIDE, HIGH

    def resized(self) -> None:
        self.enter()

    def enter(self) -> None:
        x, y, w, _ = self.page
        self.widgets = [
            Button("resume", (x + 30, y + 76, 300, 56), "Resume", lambda: Pop(), RED, ".play"),
            Button("rules", (x + 30, y + 144, 300, 44), "Rules", self.open_rules, VIOLET, "book"),
            Button("settings", (x + 30, y + 196, 300, 44), "Settings", self.open_settings, VIOLET, "gear"),
            self.give_up_button(),
            Button("shelf", (x + 30, y + 300, 300, 44), "Leave for the shelf", self.leave_table, VIOLET, "gate"),
            Label((x + 30, y + 350, 300, 40), self.kept_words(), "semi", 16, SOFT),
            Label((x + 30, y + 396, w - 60, 30), "Speed of what moves", "title", 18),
            Segments(
                "speed", (x + 30, y + 432, w - 60, 44), "Speed", SPEEDS, lambda: self.app.settings.speed, self.set_speed
            ),
            Label(
                (x + 30, y + 482, w - 60, 30), "Hold F to hurry; a click or Enter ends what moves.", "semi", 16, SOFT
            ),
        ]
        for seat in range(len(self.table.sitting.players)):
            self.widgets.append(self.seat_button(seat))

    def kept_words(self) -> str:
        """Whether one may leave without losing anything."""
        if self.table.sitting.shelf is None:
            return "This game is not kept."
        refused = self.table.sitting.message
        return "Not on disk: lasts until the window closes." if refused else "The game is kept after every choice."

    def give_up_button(self) -> Button:
        """The same in every game: whoever plays may give up at any time; it is asked once more."""
        x, y, _, _ = self.page
        button = Button("give_up", (x + 30, y + 248, 300, 44), "Give up", self.ask_who, VIOLET, "stay")
        why = self.table.may_give_up()
        button.set(enabled=why is None, why_not=why.why if why else "")
        return button

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
            self.table.give_up(seat)
            return Pop()

        names = self.table.sitting.names
        what = (
            "The game ends at once, and the other side has won."
            if len(names) <= 2
            else "A computer goes on in that seat, and the log and the records say so."
        )
        return Push(
            Dialog(
                "Give up?" if len(self.table.sitting.people) == 1 else f"{names[seat]} gives up?",
                what,
                (Answer("Give up", give_up), Answer("Play on")),
            )
        )

    @property
    def row(self) -> float:
        """From one player to the next."""
        return min(ROW, ROWS_ROOM / len(self.table.sitting.players))

    def seat_button(self, seat: int) -> Button:
        x, y, w, _ = self.page
        player = self.table.sitting.players[seat]
        text = "Let the computer play" if player.is_person else "Take this seat"
        button = Button(
            f"seat/{seat}", (x + w - 250, y + 82 + seat * self.row, 220, 42), text, self.changer(seat), VIOLET, size=17
        )
        over = self.table.match.over or self.table.sitting.view_only is not None
        button.set(enabled=not over, why_not="Nobody plays on here." if over else "")
        return button

    def changer(self, seat: int) -> Callable[[], None]:
        def change() -> None:
            player = self.table.sitting.players[seat]
            self.table.seat_changes(
                seat,
                Player(
                    player.name,
                    "computer" if player.is_person else "person",
                    STAND_IN if player.is_person else "",
                    player.crest,
                ),
            )
            self.widgets[-len(self.table.sitting.players) + seat] = self.seat_button(seat)

        return change

    def set_speed(self, speed: int) -> None:
        self.app.settings.speed = speed
        self.app.settings.save()

    def open_rules(self) -> None:
        self.table.app.open_rule(self.table.rule_here())

    def open_settings(self) -> object:
        return Push(self.table.app.make("settings"))

    def leave_table(self) -> object:
        return Reset(self.app.home())

    def draw(self, s: Sheet) -> None:
        x, y, _, _ = self.page
        plates.panel(s, self.page, "Pause", note=self.table.match.game.title)
        for seat, player in enumerate(self.table.sitting.players):
            cy = y + 103 + seat * self.row
            self.table.top.medal(s, self.table.crest_of(seat), x + 388, cy, 24)
            s.text(player.name, "title", 20, PAPER, x + 428, cy - 11, "l", 210, maxh=18)
            s.text(
                "person" if player.is_person else f"computer, {player.level}",
                "semi",
                16,
                SOFT,
                x + 428,
                cy + 14,
                "l",
                210,
                maxh=16,
            )
        self.draw_widgets(s)
