"""throw_button: the button by which a person throws dice: where a game says ("throw"), else where it is asked."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import SKIRT, plate
from game.ui.style.metrics import ROUND
from game.ui.style.palette import palette
from game.ui.table.buttons import Front, button, marked
from game.ui.table.part import Part, View
from game.ui.table.pausing import FULL, Throwing
from game.ui.widgets import looks
from game.ui.widgets.looks import RED
from game.ui.window.focus import Control, Given

WIDE, HIGH = 330.0, 58.0
HARDER = "hold for a harder throw"


class Throw(Part):
    """Press and let go, by mouse, key or pad."""

    name = "throw"

    def __init__(self, view: View, throwing: Throwing) -> None:
        super().__init__(view)
        self.throwing = throwing

    def faces(self) -> list[tuple[Control, Front]]:
        if not self.throwing.asks:
            return []
        x, y, w, h = self.view.where("throw") or self.view.area("prompt") or (0, 0, *self.view.room)
        wide, high = min(w, WIDE), min(h - SKIRT, HIGH)
        box = (x + (w - wide) / 2, y + (h - SKIRT - high) / 2, wide, high)
        return [
            button(
                "throw", Front(box, "Throw the dice", RED, "die", self.throwing.why or HARDER), self.let_go, tip=HARDER
            )
        ]

    def controls(self) -> Sequence[Control]:
        return [control for control, _ in self.faces()]

    def let_go(self) -> None:
        self.throwing.let_go()
        self.view.redraw()

    def on_given(self, given: Given) -> object:
        """Who presses holds the dice; letting go of the mouse is the button's, of the key this one's."""
        if not self.throwing.asks:
            return None
        if given.kind == "press" and any(control.covers(*given.at) for control in self.controls()):
            self.throwing.hold()
        elif given.kind == "release" and not any(control.covers(*given.at) for control in self.controls()):
            self.throwing.held = None
        elif given.kind == "key" and given.action == "choose" and self.view.focus.at in (None, "throw"):
            if self.throwing.held is None:
                self.throwing.hold()
            elif not given.repeat:
                self.let_go()
            return True
        elif given.kind == "key_up" and given.action == "choose" and self.throwing.held is not None:
            self.let_go()
            return True
        return None

    def passes(self, ms: float) -> bool:
        if self.throwing.held is None:
            return False
        self.throwing.held += ms
        return self.throwing.held - ms < FULL

    def draw(self, s: Sheet) -> None:
        faces, area = self.faces(), self.view.area("prompt")
        if faces and area and self.view.where("throw") is None:  # whatever is said there can be read again in the log
            s.cover(*area)
            s.svg(plate(*area, ROUND, palette.night), *area)
        for face, state, _ in marked(s, self.view, faces):
            held = self.throwing.held
            sub = face.sub if held is None else "let go!" if held >= FULL else "shaking" + "." * (1 + int(held / 300))
            looks.button(s, face.box, face.text, "pressed" if held is not None else state, face.ramp, face.sign, sub)
