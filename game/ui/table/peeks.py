"""peeks: plates round a shared table: what is a seat's alone shows while somebody holds the plate at its corner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ui.draw.crests import Crest
from game.ui.draw.paint import Area, Sheet, icon
from game.ui.draw.shapes import frame, plate
from game.ui.style.metrics import CHIP, EVEN, ROUND
from game.ui.style.palette import palette
from game.ui.table.crests import crest_of
from game.ui.table.part import Part, View
from game.ui.table.tabletop import Tabletop
from game.ui.widgets.looks import key_width
from game.ui.widgets.plates import panel
from game.ui.window.focus import Control
from game.ui.window.scene import look_of

PEEK = "What is yours shows while this is held; with the right button the left one is free to choose."
OTHERS = "What is {}\u2019s shows while this is held: the others look away."
ROOMY = 120.0  # units: a plate so wide says all of it, with the key
CAP = 22.0  # units: how high the cap of the key is
WORD, WORDS = "peek", "hold to peek"
LONG = 1.8  # times as long as it is thick a plate is that has words, and not an eye alone
CARD_W, CARD_H, GAP, HEAD = 104.0, 146.0, 8.0, 34.0  # of the cards that are lifted from a rival's hand
FAMILY = "peek"


def plate_of(id: str | None) -> int | None:
    """The seat whose plate has that id; None for any other control."""
    family, _, seat = (id or "").partition("/")
    return int(seat) if family == FAMILY and seat.isdigit() else None


class Peeks(Part):
    """The plate of each seat lies where the game says ("peek/1"). One that is higher than wide is read from the side
    at which it lies. While things move there are none but that of the near side. What a rival holds away from the
    table (`Tabletop.held`) is laid open beside their plate."""

    name = FAMILY

    def __init__(self, view: View, top: Tabletop) -> None:
        super().__init__(view)
        self.top = top

    def plates(self) -> Iterator[tuple[int, Area]]:
        """Each seat with a plate, and where that lies."""
        view = self.view
        for seat in view.people if view.shared and not view.past else ():
            if (box := view.where(f"{FAMILY}/{seat}")) and (seat == view.home or not view.busy):
                yield seat, box

    def controls(self) -> Sequence[Control]:
        return [self.control(seat, box) for seat, box in self.plates()]

    def control(self, seat: int, box: Area) -> Control:
        home, name = seat == self.view.home, self.view.names[seat]
        label = "Hold to peek" if home else f"Hold to peek as {name}"
        tip, action = (PEEK, FAMILY) if home else (OTHERS.format(name), "")
        return Control(
            f"{FAMILY}/{seat}", box, label, tip=tip, action=action, zone=FAMILY, radius=min(ROUND, min(box[2:]) / 2)
        )

    def draw(self, s: Sheet) -> None:
        for control in self.controls():
            self.draw_plate(s, control)
        for seat, box in self.plates():
            if seat == self.view.peeker != self.view.home:
                self.lift(s, box, seat)

    def lift(self, s: Sheet, at: Area, seat: int) -> None:
        """Lay the cards open that this rival holds: below their plate, and over what is asked."""
        view, wide = self.view, self.view.room[0]
        prompt, top = view.area("prompt"), at[1] + at[3] + GAP
        low = prompt[1] if prompt and prompt[1] > top else view.room[1]
        cards = [card for card in view.picture.zones.get(f"{self.top.held}/{seat}", ()) if card is not None]
        if not cards:
            return
        k = min(1.0, (wide - 4 * GAP) / (len(cards) * (CARD_W + GAP)), (low - top - HEAD - 2 * GAP) / CARD_H)
        w, h = max(2.5 * CARD_W, len(cards) * (CARD_W + GAP) * k + GAP), HEAD + CARD_H * k + GAP
        x = min(max(GAP, at[0] + at[2] / 2 - w / 2), wide - w - GAP)
        panel(s, (x, top, w, h), solid=True)
        s.say(view.names[seat], "heading", palette.cream, x + w / 2, top + HEAD / 2 + 2, "c", w - 24, maxh=22)
        left = x + (w - len(cards) * (CARD_W + GAP) * k + GAP * k) / 2
        for i, card in enumerate(cards):
            s.blit(self.top.enlarged(s, card, CARD_W * k, CARD_H * k), left + i * (CARD_W + GAP) * k, top + HEAD)

    def draw_plate(self, s: Sheet, control: Control) -> None:
        """From its stamp."""
        view, (x, y, w, h), seat = self.view, control.rect, plate_of(control.id)
        if seat is None:
            return
        lit = view.peeker == seat or look_of(s, view.focus, control).state in ("hover", "pressed")
        key = view.caps(FAMILY) if seat == view.home and w >= ROOMY else ""
        face = PeekPlate(crest_of(view.player(seat).worn), w, h, key, lit, x + w / 2 > view.room[0] / 2)
        view.stamps.put(s, face, x, y, w, h, face.paint)


class PeekPlate(NamedTuple):
    """A plate with an eye, words, and the key where there is room; `right`: who reads a high one sits there, and its
    words go up."""

    crest: Crest
    w: float
    h: float
    key: str
    lit: bool
    right: bool

    def paint(self, t: Sheet) -> None:
        w, h, crest = self.w, self.h, self.crest
        r, ink, across = min(w, h) / 2, palette.paper, w >= h
        at = (r + 3, h / 2) if across else (w / 2, h - r - 3 if self.right else r + 3)
        edge = palette.glow if self.lit else crest.light
        body = plate(0, 0, w, h, r, crest.shade) + frame(0, 0, w, h, r, edge, EVEN)
        if max(w, h) < LONG * 2 * r:
            t.svg(body + icon("eye", w / 2, h / 2, 1.4 * r, ink, crest.shade))
            return
        t.svg(body + icon("eye", *at, r, ink, crest.shade))
        if not across:
            middle = (at[1] - r) / 2 if self.right else (h + at[1] + r) / 2
            t.say(WORD, "name", ink, w / 2, middle, "c", maxh=w - 6, rot=90 if self.right else 270)
            return
        cap = key_width(t, self.key) + 12 if self.key else 0
        if self.key:
            t.svg(plate(w - cap, (h - CAP) / 2, cap - 8, CAP, CHIP, palette.night))
            t.say(self.key, "key", ink, w - cap / 2 - 4, h / 2 + 1, "c", cap - 12, maxh=CAP - 2)
        t.say(WORDS if w >= ROOMY else WORD, "name", ink, 2 * r + 4, h / 2, "l", w - 2 * r - 10 - cap, maxh=h - 6)
