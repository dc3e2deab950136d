"""booster_opening: a booster on the stage: it shakes, its strip tears off, six cards come and are turned in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.pack.cards import Content, Monster
from game.ui.draw import cards
from game.ui.draw.cards.wrapper import H, W, ahead, spent, torn, whole
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.rooms import light
from game.ui.draw.shapes import focus_ring, put, shade
from game.ui.games.pack.printed import front
from game.ui.scenes.workshop.booster_card import CARD_H, CARD_W, LOUD, MIDDLE, Spot, coins, draw_spot
from game.ui.style.metrics import BROAD, ROUND, SLIP
from game.ui.style.palette import palette
from game.ui.window.focus import Control, Focus
from game.ui.window.motion import (
    APART,
    Burst,
    Call,
    Flip,
    Glide,
    Motion,
    Shake,
    Then,
    Together,
    Wait,
    in_out_sine,
    out_back,
)
from game.ui.window.scene import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

STAGE: Area = (14.0, 50.0, 844.0, 566.0)  # what the cards take, in units of the stage's own; it is laid into any box
FLAT: Area = (-190.0, 50.0, 1272.0, 288.0)  # the same where all lie in one row
WRAPPED: Area = (14.0, 100.0, 844.0, 460.0)  # what the wrapper takes
PACK_W = 300.0


class Foil:
    """The wrapper: `nudge` shakes it, `strip` is how far its strip has flown, `sunk` how far the rest has dropped."""

    def __init__(self) -> None:
        self.nudge = self.strip = self.sunk = 0.0
        self.coins: list[tuple[float, float, float]] = []
        self.open = False


class Stage(Widget):
    """The wrapper, or the cards that came out of it. `again` is called by the wrapper being chosen."""

    def __init__(
        self,
        app: House,
        content: Content,
        open_one: Callable[[], object],
        zoom: Callable[[Monster], object],
        waiting: Callable[[], int],
    ) -> None:
        super().__init__("stage", STAGE)
        self.parlour, self.content, self.open_one, self.zoom, self.waiting = app, content, open_one, zoom, waiting
        self.foil = Foil()
        self.spots: list[Spot] = []
        self.px = 0  # width of a card when last drawn
        self.coming: list[Spot] = []  # what is in the booster that is being opened

    def grown(self, seen: Area) -> float:
        """How large the stage is where so much of it is seen."""
        return min(self.box[2] / seen[2], self.box[3] / seen[3])

    @property
    def seen(self) -> Area:
        """What is seen of the stage: the cards in two rows or in one, whichever makes them larger."""
        return max(STAGE, FLAT, key=self.grown) if self.spots else WRAPPED

    @property
    def k(self) -> float:
        """Units of the screen for one of the stage: as large as fits into its box."""
        return self.grown(self.seen)

    @property
    def corner(self) -> tuple[float, float]:
        """Where the stage begins on the screen: in the middle of its box."""
        x, y, w, h = self.box
        return x + (w - self.seen[2] * self.k) / 2, y + (h - self.seen[3] * self.k) / 2

    def _seen(self, box: Area) -> Area:
        """Where a box of the stage lies on the screen."""
        (x, y), k = self.corner, self.k
        return x + (box[0] - self.seen[0]) * k, y + (box[1] - self.seen[1]) * k, box[2] * k, box[3] * k

    def _sheet(self, s: Sheet) -> Sheet:
        """The screen in the units of the stage."""
        x, y, _, _ = self._seen((0, 0, 0, 0))
        return Sheet(s.u * self.k, (1, 1), s.surf, (s.ox + x * s.u, s.oy + y * s.u), s.marks)

    def hidden(self) -> Counter[str]:
        """The cards that nobody has seen yet."""
        return Counter(spot.monster.id for spot in self.coming if not spot.up)

    @property
    def all_up(self) -> bool:
        return all(spot.up for spot in self.spots)

    def lay_out(self, monsters: Sequence[Monster], fresh: Sequence[bool], turned: int) -> None:
        """The cards in their places at once, the first ones turned."""
        self.spots = self.coming = [Spot(at, *one) for at, one in enumerate(zip(monsters, fresh))]
        self.arrange(self.spots)
        for at, spot in enumerate(self.spots):
            (spot.x, spot.y), spot.up = spot.home, at < turned

    def arrange(self, spots: Sequence[Spot]) -> None:
        """Tell each card where it belongs."""
        for spot in spots:
            spot.belongs(3 if self.grown(STAGE) >= self.grown(FLAT) else 6)

    # ---- what happens -----------------------------------------------------------------------------------------
    def show(self, monsters: Sequence[Monster], fresh: Sequence[bool]) -> Motion:
        """Tear the wrapper and deal what is in it, face down."""
        foil = self.foil = Foil()
        self.spots = []
        spots = self.coming = [Spot(at, monster, new) for at, (monster, new) in enumerate(zip(monsters, fresh))]
        self.arrange(spots)
        sounds = self.parlour.sounds
        for spot in spots if self.px else ():
            cards.prefetch(self.parlour.pictures, front(spot.monster), self.px)
        deal = Together(*(Glide(spot, 320, out_back, x=spot.home[0], y=spot.home[1]) for spot in spots), apart=APART)
        return Then(
            Call(lambda: sounds.play("drum")),
            Shake(foil, 9, 420),
            Call(partial(self._tear, foil)),
            Together(
                Glide(foil, 520, strip=1.0),
                Burst(foil, 18, 190, 700),
                Then(Wait(180), Glide(foil, 420, in_out_sine, sunk=1.0)),
            ),
            Call(lambda: self._out(spots)),
            deal,
        )

    def _tear(self, foil: Foil) -> None:
        foil.open = True
        self.parlour.sounds.play("whoosh")

    def _out(self, spots: list[Spot]) -> None:
        self.spots = spots
        self.parlour.sounds.play("shuffle")

    def turn(self, spot: Spot) -> None:
        """Turn a card over; a rare one with more noise."""
        if spot.up or spot.motion:
            return
        loud = spot.monster.rarity in LOUD
        self.parlour.sounds.play("magic" if loud else "flip")
        flip: Motion = Flip(spot, lambda: setattr(spot, "up", True))
        if loud:
            flip = Then(flip, Burst(spot, 12, 130))
        spot.motion = self.parlour.tempo.ready(flip)

    def turn_all(self) -> None:
        for spot in self.spots:
            self.turn(spot)

    def put_away(self) -> None:
        self.spots, self.coming, self.foil = [], [], Foil()

    def update(self, dt: float) -> bool:
        moved = False
        for spot in self.spots:
            if spot.motion:
                spot.motion.update(self.parlour.tempo.ms(dt))
                moved = True
                if spot.motion.done:
                    spot.motion = None
        return moved

    # ---- what the focus asks ----------------------------------------------------------------------------------
    def controls(self) -> Sequence[Control]:
        if not self.spots:
            one = Control("foil", self._seen(self._foil_box()), "A booster", self.open_one, zone="stage", radius=ROUND)
            one.enabled = self.waiting() > 0 and not self.foil.open
            one.why_not = "No booster waits to be opened. Win a game against the computer for the next one."
            return () if self.foil.open else (one,)
        found = []
        self.arrange(self.spots)
        for i, spot in enumerate(self.spots):
            deed = partial(self.zoom, spot.monster) if spot.up else partial(self.turn, spot)
            one = Control(
                f"card/{i}",
                self._seen(spot.box),
                spot.monster.name if spot.up else "A card",
                deed,
                zone="stage",
                radius=BROAD,
                zoom=partial(self.zoom, spot.monster) if spot.up else None,
            )
            found.append(one)
        return found

    def _foil_box(self) -> Area:
        high = PACK_W * H / W
        return MIDDLE[0] - PACK_W / 2, MIDDLE[1] - high / 2, PACK_W, high

    # ---- looks ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet, focus: Focus) -> None:
        controls = {control.id: control for control in self.controls()}
        s = self._sheet(s)
        if not self.spots:
            self._wrapper(s, focus, controls.get("foil"))
            return
        for i, spot in enumerate(self.spots):
            look = focus.look(controls[f"card/{i}"])
            s.mark("control", *spot.box, f"card/{i}")
            draw_spot(s, self.parlour.pictures, spot, look.state in ("hover", "pressed"))
            if look.ring:
                focus_ring(s, (*spot.home, CARD_W, CARD_H), BROAD)
        for spot in self.spots:
            coins(s, self.parlour.pictures, spot.coins, spot.home[0] + CARD_W / 2, spot.home[1] + CARD_H / 2)

    def _wrapper(self, s: Sheet, focus: Focus, control: Control | None) -> None:
        x, y, w, h = self._foil_box()
        foil, px = self.foil, round(PACK_W * s.u)
        self.px = round(CARD_W * s.u / self.k * max(self.grown(STAGE), self.grown(FLAT)))
        hot = False
        if control:
            look = focus.look(control)
            s.mark("control", x, y, w, h, control.id)
            hot = control.enabled and look.state in ("hover", "pressed")
            if look.ring:
                focus_ring(s, (x, y, w, h), ROUND)
        glow = 0.75 if hot or foil.open else 0.5
        put(
            s,
            STAGE,
            light(STAGE, *MIDDLE, 340, ((0, palette.cream, glow), (0.6, palette.amber, 0.14), (1, palette.amber, 0))),
            0,
        )
        if not foil.open:
            put(s, (x, y, w, h), shade(x + 10, y + 30, w - 8, h - 30, SLIP), 8)
        x += foil.nudge
        y -= 8 if hot and not foil.open else 0
        if not foil.open:
            image = whole(self.parlour.pictures, px)
            ahead(self.parlour.pictures, px)
            s.blit(image if self.waiting() or foil.nudge else spent(image), x, y)
            return
        strip, rest = torn(self.parlour.pictures, px)
        if foil.sunk < 1:
            rest.set_alpha(round(255 * (1 - foil.sunk)))
            s.blit(rest, x, y + 120 * foil.sunk)
            rest.set_alpha(255)
        if foil.strip < 1:
            flown = pygame.transform.rotate(strip, -38 * foil.strip)
            flown.set_alpha(round(255 * (1 - foil.strip)))
            s.blit(flown, x + 150 * foil.strip, y - 190 * foil.strip)
        coins(s, self.parlour.pictures, foil.coins, MIDDLE[0], y + 60)
