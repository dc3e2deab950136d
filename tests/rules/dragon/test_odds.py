"""What the odds of Dragon Attack! say is what happens: counted over imagined worlds, beside every option with odds."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import Any

import pytest

from game.engine.events import Said
from game.rules.dragon.meeting import Bargaining, Considering, Facing
from game.rules.dragon.movement import Defending, Sailing, Walking
from game.rules.dragon.odds import FOUND
from game.rules.dragon.searching import Searching
from game.rules.dragon.state import Dragon
from tests.rules.dragon.table import DRAGON, SHIPPED
from tests.rules.dragon.test_refusals import questions
from tests.rules.dragon.thrown import thrown

SURE = 4.8  # standard deviations that a count may lie off: about one in a million


def outcome(g: Dragon, hero: int, key: str) -> str:
    """What comes of a choice in this world, in the words of the odds; all battles on a space count together."""
    about = g.about
    g.news = []
    if isinstance(about, Walking | Facing) and g.kingdom.by_key.get(key, g.at[hero]) != g.lair():
        return "victory" if thrown(g, hero, key, False).win else "defeat"
    g.choose(key)
    said = [event for event in g.news if isinstance(event, Said)]
    wounds = [event for event in said if event.what == "wounds" and event.player == hero]
    for event in said:
        if isinstance(about, Sailing) and event.what == "rolls":
            return "the Dragon moves" if event.about[0] == 1 else "a move"
        if isinstance(about, Searching) and event.what == "finds":
            return FOUND[SHIPPED.kinds[event.about[0]]]
        if event.what == "slain":
            return "the Dragon slain"
        if event.what == "burns":
            return "wounded, then defeat" if wounds else "defeat at once"
        if event.what == "defeats":
            return "victory" if event.player == hero else "defeat"
    raise AssertionError(f"{key} came to no end: {said}")


def counted(g: Dragon, key: str, worlds: int, rng: Random) -> None:
    """The odds of an option are the shares of its outcomes within what so many worlds allow."""
    assert g.decision is not None
    hero = g.decision.player
    odds = DRAGON.odds(g, hero, key)
    assert sum(chance.share for chance in odds) == pytest.approx(1)
    seen = Counter(outcome(g.redeal(hero, rng), hero, key) for _ in range(worlds))
    assert set(seen) <= {chance.what for chance in odds if chance.share > 0}, (g.about, key, seen, odds)
    for chance in odds:
        doubt = SURE * sqrt(worlds * chance.share * (1 - chance.share)) + 1e-6
        assert abs(seen[chance.what] - worlds * chance.share) <= doubt + 1, (g.about, key, seen, odds)


def compared(games: int, each: int, worlds: int) -> Counter[type]:
    """So many options of each kind of question and odds in random games: how many were compared, by kind."""
    rng, seen, done = Random(1), Counter[Any](), Counter[type]()
    for match in questions(games):
        g: Dragon = match.state  # type: ignore[assignment]
        for option in match.decision.options:
            odds = DRAGON.odds(g, match.decision.player, option.key)
            kind = type(g.about), tuple(chance.what for chance in odds)
            if odds and seen[kind] < each:
                seen[kind] += 1
                done[type(g.about)] += 1
                counted(g, option.key, worlds, rng)
    return done


def test_odds_are_what_happens_in_the_worlds_that_may_be() -> None:
    done = compared(60, 30, 100)
    assert (
        set(done) == {Walking, Sailing, Searching, Facing, Bargaining, Considering, Defending} and done.total() > 200
    ), done


@pytest.mark.soak
def test_odds_are_what_happens_in_many_more_worlds() -> None:
    assert compared(600, 60, 2000).total() > 500
