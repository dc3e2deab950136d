"""passed: a card that tells of a turn which went by without its player choosing anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.engine.events import Chose
from game.engine.game import Passed
from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import NIGHT, disc, raised
from game.ui.house.notes import covered
from game.ui.style.metrics import BOLD, BROAD
from game.ui.style.palette import palette
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part, View
from game.ui.widgets import looks
from game.ui.window.focus import Control
from game.ui.window.scene import look_of

WIDE, HIGH, AIR = 400.0, 148.0, 12.0  # units of the card, and between it and the edges
STAYS = 9000.0  # ms until it goes by itself
Boxes = Callable[[], Sequence[Area]]


class PassedTurn(Part):
    """Of the latest such turn of a person, until Next is pressed, its time is over, that seat has chosen again or
    somebody else has the laptop: people round one screen have all seen the turn, and it stays whoever is asked.
    `kept`: what it may not cover; `heads`: what it had better not; `overlaid`: whether it waits for what lies over the
    table; `open_book`: lays the rulebook over that."""

    name = "passed"

    def __init__(
        self,
        view: View,
        kept: Boxes,
        heads: Boxes,
        overlaid: Callable[[], bool],
        open_book: Callable[[str], object],
    ) -> None:
        super().__init__(view)
        self.kept, self.heads, self.overlaid, self.open_book = kept, heads, overlaid, open_book
        self.read = view.shown  # events that have been looked through
        self.told: Passed | None = None
        self.left = 0.0  # ms that it stays
        self.at: Area | None = None  # where it lies; None while there is no room

    # ---- comes and goes --------------------------------------------------------------------------------------------
    def passes(self, ms: float) -> bool:
        """Look through what has been seen to its end since; True when the screen looks different."""
        view, before = self.view, (self.told, self.at)
        if view.past:
            return self.close()
        ended = view.shown - view.moving
        self.read = min(self.read, ended)
        for number in range(self.read, ended):
            event = view.event(number)
            told = view.game.passed(event) if event is not None else None
            if isinstance(event, Chose) and self.told is not None and event.player == self.told.seat:
                self.told = None
            if told is not None and view.tells(told.seat):
                self.told, self.left = told, STAYS
        self.read = ended
        waits = self.overlaid()
        if self.told is not None and not waits:
            self.left -= ms
            if self.left <= 0:
                self.told = None
        self.at = None if self.told is None or waits else self.place()
        return before != (self.told, self.at)

    def put_away(self) -> None:
        if self.view.goes_round:
            self.told = self.at = None
        self.read = self.view.shown

    def close(self) -> bool:
        was = self.told is not None
        self.told = self.at = None
        return was

    # ---- where it lies ---------------------------------------------------------------------------------------------
    def place(self) -> Area | None:
        """Of what is free that which covers least of what it had better not: at the foot of where banners come, in the
        midst of that, else a corner."""
        w, h = self.view.room
        x, y, wide, high = self.view.area("notice") or (0, 0, w, h)
        right, low, top = w - WIDE - AIR, h - HIGH - AIR, BAR_H + AIR
        corners = [(left, down) for down in (top, low) for left in (right, AIR)]
        middle = x + (wide - WIDE) / 2
        spots = [(middle, y + high - HIGH - AIR), (middle, y + (high - HIGH) / 2), *corners]
        boxes = [(max(AIR, left), max(top, down), WIDE, HIGH) for left, down in spots]
        if self.at in boxes:
            boxes.insert(0, self.at)
        kept, heads = self.kept(), self.heads()
        free = [box for box in boxes if not covered(box, kept)]
        return min(free, key=lambda box: covered(box, heads), default=None)

    # ---- pointed at ------------------------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        return tuple(self.buttons())

    def buttons(self) -> Iterator[Control]:
        if self.at is None or self.told is None:
            return
        (x, y, w, h), rule = self.at, self.told.rule
        yield Control("passed/card", self.at, self.title(), None, zone=self.name, radius=BROAD, stop=False)
        for name, left, label, deed in (
            ("rule", x + 96, f"Rule {rule}", lambda: self.open_book(rule)),
            ("next", x + w - 132, "Next", self.close),
        ):
            yield Control(f"passed/{name}", (left, y + h - 48, 120.0, 36.0), label, deed, zone=self.name, radius=BROAD)

    def title(self) -> str:
        """Whose turn it was: one's own, where one person alone plays."""
        if self.told is None:
            return ""
        names = self.view.names
        return self.told.title.format(whose="Your" if len(self.view.people) == 1 else f"{names[self.told.seat]}'s")

    # ---- seen ------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        if self.at is None or self.told is None:
            return
        x, y, w, h = self.at
        s.cover(*self.at)
        body = raised(x, y, w, h, BROAD, NIGHT, GOLD, BOLD)
        s.svg(body, x - 4, y - 4, w + 8, h + 14)
        sign = disc(x + 48, y + 52, 30, GOLD) + icon(self.told.sign, x + 48, y + 52, 38, INK, GOLD)
        s.svg(sign, x + 16, y + 20, 64, 64)
        s.say(self.title(), "heading", palette.cream, x + 96, y + 26, "l", w - 112, maxh=26)
        s.tell(self.told.why, "note", PAPER, x + 96, y + 44, w - 112, maxh=h - 96)
        for one in self.buttons():
            if one.id != "passed/card":
                ramp = looks.RED if one.id == "passed/next" else looks.VIOLET
                looks.button(s, one.rect, one.label, look_of(s, self.view.focus, one).state, ramp)
