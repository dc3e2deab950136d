"""sheet: the character sheet beside the map as a panel: kept as one picture, with the dice and choices on it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from game.engine.agenda import Option, say
from game.rules.montoons.action import Acting
from game.rules.montoons.planning import Planning
from game.rules.montoons.sheets import Sheet as Character
from game.ui.draw.paint import Area, Sheet, rgb
from game.ui.draw.shapes import frame, plate
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.lore import SIGNS, box_words, entry_number, entry_words, fitting, slot_words
from game.ui.games.montoons.opensheet import OpenSheet
from game.ui.games.montoons.places import BLOCKS, SEA, SHEET, block_of
from game.ui.games.montoons.sheetpaint import SheetPaint
from game.ui.games.montoons.sheetplaces import GRID_X, HEAD, Places, places_on
from game.ui.games.montoons.shelltray import ShellTray
from game.ui.style.metrics import BOLD, CHIP, HAIR, SLIP, THICK
from game.ui.style.palette import palette
from game.ui.table.marks import ring
from game.ui.table.panes import Pane
from game.ui.table.part import Part, Target, View
from game.ui.window.focus import Control
from game.ui.window.strokes import fresh

MIDDLE = GRID_X - 10  # between entries and grid
PARTS: dict[str, tuple[Area, tuple[str, ...]]] = {  # where each part lies, and the facts it shows
    "head": (
        (SHEET[0], SHEET[1], SHEET[2], 108),
        ("health", "pace", "speed", "entangle", "stun", "guard", "burn", "focus"),
    ),
    "entries": ((SHEET[0], SHEET[1] + 108, MIDDLE - SHEET[0], 294), ()),
    "grid": ((MIDDLE, SHEET[1] + 108, SHEET[0] + SHEET[2] - MIDDLE, 294), ("boxes", "earned", "powers")),
    "powered": ((SHEET[0], SHEET[1] + 402, SHEET[2], 135), ("powered", "spent_rows", "powers")),
    "stores": ((SHEET[0], SHEET[1] + 537, SHEET[2], 72), ("shells", "veiled", "berries", "seeds", "unused")),
}
WITHIN = {"head": ("head",), "middle": ("entries", "grid"), "low": ("powered", "stores")}  # the parts of each block
SLOTS = {  # the slots and boxes of each part, by how their names begin
    "head": ("speed", "focus/"),
    "entries": ("move/", "basic/"),
    "grid": ("waystone/", "box/"),
    "powered": ("special/", "ultimate/"),
    "stores": ("focus/", "bonus/", "shells/", "berries", "seeds", "unused"),
}
CORNER = "slot/speed"  # lies apart from all others, in the head
HOT = palette.white
PUT_OFF = 4  # frames with something new in each, after which a part is painted all the same
RISEN = 5  # units that the frame of dice which can be used reaches over their slots


class Kept:
    """The picture of a block without its dice: what is painted on, what is laid, what each of its parts shows, and how
    many pictures were ready when one was painted with drafts."""

    def __init__(self, key: tuple[object, ...], size: tuple[int, int]) -> None:
        self.key, self.surface = key, pygame.Surface(size)  # without alpha: three times quicker to lay
        self.laid = self.surface
        self.painted: dict[str, object] = {}
        self.drafts: dict[str, int] = {}

    def lacks(self, part: str, shown: object, ready: int) -> bool:
        """Whether a part has still to be painted, or anew: a picture has come for which a draft stood."""
        return part not in self.painted or self.painted[part] != shown or self.drafts.get(part, ready) != ready


class SheetPanel(Part):
    """What has changed is painted anew on the kept picture of its block; dice, the frame of what is pointed at and the
    ring of the focus lie over it. It is painted part by part, one in each frame in which nothing new is shown, or that
    has waited long enough: `late` until all of it is there, and `behind` while another sheet is still seen."""

    name = "sheet"

    def __init__(self, view: View, sheet: OpenSheet, shells: ShellTray) -> None:
        super().__init__(view)
        self.sheet, self.shells, self.plan, self.reading = sheet, shells, sheet.plan, sheet.reading
        self.paint = SheetPaint(sheet)
        self.kept: dict[str, Kept] = {}
        self.coming: dict[str, Kept] = {}
        self.unasked: tuple[Hashable, list[Control]] = None, []  # what can be pointed at while nothing is asked
        self.may_paint = self.late = self.behind = False
        self.seen: Hashable = None  # the moment that the last frame showed
        self.waited = 0  # frames since then that each showed another

    def lay_out(self) -> None:
        self.sheet.flying.clear()

    def put_away(self) -> None:
        self.sheet.seat = None

    def forget(self) -> None:
        self.kept.clear()
        self.coming.clear()

    def where(self, thing: Target, at: int) -> Area | None:
        """A place on the sheet that is shown: "slot/...", "box/1,2", "shells/1", "berries" ..."""
        return self.sheet.place_of(str(thing))

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        self.paper(s)
        character = self.sheet.character
        self.waited = 0 if self.view.moment == self.seen else self.waited + 1
        self.seen, self.may_paint, self.late, self.behind = self.view.moment, self.waited % PUT_OFF == 0, False, False
        for name in BLOCKS:
            if pane := self.sheet.block(name):
                self.block(s, name, pane, character)
        if self.late:
            self.view.redraw()
        if character is not None and not self.behind:
            self.pieces(s, character)
            self.pointed_at(s)

    def paper(self, s: Sheet) -> None:
        """What the blocks lie on."""
        if area := self.view.area("paper"):
            s.svg(plate(*area, SLIP, look.SAND), *area)

    def block(self, s: Sheet, name: str, pane: Pane, character: Character | None) -> None:
        t = pane.sheet(s)
        if character is None or s.marks is not None:
            self.head(t, name)
            for part in WITHIN[name]:
                if character is not None:
                    self.paint_part(t, part, character)
        else:
            x, y, _, _ = BLOCKS[name]
            s.surf.blit(self.picture(s, name, pane, character), t.px(x, y))

    def head(self, t: Sheet, name: str) -> None:
        """The coloured band behind who it is."""
        if name == "head":
            crest = self.reading.crest(self.sheet.owner)
            t.svg(look.band(*SHEET[:3], HEAD, crest.base, crest.shade), *SHEET[:3], HEAD + 4)

    def paint_part(self, t: Sheet, part: str, character: Character) -> None:
        paint: Callable[[Sheet, Character, Places], None] = getattr(self.paint, part)
        paint(t, character, places_on(character))

    def picture(self, s: Sheet, name: str, pane: Pane, character: Character) -> pygame.Surface:
        """A block without its dice, brought up to date."""
        at = s.rect(*pane.box(BLOCKS[name]))
        key = (s.u, pane, self.sheet.owner, character.id, character.version)
        old, kept, pictures = self.kept.get(name), self.coming.get(name), self.view.pictures
        meanwhile = old if old is not None and old.key[:2] == key[:2] and not pictures.patient else None
        turned = meanwhile is not None and meanwhile.key != key
        if meanwhile is not None and turned and not self.may_paint:
            return self.put_off(meanwhile, turned)
        if old is not None and old.key == key:
            kept = old
        elif kept is None or kept.key != key:
            kept = self.coming[name] = Kept(key, at.size)
        below = Sheet(s.u * s.units[0], s.units, kept.surface, (s.ox - at.x, s.oy - at.y))
        t = pane.sheet(below)
        if not kept.painted:  # the last pixels of a block may belong to none of its parts
            kept.surface.fill(rgb(SEA))
            self.paper(below)
        for part in WITHIN[name]:
            shown = self.shown(part)
            if kept.lacks(part, shown, pictures.ready):
                if meanwhile is not None:
                    if not self.may_paint:
                        return self.put_off(meanwhile, turned)
                    self.may_paint = False
                kept.painted[part], kept.laid, drafts = shown, fresh(kept.surface), pictures.drafts
                kept.drafts.pop(part, None)
                with t.clip(*PARTS[part][0]):
                    kept.surface.fill(rgb(SEA))
                    self.paper(below)
                    self.head(t, name)
                    self.paint_part(t, part, character)
                if pictures.drafts != drafts:
                    kept.drafts[part] = pictures.ready
        self.kept[name] = kept
        self.coming.pop(name, None)
        return kept.laid

    def put_off(self, kept: Kept, turned: bool) -> pygame.Surface:
        """What is seen of a block until its next part is painted."""
        self.late, self.behind = True, self.behind or turned
        return kept.laid

    def shown(self, name: str) -> object:
        """All that a part shows, for telling whether it has changed."""
        of = self.sheet.owner, self.plan.held, self.plan.lifted_from
        return self.reading.remember(f"shown {name}", lambda: self.looked_up(name), *of)

    def looked_up(self, name: str) -> object:
        facts, owner = self.view.picture.facts, self.sheet.owner
        mine = SLOTS[name]
        lit = [at for lights in self.sheet.lights() for at in lights if at.startswith(mine)]
        on = [(key, value) for key, value in self.sheet.dice_on().items() if key.startswith(mine)]
        return (
            lit,
            on,
            isinstance(self.view.about, Acting),
            facts["sheet"][owner],
            tuple(repr(facts[fact][owner]) for fact in PARTS[name][1]) if PARTS[name][1] else (),
        )

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
        return self.sheet.lit("slot/waystone/1" if id == "slot/waystone/2" else id)  # both dice are used together
