"""onward: the end of a turn belongs to who made it: what came of it is seen, until the laptop is passed on."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import TYPE_CHECKING

from game.ui.draw.paint import GOLD, Area, Sheet
from game.ui.draw.shapes import NIGHT, SKIRT, plate
from game.ui.style.metrics import ROUND
from game.ui.style.palette import palette
from game.ui.table.buttons import Button, Buttons, Front, button, marked
from game.ui.table.eyes import Eyes
from game.ui.widgets import looks
from game.ui.widgets.looks import RED

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House
    from game.ui.table.part import View
    from game.ui.window.focus import Given

NOWHERE = -1, -1
HIGH, WIDE, LESS, GAP = 58.0, 380.0, 120.0, 10.0
ROOMY = 480.0  # units: in a narrower strip the lesser buttons are small
DEEP = 80.0  # units of height: in a place so high that is no strip they lie below the way on
SLENDER = 2.5  # times as wide as high: so in a place that is less
BETTER = 1.4  # times as high as the strip of the question: a game's own place that is less is left alone
AMPLE = 42.0  # units of height: a game's own place that has so much serves however high the strip is
NAMED = 100.0  # units of width: smaller ones have signs alone
RINGED = 180.0  # units of width: a smaller way on says no name, and has no ring
STEPS = 30  # of the ring, from empty to full


class Onward:
    """`to` is the seat that comes next. It waits for who made the last move, and for as long as is set."""

    def __init__(self, app: House, sitting: Sitting, eyes: Eyes) -> None:
        self.app, self.sitting, self.eyes = app, sitting, eyes
        self.about = NOWHERE  # answers given, and who looked, when it was last asked
        self.to = 0
        self.passed = False  # the looker is done
        self.waited = 0.0  # ms
        self.paused = False  # it does not go on by itself

    @property
    def here(self) -> tuple[int, int]:
        looker = self.eyes.looker
        return len(self.sitting.match.answers), -1 if looker is None else looker

    @property
    def waits(self) -> bool:
        """Whether the laptop has still to be passed on."""
        return self.about == self.here and not self.passed

    def begin(self, seat: int) -> bool:
        """Let the looker see what came of the last move before that seat is asked; False when nobody looks, or the
        looker has passed it on already."""
        if self.eyes.looker is None or self.about == self.here:
            return False
        self.about, self.to, self.passed, self.waited, self.paused = self.here, seat, False, 0.0, False
        return True

    def forget(self) -> None:
        """The looker is asked anew."""
        self.about = NOWHERE

    def go(self) -> None:
        """It is passed on."""
        self.passed = True

    @property
    def share(self) -> float:
        """How much of the time is over, 0..1; 0 where it waits for ever."""
        whole = 1000.0 * self.app.settings.pass_on
        return min(1.0, self.waited / whole) if whole else 0.0

    def passes(self, ms: float) -> bool:
        """So many ms more; True when it looks different."""
        if self.paused or not self.app.settings.pass_on:
            return False
        before = int(self.share * STEPS)
        self.waited += ms
        if self.share == 1:
            self.go()
        return int(self.share * STEPS) != before


class PassOn(Buttons):
    """Where a game says ("pass_on"), else where the question would stand; `reading`: whether something lies open that
    the looker reads."""

    name = "pass_on"

    def __init__(self, view: View, onward: Onward, reading: Callable[[], bool]) -> None:
        super().__init__(view)
        self.onward, self.reading = onward, reading

    @property
    def stands(self) -> bool:
        return self.onward.waits and not self.view.past

    @property
    def own(self) -> Area | None:
        """The place that the game gives it; None where the strip of the question serves as well."""
        own, strip = self.view.where("pass_on"), self.view.area("prompt")
        return own if own and (strip is None or own[3] >= min(AMPLE, BETTER * strip[3])) else None

    def buttons(self) -> list[Button]:
        """The way on, to take back, and to wait."""
        if not self.stands:
            return []
        place = self.own or self.view.area("prompt") or (0, 0, *self.view.room)
        high = place[3] >= DEEP or place[2] < SLENDER * place[3]
        onward, undo, wait = deep(place) if high and place[2] < ROOMY else flat(place)
        roomy = undo[2] >= NAMED
        words, sign = f"Pass on to {self.view.names[self.onward.to]}", ".right" if onward[2] >= RINGED else None
        face = Front(onward, words if sign else "Pass on", RED, sign)
        found = [button("pass_on", face, self.onward.go, words)]
        no = self.view.may_undo()
        why = no.why if no else ""
        face = Front(undo, "Undo" if roomy else "", sign="undo")
        found.append(button("pass_on/undo", face, self.view.undo, "Undo", enabled=not why, why_not=why, action="undo"))
        if self.view.settings.pass_on:
            said = ("Go on", ".run") if self.onward.paused else ("Wait", ".pause")
            face = Front(wait, said[0] if roomy else "", sign=said[1])
            found.append(button("pass_on/wait", face, self.wait, said[0]))
        return found

    def wait(self) -> None:
        """The time stands still, or goes on."""
        self.onward.paused = not self.onward.paused
        self.view.redraw()

    def on_given(self, given: Given) -> object:
        """The key of the choices passes it on wherever nothing else has the focus."""
        if not self.stands or given.kind != "key" or given.action != "choose" or given.repeat:
            return None
        if self.view.focus.at is not None:
            return None
        self.onward.go()
        return True

    def passes(self, ms: float) -> bool:
        return self.stands and not self.reading() and self.onward.passes(ms)

    def draw(self, s: Sheet) -> None:
        buttons = self.buttons()
        area = self.view.area("prompt")
        if buttons and area and self.own is None:  # whatever is said there can be read again in the log
            s.cover(*area)
            s.svg(plate(*area, ROUND, palette.night), *area)
        for (control, _), (face, state, _) in zip(buttons, marked(s, self.view, buttons)):
            state = state if control.enabled else "disabled"
            looks.button(s, face.box, face.text, state, face.ramp, face.sign)
            if control.id == "pass_on" and face.sign and self.view.settings.pass_on:
                self.ring(s, face.box[0], face.box[1], face.box[3])

    def ring(self, s: Sheet, x: float, y: float, h: float) -> None:
        """How much of the time is over, round the left end of the button."""
        r, at = h / 2 - 5, int(self.onward.share * STEPS) / STEPS
        cx, cy = x + h / 2, y + h / 2
        track = f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="none" stroke="{NIGHT}" stroke-width="4" opacity=".5"/>'
        s.svg(track + arc(cx, cy, r, min(at, 0.999)), x, y, h, h)


def flat(area: Area) -> tuple[Area, Area, Area]:
    """The way on in the middle of a strip, to take back at its left, to wait at its right."""
    x, y, w, h = area
    high = min(h - SKIRT, HIGH)
    less = LESS if w >= ROOMY else min(high * 1.4, w * 0.19)
    wide = min(w - 2 * (less + GAP), WIDE)
    left, top = x + (w - wide) / 2, y + (h - SKIRT - high) / 2
    return (left, top, wide, high), (left - GAP - less, top, less, high), (left + wide + GAP, top, less, high)


def deep(area: Area) -> tuple[Area, Area, Area]:
    """The way on in a place that is no strip, and the lesser two side by side below it."""
    x, y, w, h = area
    left, wide = x + GAP, w - 2 * GAP
    high = min(HIGH, (h - GAP) / 2 - SKIRT)
    top = y + (h - 2 * (high + SKIRT) - GAP) / 2
    below, half = top + high + SKIRT + GAP, (wide - GAP) / 2
    return (left, top, wide, high), (left, below, half, high), (left + half + GAP, below, half, high)


def arc(cx: float, cy: float, r: float, share: float) -> str:
    """So much of a circle, 0..1, from the top on, as a snippet."""
    if not share:
        return ""
    turn = 2 * pi * share
    far = 1 if share > 0.5 else 0
    return (
        f'<path d="M{cx:.1f} {cy - r:.1f}A{r:.1f} {r:.1f} 0 {far} 1 {cx + r * sin(turn):.1f} {cy - r * cos(turn):.1f}" '
        f'fill="none" stroke="{GOLD}" stroke-width="4" stroke-linecap="round"/>'
    )
