"""draft: choosing a monster: five cards over the map, each with its picture and its way to fight."""

from __future__ import annotations

from functools import partial

import pygame

from game.rules.montoons.sheets import Sheet as Character
from game.ui.draw import kit
from game.ui.draw.cast import art_line
from game.ui.draw.paint import INK, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import frame, plate
from game.ui.games.montoons.lore import monster_number
from game.ui.games.montoons.places import Floating, within
from game.ui.games.montoons.reading import Reading
from game.ui.style.metrics import BROAD, ROUND, SLIP
from game.ui.style.palette import palette
from game.ui.table.marks import ring
from game.ui.table.panes import Pane
from game.ui.table.part import View
from game.ui.window.focus import Control

CARD_W, CARD_H, GAP = 156.0, 432.0, 8.0
HARD = {
    "easy": ("easy to play", palette.pine),
    "middling": ("takes skill", palette.rust),
    "hard": ("hard to play", palette.wine),
}
AIR, MOST = 8.0, 1.3  # round the cards; how large they become


class Draft(Floating):
    """Open while sheets are chosen; those that are taken show who has them."""

    name = "draft"

    def __init__(self, view: View, reading: Reading) -> None:
        super().__init__(view)
        self.reading = reading
        self.last = ""  # the monster that was pointed at last

    @property
    def open(self) -> bool:
        return self.view.picture.facts["phase"] == "setup" and -1 in self.view.picture.facts["sheet"]

    def cards(self) -> dict[str, tuple[Character, Area]]:
        version = self.view.picture.facts["version"]
        sheets = [sheet for sheet in self.reading.content.sheets if sheet.version == version]
        return {sheet.id: (sheet, (i * (CARD_W + GAP), 0, CARD_W, CARD_H)) for i, sheet in enumerate(sheets)}

    def lies(self) -> Pane | None:
        """In the middle of the map, with a little air."""
        if not self.open or (area := self.view.area("map")) is None:
            return None
        x, y, w, h = area
        design = 0, 0, len(self.cards()) * (CARD_W + GAP) - GAP, CARD_H + 6
        return within(design, (x + AIR, y + AIR, w - 2 * AIR, h - 2 * AIR), MOST)

    def controls(self) -> list[Control]:
        found = []
        for id, (sheet, box) in self.cards().items():
            control = self.view.control(f"sheet/{id}", box, f"sheet/{id}", sheet.name, zone="choices", radius=BROAD)
            control.tip = ""  # the card shows its words
            control.tags |= {"card": monster_number(self.reading.content, sheet), "asked only": True}
            control.zoom = self.view.zoomer(control)
            found.append(control)
        return found

    def pointed(self) -> str:
        """The monster whose sheet is shown: the one pointed at last, else the first that is free."""
        at, cards = self.view.pointed or "", self.cards()
        if at.startswith("sheet/"):
            self.last = at[6:]
        return self.last if self.last in cards else next(iter(self.reading.choices("sheet") or cards))

    def draw_in_place(self, s: Sheet) -> None:
        """The map is dark below the cards."""
        area = self.view.area("map")
        if self.open and area:
            _, _, w, h = area
            s.cover(*area)
            self.view.stamps.svg(s, ("veil", round(w), round(h)), area, plate(0, 0, w, h, 0, palette.abyss, 0.62))
            super().draw_in_place(s)

    def draw(self, s: Sheet) -> None:
        sheets, chosen = self.reading.content.sheets, enumerate(self.view.picture.facts["sheet"])
        taken = {sheets[number].id: seat for seat, number in chosen if number >= 0}
        free = self.reading.choices("sheet")
        for control in self.controls():
            id = control.id[6:]
            sheet, (cx, cy, cw, ch) = self.cards()[id]
            over = id == self.pointed() and id in free
            key = ("draft", id, taken.get(id), id in free, over)
            paint = partial(self.paint, sheet=sheet, w=cw, seat=taken.get(id), free=id in free, over=over)
            self.view.stamps.put(s, key, cx - 4, cy - 4, cw + 8, ch + 12, paint)
            ring(s, self.view, control)

    def paint(self, t: Sheet, sheet: Character, w: float, seat: int | None, free: bool, over: bool) -> None:
        """One card, with a margin of 4."""
        h = CARD_H
        sky = min(206.0, w + 50)
        t.svg(
            plate(4, 10, w, h, BROAD, palette.abyss, 0.5)
            + plate(4, 4, w, h, BROAD, PAPER)
            + plate(10, 10, w - 12, sky, SLIP, palette.cream if free or seat is not None else palette.sheet_lock)
            + (frame(4, 4, w, h, BROAD, palette.sun if over else palette.honey, 4 if over else 3) if free else "")
        )
        px = round((w - 24) * t.u)

        def draw() -> pygame.Surface:
            return kit.picture(art_line(sheet.id)).fit(1, 0.02).render((w - 24) * t.u)

        image = self.view.pictures.get(f"draft {sheet.id}", (px, px), draw, wait=True)
        t.blit(image, 16, 10 + (sky - w + 24) / 2)
        y = sky + 27
        t.say(sheet.name, "heading", INK, 4 + w / 2, y, "c", w - 20, maxh=20)
        left = 4 + w * (0.26 if sheet.hard else 0.5)
        t.svg(icon("heart", left - 14, y + 28, 18, palette.harm, PAPER), 0, y + 16, w, 24)
        t.say(str(sheet.health.max), "number_small", INK, left + 8, y + 29, "c", 30, maxh=18)
        if sheet.hard:
            t.say(HARD[sheet.hard][0], "note", HARD[sheet.hard][1], w - 8, y + 29, "r", w * 0.56, maxh=18)
        t.tell(sheet.style, "note", palette.fade, 14, y + 45, w - 20, maxh=h - y - 87)
        if seat is not None:
            t.svg(plate(4, h - 34, w, 38, BROAD, self.reading.crest(seat).shade))
            t.say(self.reading.name(seat), "name", PAPER, 4 + w / 2, h - 15, "c", w - 16, maxh=22)
        elif free:
            t.svg(plate(12, h - 38, w - 16, 34, ROUND, palette.sun if over else palette.glow))
            t.say("Choose", "name", INK, 4 + w / 2, h - 21, "c", w - 32, maxh=22)
