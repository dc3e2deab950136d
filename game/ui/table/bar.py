"""bar: the strip on top of every table: game, round, phases as a stepper, and five buttons in their places."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw.paint import GOLD, INK, Sheet, icon
from game.ui.draw.shapes import BRASS, GLOW, NIGHT, SHADOW, SOFT
from game.ui.table.log import LogDrawer
from game.ui.table.part import Part
from game.ui.table.tabletop import Tabletop
from game.ui.table.view import View
from game.ui.widgets import looks
from game.ui.window.focus import Control
from game.ui.window.widget import Deed, look_of

HIGH = 40
MOST = 1.2  # how large the buttons become within the bar
FAINT = "#b3a1c6"
BUTTONS = (
    ("undo", "undo", "Undo"),
    ("hint", "bulb", "Hint"),
    ("log", "deck", "Log"),
    ("rulebook", "book", "Rules"),
    ("back", "menu", "Menu"),
)


class TopBar(Part):
    """The bar of a table, and the tab of its log at the right edge."""

    name = "bar"

    def __init__(self, view: View, top: Tabletop, log: LogDrawer, act: Callable[[str], object]) -> None:
        super().__init__(view)
        self.top, self.log, self.act = top, log, act

    def controls(self) -> Sequence[Control]:
        refused = {"undo": self.view.may_undo(), "hint": self.view.may_hint()}
        k = self.view.larger(1, MOST)
        found = []
        for i, (action, _, label) in enumerate(BUTTONS):
            no = refused.get(action)
            found.append(
                Control(
                    f"bar/{action}",
                    (1272 - (len(BUTTONS) - i) * 38 * k, 19.5 - 14.5 * k, 32 * k, 29 * k),
                    label,
                    self.doer(action),
                    no is None,
                    no.why if no else "",
                    action=action,
                    zone="bar",
                    radius=8,
                    tags={"bubble": True},
                )
            )
        return found

    def doer(self, action: str) -> Deed:
        return lambda: self.act(action)

    def draw(self, s: Sheet) -> None:
        left, _ = s.at(0, 0)
        w = s.surf.get_width() / s.u
        steps, now = self.top.steps, self.view.phase_at()
        key = ("bar", self.view.game.title, self.top.round_words(), tuple(steps), now, round(left), round(w))
        self.view.stamps.put(s, key, left, 0, w, 46, lambda t: self.strip(t, -left, w))
        for control, (_, sign, _) in zip(self.controls(), BUTTONS):
            look = look_of(s, self.view.focus, control)
            looks.icon_button(s, control.rect, sign, look.state, control.id == "bar/log" and self.log.open)

    def strip(self, t: Sheet, dx: float, w: float) -> None:
        """The bar without its buttons; dx = how far the canvas lies from its left end."""
        s = Sheet(w * t.u, (w, 46), t.surf, (t.ox + dx * t.u, t.oy), t.text_scale, t.marks)
        left, steps, now = -dx, self.top.steps, self.view.phase_at()
        s.svg(
            f'<rect x="{left}" y="40" width="{w}" height="5" fill="{SHADOW}" opacity=".35"/>'
            f'<rect x="{left}" y="0" width="{w}" height="40" fill="{NIGHT}"/>'
            f'<rect x="{left}" y="38" width="{w}" height="2" fill="{BRASS}"/>'
            + icon(self.top.sign, 26, 19, 24, GLOW, NIGHT),
            left,
            0,
            w,
            45,
        )
        used = s.text(self.view.game.title, "title", 19, "#ffe9b8", 46, 20, "l", 250, maxh=22)
        s.text(self.top.round_words(), "semi", 16, SOFT, 58 + used, 20, "l", 440 - 58 - used, maxh=22)
        self.stepper(s, steps, now)

    def stepper(self, s: Sheet, steps: Sequence[str], now: int) -> None:
        widths = [min(180.0, s.width(step, "label", 16) + 54) for step in steps]
        k = min(1.0, 560 / max(1.0, sum(widths)))
        x = 730 - sum(widths) * k / 2 if k < 1 else 660 - sum(widths) / 2
        for i, (step, w) in enumerate(zip(steps, widths)):
            w *= k
            on, done = i == now, i < now
            fill = GOLD if on else "#3a2a52" if done else "#2a1d3d"
            s.svg(
                f'<path d="M{x:.1f} 7H{x + w - 8:.1f}L{x + w + 2:.1f} 20L{x + w - 8:.1f} 33H{x:.1f}'
                f'L{x + 10:.1f} 20Z" fill="{fill}"/>'
                + (icon("check", round(x + 23, 1), 20, 14, "#8ade56") if done else ""),
                x - 2,
                5,
                w + 6,
                30,
            )
            if not done:
                s.text(str(i + 1), "black", 14, INK if on else FAINT, x + 22, 20, "c", 14, maxh=20)
            s.text(step, "label", 16, INK if on else SOFT if done else FAINT, x + 34, 20.5, "l", w - 46, maxh=20)
            x += w
