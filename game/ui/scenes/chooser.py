"""chooser: the small parts of the new-game screen: crests, pips, the ledge of the box, and the fold in which a deal is
set by a seed or a code, or copied for others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.company import CRESTS
from game.ui.draw.paint import NOWHERE, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import CONTROL, EDGE, GLOW, NIGHT, SOFT, plate, put
from game.ui.layout.box import Box
from game.ui.layout.writing import row
from game.ui.scenes.people import pips
from game.ui.scenes.setup import Setup
from game.ui.style.metrics import FINE, SLIP
from game.ui.style.palette import palette
from game.ui.table.crests import CRESTS as LOOKS
from game.ui.widgets import plates
from game.ui.widgets.field import TextField
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.line import copy
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Push, Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

STRENGTHS = (
    ("easy", "looks a little ahead and reckons roughly"),
    ("normal", "looks further, and errs where it is close"),
    ("hard", "looks far and seldom errs"),
    ("master", "thinks each choice through to the end"),
)

LAMP = ((0.0, palette.glow, 0.45), (1.0, palette.glow, 0.0))  # light on the box of the game
LETTERS = 700  # of a code


class Fold(Widget):
    """The line that opens and shuts the seed."""

    def __init__(self, box: Area, open: bool, seed: int | None, deed: Callable[[], object]) -> None:
        super().__init__("fold", box)
        self.open, self.seed, self.deed = open, seed, deed

    def controls(self) -> Sequence[Control]:
        return (self.control(self.deed, "Seed or code"),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, h = self.box
        hot = look.state in ("hover", "pressed")
        turn = 90 if self.open else 0
        put(
            s,
            self.box,
            (plate(*self.box, SLIP, palette.hover) if hot else "")
            + f'<g transform="translate({x + 20} {y + 22}) rotate({turn})"><path d="M-5 -8L-7 -5L-1 0L-7 5L-5 '
            f'8L6 0Z" fill="{GLOW}"/></g>' + icon("die", x + w - 24, y + 22, 22, GLOW, NIGHT),
            4,
        )
        n = s.say("Seed or code", "setting", PAPER, x + 36, y + 23, "l", 130, maxh=34)
        s.say(
            "new each time" if self.seed is None else str(self.seed),
            "note",
            SOFT,
            x + 48 + n,
            y + 23,
            "l",
            w - 100 - n,
            maxh=34,
        )


class CrestRow(Widget):
    """The six crests; those of other players are hatched and change hands when they are chosen."""

    STEP = 54

    def __init__(
        self, box: Area, value: Callable[[], str], others: Callable[[], set[str]], change: Callable[[str], object]
    ) -> None:
        super().__init__("crest", box)
        self.value, self.others, self.change = value, others, change

    def controls(self) -> Sequence[Control]:
        x, y, _, h = self.box
        found = []
        for i, crest in enumerate(CRESTS):
            one = Control(
                f"crest/{crest}",
                (x + i * self.STEP, y, h, h),
                crest.capitalize(),
                partial(self.change, crest),
                zone="crest",
                radius=h / 2,
            )
            one.tip = "Taken: you would swap." if crest in self.others() else " "
            found.append(one)
        return found

    def draw(self, s: Sheet, focus: Focus) -> None:
        taken, mine = self.others(), self.value()
        for control, crest in zip(self.controls(), CRESTS):
            look = self.look(s, focus, control)
            x, y, w, _ = control.rect
            state = "disabled" if crest in taken and look.state == "normal" else look.state
            plates.crest(s, x + w / 2, y + w / 2, w * 0.455, LOOKS[crest].ramp, crest, state, crest == mine)


def draw_ledge(left: float, y: float, right: float) -> str:
    """A board on the wall from the left edge on, on two brackets."""
    a, b = left + 40, right - 68
    return (
        f'<path d="M{left + 30} {y}H{right - 18}L{right + 4} {y + 8}H{left + 56}Z" fill="{palette.shadow}" '
        f'opacity=".45"/>'
        f'<path d="M{left} {y}H{right}L{right - 12} {y + 20}H{left}Z" fill="{palette.oak}"/>'
        f'<path d="M{left} {y}H{right}L{right - 3} {y + 6}H{left}Z" fill="{palette.wood_light}"/>'
        f'<path d="M{left} {y + 20}H{right - 12}L{right - 16} {y + 32}H{left}Z" fill="{palette.wood}"/>'
        + "".join(
            f'<path d="M{x} {y + 32}H{x + 26}V{y + 70}C{x + 26} {y + 50} {x} {y + 46} {x} {y + 32}Z" '
            f'fill="{palette.rust}"/>'
            for x in (a, b)
        )
    )


def draw_pips(level: str, s: Sheet, at: Area) -> None:
    s.svg(pips(at[0] + at[2] / 2, at[1] + at[3] / 2, level, GLOW), *at)


def draw_line(s: Sheet, at: Area) -> None:
    x, y, w, _ = at
    put(s, at, plate(x, y, w, 1.5, FINE, EDGE, 0.35), 1)


class Seeding:
    """Stands on a screen, and sets that out anew when it changes."""

    def __init__(self, scene: Flowing, parlour: House, setup: Setup) -> None:
        self.scene, self.parlour, self.setup = scene, parlour, setup
        self.folded, self.typed = True, ""

    def boxes(self) -> list[Box]:
        """The line that unfolds it; below it the field, and what is done with what stands there."""
        scene = self.scene
        line = scene.leaf(Fold(NOWHERE, not self.folded, self.setup.seed, self.fold), 220, 44).max(h=44)
        if self.folded:
            return [line]
        words = "Seed or code", lambda: self.typed, self.type, "a new one each time"
        field = TextField("seed", NOWHERE, *words, ".key", LETTERS, self.take, clear=True)
        told = "One line with seats, seed and house rules, to play the same deal elsewhere."
        taken = "A seed, the code of a table, or a friend's code of a deal of the day."
        use = scene.button("use", "Use it", self.take, high=36, tip=taken)
        share = scene.button("copy", "Copy a code", self.copy, high=36, tip=told)
        ways = row(use.share(), share.share(), gap=12)
        return [line, scene.leaf(field, 220, CONTROL).max(h=CONTROL), ways]

    def type(self, text: str) -> None:
        self.typed = text

    def fold(self) -> None:
        self.folded = not self.folded
        self.scene.set_out()

    def take(self) -> object:
        """A seed or a code sets this table; the code of a deal of the day leads to its page."""
        from game.modes.day import deals, diary

        if deals.is_like_a_code(self.typed):
            try:
                game, day = deals.read_code(self.typed, diary.today())
            except ValueError as wrong:
                self.parlour.toast(f"That opens no deal of a day: {wrong}.", "wrong")
                return None
            self.typed = ""
            return Push(self.parlour.make("day", day.isoformat(), game))
        try:
            self.setup.take_code(self.typed)
        except ValueError as wrong:
            self.parlour.toast(f"That is not a seed or a code: {wrong}.", "wrong")
            return None
        self.parlour.toast("A new deal each time" if self.setup.seed is None else "This deal is set", "good")
        self.scene.set_out()
        return None

    def copy(self) -> None:
        if self.setup.seed is None:
            self.setup.seed = self.setup.next_seed()
        self.typed = self.setup.code(self.setup.seed)
        copy(self.typed)
        self.parlour.toast("Copied: the same deal for whoever types it in", "good")
        self.scene.set_out()
