"""preview: what the choice that is pointed at would bring, drawn on the map before it is made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.rules.montoons.action import Acting
from game.rules.montoons.movement import Walking
from game.rules.montoons.needs import Span
from game.rules.montoons.targeting import Aiming
from game.ui.draw.paint import INK, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import disc, frame, hoop, oval, plate, shade, stroke
from game.ui.games.montoons.ahead import Ahead
from game.ui.games.montoons.figures import grown
from game.ui.games.montoons.lights import paint_star
from game.ui.games.montoons.sight import Unseen
from game.ui.games.montoons.travels import WAYS
from game.ui.style.metrics import ROUND, SLIP
from game.ui.style.palette import palette
from game.ui.table.part import View

Point = tuple[float, float]
HEAD = 66.0  # of a monster over its hex on the whole of map A
MINE, THEIRS = palette.paper, palette.harm_light  # ways of monsters
TARGET = (
    f'<path d="M3 3H33L18 27Z" fill="{INK}" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>'
    f'<path d="M6 5H30L18 23Z" fill="{palette.sun}"/>'
)
FORK = disc(5, 5, 4.6, palette.garnet) + disc(5, 5, 3, palette.cyan)
BAR = f'<rect x="9" y="15" width="18" height="6" rx="2" fill="{PAPER}"/>'
STOP = disc(19, 21, 17, palette.garnet, 0.5) + disc(18, 18, 17, PAPER) + disc(18, 18, 14.5, palette.harm) + BAR
WALL = disc(17, 19, 16, palette.garnet, 0.5) + disc(17, 17, 16, PAPER) + disc(17, 17, 13.5, palette.harm)
WALL += icon("star4", 17, 17, 20, PAPER)
ROLL = disc(16, 17, 15, palette.shadow, 0.5) + disc(16, 16, 15, PAPER) + icon("die", 16, 16, 22, palette.wine, PAPER)


class Preview:
    """Draws from what can be foreseen."""

    def __init__(self, view: View, ahead: Ahead) -> None:
        self.view, self.ahead, self.hexes = view, ahead, ahead.hexes
        self.reading, self.island = ahead.reading, ahead.island

    def draw(self, s: Sheet) -> None:
        seen = self.ahead.foreseen()
        self.rows(s, seen.hidden or self.ahead.hidden())
        for path in seen.forks or self.ahead.forks():
            self.fork(s, path)
        for seat, way in seen.ways.items():
            self.way(s, seat, way)

    def draw_over(self, s: Sheet) -> None:
        """What stands over the monsters: what a way takes, hearts that would be lost, and that a roll decides."""
        seen = self.ahead.foreseen()
        if isinstance(self.view.about, Walking):
            self.efforts(s)
        if isinstance(self.view.about, Aiming):
            self.targets(s)
        for start, there, way in seen.walls:
            self.wall(s, start, there, way)
        for (seat, space), lost in seen.blows.items():
            if lost and space != self.end_of(seat, seen.ways.get(seat, ())):
                self.blow(s, space, lost)
        for seat, span in seen.hearts.items():
            self.harm(s, seat, seen.ways.get(seat, ()), span)
        if seen.chance:
            x, y = self.island.spot(next(iter(seen.ways.values()), (self.reading.own_space(),))[-1])
            self.view.stamps.svg(s, "roll", (x - 16, y - 62, 32, 34), ROLL)

    def targets(self, s: Sheet) -> None:
        """A wedge over the head of everybody who may be aimed at: figures hide the light of their hexes."""
        for space in self.hexes.lights():
            x, y = self.island.spot(space)
            self.view.stamps.svg(s, "target", (x - 18, y - 24 - HEAD * grown(self.view, self.island), 36, 30), TARGET)

    def way(self, s: Sheet, seat: int, way: tuple[int, ...]) -> None:
        """Dots from where a monster stands to where it would come, with a foot at the end."""
        start, colour = self.view.picture.facts["at"][seat], MINE if seat == self.view.home else THEIRS
        spots = [self.island.spot(space) for space in ((start, *way) if start >= 0 else way)]
        dot = oval(7, 7.5, 6, 5, palette.garnet) + oval(7, 6, 5, 4, colour)
        foot = hoop(30, 21, 27, 17, palette.garnet, 6) + hoop(30, 21, 27, 17, colour, 3)
        for x, y in between(spots, (0.25, 0.5, 0.75)):
            self.view.stamps.svg(s, ("dot", colour), (x - 7, y - 6, 14, 13), dot)
        x, y = spots[-1]
        self.view.stamps.svg(s, ("foot", colour), (x - 30, y - 20, 60, 42), foot)

    def fork(self, s: Sheet, path: tuple[int, ...]) -> None:
        """Small dots along one of several ways among which is, or would be, chosen."""
        for x, y in between([self.island.spot(space) for space in path], (0.2, 0.4, 0.6, 0.8, 1.0)):
            self.view.stamps.svg(s, "fork", (x - 5, y - 5, 10, 10), FORK)

    def efforts(self, s: Sheet) -> None:
        """The movement that each goal takes, as far as no monster, way or sign of a pointed goal lies there."""
        on_way = {space for way in self.ahead.foreseen().ways.values() for space in way}
        k, r = self.island.k, max(9.0, 20 * self.island.k)
        for space, spent in self.ahead.efforts().items():
            if space in self.hexes.lights() and space not in on_way:
                x, y = self.island.spot(space)
                key, paint = ("effort", spent, round(r, 1)), partial(paint_effort, spent=spent, r=r)
                self.view.stamps.put(s, key, x + 44 * k - r, y + 30 * k - r, 2 * r + 2, 2 * r + 3, paint)

    def rows(self, s: Sheet, hidden: tuple[Unseen, ...]) -> None:
        """Lines of sight: golden to the target that is pointed at, red and broken behind what hides a rival."""
        at = self.view.picture.facts["at"]
        here = self.reading.own_space()
        if here < 0 or not isinstance(self.view.about, Aiming | Acting):
            return
        x0, y0 = self.island.spot(here)
        gesture = self.hexes.gesture
        goal = at[gesture.mover] if gesture is not None else self.hexes.goal
        if isinstance(self.view.about, Aiming) and goal is not None and goal != here:
            x, y = self.island.spot(goal)
            s.svg(line_of_sight(x0, y0, x, y, palette.honey, palette.paper), *round_all((x0, y0), (x, y)))
        for seat, blocker in hidden:
            (bx, by), (x, y) = self.island.spot(blocker), self.island.spot(at[seat])
            s.svg(
                line_of_sight(x0, y0, bx, by, palette.harm, palette.paper)
                + line_of_sight(bx, by, x, y, palette.harm, palette.paper, broken=True),
                *round_all((x0, y0), (bx, by), (x, y)),
            )
            self.view.stamps.svg(s, "stop", (bx - 18, by - 38, 38, 42), STOP)

    def harm(self, s: Sheet, seat: int, way: tuple[int, ...], span: Span) -> None:
        """The hearts a monster would lose or get back, on a star beside it: from the fewest to the most."""
        space = self.end_of(seat, way)
        paint_star(self.view.stamps, s, *self.island.spot(space), span)

    def stars(self) -> list[Area]:
        """Where those stars lie."""
        seen = self.ahead.foreseen()
        spots = (self.island.spot(self.end_of(seat, seen.ways.get(seat, ()))) for seat in seen.hearts)
        return [(x - 6, y - 88, 60, 62) for x, y in spots]

    def end_of(self, seat: int, way: tuple[int, ...]) -> int:
        """Where a monster would stand in the end."""
        return int(way[-1] if way else self.view.picture.facts["at"][seat])

    def wall(self, s: Sheet, start: int, there: int, way: int) -> None:
        """A sign where somebody would run into something."""
        x, y = self.island.spot(start)
        dx, dy = WAYS[way] if way >= 0 else (0.0, 0.0)
        ex, ey = (x + dx * self.island.k * 0.5, y + dy * self.island.k * 0.5) if way >= 0 else self.island.spot(there)
        self.view.stamps.svg(s, "wall", (ex - 17, ey - 17, 34, 36), WALL)

    def blow(self, s: Sheet, space: int, lost: int) -> None:
        """What a step of the way costs, in its hex."""
        x, y = self.island.spot(space)
        self.view.stamps.put(s, ("blow", lost), x - 20, y - 2, 40, 24, partial(paint_blow, lost=lost))


def between(spots: Sequence[Point], parts: Sequence[float]) -> Iterator[Point]:
    """Points on a way, at these parts from each of its spots to the next."""
    for (ax, ay), (bx, by) in zip(spots, spots[1:]):
        yield from ((ax + (bx - ax) * t, ay + (by - ay) * t) for t in parts)


def paint_blow(t: Sheet, lost: int) -> None:
    colour = palette.wine if lost > 0 else palette.pine
    pill = shade(0, 1, 40, 23, ROUND) + plate(0, 0, 40, 22, ROUND, palette.paper)
    t.svg(pill + frame(0.5, 0.5, 39, 21, SLIP, colour) + icon("heart", 12, 11, 13, colour, palette.paper))
    t.say(f"{'-' if lost > 0 else '+'}{abs(lost)}", "number_small", colour, 27, 11.5, "c", 20, maxh=16)


def paint_effort(t: Sheet, spent: int, r: float) -> None:
    t.svg(disc(r + 1, r + 2, r, palette.garnet, 0.55) + disc(r, r, r, palette.paper))
    t.say(str(spent), "number_small", palette.garnet, r, r + 0.5, "c", 1.7 * r, size=max(14, r * 1.4))


def round_all(*spots: tuple[float, float]) -> Area:
    """The box of lines between these spots, with their edges."""
    xs, ys = zip(*spots)
    return min(xs) - 6, min(ys) - 6, max(xs) - min(xs) + 12, max(ys) - min(ys) + 12


def line_of_sight(x0: float, y0: float, x1: float, y1: float, colour: str, edge: str, broken: bool = False) -> str:
    """A line with a light edge, whole or in pieces."""
    n = 9 if broken else 1
    part = 0.55 / n if broken else 1.0
    d = "".join(
        f"M{x0 + (x1 - x0) * i / n:.1f} {y0 + (y1 - y0) * i / n:.1f}"
        f"L{x0 + (x1 - x0) * (i / n + part):.1f} {y0 + (y1 - y0) * (i / n + part):.1f}"
        for i in range(n)
    )
    return stroke(d, edge, 9, 0.9) + stroke(d, colour, 4)
