"""What a strike could cost in MonToons is the most that comes of any way to answer it, wherever its victim stands."""

from __future__ import annotations

from functools import reduce
from random import Random

import pytest

from game.rules import shipped_content
from game.rules.montoons import striking
from game.rules.montoons.action import Acting
from game.rules.montoons.attack import Boosting
from game.rules.montoons.bearings import Kinds, kinds
from game.rules.montoons.harm import by_space
from game.rules.montoons.harm import worst as most
from game.rules.montoons.state import MonToons
from game.rules.montoons.striking import Striker
from game.rules.montoons.targeting import within
from tests.rules.montoons.table import Table, at, monster
from tests.sure import every

SHOT = ("aim", 2, 1, "rival", True)
HIT = ("damage", "1")
STRIKES = {
    "push": (SHOT, HIT, ("push", "2")),
    "twice": (SHOT, ("repeat", 2, (HIT,))),
    "by die": (SHOT, ("by_die", (3,), (("damage", "3"),), (HIT,))),
    "by another die": (SHOT, ("by_die", (5,), (("damage", "3"),), (HIT,))),
    "may": (SHOT, HIT, ("may", (("damage", "2"),))),
    "choose": (SHOT, ("choose", (("one", (HIT,)), ("other", (("damage", "2"),))))),
    "move before": (("move", "1", False, False, False), SHOT, HIT),
    "jump before": (("jump", "2"), SHOT, HIT),
    "only if moved": (("move", "1", False, False, False), SHOT, ("moved", (HIT,), 0)),
    "standing": (SHOT, ("standing", "land", (("damage", "2"),), (HIT,))),
    "each": (SHOT, ("each", "guard", (("damage", "2"),), (HIT,))),
    "only if jumped": (("jump", "2"), SHOT, ("moved", (HIT,), 0)),
    "leap before": (("leap", "lava"), SHOT, HIT),
    "sweep": (("sweep", "ring1"), ("damage", "2")),
    "blitz": (("blitz", "2"),),
    "trample": (("move", "3", False, False, True), ("trample", 2)),
}
LONG = ("aim", 4, 1, "rival", True)
DRIVEN = {
    "pull": (LONG, HIT, ("pull", "2")),
    "force": (LONG, HIT, ("force", "2")),
    "throw": (LONG, HIT, ("throw", "2")),
}
MOVES = ("blitz", "trample")  # what is a movement
Costs = dict[int, int]  # by space
GROUND = {at(2): "lava", at(0, 2): "lava", at(-2): "spike_pit"}


def laid(space: str) -> Table:
    return Table(monster("hoku", at(0)), monster("molthu", space), terrain=GROUND)


def worst(t: Table, effects: tuple[tuple[object, ...], ...], deed: str) -> int:
    """The most hearts that the second seat loses by any answers."""
    health = t.g.health[1]
    t.use(*effects, deed=deed)
    waiting, met, most = [t.g], set[object](), 0
    while waiting:
        g: MonToons = waiting.pop()
        most = max(most, health - g.health[1])
        if g.decision is None or isinstance(g.about, Acting) or g.digest() in met:
            continue
        met.add(g.digest())
        options = g.decision.options
        for option in options[-1:] if isinstance(g.about, Boosting) else options:  # berries and focus are left out
            there = g.clone()
            there.take(option)
            waiting.append(there)
    return most


def compared(effects: tuple[tuple[object, ...], ...], deed: str, near: int, far: int) -> tuple[Costs, Costs]:
    """What is told of spaces so far off, and what comes of it."""
    g = laid(at(5)).g
    striker = Striker(g, 0, 1, True)
    told = by_space(striker.act(deed, 3, g.arena.bit[g.at[0]], effects).harm, g.arena)
    ring = within(g.arena, g.at[0], far) & ~within(g.arena, g.at[0], near - 1)
    spaces = [space for space in g.arena.members(ring) if g.terrain[space] == "land"]
    lost = {space: worst(laid(g.arena.keys[space]), effects, deed) for space in spaces}
    return {space: told.get(space, 0) for space in lost}, lost


@pytest.mark.parametrize("name", STRIKES)
def test_what_a_strike_could_cost_is_the_worst_of_all_ways_to_answer(name: str) -> None:
    told, lost = compared(STRIKES[name], "move" if name in MOVES else "basic", 1, 3)
    assert told == lost and any(every(lost.values()))


@pytest.mark.parametrize("name", DRIVEN)
def test_who_is_driven_loses_at_most_what_is_told_near_its_user_and_far_from_it(name: str) -> None:
    told, lost = compared(DRIVEN[name], "basic", 1, 4)
    assert told == lost and any(every(lost.values()))


@pytest.mark.parametrize("seed", range(6))
def test_what_may_be_used_from_many_hexes_at_once_costs_what_it_does_from_each_alone(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, sheets = Random(seed), shipped_content("montoons").sheets
    g = Table(monster("hoku", at(0)), monster("molthu", at(2)), monster("tala", at(0, -2)), terrain=GROUND).g
    strikes = [attack.effects for sheet in sheets for attack in sheet.attacks if kinds(attack.effects).alike]
    for effects in every(strikes):
        starts = rng.sample(list(g.arena.members(g.ground.open & ~g.bits())), 5)
        at_once = Striker(g, 0, 1, True).act("basic", 3, g.arena.mask(starts), effects).harm
        with monkeypatch.context() as patched:
            patched.setattr(striking, "kinds", lambda effects: Kinds(False, kinds(effects).moves))
            alone = [Striker(g, 0, 1, True).act("basic", 3, g.arena.bit[start], effects).harm for start in starts]
        assert by_space(at_once, g.arena) == by_space(reduce(most, alone), g.arena), effects
