"""What lies over a table is read by itself: nothing below shines through, and its words have their room."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame

from game.ui.draw.paint import Sheet
from game.ui.games.montoons.foot import WIDEST, in_a_row
from game.ui.table.passing import Notice, Notices
from game.ui.table.prompt import Banner
from game.ui.widgets.plates import panel


def below(colour: str) -> Sheet:
    surface = pygame.Surface((640, 360))
    surface.fill(colour)
    return Sheet(640, (640, 360), surface)


def test_nothing_shines_through_what_lies_over_words() -> None:
    top: Any = SimpleNamespace(sign="claw")
    view: Any = None
    banner, notice = Banner(view, top, Notices(list[str]().append)), Notice("Vex wins", "Vex is the closest.")
    found = []
    for colour in ("white", "black"):
        s = below(colour)
        panel(s, (20, 200, 200, 100), solid=True)
        banner.paint(s, notice, 400, 84)
        found.append([tuple(s.surf.get_at(at)) for at in ((120, 250), (300, 14))])
    assert found[0] == found[1]


def test_a_button_with_many_words_is_as_wide_as_they_ask_for() -> None:
    long, short, cancel = in_a_row((0, 0, 853, 68), ["Through lava and a Trap", "Through lava", "Cancel"])
    assert long[2] > WIDEST >= short[2] and long[0] > 853 * 0.35, "what is asked has its room beside them"
    assert long[0] + long[2] <= short[0] and short[0] + short[2] <= cancel[0]
    assert [box[2] for box in in_a_row((0, 0, 853, 68), ["Stay here", "Cancel"])] == [WIDEST, WIDEST]
