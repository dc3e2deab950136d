"""Raids told before a cut are the raids that come (7.3)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.events import Said
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.kingdom.aftermath import Raiding, Trimming
from game.rules.kingdom.deeds import Riding
from game.rules.kingdom.forecast import at_once, dismissing, in_reach, of_use, prey, raids
from game.rules.kingdom.resolve import Controlling, Resolving
from tests.rules.kingdom.table import Table, player, resolving

KINGDOM = shipped_content("kingdom")


def outcome(match: Match, key: str, lot: Random) -> tuple[int, int]:
    """How many Monsters get points and how many points are lost by who lets all be, questions answered by chance."""
    played = Match(match.game, match.content, match.seats, match.seed, start=match.state, skip_single=False)
    state: Any = played.state
    player, told = played.decision.player, len(played.events)
    played.answer(key)
    if isinstance(state.about, Resolving):
        played.answer("done")
    before = state.reserve[player] if isinstance(state.about, Trimming | Raiding) else match.state.reserve[player]
    while isinstance(state.about, Trimming | Raiding) and played.decision.player == player:
        played.answer(lot.choice(played.decision.options).key)
    taken = [event for event in played.events[told:] if isinstance(event, Said) and event.what == "raid"]
    spent = before - state.reserve[player]
    assert state.winners is not None or spent == sum(int(event.about[1]) for event in taken)
    return len(taken), spent if state.winners is None else sum(int(event.about[1]) for event in taken)


def compare(games: range) -> tuple[int, int]:
    """Choices compared, and those of them that cost something."""
    compared = dear = 0
    for seed in games:
        lot = Random(seed)
        match = Match(GAMES["kingdom"], KINGDOM, 2 + seed % 3, seed, skip_single=False)
        while not match.over:
            options = match.decision.options
            for option in options:
                if lot.random() < 0.3 and (told := raids(match.state, option.key)) is not None:
                    digest = match.state.digest()
                    assert (told.fed, told.cost) == outcome(match, option.key, lot), f"seed {seed}: {option.key}"
                    assert told.cost <= 2 * len(told.monsters) and match.state.digest() == digest
                    compared += 1
                    dear += told.cost > 0
            cuts = [option for option in options if option.key.startswith("cut")]
            match.answer(lot.choice(cuts if cuts and lot.random() < 0.3 else options).key)
    return compared, dear


def beaten_after(match: Match, key: str, lot: Random) -> tuple[set[int], int]:
    """Monsters that fall when whoever cuts fights whatever can be fought, by chance, and the points of that."""
    played = Match(match.game, match.content, match.seats, match.seed, start=match.state, skip_single=False)
    state: Any = played.state
    player, fallen, most = played.decision.player, set[int](), 0
    played.answer(key)
    before = match.state.reserve[player]
    while played.decision is not None and played.decision.player == player and not isinstance(state.about, Raiding):
        options = played.decision.options
        if isinstance(state.about, Resolving):
            options = [option for option in options if option.key.startswith("fight:")]
            if not options:
                break
        option = lot.choice(options)
        if option.key.startswith("fight:"):
            fallen.add(int(option.at or 0))
        played.answer(option.key)
        most = max(most, state.reserve[player] - before) if isinstance(state.about, Resolving) else most
    return fallen, most


def test_the_prey_of_a_cut_is_what_falls_after_it_and_nothing_else() -> None:
    compared = hunted = 0
    for seed in range(8):
        lot = Random(seed)
        match = Match(GAMES["kingdom"], KINGDOM, 2 + seed % 3, seed, skip_single=False)
        while not match.over:
            for option in match.decision.options:
                heard, told = len(match.events), prey(match.state, option.key)
                assert told is None or option.key.startswith("cut")
                assert len(match.events) == heard, "what was tried out is told in the game"
                if option.key.startswith("cut") and lot.random() < 0.5:
                    tried = [beaten_after(match, option.key, lot) for _ in range(12)]
                    fallen = {card for cards, _ in tried for card in cards}
                    points = max(points for _, points in tried)
                    assert (fallen, points) == ((set(told.monsters), told.points) if told else (set(), 0))
                    compared, hunted = compared + 1, hunted + bool(fallen)
            match.answer(lot.choice(match.decision.options).key)
    assert compared > 60 and hunted > 5


def test_raids_told_before_a_cut_and_before_done_are_those_that_come() -> None:
    compared, dear = compare(range(5))
    assert compared > 40 and dear > 10


@pytest.mark.soak
def test_raids_told_are_those_that_come_over_many_games() -> None:
    compared, dear = compare(range(100, 300))
    print(f"{compared} choices, {dear} of them with a cost")
    assert compared > 2000 and dear > 300


# --- what is still of use


def useful(t: Table) -> set[str]:
    before = t.state.digest()
    keys = {option.key for option in of_use(t.state)}
    assert t.state.digest() == before and keys <= {*t.keys} - {"done"}
    return keys


@pytest.mark.parametrize(
    ("words", "keys"),
    [
        ({"kingdom": "orthos12 amazon amazon amazon wizard wizard"}, {"fight:orthos12"}),
        ({"dungeon": "princess"}, set()),
        ({"dungeon": "princess", "treasury": "ninja"}, {"deed:princess"}),
        ({"dungeon": "captain"}, {"deed:captain"}),
        ({"dungeon": "amazon"}, set()),  # a ride without a Monster that could change sides
        ({"dungeon": "amazon orthos4"}, {"deed:amazon"}),
        ({"dungeon": "harpy4", "hand": "ninja"}, set()),
        ({"dungeon": "harpy4", "hand": "ninja", "rivals": ({"array": ["angel"]},)}, {"control:harpy4"}),
        ({"dungeon": "hungry_dragon4", "hand": "ninja"}, set()),
        (
            {"dungeon": "hungry_dragon4", "hand": "ninja", "rivals": ({"treasury": ["angel"]},)},
            {"control:hungry_dragon4"},
        ),
    ],
)
def test_of_use_is_what_more_comes_of_than_the_cards_it_costs(words: dict[str, Any], keys: set[str]) -> None:
    found = useful(resolving(**words))
    assert found >= keys and (keys or not found)


def test_at_any_other_question_nothing_is_of_use_and_a_fight_always_is() -> None:
    asked = fights = 0
    for seed in range(6):
        lot, match = Random(seed), Match(GAMES["kingdom"], KINGDOM, 2 + seed % 3, seed, skip_single=False)
        while match.decision is not None:
            state: Any = match.state
            if isinstance(state.about, Resolving):
                keys = {option.key for option in match.decision.options}
                found = {option.key for option in of_use(state)}
                assert {key for key in keys if key.startswith("fight")} <= found <= keys - {"done"}
                fights += any(key.startswith("fight") for key in keys)
            else:
                assert of_use(state) == []
                asked += 1
            match.answer(lot.choice(match.decision.options).key)
    assert asked > 100 and fights


def suits(one: int, other: int) -> bool:
    """Whether a card cuts beside another, by what is printed on both."""
    colours = ["grey" if KINGDOM.is_monster(card) else KINGDOM.of(card).colour for card in (one, other)]
    return colours[0] == colours[1] or "white" in colours


def test_a_card_that_would_be_thrown_away_is_named_while_another_could_cut() -> None:
    """A full Array that the card does not fit is dismissed (3.4)."""
    lot, named, taken = Random(4), 0, 0
    words = ("knight", "angel", "captain", "amazon", "wizard", "ninja", "princess", "orthos4")
    for _ in range(120):
        full = lot.choice((["knight"] * 7, ["angel"] * 7, ["wizard", "ninja"] * 3 + ["wizard"], ["knight"] * 6))
        row = lot.sample(words, 3)
        t = Table(player(array=full), player(), matrix=[" ".join(row), ". . .", ". . ."])
        array = t.state.zones["array/0"]
        tops = {key: t.state.zones[f"matrix/{3 * int(key[5]) + int(key[6]) - 4}"][0] for key in t.keys}
        fitting = {key for key, card in tops.items() if any(suits(card, other) for other in array)}
        for key, card in tops.items():
            wasted = len(array) == 7 and key not in fitting and bool(fitting)
            assert dismissing(t.state, key) == (card if wasted else None)
            named, taken = named + wasted, taken + 1
        assert dismissing(t.state, "take:33") is dismissing(t.state, "queue") is None
        t.play(t.keys[0])
        assert all(dismissing(t.state, key) is None for key in t.keys)
    assert 20 < named < taken


def test_who_can_be_fought_once_a_card_lies_in_a_side_is_who_may_be_fought_then() -> None:
    """5.5, 5.6, 6.4: by the rules, wherever a card is put into a side or changes sides."""
    compared = 0
    for seed in range(30):
        lot, match = Random(seed), Match(GAMES["kingdom"], KINGDOM, 2, seed, skip_single=False)
        while (decision := match.decision) is not None:
            options = [o for o in decision.options if o.key.startswith(("cut", "deed:wizard", "deed:amazon"))]
            option = lot.choice(options or decision.options)
            heard, told = len(match.events), in_reach(match.state, option.key)
            assert len(match.events) == heard, "what was tried out is told in the game"
            match.answer(option.key)
            if told is None:
                continue
            while isinstance(match.state.about, Riding):
                match.answer("stay")
            assert isinstance(match.state.about, Resolving), f"seed {seed}: a deed goes on after {option.key}"
            fights = {o.at for o in match.decision.options if o.key.startswith("fight:")}
            assert set(told) == fights, f"seed {seed}: {option.key}"
            compared += bool(fights)
    assert compared


def test_points_that_a_deed_or_a_control_brings_at_once_are_those_that_come() -> None:
    """4.4, 4.5, 5.2, 6.2: whoever controls, by the rules; and no other choice brings any."""
    compared = 0
    for seed in range(40):
        lot, match = Random(seed), Match(GAMES["kingdom"], KINGDOM, 2, seed, skip_single=False)
        while (decision := match.decision) is not None:
            told = {option.key: at_once(match.state, option.key) for option in decision.options}
            deeds = [o for o in decision.options if o.key.startswith(("cut", "fight:", "deed:", "control:"))]
            option = lot.choice(deeds or decision.options)
            state: Any = match.state
            before, resolving_ = state.reserve[decision.player], isinstance(state.about, Resolving | Controlling)
            match.answer(option.key)
            came = state.reserve[decision.player] - before
            if not resolving_ or option.key.startswith(("fight:", "done")):
                assert not any(told.values()) or resolving_
                continue
            if isinstance(state.about, Controlling):
                assert told[option.key] == min(at_once(state, one.key) for one in match.decision.options)
            else:
                assert told[option.key] == came, f"seed {seed}: {option.key}"
                compared += came > 0
    assert compared > 5
