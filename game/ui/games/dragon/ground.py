"""ground: the dark boards on which the map and the panel of Dragon Attack! lie, and the parchment under the map."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.draw.paint import Area, Sheet
from game.ui.draw.rooms.cloths import BOARDS, boards, parchment, tray
from game.ui.games.dragon.places import EDGE, within
from game.ui.table.ground import Ground
from game.ui.table.part import Still

RIM = 2 * EDGE  # of the parchment, with what lies below the edge of the kingdom


class DragonGround(Ground):
    """All but the kingdom itself, which covers its field."""

    woven = ("planks", boards, BOARDS)

    def setting(self) -> int:
        return self.view.home

    def hole(self) -> Area | None:
        """The kingdom, which covers its field."""
        return within(self.view.area("map"))

    def lying(self) -> Iterable[Still]:
        area = self.view.area("map")
        if area:
            yield Still("parchment", area, area, lambda s: lay_parchment(s, area))
        for name in ("own", "others", "buttons"):
            if pane := self.view.pane(name):
                yield self.plate(name, pane.area)
        yield from super().lying()

    def plate(self, name: str, box: Area) -> Still:
        """What a part of the panel lies on."""
        return Still(f"plate {name}", box, box, lambda s: s.svg(tray(*box), *box))


def lay_parchment(s: Sheet, area: Area) -> None:
    """Its edge, strip by strip: the kingdom covers all else, and the whole would take longer than all that is laid."""
    x, y, w, h = area
    for strip in ((x, y, w, RIM), (x, y + h - RIM, w, RIM), (x, y, RIM, h), (x + w - RIM, y, RIM, h)):
        s.svg(parchment(*area), *strip)
