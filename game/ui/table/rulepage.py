"""rulepage: the rulebook beside the table, open at what holds just now; the game goes on meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from itertools import takewhile
from typing import Any, NamedTuple

from game.assets import data
from game.engine.rulebook import Hit, Section
from game.ui.draw.paint import NOWHERE, PAPER, Area, Sheet
from game.ui.draw.shapes import GLOW, SOFT, plate
from game.ui.house.content import book_of
from game.ui.style.metrics import FINE, SLIP
from game.ui.style.palette import palette
from game.ui.table.drawer import HEAD, Drawer
from game.ui.table.lookup import Card, found_in, shortened
from game.ui.table.part import View
from game.ui.table.tabletop import Tabletop
from game.ui.widgets import looks
from game.ui.widgets.field import TextField
from game.ui.window.focus import Control
from game.ui.window.scene import look_of

FOOT, GAP, AIR = 52.0, 10.0, 18.0  # units of the buttons at the foot, between paragraphs, and at the sides


class Line(NamedTuple):
    """What is read in one piece: a paragraph, a heading in it, or something found with the section it stands in, or the
    card that it is about. `plays` opens the example that it tells."""

    text: str
    style: str = "note"
    ruling: bool = False
    leads: int | None = None
    card: int | None = None
    plays: Callable[[], object] | None = None


class Book(NamedTuple):
    """The ways from a table into its rulebook."""

    open: Callable[[str], object]
    make_room: Callable[[float], object]
    moments: Callable[[], Mapping[str, Callable[[], object]]]


class RulePage(Drawer):
    """Follows the question until one turns to another section. `open_book` lays the whole rulebook over the table;
    `moments` opens the worked examples, by their rules; `enlarge` shows a card by its control."""

    name, title, ico = "rulebook", "Rules", "book"

    def __init__(
        self,
        view: View,
        top: Tabletop,
        book: Book,
        enlarge: Callable[[Control], object],
    ) -> None:
        super().__init__(view, top, book.make_room)
        self.open_book, self.enlarge = book.open, enlarge
        self.moments = book.moments
        self.book = book_of(data(view.game.name, "rulebook.md"))
        self.turned: int | None = None  # the section that was turned to, None: that of the present moment
        self.first = 0  # the first paragraph, or thing found, that is shown
        self.sought = ""
        self.read: tuple[Hashable, list[Line]] = (None, [])  # what there is to read, of what was sought or turned to
        self.field = TextField(
            "rulebook/find", NOWHERE, "Find", lambda: self.sought, self.seek, "Find", ".find", 40, clear=True
        )
        self.field.zone = "rulebook"

    # ---- what there is to read -------------------------------------------------------------------------------------
    def rule_here(self) -> str:
        """The number of the section that the present moment falls under."""
        return self.top.rule_here() or str(self.view.phase_at() + 1)

    def at(self) -> int:
        """The place of the section that is shown."""
        return self.turned if self.turned is not None else self.book.at(self.rule_here()) or 0

    def lines(self) -> list[Line]:
        """The section with those below it, or what was found."""
        words, at = self.sought.strip(), self.at()
        if self.read[0] != (key := words or at):
            self.read = key, self.find(words) if words else self.section(at)
        return self.read[1]

    def find(self, words: str) -> list[Line]:
        """Cards and rules that hold them."""
        found = found_in(self.book, self.top.lookup, words)
        return [*map(card_line, found.named), *map(self.rule_line, found.hits), *map(card_line, found.told)]

    def section(self, at: int) -> list[Line]:
        """A section and those below it; what is a worked example can be played."""
        sections, moments = self.book.sections, self.moments()
        below = takewhile(lambda section: section.level > sections[at].level, sections[at + 1 :])
        return [line for section in (sections[at], *below) for line in written(section, moments)]

    def rule_line(self, hit: Hit) -> Line:
        section = self.book.sections[hit.section]
        words = "" if hit.paragraph < 0 else section.paragraphs[hit.paragraph].text.replace("*", "")
        said = f"*{heading(section)}*" + (f": {shortened(words)}" if words else "")
        return Line(said, leads=hit.section)

    # ---- opened, turned and shut -----------------------------------------------------------------------------------
    def toggle(self) -> None:
        super().toggle()
        self.turn(None)

    def show_section(self, number: str) -> None:
        """Open at a section by its number."""
        if not self.open:
            self.toggle()
        self.turn(self.book.at(number))

    def put_away(self) -> None:
        """It stays open for the next pair of eyes, at what holds for them."""
        self.turn(None)

    def turn(self, to: int | None) -> None:
        """To a section, or (None) to that of the present moment."""
        self.turned, self.sought, self.first = to, "", 0

    def seek(self, words: str) -> None:
        self.sought, self.first = words, 0

    def scroll(self, amount: float) -> bool:
        before = self.first
        last = max(0, len(self.lines()) - 1)
        self.first = max(0, min(last, before + (-1 if amount > 0 else 1)))
        if amount < 0 and self.whole_seen(before):
            self.first = before
        return self.first != before

    # ---- where it lies ---------------------------------------------------------------------------------------------
    @property
    def head(self) -> float:
        return HEAD + self.asked

    def visible(self) -> list[tuple[Line, Area]]:
        """What is seen, each with its box, from the top; a long paragraph may be cut."""
        x, y, w, h = self.box
        top, low, found = y + self.head + 10, y + h - FOOT, list[tuple[Line, Area]]()
        for line in self.lines()[self.first :]:
            high = self.measured(line.text, line.style, w - 2 * AIR - 10) + GAP
            if top + high > low and found:
                break
            found.append((line, (x + AIR, top, w - 2 * AIR, min(high, low - top))))
            top += high
        return found

    def whole_seen(self, first: int) -> bool:
        """Whether all lines from one on are seen."""
        return len(self.visible()) >= len(self.lines()) - first

    # ---- pointed at ------------------------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        if not self.open:
            return ()
        x, y, w, _ = self.box
        ground, close = self.shell()
        self.field.box = x + 108, y + 8, w - 108 - 48, 32
        return ground, *self.field.controls(), *self.things_found(), *self.steps(), close

    def things_found(self) -> Iterator[Control]:
        """What was found leads to its section."""
        for i, (line, box) in enumerate(self.visible()):
            more: dict[str, Any] = {"zone": "rulebook", "radius": SLIP, "scroll": self.scroll}
            if line.leads is not None:
                yield Control(f"found/{i}", box, line.text, self.turner(line.leads), **more)
            elif line.plays is not None:
                yield Control(f"found/{i}", box, line.text, line.plays, tip="Play this example", **more)
            elif line.card is not None:
                one = Control(f"found/{i}", box, line.text, tags={"card": line.card}, **more)
                one.choose = partial(self.enlarge, one)
                yield one

    def steps(self) -> Iterator[Control]:
        """The section before, the next one, back to what holds now, and the whole book."""
        x, y, w, h = self.box
        at, last, top = self.at(), len(self.book.sections) - 1, y + h - FOOT + 8
        steps = (
            ("before", ".prev", "The section before", self.turner(max(0, at - 1))),
            ("after", ".next", "The next section", self.turner(min(last, at + 1))),
            ("here", "target", "What holds now", self.turner(None)),
        )
        for i, (name, sign, label, deed) in enumerate(steps):
            box, tags = (x + AIR + i * 44.0, top, 38.0, 36.0), {"bubble": True, "sign": sign}
            one = Control(f"rulebook/{name}", box, label, deed, zone="rulebook", radius=SLIP, tags=dict(tags))
            one.steer = self.steer
            yield one
        left = x + AIR + 3 * 44.0
        box = left, top, x + w - AIR - left, 36.0
        yield Control("rulebook/whole", box, "Whole rulebook", self.open_whole, zone="rulebook", radius=SLIP)

    def steer(self, dx: int, dy: int) -> bool:
        """Up and down scroll what is read."""
        return bool(dy) and self.scroll(-dy)

    def turner(self, to: int | None) -> Callable[[], None]:
        return lambda: self.turn(to)

    def open_whole(self) -> object:
        return self.open_book(self.book.sections[self.at()].number)

    # ---- seen ------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        if not self.open:
            return
        self.draw_shell(s)
        self.field.draw(s, self.view.focus)
        x, y, w, _ = self.box
        controls = {one.id: one for one in self.controls()}
        if not self.lines():
            s.say("No rule and no card says that.", "body", SOFT, x + AIR, y + self.head + 20, "l", w - 2 * AIR)
        for i, (line, (bx, by, bw, bh)) in enumerate(self.visible()):
            if (one := controls.get(f"found/{i}")) and look_of(s, self.view.focus, one).state in ("hover", "pressed"):
                s.svg(plate(bx - 6, by - 3, bw + 12, bh, SLIP, palette.hover), bx - 6, by - 3, bw + 12, bh)
            if line.ruling:
                s.svg(plate(bx - 8, by, 3, bh - GAP, FINE, palette.honey), bx - 8, by, 4, bh)
            with s.clip(bx - 8, by - 2, bw + 16, bh + 2):
                s.tell(line.text, line.style, GLOW if line.style == "name" or line.plays else PAPER, bx, by, bw - 10)
        for one in self.steps():
            state = look_of(s, self.view.focus, one).state
            if one.id == "rulebook/whole":
                looks.button(s, one.rect, one.label, state, looks.VIOLET, "book")
            else:
                looks.icon_button(s, one.rect, str(one.tags["sign"]), state)


def written(section: Section, moments: Mapping[str, Callable[[], object]]) -> Iterator[Line]:
    """A section line by line; an example among the moments is followed by the way to play it."""
    yield Line(heading(section), "name")
    for paragraph in section.paragraphs:
        yield Line(paragraph.text, ruling=paragraph.ruling)
        if (id := next((id for id in paragraph.ids if id in moments), None)) is not None:
            yield Line("*Play this example*", plays=moments[id])


def card_line(card: Card) -> Line:
    return Line(f"*{card.name}*: {card.told}" if card.told else f"*{card.name}*", card=card.card)


def heading(section: Section) -> str:
    return f"{section.number}  {section.title}".strip()
