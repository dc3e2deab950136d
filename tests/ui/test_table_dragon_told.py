"""What the table of Dragon Attack! says of what all have seen: what monsters guard, what a search is sure to bring."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ai.minds import MINDS
from game.ai.thinking import Thought
from game.ui.games.dragon.buttons import Choices
from tests.rules.dragon.table import Table, hero
from tests.ui.dragon_tabling import at_walk
from tests.ui.hands import click, named, press
from tests.ui.tabling import Nobody, Quick, at_table, seated, settle

pytestmark = pytest.mark.usefixtures("unpainted")


def space(table: Any, key: str) -> int:
    found: int = table.top.parties.kingdom.by_key[key]
    return found


def test_what_a_monster_guards_is_named_where_it_is_pointed_at_and_before_it_is_fought() -> None:
    guarded = {"10,9": ["T33 up", "T05 under"], "0,0": ["T34 up", "T06 under", "T07 under", "T08 under"]}
    t = Table(hero("11,7"), hero("12,9"), map=guarded, rolled=6, asked="walk")
    with at_table(seated(t.match), Nobody()) as (_, table):
        board, prompts = table.top.board, table.top.prompts
        purse = table.view.content.name(table.view.content.ids["T05"])
        assert f"guards {purse} (" in board.lies(space(table, "10,9"))
        assert f"It guards {purse} (" in prompts.preview(space(table, "10,9"))
        assert "guards 3 counters" in board.lies(space(table, "0,0"))


def test_a_search_of_what_all_have_seen_names_it() -> None:
    t = Table(hero("9,8", "T40"), hero("0,0"), map={"9,8": ["T44 seen"]}, rolled=6, asked="search")
    with at_table(seated(t.match), Nobody()) as (_, table):
        boat = table.view.content.name(table.view.content.ids["T44"])
        assert table.top.prompts.search_words() == f"All have seen it: {boat}."
        assert table.top.prompts.brings.words("search") == f"{boat} for certain."


@pytest.mark.parametrize(("lying", "under"), [(["T21"], "you may search"), ([], "")])
def test_staying_says_that_it_only_leads_to_a_search(lying: list[str], under: str) -> None:
    t = Table(hero("2,0"), hero("0,0"), map={"2,0": lying}, rolled=6, asked="walk")
    with at_table(seated(t.match), Nobody()) as (_, table):
        choices = next(part for part in table.top.parts if isinstance(part, Choices))
        front = next(front for control, front in choices.buttons() if control.tags["key"] == "stay")
        assert (front.text, front.sub) == ("Stay here", under)


def test_no_card_is_laid_over_the_chances_of_a_space_to_go_to() -> None:
    t = Table(hero("11,7"), hero("12,9"), map={"10,9": ["T33 up"], "0,0": ["T34 up"]}, rolled=6, asked="walk")
    with at_table(seated(t.match), Nobody()) as (_, table):
        assert [named(table, f"hex/{key}").tags.get("asked only", False) for key in ("10,9", "0,0")] == [True, False]


def test_other_heroes_are_called_by_their_players_in_refusals_and_reasons() -> None:
    t = Table(hero("2,0"), hero("2,0", "T20"), dice=[2, 2]).play("stay")
    with at_table(seated(t.match), Nobody()) as (_, table):
        refused = table.view.why_not("hex/0,0")
        assert refused is not None and refused.why == "First fight or trade with Vex."
        thought = Thought("fight", 0.5, *(MINDS["dragon"].reason(t.state, 0, "fight", 3),) * 2, 0.0, 1)
        said = thought.by_name(table.view.names).hint
        assert "Vex" in said and "Sefrine" not in said


@pytest.mark.parametrize(("front", "asked", "key"), [(["T20"], "walk", "stay"), (["T20", "T44"], "", "roll")])
def test_who_goes_nowhere_is_told_what_lies_near_from_here(front: list[str], asked: str, key: str) -> None:
    words: dict[str, Any] = {"rolled": 6, "asked": asked} if asked else {}
    t = Table(hero("9,3", *front), hero("0,0"), **words)
    said = MINDS["dragon"].reason(t.state, 0, key, 3)
    assert "from here" in said and "from there" not in said


def test_a_counter_that_is_held_up_is_read_and_taken_where_it_is_seen() -> None:
    t = Table(hero("9,3"), hero("0,0"), map={"9,3": ["T44"]}, dice=[3]).play("stay", "search")
    with at_table(seated(t.match), Nobody()) as (app, table):
        held = named(table, "found")
        assert held.tags["card"] == table.view.content.ids["T44"]
        click(app, held)
        settle(app)
        assert t.match.answers[-1].key == "take" and all(one.id != "found" for one in table.controls())


def test_a_hint_to_stay_leads_the_choosing_key_to_its_button() -> None:
    with at_table(at_walk(), Quick(lambda state, lot: "stay")) as (app, table):
        assert {"choice/stay", table.top.board.target(table.top.board.own_space())} <= {
            control.id for control in table.controls() if control.tags.get("key") == "stay"
        }
        press(app, pygame.K_h)
        settle(app)
        assert table.focus.at == "choice/stay"
