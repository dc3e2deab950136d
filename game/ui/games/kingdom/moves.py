"""moves: how each event is seen: cards that travel, the Array that parts, deeds that flash, points that float."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.events import Changed, Event, Looked, Moved, Revealed, Said, Shuffled
from game.rules.kingdom.cards import Content
from game.rules.kingdom.state import SIDES
from game.rules.kingdom.words import eaten, spoils
from game.ui.games.kingdom.faces import CHIP
from game.ui.games.kingdom.places import Places, open_to
from game.ui.games.kingdom.story import Story
from game.ui.table.cardtable import CardTable
from game.ui.table.sprites import Spot, Sprite
from game.ui.window.motion import (
    BURST,
    DEAL,
    FLIP,
    FLOAT_UP,
    Burst,
    Call,
    Fade,
    Flip,
    Glide,
    Motion,
    Then,
    Together,
    Wait,
    in_out_sine,
)

FLASH, STEP, SHOWN = 900, 560, 520  # ms
SMALL = 60.0  # cards narrower than this are chips
QUIET = ("turn", "active", "beaten", "tokens", "phase", "starting", "lots")


@dataclass
class Card(Sprite):
    """A card with the place it is going to."""

    goal: Spot | None = None

    @property
    def shows(self) -> int | str:
        if self.card is None or not self.up:
            return self.back
        return self.card + CHIP if self.grown < SMALL else self.card


@dataclass
class Floating:
    """Points that rise and fade."""

    text: str
    x: float
    y: float
    alpha: float = 0.0


class Moves(CardTable):
    """The motions; what they move belongs to the table."""

    content: Content
    places: Places
    sprites: dict[str, list[Card]]
    flying: list[Card]
    floats: list[Floating]
    acting: tuple[int, str] | None  # card that acts, and the name of its deed
    step: str  # of the Aftermath
    story: Story

    def show(self, number: int, event: Event) -> Motion | None:
        self.story.hear(event)
        match event:
            case Moved():
                return self.moved(event)
            case Revealed(zone=zone, card=card):
                super().show(number, event)
                return self.turned_up(zone, card)
            case Shuffled(zone=zone):
                super().show(number, event)
                self.sort_out(zone)
                return None
            case Changed(field="reserve", index=seat, value=value):
                gain = int(value) - int(self.picture.facts["reserve"][seat])
                super().show(number, event)
                return self.points(int(seat), gain)
            case Changed():
                super().show(number, event)
                return self.changed(event)
            case Looked():
                super().show(number, event)
                return None
            case Said():
                return self.said(event)
        return super().show(number, event)

    def joins(self, event: Event, after: Event) -> bool:
        """Cards of one sweep go together, and so does what is put straight between them."""
        if isinstance(after, Changed):
            return after.field in ("active", "beaten", "tokens")
        return (
            isinstance(after, Moved)
            and sweep(after) != ""
            and isinstance(event, Moved)
            and sweep(event) == sweep(after)
        )

    # ---- cards that travel -------------------------------------------------------------------------------------
    def moved(self, event: Moved) -> Motion | None:
        sprite = self.lift(event)
        self.picture.apply(event)
        if event.dst in self.sprites:
            return self.arrive(event, sprite)
        return self.depart(event, sprite)

    def lift(self, event: Moved) -> Card:
        """The card's sprite taken from where it lies; a new one from a heap."""
        if event.src in self.sprites:
            return self.sprites[event.src].pop(event.was)
        spot = self.places.heap(event.src)
        open_heap = event.src.partition("/")[0] in ("treasury", "graveyard", "discard")
        sprite = Card(
            event.card,
            "kingdom",
            spot.x,
            spot.y,
            spot.w,
            grown=max(spot.w, 48.0),
            up=open_heap and event.card is not None,
        )
        return sprite

    def arrive(self, event: Moved, sprite: Card) -> Motion:
        self.sprites[event.dst].insert(event.at, sprite)
        sprite.card = event.card
        steps: list[Motion] = [Call(self.sounder("card")), Together(*self.reflow(sprite))]
        if event.card is not None and not sprite.up:
            steps.append(Together(Call(self.sounder("flip")), Flip(sprite, lambda: setattr(sprite, "up", True), FLIP)))
        if event.card is None:
            sprite.up = False
        return Then(*steps)

    def reflow(self, leading: Card | None = None) -> list[Motion]:
        """All cards that lie elsewhere than they should go there; `leading` hops."""
        found: list[Motion] = []
        for zone, sprites in self.sprites.items():
            for at, sprite in enumerate(sprites):
                spot = self.places.spot(zone, at, len(sprites))
                if sprite.goal == spot:
                    continue
                sprite.goal, sprite.grown = spot, spot.w
                far = abs(spot.x - sprite.x) + abs(spot.y - sprite.y)
                hop = min(46, far * 0.09) if sprite is leading else 0
                found.append(
                    Glide(sprite, DEAL + min(200, far * 0.25), hop=hop, x=spot.x, y=spot.y, w=spot.w, angle=spot.angle)
                )
        return found

    def depart(self, event: Moved, sprite: Card) -> Motion:
        """To a heap, where it is taken off the table."""
        spot = self.places.heap(event.dst)
        land = self.send(sprite, event.dst)
        if event.card is None:
            sprite.up = False
        sprite.grown = max(spot.w, sprite.grown if sprite.w > SMALL else 48.0)
        way = Glide(sprite, DEAL + 120, in_out_sine, hop=24, x=spot.x, y=spot.y, w=spot.w, angle=0)
        return Then(Call(self.sounder("card")), Together(Then(way, Call(land)), *self.reflow()))

    def sort_out(self, zone: str) -> None:
        """After a shuffle the cards of an open row lie in their new order."""
        for sprite, card in zip(self.sprites.get(zone, ()), self.picture.zones[zone]):
            sprite.card, sprite.up = card, card is not None

    def turned_up(self, zone: str, card: int | None) -> Motion | None:
        """A Monster that comes up from the deck is shown, then goes back."""
        if card is None or zone in self.sprites:
            return None
        spot = self.places.heap(zone)
        sprite = Card(card, "kingdom", spot.x, spot.y, spot.w, grown=130, up=False)
        self.flying.append(sprite)

        def land() -> None:
            if sprite in self.flying:
                self.flying.remove(sprite)

        there = Glide(sprite, DEAL, x=700, y=380, w=130)
        back = Glide(sprite, DEAL, in_out_sine, x=spot.x, y=spot.y, w=spot.w)
        return Then(
            Call(self.sounder("card")),
            there,
            Call(self.sounder("flip")),
            Flip(sprite, lambda: setattr(sprite, "up", True), FLIP),
            Wait(SHOWN),
            back,
            Call(land),
        )

    # ---- what changes --------------------------------------------------------------------------------------------
    def changed(self, event: Changed) -> Motion | None:
        if event.field == "turn":
            return self.story.summed()
        if event.field == "phase":
            self.step = ""
            if event.value == "resolve":
                self.places.split = 0  # each cut parts anew
            parts = self.reflow()
            return Then(Call(self.sounder("whoosh")), Together(*parts)) if parts else None
        if event.field == "triggered" and event.value:
            return self.announce("The end is near", "The deck has run out: no Refill any more", hold=1300)
        if event.field == "starting":
            return self.announce(
                f"{self.sitting.names[event.value]} begins",
                "Take a card; queue it up or cut with it",
                self.sitting.players[event.value].crest,
            )
        return None

    def points(self, seat: int, gain: int) -> Motion | None:
        """Points gained or lost rise over the seat's portrait."""
        if not gain:
            return None
        x, y, r = self.places.crest(seat)
        word = Floating(
            f"{gain:+d}".replace("-", "\u2212"),
            x + 60 if seat == self.home else x + 110,
            y + r + 34 if seat != self.home else y - 8,
        )
        self.floats.append(word)

        def gone() -> None:
            if word in self.floats:
                self.floats.remove(word)

        return Then(
            Call(self.sounder("coin" if gain > 0 else "lose")),
            Together(Fade(word, 1, 140), Glide(word, FLOAT_UP, y=word.y - 26)),
            Fade(word, 0, 160),
            Call(gone),
        )

    # ---- what is told ----------------------------------------------------------------------------------------------
    def said(self, event: Said) -> Motion | None:
        about, content = event.about, self.content
        match event.what:
            case "deed" | "control":
                return self.flash(int(about[0]), content.of(about[0]).deed)
            case "raid":
                return self.flash(int(about[0]), f"takes {about[1]}", FLASH / 2)
            case "twice":
                deed = next(one.deed for one in content.adventurers if one.id == about[0])
                return self.announce("Twice!", f"{deed} happens two times", hold=700)
            case "defeated":
                return self.beaten(event)
            case "glory":
                return self.announce(
                    f"{about[1]} points more", f"for {content.name(about[0])}", self.crest_of(event.player), hold=700
                )
            case "devoured":
                return self.announce(
                    "The Dragon feasts",
                    f"on {eaten(event, self.sitting.names)}",
                    self.crest_of(event.player),
                    hold=900,
                )
            case "nothing":
                return self.announce(
                    "Nothing happens", "The deed changes nothing", self.crest_of(event.player), hold=700
                )
            case "step":
                short = not self.concerned(about[0])  # nobody waits for empty steps
                return Then(Call(lambda: setattr(self, "step", about[0])), Wait(STEP / 4 if short else STEP))
        return None

    def concerned(self, step: str) -> bool:
        """Whether there is anybody whom a step of the Aftermath is about."""
        cards = [card for side in SIDES for card in self.picture.zones[side] if card is not None]
        monsters = [card for card in cards if self.content.is_monster(card)]
        if step == "return":
            return len(monsters) < len(cards)
        return any(self.picture.facts["tokens"][card] for card in monsters) if step == "leaving" else bool(monsters)

    def flash(self, card: int, deed: str, ms: float = FLASH) -> Motion:
        """The card that acts lights up and its deed is named."""

        def end() -> None:
            self.acting = None

        return Then(
            Call(lambda: setattr(self, "acting", (card, deed))), Call(self.sounder("magic")), Wait(ms), Call(end)
        )

    def beaten(self, event: Said) -> Motion:
        """Who beat what, with a burst of coins in the middle of the table."""
        monster, points, tokens, place = event.about
        burst = Card(None, "kingdom", 640, 330, alpha=0)
        self.flying.append(burst)

        def end() -> None:
            if burst in self.flying:
                self.flying.remove(burst)

        back = f" and {spoils(tokens, place)}" if tokens else ""
        name = self.sitting.names[event.player] if event.player is not None else ""
        told = self.announce(
            f"{self.content.of(monster).name} is beaten",
            f"{name}: {points} points{back}",
            self.crest_of(event.player),
            hold=800,
        )
        return Then(Call(self.sounder("drum")), Together(told, Then(Burst(burst, ms=BURST), Call(end))))

    def open_zones(self) -> list[str]:
        return open_to(list(self.picture.zones), self.home, self.viewer)


def sweep(event: Moved) -> str:
    """Which sweep over the table a move belongs to; "" for a move of its own."""
    source, target = event.src.partition("/")[0], event.dst.partition("/")[0]
    if target == "matrix" or source == "matrix":
        return target if target == "matrix" else ""
    sides = ("kingdom", "dungeon")
    if source == "array" and target in sides:
        return "cut"
    if source in sides and target == "array":
        return "slide"
    if (
        target in ("discard", "ability", "seen")
        or source == "seen"
        or source in ("deck", "ability")
        and target == "hand"
    ):
        return f"{source} {target}" if target != "discard" else "discard"
    if source in sides and target in ("hand", "treasury"):
        return target
    return ""
