"""Bearings in MonToons: which abilities may be judged from many hexes at once, and how those they hit may lie."""

from __future__ import annotations

import pytest

from game.rules.montoons.bearings import Kinds, kinds, meeting, words

AIM, HIT, SIDE = ("aim", 2, 1, "rival", True), ("damage", "1"), ("push", "2")
UNSEEN = ("aim", 2, 1, "rival", False)
MOVE = ("move", "2", False, False, False)
Parts = tuple[tuple[object, ...], ...]

ALIKE: dict[str, Parts] = {
    "an aim and a hit": (AIM, HIT),
    "two hits": (AIM, HIT, HIT),
    "a walk before": (MOVE, AIM, HIT),
    "two walks": (MOVE, MOVE, AIM, HIT),
    "an area": (("sweep", "ring1"), HIT),
    "a blitz alone": (("blitz", "2"),),
    "a walk and a blitz": (MOVE, ("blitz", "2")),
    "a pull of who is seen": (AIM, ("pull", "1")),
    "a walk, then a pull of who is seen": (MOVE, AIM, ("pull", "1")),
    "a push of who is not seen": (UNSEEN, ("push", "1")),
    "a walk alone": (MOVE,),
    "parts that may be left": (AIM, ("may", (HIT,))),
}
APART: dict[str, Parts] = {
    "two aims": (AIM, HIT, AIM, HIT),
    "an aim and an area": (AIM, HIT, ("sweep", "ring1"), HIT),
    "a walk after": (AIM, HIT, MOVE),
    "a walk between": (MOVE, AIM, MOVE),
    "a blitz with an aim": (("blitz", "2"), AIM),
    "a blitz with a hit": (("blitz", "2"), HIT),
    "a blitz with a throw": (("blitz", "2"), ("throw", "1")),
    "a pull of who is not seen": (UNSEEN, ("pull", "1")),
    "a pull within another part": (UNSEEN, ("may", (("pull", "1"),))),
    "trampling": (MOVE, ("trample", 1)),
    "what asks for a walk": (MOVE, AIM, ("moved", (HIT,), 0)),
    "what asks for the ground": (AIM, ("standing", "land", (HIT,), ())),
    "what is done again": (AIM, ("repeat", 2, (HIT,))),
}


@pytest.mark.parametrize("name", ALIKE)
def test_what_costs_by_bearing_alone_may_be_judged_from_many_hexes_at_once(name: str) -> None:
    assert kinds(ALIKE[name]).alike


@pytest.mark.parametrize("name", APART)
def test_what_depends_on_where_its_user_came_from_is_judged_from_each_hex_alone(name: str) -> None:
    assert not kinds(APART[name]).alike


@pytest.mark.parametrize(
    ("part", "moves"),
    [(("push", "1"), True), (("pull", "1"), True), (("force", "1"), True), (("throw", "1"), True), (HIT, False)],
)
def test_how_somebody_lies_makes_a_difference_to_who_is_driven_alone(part: tuple[str, str], moves: bool) -> None:
    assert kinds((AIM, part)) == Kinds(True, moves)


@pytest.mark.parametrize(
    ("effects", "plain", "pools"),
    [
        ((AIM, ("push", "3")), 0, 0),
        ((AIM, ("pull", "3")), 3, 3),
        ((AIM, ("throw", "2"), ("pull", "half die")), 2, 2),
        ((AIM, ("throw", "1"), ("pull", "half die")), 2, 2),
        ((AIM, ("force", "2")), 2, 9),
        ((AIM, HIT), 0, 0),
    ],
)
def test_who_drives_is_run_into_by_all_but_those_pushed_and_through_whirlpools_by_those_forced(
    effects: Parts, plain: int, pools: int
) -> None:
    assert (meeting(effects, 3, 0), meeting(effects, 3, 9)) == (plain, pools)


def test_every_part_is_found_in_printed_order_within_others_too_and_what_is_no_part_is_not() -> None:
    effects = (
        AIM,
        ("by_die", (3,), (("damage", "3"),), (("heal", "1"),)),
        ("choose", (("Push away", (("push", "2"),)), ("Pull near", (("pull", "2"),)))),
        ("may", (("swap",),)),
        ("pay", "berry", (("throw", "1"),), 1),
        ("moved", (("stun",),), 0),
        ("repeat", 2, (HIT,)),
    )
    found = "aim by_die damage heal push pull may swap pay throw moved stun repeat damage"
    assert [name for name, _ in words(effects)] == found.split()
    assert [of for name, of in words(effects) if name == "damage"] == [("3",), ("1",)]
