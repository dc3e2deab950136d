"""Imagined plans: what a rival is taken to have under the screen is a plan that this rival could have made."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.rules.montoons.imagined import LIKELY
from game.rules.montoons.sheets import GONE, POOL
from game.rules.montoons.state import MonToons
from tests.rules.montoons.asked import random_states
from tests.sure import every

SPEED = 0


def could_be(g: MonToons, world: MonToons, seat: int) -> Counter[str]:
    """Whether the hidden plan of a seat in an imagined world could be the true one; the kinds of slots it uses."""
    dice, slots, sheet = world.dice[seat], world.slots[seat], g.sheet_of(seat)
    assert len(dice) == len(slots) == g.rolled[seat] and all(1 <= value <= 6 for value in dice)
    if not g.ready[seat]:
        assert set(slots) == {POOL}
        return Counter()
    taken = [slot for slot in slots if slot >= 0]
    assert len({*taken}) == len(taken) and slots[0] == SPEED and slots.count(GONE) == g.lost[seat]
    assert not g.pace[seat] or dice[0] == g.pace[seat]
    kinds = Counter(sheet.slots[slot].kind for slot in taken)
    assert kinds["move"] <= 1 and kinds["basic"] <= 1 and kinds["speed"] == 1
    for value, slot in zip(dice, slots):
        if slot > SPEED:
            place = sheet.slots[slot]
            assert place.faces >> value & 1, f"a {value} on {place.key}"
            assert place.kind != "basic" or len(sheet.attacks[place.entry].slots) == 1
            if place.row >= 0:
                assert not g.powered[seat][sheet.rows[place.row].first + place.place], "for good"
    return kinds + Counter(lost=slots.count(GONE), pool=slots.count(POOL))


def test_an_imagined_plan_could_be_the_true_one() -> None:
    """MON-R81: as many dice, the announced one on Speed, each other one where such a die may lie."""
    rng, used, looked = Random(1), Counter[str](), 0
    for seed in range(4):
        for g in random_states(seed, rounds=4):
            hidden = [seat for seat in range(g.seats) if not g.revealed[seat] and not g.out[seat] and g.rolled[seat]]
            if not hidden or rng.random() > 0.2:
                continue
            for viewer in range(g.seats):
                world = g.redeal(viewer, rng)
                for seat in hidden:
                    if seat == viewer:
                        assert (world.dice[seat], world.slots[seat]) == (g.dice[seat], g.slots[seat])
                    else:
                        looked += 1
                        used += could_be(g, world, seat)
                    assert world.veiled[seat] == (g.veiled[seat] if seat == viewer else (0, 0))
    assert looked > 200
    for kind, _ in every(LIKELY):
        assert used[kind], f"nobody is taken to use a {kind} slot"
    assert used["move"] > used["focus"] and used["basic"] > used["focus"]
