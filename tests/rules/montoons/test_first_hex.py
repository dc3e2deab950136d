"""The first hex: the hex with the number 0 is one like any other, also where a Waystone stands on it."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.montoons.arena import Arena, Place
from game.rules.montoons.state import Content, MonToons
from tests.rules.montoons.table import GAME, SHIPPED, Table, monster

FIRST, BESIDE, NUMBER = 0, "3,0", 6  # the first hex of map A, a hex beside it, and the location that is moved there


def moved_waystone() -> Content:
    """The shipped content with one Waystone of map A on its first hex."""
    old = SHIPPED.arenas["A"]
    places = list(old.places)
    places[old.waystones[NUMBER - 1]] = Place("land")
    places[FIRST] = Place("waystone", number=NUMBER)
    arena = Arena(old.id, old.name, old.board, places, old.first_location)
    return Content(SHIPPED.sheets, {**SHIPPED.arenas, "A": arena}, SHIPPED.shapes)


def laid(**words: object) -> Table:
    table = Table.__new__(Table)
    me = monster("hoku", BESIDE, dice={"waystone/1": 2, "bonus/1": 3})
    position = {"plain": True, "monsters": [me, monster("tala", "8,4")], **words}
    g: MonToons = GAME.read_position(moved_waystone(), position)
    table.state = table.g = g
    g.news = []
    g.run()
    return table


def test_a_waystone_on_the_first_hex_is_active_and_marked_there() -> None:
    """MON-WSTONE-01, MON-WAY-01"""
    table = laid(token=NUMBER)
    assert "waystone" in table.keys
    assert table.play("waystone").question == "mark"
    assert not table.g.ground.open & table.g.arena.bit[FIRST], "nobody stands on a Waystone"


def test_the_token_may_go_to_the_first_hex() -> None:
    """MON-WAY-12, MON-WAY-13"""
    table = laid(token=1, dice=[NUMBER])
    assert "waystone" not in table.keys
    from_there = laid(token=NUMBER, dice=[1])
    assert f"the token goes to {NUMBER}" not in {chance.what for chance in GAME.odds(from_there.g, 0, "waystone")}
    other = table.g.arena.keys[next(iter(table.g.arena.board.beside[table.g.arena.waystones[0]]))]
    me = monster("hoku", other, dice={"waystone/1": 2, "bonus/1": 3})
    table = laid(token=1, dice=[NUMBER], monsters=[me, monster("tala", "8,4")])
    assert f"the token goes to {NUMBER}" in {chance.what for chance in GAME.odds(table.g, 0, "waystone")}
    table.play("waystone", "box:0,1")
    assert table.g.token == NUMBER


def beside_it(*others: dict[str, Any], **words: Any) -> Table:
    """Hoku forces Tala, who stands between it and the first hex of map A as printed, onto that hex."""
    table = Table(monster("hoku", "4,0"), monster("tala", BESIDE), *others, **words)
    return table.use(("aim", 1, 1, "rival", True), ("force", "1")).play("seat:2", "force:W")


def test_one_is_forced_onto_the_first_hex_like_onto_any_other() -> None:
    """MON-FORCE-02, MON-FORCE-03, MON-FORCE-05: unhurt, against a rock there, against a monster there."""
    free = beside_it()
    assert free.where(1) == free.g.arena.keys[FIRST] and free.health(1) == [15] and not free.told("slams")
    rock = beside_it(obstacles={free.g.arena.keys[FIRST]: "rock"})
    assert rock.where(1) == BESIDE and rock.health(1) == [14] and rock.told("slams") == [(1, FIRST, 3, -1, "rock")]
    taken = beside_it(monster("pele", free.g.arena.keys[FIRST]))
    assert taken.health(1, 2) == [14, 14] and taken.told("slams") == [(1, FIRST, 3, 2, "")]


def test_who_stands_on_the_first_hex_stands_in_the_way() -> None:
    """MON-TER-01, MON-TGT-08: nobody walks there, and nobody sees beyond."""
    first = SHIPPED.arenas["A"].keys[FIRST]
    table = Table(monster("hoku", BESIDE), monster("tala", first)).use(("move", "1", False, False, False), deed="move")
    assert f"hex:{first}" not in table.keys and len(table.keys) > 1
    assert table.g.bits() == table.g.arena.mask(table.g.at)
    assert "seat:2" in table.play("stop").use(("aim", 1, 1, "rival", True)).keys, "it lies on a row like any other"


def test_a_position_in_which_one_would_walk_onto_an_obstacle_on_the_first_hex_is_refused() -> None:
    first = SHIPPED.arenas["A"].keys[FIRST]
    tread = {"tread_on": {"seat": 1, "space": BESIDE, "path": [first], "left": 2, "gait": [False, False, False]}}
    walk = {"walk": {"seat": 1, "left": 2, "gait": [False, False, False]}}
    words = {
        "monsters": [monster("hoku", BESIDE), monster("tala", "8,4")],
        "action": {"deed": "move", "dice": [3]},
        "steps": [walk, tread, {"end_action": {"seat": 1}}, {"act": {"seat": 1}}],
        "obstacles": {first: "rock"},
    }
    with pytest.raises(ValueError, match=f"'path': nobody walks on '{first}'"):
        GAME.read_position(SHIPPED, {"plain": True, **words})
