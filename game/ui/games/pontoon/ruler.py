"""ruler: the face of Pontoon: a scale from 0 to 30 on which each party stands, with the condition alight on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from game.engine.events import Event
from game.rules.pontoon.cards import Quest
from game.ui.draw.crests import badge
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet
from game.ui.draw.shapes import disc, plate
from game.ui.games.pontoon.forecast import Forecast
from game.ui.games.pontoon.parties import Parties
from game.ui.games.pontoon.places import RULER
from game.ui.games.pontoon.verdict import Verdict
from game.ui.style.metrics import CHIP
from game.ui.style.palette import palette
from game.ui.table.crests import FOOT, crest_of, figure
from game.ui.table.part import Part, Still
from game.ui.table.view import View
from game.ui.window.motion import Call, Glide, Motion, Then, Together, out_back

LEFT, TOP, LENGTH = RULER
UNIT, HIGH, LAST = LENGTH / 30, 30, 30
APART = 74.0  # standees closer than this are spread and keep a wedge to their number
RIVAL_PX, OWN_PX = 98.0, 116.0
FRAME = (LEFT - 30, TOP - 124, LENGTH + 60, 200.0)  # beyond this the scale and its bars do not reach
SLIDE = 420  # ms
GHOST = 130  # of 255: how much is seen of a figure where it may come to stand
WON = 1.2  # times as large as others whoever has won the quest stands
REACH = 10  # what a hidden Equipment may add at most


@dataclass
class Standing:
    """A seat on the ruler. `value` is where it stands and glides; `sure` = its Equipment is counted in; `told`: sum and
    sure as they may be told, now that its cards have come to lie."""

    seat: int
    crest: str
    value: float = 0
    came: float = 0  # from where it glides
    sum: int = 0
    sure: bool = False
    own: bool = False
    told: tuple[int, bool] = (0, False)


def keep_told(standing: Standing) -> None:
    standing.told, standing.came = (standing.sum, standing.sure), standing.value


def at(power: float) -> float:
    """Where a power stands, units from the left of the table; all beyond 30 stand at 30."""
    return LEFT + min(LAST, power) * UNIT


class Ruler(Part):
    """Draws the scale and all who stand on it."""

    name = pane = "ruler"

    def __init__(self, view: View, forecast: Forecast, verdict: Verdict) -> None:
        super().__init__(view)
        self.parties, self.forecast, self.verdict = Parties(view), forecast, verdict
        self.stamps, self.pictures = view.stamps, view.pictures
        self.standings: list[Standing] = []

    # ---- who stands where ------------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        self.standings = [Standing(seat, self.view.crest(seat)) for seat in range(self.view.seats)]
        self.settled()

    def settled(self) -> None:
        for standing in self.standings:
            self.count(standing)
            standing.value = standing.sum
            keep_told(standing)

    def count(self, standing: Standing) -> bool:
        """Take a party's power from the picture; True when it has changed."""
        before = standing.sum, standing.sure
        standing.sum, standing.sure = self.parties.power(standing.seat), self.parties.sure(standing.seat)
        standing.own = standing.seat == self.view.home
        return (standing.sum, standing.sure) != before

    def told(self, seat: int) -> tuple[int, bool]:
        """A party's power as it may be told, and whether that is all of it: a card that is still on its way is not
        given away by the sum."""
        return self.standings[seat].told

    @property
    def aim(self) -> int | None:
        """The number to which the closest wins; None where another thing decides first."""
        quest = self.parties.quest()
        aims = [int(effect[1]) for effect in quest.priority[:1] if effect[0] == "closest_to"] if quest else []
        return aims[0] if aims else None

    def show(self, event: Event) -> Motion | None:
        """Who counts differently now slides there."""
        parts = [
            Then(Call(partial(keep_told, standing)), Glide(standing, SLIDE, out_back, value=standing.sum))
            for standing in self.standings
            if self.count(standing)
        ]
        return Together(*parts) if parts else None

    # ---- seen --------------------------------------------------------------------------------------------------------
    def still(self) -> Iterable[Still]:
        quest = self.parties.quest()
        unsure = tuple((one.seat, one.sum) for one in self.standings if not one.sure)
        yield Still("scale", FRAME, (quest and quest.id, unsure), lambda s: self.draw_scale(s, quest))

    def draw_scale(self, s: Sheet, quest: Quest | None) -> None:
        """The ruler with the condition alight, and the bars under it."""
        lit = tuple(sorted(n for n in quest.lit if n <= LAST)) if quest else ()
        aim = self.aim
        self.stamps.put(s, ("ruler", lit, aim), *FRAME, lambda t: scale(t, lit, aim))
        self.reaches(s, lit, self.standings)

    def reaches(self, s: Sheet, lit: Sequence[int], standings: Sequence[Standing]) -> None:
        """Bars under the scale: where a hidden Equipment may still take a party."""
        rows = [standing for standing in sorted(standings, key=lambda p: (p.sum, p.seat)) if not standing.sure]
        for row, standing in enumerate(rows[:3]):
            light = crest_of(standing.crest).light
            low, high = standing.sum + 1, standing.sum + REACH
            if low > LAST:
                continue
            y = TOP + HIGH + 8 + row * 9
            inside = [n for n in range(low, high + 1) if n in lit]

            def paint(
                t: Sheet, light: str = light, low: int = low, high: int = high, inside: list[int] = inside
            ) -> None:
                x0 = 20.0
                w = at(high) - at(low) + 12
                body = f'<rect x="{x0}" y="4.5" width="{w:.1f}" height="5" rx="2.5" fill="{light}"/>'
                for n in inside:
                    body += f'<rect x="{x0 + at(n) - at(low):.1f}" y="4.5" height="5" fill="{palette.paper}" '
                    body += f'width="{UNIT if n < LAST else 12:.1f}"/>'
                t.svg(body)

            self.stamps.put(
                s, ("reach", light, low, high, tuple(inside)), at(low) - 26, y - 7, LENGTH / 3 + 60, 14, paint
            )
            badge(s, crest_of(standing.crest), round(at(low) - 12, 1), y, 7)

    def ghosts(self, s: Sheet) -> None:
        """Where the choice that is pointed at would take parties: the figure where that is sure, else a disc at every
        power, larger the likelier it is, and ringed where it meets the condition, or the number that comes first."""
        quest, aim = self.parties.quest(), self.aim
        lit = {aim} if aim is not None else quest.lit if quest is not None else ()
        for seat, powers in self.forecast.changes().items():
            crest = self.standings[seat].crest
            for power, share in powers.items():
                if len(powers) > 1:
                    light, r = crest_of(crest).light, round(4 + 12 * share**0.5, 1)
                    c, edge = r + 5, disc(r + 5, r + 5, r + 4, palette.sun) if power in lit else ""
                    self.stamps.svg(
                        s,
                        ("may", crest, r, bool(edge)),
                        (at(power) - c, TOP - 31 - c, 2 * c, 2 * c),
                        edge + disc(c, c, r + 2, palette.night, 0.8) + disc(c, c, r, light),
                    )
                    continue
                image = figure(self.pictures, crest, round(RIVAL_PX * s.u)).copy()
                image.set_alpha(GHOST)
                s.blit(image, at(power) - RIVAL_PX / 2, TOP - 12 - image.get_height() / s.u * FOOT)
                text = f"{self.standings[seat].sum} to {power}"
                self.label(s, text, at(power), TOP - 44, crest_of(crest).light)

    def label(self, s: Sheet, text: str, x: float, y: float, fill: str) -> None:
        w = 16 + 9 * len(text)

        def paint(t: Sheet) -> None:
            t.svg(plate(2, 2, w, 22, CHIP, palette.night) + plate(4, 4, w - 4, 18, CHIP, fill))
            t.say(text, "number_small", INK, 2 + w / 2, 13, "c", w - 8, maxh=16)

        self.stamps.put(s, ("ghost", text, fill), x - w / 2 - 2, y, w + 4, 26, paint)

    def draw(self, s: Sheet) -> None:
        order = sorted(self.standings, key=lambda p: (p.value, not p.own, p.seat))
        xs = spread([at(standing.value) for standing in order])
        for standing, x in zip(order, xs):
            self.wedge(s, standing, x)
            if standing.seat == self.verdict.winner:
                self.light(s, x, self.high(standing))
        for standing, x in sorted(zip(order, xs), key=lambda pair: pair[0].own):
            px = self.high(standing)
            image = figure(self.pictures, standing.crest, round(px * s.u))
            s.blit(image, x - px / 2, TOP - 12 - image.get_height() / s.u * FOOT)
            self.pill(s, standing, x)
        self.ghosts(s)

    def high(self, standing: Standing) -> float:
        """How large a figure is."""
        return (OWN_PX if standing.own else RIVAL_PX) * (WON if standing.seat == self.verdict.winner else 1)

    def light(self, s: Sheet, x: float, px: float) -> None:
        """Behind whoever has won the quest."""

        def paint(t: Sheet) -> None:
            glow = (
                f'<radialGradient id="won"><stop offset=".35" stop-color="{palette.glow}" stop-opacity=".75"/>'
                f'<stop offset="1" stop-color="{palette.glow}" stop-opacity="0"/></radialGradient>'
            )
            t.svg(f'<defs>{glow}</defs><circle cx="{px}" cy="{px}" r="{px}" fill="url(#won)"/>')

        self.stamps.put(s, ("won", px), x - px, TOP - 12 - px * 1.6, 2 * px, 2 * px, paint)

    def wedge(self, s: Sheet, standing: Standing, x: float) -> None:
        """From the foot to the number, when the standee had to step aside."""
        _, base, shade = crest_of(standing.crest).ramp
        lean = round(at(standing.value) - x)
        middle = 160.0

        def paint(t: Sheet) -> None:
            foot, tip = 0, middle + lean
            shape = f"M{middle - 26} {foot}H{middle + 26}L{tip + 3} {foot + 25}H{tip - 3}Z"
            t.svg(
                f'<path d="{shape}" fill="{palette.shadow}" opacity=".35" transform="translate(3 3)"/>'
                f'<path d="{shape}" fill="{shade}"/>'
                f'<path d="M{middle - 26} {foot}H{middle}L{tip} {foot + 25}H{tip - 3}Z" fill="{base}"/>'
            )

        self.stamps.put(s, ("wedge", standing.crest, lean), x - middle, TOP - 16, 2 * middle, 30, paint)

    def pill(self, s: Sheet, standing: Standing, x: float) -> None:
        """The power, and beside it how far that is from the number to which the closest wins."""
        lies, off = standing.value == standing.sum, ""
        text = str(round(sorted((standing.came, standing.value, standing.sum))[1]))  # it swings beyond, this does not
        if not standing.sure:
            text += "+"
        elif (aim := self.aim) is not None and lies:
            off = f"{abs(standing.sum - aim)} off"
        w, beside = 14 + 10 * len(text), 8 + 6 * len(off) if off else 0
        fill = GOLD if standing.own else PAPER

        def paint(t: Sheet) -> None:
            t.svg(
                f'<rect x="4" y="5" width="{w + beside}" height="20" rx="10" fill="{palette.shadow}" opacity=".4"/>'
                f'<rect x="3" y="2" width="{w + beside}" height="20" rx="10" fill="{fill}"/>'
            )
            t.say(text, "number_small", INK, 3 + w / 2, 12, "c", w - 6, maxh=18)
            t.say(off, "small", INK, w - 1, 12, "l", beside, maxh=18)

        place = x - (w + beside) / 2 - 3, TOP - 20, w + beside + 8, 28
        self.stamps.put(s, ("pill", text, off, fill), *place, paint)


def spread(xs: list[float]) -> list[float]:
    """The places from left to right, at least APART from each other and on the ruler."""
    for _ in range(60):
        close = False
        for i in range(len(xs) - 1):
            short = APART - (xs[i + 1] - xs[i])
            if short > 0:
                close = True
                xs[i] -= short / 2
                xs[i + 1] += short / 2
        if not close:
            break
    over = max(0.0, LEFT + 6 - xs[0]) - max(0.0, xs[-1] - LEFT - LENGTH + 6) if xs else 0.0
    return [x + over for x in xs]


def scale(t: Sheet, lit: Sequence[int], aim: int | None) -> None:
    """The wooden ruler and the light over the condition; drawn with its left end at 30, its top at 124."""
    x, y, w, h = 30.0, 124.0, LENGTH, HIGH

    def on(n: float) -> float:
        return x + n * UNIT

    body, beams, frames = "", "", ""
    for first, last in runs(lit):
        a, b = on(first) - UNIT / 2, on(last) + UNIT / 2
        a, b = max(a, x - 17), min(b, x + w + 17)
        body += f'<rect x="{a:.1f}" y="{y + 7}" width="{b - a:.1f}" height="{h - 4}" fill="{palette.sun}"/>'
        beams += f'<path d="M{a - 12:.1f} {y - 120}H{b + 12:.1f}L{b:.1f} {y + 8}H{a:.1f}Z" fill="url(#g)"/>'
        frames += (
            f'<rect x="{a - 2:.1f}" y="{y + 5}" width="{b - a + 4:.1f}" height="{h}" rx="6" fill="none" '
            f'stroke="{palette.paper}" '
            'stroke-width="3"/>'
        )
    if aim is not None:
        a = on(aim)
        frames += (
            f'<rect x="{a - 15}" y="{y + 3}" width="30" height="{h + 4}" rx="7" fill="{palette.risk}"/>'
            f'<rect x="{a - 13.5}" y="{y + 4.5}" '
            f'width="27" height="{h + 1}" rx="6" fill="none" stroke="{palette.paper}" stroke-width="3"/>'
        )
    body += "".join(tick(on(n), y, 8, palette.sepia) for n in lit)
    if lit:
        a, b = on(lit[0]) - UNIT / 2 - 14, on(lit[-1]) + UNIT / 2 + 14
        t.svg(
            f'<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="{y - 120}" x2="0" y2="{y + 8}">'
            f'<stop offset="0" '
            f'stop-color="{palette.glow}" stop-opacity="0"/><stop offset="1" stop-color="{palette.glow}" '
            f'stop-opacity=".55"/>'
            f"</linearGradient>{beams}",
            a,
            y - 122,
            b - a,
            132,
        )
    t.svg(wood(x, y, w, h), 0, y - 4, None, h + 48)  # apart: it is drawn once for all conditions
    if ends := [*lit, *(() if aim is None else (aim,))]:
        a, b = (int(on(n) * t.u) / t.u for n in (min(ends) - 1, max(ends) + 1))  # whole pixels, as the wood has
        t.svg(body + frames, a, y - 4, b - a, h + 16)
    for n in range(LAST + 1):
        beside = n not in lit and {n - 1, n + 1} & {*lit}  # half under the frame of what is lit
        if (n % 5 == 0 and not beside) or n in lit:
            ink = palette.paper if n == aim else palette.rust if n in lit else palette.sheet_pale
            t.say(str(n), "number_small", ink, on(n), y + 24, "c", UNIT - 1, 15)


def tick(x: float, y: float, high: float, ink: str) -> str:
    """The line of a number."""
    return f'<rect x="{x - 1:.1f}" y="{y + 7}" width="2" height="{high}" fill="{ink}"/>'


def wood(x: float, y: float, w: float, h: float) -> str:
    """The ruler with its lines and without its numbers."""
    ticks = (tick(x + n * UNIT, y, 5 if n % 5 else 8, palette.wood_light) for n in range(LAST + 1))
    return (
        f'<rect x="{x - 26}" y="{y + 8}" width="{w + 52}" height="{h + 34}" rx="16" fill="{palette.shadow}" '
        f'opacity=".45"/>'
        f'<rect x="{x - 26}" y="{y}" width="{w + 52}" height="{h + 36}" rx="16" fill="{palette.wood}"/>'
        f'<path d="M{x - 26} {y + 16}C{x - 26} {y + 6} {x - 18} {y} {x - 10} {y}H{x + w + 10}'
        f"C{x + w + 18} {y} {x + w + 26} {y + 6} "
        f"{x + w + 26} {y + 16}C{x + w + 26} {y + 9} {x + w + 18} {y + 4} {x + w + 10} {y + 4}H{x - 10}"
        f"C{x - 18} {y + 4} {x - 26} "
        f'{y + 9} {x - 26} {y + 16}Z" fill="{palette.wood_light}"/>'
        f'<rect x="{x - 18}" y="{y + 7}" width="{w + 36}" height="{h - 4}" rx="9" fill="{palette.garnet}"/>'
        + "".join(ticks)
    )


def runs(lit: Sequence[int]) -> list[tuple[int, int]]:
    """First and last of each row of neighbours."""
    found: list[tuple[int, int]] = []
    for n in lit:
        if found and n == found[-1][1] + 1:
            found[-1] = found[-1][0], n
        else:
            found.append((n, n))
    return found
