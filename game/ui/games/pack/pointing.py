"""pointing: what can be pointed at on the table of The Monster Pack, and where a lesson finds what it speaks of."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from game.rules.pack.state import LANES, Entering, Offering, Ordering, Paying, Summoning
from game.rules.pack.twisting import twists_of
from game.ui.draw.paint import Area
from game.ui.draw.shapes import hull
from game.ui.games.pack.cards import Cards
from game.ui.games.pack.piles import EMPTY, FEW, Heap
from game.ui.games.pack.places import MEDAL, RATIO, Places
from game.ui.style.metrics import SLIP
from game.ui.table.crests import portrait_control
from game.ui.table.part import Part, Target, View
from game.ui.table.traffic import Carry
from game.ui.window.focus import Control


class Pointing(Part):
    """The controls of spots, hand, piles and portraits, made anew only when something has changed; while a pile is
    looked through there are none."""

    name = "pointing"

    def __init__(self, view: View, cards: Cards, places: Places, heap: Heap) -> None:
        super().__init__(view)
        self.cards, self.places, self.heap = cards, places, heap
        self.made: tuple[Hashable, list[Control]] | None = (
            None  # moment, window and hand, and what could be pointed at then
        )

    def lay_out(self) -> None:
        self.made = None

    def settled(self) -> None:
        self.made = None

    def skipped(self) -> None:
        self.made = None

    def controls(self) -> list[Control]:
        return [] if self.heap.zone else self.on_board()

    def on_board(self) -> list[Control]:
        """All that can be pointed at; what can be chosen lies on top."""
        if self.cards.carried is not None:
            return self.things()
        now = self.view.moment, self.view.sized, len(self.cards.sprites.get(self.cards.hand, ()))
        if self.made is None or self.made[0] != now:
            self.made = now, self.things()
        return self.made[1]

    def things(self) -> list[Control]:
        home = self.view.home
        seats = (1 - home, home)
        found = [*self.seats(), *(pile for seat in seats for pile in self.piles(seat))]
        for seat, families in ((1 - home, ("waiting", "active")), (home, ("active", "waiting"))):
            found += [self.spot(f"{family}/{seat}/{column}", column) for family in families for column in LANES]
        return sorted([*found, *self.hand()], key=lambda control: "key" in control.tags)

    # ---- the mat ------------------------------------------------------------------------------------------------
    def spot(self, zone: str, column: int) -> Control:
        """A spot and the monster in it."""
        cards = self.view.picture.zones[zone]
        card = cards[0] if cards else None
        about = self.view.about
        entering = about.card if isinstance(about, Entering) else None
        family, _, place = zone.partition("/")
        label = self.view.content.name(card) if card is not None else f"{family.title()} spot of column {column + 1}"
        lit = self.view.option_at(zone) is not None
        control = self.view.control(
            zone, self.places.box(zone), zone, label, radius=SLIP, zone="choices" if lit else f"{family}/{place[0]}"
        )
        control.tip = ""  # prompt and caption say it
        control.tags["column"], control.tags["inside"] = column, family == "active"  # the duel is told above
        if card is not None:
            control.tags["card"] = card
            control.zoom = self.view.zoomer(control)
            if lit and isinstance(self.view.about, Ordering) or card == entering:
                self.make_draggable(control, zone, 0)
        return control

    def make_draggable(self, control: Control, zone: str, at: int) -> None:
        """A card that can be carried may be pressed; pressed alone it says why it is no choice."""
        if not control.enabled:
            card = self.view.picture.zones[zone][at]
            refused = self.view.why_not(card if zone.startswith("hand") and card is not None else zone)
            control.enabled, control.why_not = True, ""
            control.choose = (lambda: self.view.say_no(refused)) if refused else None
        card = self.view.picture.zones[zone][at]
        if card is not None:
            control.drag = Carry(self.cards, zone, at, partial(self.keys_over, card, zone))

    def keys_over(self, card: int, zone: str, onto: str) -> list[str]:
        """The answers that bring a card of a zone there; none when it cannot go there."""
        view, question = self.view, self.view.question
        family, _, place = onto.partition("/")
        if question is None or not place.startswith(f"{view.home}/") or family not in ("waiting", "active"):
            return []
        column = int(place.partition("/")[2]) + 1
        offered = {option.key for option in question.options}
        lit = next((option.key for option in question.options if option.at in (card, zone)), "")
        lying = view.picture.zones[onto]
        match view.about:
            case Summoning() if family == "waiting" and lit:
                return [lit, f"spot:{column}"] if not lying else []
            case Offering() if family == "waiting" and f"boost:{column}" in offered:
                return [f"boost:{column}", f"pay:{view.content.id(card)}"]
            case Paying(card=boosted) if family == "waiting" and lit and lying[:1] == [boosted]:
                return [lit]
            case Ordering() if family == "active" and lit:
                return [lit, f"to:{column}"]
            case Entering() if family == "active" and f"to:{column}" in offered:
                return [f"to:{column}"]
        return []

    def goals(self) -> list[str]:
        """The places onto which the card that is carried could be let go."""
        own = [f"{family}/{self.view.home}/{column}" for family in ("waiting", "active") for column in LANES]
        return [
            place
            for zone, row in self.cards.sprites.items()
            for card in row
            if card is self.cards.carried and card.card is not None
            for place in own
            if self.keys_over(card.card, zone, place)
        ]

    def hand(self) -> list[Control]:
        """The own hand; a card is covered by the next one at its right."""
        zone = f"hand/{self.view.home}"
        found = []
        for at in range(len(self.cards.sprites.get(zone, ()))):
            card = self.view.picture.zones[zone][at] if at < len(self.view.picture.zones[zone]) else None
            spot = self.places.spot(zone, at, len(self.cards.sprites[zone]))
            hand, high = self.places.hand, spot.w * RATIO
            left, top = spot.x - spot.w / 2, spot.y - high / 2 + 4 * hand.k
            last = at == len(self.cards.sprites[zone]) - 1
            low = min(spot.y + high / 2, self.view.room[1] - 2)  # it may reach beyond the window
            wide = spot.w if last else min(spot.w, self.places.step(len(self.cards.sprites[zone])) * hand.k)
            box: Area = (left, top, wide, low - top)
            if card is None:
                control = Control(f"hand/{at}", box, "A hidden card", None, False, zone="hand", radius=SLIP)
            else:
                control = self.view.control(
                    f"hand/{at}",
                    box,
                    card,
                    self.view.content.name(card),
                    radius=SLIP,
                    zone="choices" if self.view.option_at(card) else "hand",
                )
                control.tip = ""
                control.tags["card"] = card
                control.zoom = self.view.zoomer(control)
                if isinstance(self.view.about, Summoning | Offering | Paying):
                    self.make_draggable(control, zone, at)
            control.tags["at"] = at
            found.append(control)
        return found

    # ---- beside it ----------------------------------------------------------------------------------------------
    def piles(self, seat: int) -> list[Control]:
        own = seat == self.view.home
        found = []
        for family in ("deck", "discard"):
            zone = f"{family}/{seat}"
            count = len(self.view.picture.zones[zone])
            whose = "Your" if own else f"{self.view.names[seat]}'s"
            control = Control(
                f"pile/{zone}",
                self.places.box(zone),
                f"{whose} {'deck' if family == 'deck' else 'discards'}",
                radius=SLIP,
                zone="piles",
                tip=f"{count} card{'s' * (count != 1)}",
            )
            if family == "deck":
                refused = self.view.why_not(zone)
                control.enabled = False
                control.why_not = refused.why if refused else "Cards are drawn in the Draw step alone, up to six."
                control.rule = refused.rule if refused else ""
                if count <= FEW:
                    control.why_not, control.rule = f"{control.tip} left: {EMPTY}", "2.1"
            else:
                control.choose = self.heap.opener(zone)
                control.tip += ". Choose to look through them." if count else ""
                top = self.view.picture.zones[zone][-1] if count else None
                if top is not None:
                    control.tags["card"] = top
                    control.zoom = self.view.zoomer(control)
            found.append(control)
        return found

    def seats(self) -> list[Control]:
        """Each portrait: why that computer did what it did, and what the player has left."""
        return [self.portrait(seat) for seat in range(self.view.seats)]

    def portrait(self, seat: int) -> Control:
        pane, _ = self.places.seat(seat == self.view.home)
        left, hp = len(self.view.picture.zones[f"deck/{seat}"]), self.view.picture.facts["hp"][seat]
        told = f"{self.deck_name(seat)}: {left} card{'s' * (left != 1)} to draw, and {hp} hit points."
        content = self.view.content
        told += "".join(f" Twist: {twist.text}" for twist in twists_of(content, content.twisted[seat]))
        return portrait_control(self.view, seat, pane.box(MEDAL), told)

    def deck_name(self, seat: int) -> str:
        """The name of a starter deck, or what another one is."""
        key = f"deck_{seat + 1}"
        rule = next(rule for rule in self.view.game.house_rules if rule.key == key)
        return dict(rule.values).get(self.view.house_rules.get(key, ""), "A deck of their own")

    def where(self, thing: Target, at: int) -> Area | None:
        """A spot, a pile, a choice by its key, a card of either deck by its id, or the whole hand."""
        name = str(thing)
        family, _, place = name.partition("/")
        on_mat = family in ("waiting", "active") and place.count("/") == 1
        if on_mat or family in ("deck", "discard") and place.isdigit():
            return self.places.box(name)
        if name == self.cards.hand:
            return hull([control.rect for control in self.on_board() if control.id.startswith("hand/")])
        each = len(self.view.content.monsters)
        return hull(
            [
                control.rect
                for control in self.on_board()
                if control.tags.get("key") == thing
                or isinstance(thing, int)
                and isinstance(card := control.tags.get("card"), int)
                and card % each == thing
            ]
        )
