"""The Monster Pack, twisting: the content as one game has it: monsters that have grown, rules twisted for a side."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from operator import add

from game.engine.data import nearest
from game.rules.pack.cards import GROWN, NONE, SEATS, STRAIGHT, Content, Monster, Twist
from game.rules.pack.decks import read_code

WORDS = r"\w+(\+\w+)*"  # twists of one side as a house rule: "hearty+swift"
GREW = re.compile(rf"([\w-]+){GROWN}(\d{{1,4}})")  # the id of a monster that has grown, and by how much


def fitted(content: Content, options: Mapping[str, str], laid: Iterable[str] = ()) -> Content:
    """The content with the house rules of one game in it, and with the grown monsters among ids that are `laid` out;
    itself where nothing is bent. ValueError names a twist that is not there."""
    decks = [options.get(f"deck_{seat + 1}", "") for seat in range(SEATS)]
    ids = [*laid, *(id for deck in decks if GROWN in deck for id, _ in read_code(deck))]
    twists = options.get("twist_1", NONE), options.get("twist_2", NONE)
    grown = {id for id in ids if GREW.fullmatch(id)} - set(content.ids)
    if not grown and twists == (NONE,) * SEATS:
        return content
    return twisted(content, tuple(sorted(grown)), twists)


@lru_cache(maxsize=16)
def twisted(content: Content, grown: tuple[str, ...], twists: tuple[str, str]) -> Content:
    """A content of its own; the same for the same words, so that what is worked out for it is kept."""
    one, two = (sum_of(content, words) for words in twists)
    monsters = (*content.monsters, *grown_monsters(content, grown))
    return Content(
        monsters, [*content.formats.values()], [*content.decks.values()], [*content.twists.values()], (one, two), twists
    )


def grown_monsters(content: Content, grown: tuple[str, ...]) -> Iterator[Monster]:
    for word in grown:
        read = GREW.fullmatch(word)
        if read and read[1] in content.ids and int(read[2]):
            yield content.monsters[content.ids[read[1]]].grown(int(read[2]))


def sum_of(content: Content, words: str) -> Twist:
    """Some twists together, as one."""
    return reduce(add, (twist_of(content, word) for word in words.split("+") if word != NONE), STRAIGHT)


def twist_of(content: Content, word: str) -> Twist:
    if word not in content.twists:
        raise ValueError(f"no twist {word!r}{nearest(word, content.twists)}")
    return content.twists[word]


def twists_of(content: Content, words: str) -> list[Twist]:
    """The twists of a side one by one, to be told; none for "none"."""
    return [twist_of(content, word) for word in words.split("+") if word != NONE]


def offered(content: Content) -> Mapping[str, Sequence[tuple[str, str]]]:
    """What either side may have twisted, for whoever chooses house rules."""
    twists = [(twist.id, twist.name) for twist in content.twists.values()]
    return {"twist_1": twists, "twist_2": twists}
