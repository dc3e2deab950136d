"""form: the words and numbers of a monster in the making: type, rarity, and the power that makes its stars."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.pack.cards import POWER_STEP, RARITIES, STAR_STEPS, TITLES, TYPES, star_of
from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet
from game.ui.draw.shapes import GLOW, SHADOW, disc, frame, plate, put
from game.ui.scenes.workshop.marks import TYPE_ORDER, badge, good, light_of, stars
from game.ui.scenes.workshop.recipe import Recipe, next_star
from game.ui.scenes.workshop.shop import DIM, FAINT, PALE, caps
from game.ui.style.metrics import BROAD, CHIP, FINE
from game.ui.style.palette import palette
from game.ui.widgets import looks
from game.ui.widgets.field import TextField
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Widget

Value = Callable[[], Recipe]
MOST = 1000
BAND = ((0, 300), (300, 550), (550, 800), (800, 1000))


class TypeRow(Widget):
    """Four large badges; the chosen one lies on gold."""

    R, STEP = 21.0, 58.0

    def __init__(self, value: Value, change: Callable[[str], object]) -> None:
        super().__init__("kind", (0, 0, 4 * self.STEP, 2 * self.R))
        self.value, self.change = value, change

    def controls(self) -> Sequence[Control]:
        x, y, _, h = self.box
        found = []
        for i, kind in enumerate(TYPE_ORDER):
            one = Control(
                f"kind/{kind}",
                (x + i * self.STEP, y, h, h),
                TITLES[kind],
                self._taker(kind),
                zone="form",
                radius=self.R,
                tags={"bubble": True},
            )
            found.append(one)
        return found

    def _taker(self, kind: str) -> Callable[[], object]:
        return lambda: self.change(kind)

    def draw(self, s: Sheet, focus: Focus) -> None:
        for control, kind in zip(self.controls(), TYPE_ORDER):
            look, on = self.look(s, focus, control), kind == self.value().type
            x, y, w, _ = control.rect
            cx, cy = x + w / 2, y + w / 2
            put(
                s,
                control.rect,
                (disc(cx, cy, 26, GOLD) if on else "")
                + badge(kind, cx, cy, self.R, GLOW if look.state in ("hover", "pressed") else PAPER),
                8,
            )
        x, y, w, h = self.box
        kind = self.value().type
        s.say(advantage(kind), "note", light_of(kind), x, y + h + 16, "l", 244, maxh=20)


def advantage(kind: str) -> str:
    if kind == "white_wild":
        return "White Wild: both go, whoever meets it"
    beaten = TITLES[TYPES[(TYPES.index(kind) + 1) % 3]]
    return f"{TITLES[kind]}: +200 against {beaten.split()[0]}"


class Rarities(Widget):
    """Four pills as wide as their words."""

    WIDTHS = (70.0, 84.0, 44.0, 48.0)

    def __init__(self, value: Value, change: Callable[[str], object]) -> None:
        super().__init__("rarity", (0, 0, sum(self.WIDTHS) + 9, 32))
        self.value, self.change = value, change

    def controls(self) -> Sequence[Control]:
        x, y, _, h = self.box
        found = []
        for rarity, w in zip(RARITIES, self.WIDTHS):
            found.append(
                Control(
                    f"rarity/{rarity}",
                    (x, y, w, h),
                    rarity.capitalize(),
                    self._taker(rarity),
                    zone="form",
                    radius=BROAD,
                )
            )
            x += w + 3
        return found

    def _taker(self, rarity: str) -> Callable[[], object]:
        return lambda: self.change(rarity)

    def draw(self, s: Sheet, focus: Focus) -> None:
        for control, rarity in zip(self.controls(), RARITIES):
            look, on = self.look(s, focus, control), rarity == self.value().rarity
            x, y, w, h = control.rect
            put(
                s,
                control.rect,
                plate(x, y, w, h, BROAD, GOLD if on else DIM)
                + (frame(x, y, w, h, BROAD, GLOW) if look.state in ("hover", "pressed") else ""),
                2,
            )
            s.say(rarity.capitalize(), "slot", INK if on else palette.soft, x + w / 2, y + 16.5, "c", w - 8, maxh=24)


class PowerBar(Widget):
    """The power on a line of 0 to 1000, over the bands of stars."""

    def __init__(self, box: Area, value: Value, change: Callable[[int], object]) -> None:
        super().__init__("power", box)
        self.value, self.change = value, change
        self.zone = "form"

    def _at(self, power: float) -> float:
        return self.box[0] + self.box[2] * power / MOST

    def controls(self) -> Sequence[Control]:
        x, y, w, _ = self.box
        one = self.control(None, "Power", 13, (x - 12, y + 26, w + 24, 58))
        one.ring = (self._at(self.value().power) - 13, y + 57, 26, 26)
        one.steer, one.press = self._steer, lambda px, py: self._to((px - x) / w * MOST)
        return (one,)

    def _steer(self, dx: int, dy: int) -> bool:
        if dx:
            self._to(self.value().power + dx * POWER_STEP)
        return bool(dx)

    def _to(self, power: float) -> object:
        new = int(max(0, min(MOST, round(power / POWER_STEP) * POWER_STEP)))
        return self.change(new) if new != self.value().power else None

    def draw(self, s: Sheet, focus: Focus) -> None:
        recipe = self.value()
        look = self.look(s, focus, self.controls()[0])
        x, y, w, _ = self.box
        line, kind = y + 66, recipe.type
        n = caps(s, "POWER", x, y + 6, 60)
        s.say(recipe.stars_in_words(), "note", PAPER, x + n + 12, y + 6, "l", 178 - n, maxh=22)
        s.say(str(recipe.power), "power", light_of(kind), x + w, y + 12, "r", 96, maxh=40)
        body = ""
        extra = star_of(0, recipe.rarity) - 1
        for i, (low, high) in enumerate(BAND):
            here = low <= recipe.power < high or high == MOST == recipe.power
            left, wide, count = self._at(low) + 1, w * (high - low) / MOST - 2, min(4, i + 1 + extra)
            body += plate(left, line - 32, wide, 24, CHIP, palette.sepia if here else palette.rise) + stars(
                round(left + wide / 2 - (count - 1) * 6.4, 1),
                line - 20,
                count,
                13,
                palette.sun if here else palette.dusk,
            )
        kx, grown = self._at(recipe.power), 2 if look.state in ("hover", "pressed") else 0
        body += plate(x, line, w, 8, FINE, palette.hover) + plate(x, line, max(4, kx - x), 8, FINE, palette.good)
        body += "".join(plate(self._at(step) - 1, line - 2, 2, 12, FINE, PAPER) for step in STAR_STEPS)
        body += (
            disc(kx + 1, line + 7, 13, SHADOW, 0.5)
            + disc(kx, line + 4, 13 + grown, PAPER)
            + disc(kx, line + 4, 7, palette.good)
        )
        put(s, (x, line - 32, w, 56), body, 16)
        for power in (0, *STAR_STEPS, MOST):
            s.say(
                str(power),
                "strong",
                PALE,
                self._at(power),
                line + 28,
                "l" if not power else "r" if power == MOST else "c",
                50,
                maxh=18,
            )


class Saying(TextField):
    """A sentence in two lines; in one while it is written."""

    def draw(self, s: Sheet, focus: Focus) -> None:
        if focus.at == self.id or not self.value():
            super().draw(s, focus)
            return
        look = self.look(s, focus, self.controls()[0])
        self._sheet = s
        x, y, w, h = self.box
        looks.field(s, self.box, state=look.state)
        high = min(h - 10, s.high(self.value(), "body", w - 28))
        s.tell(self.value(), "body", INK, x + 14, y + (h - high) / 2 - 1, w - 28, maxh=h - 10)


class Fits(Widget):
    """What the rules say to the monster."""

    def __init__(self, box: Area, value: Value, why_not: Callable[[], str]) -> None:
        super().__init__("", box)
        self.value, self.judge = value, why_not

    def draw(self, s: Sheet, focus: Focus) -> None:
        x, y, w, _ = self.box
        recipe, why = self.value(), self.judge()
        if not why:
            put(s, (x, y, 22, 22), good(x + 10, y + 11), 2)
        words = why or f"Fits the rules: steps of 50, {recipe.star} star{'s' * (recipe.star > 1)}."
        left = x if why else x + 27
        s.say(words, "note", palette.harm_light if why else palette.baize, left, y + 11, "l", x + w - left, maxh=22)
        s.say(next_star(recipe.power, recipe.rarity), "note", FAINT, left, y + 34, "l", x + w - left, maxh=20)
