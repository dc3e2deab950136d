"""notes: what comes and goes above every screen: toasts at the upper right, and the bubble that explains a control."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import focus_ring
from game.ui.style.metrics import BROAD
from game.ui.widgets import plates
from game.ui.window.focus import Control, Focus
from game.ui.window.keys import Keys
from game.ui.window.scene import Act

STAY, READ = 4000, 60  # ms that a toast stays, longer while pointed at; ms for each letter of a long one
AFTER = 350  # ms before the bubble comes
MOST = 3  # toasts at a time; the oldest goes
OTHERWISE = 0.7, 0.24  # of its width, that one takes where it would cover something: fewer lines, or more
HIGHEST = 0.25  # of the window, that they take together; where they need more the oldest goes
APART, STEP = 7, 24  # units between them, and from place to place where one is sought for them
BUBBLE_W = 300.0
NARROWER = (240.0, 190.0)  # where a bubble of its usual width would cover what is asked
Places = list[tuple[Area, tuple[float, float]]]


@dataclass
class Toast:
    text: str
    kind: str
    action: str
    deed: Act | None  # what its button does
    left: float = STAY
    stays: bool = False  # for all eyes
    box: Area = (0, 0, 0, 0)
    button: Area = (0, 0, 0, 0)


class Toasts:
    """Notes on top of each other, newest below; the same words twice renew the first."""

    def __init__(self) -> None:
        self.shown: list[Toast] = []
        self._over: str | None = None
        self._set: object = None  # for what they were set out

    def add(
        self, text: str, kind: str = "info", action: str = "", deed: Act | None = None, stays: bool = False
    ) -> None:
        self.shown = [toast for toast in self.shown if toast.text != text][-(MOST - 1) :]
        self.shown.append(Toast(text, kind, action, deed, max(STAY, READ * len(text)), stays))
        self._set = None

    def put_away(self) -> None:
        """Only what is for all eyes stays."""
        self.shown = [toast for toast in self.shown if toast.stays]

    def drop(self, text: str) -> None:
        """What a note says holds no more."""
        self.shown = [toast for toast in self.shown if toast.text != text]

    def answered(self) -> None:
        """What was asked has been answered: what is best, why not, and what it would leave undone, has been said."""
        self.shown = [toast for toast in self.shown if toast.stays or toast.kind not in ("hint", "wrong", "warn")]

    def update(self, dt: float) -> bool:
        for i, toast in enumerate(self.shown):
            if self._over != f"toast/{i}":
                toast.left -= dt
        before = len(self.shown)
        self.shown = [toast for toast in self.shown if toast.left > 0]
        return len(self.shown) != before

    def controls(self) -> list[Control]:
        """The buttons of toasts that have one. They can be reached while the toast is there."""
        return [
            Control(f"toast/{i}", toast.button, toast.action, self._deed(toast), zone="toasts", radius=BROAD)
            for i, toast in enumerate(self.shown)
            if toast.deed and toast.button[2]
        ]

    def _deed(self, toast: Toast) -> Callable[[], object]:
        def deed() -> object:
            toast.left = 0
            return toast.deed() if toast.deed else None

        return deed

    def set_out(self, s: Sheet, corner: tuple[float, float], clear: Sequence[Area], read: Sequence[Area]) -> None:
        """Where they stand: in their corner, or where they cover least of what is read and of what is to be kept clear;
        there they stay until another one comes, or something else is opened to be read."""
        now = s.units, [toast.text for toast in self.shown], list(read)
        if now == self._set or not self.shown:
            return
        self.make_room(s)
        self._set = s.units, [toast.text for toast in self.shown], list(read)

        def harm(boxes: Sequence[Area]) -> tuple[float, ...]:
            return tuple(sum(covered(box, kept) for box in boxes) for kept in (read, clear[:1], clear))

        best = min(self._stacks(s, corner, self._sizes(s)), key=harm)
        for share in OTHERWISE if any(harm(best)) else ():
            best = min([best, *self._stacks(s, corner, self._sizes(s, share))], key=harm)
        for toast, box in zip(self.shown, best):
            toast.box = box

    def _stacks(
        self, s: Sheet, corner: tuple[float, float], sizes: Sequence[tuple[float, float]]
    ) -> Iterator[list[Area]]:
        """Where toasts of these sizes may stand on top of each other: at the right and at the left, from their corner
        down to the lower edge."""
        right, top = corner
        downs = [*accumulate((h + APART for _, h in sizes), initial=0.0)]
        low = s.units[1] - downs[-1]
        for y in (top, *range(round(top), round(low), STEP), max(top, low)):
            yield [(s.units[0] - right - w, y + down, w, h) for (w, h), down in zip(sizes, downs)]
            yield [(right, y + down, w, h) for (w, h), down in zip(sizes, downs)]

    def make_room(self, s: Sheet) -> None:
        """Let the oldest go until the others take no more of the window than they may."""
        while len(self.shown) > 1 and sum(h + APART for _, h in self._sizes(s)) > s.units[1] * HIGHEST:
            del self.shown[0]

    def _sizes(self, s: Sheet, share: float = plates.TOAST_SHARE) -> list[tuple[float, float]]:
        """Widths and heights of toasts that may be as wide as a share of the window."""
        widths = [plates.toast_width(s, toast.text, toast.action, share) for toast in self.shown]
        return [(w, plates.toast_height(s, w, toast.text, toast.action)) for toast, w in zip(self.shown, widths)]

    def draw(
        self, s: Sheet, focus: Focus, corner: tuple[float, float], clear: Sequence[Area], read: Sequence[Area] = ()
    ) -> None:
        """`corner`: how far from the right and from the top the first one stands, if it covers nothing of `clear`, nor
        of `read`, which lies open."""
        self._over = focus.over if focus.device == "mouse" else focus.at
        self.set_out(s, corner, clear, read)
        for i, toast in enumerate(self.shown):
            state = "normal"
            if toast.action:
                toast.button = plates.toast_action(s, toast.box, toast.action)
                control = Control(f"toast/{i}", toast.button)
                state = focus.look(control).state
                if focus.look(control).ring:
                    focus_ring(s, toast.button, BROAD)
            plates.toast(s, toast.box, toast.text, toast.kind, toast.action, state)


class Bubble:
    """Explains the control that is pointed at, or focused by key, after a moment."""

    def __init__(self) -> None:
        self.on: str | None = None
        self.waited = 0.0
        self.left_at: tuple[float, float] | None = None  # where the pointer was when a choice was made

    def hide(self) -> None:
        self.on, self.waited = None, 0.0

    def put_away(self) -> None:
        self.hide()
        self.left_at = None

    def quiet(self, focus: Focus) -> None:
        """A choice was made: nothing is told of where the pointer was left, nor of what comes there, until it moves."""
        self.on, self.waited = focus.over if focus.device == "mouse" else focus.at, float("-inf")
        self.left_at = focus.pointer

    def update(self, dt: float, focus: Focus, controls: Callable[[], Sequence[Control]]) -> bool:
        """True when the bubble came or went. `controls` is asked only when it comes."""
        now = focus.over if focus.device == "mouse" else focus.at
        if focus.held or focus.dragging:
            now = None
        if focus.device != "mouse" or focus.pointer != self.left_at:
            self.left_at = None
        elif self.left_at is not None:
            self.on, self.waited = now, float("-inf")
            return False
        if now != self.on:
            was = self.waited >= AFTER
            self.on, self.waited = now, 0.0
            return was
        if now is None or self.waited >= AFTER:
            return False
        self.waited += dt
        return self.waited >= AFTER and any(c.id == now and words(c) for c in controls())

    def draw(self, s: Sheet, focus: Focus, controls: Sequence[Control], keys: Keys, clear: Sequence[Area]) -> None:
        """`clear`: what it is not to cover where that can be."""
        if self.waited < AFTER:
            return
        control = next((c for c in controls if c.id == self.on), None)
        if control is None or not words(control):
            return
        title, text = words(control) or ("", "")
        caps = keys.caps(control.action, focus.device) if control.action else []
        key = "+".join(caps)
        w = min(
            BUBBLE_W,
            max(120.0, 40 + max(s.wide(title, "name") + (60 if key else 0), s.wide(text, "body"))),
        )
        box, tip = fitted(s, control.ring or control.rect, w, title, text, clear)
        s.cover(*box)
        plates.tooltip(s, box, tip, title, text, key)


def words(control: Control) -> tuple[str, str] | None:
    """Title and text of a control's bubble; None where it says all there is."""
    if not control.enabled and control.why_not:
        return control.label, control.why_not
    if control.tip or control.tags.get("bubble"):
        return control.label, control.tip
    return None


def fitted(
    s: Sheet, rect: Area, w: float, title: str, text: str, clear: Sequence[Area] = ()
) -> tuple[Area, tuple[float, float]]:
    """Where a bubble of those words goes: `w` wide, or narrower and higher where it would cover what is to be kept
    clear first; and where its tail ends."""
    widths = [w, *(one for one in NARROWER if one < w)]
    found = (place(rect, one, plates.bubble_height(s, one, title, text), s.units, clear) for one in widths)
    return min(found, key=lambda one: covered(one[0], [*clear[:1], rect]))


def place(
    rect: Area, w: float, h: float, room: tuple[float, float], clear: Sequence[Area] = ()
) -> tuple[Area, tuple[float, float]]:
    """Where a bubble of a size goes, where it covers least of what is to be kept clear, the first thing above all; and
    where its tail ends."""
    x, y, _, ch = rect
    above, below, sides = round_about(rect, w, h, room)
    lefts = lefts_of(rect, w, room)
    if clear and clear[0][1] - h - 14 >= 8 and y > clear[0][1]:  # beyond the prompt
        above += [((left, clear[0][1] - h - 14, w, h), (middle_of(rect, room), clear[0][1] - 2)) for left in lefts]
    low = (lefts[0], min(room[1] - 8 - h, y + ch + 16), w, h), (middle_of(rect, room), y + ch + 4)
    return min([*above, *below, *sides] or [low], key=lambda one: (covered(one[0], clear[:1]), covered(one[0], clear)))


def middle_of(rect: Area, room: tuple[float, float]) -> float:
    """Where over a thing a tail points, from the left."""
    return max(24.0, min(room[0] - 24, rect[0] + rect[2] / 2))


def lefts_of(rect: Area, w: float, room: tuple[float, float]) -> list[float]:
    """Left edges of what goes over or under a thing."""
    middle = middle_of(rect, room)
    return [max(8.0, min(room[0] - 8 - w, left)) for left in (middle - w / 2, middle - 24, middle - w + 24)]


def round_about(rect: Area, w: float, h: float, room: tuple[float, float]) -> tuple[Places, Places, Places]:
    """Boxes of a size above a thing, below it and beside it, within the window, each with where its tail ends."""
    x, y, cw, ch = rect
    middle, lefts = middle_of(rect, room), lefts_of(rect, w, room)
    above = [((left, y - h - 16, w, h), (middle, y - 4)) for left in lefts if y - h - 16 >= 8]
    below = [((left, y + ch + 16, w, h), (middle, y + ch + 4)) for left in lefts if y + ch + h + 24 <= room[1]]
    centre = max(24.0, min(room[1] - 24, y + ch / 2))
    tops = [max(8.0, min(room[1] - 8 - h, top)) for top in (centre - h / 2, centre - 24, centre - h + 24, y)]
    sides = [((x + cw + 16, top, w, h), (x + cw + 4, centre)) for top in tops if x + cw + w + 24 <= room[0]]
    sides += [((x - w - 16, top, w, h), (x - 4, centre)) for top in tops if x - w - 16 >= 8]
    return above, below, sides


def covered(box: Area, things: Sequence[Area]) -> float:
    """How much of the things a box covers, square units."""
    x, y, w, h = box
    sides = (
        (min(x + w, left + wide) - max(x, left), min(y + h, top + high) - max(y, top))
        for left, top, wide, high in things
    )
    return sum(wide * high for wide, high in sides if wide > 0 and high > 0)
