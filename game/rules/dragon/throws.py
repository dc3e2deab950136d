"""Dragon Attack!, throws: how likely one battle is won, by the highest of so many dice, ties thrown again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

SIDES = 6


class Bout(NamedTuple):
    """One battle: the chance to win it, and by how much the higher die is ahead on average, counted over all battles:
    `ahead` those that are won, `short` those that are lost."""

    win: float
    ahead: float
    short: float


def below(dice: int, number: int) -> int:
    """Of SIDES ** dice throws, how many have their highest die below the number."""
    return int((number - 1) ** dice)


def over(dice: int, number: int) -> int:
    """Of SIDES ** dice throws, how many have their highest die above the number."""
    return below(dice, SIDES + 1) - below(dice, number + 1)


def highest(dice: int, top: int) -> int:
    """Of SIDES ** dice throws, how many have exactly this highest die."""
    return below(dice, top + 1) - below(dice, top)


def win_chance(dice: int, strength: int) -> float:
    """To beat a strength 1..5 with so many dice, ties thrown again: 0..1."""
    lost, won = below(dice, strength), over(dice, strength)
    return won / (won + lost)


def kill_chance(dice: int, strengths: Sequence[int]) -> float:
    """To win every one of these battles in a row."""
    chance = 1.0
    for strength in strengths:
        chance *= win_chance(dice, strength)
    return chance


def duel_chance(mine: int, theirs: int) -> float:
    """To beat another party, ties thrown again: 0..1."""
    return against_party(mine, theirs).win


@lru_cache(maxsize=64)
def against_strength(dice: int, strength: int) -> Bout:
    """A battle with a monster or the Dragon."""
    return bout(tops(dice), {strength: 1})


@lru_cache(maxsize=32)
def against_party(mine: int, theirs: int) -> Bout:
    """A battle with another hero who throws so many dice."""
    return bout(tops(mine), tops(theirs))


def tops(dice: int) -> dict[int, int]:
    """Of SIDES ** dice throws, how many have each highest die."""
    return {top: highest(dice, top) for top in range(1, SIDES + 1)}


def bout(mine: dict[int, int], theirs: dict[int, int]) -> Bout:
    """The battle of two sides, given how many throws of each have which highest die."""
    won = lost = ahead = short = 0
    for top, ways in mine.items():
        for other, times in theirs.items():
            if top > other:
                won += ways * times
                ahead += ways * times * (top - other)
            elif top < other:
                lost += ways * times
                short += ways * times * (other - top)
    return Bout(won / (won + lost), ahead / (won + lost), short / (won + lost))
