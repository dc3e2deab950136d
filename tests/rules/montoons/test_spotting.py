"""Whom somebody could hit from many spaces at once is whom the rules let be hit from each of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from game.engine.data import Effects
from game.rules.montoons.bearings import OFF, Spotting, bearings, words
from game.rules.montoons.planning import Planning
from game.rules.montoons.state import MonToons
from game.rules.montoons.striking import AWAY, Progress, Striker
from game.rules.montoons.targeting import swept
from game.rules.montoons.threat import plan_reach, threat
from tests.rules.montoons.asked import random_states
from tests.rules.montoons.table import Table, at, monster
from tests.sure import every, few_and_many

ROOTS = {"basic/grasping_roots": 4}  # hits within 2, in sight


def reached(**words: object) -> set[str]:
    """Where Grasping Roots, without a movement, hit."""
    g = Table(monster("japili", at(0), dice=ROOTS), monster("hoku", at(0, -4)), monster("tala", at(-1)), **words).g
    return {g.arena.keys[space] for space in plan_reach(g, 0).hits}


def test_what_blocks_the_view_hides_what_lies_behind_it() -> None:
    """MON-TGT-08, MON-R15, MON-C11"""
    assert {at(1), at(2)} <= reached()
    assert at(1) not in reached(obstacles={at(1): "rock"}) and at(2) not in reached(obstacles={at(1): "rock"})
    assert at(1) in reached(terrain={at(1): "mountain"}) and at(2) not in reached(terrain={at(1): "mountain"})
    assert at(-1) in reached() and at(-2) not in reached(), "Tala stands there"


def test_a_threat_ends_at_a_mountain_too() -> None:
    for terrain in ({}, {at(1): "mountain"}):
        g = Table(monster("molthu", "6,1"), monster("japili", at(0)), terrain=terrain).g
        g.rolled[1] = 2  # one die is left for a basic attack from where it stands
        plain = {g.arena.keys[space] for space in threat(g, 1, 0).plain}
        assert at(1) in plain and (at(2) in plain) == (not terrain)


@few_and_many("games", 1, 20)
def test_sets_of_spaces_are_hit_as_each_of_them_is(games: int) -> None:
    """MON-TGT-04, MON-TGT-05, MON-TGT-08 to MON-TGT-10, MON-R14, MON-R15"""
    rng = Random(7)
    for g in every(state for seed in range(games) for state in moments(seed)):
        user, victim = rng.sample(g.living(), 2)
        world, arena = without(g, user, victim), g.arena
        spotting = Spotting(world, g.ground.open & ~world.bits())
        starts = rng.sample(arena.members(spotting.standable), 3)
        one = arena.bit[starts[0]]
        for far, sight in every([(1, True), (3, True), (4, False)]):
            there = [in_range(world, start, far, sight) & spotting.standable for start in starts]
            assert spotting.in_range(arena.mask(starts), far, sight) == union(there)
            parts = [spotting.in_range(one, far, sight, bearing) for bearing in bearings(2)]
            assert union(parts) == sum(parts) == there[0], "each lies one way and so far off"
        for area in every(["ring1", "fan5", "line3"]):
            there = [in_area(world, user, victim, start, area) & spotting.standable for start in starts]
            assert spotting.in_area(arena.mask(starts), area) == union(there)
            parts = [spotting.in_area(one, area, bearing) for bearing in (OFF, *bearings(1))]
            assert union(parts) == sum(parts) == there[0]


@few_and_many("games", 1, 20)
def test_what_an_attack_costs_from_many_spaces_is_the_worst_from_each(games: int) -> None:
    """Found at once by how its targets lie, and one by one for each space with each target."""
    rng = Random(8)
    for g in every(state for seed in range(games) for state in moments(seed)):
        user, victim = rng.sample(g.living(), 2)
        striker = Striker(g, user, victim, True)
        starts = g.arena.mask(rng.sample(g.arena.members(striker.standable), 4))
        for effects in every(still_attacks(g)):
            assert same(striker.act("basic", 2, starts, effects), one_by_one(striker, starts, effects)), effects


def still_attacks(g: MonToons) -> list[Effects]:
    """Attacks that do not move who uses them first."""
    found = [attack.effects for sheet in g.content.sheets for attack in sheet.attacks]
    return [effects for effects in found if not {"jump", "move"} & {name for name, _ in words(effects)}]


def one_by_one(striker: Striker, starts: int, effects: Effects) -> Progress:
    """Each space with each target, none of them found together."""
    whole, arena = Progress("basic", 2, starts), striker.world.arena
    for space in arena.members(starts):
        deed = Progress("basic", 2, arena.bit[space])
        striker.run(deed, effects)
        whole.join([deed])
    return whole


def same(one: Progress, other: Progress) -> bool:
    costs = [[layer for layer in deed.harm if layer] for deed in (one, other)]
    return (one.ends, one.aimed) == (other.ends, other.aimed) and costs[0] == costs[1]


def moments(seed: int) -> Iterator[MonToons]:
    """The beginnings of some rounds of a game."""
    rounds = set[int]()
    for g in random_states(seed):
        if isinstance(g.about, Planning) and g.round not in rounds and g.round % 2:
            rounds.add(g.round)
            yield g


def without(g: MonToons, *seats: int) -> MonToons:
    """The world without some monsters."""
    world = g.clone()
    world.at = [AWAY if seat in seats else space for seat, space in enumerate(g.at)]
    return world


def in_range(g: MonToons, a: int, far: int, sight: bool) -> int:
    """Where the rules find somebody in range of a space."""
    return g.arena.mask(b for b in range(len(g.arena)) if b != a and g.in_range(a, b, far, sight))


def in_area(g: MonToons, user: int, victim: int, a: int, area: str) -> int:
    """Where the rules hit the victim when the user stands on a space."""
    found = []
    for b in g.arena.members(g.ground.open & ~g.bits() & ~g.arena.bit[a]):
        g.at[user], g.at[victim] = a, b
        if victim in swept(g, user, area):
            found.append(b)
        g.at[user] = g.at[victim] = AWAY
    return g.arena.mask(found)


def union(sets: Iterable[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found
