"""aside: the past, the what-if and what is only looked at look like neither the game nor each other: an edge of their
own round the table."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.draw.paint import Sheet, rgb
from game.ui.style.palette import palette
from game.ui.table.part import Part, View

EDGE = 4.0  # units


class Edging(NamedTuple):
    """How the table is marked while it does not show the game as it is."""

    colour: str  # of the edge
    ground: str  # of the bar
    said: str  # after the name of the round


PAST = Edging(palette.honey, palette.cocoa, "as it was")
WHAT_IF = Edging(palette.violet_light, palette.plum, "what if: not kept")
WATCHED = Edging(palette.cyan, palette.lagoon, "only looked at")


def look_of(view: View) -> Edging | None:
    """The past goes before: a what-if can be looked back at, too. A game that is over is as it is for everybody."""
    if leads_back(view):
        return PAST if view.past else WHAT_IF
    return WATCHED if view.view_only and view.turn is not None else None


def leads_back(view: View) -> bool:
    """Whether there is a game to come back to."""
    return view.past or view.imagined


class Edge(Part):
    """The line round the whole window."""

    name = "edge"

    def draw(self, s: Sheet) -> None:
        if (look := look_of(self.view)) is None:
            return
        (left, top), u = s.at(0, 0), s.u
        w, h = s.surf.get_width() / u, s.surf.get_height() / u
        lines = ((0.0, 0.0, w, EDGE), (0.0, h - EDGE, w, EDGE), (0.0, 0.0, EDGE, h), (w - EDGE, 0.0, EDGE, h))
        for x, y, wide, high in lines:
            s.surf.fill(rgb(look.colour), s.rect(left + x, top + y, wide, high))
