"""What is told of all battles on a space is what comes of them: told beside chains thrown by the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from time import perf_counter

import pytest

from game.engine.picture import Picture
from game.rules.dragon.gauntlet import Field, Kind, Run, best, field, run, stand
from game.rules.dragon.meeting import Bargaining, Facing
from game.rules.dragon.odds import face_off, foretold, gauntlet, if_dragon_comes, last_stand, unseen, with_search
from game.rules.dragon.state import Dragon
from game.rules.dragon.throws import kill_chance, win_chance
from tests.rules.dragon.table import COLOURS, SHIPPED, Table, hero
from tests.rules.dragon.thrown import End, thrown
from tests.sure import every, few_and_many

SURE = 4.8  # standard deviations that a mean may lie off: about one in a million
HERE, THERE = "9,2", "9,1"  # two spaces of land side by side; everything awaits the first seat on the second
PALACE = "7,6"
THROWS = few_and_many("throws", 300, 20_000)


# --- where


def met(*others: dict[str, object], front: tuple[str, ...] = (), map: dict[str, list[str]] | None = None) -> Dragon:
    """The first seat may walk on to where others stand and counters lie."""
    t = Table(hero(HERE, *front), *others, map=map or {}, others="dealt", dice=[2])
    return t.state  # type: ignore[no-any-return]


def rivals() -> Dragon:
    """One has friends to bring over: who is faced first matters."""
    return met(hero(THERE, "T40", "T42"), hero(THERE, "T39"), hero(THERE), front=("T43",))


def crowd() -> Dragon:
    """All six on one space."""
    friends = (("T40",), ("T42", "T37"), (), ("T41", "T36"), ("T01",))
    return met(*(hero(THERE, *front) for front in friends))


def guarded() -> Dragon:
    """A monster on three friends, one of whom cannot join; another monster; and somebody behind both."""
    g = met(hero(THERE, "T40"), map={THERE: ["T28 up", "T37 under", "T39 under", "T41 under"], "9,0": ["T25 up"]})
    slot = g.zones["map"].index(SHIPPED.ids["T25"])
    g.spots[slot] = g.kingdom.by_key[THERE]
    return g


def unknown() -> Dragon:
    """Two counters that nobody has seen, two that all have, and somebody."""
    return met(hero(THERE, "T40"), map={THERE: ["T21", "T38 seen", "T01", "T37 seen"]})


PLACES: dict[str, tuple[Callable[[], Dragon], bool]] = {
    "rivals": (rivals, False),
    "crowd": (crowd, False),
    "guarded": (guarded, False),
    "left alone": (unknown, False),
    "searched": (unknown, True),
}


def flight(dragon: int, *others: dict[str, object]) -> Dragon:
    """The first seat may sail away; with a 1 it stays, and the Dragon comes."""
    heroes = (hero("Gullport", "T44", "T40"), *others)
    return Table(*heroes, dragon=dragon).state  # type: ignore[no-any-return]


def village() -> Dragon:
    return flight(2, hero("Gullport", "T46", "T37"), hero("Gullport", resting=True))


def palace() -> Dragon:
    """Three defend it, the second of them with a Slayer."""
    heroes = (hero(PALACE, "T40"), hero(PALACE, "T46", "T42"), hero(PALACE))
    return Table(*heroes, dragon=13).state  # type: ignore[no-any-return]


def known(g: Dragon) -> Picture:
    """What the first seat knows."""
    return Picture(g.view(0))


# --- thrown


def agrees(told: Run, ends: list[End]) -> None:
    """Every number of the run is the mean of what was thrown, within what so many throws allow."""
    pairs = [(told.win, [end.win for end in ends]), (told.wounds, [end.wounds for end in ends])]
    for seat in range(len(told.losing)):
        pairs.append((told.losing[seat], [end.losing[seat] for end in ends]))
        pairs.append((told.back[seat], [end.back[seat] for end in ends]))
    for number, (expected, seen) in enumerate(pairs):
        spread = max(pstdev(seen), sqrt(max(expected, 1 / len(seen))))  # rare ends may not have been seen
        assert abs(fmean(seen) - expected) <= SURE * spread / sqrt(len(seen)), (number, expected, fmean(seen))


def compared(
    g: Dragon, told: Run, throws: int, key: str = THERE, search: bool = False, dice: tuple[int, ...] = ()
) -> list[End]:
    assert g.decision is not None
    lot, hero, ends = Random(5), g.decision.player, []
    for _ in range(throws):
        world = g.redeal(hero, lot)
        world.fixed = dice
        ends.append(thrown(world, hero, key, search))
    agrees(told, ends)
    return ends


@THROWS
@pytest.mark.parametrize("name", PLACES)
def test_a_chain_on_a_space_is_told_as_it_is_thrown(name: str, throws: int) -> None:
    make, search = PLACES[name]
    g = make()
    told = gauntlet(g, 0, g.kingdom.by_key[THERE], search)
    assert 0.02 < told.win < 0.95
    assert told.win + sum(fall.chance for fall in told.falls) == pytest.approx(1)
    compared(g, told, throws, search=search)


@THROWS
def test_whom_the_dragon_comes_upon_fight_one_after_another(throws: int) -> None:
    """DRA-R10, DRA-R41"""
    g = village()
    told = if_dragon_comes(g)
    assert told is not None and 0.02 < told.win < 0.95 and told.wounds > 0.2
    ends = compared(g, told, throws, "roll", dice=(1,))
    assert any(end.win and end.losing[0] for end in ends), "one has fallen before another slew it"


@THROWS
def test_all_who_stand_at_the_palace_may_save_it(throws: int) -> None:
    """DRA-R43, DRA-R61"""
    g = palace()
    told = last_stand(g)
    assert told.back == (0, 0, 0) and 0.3 < told.win < 0.9
    compared(g, told, throws, "fight")


# --- what it follows from


def test_who_is_faced_first_is_who_makes_the_rest_easiest() -> None:
    """DRA-R34"""
    g = met(hero(THERE, "T40"), hero(THERE))
    g.choose(THERE)
    assert isinstance(g.about, Facing)
    friend, alone = (face_off(g, 0, other).win for other in (1, 2))
    whole = run(field(SHIPPED, known(g), 0, g.at[0])).win
    assert whole == max(friend, alone) and friend != alone


def test_with_whom_one_has_traded_there_is_no_battle_any_more() -> None:
    """DRA-TRADE-02, DRA-R34"""
    g = met(hero(THERE), hero(THERE), front=("T01",))
    for key in (THERE, "face:2", "give:T01", "offer", "agree"):
        g.choose(key)
    assert isinstance(g.about, Bargaining) and g.about.other == 2
    assert face_off(g, 0, 2).win == pytest.approx(0.5) and face_off(g, 0, 2).losing[1] == 0


def test_what_lies_face_down_is_not_known_to_anybody_who_reckons() -> None:
    """DRA-R14: a world that nobody could tell from the true one is told alike."""
    g, lot, told = unknown(), Random(2), set()
    space = g.kingdom.by_key[THERE]
    for _ in every(range(20)):
        told.add(gauntlet(g.redeal(0, lot), 0, space, True))
    assert told == {gauntlet(g, 0, space, True)}


def test_what_has_been_turned_over_does_not_lie_under_the_next_one() -> None:
    pool = (Kind(0, 0), 2), (Kind(5, 0), 1)
    here = Field(2, 0, 1, (), 0, (None, None), pool, ())
    assert run(here, True).win == pytest.approx(1 / 3 + 2 / 3 * win_chance(1, 5)), "two of the three lie there"


def test_nothing_to_fight_is_won() -> None:
    g = met(hero(THERE))
    assert gauntlet(g, 0, g.kingdom.by_key["8,2"]) == Run(1.0, (0.0, 0.0), (0.0, 0.0))
    assert if_dragon_comes(g) is None
    assert stand(2, ((1, 5),), (), True) == Run(1.0, (0.0, 0.0), (0.0, 0.0))


def test_the_largest_chain_is_reckoned_within_the_time_of_a_frame() -> None:
    """Nothing kept from before, six heroes on one space, and a search of four counters: under 50 ms, 10 as a rule."""
    g = crowd()
    space = g.kingdom.by_key[THERE]
    for _ in range(4):
        slot = next(slot for slot, spot in enumerate(g.spots) if spot != space)
        g.spots[slot] = space
    times = []
    for _ in range(5):
        run.cache_clear(), best.cache_clear()
        start = perf_counter()
        run(field(SHIPPED, known(g), 0, space, unseen(g)), True)
        times.append(perf_counter() - start)
    assert min(times) < 0.05, times
    assert len(COLOURS) == g.seats


def test_what_is_told_of_a_space_is_the_fight_with_the_dragon_at_its_lair_and_elsewhere_with_whoever_waits() -> None:
    g = Table(hero(HERE), hero(THERE, "T40"), dragon=4, dice=[2]).state
    lair, there = foretold(g, 0, g.lair()), foretold(g, 0, g.kingdom.by_key[THERE])
    assert lair is not None and lair.win == pytest.approx(kill_chance(1, g.strengths))
    assert there is not None and there == gauntlet(g, 0, g.kingdom.by_key[THERE])
    assert there.win != pytest.approx(lair.win)
    assert foretold(g, 0, g.at[0]) is None, "nobody waits there"


def test_whom_the_dragon_comes_upon_at_the_palace_itself_is_not_moved_back() -> None:
    """DRA-R61"""
    for before, where in every({12: PALACE, 11: "5,8"}.items()):
        told = if_dragon_comes(Table(hero(where, "T40"), hero(where), dragon=before).state)
        assert told is not None and told.losing[0] > 0
        assert any(told.back) == (where != PALACE)


def test_who_is_met_loses_what_the_other_wins_the_first_seat_too() -> None:
    g = met(hero(THERE))
    told = run(field(SHIPPED, Picture(g.view(1)), 1, g.at[0]))
    assert told.losing == pytest.approx((told.win, 1 - told.win)) and told.back[0] > 0


@pytest.mark.parametrize(
    ("shown", "counter", "kept"), [("on", "T38 seen", False), ("off", "T38 seen", True), ("off", "T38", False)]
)
def test_what_a_search_brings_is_kept_back_where_what_was_seen_is_to_be_remembered(
    shown: str, counter: str, kept: bool
) -> None:
    """DRA-R14"""
    words = {"map": {THERE: [counter]}, "options": {"show_seen": shown}}
    g = Table(hero(HERE), hero("9,4"), others="dealt", dice=[2], **words).state
    space = g.kingdom.by_key[THERE]
    assert with_search(g, 0, space) == (None if kept else gauntlet(g, 0, space, True))
