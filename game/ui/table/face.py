"""face: all that the house needs to know of how one game looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from game.ui.style.palette import palette
from game.ui.style.ramps import Ramp
from game.ui.table.deeds import Deeds, no_deeds
from game.ui.table.offer import Offers

if TYPE_CHECKING:
    from game.engine.game import Game
    from game.sitting import Sitting
    from game.ui.draw.cache import Cache
    from game.ui.draw.cards import Print
    from game.ui.draw.paint import Sheet
    from game.ui.house.house import House
    from game.ui.table.crests import Look
    from game.ui.table.lookup import Lookup
    from game.ui.table.tabletop import Lay
    from game.ui.window.scene import Scene


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


@dataclass(frozen=True)
class Face:
    """What a game's folder gives the house, all but the cover: the shelf shows covers, and loads no table."""

    lay: Lay  # what lies on its table
    samples: Mapping[str, Any] = field(default_factory=dict)  # screens in sample states (see games/samples.py)
    busy: Callable[[House], Scene] | None = None  # a table in its busiest motion, for measuring
    looks: Callable[[Cache, Sitting], list[Look]] = seat_looks  # how screens after a game show its players, by seat
    on_baize: Callable[[Sheet, Cache, float, float], None] = nothing  # what lies in the middle of a new game's table
    back: Callable[[str], str] = lambda zone: "guild"  # the deck whose back a card shows in a place
    card: Callable[[Any, int], Print] | None = None  # content, card -> what is printed on it
    lookup: Callable[[Any, Cache], Lookup] | None = None  # content -> its cards as they can be looked up
    deeds: Deeds = no_deeds  # what is marked on the line of the past, besides battles and throws
    defeat: Defeat = Defeat()
    offer: Offers | None = None  # what the values of its house rules with further values look like


def plain_face() -> Face:
    """The face of a game that brings none: the plain table."""
    from game.ui.table.plain.table import PlainTop

    return Face(PlainTop)


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
