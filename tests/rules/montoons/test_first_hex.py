"""The first hex: the hex with the number 0 is one like any other, also where a Waystone stands on it."""

from __future__ import annotations

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
