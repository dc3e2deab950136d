"""Computers at Dragon Attack!: sensible, fair, and never at a loss."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.ai.dragon import DragonMind
from game.ai.dragon_stakes import Stakes
from game.ai.dragon_trades import gain, next_of_offer
from game.ai.thinking import choose
from game.engine.match import Match
from tests.rules.dragon.table import DRAGON, Table, dealt, hero
from tests.sure import every

MIND = DragonMind()


def questions(seed: int, seats: int) -> Iterator[Match]:
    """A match at every question of a game of now sensible, now random answers."""
    match, rng = dealt(seats, seed), Random(seed)
    while match.decision is not None:
        yield match
        lean = MIND.policy(match.state) if rng.random() < 0.6 else None
        match.answer((lean or rng.choice(match.decision.options)).key)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_question_has_a_shortlist_a_worth_and_a_reason(seats: int) -> None:
    for match in every(questions(seats, seats)):
        g, seat = match.state, match.decision.player
        offered = [option.key for option in match.decision.options]
        assert {option.key for option in MIND.shortlist(g)} <= set(offered)
        assert all(0 <= MIND.worth(g, other) <= 1 for other in range(seats))
        for key in offered:
            sentence = MIND.reason(g, seat, key, g.everyone)
            assert sentence.endswith(".") and "{" not in sentence, (g.about, key)


def test_what_nobody_has_seen_changes_neither_choice_nor_reason() -> None:
    rng = Random(1)
    for match in every(questions(3, 3)):
        g, seat = match.state, match.decision.player
        other = g.redeal(seat, rng)
        one, two = MIND.policy(g), MIND.policy(other)
        assert (one.key if one else None) == (two.key if two else None)
        assert MIND.worth(g, seat) == MIND.worth(other, seat)
        for option in match.decision.options[:6]:
            assert MIND.reason(g, seat, option.key, 1) == MIND.reason(other, seat, option.key, 1)


def test_a_thought_depends_on_the_view_and_the_seed_alone() -> None:
    match = next(m for m in questions(5, 2) if m.state.turns == 6 and len(m.decision.options) > 5)
    g, seat = match.state, match.decision.player
    keys = {choose(DRAGON, world, seat, "normal", 7, 60).key for world in (g, g.redeal(seat, Random(1)))}
    assert len(keys) == 1


def test_gold_is_taken_home_when_nothing_better_is_near() -> None:
    t = Table(hero("5,6", "T20"), hero("14,6"), dice=[3])
    assert MIND.policy(t.state).key == "6,6"  # type: ignore[union-attr]


def test_the_dragon_is_attacked_with_good_odds_and_a_victory_in_sight() -> None:
    strong = Table(hero("4,4", "T38", "T40", "T42", "T46", home=["T20"]), hero(), dragon=9, strengths=[3, 2], dice=[2])
    assert MIND.policy(strong.state).key == "4,3"  # type: ignore[union-attr]
    weak = Table(hero("4,4"), hero(home=["T20", "T19"]), dragon=9, dice=[2])
    assert MIND.policy(weak.state).key != "4,3"  # type: ignore[union-attr]


def test_nobody_walks_onto_a_monster_that_would_win() -> None:
    t = Table(hero("3,0", "T20", "T19"), hero(), map={"2,0": ["T33 up"], "8,0": ["T01"]}, dice=[2])
    assert MIND.policy(t.state).key != "2,0"  # type: ignore[union-attr]


def test_an_offer_comes_to_an_end() -> None:
    t = Table(hero("9,2", "T46"), hero("9,1", "T38", "T40", "T42", colour="orange"), dice=[2]).play("9,1")
    keys = []
    while t.question == "bargain" and len(keys) < 9:
        keys.append(next_of_offer(t.state, 0, t.state.about))
        if keys[-1] == "fight":
            break
        t.play(keys[-1])
    assert keys[-1] in ("fight", "offer") and len(keys) < 9


def test_a_trade_is_judged_by_what_either_side_can_use() -> None:
    t = Table(hero("9,2", "T01"), hero("9,1", "T38", colour="orange"), dice=[2]).play("9,1")
    friend = (t.state.content.ids["T38"],)
    assert gain(Stakes(t.state, 0), friend, 1) > 0 > gain(Stakes(t.state, 1), friend, 0)


@pytest.mark.parametrize("seats", range(2, 7))
def test_games_between_computers_always_end(seats: int) -> None:
    for seed in range(6):
        match = dealt(seats, seed, map=("silverado", "short")[seed % 2])
        while match.decision is not None:
            lean = MIND.policy(match.state)
            match.answer((lean or match.decision.options[seed % len(match.decision.options)]).key)
            assert len(match.answers) < 1500
        assert match.over and match.answers
