"""filters: which monsters of the pool are shown, in which order, and the controls that say so: types, stars, powers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from game.rules.pack.cards import TITLES, Monster
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.draw.shapes import GLOW, SHADOW, WINE, disc, frame, glyph, plate, put
from game.ui.scenes.workshop.marks import TYPE_ORDER, badge, tick
from game.ui.scenes.workshop.shop import DIM
from game.ui.style.metrics import BROAD, FINE, SLIP
from game.ui.style.palette import palette
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Widget

LOW, HIGH, STEP = 0, 1000, 50
BARS = 11  # bars of the picture of powers
Key = Callable[[Monster], tuple[object, ...]]
SORTS: dict[str, Key] = {
    "Power": lambda m: (-m.power, TYPE_ORDER.index(m.type), m.name),
    "Stars": lambda m: (m.star, -m.power, m.name),
    "Type": lambda m: (TYPE_ORDER.index(m.type), -m.power, m.name),
    "Name": lambda m: (m.name.casefold(),),
}


@dataclass
class Sieve:
    """Empty sets let everything through."""

    words: str = ""
    types: set[str] = field(default_factory=set)
    stars: set[int] = field(default_factory=set)
    low: int = LOW
    high: int = HIGH
    sort: str = "Power"
    kept: tuple[object, list[Monster]] | None = field(default=None, compare=False, repr=False)

    def passed(self, monsters: Sequence[Monster]) -> list[Monster]:
        """Those that get through, in order; asked many times between two changes."""
        key = (self.words, frozenset(self.types), frozenset(self.stars), self.low, self.high, self.sort, monsters)
        if self.kept is None or self.kept[0] != key:
            self.kept = key, sorted(filter(self.lets, monsters), key=SORTS[self.sort])
        return self.kept[1]

    def lets(self, monster: Monster) -> bool:
        told = f"{monster.name} {TITLES[monster.type]} {monster.rarity} {monster.flavour}".casefold()
        return (
            self.low <= monster.power <= self.high
            and monster.type in (self.types or TITLES)
            and (not self.stars or monster.star in self.stars)
            and all(word in told for word in self.words.casefold().split())
        )

    @property
    def open(self) -> bool:
        """Whether everything is shown."""
        return Sieve(sort=self.sort) == self

    def clear(self) -> None:
        self.words, self.low, self.high = "", LOW, HIGH
        self.types.clear()
        self.stars.clear()

    def flip_type(self, kind: str) -> None:
        self.types ^= {kind}

    def flip_star(self, star: int) -> None:
        self.stars ^= {star}

    def next_sort(self) -> None:
        names = list(SORTS)
        self.sort = names[(names.index(self.sort) + 1) % len(names)]


def by_tenths(monsters: Iterable[Monster]) -> list[int]:
    """How many monsters there are in each tenth of the powers, 1000 by itself."""
    bars = [0] * BARS
    for monster in monsters:
        bars[min(BARS - 1, monster.power * 10 // HIGH)] += 1
    return bars


Changed = Callable[[], object]


class TypeChips(Widget):
    """A badge for each type; those chosen are ringed and ticked."""

    R, STEP = 16, 40

    def __init__(self, sieve: Sieve, changed: Changed) -> None:
        super().__init__("type", (0, 0, self.STEP * 4, 2 * self.R))
        self.sieve, self.changed = sieve, changed

    def controls(self) -> Sequence[Control]:
        x, y, _, _ = self.box
        return [
            Control(
                f"type/{kind}",
                (x + i * self.STEP, y, 2 * self.R, 2 * self.R),
                TITLES[kind],
                self._flip(kind),
                zone="filters",
                radius=self.R,
                tags={"bubble": True},
            )
            for i, kind in enumerate(TYPE_ORDER)
        ]

    def _flip(self, kind: str) -> Callable[[], object]:
        def flip() -> object:
            self.sieve.flip_type(kind)
            return self.changed()

        return flip

    def draw(self, s: Sheet, focus: Focus) -> None:
        for control, kind in zip(self.controls(), TYPE_ORDER):
            look = self.look(s, focus, control)
            x, y, w, _ = control.rect
            cx, cy, on = x + w / 2, y + w / 2, kind in self.sieve.types
            rim = GLOW if look.state in ("hover", "pressed") else PAPER
            put(
                s,
                control.rect,
                (disc(cx, cy, 19.5, GOLD) + disc(cx, cy, 17.5, INK) if on else "")
                + badge(kind, cx, cy, self.R, rim)
                + (tick(cx + 12, cy + 11, 8) if on else ""),
                6,
            )


class StarChips(Widget):
    """One to four stars; chosen ones are gold."""

    def __init__(self, sieve: Sieve, changed: Changed) -> None:
        super().__init__("stars", (0, 0, 204, 30))
        self.sieve, self.changed = sieve, changed

    def controls(self) -> Sequence[Control]:
        x, y, _, h = self.box
        return [
            Control(
                f"stars/{n}",
                (x + (n - 1) * 52, y, 48, h),
                f"{n} star{'s' * (n > 1)}",
                self._flip(n),
                zone="filters",
                radius=BROAD,
            )
            for n in range(1, 5)
        ]

    def _flip(self, n: int) -> Callable[[], object]:
        def flip() -> object:
            self.sieve.flip_star(n)
            return self.changed()

        return flip

    def draw(self, s: Sheet, focus: Focus) -> None:
        for n, control in enumerate(self.controls(), 1):
            look, on = self.look(s, focus, control), n in self.sieve.stars
            x, y, w, h = control.rect
            put(
                s,
                control.rect,
                plate(x, y, w, h, BROAD, GOLD if on else DIM)
                + (frame(x, y, w, h, BROAD, GLOW) if look.state in ("hover", "pressed") else "")
                + icon("star", x + 31, y + 14.5, 19, palette.rust if on else palette.mist),
                2,
            )
            s.say(str(n), "number", INK if on else palette.soft, x + 15, y + 15.5, "c", 16, maxh=24)


class PowerRange(Widget):
    """A line with two grips, over a picture of how many monsters there are of each power."""

    def __init__(self, sieve: Sieve, monsters: Sequence[Monster], changed: Changed) -> None:
        super().__init__("power", (0, 0, 320, 30))
        self.sieve, self.bars, self.changed = sieve, by_tenths(monsters), changed

    def _at(self, power: float) -> float:
        x, _, w, _ = self.box
        return x + 10 + (w - 20) * (power - LOW) / (HIGH - LOW)

    def controls(self) -> Sequence[Control]:
        """Each grip takes the line on its side of the middle between both."""
        x, y, w, h = self.box
        low, high = self._at(self.sieve.low), self._at(self.sieve.high)
        middle = max(x + 6, min(x + w - 6, (low + high) / 2))
        found = []
        for end, left, right, at in (("low", x, middle, low), ("high", middle, x + w, high)):
            one = Control(
                f"power/{end}", (left, y, right - left, h), f"{end.capitalize()}est power", zone="filters", radius=SLIP
            )
            one.ring = (at - 9, y + 8, 18, 18)
            one.steer, one.press = self._steer(end), self._press(end)
            found.append(one)
        return found

    def _steer(self, end: str) -> Callable[[int, int], bool]:
        def steer(dx: int, dy: int) -> bool:
            if dx:
                self._to(end, getattr(self.sieve, end) + dx * STEP)
            return bool(dx)

        return steer

    def _press(self, end: str) -> Callable[[float, float], object]:
        x, _, w, _ = self.box
        return lambda px, py: self._to(end, LOW + (px - x - 10) / (w - 20) * (HIGH - LOW))

    def _to(self, end: str, power: float) -> None:
        power = round(power / STEP) * STEP
        if end == "low":
            self.sieve.low = int(max(LOW, min(power, self.sieve.high)))
        else:
            self.sieve.high = int(min(HIGH, max(power, self.sieve.low)))
        self.changed()

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, _ = self.box
        line, most = y + 15, max(1, *self.bars)
        low, high = self._at(self.sieve.low), self._at(self.sieve.high)
        wide, body = (w - 20) / BARS, ""
        for i, n in enumerate(self.bars):
            tall, within = 13 * n / most, self.sieve.low <= i * 100 + 50 and i * 100 <= self.sieve.high
            body += plate(
                x + 10 + wide * i + 2, line - tall, wide - 4, tall, FINE, palette.edge if within else palette.hover
            )
        body += plate(x + 10, line, w - 20, 5, FINE, palette.hover) + plate(low, line, high - low, 5, FINE, GOLD)
        looks = [self.look(s, focus, control) for control in self.controls()]
        for at, look in zip((low, high), looks):
            grown = 1.5 if look.state in ("hover", "pressed") else 0
            body += (
                disc(at + 1, line + 4.5, 9, SHADOW, 0.5)
                + disc(at, line + 2.5, 9 + grown, PAPER)
                + disc(at, line + 2.5, 4.5, WINE)
            )
        put(s, self.box, body, 4)


class Sort(Widget):
    """The order of the pool; choosing it goes to the next one."""

    def __init__(self, sieve: Sieve, changed: Changed) -> None:
        super().__init__("sort", (0, 0, 124, 28))
        self.sieve, self.changed = sieve, changed

    def controls(self) -> Sequence[Control]:
        one = self.control(self._next, "Order", 14)
        one.zone = "filters"
        return (one,)

    def _next(self) -> object:
        self.sieve.next_sort()
        return self.changed()

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = self.look(s, focus, self.controls()[0])
        x, y, w, h = self.box
        put(
            s,
            self.box,
            plate(x, y, w, h, BROAD, DIM)
            + (frame(x, y, w, h, BROAD, GLOW) if look.state in ("hover", "pressed") else "")
            + glyph("down", x + w - 17, y + h / 2 + 1, 0.8, palette.cream),
            2,
        )
        s.say(self.sieve.sort, "step", PAPER, x + 14, y + h / 2 + 0.5, "l", w - 44, maxh=h - 4)
