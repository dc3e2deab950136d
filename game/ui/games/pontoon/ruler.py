"""ruler: the face of Pontoon: a scale from 0 to 30 on which each party stands, with the condition alight on it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from game.engine.events import Event
from game.ui.draw.crests import badge
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet
from game.ui.draw.shapes import disc, plate
from game.ui.games.pontoon.forecast import Forecast
from game.ui.games.pontoon.parties import Parties
from game.ui.games.pontoon.places import RULER
from game.ui.games.pontoon.scale import HIGH, LAST, LENGTH, UNIT, beams, scale, wood
from game.ui.games.pontoon.verdict import Verdict
from game.ui.style.metrics import CHIP
from game.ui.style.palette import palette
from game.ui.table.crests import FOOT, crest_of, figure
from game.ui.table.part import Part, Still, View
from game.ui.window.focus import Control
from game.ui.window.motion import Call, Glide, Motion, Then, Together, out_back

LEFT, TOP, _ = RULER
APART = 74.0  # standees closer than this are spread and keep a wedge to their number
RIVAL_PX, OWN_PX = 98.0, 116.0
FRAME = (LEFT - 30, TOP - 124, LENGTH + 60, 200.0)  # beyond this the scale and its bars do not reach
BEAMS, BAR = (*FRAME[:3], 134.0), (FRAME[0], TOP - 4, FRAME[2], 80.0)
SLIDE = 420  # ms
GHOST = 130  # of 255: how much is seen of a figure where it may come to stand
WON = 1.2  # times as large as others whoever has won the quest stands
REACH = 10  # what a hidden Equipment may add at most
REACHES = "A line for each party: its cards and 1 to 10 more. White is where that meets the condition."


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
        """Take a party's power from the picture, or while it is told who wins the one it had then: abilities are over
        before the cards go. True when it has changed."""
        before, seat = (standing.sum, standing.sure), standing.seat
        judged = self.verdict.powers if self.verdict.outcome else ()
        standing.sum = judged[seat] if judged else self.parties.power(seat)
        standing.sure = bool(judged) or self.parties.sure(seat)
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
        return Then(Call(self.view.sounder("tick")), Together(*parts)) if parts else None

    # ---- pointed at --------------------------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        """The lines below the scale, which tell what they are."""
        if all(standing.sure for standing in self.standings):
            return []
        box = LEFT, TOP + HIGH, LENGTH, 30.0
        return [Control("ruler/reach", box, "What a hidden Equipment may add", tip=REACHES, zone="decks", radius=CHIP)]

    # ---- seen --------------------------------------------------------------------------------------------------------
    def still(self) -> Iterable[Still]:
        quest = self.parties.quest()
        lit, aim = tuple(sorted(n for n in quest.lit if n <= LAST)) if quest else (), self.aim
        unsure = tuple((one.seat, one.sum) for one in self.standings if not one.sure)
        yield Still("beams", BEAMS, lit, self.putting(("beams", lit), lambda t: beams(t, lit)))
        yield Still("wood", BAR, "", self.putting("wood", wood))
        yield Still("scale", BAR, (lit, aim), self.putting(("scale", lit, aim), lambda t: scale(t, lit, aim)))
        yield Still("reaches", BAR, (lit, unsure), lambda s: self.reaches(s, lit, self.standings))

    def putting(self, key: Hashable, paint: Callable[[Sheet], None]) -> Callable[[Sheet], None]:
        """Draws a part of the scale, which all lie on one another."""
        return lambda s: self.stamps.put(s, key, *FRAME, paint)

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
            if len(powers) > 1:
                told = f"{self.view.names[seat]} may come to: larger is likelier"
                self.label(s, told, at(max(powers)), TOP - 70, crest_of(crest).light)
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
        w = 20 + s.wide(text, "number_small")
        x = min(max(x, LEFT + w / 2), LEFT + LENGTH - w / 2)

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
        middle = min(160.0, 32.0 + abs(lean))

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
