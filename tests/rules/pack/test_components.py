"""0. What it is: cards, spots, dice, and what is secret."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.match import Match
from game.rules.pack.cards import TYPES, star_of
from game.rules.pack.state import ACTIVE, DECK, HAND, WAITING
from tests.rules.pack.table import BLUE_200, PACK, RED_250, SHIPPED, Table, side


def test_two_players_neither_more_nor_fewer() -> None:
    """PAK-COMP-01"""
    assert PACK.seats == (2, 2)
    with pytest.raises(ValueError, match="for 2 to 2 players, not 3"):
        Match(PACK, SHIPPED, 3, 1)


def test_every_card_is_a_monster_of_one_type_with_power_and_stars_in_bounds() -> None:
    """PAK-CARD-01, PAK-CARD-02, PAK-CARD-03, PAK-CARD-04, PAK-CARD-06"""
    assert len(SHIPPED.monsters) == 64
    for monster in SHIPPED.monsters:
        assert monster.type in TYPES and 0 <= monster.power <= 1000 and 1 <= monster.star <= 4
        assert monster.ability is None and 0 < len(monster.flavour) <= 70


def test_stars_rise_with_power_and_rarity() -> None:
    """PAK-CARD-05"""
    assert [star_of(power, "common") for power in (0, 250, 300, 500, 550, 750, 800, 1000)] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [star_of(power, "rare") for power in (0, 300, 550, 800)] == [2, 3, 4, 4]
    assert all(monster.star == star_of(monster.power, monster.rarity) for monster in SHIPPED.monsters)


def test_the_set_has_its_shape() -> None:
    types = Counter(monster.type for monster in SHIPPED.monsters)
    assert types == {"blue_evade": 18, "red_strike": 18, "green_spell": 18, "white_wild": 10}
    rarities = Counter(monster.rarity for monster in SHIPPED.monsters)
    assert rarities == {"common": 24, "uncommon": 18, "rare": 17, "ultra": 5}


def test_no_two_monsters_look_the_same() -> None:
    looks = [
        tuple(sorted((key, value) for key, value in monster.art.items() if key not in ("motif", "night")))
        for monster in SHIPPED.monsters
    ]
    assert len(set(looks)) == len(looks) and all(looks)


def test_a_player_has_four_waiting_and_four_active_spots_that_face_the_others() -> None:
    """PAK-COMP-05, PAK-COMP-06, PAK-R01, PAK-R02: there is no zone for a mat."""
    g = PACK.deal(SHIPPED, 2, 1, PACK.options({}))
    assert [len(spots) for spots in (*WAITING, *ACTIVE)] == [4, 4, 4, 4]
    assert {zone.partition("/")[0] for zone in g.zones} == {"deck", "hand", "discard", "waiting", "active"}


def test_eight_dice_lie_on_waiting_monsters_alone_and_hit_points_are_numbers() -> None:
    """PAK-COMP-03, PAK-COMP-04"""
    table = Table(side(waiting=[RED_250], active=[BLUE_200]), side())
    assert len(table.state.die) == 8 and table.state.die == [1, 0, 0, 0, 0, 0, 0, 0]
    assert table.state.hp == [30, 30]


def test_hands_and_decks_are_secret_and_all_else_is_open() -> None:
    """PAK-R26"""
    match = Match(PACK, SHIPPED, 2, 3, {"starting": "first"})
    mine, theirs = match.state.view(0)["zones"], match.state.view(1)["zones"]
    assert None not in mine[HAND[0]] and set(theirs[HAND[0]]) == {None} and len(theirs[HAND[0]]) == 6
    assert set(mine[DECK[0]]) == {None} and len(mine[DECK[1]]) == 24
    table = Table(side(waiting=[{"card": RED_250, "die": 1}], discard=[BLUE_200]), side())
    view = table.state.view(1)
    assert view["zones"]["waiting/0/0"] == table.state.zones["waiting/0/0"]
    assert view["zones"]["discard/0"] == table.state.zones["discard/0"]
    assert view["facts"]["die"] == table.state.die
