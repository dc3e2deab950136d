"""cards: the cards of Dungeon & Kingdom that lie open, as they travel, are chosen and dragged, and light up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.engine.events import Changed, Event, Moved, Revealed, Said, Shuffled
from game.rules.kingdom.action import Using
from game.rules.kingdom.cards import Content
from game.rules.kingdom.resolve import Resolving
from game.rules.kingdom.state import SIDES
from game.ui.draw.paint import GOLD, Area, Sheet
from game.ui.draw.shapes import hull
from game.ui.games.kingdom.aim import Aim
from game.ui.games.kingdom.cardmarks import BELOW, HIGH, CardMarks
from game.ui.games.kingdom.picks import Picks
from game.ui.games.kingdom.places import Places, open_to
from game.ui.games.kingdom.printed import CHIP
from game.ui.style.metrics import SLIP
from game.ui.style.palette import palette
from game.ui.table.marks import CYAN, LIT
from game.ui.table.part import Part, Target, View
from game.ui.table.sprites import Images, Spot, Sprite, uncovered
from game.ui.table.traffic import Carry, Traffic
from game.ui.window.focus import Control
from game.ui.window.motion import BURST, DEAL, Burst, Call, Glide, Motion, Then, Together, in_out_sine

FLASH, SHOWN = 900, 520  # ms
SMALL = 60.0  # cards narrower than this are chips, where nothing is made smaller
PILLS = {
    "fight": ("Fight", "sword", palette.risk),
    "control": ("Control", "hero", palette.azure),
    "deed": ("", "star4", palette.azure),
}


@dataclass
class Card(Sprite):
    """A card, or its chip where it is small."""

    small: float = SMALL

    @property
    def shows(self) -> int | str:
        if self.card is None or not self.up:
            return self.back
        return self.card + CHIP if self.grown < self.small else self.card


class Cards(Traffic[Card]):
    """Market, Arrays, sides and own hand; piles, Treasuries, Graveyards and the other hands are heaps."""

    def __init__(self, view: View, images: Images, places: Places, aim: Aim, picks: Picks, marks: CardMarks) -> None:
        super().__init__(view, images)
        self.places, self.aim, self.picks, self.marks = places, aim, picks, marks
        self.content: Content = view.content
        self._made: tuple[object, list[Control]] = (None, [])  # the controls, and the moment they are of
        self.acting: int | None = None  # the card that acts

    # ---- at rest -------------------------------------------------------------------------------------------------
    def laid(self) -> Iterable[str]:
        return open_to(list(self.view.picture.zones), self.view.home, self.view.viewer)

    def sprite(self, zone: str, card: int | None) -> Card:
        return Card(card, "kingdom", up=card is not None, small=self.places.small)

    def spot(self, zone: str, at: int, count: int) -> Spot:
        return self.places.spot(zone, at, count)

    def heap(self, zone: str) -> Spot:
        return self.places.heap(zone)

    def face_up(self, heap: str) -> bool:
        return heap.partition("/")[0] in ("treasury", "graveyard", "discard")

    def pictures_needed(self) -> list[tuple[int, int, bool]]:
        """Cards and chips, one of each kind, in all sizes."""
        kinds = [found[0] for found in self.content.named.values()]
        return [
            (number + CHIP if width < self.places.small else number, self.view.pixels(width), False)
            for width in self.places.widths()
            for number in kinds
        ]

    @property
    def middle(self) -> tuple[float, float]:
        """Of what the turn is about."""
        x, y, w, h = self.view.area("stage") or self.view.area("array") or (0, 0, *self.view.room)
        return x + w / 2, y + h / 2

    @property
    def widest(self) -> float:
        return max(self.places.widths())

    def lay_out(self) -> None:
        self.acting = None
        self.places.retrace()
        super().lay_out()

    def settled(self) -> None:
        self.acting = None
        super().settled()

    def skipped(self) -> None:
        self.settle()

    def named(self, name: str) -> Area | None:
        """Round all cards of that id or word."""
        content = self.content
        boxes = [
            sprite.box()
            for sprites in self.sprites.values()
            for sprite in sprites
            if sprite.card is not None and name in (content.word(sprite.card), content.id(sprite.card))
        ]
        return hull(boxes)

    # ---- what happens --------------------------------------------------------------------------------------------
    def show(self, event: Event) -> Motion | None:
        match event:
            case Moved(dst="box"):
                return None  # unseen, before a short game
            case Moved():
                if event.src in SIDES or event.dst in SIDES:
                    self.places.sides()  # the gap moves card by card
                return super().show(event)
            case Revealed(zone=zone, card=card):
                return self.turned_over(zone, card)
            case Shuffled(zone=zone):
                for sprite, lying in zip(self.sprites.get(zone, ()), self.view.picture.zones[zone]):
                    sprite.card, sprite.up = lying, lying is not None
            case Changed(field="phase", value=phase):
                if phase == "resolve":
                    self.places.split = 0  # each cut parts anew
                    self.places.sides()
                steps = self.reflow()
                return Then(Call(self.view.sounder("whoosh")), Together(*steps)) if steps else None
            case Said(what="deed" | "control", about=(int(card), *_)):
                return self.flash(card, self.content.of(card).deed)
            case Said(what="raid", about=(int(card), points)):
                return self.flash(card, f"takes {points}", FLASH / 2)
            case Said(what="defeated"):
                return self.burst()
        return None

    def depart(self, event: Moved, sprite: Card) -> Motion:
        sprite.grown = max(self.heap(event.dst).w, sprite.grown if sprite.w > sprite.small else self.from_below)
        return super().depart(event, sprite)

    def turned_over(self, zone: str, card: int | None) -> Motion | None:
        """A Monster that comes up from the deck is shown, then goes back."""
        if card is None or zone in self.sprites:
            return None
        spot, (x, y) = self.heap(zone), self.middle
        sprite = Card(card, "kingdom", spot.x, spot.y, spot.w, grown=130, up=False, small=self.places.small)
        back = Glide(sprite, DEAL, in_out_sine, x=spot.x, y=spot.y, w=spot.w)
        return self.shown_apart(sprite, Glide(sprite, DEAL, x=x, y=y, w=self.widest), ms=SHOWN, back=back)

    def flash(self, card: int, deed: str, ms: float = FLASH) -> Motion:
        """The card that acts lights up and its deed is named."""

        def begin() -> None:
            self.acting = card

        def end() -> None:
            self.acting = None

        cry = self.view.crier(self.content.of(card).art, "act")
        named = self.view.say_over(card, partial(self.view.where, card), deed, "name", ms)
        return Then(Call(begin), Call(self.view.sounder("magic")), Call(cry), named, Call(end))

    def burst(self) -> Motion:
        """Coins in the middle of the table."""
        coins = Card(None, "kingdom", *self.middle, alpha=0)
        self.flying.append(coins)
        return Then(Call(self.view.sounder("drum")), Burst(coins, ms=BURST), Call(lambda: self.drop(coins)))

    # ---- seen ----------------------------------------------------------------------------------------------------
    def depth(self, zone: str, sprite: Card) -> float:
        return 3 if sprite.w < sprite.small else 5

    def rows(self) -> Iterable[tuple[str, list[Card]]]:
        """All zones but the cards that are looked through."""
        return (
            (zone, sprites)
            for zone, sprites in self.sprites.items()
            if not zone.startswith("seen") and self.places.seen(zone)
        )

    def lying_open(self) -> Iterable[tuple[str, Card, Area]]:
        """Zone, card, and what of it the next one does not cover."""
        for zone, sprites in self.rows():
            for at, sprite in enumerate(sprites):
                yield zone, sprite, uncovered(sprites, at)

    def draw(self, s: Sheet) -> None:
        lying = list(self.lying_open())
        for zone, sprite, _ in lying:
            self.images.draw(s, sprite, self.depth(zone, sprite))
        self.draw_marks(s, lying)

    def draw_marks(self, s: Sheet, lying: Iterable[tuple[str, Card, Area]]) -> None:
        """What acts, what the log and the question speak of, what lacks, what would pay, and what can be chosen."""
        marks, tokens = self.marks, self.view.picture.facts["tokens"]
        lacking, paying = self.aim.lacking(), self.aim.paying() | set(self.picks.cards)
        known = [(zone, sprite, box, sprite.card) for zone, sprite, box in lying if sprite.card is not None]
        self.draw_edges(s, known)
        for zone, sprite, _, card in known:
            if card in lacking:
                marks.lacks(*self.in_pane(s, zone, sprite.box()), lacking[card])
        for zone, _, box, card in known:
            if card in paying:
                marks.pays(*self.in_pane(s, zone, box))
        if self.view.question is not None or self.view.focus.device != "mouse":
            self.draw_choices(s)
        for _, sprite, _, card in known:
            if sprite.up and tokens[card]:
                marks.loot(s, sprite, sprite.w < sprite.small, tokens[card])
        for sprite in self.flying:
            marks.coins(s, sprite)

    def draw_edges(self, s: Sheet, known: Iterable[tuple[str, Card, Area, int]]) -> None:
        pieces, caught, meant = self.view.spoken_of(), self.aim.caught(), self.aim.meant()
        for zone, sprite, box, card in known:
            if card in pieces:
                self.marks.edge(*self.in_pane(s, zone, sprite.box()), CYAN, 4)
            if zone == "taken" or card == caught:
                self.marks.edge(*self.in_pane(s, zone, sprite.box()), GOLD, 4)
            if card == self.acting:
                self.marks.edge(*self.in_pane(s, zone, sprite.box()), palette.cream, 5)
            if card in meant or card in self.picks.now.may:
                self.marks.edge(*self.in_pane(s, zone, box), LIT, 4)

    def draw_choices(self, s: Sheet) -> None:
        """Lit cards, in the measures of what they lie in."""
        for control in self.controls():
            t, box = self.in_pane(s, control.id.rpartition("/")[0], control.ring or control.rect)
            self.marks.choices(t, partial(list, [replace(control, rect=box, ring=None)]), self.draw_pill)

    def in_pane(self, s: Sheet, zone: str, box: Area) -> tuple[Sheet, Area]:
        """The sheet and the box of what lies in a zone, in the units of its pane."""
        pane = self.places.pane(self.places.lies_in(zone))
        return pane.sheet(s), pane.unbox(box)

    def draw_pill(self, s: Sheet, control: Control) -> None:
        """What choosing a card of the stage does."""
        if (pill := self.pill_of(control)) is not None:
            text = pill[0] or self.content.of(int(str(control.tags["card"]))).deed
            self.marks.pill(s, control.rect, text, *pill[1:])

    def pill_of(self, control: Control) -> tuple[str, str, str] | None:
        """Words, sign and colour of the button below a card of the stage."""
        word = str(control.tags.get("key", "")).partition(":")[0]
        return PILLS.get(word) if isinstance(self.view.about, Resolving) else None

    def draw_above(self, s: Sheet) -> None:
        """What lies over the lists: cards that were looked at, and those in the air."""
        for zone, sprites in self.sprites.items():
            if zone.startswith("seen") and not self.aim.looking:
                for sprite in sprites:
                    if self.aim.summoned() is None or sprite.w > self.places.small:
                        self.images.draw(s, sprite, 6)
        for sprite in self.flying:
            self.images.draw(s, sprite, 6)

    # ---- pointed at ----------------------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        at = self.view.moment, self.view.sized, self.view.turned, tuple(self.picks.cards)
        if self.view.moving or self._made[0] != at:
            self._made = at, self.made()
        return self._made[1]

    def made(self) -> list[Control]:
        return [self.control(zone, sprites, at) for zone, sprites in self.rows() for at in range(len(sprites))]

    def control(self, zone: str, sprites: Sequence[Sprite], at: int) -> Control:
        family, lying = zone.partition("/")[0], self.view.picture.zones[zone]
        card = lying[at] if at < len(lying) else None
        target: Target = zone if card is None or family == "matrix" else card
        label = self.content.name(card) if card is not None else "A hidden card"
        id, box = f"{zone}/{at}", uncovered(sprites, at)
        if card is not None and card in self.picks.now.may:
            control = Control(id, box, label, partial(self.picks.toggle, card), zone="choices", radius=SLIP)
        elif self.aim.apart:
            why = "It takes no part in this." if self.picks.asked else "Choose from the row below."
            control = Control(id, box, label, enabled=False, why_not=why, zone=family, radius=SLIP)
        else:
            lit = self.view.option_at(target) is not None
            control = self.view.control(id, box, target, label, zone="choices" if lit else family, radius=SLIP)
            control.tip = ""  # the prompt says it
        control.tags |= {"card": card, "whole": box[2] >= sprites[at].w}
        if "key" in control.tags and isinstance(self.view.about, Resolving):
            control.tags["asked only"] = True  # what it would cost and bring is shown, and not to be covered
        control.zoom = self.view.zoomer(control)
        if self.pill_of(control) is not None:  # its button is pressed, too
            pane, control.ring = self.places.pane(self.places.lies_in(zone)), control.rect
            left, top, wide, high = pane.unbox(control.rect)
            control.rect = pane.box((left, top, wide, high + BELOW + HIGH))
        if zone == "taken" and isinstance(self.view.about, Using):
            control.enabled, control.why_not = True, ""
            control.drag = Carry(self, zone, at, self.keys_over)
        elif family == "matrix" and "key" in control.tags:
            control.drag = Carry(self, zone, at, partial(self.taken_to, str(control.tags["key"])))
        return control

    def keys_over(self, onto: str) -> Sequence[str]:
        """The taken card does what it is let go over."""
        option = self.view.choice_on(onto)
        return (option.key,) if option else ()

    def taken_to(self, key: str, onto: str) -> Sequence[str]:
        """A card of the market over the own Array is taken; over the next slot it queues up as well."""
        if onto == f"slot/{self.view.home}":
            return key, "queue"
        return (key,) if onto.startswith(f"array/{self.view.home}/") else ()


class Overhead(Part):
    """What of the cards is drawn over the lists."""

    name = "overhead"

    def __init__(self, view: View, cards: Cards) -> None:
        super().__init__(view)
        self.cards = cards

    def draw(self, s: Sheet) -> None:
        self.cards.draw_above(s)
