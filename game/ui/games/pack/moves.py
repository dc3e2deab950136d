"""moves: how each event is seen: cards drawn, dice that tick, monsters that clash, hit points that fall."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from game.engine.events import Changed, Event, Moved, Said, Shuffled
from game.rules.pack.cards import Content
from game.rules.pack.state import COLUMNS
from game.ui.games.pack.faces import INDEX
from game.ui.games.pack.places import ACTIVE_W, Places, lane_x
from game.ui.table.cardtable import CardTable
from game.ui.table.sprites import Spot, Sprite
from game.ui.window.motion import (
    COUNT,
    DEAL,
    FLIP,
    Call,
    Count,
    Fade,
    Flip,
    Glide,
    Motion,
    Then,
    Together,
    Wait,
    in_out_sine,
    out_back,
    out_cubic,
)

TICK, LOOK = 320, 340  # ms
POSES = 6  # pictures of a die on its way to the next number
QUIET = ("turn", "mover", "boost_used", "boosted", "phase")


@dataclass
class Card(Sprite):
    """A card with the place it is going to; `index`: as it is held in a hand, `raised` 0..1 under the pointer."""

    goal: Spot | None = None
    index: bool = False
    raised: float = 0.0

    @property
    def shows(self) -> int | str:
        if self.card is None or not self.up:
            return self.back
        return self.card + INDEX if self.index else self.card


@dataclass
class Die:
    """The die of a waiting spot; `pose` runs to POSES at rest, `corner` 0..1 is its way to the corner of the card,
    y how far it hops."""

    value: int
    corner: float = 0.0
    pose: float = POSES
    y: float = 0.0
    alpha: float = 1.0


@dataclass
class Floating:
    """A number that rises and fades, or a star that flies."""

    text: str
    x: float
    y: float
    alpha: float = 0.0


@dataclass
class Clash:
    """Two monsters that fight in a lane: what is said of it, and how strongly the burst shows."""

    column: int
    title: str
    text: str
    pair: tuple[int, ...] = ()
    alpha: float = 0.0


class Moves(CardTable):
    """The motions; what they move belongs to the table."""

    content: Content
    places: Places
    sprites: dict[str, list[Card]]
    dice: dict[int, Die]
    flying: list[Card]
    floats: list[Floating]
    stars: list[Floating]
    acting: int | None  # the card that is being boosted
    clash: Clash | None
    hp: list[int]  # as the dials show them
    fought: set[int]  # lanes in which the duel that goes on is over

    @property
    def fighting(self) -> bool:
        """Whether a duel is being shown."""
        return self.picture.facts["phase"] == "duel" and self.motion is not None

    def show(self, number: int, event: Event) -> Motion | None:
        if isinstance(event, Moved):
            return self.moved(event)
        super().show(number, event)
        match event:
            case Shuffled():
                return Call(self.sounder("shuffle"))
            case Changed(field="die", index=spot, value=value):
                return self.ticked(int(spot), int(value))
            case Changed(field="boosted", index=spot, value=True):
                return self.cornered(int(spot))
            case Changed(field="hp", index=seat, value=value):
                return self.falls(int(seat), int(value))
            case Changed(field="first", value=seat):
                player = self.sitting.players[int(seat)]
                return self.announce(
                    f"{player.name} begins", "Six cards each; no boost in the first turn", player.crest
                )
            case Said():
                return self.said(event)
        return None

    def joins(self, event: Event, after: Event) -> bool:
        """Cards of one sweep go together, and so do the dice of a countdown."""
        if isinstance(after, Changed):
            return after.field in QUIET or isinstance(event, Changed) and event.field == after.field == "die"
        return (
            isinstance(event, Moved)
            and isinstance(after, Moved)
            and sweep(event) == sweep(after)
            and sweep(after) in ("deck hand", "active discard")
        )

    # ---- cards that travel -------------------------------------------------------------------------------------
    def moved(self, event: Moved) -> Motion:
        card = self.lift(event)
        self.picture.apply(event)
        return self.arrive(event, card) if event.dst in self.sprites else self.depart(event, card)

    def lift(self, event: Moved) -> Card:
        """The card's sprite taken from where it lies; a new one from a pile or the other player's hand."""
        if event.src in self.sprites:
            return self.sprites[event.src].pop(event.was)
        spot = self.places.spot(event.src)
        return Card(
            event.card, "pack", spot.x, spot.y, spot.w, grown=max(spot.w, 66.0), up=event.src.startswith("discard")
        )

    def arrive(self, event: Moved, card: Card) -> Motion:
        self.sprites[event.dst].insert(event.at, card)
        card.card = event.card
        home = event.dst.startswith("hand")
        entering = event.src.startswith("waiting")
        if entering:
            self.dice.pop(self.spot_of(event.src), None)
        steps: list[Motion] = [Call(self.sounder("step" if entering else "card")), Together(*self.reflow(card))]
        if event.card is not None and not card.up:
            steps.append(Together(Call(self.sounder("flip")), Flip(card, lambda: self.turn_up(card, home), FLIP)))
        elif event.card is None:
            card.up = False
        else:
            card.index = home
        return Then(*steps)

    def turn_up(self, card: Card, home: bool) -> None:
        card.up, card.index = True, home

    def reflow(self, leading: Card | None = None) -> list[Motion]:
        """All cards that lie elsewhere than they should go there; `leading` hops."""
        found: list[Motion] = []
        for zone, cards in self.sprites.items():
            for at, card in enumerate(cards):
                spot = self.places.spot(zone, at, len(cards))
                if card.goal != spot:
                    found.append(self.travel(card, spot, 40 if card is leading else 0))
        return found

    def travel(self, card: Card, spot: Spot, hop: float = 0) -> Motion:
        """A card goes to its place; its picture is drawn for the larger of both sizes until it is there."""
        card.goal, card.grown = spot, max(card.w, spot.w)
        far = abs(spot.x - card.x) + abs(spot.y - card.y)
        way = Glide(
            card, DEAL + min(200, far * 0.25), hop=min(hop, far * 0.1), x=spot.x, y=spot.y, w=spot.w, angle=spot.angle
        )
        return Then(way, Call(lambda: setattr(card, "grown", card.w)))

    def depart(self, event: Moved, card: Card) -> Motion:
        """To a pile or the other player's hand, where it is taken off the table."""
        spot = self.places.spot(event.dst)
        land = self.send(card, event.dst)
        card.card, card.up, card.index = event.card, event.card is not None, False
        card.grown = max(spot.w, card.w)
        steps: list[Motion] = [Call(self.sounder("card"))]
        if event.src.startswith("hand") and event.src not in self.sprites:  # what the other player pays is shown
            card.grown = ACTIVE_W
            steps += [Glide(card, DEAL, x=lane_x(1) + 95, y=210, w=ACTIVE_W), Wait(LOOK)]
        way = Glide(card, DEAL + 120, in_out_sine, hop=24, x=spot.x, y=spot.y, w=spot.w, angle=0, alpha=1)
        return Then(*steps, Together(Then(way, Call(land)), *self.reflow()))

    # ---- dice and dials ----------------------------------------------------------------------------------------
    def spot_of(self, zone: str) -> int:
        """The number of a waiting spot, as dice are counted."""
        _, seat, column = zone.split("/")
        return int(seat) * COLUMNS + int(column)

    def ticked(self, spot: int, value: int) -> Motion:
        """A die comes, shows one less, or is spent."""
        die = self.dice.get(spot)
        if die is None:
            die = self.dice[spot] = Die(value, pose=0, alpha=0)
            return Together(
                Call(self.sounder("dice")), Fade(die, 1, 90), Glide(die, TICK, out_cubic, hop=14, pose=POSES, y=0)
            )
        if value:

            def turn() -> None:
                die.value, die.pose = value, 0

            return Then(Call(self.sounder("dice")), Call(turn), Glide(die, TICK, out_cubic, hop=8, pose=POSES, y=0))

        def gone() -> None:
            if self.dice.get(spot) is die:
                del self.dice[spot]

        return Then(Call(self.sounder("magic")), Together(Fade(die, 0, TICK), Glide(die, TICK, y=-18)), Call(gone))

    def cornered(self, spot: int) -> Motion | None:
        """A boosted die goes to the corner of its card."""
        die = self.dice.get(spot)
        return Glide(die, DEAL, out_back, corner=1.0) if die else None

    def falls(self, seat: int, value: int) -> Motion:
        """The dial goes down one by one."""

        def set_to(now: int) -> None:
            self.hp[seat] = now

        return Then(Call(self.sounder("drum")), Count(set_to, self.hp[seat], value, COUNT))

    @abstractmethod
    def said(self, event: Said) -> Motion | None:
        """The motion of something told."""


def sweep(event: Moved) -> str:
    """Which sweep over the table a move belongs to."""
    return f"{event.src.partition('/')[0]} {event.dst.partition('/')[0]}"
