"""foot: what is asked with the choices beside it, the large button that goes on, and the dice that still wait."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from game.engine.agenda import Option, say
from game.rules.montoons.planning import SPEED, Planning
from game.ui.draw.paint import INK, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import SKIRT, meets, plate
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.gesture import Gestures
from game.ui.games.montoons.lore import entries_of, entry_number, entry_words
from game.ui.games.montoons.places import HAND
from game.ui.games.montoons.prompts import Prompts
from game.ui.games.montoons.shelltray import ShellTray
from game.ui.games.montoons.threats import Threats
from game.ui.style.metrics import CHIP, FINE, ROUND, SLIP
from game.ui.style.palette import palette
from game.ui.table.buttons import Button, Front, button, choice, marked
from game.ui.table.part import Part, View
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, TIN, VIOLET
from game.ui.window.focus import Control

WAY_ON = ("ready", "end")  # what the large button does
STAY = "Stay, die is used"  # where the die could be taken back as well
LEAVE = ("done", "pass", "stop")  # keys of choices that leave something undone
WIDEST, HIGHEST, GAP = 150.0, 46.0, 8.0  # of buttons with few words
FEW = 5  # buttons one under the other; more stand in pairs
SHARE, NARROW = 0.62, 6.5  # of a strip that buttons may take; units of a letter below which they go into two rows
LETTER = 7.4  # units of a letter that a wider button is given
EDGES = 6  # letters that the round ends of a button would hold
LARGEST, LEAST = 22.0, 8.0  # letters of what is asked
ALONE = 0.7  # of the height of a place that has room for one line are its letters
ONE, SEVERAL = 0.54, 0.64  # of a slender place that one row of buttons takes, and that several take
SLENDER = 320.0  # units of width: in a place so slender buttons stand under what is asked
LARGER = 1.4  # times as large as usual may buttons and letters become where they have room before all else
NOWHERE: Area = (0, 0, 0, 0)


class Foot(Part):
    """Draws what is asked with every choice that has no place on the map or the sheet."""

    name = "foot"

    def __init__(self, view: View, prompts: Prompts, shells: ShellTray, gestures: Gestures, threats: Threats) -> None:
        super().__init__(view)
        self.prompts, self.shells, self.gestures, self.threats = prompts, shells, gestures, threats
        self.reading, self.sheet = prompts.reading, prompts.sheet

    # ---- choices ------------------------------------------------------------------------------------------------
    def buttons(self) -> list[Button]:
        return [*self.beside(), *self.large()]

    def beside(self) -> list[Button]:
        """Beside what is asked: a button for each choice that lies nowhere, and one for the shells."""
        question = self.view.question
        options = [option for option in question.options if self.reading.needs_button(option)] if question else []
        options = [option for option in options if option.key not in WAY_ON]
        cancel = self.gestures.may_cancel()
        words = [STAY if cancel and option.key == "stop" else self.words(option) for option in options]
        if cancel:
            words.append("Cancel")
        if self.shells.options():
            words.append("Keep the dice" if self.shells.open else "Change a die")
        faces = [Front(box, text, TIN) for box, text in zip(self.places(words), words)]
        found = [
            choice(self.view, option, face._replace(ramp=VIOLET if option.key in LEAVE else TIN), numbered=False)
            for option, face in zip(options, faces)
        ]
        for option, (control, _) in zip(options, found):
            self.explain(control, str(option.at).partition("/")[2])
        more = faces[len(options) :]
        if cancel:
            tip = "The dice lie on their slots again: nothing has come of it yet."
            found.append(button("foot/cancel", more.pop(0)._replace(ramp=VIOLET), self.gestures.cancel, tip=tip))
        return [*found, *(button("shells/open", face, self.shells.toggle) for face in more)]

    def explain(self, control: Control, slot: str) -> None:
        """A choice of an entry whose sheet is not seen tells what it does, and can be enlarged."""
        character, entry = self.sheet.character, "/".join(slot.split("/")[:2])
        if character is not None and not self.view.area("paper") and entry in entries_of(character):
            control.tip = entry_words(character, entry)[1]
            control.tags["card"] = entry_number(self.reading.content, character, entry)
            control.tags["asked only"] = True
            control.zoom = self.view.zoomer(control)

    def words(self, option: Option) -> str:
        """What stands on a choice's button: for one that lies on a sheet which is not seen, with its die."""
        hidden = option.at and not self.view.area("paper")
        value = self.sheet.dice_on().get(str(option.at).partition("/")[2]) if hidden else None
        return nameless(say(option.label)) + (
            f": {value}" if value and option.key.startswith(("move/", "basic/")) else ""
        )

    @property
    def on(self) -> Area:
        """Where the large button lies."""
        x, y, w, h = self.view.area("on") or NOWHERE
        high = min(54.0 * self.most, h - 6)
        return x, y + (h - high - SKIRT) / 2, w, high

    def large(self) -> list[Button]:
        """What goes on."""
        view = self.view
        if view.finished:
            return [button("panel/result", Front(self.on, "Result", RED), view.show_result)]
        options = view.question.options if view.question else ()
        if (on := next((option for option in options if option.key in WAY_ON), None)) is not None:
            return [choice(view, on, Front(self.on, say(on.label), RED), numbered=False)]
        if not isinstance(view.about, Planning):
            return []
        face, why = Front(self.on, "Ready", RED), "Speed needs a die first."
        return [button("choice/ready", face, view.redraw, enabled=False, why_not=why, rule="3.2")]

    @property
    def most(self) -> float:
        """How many times as large as usual buttons and letters may become."""
        return LARGER if self.view.settings.enlarges else 1

    # ---- where they lie -----------------------------------------------------------------------------------------
    def places(self, words: Sequence[str]) -> list[Area]:
        """Boxes for buttons with these words: at the right of what is asked, or under it where that is no strip."""
        area = self.view.area("prompt")
        if area is None or not words:
            return [NOWHERE] * len(words)
        (left, top, w, h), k = area, self.most
        boxes = (in_a_row if is_strip(area) else stacked)((0, 0, w / k, h / k), words)
        return [(left + x * k, top + y * k, wide * k, high * k) for x, y, wide, high in boxes]

    def room(self, buttons: Sequence[Button]) -> Area:
        """What the buttons leave of the place of what is asked."""
        x, y, w, h = area = self.view.area("prompt") or NOWHERE
        on = self.on
        there = [face.box for _, face in buttons if face.box != on]
        key = self.threats.key_box()
        if key is not None and meets(key, area):  # the key to what is shown on the map lies below what is asked
            there.append(key)
        if not there:
            return area
        if is_strip(area):
            return x, y, min(box[0] for box in there) - x, h
        return x, y, w, min(box[1] for box in there) - y

    def controls(self) -> list[Control]:
        return [control for control, _ in self.buttons()]

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        buttons = self.buttons()
        if area := self.view.area("prompt"):
            _, _, w, h = area
            r = min(14.0, h / 4)
            paper = plate(0, 4, w, h - 4, r, palette.abyss, 0.5) + plate(0, 0, w, h - 4, r, PAPER)
            self.view.stamps.svg(s, ("prompt", round(w), round(h)), area, paper)
            x, y, w, h = self.room(buttons)
            title, under = self.prompts.words()
            size = min(LARGEST * self.most, 0.29 * (h - 4), 0.09 * w)
            if size < LEAST:  # there is room for one line
                under, size = "", min(LARGEST * self.most, ALONE * (h - 4), 0.09 * w)
            paint = partial(paint_asked, title=title, under=under, w=w, h=h - 4, size=size)
            key = "asked", title, under, w, h, size
            self.view.stamps.put(s, key, x, y, w, h, paint, slot="asked")
            self.threats.draw_key(s, area)
        for face, state, hinted in marked(s, self.view, buttons):
            looks.button(s, face.box, face.text, state, face.ramp, face.sign, lit=hinted)
        if pane := self.view.pane("hand"):
            self.hand(pane.sheet(s))

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
        cloth = plate(0, 0, w, h, ROUND, palette.wood) + plate(4, 4, w - 8, h - 8, SLIP, palette.pine)
        self.view.stamps.svg(s, "hand", (x, y, w, h), cloth)
        if not shown:
            s.say("No dice are left", "strong", palette.baize, x + w / 2, y + h / 2, "c", w - 26, maxh=18)
            return
        colour = self.reading.dice_colour(seat)
        for i, value in enumerate(shown):
            look.flat_die(s, self.view.stamps, x + 10 + i * 30, y + h / 2 - 14, 26, value, colour)
        room = w - 26 - 30 * len(shown)
        s.say(f"{len(shown)} still to act", "strong", palette.baize, x + w - 10, y + h / 2, "r", room, maxh=18)

    def placed(self, s: Sheet, on: list[bool], speedy: bool) -> None:
        """How much of a plan is made, and what it still needs."""
        x, y, w, _ = HAND
        boxes = [(4 + 30 * i, i < sum(on)) for i in range(len(on))]
        drawn = "".join(
            plate(left, 4, 24, 24, CHIP, palette.umber)
            + plate(left + 1.5, 5.5, 21, 21, FINE, palette.risk if done else PAPER)
            + (icon("check", left + 12, 16, 15, PAPER, palette.risk) if done else "")
            for left, done in boxes
        )
        self.view.stamps.svg(s, ("placed", *boxes), (x, y, w, 30), drawn)
        s.say(f"{sum(on)} of {len(on)} placed", "strong", INK, x + 4, y + 43, "l", 104, maxh=16)
        if not speedy:
            s.say("Speed needs a die.", "strong", palette.wine, x + w - 4, y + 43, "r", w - 116, maxh=16)


def is_strip(area: Area) -> bool:
    """Whether buttons stand beside what is asked: in a slender place both would be small."""
    return area[2] > 2.4 * area[3] and area[2] > SLENDER


def in_a_row(area: Area, words: Sequence[str]) -> list[Area]:
    """At the right, each as wide as its words ask for; in two rows where one would leave them no room."""
    x, y, w, h = area
    asks = [len(text) + EDGES for text in words]
    rows = 1 if w * SHARE / sum(asks) > NARROW else 2
    first = -(-len(words) // rows)
    high = min(HIGHEST, (h - 18) / rows - (rows - 1) * SKIRT)
    top = y + (h - 4 - rows * (high + SKIRT)) / 2
    parts = [asks[:first], asks[first:]][:rows]
    return [box for n, part in enumerate(parts) for box in row_of(part, area, top + n * (high + SKIRT), high)]


def row_of(asks: Sequence[int], area: Area, top: float, high: float) -> list[Area]:
    """One row that ends at the right; `asks`: for how many letters."""
    x, _, w, _ = area
    found = list[Area]()
    room, right = w * SHARE - GAP * len(asks), x + w - 10
    for letters in reversed(asks):
        wide = min(max(WIDEST, LETTER * letters), room * letters / sum(asks))
        found.append((right - wide, top, wide, high))
        right -= wide + GAP
    return found[::-1]


def stacked(area: Area, words: Sequence[str]) -> list[Area]:
    """At the foot, one under the other, or two side by side where there are many."""
    x, y, w, h = area
    across = 1 if len(words) <= FEW else 2
    rows = -(-len(words) // across)
    step = min(HIGHEST + SKIRT + 3, (ONE if rows == 1 else SEVERAL) * h / rows)
    wide, top = (w - GAP) / across - GAP, y + h - 8 - rows * step
    return [
        (x + GAP + i % across * (wide + GAP), top + i // across * step, wide, step - SKIRT - 3)
        for i in range(len(words))
    ]


def paint_asked(t: Sheet, title: str, under: str, w: float, h: float, size: float) -> None:
    """What is asked, and how to answer, as large as both fit: `size` units at most."""
    edge = min(22.0, 0.06 * w)
    room = w - 2 * edge

    def high(size: float) -> tuple[float, float]:
        return t.high(title, "heading", room, size), t.high(under, "note", room, 0.8 * size) if under else 0

    while sum(high(size)) > h - 6 and size > LEAST:
        size -= 0.5
    first, second = high(size)
    top = (h - first - second) / 2
    t.tell(title, "heading", INK, edge, top, room, maxh=h - 4, size=size)
    if under:
        t.tell(under, "note", palette.fade, edge, top + first, room, maxh=second + 4, size=0.8 * size)


def nameless(label: str) -> str:
    """A choice without the name of the hex it leads to: nobody reads it on the map, which lights up there."""
    return re.sub(r",? (to|at) \d+,\d+$", "", label)
