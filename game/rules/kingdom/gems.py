"""Dungeon & Kingdom, Gems: sets of one colour in a Treasury, white ones fitting any (chapter 5.1)."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.kingdom.state import Kingdom


class Gems(NamedTuple):
    """So many Gems of a kind's colour and so many white ones; `card` is one of them to point at."""

    kind: int
    coloured: int
    white: int
    key: str
    words: str
    card: int

    @property
    def size(self) -> int:
        return self.coloured + self.white


def gem_sets(g: Kingdom, treasury: str, most: int) -> list[Gems]:
    """Every different set of 1..most Gems that share a colour, the largest first; white ones alone are a set too."""
    content, counts = g.content, g.suits(treasury)
    wild, whites = content.wild, counts[content.wild]
    sets = []
    for card in g.different(treasury):
        kind = content.kind[card]
        if kind == wild:
            sets += [named(g, kind, 0, white, card) for white in range(1, min(whites, most) + 1)]
        else:
            sets += [
                named(g, kind, coloured, white, card)
                for coloured in range(1, min(counts[kind], most) + 1)
                for white in range(min(whites, most - coloured) + 1)
            ]
    return sorted(sets, key=lambda gems: (-gems.size, gems.white))


def named(g: Kingdom, kind: int, coloured: int, white: int, card: int) -> Gems:
    colour, wild = g.content.adventurers[kind].colour, g.content.adventurers[g.content.wild].colour
    parts = [f"{colour}{coloured}" if coloured else "", f"{wild}{white}" if white else ""]
    words = [f"{coloured} {colour}" if coloured else "", f"{white} {wild}" if white else ""]
    return Gems(kind, coloured, white, "+".join(filter(None, parts)), " and ".join(filter(None, words)), card)


def discard_gems(g: Kingdom, treasury: str, gems: Gems) -> None:
    for kind, count in ((gems.kind, gems.coloured), (g.content.wild, gems.white)):
        for _ in range(count):
            g.move(g.of_kind(treasury, kind), treasury, "discard")
