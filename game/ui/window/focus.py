"""focus: one model for mouse, keys and gamepad: what can be chosen, where the focus is, and what a press does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from game.ui.draw.paint import Area
from game.ui.window.arrows import nearest

AWAKE_FROM = 24  # units the pointer travels after a key before it counts as the device that is used
DRAG_FROM = 6  # units the pointer travels with the button down before a press becomes a drag
DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Given(NamedTuple):
    """One thing the player did, in units of the screen and in the words of keys.py.

    kind: point, press, release, wheel, key, key_up, text, compose, drop (a file; `text` is its path). `action` is set
    for keys and buttons that have one.
    """

    kind: str
    at: tuple[float, float] = (-1.0, -1.0)
    action: str = ""
    key: str = ""
    text: str = ""
    amount: float = 0
    button: int = 0
    device: str = "keys"
    repeat: bool = False
    caret: int = 0


class Typing(Protocol):
    """What a control that takes letters offers."""

    def wants(self, given: Given) -> bool: ...  # True: the key is for the control, whatever action it has elsewhere
    def type(self, given: Given) -> object: ...
    def caret_box(self) -> Area: ...


class Drag(Protocol):
    """What a control that can be dragged offers; `onto` is the id of the control under the pointer."""

    def lift(self, x: float, y: float) -> None: ...
    def carry(self, x: float, y: float, onto: str | None) -> None: ...
    def drop(self, x: float, y: float, onto: str | None) -> object: ...


@dataclass
class Control:
    """Something that can be focused, pointed at and chosen. Whatever `choose` returns goes to the scene stack."""

    id: str
    rect: Area
    label: str = ""
    choose: Callable[[], object] | None = None
    enabled: bool = True
    why_not: str = ""  # one sentence: why it cannot be chosen now
    rule: str = ""  # the rule that says so
    tip: str = ""  # more words for the bubble
    action: str = ""  # the key that does the same, shown in the bubble
    zone: str = ""  # shoulders and Ctrl+Tab go from zone to zone
    radius: float = 10
    zoom: Callable[[], object] | None = None
    steer: Callable[[int, int], bool] | None = None  # arrows go here first; True = used up
    press: Callable[[float, float], object] | None = None  # the pointer went down, or moves while it is down
    point: Callable[[float, float], bool] | None = None  # the pointer moves over it; True = looks different now
    scroll: Callable[[float], bool] | None = None
    drag: Drag | None = None
    typing: Typing | None = None
    inside: Callable[[float, float], bool] | None = None  # finer than the box: a fan of cards, a hex
    ring: Area | None = None  # where the ring goes, when not round the box
    reached: Callable[[], None] | None = None  # the focus came here by key: scroll it into view
    stop: bool = True  # False: ground for the wheel alone, no place for the focus
    tags: dict[str, object] = field(default_factory=dict)

    def covers(self, x: float, y: float) -> bool:
        left, top, w, h = self.rect
        return left <= x < left + w and top <= y < top + h and (self.inside is None or self.inside(x, y))


class Look(NamedTuple):
    """How a control is to be drawn just now."""

    state: str  # normal, hover, pressed, disabled
    ring: bool


class Focus:
    """Where the focus is on one scene. `device` is the one last used: mouse, keys or pad."""

    def __init__(
        self,
        refuse: Callable[[Control], object] | None = None,
        sound: Callable[[str], object] | None = None,
        chosen: Callable[[], object] | None = None,
    ) -> None:
        self.at: str | None = None
        self.start: str | None = None  # where the first key on a screen leads, where nothing has the focus
        self.over: str | None = None
        self.latest: str | None = None  # what the pointer, a press or a key has come to last
        self.held: str | None = None
        self.device = "mouse"
        self.dragging: Control | None = None
        self.refuse = refuse or (lambda control: None)
        self.sound = sound or (lambda name: None)
        self.chosen = chosen or (lambda: None)  # before a choice: its bubble would lie over what comes
        self._down_at = (0.0, 0.0)
        self.pointer: tuple[float, float] | None = None
        self._rested: tuple[float, float] | None = None  # where the pointer was when a key was pressed
        self.changed = False

    def let_go(self) -> None:
        """What is held or dragged is no longer."""
        self.held = self.dragging = None

    def forget(self) -> None:
        """As if nobody had pointed at anything yet; the device stays."""
        self.let_go()
        self.at = self.start = self.over = self.latest = self.pointer = self._rested = None

    # ---- what is drawn ----------------------------------------------------------------------------------------
    def look(self, control: Control) -> Look:
        """State and ring of a control. The ring shows once keys or pad are used, and always where letters go."""
        ring = self.at == control.id and (
            self.device != "mouse" or control.typing is not None and control.steer is None
        )
        if not control.enabled:
            return Look("disabled", ring)
        if self.held == control.id and self.over == control.id:
            return Look("pressed", ring)
        return Look("hover" if self.over == control.id else "normal", ring)

    def here(self, controls: Sequence[Control]) -> Control | None:
        """The focused control, if it is still there."""
        return next((control for control in controls if control.id == self.at), None)

    def pointed(self, controls: Sequence[Control], x: float, y: float) -> Control | None:
        """The uppermost control under a point; later ones lie above."""
        return next((control for control in reversed(controls) if control.covers(x, y)), None)

    def moved_to(self, x: float, y: float) -> bool:
        """Whether a point lies apart from where the button went down last."""
        return max(abs(x - self._down_at[0]), abs(y - self._down_at[1])) >= DRAG_FROM

    # ---- what is done -----------------------------------------------------------------------------------------
    def feed(self, given: Given, controls: Sequence[Control]) -> object:
        """Take one input; what a chosen control returned comes back. `changed`: the screen looks different."""
        if given.device != self.device and given.kind not in ("point", "key_up"):
            self.device, self.changed = given.device, True
            self._rested = self.pointer
        match given.kind:
            case "point":
                return self._point(given, controls)
            case "press":
                return self._press(given, controls)
            case "release":
                return self._release(given, controls)
            case "wheel":
                return self._wheel(given, controls)
            case "key" | "text" | "compose":
                return self._key(given, controls)
        return None

    def _point(self, given: Given, controls: Sequence[Control]) -> object:
        x, y = self.pointer = given.at
        self._rested = rx, ry = self._rested or given.at
        if self.device != given.device and max(abs(x - rx), abs(y - ry)) >= AWAKE_FROM:
            self.device, self.changed = given.device, True  # a knock against the table is no wish to point
        found = self.pointed(controls, x, y)
        found = found if found and found.stop else None
        over = found.id if found else None
        self.latest = over if over and self.device == "mouse" else self.latest
        if over != self.over:
            self.over, self.changed = over, True
            if found and found.enabled and not self.held:
                self.sound("tick")
        held = next((control for control in controls if control.id == self.held), None)
        if held and held.drag and held.enabled and self.moved_to(x, y) and not self.dragging:
            self.dragging = held
            held.drag.lift(*self._down_at)
        if self.dragging and self.dragging.drag:
            self.changed = True
            onto = self.pointed([c for c in controls if c.id != self.dragging.id], x, y)
            self.dragging.drag.carry(x, y, onto.id if onto else None)
        elif held and held.press and held.enabled:
            self.changed = True
            return held.press(x, y)
        elif found and found.point and found.point(x, y):
            self.changed = True
        return None

    def _press(self, given: Given, controls: Sequence[Control]) -> object:
        self.pointer = given.at
        found = self.pointed(controls, *given.at)
        self.over = found.id if found and found.stop else None
        self.changed = True
        if not found or not found.stop:
            self.at = None
            return None
        self.latest = found.id
        if given.button == 3:
            self.at = found.id
            return found.zoom() if found.zoom else None
        if given.button == 1:
            self.at = self.held = found.id
            self._down_at = given.at
            if found.press and found.enabled:
                return found.press(*given.at)
        return None

    def _release(self, given: Given, controls: Sequence[Control]) -> object:
        if given.button != 1:
            return None
        held, dragged = self.held, self.dragging
        self.held, self.dragging, self.changed = None, None, True
        found = self.pointed(controls, *given.at)
        if dragged and dragged.drag:
            onto = self.pointed([c for c in controls if c.id != dragged.id], *given.at)
            return dragged.drag.drop(*given.at, onto.id if onto else None)
        return self.choose(found) if found and found.id == held else None

    def _wheel(self, given: Given, controls: Sequence[Control]) -> object:
        for control in reversed(controls):
            if control.scroll and control.covers(*given.at) and control.scroll(given.amount):
                self.changed = True
                break
        return None

    def _key(self, given: Given, controls: Sequence[Control]) -> object:
        here = self.here(controls)
        if here and here.typing and here.enabled and here.typing.wants(given):
            self.changed = True
            return here.typing.type(given)
        if given.kind != "key":
            return None
        stops = [control for control in controls if control.stop]
        if given.action in DIRECTIONS:
            self.move(*DIRECTIONS[given.action], stops)
        elif given.action in ("next", "previous"):
            self.step(1 if given.action == "next" else -1, stops)
        elif given.action in ("next_zone", "previous_zone"):
            self.zone(1 if given.action == "next_zone" else -1, stops)
        elif given.action == "choose" and not given.repeat:
            self.changed = True
            if here is None and self.start is not None:
                self.land(self.first(stops))
            return self.choose(here) if here else None
        elif given.action == "zoom" and here and here.zoom and not given.repeat:
            self.changed = True
            return here.zoom()
        return None

    def choose(self, control: Control) -> object:
        """Choose a control, or say why not."""
        if not control.enabled:
            self.sound("wrong")
            return self.refuse(control)
        if control.choose is None:
            return None
        self.sound("choose")
        self.chosen()
        return control.choose()

    # ---- where the focus goes ---------------------------------------------------------------------------------
    def move(self, dx: int, dy: int, controls: Sequence[Control]) -> None:
        """To the nearest control in a direction; the first arrow on a screen only shows where the focus is."""
        here = self.here(controls)
        if here is None:
            self.land(self.first(controls))
            return
        if here.steer and here.enabled and here.steer(dx, dy):
            self.changed = True
            return
        others = [control for control in controls if control.id != here.id]
        found = nearest(here.rect, dx, dy, [control.rect for control in others])
        self.land(None if found is None else others[found])

    def step(self, way: int, controls: Sequence[Control]) -> None:
        """To the next control in order, round and round."""
        if not controls:
            return
        ids = [control.id for control in controls]
        if self.at not in ids and self.start in ids:
            self.land(self.first(controls))
            return
        start = ids.index(self.at) if self.at in ids else (-1 if way > 0 else 0)
        self.land(controls[(start + way) % len(controls)])

    def zone(self, way: int, controls: Sequence[Control]) -> None:
        """To the first control of the next zone."""
        here = self.here(controls)
        if here is None:
            self.land(self.first(controls))
            return
        zones = list(dict.fromkeys(control.zone for control in controls))
        zone = zones[(zones.index(here.zone) + way) % len(zones)]
        self.land(next(control for control in controls if control.zone == zone))

    def first(self, controls: Sequence[Control]) -> Control | None:
        """Where the first key leads."""
        return next((control for control in controls if control.id == self.start), controls[0] if controls else None)

    def hold(self, id: str | None) -> None:
        """Have that control in hand: keys begin there."""
        self.start, self.at = id, None if self.device == "mouse" else id

    def begin(self, id: str | None) -> None:
        """Keys begin there. Before anything on this screen has been pointed at or come to, the first key only leads
        there: a press that opened the screen chooses nothing, and what is asked is read before what a choice brings."""
        self.hold(id)
        self.at = self.at if self.latest else None

    def land(self, control: Control | None) -> None:
        """Put the focus on a control; None leaves it where it is."""
        self.changed = True
        if control and control.id != self.at:
            self.at = self.latest = control.id
            self.sound("tick")
            if control.reached:
                control.reached()

    def settle(self, controls: Sequence[Control]) -> None:
        """After the controls changed: forget those that are gone, or no longer lie where the pointer rests."""
        ids = {control.id for control in controls}
        if self.at not in ids:
            self.at = None
        if self.held not in ids:
            self.held = self.dragging = None
        over = next((control for control in controls if control.id == self.over), None)
        if over is None or self.pointer is not None and not self.held and not over.covers(*self.pointer):
            self.over = None
