"""foreplate: the plate in a corner of the map with the battles of the space that is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.ui.draw.paint import INK, PAPER, Sheet
from game.ui.draw.shapes import Box, meets, plate, shade
from game.ui.games.dragon.foreseen import Foe, Foreseen, percent
from game.ui.games.dragon.parties import Parties
from game.ui.style.metrics import BROAD
from game.ui.style.palette import palette

FOE_W, STEP, SUM_W = 40.0, 46.0, 104.0  # a foe, from one to the next, and the chance of it all
HEAD, LINE, AIR = 74.0, 18.0, 12.0  # height of the row of foes, of a note, and the edge
LEAST = 236.0  # so wide that its notes can be read
CLEAR = 34.0  # round the middle of the space that is pointed at
MARGIN, INSET = 10.0, 48.0  # from the edge of the map, and from what lies along it


class ForePlate:
    """Drawn in the corner that is farther from what is pointed at; without the foes where there is little room."""

    def __init__(self, parties: Parties) -> None:
        self.parties, self.view = parties, parties.view

    def draw(self, s: Sheet, found: Foreseen, within: Box, at: tuple[float, float], taken: Sequence[Box]) -> None:
        """Within the map, for a space whose middle is at this point of it; `taken`: what else lies over the map."""
        box = corner(extent(found), within, at, taken)
        if box is None:
            found = in_short(found)
            box = corner(extent(found), within, at, taken) or corner(extent(found), within, at, ())
        if box is None:
            return
        x, y, w, h = box
        s.cover(*box)
        paint = partial(paint_plate, found=found)
        self.view.stamps.put(s, ("foreplate", found), x - 4, y - 4, w + 8, h + 14, paint)
        for i, foe in enumerate(found.foes):
            s.blit(self.picture(foe, round(FOE_W * s.u)), x + AIR + STEP * i + (STEP - FOE_W) / 2, y + 8)

    def picture(self, foe: Foe, px: int) -> pygame.Surface:
        pieces = self.parties.pieces
        match foe.what:
            case "monster":
                return pieces.counter(foe.number, px)
            case "dragon":
                return pieces.strength(foe.number, px)
        return pieces.hero(self.parties.hero(foe.number), px)


def extent(found: Foreseen) -> tuple[float, float]:
    """Width and height of the plate."""
    wide = STEP * len(found.foes) + SUM_W + 2 * AIR
    return max(LEAST, wide) if found.foes else wide, HEAD + LINE * len(found.notes) + AIR / 2


def in_short(found: Foreseen) -> Foreseen:
    """The chance of it all, and what else may come of it in a word."""
    return found._replace(foes=(), notes=tuple(note.partition(",")[0] for note in found.notes))


def corner(size: tuple[float, float], within: Box, at: tuple[float, float], taken: Sequence[Box]) -> Box | None:
    """The first corner in which a plate of this size is clear of the space at this point and of what is taken, those on
    the farther side before the others; None for none."""
    (x, y, w, h), (wide, high) = within, size
    west, east = [x + MARGIN, x + INSET], [x + w - MARGIN - wide, x + w - INSET - wide]
    lefts = west + east if at[0] > x + w / 2 else east + west
    corners = [(left, top, wide, high) for top in (y + MARGIN, y + h - MARGIN - high) for left in lefts]
    taken = [*taken, (at[0] - CLEAR, at[1] - CLEAR, 2 * CLEAR, 2 * CLEAR)]
    clear = (box for box in corners if not any(meets(box, other) for other in taken))
    return next(clear, None) if wide + 2 * MARGIN <= w and high + 2 * MARGIN <= h else None


def paint_plate(t: Sheet, found: Foreseen) -> None:
    """From 4, 4 on, without the pictures of the foes."""
    wide, high = extent(found)
    t.svg(shade(4, 8, wide, high, BROAD) + plate(4, 4, wide, high, BROAD, PAPER))
    ink = palette.wine if found.theirs else palette.pine
    for i, foe in enumerate(found.foes):
        t.say(percent(foe.beaten), "note", ink, 4 + AIR + STEP * (i + 0.5), 4 + HEAD - 14, "c", STEP - 2, maxh=18)
    left = 4 + AIR + (STEP * len(found.foes) + 6 if found.foes else 0)
    room = 4 + wide - AIR - left
    t.svg(plate(left, 12, room, HEAD - 14, BROAD, palette.sand))
    t.say(percent(found.win), "number_large", palette.wine, left + room / 2, 32, "c", room - 8, maxh=28)
    t.say(found.caption, "small", INK, left + room / 2, 56, "c", room - 8, maxh=18)
    for i, note in enumerate(found.notes):
        t.say(note, "small", palette.fade, 4 + AIR, 4 + HEAD + LINE * (i + 0.5), "l", wide - 2 * AIR, maxh=LINE)
