"""face: all that the house needs to know of how one game looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from game.ui.table.milestones import Milestones, no_milestones
from game.ui.table.offer import Offers

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.draw.cache import Cache
    from game.ui.draw.cards import Print
    from game.ui.draw.paint import Sheet
    from game.ui.house.house import House
    from game.ui.table.crests import Look
    from game.ui.table.lookup import Lookup
    from game.ui.table.tabletop import Lay
    from game.ui.window.scene import Scene


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

    return [look(pictures, player.worn) for player in sitting.players]


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
    milestones: Milestones = no_milestones  # what is marked on the line of the past, besides battles and throws
    defeat: Defeat = Defeat()
    offer: Offers | None = None  # what the values of its house rules with further values look like


def plain_face() -> Face:
    """The face of a game that brings none: the plain table."""
    from game.ui.table.plain.table import PlainTop

    return Face(PlainTop)
