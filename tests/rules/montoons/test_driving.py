"""What pushes, pulls, forces and throws of MonToons could cost is the most that comes of any way to answer them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.rules.montoons.driving import Forced, shoved_harm
from game.rules.montoons.harm import by_space
from game.rules.montoons.striking import Striker
from game.rules.montoons.targeting import within
from tests.rules.montoons.table import Table, at, monster
from tests.rules.montoons.test_worst import worst
from tests.sure import every, few_and_many

Parts = tuple[tuple[object, ...], ...]

SHOT, HIT = ("aim", 3, 1, "rival", True), ("damage", "1")
STEP = ("move", "1", False, False, False)
SEEN = 3  # hexes
ICE, BESIDE = "1,1", "2,1"  # of map C
WHOLE = 24  # hearts from which none of those that fall here is golden
DRIVES: dict[str, Parts] = {
    "push": (SHOT, ("push", "2")),
    "hit and push": (SHOT, HIT, ("push", "2")),
    "pull": (SHOT, ("pull", "2")),
    "force": (SHOT, ("force", "2")),
    "throw": (SHOT, ("throw", "3")),
    "throw all beside": (("sweep", "ring1"), HIT, ("throw", "1")),
    "move, then pull": (STEP, SHOT, ("pull", "2")),
    "move, then force": (STEP, SHOT, HIT, ("force", "2")),
    "push or pull": (SHOT, ("choose", (("one", (("push", "2"),)), ("other", (("pull", "2"),))))),
}


def told(table: Table, effects: Parts) -> dict[int, int]:
    """By space what the first seat could cost the second one."""
    g = table.g
    return by_space(Striker(g, 0, 1, True).act("basic", 3, g.arena.bit[g.at[0]], effects).harm, g.arena)


def both(effects: Parts, where: str, *others: dict[str, Any], guard: bool = False, **words: Any) -> tuple[int, int]:
    """What could be lost on a hex as it is told, and what comes of it."""
    table = Table(monster("hoku", at(0)), {**monster("molthu", where, guard=guard), "health": WHOLE}, *others, **words)
    found = told(table, effects).get(table.g.at[1], 0)
    return found, worst(table, effects, "basic")


BLIND = ("aim", 3, 1, "rival", False)
HIDDEN = {"terrain": {at(1): "mountain"}, "obstacles": {at(3): "rock"}}
CLEAR = "4,3"  # 3 hexes off, with nothing near
FORCE, PUSH, PULL, THROW = (SHOT, ("force", "2")), (SHOT, ("push", "3")), (SHOT, ("pull", "2")), (SHOT, ("throw", "2"))
CASES: dict[str, tuple[int, Parts, str, dict[str, Any]]] = {
    "forced against its user, who stays: 1, and 1 for each hex": (3, FORCE, at(1), {}),
    "forced beside its user first": (2, FORCE, at(2), {}),
    "forced where nothing is near": (0, (SHOT, ("force", "1")), CLEAR, {}),
    "pulled against its user, who takes nothing: 1 for each hex": (2, PULL, at(1), {}),
    "pulled beside its user first": (1, PULL, at(2), {}),
    "thrown against its user, and off onto what burns": (3, THROW, at(2), {"terrain": {at(0, 1): "lava"}}),
    "thrown onto what burns": (2, THROW, at(3), {"terrain": {at(4): "lava"}}),
    "pushed down a mountain": (1, PUSH, at(1), {"terrain": {at(1): "mountain"}}),
    "pushed onto a mountain and down from it": (1, PUSH, at(1), {"terrain": {at(2): "mountain"}}),
    "forced to and fro over a trap, which snaps once": (2, FORCE, CLEAR, {"traps": ["5,3"]}),
    "forced over a trap, away and onto it again": (3, (SHOT, ("force", "3")), CLEAR, {"traps": ["5,3"]}),
    "pulled by who does not see: not at all": (0, (BLIND, ("pull", "1")), at(2), HIDDEN),
    "pushed by who does not see": (2, (BLIND, ("push", "2")), at(2), HIDDEN),
    "pushed by who does not see, in any order": (2, (BLIND, BLIND, ("push", "2")), at(2), HIDDEN),
    "pushed over two traps": (4, PUSH, at(1), {"traps": [at(2), at(3)]}),
    "pushed into a pit, which ends it": (3, PUSH, at(1), {"terrain": {at(2): "spike_pit", at(3): "lava"}}),
    "pushed against a rock": (3, PUSH, at(1), {"obstacles": {at(2): "rock"}}),
    "guarded against a rock": (2, PUSH, at(1), {"obstacles": {at(2): "rock"}, "guard": True}),
    "guarded, and burnt nevertheless": (2, PUSH, at(1), {"terrain": {at(2): "lava"}, "guard": True}),
    "forced out of a whirlpool onto what burns": (
        2,
        FORCE,
        CLEAR,
        {"terrain": {"5,3": "whirlpool", "4,8": "whirlpool", "5,8": "lava"}},
    ),
    "forced out of a whirlpool against its user": (
        2,
        FORCE,
        CLEAR,
        {"terrain": {"5,3": "whirlpool", at(0, 1): "whirlpool"}},
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_who_is_driven_could_lose_what_comes_of_the_worst_of_all_answers(name: str) -> None:
    lost, effects, where, words = CASES[name]
    assert both(effects, where, **words) == (lost, lost)


def test_who_is_pushed_into_somebody_loses_1_and_is_pushed_on_behind_that_one() -> None:
    tala = monster("tala", at(2))
    assert both(PUSH, at(1), tala) == (1, 1)
    assert both(PUSH, at(1), tala, obstacles={at(3): "rock"}) == (4, 4), "that one stays, and stops it"
    assert both(PUSH, at(1), tala, terrain={at(2): "lava"}) == (3, 3), "onto the hex that it has left"


def test_who_is_forced_into_somebody_loses_1_and_goes_on_as_far_as_before() -> None:
    tala = monster("tala", at(4))
    assert both(FORCE, at(3), tala) == (3, 3), "left there, and run into twice more"
    assert both(FORCE, at(3), tala, terrain={at(4): "lava"}) == (4, 4), "onto its hex, and slammed again"


@pytest.mark.parametrize(
    ("beside", "lost"),
    [({}, 0), ({"terrain": "lava"}, 2), ({"terrain": "spike_pit"}, 3), ({"obstacles": "rock"}, 3), ({"traps": ""}, 2)],
)
def test_a_push_onto_ice_may_slide_on_to_what_burns_and_bump_three_times_against_what_is_solid(
    beside: dict[str, str], lost: int
) -> None:
    words: dict[str, Any] = {"terrain": {ICE: "ice"}}
    for word, what in beside.items():
        words[word] = {**words.get(word, {}), BESIDE: what} if what else [BESIDE]
    g = Table(monster("hoku", "6,5"), monster("molthu", "6,3"), options={"map": "C"}, **words).g
    start, ice = g.arena.by_key["0,1"], g.arena.by_key[ICE]
    assert g.arena.by_key[BESIDE] in g.arena.board.beside[ice]
    assert shoved_harm(g, 0, start, g.arena.board.steps[start].index(ice), 1) == lost


def test_each_ice_with_a_trap_that_a_slide_may_cross_costs_2() -> None:
    words: dict[str, Any] = {"terrain": {ICE: "ice", BESIDE: "ice"}, "traps": [BESIDE]}
    g = Table(monster("hoku", "6,5"), monster("molthu", "6,3"), options={"map": "C"}, **words).g
    start, ice = g.arena.by_key["0,1"], g.arena.by_key[ICE]
    assert shoved_harm(g, 0, start, g.arena.board.steps[start].index(ice), 1) == 2


ROUND = ("lava", "lava", "mountain", "mountain", "mountain", "spike_pit", "whirlpool", "whirlpool")
HEART = "6,4"  # the map has a heart to gain there


def strewn(rng: Random) -> dict[str, Any]:
    """What lies round the first monster, in the words of a position."""
    g = Table(monster("hoku", at(0)), monster("molthu", at(5))).g
    near = [space for space in g.arena.members(g.ground.open) if 1 <= g.arena.board.far[g.at[0]][space] <= 4]
    spots = rng.sample([g.arena.keys[space] for space in near if g.arena.keys[space] != HEART], 11)
    return {
        "terrain": dict(zip(spots, ROUND)),
        "obstacles": dict.fromkeys((HEART, *spots[8:10]), "rock"),
        "traps": spots[10:],
    }


@few_and_many("tables", 12, 400)
def test_wherever_somebody_stands_driving_could_cost_what_comes_of_the_worst_of_all_answers(tables: int) -> None:
    for seed in every(range(tables)):
        rng = Random(seed)
        words, guard, name = strewn(rng), rng.random() < 0.4, list(DRIVES)[seed % len(DRIVES)]
        g = Table(monster("hoku", at(0)), monster("molthu", at(5)), **words).g
        far = SEEN if DRIVES[name][0] != STEP else SEEN + 1
        free = within(g.arena, g.at[0], far) & g.ground.open & ~g.arena.mask(g.traps) & ~g.ground.of["whirlpool"]
        spaces = [g.arena.keys[space] for space in g.arena.members(free & ~g.bits())]
        for where in every(rng.sample(spaces, 4)):
            found, lost = both(DRIVES[name], where, guard=guard, **words)
            assert found == lost, (seed, name, where, words)


def test_the_first_hex_of_the_map_is_no_wall() -> None:
    g = Table(monster("hoku", at(0)), monster("molthu", at(3)), terrain={"2,0": "lava"}).g
    beside = g.arena.board.beside[0][0]
    assert g.arena.keys[0] == "2,0" and Forced(g, 0).harm(beside, 1, False) == 2


def test_what_is_kept_of_a_force_where_its_user_is_far_is_not_told_where_a_whirlpool_leads_to_that_one() -> None:
    g = Table(monster("hoku", at(0)), monster("molthu", at(3)), terrain={"5,3": "whirlpool", at(0, 1): "whirlpool"}).g
    forced, start, user = Forced(g, 0), g.arena.by_key[CLEAR], g.at[0]
    g.at[:] = [-1, -1]
    assert forced.harm(start, 2, False) == 1, "a Waystone is in reach"
    g.at[0] = user
    assert forced.harm(start, 2, False) == 2
