"""ground: the tavern table of Pontoon, with the light on its quest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.rooms.cloths import TAVERN, glow, tavern
from game.ui.games.pontoon.parties import Parties
from game.ui.table.ground import Ground
from game.ui.table.part import Part, Still, View, laid_in

QUEST_LIT: Area = (390, 46, 500, 376)


class PontoonGround(Ground):
    """Planks, baize and light, and all that lies still on them."""

    woven = ("pontoon felt", tavern, TAVERN)

    def __init__(self, view: View, parts: Sequence[Part]) -> None:
        super().__init__(view, parts)
        self.parties = Parties(view)

    def setting(self) -> int:
        return self.view.home

    def lying(self) -> Iterable[Still]:
        lit = self.parties.quest() is not None
        light = Still("light", QUEST_LIT, lit, self.light if lit else lambda s: None)
        pane = self.view.pane("quest")
        return chain([laid_in(pane, light)] if pane else [], super().lying())

    def light(self, s: Sheet) -> None:
        self.view.stamps.put(s, "glow", *QUEST_LIT, lambda t: t.svg(glow((0, 0, 500, 380), 250, 118)))
