"""In Battle all parties of Pontoon lie side by side while Equipment is turned and the sums rise."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.match import Match
from tests.sure import every
from tests.ui.pontoon_tabling import match_of
from tests.ui.tabling import Nobody, at_table, by_lot, seated

pytestmark = pytest.mark.usefixtures("unpainted")


def first_battle(seats: int = 4) -> Match:
    """A game that has just gone on from its first Battle."""
    match, lot = match_of(seats, 3), Random(3)
    while not match.state.history:
        match.answer(by_lot(match.state, lot))
    return match


def battle_of(table: Any) -> range:
    """The numbers of the events of the first Battle, up to who wins."""
    events = table.match.events
    begin = next(n for n, event in enumerate(events) if getattr(event, "value", None) == "battle")
    end = next(n for n, event in enumerate(events) if getattr(event, "what", None) in ("won", "failed"))
    return range(begin + 1, end)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_weapon_lies_side_by_side_at_one_size_and_in_the_window(seats: int) -> None:
    with at_table(seated(first_battle(seats)), Nobody(), speed=3) as (_, table):
        for number in every(battle_of(table)):
            table.news.rewind(number)
            table.lay_out()
            boxes = [table.top.cards.sprites[f"equipment/{seat}"][0].box() for seat in range(seats)]
            assert all(max(sizes) - min(sizes) < 2 for sizes in list(zip(*boxes))[1:]), "top, width and height differ"
            lefts = sorted(x for x, *_ in boxes)
            assert all(right - left > boxes[0][2] for left, right in zip(lefts, lefts[1:]))
            assert max(lefts) + boxes[0][2] <= table.view.room[0] and max(lefts) == boxes[0][0], "the own one is last"


def test_companions_in_battle_lie_one_below_the_other_and_each_can_be_pointed_at() -> None:
    with at_table(seated(first_battle()), Nobody(), speed=3) as (_, table):
        table.news.rewind(battle_of(table)[0])
        table.lay_out()
        crews = [row for zone, row in table.top.cards.sprites.items() if zone.startswith("companions") and len(row) > 1]
        for crew in every(crews):
            xs, ys = zip(*[(sprite.x, sprite.y) for sprite in crew])
            assert len(set(xs)) == 1 and list(ys) == sorted(set(ys))
        rects = [one.rect for one in table.top.cards.controls() if one.id.startswith("companions")]
        assert all(w > 20 and h > 14 for _, _, w, h in every(rects))


def test_a_sum_tells_of_equipment_only_once_it_has_been_turned() -> None:
    with at_table(seated(first_battle()), Nobody(), speed=3) as (app, table):
        table.show_from(battle_of(table)[0])
        rising = set[tuple[str, ...]]()
        for _ in range(900):
            app.step([], 16)
            if not table.top.seats.places.compared or table.pausing.asks:
                break
            looks = [table.top.seats.look(seat) for seat in range(1, 4)]
            rising.add(tuple(look.power for look in looks))
            for look in looks:
                assert look.lines[1].endswith("?") == look.power.endswith("+")
        assert len(rising) > 2, "the sums did not rise one by one"


def test_a_table_of_large_cards_stays_as_it_is_in_battle() -> None:
    with at_table(seated(first_battle()), Nobody(), large_cards="on") as (_, table):
        table.news.rewind(battle_of(table)[0])
        table.lay_out()
        assert not table.top.seats.places.compared
