"""jotpad: notes and marks of one's own on what lies on the table, seen by nobody else."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence

from game.store.jotted import LONGEST, MARKS, Jotting
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.draw.shapes import NIGHT, Box, disc, frame, plate
from game.ui.style.metrics import BROAD, SLIP, THIN
from game.ui.style.palette import palette
from game.ui.table.beside import clear_place
from game.ui.table.drawer import cover
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part
from game.ui.table.view import Target, View
from game.ui.widgets import looks
from game.ui.widgets.field import TextField
from game.ui.widgets.words import NOWHERE
from game.ui.window.focus import Control
from game.ui.window.widget import look_of

WIDE, HIGH, AIR, R = 400.0, 148.0, 12.0, 9.0  # units of the pad, what is round it, and the radius of a mark
SIZES = ((WIDE, HIGH), (288.0, 192.0))  # the best first


class JotPad(Part):
    """`about`: what the open pad is about, None while it is shut."""

    name = "jotpad"

    def __init__(self, view: View, asked: Callable[[], Sequence[Box]]) -> None:
        """`asked` says where the question stands."""
        super().__init__(view)
        self.asked = asked
        self.about: str | None = None
        self.placed: tuple[Hashable, Box] | None = None
        self.label = ""
        self.field = TextField("jotpad/words", NOWHERE, "Note", self.words, self.write, "Some words", None, LONGEST)
        self.field.zone, self.field.done = self.name, self.close

    # ---- what is noted ---------------------------------------------------------------------------------------------
    @property
    def own(self) -> dict[str, Jotting]:
        """The notes of who looks; none while nobody does or the own hand is covered."""
        viewer = self.view.viewer
        return {} if viewer is None else self.view.jottings.setdefault(viewer, {})

    def words(self) -> str:
        one = self.own.get(self.about or "")
        return one.text if one else ""

    def write(self, words: str) -> None:
        one = self.own.get(self.about or "")
        self.keep(Jotting(one.mark if one else MARKS[0], words))

    def mark(self, mark: str) -> None:
        self.keep(Jotting(mark, self.words()))

    def keep(self, one: Jotting | None) -> None:
        """Note it in place of what was there; None: nothing any more."""
        if self.about is not None and self.view.viewer is not None:
            if one is None:
                self.own.pop(self.about, None)
            else:
                self.own[self.about] = one
            self.view.redraw()

    # ---- opened and shut -------------------------------------------------------------------------------------------
    def open_at(self, control: Control | None) -> bool:
        """Over what is pointed at; False when nothing can be noted there."""
        thing = self.thing(control) if control else None
        if control is None or thing is None or self.view.viewer not in self.view.people:
            return False
        self.about, self.label = thing, control.label
        self.view.focus.at = self.field.id
        return True

    def thing(self, control: Control) -> str | None:
        """What a control stands for, by a name that stays: a card wherever it goes, else the place itself."""
        card = control.tags.get("card")
        if isinstance(card, int) and not control.id.startswith(("hex/", "seat/")) and self.view.where(card):
            return str(card)
        return control.id if self.view.where(control.id) else None

    def close(self) -> bool:
        was, self.about = self.about is not None, None
        if was:
            self.view.keep_jottings()
        return was

    def remove(self) -> None:
        self.keep(None)
        self.close()

    def put_away(self) -> None:
        self.close()

    # ---- where it lies ---------------------------------------------------------------------------------------------
    @property
    def box(self) -> Box:
        """Near what it is about, and clear of that and of the question."""
        subject = self.view.where(target_of(self.about)) if self.about else None
        if subject is None:
            w, h = self.view.room
            return (w - WIDE) / 2, max(BAR_H + AIR, (h - HIGH) / 2), WIDE, HIGH
        key = self.about, subject, self.view.room
        if self.placed is None or self.placed[0] != key:
            never = [subject, *self.asked()]
            self.placed = key, clear_place(subject, SIZES, self.view.room, never)
        return self.placed[1]

    def marks(self) -> Iterator[tuple[str, Jotting, Box]]:
        """What is noted and lies there to be seen: its name, the note, and where the thing lies."""
        for thing, one in self.own.items():
            if (box := self.view.where(target_of(thing))) is not None:
                yield thing, one, box

    # ---- pointed at ------------------------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        if self.about is None:
            return ()
        x, y, w, _ = self.box
        self.field.box = x + 16, y + 44, w - 32, 40
        sheet = Control("jotpad/sheet", self.box, "Note", None, zone=self.name, stop=False)
        return sheet, *self.field.controls(), *self.buttons()

    def buttons(self) -> Iterator[Control]:
        """A mark each, then away with it, and done."""
        x, y, w, h = self.box
        deeds: dict[str, tuple[str, Callable[[], object]]] = {
            **{mark: (f"Mark: {mark}", self.marker(mark)) for mark in MARKS},
            "remove": ("Remove the note", self.remove),
        }
        low = y + h - (92.0 if w < WIDE else 48.0)  # of the marks: the way out stands below them where it is narrow
        for i, (name, (label, deed)) in enumerate(deeds.items()):
            box, tags = (x + 16 + 42.0 * i, low, 36.0, 36.0), {"bubble": True}
            yield Control(f"jotpad/{name}", box, label, deed, zone=self.name, radius=SLIP, tags=dict(tags))
        done = x + w - 108, y + h - 48, 92.0, 36.0
        yield Control("jotpad/done", done, "Done", self.close, zone=self.name, radius=BROAD)

    def marker(self, mark: str) -> Callable[[], None]:
        return lambda: self.mark(mark)

    # ---- seen ------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        for _, one, (x, y, w, _) in self.marks():
            at = max(R + 2, x + R), max(BAR_H + R, y + R)
            sign = disc(*at, R + 1.5, NIGHT) + disc(*at, R, GOLD) + icon(one.mark, *at, 13, INK, GOLD)
            s.svg(sign, at[0] - 12, at[1] - 12, 24, 24)
        if self.about is None:
            self.draw_pointed(s)
            return
        cover(s, self.box)
        x, y, w, h = self.box
        s.svg(plate(*self.box, BROAD, NIGHT) + frame(*self.box, BROAD, GOLD, THIN), x - 2, y - 2, w + 4, h + 4)
        s.say(f"Note: {self.label}", "name", palette.cream, x + 16, y + 24, "l", w - 32)
        self.field.draw(s, self.view.focus)
        now = self.own.get(self.about)
        for button in self.buttons():
            state, name = look_of(s, self.view.focus, button).state, button.id.removeprefix("jotpad/")
            if name == "done":
                looks.button(s, button.rect, button.label, state)
            else:
                on = now is not None and now.mark == name
                looks.icon_button(s, button.rect, ".cross" if name == "remove" else name, state, on)

    def draw_pointed(self, s: Sheet) -> None:
        """The words on what is pointed at, above it or below."""
        if not self.own:
            return
        over = next((one for one in self.view.controls() if one.id == self.view.pointed), None)
        thing = self.thing(over) if over else None
        note = self.own.get(thing) if thing else None
        if over is None or note is None or not note.text:
            return
        room, (x, y, w, h) = self.view.room, over.rect
        wide = min(260.0, s.wide(note.text, "note") + 24)
        u = self.view.scale
        self.view.style.scale = u
        high = self.view.style.measure(note.text, "note", round((wide - 20) * u))[1] / u + 14
        left = max(4, min(room[0] - wide - 4, x + w / 2 - wide / 2))
        top = y - high - 4 if y - high - 4 > BAR_H else min(room[1] - high - 4, y + h + 4)
        s.svg(plate(left, top, wide, high, SLIP, palette.night), left, top, wide, high)
        s.tell(note.text, "note", PAPER, left + 10, top + 6, wide - 20)


def target_of(thing: str) -> Target:
    """What a note is about, as the table knows it."""
    return int(thing) if thing.isdigit() else thing
