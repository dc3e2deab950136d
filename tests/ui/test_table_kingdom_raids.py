"""The cost of a cut stands in the prompt before it is made."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.kingdom.forecast import prey, raids
from tests.ui.kingdom_tabling import placed
from tests.ui.layout import picture
from tests.ui.tabling import Nobody, at_table, lit, seated


@pytest.mark.usefixtures("unpainted")
def test_pointing_at_a_cut_tells_who_raids_and_for_how_much() -> None:
    match = placed(players=[{"array": ["captain", "harpy4", "orthos4"], "reserve": 9}, {}])
    match.answer("take:11")
    with at_table(seated(match, 0), Nobody()) as (app, table):
        cut = next(control for control in lit(table) if control.tags["key"].startswith("cut"))
        coming = raids(match.state, cut.tags["key"])
        assert coming is not None and coming.cost == 4
        table.focus.over = cut.id
        assert table.top.prompt_words().endswith("Left alone, Harpy and Orthos raid for 4 points.")
        table.answers.answer(cut.tags["key"])
        app.step([], 700)
        table.focus.over = next(control.id for control in lit(table) if control.tags["key"] == "done")
        assert table.top.prompt_words() == "Done: Harpy and Orthos raid for 4 points. Captain becomes a Gem."


@pytest.mark.usefixtures("unpainted")
def test_pointing_at_a_cut_tells_who_leaves_with_the_points_on_it() -> None:
    """7.2: what it took after the cut before is lost with it."""
    match = placed(
        players=[{"array": ["captain", "harpy4", "orthos4"], "reserve": 9}, {}], tokens={"harpy4": 2, "orthos4": 2}
    )
    match.answer("take:11")
    with at_table(seated(match, 0), Nobody()) as (app, table):
        cut = next(control for control in lit(table) if control.tags["key"].startswith("cut"))
        table.focus.over = cut.id
        assert table.top.prompt_words().endswith("Left alone, Harpy and Orthos leave, and 4 points with them.")
        table.answers.answer(cut.tags["key"])
        app.step([], 700)
        table.focus.over = next(control.id for control in lit(table) if control.tags["key"] == "done")
        assert (
            table.top.prompt_words() == "Done: Harpy and Orthos leave, and 4 points with them. Captain becomes a Gem."
        )


@pytest.mark.usefixtures("unpainted")
def test_pointing_at_a_cut_tells_who_can_fall_and_for_how_much_at_most() -> None:
    match = found_prey()
    with at_table(seated(match, 0), Nobody()) as (_, table):
        told = 0
        for cut in (control for control in lit(table) if control.tags["key"].startswith("cut")):
            coming = prey(match.state, cut.tags["key"])
            table.focus.over = cut.id
            words = table.top.prompt_words()
            assert ("can fall" in words or "fights alone" in words) == (coming is not None)
            if coming is not None:
                assert table.view.content.of(coming.monsters[0]).name in words and f"{coming.points} point" in words
                told += 1
        assert told


@pytest.mark.usefixtures("unpainted")
def test_one_monster_that_can_fall_or_raid_is_named_once_so_that_the_bill_stays_short() -> None:
    match = placed(
        matrix=["knight . .", ". captain .", ". . wizard"],
        players=[{"array": ["amazon", "amazon", "demon_king7", "knight"], "reserve": 9}, {}],
    )
    match.answer("take:11")
    with at_table(seated(match, 0), Nobody()) as (_, table):
        cuts = {control.id: control for control in lit(table) if control.tags["key"].startswith("cut")}
        table.focus.over = cuts["line/4"].id
        assert table.top.prompt_words() == "Knight becomes a Gem. Demon King can fall for 7 points, or raid for 2."


@pytest.mark.usefixtures("unpainted")
def test_of_several_who_cannot_all_be_paid_for_nobody_says_that_they_fall() -> None:
    """Both want an Angel, and there is but one; with two both fall."""
    told, sides = [], []
    for hand in (["angel", "knight"], ["angel", "knight", "angel"]):
        match = placed(players=[{"array": ["orthos4", "demon_king4", "captain"], "hand": hand, "reserve": 9}, {}])
        match.answer("take:11")
        with at_table(seated(match, 0), Nobody()) as (_, table):
            cuts = [control for control in lit(table) if control.tags["key"].startswith("cut")]
            table.focus.over = next(cut.id for cut in cuts if len(prey(match.state, cut.tags["key"]).monsters) > 1)
            told.append(table.top.prompt_words())
            sides.append(table.top.array.sides_of(table.top.aim.line())[0])
    assert sides == ["up to 4 points", "up to 8 points"]
    assert told == [
        "Captain becomes a Gem. Of Orthos and Demon King, fights alone bring up to 4 points, or they raid for 4.",
        "Captain becomes a Gem. Orthos and Demon King can fall for 8 points, or raid for 4.",
    ]


@pytest.mark.parametrize("sample", ["kingdom_line", "kingdom_full"])
def test_the_bill_of_a_cut_is_read_at_the_size_of_any_question(sample: str) -> None:
    bill = [mark for mark in picture(sample)[1] if mark.text.endswith("Left alone, Demon King raids for 2 points.")]
    assert bill and bill[0].px == bill[0].wanted == 18


def test_the_sum_of_a_turn_is_read_where_letters_are_large() -> None:
    said = {mark.text: mark.px for mark in picture("kingdom_fight", scale=150)[1]}
    assert said["and then Done"] >= 18 and said["Hungry Dragon leaves"] >= 18


def found_prey() -> Match:
    """A game in which the first seat has taken a card by which it could cut and beat a Monster."""
    for seed in range(20):
        match, lot = Match(GAMES["kingdom"], shipped_content("kingdom"), 2, seed), Random(seed)
        while match.decision is not None:
            keys = [option.key for option in match.decision.options]
            if match.decision.player == 0 and any(prey(match.state, key) for key in keys):
                return match
            match.answer(lot.choice(keys))
    raise AssertionError("no such game")


def test_what_could_fall_is_what_the_rules_let_fall() -> None:
    """The most points are reached by fights that can be played, and looking changes nothing."""
    match = found_prey()
    state, before, judged = match.state, (match.state.digest(), len(match.events)), 0
    for option in match.decision.options:
        coming = prey(state, option.key)
        if coming is None:
            continue
        world = state.clone()
        world.news = None
        world.choose(option.key)
        fights = {one.at for one in world.decision.options if one.key.startswith("fight:")}
        assert fights <= set(coming.monsters) and coming.points >= 0
        judged += 1
    assert judged and (state.digest(), len(match.events)) == before and prey(state, "nothing") is None
