"""zones: all zones of a game as titled rows of cards: the others', the table's, one's own nearest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.engine.events import Event, Moved
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import frame, plate
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, pad, row, text, wrap
from game.ui.style.metrics import CHIP, HAIR, SLIP, THIN
from game.ui.table.part import Target, View
from game.ui.table.plain.boxed import Boxed, plain, short
from game.ui.table.plain.cards import TALL, Air, Cards
from game.ui.window.focus import Control
from game.ui.window.motion import Motion

WIDTHS = (112, 92, 76, 62, 50, 42, 34, 27)  # units of a card: the first that fits
PILE = 3  # so many unknown cards in a zone lie as a pile with their number
SPREAD = 4  # so many cards lie side by side; more overlap
TABLE = -1  # the owner of what belongs to nobody


class Lying(NamedTuple):
    """A card or a pile as it is drawn: `nth` of its zone, from 0, or a pile of so `many`, `seen` its uncovered part."""

    card: int | None
    nth: int
    many: int
    at: Area
    seen: Area


class Zones(Boxed):
    """Where every card lies that the viewer may know of, and those that are choices."""

    name = "zones"

    def __init__(self, view: View, air: Air, cards: Cards) -> None:
        super().__init__(view)
        self.air, self.cards = air, cards
        self.lying: dict[str, list[Lying]] = {}

    # ---- boxes ---------------------------------------------------------------------------------------------------
    def groups(self) -> dict[int, dict[str, list[str]]]:
        """By owner and family, the zones side by side."""
        families: dict[str, list[str]] = {}
        for zone in self.view.picture.zones:
            families.setdefault(zone.partition("/")[0], []).append(zone)
        seats = {str(seat) for seat in range(self.view.seats)}
        found: dict[int, dict[str, list[str]]] = {}
        for name, zones in families.items():
            owned = {zone.split("/")[1] for zone in zones if "/" in zone} == seats
            for zone in zones:
                owner = int(zone.split("/")[1]) if owned else TABLE
                found.setdefault(owner, {}).setdefault(name, []).append(zone)
        return found

    def box(self) -> Box:
        groups = self.groups()
        order = [seat for seat in sorted(groups) if seat not in (TABLE, self.view.home)] + [TABLE, self.view.home]
        return first(
            *(column(*(self.section(seat, groups[seat], w) for seat in order if seat in groups), gap=6) for w in WIDTHS)
        )

    def section(self, seat: int, groups: Mapping[str, Sequence[str]], w: float) -> Box:
        cells = []
        for name, zones in groups.items():
            slots = [
                box(f"zones/{zone}").size(self.width(self.view.picture.zones[zone], w), w * TALL) for zone in zones
            ]
            cells.append(column(text(f"zones/:{zones[0]}", plain(name), "caption"), row(*slots, gap=4), gap=2))
        return pad(wrap(*cells, gap=10), 10, 5).named(f"zones/={seat}")

    @staticmethod
    def pieces(cards: Sequence[int | None]) -> list[tuple[int | None, int, int]]:
        """Card, index, count: many unknown ones become one pile, and lie first."""
        unknown = [at for at, card in enumerate(cards) if card is None]
        if len(unknown) < PILE:
            return [(card, at, 1) for at, card in enumerate(cards)]
        known = ((card, at, 1) for at, card in enumerate(cards) if card is not None)
        return [(None, unknown[-1], len(unknown)), *known]

    def width(self, cards: Sequence[int | None], w: float) -> float:
        count = max(1, len(self.pieces(cards)))
        return w + (count - 1) * (w + 4 if count <= SPREAD else w * (0.72 if count <= 2 * SPREAD else 0.45))

    # ---- rest and motion -----------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        self.lying = {
            zone: self.laid(self.places[zone], cards)
            for zone, cards in self.view.picture.zones.items()
            if zone in self.places
        }

    def laid(self, place: Area, cards: Sequence[int | None]) -> list[Lying]:
        (x, y, w, h), pieces = place, self.pieces(cards)
        wide, last = h / TALL, len(pieces) - 1
        step = (w - wide) / max(1, last)
        return [
            Lying(
                card,
                at,
                count,
                (x + i * step, y, wide, h),
                (x + i * step, y, wide if i == last else min(step, wide), h),
            )
            for i, (card, at, count) in enumerate(pieces)
        ]

    def forget(self) -> None:
        self.cards.kept.forget()

    def show(self, event: Event) -> Motion | None:
        if not isinstance(event, Moved):
            return None
        start = self.where(event.src, event.was) or self.view.where(event.src)
        return self.air.fly(event, start) if start else None

    def where(self, thing: Target, at: int) -> Area | None:
        if isinstance(thing, int):
            return next((one.at for there in self.lying.values() for one in there if one.card == thing), None)
        there = self.lying.get(thing, [])
        return next((one.at for one in there if one.nth == at), there[0].at if there else self.places.get(thing))

    # ---- drawing -------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        for name, area in self.places.items():
            if name[:1] == "=":
                self.draw_section(s, int(name[1:]), area)
        for name, (x, y, _, h) in self.places.items():
            if name[:1] == ":":
                words = plain(name[1:].partition("/")[0])
                s.say(words, "caption", self.view.style.palette.baize, x, y + h / 2)
        for zone, there in self.lying.items():
            for one in there:
                self.draw_card(s, zone, one)
            if not there:
                s.svg(frame(*self.places[zone], CHIP, self.view.style.palette.baize, HAIR, 0.3), *self.places[zone])
            if self.view.option_at(zone):
                self.light(s, self.places[zone], f"zone/{zone}")

    def draw_section(self, s: Sheet, seat: int, area: Area) -> None:
        look, own, (x, y, w, _) = self.view.style.palette, seat == self.view.home, area
        s.svg(
            plate(*area, SLIP, look.shadow, 0.34 if own else 0.2)
            + (frame(*area, SLIP, look.gold, THIN, 0.5) if own else ""),
            *area,
        )
        if seat != TABLE:
            s.say(self.view.names[seat], "caption", look.glow if own else look.soft, x + w - 10, y + 14, "r")

    def draw_card(self, s: Sheet, zone: str, one: Lying) -> None:
        if one.many == 1 and self.air.hides(zone, one.nth):
            return
        notes = str(one.many) if one.many > 1 else "" if one.card is None else self.notes(one.card)
        s.blit(self.cards.get(one.card, notes, one.at[2], s.u), *one.at[:2])
        if one.card is not None and self.view.option_at(one.card):
            self.light(s, one.at, f"card/{one.card}")

    def light(self, s: Sheet, at: Area, id: str) -> None:
        look, on = self.view.style.palette, self.view.pointed == id
        s.svg(
            frame(*at, CHIP, look.glow if on else look.gold, 5 if on else 3), at[0] - 4, at[1] - 4, at[2] + 8, at[3] + 8
        )

    def notes(self, card: int) -> str:
        """Facts that there are as many of as cards are marks on them."""
        count, found = len(self.view.content.backs), []
        for name, values in self.view.picture.facts.items():
            if isinstance(values, list) and card < len(values) == count and values[card]:
                found.append(plain(name) if values[card] is True else f"{plain(name)} {short(values[card])}")
        return ", ".join(found[:3])

    # ---- pointing ------------------------------------------------------------------------------------------------
    def controls(self) -> Iterable[Control]:
        zones = [
            self.view.control(f"zone/{zone}", self.places[zone], zone, plain(zone.partition("/")[0]), zone="zones")
            for zone in self.lying
        ]
        cards = [
            self.view.control(
                f"card/{one.card}",
                one.seen,
                one.card,
                self.cards.words(one.card),
                zone="cards",
                tags={"card": one.card},
            )
            for zone, there in self.lying.items()
            for one in there
            if one.card is not None and not self.view.option_at(zone)
        ]
        return sorted(zones + cards, key=lambda control: "key" in control.tags)
