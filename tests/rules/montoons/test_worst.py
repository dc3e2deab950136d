"""What a strike could cost in MonToons is the most that comes of any way to answer it, wherever its victim stands."""

from __future__ import annotations

import pytest

from game.rules.montoons.action import Acting
from game.rules.montoons.attack import Boosting
from game.rules.montoons.harm import by_space
from game.rules.montoons.state import MonToons
from game.rules.montoons.striking import Striker
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
    "blitz": (("blitz", "2"),),
}
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


@pytest.mark.parametrize("name", STRIKES)
def test_what_a_strike_could_cost_is_the_worst_of_all_ways_to_answer(name: str) -> None:
    effects = STRIKES[name]
    deed = "move" if name == "blitz" else "basic"
    g = laid(at(5)).g
    striker = Striker(g, 0, 1, True)
    told = by_space(striker.act(deed, 3, g.arena.bit[g.at[0]], effects).harm, g.arena)
    lost = {}
    for q in range(-3, 4):
        for r in range(-3, 4):
            if abs(q + r) <= 3 and (q, r) != (0, 0) and at(q, r) in g.arena.by_key:
                space = g.arena.by_key[at(q, r)]
                if g.terrain[space] == "land":
                    lost[space] = worst(laid(at(q, r)), effects, deed)
    assert {space: told.get(space, 0) for space in lost} == lost
    assert any(every(lost.values()))
