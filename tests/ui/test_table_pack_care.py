"""What the table of The Monster Pack warns of before a duel, at the end of a turn and when nothing is summoned."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.match import Match
from game.ui.games.pack.prompts import left_undone
from tests.ui.careful import asks_first, goes_at_once, warns_once
from tests.ui.hands import middle, point
from tests.ui.pack_tabling import placed, some_states
from tests.ui.tabling import Nobody, at_table, give, lit, seated, settle

# A Mist Leviathan of 750 and 3 stars waits; the Minnow Imp in hand can pay for a boost. Three monsters stand across.
RIVAL = {"hand": ["MP-022"], "active": ["MP-025", "MP-026", "MP-022"]}


def leviathan(die: int) -> list[dict[str, Any]]:
    return [{"hand": ["MP-003", "MP-022"], "waiting": [{"card": "MP-016", "die": die}]}, RIVAL]


NOT_WORTH_IT = [{"hand": ["MP-018"], "waiting": [{"card": "MP-003", "die": 1}]}, {"hand": ["MP-022"]}]  # a 950 for it


def at(where: str, sides: list[dict[str, Any]], **more: Any) -> Match:
    return placed({"at": where, "turn": 9, "sides": sides, **more})


@pytest.mark.parametrize(
    ("match", "key", "words"),
    [
        (
            at("boost_1", leviathan(1)),
            "pass",
            "You can still boost Mist Leviathan: it enters at once, in time for this duel.",
        ),
        (at("boost_1", leviathan(2)), "pass", ""),  # after the duel it is as good
        (at("boost_2", leviathan(2)), "pass", "You can still boost Mist Leviathan: it waits a turn less."),
        (at("boost_2", leviathan(1)), "pass", "You can still boost Mist Leviathan: it enters at once."),
        (at("boost_1", leviathan(1)), "boost:1", ""),
        (at("boost_1", NOT_WORTH_IT), "pass", ""),
        (at("boost_2", NOT_WORTH_IT), "pass", ""),
        (
            at("summon", [{"hand": ["MP-016"]}, RIVAL], options={"summoning": "optional"}),
            "none",
            "You can still summon Mist Leviathan.",
        ),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_what_is_warned_of_is_lost_by_the_choice_and_worth_its_price(match: Match, key: str, words: str) -> None:
    assert left_undone(match.state, key) == words


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    ("match", "key", "words"),
    [
        (at("boost_1", leviathan(1)), "boost:1", "Discard Minnow Imp: Mist Leviathan enters at once."),
        (
            at("boost_1", leviathan(2)),
            "boost:1",
            "Discard Minnow Imp: Mist Leviathan has one turn to wait instead of two.",
        ),
        (
            at("boost_1", [{**leviathan(1)[0], "hand": ["MP-003", "MP-016"]}, RIVAL]),
            "boost:1",
            "Discard a card of its colour: Mist Leviathan enters at once.",
        ),
        (
            at("boost_1", [{**leviathan(1)[0], "hand": ["MP-003", "MP-055"]}, RIVAL]),
            "boost:1",
            "Discard a card of its colour or White Wild: Mist Leviathan enters at once.",
        ),
        (
            at("boost_1", [{"hand": ["MP-055", "MP-056"], "waiting": [{"card": "MP-058", "die": 1}]}, RIVAL]),
            "boost:1",
            "Discard a White Wild card: Paper Djinn enters at once.",
        ),
    ],
    ids=["enters", "waits", "several", "with a Wild", "of a Wild"],
)
def test_a_boost_that_is_pointed_at_tells_its_price(match: Match, key: str, words: str) -> None:
    with at_table(seated(match), Nobody()) as (app, table):
        point(app, middle(next(one.rect for one in lit(table) if one.tags["key"] == key)))
        settle(app)
        assert table.top.prompts.asking(table.question.offered) == words


@pytest.mark.usefixtures("unpainted")
def test_who_waits_across_is_told_before_a_monster_is_placed() -> None:
    rival = {"hand": ["MP-022"], "active": ["MP-025"], "waiting": [None, {"card": "MP-016", "die": 2}]}
    with at_table(seated(at("summon", [{"hand": ["MP-003"]}, rival])), Nobody()) as (app, table):
        give(app, table, lit(table)[0].tags["key"])
        settle(app)
        told = []
        for spot in lit(table)[:3]:
            point(app, middle(spot.rect))
            settle(app)
            told.append(table.top.prompts.asking(table.question.offered).partition(". ")[2])
        assert told == ["Ashfist Ogre stands across.", "Mist Leviathan waits across.", "Nobody is across."]


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    ("where", "before", "told"),
    [
        ("turn", (), "it hits Vex for 1 in the next duel: nobody is in its way."),
        ("boost_2", ("boost:1", "pay:MP-003"), "it would hit Vex for 1 in your next turn: nobody is in its way yet."),
    ],
)
def test_what_a_monster_does_where_it_enters_is_one_sentence(where: str, before: tuple[str, ...], told: str) -> None:
    sides = [{"hand": ["MP-003"], "waiting": [{"card": "MP-004", "die": 1}]}, {"active": ["MP-026"]}]
    with at_table(seated(at(where, sides)), Nobody()) as (app, table):
        for key in before:
            give(app, table, key)
            settle(app)
        said = {}
        for spot in lit(table):
            point(app, middle(spot.rect))
            settle(app)
            said[spot.tags["key"]] = table.top.prompts.asking(table.question.offered)
        assert said["to:2"] == f"In column 2 {told}"
        assert said["to:1"] == "In column 1 Rustblade Mantis, 500, will beat Skitterfin, 200+200."


def test_a_turn_with_a_boost_left_that_is_worth_it_warns_once() -> None:
    warns_once(seated(at("boost_2", leviathan(1))), "pass", "You can still boost Mist Leviathan")


def test_without_warnings_or_without_need_the_turn_ends_at_once() -> None:
    for sides, mode in ((leviathan(1), "off"), (NOT_WORTH_IT, "warn"), (NOT_WORTH_IT, "hold")):
        goes_at_once(seated(at("boost_2", sides)), "pass", mode)


def test_a_held_turn_is_asked_about_and_ends_only_when_told_to() -> None:
    asks_first(seated(at("boost_2", leviathan(1))), "pass")


def test_what_lies_hidden_has_no_part_in_a_warning() -> None:
    heard = 0
    for match in some_states(150, seed=4):
        decision, state = match.decision, match.state
        if decision is None or decision.options[-1].key != "pass":
            continue
        worlds = [state, *(state.redeal(decision.player, Random(seed)) for seed in range(4))]
        said = {left_undone(world, "pass") for world in worlds}
        heard += said != {""}
        assert len(said) == 1
    assert heard
