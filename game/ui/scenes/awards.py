"""awards: a shelf on which gathers what was worth doing once; what is still to come stands there as a dark shape."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.modes import awards
from game.modes.awards import Award, Awards, Near, Won
from game.modes.feats import has_a_moment, moment_of
from game.ui.draw import rooms
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import frame, plate, put, shade
from game.ui.games import cover_of
from game.ui.house.house import Screen
from game.ui.layout.box import Box
from game.ui.layout.writing import column, overlay, pad, row, tiles
from game.ui.scenes.keepsakes import Keepsake, award_portrait
from game.ui.scenes.kept import open_kept
from game.ui.scenes.moded import Late, Moded
from game.ui.scenes.people import house_signs
from game.ui.scenes.twins import when
from game.ui.style.metrics import CHIP, EVEN, FINE
from game.ui.style.palette import palette
from game.ui.widgets.header import Header

if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.table.table import Table

SIDE = 390.0  # units of the page about an award, at most
PLACE, LOW = (92.0, 88.0), (76.0, 72.0)  # least units of a place, and in a small window
TRACK = 0.3  # how much of its wood a plate on the page shows
WOOD = 10.0  # units of the frame round the shelf
SETTLED = 600  # ms after which games are counted that were not counted before
HELP = "Games in which somebody was helped or took something back win no award."


class AwardsScene(Moded, Screen):
    """`chosen`: the id of the award whose page is open; "" for the first that was won."""

    before = rooms.LANDING

    first = "header/back"
    counting = staticmethod(awards.counting)

    def __init__(self, app: House, chosen: str = "") -> None:
        super().__init__(app)
        self.chosen = chosen
        self.late = Late[awards.Rows](
            SETTLED,
            lambda: self.kept.missing(),
            lambda names: self.counting(app.folders, names),
            lambda name, rows: self.kept.add(name, rows),
        )
        self.kept = Awards(app.folders)
        self.won, self.near = self.kept.won(), self.kept.nearest()

    def look_anew(self) -> None:
        self.kept = Awards(self.parlour.folders)
        self.warn(self.kept.ledger.message)
        self._gather()

    def _gather(self) -> None:
        self.won, self.near = self.kept.gather(), self.kept.nearest()
        self.set_out()

    @property
    def award(self) -> Award:
        """Whose page is open."""
        every = self.kept.every
        asked = next((one for one in every if one.id == self.chosen), None)
        return asked or next((one for one in every if one.id in self.won), every[0])

    # ---- games that were not counted yet ----------------------------------------------------------------------
    def update(self, dt: float) -> bool:
        if counted := self.late.passes(dt, not self.parlour.pictures.patient):
            self._gather()
        return super().update(dt) or counted

    def leave(self) -> None:
        self.late.close()

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        note = f"{len(self.won)} of {len(self.kept.every)} gathered"
        head = Header("Awards", self.back, note, "star", house_signs(self.parlour))
        lines, go = self._page()
        side = self.panel("", *lines, go, *self._nearest(), gap=10, tone="paper").min(330).like(w=SIDE).max(w=SIDE)
        wide = row(self._shelf(*PLACE).share(), side, gap=14)
        tall = column(self._shelf(*PLACE).share(), self.panel("", *lines, go, gap=8, tone="paper"), gap=12)
        listed = self.scrolled("side", self.panel("", *lines, gap=6, tone="paper"), "paper").min(h=90)
        shelf = self.scrolled("shelf", self._shelf(*LOW)).min(h=120)
        poor = self.tabbed([("Shelf", shelf), ("Award", column(listed.share(), go, gap=8))])
        return self.headed(head, wide, tall, poor)

    def _shelf(self, wide: float, high: float) -> Box:
        places = tiles(*(self._place(one, wide, high) for one in self.kept.every), shape=1)
        return overlay(self.painted(self._frame), pad(places, WOOD, WOOD))

    def _frame(self, s: Sheet, at: Area) -> None:
        x, y, w, h = at
        body = shade(x + 3, y + 5, w, h, CHIP) + plate(*at, CHIP, palette.cocoa)
        body += plate(x + WOOD, y + WOOD, w - 2 * WOOD, h - 2 * WOOD, 0, palette.night)
        put(s, at, body + frame(x + 4, y + 4, w - 8, h - 8, FINE, palette.brass, EVEN))

    def _place(self, award: Award, wide: float, high: float) -> Box:
        chosen, won = award.id == self.award.id, award.id in self.won
        made = Keepsake(award, won, chosen, self.parlour.pictures, partial(self._choose, award.id))
        return self.leaf(made, wide, high, f"award/{award.id}/{wide:g}")

    def _choose(self, id: str) -> None:
        self.chosen, self.page = id, 1
        self.set_out()

    def _page(self) -> tuple[list[Box], Box]:
        """What stands there of the award that is chosen, and the way to its game."""
        look, award = self.style.palette, self.award
        picture = self.painted(partial(self._portrait, award)).min(120, 60).like(h=190).share()
        name = self.words(award.name, "title", look.ink, wraps=True)
        where = cover_of(award.game).title if award.game else "Any game"
        lines = [picture, name, self.words(where, "caption", look.wine, wraps=True)]
        lines.append(self.words(award.line, "body", look.ink, wraps=True))
        won, helped = self.won.get(award.id), self.kept.helped().told()
        if helped:
            why = self.words(helped, "small", look.wine, wraps=True)
            lines.append(overlay(self.painted(self._plate), pad(why, 14, 8)))
        if won is None:
            if not helped:
                lines.append(self.words(HELP, "small", look.fade, wraps=True))
            return lines, self.onward("See the game", self.see, "eye", "This one is still to be won.")
        who = self.words(f"{won.name}, {when(won.record.when)}", "step", look.ink, wraps=True)
        met = self.words(against(won), "small", look.fade, wraps=True)
        lines.append(overlay(self.painted(self._plate), pad(column(who, met, gap=2), 14, 8)))
        said = "See the moment" if has_a_moment(award.game, award.needs) else "See the game"
        return lines, self.onward(said, self.see, "eye")

    def _nearest(self) -> list[Box]:
        """What a game has come nearest to, for the foot of the page."""
        if (near := self.near) is None:
            return []
        look = self.style.palette
        said = self.words(f"{near.had} of {near.least}", "small", look.fade)
        head = row(
            self.words("NEAREST", "caption", look.fade),
            self.words(near.award.name, "step", look.ink).share(),
            said,
            gap=10,
        )
        return [column(head, self.painted(partial(self._bar, near)).min(60, 10).max(h=10), gap=6)]

    def _bar(self, near: Near, s: Sheet, at: Area) -> None:
        x, y, w, h = at
        full = plate(x, y, max(h, w * near.had / near.least), h, FINE, palette.copper)
        put(s, at, plate(*at, FINE, palette.wood_light, TRACK) + full)

    def _plate(self, s: Sheet, at: Area) -> None:
        put(s, at, plate(*at, CHIP, palette.wood_light, TRACK))

    def _portrait(self, award: Award, s: Sheet, at: Area) -> None:
        s.blit(award_portrait(self.parlour.pictures, award, award.id in self.won, s, at), at[0], at[1])
        put(s, at, frame(*at, CHIP, palette.brass, EVEN))

    # ---- what is done -----------------------------------------------------------------------------------------
    def see(self) -> object:
        """To the table of the game in which it was won, as it was when that was done; before the first choice where the
        end of the game decided it."""
        won = self.won[self.award.id]

        def look(table: Table) -> None:
            table.past.to(moment_of(table.match, won.record, won.seat, won.award.needs))

        return open_kept(self.parlour, won.record.save, look)


def against(won: Won) -> str:
    """The game in which it was won, and who else played."""
    others = [name for name in won.record.names if name != won.name]
    said = cover_of(won.record.game).title
    return f"{said}, with {', '.join(others)}" if others else said
