"""Words: the small words that the log lines of all games are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.events import Said
from game.engine.nodes import listed as listed  # the log lists words as faults do

Names = Sequence[str]  # of the seats, in their order
Sentence = Callable[..., "str | None"]  # made from what was said; None when it needs no words


def who(event: Said, names: Names) -> str:
    """The name of the seat that an event is about; "Nobody" for an event about no seat."""
    return names[event.player] if event.player is not None else "Nobody"


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun; without a plural of its own the noun takes an s."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def victory(winners: Sequence[int], names: Names, together: str = "win the game together") -> str:
    """Who has won, as a sentence: one seat, several together, or nobody."""
    if len(winners) == 1:
        return f"{names[winners[0]]} wins the game."
    return f"{listed([names[winner] for winner in winners])} {together}." if winners else "The game is a draw."


def by_word(*sentences: Sentence) -> dict[str, Sentence]:
    """Functions that put what was said into a sentence, by the word it was said with: their own names."""
    return {sentence.__name__: sentence for sentence in sentences}


def seat(zone: str) -> int:
    """Whose zone it is, 0-based: 2 for "hand/2". ValueError for a zone that is nobody's."""
    return int(zone.partition("/")[2])
