"""Words: the small words that the log lines of all games are made of."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from game.engine.nodes import listed as listed  # the log lists words as faults do

if TYPE_CHECKING:
    from game.engine.events import Said

Names = Sequence[str]  # of the seats, in their order
Form = Callable[[Any, Any, Names], str]  # of what was said: the value, the content, the names -> as it stands there
# "{who} pays {0:points}." with the first thing that was said in a form of the game; or, where that does not do, a
# function, which gives None when there is nothing to tell
Sentence: TypeAlias = "str | Callable[[Said, Any, Names], str | None]"


def who(event: Said, names: Names) -> str:
    """The name of the seat that an event is about; "Nobody" for an event about no seat."""
    return names[event.player] if event.player is not None else "Nobody"


def by_name(words: str, names: Names) -> str:
    """Words that tell seats by their number, "seat 1" the first and "Seat 1" where a sentence begins, with the
    names of these seats instead."""
    return re.sub(r"\b[Ss]eat (\d+)\b", lambda found: names[int(found[1]) - 1], words)


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun; without a plural of its own the noun takes an s."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def lowered(words: str) -> str:
    """Words that begin a sentence as they stand within one."""
    return words[:1].lower() + words[1:]


def signed(number: int) -> str:
    """A number with its sign: "+3", or "-3" with a minus as wide as the plus."""
    return f"{number:+d}".replace("-", "\u2212")


def hundredths(share: float) -> int:
    """A chance of 0..1 in whole hundredths; 0 and 100 only for what is certain."""
    return round(100 * share) if share in (0, 1) else max(1, min(99, round(100 * share)))


def per_cent(share: float) -> str:
    """The same with its sign: "43 %"."""
    return f"{hundredths(share)} %"


def victory(winners: Sequence[int], names: Names, together: str = "win the game together") -> str:
    """Who has won, as a sentence: one seat, several together, or nobody."""
    if len(winners) == 1:
        return f"{names[winners[0]]} wins the game."
    return f"{listed([names[winner] for winner in winners])} {together}." if winners else "The game is a draw."


def told(
    event: Said, content: Any, names: Names, sentences: Mapping[str, Sentence], forms: Mapping[str, Form]
) -> str | None:
    """What was said, in the sentence for its word; None for a word that has none."""
    sentence = sentences.get(event.what)
    if not isinstance(sentence, str):
        return sentence(event, content, names) if sentence else None
    return sentence.format(*(Shown(value, content, names, forms) for value in event.about), who=who(event, names))


class Shown(NamedTuple):
    """A number or a name that a sentence shows in one of a game's forms, or as it is."""

    value: Any
    content: Any
    names: Names
    forms: Mapping[str, Form]

    def __format__(self, form: str) -> str:
        return self.forms[form](self.value, self.content, self.names) if form else str(self.value)


def seat(zone: str) -> int:
    """Whose zone it is, 0-based: 2 for "hand/2". ValueError for a zone that is nobody's."""
    return int(zone.partition("/")[2])
