"""What a monster of MonToons could use its dice for, and what of it goes together in one turn."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.montoons.harm import Harm, by_space
from game.rules.montoons.sheets import DICE
from game.rules.montoons.state import STUNNED_NEXT
from game.rules.montoons.striking import AWAY, Striker
from game.rules.montoons.threat import Choice, Hand, differing, threatening
from tests.rules.montoons.table import Table, at, monster

SHOT = ("aim", 1, 1, "rival", True)
HIT = ("damage", "2")
JUMP = ("jump", "1")


def table(*others: dict[str, Any], **words: Any) -> Table:
    return Table(monster("molthu", at(4)), monster("hoku", at(0)), *others, **words)


def hand(dice: int = 5, basics: tuple[Choice, ...] = (), rows: tuple[Choice, ...] = (), **words: Any) -> Hand:
    """One of the second seat against the first, with nothing else to use than this."""
    g = table(**words).g
    g.rolled[1] = dice + 1  # one is for the speed
    found = Hand(g, 1, 0, True)
    found.movements, found.basics, found.rows = [], list(basics), list(rows)
    return found


def lost(found: Hand, harm: Harm, far: int) -> int:
    """Hearts lost so far east of the one that strikes."""
    return by_space(harm, found.g.arena).get(found.g.arena.by_key[at(far)], 0)


def basic(*effects: tuple[object, ...], dice: int = 1) -> Choice:
    return Choice("basic", effects, (3,), dice)


def row(*effects: tuple[object, ...], dice: int = 0) -> Choice:
    return Choice("special", effects, (3,), dice)


# --- what goes together


def test_an_attack_that_takes_every_die_counts_from_where_its_user_stands() -> None:
    for dice, counts in ((2, 2), (1, 0)):
        found = hand(dice, (basic(SHOT, HIT, dice=2),))
        assert (lost(found, found.plain(), 1), lost(found, found.best(), 1)) == (counts, counts)


def test_one_attack_counts_from_where_the_other_has_led_but_none_from_where_it_leads_itself() -> None:
    leap, shot = (JUMP, SHOT, HIT), row(SHOT, HIT)
    alone = hand(basics=(basic(*leap),))
    assert [lost(alone, alone.best(), far) for far in (1, 2, 3)] == [2, 2, 0]
    both = hand(basics=(basic(JUMP),), rows=(shot,))
    assert [lost(both, both.best(), far) for far in (1, 2, 3)] == [2, 2, 0]


def test_an_attack_counts_from_wherever_a_movement_leads_if_a_die_is_left_for_it() -> None:
    for dice, counts in ((2, 2), (1, 0)):
        found = hand(dice, (basic(SHOT, HIT),))
        found.movements = [Choice("move", (JUMP,), (3,), 1)]
        assert [lost(found, harm, 2) for harm in (found.plain(), found.best())] == [counts, counts]


def test_berries_and_focus_are_added_where_an_attack_has_been_aimed() -> None:
    for focus in (0, 3):
        found = hand(basics=(basic(SHOT, HIT),))
        found.g.focus[1] = (focus, 0)
        assert lost(found, found.best(), 1) == 2 + focus and lost(found, found.best(), 2) == 0
    swept = hand(basics=(basic(("blitz", "2"), HIT),))
    swept.g.focus[1] = (3, 0)
    assert lost(swept, swept.best(), 1) == 2 + 2 + 3, "whom a blitz passes is aimed at"


@pytest.mark.parametrize(("made", "spent", "times"), [(2, 0, 2), (2, 1, 1), (1, 1, 0), (0, 0, 0)])
def test_a_special_bonus_that_is_left_is_used_as_often_as_it_is(made: int, spent: int, times: int) -> None:
    found = hand()
    found.g.seeds[1] = (made, spent)
    found.seed = Choice("seed", (SHOT, HIT), (0,), 0)
    assert lost(found, found.best(), 1) == 2 * times


# --- what may be used


@pytest.mark.parametrize(("active", "finished", "some"), [(1, 1, False), (1, 0, True), (0, 1, True)])
def test_who_has_used_a_row_in_this_turn_uses_no_other_and_who_comes_later_does(
    active: int, finished: int, some: bool
) -> None:
    g = table().g
    g.rolled[1], g.active, g.finished = 5, active, finished
    assert bool(Hand(g, 1, 0, True).rows) == some


@pytest.mark.parametrize(
    ("phase", "stun", "free"), [("end", STUNNED_NEXT, DICE - 2), ("end", 0, DICE - 1), ("action", 0, 3)]
)
def test_who_will_be_stunned_rolls_a_die_less_in_the_round_to_come(phase: str, stun: int, free: int) -> None:
    g = table().g
    g.phase, g.rolled[1], g.stun[1] = phase, 4, stun
    assert Hand(g, 1, 0, True).free == free


@pytest.mark.parametrize(
    ("effects", "values"),
    [
        ((SHOT[:4], HIT), (6,)),
        ((SHOT[:4], ("damage", "half die")), (6,)),
        ((SHOT[:4], ("by_die", (1,), (HIT,), ())), (4, 5, 6)),
        ((("move", "die", True, False, False),), (4, 5, 6)),
        ((("move", "die", False, False, False),), (6,)),
        ((("move", "3", True, False, False),), (6,)),
    ],
)
def test_the_highest_die_does_most_unless_what_comes_of_it_depends_on_which_it_is(
    effects: tuple[tuple[object, ...], ...], values: tuple[int, ...]
) -> None:
    assert differing(effects, [4, 5, 6]) == values


def test_who_stands_on_the_first_hex_of_the_map_threatens_like_any_other() -> None:
    g = table().g
    g.phase, g.at[1] = "planning", 0
    assert threatening(g, 0) == [1]


# --- how far it comes


def ends(g: Any, *effects: tuple[object, ...], lucky: bool = False) -> set[str]:
    found = Striker(g, 1, 0, lucky).act("move", 3, g.arena.bit[g.at[1]], effects).ends
    return {g.arena.keys[space] for space in g.arena.members(found)}


@pytest.mark.parametrize(("pools", "stays"), [((at(1),), True), ((at(1), "1,1"), False)])
def test_a_sure_walk_may_end_in_a_whirlpool_that_is_the_only_one(pools: tuple[str, ...], stays: bool) -> None:
    g = table(terrain=dict.fromkeys(pools, "whirlpool")).g
    assert (at(1) in ends(g, ("move", "1", False, False, False))) == stays


@pytest.mark.parametrize("walk", [("blitz", "1"), ("may", (("move", "1", False, False, False),)), JUMP])
@pytest.mark.parametrize("room", [True, False])
def test_what_asks_for_a_walk_comes_where_there_is_room_for_one_and_not_elsewhere(
    room: bool, walk: tuple[object, ...]
) -> None:
    open_ = table().g.arena
    beside = [open_.keys[space] for space in open_.board.beside[open_.by_key[at(0)]]]
    g = table(obstacles=dict.fromkeys(beside[room:], "rock")).g
    assert bool(lost_by(g, (walk, ("aim", 2, 1, "rival", False), ("moved", (HIT,), 0)))) == room


def lost_by(g: Any, effects: tuple[tuple[object, ...], ...]) -> dict[int, int]:
    return by_space(Striker(g, 1, 0, False).act("basic", 3, g.arena.bit[g.at[1]], effects).harm, g.arena)


def test_nobody_is_told_to_lose_anything_where_somebody_else_stands() -> None:
    g = Table(monster("molthu", at(4)), monster("hoku", at(0)), monster("tala", at(1))).g
    found = by_space(Striker(g, 1, 0, True).act("basic", 3, g.arena.bit[g.at[1]], (SHOT, HIT)).harm, g.arena)
    assert found and g.at[2] not in found
    all_ = by_space(Striker(g, 1, AWAY, True).act("basic", 3, g.arena.bit[g.at[1]], (SHOT, HIT)).harm, g.arena)
    assert g.at[2] in all_, "of whoever stands there that one is told"
