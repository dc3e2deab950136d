"""The curtain between two people: it falls where the next one's screen shows what not everybody may know."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingSheet
from game.ui.scenes.curtain import Curtain
from game.ui.table.news import knows_more, seen
from tests.sure import every
from tests.ui.tabling import Nobody, at_table, seated

OFTEN_OPEN = ("kingdom", "montoons")  # hands run empty; monsters and flags are chosen before anything is secret
SECRET = [name for name, game in GAMES.items() if game.secrets]


def match_of(name: str, seats: int, seed: int) -> Match:
    return Match(GAMES[name], shipped_content(name), seats, seed, skip_single=False)


@pytest.mark.parametrize("name", SECRET)
def test_whoever_knows_no_more_than_everybody_sees_the_same_in_all_worlds_that_everybody_could_imagine(
    name: str,
) -> None:
    """Over random games; and the whole log of such a seat is that of somebody behind the seats."""
    told = dict.fromkeys((False, True), 0)
    for seed in every(range(3)):
        lot, match = Random(seed), match_of(name, 2, seed)
        while match.decision is not None and len(match.answers) < 150:
            seat = match.decision.player
            more = knows_more(match, seat)
            told[more] += 1
            if not more:
                own = match.state.view(seat)
                assert all(match.state.redeal(None, lot).view(seat) == own for _ in range(5))
                assert not match.decision.private
                assert all(seen(match, n, seat) == seen(match, n, None) for n in range(len(match.events)))
            match.answer(lot.choice(match.decision.options).key)
    assert told[True] > 20
    assert told[False] > 8 or name not in OFTEN_OPEN


def until(match: Match, kind: type) -> Match:
    lot = Random(1)
    while match.decision is not None and not isinstance(match.state.about, kind):
        match.answer(lot.choice(match.decision.options).key)
    return match


def test_no_curtain_stands_before_the_choice_of_a_monster_and_one_stands_before_a_plan() -> None:
    for kind, covered in ((ChoosingSheet, False), (Planning, True)):
        match = until(match_of("montoons", 2, 1), kind)
        with at_table(seated(match, 0, 1), Nobody()) as (app, table):
            assert isinstance(app.scene, Curtain) == covered
            assert (table.eyes.viewer is None) == covered
