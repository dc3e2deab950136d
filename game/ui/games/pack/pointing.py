"""pointing: what can be pointed at on the table of The Monster Pack, and where a lesson finds what it speaks of."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from game.rules.pack.questions import Offering, Ordering, Paying, Summoning
from game.rules.pack.state import LANES
from game.ui.draw.shapes import Box
from game.ui.games.pack.drag import CardDrag
from game.ui.games.pack.places import HAND_STEP, HAND_W, RATIO, WHEEL
from game.ui.table.pointed import Pointed
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.games.pack.table import PackTable

FOOT = 718.0  # the hand reaches beyond the canvas


class Pointing(Pointed):
    def __init__(self, table: PackTable) -> None:
        super().__init__()
        self.table = table

    def moment(self) -> Hashable | None:
        table = self.table
        if table.motion is not None or table.carried is not None:
            return None
        return id(table.offered), table.shown, table.past, table.viewer, table.finished, table.heap.zone

    def things(self) -> list[Control]:
        home = self.table.home
        seats = (1 - home, home)
        found = [*self.seats(), *(pile for seat in seats for pile in self.piles(seat))]
        for seat, families in ((1 - home, ("waiting", "active")), (home, ("active", "waiting"))):
            found += [self.spot(f"{family}/{seat}/{column}", column) for family in families for column in LANES]
        return [*found, *self.hand()]

    # ---- the mat ------------------------------------------------------------------------------------------------
    def spot(self, zone: str, column: int) -> Control:
        """A spot and the monster in it."""
        table = self.table
        cards = table.picture.zones[zone]
        card = cards[0] if cards else None
        family, _, place = zone.partition("/")
        label = table.content.name(card) if card is not None else f"{family.title()} spot of column {column + 1}"
        lit = table.option_at(zone) is not None
        control = table.target(
            zone, table.places.box(zone), zone, label, radius=9, zone="choices" if lit else f"{family}/{place[0]}"
        )
        control.tip = ""  # prompt and caption say it
        control.tags["column"] = column
        if card is not None:
            control.tags["card"] = card
            control.zoom = table.zoomer(control)
            if lit and isinstance(table.about, Ordering) or card == table.entering():
                self.make_draggable(control, zone, 0)
        return control

    def make_draggable(self, control: Control, zone: str, at: int) -> None:
        """A card that can be carried may be pressed; pressed alone it says why it is no choice."""
        if not control.enabled:
            card = self.table.picture.zones[zone][at]
            refused = self.table.refusal(card if zone.startswith("hand") and card is not None else zone)
            control.enabled, control.why_not = True, ""
            control.choose = (lambda: self.table.say_no(refused)) if refused else None
        control.drag = CardDrag(self.table, zone, at)

    def hand(self) -> list[Control]:
        """The own hand; a card is covered by the next one at its right."""
        table = self.table
        zone = f"hand/{table.home}"
        found = []
        for at in range(len(table.sprites.get(zone, ()))):
            card = table.picture.zones[zone][at] if at < len(table.picture.zones[zone]) else None
            spot = table.places.spot(zone, at, len(table.sprites[zone]))
            left, top = spot.x - HAND_W / 2, spot.y - HAND_W * RATIO / 2 + 4
            last = at == len(table.sprites[zone]) - 1
            box: Box = (left, top, HAND_W if last else HAND_STEP, FOOT - top)
            if card is None:
                control = Control(f"hand/{at}", box, "A hidden card", None, False, zone="hand", radius=9)
            else:
                control = table.target(
                    f"hand/{at}",
                    box,
                    card,
                    table.content.name(card),
                    radius=9,
                    zone="choices" if table.option_at(card) else "hand",
                )
                control.tip = ""
                control.tags["card"] = card
                control.zoom = table.zoomer(control)
                if isinstance(table.about, Summoning | Offering | Paying):
                    self.make_draggable(control, zone, at)
            control.tags["at"] = at
            found.append(control)
        return found

    # ---- beside it ----------------------------------------------------------------------------------------------
    def piles(self, seat: int) -> list[Control]:
        table = self.table
        own = seat == table.home
        found = []
        for family in ("deck", "discard"):
            zone = f"{family}/{seat}"
            x, y, w, _ = table.places.pile(family, own)
            count = len(table.picture.zones[zone])
            whose = "Your" if own else f"{table.sitting.names[seat]}'s"
            control = Control(
                f"pile/{zone}",
                (x - w / 2, y - w * RATIO / 2, w, w * RATIO),
                f"{whose} {'deck' if family == 'deck' else 'discards'}",
                radius=8,
                zone="piles",
                tip=f"{count} card{'s' * (count != 1)}",
            )
            if family == "deck":
                refused = table.refusal(zone)
                control.enabled = False
                control.why_not = refused.why if refused else "Cards are drawn in the Draw step alone, up to six."
                control.rule = refused.rule if refused else ""
            else:
                control.choose = table.heap.opener(zone)
                control.tip += ". Choose to look through them." if count else ""
                top = table.picture.zones[zone][-1] if count else None
                if top is not None:
                    control.tags["card"] = top
                    control.zoom = table.zoomer(control)
            found.append(control)
        return found

    def seats(self) -> list[Control]:
        """Each portrait: why that computer did what it did, and what the player has left."""
        table = self.table
        found = []
        for seat, player in enumerate(table.sitting.players):
            x, y, r = table.places.medal(seat == table.home)
            who = (
                "A person plays here."
                if player.is_person
                else (f"Computer, {player.level}. Choose to hear why it did what it did.")
            )
            left = len(table.picture.zones[f"deck/{seat}"])
            tip = (
                f"{who} {self.deck_name(seat)}: {left} card{'s' * (left != 1)} to draw, and "
                f"{table.picture.facts['hp'][seat]} hit points."
            )
            found.append(
                Control(
                    f"seat/{seat}",
                    (x - r, y - r, 2 * r, 2 * r),
                    player.name,
                    table.teller(seat),
                    zone="seats",
                    radius=r,
                    tip=tip,
                )
            )
        return found

    def deck_name(self, seat: int) -> str:
        """The name of a starter deck, or what another one is."""
        match = self.table.match
        key = f"deck_{seat + 1}"
        rule = next(rule for rule in match.game.house_rules if rule.key == key)
        return dict(rule.values).get(match.options.get(key, ""), "A deck of their own")

    # ---- lessons ------------------------------------------------------------------------------------------------
    def box_of(self, name: str) -> Box | None:
        """Where something lies that a lesson points at: a choice, a zone, or a card by its id."""
        table = self.table
        family, _, place = name.partition("/")
        if name == "wheel":
            return WHEEL
        if family in ("hp", "seat") and place.isdigit():
            return table.places.seat_box(int(place) == table.home)
        if family in ("waiting", "active") and place.count("/") == 1:
            return table.places.box(name)
        if family in ("deck", "discard") and place.isdigit():
            x, y, w, _ = table.places.pile(family, int(place) == table.home)
            return x - w / 2, y - w * RATIO / 2, w, w * RATIO
        found = [
            control.rect for control in (*self.on_board(), *table.panel.controls()) if control.tags.get("key") == name
        ]
        if not found and (name == f"hand/{table.home}" or name in table.content.ids):
            number = table.content.ids.get(name)
            each = len(table.content.monsters)
            found = [
                control.rect
                for control in self.on_board()
                if isinstance(card := control.tags.get("card"), int)
                and card % each == number
                or number is None
                and control.id.startswith("hand/")
            ]
        if not found:
            return None
        left, top = min(box[0] for box in found), min(box[1] for box in found)
        return left, top, max(x + w for x, _, w, _ in found) - left, max(y + h for _, y, _, h in found) - top
