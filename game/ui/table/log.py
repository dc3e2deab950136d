"""log: the drawer at the right: what happened in plain words; pointing lights the pieces, a click looks back."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final, Literal

from game.engine.events import Chose, Event, Looked, Moved, Revealed, Rolled
from game.engine.game import Battles
from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.draw.shapes import GLOW, SOFT, Box, frame, plate
from game.ui.style.metrics import BROAD, FINE, HAIR, PILL, SLIP
from game.ui.style.palette import palette
from game.ui.table.buttons import steps_of, what_if
from game.ui.table.chronicle import Row, marked_since, only_those, owners, rows_of
from game.ui.table.dice import Die, die_picture
from game.ui.table.drawer import HEAD, Drawer
from game.ui.table.tabletop import Tabletop
from game.ui.table.view import View
from game.ui.table.waymarks import fought
from game.ui.widgets import looks
from game.ui.widgets.field import TextField
from game.ui.widgets.words import NOWHERE
from game.ui.window.focus import Control
from game.ui.window.widget import look_of

TEXT = "note"  # the style of its lines
CHIPS, FOOT = 38.0, 48.0  # units of the filters, and of the steps at the foot
HEADING, AIR, INDENT = 28.0, 9.0, 42.0  # how high a heading is, what is round a line, and where its words begin
FACES, MOST, DIE = 6, 4, 24.0  # sides and number of the dice that are drawn, and units of one beside its line
PIXEL = 2.0  # units by which a line may be narrower once it is drawn, on whole pixels
PAST, LATER = palette.honey, palette.mist
BATTLES: Final = "battles"
Only = int | Literal["battles"] | None


class LogDrawer(Drawer):
    """Rows for the seat that looks; the newest at the bottom. `only`: the seat whose deeds are shown, BATTLES for what
    was fought, None for all; `sought`: what the rows have in them."""

    name, title, ico = "log", "Log", "deck"

    def __init__(self, view: View, top: Tabletop) -> None:
        super().__init__(view, top)
        self.only: Only = None
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
        key = len(lines), lines[-1:], self.view.viewer, self.only, self.sought
        if self._rows is None or self._rows[0] != key:
            rows = rows_of(lines, self.view.event, self.owner(), self.top.round_words().partition(" ")[0] or "Round")
            seat = self.view.home
            if self.only is not None or self.sought:
                rows = list(only_those(rows, self.wanted()))
            elif (own := self.last_choice(seat)) is not None:
                rows = marked_since(rows, own, seat)
            self._rows = key, rows
        return self._rows[1]

    def wanted(self) -> Callable[[Row], bool]:
        """Whether a row is of those that are asked for."""
        view, only, words = self.view, self.only, self.sought.casefold()
        fights = list(fought(view.whole, view.event, view.game.battles)) if only == BATTLES else []

        def is_wanted(row: Row) -> bool:
            here = only is None or (fights[row.number] if only == BATTLES else row.seat == only)
            return here and words in row.text.casefold()

        return is_wanted

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

    def visible(self) -> list[tuple[Row, Box]]:
        """The rows that are seen, each with its box, from the top."""
        rows = self.rows()
        self.back = max(0, min(self.back, len(rows) - 1))
        x, y, w, h = self.box
        top, low = y + self.head, y + h - FOOT
        found: list[tuple[Row, Box]] = []
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
        return self.measured(said(row), TEXT, self.box[2] - 20 - INDENT - aside(self.thrown(row)) - PIXEL) + AIR

    # ---- where it lies ---------------------------------------------------------------------------------------------
    @property
    def head(self) -> float:
        """What stands over the rows."""
        return HEAD + CHIPS + self.asked

    # ---- opened and shut -------------------------------------------------------------------------------------------
    def toggle(self) -> None:
        """Open at the newest line, which keys and pad go on from, or shut."""
        self.open, self.back = not self.open, 0
        focus = self.view.focus
        if self.open and focus.device != "mouse" and (seen := [row for row, _ in self.visible() if not row.heading]):
            focus.at = f"line/{seen[-1].number}"

    def put_away(self) -> None:
        self.open, self.back, self.only, self.sought = False, 0, None, ""

    def scroll(self, amount: float) -> bool:
        before = self.back
        self.back = max(0, min(len(self.rows()) - 1, self.back + (3 if amount > 0 else -3)))
        return self.back != before

    def pointed(self) -> int | None:
        """The event whose line is pointed at or focused."""
        at = self.view.pointed
        return int(at.partition("/")[2]) if self.open and at and at.startswith("line/") else None

    def show_only(self, whom: Only) -> None:
        self.only, self.back = whom, 0

    def find(self) -> None:
        """Open, with the search waiting for words."""
        self.open = True
        self.view.focus.at = self.field.id

    # ---- pointed at ------------------------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        if not self.open:
            return ()
        x, y, w, _ = self.box
        ground, close = self.shell()
        self.field.box = x + 92, y + 8, w - 92 - 48, 32
        return ground, *self.field.controls(), *self.filters(), *self.lines_seen(), *self.steps(), close

    def lines_seen(self) -> Iterator[Control]:
        lines = [(row, box) for row, box in self.visible() if not row.heading]
        for i, (row, box) in enumerate(lines):
            steer, look = self.steerer(i == 0, i == len(lines) - 1), self.looker(row.number)
            id = f"line/{row.number}"
            tags: dict[str, object] = {} if (card := self.card_of(row)) is None else {"card": card}
            yield Control(id, box, row.text, look, zone="log", radius=SLIP, scroll=self.scroll, steer=steer, tags=tags)

    def card_of(self, row: Row) -> int | None:
        """The card that a row tells of, whose face the viewer has seen: it is enlarged where one points at it."""
        event = self.view.event(row.number)
        return event.card if isinstance(event, Moved | Revealed | Looked) else None

    def thrown(self, row: Row) -> list[int]:
        """What fell of dice of six sides just before a row was told, which is shown beside it; of a folded row none."""
        found: list[int] = []
        number = row.number - 1
        while (
            row.times == 1 and number >= 0 and len(found) < MOST and isinstance(die := self.view.event(number), Rolled)
        ):
            found[:0] = [die.value] if die.sides == FACES else []
            number -= 1
        return found

    def filters(self) -> Iterator[Control]:
        """All, each seat alone, and battles."""
        x, y, _, _ = self.box
        top, whom = y + self.head - CHIPS, (None, *range(self.view.seats), BATTLES)
        for i, one in enumerate(whom if self.view.game.battles != Battles() else whom[:-1]):
            box = (x + 14, top, 46.0, 30.0) if one is None else (x + 30 + 38.0 * i, top, 30.0, 30.0)
            label = "All" if one is None else "Battles" if one == BATTLES else f"Only {self.view.names[int(one)]}"
            tags: dict[str, object] = {"bubble": one is not None, "only": one}
            deed = self.chooser(one)
            yield Control(f"log/only/{i}", box, label, deed, zone="log", radius=BROAD, scroll=self.scroll, tags=tags)

    def steps(self) -> Iterator[Control]:
        """The way back and forth in what has happened, from the first moment to the last."""
        x, y, w, h = self.box
        ends = ("first", ".first", "To the start", lambda: self.view.looking_back.to(0))
        last = ("last", ".last", "Back to my game", self.view.looking_back.leave)
        steps = [ends, *steps_of(self.view), last]
        for i, (name, sign, label, deed) in enumerate(steps):
            box = (x + 14 + i * 44.0, y + h - FOOT + 6, 38.0, 36.0)
            tags: dict[str, object] = {"bubble": True, "sign": sign}
            yield Control(f"log/{name}", box, label, deed, zone="log", radius=SLIP, tags=tags)
        box = (x + 18.0 + len(steps) * 44.0, y + h - FOOT + 6, w - 32 - len(steps) * 44, 36.0)
        if self.view.past:
            yield what_if(self.view, "log/branch", box, "log")

    def chooser(self, whom: Only) -> Callable[[], None]:
        return lambda: self.show_only(whom)

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
        self.draw_filters(s)
        before: int | None = None
        for row, box in self.visible():
            if row.heading:
                self.draw_heading(s, row, box)
            else:
                state = look_of(s, self.view.focus, controls[f"line/{row.number}"]).state
                self.draw_row(s, row, box, state, row.seat != before)
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

    def draw_filters(self, s: Sheet) -> None:
        for control in self.filters():
            x, y, w, h = control.rect
            state, whom = look_of(s, self.view.focus, control).state, control.tags["only"]
            on = self.only == whom
            if whom is not None and (on or state == "hover"):
                s.svg(plate(x - 2, y - 2, w + 4, h + 4, PILL, GLOW if on else SOFT), x - 2, y - 2, w + 4, h + 4)
            if isinstance(whom, int):
                self.top.medal(s, self.view.crest(whom), x + w / 2, y + h / 2, 13)
                continue
            if whom == BATTLES:
                sword = icon("sword", x + w / 2, y + h / 2, 20, palette.harm_light, palette.rise)
                s.svg(plate(x, y, w, h, BROAD, palette.rise) + sword, x, y, w, h)
                continue
            fill = GLOW if on else palette.hover if state == "hover" else palette.rise
            s.svg(plate(x, y, w, h, BROAD, fill), x, y, w, h)
            s.say("All", "step", INK if on else PAPER, x + w / 2, y + h / 2 + 0.5, "c", w - 8)

    def draw_heading(self, s: Sheet, row: Row, box: Box) -> None:
        x, y, w, h = box
        s.svg(plate(x, y + h - 5, w, 2, FINE, palette.plum), x, y, w, h)
        s.say(row.text.upper(), "caption", GLOW, x + 10, y + 12, "l", w - 20, maxh=18)

    def draw_row(self, s: Sheet, row: Row, box: Box, state: str, first: bool) -> None:
        """A line in its seat's colour, with who did it; amber where one looks back at, pale if it came later."""
        x, y, w, h = box
        past = self.view.past
        now, later = past and self.view.shown == row.number + 1, past and self.view.shown <= row.number
        hot = state in ("hover", "pressed")
        if now or hot:
            s.svg(plate(x, y, w, h - 1, SLIP, PAST if now else palette.hover), x, y, w, h)
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
        middle = x + INDENT, y, w - INDENT - aside(dice), h
        self.view.style.lines(s, TEXT, said(row), ink, middle)
        if state == "hover":
            s.svg(frame(x, y, w, h - 1, SLIP, GLOW, HAIR), x, y, w, h)


def said(row: Row) -> str:
    return row.text if row.times == 1 else f"{row.text} (\u00d7{row.times})"


def aside(dice: Sequence[int]) -> float:
    """What the eye of a card, or the dice, take at the right of a row."""
    return max(28.0, len(dice) * DIE + 4)
