"""packs: the user's own cards: which are on, what is wrong with those that are not, and where they go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.data import DataError
from game.packs import Pack, find_packs
from game.ui.draw.paint import INK, Sheet
from game.ui.scenes.content import cards_of
from game.ui.scenes.desk import LEFT, PAGE, WIDE, Desk
from game.ui.tables import playable
from game.ui.widgets.base import Widget
from game.ui.widgets.controls import Button
from game.ui.widgets.field import copy
from game.ui.widgets.listing import Item
from game.ui.widgets.looks import VIOLET
from game.ui.widgets.shapes import FADE, PRINT, WINE, frame, plate, put
from game.ui.widgets.values import Toggle

if TYPE_CHECKING:
    from game.ui.parlour import Parlour

SHOWN = 6  # faults told on the page; `check` tells all


class Packs(Desk):
    title, ico, hint = "Packs", "deck", "Find a pack"
    empty = "No packs yet. A pack is a folder with your own cards in it; the button below copies where it goes."

    def __init__(self, app: Parlour) -> None:
        super().__init__(app)
        self.packs: dict[str, Pack] = {}

    def stock(self) -> None:
        """Read all packs, and try those that are on with every game."""
        found = {
            pack.path.name: pack for pack in find_packs(self.parlour.folders.packs, self.parlour.settings.packs_off)
        }
        for game in playable():
            try:
                tried = cards_of(self.parlour, game).packs
            except DataError:
                continue
            for pack in tried:
                if pack.faults and pack.path.name in found:
                    found[pack.path.name] = pack
        self.packs = found
        on = sum(pack.on for pack in found.values())
        self.note = f"{on} of {len(found)} on" if found else ""
        super().stock()

    def rows(self) -> Sequence[Item]:
        return [
            Item(
                key,
                pack.name,
                "at fault" if pack.faults else f"on, {pack.version}" if pack.on else "off",
                "flame" if pack.faults else "deck",
                pack.about,
            )
            for key, pack in self.packs.items()
        ]

    def deeds(self) -> Sequence[Widget]:
        where = Button(
            "where",
            (LEFT, PAGE[1] + PAGE[3] - 62, 300, 40),
            "Copy the folder's place",
            self._copy,
            VIOLET,
            "deck",
            size=17,
        )
        where.set(
            enabled=self.parlour.folders.packs is not None,
            why_not="There is no folder for packs: nothing can be kept here.",
        )
        pack = self.packs.get(self.chosen)
        if pack is None:
            return (where,)
        switch = Toggle(
            "on", LEFT + WIDE - 56, PAGE[1] + 30, f"{pack.name} is on", lambda: self.packs[self.chosen].on, self._switch
        )
        switch.set(enabled=not pack.faults, why_not="A pack with faults stays off. Mend what is listed here.")
        return switch, where

    def _switch(self, on: bool) -> None:
        """Turn the chosen pack on or off; it counts from the next game on."""
        off, name = self.parlour.settings.packs_off, self.packs[self.chosen].name
        if on and name in off:
            off.remove(name)
        elif not on and name not in off:
            off.append(name)
        self.parlour.settings.save()
        self.parlour.toast(f"{name} is {'on' if on else 'off'} from the next game on", "good")
        self.stock()

    def _copy(self) -> None:
        copy(str(self.parlour.folders.packs))
        self.parlour.toast(f"Copied: {self.parlour.folders.packs}", "good")

    # ---- the page ---------------------------------------------------------------------------------------------
    def tell(self, s: Sheet) -> None:
        pack = self.packs[self.chosen]
        s.text(pack.name, "black", 30, INK, LEFT, PAGE[1] + 40, "l", WIDE - 90, maxh=28)
        s.text(
            f"Version {pack.version}" if pack.version else "No version",
            "semi",
            17,
            FADE,
            LEFT,
            PAGE[1] + 80,
            "l",
            WIDE - 90,
            maxh=16,
        )
        y = PAGE[1] + 110
        if pack.about:
            s.para(pack.about, "text", 18, PRINT, LEFT, y, WIDE, 1.28, maxh=96)
            y += 106
        if not pack.faults:
            s.text("Files", "title", 18, WINE, LEFT, y + 10, "l", WIDE, maxh=26)
            s.para(
                "\n".join(pack.files[:12]) + (f"\nand {len(pack.files) - 12} more" if len(pack.files) > 12 else ""),
                "text",
                17,
                PRINT,
                LEFT,
                y + 30,
                WIDE,
                1.25,
                maxh=PAGE[1] + PAGE[3] - 90 - y - 30,
            )
            return
        box = (LEFT - 8, y, WIDE + 16, PAGE[1] + PAGE[3] - 84 - y)
        put(s, box, plate(*box, 12, "#ffe0d2") + frame(*box, 12, "#c9344a", 1.5), 2)
        s.text("Off, because of this:", "title", 18, WINE, LEFT + 8, y + 22, "l", WIDE - 16, maxh=28)
        lines = [str(fault).replace(f"{pack.path.parent}/", "") for fault in pack.faults[:SHOWN]]
        if len(pack.faults) > SHOWN:
            lines.append(f"and {len(pack.faults) - SHOWN} more: the command `check` tells them all")
        s.para("\n".join(lines), "text", 17, PRINT, LEFT + 8, y + 42, WIDE - 16, 1.25, maxh=box[3] - 52)
