"""piles: the three decks of Pontoon's table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.ui.draw.paint import PAPER, Area, Sheet, dashes
from game.ui.games.pontoon.places import PILE_BACK, PILES
from game.ui.style.metrics import SLIP
from game.ui.style.palette import palette
from game.ui.table.marks import Marks
from game.ui.table.part import Part, Still, Target, View
from game.ui.table.sprites import Images
from game.ui.window.focus import Control

NAMES = {"guild": "Guild", "armoury": "Equipment", "quests": "Quests"}
DECKS = {"guild": "Guild deck", "armoury": "Equipment deck", "quests": "Quest deck"}


class Piles(Part):
    """They lie still; only what can be chosen of them is marked anew."""

    name = pane = "piles"

    def __init__(self, view: View, images: Images, marks: Marks) -> None:
        super().__init__(view)
        self.images, self.marks = images, marks

    def counted(self) -> Iterable[tuple[str, str, int]]:
        """Zone, back on top and number of cards of each pile; the [Warning] lies under the quests."""
        zones = self.view.picture.zones
        for zone, back in PILE_BACK.items():
            last = zone == "quests" and not zones["quests"]
            more = len(zones["warning"]) if zone == "quests" else 0
            yield zone, "warning" if last else back, len(zones[zone]) + more

    def still(self) -> Iterable[Still]:
        for zone, back, count in self.counted():
            x, y, w, h = PILES[zone]
            paint = partial(self.pile, zone=zone, back=back, count=count)
            yield Still(f"pile/{zone}", (x - 12, y - 4, w + 26, h + 36), (back, count), paint)

    def pile(self, s: Sheet, zone: str, back: str, count: int) -> None:
        x, y, w, h = box = PILES[zone]
        image = self.images.flat(back, round(w * s.u))
        thick = min(5, count)
        if count:
            s.surf.blit(self.images.shadow(*image.get_size(), 0), s.px(x + 4, y + 8))
            for i in range(thick):
                s.blit(image, x - (thick - 1 - i) * -0.4, y + (thick - 1 - i) * 1.5)
        else:
            s.svg(dashes(x, y, w, h, palette.baize, 2, 10, 8, 10, 0.5), x - 2, y - 2, w + 4, h + 4)

        self.count(s, count, box)
        s.say(NAMES[zone], "key", palette.white, x + w / 2, y + h + 16, "c", 94, maxh=18)

    def count(self, s: Sheet, count: int, box: Area) -> None:
        """How many cards lie there, at the lower right corner."""
        x, y, w, h = box

        def paint(t: Sheet) -> None:
            t.svg(
                f'<circle cx="18" cy="19" r="15" fill="{palette.shadow}" opacity=".5"/>'
                f'<circle cx="17" cy="16" r="15" fill="{PAPER}"/>'
            )
            t.say(str(count), "number", palette.garnet, 17, 16, "c", 24, maxh=20)

        self.view.stamps.put(s, ("count", count), x + w - 23, y + h - 26, 36, 36, paint)

    def draw(self, s: Sheet) -> None:
        self.marks.choices(s, self.controls, self.recount)

    def recount(self, s: Sheet, control: Control) -> None:
        """Its count again, over the moving edge."""
        kept, s.marks = s.marks, None
        self.count(s, len(self.view.picture.zones[control.id.removeprefix("pile/")]), control.rect)
        s.marks = kept

    def controls(self) -> list[Control]:
        return [
            self.view.control(
                f"pile/{zone}",
                box,
                zone,
                DECKS[zone],
                radius=SLIP,
                zone="choices" if self.view.option_at(zone) else "decks",
                tip=f"{len(self.view.picture.zones[zone])} cards",
            )
            for zone, box in PILES.items()
        ]

    def where(self, thing: Target, at: int) -> Area | None:
        return PILES.get(str(thing))
