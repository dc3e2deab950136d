"""Any seat: whoever sits in it, an ability does the same to everybody and the same is told of it; the first seat is one
like any other."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from game.engine.events import Said
from game.rules.montoons.action import Acting
from tests.rules.montoons.table import Table
from tests.rules.montoons.test_any_effect import ABILITIES, any_words

SEATS, TABLES = 3, 60
OF_A_SEAT = ("seat", "push", "pull", "throw")  # what keys begin with that name a seat
FIELDS = (
    "at health out burn guard entangle stun berries seeds shells unused focus boxes powers ready speed rolled lost"
).split()  # by seat
SHARED = "terrain obstacle traps token phase".split()


def moved_on(number: int, by: int) -> int:
    """The number of a seat, from 1, when everybody has moved on by so many."""
    return (number - 1 + by) % SEATS + 1


def key_for(key: str, by: int) -> str:
    """The same answer where everybody has moved on."""
    word, colon, rest = key.partition(":")
    if word not in OF_A_SEAT:
        return key
    return word + colon + re.sub(r"^\d+", lambda number: str(moved_on(int(number[0]), by)), rest)


def facts(table: Table, by: int) -> dict[str, Any]:
    """Everything about everybody, in the order of the seats before they moved on."""
    state = table.g
    found = {field: [getattr(state, field)[(seat + by) % SEATS] for seat in range(SEATS)] for field in FIELDS}
    winners = None if state.winners is None else sorted((seat - by) % SEATS for seat in state.winners)
    return found | {field: getattr(state, field) for field in SHARED} | {"winners": winners}


def said(table: Table) -> list[str]:
    """The words of all that was told; of several who are hurt at once the first seat is told first, so in no order."""
    return sorted(event.what for event in table.g.news or () if isinstance(event, Said))


@pytest.mark.parametrize("word", sorted(ABILITIES))
def test_an_ability_does_the_same_when_all_sit_elsewhere(word: str) -> None:
    compared = 0
    for seed in range(TABLES):
        rng = Random(f"{word} {seed}")
        monsters, words = any_words(rng)
        by, die = 1 + seed % 2, rng.randint(1, 6)
        deed = "move" if ABILITIES[word][0][0] in ("move", "blitz", "jump") else "basic"
        here = Table(*monsters, **words)
        there = Table(*monsters[-by:], *monsters[:-by], **{**words, "turn": moved_on(words["turn"], by)})
        for table in (here, there):
            table.use(*ABILITIES[word], deed=deed, dice=(die,))
        while here.g.decision is not None and not isinstance(here.g.about, Acting):
            assert {key_for(key, by) for key in here.keys} == {*there.keys}, f"{word} {seed}"
            key = rng.choice(here.keys)
            here.play(key)
            there.play(key_for(key, by))
        assert facts(here, 0) == facts(there, by), f"{word} {seed}"
        assert said(here) == said(there), f"{word} {seed}"
        compared += 1
    assert compared == TABLES
