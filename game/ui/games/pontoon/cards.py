"""cards: Pontoon's quest, weapons and companions, as they lie, travel, turn, and light up when they act."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import cos, radians, sin

from game.engine.events import Changed, Event, Looked, Moved, Revealed, Said
from game.rules.pontoon.cards import Content
from game.rules.pontoon.turn_move import Declaring
from game.ui.draw.paint import GOLD, INK, Sheet, dashes, icon
from game.ui.draw.shapes import disc
from game.ui.games.pontoon.looking import only_you
from game.ui.games.pontoon.parties import Parties
from game.ui.games.pontoon.places import OWN_STEP, OWN_TOP, PILE_BACK, VISIBLE, Places
from game.ui.style.metrics import ROUND
from game.ui.style.palette import palette
from game.ui.table.marks import CYAN, Marks
from game.ui.table.part import Target, View
from game.ui.table.sprites import Images, Spot, Sprite, uncovered
from game.ui.table.traffic import Traffic
from game.ui.window.focus import Control
from game.ui.window.motion import BURST, FLIP, Burst, Call, Flip, Glide, Motion, Then, Together, Wait, in_out_sine

FLASH = 700  # ms


class Cards(Traffic[Sprite]):
    """All cards that lie apart; piles and portraits are where they come from and go to."""

    def __init__(self, view: View, images: Images, places: Places, marks: Marks) -> None:
        super().__init__(view, images)
        self.places, self.marks, self.parties = places, marks, Parties(view)
        self.content: Content = view.content

    # ---- at rest -------------------------------------------------------------------------------------------------
    def laid(self) -> Iterable[str]:
        return (zone for zone in self.view.picture.zones if zone.partition("/")[0] in VISIBLE)

    def sprite(self, zone: str, card: int | None) -> Sprite:
        back = {"quest": "quest", "equipment": "equipment"}.get(zone.partition("/")[0], "guild")
        turned = card is not None and card < self.content.first_quest and self.view.picture.facts["turned"][card]
        return Sprite(card, back, turned=bool(turned))

    def spot(self, zone: str, at: int, count: int) -> Spot:
        return self.places.spot(zone, at, count)

    def heap(self, zone: str) -> Spot:
        return self.places.pile(zone) if zone in PILE_BACK or zone == "warning" else self.places.quest()

    def pictures_needed(self) -> list[tuple[int, int, bool]]:
        widths, pixels = self.places.widths(), self.view.pixels
        found = list[tuple[int, int, bool]]()
        for number in range(len(self.content.backs)):
            if number >= self.content.first_quest:
                found.append((number, pixels(self.places.quest().w), False))
                continue
            sides = (False, True) if self.content.cards[number].sub is not None else (False,)
            found += [(number, pixels(width), turned) for turned in sides for width in widths]
        return found

    # ---- what happens --------------------------------------------------------------------------------------------
    def show(self, event: Event) -> Motion | None:
        match event:
            case Revealed(zone=zone, at=at, card=card):
                return self.revealed(zone, at, card)
            case Looked(zone=zone, at=at, card=int(card)) if zone in self.sprites:
                return Call(partial(self.known, self.sprites[zone][at], card))
            case Changed(field="stayed", value=True):
                steps = self.reflow()
                return Then(Call(self.view.sounder("card")), Together(*steps)) if steps else None
            case Changed(field="phase", value="battle"):
                return Together(*steps) if (steps := self.reflow()) else None
            case Changed(field="turned", value=True, index=card):
                return self.turned_over(int(card))
            case Said(what="ability", about=about):
                return self.flash(int(about[0]))
        return super().show(event)

    def depart(self, event: Moved, sprite: Sprite) -> Motion:
        if event.src == event.dst:
            return Then(Call(self.view.sounder("card")), Wait(240))
        family, _, seat = event.dst.partition("/")
        if family == "won":
            return self.quest_flies(sprite, int(seat))
        sprite.up, sprite.turned = sprite.up and event.src == "quest", False
        sprite.grown = self.heap(event.dst).w
        return super().depart(event, sprite)

    def quest_flies(self, sprite: Sprite, seat: int) -> Motion:
        """To the winner's portrait, where it bursts into stars."""
        x, y = self.places.crest(seat)
        burst = Sprite(None, "quest", x, y, alpha=0)
        self.flying += [sprite, burst]
        return Then(
            Call(self.view.sounder("whoosh")),
            Glide(sprite, 520, in_out_sine, hop=60, x=x, y=y, w=70, angle=-8),
            Call(lambda: self.drop(sprite)),
            Call(self.view.sounder("coin")),
            Burst(burst, ms=BURST),
            Call(lambda: self.drop(burst)),
        )

    def revealed(self, zone: str, at: int, card: int | None) -> Motion:
        """A weapon is turned face up; its owner has seen it all the time."""
        sprite, drum = self.sprites[zone][at], Call(self.view.sounder("drum"))
        if sprite.card is not None and sprite.up and zone == f"equipment/{self.view.viewer}":
            return Then(drum, Glide(sprite, 160, lift=0.08), Glide(sprite, 160, lift=0))

        def swap() -> None:
            sprite.card, sprite.up = card, True

        return Then(drum, Wait(260), Call(self.view.sounder("flip")), Flip(sprite, swap, FLIP))

    def known(self, sprite: Sprite, card: int) -> None:
        """Who has looked knows it from now on."""
        sprite.card, sprite.up = card, True

    def turned_over(self, card: int) -> Motion | None:
        """Half a turn: the sub power comes up."""
        if (sprite := self.sprite_of(card)) is None:
            return None
        swap = Flip(sprite, lambda: setattr(sprite, "turned", True), FLIP)
        return Then(Call(self.view.sounder("flip")), swap)

    def flash(self, card: int) -> Motion | None:
        """The card that acts lights up and is named."""
        if (sprite := self.sprite_of(card)) is None:
            return None

        def end() -> None:
            sprite.glow = 0

        cry = self.view.crier(self.content.cards[card].art, "act")
        lit = Glide(sprite, 160, glow=1)
        named = self.view.say_over(card, partial(self.view.where, card), self.content.name(card), "name", FLASH)
        return Then(Call(self.view.sounder("magic")), lit, Call(cry), named, Call(end))

    # ---- seen ----------------------------------------------------------------------------------------------------
    def depth(self, zone: str, sprite: Sprite) -> float:
        return 8 if zone == "quest" else 6 if zone.endswith(f"/{self.view.home}") else 4

    def draw(self, s: Sheet) -> None:
        own = self.sprites[f"equipment/{self.view.home}"]
        secret = bool(own) and self.parties.secret()
        if secret and not own[0].angle:
            self.underlay(s, own[0])
        super().draw(s)
        if secret:
            only_you(self.view, self.places.hand, s, own[0])
        self.next_place(s)
        self.counts(s)
        self.draw_marks(s)
        for sprite in self.flying:
            self.coins(s, sprite)

    def counts(self, s: Sheet) -> None:
        """Over the number of a card what it counts now, where that is another one: copied, or adjusted."""
        for sprite in (sprite for sprites in self.sprites.values() for sprite in sprites):
            card = sprite.card if sprite.up else None
            if card is None or card >= self.content.first_quest or not (now := self.parties.unlike_print(card)):
                continue
            r, lean = max(10.0, 0.15 * sprite.w), radians(sprite.angle)
            dx, dy = -0.36 * sprite.w, -0.51 * sprite.w  # of the number from the middle of a card that stands upright
            x, y = sprite.x + dx * cos(lean) - dy * sin(lean), sprite.y + dx * sin(lean) + dy * cos(lean)

            def paint(t: Sheet, r: float = r, now: str = now) -> None:
                t.svg(disc(r + 2, r + 2, r + 2, INK) + disc(r + 2, r + 2, r, GOLD))
                t.say(now, "number", INK, r + 2, r + 2, "c", 1.6 * r, maxh=1.7 * r)

            self.view.stamps.put(s, ("counts", now, r), x - r - 2, y - r - 2, 2 * r + 4, 2 * r + 4, paint)

    def draw_marks(self, s: Sheet) -> None:
        """What acts, what the log speaks of, and what can be chosen."""
        pieces = self.view.spoken_of()
        for zone, sprites in self.sprites.items():
            for sprite in sprites:
                if sprite.card in pieces or zone in pieces and not zone.startswith("companions"):
                    self.marks.edge(s, sprite.box(), CYAN, 4)
                if sprite.glow:
                    self.marks.edge(s, sprite.box(), palette.cream, 3 + 4 * sprite.glow)
        self.marks.choices(s, self.controls)

    def underlay(self, s: Sheet, sprite: Sprite) -> None:
        """The card as the others see it: face down, under the face that only its owner sees."""
        back = self.images.of("equipment", round(sprite.grown * s.u), False, (round(sprite.angle) - 7) % 360)
        if sprite.w != sprite.grown:
            back = self.images.stretched(back, sprite.w / sprite.grown)
        x, y = s.px(sprite.x - 14 * self.places.hand.k, sprite.y + 6 * self.places.hand.k)
        s.surf.blit(back, (x - back.get_width() // 2, y - back.get_height() // 2))

    def next_place(self, s: Sheet) -> None:
        """Where the next companion will lie."""
        count = len(self.sprites.get(f"companions/{self.view.home}", ()))
        hand, x = self.places.hand, self.places.held.left + count * OWN_STEP
        w = min(138.0, hand.design[0] + hand.design[2] - x)
        if w < 60 or self.view.picture.facts["stayed"][self.view.home] or not isinstance(self.view.about, Declaring):
            return

        def paint(t: Sheet) -> None:
            t.svg(
                dashes(4, 4, w - 8, 198, palette.baize, 2, 10, 8, 12, 0.55)
                + icon("plus", w / 2, 90, 34, palette.baize, palette.baize)
            )
            t.say("next", "note", palette.white, w / 2, 126, "c", w - 12, maxh=20)

        self.view.stamps.put(hand.sheet(s), ("next", w), x + 2, OWN_TOP, w, 206, paint)

    def coins(self, s: Sheet, sprite: Sprite) -> None:
        """Stars that burst out of a won quest."""
        for i, (dx, dy, alpha) in enumerate(sprite.coins):
            size = 22 + 6 * (i % 3)

            def paint(t: Sheet, size: float = size) -> None:
                t.svg(
                    icon("star", size / 2 + 1, size / 2 + 2, size, palette.shadow)
                    + icon("star", size / 2, size / 2, size, palette.gold)
                )

            if alpha > 0.1:
                self.view.stamps.put(
                    s, ("coin", size), sprite.x + dx - size / 2, sprite.y + dy - size / 2, size + 4, size + 4, paint
                )

    # ---- pointed at ----------------------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        return [self.control(zone, at) for zone, sprites in self.sprites.items() for at in range(len(sprites))]

    def control(self, zone: str, at: int) -> Control:
        """A choice may lie on a weapon's place or the quest's, or on a companion itself."""
        card, crowd = self.view.picture.zones[zone][at], zone.startswith("companions")
        target: Target = card if crowd and card is not None else zone
        control = self.view.control(
            f"{zone}/{at}" if crowd else zone,
            uncovered(self.sprites[zone], at),
            target,
            self.content.name(card) if card is not None else "Hidden Equipment",
            zone="choices" if self.view.option_at(target) else zone,
            radius=ROUND,
        )
        control.tags["card"] = card
        control.zoom = self.view.zoomer(control)
        return control
