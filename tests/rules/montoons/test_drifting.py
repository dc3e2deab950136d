"""Walks over ice and through whirlpools: where they may end at best is where they end by the rules, roll by roll."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.rules.montoons.action import Acting
from game.rules.montoons.state import MonToons
from game.rules.montoons.striking import AWAY, Striker
from game.rules.montoons.terrain import ROLLS
from tests.rules.montoons.table import Table, at, monster


def played(table: Table, *effects: tuple[Any, ...]) -> set[str]:
    """Where a movement ends by the rules, with every choice and every roll, the start left out."""
    start = table.g.at[0]
    table.use(*effects, deed="move")
    waiting, met, found = [table.g], set[object](), set[int]()
    while waiting:
        here = waiting.pop()
        if here.decision is None or isinstance(here.about, Acting):
            found.add(here.at[0])
            continue
        for option, face in product(here.decision.options, range(1, 7)):
            there = here.clone()
            there.fixed = (face,) * ROLLS
            there.take(option)
            mark = tuple(there.at), there.about, tuple(there.agenda)
            if mark not in met:
                met.add(mark)
                waiting.append(there)
    return {table.g.arena.keys[space] for space in found - {start}}


def told(g: MonToons, *effects: tuple[Any, ...]) -> set[str]:
    """Where it may end at best as it is told."""
    deed = Striker(g, 0, AWAY, True).act("move", 0, g.arena.bit[g.at[0]], effects)
    return {g.arena.keys[space] for space in g.arena.members(deed.ends)} - {g.arena.keys[g.at[0]]}


def walk(far: int) -> tuple[Any, ...]:
    return ("move", str(far), False, False, False)


POOLS = {at(1): "whirlpool", "1,2": "whirlpool", "6,2": "whirlpool"}
ICE = {"1,1": "ice", "2,1": "ice"}
CASES: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
    "ice": (walk(1), {"where": "0,1", "map": "C", "terrain": {"1,1": "ice"}}),
    "from ice to ice": (walk(2), {"where": "0,1", "map": "C", "terrain": ICE}),
    "round and round on ice": (walk(1), {"where": "0,1", "map": "C", "terrain": {**ICE, "2,2": "ice"}}),
    "ice beside a pit": (walk(3), {"where": "0,1", "map": "C", "terrain": {"1,1": "ice", "2,1": "spike_pit"}}),
    "ice beside somebody": (walk(2), {"where": "0,1", "map": "C", "terrain": ICE, "rival": "3,1"}),
    "a jump onto ice": (("jump", "2"), {"where": "0,1", "map": "C", "terrain": ICE}),
    "whirlpools": (walk(2), {"terrain": POOLS}),
    "whirlpools, one taken": (walk(2), {"terrain": POOLS, "rival": "1,2"}),
    "whirlpools, all others taken": (walk(2), {"terrain": {at(1): "whirlpool", "1,2": "whirlpool"}, "rival": "1,2"}),
    "a whirlpool alone": (walk(2), {"terrain": {at(1): "whirlpool"}}),
    "a jump into a whirlpool": (("jump", "2"), {"terrain": POOLS}),
}


def laid(where: str = at(0), map: str = "A", rival: str = "6,5", **words: Any) -> Table:
    return Table(monster("hoku", where), monster("tala", rival), options={"map": map}, **words)


@pytest.mark.parametrize("name", CASES)
def test_a_movement_may_end_where_the_rules_let_it_end(name: str) -> None:
    """MON-ICE-02 to MON-ICE-05, MON-WHIRL-02, MON-WHIRL-03, MON-R34, MON-R35, MON-R41"""
    effect, words = CASES[name]
    assert told(laid(**words).g, effect) == played(laid(**words), effect)
