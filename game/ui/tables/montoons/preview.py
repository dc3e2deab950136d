"""preview: what the choice that is pointed at would bring, drawn on the map before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.draw.paint import PAPER, Sheet, icon

if TYPE_CHECKING:
    from game.ui.tables.montoons.table import MonToonsTable

STAR = ("M20 2L25 11L34 5L34 15L44 17L37 25L42 34L32 34L29 44L20 38L11 44L9 34L-2 34L4 25L-3 17L7 15L7 5L16 11Z")


class Preview:
    """Draws from the table's foresight."""

    def __init__(self, table: MonToonsTable) -> None:
        self.table = table

    def draw(self, s: Sheet) -> None:
        table = self.table
        seen = table.foreseen()
        for seat, way in seen.ways.items():
            self.way(s, seat, way)
        for seat, lost in seen.hearts.items():
            self.harm(s, seat, seen.ways.get(seat, ()), lost)
        if seen.chance:
            spot = table.board.view.spot(next(iter(seen.ways.values()), (table.own_space(),))[-1])
            self.die(s, *spot)

    def way(self, s: Sheet, seat: int, way: tuple[int, ...]) -> None:
        """Dots from where a monster stands to where it would come, with a foot at the end."""
        table, view = self.table, self.table.board.view
        start = table.picture.facts["at"][seat]
        spots = [view.spot(space) for space in ((start, *way) if start >= 0 else way)]
        mine = seat == table.home
        for (ax, ay), (bx, by) in zip(spots, spots[1:]):
            for t in (0.25, 0.5, 0.75):
                table.stamps.put(s, ("dot", mine), ax + (bx - ax) * t - 7, ay + (by - ay) * t - 6, 14, 13,
                                 lambda q, mine=mine: q.svg(  # type: ignore[misc]
                                     '<ellipse cx="7" cy="7.5" rx="6" ry="5" fill="#4a1f2f"/><ellipse cx="7" cy="6" '
                                     f'rx="5" ry="4" fill="{"#fffbe6" if mine else "#ff8a78"}"/>'))
        x, y = spots[-1]
        table.stamps.put(s, ("foot", mine), x - 30, y - 20, 60, 42, lambda q: q.svg(
            '<ellipse cx="30" cy="21" rx="27" ry="17" fill="none" stroke="#4a1f2f" stroke-width="6"/><ellipse cx="30" '
            f'cy="21" rx="27" ry="17" fill="none" stroke="{"#fffbe6" if mine else "#ff8a78"}" stroke-width="3"/>'))

    def harm(self, s: Sheet, seat: int, way: tuple[int, ...], lost: int) -> None:
        """The hearts a monster would lose or get back, on a star beside it."""
        table = self.table
        space = way[-1] if way else table.picture.facts["at"][seat]
        x, y = table.board.view.spot(space)
        fill = "#ffd84a" if lost > 0 else "#a6dd7c"

        def paint(t: Sheet) -> None:
            t.svg(f'<g transform="translate(10 10)"><path d="{STAR}" fill="#8f1f3c" transform="translate(2 3)"/>'
                  f'<path d="{STAR}" fill="{fill}"/></g>')
            t.text(f"{'-' if lost > 0 else '+'}{abs(lost)}", "black", 20, "#8f1f3c" if lost > 0 else "#1b5147", 30, 33,
                   "c", 34, maxh=24)

        table.stamps.put(s, ("harm", lost), x + 4, y - 92, 60, 62, paint)

    def die(self, s: Sheet, x: float, y: float) -> None:
        """A roll decides what follows."""
        self.table.stamps.put(s, "roll", x - 16, y - 62, 32, 34, lambda t: t.svg(
            '<circle cx="16" cy="17" r="15" fill="#0c0618" opacity=".5"/>'
            f'<circle cx="16" cy="16" r="15" fill="{PAPER}"/>'
            + icon("die", 16, 16, 22, "#8f1f3c", PAPER)))
