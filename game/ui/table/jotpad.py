"""jotpad: the pad for a note of one's own on what lies on the table, or on the moment that is shown; seen by nobody
else."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from textwrap import shorten

from game.engine.game import Refusal
from game.store.jotted import LONGEST, MARKS, MOST, Jotting, count_of, moment
from game.ui.draw.paint import GOLD, NOWHERE, Area, Sheet
from game.ui.draw.shapes import NIGHT, frame, plate
from game.ui.style.metrics import BROAD, SLIP, THIN
from game.ui.style.palette import palette
from game.ui.table.beside import clear_place
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part, Target, View
from game.ui.widgets import looks
from game.ui.widgets.field import TextField
from game.ui.window.focus import Control
from game.ui.window.scene import look_of

WIDE, HIGH, AIR = 400.0, 148.0, 12.0  # units of the pad, and what is round it
LETTERS = 30  # of what had been told at a moment
SIZES = ((WIDE, HIGH), (288.0, 192.0))  # the best first


class JotPad(Part):
    """`about`: what the open pad is about, None while it is shut."""

    name = "jotpad"

    def __init__(self, view: View, asked: Callable[[], Sequence[Area]], over: Callable[[], Sequence[Area]]) -> None:
        """`asked` says where the question stands, `over` what lies open over the table."""
        super().__init__(view)
        self.asked, self.over = asked, over
        self.about: str | None = None
        self.placed: tuple[Hashable, Area] | None = None
        self.label = ""
        self.field = TextField("jotpad/words", NOWHERE, "Note", self.words, self.write, "Some words", None, LONGEST)
        self.field.zone, self.field.done = self.name, self.close

    # ---- what is noted ---------------------------------------------------------------------------------------------
    def words(self) -> str:
        one = self.view.noted.get(self.about or "")
        return one.text if one else ""

    def write(self, words: str) -> None:
        one = self.view.noted.get(self.about or "")
        self.keep(Jotting(one.mark if one else MARKS[0], words))

    def mark(self, mark: str) -> None:
        self.keep(Jotting(mark, self.words()))

    def keep(self, one: Jotting | None) -> None:
        """Note it in place of what was there; None: nothing any more."""
        if self.about is not None and self.view.viewer is not None:
            if one is None:
                self.view.noted.pop(self.about, None)
            else:
                self.view.noted[self.about] = one
            self.view.redraw()

    # ---- opened and shut -------------------------------------------------------------------------------------------
    def open_at(self, control: Control | None) -> bool:
        """Over what is pointed at; False when nothing can be noted there."""
        thing = self.thing(control) if control else None
        if control is None or thing is None or self.why_not():
            return False
        return self.open(thing, f"Note: {control.label}")

    def open_moment(self, count: int) -> bool:
        """Over the moment when so many events had happened: a bookmark stands there from now on. False: none can."""
        if why := self.why_not():
            self.view.say_no(Refusal(why, ""))
        elif self.open(moment(count), f"Bookmark: {self.told_at(count)}"):
            self.keep(self.view.noted.get(moment(count), Jotting(MARKS[0], "")))
            return True
        return False

    def open(self, thing: str, label: str) -> bool:
        """For a note on this; False when there is no room for another one."""
        if thing not in self.view.noted and len(self.view.noted) >= MOST:
            self.view.say_no(Refusal(f"A game keeps {MOST} notes: remove one first.", ""))
            return False
        self.close()
        self.about, self.label, self.view.focus.at = thing, label, self.field.id
        self.field.caret = self.field.anchor = len(self.words())
        return True

    def told_at(self, count: int) -> str:
        """What had just been told at a moment."""
        lines = [text for number, text in self.view.told_lines() if number < count]
        return shorten(lines[-1], LETTERS, placeholder=" ...") if lines else "the start"

    def why_not(self) -> str:
        """Why nobody can note anything now; "" when somebody can."""
        if self.view.view_only:
            return "This game can only be looked at: no note is kept with it."
        return "" if self.view.viewer in self.view.people else "Nobody looks on who could note something."

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
    def box(self) -> Area:
        """Near what it is about, and clear of that and of the question; of a moment under the bar, and clear of what is
        open."""
        w, h = self.view.room
        at_moment = count_of(self.about or "") is not None
        subject = (w / 2, 0.0, 1.0, BAR_H) if at_moment else self.view.where(target_of(self.about or ""))
        if subject is None:
            return (w - WIDE) / 2, max(BAR_H + AIR, (h - HIGH) / 2), WIDE, HIGH
        never = [subject, *self.asked(), *(self.over() if at_moment else ())]
        key = self.about, self.view.room, tuple(never)
        if self.placed is None or self.placed[0] != key:
            self.placed = key, clear_place(subject, SIZES, self.view.room, never)
        return self.placed[1]

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
        if self.about is None:
            return
        s.cover(*self.box)
        x, y, w, h = self.box
        s.svg(plate(*self.box, BROAD, NIGHT) + frame(*self.box, BROAD, GOLD, THIN), x - 2, y - 2, w + 4, h + 4)
        s.say(self.label, "name", palette.cream, x + 16, y + 24, "l", w - 32)
        self.field.draw(s, self.view.focus)
        now = self.view.noted.get(self.about)
        for button in self.buttons():
            state, name = look_of(s, self.view.focus, button).state, button.id.removeprefix("jotpad/")
            if name == "done":
                looks.button(s, button.rect, button.label, state)
            else:
                on = now is not None and now.mark == name
                looks.icon_button(s, button.rect, ".cross" if name == "remove" else name, state, on)


def target_of(thing: str) -> Target:
    """What a note is about, as the table knows it."""
    return int(thing) if thing.isdigit() else thing
