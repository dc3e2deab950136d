"""What MonToons' table shows before a choice is made is what happens then, up to the first roll, heart by heart."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.events import Changed, Rolled
from game.engine.match import Match
from game.rules.montoons.state import MonToons
from game.ui.tables.montoons.foresight import foresee
from tests.ui.montoons_tabling import careless, match_of

KINDS = ("pick", "turn_area", "shove", "blitz_where", "walk", "jump_where", "throw_where", "force_step")


def played(map: str, seed: int) -> Match:
    return match_of(4, seed, options={"map": map})


def outcome(state: MonToons, seat: int, key: str) -> tuple[list[int], list[int], bool]:
    """Hearts and places after a choice and without berries or focus; whether dice were rolled."""
    world = state.clone()
    world.news = []
    world.choose(key)
    while world.decision is not None and world.decision.player == seat and any(
            option.key == "go" for option in world.decision.options):
        world.choose("go")
    return list(world.health), list(world.at), any(isinstance(event, Rolled) for event in world.news)


@pytest.mark.parametrize("map", "ABCD")
def test_what_is_foreseen_is_what_happens(map: str) -> None:
    match, lot = played(map, 60 + ord(map)), Random(ord(map))
    asked: dict[str, int] = {}
    while match.decision is not None and match.state.round < 7:
        state, seat = match.state, match.decision.player
        kind = str(state.asked[0]).partition(".")[2]
        if kind in KINDS and asked.get(kind, 0) < 12:
            asked[kind] = asked.get(kind, 0) + 1
            before = state.digest()
            for option in match.decision.options[:4]:
                seen = foresee(state, seat, option.key)
                health, at, rolled = outcome(state, seat, option.key)
                assert seen.chance or not rolled or seen.empty or seen.reach, option.key
                if rolled:
                    continue
                for other in range(state.seats):
                    assert state.health[other] - health[other] == seen.hearts.get(other, 0), (kind, option.key)
                    if seen.ways.get(other) and at[other] >= 0:
                        assert seen.ways[other][-1] == at[other], (kind, option.key)
                    steps = sum(lost for (who, _), lost in seen.blows.items() if who == other)
                    assert steps == seen.hearts.get(other, 0), "the steps of a way add up"
            assert state.digest() == before, "looking ahead changes nothing"
        match.answer(careless(state, lot))
    assert len(asked) > 3, asked


def test_hearts_are_crossed_off_one_by_one() -> None:
    match, lot = played("A", 3), Random(3)
    while match.decision is not None and match.state.round < 6:
        match.answer(careless(match.state, lot))
    health = {}
    falls = []
    for event in match.events:
        if isinstance(event, Changed) and event.field == "health":
            if event.index in health:
                falls.append(health[event.index] - event.value)
            health[event.index] = event.value
    assert falls and max(falls) == 1
