"""Blocked: whoever is pushed, forced or thrown against something is told to run into just that, on whatever table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.agenda import Option
from game.rules.montoons.state import MonToons
from tests.rules.montoons.table import Table
from tests.rules.montoons.test_any_effect import any_table

AIM = ("aim", 3, 1, "rival", False)
TABLES = 60


def blocked(g: MonToons, mover: int, there: int) -> bool:
    """Whether somebody or something stands there that does not give way, or nothing is there at all."""
    if there < 0:
        return True
    other = next((seat for seat in range(g.seats) if not g.out[seat] and g.at[seat] == there and seat != mover), -1)
    return other >= 0 or bool(g.obstacle[there]) or g.terrain[there] in ("void", "waystone")


def run_into(g: MonToons, mover: int, there: int) -> tuple[Any, ...]:
    """What has to be told: who, where, against whom, against what."""
    other = next((seat for seat in range(g.seats) if not g.out[seat] and g.at[seat] == there and seat != mover), -1)
    wall = "" if other >= 0 else "edge" if there < 0 else g.obstacle[there] or g.terrain[there]
    return mover, there, other, wall


def aimed(seed: int, word: str, far: str) -> Table | None:
    """A rival at whom it is aimed, on a table by lot; None where nobody can be aimed at."""
    table = any_table(Random(f"{word} {seed}"))
    table.g.berries[table.g.active] = (0, 0)
    table.use(AIM, (word, far), deed="seed")
    while table.g.decision is not None and any(key.startswith("seat:") for key in table.keys):
        table.play(table.keys[0])
    return table if any(key.startswith(f"{word}:") for key in table.keys) else None


@pytest.mark.parametrize(("word", "far"), [("force", "1"), ("push", "1"), ("pull", "1"), ("throw", "2")])
def test_what_does_not_give_way_is_run_into_and_told(word: str, far: str) -> None:
    """MON-FORCE-03, MON-PUSH-03, MON-PULL-03, MON-THROW-03, MON-THROW-04"""
    walls = free = 0
    for seed in range(TABLES):
        table = aimed(seed, word, far)
        for option in shoves(table.g, word) if table else ():
            g, rest = table.g, option.key.partition(":")[2]
            seat = g.about.mover if word == "force" else int(rest[0]) - 1
            there, at = where(g, word, seat, option), option.at
            assert at == (f"hex/{g.arena.keys[there]}" if there >= 0 else None)
            world = g.clone()
            world.news = []
            world.take(option)
            told = [(e.player, e.about[0], e.about[2], e.about[3]) for e in world.news if said(e)]
            if blocked(g, seat, there):
                assert told[:1] == [run_into(g, seat, there)], (seed, option.key)
                walls += 1
            else:
                assert not told or told[0][1] != there, (seed, option.key)
                free += 1
    assert walls > 5 and free > 5, (walls, free)


def shoves(g: MonToons, word: str) -> list[Option]:
    """The answers that move somebody."""
    assert g.decision is not None
    keys = [option for option in g.decision.options if option.key.startswith(f"{word}:")]
    return [option for option in keys if not option.key.endswith(":0")]


def where(g: MonToons, word: str, seat: int, option: Option) -> int:
    """The hex that an answer leads to, -1 off the map."""
    rest = option.key.partition(":")[2]
    board = g.arena.board
    if word == "throw":
        return g.arena.by_key[rest.partition(":")[2]]
    if word == "force":
        return board.steps[g.at[seat]][[one.key for one in shoves(g, word)].index(option.key)]
    line = g.line(g.at[g.active], g.at[seat])
    assert line is not None
    return board.steps[g.at[seat]][line.way if word == "push" else (line.way + 3) % 6]


def said(event: Any) -> bool:
    return getattr(event, "what", "") == "slams"
