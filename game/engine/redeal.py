"""redeal: who sees into which zone; the places that somebody does not see into, found once, and other faces dealt into
them again and again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

Zones = Mapping[str, list[int]]


def see_zones(rules: Mapping[str, str], names: Iterable[str], seats: int) -> dict[str, int]:
    """Zone -> bitmask of seats that see into it, by the rules of their families (State.ZONE_SIGHT)."""
    everyone = (1 << seats) - 1
    sight = {}
    for name in names:
        family, _, owner = name.partition("/")
        rule = rules[family]
        sight[name] = {"all": everyone, "nobody": 0}.get(rule, 1 << int(owner) if rule == "owner" else 0)
    return sight


class Hidden(NamedTuple):
    """Places whose faces may change with each other: zone and index, the faces in order, what players know by place."""

    places: Sequence[tuple[str, int]]
    faces: Sequence[int]
    minds: Sequence[int]


def hidden_from(
    zones: Zones, sight: Mapping[str, int], known: Sequence[int], pools: Sequence[Any], eyes: int
) -> list[Hidden]:
    """The places that one of these eyes (a bitmask of seats) does not see, by pools of cards that may change places."""
    found: dict[Any, list[tuple[str, int, int]]] = {}
    for name, cards in zones.items():
        seen = sight[name]
        if seen & eyes != eyes:
            for index, card in enumerate(cards):
                if (seen | known[card]) & eyes != eyes:
                    found.setdefault(pools[card], []).append((name, index, card))
    return [
        Hidden(
            [(name, index) for name, index, _ in places],
            sorted([card for *_, card in places]),
            [known[card] for *_, card in places],
        )
        for places in found.values()
    ]


def deal_into(zones: Zones, known: list[int], hidden: Sequence[Hidden], rng: Random) -> None:
    """Put these faces into these places in another order; what players know of a place stays with it."""
    for places, faces, minds in hidden:
        for (name, index), face, mind in zip(places, shuffled(faces, rng), minds):
            zones[name][index] = face
            known[face] = mind


def shuffled(cards: Sequence[int], rng: Random) -> list[int]:
    """The cards in the order that `rng.shuffle` would bring them into, in half the time."""
    order, bits = list(cards), rng.getrandbits
    for last in range(len(order) - 1, 0, -1):
        size = (last + 1).bit_length()
        pick = bits(size)
        while pick > last:
            pick = bits(size)
        order[last], order[pick] = order[pick], order[last]
    return order
