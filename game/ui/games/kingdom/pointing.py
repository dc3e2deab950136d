"""pointing: what can be pointed at on the table of Dungeon & Kingdom, and where a lesson finds what it speaks of."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from game.rules.kingdom.action import Using
from game.rules.kingdom.resolve import Resolving
from game.rules.kingdom.state import SIDES
from game.ui.draw.shapes import Box
from game.ui.games.kingdom.drag import CardDrag
from game.ui.games.kingdom.places import ARRAY_TOP, ARRAY_W, CHIP_W, GRAVEYARD, OWN_COLUMN, RATIO, TREASURY
from game.ui.table.pointed import Pointed
from game.ui.table.sprites import Sprite
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.games.kingdom.table import KingdomTable

PILES = {"deck": "Deck", "discard": "Discard pile"}


class Pointing(Pointed):
    def __init__(self, table: KingdomTable) -> None:
        super().__init__()
        self.table = table

    def moment(self) -> Hashable | None:
        table = self.table
        if table.motion is not None:
            return None
        return id(table.offered), table.shown, table.past, table.viewer, table.places.parted, table.finished

    def things(self) -> list[Control]:
        """Everything but buttons, lists and portraits."""
        found = [*self.piles(), *self.cards()]
        if not self.table.tray.open:
            found += [*self.slot(), *self.lines(), *self.sides(), *self.strips()]
        return found

    def cards(self) -> list[Control]:
        table = self.table
        found = []
        for zone, sprites in table.sprites.items():
            family = zone.partition("/")[0]
            if family == "seen":
                continue
            for at, sprite in enumerate(sprites):
                card = table.picture.zones[zone][at] if at < len(table.picture.zones[zone]) else None
                target = zone if card is None or family == "matrix" else card
                dead = table.tray.open
                label = table.content.name(card) if card is not None else "A hidden card"
                box = self.seen_box(sprites, at)
                if dead:
                    control = Control(
                        f"{zone}/{at}",
                        box,
                        label,
                        enabled=False,
                        why_not="Choose from the list.",
                        zone=family,
                        radius=10,
                    )
                else:
                    control = table.target(
                        f"{zone}/{at}",
                        box,
                        target,
                        label,
                        zone="choices" if table.option_at(target) else family,
                        radius=10,
                    )
                    control.tip = ""  # the prompt says it
                control.tags["card"] = card
                if control.tags.get("key") and isinstance(table.tray.about, Resolving):
                    control.tags["asked only"] = True  # what it would cost and bring is shown, and not to be covered
                control.zoom = table.zoomer(control)
                self.make_draggable(control, zone)
                found.append(control)
        return found

    def make_draggable(self, control: Control, zone: str) -> None:
        """Cards of the market while one is to be taken, and the taken one while it is to be used."""
        if zone == "taken" and isinstance(self.table.tray.about, Using):
            control.enabled, control.why_not = True, ""
            control.drag = CardDrag(self.table, zone)
        elif zone.startswith("matrix") and control.tags.get("key"):
            control.drag = CardDrag(self.table, zone, str(control.tags["key"]))

    def seen_box(self, sprites: Sequence[Sprite], at: int) -> Box:
        """The part of a card that the next one in its row does not cover."""
        x, y, w, h = sprites[at].box()
        right = min((other.box()[0] for other in sprites[at + 1 : at + 2]), default=x + w)
        return x, y, max(14.0, min(w, right - x)), h

    def lines(self) -> list[Control]:
        """The legal lines; each has the number of its choice."""
        table = self.table
        found = []
        for line in table.places.lines():
            option = table.option_at(f"line/{line}")
            if option is None or table.offered is None:
                continue
            x = table.places.line_x(line)
            control = table.target(
                f"line/{line}",
                (x - 17, ARRAY_TOP - 18, 34, ARRAY_W * RATIO + 22),
                f"line/{line}",
                "Cut here",
                zone="choices",
                radius=12,
            )
            control.tags |= {"number": table.offered.options.index(option) + 1}
            control.tip = ""  # the banners say it
            found.append(control)
        return found

    def slot(self) -> list[Control]:
        """The next free slot of the own Array: here a card queues up."""
        table = self.table
        zone = f"array/{table.home}"
        count = len(table.picture.zones[zone])
        if table.places.parted or count >= 7:
            return []
        spot = table.places.slot(count, count)
        option = table.option_at(zone)
        control = table.target(
            f"slot/{table.home}",
            (spot.x - ARRAY_W / 2, ARRAY_TOP, ARRAY_W, ARRAY_W * RATIO),
            zone,
            "The next slot of your Array",
            zone="choices" if option else "array",
            radius=10,
        )
        if option is not None and table.offered is not None:
            control.tags["number"] = table.offered.options.index(option) + 1
            control.tip = ""  # the prompt says it
        return [control]

    def sides(self) -> list[Control]:
        """Kingdom and Dungeon as goals; only when a card is to be put there."""
        table = self.table
        lit = table.sides_lit()
        return (
            [
                table.target(
                    f"side/{side}",
                    box,
                    side,
                    f"Into the {side.title()}",
                    zone="choices",
                    radius=10,
                )
                for side, box in zip(SIDES, table.places.sides())
                if side in lit
            ]
            if lit
            else []
        )

    def strips(self) -> list[Control]:
        """Rivals whose hands may be searched."""
        table = self.table
        found = []
        for seat in range(table.match.seats):
            if seat != table.home and table.option_at(f"hand/{seat}"):
                found.append(
                    table.target(
                        f"rival/{seat}",
                        table.places.strip(seat),
                        f"hand/{seat}",
                        f"Search the hand of {table.sitting.names[seat]}",
                        zone="choices",
                        radius=14,
                    )
                )
        return found

    def piles(self) -> list[Control]:
        table = self.table
        found = []
        for zone, label in PILES.items():
            spot = table.places.pile(zone)
            w = spot.w
            control = table.target(
                f"pile/{zone}",
                (spot.x - w / 2, spot.y - w * RATIO / 2, w, w * RATIO),
                zone,
                label,
                radius=8,
                zone="choices" if table.option_at(zone) else "decks",
                tip=f"{len(table.picture.zones[zone])} cards",
            )
            if not control.tags.get("key") and not control.why_not:
                control.why_not = (
                    "Cards are taken from the matrix." if zone == "deck" else "These cards are out of the game for now."
                )
            if zone == "discard" and table.picture.zones[zone] and table.picture.zones[zone][-1] is not None:
                control.tags["card"] = table.picture.zones[zone][-1]
            found.append(control)
        return found

    def seats(self) -> list[Control]:
        """Each portrait: why that computer did what it did, and what the seat owns."""
        table = self.table
        found = []
        for seat, player in enumerate(table.sitting.players):
            x, y, r = table.places.crest(seat)
            found.append(
                Control(
                    f"seat/{seat}",
                    (x - r, y - r, 2 * r, 2 * r),
                    player.name,
                    table.teller(seat),
                    zone="seats",
                    radius=r,
                    tip=self.about(seat),
                )
            )
        return found

    def about(self, seat: int) -> str:
        table = self.table
        player = table.sitting.players[seat]
        who = (
            "A person plays here."
            if player.is_person
            else f"Computer, {player.level}. Choose to hear why it did what it did."
        )
        left = table.cards_left(seat)
        graves = [table.content.name(card) for card in table.picture.zones[f"graveyard/{seat}"] if card is not None]
        cut = table.story.cuts.get(seat, "")
        last = f" Last cut: {cut}" if cut else ""
        return (
            f"{who} {table.picture.facts['reserve'][seat]} points; {left} cards left count {left // 2} more "
            "at the end. "
            f"Graveyard: {', '.join(graves) or 'empty'}.{last}"
        )

    def box_of(self, name: str) -> Box | None:
        """Where something lies that a lesson points at: a choice, a zone, a card by its id or word."""
        table = self.table
        family, _, owner = name.partition("/")
        own = owner == str(table.home)
        if family == "treasury" and own:
            return (OWN_COLUMN[0], 486, OWN_COLUMN[2], 124) if table.places.parted else TREASURY
        if family == "graveyard" and own:
            return (OWN_COLUMN[0], 610, OWN_COLUMN[2], 76) if table.places.parted else GRAVEYARD
        if family == "reserve" and own:
            x, y, r = table.places.crest(table.home)
            return x - r - 4, y - r - 4, 130, 2 * r + 8
        if family in ("treasury", "graveyard", "reserve", "hand", "array") and owner.isdigit() and not own:
            return table.places.strip(int(owner))
        if name in PILES:
            spot = table.places.pile(name)
            return spot.x - spot.w / 2, spot.y - spot.w * 0.7, spot.w, spot.w * RATIO
        if name == "matrix":
            first, last = table.places.cell(0), table.places.cell(8)
            w = CHIP_W if table.places.parted else first.w
            return first.x - w / 2, first.y - w * 0.7, last.x - first.x + w, last.y - first.y + w * RATIO
        if family == "matrix":
            spot = table.places.cell(int(owner))
            return spot.x - spot.w / 2, spot.y - spot.w * 0.7, spot.w, spot.w * RATIO
        if name in SIDES and table.places.parted:
            return table.places.sides()[SIDES.index(name)]
        keyed = [control.rect for control in table.board_controls() if control.tags.get("key") == name]
        boxes = keyed[-1:] or [
            sprite.box()
            for zone, sprites in table.sprites.items()
            for sprite in sprites
            if zone == name
            or sprite.card is not None
            and name in (table.content.word(sprite.card), table.content.id(sprite.card))
        ]
        if not boxes:
            return None
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        return left, top, max(x + w for x, _, w, _ in boxes) - left, max(y + h for _, y, _, h in boxes) - top
