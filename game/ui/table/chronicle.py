"""chronicle: the log as it is read: rounds as headings, who did what, what was told several times in one row; and what
of it is shown: all, the deeds of one seat, battles, or the bookmarks of who looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from game.engine.events import CLOCKS, Asked, Changed, Chose, Event, Housed, Looked, Moved, Rolled, Said
from game.engine.game import Battles
from game.store.jotted import Jotting, called
from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.draw.shapes import GLOW, SOFT, glyph, plate
from game.ui.style.metrics import BROAD, PILL
from game.ui.style.palette import palette
from game.ui.table.milestones import fought
from game.ui.table.part import Part, View
from game.ui.table.tabletop import Tabletop
from game.ui.window.focus import Control
from game.ui.window.scene import look_of

SINCE = "Since your last turn"

Owner = Callable[[Event], "int | None"]  # whose place an event fills or changes
BATTLES: Final = "battles"
BOOKMARKS: Final = "bookmarks"
Only = int | Literal["battles", "bookmarks"] | None
STEP, WIDE = 36.0, 30.0  # units from chip to chip, and of one


class Row(NamedTuple):
    """A line of the log, or a heading over those that follow. `number` is that of its (last) event."""

    number: int
    text: str
    seat: int | None = None  # whose deed it is; None: nobody's
    times: int = 1
    heading: bool = False
    bookmark: str = ""  # the sign of a bookmark at the moment after that event


def rows_of(
    lines: Iterable[tuple[int, str]], event: Callable[[int], Event | None], owner: Owner, word: str
) -> list[Row]:
    """The rows of lines with the numbers of their events; `word` is what a round is called."""
    found: list[Row] = []
    done, doer = 0, None
    for number, text in lines:
        for n in range(done, number + 1):
            happened = event(n)
            match happened:
                case Changed(field=field, value=int(value)) if field in CLOCKS and value:
                    found.append(Row(n, f"{word} {value}", heading=True))
                case Asked() | Chose() | Rolled():
                    doer = happened.player
        done = number + 1
        said, over = text.rstrip("."), found[-1] if found and found[-1].heading else None
        if over is not None and said.startswith(f"{over.text}:"):  # whose turn it is stands in the heading
            found[-1] = over._replace(text=said)
        elif over is None or said != over.text:  # else the heading has said it
            found.append(Row(number, text, whose(event(number), owner, doer)))
    return list(folded(found))


def whose(event: Event | None, owner: Owner, doer: int | None) -> int | None:
    """Whom an event is about: who it names, whose place it fills or changes, or who was asked or rolled last."""
    if event is None or isinstance(event, Looked | Rolled | Asked | Chose | Said | Housed):
        return event.player if event is not None else None
    if (seat := owner(event)) is not None:
        return seat
    return doer if isinstance(event, Moved) else None


def owners(zones: Iterable[str], seats: int) -> dict[str, int]:
    """The seat of each zone that every seat has one of."""
    found: dict[str, set[int]] = {}
    for zone in zones:
        family, _, rest = zone.partition("/")
        first = rest.partition("/")[0]
        found.setdefault(family, set()).add(int(first) if first.isdigit() else -1)
    own = {family for family, numbers in found.items() if numbers == set(range(seats))}
    return {zone: int(zone.split("/")[1]) for zone in zones if zone.partition("/")[0] in own}


def folded(rows: Sequence[Row]) -> Iterator[Row]:
    """The same told several times in a row stands once; a heading that nothing follows goes."""
    kept: Row | None = None
    for row in rows:
        if kept is not None and (row.text, row.seat, row.heading) == (kept.text, kept.seat, kept.heading):
            row = row._replace(times=kept.times + 1)
        elif kept is not None and not (kept.heading and row.heading):
            yield kept
        kept = row
    if kept is not None and not kept.heading:
        yield kept


def marked_since(rows: Sequence[Row], chosen: int, seat: int) -> list[Row]:
    """The same with a heading over what came after a seat's own last choice (the number of that event), once somebody
    else has done something since."""
    at = next((n for n, row in enumerate(rows) if row.number > chosen and row.seat not in (seat, None)), None)
    if at is None:
        return list(rows)
    while at and rows[at - 1].heading and rows[at - 1].number > chosen:
        at -= 1
    return [*rows[:at], Row(rows[at].number, SINCE, heading=True), *rows[at:]]


def only_those(rows: Iterable[Row], wanted: Callable[[Row], bool]) -> Iterator[Row]:
    """The rows that are wanted, under their headings."""
    heading: Row | None = None
    for row in rows:
        if row.heading:
            heading = row
        elif wanted(row):
            if heading is not None:
                yield heading
            heading = None
            yield row


def with_bookmarks(rows: Sequence[Row], bookmarks: Mapping[int, Jotting]) -> list[Row]:
    """The same with bookmarks, by how many events had happened, each after what had happened by then."""
    found = list[Row]()
    left = [Row(count - 1, called(one), bookmark=one.mark) for count, one in bookmarks.items()]
    for row in rows:
        while left and left[0].number < row.number:
            found.append(left.pop(0))
        found.append(row)
    return [*found, *left]


class Chips(Part):
    """`only`: the seat whose deeds are shown, BATTLES for what was fought, BOOKMARKS for those of who looks, None for
    all. `place` says where the first one lies, `chosen` is told of every choice, `scroll` takes the wheel."""

    def __init__(
        self,
        view: View,
        top: Tabletop,
        place: Callable[[], tuple[float, float]],
        chosen: Callable[[], object],
        scroll: Callable[[float], bool],
    ) -> None:
        super().__init__(view)
        self.top, self.place, self.chosen, self.scroll = top, place, chosen, scroll
        self.only: Only = None

    def whom(self) -> Iterator[Only]:
        """What can be chosen: battles where the game has them, bookmarks where there are some."""
        yield None
        yield from range(self.view.seats)
        if self.view.game.battles != Battles():
            yield BATTLES
        if self.view.bookmarks or self.only == BOOKMARKS:
            yield BOOKMARKS

    def show_only(self, whom: Only) -> None:
        self.only = whom
        self.chosen()

    def chooser(self, whom: Only) -> Callable[[], None]:
        return lambda: self.show_only(whom)

    def wanted(self, sought: str) -> Callable[[Row], bool]:
        """Whether a row is of those that are asked for, and has these words in it."""
        view, only, words = self.view, self.only, sought.casefold()
        fights = list(fought(view.whole, view.event, view.game.battles)) if only == BATTLES else []

        def of_kind(row: Row) -> bool:
            if row.bookmark or only == BOOKMARKS:
                return bool(row.bookmark) and only == BOOKMARKS
            return fights[row.number] if only == BATTLES else row.seat == only

        return lambda row: (only is None or of_kind(row)) and words in row.text.casefold()

    # ---- pointed at ------------------------------------------------------------------------------------------------
    def controls(self) -> Iterator[Control]:
        x, y = self.place()
        named = {None: "All", BATTLES: "Battles", BOOKMARKS: "Your bookmarks"}
        for i, one in enumerate(self.whom()):
            box = (x, y, 46.0, WIDE) if one is None else (x + 18 + STEP * i, y, WIDE, WIDE)
            label = f"Only {self.view.names[one]}" if isinstance(one, int) else named[one]
            tags: dict[str, object] = {"bubble": one is not None, "only": one}
            deed = self.chooser(one)
            yield Control(f"log/only/{i}", box, label, deed, zone="log", radius=BROAD, scroll=self.scroll, tags=tags)

    # ---- seen ------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        for control in self.controls():
            x, y, w, h = control.rect
            state, whom = look_of(s, self.view.focus, control).state, control.tags["only"]
            on, middle = self.only == whom, (x + w / 2, y + h / 2)
            if whom is not None and (on or state == "hover"):
                s.svg(plate(x - 2, y - 2, w + 4, h + 4, PILL, GLOW if on else SOFT), x - 2, y - 2, w + 4, h + 4)
            if isinstance(whom, int):
                self.top.medal(s, self.view.crest(whom), *middle, 13)
            elif whom is None:
                fill = GLOW if on else palette.hover if state == "hover" else palette.rise
                s.svg(plate(x, y, w, h, BROAD, fill), x, y, w, h)
                s.say("All", "step", INK if on else PAPER, middle[0], middle[1] + 0.5, "c", w - 8)
            else:
                sword = icon("sword", *middle, 20, palette.harm_light, palette.rise)
                sign = sword if whom == BATTLES else glyph("ribbon", *middle, 0.7, GLOW)
                s.svg(plate(x, y, w, h, BROAD, palette.rise) + sign, x, y, w, h)
