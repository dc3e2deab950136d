"""Nothing: a deed or power that finds nothing to work on says so, once, and leaves the table as it is."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.agenda import do
from game.engine.events import Said
from game.rules.kingdom.resolve import resolve
from game.rules.kingdom.state import Kingdom
from tests.rules.kingdom.table import resolving

DEEDS: dict[str, tuple[Any, ...]] = {  # with what stands on the cards
    "happiness": ((2, 5, 9),),
    "glory": (2,),
    "navigate": (),
    "battle_call": (2,),
    "gallop": (2,),
    "summon": (3,),
    "kidnap": (),
    "devour": (1,),
    "grapple": (),
    "conquer": (1,),
    "requiem": (1,),
}


def bare() -> Kingdom:
    """A cut is resolved, and no card is left in any place where a deed would look for one."""
    g: Kingdom = resolving(dungeon="knight").state.clone()
    g.decision, g.news = None, []
    for zone in g.zones:
        if not zone.startswith("matrix"):
            g.zones[zone] = []
    return g


def told(g: Kingdom) -> int:
    return sum(isinstance(event, Said) and event.what == "nothing" for event in g.news or ())


@pytest.mark.parametrize("word", DEEDS)
def test_what_finds_nothing_says_so_once_and_changes_nothing(word: str) -> None:
    """DNK-R18"""
    g = bare()
    before = {zone: cards[:] for zone, cards in g.zones.items()}
    g.agenda = [do(resolve, 0), (f"kingdom.{word}", 0, 0, *DEEDS[word])]
    g.run()
    if word == "devour":
        g.choose("purple")
    assert g.asked[0] == "kingdom.resolve" and told(g) == 1
    assert g.zones == before and g.reserve == [6, 6]


@pytest.mark.parametrize(("keys", "words"), [(("stay",), 1), (("dungeon:ninja", "stay"), 0)])
def test_gallop_says_that_nothing_happens_when_nothing_was_moved(keys: tuple[str, ...], words: int) -> None:
    """DNK-R19"""
    t = resolving(dungeon="amazon ninja").play("deed:amazon", *keys)
    assert t.question == "resolve" and t.log().count("Nothing happens.") == words


@pytest.mark.parametrize(("keys", "words"), [(("stop",), 1), (("orthos4", "stop"), 0), (("all",), 0)])
def test_requiem_says_that_nothing_happens_when_nobody_was_let_go(keys: tuple[str, ...], words: int) -> None:
    """DNK-R19, DNK-REA-01"""
    t = resolving(dungeon="undead_reaper4 knight", graveyard="orthos4 harpy4")
    t.play(next(key for key in t.keys if key.startswith("control")), "dungeon:knight", *keys)
    assert t.question != "let_go" and t.log().count("Nothing happens.") == words
