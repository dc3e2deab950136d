"""lesson: the coach, who says one thing at a time, points at it, and holds the learner to the next step."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import partial
from math import hypot

import pygame

from game.engine.game import Refusal
from game.engine.lesson import LessonRun
from game.ui.draw import kit
from game.ui.draw.cast import art_line
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import FADE, PRINT, SKIRT, disc, inside, meets, plate, put
from game.ui.style.metrics import PILL, ROUND
from game.ui.style.palette import palette
from game.ui.table.bookmarks import WAYS
from game.ui.table.panes import BAR_H
from game.ui.table.part import Part, View
from game.ui.table.spotlight import aired, arrow, dim, edge_meant, edge_towards, joined
from game.ui.table.timeline import KEYS
from game.ui.widgets.looks import RED, TIN, button
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control
from game.ui.window.scene import look_of

HEAD = 34.0  # units of the title where the page is high enough for one
HIGH, FLAT = 150.0, 2.0  # from how high a page has a title; from how many times as wide as high it is a strip
NEXT, BACK = (120.0, 40.0), 44.0  # the buttons, units
LOW, SMALL = 90.0, 0.84  # units: a strip below this is a low one; how large its buttons are, and those of a page so
LOWEST, LEAST = 80.0, 0.7  # narrow that it has no title; the same for the lowest strips
BETWEEN, RIM = 4.0, 7.0  # units between the buttons of a strip, and below them
AGAIN_MS = 900.0  # for which the ring glows after a wrong choice
SEEN = 4.0  # units: what is smaller lies out of sight
COACH, TALL, BEHIND, ASIDE = "Bramblehorn", 104.0, 18.0, 24.0  # who; units: how high, behind the page, from its side
STANDS = 72.0  # units: how high the coach is at most in a strip
DOTS = 60.0  # units: a place too narrow for a dot for each step
BESIDE = ("bar", "log", "tally", "rulebook")  # zones that a lesson leaves alone
ABSENT = ("note", "first", "last", *KEYS, *WAYS)  # what keys do in a game and not in a lesson
LOOK_ON = "Watch the table."
COUNT_LEAST = 66.0  # units between the buttons, for the number of the step


class Teacher(Part):
    """Speaks for a running lesson: only what a step asks for can be done while it is told."""

    name = "lesson"

    def __init__(self, view: View, run: LessonRun) -> None:
        super().__init__(view)
        self.run = run
        self.again = 0.0  # ms for which the ring glows
        self.onward: str | None = None  # the control that the step goes on by, as far as it is there
        self.led: str | None = None  # the one that was last given into the hand
        self.astray = False  # whether a thing of the table is in hand

    # ---- what is told ------------------------------------------------------------------------------------------------
    @property
    def telling(self) -> bool:
        """Whether a step is told: all that goes before it has been shown."""
        return self.view.still and not (self.run.done or self.view.past)

    @property
    def page(self) -> Area:
        """Where it is written."""
        return self.view.area("page") or (0, 0, *self.view.room)

    @property
    def strip(self) -> bool:
        """Whether the page is a strip, with its buttons beside the words."""
        return self.page[2] > FLAT * self.page[3]

    @property
    def head(self) -> float:
        return HEAD if not self.strip and self.page[3] >= HIGH else 0

    def places(self) -> list[Area]:
        """Where the things lie that the step points at, as far as they are seen."""
        step = self.run.step
        if step is None or not self.telling:
            return []
        found = [self.place(name) for name in step.targets]
        if step.at is None and step.answer is not None:
            found += [one.rect for one in self.view.controls() if one.tags.get("key") == step.answer]
        return list(dict.fromkeys(box for box in found if box is not None and min(box[2:]) >= SEEN))

    def place(self, name: str) -> Area | None:
        """A card, a zone, a space with who stands on it, or the choice of that key; None for nothing that is seen."""
        card = self.view.content.ids.get(name)
        box = (self.view.where(card) if card is not None else None) or self.view.where(name)
        one = next((one for one in self.view.controls() if name in (one.id, one.tags.get("key"))), None)
        box = box or (one.rect if one else None)
        if not box or min(box[2:]) < SEEN:
            return None
        return one.ring if one and one.ring else box

    # ---- what can be done --------------------------------------------------------------------------------------------
    def means_nothing(self, key: str, action: str) -> bool:
        """Whether a key does nothing in a lesson: a letter or digit without a meaning, or one that is for games."""
        return action in ABSENT if action else len(key) == 1

    def next(self) -> None:
        """Go on to the next step."""
        self.run.next()
        self.view.redraw()

    def refuse(self) -> None:
        """Say what to do instead, and light it again."""
        if (step := self.run.step) is not None:
            self.say_no(self.run.hint(step))

    def say_no(self, refused: Refusal) -> None:
        self.view.sound("wrong")
        self.view.say_no(refused)

    def relight(self) -> None:
        """Something was refused: light again what is meant, and have it in hand again."""
        self.again, self.led = AGAIN_MS, None
        self.view.redraw()

    def passes(self, ms: float) -> bool:
        self.lead()
        if self.again <= 0:
            return False
        self.again -= ms
        return self.again <= 0

    def lead(self) -> None:
        """Give what the step goes on by into the hand, so that Enter does it, whatever the mouse has pressed before.
        Who goes about by keys is led there once."""
        focus = self.view.focus
        kept = focus.at is not None and not (self.astray and focus.device == "mouse" and focus.held is None)
        if self.onward is not None and not (kept and self.onward == self.led):
            focus.start = focus.at = self.led = self.onward

    def held(self, controls: Sequence[Control]) -> list[Control]:
        """The controls of a table of which one step is told: all but what it asks for says what to do instead, what
        lies under the page cannot be reached, and what moves the view alone works as ever."""
        there = [one for one in controls if one.zone == self.name or not self.covers(one)]
        self.onward = self.way_on(there) if self.telling else None
        self.astray = any(one.id == self.view.focus.at and one.zone not in BESIDE for one in there)
        return [self.holding(one) for one in there] if self.telling else there

    def way_on(self, controls: Sequence[Control]) -> str | None:
        """The control that the step goes on by: Next, the choice it asks for, or what has to be taken in hand first;
        None when nothing of it is seen."""
        step = self.run.step
        assert step is not None
        if step.answer is None:
            return "lesson/next"
        ways = [one.id for one in controls if one.tags.get("key") == step.answer]
        there = {one.id for one in controls}
        return next((id for id in (*ways, *step.targets) if id in there), None)

    def holding(self, control: Control) -> Control:
        step = self.run.step
        key = control.tags.get("key")
        if step is None or control.zone in (self.name, *BESIDE) or key is not None and key == step.answer:
            return control
        if key is None and control.enabled and (control.choose or control.press or control.typing):
            return control
        held = copy(control)
        held.choose, held.drag = (lambda: self.say_no(self.run.hint(step, str(key)))), None
        held.enabled, held.why_not, held.tip = True, "", control.tip or control.why_not
        held.tags = {name: tag for name, tag in control.tags.items() if name != "key"}
        return held

    def covers(self, control: Control) -> bool:
        """Whether a thing lies under the page."""
        x, y, w, h = control.rect
        return inside(self.page, x + w / 2, y + h / 2)

    def controls(self) -> list[Control]:
        found = [Control("lesson/page", self.page, zone=self.name, stop=False)]
        if not self.telling:
            return found
        back, onward = self.buttons()
        if self.run.number:
            found.append(Control("lesson/back", back, "Back", self.back, zone=self.name, radius=PILL))
        if self.run.step is not None and self.run.step.answer is None:
            x, y, w, h = onward
            found.append(Control("lesson/next", (x, y, w, h + SKIRT), "Next", self.next, zone=self.name, radius=PILL))
        return found

    def back(self) -> None:
        """To the step before."""
        self.view.back_in_lesson()

    @property
    def waits(self) -> bool:
        """Whether the step asks for something else than Next."""
        return self.run.step is not None and self.run.step.answer is not None

    @property
    def sized(self) -> float:
        """How large the buttons are: small where words need the room."""
        if not self.strip:
            return 1.0 if self.head else SMALL
        high = self.page[3]
        return LEAST if high < LOWEST else SMALL if high < LOW else 1.0

    def buttons(self) -> tuple[Area, Area]:
        """Back and Next; in a strip Back lies over Next, so that the words have the room beside both."""
        (x, y, w, h), k = self.page, self.sized
        wide, high, back = NEXT[0] * k, NEXT[1] * k, BACK * k
        low, right = y + h - high - (RIM if self.strip else 12 * k), x + w - 14 - wide
        onward = right, low, wide, high
        if not self.strip:
            return (x + 14, low, back, high), onward
        return (x + w - 14 - back, low if self.waits else low - BETWEEN - high, back, high), onward

    # ---- looks -------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        if self.run.step is None:
            return
        boxes = joined([aired(box, self.view.room) for box in self.places()])
        if boxes:
            w, h = self.view.room
            dim(s, boxes, (0, BAR_H - 6, w, h))
            for box in boxes:
                edge_meant(s, self.view.stamps, box, self.again > 0)
                s.mark("ring", *box)
        if self.head and (stands := self.coach_box(boxes)):
            s.blit(self.coach(round(TALL * s.u)), stands[0], stands[1])
        self.write(s)
        free = [box for box in boxes if not meets(box, self.page)]
        if free:
            arrow(s, self.view.stamps, self.page, min(free, key=self.way_to))

    def coach(self, high: int) -> pygame.Surface:
        """Who tells it all, so many pixels high."""
        shown = kit.picture({key: word for key, word in art_line(COACH).items() if key not in ("motif", "night")})
        shown.fit(None, 0.02)
        size = round(high * shown.view[2] / shown.view[3]), high
        bare = partial(pygame.Surface, size, pygame.SRCALPHA)
        return self.view.pictures.get("coach", size, lambda: shown.render(size[0]), meanwhile=bare)

    def coach_box(self, boxes: Sequence[Area]) -> Area | None:
        """Where the coach stands behind the upper edge of the page: at its right or left, clear of the bar and of what
        is ringed; None where there is no room."""
        x, y, w, _ = self.page
        ways = [(left, y - TALL + BEHIND, TALL, TALL) for left in (x + w - TALL - ASIDE, x + ASIDE)]
        return next((one for one in ways if one[1] > BAR_H and not any(meets(one, box) for box in boxes)), None)

    def way_to(self, box: Area) -> float:
        """How far it is from the page to a thing."""
        x, y = edge_towards(self.page, box[0] + box[2] / 2, box[1] + box[3] / 2)
        left, top = edge_towards(box, x, y)
        return hypot(left - x, top - y)

    def write(self, s: Sheet) -> None:
        """The page with its words and buttons."""
        step, (x, y, w, h) = self.run.step, self.page
        assert step is not None
        panel(s, self.page, tone="paper")
        count = f"{self.spoken + 1} of {len(self.run.lesson.steps)}"
        if head := self.head:
            put(s, self.page, plate(x + 2, y + 2, w - 4, head, ROUND, palette.violet))
            taken = s.say(f"step {count}", "small", palette.cream, x + w - 16, y + 3 + head / 2, "r", 90, maxh=18)
            room = w - taken - 44
            s.say(self.run.lesson.title, "heading", palette.cream, x + 16, y + 3 + head / 2, "l", room, maxh=26)
        back, onward = self.buttons()
        left = back[0] if self.waits else onward[0]
        aside = 46 if self.waits else 30  # the number of the step is wider than the way back alone
        side, air = x + w - left + aside if self.strip else 34, 8 if self.strip and h < LOW else 10
        top, foot = y + head + air, air if self.strip else onward[3] + 22
        ink, room, begin = PRINT if self.telling else FADE, y + h - foot - top, 18.0
        high = min(h - 12, STANDS)
        if self.strip and self.view.measured(self.said, "body", w - side - high - 4) <= room:
            s.blit(self.coach(round(high * s.u)), x + 10, y + (h - high) / 2)
            begin, side = begin + high + 4, side + high + 4
        s.tell(self.said, "read" if head else "body", ink, x + begin, top, w - side, maxh=room)
        if self.strip:
            over = self.run.number and not self.waits
            right, mid = (back[0] - 8, back[1] + back[3] / 2) if over else (x + w - 16, (y + onward[1]) / 2)
            s.say(count, "slot", FADE, right, mid, "r", right - left + 6, maxh=16)
        elif not head and onward[0] - back[0] - back[2] >= COUNT_LEAST:
            s.say(count, "slot", FADE, back[0] + back[2] + 8, back[1] + back[3] / 2, "l", 50, maxh=16)
        elif head:
            self.dots(s, back[0] + BACK + 12, onward[0] - 10, onward[1] + onward[3] / 2)
            if self.waits or not self.telling:
                words = "Do what is ringed." if self.telling else LOOK_ON
                right, mid = onward[0] + onward[2], onward[1] + onward[3] / 2
                s.say(words, "note", FADE, right, mid, "r", onward[2] + 6, maxh=18)
        for control in self.controls()[1:]:
            look = look_of(s, self.view.focus, control)
            onwards = control.id == "lesson/next"
            button(
                s,
                onward if onwards else back,
                "Next" if onwards else "",
                look.state,
                RED if onwards else TIN,
                ".right" if onwards else ".left",
                lit=onwards,
            )

    @property
    def said(self) -> str:
        """The words of the step, or of the one before while what leads to it is shown."""
        return self.run.lesson.steps[self.spoken].say

    @property
    def spoken(self) -> int:
        """The number of the step whose words stand on the page."""
        number = self.run.number
        return number if self.telling or not number else number - 1

    def dots(self, s: Sheet, left: float, right: float, y: float) -> None:
        """How far the lesson has come."""
        n = len(self.run.lesson.steps)
        if right - left < DOTS:
            return
        apart = min(13.0, (right - left) / n)
        x = (left + right - apart * (n - 1)) / 2
        done, open_ = palette.good, palette.tin_light
        body = "".join(
            disc(x + i * apart, y, min(4.0, apart * 0.36), done if i < self.spoken else open_) for i in range(n)
        )
        body += disc(x + self.spoken * apart, y, min(5.0, apart * 0.45), palette.amber)
        put(s, (left, y - 8, right - left, 16), body, 2)
