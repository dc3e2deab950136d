"""chooser: the small controls of the new-game screen: the seed's fold, the six crests, what the strengths mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.sitting import CRESTS
from game.ui.draw.paint import PAPER, Sheet, icon
from game.ui.draw.shapes import EDGE, GLOW, NIGHT, SOFT, Box, plate, put
from game.ui.scenes.people import LEVEL_NAMES, pips
from game.ui.table.crests import CRESTS as LOOKS
from game.ui.widgets import plates
from game.ui.window.focus import Control, Focus
from game.ui.window.widget import Widget

STRENGTHS = (
    ("easy", "plays by instinct and misses things"),
    ("normal", "counts, and now and then forgets"),
    ("hard", "thinks each choice through"),
)


class Fold(Widget):
    """The line that opens and shuts the seed."""

    def __init__(self, box: Box, open: bool, seed: int | None, deed: Callable[[], object]) -> None:
        super().__init__("fold", box)
        self.open, self.seed, self.deed = open, seed, deed

    def controls(self) -> Sequence[Control]:
        return (self.control(self.deed, "Seed"),)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, h = self.box
        hot = look.state in ("hover", "pressed")
        turn = 90 if self.open else 0
        put(
            s,
            self.box,
            (plate(*self.box, 10, "#3d2c58") if hot else "")
            + f'<g transform="translate({x + 20} {y + 22}) rotate({turn})"><path d="M-5 -8L-7 -5L-1 0L-7 5L-5 '
            f'8L6 0Z" fill="{GLOW}"/></g>' + icon("die", x + w - 24, y + 22, 22, GLOW, NIGHT),
            4,
        )
        n = s.text("Seed", "label", 18, PAPER, x + 36, y + 23, "l", 90, maxh=34)
        s.text(
            "a new one each time" if self.seed is None else str(self.seed),
            "semi",
            16,
            SOFT,
            x + 48 + n,
            y + 23,
            "l",
            w - 100 - n,
            maxh=34,
        )


class RuleWords(Widget):
    """A house rule's title and help with a line under them; `room` is what its control leaves for the title."""

    def __init__(self, box: Box, title: str, help: str, room: float) -> None:
        super().__init__("", box)
        self.title, self.help, self.room = title, help, room

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, h = self.box
        s.text(self.title, "label", 18, PAPER, x, y + 24, "l", self.room, maxh=26)
        s.para(self.help, "semi", 16, SOFT, x, y + 48, w, 1.15, maxh=h - 54)
        put(s, (x, y + h - 3, w, 2), plate(x, y + h - 3, w, 1.5, 0.7, EDGE, 0.35), 1)


class Strengths(Widget):
    """What the three strengths of computer players mean."""

    def __init__(self, box: Box) -> None:
        super().__init__("", box)

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, h = self.box
        plates.panel(s, self.box, "Computer players", ico="bulb")
        step = (h - 62) / len(STRENGTHS)
        for i, (level, words) in enumerate(STRENGTHS):
            middle = y + 52 + step * (i + 0.5)
            put(s, (x + 14, middle - 8, 36, 16), pips(x + 32, middle, level, GLOW), 2)
            s.text(LEVEL_NAMES[level], "label", 17, PAPER, x + 56, middle, "l", 72, maxh=step - 6)
            s.para(
                words,
                "semi",
                16,
                SOFT,
                x + 132,
                middle - 18 if s.height(words, "semi", 16, w - 148) > 22 else middle - 10,
                w - 148,
                1.15,
                maxh=min(40, step - 4),
            )


class CrestRow(Widget):
    """The six crests; those of other players are hatched and change hands when they are chosen."""

    STEP = 54

    def __init__(
        self, box: Box, value: Callable[[], str], others: Callable[[], set[str]], change: Callable[[str], object]
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
