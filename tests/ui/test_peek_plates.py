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
from tests.ui.montoons_tabling import sensible
from tests.ui.tabling import Nobody, at_table, begun, by_lot, give, lit, seated, settle, traces
from tests.ui.test_shared_table import hold, shared

OTHERS = [name for name, game in GAMES.items() if game.secrets and name != "pontoon"]  # whose secrets lie in hands


def seen(app: Parlour) -> bytes:
    """All that is on the screen."""
    point(app, AWAY)
    settle(app, 2)
    return pygame.image.tobytes(app.snapshot(), "RGB")


def dealt(seed: int = 3, seats: int = 3) -> Match:
    """A game in its midst, in which Hit or Stay is asked and a rival keeps Equipment face down."""
    lot, match = Random(seed), Match(GAMES["pontoon"], shipped_content("pontoon"), seats, seed, skip_single=False)
    for _ in range(60):
        if match.decision is not None and match.decision.player == 0 and not match.decision.private and rivals(match):
            break
        match.answer(by_lot(match.state, lot))
    assert match.decision is not None and rivals(match)
    return begun(match)


def with_a_secret(name: str) -> tuple[Match, int]:
    """A game of three, or of two where no more play, and a rival of who is asked who has something of their own that
    the others do not see: cards in hand, or a plan."""
    seats = min(3, GAMES[name].seats[-1])
    for seed in range(20):
        lot, match = Random(seed), Match(GAMES[name], shipped_content(name), seats, seed, skip_single=False)
        choose = sensible if name == "montoons" else by_lot
        for _ in range(150):
            if match.decision is None:
                break
            asked = match.decision.player
            for seat in range(seats):
                if seat != asked and own(match, seat, seat) and not own(match, seat, asked):
                    return begun(match), seat
            match.answer(choose(match.state, lot))
    raise AssertionError(name)


def own(match: Match, seat: int, viewer: int) -> list[Any]:
    """What of a seat a viewer may see of what can be secret there."""
    view = match.state.view(viewer)
    if "ready" in view["facts"]:
        return list(view["facts"]["slots"][seat]) if view["facts"]["ready"][seat] else []
    return [card for card in view["zones"].get(f"hand/{seat}", ()) if card is not None]


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


@pytest.mark.parametrize("name", OTHERS)
def test_a_rival_s_plate_shows_what_they_keep_from_the_others_and_covers_it_when_it_is_let_go(name: str) -> None:
    match, seat = with_a_secret(name)
    with shared(match) as (app, table):
        before, given = seen(app), len(match.answers)
        button(app, middle(named(table, f"peek/{seat}").rect), pygame.MOUSEBUTTONDOWN)
        settle(app, 2)
        assert table.eyes.viewer == seat and table.eyes.home != seat
        shown = seen(app)
        assert shown != before
        button(app, AWAY, pygame.MOUSEBUTTONUP)
        settle(app, 2)
        assert table.eyes.viewer is None and seen(app) == before and len(match.answers) == given


@pytest.mark.parametrize("name", OTHERS)
def test_a_rival_s_plate_shows_another_picture_for_another_secret_and_the_same_without_it(name: str) -> None:
    match, seat = with_a_secret(name)
    asked = match.decision.player if match.decision else 0
    told = 0
    for lot in range(40):
        world = match.state.redeal(asked, Random(lot))
        if world.asked != match.state.asked or own(begun(match, world), seat, seat) == own(match, seat, seat):
            continue
        pictures = []
        for state in (match.state, world):
            with shared(begun(match, state)) as (app, table):
                covered = seen(app)
                button(app, middle(named(table, f"peek/{seat}").rect), pygame.MOUSEBUTTONDOWN)
                settle(app, 2)
                pictures.append((covered, seen(app)))
        assert pictures[0][0] == pictures[1][0] and pictures[0][1] != pictures[1][1]
        told += 1
        break
    assert told


@pytest.mark.parametrize("name", OTHERS)
def test_while_a_rival_looks_all_worlds_that_they_could_imagine_look_and_sound_alike(name: str) -> None:
    match, seat = with_a_secret(name)
    alike(match, seat)


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
    match = dealt()
    alike(match, rivals(match)[0])


def alike(match: Match, seat: int) -> None:
    """What is seen and heard while that seat looks is the same in another world that it could imagine."""
    told = 0
    for lot in range(12):
        world = match.state.redeal(seat, Random(lot))
        if world.digest() == match.state.digest() or world.asked != match.state.asked:
            continue
        found = []
        for state in (match.state, world):
            with shared(begun(match, state)) as (app, table):
                button(app, middle(named(table, f"peek/{seat}").rect), pygame.MOUSEBUTTONDOWN)
                assert table.eyes.viewer == seat
                found.append(traces(app, table))
        for one, two in zip(*found, strict=True):
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
