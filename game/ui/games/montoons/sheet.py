"""sheet: the character sheet beside the map as a panel: kept as one picture, with the dice and choices on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.agenda import Option, say
from game.rules.montoons.action import Acting
from game.rules.montoons.planning import Planning
from game.rules.montoons.sheets import Sheet as Character
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import frame
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.lore import SIGNS, box_words, entry_number, entry_words, fitting, slot_words
from game.ui.games.montoons.opensheet import OpenSheet
from game.ui.games.montoons.places import SEA, SHEET
from game.ui.games.montoons.sheetpaint import SheetPaint
from game.ui.games.montoons.sheetplaces import GRID_X, HEAD, Places, places_on
from game.ui.games.montoons.shelltray import ShellTray
from game.ui.table.marks import ring
from game.ui.table.part import Part
from game.ui.table.view import Area, Target, View
from game.ui.window.focus import Box, Control
from game.ui.window.strokes import fresh

MIDDLE = GRID_X - 10  # between entries and grid
PARTS: dict[str, tuple[Box, tuple[str, ...]]] = {  # where each part lies, and the facts it shows
    "head": (
        (SHEET[0], SHEET[1], SHEET[2], 108),
        ("health", "pace", "speed", "entangle", "stun", "guard", "burn", "focus"),
    ),
    "entries": ((SHEET[0], SHEET[1] + 108, MIDDLE - SHEET[0], 294), ()),
    "grid": ((MIDDLE, SHEET[1] + 108, SHEET[0] + SHEET[2] - MIDDLE, 294), ("boxes", "earned", "powers")),
    "powered": ((SHEET[0], SHEET[1] + 402, SHEET[2], 135), ("powered", "spent_rows", "powers")),
    "stores": ((SHEET[0], SHEET[1] + 537, SHEET[2], 72), ("shells", "veiled", "berries", "seeds", "unused")),
}
SLOTS = {  # the slots and boxes of each part, by how their names begin
    "head": ("speed", "focus/"),
    "entries": ("move/", "basic/"),
    "grid": ("waystone/", "box/"),
    "powered": ("special/", "ultimate/"),
    "stores": ("focus/", "bonus/", "shells/", "berries", "seeds", "unused"),
}
HOT = "#ffffff"


class SheetPanel(Part):
    """What has changed is painted anew on the kept picture; dice, the frame of what is pointed at and the ring of the
    focus lie over it."""

    name = "sheet"

    def __init__(self, view: View, sheet: OpenSheet, shells: ShellTray) -> None:
        super().__init__(view)
        self.sheet, self.shells, self.plan, self.reading = sheet, shells, sheet.plan, sheet.reading
        self.paint = SheetPaint(sheet)
        self.kept: tuple[object, pygame.Surface] | None = None
        self.laid: pygame.Surface | None = None  # the same as it lies in the window
        self.painted: dict[str, object] = {}

    def lay_out(self) -> None:
        self.sheet.flying.clear()

    def put_away(self) -> None:
        self.sheet.seat = None

    def forget(self) -> None:
        self.kept = self.laid = None

    def where(self, thing: Target, at: int) -> Area | None:
        """A place on the sheet that is shown: "slot/...", "box/1,2", "shells/1", "berries" ..."""
        return self.sheet.place_of(str(thing))

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        x, y, w, h = SHEET
        character = self.sheet.character
        if character is None:
            self.view.stamps.svg(s, "no sheet", (x, y, w, h), look.paper(0, 0, w, h, HEAD, "#1b3675", "#3478cc"))
            return
        if s.marks is not None:
            self.paper(s)
            for name in PARTS:
                self.paint_part(s, name, character)
        else:
            s.surf.blit(self.picture(s, character), s.px(x, y))
        self.pieces(s, character)
        self.pointed_at(s)

    def paper(self, s: Sheet) -> None:
        crest = self.reading.crest(self.sheet.owner)
        s.svg(look.paper(*SHEET, HEAD, crest.shade, crest.base), *SHEET)

    def paint_part(self, s: Sheet, name: str, character: Character) -> None:
        paint: Callable[[Sheet, Character, Places], None] = getattr(self.paint, name)
        paint(s, character, places_on(character))

    def picture(self, s: Sheet, character: Character) -> pygame.Surface:
        """The sheet without its dice, brought up to date."""
        x, y, w, h = SHEET
        key = (self.sheet.owner, character.id, character.version, s.u, s.text_scale)
        left, top = s.px(x, y)
        if self.kept is None or self.kept[0] != key:
            self.kept = key, pygame.Surface(s.rect(x, y, w, h).size)  # without alpha: three times quicker to lay
            self.kept[1].fill(SEA)
            self.painted = {}
        surface = self.kept[1]
        t = Sheet(s.u * s.units[0], s.units, surface, (s.ox - left, s.oy - top), s.text_scale)
        for name, (box, _) in PARTS.items():
            shown = self.shown(name)
            if self.painted.get(name) != shown:
                self.painted[name], self.laid = shown, fresh(surface)
                surface.fill(SEA, t.rect(*box))
                with t.clip(*box):
                    self.paper(t)
                    self.paint_part(t, name, character)
        rest: Box = (x, y + 609, w, h - 609)
        if "foot" not in self.painted:
            self.painted["foot"] = True
            with t.clip(*rest):
                self.paper(t)
        assert self.laid is not None  # its parts were painted
        return self.laid

    def shown(self, name: str) -> object:
        """All that a part shows, for telling whether it has changed."""
        facts = self.view.picture.facts
        mine = SLOTS[name]
        lit = [at for lights in self.sheet.lights() for at in lights if at.startswith(mine)]
        on = [(key, value) for key, value in self.sheet.dice_on().items() if key.startswith(mine)]
        return (
            lit,
            on,
            isinstance(self.view.about, Acting),
            facts["sheet"][self.sheet.owner],
            tuple(repr(facts[fact][self.sheet.owner]) for fact in PARTS[name][1]) if PARTS[name][1] else (),
        )

    def pieces(self, s: Sheet, character: Character) -> None:
        """Dice on slots, over everything."""
        places, lifted, owner = places_on(character), self.plan.lifted_from, self.sheet.owner
        for x, y, w, h in self.paying(places):
            self.view.stamps.svg(s, ("paying", w, h), (x - 3, y - 3, w + 6, h + 6), look.offered(3, 3, w, h))
        for key, value in self.sheet.dice_on().items():
            if key != lifted and (owner, key) not in self.sheet.flying:
                x, y, d, _ = places.slots[key]
                look.flat_die(s, self.view.stamps, x, y - 1, d, value, self.reading.dice_colour(owner))

    def paying(self, places: Places) -> list[Box]:
        """Round dice that can be used and lie on no entry: they hide the golden edge of their slots."""
        if not isinstance(self.view.about, Acting):
            return []
        dice = self.sheet.dice_on()
        groups = [[key] for key in dice if key.startswith("bonus/") and self.sheet.lit(f"slot/{key}")]
        if self.sheet.lit("slot/waystone/1"):
            groups.append([key for key in dice if key.startswith("waystone/")])
        found = []
        for keys in groups:
            x, y, d, _ = places.slots[min(keys)]
            found.append((x - 5, y - 5, places.slots[max(keys)][0] + d + 10 - x, d + 9))
        return found

    def pointed_at(self, s: Sheet) -> None:
        """A light frame round the choice under the pointer, and the ring of the focus."""
        over, at = self.view.focus.over, self.view.focus.at
        for control in self.controls():
            if control.id not in (over, at):
                continue
            if control.id == over and control.tags.get("key") and self.view.focus.device == "mouse":
                x, y, w, h = control.rect
                edge = frame(1, 1, w + 4, h + 4, 8, HOT, 2.5) + frame(3, 3, w, h, 7, "#8f1f3c", 1.2)
                self.view.stamps.svg(s, ("hot", w, h), (x - 3, y - 3, w + 6, h + 6), edge)
            ring(s, self.view, control)

    # ---- choices ------------------------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        """Everything on the sheet that can be chosen, or says what it is."""
        places, character = self.sheet.places(), self.sheet.character
        if places is None or character is None:
            return []

        def make() -> list[Control]:
            return [
                *(self.control(name, box, *entry_words(character, name)) for name, box in places.entries.items()),
                *(self.control(f"slot/{key}", box, *slot_words(character, key)) for key, box in places.slots.items()),
                *(self.control(at, box, *box_words(at)) for at, box in places.boxes.items()),
            ]

        return self.reading.remember("sheet", make, self.sheet.owner, character.id, character.version, self.plan.held)

    def control(self, id: str, box: Box, label: str, words: str) -> Control:
        options = self.options_at(id)
        control = Control(id, box, label, tip=words, zone="choices" if options else "sheet", radius=8)
        if id.partition("/")[0] in SIGNS and (character := self.sheet.character):
            control.tags["card"] = entry_number(self.reading.content, character, id)
            control.zoom = self.view.zoomer(control)
        planned = isinstance(self.view.about, Planning) and self.sheet.own
        slot = self.plan.slot_under(id) if planned and id.partition("/")[0] in SIGNS else ""
        if options:
            control.tags |= {"key": options[0].key, "asked only": True}
            control.choose = partial(self.plan.chosen, id) if planned else self.view.chooser(options[0].key)
            control.tip = words or say(options[0].label)
            control.drag = (
                self.plan.drag(self.sheet.dice_on().get(id[5:], 0), id[5:])
                if planned and id.startswith("slot/")
                else None
            )
            if planned and id.startswith("slot/waystone"):
                control.tip += f" {self.view.by_rule(fitting, self.sheet.owner)}"
        elif slot and self.plan.takes(slot):
            control.choose = partial(self.plan.chosen, f"slot/{slot}")
        elif self.sheet.own and id.startswith("shells/") and self.shells.options():
            control.choose = self.shells.toggle
        else:
            control.enabled = False
            control.why_not, control.rule = self.refused(id) or ("", "")
        return control

    def refused(self, id: str) -> tuple[str, str] | None:
        """Why a place cannot be chosen: of the own sheet alone, and while something is asked."""
        if self.view.question is None:
            return None
        if not self.sheet.own:
            return f"This is {self.reading.name(self.sheet.owner)}'s sheet.", "1"
        if self.sheet.several(id):
            return "Choose beside the dice what becomes of the one you hold.", "9.2"
        slot = self.plan.slot_under(id) if isinstance(self.view.about, Planning) else ""
        if slot and self.plan.held:
            return self.plan.refused(slot)
        return self.view.why_not(id)

    def options_at(self, id: str) -> list[Option]:
        """Choices of a place; those of an entry are those of its first slot."""
        if isinstance(self.view.about, Planning) and id.startswith("slot/"):
            return self.plan.options_at(id[5:])
        if id.partition("/")[0] in SIGNS:
            return [
                option
                for rest, options in (self.reading.choices("slot").items() if self.sheet.usable(id) else ())
                if f"{rest}/".startswith(f"{id}/")
                for option in options
            ]
        if self.sheet.several(id) or id.startswith("shells/") and self.shells.options():
            return []
        return self.sheet.lit("slot/waystone/1" if id == "slot/waystone/2" else id)  # both dice are used together
