"""Own hand face down: with that option what a seat alone knows is shown only while a key or trigger is held."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.parlour import Parlour
from tests.ui.tabling import Nobody, at_table, begun, lit, midway, seated, settle, traces

SECRETIVE = [name for name, game in GAMES.items() if game.secrets]
STATES = 6
KEY = {
    "down": pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v"),
    "up": pygame.event.Event(pygame.KEYUP, key=pygame.K_v, mod=0),
}
TRIGGER = {
    "down": pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_TRIGGERLEFT, value=32000, instance_id=0
    ),
    "up": pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_TRIGGERLEFT, value=0, instance_id=0
    ),
}
REACHED = 14  # frames in which all worlds of a forecast are played out
every_game = pytest.mark.parametrize("name", SECRETIVE)


def games(name: str, count: int) -> list[Match]:
    """Matches that start in the midst of games."""
    seats = min(3, GAMES[name].seats[1])
    often = 0.02 if name == "montoons" else 0.12
    return list(midway(count, lambda seed: Match(GAMES[name], shipped_content(name), seats, seed), often=often))


def alike(match: Match, lot: Random) -> Match | None:
    """The same game as far as all can know; None where cards were dealt that do not fit the question."""
    other = match.first.redeal(None, lot)
    same = other.asked == match.first.asked and other.digest() != match.first.digest()
    return begun(match, other) if same else None


def looks(app: Parlour, table: Any) -> list[Any]:
    app.sounds.heard.clear()
    return traces(app, table)


@every_game
def test_face_down_it_shows_only_what_all_know(name: str) -> None:
    lot, pairs = Random(3), 0
    for match in games(name, STATES):
        other = alike(match, lot)
        if other is None:
            continue
        seen = []
        for one in (match, other):
            with at_table(seated(one, one.decision.player), Nobody(), hold_to_peek=True) as (app, table):
                seen.append(looks(app, table))
        for one, two in zip(*seen):
            assert one == two, match.first.asked
        pairs += 1
    assert pairs >= STATES // 3


@every_game
@pytest.mark.parametrize("hold", [KEY, TRIGGER], ids=["key", "pad"])
def test_while_it_is_held_all_is_as_without_the_option_and_let_go_as_before(
    name: str, hold: dict[str, pygame.event.Event]
) -> None:
    opened = 0
    for match in games(name, 2):
        person = match.decision.player
        with at_table(seated(match, person), Nobody()) as (app, table):
            settle(app, REACHED)
            open_ = looks(app, table)[1:3]
        with at_table(seated(match, person), Nobody(), hold_to_peek=True) as (app, table):
            app.step([hold["up"]], 16)
            before = looks(app, table)[1:3]
            app.step([hold["down"]], 16)
            settle(app, REACHED)
            assert looks(app, table)[1:3] == open_
            app.step([hold["up"]], 16)
            settle(app)
            assert looks(app, table)[1:3] == before
            opened += before != open_
    assert opened


@every_game
def test_what_speaks_of_the_hand_cannot_be_chosen_before_it_is_seen(name: str) -> None:
    """Questions that differ with what is hidden wait for the key; all others can be answered at once."""
    asked = dict[bool, int]()
    for match in games(name, 10):
        with at_table(seated(match, match.decision.player), Nobody(), hold_to_peek=True) as (app, table):
            private = match.decision.private
            assert table.eyes.veiled == private == (table.question.offered is None)
            asked[private] = asked.get(private, 0) + 1
            if private:
                assert not lit(table) and "V" in table.eyes.peek_words()
    assert asked.get(False)


@every_game
def test_only_private_questions_differ_with_what_others_cannot_see(name: str) -> None:
    """What may be answered to any other question is the same in every world that all could imagine."""
    lot, compared = Random(8), 0
    for match in games(name, 60):
        if match.decision.private:
            continue
        other = match.first.redeal(None, lot)
        assert other.asked == match.first.asked
        assert [o.key for o in other.decision.options] == [o.key for o in match.decision.options], match.first.asked
        compared += 1
    assert compared > 5
