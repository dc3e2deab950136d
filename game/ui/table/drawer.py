"""drawer: what opens at the right of a table: a panel with a head, over the table or beside it."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.draw.paint import INK, PAPER, Area, Sheet
from game.ui.draw.shapes import plate
from game.ui.style.metrics import BROAD, SLIP
from game.ui.style.palette import palette
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part, View
from game.ui.table.tabletop import Tabletop
from game.ui.widgets import looks
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control
from game.ui.window.scene import look_of

WIDE, HEAD = 366.0, 48.0  # units of the drawer, and of its title
PIXEL = 2.0  # units by which a line may be narrower once it is drawn, on whole pixels


class Drawer(Part):
    """A part with a name gives its title and sign, and draws what is in it. `make_room` has the table leave so many
    units beside it, 0 for none: where that has room enough nothing is covered, and the game goes on meanwhile."""

    title, ico = "", ""

    def __init__(self, view: View, top: Tabletop, make_room: Callable[[float], object]) -> None:
        super().__init__(view)
        self.top, self.make_room = top, make_room
        self.open = False

    @property
    def box(self) -> Area:
        """Beside the table where that has room enough, else over it at its right."""
        w, h = self.view.room
        if self.view.aside:
            return w + 4, 6, self.view.aside - 10, h - 12
        wide = min(WIDE, w - 16)
        return w - 8 - wide, BAR_H, wide, h - BAR_H - 6

    @property
    def asked(self) -> float:
        """How high the question is: the drawer may cover it, and carries it then."""
        if not self.view.question or self.view.aside:
            return 0
        return self.measured(self.top.prompt_words(), "lead", self.box[2] - 44) + 14

    def measured(self, words: str, style: str, wide: float) -> float:
        """How high words become in so many units, or in a little less."""
        return self.view.measured(words, style, wide - PIXEL)

    def toggle(self) -> None:
        self.open = not self.open
        self.make_room(WIDE if self.open else 0)

    def close(self) -> bool:
        """Shut it; whether it was open."""
        if was := self.open:
            self.toggle()
        return was

    def scroll(self, amount: float) -> bool:
        """The wheel over it; True when something moved."""
        return False

    def shell(self) -> tuple[Control, Control]:
        """Its ground, which lets no click through, and what shuts it."""
        x, y, w, _ = self.box
        ground = Control(f"{self.name}/ground", self.box, self.title, None, zone=self.name, radius=BROAD, stop=False)
        ground.scroll = self.scroll
        box, label = (x + w - 40, y + 8, 32.0, 32.0), f"Close: {self.title}"
        shut = Control(f"{self.name}/close", box, label, self.toggle, action=self.name, zone=self.name, radius=SLIP)
        return ground, shut

    def draw_shell(self, s: Sheet) -> None:
        """The panel with its head, and the question that it covers."""
        s.cover(*self.box)
        x, y, w, _ = self.box
        s.svg(plate(*self.box, BROAD, palette.night), *self.box)
        panel(s, self.box, self.title, ico=self.ico)
        if self.asked:
            box = x + 10, y + HEAD - 2, w - 20, self.asked - 6
            s.svg(plate(*box, SLIP, PAPER), *box)
            self.view.style.lines(s, "lead", self.top.prompt_words(), INK, (x + 22, box[1], w - 44, box[3]))
        _, close = self.shell()
        looks.icon_button(s, close.rect, ".cross", look_of(s, self.view.focus, close).state)
