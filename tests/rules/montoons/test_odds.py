"""Odds of MonToons: what is told of a roll is what every value of the die brings, and what dealt worlds show."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.engine.agenda import do
from game.engine.events import Changed, Event, Rolled, Said
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import ROLLS, TRAP, pick_edge
from game.rules.montoons.waystone import Marking
from tests.rules.montoons.asked import random_states, states_by_kind
from tests.rules.montoons.table import GAME, Table, monster

FACES = range(1, 7)


def kind_of(news: list[Event]) -> str:
    """What the first roll has brought."""
    first = next((n for n, event in enumerate(news) if isinstance(event, Rolled)), None)
    if first is None:
        return "the end"  # a fourth Power wins before the token moves
    for event in news[first + 1 :]:
        match event:
            case Said(what="bumps"):
                return "a bump"
            case Rolled():
                return "another roll"
            case Changed(field="token", value=number):
                return f"the token goes to {number}"
            case Changed(field="at"):
                return "a slide"
    return "a slide"  # several edges fit, and somebody is asked


def answered(world: MonToons, key: str) -> list[Event]:
    """The news after an answer, up to the roll: one box is crossed, and of other questions the first choice taken."""
    world.news = []
    world.choose(key)
    while world.decision is not None and not any(isinstance(event, Rolled) for event in world.news):
        done = isinstance(world.about, Marking) and world.about.crossed
        world.choose("done" if done else world.decision.options[0].key)
    return world.news


def by_force(g: MonToons, key: str) -> Counter[str]:
    """What each value of the die brings; of those that are rolled again for the token nothing is counted."""
    found: Counter[str] = Counter()
    for face in FACES:
        world = g.clone()
        world.fixed = (face,)
        news = answered(world, key)
        if face != g.token or not any(getattr(event, "field", "") == "token" for event in news):
            found[kind_of(news)] += 1
    return found


def test_odds_are_what_every_face_of_the_die_brings() -> None:
    """At every question that gives odds, in random games on ice and elsewhere."""
    seen: Counter[str] = Counter()
    states = [g for states in states_by_kind().values() for g in states]
    states += [
        g.clone()
        for seed in (2, 3, 6)
        for g in random_states(seed, rounds=3)
        if any(GAME.odds(g, g.decision.player, option.key) for option in g.decision.options)
    ]
    for g in states:
        for option in g.decision.options:
            told = GAME.odds(g, g.decision.player, option.key)
            if told:
                assert sum(chance.share for chance in told) == pytest.approx(1)
                found = by_force(g, option.key)
                assert found["the end"] or {chance.what: chance.cases for chance in told} == found, option.key
                seen["token" if "token" in told[0].what else type(g.about).__name__] += 1
    assert seen["token"] > 10 and seen["Walking"] > 5 and len(seen) > 2, seen


def test_odds_are_what_dealt_worlds_show() -> None:
    """Over redealt worlds, whose chance is fresh, within what 600 of them allow."""
    ice = (
        Table(
            monster("hoku", "0,1"),
            monster("tala", "6,5"),
            options={"map": "C"},
            terrain={"1,1": "ice"},
            obstacles={"1,2": "rock", "1,0": "rock", "2,1": "rock"},
        )
        .use(("move", "3", False, False, False), deed="move")
        .g
    )
    mark = Table(monster("hoku", "2,5", dice={"waystone/1": 2, "waystone/2": 6}), monster("tala", "8,4"), token=6).g
    for g, key in ((ice, "hex:1,1"), (mark, "waystone")):
        rng, found = Random(4), Counter()
        for _ in range(600):
            news = answered(g.redeal(0, rng), key)
            found[kind_of([event for event in news if g is ice or not again(event, g)])] += 1
        for chance in GAME.odds(g, 0, key):
            assert abs(found.pop(chance.what, 0) / 600 - chance.share) < 0.08, (key, chance)
        assert not found


def again(event: Event, g: MonToons) -> bool:
    """A roll that names the token's present location, which is repeated."""
    return isinstance(event, Rolled) and event.value == g.token


@pytest.mark.parametrize("slid", [0, ROLLS - 1, ROLLS])
@pytest.mark.parametrize("trap", [True, False])
@pytest.mark.parametrize("health", [1, TRAP, TRAP + 1])
def test_a_roll_is_told_of_just_where_one_is_made(health: int, trap: bool, slid: int) -> None:
    """MON-R40, MON-TRAP-02: not on ice where a Trap fells the mover, nor after twenty rolls of one movement."""
    table = Table(
        monster("hoku", "0,1", health=health),
        monster("tala", "6,5"),
        monster("pele", "6,6"),
        options={"map": "C"},
        terrain={"1,1": "ice"},
        traps=["1,1"] if trap else [],
    )
    for effects in ((("move", "1", False, False, False),), (("jump", "1"),), ()):
        world = Table.__new__(Table)
        world.state = world.g = table.g.clone()
        world.g.news = []
        if effects:
            world.use(*effects, deed="move")
        else:
            world.g.note(slid=slid)
            world.run(do(pick_edge, 0, tuple(world.g.arena.by_key[key] for key in ("1,1", "0,2"))))
            world.g.note(slid=slid)
        told, heard = GAME.odds(world.g, 0, "hex:1,1"), len(world.g.news)
        world.play("hex:1,1")
        news = world.g.news[heard:]
        fallen = next((n for n, event in enumerate(news) if isinstance(event, Said) and event.what == "defeated"), None)
        rolled = any(isinstance(event, Rolled) for event in news[:fallen])
        assert bool(told) == rolled == (not (trap and health <= TRAP) and (bool(effects) or slid < ROLLS))


def test_a_rock_on_the_first_hex_of_a_map_is_bumped_into_like_any_other() -> None:
    others = (monster("tala", "2,1"), monster("pele", "1,2"))
    table = Table(
        monster("hoku", "0,1"), *others, options={"map": "C"}, terrain={"1,1": "ice"}, obstacles={"1,0": "rock"}
    )
    assert not table.g.arena.by_key["1,0"]
    g = table.use(("move", "1", False, False, False), deed="move").g
    told = {chance.what: chance.cases for chance in GAME.odds(g, 0, "hex:1,1")}
    assert told == by_force(g, "hex:1,1") and told["a bump"] == 3
