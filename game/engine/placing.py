"""Placing: how the words of a position are read in every game, each fault with the word and the nearest valid one, and
which of equal cards lie where."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from game.engine.data import nearest
from game.engine.state import State

T = TypeVar("T")


def check_words(where: str, found: Iterable[str], allowed: Sequence[str]) -> None:
    """ValueError for the first word that is not allowed there."""
    for word in found:
        if word not in allowed:
            raise ValueError(f"no word {word!r} in {where}{nearest(str(word), allowed)}")


def choice(word: Any, where: str, allowed: Sequence[str]) -> str:
    """The word, which is one of those allowed; ValueError otherwise."""
    if not isinstance(word, str) or word not in allowed:
        raise ValueError(f"{where!r}: no word {word!r}{nearest(str(word), allowed)}")
    return word


def called(word: Any, what: str, there: Mapping[str, T], where: str = "") -> T:
    """The thing of that name, which is `what` it should be ("card"); ValueError with the nearest name otherwise."""
    if not isinstance(word, str) or word not in there:
        raise ValueError(f"{f'{where!r}: ' if where else ''}no {what} {word!r}{nearest(str(word), there)}")
    return there[word]


def number(value: Any, where: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number between the two ends (None: no end there); ValueError for anything else, 1.0 and true among it."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{where!r}: expected a whole number, found {value!r}")
    if least is not None and value < least or most is not None and value > most:
        ends = (
            f"{least} to {most}"
            if None not in (least, most)
            else f"{most} at most"
            if least is None
            else (f"{least} at least")
        )
        raise ValueError(f"{where!r}: expected {ends}, found {value!r}")
    return value


def whole(words: Mapping[str, Any], word: str, default: int, least: int | None = None, most: int | None = None) -> int:
    """The number that stands behind a word; ValueError for anything else."""
    return number(words.get(word, default), word, least, most)


def truth(words: Mapping[str, Any], word: str, default: bool = False) -> bool:
    """True or false as it stands behind a word; ValueError for anything else, such as "false" in quotes."""
    value = words.get(word, default)
    if not isinstance(value, bool):
        raise ValueError(f"{word!r}: expected true or false, found {value!r}")
    return value


def several(words: Mapping[str, Any], word: str) -> Sequence[Any]:
    """The list that stands behind a word, empty when there is none; ValueError for anything else."""
    entries = words.get(word)
    if entries is None:
        return ()
    if not isinstance(entries, list | tuple):
        raise ValueError(f"{word!r}: expected a list, found {entries!r}")
    return entries


def numbers(words: Mapping[str, Any], word: str, least: int | None = None, most: int | None = None) -> tuple[int, ...]:
    """The list of whole numbers behind a word, empty when there is none; ValueError for anything else."""
    return tuple(number(entry, word, least, most) for entry in several(words, word))


def pairs(words: Mapping[str, Any], word: str) -> Mapping[str, Any]:
    """The mapping that stands behind a word, empty when there is none; ValueError for anything else."""
    return mapping(words.get(word), word)


def mapping(value: Any, where: str) -> Mapping[str, Any]:
    """A mapping, empty for None; ValueError for anything else."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise ValueError(f"{where!r}: expected a mapping, found {value!r}")
    return value


def seat_of(seat: Any, seats: int) -> int:
    """A seat as people count them, from 1, as the 0-based seat; ValueError for another."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 1 <= seat <= seats:
        raise ValueError(f"seat {seat!r}: seats are 1 to {seats}")
    return seat - 1


def seats_of(words: Mapping[str, Any], word: str, seats: int) -> tuple[int, ...]:
    """The list of seats, from 1, behind a word, as 0-based seats; ValueError for anything else."""
    return tuple(seat_of(seat, seats) for seat in several(words, word))


def faces(g: State, zone: str, viewer: int | None, word: Callable[[int], str]) -> list[str]:
    """The cards of a zone in words, as a seat (None: whoever sees all) sees them; "?" for one that lies face down."""
    return [word(card) if viewer is None or g.viewers(card, zone) >> viewer & 1 else "?" for card in g.zones[zone]]


class Copies(NamedTuple):
    """How a game tells its cards apart: `kind` is the same for equal ones, `number` says which of them it is ("3"), and
    `word` what positions call it."""

    kind: Callable[[int], Hashable]
    number: Callable[[int], str]
    word: Callable[[int], str]


def write_copies(zones: Mapping[str, Sequence[int]], copies: Copies) -> dict[str, str]:
    """The numbers of the cards in each zone that holds any: {"hand/0": "3 1"}."""
    return {zone: " ".join(map(copies.number, cards)) for zone, cards in zones.items() if cards}


def lay_copies(g: State, words: Mapping[str, Any], copies: Copies) -> None:
    """Lay the copies that such words name where now others of their kind lie, and in the places left those that are
    left; what is known of a place stays with it. ValueError names the zone."""
    size = len(g.known)
    kinds = [copies.kind(card) for card in range(size)] if words else []
    numbered = {(kinds[card], copies.number(card)): card for card in range(size if words else 0)}
    chosen: dict[int, int] = {}  # card that lies there -> card that is wanted there
    for zone, numbers in words.items():
        if zone not in g.zones:
            raise ValueError(f"'copies': no place {zone!r}{nearest(str(zone), g.zones)}")
        found = str(numbers).split()
        if len(found) != len(g.zones[zone]):
            raise ValueError(f"{zone!r}: {len(g.zones[zone])} cards lie there, found {numbers!r}")
        for card, number in zip(g.zones[zone], found):
            wanted = numbered.pop((kinds[card], number), None)
            if wanted is None:
                raise ValueError(f"{zone!r}: {number!r} is no {copies.word(card)}, or named twice; found {numbers!r}")
            chosen[card] = wanted
    free: dict[Hashable, list[int]] = {}
    for (kind, _), card in numbered.items():
        free.setdefault(kind, []).append(card)
    for cards in g.zones.values() if words else ():
        chosen |= {card: free[kinds[card]].pop(0) for card in cards if card not in chosen}
    known, g.known = g.known, [0] * size
    for cards in g.zones.values():
        for place, card in enumerate(cards):
            cards[place] = chosen.get(card, card)
            g.known[cards[place]] = known[card]
