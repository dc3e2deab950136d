"""Bids of MonToons go round a laptop without a curtain: what is asked everybody may see, and plans stay covered."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.rules.montoons.action import Bidding
from game.ui.table.news import view_of
from tests.ui.hands import press
from tests.ui.montoons_tabling import match_of, sensible
from tests.ui.tabling import Nobody, at_table, begun, give, lit, seated, settle, traces

pytestmark = pytest.mark.usefixtures("unpainted")


def at_bids() -> Any:
    """A game of two in which the first of the bids is asked, and the other one can bid, too."""
    match, lot = match_of(2, 3), Random(1)
    while not (isinstance(match.decision.about, Bidding) and all(made > spent for made, spent in match.state.unused)):
        match.answer(sensible(match.state, lot))
    return match


def test_bids_are_passed_on_once_and_a_curtain_comes_before_what_is_secret() -> None:
    match = at_bids()
    with at_table(seated(match, 0, 1), Nobody()) as (app, table):
        assert app.scene is table and table.eyes.viewer is None
        table.question.withdraw()
        table.look_from(match.decision.player)  # who planned last bids first
        settle(app)
        seen = []
        while match.decision is not None and isinstance(match.decision.about, Bidding):
            if table.onward.waits:
                seen.append("passed on")
                press(app, pygame.K_RETURN)
            elif app.scene is table and table.question.open is not None:
                seen.append("private" if table.eyes.viewer is not None else "open")
                give(app, table, "spend" if len(seen) < 4 else "pass")
            settle(app)
        assert seen[:4] == ["private", "passed on", "open", "open"] and seen.count("passed on") == 1, seen
        assert set(seen[2:]) == {"open"}
        assert app.scene is not table, "a curtain stands before the turn"
        press(app, pygame.K_RETURN)
        settle(app)
        while app.scene is not table:
            press(app, pygame.K_RETURN)
            settle(app)
        assert table.eyes.viewer == match.decision.player and not table.eyes.openly


def test_an_open_bid_tells_nothing_of_plans() -> None:
    match = at_bids()
    seen = []
    for state in (match.state, match.state.redeal(None, Random(3))):
        with at_table(seated(begun(match, state), 0, 1), Nobody()) as (app, table):
            assert lit(table) and table.news.picture.view() == view_of(state, None)
            seen.append(traces(app, table))
    assert match.state.digest() != state.digest() and seen[0] == seen[1]
