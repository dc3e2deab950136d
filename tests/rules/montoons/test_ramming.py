"""What it could cost in MonToons when somebody else is pushed, forced or thrown against who stands there is the most
that comes of any way to answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.rules.montoons.targeting import within
from tests.rules.montoons.table import Table, at, monster
from tests.rules.montoons.test_driving import (
    DRIVES,
    FORCE,
    HIT,
    PUSH,
    SEEN,
    SHOT,
    STEP,
    THROW,
    Parts,
    both,
    strewn,
)
from tests.sure import every, few_and_many

ROCK = {"obstacles": {at(3): "rock"}}
UNSEEN = (("aim", 3, 1, "rival", False), ("push", "2"))
NEAR = ("aim", 1, 1, "rival", True)
ALL = (("sweep", "ring1"), HIT, ("throw", "1"))
CASES: dict[str, tuple[int, Parts, str, str, dict[str, Any]]] = {  # hearts, parts, where one stands, and the other
    "pushed into somebody, who goes on": (1, PUSH, at(2), at(1), {}),
    "pushed into somebody before a rock": (4, PUSH, at(2), at(1), ROCK),
    "pushed into somebody behind a gap": (2, PUSH, at(3), at(1), {"obstacles": {at(4): "rock"}, "guard": True}),
    "pushed into somebody too far off": (0, PUSH, at(5), at(1), {}),
    "pushed into a pit before": (0, PUSH, at(3), at(1), {"terrain": {at(2): "spike_pit"}}),
    "pushed into somebody beside a pit": (4, PUSH, at(2), at(1), {"terrain": {at(3): "spike_pit"}}),
    "pushed into somebody with a Guard": (0, PUSH, at(2), at(1), {"guard": True}),
    "forced into somebody, and that one against it": (2, FORCE, at(3, 1), at(2), {}),
    "forced beside somebody at the last": (0, (SHOT, ("force", "1")), at(2, 2), at(2), {}),
    "forced into a pit before": (
        0,
        (SHOT, ("force", "3")),
        at(4, -1),
        at(2),
        {"terrain": {at(3): "spike_pit", at(3, -1): "spike_pit"}, "obstacles": {at(2, -1): "rock", at(2, 1): "rock"}},
    ),
    "forced off what burns, and that one onto it": (
        3,
        (SHOT, ("force", "3")),
        at(4, -1),
        at(2),
        {"terrain": {at(2): "lava"}},
    ),
    "forced two hexes on, and into somebody": (2, (SHOT, ("force", "3")), at(2, -3), at(2), {}),
    "forced through a whirlpool": (2, FORCE, "1,1", at(2), {"terrain": {at(3): "whirlpool", "1,2": "whirlpool"}}),
    "thrown onto somebody": (1, THROW, at(0, 2), at(2), {}),
    "thrown onto somebody too far off": (0, THROW, at(5), at(2), {}),
    "thrown onto somebody with a Guard": (0, THROW, at(0, 2), at(2), {"guard": True}),
    "pushed out of sight": (0, (SHOT, ("push", "2")), at(4), at(2), {"terrain": {at(1): "mountain"}}),
    "pushed out of sight by who needs none": (1, UNSEEN, at(4), at(2), {"terrain": {at(1): "mountain"}}),
    "pushed once its user has moved": (2, (STEP, NEAR, ("push", "2")), at(4, -1), at(2, -1), {}),
    "pushed by who cannot move beside": (0, (NEAR, ("push", "2")), at(4, -1), at(2, -1), {}),
    "all beside thrown, who is hit, too": (5, ALL, at(1), at(0, 1), {"terrain": {at(1, -1): "lava"}}),
}


@pytest.mark.parametrize("name", CASES)
def test_who_is_run_into_could_lose_what_comes_of_the_worst_of_all_answers(name: str) -> None:
    lost, effects, where, other, words = CASES[name]
    assert both(effects, where, monster("tala", other), **words) == (lost, lost)


@pytest.mark.parametrize(("hearts", "guard", "lost"), [(1, False, 0), (2, False, 1), (1, True, 1)])
def test_who_falls_before_is_driven_into_nobody(hearts: int, guard: bool, lost: int) -> None:
    tala = {**monster("tala", at(1), guard=guard), "health": hearts}
    assert both((SHOT, HIT, ("push", "2")), at(2), tala) == (lost, lost)


def test_who_is_met_on_the_way_is_driven_on_into_somebody() -> None:
    others = monster("tala", at(1)), monster("japili", at(2))
    assert both(PUSH, at(4), *others) == (2, 2)
    assert both((SHOT, ("push", "1")), at(3), *others, obstacles={at(4): "rock"}) == (2, 2)
    assert both((SHOT, ("force", "1")), at(4), monster("tala", at(2)), monster("japili", at(3))) == (2, 2)


def scattered(seed: int) -> tuple[str, str, list[str], dict[str, Any]]:
    """What drives, where another one stands, four hexes where somebody may, and what lies round them."""
    rng = Random(seed)
    words, name = {**strewn(rng), "guard": rng.random() < 0.4}, list(DRIVES)[seed % len(DRIVES)]
    ground = {word: what for word, what in words.items() if word != "guard"}
    g = Table(monster("hoku", at(0)), monster("molthu", at(5)), **ground).g
    free = g.ground.open & ~g.arena.mask(g.traps) & ~g.ground.of["whirlpool"] & ~g.bits()
    far = g.arena.board.far[g.at[0]]
    other = rng.choice([space for space in g.arena.members(within(g.arena, g.at[0], SEEN) & free)])
    near = [space for space in g.arena.members(free) if far[space] <= SEEN + 2 and space != other]
    keys = g.arena.keys
    return name, keys[other], [keys[space] for space in rng.sample(near, 4)], words


@few_and_many("tables", 8, 300)
def test_wherever_somebody_stands_what_is_told_is_what_comes_of_it_but_for_a_few_hexes(tables: int) -> None:
    """Less where one who is run into is driven against yet another one and back, more where who runs into somebody
    stands on what burns."""
    other = 0
    for seed in every(range(tables)):
        name, third, spaces, words = scattered(seed)
        for where in every(spaces):
            told, lost = both(DRIVES[name], where, monster("tala", third), **words)
            other += told != lost
            assert abs(told - lost) <= 2, (seed, name, where, words)
    assert other <= tables // 30
