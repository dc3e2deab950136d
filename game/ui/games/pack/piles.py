"""piles: the deck and the discards of both players."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import Box, frame, plate
from game.ui.games.pack.cards import Cards
from game.ui.games.pack.places import PILE_TOPS, PILE_W, RATIO, Places
from game.ui.table.part import Part, Still
from game.ui.table.view import View

FEW = 4  # cards left in a deck from which on its number warns


class Piles(Part):
    """They lie still."""

    name = "piles"

    def __init__(self, view: View, cards: Cards, places: Places) -> None:
        super().__init__(view)
        self.cards, self.places = cards, places

    def still(self) -> Iterable[Still]:
        for seat in range(self.view.seats):
            box = self.area(seat == self.view.home)
            yield Still(f"piles/{seat}", box, self.shown(seat), partial(self.paint, seat=seat))

    def area(self, own: bool) -> Box:
        return 12, PILE_TOPS[own] - 6, 190, PILE_W * RATIO + 42

    def shown(self, seat: int) -> tuple[int, int, int | None]:
        """Cards in the deck, cards discarded, and the one on top."""
        gone = self.cards.lying(f"discard/{seat}")
        return len(self.cards.lying(f"deck/{seat}")), len(gone), gone[-1] if gone else None

    def paint(self, s: Sheet, seat: int) -> None:
        left, gone, top = self.shown(seat)
        own = seat == self.view.home
        for family, count, face in (("deck", left, None), ("discard", gone, top)):
            spot = self.places.pile(family, own)
            x, y, w = spot.x - spot.w / 2, spot.y - spot.w * RATIO / 2, spot.w
            if count:
                image = self.cards.images.flat("pack" if face is None else face, round(w * s.u))
                s.surf.blit(self.cards.images.shadow(*image.get_size(), 0), s.px(x + 3, y + 5))
                for i in range(min(4, count) if family == "deck" else 1):
                    s.blit(image, x - i * 0.8, y - i * 1.4)
            else:
                s.svg(
                    plate(x, y, w, w * RATIO, 9, "#0c0618", 0.3) + frame(x, y, w, w * RATIO, 9, "#8d6fb0", 2, 0.5),
                    x,
                    y,
                    w,
                    w * RATIO,
                )
            bx, by = x + w - 3, y + w * RATIO - 8
            few = family == "deck" and count <= FEW
            s.svg(
                f'<circle cx="{bx + 1}" cy="{by + 3}" r="15" fill="#0c0618" opacity=".5"/><circle cx="{bx}" '
                f'cy="{by}" r="15" fill="{PAPER}"/>'
                + (f'<circle cx="{bx}" cy="{by}" r="12.5" fill="#c62c3a"/>' if few else ""),
                bx - 16,
                by - 16,
                34,
                36,
            )
            s.text(str(count), "black", 17, PAPER if few else "#4d1128", bx, by + 0.5, "c", 24, maxh=24)
            s.text(family.title(), "label", 15, "#d9c7ee", spot.x, y + w * RATIO + 18, "c", 86, maxh=20)
