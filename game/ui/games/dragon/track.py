"""track: the Dragon's way through the numbered places, what it has burnt, and the strength it has left."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.dragon.counters import STRENGTHS
from game.ui.draw.hexes.scenery import castle, house, shrine
from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import disc
from game.ui.games.dragon.numbers import Numbers
from game.ui.games.dragon.parties import Parties, PartyPart
from game.ui.style.metrics import ROUND
from game.ui.style.palette import palette
from game.ui.table.mapview import MapView
from game.ui.table.marks import ring
from game.ui.table.part import Still, Target, View, kept
from game.ui.window.focus import Control

MIDDLE = 21.0  # of a place, from the top of the track
WAY = palette.edge, palette.harm  # dots of it that lie before the Dragon, and behind it
LEFT = 34.0
SPAN, SHORT = 612.0, 486.0  # from the first place to the last, whatever their number
WORDED = 800.0  # how wide it is that has room for words
STRENGTH = 172.0  # room for what is left of the Dragon


class Track(PartyPart):
    """The strip over the map. Each place of it is lit on the map when it is pointed at, and comes near when it is
    chosen."""

    name = "track"

    def __init__(self, view: View, parties: Parties, camera: MapView, pane: str, box: Area) -> None:
        """`box`: its own in the pane's design, with or without room for words."""
        super().__init__(view, parties)
        self.camera, self.pane, self.box = camera, pane, box
        self.worded = box[2] > WORDED
        self.numbers = Numbers(parties)

    @property
    def here(self) -> int:
        """The number of the place where the Dragon is, 0 before it has come."""
        return int(self.parties.facts["dragon"])

    @property
    def strengths(self) -> tuple[int, ...]:
        """What is left of the Dragon."""
        return tuple(self.parties.facts["strengths"])

    def step(self) -> float:
        return (SPAN if self.worded else SHORT) / (self.parties.kingdom.palace - 1)

    def spot(self, number: int) -> float:
        return LEFT + self.step() * (number - 1)

    # ---- what can be pointed at --------------------------------------------------------------------------------------
    @kept
    def controls(self) -> list[Control]:
        left = " ".join(map(str, self.strengths)) or "none"
        tip = f"Four battles slay it, one after another, each against the next number. Still to beat: {left}."
        room = STRENGTH + 68 * self.worded
        box = (self.box[2] - 8 - room, self.box[1] + 2, room, 44)
        tags: dict[str, object] = {"bubble": True, "chain": self.numbers.strength()}
        dragon = Control(
            "track/dragon", box, "The Dragon", zone="track", radius=ROUND, tip=tip, action="why", tags=tags
        )
        dragon.choose = lambda: self.view.explain(dragon)
        return [*(self.control(number, space) for number, space in enumerate(self.parties.kingdom.path, 1)), dragon]

    def control(self, number: int, space: int) -> Control:
        box, far = (self.spot(number) - 22, self.box[1] + 2, 44, 44), number - self.here
        burnt = "The Dragon has been here." if far < 0 else "The Dragon is here."
        tip = f"The Dragon is {far} flights away." if far > 0 else burnt
        name = self.parties.content.spaces[space].name
        return Control(
            f"track/{number}", box, name, lambda: self.camera.show(space), zone="track", radius=ROUND, tip=tip
        )

    def where(self, thing: Target, at: int) -> Area | None:
        return next((control.rect for control in self.controls() if control.id == thing), None)

    # ---- seen --------------------------------------------------------------------------------------------------------
    def still(self) -> Iterable[Still]:
        yield self.inset(self.pane, self.box, (self.here, self.strengths), self.paint)

    def draw(self, s: Sheet) -> None:
        for control in self.controls():
            ring(s, self.view, control)

    def paint(self, t: Sheet) -> None:
        p, here = self.parties, self.here
        w, h = self.box[2], self.box[3] - 4
        t.svg(
            f'<path d="M0 0H{w}V{h + 3}H0Z" fill="{palette.shadow}" opacity=".4"/>'
            f'<path d="M0 0H{w}V{h}H0Z" fill="{palette.ink}" opacity=".96"/>'
            f'<path d="M0 {h - 2}H{w}V{h + 1}H0Z" fill="{GOLD}" opacity=".6"/>'
        )
        step, last = self.step(), p.kingdom.palace
        dots = ((i, j) for i in range(last - 1) for j in (1.6, 2.5, 3.4))
        t.svg("".join(disc(LEFT + step * (i + j / 5), 36, 2.2, WAY[i + 1 < here]) for i, j in dots), 0, 32, w, 8)
        for number, space in enumerate(p.kingdom.path, 1):
            self.place(t, number, p.content.spaces[space].kind)
        if self.worded:
            t.say("DRAGON", "caption", palette.soft, 744, 16, "r", 76, maxh=16)
            t.say("strength", "note", PAPER, 744, 34, "r", 76, maxh=18)
        strengths = self.strengths
        for i, n in enumerate(STRENGTHS):
            d = 44 if strengths[:1] == (n,) else 36
            t.blit(p.pieces.strength(n, round(d * t.u), n not in strengths), w - 156 + i * 43 - d / 2, 23 - d / 2)

    def place(self, t: Sheet, number: int, kind: str) -> None:
        x, burnt = self.spot(number), number < self.here
        box = x - 24, 0.0, 48.0, self.box[3]
        if number == self.here:
            t.svg(disc(x, MIDDLE + 2, 22, palette.sun) + disc(x, MIDDLE + 2, 19, palette.risk_shade), *box)
            t.blit(self.parties.pieces.dragon_face(round(38 * t.u)), x - 19, MIDDLE - 17)
        else:
            body = small(kind)
            if burnt:
                body = f'<g opacity=".38">{body}</g>' + icon("flame", 1, -5, 19, palette.ember, palette.glow)
            t.svg(f'<g transform="translate({x} {MIDDLE + 2})">{body}</g>', *box)
        t.svg(disc(x, 37, 9, palette.hover if burnt else PAPER), x - 10, 27, 20, 20)
        ink = palette.soft if burnt else palette.berry if kind == "palace" else INK
        t.say(str(number), "number_small", ink, x, 37.5, "c", 17, maxh=17)


def small(kind: str) -> str:
    """A place as a little picture."""
    if kind == "palace":
        return f'<g transform="scale(.21)">{castle()}</g>'
    if kind == "temple":
        return f'<g transform="scale(.27)">{shrine()}</g>'
    return (
        f'<g transform="translate(-7 0)">{house(0.38)}</g><g transform="translate(7 '
        f'2)">{house(0.32, (palette.amber, palette.copper))}</g>'
    )
