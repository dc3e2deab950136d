"""Dragon Attack!, chapter 9: the end and the count."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.dragon.statistics import ending
from tests.rules.dragon.table import DRAGON, Table, dealt, hero


def slain(mine: dict[str, object], theirs: dict[str, object], by: int = 1, **words: object) -> Table:
    """The Dragon's last counter falls to a seat, 1 or 2."""
    heroes = [hero("4,4" if by == 1 else None, **mine), hero("4,4" if by == 2 else None, **theirs)]
    return Table(*heroes, dragon=9, strengths=[2], turn=by, dice=[2, 6, 6], **words).play("4,3")


def test_a_fallen_palace_counts_no_points() -> None:
    """DRA-SCORE-01"""
    t = Table(hero(home=["T20"]), hero(), dragon=12, dice=[1])
    assert t.winners() == () and ending(t.match) == "the palace has fallen"


def test_the_highest_total_wins_whoever_slew_the_dragon() -> None:
    """DRA-SCORE-02"""
    t = slain({}, {"home": ["T20"]})
    assert t.state.slayer == 0 and t.winners() == (1,)
    assert [event.value for event in t.events("Changed") if event.field == "phase"][-1] == "end"


def test_gold_and_monsters_at_home_count() -> None:
    """DRA-SCORE-03, DRA-R46"""
    t = slain({"home": ["T20", "T33"]}, {})
    assert t.state.points(0) == 35
    assert DRAGON.scores(t.state)[0] == [
        ("Gold at home", 30),
        ("Monsters", 5),
        ("Dragon's hoard", 0),
        ("Total", 35),
    ]


def test_gold_in_front_counts_nothing() -> None:
    """DRA-SCORE-04"""
    t = Table(hero("4,4", "T20"), hero(home=["T01"]), dragon=9, strengths=[2], dice=[2, 6]).play("4,3")
    assert t.state.points(0) == 0 and t.winners() == (1,)


def test_the_slayer_counts_the_hoard_though_it_never_lay_at_home() -> None:
    """DRA-SCORE-05, DRA-C09"""
    t = slain({}, {"home": ["T19"]}, hoard=["T20"])
    assert t.winners() == (0,) and [t.state.points(seat) for seat in (0, 1)] == [30, 28]


def test_only_gold_and_monsters_of_the_hoard_count() -> None:
    """DRA-R47"""
    assert slain({}, {}, hoard=["T08", "T25", "T44", "T46", "T36"]).state.points(0) == 15


def test_between_equals_the_slayer_wins() -> None:
    """DRA-SCORE-06"""
    assert slain({"home": ["T12"]}, {"home": ["T13"]}).winners() == (0,)


def test_without_the_slayer_among_them_more_gold_in_front_decides() -> None:
    """DRA-SCORE-07, DRA-R48"""

    def end(*fronts: tuple[str, ...], **options: str) -> tuple[int, ...] | None:
        heroes = [hero(None, *fronts[0], home=["T12"]), hero(None, *fronts[1], home=["T13"]), hero("4,4")]
        t = Table(*heroes, dragon=9, strengths=[2], turn=3, dice=[2, *[6] * 5], options=options)
        return t.play("4,3").winners()

    assert end(("T01",), ("T20", "T44")) == (1,)
    assert end(("T44", "T46"), ()) == (0, 1), "treasure means gold; still level, they share"
    assert end(("T01",), ("T20",), tie_break="off") == (0, 1)


def test_with_ties_off_even_the_slayer_shares() -> None:
    """DRA-R48"""
    assert slain({"home": ["T12"]}, {"home": ["T13"]}, options={"tie_break": "off"}).winners() == (0, 1)


@pytest.mark.parametrize("seats", range(2, 7))
def test_an_empty_map_ends_no_game_but_every_game_ends(seats: int) -> None:
    """DRA-R49"""
    t = Table(*[hero() for _ in range(seats)], seed=5)
    rng, count = Random(seats), 0
    while t.match.decision is not None:
        t.play(rng.choice(t.keys))
        count += 1
    assert t.winners() is not None and 5 < count < 1000
    assert t.state.turns > 5


def test_every_end_has_its_words() -> None:
    assert ending(slain({"home": ["T20"]}, {}).match) == "the slayer wins"
    assert ending(slain({}, {"home": ["T20"]}).match) == "another hero has more than the slayer"
    assert ending(slain({"home": ["T12"]}, {"home": ["T13"]}).match) == "a tie, and the slayer wins"
    assert dealt().state.winners is None
