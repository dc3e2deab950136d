"""track: the Dragon's way through the numbered places, what it has burnt, and the strength it has left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.dragon.counters import STRENGTHS
from game.ui.draw.hexes.scenery import castle, house, shrine
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.games.dragon.places import TRACK, TRACK_LEFT
from game.ui.window.focus import Box, Control

if TYPE_CHECKING:
    from game.ui.games.dragon.table import DragonTable

MIDDLE = 21.0  # of a place, from the top of the track
SPAN = 612.0  # from the first place to the last, whatever their number


class Track:
    """The strip over the map."""

    def __init__(self, table: DragonTable) -> None:
        self.table = table

    def step(self) -> float:
        return SPAN / (self.table.kingdom.palace - 1)

    def spot(self, number: int) -> float:
        return TRACK_LEFT + self.step() * (number - 1)

    def box(self, number: int) -> Box:
        return self.spot(number) - 22, TRACK[1] + 2, 44, 44

    def controls(self) -> list[Control]:
        """Each place by name; it is lit on the map when it is pointed at."""
        facts = self.table.picture.facts
        return self.table.remember("track", (facts["dragon"], tuple(facts["strengths"])), self.make_controls)

    def make_controls(self) -> list[Control]:
        table = self.table
        found = []
        for number, space in enumerate(table.kingdom.path, 1):
            here = table.picture.facts["dragon"]
            burnt = (
                "The Dragon has been here."
                if number < here
                else "The Dragon is here."
                if number == here
                else f"The Dragon is {number - here} flights away."
            )
            found.append(
                Control(
                    f"track/{number}",
                    self.box(number),
                    table.content.spaces[space].name,
                    table.shower(space),
                    zone="track",
                    radius=12,
                    tip=burnt,
                )
            )
        names = " ".join(str(n) for n in table.picture.facts["strengths"])
        found.append(
            Control(
                "track/dragon",
                (688, TRACK[1] + 2, 240, 44),
                "The Dragon",
                None,
                zone="track",
                radius=12,
                tip=f"Four battles slay it, one after another, each against the next number. Still to beat: "
                f"{names or 'none'}.",
                zoom=None,
                tags={"bubble": True},
            )
        )
        return found

    def draw(self, s: Sheet) -> None:
        table = self.table
        facts = table.picture.facts
        here, strengths = facts["dragon"], tuple(facts["strengths"])
        x, y, w, h = TRACK
        table.stamps.put(
            s, ("track", here, strengths, facts["map"]), x, y, w, h + 4, lambda t: self.paint(t, here, strengths)
        )
        for control in self.controls():
            table.ring(s, control)

    def paint(self, t: Sheet, here: int, strengths: tuple[int, ...]) -> None:
        table = self.table
        _, _, w, h = TRACK
        t.svg(
            f'<path d="M0 0H{w}V{h + 3}H0Z" fill="#0c0618" opacity=".4"/>'
            f'<path d="M0 0H{w}V{h}H0Z" fill="#241334" opacity=".96"/>'
            f'<path d="M0 {h - 2}H{w}V{h + 1}H0Z" fill="{GOLD}" opacity=".6"/>'
        )
        step, last = self.step(), table.kingdom.palace
        t.svg(
            "".join(
                f'<circle cx="{TRACK_LEFT + step * (i + j / 5):.1f}" cy="36" r="2.2" '
                f'fill="{"#e8553b" if i + 1 < here else "#8d6fb0"}"/>'
                for i in range(last - 1)
                for j in (1.6, 2.5, 3.4)
            )
        )
        for number, space in enumerate(table.kingdom.path, 1):
            self.place(t, number, table.content.spaces[space].kind, here)
        t.text("DRAGON", "label", 14, "#d9c7ee", 744, 16, "r", 76, tracking=0.08, maxh=16)
        t.text("strength", "semi", 15, PAPER, 744, 34, "r", 76, maxh=18)
        now = strengths[0] if strengths else 0
        for i, n in enumerate(STRENGTHS):
            d = 44 if n == now else 36
            image = table.pieces.strength(n, round(d * t.u), n not in strengths)
            t.blit(image, 780 + i * 43 - d / 2, 23 - d / 2)

    def place(self, t: Sheet, number: int, kind: str, here: int) -> None:
        x, burnt = self.spot(number), number < here
        if number == here:
            t.svg(
                f'<circle cx="{x}" cy="{MIDDLE + 2}" r="22" fill="#ffd84a"/>'
                f'<circle cx="{x}" cy="{MIDDLE + 2}" r="19" fill="#7a1f38"/>'
            )
            face = self.table.pieces.dragon_face(round(38 * t.u))
            t.blit(face, x - 19, MIDDLE - 17)
        else:
            body = small(kind)
            t.svg(
                f'<g transform="translate({x} {MIDDLE + 2})">'
                + (f'<g opacity=".38">{body}</g>' + icon("flame", 1, -5, 19, "#ff9a3c", "#ffe08a") if burnt else body)
                + "</g>"
            )
        t.svg(f'<circle cx="{x}" cy="37" r="9" fill="{"#4a3558" if burnt else PAPER}"/>')
        t.text(
            str(number),
            "black",
            14,
            "#cbb8dd" if burnt else "#5a2f86" if kind == "palace" else INK,
            x,
            37.5,
            "c",
            17,
            maxh=17,
        )


def small(kind: str) -> str:
    """A place as a little picture."""
    if kind == "palace":
        return f'<g transform="scale(.21)">{castle()}</g>'
    if kind == "temple":
        return f'<g transform="scale(.27)">{shrine()}</g>'
    return (
        f'<g transform="translate(-7 0)">{house(0.38)}</g><g transform="translate(7 '
        f'2)">{house(0.32, ("#f0a03c", "#bf6c2c"))}</g>'
    )
