"""scene: what fills the window: a scene, what it may ask of its host, and what every widget on it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import pygame

from game.ui.draw.paint import Area, Mark, Sheet
from game.ui.draw.shapes import focus_ring
from game.ui.window.display import Window, whole
from game.ui.window.focus import Control, Focus, Given, Look
from game.ui.window.motion import Motion, Tempo

if TYPE_CHECKING:
    from game.sitting import Sitting

Act = Callable[[], object]  # what it returns may be a Command for the stack of scenes


class Widget:
    """A box in units. Widgets without controls only show something."""

    def __init__(self, id: str, box: Area) -> None:
        self.id, self.box = id, box
        self.shown = True
        self.enabled = True
        self.why_not = self.rule = self.tip = self.action = self.zone = ""

    def set(
        self,
        *,
        enabled: bool | None = None,
        why_not: str | None = None,
        rule: str | None = None,
        tip: str | None = None,
        action: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Change some of what all widgets have."""
        given = {"enabled": enabled, "why_not": why_not, "rule": rule, "tip": tip, "action": action, "zone": zone}
        for name, value in given.items():
            if value is not None:
                setattr(self, name, value)

    def controls(self) -> Sequence[Control]:
        return ()

    def draw(self, s: Sheet, focus: Focus) -> None:
        """Draw with the looks that the focus gives."""

    def draw_above(self, s: Sheet, focus: Focus) -> None:
        """Draw what covers other widgets: an open list."""

    def close(self) -> bool:
        """Shut what lies open of it; True when something did."""
        return False

    def update(self, dt: float) -> bool:
        """Move on by dt real ms; True when it looks different."""
        return False

    def control(
        self, choose: Act | None = None, label: str = "", radius: float = 10, box: Area | None = None
    ) -> Control:
        """A control over the whole box, with what all widgets have."""
        return Control(
            self.id,
            box or self.box,
            label,
            choose,
            self.enabled,
            self.why_not,
            self.rule,
            self.tip,
            self.action,
            self.zone or self.id,
            radius,
        )

    def look(self, s: Sheet, focus: Focus, control: Control) -> Look:
        """The look of a control, its ring drawn and its box recorded."""
        return look_of(s, focus, control)


def look_of(s: Sheet, focus: Focus, control: Control) -> Look:
    """The look of a control, its ring drawn and its box recorded."""
    look = focus.look(control)
    if look.ring:
        focus_ring(s, control.ring or control.rect, control.radius)
    s.mark("control", *control.rect, control.id)
    return look


class Push(NamedTuple):
    """Show a scene over this one."""

    scene: Scene


class Pop(NamedTuple):
    """Back to the scene below, with a word for it."""

    result: object = None


class Reset(NamedTuple):
    """Only this scene, nothing below it."""

    scene: Scene


Command = Push | Pop | Reset


class Host(Protocol):
    """What every scene may ask of the window that shows it."""

    settings: Any
    tempo: Tempo
    window: Window
    home: Callable[[], Scene]

    def post(self, command: object) -> None: ...
    def quit(self) -> None: ...


class Scene:
    """One screen. A subclass fills `widgets`, or answers `controls` and `draw` itself.

    `overlay` scenes are drawn over a dimmed picture of what lies below. What the player does may return a Command, or
    the scene posts one with self.app.post().
    """

    overlay = False
    theme = ""  # of its music; "": that of the screen below
    ambience = "tavern"  # heard under it
    tension: Callable[[], float] = staticmethod(lambda: 0.0)  # how much is at stake, 0..1, as all may know
    covers = False  # its backdrop covers the whole window, so that nothing need be cleared before
    caption = "Monster Parlour"
    first = ""  # id of the control that has the focus at the start
    notes = (14.0, 64.0)  # where toasts begin: so far from the right and from the top
    game_name = ""  # the game that it is about, "" for none
    sitting: Sitting | None = None  # the game in play that it is about
    awaits_lesson = False  # whether a game waits there for whoever goes through its lesson first

    app: Host

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.focus = Focus()
        self.motion: Motion | None = None

    # ---- size -------------------------------------------------------------------------------------------------
    @property
    def room(self) -> tuple[float, float]:
        """Width and height of what it is drawn on, in units."""
        w, h = self.app.window.surface.get_size()
        sheet = self.sheet(self.app.window.surface)
        return w / sheet.u, h / sheet.u

    def sheet(self, surface: pygame.Surface, marks: list[Mark] | None = None) -> Sheet:
        """What it is drawn on: the whole window, in units of the size that is set."""
        return whole(surface, self.app.settings.ui_scale, marks)

    # ---- life -------------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """Put on the stack; self.app is set."""

    def leave(self) -> None:
        """Taken off the stack."""

    def out_of_sight(self) -> None:
        """Another screen lies over all of it: what is kept for drawing it may go, and is made again when it is seen."""

    def resume(self, result: object) -> object:
        """The scene above went away with a result, which is done if it is a deed; may return a Command."""
        return result() if callable(result) else None

    def resized(self) -> None:
        """The window's size, or the size of text, changed."""

    # ---- each frame -------------------------------------------------------------------------------------------
    def update(self, dt: float) -> bool:
        """Move on by dt real ms; True when the screen looks different. Call it from an override."""
        dirty = False
        if self.motion is not None:
            self.motion.update(self.app.tempo.ms(dt))
            dirty = True
            if self.motion.done:
                self.motion = None
        for widget in self.widgets:
            dirty = widget.update(dt) or dirty
        return dirty

    def play(self, motion: Motion) -> None:
        """Run a motion at the tempo of the settings; one that is still running is finished first."""
        self.skip()
        self.motion = self.app.tempo.ready(motion)

    def skip(self) -> bool:
        """Finish the running motion; True if there was one."""
        running, self.motion = self.motion, None
        if running:
            running.skip()
        return running is not None

    def backdrop(self, s: Sheet, bleed: tuple[float, float, float, float]) -> None:
        """Draw the ground; `bleed` is the whole window in units."""

    def draw(self, s: Sheet) -> None:
        """Draw everything above the ground."""
        self.draw_widgets(s)

    def draw_widgets(self, s: Sheet) -> None:
        for widget in self.widgets:
            if widget.shown:
                widget.draw(s, self.focus)
        for widget in self.widgets:
            if widget.shown:
                widget.draw_above(s, self.focus)

    # ---- what the player does ---------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        """Everything that can be chosen now, in the order of the Tab key; later ones lie above."""
        found = [control for widget in self.widgets if widget.shown for control in widget.controls()]
        above = [control for control in found if control.tags.get("modal")]
        return above or found

    def kept_clear(self) -> Sequence[Area]:
        """Boxes, units, that a note or a bubble is not to cover where there is another place for it; the first matters
        most."""
        return ()

    def lying_open(self) -> Sequence[Area]:
        """Boxes, units, of what somebody has opened over the screen to read it: notes leave them when they come."""
        return ()

    def close(self) -> bool:
        """Esc was pressed: shut what lies open on this screen; True when something did."""
        return any(widget.close() for widget in self.widgets)

    def on_given(self, given: Given) -> object:
        """First look at an input. True = used up; a Command = do that; None = as usual."""
        return None

    def on_action(self, action: str) -> object:
        """A key or button with a meaning that the focus had no use for; returns as on_given."""
        return None

    def back(self) -> object:
        """Esc, B or the way back in the header."""
        return Pop()

    def on_refused(self) -> None:
        """Something could not be done here, and it has been said why."""

    def on_blur(self) -> bool:
        """Another window came in front; True when this scene answers for all that lies below it."""
        return False

    def on_focus(self) -> None:
        """This window is in front again."""
