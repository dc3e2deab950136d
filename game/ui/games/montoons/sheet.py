"""sheet: the character sheet beside the map as a panel: the dice and choices that lie on its kept blocks."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from game.engine.agenda import Option, say
from game.rules.montoons.action import Acting
from game.rules.montoons.planning import Planning
from game.rules.montoons.sheets import Sheet as Character
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import frame
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.lore import SIGNS, box_words, entry_number, entry_words, fitting, slot_words
from game.ui.games.montoons.opensheet import OpenSheet
from game.ui.games.montoons.places import block_of
from game.ui.games.montoons.sheetblocks import SheetBlocks
from game.ui.games.montoons.sheetplaces import Places, places_on
from game.ui.games.montoons.shelltray import ShellTray
from game.ui.style.metrics import BOLD, CHIP, HAIR, SLIP, THICK
from game.ui.style.palette import palette
from game.ui.table.marks import ring
from game.ui.table.part import Part, Target, View
from game.ui.window.focus import Control

CORNER = "slot/speed"  # lies apart from all others, in the head
HOT = palette.white
RISEN = 5  # units that the frame of dice which can be used reaches over their slots


class SheetPanel(Part):
    """The blocks of the sheet; dice, the frame of what is pointed at and the ring of the focus lie over them."""

    name = "sheet"

    def __init__(self, view: View, sheet: OpenSheet, shells: ShellTray) -> None:
        super().__init__(view)
        self.sheet, self.shells, self.plan, self.reading = sheet, shells, sheet.plan, sheet.reading
        self.blocks = SheetBlocks(view, sheet)
        self.unasked: tuple[Hashable, list[Control]] = None, []  # what can be pointed at while nothing is asked

    def lay_out(self) -> None:
        self.sheet.flying.clear()

    def put_away(self) -> None:
        self.sheet.seat = None

    def forget(self) -> None:
        self.blocks.forget()

    def where(self, thing: Target, at: int) -> Area | None:
        """A place on the sheet that is shown: "slot/...", "box/1,2", "shells/1", "berries" ..."""
        return self.sheet.place_of(str(thing))

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        self.blocks.draw(s)
        if self.blocks.late:
            self.view.redraw()
        if (character := self.sheet.character) is not None and not self.blocks.behind:
            self.pieces(s, character)
            self.pointed_at(s)

    def pieces(self, s: Sheet, character: Character) -> None:
        """Dice on slots, over everything."""
        places, lifted, owner = places_on(character), self.plan.lifted_from, self.sheet.owner
        for box in self.paying(places):
            x, y, w, h = box
            if pane := self.sheet.block(block_of((x, y + RISEN, w, h))):
                offered, around = look.offered(3, 3, w, h), (x - 3, y - 3, w + 6, h + 6)
                self.view.stamps.svg(pane.sheet(s), ("paying", w, h), around, offered)
        if owner == self.reading.moving_seat() != self.view.home:
            self.ringed(s, places.entries.get(self.sheet.used) or places.boxes.get(self.sheet.used))
        colour = self.reading.dice_colour(owner)
        for key, value in self.sheet.dice_on().items():
            pane = self.sheet.block(block_of(places.slots[key]))
            if pane and key != lifted and (owner, key) not in self.sheet.flying:
                x, y, d, _ = places.slots[key]
                look.flat_die(pane.sheet(s), self.view.stamps, x, y - 1, d, value, colour)

    def ringed(self, s: Sheet, box: Area | None) -> None:
        """A ring round what a rival uses just now."""
        if box and (pane := self.sheet.block(block_of(box))):
            x, y, w, h = box
            rings = (
                frame(2, 2, w + 6, h + 6, SLIP, palette.wine, THICK),
                frame(3, 3, w + 4, h + 4, SLIP, palette.gold, BOLD),
            )
            self.view.stamps.svg(pane.sheet(s), ("used", w, h), (x - 5, y - 5, w + 10, h + 10), "".join(rings))

    def paying(self, places: Places) -> list[Area]:
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
            found.append((x - 5, y - RISEN, places.slots[max(keys)][0] + d + 10 - x, d + 9))
        return found

    def pointed_at(self, s: Sheet) -> None:
        """A light frame round the choice under the pointer, and the ring of the focus."""
        over, at = self.view.focus.over, self.view.focus.at
        for control in self.controls():
            if control.id not in (over, at):
                continue
            if control.id == over and control.tags.get("key") and self.view.focus.device == "mouse":
                x, y, w, h = control.rect
                edge = frame(1, 1, w + 4, h + 4, SLIP, HOT) + frame(3, 3, w, h, CHIP, palette.wine, HAIR)
                self.view.stamps.svg(s, ("hot", w, h), (x - 3, y - 3, w + 6, h + 6), edge)
            ring(s, self.view, control)

    # ---- choices ------------------------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        """Everything on the sheet that can be chosen, or says what it is."""
        places, character, lies = self.sheet.places(), self.sheet.character, self.sheet.block("low")
        if places is None or character is None or lies is None:
            return []

        def make() -> list[Control]:
            said = [
                *((name, box, entry_words(character, name)) for name, box in places.entries.items()),
                *((f"slot/{key}", box, slot_words(character, key)) for key, box in places.slots.items()),
                *((at, box, box_words(at)) for at, box in places.boxes.items()),
            ]
            own = self.sheet.own
            found = ((id, self.sheet.on_table(box), words) for id, box, words in said)
            return [self.control(character, own, id, there, *words) for id, there, words in found if there]

        of = self.sheet.owner, character.id, character.version, self.plan.held, lies, self.view.sized
        if self.view.question is not None:
            return self.reading.remember("sheet", make, *of)
        if self.unasked[0] != of:
            self.unasked = of, make()
        return self.unasked[1]

    def control(self, character: Character, own: bool, id: str, box: Area, label: str, words: str) -> Control:
        options = self.options_at(id) if own else []  # many are made with all that happens
        control = Control(id, box, label, tip=words, zone="choices" if options else "sheet", radius=SLIP)
        if id.partition("/")[0] in SIGNS:
            control.tags["card"] = entry_number(self.reading.content, character, id)
            control.zoom = self.view.zoomer(control)
        planned = own and isinstance(self.view.about, Planning)
        if planned and id in self.highest():
            control.steer = self.steer
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
        elif own and id.startswith("shells/") and self.shells.options():
            control.choose = self.shells.toggle
        else:
            control.enabled = False
            control.why_not, control.rule = self.refused(id) or ("", "")
        return control

    def highest(self) -> list[str]:
        """The slots that lie highest, but for the one in the corner of the sheet."""
        places, character = self.sheet.places(), self.sheet.character
        if places is None or character is None:
            return []
        return [
            f"slot/{key}" for kind in (f"move/{character.movements[0].id}", "waystone") for key in places.slots_of(kind)
        ]

    def steer(self, dx: int, dy: int) -> bool:
        """Up from the highest slots to the corner, which is in line with none of them."""
        corner = next((one for one in self.controls() if one.id == CORNER), None)
        if dy < 0 and corner is not None:
            self.view.focus.land(corner)
            return True
        return False

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
        together = id == "slot/waystone/2" and isinstance(self.view.about, Acting)  # both dice are used together
        return self.sheet.lit("slot/waystone/1" if together else id)
