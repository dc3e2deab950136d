"""cover: a game's box as the shelf shows it, which is all that the window needs of a game to open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.ui.style.palette import Ramp, palette

if TYPE_CHECKING:
    from game.engine.game import Game


class Cover(NamedTuple):
    """A box on the shelf: colours light, base, shade, deep; lettering as (words, size); the figure and what lies behind
    it."""

    name: str
    title: str
    ramp: Ramp
    lettering: tuple[tuple[str, float], ...]
    figure: str
    motif: str
    night: bool
    sign: str
    seats: str
    minutes: int
    tagline: str
    counts: Mapping[str, str] = {}  # the sign of what a score counts, by its word; without one, the word alone


def plain_cover(game: Game) -> Cover:
    """The box of a game that brings none: lettering on a plain ground."""
    low, high = game.seats
    return Cover(
        game.name,
        game.title,
        (palette.soft, palette.fade, palette.fade, palette.ink),
        lettering_of(game.title),
        "knight",
        "keep",
        False,
        "deck",
        str(low) if low == high else f"{low}\u2013{high}",
        game.minutes,
        game.title,
    )


def lettering_of(title: str) -> tuple[tuple[str, float], ...]:
    """A title in one or two lines that fit a box."""
    words = title.upper().split()
    half = (len(words) + 1) // 2
    lines: Sequence[str] = [" ".join(part) for part in (words[:half], words[half:]) if part]
    return tuple((line, min(30.0, 320 / max(1, len(line)))) for line in lines)
