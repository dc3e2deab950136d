"""Words: the small words that the log lines of all games are made of."""
from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Said
from game.engine.nodes import listed as listed  # the log lists words as faults do

Names = Sequence[str]          # of the seats, in their order


def who(event: Said, names: Names) -> str:
    """The name of the seat that an event is about; "Nobody" for an event about no seat."""
    return names[event.player] if event.player is not None else "Nobody"


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun; without a plural of its own the noun takes an s."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def seat(zone: str) -> int:
    """Whose zone it is, 0-based: 2 for "hand/2". ValueError for a zone that is nobody's."""
    return int(zone.partition("/")[2])
