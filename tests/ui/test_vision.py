"""Without colour, and to eyes that see colours otherwise, every marker is still told from every other."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from game.ui.draw.paint import Sheet
from game.ui.table.crests import CRESTS
from game.ui.widgets import looks, plates, values
from game.ui.window.vision import MATRICES, as_seen
from tests.sure import every

FILTERS = ("grey", *MATRICES)
APART = 36  # a pixel differs when a channel, 0..255, is off by more than this
Draw = Callable[[Sheet], object]


def shown(draw: Draw, kind: str) -> pygame.Surface:
    """A marker on the night of a panel, seen through a filter."""
    surface = pygame.Surface((160, 64), 0, 32)
    surface.fill("#1b1029")
    draw(Sheet(160, (160, 64), surface))
    as_seen(surface, kind)
    return surface


def differing(a: pygame.Surface, b: pygame.Surface) -> int:
    """How many pixels of two pictures differ clearly."""
    one = pygame.mask.from_threshold(a, (0, 0, 0), (APART,) * 3, b)
    return a.get_width() * a.get_height() - one.count()


def crest(name: str) -> Draw:
    ramp = next(iter(CRESTS.values())).ramp  # one colour for all: only the sign is left
    return lambda s: plates.crest(s, 40, 32, 24, ramp, name)


MARKERS: dict[str, dict[str, Draw]] = {
    "seats": {name: crest(name) for name in CRESTS},
    "notes": {kind: lambda s, kind=kind: plates.toast(s, (4, 8, 152, 48), "Note", kind) for kind in plates.TOASTS},
    "toggles": {
        "on": lambda s: values.toggle(s, 20, 16, True),
        "off": lambda s: values.toggle(s, 20, 16, False),
        "shut": lambda s: values.toggle(s, 20, 16, False, "disabled"),
    },
    "rows": {
        "plain": lambda s: looks.row(s, (4, 8, 150, 44), "Ada"),
        "chosen": lambda s: looks.row(s, (4, 8, 150, 44), "Ada", chosen=True),
        "shut": lambda s: looks.row(s, (4, 8, 150, 44), "Ada", state="disabled"),
    },
    "buttons": {
        "plain": lambda s: looks.button(s, (10, 10, 140, 40), "Hit"),
        "shut": lambda s: looks.button(s, (10, 10, 140, 40), "Hit", "disabled"),
        "lit": lambda s: looks.button(s, (10, 10, 140, 40), "Hit", lit=True),
    },
}


@pytest.mark.parametrize("kind", FILTERS)
@pytest.mark.parametrize("family", MARKERS)
def test_markers_are_told_apart(family: str, kind: str) -> None:
    pygame.display.set_mode((320, 200))
    pictures = {name: shown(draw, kind) for name, draw in MARKERS[family].items()}
    for (one, a), (other, b) in every(combinations(pictures.items(), 2)):
        assert differing(a, b) > 60, f"{one} and {other} look alike"


def test_the_same_marker_does_not_differ_from_itself() -> None:
    pygame.display.set_mode((320, 200))
    assert differing(shown(crest("flame"), "grey"), shown(crest("flame"), "grey")) == 0
    assert differing(shown(crest("flame"), "grey"), shown(crest("wave"), "grey")) > 60


@pytest.mark.parametrize("kind", ["grey", "protan", "deutan", "tritan"])
def test_colour_filters_change_colours_and_leave_grey_alone(kind: str) -> None:
    surface = pygame.Surface((40, 10), 0, 32)
    surface.fill((128, 128, 128), (0, 0, 20, 10))
    surface.fill((200, 30, 40), (20, 0, 20, 10))
    as_seen(surface, kind)
    assert all(abs(channel - 128) <= 4 for channel in surface.get_at((5, 5))[:3])
    assert surface.get_at((30, 5))[:3] != (200, 30, 40) or kind == "none"


def test_colour_filter_is_the_matrix_it_says() -> None:
    for kind, rows in every(MATRICES.items()):
        for colour in ((255, 255, 255), (255, 0, 0), (10, 200, 90), (40, 40, 220)):
            surface = pygame.Surface((3, 3), 0, 32)
            surface.fill(colour)
            as_seen(surface, kind)
            wanted = [max(0, min(255, sum(w * c for w, c in zip(row, colour, strict=True)))) for row in rows]
            assert all(abs(a - b) <= 5 for a, b in zip(surface.get_at((1, 1))[:3], wanted, strict=True)), (kind, colour)
