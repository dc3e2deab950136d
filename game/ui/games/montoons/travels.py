"""travels: how monsters get about: they walk, slide, leap, blitz, are shoved, led, thrown, swallowed, and fall."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from game.ui.draw.hexes.space import HW, PITCH
from game.ui.games.montoons.effects import RED, WINE, Effects
from game.ui.games.montoons.pieces import Monster
from game.ui.style.palette import palette
from game.ui.window.motion import (
    HEX_STEP,
    Appear,
    Call,
    Fade,
    Glide,
    Motion,
    Shake,
    Then,
    Together,
    in_out_sine,
    linear,
    out_back,
    out_cubic,
)

HOP, HIGH, LED = 18.0, 92.0, 10.0  # of a step, of a leap or throw, of who is led; units of the table
LEAP, SHOVED, SLID, BLITZ, SWALLOWED = 520, 150, 190, 75, 260  # ms; for each hex but the first and the last
WAYS = ((2 * HW, 0.0), (HW, PITCH), (-HW, PITCH), (-2 * HW, 0.0), (-HW, -PITCH), (HW, -PITCH))
PUSHED = {"push": "Pushed", "pull": "Pulled", "force": "Led along", "throw": "Thrown"}
FAR = 260  # from here on it was no step, units of the board
READ = 1100


class Leap(Motion):
    """A thing travels to x, y while its `up` rises to `high` and comes down again."""

    def __init__(self, thing: Any, ms: float, x: float, y: float, high: float) -> None:
        super().__init__(ms)
        self.thing, self.x, self.y, self.high = thing, x, y, high
        self.start = (x, y)

    def begin(self) -> None:
        self.start = self.thing.x, self.thing.y

    def at(self, t: float) -> None:
        k = in_out_sine(t)
        (x, y), thing = self.start, self.thing
        thing.x, thing.y = (self.x, self.y) if t == 1 else (x + (self.x - x) * k, y + (self.y - y) * k)
        thing.up = self.high * math.sin(math.pi * t) if t < 1 else 0.0

    def calm(self) -> Motion:
        return Appear(self.thing, {"x": self.x, "y": self.y})


class Travels:
    """`gait` is how the monster that acts moves just now ("", "jump" or "blitz"), `word` how somebody is moved."""

    def __init__(self, effects: Effects) -> None:
        self.effects, self.view, self.reading = effects, effects.view, effects.reading
        self.figures, self.air, self.island = effects.figures, effects.air, effects.figures.island
        self.forget()

    def forget(self) -> None:
        """Nobody is on the way."""
        self.gait, self.word = "", ""
        self.swallowed = -1  # who is in a whirlpool
        self.crashed = False  # the next blows come from running into something

    def moved(self, seat: int, space: int, was: str) -> Motion | None:
        """Set down, walked, leapt, shoved or thrown, and what the ground makes of it; `was` is the terrain left."""
        if space < 0:
            return None
        motion, (x, y) = self.travelled(seat, space, was), self.island.middle(space)
        quiet = seat == self.reading.moving_seat()
        lands = self.air.lands(str(self.view.picture.facts["terrain"][space]), x, y, quiet)
        return Then(motion, *lands) if motion else None

    def travelled(self, seat: int, space: int, was: str) -> Motion | None:
        x, y = self.island.middle(space)
        monster = self.figures.monsters.get(seat)
        if monster is None:
            return self.set_down(seat, x, y)
        if self.swallowed == seat:
            self.swallowed = -1
            return self.surfaced(monster, x, y)
        if monster.x == x and monster.y == y:
            return None
        far = abs(monster.x - x) + abs(monster.y - y) > FAR
        if seat != self.reading.moving_seat():
            return self.shoved(monster, x, y, far, was)
        if self.gait == "jump" or far:
            self.gait = ""
            return self.leapt(monster, x, y)
        if was == "ice":
            return Then(Call(self.view.sounder("whoosh")), Glide(monster, SLID, linear, x=x, y=y))
        return Then(Leap(monster, HEX_STEP, x, y, HOP), Call(self.view.sounder("step")))

    def set_down(self, seat: int, x: float, y: float) -> Motion:
        monster = self.figures.monsters[seat] = Monster(seat, x, y, up=60, alpha=0)
        lands = Together(Glide(monster, 260, out_back, up=0), Fade(monster, 1, 200))
        return Then(Call(self.view.sounder("card")), lands)

    def leapt(self, monster: Monster, x: float, y: float) -> Motion:
        trail = self.air.streaked(((monster.x, monster.y), (x, y)), self.reading.crest(monster.seat).light, 10)
        return Then(
            Call(self.view.sounder("whoosh")),
            self.air.aside(trail),
            Leap(monster, LEAP, x, y, HIGH),
            Call(self.view.sounder("step")),
            Shake(monster, 4, 120),
        )

    def shoved(self, monster: Monster, x: float, y: float, far: bool, was: str) -> Motion:
        """By somebody else: pushed and pulled flat along the ground, led with a lift, thrown high."""
        if self.word == "throw" or far:
            return Then(
                Call(self.view.sounder("whoosh")),
                Leap(monster, LEAP, x, y, HIGH * 1.2),
                Call(self.view.sounder("hit")),
                Shake(monster),
            )
        if self.word == "force":
            return Then(Leap(monster, SHOVED + 60, x, y, LED), Call(self.view.sounder("step")))
        ms = SLID if was == "ice" else SHOVED
        return Then(
            Call(self.view.sounder("whoosh")),
            self.air.aside(self.air.streaked(((monster.x, monster.y), (x, y)), palette.cream, 20)),
            Glide(monster, ms, linear if was == "ice" else out_cubic, x=x, y=y),
        )

    # ---- what is told ahead -------------------------------------------------------------------------------------
    def blitzes(self, monster: Monster, path: Sequence[int], look: str) -> Motion:
        """Straight through everything, before the blows that it deals."""
        ends = [(monster.x, monster.y), *map(self.island.middle, path)]
        x, y = ends[-1]
        way = self.air.aside(self.air.streaked(tuple(ends), self.reading.crest(monster.seat).base, 30))
        onset = self.effects.onset(look, monster, x, y) if look else None
        return Then(
            Call(self.view.sounder("whoosh")),
            Glide(monster, 90, x=monster.x, y=monster.y),
            self.air.strikes(onset, f"strike-{look}") if onset else way,
            Glide(monster, BLITZ * len(path), linear, x=x, y=y),
            Shake(monster, 5, 120),
        )

    def shoves(self, other: Monster, far: int, one: Monster | None) -> Motion:
        """Who moves somebody leans to them, and it is said over who is moved."""
        text = PUSHED[self.word] + (f" {far}" if far and self.word != "force" else "")
        said = Then(Call(self.view.sounder("whoosh")), self.effects.say_over(other, text, WINE, "arrow", 160))
        if one is None or one is other:
            return said
        x, y = one.x, one.y
        lean = 0.22 if self.word != "pull" else -0.14
        leans = Glide(one, 90, x=x + (other.x - x) * lean, y=y + (other.y - y) * lean)
        return Then(leans, Glide(one, 110, x=x, y=y), said)

    def slams(self, monster: Monster, space: int, way: int, struck: Monster | None) -> Motion:
        """Into somebody, a rock, or the edge: half the way, and back."""
        x, y = monster.x, monster.y
        hit, sparkle, aside = Call(self.view.sounder("hit")), self.air.sparkle, self.air.aside
        bump = Together(*(Shake(one, 8, 200) for one in (monster, struck) if one))
        if way < 0:
            tx, ty = self.island.middle(space)
            leaps = Then(Call(self.view.sounder("whoosh")), Leap(monster, LEAP, tx, ty, HIGH * 1.2))
            return Then(leaps, hit, aside(sparkle(tx, ty, "star4", 9, 60)), bump)
        dx, dy = WAYS[way]
        return Then(
            Glide(monster, 110, linear, x=x + dx * 0.45, y=y + dy * 0.45),
            hit,
            aside(sparkle(x + dx * 0.55, y + dy * 0.55, "star4", 9, 60)),
            bump,
            Glide(monster, 120, x=x, y=y),
        )

    def bumps(self, monster: Monster) -> Motion:
        """Against something on the ice."""
        bursts = self.effects.bursts(monster, "hit", "star4", 7, 50)
        return Then(bursts, Shake(monster, 9, 220), self.effects.say_over(monster, "Bump!", RED, "star4"))

    def swallows(self, monster: Monster) -> Motion:
        """Down into a whirlpool; the next step is out of another."""
        self.swallowed = monster.seat
        sinks = Together(Glide(monster, SWALLOWED, up=-26), Fade(monster, 0, SWALLOWED))
        return Then(Call(self.view.sounder("land-whirlpool")), sinks)

    def surfaced(self, monster: Monster, x: float, y: float) -> Motion:
        def there() -> None:
            monster.x, monster.y = x, y

        return Then(
            Call(there),
            *self.air.lands("whirlpool", x, y),
            Together(Glide(monster, SWALLOWED, out_back, up=0), Fade(monster, 1, SWALLOWED)),
        )

    def fallen(self, monster: Monster) -> Motion:
        """A defeated monster sinks away."""
        seat = monster.seat
        return Then(
            self.effects.bursts(monster, "lose", "star4", 12, 80),
            Together(Glide(monster, 500, up=-30), Fade(monster, 0, 500)),
            Call(lambda: self.figures.monsters.pop(seat, None)),
            self.view.announce(f"{self.reading.name(seat)} is defeated", "", self.view.crest(seat), READ),
        )
