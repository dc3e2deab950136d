"""foot: the button at the foot of the sheet, the choices beside what is asked, and the dice that still wait."""

from __future__ import annotations

import re

from game.engine.agenda import Option, say
from game.rules.montoons.planning import SPEED, Planning
from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.draw.shapes import SKIRT, Box, plate
from game.ui.games.montoons.places import PROMPT
from game.ui.games.montoons.prompts import Prompts
from game.ui.games.montoons.sheetplaces import BUTTON, HAND
from game.ui.games.montoons.shelltray import ShellTray
from game.ui.table.buttons import Button, Face, marked, of_the_past
from game.ui.table.marks import ring
from game.ui.table.part import Part
from game.ui.table.view import View
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, TIN, VIOLET
from game.ui.window.focus import Control

WAY_ON = ("ready", "end")  # what the large button does
WIDEST, GAP = 150.0, 8.0
EDGES = 6  # letters that the round ends of a button would hold
FORK, STEP = 176.0, 44.0  # the buttons for a game of one's own from a moment, and for going on by a step
SMALLEST = 12  # words beside many buttons that would have to be smaller stand in two lines


class Foot(Part):
    """Draws what is asked with every choice that has no place on the map or the sheet."""

    name = "foot"

    def __init__(self, view: View, prompts: Prompts, shells: ShellTray) -> None:
        super().__init__(view)
        self.prompts, self.shells = prompts, shells
        self.reading, self.sheet, self.hinted = prompts.reading, prompts.sheet, prompts.hinted

    # ---- choices ------------------------------------------------------------------------------------------------
    def loose(self) -> list[Option]:
        """Choices that lie nowhere, the large button's aside."""
        question = self.view.question
        options = question.options if question else ()
        return [option for option in options if self.reading.needs_button(option) and option.key not in WAY_ON]

    def buttons(self) -> list[Control]:
        """A button for each of them, as wide as its words ask for, and one for the shells."""
        found = [
            Control(
                f"choice/{option.key}",
                (0, 0, 0, 0),
                nameless(say(option.label)),
                self.view.chooser(option.key),
                zone="choices",
                radius=18,
                tags={"key": option.key},
            )
            for option in self.loose()
        ]
        if self.shells.options():
            found.append(
                Control(
                    "shells/open",
                    (0, 0, 0, 0),
                    "Keep the dice" if self.shells.open else "Change a die",
                    self.shells.toggle,
                    zone="choices",
                    radius=18,
                )
            )
        x, y, w, h = PROMPT
        asks = [len(control.label) + EDGES for control in found]
        room = w * 0.62 - GAP * len(found)
        right = x + w - 10
        for control, letters in reversed([*zip(found, asks)]):
            wide = min(WIDEST, room * letters / sum(asks))
            control.rect = right - wide, y + 6, wide, h - 18 + SKIRT
            right -= wide + GAP
        return found

    def way_on(self) -> Option | None:
        options = self.view.question.options if self.view.question else ()
        return next((option for option in options if option.key in WAY_ON), None)

    def past_buttons(self) -> list[Button]:
        """While looking back: the way to the present in the large button's place, the others in the prompt."""
        if not self.view.past:
            return []
        x, y, w, h = PROMPT
        right, top, high = x + w - 10, y + 6, h - 18
        return of_the_past(
            self.view,
            Face(BUTTON, "Return", RED, "undo"),
            Face((right - FORK, top, FORK, high), "Play from here", TIN, ".play"),
            [(right - FORK - (3 - i) * (STEP + GAP), top, STEP, high) for i in range(3)],
        )

    def controls(self) -> list[Control]:
        if self.view.past:
            return [control for control, _ in self.past_buttons()]
        found = self.buttons()
        option = self.way_on()
        box: Box = (*BUTTON[:3], BUTTON[3] + SKIRT)
        if self.view.finished:
            found.append(Control("panel/result", box, "Result", self.view.show_result, zone="choices", radius=22))
        elif option is not None:
            found.append(
                Control(
                    f"choice/{option.key}",
                    box,
                    say(option.label),
                    self.view.chooser(option.key),
                    zone="choices",
                    radius=22,
                    tags={"key": option.key},
                )
            )
        elif isinstance(self.view.about, Planning):
            found.append(
                Control(
                    "choice/ready",
                    box,
                    "Ready",
                    enabled=False,
                    why_not="Speed needs a die first.",
                    rule="3.2",
                    zone="choices",
                    radius=22,
                )
            )
        return found

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        x, y, w, h = PROMPT
        title, under = self.prompts.words()
        taken = [control.rect[0] for control in self.controls() if control.rect[0] < x + w]
        room = min(taken, default=x + w) - x - 36
        self.view.stamps.put(
            s,
            "prompt",
            x,
            y,
            w,
            h + 4,
            lambda t: t.svg(plate(0, 4, w, h - 4, 14, "#06202e", 0.5) + plate(0, 0, w, h - 4, 14, PAPER)),
        )
        if under and s.width(under, "semi", SMALLEST) > room * s.text_scale:
            s.text(title, "title", 18, INK, x + 22, y + 10, "l", room, maxh=12)
            s.para(under, "semi", 13, "#5b4450", x + 22, y + 21.5, room, 1.05, maxh=26)
        elif under:
            s.text(title, "title", 20, INK, x + 22, y + 15, "l", room, maxh=16)
            s.text(under, "semi", 16, "#5b4450", x + 22, y + 36, "l", room, maxh=13)
        else:
            s.text(title, "title", 20, INK, x + 22, y + h / 2 - 2, "l", room, maxh=24)
        for face, state, _ in marked(s, self.view, self.past_buttons()):
            looks.button(s, face.box, face.text, state, face.ramp, size=17, ico=face.sign)
        for control in [] if self.view.past else self.controls():
            self.button(s, control)
        self.hand(s)

    def button(self, s: Sheet, control: Control) -> None:
        x, y, w, h = control.rect
        large = (x, y) == BUTTON[:2]
        state = self.view.focus.look(control).state
        ramp = RED if large else VIOLET if control.tags.get("key") in ("done", "pass", "stop") else TIN
        hinted = bool(self.hinted.key) and control.tags.get("key") == self.hinted.key
        looks.button(s, (x, y, w, h - SKIRT), control.label, state, ramp, size=20 if large else 17, lit=hinted)
        ring(s, self.view, control)

    def hand(self, s: Sheet) -> None:
        """The dice of the shown sheet that still lie on slots, in the turn; how many wait to be placed, in planning."""
        seat = self.sheet.owner
        dice, slots = self.view.picture.facts["dice"][seat], self.view.picture.facts["slots"][seat]
        x, y, w, h = HAND
        if not dice or not slots or self.reading.character(seat) is None:
            return
        if self.view.picture.facts["phase"] == "planning":
            self.placed(s, [slot >= 0 for slot in slots], SPEED in slots)
            return
        shown = [value for value, slot in zip(dice, slots) if slot > SPEED]
        self.view.stamps.put(
            s,
            "hand",
            x,
            y,
            w,
            h,
            lambda t: t.svg(plate(0, 0, w, h, 13, "#7a4a2e") + plate(4, 4, w - 8, h - 8, 10, "#2f6b52")),
        )
        if not shown:
            s.text("No dice are left", "bold", 15, "#e6f6ea", x + w / 2, y + h / 2, "c", w - 26, maxh=18)
            return
        for i, value in enumerate(shown):
            s.blit(self.reading.die(seat, value, 34 * s.u), x + 8 + i * 30, y + h / 2 - 17)
        room = w - 26 - 30 * len(shown)
        s.text(f"{len(shown)} still to act", "bold", 15, "#e6f6ea", x + w - 10, y + h / 2, "r", room, maxh=18)

    def placed(self, s: Sheet, on: list[bool], speedy: bool) -> None:
        """How much of a plan is made, and what it still needs."""
        x, y, w, _ = HAND
        boxes = [(4 + 30 * i, i < sum(on)) for i in range(len(on))]
        self.view.stamps.put(
            s,
            ("placed", *boxes),
            x,
            y,
            w,
            30,
            lambda t: t.svg(
                "".join(
                    plate(left, 4, 24, 24, 6, "#c9a868")
                    + plate(left + 1.5, 5.5, 21, 21, 5, "#c9344a" if done else PAPER)
                    + (icon("check", left + 12, 16, 15, PAPER, "#c9344a") if done else "")
                    for left, done in boxes
                )
            ),
        )
        s.text(f"{sum(on)} of {len(on)} placed", "bold", 15, INK, x + 4, y + 43, "l", 104, maxh=16)
        if not speedy:
            s.text("Speed needs a die.", "bold", 15, "#b02338", x + w - 4, y + 43, "r", w - 116, maxh=16)


def nameless(label: str) -> str:
    """A choice without the name of the hex it leads to: nobody reads it on the map, which lights up there."""
    return re.sub(r",? (to|at) \d+,\d+$", "", label)
