"""base: what every widget is: a box on the screen that draws itself and offers controls."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import focus_ring
from game.ui.window.focus import Control, Focus, Look

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
