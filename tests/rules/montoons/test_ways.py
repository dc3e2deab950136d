"""MON-R92: of several ways to a hex that differ in what happens on them the mover says which."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.engine.agenda import say
from game.rules.montoons.movement import MOST_WAYS, Forking, Walking, ways
from game.rules.montoons.reaching import Gait, toll, trap_set
from game.rules.montoons.state import MonToons
from tests.rules.montoons.table import SHIPPED, Table, at, monster

Met = tuple[frozenset[int], frozenset[int]]
WALK, PASSING = (False, False, False), (False, False, True)


def tala(left: str, *rivals: str, gait: Gait = PASSING, **words: object) -> Table:
    """Tala walks, and 2 damage is dealt to whom she passes."""
    sheets = ("hoku", "molthu", "pele", "japili")
    table = Table(monster("tala", at(0)), *(monster(sheet, where) for sheet, where in zip(sheets, rivals)), **words)
    return table.use(("move", left, *gait), ("trample", 2), deed="move")


def test_the_mover_says_whom_to_pass() -> None:
    """MON-R92: round both, through the one, the other or both; who is passed is hurt."""
    for seats, hurt in (((), [16, 18]), ((1,), [14, 18]), ((2,), [16, 16]), ((1, 2), [14, 16])):
        table = tala("4", at(1), at(2)).play(f"hex:{at(2, -1)}")
        assert table.question == "which_way" and table.prompt == "Which way?"
        table.past(*seats)
        assert (table.play("stop") if table.question == "walk" else table).health(1, 2) == hurt


def test_a_way_names_whom_it_passes_and_what_it_goes_through() -> None:
    table = tala("4", at(1), terrain={at(1): "lava"})
    table.g.set_traps([table.g.at[1]])
    table.play(f"hex:{at(2)}")
    assert [say(option.label) for option in table.decision.options] == [
        "Past nobody",
        "Past Hoku, through lava and a Trap",
    ]
    for option, way in zip(table.decision.options, table.g.about.ways):
        assert option.key == "way:" + "+".join(table.g.arena.keys[space] for space in way.path)


def test_one_question_is_enough_where_all_ways_do_the_same() -> None:
    """A way round a Trap or lava is taken without asking: who wants to enter them goes there first."""
    table = Table(monster("hoku", at(0)), monster("molthu", "8,2"), traps=[at(1)], terrain={at(0, 1): "lava"})
    table.use(("move", "4", *WALK), deed="move").play(f"hex:{at(2)}")
    assert table.question == "walk" and table.health(0) == [16] and "1" in table.prompt


def test_of_two_ways_that_both_hurt_the_mover_picks() -> None:
    """MON-R92: the one way on is through lava or over a Trap."""
    walls = {at(q, r): "void" for q, r in ((1, -1), (-1, 1), (0, -1), (-1, 0), (2, -1), (0, 2), (-1, 2), (2, -2))}
    words = {"terrain": {**walls, at(1): "lava"}, "traps": [at(0, 1)]}
    for key, label in ((0, "Through lava"), (1, "Through a Trap")):
        table = Table(monster("hoku", at(0)), monster("molthu", "8,2"), **words)
        table.use(("move", "2", *WALK), deed="move").play(f"hex:{at(1, 1)}")
        labels = [say(option.label) for option in table.decision.options]
        assert sorted(labels) == ["Through a Trap", "Through lava"], labels
        table.play(table.keys[labels.index(label)])
        assert table.health(0) == [14] and bool(table.traps) is (label == "Through lava")


def test_somebody_beside_can_be_passed_out_and_back() -> None:
    """MON-R92: to where one stands, a way through a rival does more than staying."""
    table = tala("3", at(1))
    assert f"hex:{at(0)}" in table.keys and f"hex:{at(0)}" not in tala("3", at(1), gait=WALK).keys
    table.play(f"hex:{at(0)}")
    assert table.g.action.crossed == (1,) and table.where(0) == at(0) and table.play("stop").health(1) == [14]
    assert f"hex:{at(0)}" in tala("2", at(1)).keys and f"hex:{at(0)}" not in tala("1", at(1)).keys


def near() -> list[str]:
    """The hexes within two of the middle, without the Waystone."""
    places, by_key = SHIPPED.arenas["A"].places, SHIPPED.arenas["A"].by_key
    hexes = [at(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2 and (q, r) != (0, 0)]
    return [key for key in hexes if places[by_key[key]].terrain != "waystone"]


# --- the law: every way of allowed cost, walked out by force


def all_walks(g: MonToons, seat: int, goal: int, left: int, gait: Gait) -> Iterator[Met]:
    """(seats passed, harmful spaces entered) of every sequence of legal steps that ends on the goal."""
    arena, ground = g.arena, g.ground
    others = {space: who for who, space in enumerate(g.at) if space >= 0 and who != seat}
    harmful = ground.harm | trap_set(g)

    def on(here: int, left: int, passed: frozenset[int], harm: frozenset[int]) -> Iterator[Met]:
        for there in arena.board.beside[here]:
            cost, bit = toll(g, there, gait), arena.bit[there]
            if cost > left or not ground.open & bit:
                continue
            met = harm | {there} if harmful & bit else harm
            if there == goal and there not in others:
                yield passed, met
            if ground.halts & bit or there in others and not gait[2]:
                continue
            yield from on(there, left - cost, passed | {others[there]} if there in others else passed, met)

    yield from on(g.at[seat], left, frozenset(), frozenset())


@pytest.mark.parametrize("gait", [WALK, PASSING, (False, True, True)])
def test_the_ways_offered_are_all_that_differ(gait: Gait) -> None:
    """MON-R92: by whom they pass every set that can be passed, each at the least harm that goes with it."""
    rng, counted, several = Random(11), 0, 0
    for _ in range(40):
        where = rng.sample(near(), 12)
        ground = {key: rng.choice(("lava", "water", "rock", "quicksand", "void")) for key in where[4:9]}
        table = Table(
            monster("tala", at(0)),
            monster("hoku", where[0]),
            monster("molthu", where[1]),
            monster("pele", where[2]),
            traps=where[9:11],
            terrain={key: word for key, word in ground.items() if word != "rock"},
            obstacles={key: word for key, word in ground.items() if word == "rock"},
        )
        table.use(("move", "4", *gait), deed="move")
        goals = [table.g.arena.by_key[key[4:]] for key in table.keys if key.startswith("hex:")]
        for goal in rng.sample(goals, min(6, len(goals))):
            offered = ways(table.g, 0, goal, 4, gait)
            true = set(all_walks(table.g, 0, goal, 4, gait))
            if goal == table.g.at[0]:
                true = {one for one in true if one[0]}
            least = {
                (passed, harm)
                for passed, harm in true
                if not any(other == passed and less < harm for other, less in true)
            }
            found = {(frozenset(way.passed), frozenset(way.harm)) for way in offered}
            assert found == least or len(offered) == MOST_WAYS and found < least
            assert len(found) == len(offered)
            counted, several = counted + 1, several + (len(offered) > 1)
    assert counted > 100 and several > (40 if gait[2] else 0)


# --- the law: a walk that must be exact, walked out by force


def exact_walks(g: MonToons, left: int, gait: Gait) -> set[tuple[int, frozenset[int]]]:
    """Where the mover can come to with nothing left, and whom it passes on the way, by every sequence of steps."""
    arena, ground = g.arena, g.ground
    others = {space: who for who, space in enumerate(g.at) if space >= 0 and who != 0}
    found = set[tuple[int, frozenset[int]]]()

    def on(here: int, left: int, passed: frozenset[int]) -> None:
        if not left and here not in others:
            found.add((here, passed))
        for there in arena.board.beside[here] if left else ():
            cost, bit = toll(g, there, gait), arena.bit[there]
            ends = ground.halts & bit and (cost < left or there in others)
            if cost <= left and ground.open & bit and not ends and (gait[2] or there not in others):
                on(there, left - cost, passed | {others[there]} if there in others else passed)

    on(g.at[0], left, frozenset())
    return found - {(g.at[0], frozenset())}


def exact_answers(g: MonToons, whole: list[int]) -> set[tuple[int, frozenset[int]]]:
    """Where the mover comes to by all answers but "stop", and whom it passes: they had so much health, and are hurt
    for it, now or once it has been asked what else there is on the last space."""
    if not isinstance(g.about, Walking | Forking):
        hurt = {seat for seat, had in enumerate(whole) if seat and g.health[seat] < had}
        return {(g.at[0], frozenset(hurt | set(g.action.crossed)))}
    found = set[tuple[int, frozenset[int]]]()
    for option in g.decision.options:
        if option.key == "stop":
            assert not g.action.strode, "who has begun goes on to the end"
        else:
            after = g.clone()
            after.choose(option.key)
            found |= exact_answers(after, whole)
    return found


@pytest.mark.parametrize("gait", [(True, light, through) for light in (False, True) for through in (False, True)])
def test_a_walk_that_must_be_exact_leads_to_all_that_it_can_and_nowhere_else(gait: Gait) -> None:
    """MON-R92: with mountains, pits that end a walk and rivals on the way; no answer leads where movement is left."""
    rng, several = Random(1), 0
    for _ in range(8):
        where, left = rng.sample(near(), 14), rng.choice((2, 3, 4))
        ground = {key: rng.choice(("mountain", "mountain", "mountain", "spike_pit", "void")) for key in where[3:]}
        table = tala(str(left), *where[:3], gait=gait, terrain=ground)
        true = exact_walks(table.g, left, gait)
        assert exact_answers(table.g, table.health()) - {(table.g.at[0], frozenset())} == true
        several += len(true) > 3
    assert several > 4
