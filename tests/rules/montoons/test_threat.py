"""Threat in MonToons: what rivals could do is what comes of trying everything, and no hidden plan is looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from game.engine.agenda import do
from game.engine.events import Changed, Event, Rolled
from game.rules.montoons.action import Acting, act
from game.rules.montoons.attack import Boosting
from game.rules.montoons.gestures import DRIVES
from game.rules.montoons.laying import Laying
from game.rules.montoons.planning import Planning
from game.rules.montoons.sheets import Sheet
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import Whirling
from game.rules.montoons.threat import plan_reach, threat, threats
from tests.rules.montoons.asked import random_states
from tests.rules.montoons.table import Table, at, monster
from tests.sure import every, few_and_many

FACES = range(1, 7)


@cache
def planned(seed: int) -> tuple[MonToons, ...]:
    """Moments of a game at which everybody plans, the first of each round."""
    found: dict[int, MonToons] = {}
    for g in random_states(seed):
        if isinstance(g.about, Planning) and g.round > 1:
            found.setdefault(g.round, g.clone())
    return tuple(found.values())


# --- everything tried


def with_dice(g: MonToons, seat: int, slots: tuple[int, ...], value: int) -> MonToons:
    """The game in the turn of a seat that has only this to use."""
    world = g.clone()
    world.decision, world.phase, world.active, world.revealed[seat] = None, "action", seat, True
    world.dice[seat], world.slots[seat] = (value,) * len(slots), slots
    world.agenda[:] = [do(act, seat)]
    world.news = []
    world.run()
    return world


class End(NamedTuple):
    """Where an action has led its user, and what each seat has lost by it."""

    at: int
    lost: Counter[int]


def until_over(news: Sequence[Event]) -> Iterator[Event]:
    """The news up to the first roll, included, or the end of the turn: what is left of the dice is put away."""
    for event in news:
        if isinstance(event, Changed) and event.field in ("active", "round", "dice"):
            return
        yield event
        if isinstance(event, Rolled):
            return


def lost_by(news: Sequence[Event]) -> Counter[int]:
    """The hearts lost, by seat: they go one by one."""
    return Counter(event.index for event in news if isinstance(event, Changed) and event.field == "health")


def ends_of(world: MonToons, seat: int, deed: str) -> Iterator[End]:
    """Every end of an action without a roll: nothing is added to attacks, nothing laid, and nobody driven."""
    if world.decision is None or all(option.key != deed for option in world.decision.options):
        return
    world.choose(deed)
    waiting, met = [world], set[object]()
    while waiting:
        here = waiting.pop()
        mark = (
            tuple(here.at),
            tuple(here.health),
            here.about,
            here.action.targets,
            here.decision and here.decision.player,
        )
        if mark in met:
            continue
        met.add(mark)
        turn = list(until_over(here.news or ()))
        over = here.decision is None or len(turn) < len(here.news or ()) or isinstance(here.about, Acting)
        if over and not any(isinstance(event, Rolled) for event in turn):
            yield End(here.at[seat], lost_by(turn))
        if over or isinstance(here.about, Whirling):
            continue
        assert here.decision is not None
        options = here.decision.options
        for option in options[-1:] if isinstance(here.about, (*DRIVES, Boosting, Laying)) else options:
            there = here.clone()
            there.news = list(here.news or ())
            there.take(option)
            waiting.append(there)


def highest(sheet: Sheet, slots: tuple[int, ...]) -> list[int]:
    """The two highest values that dice on these slots may have."""
    return [face for face in FACES if all(sheet.slots[slot].faces >> face & 1 for slot in slots)][-2:]


def tried(g: MonToons, rival: int, victim: int, space: int) -> int:
    """The most hearts that one movement and one basic attack cost who stands on a space."""
    world, sheet = g.clone(), g.sheet_of(rival)
    world.at[victim] = space
    worst = 0
    places = {world.at[rival]: 0}
    for movement, slot in zip(sheet.movements, sheet.of_kind["move"]):
        for value in highest(sheet, (slot,)):
            for end in ends_of(with_dice(world, rival, (slot,), value), rival, f"move/{movement.id}"):
                if end.at >= 0:
                    places[end.at] = max(end.lost[victim], places.get(end.at, 0))
    for place, lost in places.items():
        world.at[rival] = place
        worst = max(worst, lost)
        for entry, attack in enumerate(sheet.attacks):
            slots = tuple(slot for slot in sheet.of_kind["basic"] if sheet.slots[slot].entry == entry)
            for value in highest(sheet, slots):
                for end in ends_of(with_dice(world, rival, slots, value), rival, f"basic/{attack.id}"):
                    worst = max(worst, lost + end.lost[victim])
    return worst


SEEDS = [*range(2), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 40))]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_plain_threat_is_what_every_move_with_every_attack_could_do(seed: int) -> None:
    rng = Random(seed)
    g = rng.choice(planned(seed))
    victim = rng.choice(g.living())
    g.guard[victim], g.health[victim] = False, g.sheet_of(victim).health.max
    rival = rng.choice(g.rivals(victim))
    g.health[rival] = g.sheet_of(rival).health.max  # who walks through lava lives to attack
    found = threat(g, rival, victim).plain
    free = [space for space in g.arena.members(g.ground.open & ~g.bits()) if g.terrain[space] == "land"]
    for space in every(rng.sample(free, 2)):
        assert found.get(space, 0) == tried(g, rival, victim, space), (g.sheet_of(rival).id, g.arena.keys[space])


def turns(seed: int) -> Iterator[tuple[MonToons, MonToons]]:
    """The beginnings of turns, with how the game stands when each is over."""
    begun: MonToons | None = None
    for g in random_states(seed):
        if begun is not None and (g.active, g.round) != (begun.active, begun.round):
            yield begun, g
            begun = None
        if begun is None and isinstance(g.about, Acting):
            begun = g.clone()


def hits(seed: int) -> Iterator[tuple[MonToons, int, int]]:
    """The beginning of a turn in which somebody lost hearts to whose turn it was, with that seat and their number."""
    for begun, over in turns(seed):
        for victim in begun.rivals(begun.active):
            lost = begun.health[victim] - over.health[victim]
            if lost > 0 and over.round == begun.round:
                yield begun, victim, lost


@few_and_many("games", 1, 30)
def test_whoever_is_hit_in_a_game_stood_where_that_was_told(games: int) -> None:
    for begun, victim, lost in every(hit for seed in range(1, 1 + games) for hit in hits(seed)):
        begun.revealed[begun.active] = False
        told = threat(begun, begun.active, victim).best
        assert told.get(begun.at[victim], 0) >= lost, (begun.sheet_of(begun.active).id, told)


def test_no_hidden_plan_is_looked_at() -> None:
    g = planned(1)[0]
    seat = g.decision.player if g.decision else 0
    assert threats(g.redeal(seat, Random(1)), seat) == threats(g.redeal(seat, Random(2)), seat) == threats(g, seat)


def test_what_is_plain_is_part_of_the_best() -> None:
    g = planned(2)[0]
    for found in every(threats(g, g.living()[0]).values()):
        assert all(found.best.get(space, 0) >= points for space, points in found.plain.items())


def test_who_has_acted_threatens_nobody_until_the_next_round() -> None:
    table = Table(monster("molthu"), monster("hoku", at(2)), monster("tala", at(4)))
    table.g.order = [1, 0]
    assert threats(table.g, 0).keys() == {2}
    table.g.phase = "planning"
    assert threats(table.g, 0).keys() == {1, 2}


def test_guard_takes_one_off_each_attack() -> None:
    table = Table(monster("molthu"), monster("pele", at(3)))
    table.g.rolled[1] = 5
    bare = threat(table.g, 1, 0).plain
    table.g.guard[0] = True
    held = threat(table.g, 1, 0).plain
    assert held[table.g.at[0]] == bare[table.g.at[0]] - 1


def test_a_plan_reaches_what_its_dice_can_do() -> None:
    """A 1 walks one hex, and Grasping Roots hit within 2 from there."""
    dice = {"move/scamper": 1, "basic/grasping_roots": 4}
    table = Table(monster("japili", at(0), dice=dice), monster("hoku", at(3)), monster("tala", at(0, -4)))
    g = table.g
    found = plan_reach(g, 0)
    assert {g.arena.keys[space] for space in found.ends} >= {at(0), at(1), at(0, -1)}
    assert at(2) not in {g.arena.keys[space] for space in found.ends}
    assert found.hits[g.at[1]] == 3
    assert g.at[2] not in found.hits


def test_a_plan_without_a_movement_stays_where_it_is() -> None:
    table = Table(monster("japili", at(0), dice={"basic/grasping_roots": 4}), monster("hoku", at(3)))
    found = plan_reach(table.g, 0)
    assert found.ends == (table.g.at[0],)
    assert table.g.at[1] not in found.hits
    assert found.hits[table.g.arena.by_key[at(2)]] == 3
