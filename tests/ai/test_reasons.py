"""Reasons are true: every fact that a computer player gives is reckoned anew from the state it speaks of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from game.ai.mind import MOST
from game.ai.minds import MINDS
from game.ai.reasons import Compared, Tried, compared, sentence
from game.engine.match import Match
from game.engine.phrases import phrase
from game.rules import GAMES, shipped_content

FEW, MANY = 300, 20_000  # reasons a game in the usual run and in the soak run
KINDS_OF_FEW, KINDS = 25, 30
SPREAD = 8  # decisions between those that are looked at
CHOICES = 1  # of them besides the sensible one, whose reasons are heard
EYES = ("everybody", "the seat")
COUNTS_NOTHING = re.compile(r"(?<![\d.,+])0 (?!to |in |beside |where |instead )[A-Za-z]")  # "0 shells", "0 of 3 boxes"
ONE_AS_MANY = re.compile(r"(?<![\d.,+])1 (\w+ (are|have|stay|lie|come|want)|shells|points|counters)\b")


def truths(game: str) -> Any:
    return import_module(f"tests.ai.truths.{game}")


def moments(game: str) -> Iterator[Any]:
    """States in which somebody is asked, of games of now sensible, now any answers; without end."""
    rng, number = Random(1), 0
    counts, mind = truths(game).seats(), MINDS[game]
    while True:
        options = truths(game).house_rules(number)
        match = Match(GAMES[game], shipped_content(game), counts[number % len(counts)], number, options)
        number += 1
        while match.decision is not None:
            if rng.random() * SPREAD < 1:
                yield match.state
            lean = mind.policy(match.state) if rng.random() < 0.8 else None
            match.answer((lean or rng.choice(match.decision.options)).key)


def judge(game: str, reasons: int) -> set[str]:
    """The kinds of facts heard in so many reasons, each of which holds for all whom it is told."""
    rng, mind, holds, kinds, heard = Random(2), MINDS[game], truths(game).holds, set[str](), 0
    for g in moments(game):
        seat, offered = g.decision.player, list(g.decision.options)
        lean = mind.policy(g)
        keys = {lean.key} if lean else set()
        keys |= {option.key for option in rng.sample(offered, min(CHOICES, len(offered)))}
        for key in sorted(keys):
            for who, eyes in zip(EYES, (g.everyone, 1 << seat)):
                facts = mind.facts(g, seat, key, eyes)
                assert facts, (g.about, key)
                for fact in facts:
                    assert holds(g, seat, key, eyes, fact), (fact, g.about, key, who)
                    said = mind.words(g, fact)
                    assert said and not COUNTS_NOTHING.search(said) and not ONE_AS_MANY.search(said), (fact, said)
                same_for_who_knows_as_much(mind, g, seat, key, eyes, facts, rng)
                kinds |= {fact.kind for fact in facts[:MOST]}
                heard += 1
        if heard >= reasons:
            return kinds
    raise AssertionError("games never end")


def same_for_who_knows_as_much(mind: Any, g: Any, seat: int, key: str, eyes: int, facts: Any, rng: Random) -> None:
    """In every world that a listener could take for the true one the facts are told alike: equal cards are one."""
    listener = rng.choice([other for other in range(g.seats) if eyes >> other & 1])
    world = g.redeal(listener, rng)
    if key in {option.key for option in world.decision.options}:
        again = [mind.words(world, fact) for fact in mind.facts(world, seat, key, eyes)]
        assert again == [mind.words(g, fact) for fact in facts], (g.about, key, listener)


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_in_a_reason_holds_and_is_known_to_who_hears_it(game: str) -> None:
    assert len(judge(game, FEW)) >= KINDS_OF_FEW


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_fact_in_many_reasons_holds_and_they_are_of_many_kinds(game: str) -> None:
    kinds = judge(game, MANY)
    print(f"{game}: {MANY} reasons of {len(kinds)} kinds of facts")
    assert len(kinds) >= KINDS


def test_a_gain_is_told_only_above_the_noise() -> None:
    assert Compared(0.7, 400, "stay", 0.5, 400).gain == 20
    assert Compared(0.7, 12, "stay", 0.5, 12).gain == 0 == Compared(0.51, 400, "stay", 0.5, 400).gain
    assert Compared(0.4, 400, "stay", 0.6, 400).gain == 0, "what is tried most often need not be worth most"


def test_a_choice_is_compared_with_the_best_of_the_others() -> None:
    tried = {"a": Tried(100, 0.6), "b": Tried(50, 0.3), "c": Tried(10, 0.4), "d": Tried(0, 0.0)}
    assert compared(tried, "a") == Compared(0.6, 100, "c", 0.4, 10)
    assert compared({"a": Tried(9, 0.6)}, "a") is None


def test_a_reason_names_choice_and_gain_to_those_who_may_know_them() -> None:
    match = Match(GAMES["dragon"], shipped_content("dragon"), 2, 1)
    g, (one, two, *_) = match.state, match.decision.options
    said = MINDS["dragon"].reason(g, match.decision.player, one.key, 3, Compared(0.7, 400, two.key, 0.5, 400))
    name, other = (phrase(GAMES["dragon"].phrases, g, option.key) for option in (one, two))
    assert name.startswith("Be ") and other.startswith("Be "), "what is done, and not the label alone"
    assert said.startswith(f"{name}: ") and said.endswith(f"and it wins 20 games in 100 more often than “{other}”.")


def test_a_choice_that_is_told_with_a_colon_is_named_without_it() -> None:
    assert sentence("Add a berry: +1", ["the berry adds 1"]) == "Add a berry, +1: the berry adds 1."
