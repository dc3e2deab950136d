"""panel: the buttons: what has no place on the mat, putting a choice back, and the way back from the past."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.agenda import Option, say
from game.ui.draw.paint import Sheet
from game.ui.focus import Control
from game.ui.tables.buttons import Button, Face, steps_of
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, VIOLET, Ramp
from game.ui.widgets.shapes import SKIRT, Box, focus_ring

if TYPE_CHECKING:
    from game.ui.tables.pack.table import PackTable

BIG, SECOND = (1038, 582, 226, 62), (1038, 660, 226, 44)
STEPS: Box = (1038, 660, 70, 44)


class Panel:
    def __init__(self, table: PackTable) -> None:
        self.table = table

    def buttons(self) -> list[Button]:
        table = self.table
        if table.heap.zone:
            return []
        if table.past:
            return self.of_the_past()
        if table.finished:
            return [self.made("panel/result", BIG, "Result", table.show_result, RED, "star")]
        if table.offered is None:
            return []
        found = [self.choice(option) for option in table.offered.options if option.at is None]
        if table.asked in ("pack.place", "pack.pay") and table.may_undo() is None:
            found.append(self.made("panel/undo", SECOND, "Put back", table.undo, VIOLET, "undo"))
        return found

    def words_of(self, option: Option) -> tuple[str, str, str | None]:
        """A button's words, a line under them, and its sign."""
        if option.key == "none":
            return "Summon nothing", "keep all cards", None
        if option.key == "pass" and self.table.state.phase == "boost_1":
            return "To the duel!", "no boost for now", "claw"
        if option.key == "pass":
            return "End turn", "no boost", "check"
        return say(option.label), "", None

    def choice(self, option: Option) -> Button:
        table = self.table
        assert table.offered is not None
        number = table.offered.options.index(option) + 1
        text, sub, sign = self.words_of(option)
        x, y, w, h = BIG
        control = Control(f"choice/{option.key}", (x, y, w, h + SKIRT), text, table.chooser(option.key),
                          zone="choices", radius=20, tags={"key": option.key})
        return control, Face(BIG, text, RED, sign, sub, str(number) if number < 10 else "")

    def made(self, id: str, box: Box, text: str, deed: object, ramp: Ramp, sign: str | None = None,
             **more: object) -> Button:
        x, y, w, h = box
        control = Control(id, (x, y, w, h + SKIRT), text or id, deed, zone="choices", radius=20, **more)  # type: ignore[arg-type]
        return control, Face(box, text, ramp, sign)

    def of_the_past(self) -> list[Button]:
        table = self.table
        x, y, w, _ = BIG
        found = [
            self.made("past/return", (x, y, 108, 50), "Return", table.return_to_present, RED, action="back"),
            self.made("past/branch", (x + 116, y, w - 116, 50), "Play on", table.play_from_here, VIOLET,
                      tip="A game of its own from here; the real one stays as it is.",
                      enabled=not table.sitting.view_only, why_not=table.sitting.view_only or ""),
        ]
        left, top, wide, high = STEPS
        for i, (name, sign, label, deed) in enumerate(steps_of(table)):
            control, face = self.made(f"past/{name}", (left + i * (wide + 8), top, wide, high), "", deed, VIOLET, sign,
                                      tags={"bubble": True})
            control.label = label
            found.append((control, face))
        return found

    def controls(self) -> list[Control]:
        return [control for control, _ in self.buttons()]

    def draw(self, s: Sheet) -> None:
        table = self.table
        for control, face in self.buttons():
            look = table.focus.look(control)
            if look.ring:
                focus_ring(s, control.rect, control.radius)
            hinted = table.hint is not None and control.tags.get("key") == table.hint.key
            s.mark("control", *control.rect, control.id)
            size = 23.0 if face.box[3] > 56 else 19.0
            looks.button(s, face.box, face.text, look.state, face.ramp, size, face.sign, face.sub, face.key, hinted)
