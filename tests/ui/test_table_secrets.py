"""What is hidden leaves no trace: two games that differ only in hidden cards look and sound the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from tests.ui.hands import press
from tests.ui.pontoon_tabling import some_states
from tests.ui.tabling import Nobody, at_table, begun, seated, settle, traces


def twin(match: Match, viewer: int, rng: Random) -> Match:
    """The same game as far as the viewer can know."""
    return begun(match, match.first.redeal(viewer, rng))


def other_weapons(match: Match) -> Match | None:
    """The same game with the hidden Equipment passed round; None where somebody knows more than the own card."""
    state = match.first.clone()
    places = [f"equipment/{seat}" for seat in range(state.seats)]
    cards = [state.zones[place][0] for place in places]
    if any(state.known[card] != 1 << seat and state.known[card] for seat, card in enumerate(cards)):
        return None
    for seat, card in enumerate(cards[1:] + cards[:1]):
        state.zones[places[seat]][0], state.known[card] = card, state.known[cards[seat]]
    return begun(match, state)


def watched(match: Match, viewer: int) -> Iterator[list[Any]]:
    """Traces at first sight, with the log open, and after a look at a rival's card."""
    with at_table(seated(match, viewer), Nobody()) as (app, table):
        yield traces(app, table)
        press(app, pygame.K_l)
        yield traces(app, table)
        rival = next(
            (c for c in table.controls() if c.id.startswith("equipment/") and c.id != f"equipment/{viewer}"), None
        )
        if rival is not None:
            app.refuse(rival)
        settle(app, 2)
        yield traces(app, table)


@pytest.mark.parametrize("pairs", [16, pytest.param(300, marks=pytest.mark.soak)])
def test_frames_log_tooltips_title_and_sounds_tell_nothing_of_hidden_cards(pairs: int) -> None:
    lot = Random(21)
    differed = 0
    for number, match in enumerate(some_states(pairs, seed=4)):
        viewer = number % match.seats
        other = twin(match, viewer, lot)
        differed += other.first.digest() != match.first.digest()
        for one, two in zip(watched(match, viewer), watched(other, viewer)):
            assert one == two, f"state {number}, seat {viewer}"
    assert differed > pairs * 0.9


@pytest.mark.parametrize("states", [12, pytest.param(120, marks=pytest.mark.soak)])
def test_while_others_move_a_shared_laptop_shows_nobodys_hidden_card(states: int) -> None:
    pairs = 0
    for match in some_states(states, seed=9):
        asked = match.decision.player
        other = other_weapons(match)
        if other is None:
            continue
        seen = []
        for one in (match, other):
            with at_table(seated(one, *(seat for seat in range(one.seats) if seat != asked)), Nobody()) as (app, table):
                assert table.eyes.viewer is None
                seen.append(traces(app, table))
        assert seen[0] == seen[1]
        pairs += 1
    assert pairs > states / 6


def test_the_curtain_comes_before_anything_of_the_next_person() -> None:
    frames = []
    for match in some_states(1, seed=2):
        for one in (match, twin(match, (match.decision.player + 1) % 3, Random(1))):
            with at_table(seated(one, 0, 1, 2), Nobody()) as (app, table):
                assert type(app.scene).__name__ == "Curtain"
                assert table.eyes.viewer is None
                frames.append(pygame.image.tobytes(app.snapshot(), "RGB"))
                press(app, pygame.K_RETURN)
                settle(app)
                assert table.eyes.viewer == one.decision.player
    assert frames[0] == frames[1]


def test_own_cards_are_shown_only_while_the_peek_key_is_held() -> None:
    match = next(some_states(1, seed=6))
    viewer = match.decision.player
    with at_table(seated(match, viewer), Nobody(), hold_to_peek=True) as (app, table):
        own = f"equipment/{viewer}"
        assert table.top.cards.sprites[own][0].shows == "equipment"
        app.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v")], 16)
        assert table.top.cards.sprites[own][0].shows == match.state.zones[own][0]
        app.step([pygame.event.Event(pygame.KEYUP, key=pygame.K_v, mod=0)], 16)
        assert table.top.cards.sprites[own][0].shows == "equipment"
