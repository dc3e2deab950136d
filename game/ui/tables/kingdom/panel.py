"""panel: the buttons: what has no place on the table, Done, Put back, and the way back from the past."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.agenda import Option, say
from game.ui.draw.paint import PAPER, Sheet
from game.ui.focus import Control
from game.ui.tables.buttons import Button, Face, steps_of
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, VIOLET, Ramp
from game.ui.widgets.shapes import SKIRT, Box, focus_ring

if TYPE_CHECKING:
    from game.ui.tables.kingdom.table import KingdomTable

BIG, SECOND = (928, 556, 342, 62), (928, 636, 342, 46)
TOP, BESIDE = (1002, 508, 128, 42), (1140, 508, 126, 42)
BACK = (428, 604, 122, 42)
SIGNS = {
    "queue": "plus",
    "dismiss": ".cross",
    "done": "check",
    "use": "star4",
    "leave": "gem",
    "with": "crown",
    "without": ".minus",
    "kingdom": "tower",
    "dungeon": "gate",
    "stay": "stay",
}


class Panel:
    def __init__(self, table: KingdomTable) -> None:
        self.table = table

    def buttons(self) -> list[Button]:
        table = self.table
        parted = table.places.parted
        if table.past:
            return self.of_the_past(parted)
        if table.finished:
            box: Box = BIG if parted else (1002, 508, 264, 42)
            return [self.made("panel/result", box, "Result", table.show_result, RED, "star")]
        if table.offered is None or table.tray.open:
            return []
        options = [option for option in table.offered.options if not self.lies(option)]
        return self.after_a_cut(options) if parted else self.before(options)

    def lies(self, option: Option) -> bool:
        """Whether a choice is made on the table alone."""
        at = option.at
        if option.key in ("use", "queue", "dismiss") or at in ("kingdom", "dungeon"):
            return False
        return at is not None

    def before(self, options: list[Option]) -> list[Button]:
        """While a card is taken and used."""
        table = self.table
        found = [
            self.choice(
                option, box, "Queue up" if option.key == "queue" else say(option.label), RED if i == 0 else VIOLET
            )
            for i, (option, box) in enumerate(zip(options, (TOP, BESIDE)))
        ]
        if table.picture.zones["taken"] and table.may_undo() is None:
            found.append(self.made("panel/undo", BACK, "Put back", table.undo, VIOLET, None))
        return found

    def after_a_cut(self, options: list[Option]) -> list[Button]:
        found = []
        for i, option in enumerate(options[:2]):
            words, sub = self.words_of(option)
            box: Box = BIG if i == 0 else SECOND
            calm = i > 0 or option.key == "done" and self.table.left_undone("done") != ""
            found.append(self.choice(option, box, words, VIOLET if calm else RED, sub))
        return found

    def words_of(self, option: Option) -> tuple[str, str]:
        """A button's words, and a line under them."""
        match option.key:
            case "done":
                return "Done with this cut", "Adventurers return, Monsters raid"
            case "kingdom":
                return "Into the Kingdom", "to pay, or to be fought"
            case "dungeon":
                return "Into the Dungeon", "to act, or to be controlled"
            case "stay":
                return "Move no more", ""
            case "leave":
                return "Only the Gem", "the deed is not used"
        return say(option.label), ""

    def choice(self, option: Option, box: Box, text: str, ramp: Ramp, sub: str = "") -> Button:
        assert self.table.offered is not None
        number = self.table.offered.options.index(option) + 1
        x, y, w, h = box
        control = Control(
            f"choice/{option.key}",
            (x, y, w, h + SKIRT),
            text,
            self.table.chooser(option.key),
            zone="choices",
            radius=20,
            tags={"key": option.key},
        )
        sign = SIGNS.get(option.key) if w > 150 else None
        return control, Face(
            box, text, ramp, sign, sub if h > 56 else "", str(number) if number < 10 and w > 150 else ""
        )

    def made(
        self, id: str, box: Box, text: str, deed: object, ramp: Ramp, sign: str | None, sub: str = "", **more: object
    ) -> Button:
        x, y, w, h = box
        control = Control(id, (x, y, w, h + SKIRT), text or id, deed, zone="choices", radius=20, **more)  # type: ignore[arg-type]
        return control, Face(box, text, ramp, sign, sub)

    def of_the_past(self, parted: bool) -> list[Button]:
        table = self.table
        top: Box = (928, 560, 168, 46) if parted else (1002, 508, 128, 42)
        second: Box = (1106, 560, 164, 46) if parted else (1140, 508, 126, 42)
        left, y = (928.0, 636.0) if parted else (428.0, 604.0)
        w = 108.0 if parted else 38.0
        found = [
            self.made("past/return", top, "Return", table.return_to_present, RED, None, action="back"),
            self.made(
                "past/branch",
                second,
                "Play on" if not parted else "Play from here",
                table.play_from_here,
                VIOLET,
                None,
                tip="A game of its own from here; the real one stays as it is.",
                enabled=not table.sitting.view_only,
                why_not=table.sitting.view_only or "",
            ),
        ]
        for i, (name, sign, label, deed) in enumerate(steps_of(table)):
            control, face = self.made(
                f"past/{name}", (left + i * (w + 9), y, w, 42), "", deed, VIOLET, sign, tags={"bubble": True}
            )
            control.label = label
            found.append((control, face))
        return found

    def controls(self) -> list[Control]:
        return [control for control, _ in self.buttons()]

    def draw(self, s: Sheet) -> None:
        table = self.table
        if not table.places.parted:
            count = len(table.lying(f"hand/{table.home}"))
            if not count:
                s.text(
                    "Your hand is empty. Adventurers left in a Kingdom come home to it.",
                    "semi",
                    16,
                    "#e6d3ee",
                    572,
                    626,
                    "l",
                    600,
                    maxh=22,
                )
            s.text(f"Hand {count} of 7", "label", 16, PAPER, 436, 580, "l", 112, maxh=22)
        elif (
            table.picture.zones[f"array/{table.home}"]
            and table.picture.facts["active"] != table.home
            and not table.past
        ):
            s.text("YOUR ARRAY", "label", 14, "#e6d3ee", 932, 586, "l", 200, tracking=0.08, maxh=18)
        for control, face in self.buttons():
            look = table.focus.look(control)
            if look.ring:
                focus_ring(s, control.rect, control.radius)
            hinted = table.hint is not None and control.tags.get("key") == table.hint.key
            s.mark("control", *control.rect, control.id)
            size = 23.0 if face.box[3] > 56 else 18.0
            if s.text_scale > 1.2 and face.sub:
                size *= 1.1 / s.text_scale
            looks.button(s, face.box, face.text, look.state, face.ramp, size, face.sign, face.sub, face.key, hinted)
