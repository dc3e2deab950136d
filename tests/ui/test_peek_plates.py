"""Plates round a shared table: whoever holds the one at the own corner sees what is theirs, without a hand-over."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.parlour import Parlour
from game.ui.table.peeks import plate_of
from tests.sure import every
from tests.ui.hands import AWAY, button, middle, named, point
from tests.ui.tabling import Nobody, at_table, begun, by_lot, give, lit, seated, settle, traces
from tests.ui.test_shared_table import hold, shared


def dealt(seed: int = 3, seats: int = 3) -> Match:
    """A game in its midst, in which Hit or Stay is asked and a rival keeps Equipment face down."""
    lot, match = Random(seed), Match(GAMES["pontoon"], shipped_content("pontoon"), seats, seed, skip_single=False)
    for _ in range(60):
        if match.decision is not None and match.decision.player == 0 and not match.decision.private and rivals(match):
            break
        match.answer(by_lot(match.state, lot))
    assert match.decision is not None and rivals(match)
    return begun(match)


def rivals(match: Match) -> list[int]:
    """Those who keep Equipment that the first seat cannot see."""
    zones = match.state.view(0)["zones"]
    return [seat for seat in range(1, match.seats) if zones[f"equipment/{seat}"] == [None]]


def key(app: Parlour, kind: int, code: int) -> None:
    app.step([pygame.event.Event(kind, key=code, mod=0, unicode="")], 16)
    settle(app, 2)


def weapons(table: Any) -> list[bool]:
    """Whose Equipment is seen."""
    zones = table.news.picture.zones
    return [zones[f"equipment/{seat}"] not in ([], [None]) for seat in range(table.match.seats)]


@pytest.mark.parametrize("number", (1, 3))
def test_each_seat_sees_its_own_while_its_plate_is_pressed_and_nobody_else_s(number: int) -> None:
    with shared(dealt()) as (app, table):
        before = weapons(table)
        for seat in every(rivals(table.match)):
            at, given = middle(named(table, f"peek/{seat}").rect), len(table.match.answers)
            button(app, at, pygame.MOUSEBUTTONDOWN, number=number)
            settle(app, 2)
            assert table.eyes.viewer == seat and weapons(table) == [b or s == seat for s, b in enumerate(before)]
            point(app, AWAY)
            button(app, AWAY, pygame.MOUSEBUTTONUP, number=number)
            settle(app, 2)
            assert table.eyes.viewer is None and weapons(table) == before and len(table.match.answers) == given


def test_a_key_holds_the_plate_that_has_the_focus_and_covers_it_wherever_the_focus_is_when_it_is_let_go() -> None:
    with shared(dealt()) as (app, table):
        seat = rivals(table.match)[0]
        key(app, pygame.KEYDOWN, pygame.K_TAB)
        table.focus.hold(f"peek/{seat}")
        key(app, pygame.KEYDOWN, pygame.K_RETURN)
        assert table.eyes.viewer == seat
        key(app, pygame.KEYDOWN, pygame.K_TAB)
        assert table.focus.at != f"peek/{seat}" and table.eyes.viewer == seat
        key(app, pygame.KEYUP, pygame.K_RETURN)
        assert table.eyes.viewer is None


def test_while_somebody_else_looks_all_worlds_that_they_could_imagine_look_and_sound_alike() -> None:
    match, told = dealt(), 0
    seat = rivals(match)[0]
    for lot in range(6):
        world = match.state.redeal(seat, Random(lot))
        if world.digest() == match.state.digest() or world.asked != match.state.asked:
            continue
        seen = []
        for state in (match.state, world):
            with shared(begun(match, state)) as (app, table):
                button(app, middle(named(table, f"peek/{seat}").rect), pygame.MOUSEBUTTONDOWN)
                assert table.eyes.viewer == seat
                seen.append(traces(app, table))
        for one, two in zip(*seen, strict=True):
            assert one == two
        told += 1
        break
    assert told


def test_the_move_of_who_is_asked_covers_what_somebody_else_looks_at() -> None:
    with shared(dealt()) as (app, table):
        seat = rivals(table.match)[0]
        button(app, middle(named(table, f"peek/{seat}").rect), pygame.MOUSEBUTTONDOWN, number=3)
        assert table.eyes.viewer == seat
        give(app, table, next(one for one in lit(table) if one.id == "choice/stay").tags["key"])
        settle(app)
        assert table.eyes.viewer is None


def test_the_plate_at_the_near_side_is_as_good_as_the_key_and_there_is_none_in_the_bar() -> None:
    with shared(dealt()) as (app, table):
        assert "bar/peek" not in {one.id for one in table.controls()}
        button(app, middle(named(table, "peek/0").rect), pygame.MOUSEBUTTONDOWN)
        settle(app, 2)
        by_plate = weapons(table)
        button(app, AWAY, pygame.MOUSEBUTTONUP)
        hold(app)
        assert table.eyes.viewer == 0 and weapons(table) == by_plate


@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_with_a_curtain_or_alone_nobody_looks_at_anything_without_a_hand_over(people: tuple[int, ...]) -> None:
    with at_table(seated(dealt(), *people), Nobody()) as (_, table):
        assert every([one.id for one in table.controls()])
        assert not [one.id for one in table.controls() if plate_of(one.id) is not None]
