"""piles: the deck and the discards of both players, and a discard pile looked through."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from game.ui.draw.paint import PAPER, Area, Sheet
from game.ui.draw.shapes import focus_ring, frame, glyph, plate, shade
from game.ui.games.pack.cards import Cards
from game.ui.games.pack.forms import CHIPS
from game.ui.games.pack.places import COUNT, RATIO, Places
from game.ui.style.metrics import EVEN, HAZE, PILL, SLIP
from game.ui.style.palette import palette
from game.ui.table.part import Part, Still, View, laid_in
from game.ui.table.sprites import Images
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control

ROWS = range(5, 17)  # cards side by side
WIDEST = 112.0  # of a card
HEAD = 58.0  # over the first row
FEW = 4  # cards left in a deck from which on its number warns
EMPTY = "whoever has to draw and finds the deck empty is defeated."


class Piles(Part):
    """They lie still."""

    name = "piles"

    def __init__(self, view: View, cards: Cards, places: Places) -> None:
        super().__init__(view)
        self.cards, self.places = cards, places

    def still(self) -> Iterable[Still]:
        for seat in range(self.view.seats):
            pane = self.places.heaps(seat == self.view.home)
            paint = partial(self.paint, seat=seat)
            yield laid_in(pane, Still(f"piles/{seat}", pane.design, self.shown(seat), paint))

    def shown(self, seat: int) -> tuple[int, int, int | None]:
        """Cards in the deck, cards discarded, and the one on top."""
        gone = self.cards.lying(f"discard/{seat}")
        return len(self.cards.lying(f"deck/{seat}")), len(gone), gone[-1] if gone else None

    def paint(self, s: Sheet, seat: int) -> None:
        left, gone, top = self.shown(seat)
        own = seat == self.view.home
        in_line = self.places.heaps(own).design == CHIPS
        for family, count, face in (("deck", left, None), ("discard", gone, top)):
            spot = self.places.in_heaps(family, own)
            x, y, w = spot.x - spot.w / 2, spot.y - spot.w * RATIO / 2, spot.w
            if count:
                image = self.cards.images.flat("pack" if face is None else face, round(w * s.u))
                s.surf.blit(self.cards.images.shadow(*image.get_size(), 0), s.px(x + 3, y + 5))
                for i in range(min(4, count) if family == "deck" else 1):
                    s.blit(image, x - i * 0.8, y - i * 1.4)
            else:
                h = w * RATIO
                s.svg(shade(x, y, w, h, SLIP, HAZE) + frame(x, y, w, h, SLIP, palette.edge, EVEN, 0.5), x, y, w, h)
            bx, by = self.places.count(family, own)
            few = family == "deck" and count <= FEW
            disc = (
                f'<circle cx="{bx + 1}" cy="{by + 3}" r="{COUNT}" fill="{palette.shadow}" opacity=".5"/>'
                f'<circle cx="{bx}" cy="{by}" r="{COUNT}" fill="{PAPER}"/>'
                + (f'<circle cx="{bx}" cy="{by}" r="12.5" fill="{palette.risk}"/>' if few else "")
            )
            s.svg(disc, bx - 16, by - 16, 34, 36)
            s.say(str(count), "number", PAPER if few else palette.garnet, bx, by + 0.5, "c", 24, maxh=24)
            if in_line:
                s.say(family.title(), "key", palette.soft, bx + 19, spot.y, "l", 48, maxh=20)
            else:
                s.say(family.title(), "key", palette.soft, spot.x, y + w * RATIO + 18, "c", 86, maxh=20)


class Heap(Part):
    """Open while `zone` names a pile; any choice of another kind closes it."""

    name = "heap"

    def __init__(self, view: View, images: Images, places: Places) -> None:
        super().__init__(view)
        self.images, self.places = images, places
        self.zone = ""

    def lay_out(self) -> None:
        self.pane = self.places.lying.form
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

    @property
    def box(self) -> Area:
        """All of the mat."""
        return self.places.lie.box

    def layout(self) -> tuple[float, int]:
        """Width of a card, and how many lie side by side: as large as they can be."""
        _, _, wide, high = self.box
        count = len(self.cards())
        return max(
            (min(WIDEST, (wide - 40) / row - 8, ((high - HEAD - 12) / max(1, -(-count // row)) - 8) / RATIO), row)
            for row in ROWS
        )

    def place(self, at: int) -> Area:
        w, row = self.layout()
        step = (self.box[2] - 40) / row
        return 20 + step * (at % row) + (step - w) / 2, HEAD + (w * RATIO + 8) * (at // row), w, w * RATIO

    def controls(self) -> list[Control]:
        if not self.zone:
            return []
        _, _, w, _ = self.box
        found = []
        for at, card in enumerate(self.cards()):
            control = Control(
                f"heap/{at}",
                self.place(at),
                self.view.content.name(card),
                zone="heap",
                radius=SLIP,
                tags={"card": card},
            )
            control.choose = control.zoom = self.view.zoomer(control)
            found.append(control)
        ground = Control("heap/ground", self.box, "Discard pile", self.close_it, zone="heap", radius=PILL, stop=False)
        return [
            ground,
            *found,
            Control(
                "heap/close", (w - 52, 12, 36, 36), "Close", self.close_it, zone="heap", radius=SLIP, action="back"
            ),
        ]

    def close_it(self) -> None:
        self.close()
        self.view.redraw()

    def draw(self, s: Sheet) -> None:
        if not self.zone:
            return
        s.cover(*self.box)
        count = len(self.cards())
        name = self.view.names[int(self.zone.partition("/")[2])]
        panel(s, self.box, f"Discarded by {name}", ico="deck")
        words, right = f"{count} card{'s' * (count != 1)}, the newest first", self.box[2] - 66
        s.say(words, "note", palette.soft, right, 29, "r", 330, maxh=24)
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
            plate(x, y, w, h, SLIP, palette.plum if look.state == "hover" else palette.rise)
            + glyph("cross", x + w / 2, y + h / 2, 0.9, palette.cream),
            x,
            y,
            w,
            h,
        )
        s.mark("control", x, y, w, h, close.id)
        if look.ring:
            focus_ring(s, close.rect, close.radius)
