"""Moments that stay to be seen: after a Battle of Pontoon nothing goes on until somebody says so, or a time is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pygame
import pytest

from game.engine.events import Said
from game.ui.gallery import opened
from game.ui.parlour import Parlour
from game.ui.table.pausing import AGAIN, TIME
from tests.sure import every
from tests.ui.hands import button, middle, pad, press
from tests.ui.pontoon_tabling import match_of
from tests.ui.tabling import Nobody, at_table, by_lot, seated

pytestmark = pytest.mark.usefixtures("unpainted")


@contextmanager
def after_a_battle(
    people: tuple[int, ...] = (0,), what: str = "won", **settings: Any
) -> Iterator[tuple[Parlour, Any, int]]:
    """A table at the end of its first Battle that came to that, and how many events there were when it was judged."""
    match = match_of(3, 5)
    lot = Random(5)
    while not (judged := [n for n, event in enumerate(match.events) if verdict(event, what)]):
        match.answer(by_lot(match.state, lot))
    with at_table(seated(match, *people), Nobody(), **({"speed": 3} | settings)) as (app, table):
        for _ in range(8):  # until the curtain is drawn aside
            if app.scene is not table:
                press(app, pygame.K_RETURN)
                app.step([], 700)
        table.question.withdraw()
        table.news.rewind(judged[0] - 1)
        table.lay_out()
        for _ in range(12):
            app.step([], 400)
        yield app, table, judged[0] + 1


def verdict(event: Any, what: str) -> bool:
    return isinstance(event, Said) and event.what == what


def by_click(app: Parlour, at: tuple[float, float]) -> None:
    button(app, at)
    app.step([], 16)


def by_key(app: Parlour, at: tuple[float, float]) -> None:
    press(app, pygame.K_RETURN)


def by_pad(app: Parlour, at: tuple[float, float]) -> None:
    pad(app, 0)


def next_of(table: Any) -> list[Any]:
    return [control for control in table.controls() if control.id == "next"]


@pytest.mark.parametrize("go_on", [by_click, by_key, by_pad])
@pytest.mark.parametrize("settings", [{}, {"reduced_motion": True}, {"speed": 0, "results": "always"}])
def test_who_won_stays_to_be_seen_until_next(
    go_on: Callable[[Parlour, tuple[float, float]], None], settings: dict[str, Any]
) -> None:
    with after_a_battle(**settings) as (app, table, after):
        for _ in range(30):
            app.step([], 1000)
        assert table.news.shown == after and table.question.open is None and table.motion is None
        assert " wins " in table.top.prompt_words()
        go_on(app, middle(next_of(table)[0].rect))
        for _ in range(20):
            app.step([], 400)
        assert table.news.shown > after and not next_of(table)


@pytest.mark.parametrize("settings", [{}, {"results": "never"}, {"speed": 1}])
def test_while_it_is_told_who_has_won_no_banner_lies_over_the_quest(settings: dict[str, Any]) -> None:
    with after_a_battle(**settings) as (app, table, after):
        table.news.rewind(after - 1)
        table.lay_out()
        told = 0
        while table.news.shown <= after and told < 20:
            app.step([], 100)
            if table.news.shown == after:
                told += " wins " in table.top.prompt_words()
                assert table.frame.banner.notices.notice is None
        assert told > 3


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_who_has_won_is_told_in_the_middle_of_the_line(scale: int) -> None:
    with opened("pontoon_verdict", (1280, 720), scale) as app:
        app.step([], 400)
        app.painter.record = True
        app.snapshot()
        table: Any = app.scene
        x, y, w, h = table.view.area("prompt")
        box = app.sheet(app.window.surface).rect(x, y, w, h)
        told = next(mark for mark in app.painter.marks if mark.text.startswith("Vex wins"))
        assert abs(told.rect.centery - box.centery) <= 3 and box.contains(told.rect)


def test_that_nobody_won_stays_to_be_seen_too_before_anything_is_cleared_away() -> None:
    with after_a_battle(what="failed") as (_, table, after):
        assert table.news.shown == after and next_of(table)
        assert table.top.prompt_words().startswith("Nobody meets")


def test_it_goes_on_by_itself_where_a_time_is_set_and_tells_how_long() -> None:
    with after_a_battle(results="timed") as (app, table, after):
        table.pausing.left = TIME
        told = []
        for _ in range(7):
            told.append(table.pausing.seconds)
            app.step([], 1000)
        assert told == [8, 7, 6, 5, 4, 3, 2] and table.news.shown == after
        for _ in range(4):
            app.step([], 1000)
        assert table.news.shown > after


def test_what_is_pointed_at_meanwhile_tells_that_the_table_waits_and_not_that_it_moves() -> None:
    with after_a_battle() as (_, table, _after):
        refused = table.view.why_not("quest")
        assert refused and "waits until you go on" in refused.why
        table.pausing.go_on()
        refused = table.view.why_not("quest")
        assert refused and "moving" in refused.why


@pytest.mark.parametrize("settings", [{"results": "never"}, {"speed": 0}])
def test_nothing_is_held_at_instant_nor_where_that_is_not_wished(settings: dict[str, Any]) -> None:
    with after_a_battle(**settings) as (app, table, after):
        for _ in range(20):
            app.step([], 400)
        assert table.news.shown > after and not table.pausing.asks


def test_every_party_is_told_as_the_sum_that_it_stands_at() -> None:
    with after_a_battle() as (_, table, _after):
        parties = table.top.panel.parties
        for seat in every(range(3)):
            assert parties.sure(seat)
            assert sum(map(int, parties.sum_words(seat).split(" + "))) == table.top.verdict.powers[seat]


def test_who_has_won_is_lit_and_stands_largest_until_it_goes_on_and_how_others_fared_is_said() -> None:
    with after_a_battle() as (app, table, after):
        top, winner = table.top, table.match.events[after - 1].player
        looks = [top.seats.look(seat) for seat in range(3)]
        assert [seat for seat in range(3) if looks[seat].lit] == [winner] and looks[winner].state == "wins"
        able = len(top.verdict.able) < 3
        for seat in every(set(range(3)) - {winner}):
            fared = "meets it" if seat in top.verdict.able else "misses it"
            assert looks[seat].state == (fared if able else "stayed")
        highs = [top.ruler.high(standing) for standing in top.ruler.standings]
        assert top.ruler.standings[highs.index(max(highs))].seat == winner
        by_key(app, (0, 0))
        for _ in range(20):
            app.step([], 400)
        assert top.verdict.winner is None and not any(top.seats.look(seat).lit for seat in range(3))


@pytest.mark.parametrize("shared", [False, True])
def test_that_ones_own_party_has_won_is_said_beside_it_with_a_plate_for_looking_too(shared: bool) -> None:
    with after_a_battle((0, 1)) as (_, table, _after):
        table.sitting.shared = shared
        home, top = table.view.home, table.top
        top.verdict.seat = home
        assert (top.seats.peek(home) is not None) == shared
        assert top.seats.lines(home)[-1] == "Wins the quest" and len(top.seats.lines(home)) == 3 - shared


def test_that_a_quest_would_win_the_game_is_no_longer_said_once_it_is_known_who_has_it() -> None:
    with after_a_battle((0, 1)) as (_, table, _after):
        top, home = table.top, table.view.home
        top.seats.parties.stars = lambda seat: 4
        assert top.seats.lines(home)[1] == "1 star to go"
        top.verdict.outcome = ""
        assert top.seats.lines(home)[1] == "1 star to go: this quest wins"


def test_where_nobody_has_won_nobody_is_lit() -> None:
    with after_a_battle(what="failed") as (_, table, _after):
        looks = [table.top.seats.look(seat) for seat in range(3)]
        assert not any(look.lit for look in looks) and {look.state for look in looks} == {"misses it"}


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1080, 1600), 100)])
def test_all_weapons_stand_upright_in_a_battle_and_nothing_lies_on_their_numbers(
    size: tuple[int, int], scale: int
) -> None:
    with after_a_battle(ui_scale=scale) as (app, table, _):
        pygame.display.set_mode(size)
        table.resized()
        app.step([], 16)
        cards = table.top.cards.sprites
        for seat in every(range(3)):
            weapon = cards[f"equipment/{seat}"][0]
            assert weapon.up and weapon.angle == 0
            right = weapon.x + weapon.w / 2
            assert all(one.x - one.w / 2 >= right - 1 for one in cards[f"companions/{seat}"])


def test_the_window_may_change_its_size_meanwhile_and_the_past_be_looked_at() -> None:
    with after_a_battle() as (app, table, after):
        said = table.top.prompt_words()
        table.resized()
        app.step([], 16)
        assert table.top.prompt_words() == said and next_of(table)
        table.past.to(0)
        table.past.play()
        for _ in range(100):
            app.step([], 400)
        assert not table.pausing.asks and not next_of(table)


def test_people_who_share_a_laptop_see_it_once_together_and_then_the_next_of_them_is_asked() -> None:
    with after_a_battle((0, 1, 2)) as (app, table, after):
        assert table.news.shown == after and next_of(table)
        by_click(app, middle(next_of(table)[0].rect))
        for _ in range(40):
            app.step([], 400)
            assert not next_of(table)
        assert not table.news.waiting
        assert app.scene is not table or table.onward.waits or table.question.open is not None


def test_what_was_seen_once_together_goes_on_by_itself_when_it_is_shown_to_the_next_of_them() -> None:
    with after_a_battle((0, 1, 2)) as (app, table, after):
        for _ in range(3):
            app.step([], AGAIN)
        assert table.news.shown == after, "nobody has seen it yet"
        by_click(app, middle(next_of(table)[0].rect))
        for _ in every(range(2)):
            table.question.withdraw()
            table.match.answer(by_lot(table.match.state, Random(1)))
            table.news.rewind(after - 2)
            table.lay_out()
            for _ in range(40):
                if not next_of(table):
                    app.step([], 100)
            app.step([], AGAIN - 500)
            assert table.news.shown == after and table.pausing.seconds == 1
            for _ in range(4):
                app.step([], 400)
            assert table.news.shown > after
