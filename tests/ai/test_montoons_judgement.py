"""MonToons' judgement: features are of the seat and not of its number."""

from __future__ import annotations

from functools import cache
from itertools import islice
from math import isfinite
from typing import Any

from game.ai.ladder import content_of
from game.ai.minds import MINDS
from game.ai.montoons_features import FEATURES, measured
from game.ai.montoons_values import chances, on_the_map
from game.ai.montoons_walks import Ends
from game.ai.selfplay import Fixture, play
from game.ai.truths import played
from game.engine.match import Match
from game.rules import GAMES
from game.rules.montoons.action import Acting
from game.rules.montoons.movement import Walking
from tests.sure import every

GAME, MIND = GAMES["montoons"], MINDS["montoons"]


@cache
def tables() -> list[Any]:
    """States of three games by the plain rule, one of them full, after every ninth answer."""
    found = []
    for seats, seed in ((2, 1), (2, 2), (5, 3)):
        record = play(Fixture("montoons", seed, (0,) * seats, (None,) * seats, 0.1))
        match = Match(GAME, content_of("montoons"), seats, seed, record.options)
        for number, key in enumerate(record.answers):
            match.answer(key, "computer")
            if number % 9 == 0 and match.state.winners is None and on_the_map(match.state):  # type: ignore[arg-type]
                found.append(match.state.clone())
    return found


def swapped(g: Any) -> Any:
    """The same table with the first two monsters in each other's seats."""
    other = g.clone()
    turn = {0: 1, 1: 0}
    for name in (
        "sheet at health out dice slots rolled lost revealed ready pace speed unused shells veiled berries seeds "
        "powered spent_rows powers boxes earned entangle stun guard burn focus fresh_focus"
    ).split():
        values = list(getattr(g, name))
        values[0], values[1] = values[1], values[0]
        setattr(other, name, values)
    other.order = [turn.get(seat, seat) for seat in g.order]
    other.active = turn.get(g.active, g.active)
    return other


def test_every_feature_is_a_number_wherever_a_game_comes() -> None:
    for g in every(tables()):
        rows = measured(g)
        assert [row is None for row in rows] == list(g.out)
        assert all(len(row) == len(FEATURES) and all(map(isfinite, row)) for row in rows if row is not None)


def test_two_who_swap_seats_swap_their_features_and_chances() -> None:
    for g in every(tables()):
        other = swapped(g)
        one, two, *rest = measured(g)
        assert measured(other) == [two, one, *rest]
        first, second, *others = chances(g)
        assert all(abs(a - b) < 1e-9 for a, b in zip(chances(other), [second, first, *others]))


def test_chances_are_those_of_the_features() -> None:
    for g in every(tables()):
        found = chances(g)
        assert abs(sum(found) - 1) < 1e-9
        assert all((chance == 0) == out for chance, out in zip(found, g.out))


def test_a_search_begins_with_what_makes_sense_so_that_a_short_one_leaves_no_dice_unused_by_chance() -> None:
    """Deeds of a turn and goals of a walk: none promises more than the sensible one, and all are chances to win."""
    seen = set()
    for g in every(islice(played("montoons", 3), 60)):
        shortlist = MIND.shortlist(g)
        if len(shortlist) > 1 and isinstance(g.about, Acting | Walking):
            promised = dict(zip([option.key for option in shortlist], MIND.prior(g, shortlist), strict=True))
            seen.add(type(g.about))
            assert promised[MIND.policy(g).key] == max(promised.values()) > min(promised.values()) >= -1
    assert seen == {Acting, Walking}


def test_a_heart_a_power_and_a_full_row_are_worth_having() -> None:
    g = next(state for state in tables() if state.seats == 2 and max(state.powers) == 0 and min(state.health) > 3)
    for change in every([{"health": [g.health[0] - 3, g.health[1]]}, {"powers": [0, 1]}, {"burn": [2, 0]}]):
        worse = g.clone()
        for name, values in change.items():
            setattr(worse, name, values)
        assert MIND.worth(worse, 0) < MIND.worth(g, 0)


def test_who_has_walked_to_a_bonus_gains_it_by_stopping_there() -> None:
    """It was worth the way and nothing on the spot: whoever had come there went on, and lost it."""
    monsters = [{"sheet": "japili", "at": "3,4", "dice": {"move/scamper": 4}}, {"sheet": "hoku", "at": "8,6"}]
    content = content_of("montoons")
    g: Any = Match(GAME, content, 2, 1, start=GAME.read_position(content, {"monsters": monsters})).state
    g.choose("move/scamper")
    there = g.arena.by_key["2,4"]
    assert g.arena.places[there].bonus == "berry"
    before = Ends(g, 0).worth(there, still=True)
    g.choose("hex:2,4")
    assert isinstance(g.about, Walking) and g.at[0] == there
    assert Ends(g, 0).worth(there, still=True) > before
