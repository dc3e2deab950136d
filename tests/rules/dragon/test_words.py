"""Words of Dragon Attack!: the log, refusals, odds, scores and standing."""

from __future__ import annotations

from random import Random

import pytest

from game.assets import data
from game.engine.agenda import say
from game.engine.rulebook import read_rulebook
from game.rules.dragon.throws import duel_chance, kill_chance, win_chance
from tests.rules.dragon.table import DRAGON, SHIPPED, Table, dealt, hero
from tests.rules.laid import sentences

BOOK = {section.number for section in read_rulebook(data("dragon", "rulebook.md")).sections}


def test_the_log_tells_a_game_without_you_and_with_every_name() -> None:
    told = ""
    for seed in range(60):
        match, rng = dealt(2 + seed % 5, seed), Random(seed)
        while match.decision is not None:
            assert say(match.decision.prompt) and all(say(option.label) for option in match.decision.options)
            match.answer(rng.choice(match.decision.options).key)
        told += " ".join(sentences(match))
        assert sentences(match, 0) == sentences(match), "no secrets"
    for word in ("goes", "finds", "defeats", "takes", "offers", "refuses", "sails", "rests", "the Dragon flies"):
        assert f" {word}" in told, word


@pytest.mark.parametrize(
    ("target", "word", "rule"),
    [
        ("hex/6,5", "starting point", "5.1"),
        ("hex/14,0", "water", "5.2"),
        ("hex/0,11", "Too far", "5.1"),
        ("hoard", "slays", "9.2"),
        ("home/1", "safe", "6.5"),
        ("front/1", "own space", "7.1"),
        ("boat:14,6", "boat", "5.3"),
        ("offer", "where your move ends", "5.1"),
        (5, "where your move ends", "5.1"),
        ("front/0", "where", "5.1"),
    ],
)
def test_what_cannot_be_chosen_says_why_with_its_rule(target: object, word: str, rule: str) -> None:
    t = Table(hero(), hero(), dice=[3])
    refusal = DRAGON.why_not(t.state, 0, target)
    assert refusal is not None and word in refusal.why and refusal.rule == rule and rule in BOOK


def test_what_can_be_chosen_is_not_refused() -> None:
    t = Table(hero(), hero(), dice=[3])
    assert all(DRAGON.why_not(t.state, 0, target) is None for target in (*t.keys, "hex/5,6"))


def test_a_walled_in_hero_hears_what_stands_between() -> None:
    t = Table(hero("0,0"), hero("1,0"), hero("0,1"), dice=[6])
    refusal = DRAGON.why_not(t.state, 0, "hex/2,0")
    assert refusal is not None and "in between" in refusal.why


def test_retreats_steps_and_voyages_have_refusals_of_their_own() -> None:
    t = Table(hero("2,0"), hero(), map={"2,0": ["T33 up"], "5,0": ["T01"]}, dice=[2, 2, 2]).play("stay")
    for target, word in (("hex/11,0", "water"), ("hex/5,0", "empty"), ("hex/3,0", "fell short, 3, and this is 1 away")):
        refusal = DRAGON.why_not(t.state, 1, target)
        assert refusal is not None and word in refusal.why and refusal.rule == "8.4"
    t = Table(hero("9,2", "T01"), hero("9,1"), dice=[2]).play("9,1", "give:T01", "offer", "agree")
    assert DRAGON.why_not(t.state, 0, "hex/3,3").rule == "7.3"  # type: ignore[union-attr]
    t = Table(hero("1,5", "T44"), hero(), dice=[2])
    assert DRAGON.why_not(t.state, 0, "hex/2,0").rule == "5.3"  # type: ignore[union-attr]


def test_the_others_hear_whose_turn_it_is_or_that_they_rest() -> None:
    t = Table(hero(), hero(), hero(resting=True), dice=[3])
    assert "another player" in DRAGON.why_not(t.state, 1, "stay").why  # type: ignore[union-attr]
    assert DRAGON.why_not(t.state, 2, "stay").rule == "8.5"  # type: ignore[union-attr]
    assert "over" in DRAGON.why_not(Table(hero(), hero(), dragon=12, dice=[1]).state, 0, "stay").why  # type: ignore[union-attr]


def test_in_the_midst_of_a_turn_it_is_told_whose_choice_is_waited_for() -> None:
    """DRA-BATTLE-07, DRA-TRADE-01"""
    t = Table(hero("2,0"), hero(), hero(), map={"2,0": ["T33 up"]}, dice=[2, 2, 2]).play("stay")
    for seat in (0, 1):
        assert DRAGON.why_not(t.state, seat, "stay").rule == "8.4"  # type: ignore[union-attr]
    t = Table(hero("9,2", "T01"), hero("9,1"), dice=[2]).play("9,1", "give:T01", "offer")
    refusal = DRAGON.why_not(t.state, 0, "offer")
    assert refusal is not None and "you offer" in refusal.why and refusal.rule == "7.2"


@pytest.mark.parametrize(("dice", "strength"), [(1, 5), (2, 4), (3, 3), (4, 5), (1, 2)])
def test_the_odds_of_a_battle_are_what_the_rules_bring(dice: int, strength: int) -> None:
    friends = ["T38", "T40", "T42"][: dice - 1]
    monster = next(c.id for c in SHIPPED.counters if c.strength == strength)
    won = 0
    for seed in range(1500):
        start = DRAGON.read_position(
            SHIPPED,
            {
                "heroes": [{"at": "2,0", "front": friends}, {}],
                "others": "none",
                "map": {"2,0": [f"{monster} up"]},
                "dice": [2],
                "seed": seed,
            },
        )
        start.run()
        start.choose("stay")
        won += bool(start.zones["home/0"])
    assert won / 1500 == pytest.approx(win_chance(dice, strength), abs=0.04)


def test_odds_stand_beside_every_battle_before_it_is_entered() -> None:
    t = Table(hero("9,2", "T38"), hero("9,1"), map={"8,2": ["T28 up"], "8,1": ["T01"]}, dragon=10, dice=[2])
    monster, rival, dragon = (DRAGON.odds(t.state, 0, key) for key in ("8,2", "9,1", "9,3"))
    assert [chance.share for chance in monster] == pytest.approx([win_chance(2, 4), 1 - win_chance(2, 4)])
    assert rival[0].share == pytest.approx(duel_chance(2, 1))
    assert dragon[0].share == pytest.approx(kill_chance(2, (5, 4, 3, 2)))
    assert sum(chance.share for chance in dragon) == pytest.approx(1)
    assert DRAGON.odds(t.state, 0, "8,1") == () and DRAGON.odds(t.state, 0, "nonsense") == ()


def test_a_search_has_the_odds_of_what_has_not_been_seen() -> None:
    t = Table(hero("2,0"), hero(), map={"2,0": ["T01"], "8,0": ["T21", "T22"], "10,0": ["T36 seen"]}, dice=[2])
    t.play("stay")
    odds = DRAGON.odds(t.state, 0, "search")
    assert [(chance.what, chance.cases) for chance in odds] == [("gold", 1), ("a monster", 2)]


def test_other_choices_with_dice_have_odds() -> None:
    t = Table(hero("1,5", "T44"), hero(), dice=[2])
    assert DRAGON.odds(t.state, 0, "roll")[0].share == pytest.approx(1 / 6)
    t = Table(hero("7,6"), hero(), dragon=12, strengths=[2], dice=[1])
    assert DRAGON.odds(t.state, 0, "fight")[0].share == pytest.approx(0.8)
    t = Table(hero("9,2", "T01"), hero("9,1"), dice=[2]).play("9,1")
    assert DRAGON.odds(t.state, 0, "fight")[0].share == pytest.approx(0.5)
    t.play("give:T01", "offer")
    assert DRAGON.odds(t.state, 1, "refuse")[0].share == pytest.approx(0.5)


def test_standing_favours_who_is_ahead_and_ends_with_the_result() -> None:
    t = Table(hero(home=["T20"]), hero(), hero(), dice=[2])
    chances = [DRAGON.standing(t.state, seat) for seat in range(3)]
    assert chances[0] > chances[1] == chances[2] > 0 and sum(chances) < 1
    near = Table(hero(home=["T20"]), hero(), hero(), dragon=12, dice=[2])
    assert sum(DRAGON.standing(near.state, seat) for seat in range(3)) < sum(chances)
    lost = Table(hero(), hero(), dragon=12, dice=[1])
    assert DRAGON.standing(lost.state, 0) == 0
