"""Dungeon & Kingdom, chapter 5.1: the Princess, and Gems: sets of one colour in a Treasury, white ones fitting any."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from game.engine.agenda import Option, do, private, verb
from game.engine.data import Bearer, Length
from game.rules.kingdom.cards import Points
from game.rules.kingdom.state import TREASURY_OF, Kingdom


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


@private
class Giving(NamedTuple):
    """The question which Gems are given; `sets` and their `points` are those of the options."""

    sets: tuple[Gems, ...]
    points: tuple[int, ...]


@verb
def happiness(g: Kingdom, player: int, card: Bearer, scale: Annotated[tuple[Points, ...], Length(1, 7)]) -> None:
    """5.1 Happiness: 1, 2 or 3 own Gems of one colour for 2, 5 or 9 points; white Gems fit any colour, and alone they
    are a set too (DNK-PRIN-01 to DNK-PRIN-03, DNK-X02, DNK-X14). Without Gems nothing happens."""
    sets = gem_sets(g, TREASURY_OF[player], len(scale))
    if sets:
        brought = tuple(scale[gems.size - 1] for gems in sets)
        g.ask(
            player,
            ("Which Gems do you give for points?",),
            [
                Option(
                    gems.key,
                    ("{0}: {1} points", gems.words, points),
                    (do(give_gems, player, gems.kind, gems.coloured, gems.white, points),),
                    gems.card,
                )
                for gems, points in zip(sets, brought)
            ],
            about=Giving(tuple(sets), brought),
        )
    else:
        g.no_effect(player)


@verb
def give_gems(g: Kingdom, player: int, kind: int, coloured: int, white: int, points: int) -> None:
    """5.1 The Gems are discarded, the points gained."""
    discard_gems(g, TREASURY_OF[player], Gems(kind, coloured, white, "", "", 0))
    g.gain(player, points)
    g.tell("gems", player, coloured + white, points)


# --- sets of Gems


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
