"""foot: the button at the foot of the sheet, the choices beside what is asked, and the dice that still wait."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.engine.agenda import say
from game.rules.montoons.planning import SPEED, Planning
from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.draw.shapes import Box, plate
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.places import PROMPT
from game.ui.games.montoons.prompts import Prompts
from game.ui.games.montoons.sheetplaces import BUTTON, HAND
from game.ui.games.montoons.shelltray import ShellTray
from game.ui.table.buttons import Button, Face, button, choice, marked, of_the_past
from game.ui.table.part import Part
from game.ui.table.view import View
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, TIN, VIOLET
from game.ui.window.focus import Control

WAY_ON = ("ready", "end")  # what the large button does
LEAVE = ("done", "pass", "stop")  # keys of choices that leave something undone
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
        self.reading, self.sheet = prompts.reading, prompts.sheet

    # ---- choices ------------------------------------------------------------------------------------------------
    def buttons(self) -> list[Button]:
        return self.past_buttons() if self.view.past else [*self.beside(), *self.large()]

    def beside(self) -> list[Button]:
        """Beside what is asked: a button for each choice that lies nowhere, and one for the shells."""
        question = self.view.question
        options = [option for option in question.options if self.reading.needs_button(option)] if question else []
        options = [option for option in options if option.key not in WAY_ON]
        words = [nameless(say(option.label)) for option in options]
        if self.shells.options():
            words.append("Keep the dice" if self.shells.open else "Change a die")
        faces = [Face(box, text, TIN) for box, text in zip(in_a_row(words), words)]
        found = [
            choice(self.view, option, face._replace(ramp=VIOLET if option.key in LEAVE else TIN), numbered=False)
            for option, face in zip(options, faces)
        ]
        return [*found, *(button("shells/open", face, self.shells.toggle) for face in faces[len(options) :])]

    def large(self) -> list[Button]:
        """At the foot of the sheet: what goes on."""
        view = self.view
        if view.finished:
            return [button("panel/result", Face(BUTTON, "Result", RED), view.show_result)]
        options = view.question.options if view.question else ()
        if (on := next((option for option in options if option.key in WAY_ON), None)) is not None:
            return [choice(view, on, Face(BUTTON, say(on.label), RED), numbered=False)]
        if not isinstance(view.about, Planning):
            return []
        face, why = Face(BUTTON, "Ready", RED), "Speed needs a die first."
        return [button("choice/ready", face, view.redraw, enabled=False, why_not=why, rule="3.2")]

    def past_buttons(self) -> list[Button]:
        """While looking back: the way to the present in the large button's place, the others in the prompt."""
        x, y, w, h = PROMPT
        right, top, high = x + w - 10, y + 6, h - 18
        return of_the_past(
            self.view,
            Face(BUTTON, "Return", RED, "undo"),
            Face((right - FORK, top, FORK, high), "Play from here", TIN, ".play"),
            [(right - FORK - (3 - i) * (STEP + GAP), top, STEP, high) for i in range(3)],
        )

    def controls(self) -> list[Control]:
        return [control for control, _ in self.buttons()]

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        x, y, w, h = PROMPT
        title, under = self.prompts.words()
        buttons = self.buttons()
        room = min((face.box[0] for _, face in buttons if face.box != BUTTON), default=x + w) - x - 36
        paper = plate(0, 4, w, h - 4, 14, "#06202e", 0.5) + plate(0, 0, w, h - 4, 14, PAPER)
        self.view.stamps.svg(s, "prompt", (x, y, w, h + 4), paper)
        if under and s.width(under, "semi", SMALLEST) > room * s.text_scale:
            s.text(title, "title", 18, INK, x + 22, y + 10, "l", room, maxh=12)
            s.para(under, "semi", 13, "#5b4450", x + 22, y + 21.5, room, 1.05, maxh=26)
        elif under:
            s.text(title, "title", 20, INK, x + 22, y + 15, "l", room, maxh=16)
            s.text(under, "semi", 16, "#5b4450", x + 22, y + 36, "l", room, maxh=13)
        else:
            s.text(title, "title", 20, INK, x + 22, y + h / 2 - 2, "l", room, maxh=24)
        for face, state, hinted in marked(s, self.view, buttons):
            size = 20 if face.box == BUTTON and face.sign is None else 17
            looks.button(s, face.box, face.text, state, face.ramp, size=size, ico=face.sign, lit=hinted)
        self.hand(s)

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
        cloth = plate(0, 0, w, h, 13, "#7a4a2e") + plate(4, 4, w - 8, h - 8, 10, "#2f6b52")
        self.view.stamps.svg(s, "hand", (x, y, w, h), cloth)
        if not shown:
            s.text("No dice are left", "bold", 15, "#e6f6ea", x + w / 2, y + h / 2, "c", w - 26, maxh=18)
            return
        colour = self.reading.dice_colour(seat)
        for i, value in enumerate(shown):
            look.flat_die(s, self.view.stamps, x + 10 + i * 30, y + h / 2 - 14, 26, value, colour)
        room = w - 26 - 30 * len(shown)
        s.text(f"{len(shown)} still to act", "bold", 15, "#e6f6ea", x + w - 10, y + h / 2, "r", room, maxh=18)

    def placed(self, s: Sheet, on: list[bool], speedy: bool) -> None:
        """How much of a plan is made, and what it still needs."""
        x, y, w, _ = HAND
        boxes = [(4 + 30 * i, i < sum(on)) for i in range(len(on))]
        drawn = "".join(
            plate(left, 4, 24, 24, 6, "#c9a868")
            + plate(left + 1.5, 5.5, 21, 21, 5, "#c9344a" if done else PAPER)
            + (icon("check", left + 12, 16, 15, PAPER, "#c9344a") if done else "")
            for left, done in boxes
        )
        self.view.stamps.svg(s, ("placed", *boxes), (x, y, w, 30), drawn)
        s.text(f"{sum(on)} of {len(on)} placed", "bold", 15, INK, x + 4, y + 43, "l", 104, maxh=16)
        if not speedy:
            s.text("Speed needs a die.", "bold", 15, "#b02338", x + w - 4, y + 43, "r", w - 116, maxh=16)


def in_a_row(words: Sequence[str]) -> list[Box]:
    """Boxes at the right of the prompt, each as wide as its words ask for."""
    x, y, w, h = PROMPT
    asks = [len(text) + EDGES for text in words]
    room, right = w * 0.62 - GAP * len(words), x + w - 10
    found = list[Box]()
    for letters in reversed(asks):
        wide = min(WIDEST, room * letters / sum(asks))
        found.append((right - wide, y + 6, wide, h - 18))
        right -= wide + GAP
    return found[::-1]


def nameless(label: str) -> str:
    """A choice without the name of the hex it leads to: nobody reads it on the map, which lights up there."""
    return re.sub(r",? (to|at) \d+,\d+$", "", label)
