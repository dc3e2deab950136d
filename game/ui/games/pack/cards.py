"""cards: the monsters of The Monster Pack as they lie on the mat and in the hand, and travel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.events import Event, Moved, Shuffled
from game.rules.pack.cards import Content
from game.rules.pack.state import MonsterPack
from game.ui.draw.paint import Sheet
from game.ui.games.pack.places import HAND_W, Places
from game.ui.games.pack.printed import INDEX
from game.ui.table.part import View
from game.ui.table.sprites import Images, Spot, Sprite
from game.ui.table.traffic import Traffic
from game.ui.window.motion import DEAL, FLIP, LIFT, Call, Flip, Glide, Motion, Then, Together, Wait, in_out_sine

LOOK = 340  # ms


@dataclass
class Card(Sprite):
    """`index`: as it is held in a hand; `raised` 0..1 under the pointer."""

    index: bool = False
    raised: float = 0.0

    @property
    def shows(self) -> int | str:
        if self.card is None or not self.up:
            return self.back
        return self.card + INDEX if self.index else self.card


class Cards(Traffic[Card]):
    """The mat and the hand at the bottom are laid; decks, discards and the other hand are heaps."""

    def __init__(self, view: View, images: Images, places: Places) -> None:
        super().__init__(view, images)
        self.places = places
        self.content: Content = view.content

    # ---- at rest -------------------------------------------------------------------------------------------------
    @property
    def hand(self) -> str:
        """The zone of the hand at the bottom."""
        return f"hand/{self.view.home}"

    def laid(self) -> Iterable[str]:
        zones = self.view.picture.zones
        return [*(zone for zone in zones if zone.startswith(("waiting", "active"))), self.hand]

    def sprite(self, zone: str, card: int | None) -> Card:
        return Card(card, "pack", up=card is not None, index=zone == self.hand)

    def spot(self, zone: str, at: int, count: int) -> Spot:
        return self.places.spot(zone, at, count)

    def heap(self, zone: str) -> Spot:
        return self.places.spot(zone)

    def face_up(self, heap: str) -> bool:
        return heap.startswith("discard")

    def skipped(self) -> None:
        if not self.view.busy:
            self.settle()

    def standing(self, seat: int, column: int) -> int | None:
        """The monster in an active spot."""
        cards = self.view.picture.zones[f"active/{seat}/{column}"]
        return cards[0] if cards else None

    def draw(self, s: Sheet) -> None:
        """Mat, hand and duels draw them, each in its place."""

    def pictures_needed(self) -> list[tuple[int, int, bool]]:
        """What both decks hold is public."""
        order, pixels = self.view.by_rule(dealt), self.view.pixels
        lying = [(number, pixels(width), False) for number in order for width in self.places.widths()]
        return lying + [(number + INDEX, pixels(HAND_W * self.places.hand.k), False) for number in order]

    # ---- on their way --------------------------------------------------------------------------------------------
    def show(self, event: Event) -> Motion | None:
        return Call(self.view.sounder("shuffle")) if isinstance(event, Shuffled) else super().show(event)

    def lift(self, event: Moved) -> Card:
        card = super().lift(event)
        card.index = card.index and event.src == self.hand
        return card

    def arrive(self, event: Moved, card: Card) -> Motion:
        self.sprites[event.dst].insert(event.at, card)
        card.card = event.card
        held = event.dst == self.hand
        sound = "step" if event.src.startswith("waiting") else "card"
        steps: list[Motion] = [Call(self.view.sounder(sound)), Together(*self.reflow(card))]
        if event.card is None:
            card.up = False
        elif not card.up:
            turned = Flip(card, lambda: self.turn_up(card, held), FLIP)
            steps.append(Together(Call(self.view.sounder("flip")), turned))
        else:
            card.index = held
        if event.card is not None and event.src.startswith("hand") and event.dst.startswith("waiting"):
            steps.append(Call(self.view.crier(self.view.content.cards[event.card].art, "chosen")))
        return Then(*steps)

    @staticmethod
    def turn_up(card: Card, held: bool) -> None:
        card.up, card.index = True, held

    def travel(self, card: Card, spot: Spot, hop: float = 0) -> Motion:
        """Its picture is drawn for the larger of both sizes until it is there."""
        way, card.grown = super().travel(card, spot, hop), max(card.w, spot.w)
        return Then(way, Call(lambda: setattr(card, "grown", card.w)))

    def depart(self, event: Moved, card: Card) -> Motion:
        """To a pile or the other player's hand; what the other player pays is shown on its way."""
        card.card, card.up, card.index = event.card, event.card is not None, False
        spot = self.heap(event.dst)
        card.grown = max(spot.w, card.w)
        gone = super().depart(event, card)
        if not event.src.startswith("hand") or event.src in self.sprites:
            return gone
        seen = self.places.shown()
        card.grown = seen.w
        return Then(Glide(card, DEAL, x=seen.x, y=seen.y, w=seen.w), Wait(LOOK), gone)

    def away(self, card: Card, spot: Spot) -> Motion:
        return Glide(card, DEAL + 120, in_out_sine, hop=24, x=spot.x, y=spot.y, w=spot.w, angle=0, alpha=1)

    def raise_hand(self, at: object, picked: int | None, ms: float) -> bool:
        """The card of the hand that is pointed at (its index), or has been picked, rises; the others go down. True
        when one has moved."""
        moved = False
        for place, card in enumerate(self.sprites.get(self.hand, ())):
            goal = 1.0 if place == at or picked is not None and card.card == picked else 0.0
            if card.raised != goal:
                step = 1.0 if self.view.settings.reduced_motion else ms / LIFT
                card.raised = min(goal, card.raised + step) if goal else max(goal, card.raised - step)
                moved = True
        return moved


def dealt(g: MonsterPack) -> list[int]:
    """The kinds of monsters that both decks hold."""
    each = len(g.content.monsters)
    return sorted({card % each for row in g.zones.values() for card in row})
