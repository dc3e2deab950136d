"""log: the drawer at the right: what happened in plain words; pointing lights the pieces, a click looks back."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence

from game.engine.events import Chose, Event, Looked, Moved, Revealed, Rolled
from game.ui.draw.paint import INK, NOWHERE, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import GLOW, SOFT, frame, plate
from game.ui.style.metrics import FINE, HAIR, SLIP
from game.ui.style.palette import palette
from game.ui.table.buttons import steps_of, what_if
from game.ui.table.chronicle import Chips, Row, marked_since, only_those, owners, rows_of, with_bookmarks
from game.ui.table.dice import Die, die_picture
from game.ui.table.drawer import HEAD, Drawer
from game.ui.table.jotmarks import jotted
from game.ui.table.part import View
from game.ui.table.tabletop import Tabletop
from game.ui.widgets import looks
from game.ui.widgets.field import TextField
from game.ui.window.focus import Control
from game.ui.window.scene import look_of

TEXT = "note"  # the style of its lines
CHIPS, FOOT = 38.0, 48.0  # units of the filters, and of the steps at the foot
STEP = 42.0  # from button to button there
HEADING, AIR, INDENT = 28.0, 9.0, 42.0  # how high a heading is, what is round a line, and where its words begin
FACES, MOST, DIE = 6, 4, 24.0  # sides and number of the dice that are drawn, and units of one beside its line
PAST, LATER = palette.honey, palette.mist


class LogDrawer(Drawer):
    """Rows for the seat that looks; the newest at the bottom. `chips`: which of them are shown; `sought`: what they
    have in them; `mark`: sets a bookmark at a moment or opens the one there, None where there can be none."""

    name, title, ico = "log", "Log", "deck"

    def __init__(
        self,
        view: View,
        top: Tabletop,
        make_room: Callable[[float], object],
        mark: Callable[[int], object] | None = None,
    ) -> None:
        super().__init__(view, top, make_room)
        self.mark = mark
        self.chips = Chips(view, top, self.chips_at, self.newest, self.scroll)
        self.sought = ""
        self.field = TextField(
            "log/find", NOWHERE, "Find", lambda: self.sought, self.seek, "Find", ".find", 40, clear=True
        )
        self.field.action, self.field.zone = "find", "log"
        self.back = 0  # rows scrolled up from the newest
        self._rows: tuple[Hashable, list[Row]] | None = None

    # ---- what there is to read -------------------------------------------------------------------------------------
    def lines(self) -> Sequence[tuple[int, str]]:
        """Event numbers and words."""
        return self.view.told_lines()

    def rows(self) -> list[Row]:
        """All rows, those after the moment that is looked back at, too."""
        lines = self.lines()
        bookmarks = self.view.bookmarks
        key = len(lines), lines[-1:], self.view.viewer, self.chips.only, self.sought, tuple(bookmarks.items())
        if self._rows is None or self._rows[0] != key:
            rows = rows_of(lines, self.view.event, self.owner(), self.top.round_words().partition(" ")[0] or "Round")
            seat = self.view.home
            plain = self.chips.only is None and not self.sought
            if plain and (own := self.last_choice(seat)) is not None:
                rows = marked_since(rows, own, seat)
            rows = with_bookmarks(rows, bookmarks)
            if not plain:
                rows = list(only_those(rows, self.chips.wanted(self.sought)))
            self._rows = key, rows
        return self._rows[1]

    def seek(self, words: str) -> None:
        self.sought, self.back = words, 0

    def last_choice(self, seat: int) -> int | None:
        """The number of the event with which a person last chose in that seat; None: not yet, or no person does."""
        if seat not in self.view.people:
            return None
        events = ((n, self.view.event(n)) for n in range(self.view.whole - 1, -1, -1))
        return next((n for n, event in events if isinstance(event, Chose) and event.player == seat), None)

    def owner(self) -> Callable[[Event], int | None]:
        """Whose place an event fills or changes, by its zones and by what the game says that it speaks of."""
        zones = owners(self.view.picture.zones, self.view.seats)

        def seat_of(event: Event) -> int | None:
            if isinstance(event, Moved):
                return zones.get(event.dst, zones.get(event.src))
            if isinstance(event, Revealed):
                return zones.get(event.zone)
            spoken = [one for one in self.top.speaks_of(event) if isinstance(one, str) and one.startswith("seat/")]
            return int(spoken[0].removeprefix("seat/")) if len(spoken) == 1 else None

        return seat_of

    def visible(self) -> list[tuple[Row, Area]]:
        """The rows that are seen, each with its box, from the top."""
        rows = self.rows()
        self.back = max(0, min(self.back, len(rows) - 1))
        x, y, w, h = self.box
        top, low = y + self.head, y + h - FOOT
        found: list[tuple[Row, Area]] = []
        for row in reversed(rows[: len(rows) - self.back]):
            high = self.height(row)
            if low - high < top:
                break
            low -= high
            found.append((row, (x + 10, low, w - 20, high)))
        if found and len(found) == len(rows):  # few rows begin at the top
            up = low - top
            found = [(row, (bx, by - up, bw, bh)) for row, (bx, by, bw, bh) in found]
        return found[::-1]

    def height(self, row: Row) -> float:
        if row.heading:
            return HEADING
        return self.measured(row_said(row), TEXT, self.box[2] - 20 - INDENT - self.beside(row)) + AIR

    # ---- where it lies ---------------------------------------------------------------------------------------------
    @property
    def head(self) -> float:
        """What stands over the rows."""
        return HEAD + CHIPS + self.asked

    def chips_at(self) -> tuple[float, float]:
        return self.box[0] + 14, self.box[1] + self.head - CHIPS

    # ---- opened and shut -------------------------------------------------------------------------------------------
    def toggle(self) -> None:
        """Open at the newest line, which keys and pad go on from, or shut."""
        super().toggle()
        self.back, focus = 0, self.view.focus
        if self.open and focus.device != "mouse" and (seen := [row for row, _ in self.visible() if not row.heading]):
            focus.at = id_of(seen[-1])

    def put_away(self) -> None:
        self.close()
        self.back, self.chips.only, self.sought = 0, None, ""

    def scroll(self, amount: float) -> bool:
        before = self.back
        self.back = max(0, min(len(self.rows()) - 1, self.back + (3 if amount > 0 else -3)))
        return self.back != before

    def pointed(self) -> int | None:
        """The event whose line is pointed at or focused."""
        at = self.view.pointed
        return int(at.partition("/")[2]) if self.open and at and at.startswith("line/") else None

    def newest(self) -> None:
        self.back = 0

    def find(self) -> None:
        """The search of the open log waits for words."""
        self.view.focus.at = self.field.id

    # ---- pointed at ------------------------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        if not self.open:
            return ()
        x, y, w, _ = self.box
        ground, close = self.shell()
        self.field.box = x + 92, y + 8, w - 92 - 48, 32
        return ground, *self.field.controls(), *self.chips.controls(), *self.lines_seen(), *self.steps(), close

    def lines_seen(self) -> Iterator[Control]:
        lines = [(row, box) for row, box in self.visible() if not row.heading]
        for i, (row, box) in enumerate(lines):
            steer, look = self.steerer(i == 0, i == len(lines) - 1), self.looker(row.number)
            tags: dict[str, object] = {} if (card := self.card_of(row)) is None else {"card": card}
            yield Control(
                id_of(row), box, row.text, look, zone="log", radius=SLIP, scroll=self.scroll, steer=steer, tags=tags
            )
            if row.bookmark:
                yield self.editor(row, box)

    def editor(self, row: Row, box: Area) -> Control:
        """Opens a bookmark for other words, or to be removed."""
        x, y, w, h = box
        tags: dict[str, object] = {"bubble": True}
        one = Control(
            f"log/edit/{row.number + 1}", (x + w - 34, y + (h - 26) / 2, 30, 26), f"Change: {row.text}", zone="log"
        )
        one.choose, one.radius, one.scroll, one.tags = self.marker(row.number + 1), SLIP, self.scroll, tags
        return one

    def marker(self, count: int) -> Callable[[], object]:
        return lambda: self.mark(count) if self.mark else None

    def card_of(self, row: Row) -> int | None:
        """The card that a row tells of, whose face the viewer has seen: it is enlarged where one points at it."""
        event = None if row.bookmark else self.view.event(row.number)
        return event.card if isinstance(event, Moved | Revealed | Looked) else None

    def beside(self, row: Row) -> float:
        """What the eye of a card, the dice, or the way to change a bookmark take at the right of a row."""
        return 38.0 if row.bookmark else max(28.0, len(self.thrown(row)) * DIE + 4)

    def thrown(self, row: Row) -> list[int]:
        """What fell of dice of six sides just before a row was told, which is shown beside it; of a folded row none."""
        found: list[int] = []
        number = -1 if row.bookmark else row.number - 1
        while (
            row.times == 1 and number >= 0 and len(found) < MOST and isinstance(die := self.view.event(number), Rolled)
        ):
            found[:0] = [die.value] if die.sides == FACES else []
            number -= 1
        return found

    def steps(self) -> Iterator[Control]:
        """The way back and forth in what has happened, from the first moment to the last."""
        x, y, w, h = self.box
        ends = ("first", ".first", "To the start", lambda: self.view.looking_back.to(0))
        last = ("last", ".last", "Back to my game", self.view.looking_back.leave)
        here = ("mark", ".ribbon", "Bookmark this moment", self.marker(self.view.shown))
        steps = [ends, *steps_of(self.view), last, *([here] if self.mark else [])]
        for i, (name, sign, label, deed) in enumerate(steps):
            box = (x + 14 + i * STEP, y + h - FOOT + 6, 38.0, 36.0)
            tags: dict[str, object] = {"bubble": True, "sign": sign}
            yield Control(f"log/{name}", box, label, deed, zone="log", radius=SLIP, tags=tags)
        box = (x + 18.0 + len(steps) * STEP, y + h - FOOT + 6, w - 32 - len(steps) * STEP, 36.0)
        if self.view.past:
            yield what_if(self.view, "log/branch", box, "log")

    def steerer(self, first: bool, last: bool) -> Callable[[int, int], bool]:
        """Arrows scroll on at the ends of what is shown."""

        def steer(dx: int, dy: int) -> bool:
            return (dy < 0 and first and self.scroll(1)) or (dy > 0 and last and self.scroll(-1))

        return steer

    def looker(self, number: int) -> Callable[[], None]:
        return lambda: self.view.looking_back.to(number + 1)

    # ---- seen ------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        if not self.open:
            return
        self.draw_shell(s)
        x, y, w, _ = self.box
        controls = {control.id: control for control in self.controls()}
        self.field.draw(s, self.view.focus)
        self.chips.draw(s)
        before: int | None = None
        for row, box in self.visible():
            if row.heading:
                self.draw_heading(s, row, box)
            else:
                state = look_of(s, self.view.focus, controls[id_of(row)]).state
                self.draw_row(s, row, box, state, row.seat != before)
                if row.bookmark:
                    edit = self.editor(row, box)
                    looks.icon_button(s, edit.rect, ".text", look_of(s, self.view.focus, edit).state)
            before = row.seat
        if not self.rows():
            said = "Nothing like that has happened." if self.lines() else "Nothing has happened yet."
            s.say(said, "body", SOFT, x + 22, y + self.head + 16, "l", w - 40)
        for control in self.steps():
            state = look_of(s, self.view.focus, control).state
            if control.id == "log/branch":
                looks.button(s, control.rect, control.label, state, looks.VIOLET)
            else:
                looks.icon_button(s, control.rect, str(control.tags["sign"]), state)

    def draw_heading(self, s: Sheet, row: Row, box: Area) -> None:
        x, y, w, h = box
        s.svg(plate(x, y + h - 5, w, 2, FINE, palette.plum), x, y, w, h)
        s.say(row.text.upper(), "caption", GLOW, x + 10, y + 12, "l", w - 20, maxh=18)

    def draw_row(self, s: Sheet, row: Row, box: Area, state: str, first: bool) -> None:
        """A line in its seat's colour, with who did it; amber where one looks back at, pale if it came later."""
        x, y, w, h = box
        past = self.view.past
        now, later = past and self.view.shown == row.number + 1, past and self.view.shown <= row.number
        hot = state in ("hover", "pressed")
        if now or hot:
            s.svg(plate(x, y, w, h - 1, SLIP, PAST if now else palette.hover), x, y, w, h)
        if row.bookmark:
            s.svg(jotted(row.bookmark, x + 22, y + h / 2), x + 10, y, 24, h)
        if row.seat is not None:
            s.svg(plate(x, y + 3, 3, h - 7, FINE, self.top.colour(row.seat)), x, y, 4, h)
            if first:
                self.top.medal(s, self.view.crest(row.seat), x + 22, y + h / 2, 11)
        ink = INK if now else LATER if later else PAPER
        if self.card_of(row) is not None:
            s.svg(icon("eye", x + w - 14, y + h / 2, 14, ink), x + w - 24, y, 20, h)
        dice = self.thrown(row)
        for n, value in enumerate(reversed(dice), 1):
            s.blit(die_picture(self.view.pictures, Die(value), round(DIE * s.u)), x + w - n * DIE, y + (h - DIE) / 2)
        middle = x + INDENT, y, w - INDENT - self.beside(row), h
        self.view.style.lines(s, TEXT, row_said(row), ink, middle)
        if state == "hover":
            s.svg(frame(x, y, w, h - 1, SLIP, GLOW, HAIR), x, y, w, h)


def id_of(row: Row) -> str:
    """Of its control."""
    return f"log/bookmark/{row.number + 1}" if row.bookmark else f"line/{row.number}"


def row_said(row: Row) -> str:
    return row.text if row.times == 1 else f"{row.text} (\u00d7{row.times})"
