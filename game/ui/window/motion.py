"""Motion: movement as values over time, so that a table says what moves and the clock does the rest.

All times are milliseconds of motion time; a Tempo turns real time into motion time (five speeds, instant, hold to
hurry). A motion takes its starting values when it first runs, so that it can be chained before they are known."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Protocol

Ease = Callable[[float], float]

SWEEP = 1200  # ms in which all cards of a sweep have set out, however many they are
DEAL, APART, FLIP, LIFT, HEX_STEP, TUMBLE, SETTLE = 220, 70, 260, 120, 160, 900, 120
SHAKE, FLOAT_UP, BURST, COUNT, DRAGON = 240, 700, 600, 400, 700
BANNER_IN, BANNER_HOLD, BANNER_OUT = 320, 600, 200
CALM = 100  # nothing travels longer than this when motion is reduced
SPEEDS = ("Instant", "Slow", "Calm", "Usual", "Brisk", "Quick")  # in the order of the setting
BY_PACE = (1, 2, 3, 4, 5, 0)  # the values of the setting as they are listed: from slow to at once
PACE = {1: 1.7, 2: 1.3, 3: 1.0, 4: 0.65, 5: 0.4}  # how much longer each speed takes; 0 is instant
HURRY = 4.0  # how much faster everything goes while the fast-forward key is held


def linear(t: float) -> float:
    return t


def out_quad(t: float) -> float:
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def in_out_sine(t: float) -> float:
    return (1 - math.cos(math.pi * t)) / 2


def out_back(t: float) -> float:
    """Overshoots by a tenth and comes back."""
    return 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2


class Motion:
    """Something that takes `ms` and then is done. Subclasses say where things stand at t in 0..1."""

    def __init__(self, ms: float) -> None:
        self.ms, self.spent, self.begun = ms, 0.0, False

    @property
    def done(self) -> bool:
        return self.begun and self.spent >= self.ms

    def begin(self) -> None:
        """Called once, before the first `at`."""

    def at(self, t: float) -> None:
        """Put things where they stand at t, 0..1; 1 is always shown once."""

    def update(self, dt: float) -> float:
        """Move on by dt ms; returns the time left over when the motion ended, else 0."""
        if self.done:
            return dt
        if not self.begun:
            self.begun = True
            self.begin()
        self.spent += dt
        over = max(0.0, self.spent - self.ms)
        self.spent = min(self.spent, self.ms)
        self.at(1.0 if self.spent >= self.ms else self.spent / self.ms)
        return over

    def skip(self) -> None:
        """Show the end at once; everything that was to be called is called."""
        self.update(math.inf)

    def calm(self) -> Motion:
        """The same with nothing travelling longer than CALM ms, for reduced motion."""
        self.ms = min(self.ms, CALM)
        return self


class Wait(Motion):
    """Nothing, for a while. Reading time is left alone by reduced motion."""

    def calm(self) -> Motion:
        return self


class Call(Motion):
    """A deed in the middle of a chain: a sound, a change of picture."""

    def __init__(self, deed: Callable[[], object]) -> None:
        super().__init__(0)
        self.deed = deed

    def begin(self) -> None:
        self.deed()


class Glide(Motion):
    """Attributes of a thing travel to new values: Glide(card, x=10, y=20, ms=220)."""

    def __init__(self, thing: Any, ms: float = DEAL, ease: Ease = out_cubic, hop: float = 0, **to: float) -> None:
        super().__init__(ms)
        self.thing, self.ease, self.hop, self.to = thing, ease, hop, to
        self.start: dict[str, float] = {}

    def begin(self) -> None:
        self.start = {name: getattr(self.thing, name) for name in self.to}

    def at(self, t: float) -> None:
        k = self.ease(t)
        for name, end in self.to.items():
            setattr(self.thing, name, end if t == 1 else self.start[name] + (end - self.start[name]) * k)
        if self.hop and t < 1:
            self.thing.y -= self.hop * math.sin(math.pi * t)

    def calm(self) -> Motion:
        return Appear(self.thing, self.to)


class Appear(Motion):
    """The calm twin of a glide: the thing is at its goal at once and fades in, if it can fade."""

    def __init__(self, thing: Any, to: dict[str, float]) -> None:
        super().__init__(CALM)
        self.thing, self.to = thing, to

    def begin(self) -> None:
        for name, end in self.to.items():
            setattr(self.thing, name, end)

    def at(self, t: float) -> None:
        if "alpha" not in self.to and hasattr(self.thing, "alpha"):
            self.thing.alpha = t


class Fade(Motion):
    """`alpha` of a thing goes to a value of 0..1."""

    def __init__(self, thing: Any, to: float, ms: float = CALM) -> None:
        super().__init__(ms)
        self.thing, self.to, self.start = thing, to, 0.0

    def begin(self) -> None:
        self.start = self.thing.alpha

    def at(self, t: float) -> None:
        self.thing.alpha = self.start + (self.to - self.start) * t


class Calmed(Motion):
    """What shows only how it ends where nothing is to move (`still`)."""

    still = False

    def calm(self) -> Motion:
        self.still = True
        return super().calm()


class Flip(Calmed):
    """A card turns: `wide` goes 1..0..1 by cosine, `lift` rises by 6 %, the face is swapped in the middle."""

    def __init__(self, thing: Any, swap: Callable[[], object], ms: float = FLIP) -> None:
        super().__init__(ms)
        self.thing, self.swap, self.swapped = thing, swap, False

    def at(self, t: float) -> None:
        if t >= 0.5 and not self.swapped:
            self.swapped = True
            self.swap()
        if not self.still:
            self.thing.wide = 1.0 if t == 1 else abs(math.cos(math.pi * t))
            self.thing.lift = 0.06 * math.sin(math.pi * t) if t < 1 else 0.0


class Tumble(Calmed):
    """A die rolls: `pose` runs through `poses` pictures at 24 a second, slowing; two bounces of 18 and 6 px in `hop`;
    the last pose is the face thrown. `vigour`, 0..1: the harder it is thrown the longer and higher."""

    def __init__(self, thing: Any, poses: int = 14, ms: float = TUMBLE, vigour: float = 0.5) -> None:
        super().__init__(ms * (0.6 + 0.8 * vigour) + SETTLE)
        self.thing, self.poses, self.high = thing, poses, 2 * vigour

    def at(self, t: float) -> None:
        if t == 1 or self.still:
            self.thing.pose, self.thing.hop = self.poses - 1, 0.0
            return
        rolled = min(1.0, self.spent / (self.ms - SETTLE))
        turns = 24 * (self.ms - SETTLE) / 1000 * out_cubic(rolled)
        self.thing.pose = self.poses - 1 if rolled == 1 else int(turns) % (self.poses - 1)
        first, second = rolled / 0.6, (rolled - 0.6) / 0.4
        hop = 18 * math.sin(math.pi * first) if first < 1 else 6 * math.sin(math.pi * min(1.0, second))
        self.thing.hop = self.high * hop


class Shake(Motion):
    """A blow: `nudge` swings +-size px four times and dies down."""

    def __init__(self, thing: Any, size: float = 6, ms: float = SHAKE) -> None:
        super().__init__(ms)
        self.thing, self.size = thing, size

    def at(self, t: float) -> None:
        self.thing.nudge = 0.0 if t == 1 else self.size * (1 - t) * math.sin(8 * math.pi * t)

    def calm(self) -> Motion:
        self.size = 0
        return super().calm()


class Count(Motion):
    """A number runs up or down: `show` is told each whole number once."""

    def __init__(self, show: Callable[[int], object], start: int, end: int, ms: float = COUNT) -> None:
        super().__init__(ms)
        self.show, self.start, self.end, self.now = show, start, end, None

    now: int | None

    def at(self, t: float) -> None:
        now = round(self.start + (self.end - self.start) * out_quad(t))
        if now != self.now:
            self.now = now
            self.show(now)


class Burst(Calmed):
    """Coins fly out and fall: `coins` is a list of (dx, dy, alpha), px from the middle."""

    def __init__(self, thing: Any, coins: int = 14, reach: float = 90, ms: float = BURST) -> None:
        super().__init__(ms)
        self.thing, self.coins, self.reach = thing, coins, reach

    def at(self, t: float) -> None:
        if t == 1 or self.still:
            self.thing.coins = []
            return
        far, fall = self.reach * out_quad(t), 120 * t * t
        self.thing.coins = [
            (far * math.cos(a) * (0.7 + 0.3 * (i % 2)), far * math.sin(a) * 0.7 - 30 * t + fall, 1 - t**3)
            for i in range(self.coins)
            for a in (2 * math.pi * i / self.coins - 0.4,)
        ]


class Joined(Motion):
    """Made of several; where nothing is to move none of them does."""

    parts: list[Motion]

    def calm(self) -> Motion:
        self.parts = [part.calm() for part in self.parts]
        return self


class Then(Joined):
    """One after the other; time left over by one goes to the next."""

    def __init__(self, *parts: Motion) -> None:
        super().__init__(math.inf)
        self.parts = list(parts)

    @property
    def done(self) -> bool:
        return not self.parts

    def update(self, dt: float) -> float:
        while self.parts:
            dt = self.parts[0].update(dt)
            if not self.parts[0].done:
                return 0
            self.parts.pop(0)
        return dt


class Together(Joined):
    """All at once, or each `apart` ms after the one before; done when the last is."""

    def __init__(self, *parts: Motion, apart: float = 0) -> None:
        super().__init__(math.inf)
        self.parts = [Then(Wait(apart * i), part) if apart * i else part for i, part in enumerate(parts)]

    @property
    def done(self) -> bool:
        return all(part.done for part in self.parts)

    def update(self, dt: float) -> float:
        left = [part.update(dt) for part in self.parts if not part.done]
        return min(left, default=dt) if self.done else 0


class Paced(Protocol):
    """What a tempo needs of the settings."""

    speed: int
    reduced_motion: bool


class Tempo:
    """Turns real milliseconds into motion time; reads the settings anew each time, so a change counts at once."""

    def __init__(self, settings: Paced) -> None:
        self.settings, self.hurry = settings, False

    @property
    def instant(self) -> bool:
        return self.settings.speed == 0

    def ms(self, real: float) -> float:
        """Motion time that passes in `real` ms."""
        if self.instant:
            return math.inf
        return real * (HURRY if self.hurry else 1) / PACE.get(self.settings.speed, 1.0)

    def ready(self, motion: Motion) -> Motion:
        """The motion as these settings want it, before its first update."""
        return motion.calm() if self.settings.reduced_motion else motion
