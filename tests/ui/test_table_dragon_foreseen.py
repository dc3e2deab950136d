"""What the table of Dragon Attack! tells of the battles of a space that is pointed at, and in the midst of them."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.dragon.gauntlet import run
from game.ui.games.dragon.battle import Battle, Side, to_win
from game.ui.games.dragon.foreseen import CLEAR, Foe, Foreseen, corner, extent, in_short
from tests.rules.dragon.table import Table, hero
from tests.rules.dragon.test_gauntlet import HERE, PALACE, THERE
from tests.sure import every
from tests.ui.tabling import Nobody, at_table, seated

pytestmark = pytest.mark.usefixtures("unpainted")
GUARDED = {THERE: ["T24 up", "T01"]}


def there(top: Any) -> int:
    return int(top.parties.kingdom.by_key[THERE])


def test_a_space_is_told_with_each_foe_and_the_chance_of_it_all() -> None:
    match = Table(hero(HERE, "T40"), hero(THERE), hero(THERE, "T42"), map=GUARDED, dice=[2]).match
    with at_table(seated(match), Nobody()) as (_, table):
        found = table.top.board.foresight.on(there(table.top))
        assert [(foe.what, foe.number) for foe in found.foes][0] == ("monster", match.state.content.ids["T24"])
        assert {foe.number for foe in found.foes[1:]} == {1, 2}
        assert found.win == found.foes[-1].beaten < found.foes[1].beaten < found.foes[0].beaten
        assert found.caption == "to win all" and found.notes[1].startswith("after a search ")
        lost = round(100 * (1 - found.win))
        assert found.notes[0].startswith(f"{lost} % you lose, ") and found.notes[0].endswith(" spaces back")
        told = table.top.prompts.preview(there(table.top))
        assert "You fight Wolf Pack, 4, then " in told and f"({round(100 * found.win)} % to win all)" in told


def test_a_space_out_of_reach_tells_it_beside_the_pointer() -> None:
    match = Table(hero("2,0"), hero(THERE, "T41"), dice=[2]).match
    with at_table(seated(match), Nobody()) as (_, table):
        assert "31 % to win; 69 % you lose, 2.5 spaces back." in table.top.board.words(there(table.top))
        table.view.settings.odds = False
        assert "%" not in table.top.board.words(there(table.top))


def test_nothing_is_told_of_a_home_that_is_closed_to_the_hero() -> None:
    match = Table(hero("2,0"), hero(), dice=[2]).match
    with at_table(seated(match), Nobody()) as (_, table):
        home = match.state.at[1]
        assert table.top.board.foresight.on(home) is None


def test_the_dragon_is_told_strength_by_strength_with_its_wounds() -> None:
    match = Table(hero("4,3", "T46"), hero(), dragon=9, dice=[2]).match
    with at_table(seated(match), Nobody()) as (_, table):
        found = table.top.board.foresight.on(match.state.lair())
        assert [foe.number for foe in found.foes] == [5, 4, 3, 2] and found.win == found.foes[-1].beaten
        shares = sum(foe.beaten for foe in found.foes)
        assert found.notes[0] == f"{shares:.1f} wounds", "each is a counter that goes"


def test_where_the_dragon_comes_next_it_is_told_who_would_lose() -> None:
    match = Table(hero("2,0"), hero("Ashgrove", "T46"), hero("Ashgrove"), dragon=8, dice=[2]).match
    with at_table(seated(match), Nobody()) as (_, table):
        top = table.top
        space = match.state.kingdom.path[8]
        words = top.board.foresight.visited(space)
        assert words.theirs and {foe.number for foe in words.foes} == {1, 2} and words.notes[0] == "if a 1 is rolled"


def test_whom_to_face_first_is_told_with_the_chance_to_beat_all() -> None:
    match = Table(hero(HERE), hero(THERE, "T40"), hero(THERE), dice=[2]).play(THERE).match
    with at_table(seated(match), Nobody()) as (_, table):
        best = table.top.prompts.under()
        assert best.startswith("Best first: ") and best.endswith(" to beat all.")


def test_a_duel_with_more_to_follow_tells_the_chance_of_all() -> None:
    t = Table(hero(HERE, "T01"), hero(THERE), hero(THERE), dice=[2]).play(THERE, "face:2")
    with at_table(seated(t.match), Nobody()) as (_, table):
        duel = Battle("hero", Side(0), Side(1))
        assert to_win(table.top.parties, duel) == "to win; all 25 %"
        assert table.top.desk.words("fight")[0].endswith("(50 % to win, all 25 %)")
    traded = t.play("give:T01", "offer", "agree")
    with at_table(seated(traded.match), Nobody()) as (_, table):
        assert to_win(table.top.parties, Battle("hero", Side(0), Side(2))) == "to win"
        assert table.top.desk.words("fight")[0].endswith("(50 % to win)")


def test_at_the_palace_it_is_told_whether_anybody_saves_it() -> None:
    match = Table(hero(PALACE, "T46"), hero(PALACE, "T40"), dragon=13).match
    with at_table(seated(match), Nobody()) as (_, table):
        own, anybody = table.top.prompts.under().split(", ", 1)
        assert own.endswith(" you slay it") and "somebody does. If nobody" in anybody
        assert int(own.split()[0]) < int(anybody.split()[0])


def test_a_plate_lies_clear_of_its_space_and_of_what_lies_over_the_map() -> None:
    foes = tuple(Foe("dragon", n, 0.5) for n in (5, 4, 3, 2))
    found, within = (
        Foreseen(foes, 0.5, "to slay it", ("1.2 wounds", "50 % you lose, 1.0 back")),
        (0.0, 40.0, 900.0, 500.0),
    )
    taken = [(18.0, 500.0, 36.0, 36.0), (440.0, 50.0, 40.0, 40.0)]
    for at in every((x, y) for x in (60.0, 450.0, 840.0) for y in (80.0, 300.0, 500.0)):
        box = corner(extent(found), within, at, taken)
        assert box is not None
        x, y, w, h = box
        assert x >= 0 and y >= 40 and x + w <= 900 and y + h <= 540
        assert not (x - CLEAR < at[0] < x + w + CLEAR and y - CLEAR < at[1] < y + h + CLEAR)
        assert not any(x < a + c and a < x + w and y < b + d and b < y + h for a, b, c, d in taken)
    assert corner(extent(found), (0, 0, 300, 120), (10, 10), ()) is None
    assert in_short(found).notes == ("1.2 wounds", "50 % you lose") and extent(in_short(found))[0] < 150


def test_pointing_again_reckons_nothing_anew() -> None:
    match = Table(hero(HERE), hero(THERE), map=GUARDED, dice=[2]).match
    with at_table(seated(match), Nobody()) as (_, table):
        table.top.board.foresight.on(there(table.top))
        before = run.cache_info().misses
        table.top.board.foresight.on(there(table.top))
        assert run.cache_info().misses == before
