"""why: how a number has come about: a line for each link of its chain, the rule that says so, and the sum below."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager

from game.engine.chain import Chain, Link
from game.engine.words import by_name, per_cent
from game.ui.draw.paint import PAPER, Area, Sheet
from game.ui.draw.shapes import GLOW, SOFT, frame, plate
from game.ui.house.notes import covered
from game.ui.style.metrics import BOLD, BROAD, FINE, SLIP
from game.ui.style.palette import palette
from game.ui.table.beside import AIR, away, places
from game.ui.table.marks import ring
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part, View
from game.ui.table.tabletop import Tabletop
from game.ui.widgets import looks
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control
from game.ui.window.scene import look_of


def tells_of_number(view: View, control: Control, chain: Chain) -> None:
    """A control that does something else tells of its number when it is asked to: by the key, and by the right button
    where nothing can be enlarged."""
    control.tags["chain"] = chain
    control.zoom = control.zoom or (lambda: view.explain(control))


def explained(view: View, id: str, box: Area, chain: Chain, zone: str) -> Control:
    """What lies over a number: choosing it opens its chain, or shuts it. `id` among all numbers of the table."""
    one = Control(f"why/{id}", box, f"Why? {chain.title}", zone=zone, action="why", radius=min(box[2:]) / 2)
    one.tags |= {"chain": chain, "bubble": True}
    one.choose = lambda: view.explain(one)
    return one


HEAD, FOOT = 44.0, 38.0  # units of the title, and of the sum
# units of width and of a line, and columns: the best first
SHAPES = (
    *((320.0, 34.0, 1), (600.0, 24.0, 2), (500.0, 24.0, 2), (256.0, 28.0, 1)),
    *((212.0, 28.0, 1), (390.0, 24.0, 2), (600.0, 24.0, 3)),
)
LETTERS, LEAST = (14.0, 12.5, 11.0, 9.0), 8.5  # of what has little room, the best first; pixels at least
PICTURE = 0.62  # of a line's height: how wide its card is
RULED = 46.0  # units of the button that leads to a rule
MARGINS = RULED + 90.0  # of a line that are not for its words and its card: with the number, and air


class Why(Part):
    """Opens on W, or when a number is chosen; goes with the moment that it speaks of. `lead` opens the rulebook at a
    section, `asked` says where the question stands."""

    name = "why"

    def __init__(
        self, view: View, top: Tabletop, lead: Callable[[str], object], asked: Callable[[], Sequence[Area]]
    ) -> None:
        super().__init__(view)
        self.top, self.lead, self.asked = top, lead, asked
        self.number = ""  # the id of the number that is explained; "": none is
        self.moment: Hashable = None
        self._held: Control | None = None
        self.placed: tuple[Hashable, Area] | None = None

    # ---- opened and shut -------------------------------------------------------------------------------------------
    @property
    def open(self) -> bool:
        return bool(self.number) and self.moment == self.view.moment and self.subject() is not None

    def subject(self) -> Control | None:
        """The number that is explained, as it lies now."""
        return self._held or self.number_at(self.number)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Nothing changes meanwhile: the number is looked up once, however often it is asked for."""
        before = self._held
        self._held = before or self.subject()
        try:
            yield
        finally:
            self._held = before

    def number_at(self, id: str | None) -> Control | None:
        """The number of that name, if one lies on the table."""
        found = next((one for one in self.top.controls() if one.id == id), None) if id else None
        return found if found and self.top.chain_of(found) else None

    def toggle(self, number: Control | None) -> None:
        """Explain this number, or no longer."""
        shut = number is None or self.open and self.number == number.id
        self.number = "" if number is None or shut else number.id
        self.moment = self.view.moment
        self.view.hush()
        self.view.redraw()

    def on_key(self) -> None:
        """Explain the number that pointer or focus has come to last, else the first one; or no longer."""
        focus = self.view.focus
        found = map(self.number_at, (focus.latest, self.view.pointed, focus.over))
        here = next(filter(None, found), None)
        self.toggle(here or (None if self.open else self.first()))

    def first(self) -> Control | None:
        return next((one for one in self.top.controls() if isinstance(one.tags.get("chain"), Chain)), None)

    def shut(self) -> None:
        self.toggle(None)

    def close(self) -> bool:
        was, self.number = self.open, ""
        return was

    def put_away(self) -> None:
        self.number = ""

    def passes(self, ms: float) -> bool:
        """It goes when something happens; True when it has gone."""
        if self.number and not self.open:
            self.number = ""
            return True
        if self.number and self.view.pointed == self.number:
            self.view.hush()  # its bubble would lie over what is told
        return False

    # ---- where it lies ---------------------------------------------------------------------------------------------
    def chain(self) -> Chain:
        """Of the number that is explained."""
        subject = self.subject()
        chain = self.top.chain_of(subject) if subject else None
        assert chain is not None
        return chain

    def links(self) -> tuple[Link, ...]:
        """What has a line, with what does not count."""
        chain, names = self.chain(), self.view.names
        return tuple(link._replace(what=by_name(link.what, names)) for link in chain.links + chain.rest)

    @property
    def box(self) -> Area:
        """Clear of the number, of what is asked and of what is lit, or over as little of that as may be; near the
        number, and no smaller than it must."""
        subject, (wide, high), count = self.subject(), self.view.room, max(1, len(self.links()))
        assert subject is not None
        key = self.number, self.view.moment, self.view.sized, count
        if self.placed is None or self.placed[0] != key:
            never, told = [subject.rect, *self.asked()], self.top.told_at(subject)
            lit = [one.rect for one in self.top.controls() if one.tags.get("key")]
            found = list[tuple[float, float, float, int, int, Area]]()
            for shape, (w, row, columns) in enumerate(SHAPES):
                if count <= columns > 1:
                    continue
                h = HEAD + FOOT + row * -(-count // columns)
                boxes = sorted(places(subject.rect, w, h, wide, high), key=lambda box: away(box, subject.rect))
                for order, box in enumerate(boxes):
                    hides, tells = covered(box, never), covered(box, told)
                    found.append((hides, tells, 0 if hides or tells else covered(box, lit), shape, order, box))
                    if not any(found[-1][:3]):
                        break
                if found and not any(found[-1][:3]):
                    break
            self.placed = key, min(found)[-1] if found else (AIR, BAR_H, wide - 2 * AIR, high - BAR_H - AIR)
        return self.placed[1]

    def lines(self) -> list[Area]:
        """Where each link stands."""
        (x, y, w, h), count = self.box, len(self.links())
        columns = next((columns for wide, _, columns in SHAPES if wide == w), 1)
        rows = max(1, -(-count // columns))
        wide, row = w / columns, (h - HEAD - FOOT) / rows
        return [(x + i // rows * wide, y + HEAD + i % rows * row, wide, row) for i in range(count)]

    # ---- pointed at ------------------------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        with self.held():
            return self.made() if self.open else ()

    def made(self) -> Sequence[Control]:
        x, y, w, _ = box = self.box
        ground = Control("why/ground", box, self.chain().title, None, zone=self.name, radius=BROAD, stop=False)
        close = Control("why/close", (x + w - 40, y + 8, 32.0, 32.0), "Close", self.shut, zone=self.name, radius=SLIP)
        return ground, *self.rules(), close

    def rules(self) -> list[Control]:
        """What leads from each line to the rule."""
        found = []
        for i, (link, (x, y, w, h)) in enumerate(zip(self.links(), self.lines())):
            box = x + w - RULED - 12, y + 2, RULED, h - 7
            deed = self.leader(link.rule)
            found.append(Control(f"why/rule/{i}", box, link.rule, deed, zone=self.name, radius=FINE))
        return found

    def leader(self, rule: str) -> Callable[[], object]:
        return lambda: self.lead(rule)

    # ---- seen ------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        if (self.view.focus.at or "").startswith("why/") and (here := self.number_at(self.view.focus.at)):
            ring(s, self.view, here)
        with self.held():
            if self.open:
                self.page(s)

    def page(self, s: Sheet) -> None:
        (x, y, w, h), chain = self.box, self.chain()
        s.cover(*self.box)
        if (subject := self.subject()) is not None:
            left, top, wide, deep = subject.rect
            round_it = frame(left, top, wide, deep, min(wide, deep) / 2, GLOW, BOLD)
            s.svg(round_it, left - 2, top - 2, wide + 4, deep + 4)
        panel(s, (x, y, w, h), solid=True)
        if s.wide(chain.title, "heading") <= (room := w - 70):
            s.say(chain.title, "heading", PAPER, x + 18, y + 25, "l", room, maxh=34)
        else:
            high = min(HEAD - 8, s.high(chain.title, "step", room))
            s.tell(chain.title, "step", PAPER, x + 18, y + 27 - high / 2, room, maxh=high)
        links, count = self.links(), len(chain.links)
        if not links:
            s.say("Nothing counts yet", "note", SOFT, x + 18, y + HEAD + (h - HEAD - FOOT) / 2, "l", w - 36)
        pictured = self.pictured(s)
        size = self.letters(s, pictured)
        for i, (link, one, (lx, ly, lw, row)) in enumerate(zip(links, self.rules(), self.lines())):
            middle, left, amounts = ly + row / 2, lx + 18, lx + lw - RULED - 24
            sign = f"{link.amount:+d}" if i and not chain.of else str(link.amount)
            ink, bright = (PAPER, GLOW) if i < count else (SOFT, SOFT)
            beside = PICTURE * row + AIR if pictured and link.card is not None else 0.0
            if beside:
                self.show_card(s, link, left, middle, row)
            self.name_link(s, link, ink, left + beside, middle, lw - MARGINS - beside, row, size)
            s.say(sign, "number", bright, amounts, middle, "r", 44, maxh=row)
            looks.button(s, one.rect, one.label, look_of(s, self.view.focus, one).state, looks.VIOLET)
        low = y + h - FOOT
        s.svg(plate(x + 16, low + 2, w - 32, 2, FINE, palette.gold), x + 16, low, w - 32, 6)
        s.say(chain.foot, "note", SOFT, x + 18, low + 21, "l", w / 2)
        s.say(told(chain), "number", GLOW, x + w - 18, low + 21, "r", w / 2)
        close = self.controls()[-1]
        looks.icon_button(s, close.rect, ".cross", look_of(s, self.view.focus, close).state)

    def pictured(self, s: Sheet) -> bool:
        """Whether every card has room before its words; else none is shown."""
        rooms = (
            (link, w - MARGINS - PICTURE * row - AIR, row) for link, (_, _, w, row) in zip(self.links(), self.lines())
        )
        return all(
            s.high(link.what, "body", room, max(LETTERS[-1], LEAST / s.u)) <= row - 2
            for link, room, row in rooms
            if link.card is not None
        )

    def letters(self, s: Sheet, pictured: bool) -> float | None:
        """The letters in which all links of the page are named: None for those of one line each, else a size, units,
        in which two lines of each find room."""
        rooms = [
            (link.what, w - MARGINS - (PICTURE * row + AIR if pictured and link.card is not None else 0.0), row)
            for link, (_, _, w, row) in zip(self.links(), self.lines())
        ]
        if all(row >= SHAPES[0][1] and s.wide(what, "note") <= room for what, room, row in rooms):
            return None
        sizes = [max(size, LEAST / s.u) for size in LETTERS]
        fits = (one for one in sizes if all(s.high(what, "body", room, one) <= row - 2 for what, room, row in rooms))
        return next(fits, sizes[-1])

    def name_link(
        self, s: Sheet, link: Link, ink: str, left: float, middle: float, room: float, row: float, size: float | None
    ) -> None:
        """What it is, in the letters of the page."""
        if size is None:
            s.say(link.what, "note", ink, left, middle, "l", room, maxh=row)
            return
        top = middle - s.high(link.what, "body", room, size) / 2
        s.tell(link.what, "body", ink, left, top, room, maxh=row - 2, size=size)

    def show_card(self, s: Sheet, link: Link, left: float, middle: float, row: float) -> None:
        assert link.card is not None
        image = self.top.enlarged(s, link.card, PICTURE * row, PICTURE * row)
        s.blit(image, left, middle - image.get_height() / s.u / 2)


def told(chain: Chain) -> str:
    """The number; an odd as cases of all, and in whole per cent: 0 and 100 are said only of what is certain."""
    if not chain.of:
        return str(chain.number)
    return f"{chain.number} of {chain.of}, {per_cent(chain.number / chain.of)}"
