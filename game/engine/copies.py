"""Copies: which of equal cards lie where, in the words of a position, and read back."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from game.engine.data import nearest
from game.engine.state import State


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
