"""piles: the deck and the discards of both players, and a discard pile looked through."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import Box, focus_ring, frame, glyph, plate
from game.ui.games.pack.cards import Cards
from game.ui.games.pack.places import MAT, PILE_TOPS, PILE_W, RATIO, Places
from game.ui.style.palette import palette
from game.ui.table.part import Part, Still
from game.ui.table.sprites import Images
from game.ui.table.view import View
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control

ROW = 8  # cards side by side
ROOM = 108.0  # down from row to row at most
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
                h = w * RATIO
                s.svg(
                    plate(x, y, w, h, 9, palette.shadow, 0.3) + frame(x, y, w, h, 9, palette.edge, 2, 0.5), x, y, w, h
                )
            bx, by = x + w - 3, y + w * RATIO - 8
            few = family == "deck" and count <= FEW
            disc = (
                f'<circle cx="{bx + 1}" cy="{by + 3}" r="15" fill="{palette.shadow}" opacity=".5"/>'
                f'<circle cx="{bx}" cy="{by}" r="15" fill="{PAPER}"/>'
                + (f'<circle cx="{bx}" cy="{by}" r="12.5" fill="{palette.risk}"/>' if few else "")
            )
            s.svg(disc, bx - 16, by - 16, 34, 36)
            s.text(str(count), "black", 17, PAPER if few else palette.garnet, bx, by + 0.5, "c", 24, maxh=24)
            s.text(family.title(), "label", 15, palette.soft, spot.x, y + w * RATIO + 18, "c", 86, maxh=20)


class Heap(Part):
    """Open while `zone` names a pile; any choice of another kind closes it."""

    name = "heap"

    def __init__(self, view: View, images: Images) -> None:
        super().__init__(view)
        self.images = images
        self.zone = ""

    def lay_out(self) -> None:
        self.close()

    def put_away(self) -> None:
        self.close()

    def opener(self, zone: str) -> Callable[[], None]:
        """Opens the pile, or closes it when it is open."""

        def open_it() -> None:
            self.zone = "" if self.zone == zone or not self.view.picture.zones[zone] else zone
            self.view.redraw()

        return open_it

    def close(self) -> bool:
        was, self.zone = bool(self.zone), ""
        return was

    def cards(self) -> list[int]:
        cards = self.view.picture.zones.get(self.zone, [])
        return [card for card in reversed(cards) if card is not None]

    def layout(self) -> tuple[float, float]:
        """Width of a card, and the way down to the next row."""
        rows = max(1, -(-len(self.cards()) // ROW))
        high = min(ROOM * RATIO / 1.2, (MAT[3] - 78) / rows)
        return min(86.0, (high - 8) / RATIO), high

    def place(self, at: int) -> Box:
        w, down = self.layout()
        x, y, wide, _ = MAT
        step = (wide - 40) / ROW
        return x + 20 + step * (at % ROW) + (step - w) / 2, y + 58 + down * (at // ROW), w, w * RATIO

    def controls(self) -> list[Control]:
        if not self.zone:
            return []
        x, y, w, _ = MAT
        found = []
        for at, card in enumerate(self.cards()):
            control = Control(
                f"heap/{at}", self.place(at), self.view.content.name(card), zone="heap", radius=8, tags={"card": card}
            )
            control.choose = control.zoom = self.view.zoomer(control)
            found.append(control)
        ground = Control("heap/ground", MAT, "Discard pile", self.close_it, zone="heap", radius=20, stop=False)
        return [
            ground,
            *found,
            Control(
                "heap/close", (x + w - 52, y + 12, 36, 36), "Close", self.close_it, zone="heap", radius=9, action="back"
            ),
        ]

    def close_it(self) -> None:
        self.close()
        self.view.redraw()

    def draw(self, s: Sheet) -> None:
        if not self.zone:
            return
        if s.marks is not None:  # what the page covers need not be read
            cover = s.rect(*MAT)
            s.marks[:] = [mark for mark in s.marks if not mark.rect.colliderect(cover)]
        count = len(self.cards())
        name = self.view.names[int(self.zone.partition("/")[2])]
        panel(s, MAT, f"Discarded by {name}", ico="deck")
        words, right = f"{count} card{'s' * (count != 1)}, the newest first", MAT[0] + MAT[2] - 66
        s.text(words, "semi", 16, palette.soft, right, MAT[1] + 29, "r", 330, maxh=24)
        controls = self.controls()
        for control in controls[1:-1]:
            x, y, w, h = control.rect
            card = control.tags["card"]
            assert isinstance(card, int)
            image = self.images.flat(card, round(w * s.u))
            s.surf.blit(self.images.shadow(*image.get_size(), 0), s.px(x + 2, y + 4))
            s.blit(image, x, y)
            s.mark("control", x, y, w, h, control.id)
            if self.view.focus.look(control).ring:
                focus_ring(s, control.rect, control.radius)
        close = controls[-1]
        x, y, w, h = close.rect
        look = self.view.focus.look(close)
        s.svg(
            plate(x, y, w, h, 9, palette.plum if look.state == "hover" else palette.rise)
            + glyph("cross", x + w / 2, y + h / 2, 0.9, palette.cream),
            x,
            y,
            w,
            h,
        )
        s.mark("control", x, y, w, h, close.id)
        if look.ring:
            focus_ring(s, close.rect, close.radius)
