"""places: where everything lies on the table of Dragon Attack!, in units of the table, and the colours they share."""

from __future__ import annotations

from game.ui.layout.box import Box as Tree
from game.ui.layout.writing import box, column, first, fit, overlay, pad, when
from game.ui.layout.writing import row as across
from game.ui.style.palette import palette
from game.ui.window.focus import Box

TRACK: Box = (0, 44, 936, 48)
TRACK_LEFT = 34.0
EDGE = 8.0  # of the parchment round the kingdom
PROMPT: Box = (6, 669, 930, 46)
PANEL: Box = (946, 46, 326, 668)
LEFT, RIGHT = 960.0, 1258.0  # edges of what stands in the panel
WIDE = RIGHT - LEFT
OWN: Box = (946, 126, 326, 250)  # the own party and treasure
IN_FRONT: Box = (LEFT, 289, 150, 80)  # the own purses
AT_HOME: Box = (LEFT + 158, 289, 140, 80)
OTHERS: Box = (946, 376, 326, 16)  # over their lines
OTHERS_TOP, OTHERS_ROOM = 390.0, 160.0
HOARD: Box = (956, 556, 306, 54)
BUTTONS = 618.0  # top of the first button
DESK: Box = (70, 126, 800, 476)
HERO_PX, DRAGON_W = 76.0, 122.0  # a standee's 640 units, and the Dragon, at the scale of the whole map
BACK_W, SMALL_W = 36.0, 30.0  # counters on stars, and beside a village
FOUND_W = 78.0  # a counter that is turned over, held up to be read
WHOLE = 0.337  # units of the table per unit of the board at that scale

LABEL, RISK, SAFE, WELL = palette.soft, palette.harm_light, palette.dew, palette.rise


def row(i: int, count: int) -> Box:
    """The line of the i-th of `count` other players."""
    step = min(44.0, OTHERS_ROOM / max(1, count))
    return LEFT - 4, OTHERS_TOP + i * step, 306, step - 4


DESIGNS: dict[str, Box] = {
    "track": (TRACK[0], TRACK[1], TRACK[2], TRACK[3] + 4),
    "strip": (PROMPT[0], PROMPT[1] - 4, PROMPT[2], PROMPT[3] + 10),
    "own": (942, 44, 334, 332),
    "others": (942, 372, 334, 242),
    "buttons": (942, 610, 334, 106),
    "desk": (60, 116, 820, 496),
    "tray": (26, 60, 1228, 650),
}


def within(area: Box | None) -> Box | None:
    """The field inside the edge of the parchment."""
    if area is None:
        return None
    x, y, w, h = area
    return x + EDGE, y + EDGE, w - 2 * EDGE, h - 2 * EDGE


def design(name: str, least: float, most: float) -> Tree:
    """A design as large as its place allows."""
    _, _, w, h = DESIGNS[name]
    return fit(name, w, h, least, most).like(least * w, least * h).share(h)


def tree(lesson: bool, page: str) -> Tree:
    """The boxes of the table, with a lesson's page or without; `page`: what is seen where the panel has no room for
    both, "own" or "others"."""
    return first(
        when(lambda w, h: w >= 1.25 * h and w >= 900, wide(lesson)),
        when(lambda w, h: w < 1.25 * h, tall(lesson)),
        small(lesson, page),
    )


def kingdom(lesson: bool, high: float) -> Tree:
    """The map, and what lies over it: banners, bargains, a lesson."""
    told = [pad(column(box().share(), box("page").size(h=92)), 20, 12)] if lesson else []
    return overlay(box("map"), box("notice"), box("desk"), *told).min(300, high).share()


def wide(lesson: bool) -> Tree:
    """The Dragon's track over the map, what is asked below it, the panel at the right."""
    strip = box("strip").size(h=54)
    left = column(box("track").size(h=52), kingdom(lesson, 300), strip, gap=2)
    panel = column(*(design(name, 0.8, 1.25) for name in ("own", "others", "buttons"))).min(270).like(334)
    apart = column(*(design(name, 0.8, 1.6) for name in ("others", "buttons"))).min(334)
    far = across(design("own", 0.8, 1.6).min(w=334).share(), left.share(2), apart.share(), gap=8)
    near = across(left.share(3), panel.share(0.5), gap=4)
    return overlay(first(when(lambda w, h: w > 2.2 * h, far), near), box("tray"))


def tall(lesson: bool) -> Tree:
    """The panel below the map."""
    side = column(design("others", 0.8, 1.4), design("buttons", 0.8, 1.4))
    panel = across(design("own", 0.8, 1.4).share(1), side.share(), gap=6).min(h=280)
    strip = box("strip").size(h=54)
    left = column(box("track").size(h=46), kingdom(lesson, 300).share(1.5), strip, panel.share(), gap=4)
    return overlay(pad(left, 4, 2), box("tray"))


def small(lesson: bool, page: str) -> Tree:
    """One page of the panel beside the map."""
    strip = box("strip").size(h=34)
    left = column(box("track").size(h=26), kingdom(lesson, 180), strip, gap=2)
    told = design(page, 0.5, 1.3)
    side = column(box("pages").size(h=34), told, design("buttons", 0.55, 1.3), gap=4).min(186)
    return overlay(across(left.share(2.4), side.share(), gap=4), box("tray"))
