"""face: all that the house needs to know of how one game looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from game.engine.game import Game
    from game.sitting import Sitting
    from game.ui.draw.cache import Cache
    from game.ui.draw.cards import Face as CardFace
    from game.ui.draw.paint import Sheet
    from game.ui.table.crests import Look
    from game.ui.table.frame import FramedTable
    from game.ui.table.tabletop import Lay
    from game.ui.window.scene import Scene


Open = Callable[..., "FramedTable"]  # a table for a house, a sitting, who thinks, and a lesson or None


class Cover(NamedTuple):
    """A box on the shelf: colours light, base, shade, deep; lettering as (words, size); the figure and what lies behind
    it."""

    name: str
    title: str
    ramp: tuple[str, str, str, str]
    lettering: tuple[tuple[str, float], ...]
    figure: str
    motif: str
    night: bool
    sign: str
    seats: str
    minutes: int
    tagline: str


class Defeat(NamedTuple):
    """What is said and drawn when all have lost: a headline, a line below it, what stands behind the losers as a
    snippet, and what is drawn before it."""

    headline: str = "Nobody wins"
    line: str = "This game has been lost by all."
    behind: Callable[[], str] = str
    before: Callable[[Sheet, Cache], None] = lambda s, pictures: None


def seat_looks(pictures: Cache, sitting: Sitting) -> list[Look]:
    """The players of a game that has no figures of its own: the heroes of their crests."""
    from game.ui.table.crests import look

    return [look(pictures, player.crest) for player in sitting.players]


def nothing(s: Sheet, pictures: Cache, x: float, y: float) -> None:
    """The bare middle of a table."""


def with_parts(lay: Lay) -> Open:
    """Opens a table on which a game lays its parts."""
    from game.ui.table.frame import FramedTable

    return partial(FramedTable, lay=lay)


@dataclass(frozen=True)
class Face:
    """Functions import what they need when they are called: the shelf shows covers, and loads no table."""

    cover: Cover
    table: Callable[[], Open]
    samples: Callable[[], Mapping[str, Any]] = dict  # screens in sample states (see tables/samples.py)
    busy: Callable[[Any], Scene] | None = None  # a table in its busiest motion, for measuring
    looks: Callable[[Cache, Sitting], list[Look]] = seat_looks  # how screens after a game show its players, by seat
    on_baize: Callable[[Sheet, Cache, float, float], None] = nothing  # what lies in the middle of a new game's table
    back: Callable[[str], str] = lambda zone: "guild"  # the deck whose back a card shows in a place
    card: Callable[[Any, int], CardFace] | None = None  # content, card -> what is printed on it
    defeat: Defeat = Defeat()


def plain_face(game: Game) -> Face:
    """The face of a game that brings none: lettering on a plain box, and the plain table."""

    def table() -> Open:
        from game.ui.table.plain.table import PlainTop

        return with_parts(PlainTop)

    low, high = game.seats
    return Face(
        Cover(
            game.name,
            game.title,
            ("#b8b2d0", "#5f5a78", "#474260", "#2a2640"),
            lettering_of(game.title),
            "knight",
            "keep",
            False,
            "deck",
            str(low) if low == high else f"{low}\u2013{high}",
            game.minutes,
            game.title,
        ),
        table,
    )


def lettering_of(title: str) -> tuple[tuple[str, float], ...]:
    """A title in one or two lines that fit a box."""
    words = title.upper().split()
    half = (len(words) + 1) // 2
    lines: Sequence[str] = [" ".join(part) for part in (words[:half], words[half:]) if part]
    return tuple((line, min(30.0, 320 / max(1, len(line)))) for line in lines)
