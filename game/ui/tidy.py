"""tidy: what is given back when all screens are left for another."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.draw.lettering import forget_letters, forget_words
from game.ui.draw.svg import forget_snippets

if TYPE_CHECKING:
    from game.ui.window.scene import Scene


def clear_away(settled: bool = False) -> None:
    """Drop what was kept for screens that are gone. Their pictures hang in circles, which nothing else would free
    soon. `settled`: what is still there stays, as after `settle_in`."""
    gc.unfreeze()
    forget_words()
    forget_letters()
    forget_snippets()
    gc.collect()
    give_back()
    if settled:
        settle_in()


def make_room(covered: Sequence[Scene]) -> None:
    """Give back what scenes that are not seen for a while were drawn with."""
    for scene in covered:
        scene.out_of_sight()
    give_back()


def settle_in() -> None:
    """What is there now stays until something is cleared away: whoever collects garbage meanwhile need
    not walk through it, which holds up a frame for longer than it may take."""
    gc.freeze()


def give_back() -> None:
    """Have the C library return what is free in pieces (glibc alone; a third of a ms)."""
    import ctypes  # here and not above: the window opens without it

    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError, TypeError):
        return  # another C library
