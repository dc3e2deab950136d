"""shells: how what shells make of a die looks, in the trays over the map, and where those lie."""

from __future__ import annotations

import pygame

from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import Box, frame, plate
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.island import Island
from game.ui.games.montoons.places import MAP, PAGE, ZOOMS
from game.ui.games.montoons.reading import Reading
from game.ui.table.hexmap import BUTTON
from game.ui.table.marks import ring
from game.ui.table.view import View
from game.ui.window.focus import Control

HEAD = 28.0  # of a tray
ROOM = 36.0  # of the map's edge that the head of a monster needs


def shell_box(s: Sheet, view: View, box: Box, title: str) -> None:
    """The paper of a tray with its head."""
    x, y, w, h = box
    paper = (
        plate(0, 4, w, h, 14, "#0c0618", 0.5)
        + plate(0, 0, w, h, 14, "#fff4de")
        + plate(0, 0, w, HEAD, 14, "#c9527f")
        + plate(0, 14, w, HEAD - 14, 0, "#c9527f")
    )
    view.stamps.svg(s, ("shells", w, h), (x, y, w, h + 4), paper + look.picture("shell", 20, 14, 20))
    s.text(title, "title", 17, PAPER, x + 38, y + 14, "l", w - 50, maxh=20)


def shell_button(s: Sheet, view: View, control: Control, die: pygame.Surface, hinted: bool) -> None:
    """A die that a shell would make, to be chosen."""
    x, y, w, h = control.rect
    fill = "#ffe08a" if hinted or view.focus.over == control.id else "#f0dcae"
    body = plate(0, 0, w, h, 12, fill) + frame(0, 0, w, h, 12, "#c9881c", 2)
    view.stamps.svg(s, ("shell", w, h, fill), control.rect, body)
    s.blit(die, x + w / 2 - die.get_width() / s.u / 2, y + h / 2 - die.get_height() / s.u / 2)
    ring(s, view, control)


def clear_top(reading: Reading, island: Island, left: float, right: float, y: float) -> float:
    """A tray lies over the foot of the map, or over its head where it would hide the own monster: there below the
    map's buttons when it is as wide as that, and below the page of a lesson."""
    own = reading.own_space()
    if own < 0:
        return y
    sx, sy = island.spot(own)
    if not left - ROOM < sx < right + ROOM or sy <= y - 10:
        return y
    if reading.view.in_lesson:
        return PAGE[1] + PAGE[3] + 8
    return ZOOMS[1] + BUTTON + 8 if ZOOMS[0] < right else MAP[1] + 8
