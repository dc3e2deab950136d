"""shelltray: what shells can make of dice, in trays over the map: of those on the own sheet in a turn, die by die."""

from __future__ import annotations

import pygame

from game.engine.agenda import Option
from game.rules.montoons.action import Acting
from game.ui.draw.paint import INK, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import frame, plate, raised
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.ahead import Hinted
from game.ui.games.montoons.island import Island
from game.ui.games.montoons.lore import slot_words
from game.ui.games.montoons.places import Floating
from game.ui.style.metrics import ROUND
from game.ui.style.palette import palette
from game.ui.table.marks import ring
from game.ui.table.panes import Pane
from game.ui.table.part import View
from game.ui.window.focus import Control

HEAD = 28.0  # of a tray
NAME, STEP = 24.0, 44.0  # the line with names, and a row of what a die can become
COLUMN, EDGE, LEAST = 190.0, 8.0, 256.0
AIR, BELOW = 8.0, 54.0  # between a tray and the edge of the map; what its buttons need at the head
DIE, MADE = 44.0, 34.0


def shell_box(s: Sheet, view: View, box: Area, title: str, head: float) -> None:
    """The paper of a tray with its head."""
    x, y, w, h = box
    r = head / 2
    paper = (
        raised(0, 0, w, h, r, palette.paper)
        + plate(0, 0, w, head, r, palette.shell)
        + plate(0, r, w, r, 0, palette.shell)
    )
    view.stamps.svg(s, ("shells", w, h), (x, y, w, h + 4), paper + look.picture("shell", 20, r, head * 0.7))
    s.say(title, "heading", PAPER, x + 38, y + r, "l", w - 50, size=head * 0.6)


def shell_button(s: Sheet, view: View, control: Control, die: pygame.Surface, hinted: bool) -> None:
    """A die that a shell would make, to be chosen."""
    x, y, w, h = control.rect
    fill = palette.glow if hinted or view.focus.over == control.id else palette.sheet_pale
    body = plate(0, 0, w, h, ROUND, fill) + frame(0, 0, w, h, ROUND, palette.honey)
    view.stamps.svg(s, ("shell", w, h, fill), control.rect, body)
    s.blit(die, x + w / 2 - die.get_width() / s.u / 2, y + h / 2 - die.get_height() / s.u / 2)
    ring(s, view, control)


class ShellTray(Floating):
    """A button opens and shuts it; it shuts when something else is asked."""

    name = "shells"

    def __init__(self, view: View, island: Island, hinted: Hinted) -> None:
        super().__init__(view)
        self.island, self.hinted, self.reading = island, hinted, hinted.reading
        self.opened: object = None  # the question it was opened at

    def put_away(self) -> None:
        self.opened = None

    @property
    def open(self) -> bool:
        hinted = self.hinted.key.startswith("shell:")
        return bool(self.options()) and (hinted or self.opened == self.view.moment)

    def toggle(self) -> None:
        self.opened = None if self.open else self.view.moment
        self.view.redraw()

    def options(self) -> list[Option]:
        """Ways to change a die that lies on the sheet."""
        if self.view.question is None or not isinstance(self.view.about, Acting):
            return []
        return [option for option in self.view.question.options if option.key.startswith("shell:")]

    def columns(self) -> dict[str, list[Option]]:
        """The same by the slot of the die."""
        found: dict[str, list[Option]] = {}
        for option in self.options():
            found.setdefault(option.key.split(":")[2], []).append(option)
        return found

    # ---- where it lies ------------------------------------------------------------------------------------------
    def size(self) -> tuple[float, float]:
        columns = self.columns()
        rows = max(len(self.rows(options)) for options in columns.values())
        return max(LEAST, COLUMN * len(columns) + 2 * EDGE), HEAD + NAME + rows * STEP + EDGE

    def lies(self) -> Pane | None:
        """At the foot of the map, or at its head where it would hide the own monster; else over the sheet."""
        if not self.open:
            return None
        area = self.view.area("map")
        x, y, w, h = area or self.view.area("paper") or (0, 0, 0, 0)
        wide, high = self.size()
        design = 0.0, 0.0, wide, high
        k = min(1.0, (w - 2 * AIR) / wide, (h - BELOW - AIR) / high)
        left, top = x + w - AIR - k * wide, y + h - AIR - k * high
        own = self.reading.own_space()
        if area and own >= 0 and self.island.spot(own)[1] > top - AIR:
            top = y + BELOW
        return Pane.within(design, (left, top, k * wide, k * high))

    @staticmethod
    def rows(options: list[Option]) -> list[str]:
        """The rows of shells that can change a die."""
        return sorted({option.key[6] for option in options})

    def buttons(self) -> list[tuple[Option, Area]]:
        found = []
        for n, options in enumerate(self.columns().values()):
            rows = self.rows(options)
            across = (COLUMN - DIE - 30) / 2
            for option in options:
                left = EDGE + n * COLUMN + DIE + 24 + across * "-+".index(option.key[7])
                top = HEAD + NAME + STEP * rows.index(option.key[6])
                found.append((option, (left, top, across - 5, STEP - 5)))
        return found

    def controls(self) -> list[Control]:
        if not self.open:
            return []
        names, found = self.names(), []
        for option, box in self.buttons():
            was, will = self.value(option)
            label = f"{names[option.key.split(':')[2]]}: {was} becomes {will}"
            control = Control(
                f"choice/{option.key}", box, label, self.view.chooser(option.key), zone="choices", radius=ROUND
            )
            control.tags["key"] = option.key
            found.append(control)
        return found

    def names(self) -> dict[str, str]:
        """What each slot with a die that can change is called."""
        character = self.reading.character(self.view.home)
        assert character is not None
        return {slot: slot_words(character, slot)[0].partition(":")[0] for slot in self.columns()}

    def value(self, option: Option) -> tuple[int, int]:
        """What the die shows, and what it would show."""
        return int(option.label[1]), int(option.label[2])

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        w, h = self.size()
        s.cover(0, 0, w, h)
        shell_box(s, self.view, (0, 0, w, h), "Change a die", HEAD)
        names = self.names()
        for n, (slot, options) in enumerate(self.columns().items()):
            left, middle = EDGE + n * COLUMN, HEAD + NAME + STEP * len(self.rows(options)) / 2 - 2
            s.say(names[slot], "strong", INK, left + COLUMN / 2, HEAD + NAME / 2 + 1, "c", COLUMN - 10, maxh=18)
            image = self.reading.die(self.view.home, self.value(options[0])[0], DIE * s.u)
            s.blit(image, left + 2, middle - DIE / 2)
            arrow = icon("arrow", 10, 10, 16, palette.sepia, palette.paper)
            self.view.stamps.svg(s, "to", (left + DIE + 2, middle - 10, 20, 20), arrow)
        for control, option in zip(self.controls(), (option for option, _ in self.buttons())):
            image = self.reading.die(self.view.home, self.value(option)[1], MADE * s.u)
            shell_button(s, self.view, control, image, self.hinted.key == option.key)
