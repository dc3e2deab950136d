"""What the prompt of Dungeon & Kingdom says of deeds before they are done: what they are for, and when in vain."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.kingdom_tabling import lit, placed
from tests.ui.tabling import Nobody, at_table, seated, settle

pytestmark = pytest.mark.usefixtures("unpainted")


def told(*answers: str, **words: Any) -> dict[str, str]:
    """After these answers of a cut: the words for each choice when it is pointed at; "" for the question itself."""
    with at_table(seated(placed(at="resolve", **words), 0), Nobody()) as (app, table):
        for key in answers:
            table.answers.answer(key)
            settle(app)
        found = {"": table.top.prompt_words()}
        for control in lit(table):
            table.focus.over = control.id
            found[control.tags["key"]] = table.top.prompt_words()
        return found


def test_a_deed_that_finds_nothing_to_work_on_says_so_before_its_card_is_discarded() -> None:
    now = "Nothing would come of it now."
    said = told(
        dungeon=["knight", "princess", "captain", "undead_reaper4"], players=[{"hand": ["ninja"]}, {}], deck=["angel"]
    )
    assert said["deed:knight"] == f"Valor: 2 more points for one Monster you beat this turn. {now}"
    assert said["deed:princess"].endswith(now) and said["control:undead_reaper4"].endswith(now)
    assert now not in said["deed:captain"] + said["done"]


def test_a_deed_that_has_something_to_work_on_does_not() -> None:
    rich = {"hand": ["ninja"], "treasury": ["angel"], "graveyard": ["orthos4"]}
    said = told(dungeon=["princess", "undead_reaper4"], players=[rich, {}])
    assert not any("Nothing would come" in words for words in said.values())


def test_who_is_asked_to_control_reads_what_it_costs_and_what_for() -> None:
    hand = [{"hand": ["captain", "knight"]}, {}]
    said = told("control:orthos7", dungeon=["orthos7"], players=hand, deck=["angel", "ninja"])
    assert said["hand:captain"] == "Captain and Orthos are discarded for Double Power: Battle Call twice."
    assert said["hand:knight"].endswith("Valor twice. Nothing would come of it now.")
    said = told(
        "control:undead_reaper4", dungeon=["undead_reaper4"], players=[{"graveyard": ["orthos4"], **hand[0]}, {}]
    )
    assert said["hand:knight"] == "Knight and Undead Reaper are discarded for Requiem."


def test_who_is_asked_for_a_gem_reads_that_a_deed_may_come_first() -> None:
    said = told("deed:angel", dungeon=["angel", "knight"], players=[{"hand": ["captain"]}, {}])
    assert said[""] == "Navigate: who becomes a Gem? Their own deed may come first."
    assert said["hand:captain"] == "Captain may do Battle Call first, then becomes a yellow Gem."


def test_the_guide_says_when_the_deed_is_in_vain() -> None:
    said = told("deed:angel", "dungeon:knight", dungeon=["angel", "knight"], players=[{"hand": ["captain"]}, {}])
    assert said["use"].endswith("Nothing would come of it now.")


def test_a_colour_to_devour_counts_the_white_gems_that_may_come_too() -> None:
    treasuries = [{"hand": ["knight"], "treasury": ["princess"]}, {"treasury": ["princess", "ninja"]}]
    said = told("control:hungry_dragon4", "hand:knight", dungeon=["hungry_dragon4"], players=treasuries)
    assert said[""] == "Devour: which colour of Gems? White ones come next: 2 Gems, if you like."
    purple = "Purple: 1 Gem in all Treasuries, none of yours. With the white ones, if you like: 3."
    assert purple in said.values()
