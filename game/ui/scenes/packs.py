"""packs: the user's own cards: which are on, what is wrong with those that are not, and where they go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.data import DataError, Fault
from game.packs import Pack
from game.ui.draw.paint import INK, Sheet
from game.ui.draw.shapes import FADE, PRINT, WINE, Box, frame, plate, put
from game.ui.games import playable
from game.ui.house.content import cards_of, left_out, packs_of
from game.ui.scenes.desk import MARGIN, Desk
from game.ui.widgets.controls import Button
from game.ui.widgets.field import copy
from game.ui.widgets.listing import Item
from game.ui.widgets.looks import VIOLET
from game.ui.widgets.values import Toggle
from game.ui.window.widget import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

SHOWN, FILES = 6, 12  # faults and files told on the page; `check` tells all
HEAD_H = 70  # of the line with the name and the switch


class Packs(Desk):
    title, ico, hint = "Packs", "deck", "Find a pack"
    empty = "No packs yet. A pack is a folder with your own cards in it; the button below copies where it goes."
    waits = "Manyeyes"

    def __init__(self, app: House) -> None:
        super().__init__(app)
        self.packs: dict[str, Pack] = {}
        self.left_out: dict[str, list[Fault]] = {}  # of packs that are on, by key: files that are not listed

    def stock(self) -> None:
        """Read all packs, and try those that are on with every game."""
        packs = packs_of(self.parlour)
        for game in playable():
            try:
                packs = cards_of(self.parlour, game, packs).packs
            except DataError:
                continue
        self.packs = {pack.path.name: pack for pack in packs}
        self.left_out = {pack.path.name: faults for pack in packs if pack.on and (faults := left_out(pack))}
        on = sum(pack.on for pack in packs)
        self.note = f"{on} of {len(packs)} on" if packs else ""
        super().stock()

    def rows(self) -> Sequence[Item]:
        return [
            Item(
                key,
                pack.name,
                "at fault" if pack.faults or key in self.left_out else f"on, {pack.version}" if pack.on else "off",
                "flame" if pack.faults or key in self.left_out else "deck",
                pack.about,
            )
            for key, pack in self.packs.items()
        ]

    def deeds(self) -> Sequence[Button]:
        where = Button(
            "where",
            (0, 0, 300, 40),
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
        return (where,)

    def extras(self) -> Sequence[Widget]:
        pack = self.packs.get(self.chosen)
        if pack is None:
            return ()
        x, y, w, _ = self.page
        switch = Toggle(
            "on", x + w - MARGIN - 56, y + 24, f"{pack.name} is on", lambda: self.packs[self.chosen].on, self._switch
        )
        switch.set(enabled=not pack.faults, why_not="A pack with faults stays off. Mend what is listed here.")
        return (switch,)

    def told_box(self, bottom: float) -> Box:
        """Below the name and the switch, which stay."""
        x, y, w, _ = self.page
        return x, y + HEAD_H, w - 4, bottom - y - HEAD_H - 10

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
    def draw(self, s: Sheet) -> None:
        super().draw(s)
        pack = self.packs.get(self.chosen)
        if pack:
            x, y, w, _ = self.page
            s.text(pack.name, "black", 30, INK, x + MARGIN, y + 40, "l", w - 2 * MARGIN - 80, maxh=28)

    def tell(self, s: Sheet, wide: float) -> float:
        pack = self.packs[self.chosen]
        version = f"Version {pack.version}" if pack.version else "No version"
        if pack.author:
            version += f", by {pack.author}"
        y = s.para(version, "semi", 17, FADE, MARGIN, 0, wide) + 8
        if pack.about:
            y = s.para(pack.about, "text", 18, PRINT, MARGIN, y, wide, 1.28) + 14
        faults = pack.faults or self.left_out.get(self.chosen, ())
        if not faults:
            more = f"\nand {len(pack.files) - FILES} more" if len(pack.files) > FILES else ""
            y = s.para("Files", "title", 18, WINE, MARGIN, y, wide) + 4
            return s.para("\n".join(pack.files[:FILES]) + more, "text", 17, PRINT, MARGIN, y, wide, 1.25) + 8
        lines = [str(fault).replace(f"{pack.path.parent}/", "") for fault in faults[:SHOWN]]
        if len(faults) > SHOWN:
            lines.append(f"and {len(faults) - SHOWN} more: the command `check` tells them all")
        words, title = "\n".join(lines), "Off, because of this:" if pack.faults else "On, but for what has this fault:"
        head = s.height(title, "title", 18, wide - 24)
        box = MARGIN - 8, y, wide + 16, head + s.height(words, "text", 17, wide - 8, 1.25) + 30
        put(s, box, plate(*box, 12, "#ffe0d2") + frame(*box, 12, "#c9344a", 1.5), 2)
        s.para(title, "title", 18, WINE, MARGIN + 4, y + 10, wide - 8)
        s.para(words, "text", 17, PRINT, MARGIN + 4, y + 16 + head, wide - 8, 1.25)
        return y + box[3] + 8
