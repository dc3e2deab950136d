"""Setting up: sheets, flags, the token, and what every player has."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.picture import Picture
from game.rules.montoons.bonuses import gain_power
from game.rules.montoons.chains import powers_chain
from game.rules.montoons.position import read_position
from game.rules.montoons.position_words import write_position
from game.rules.montoons.setup import deal
from game.rules.montoons.sheets import DICE
from game.rules.montoons.state import MonToons
from tests.rules.montoons.table import GAME, SHIPPED


def begun(seats: int = 3, seed: int = 1, **options: str) -> MonToons:
    g = deal(SHIPPED, seats, seed, GAME.options(options))
    g.run()
    return g


def set_up(seats: int = 3, seed: int = 1, **options: str) -> MonToons:
    """A game whose monsters all stand on the first flag offered."""
    g = begun(seats, seed, **options)
    while g.phase == "setup":
        g.choose(g.decision.options[0].key)  # type: ignore[union-attr]
    return g


def test_one_map_one_token_and_for_everybody_a_sheet_a_monster_and_five_dice() -> None:
    """MON-SET-01"""
    g = set_up(4)
    assert len(g.terrain) == len(g.arena) and g.token in range(1, 7)
    assert len(set(g.sheet)) == len(set(g.at)) == 4
    assert [len(dice) for dice in g.dice] == [DICE] * 4 == [5] * 4


def test_the_token_starts_on_location_6_of_map_a_and_where_other_maps_say() -> None:
    """MON-SET-02"""
    assert {name: begun(map=name).token for name in "ABCD"} == {"A": 6, "B": 4, "C": 1, "D": 3}


def test_nobody_takes_a_monster_that_somebody_has() -> None:
    """MON-SET-03"""
    g = begun(2)
    g.choose("hoku")
    assert sorted(option.key for option in g.decision.options) == ["japili", "molthu", "pele", "tala"]  # type: ignore


def test_chance_names_the_first_placer_and_the_others_follow_clockwise() -> None:
    """MON-SET-04"""
    firsts = set()
    for seed in range(12):
        g = begun(3, seed)
        asked = []
        while g.phase == "setup":
            asked.append(g.decision.player)  # type: ignore[union-attr]
            g.choose(g.decision.options[0].key)  # type: ignore[union-attr]
        assert asked == [*g.clockwise(g.first)] * 2
        firsts.add(g.first)
    assert firsts == {0, 1, 2}


def test_a_monster_starts_on_any_empty_flag() -> None:
    """MON-SET-05, MON-R01"""
    g = begun(5, draft="dealt")
    flags = {g.arena.keys[space] for space in g.arena.flags}
    assert {option.key for option in g.decision.options} == {f"hex:{key}" for key in flags}  # type: ignore[union-attr]
    g.choose(g.decision.options[2].key)  # type: ignore[union-attr]
    assert len(g.decision.options) == len(flags) - 1  # type: ignore[union-attr]


def test_every_map_has_a_flag_for_everybody() -> None:
    """MON-R01: five monsters, six flags."""
    assert GAME.seats == (2, 5)
    assert all(len(arena.flags) >= 5 for arena in SHIPPED.arenas.values())


def test_one_or_two_boxes_are_crossed_and_health_is_full_from_the_start() -> None:
    """MON-SET-06, MON-C32, MON-R04: maximum health is what the sheet says."""
    g = set_up(5)
    for seat in range(5):
        sheet = g.sheet_of(seat)
        assert g.boxes[seat].bit_count() in (1, 2) and g.boxes[seat] == sheet.pre_crossed
        assert g.health[seat] == sheet.health.max
        assert sum(bonus.gives == "waystone" for bonus in sheet.grid.bonuses) >= 4
        assert all(1 <= value <= 6 for value in sheet.values)


def test_dealt_sheets_leave_only_the_flags_to_choose() -> None:
    """MON-SET-03"""
    g = begun(4, draft="dealt")
    assert len(set(g.sheet)) == 4 and -1 not in g.sheet


def test_in_training_sheets_are_simpler() -> None:
    """MON-SPC-02: both specials are there, with rows that take any dice."""
    g = set_up(2, sheets="in_training")
    for seat in (0, 1):
        sheet = g.sheet_of(seat)
        assert sheet.version == "in_training" and len(sheet.movements) == 2 and len(sheet.specials) == 2
        assert all(row.need.rule == "any" for row in sheet.rows)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_limit_of_rounds_ends_the_game_in_a_draw(seats: int) -> None:
    g, rng = set_up(seats, limit="20"), Random(seats)
    while g.winners is None:
        options = g.decision.options  # type: ignore[union-attr]
        ready = [option for option in options if option.key in ("ready", "end", "stop", "pass", "0>speed")]
        speed = [option for option in options if option.key.endswith(">speed")]
        g.take((ready or speed or [rng.choice(options)])[0])
    assert (g.round, g.winners) == (20, ())


def test_in_a_short_game_everybody_has_the_first_power_and_the_third_that_is_won_ends_it() -> None:
    g = set_up(3, start="one")
    assert g.powers == [1, 1, 1] and set_up(3).powers == [0, 0, 0]
    for power in (2, 3, 4):
        assert g.winners is None
        gain_power(g, 1)
        assert g.powers == [1, power, 1]
    assert g.winners == (1,)


def test_a_power_from_the_start_is_told_apart_from_those_that_are_won() -> None:
    g = set_up(2, start="one")
    told = powers_chain(SHIPPED, Picture(g.view(0)), 0)
    assert told.number == 1 and [link.what for link in told.links] == ["From the start"]


@pytest.mark.parametrize("walk", [0, 12])
def test_a_short_game_is_written_into_a_position_and_read_back(walk: int) -> None:
    g = begun(2, start="one")
    for _ in range(walk):
        g.choose(g.decision.options[0].key)  # type: ignore[union-attr]
    again = read_position(SHIPPED, write_position(g, None))
    assert (again.ahead, again.powers) == (g.ahead, g.powers) == (1, [1, 1])
