"""traffic: the cards of a table, lying in their zones and on their way between them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from game.engine.events import Event, Moved
from game.ui.draw import cards
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import hull
from game.ui.table.part import Part, Target, View
from game.ui.table.sprites import Images, Spot, Sprite
from game.ui.window.motion import DEAL, FLIP, Call, Flip, Glide, Motion, Then, Together, Wait, in_out_sine

C = TypeVar("C", bound=Sprite)
HOP = 46.0  # units that a card rises at most on its way
LIFTED = 0.06  # how far above the table a card is carried
LEAVING = 120  # ms that the way to a heap takes longer


def images_of(view: View, print_of: Callable[[Any, int], cards.Print]) -> Images:
    """The pictures of a game's cards, whose print is made of its content and their number."""
    return Images(view.pictures, partial(print_of, view.content), lambda: view.settings.prints_large)


class Traffic(Part, Generic[C]):
    """A game says where its cards rest and what a sprite of it is; how they travel is the same in all games.

    A zone whose cards lie apart is laid: each has a sprite. All other zones are heaps: a card comes from there and goes
    there, and while it is on its way the heap does not count it.
    """

    name = "cards"
    from_below = 48.0  # units: the least width for which the picture of a card is made that comes from a heap

    def __init__(self, view: View, images: Images) -> None:
        super().__init__(view)
        self.images = images
        self.sprites: dict[str, list[C]] = {}
        self.flying: list[C] = []  # in the air, and of no zone any more
        self.bound: dict[str, int] = {}  # how many of them are on their way to a heap, by its zone
        self.carried: C | None = None  # by the pointer
        self.wishes: Sequence[str] = ()  # answers to come of a card that was let go

    # ---- for a game's own cards --------------------------------------------------------------------------------------
    @abstractmethod
    def laid(self) -> Iterable[str]:
        """The zones whose cards lie apart."""

    @abstractmethod
    def sprite(self, zone: str, card: int | None) -> C:
        """A card as it would lie in a laid zone."""

    @abstractmethod
    def spot(self, zone: str, at: int, count: int) -> Spot:
        """Where one of `count` cards of a laid zone rests."""

    @abstractmethod
    def heap(self, zone: str) -> Spot:
        """Where the cards of any other zone are."""

    def face_up(self, heap: str) -> bool:
        """Whether the faces of a heap can be seen."""
        return False

    def pictures_needed(self) -> list[tuple[int, int, bool]]:
        """Card, width in pixels, and turned or not, of all that may come to lie here."""
        return []

    # ---- at rest -----------------------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        self.flying, self.bound, self.carried = [], {}, None
        zones = self.view.picture.zones
        self.sprites = {zone: [self.sprite(zone, card) for card in zones[zone]] for zone in self.laid()}
        self.settle()

    def settle(self) -> None:
        """Put every card where it rests."""
        for zone, sprites in self.sprites.items():
            for at, sprite in enumerate(sprites):
                sprite.goal = self.spot(zone, at, len(sprites))
                sprite.rest(sprite.goal)

    def settled(self) -> None:
        """What was let go over a place goes on to where it leads."""
        self.settle()
        (wish, *later), self.wishes = self.wishes or ("",), ()
        if self.view.question is not None and any(option.key == wish for option in self.view.question.options):
            self.wishes = later
            self.view.answer(wish)

    def put_away(self) -> None:
        self.wishes = ()

    def lying(self, zone: str) -> list[int | None]:
        """The cards of a heap without those that are still on their way to it."""
        found, away = self.view.picture.zones[zone], self.bound.get(zone, 0)
        return found[: len(found) - away] if away else found

    def sprite_of(self, card: int) -> C | None:
        """Where a card lies that is known here and laid."""
        return next((one for sprites in self.sprites.values() for one in sprites if one.card == card), None)

    def where(self, thing: Target, at: int) -> Area | None:
        if isinstance(thing, int):
            found = self.sprite_of(thing)
            return found.box() if found else None
        boxes = [sprite.box() for sprite in self.sprites.get(thing, ())]
        if at >= 0:
            return boxes[at] if at < len(boxes) else None
        return hull(boxes)

    # ---- on their way ------------------------------------------------------------------------------------------------
    def show(self, event: Event) -> Motion | None:
        if not isinstance(event, Moved):
            return None
        sprite = self.lift(event)
        return self.arrive(event, sprite) if event.dst in self.sprites else self.depart(event, sprite)

    def lift(self, event: Moved) -> C:
        """The card taken from where it lies; a new one from a heap."""
        if event.src in self.sprites:
            return self.sprites[event.src].pop(event.was)
        sprite = self.sprite(event.dst, event.card)
        spot = self.heap(event.src)
        sprite.rest(spot)
        sprite.grown = max(spot.w, self.from_below)
        sprite.up = event.card is not None and self.face_up(event.src)
        return sprite

    def arrive(self, event: Moved, sprite: C) -> Motion:
        """To its place in a laid zone; a card that comes to be known is turned up there."""
        self.sprites[event.dst].insert(event.at, sprite)
        sprite.card = event.card
        return Then(Call(self.view.sounder("card")), Together(*self.reflow(sprite)), *self.turned_up(sprite, sprite.up))

    def turned_up(self, sprite: C, up: bool) -> list[Motion]:
        """The flip of a card whose face has become known; one that is not known lies face down."""
        if sprite.card is None:
            sprite.up = False
        return [self.flip(sprite)] if sprite.card is not None and not up else []

    def flip(self, sprite: C) -> Motion:
        return Together(Call(self.view.sounder("flip")), Flip(sprite, lambda: setattr(sprite, "up", True), FLIP))

    def reflow(self, leading: C | None = None) -> list[Motion]:
        """The ways of all cards that rest elsewhere than they did; `leading` hops."""
        found: list[Motion] = []
        for zone, sprites in self.sprites.items():
            for at, sprite in enumerate(sprites):
                spot = self.spot(zone, at, len(sprites))
                if sprite.goal != spot:
                    found.append(self.travel(sprite, spot, HOP if sprite is leading else 0))
        return found

    def travel(self, sprite: C, spot: Spot, hop: float = 0) -> Motion:
        """A card goes to its place."""
        sprite.goal, sprite.grown = spot, spot.w
        far = abs(spot.x - sprite.x) + abs(spot.y - sprite.y)
        return Glide(
            sprite,
            DEAL + min(200, far * 0.25),
            hop=min(hop, far * 0.09),
            x=spot.x,
            y=spot.y,
            w=spot.w,
            angle=spot.angle,
        )

    def depart(self, event: Moved, sprite: C) -> Motion:
        """To a heap, where it is taken off the table."""
        spot = self.heap(event.dst)
        land = self.send(sprite, event.dst)
        if event.card is None:
            sprite.up = False
        return Then(
            Call(self.view.sounder("card")),
            Together(Then(self.away(sprite, spot), Call(land)), *self.reflow()),
        )

    def away(self, sprite: C, spot: Spot) -> Motion:
        """The way to a heap."""
        return Glide(sprite, DEAL + LEAVING, in_out_sine, hop=24, x=spot.x, y=spot.y, w=spot.w, angle=spot.angle)

    def send(self, sprite: C, zone: str) -> Callable[[], None]:
        """A card leaves for a heap; what is to be called when it gets there."""
        self.flying.append(sprite)
        self.bound[zone] = self.bound.get(zone, 0) + 1

        def land() -> None:
            if sprite in self.flying:
                self.flying.remove(sprite)
                self.bound[zone] -= 1

        return land

    def drop(self, sprite: C) -> None:
        """What flew has come to its end."""
        if sprite in self.flying:
            self.flying.remove(sprite)

    def shown_apart(self, sprite: C, *there: Motion, ms: float, back: Motion) -> Motion:
        """A card comes out of a heap, is turned up, can be read for so many ms, and goes back."""
        self.flying.append(sprite)
        return Then(
            Call(self.view.sounder("card")), *there, self.flip(sprite), Wait(ms), back, Call(lambda: self.drop(sprite))
        )

    # ---- pictures ----------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        for zone, sprites in self.sprites.items():
            for sprite in sprites:
                self.images.draw(s, sprite, self.depth(zone, sprite))
        for sprite in self.flying:
            self.images.draw(s, sprite, 6)

    def depth(self, zone: str, sprite: C) -> float:
        """How far below a card its shadow falls, units."""
        return 4

    def entered(self) -> None:
        self.make_ready()

    def forget(self) -> None:
        self.images.forget()

    def out_of_sight(self) -> None:
        self.images.forget()

    def resized(self) -> None:
        self.make_ready()

    def make_ready(self) -> None:
        """Have every picture of this game drawn before it is needed."""
        if not self.view.pictures.patient:
            for number, width, turned in self.pictures_needed():
                cards.prefetch(self.view.pictures, self.images.print_of(number, self.images.bold()), width, turned)


class Carry:
    """A card that the pointer carries. Let go over a control it makes the choices that `keys_over` names, one after the
    other; with none it goes back."""

    def __init__(self, cards: Traffic[C], zone: str, at: int, keys_over: Callable[[str], Sequence[str]]) -> None:
        self.cards, self.zone, self.at, self.keys_over = cards, zone, at, keys_over

    def lift(self, x: float, y: float) -> None:
        self.carry(x, y, None)

    def carry(self, x: float, y: float, onto: str | None) -> None:
        """It lies elsewhere now: the next motion brings it home."""
        row = self.cards.sprites.get(self.zone, [])
        if self.at < len(row):
            card = self.cards.carried = row[self.at]
            card.x, card.y, card.angle, card.lift, card.goal = x, y, 0, LIFTED, None
            self.cards.view.redraw()

    def drop(self, x: float, y: float, onto: str | None) -> None:
        """It goes back where nothing is chosen, or where a warning comes first."""
        view, card, self.cards.carried = self.cards.view, self.cards.carried, None
        if card is not None:
            card.lift = 0
        given = view.answered
        if keys := self.keys_over(onto or ""):
            self.cards.wishes = keys[1:]
            view.answer(keys[0])
        if view.answered == given:
            self.cards.settle()
