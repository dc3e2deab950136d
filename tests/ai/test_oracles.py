"""Oracles: what is called the truth is what reckoning by another way finds, and the command tells what was measured."""

from __future__ import annotations

import json
from itertools import islice
from math import log
from random import Random
from typing import Any

import pytest

from game.__main__ import main
from game.ai import oracles, truths
from game.ai.ladder import content_of
from game.ai.levels import LEVELS
from game.ai.minds import MINDS
from game.ai.oracles import RULE, TRUTHS, figures, log_losses, measures, picked, regrets, somewhere
from game.ai.truths import answers_a_stay, begins_last_turn, met, most_points, nearly_over, outcomes, stay_or_hit
from game.rules import GAMES
from game.rules.pontoon.state import PARTY_LIMIT
from tests.sure import every


def may_hit_once(g: Any) -> bool:
    return answers_a_stay(g) and len(g.companions(g.question.player)) == PARTY_LIMIT - 2


def on_by_rule(world: Any, hero: int, stretch: int) -> float:
    """What a world comes to when all do what makes sense until the round ends."""
    mind = MINDS["pontoon"]
    while world.winners is None and world.round == stretch:
        world.take(mind.policy(world) or world.question.options[0])
    return mind.worth(world, hero)


def on_by_sight(world: Any, hero: int, stretch: int) -> float:
    """The same when the hero sees all cards and makes the best of it."""
    mind = MINDS["pontoon"]
    if world.winners is not None or world.round != stretch:
        return mind.worth(world, hero)
    if world.question.player != hero:
        lean = mind.policy(world) or world.question.options[0]
        return on_by_sight(truths.taken(world, lean), hero, stretch)
    return max(on_by_sight(truths.taken(world, option), hero, stretch) for option in world.question.options)


def test_the_chance_after_a_hit_or_a_stay_lies_between_the_plain_rule_and_one_who_sees_all_cards() -> None:
    """Over hundreds of worlds imagined that fit what was done; after a Stay nothing is left to choose well or badly, so
    that all three are one."""
    mind = MINDS["pontoon"]
    g, worth = next(met("pontoon", may_hit_once, 1, stay_or_hit))
    hero, rng = g.question.player, Random(1)
    assert set(worth) == {"hit", "stay"}
    for key in every(worth):
        weights, by_rule, by_sight = 0.0, 0.0, 0.0
        for _ in range(250):
            world = g.redeal(hero, rng)
            weight = mind.plausible(world, hero)
            world.choose(key)
            weights += weight
            by_sight += weight * on_by_sight(world, hero, g.round)
            by_rule += weight * on_by_rule(world, hero, g.round)
        assert by_rule / weights - 0.03 < worth[key] < by_sight / weights + 0.03
        if key == "stay":
            assert by_rule == pytest.approx(by_sight)


def by_all_lines(world: Any, seat: int) -> float:
    """What a game of two with open cards comes to against one who does what makes sense, by following every line."""
    if world.winners is not None:
        return (seat in world.winners) / max(1, len(world.winners))
    if world.question.player != seat:
        return by_all_lines(truths.taken(world, MINDS["pack"].policy(world)), seat)
    return max(by_all_lines(truths.taken(world, option), seat) for option in world.question.options)


@pytest.mark.parametrize("points", [2, 3])
def test_the_outcome_of_a_game_with_few_hit_points_is_that_of_all_its_lines(points: int) -> None:
    """One who can draw no more cards boosts a monster of two stars against an empty spot: two hit points are enough for
    it and three are not."""
    mine = {"hand": ["MP-040", "MP-026"], "deck": [], "waiting": [None, None, {"card": "MP-044", "die": 1}]}
    theirs = {"hp": points, "hand": [f"MP-00{n}" for n in range(1, 7)], "deck": []}
    words = {"at": "boost_1", "turn": 7, "sides": [mine, theirs]}
    g: Any = GAMES["pack"].read_position(content_of("pack"), words)
    g.run()
    lines = {option.key: by_all_lines(truths.taken(g, option), 0) for option in g.question.options}
    assert nearly_over(g) and outcomes(g) == lines == {"boost:3": float(points == 2), "pass": 0.0}


def test_a_game_that_leads_too_far_is_not_reckoned_out(monkeypatch: pytest.MonkeyPatch) -> None:
    g = next(state for state in truths.played("pack", 1) if nearly_over(state))
    monkeypatch.setattr(truths, "LINES", 0)
    with pytest.raises(truths.TooMany):
        outcomes(g)


def most_by_all_lines(world: Any, seat: int) -> int:
    if world.winners is not None:
        return int(world.total(seat))
    return max(most_by_all_lines(truths.taken(world, option), seat) for option in world.question.options)


def test_the_most_points_of_a_last_turn_are_those_of_its_best_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(truths, "NODES", 40)
    for g, most in every(islice(met("kingdom", begins_last_turn, 1, most_points), 4)):
        assert begins_last_turn(g) and most == most_by_all_lines(g, g.question.player)


def test_a_last_turn_in_which_something_may_come_to_light_is_not_reckoned_out() -> None:
    """A Captain in the Dungeon calls cards from the deck: nobody knows beforehand which."""
    content = content_of("kingdom")
    empty = [". . .", ". . .", ". . ."]
    words = {"at": "resolve", "matrix": empty, "dungeon": ["captain"], "deck_size": 30, "players": [{}, {}]}
    g = GAMES["kingdom"].read_position(content, words)
    g.run()
    with pytest.raises(truths.TooMany):
        most_points(g)  # type: ignore[arg-type]


def test_of_the_same_seed_the_same_positions_are_met(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(truths, "NODES", 40)
    one, other = (list(islice(met("kingdom", begins_last_turn, 1, most_points), 1)) for _ in range(2))
    assert [(state.zones, most) for state, most in one] == [(state.zones, most) for state, most in other]
    assert somewhere("dragon", 3).zones == somewhere("dragon", 3).zones
    assert somewhere("dragon", 3).zones != somewhere("dragon", 4).zones


def test_a_mean_is_told_with_its_interval_and_how_many_were_above_nothing() -> None:
    rows = list(figures("loss", 0.3, {"master": [0.0, 0.0, 1.0, 1.0], "easy": [0.5, 0.5], "rule": [1.0]}))
    master, easy = rows
    assert (master.player, master.number, master.mean, master.wrong, master.target) == ("master", 4, 0.5, 2, 0.3)
    assert (master.low, master.high) == pytest.approx((0.5 - 0.5658, 0.5 + 0.5658), abs=1e-4)
    assert (easy.low, easy.mean, easy.high, easy.target) == (0.5, 0.5, 0.5, None)


def test_what_a_player_does_is_held_against_the_far_longer_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oracles, "LEAST", 60)
    lost = regrets("dragon", ("master", "random"), 8, 1)
    assert sum(lost["random"]) / len(lost["random"]) > sum(lost["master"]) / len(lost["master"]) + 0.005


def test_in_last_turns_the_plain_rule_leaves_fewer_points_lying_than_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(truths, "NODES", 200)
    found = TRUTHS["kingdom"][2]
    lost = found([RULE, "random"], 6, 1)
    assert min(lost["random"] + lost[RULE]) >= 0, "nobody has more than the most"
    assert sum(lost[RULE]) < sum(lost["random"])


def test_only_where_a_game_hangs_on_a_choice_it_can_be_given_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game in which the plain rule does so once, and one who knows the truth never does."""
    plain = TRUTHS["pack"][2]([RULE], 1, 2)[RULE]
    assert len(plain) > 10 and sorted(plain, reverse=True)[:2] == [1.0, 0.0]

    def known(game: str, player: str, g: Any, number: int) -> str:
        worth = outcomes(g)
        return max(worth, key=worth.__getitem__)

    monkeypatch.setattr(oracles, "picked", known)
    assert TRUTHS["pack"][2]([RULE], 1, 2)[RULE] == [0.0] * len(plain)


def test_the_plain_rule_chooses_what_makes_sense_in_a_world_imagined() -> None:
    mind = MINDS["dragon"]
    g = next(state for state in truths.played("dragon", 1) if mind.policy(state))
    assert picked("dragon", RULE, g, 1) == mind.policy(g).key  # type: ignore[union-attr]


def test_a_value_that_knows_nothing_is_surprised_as_much_as_even_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    used = log_losses("kingdom", 3, 1)
    mind = MINDS["kingdom"]
    monkeypatch.setattr(type(mind), "worth", lambda self, g, seat: 0.3)
    blind = log_losses("kingdom", 3, 1)
    assert blind == pytest.approx([log(2)] * 3)
    assert used != blind


def test_the_command_tells_what_was_measured_row_by_row(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(oracles, "LEAST", 30)
    words = ["bench", "--minds", "--game", "dragon", "--games", "2", "--seed", "7"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["dragon"]
    assert found == [figure._asdict() for figure in measures("dragon", 2, 7)]
    assert [row["player"] for row in found][: len(LEVELS) + 1] == [*LEVELS, RULE]
    for row in every(found):
        assert told.count(f"dragon: {row['what']}\n") == 1
        assert f"  {row['player']:<8} {row['mean']:8.4f}  (95 %: {row['low']:.4f} to {row['high']:.4f})" in told
    assert ("holds" in told) != ("FALLS SHORT" in told), "the target is Master's alone"
