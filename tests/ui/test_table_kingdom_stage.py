"""The stage of Dungeon & Kingdom's table: crowded sides, and the step of an Aftermath in the midst of one."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.kingdom.aftermath import Trimming
from game.rules.kingdom.state import SIDES
from game.ui.gallery import opened
from game.ui.games.kingdom.boxes import BORDER
from tests.ui.hands import button
from tests.ui.kingdom_tabling import KINGDOM, placed
from tests.ui.layout import picture
from tests.ui.tabling import Nobody, at_table, lit, seated, settle

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize(("kingdom", "dungeon"), [(0, 7), (7, 0), (3, 4), (1, 6)])
def test_cards_of_a_crowded_side_do_not_hide_one_another(kingdom: int, dungeon: int) -> None:
    match = placed(at="resolve", kingdom=["knight"] * kingdom, dungeon=["ninja"] * dungeon)
    with at_table(seated(match, 0), Nobody()) as (_, table):
        for side in ("kingdom", "dungeon"):
            spots = [sprite.goal for sprite in table.top.cards.sprites[side]]
            assert all(left.x + left.w / 2 <= right.x - right.w / 2 + 6 for left, right in zip(spots, spots[1:]))


def test_the_step_of_an_aftermath_is_told_when_the_table_is_opened_in_the_midst_of_it() -> None:
    match = placed(at="resolve", kingdom=["knight"] * 3, players=[{"hand": ["ninja"] * 6}, {}])
    match.answer("done")
    with at_table(seated(match, 0), Nobody()) as (app, table):
        settle(app)
        assert isinstance(match.state.about, Trimming) and table.top.tally.step == "return"
        table.past.to(0)
        assert table.top.tally.step == ""


def test_the_array_slides_apart_at_the_line_that_was_chosen() -> None:
    match = placed(at="use", taken="knight", players=[{"array": ["angel", "knight", "ninja", "wizard"]}, {}])
    whole = list(match.state.zones["array/0"])
    with at_table(seated(match, 0), Nobody(), speed=3) as (app, table):
        table.question.offered = None
        match.answer("cut:2")
        spots = set()
        while table.news.busy:
            app.step([], 40)
            spots |= {
                round(sprite.x) for side in SIDES for sprite in table.top.cards.sprites[side] if sprite.card == whole[3]
            }
        (left, _, w, _), (right, _, _, _) = table.top.places.sides()
        assert [[sprite.card for sprite in table.top.cards.sprites[side]] for side in SIDES] == [whole[:2], whole[2:]]
        assert all(left < sprite.x < left + w for sprite in table.top.cards.sprites["kingdom"])
        assert all(right < sprite.x for sprite in table.top.cards.sprites["dungeon"])
        assert len(spots) > 4, "it was seen on its way"


def test_each_cut_parts_the_stage_anew_wherever_the_one_before_it_did() -> None:
    match = placed(at="use", taken="knight", players=[{"array": ["angel", "knight"]}, {}])
    with at_table(seated(match, 0), Nobody(), speed=3) as (app, table):
        table.top.places.split = 800
        table.answers.answer("cut:1")
        app.step([], 40)
        while table.news.busy:
            app.step([], 40)
        (_, _, left, _), (_, _, right, _) = table.top.places.sides()
        assert abs(left - right) < 200


def test_the_gap_stays_while_cards_leave_and_lies_there_when_the_table_is_laid_anew() -> None:
    match = placed(at="use", taken="knight", players=[{"array": ["knight", *["captain"] * 5]}, {}])
    with at_table(seated(match, 0), Nobody(), speed=3) as (app, table):
        gaps = []
        for key in ("cut:1", "deed:captain", "deed:captain", "deed:captain"):
            table.answers.answer(key)
            app.step([], 40)
            while table.news.busy:
                app.step([], 120)
            settle(app)
            gaps.append(table.top.places.sides()[0][2])
            table.lay_out()
            assert table.top.places.sides()[0][2] == gaps[-1], key
        assert len(set(gaps)) == 1 and gaps[0] < 320, "in the middle of what is left it would lie further right"


def test_strips_tell_of_each_rival_what_all_may_know() -> None:
    match = placed(
        at="take",
        players=[
            {},
            {
                "array": ["orthos4", "angel"],
                "hand": ["ninja"] * 3,
                "treasury": ["knight", "knight", "princess"],
                "graveyard": ["harpy7"],
                "reserve": 17,
            },
            {"reserve": 3},
            {},
        ],
    )
    with at_table(seated(match, 0), Nobody()) as (_, table):
        look = table.top.seats.look_at(1)
        assert (look.name, look.points, look.hand, look.array) == ("Vex", 17, 3, 2)
        assert look.gems == (("white", 1), ("red", 2)) and [KINGDOM.word(card) for card in look.graves] == ["harpy7"]
        assert look.note == "+4 at the end"
        assert (table.top.seats.look_at(2).points, table.top.seats.look_at(2).gems) == (3, ())


def test_the_button_below_a_card_of_the_stage_does_what_it_says() -> None:
    match = placed(at="resolve", dungeon=["ninja"], players=[{}, {"hand": ["knight", "angel"]}])
    with at_table(seated(match, 0), Nobody()) as (app, table):
        (deed,) = (one for one in lit(table) if str(one.tags["key"]).startswith("deed"))
        assert deed.ring is not None
        x, _, w, _ = deed.ring
        below = x + w / 2, deed.rect[1] + deed.rect[3] - 4
        assert below[1] > deed.ring[1] + deed.ring[3], "the button lies below the card"
        button(app, below)
        assert [answer.key for answer in match.answers] == [deed.tags["key"]]


def test_in_a_small_window_the_heads_of_both_sides_can_be_read() -> None:
    marks = picture("kingdom_fight", scale=200)[1]
    head, note = (
        next(mark.px for mark in marks if mark.text == words) for words in ("Dungeon", "discard one to use its deed")
    )
    assert head >= 30 and note >= 22


def test_after_a_cut_the_hand_has_the_width_of_a_tall_window() -> None:
    with opened("kingdom_discard", (1080, 1600)) as app:
        app.step([], 16)
        table: Any = app.scene
        hand = table.view.area("hand")
        assert hand[2] > 0.95 * table.view.room[0]


def test_in_a_very_wide_window_no_button_lies_on_the_edge_of_the_cloth() -> None:
    with opened("kingdom_gallop", (2560, 800)) as app:
        app.step([], 16)
        table: Any = app.scene
        _, y, _, h = table.view.area("panel")
        assert y + h <= table.view.room[1] - BORDER


def test_many_discards_are_shuffled_into_a_deck_as_fast_as_some() -> None:
    def shown_for(cards: int) -> int:
        gone = ["knight", "ninja", "wizard", "amazon", "angel", "princess"] * (cards // 6)
        match = placed(at="resolve", dungeon=["captain"], deck_size=0, triggered=True, discard=gone, players=[{}, {}])
        with at_table(seated(match, 0), Nobody(), speed=3) as (app, table):
            table.question.offered = None
            match.answer("deed:captain")
            for steps in range(1000):
                app.step([], 20)
                if not table.news.busy:
                    return 20 * steps
        raise AssertionError("it never ends")

    assert shown_for(54) - shown_for(24) <= 100


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_what_is_covered_by_cards_that_are_looked_through_stays_in_sight_beside_them(scale: int) -> None:
    with opened("kingdom_summon", (1280, 720), scale) as app:
        app.step([], 700)
        found, zones = app.scene.top.found, app.scene.news.picture.zones
        covers = [(side, card, box) for side, card, box in found.covers() if card is not None]
        assert [(side, card) for side, card, _ in covers] == [(side, card) for side in SIDES for card in zones[side]]
        x, y, w, h = found.box
        top = min(control.rect[1] for control in found.cards())
        assert covers
        for (_, _, (left, high, wide, _)), beside in zip(covers, [*covers[1:], None]):
            assert left >= x + 0.45 * w and left + wide <= x + w and y < high < high + 1.4 * wide <= top
            assert beside is None or beside[2][0] - left >= 0.5 * wide
