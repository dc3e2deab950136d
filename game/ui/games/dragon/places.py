"""places: where everything lies on the table of Dragon Attack!, in units of the canvas, and the colours they share."""

from __future__ import annotations

from game.ui.style.palette import palette
from game.ui.window.focus import Box

TRACK: Box = (0, 44, 936, 48)
TRACK_LEFT = 34.0
MAP: Box = (3, 96, 934, 568)  # the frame of parchment
FIELD: Box = (11, 105, 918, 550)  # the kingdom within it
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
WHOLE = 0.337  # units of the canvas per unit of the board at that scale

LABEL, RISK, SAFE, WELL = palette.soft, palette.harm_light, palette.dew, palette.rise


def row(i: int, count: int) -> Box:
    """The line of the i-th of `count` other players."""
    step = min(44.0, OTHERS_ROOM / max(1, count))
    return LEFT - 4, OTHERS_TOP + i * step, 306, step - 4
