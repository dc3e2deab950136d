"""sheetblocks: the blocks of the character sheet without their dice, each kept as one picture that is painted anew part
by part."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.rules.montoons.action import Acting
from game.rules.montoons.sheets import Sheet as Character
from game.ui.draw.paint import Area, Sheet, rgb
from game.ui.draw.shapes import plate
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.opensheet import OpenSheet
from game.ui.games.montoons.places import BLOCKS, SEA, SHEET
from game.ui.games.montoons.sheetpaint import SheetPaint
from game.ui.games.montoons.sheetplaces import GRID_X, HEAD, Places, places_on
from game.ui.style.metrics import SLIP
from game.ui.table.panes import Pane
from game.ui.table.part import View
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
PUT_OFF = 4  # frames with something new in each, after which a part is painted all the same


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


class SheetBlocks:
    """What has changed is painted anew on the kept picture of its block, part by part: one in each frame in which
    nothing new is shown, or that has waited long enough: `late` until all of it is there, and `behind` while another
    sheet is still seen."""

    def __init__(self, view: View, sheet: OpenSheet) -> None:
        self.view, self.sheet = view, sheet
        self.paint = SheetPaint(sheet)
        self.kept: dict[str, Kept] = {}
        self.coming: dict[str, Kept] = {}
        self.may_paint = self.late = self.behind = False
        self.seen: Hashable = None  # the moment that the last frame showed
        self.waited = 0  # frames since then that each showed another

    def forget(self) -> None:
        self.kept.clear()
        self.coming.clear()

    def draw(self, s: Sheet) -> None:
        self.paper(s)
        character = self.sheet.character
        self.waited = 0 if self.view.moment == self.seen else self.waited + 1
        self.seen, self.may_paint, self.late, self.behind = self.view.moment, self.waited % PUT_OFF == 0, False, False
        for name in BLOCKS:
            if pane := self.sheet.block(name):
                self.block(s, name, pane, character)

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
            crest = self.sheet.reading.crest(self.sheet.owner)
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
            if kept.lacks(part, shown := self.shown(part), ready := pictures.ready):
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
                    kept.drafts[part] = ready
        self.kept[name] = kept
        self.coming.pop(name, None)
        return kept.laid

    def put_off(self, kept: Kept, turned: bool) -> pygame.Surface:
        """What is seen of a block until its next part is painted."""
        self.late, self.behind = True, self.behind or turned
        return kept.laid

    def shown(self, name: str) -> object:
        """All that a part shows, for telling whether it has changed."""
        of = self.sheet.owner, self.sheet.plan.held, self.sheet.plan.lifted_from
        return self.sheet.reading.remember(f"shown {name}", lambda: self.looked_up(name), *of)

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
