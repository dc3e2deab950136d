"""Computers at MonToons: sensible, fair, never at a loss, and after both victories."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from game.ai.montoons import MonToonsMind
from game.ai.montoons_ground import gist, striking
from game.ai.montoons_plans import plans
from game.ai.thinking import choose
from game.engine.match import Match
from game.rules.montoons.state import MonToons
from game.rules.montoons.statistics import road
from game.rules.montoons.waystone import beside_token
from tests.rules.montoons.table import GAME, SHIPPED, Table, at, monster
from tests.sure import every

MIND = MonToonsMind()


def questions(seed: int, seats: int) -> Iterator[Match]:
    """A match at every question of a game of now sensible, now random answers."""
    match, rng = Match(GAME, SHIPPED, seats, seed, {"map": "ABCD"[seed % 4], "limit": "20"}), Random(seed)
    while match.decision is not None:
        yield match
        lean = MIND.policy(match.state) if rng.random() < 0.7 else None
        match.answer((lean or rng.choice(match.decision.options)).key)


def sensible(seed: int, against_chance: bool = False) -> MonToons:
    """A finished game of two; one of them may answer by chance."""
    options, rng = GAME.options({"draft": "dealt", "map": "ABCD"[seed % 4], "limit": "20"}), Random(seed)
    g = GAME.deal(SHIPPED, 2, seed, options)
    g.run()
    while g.decision is not None:
        clever = not against_chance or g.decision.player == seed % 2
        g.take((MIND.policy(g) if clever else None) or rng.choice(g.decision.options))
    assert isinstance(g, MonToons)
    return g


@pytest.mark.parametrize("seats", [2, 5])
def test_every_question_has_a_shortlist_a_worth_and_a_reason(seats: int) -> None:
    for match in every(questions(seats, seats)):
        g, seat = match.state, match.decision.player
        offered = [option.key for option in match.decision.options]
        short = [option.key for option in MIND.shortlist(g)]
        assert short and set(short) <= set(offered)
        worths = [MIND.worth(g, other) for other in range(seats)]
        assert all(0 <= worth <= 1 for worth in worths) and sum(worths) == pytest.approx(1)
        for key in offered[:12]:
            for eyes in (1 << seat, g.everyone):
                sentence = MIND.reason(g, seat, key, eyes)
                assert sentence.endswith(".") and "{" not in sentence, (g.asked[0], key)


def test_what_nobody_has_seen_changes_neither_choice_nor_reason() -> None:
    rng, compared = Random(1), 0
    for match in questions(3, 3):
        g, seat = match.state, match.decision.player
        if rng.random() < 0.3:
            other = g.redeal(seat, rng)
            compared += 1
            one, two = MIND.policy(g), MIND.policy(other)
            if g.asked[0] not in ("montoons.shove", "montoons.force_step", "montoons.throw_where"):
                assert (one.key if one else None) == (two.key if two else None), g.asked
            for option in match.decision.options[:6]:
                assert MIND.reason(g, seat, option.key, 7) == MIND.reason(other, seat, option.key, 7)
    assert compared > 20


def test_a_thought_depends_on_the_view_and_the_seed_alone() -> None:
    match = next(m for m in questions(5, 2) if m.state.round == 2 and m.state.asked[0] == "montoons.act")
    g, seat = match.state, match.decision.player
    keys = {choose(GAME, world, seat, "normal", 7, 60).key for world in (g, g.redeal(seat, Random(1)))}
    assert len(keys) == 1


def test_a_plan_is_told_to_its_owner_alone() -> None:
    g = next(m for m in questions(1, 2) if m.state.asked[0] == "montoons.plan").state
    seat, key = g.decision.player, g.decision.options[0].key
    assert "secret" in MIND.reason(g, seat, key, 3) and "secret" not in MIND.reason(g, seat, key, 1 << seat)


@pytest.mark.parametrize(
    ("dice", "value", "word"),
    [
        ((6, 6, 3, 3, 2), 6, "highest"),
        ((6, 6, 3, 3, 2), 2, "lowest"),
        ((6, 6, 3, 3, 2), 3, "higher dice"),
        ((4, 4, 4), 4, "all show the same"),
    ],
)
def test_the_reason_for_a_die_on_speed_fits_how_high_it_is(dice: tuple[int, ...], value: int, word: str) -> None:
    g = next(m for m in questions(1, 2) if m.state.asked[0] == "montoons.plan").state
    seat = g.decision.player
    g.dice[seat] = dice
    (fact,) = MIND.facts(g, seat, f"{value}>speed", 1 << seat)
    assert word in MIND.words(g, fact)


def test_a_plan_places_every_die_where_it_may_lie() -> None:
    placed = 0
    for match in questions(6, 2):
        g = match.state
        if g.asked[0] == "montoons.plan" and not any(slot >= 0 for slot in g.slots[g.decision.player]):
            for _, placing in plans(g, g.decision.player):
                world = g.clone()
                world.news = None
                for value, slot in placing:
                    world.choose(f"{value}>{world.sheet_of(g.decision.player).slots[slot].key}")
                assert world.value_on(g.decision.player, 0)
                placed += 1
    assert placed > 20


def test_a_sensible_player_beats_chance_by_far() -> None:
    won = [sensible(seed, against_chance=True).winners == (seed % 2,) for seed in range(10)]
    assert sum(won) >= 9


def test_both_roads_to_victory_are_walked() -> None:
    ends = Counter(road(sensible(seed)) for seed in range(16))
    assert ends["way"] and ends["last"]


def test_dice_go_to_the_waystone_when_it_can_be_marked() -> None:
    table = Table(
        monster("hoku", "2,5", pool=[2, 2, 6, 6, 1]), monster("tala", "7,1", pool=[1]), phase="planning", token=6
    )
    best = plans(table.g, 0)[0][1]
    assert sum(table.g.sheet_of(0).slots[slot].kind == "waystone" for _, slot in best) == 2


def test_the_fourth_power_is_taken_before_anything_else() -> None:
    table = Table(
        monster("hoku", "2,5", dice={"waystone/1": 2, "move/paddle": 3}, powers=3, crossed=["0,2", "1,1", "1,2"]),
        monster("tala", "7,1"),
        token=6,
    )
    while table.g.winners is None:
        lean = MIND.policy(table.g)
        assert lean is not None
        table.play(lean.key)
    assert table.g.winners == (0,) and table.g.round == 1


def test_nobody_walks_into_lava_without_need() -> None:
    table = Table(
        monster("hoku", at(0), dice={"move/paddle": 3}), monster("tala", at(4)), terrain={at(1): "lava", at(2): "lava"}
    ).play("move/paddle")
    lean = MIND.policy(table.g)
    assert lean is not None and lean.key not in (f"hex:{at(1)}", f"hex:{at(2)}")


def test_a_beaten_rival_is_pushed_into_the_pit() -> None:
    table = Table(monster("hoku", at(0)), monster("tala", at(1), health=3), terrain={at(3): "spike_pit"})
    table.use(("aim", 1, 1, "rival", True), ("push", "2")).play("seat:2")
    lean = MIND.policy(table.g)
    assert lean is not None and lean.key == "push:2:2"


def test_the_gist_of_an_ability_knows_where_it_can_be_used_from() -> None:
    g = Table(monster("hoku", at(0)), monster("tala", at(3))).g
    aim = gist((("aim", 2, 1, "rival", True), ("damage", "die"), ("by_die", (2,), (("push", "2"),), ())), 2)
    assert (aim.mode, aim.far, aim.harm > 2) == ("aim", 2, True)
    mask = striking(g, 0, aim, 1)
    arena = g.arena
    assert mask & arena.bit[arena.by_key[at(1)]] and not mask & arena.bit[arena.by_key[at(0)]]
    run = gist((("blitz", "2-3"),), 1)
    assert striking(g, 0, run, 1) & arena.bit[arena.by_key[at(1)]] and run.harm == 3


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_games_between_computers_end(seats: int) -> None:
    g, rng = GAME.deal(SHIPPED, seats, seats, GAME.options({"map": "ABCD"[seats - 2]})), Random(seats)
    g.run()
    while g.decision is not None:
        g.take(MIND.policy(g) or rng.choice(g.decision.options))
    assert isinstance(g, MonToons) and g.winners and g.round < 40


# --- looking ahead


def thought_out(table: Table, level: str = "master") -> Table:
    """The first seat's turn as a computer of that level plays it."""
    while table.g.decision is not None and table.asked == 0 and table.g.active == 0:
        table.play(choose(GAME, table.g, 0, level, len(table.keys), 60).key)
    return table


def test_hard_takes_the_place_at_the_stone_from_a_rival_who_needs_one_more_power() -> None:
    table = Table(
        monster("hoku", "4,5", dice={"basic/hydro_surge": 1, "move/paddle": 2}),
        monster("tala", "2,5", powers=3, crossed=["1,3", "1,4", "2,3"], speed=3, dice={"waystone/1": 2}),
        token=6,
    )
    assert beside_token(table.g, 1)
    assert not beside_token(thought_out(table).g, 1)


def test_hard_keeps_out_of_reach_with_its_last_hearts() -> None:
    table = Table(
        monster("hoku", "4,5", health=3, dice={"move/paddle": 5}),
        monster("pele", "5,5", speed=3, dice={"basic/cinder_flick": 3}),
        token=6,
    )
    g = thought_out(table).g
    assert g.health[0] == 3 and not g.in_range(g.at[1], g.at[0], 2)


def test_hard_strikes_the_last_hearts_before_it_marks_the_stone() -> None:
    table = Table(
        monster("hoku", "2,5", dice={"basic/hydro_surge": 4, "waystone/1": 2}),
        monster("tala", "4,5", health=4, powers=2, dice={"bonus/2": 1}),
        token=6,
    )
    assert thought_out(table).g.winners == (0,)
