"""Imagined plans: what a rival is taken to have under the screen is a plan that this rival could have made."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from game.rules.montoons.imagined import LIKELY, Hidden, imagined_plan
from game.rules.montoons.sheets import GONE, POOL, Sheet
from game.rules.montoons.state import MonToons
from tests.rules.montoons.asked import random_states
from tests.rules.montoons.table import SHIPPED
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


def takes(sheet: Sheet, kind: str, value: int) -> bool:
    """Whether a slot of a kind takes a die alone."""
    return any(
        slot.kind == kind and slot.faces >> value & 1 and (kind != "basic" or len(sheet.attacks[slot.entry].slots) == 1)
        for slot in sheet.slots
    )


@pytest.mark.parametrize("sheet", SHIPPED.sheets, ids=lambda sheet: f"{sheet.id}_{sheet.version}")
def test_a_die_goes_to_each_kind_of_slot_as_readily_as_is_said(sheet: Sheet) -> None:
    """The kinds are asked in turn, each with its share, whether the die goes there; the better of two is for Speed."""
    plans, rng = 1500, Random(3)
    known = Hidden(rolled=2, lost=0, pace=0, ready=True, powered=(0,) * len(sheet.slots))
    expected, found, speed = Counter[str](), Counter[str](), 0
    for value in range(1, 7):
        left = 1 / 6
        for kind, share in LIKELY:
            if takes(sheet, kind, value):
                expected[kind] += left * share
                left *= 1 - share
        expected["pool"] += left
    for _ in range(plans):
        (first, second), (speed_slot, slot) = imagined_plan(sheet, known, rng)
        assert speed_slot == SPEED and first >= second
        found["pool" if slot == POOL else sheet.slots[slot].kind] += 1
        speed += first
    assert found.keys() <= expected.keys()
    for kind, share in every(expected.items()):
        assert abs(found[kind] / plans - share) <= 4.5 * (share * (1 - share) / plans) ** 0.5, kind
    assert abs(speed / plans - 161 / 36) < 0.17, "the mean of the higher of two dice"


def test_dice_lost_to_quicksand_are_gone_and_the_announced_speed_is_kept() -> None:
    sheet, rng = SHIPPED.sheets[0], Random(5)
    for rolled, lost, pace in product(range(2, 6), range(3), range(7)):
        if lost < rolled:
            known = Hidden(rolled, lost, pace, True, (0,) * len(sheet.slots))
            values, slots = imagined_plan(sheet, known, rng)
            assert slots.count(GONE) == lost and slots[0] == SPEED and len(values) == rolled
            assert not pace or values[0] == pace
    assert imagined_plan(sheet, Hidden(3, 0, 0, False, ()), rng)[1] == (POOL,) * 3
