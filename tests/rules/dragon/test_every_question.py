"""Laws of Dragon Attack! at every question: of the set-up, and of the turns, whatever house rules, map and seats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from game.ai.dragon import DragonMind
from game.ai.levels import LEVELS, RANDOM
from game.ai.thinking import choose
from game.engine.match import Match
from tests.rules.dragon.table import DRAGON, SHIPPED
from tests.rules.dragon.test_golden import rules_of
from tests.sure import every

FIRST = 14  # questions of the set-up and the first turns
MIND = DragonMind()


def tables(every: bool) -> Iterator[tuple[int, dict[str, str]]]:
    """Every seat count with house rules: all pairs of their values, or all values with all."""
    rules = [[(rule.key, value) for value, _ in rule.values] for rule in DRAGON.house_rules]
    options = list(map(dict, product(*rules))) if every else [rules_of(number) for number in range(4)]
    yield from product(range(2, 7), options)


def pieces(match: Match) -> list[object]:
    """Everything on the table that can be pointed at: counters, zones, spaces, and the keys of every question."""
    spaces = [f"hex/{key}" for key in match.state.kingdom.by_key]  # type: ignore[attr-defined]
    keys = ["stay", "roll", "boat:0,0", "search", "leave", "take", "fight", "offer", "agree", "all", "done", "red"]
    return [*range(len(SHIPPED.counters)), *match.state.zones, *spaces, *keys]


def answered_by_all(match: Match, rng: Random, levels: tuple[str, ...]) -> int:
    """Every level answers, and everybody can ask about everything, at each of the first questions: how many."""
    for number in range(FIRST):
        g, asked = match.state, match.decision
        if asked is None:
            return number
        keys = [option.key for option in asked.options]
        for level in levels:
            assert choose(DRAGON, g, asked.player, level, number, 0).key in keys
        chances = [DRAGON.standing(g, seat) for seat in range(g.seats)]
        assert all(0 < chance < 1 for chance in chances) and sum(chances) < 1
        for key in keys:
            odds = DRAGON.odds(g, asked.player, key)
            assert not odds or sum(chance.share for chance in odds) == pytest.approx(1)
        for target, seat in product(pieces(match), range(g.seats)):
            refusal = DRAGON.why_not(g, seat, target)
            offered = any(target in (option.at, option.key) for option in asked.options) and seat == asked.player
            assert (refusal is None) == offered, (target, seat)
        match.answer(rng.choice(keys))
    return FIRST


def test_every_computer_answers_from_the_first_choice_on() -> None:
    seen = sum(
        answered_by_all(
            Match(DRAGON, SHIPPED, seats, seats, options, skip_single=False), Random(seats), (RANDOM, *LEVELS)
        )
        for seats, options in tables(every=False)
    )
    assert seen == 20 * FIRST


@pytest.mark.soak
def test_every_computer_answers_under_all_house_rules() -> None:
    seen = 0
    for (seats, options), seed in product(tables(every=True), range(10)):
        match = Match(DRAGON, SHIPPED, seats, seed, options, skip_single=False)
        seen += answered_by_all(match, Random(seed), (RANDOM, *LEVELS))
    assert seen > 80 * 10 * (FIRST - 2)


def test_before_heroes_are_picked_all_have_the_same_chance_on_every_map() -> None:
    for seats, options in every(tables(every=False)):
        g = Match(DRAGON, SHIPPED, seats, 1, {**options, "heroes": "chosen"}, skip_single=False).state
        chances = {DRAGON.standing(g, seat) for seat in range(seats)}
        while g.phase == "setup":
            chances |= {DRAGON.standing(g, seat) for seat in range(seats)}
            assert all(
                g.kingdom.members(g.closed(seat))
                == sorted(at for other, at in enumerate(g.at) if other != seat and at >= 0)
                for seat in range(seats)
            )
            g.choose(g.decision.options[0].key)
        assert len(chances) == 1, "a pick decides nothing"
