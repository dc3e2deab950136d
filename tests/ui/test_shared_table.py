"""A shared table: people sit round it without a curtain, and a secret is on it only while somebody holds a key."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.ui.parlour import Parlour
from tests.sure import every, few_and_many
from tests.ui.hands import AWAY, button, middle, named, point, press
from tests.ui.montoons_tabling import sensible
from tests.ui.tabling import Nobody, at_table, begun, by_lot, give, lit, seated, settle, traces

SECRETIVE = [name for name, game in GAMES.items() if game.secrets]
TOLD = {"kingdom": [11], "pontoon": [31], "montoons": [53]}  # games in which something was told: what a Wizard has
# chosen, a card that was looked at after the hold, and whether the secret plan has left shells


@contextmanager
def shared(match: Match, **settings: Any) -> Iterator[tuple[Parlour, Any]]:
    sitting = seated(match, *range(match.seats))
    sitting.shared = True
    with at_table(sitting, Nobody(), **settings) as (app, table):
        yield app, table


def hold(app: Parlour, kind: int = pygame.KEYDOWN) -> None:
    app.step([pygame.event.Event(kind, key=pygame.K_v, mod=0, unicode="v")], 16)
    settle(app, 2)


def midst(name: str, seed: int) -> Match:
    """A game of two in its midst."""
    lot, match = Random(seed), Match(GAMES[name], shipped_content(name), 2, seed, skip_single=False)
    choose = sensible if name == "montoons" else by_lot
    for _ in range(lot.randrange(10, 90)):
        if match.decision is not None:
            match.answer(choose(match.state, lot))
    return begun(match)


@few_and_many("seeds", 5, 60)
@pytest.mark.parametrize("name", SECRETIVE)
def test_without_a_hold_all_worlds_that_everybody_could_imagine_look_and_sound_alike(name: str, seeds: int) -> None:
    told = 0
    for seed in every([*range(seeds), *TOLD.get(name, ())]):
        match, lot = midst(name, seed), Random(seed)
        if match.decision is None:
            continue
        world = match.state.redeal(None, lot)
        same = world.decision is not None and world.asked == match.state.asked
        if not same or world.digest() == match.state.digest():
            continue
        if not match.decision.private and world.decision.options != match.decision.options:
            continue
        seen = []
        for state in (match.state, world):
            with shared(begun(match, state)) as (app, table):
                assert app.scene is table and table.eyes.viewer is None
                before = traces(app, table)
                hold(app)
                assert table.eyes.viewer == match.decision.player
                hold(app, pygame.KEYUP)
                assert table.eyes.viewer is None
                after = traces(app, table)
                seen.append((before, after))
        for one, two in zip(seen[0], seen[1]):
            assert one == two, f"{name} {seed}: {match.state.asked}"
        told += 1
    assert told


@pytest.mark.parametrize("name", SECRETIVE)
def test_people_play_on_without_a_curtain_and_a_hold_ends_with_the_move(name: str) -> None:
    lot = Random(2)
    choose = sensible if name == "montoons" else by_lot
    with shared(midst(name, 2)) as (app, table):
        hold(app)
        for _ in range(12):
            decision = table.match.decision
            if decision is None:
                break
            if table.question.offered is None:
                hold(app, pygame.KEYUP)
                hold(app)
            assert app.scene is table and table.eyes.looker == decision.player
            key = choose(table.match.state, lot)
            if name == "montoons":
                table.answers.answer(key)
            else:
                give(app, table, key)
            settle(app)
            after = table.match.decision
            if after is not None and after.player != decision.player:
                assert table.eyes.viewer is None, "the next one's secrets stay covered while the key is still down"


def test_a_key_that_is_pressed_twice_is_none_of_the_next_person_who_hears_the_next_press() -> None:
    """Pontoon, whose turns go round."""
    match = Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 3, skip_single=False)
    while {option.key for option in match.decision.options} < {"hit", "stay"}:
        match.answer(match.decision.options[0].key)
    with shared(match) as (app, table):
        settle(app, 60)
        seat = table.eyes.looker
        press(app, pygame.K_1)
        while table.question.open is None or table.eyes.looker == seat:
            app.step([], 16)
        given = len(match.answers)
        for key in (pygame.K_1, pygame.K_RETURN):
            press(app, key)
            assert len(match.answers) == given, "it was meant for who sat there before"
        settle(app, 60)
        press(app, pygame.K_1)
        assert len(match.answers) == given + 1


def test_the_plate_shows_what_is_hidden_while_it_is_pressed_and_the_right_button_leaves_the_left_one_free() -> None:
    with shared(midst("pack", 3)) as (app, table):
        seat = table.eyes.looker
        at = middle(named(table, f"peek/{seat}").rect)
        for number in (1, 3):
            button(app, at, pygame.MOUSEBUTTONDOWN, number=number)
            assert table.eyes.viewer == seat
            button(app, at, pygame.MOUSEBUTTONUP, number=number)
            assert table.eyes.viewer is None
        button(app, at, pygame.MOUSEBUTTONDOWN, number=3)
        settle(app)
        given = len(table.match.answers)
        give(app, table, lit(table)[0].tags["key"])
        assert len(table.match.answers) == given + 1


@pytest.mark.parametrize("name", ["pontoon", "pack"])
def test_a_card_that_lies_face_down_is_looked_at_while_it_is_held(name: str) -> None:
    with shared(midst(name, 3)) as (app, table):
        seat = table.eyes.looker
        own = next(zone for zone in (f"equipment/{seat}", f"hand/{seat}") if table.news.picture.zones.get(zone))
        at, given = middle(table.view.where(own, 0)), len(table.match.answers)
        chosen = any(one.covers(*at) for one in lit(table))
        for number in (1, 3):
            button(app, at, pygame.MOUSEBUTTONDOWN, number=number)
            looks = number == 3 or not chosen
            assert table.eyes.viewer == (seat if looks else None)
            if not looks:
                point(app, AWAY)  # it is not let go there
            button(app, at if looks else AWAY, pygame.MOUSEBUTTONUP, number=number)
            assert table.eyes.viewer is None and len(table.match.answers) == given
        rival = f"{own.partition('/')[0]}/{1 - seat}"
        where = table.view.where(rival, 0)
        if where is not None:
            button(app, middle(where), pygame.MOUSEBUTTONDOWN, number=3)
            assert table.eyes.viewer is None, "nobody looks at another one's card"


def test_a_hold_ends_and_no_curtain_falls_when_another_window_comes_in_front() -> None:
    with shared(midst("pontoon", 3), curtain_on_blur=True) as (app, table):
        hold(app)
        app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 16)
        settle(app)
        assert app.scene is table and table.eyes.viewer is None


def test_it_is_kept_with_the_game_and_left_out_for_one_person() -> None:
    sitting = seated(midst("pontoon", 3), 0, 1)
    sitting.shared = True
    match = Match(GAMES["pontoon"], shipped_content("pontoon"), 2, 1)
    opened = Sitting.of_save(None, replace(sitting.as_save(), match=match.plain()))
    assert opened.sitting is not None and opened.sitting.shared
    alone = seated(midst("pontoon", 3), 0)
    alone.shared = True
    with at_table(alone, Nobody()) as (_, table):
        assert not table.eyes.shared and not table.eyes.many
