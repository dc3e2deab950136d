"""places: where everything lies on the table of MonToons, in units of the canvas."""

from __future__ import annotations

from game.ui.window.focus import Box

SEA = "#14608a"  # behind everything
LADDER: Box = (0, 40, 840, 56)  # who acts when
MAP: Box = (0, 96, 840, 560)
ISLAND: Box = (0, 122, 840, 534)  # the map without room for the heads over its first row
PROMPT: Box = (10, 660, 822, 54)
SHEET: Box = (846, 44, 402, 672)  # the own character sheet; the log's tab hangs right of it
TRAY: Box = (20, 524, 540, 124)  # dice to be planned with, over the foot of the map
SHELLS: Box = (576, 524, 256, 124)  # what shells make of the die that is held
MONSTER_W = 0.17  # a standee's size, pixels of the figure per unit of the board at the scale of the whole map
ZOOMS = (MAP[0] + MAP[2] - 92, MAP[1] + 10)  # the buttons for a closer look
PAGE: Box = (16, 102, 704, 92)  # of a lesson: over the sea, so that neither dice nor grid are covered
